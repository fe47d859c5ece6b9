#!/bin/sh
# Puts the certificate of MACOS_CERTIFICATE (PKCS 12 in base64) into a keychain of its own, for codesign on a runner.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
keychain=$place-gattai.keychain-db
password=$(uuidgen)
printf '%s' "$MACOS_CERTIFICATE" | base64 -d >"$place/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$place/certificate.p12" -P "$MACOS_CERTIFICATE_PASSWORD" -f pkcs12 -k "$keychain" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
