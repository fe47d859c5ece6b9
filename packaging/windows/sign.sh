#!/bin/sh
# Signs a program for Windows on Linux: sign.sh FILE. The certificate (PKCS 12 in base64) and its password are in
# WINDOWS_CERTIFICATE and WINDOWS_CERTIFICATE_PASSWORD. A time from outside is asked for, unless WINDOWS_SIGN_TIME is empty.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
printf '%s' "$WINDOWS_CERTIFICATE" | base64 -d >"$place/certificate.p12"
printf '%s' "$WINDOWS_CERTIFICATE_PASSWORD" >"$place/password"
time=${WINDOWS_SIGN_TIME-http://timestamp.digicert.com}
set -- "$1" ${time:+-ts "$time"}
file=$1
shift
osslsigncode sign -pkcs12 "$place/certificate.p12" -readpass "$place/password" -h sha256 -n "Gattai Desktop" "$@" \
    -in "$file" -out "$place/signed" >/dev/null
cat "$place/signed" >"$file"
echo "Signed: $file"
