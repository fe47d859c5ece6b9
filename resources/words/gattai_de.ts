<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>answer</name>
    <message>
      <source>Schism {now} to {then}</source>
      <translation>Schisma {now} wird {then}</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>Schism stays</source>
      <translation>Schisma bleibt</translation>
    </message>
  </context>
  <context>
    <name>AnswerButton</name>
    <message>
      <source>stays {number}</source>
      <translation>bleibt {number}</translation>
    </message>
  </context>
  <context>
    <name>Answers</name>
    <message>
      <source>The hands stay hidden while the table is passed.</source>
      <translation>Die Hände bleiben derweil verdeckt.</translation>
    </message>
    <message>
      <source>{name}'s turn</source>
      <translation>{name} ist dran</translation>
    </message>
    <message>
      <source>for the answers that {name} alone may see</source>
      <translation>für die Antworten, die nur {name} sehen darf</translation>
    </message>
  </context>
  <context>
    <name>Arrival</name>
    <message>
      <source>The table is being laid</source>
      <translation>Der Tisch wird gedeckt</translation>
    </message>
    <message>
      <source>Opening {name}</source>
      <translation>{name} wird geöffnet</translation>
    </message>
  </context>
  <context>
    <name>AskPlate</name>
    <message>
      <source>VOTES  {cast} of {count}</source>
      <translation>STIMMEN  {cast} von {count}</translation>
    </message>
    <message>
      <source>{count} more</source>
      <translation>{count} weitere</translation>
    </message>
  </context>
  <context>
    <name>BackgroundTask</name>
    <message>
      <source>{share} % done. Back stops it.</source>
      <translation>{share} % fertig. Zurück hält an.</translation>
    </message>
  </context>
  <context>
    <name>Battlefield</name>
    <message>
      <source>Battlefield</source>
      <translation>Schlachtfeld</translation>
    </message>
  </context>
  <context>
    <name>BattlePane</name>
    <message>
      <source>Clash</source>
      <translation>Clash</translation>
    </message>
    <message>
      <source>This battle: {count}</source>
      <translation>Dieser Kampf: {count}</translation>
    </message>
    <message>
      <source>Nothing more is revealed</source>
      <translation>Mehr wird nicht aufgedeckt</translation>
    </message>
    <message>
      <source>This is your last Bot</source>
      <translation>Das ist dein letzter Bot</translation>
    </message>
    <message>
      <source>the top Bot joins the attack</source>
      <translation>der oberste Bot kommt zum Angriff dazu</translation>
    </message>
    <message>
      <source>Play waits for an answer</source>
      <translation>Das Spiel wartet auf eine Antwort</translation>
    </message>
    <message>
      <source>Nobody challenges now</source>
      <translation>Gerade fordert niemand heraus</translation>
    </message>
    <message>
      <source>attack {now} → {then}, and equal is no win</source>
      <translation>Angriff {now} → {then}; Gleichstand reicht nicht</translation>
    </message>
    <message>
      <source>Comes by itself, deck empty</source>
      <translation>Kommt von selbst, Deck leer</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Laufen lassen</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Jetzt nicht</translation>
    </message>
    <message>
      <source>defends with {value}</source>
      <translation>verteidigt mit {value}</translation>
    </message>
    <message>
      <source>attacks with {value}</source>
      <translation>greift an mit {value}</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Bots come by themselves</source>
      <translation>Bots kommen von selbst</translation>
    </message>
    <message>
      <source>to the next choice</source>
      <translation>bis zur nächsten Wahl</translation>
    </message>
    <message>
      <source>{count} in the deck</source>
      <translation>{count} im Deck</translation>
    </message>
    <message>
      <source>defence {value}</source>
      <translation>Verteidigung {value}</translation>
    </message>
    <message>
      <source>barrier {count}</source>
      <translation>Barriere {count}</translation>
    </message>
    <message>
      <source>Count the clash</source>
      <translation>Clash auszählen</translation>
    </message>
    <message>
      <source>Reveal one</source>
      <translation>Einen aufdecken</translation>
    </message>
    <message>
      <source>Surrender</source>
      <translation>Kapitulieren</translation>
    </message>
  </context>
  <context>
    <name>board</name>
    <message>
      <source>{name} {left} to {right}</source>
      <translation>{name} {left} zu {right}</translation>
    </message>
    <message numerus="yes">
      <source>{words}, {count} lost</source>
      <translation>
        <numerusform>{words}, {count} verloren</numerusform>
        <numerusform>{words}, {count} verloren</numerusform>
      </translation>
    </message>
    <message>
      <source>Rule {rule}</source>
      <translation>Regel {rule}</translation>
    </message>
    <message>
      <source>Rule {rule}.</source>
      <translation>Regel {rule}.</translation>
    </message>
    <message>
      <source>Hand</source>
      <translation>Hand</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} Karte</numerusform>
        <numerusform>{count} Karten</numerusform>
      </translation>
    </message>
    <message>
      <source>Undone: {words}</source>
      <translation>Zurückgenommen: {words}</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Pile</source>
      <translation>Pile</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <source>{name}, top of the Pile</source>
      <translation>{name}, obenauf auf dem Pile</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards, {card} on top</source>
      <translation>
        <numerusform>{count} Karte, obenauf {card}</numerusform>
        <numerusform>{count} Karten, obenauf {card}</numerusform>
      </translation>
    </message>
    <message>
      <source>{title}, at a price</source>
      <translation>{title}, zu einem Preis</translation>
    </message>
    <message>
      <source>{title}, refused</source>
      <translation>{title}, abgelehnt</translation>
    </message>
    <message>
      <source>Key {key}</source>
      <translation>Taste {key}</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <translation>{suit}-{rank}</translation>
    </message>
    <message>
      <source>{whose} card, face down</source>
      <translation>Karte {whose}, verdeckt</translation>
    </message>
    <message>
      <source>{whose} Omen, active</source>
      <translation>Omen {whose}, aktiv</translation>
    </message>
    <message>
      <source>{whose} Omen, spent</source>
      <translation>Omen {whose}, verbraucht</translation>
    </message>
    <message>
      <source>Pilots'</source>
      <translation>der Pilotinnen</translation>
    </message>
    <message>
      <source>Coach's</source>
      <translation>des Coachs</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards in hand</source>
      <translation>
        <numerusform>{count} Karte auf der Hand</numerusform>
        <numerusform>{count} Karten auf der Hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title}: {count} cards, {card} on top</source>
      <translation>
        <numerusform>{title}: {count} Karte, obenauf {card}</numerusform>
        <numerusform>{title}: {count} Karten, obenauf {card}</numerusform>
      </translation>
    </message>
    <message>
      <source>{title}: empty</source>
      <translation>{title}: leer</translation>
    </message>
    <message>
      <source>step {number} of {most}</source>
      <translation>Schritt {number} von {most}</translation>
    </message>
    <message>
      <source>Crisis, {step}, {last}</source>
      <translation>Krise, {step}, {last}</translation>
    </message>
    <message>
      <source>step {number}</source>
      <translation>Schritt {number}</translation>
    </message>
    <message>
      <source>Crisis, {step}</source>
      <translation>Krise, {step}</translation>
    </message>
    <message>
      <source>CRISIS</source>
      <translation>KRISE</translation>
    </message>
    <message>
      <source>story</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>wave</source>
      <translation>Wave</translation>
    </message>
    <message>
      <source>storm</source>
      <translation>Storm</translation>
    </message>
    <message>
      <source>monster</source>
      <translation>Monster</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>verdeckt</translation>
    </message>
    <message>
      <source>Pilots' Deck</source>
      <translation>Pilotinnendeck</translation>
    </message>
    <message>
      <source>Coach's Deck</source>
      <translation>Coachdeck</translation>
    </message>
    <message>
      <source>{title}: ran out</source>
      <translation>{title}: aufgebraucht</translation>
    </message>
    <message numerus="yes">
      <source>{title}: {count} cards</source>
      <translation>
        <numerusform>{title}: {count} Karte</numerusform>
        <numerusform>{title}: {count} Karten</numerusform>
      </translation>
    </message>
    <message>
      <source>Trash {number}, {card} on top</source>
      <translation>Ablage {number}, obenauf {card}</translation>
    </message>
    <message>
      <source>Trash {number}, empty</source>
      <translation>Ablage {number}, leer</translation>
    </message>
    <message numerus="yes">
      <source>{title}, {count} cards</source>
      <translation>
        <numerusform>{title}, {count} Karte</numerusform>
        <numerusform>{title}, {count} Karten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Trash, {count} cards, {card} on top</source>
      <translation>
        <numerusform>Ablage, {count} Karte, obenauf {card}</numerusform>
        <numerusform>Ablage, {count} Karten, obenauf {card}</numerusform>
      </translation>
    </message>
    <message>
      <source>Omens: {cards}</source>
      <translation>Omen: {cards}</translation>
    </message>
    <message>
      <source>Favor {favor} of {agency}</source>
      <translation>Favor {favor}/{agency}</translation>
    </message>
    <message numerus="yes">
      <source>{count} Offense</source>
      <translation>
        <numerusform>{count} Kränkung</numerusform>
        <numerusform>{count} Kränkungen</numerusform>
      </translation>
    </message>
    <message>
      <source>no Offense</source>
      <translation>keine Kränkung</translation>
    </message>
    <message>
      <source>{name}: Favor {favor} of {agency}, {card} on top, {offenses}</source>
      <translation>{name}: Favor {favor} von {agency}, obenauf {card}, {offenses}</translation>
    </message>
    <message>
      <source>{name}: Favor {favor} of {agency}, empty, {offenses}</source>
      <translation>{name}: Favor {favor} von {agency}, leer, {offenses}</translation>
    </message>
    <message>
      <source>one more is the last</source>
      <translation>die nächste ist die letzte</translation>
    </message>
    <message>
      <source>Favor {favor} of {agency}, {offenses}</source>
      <translation>Favor {favor} von {agency}, {offenses}</translation>
    </message>
    <message>
      <source>Endurance {have} of {most}</source>
      <translation>Ausdauer {have} von {most}</translation>
    </message>
    <message>
      <source>Buffers</source>
      <translation>Puffer</translation>
    </message>
    <message>
      <source>Charges</source>
      <translation>Ladungen</translation>
    </message>
    <message>
      <source>{title}, free</source>
      <translation>{title}, frei</translation>
    </message>
    <message>
      <source>No Final Form</source>
      <translation>Keine Final Form</translation>
    </message>
    <message>
      <source>Final Form</source>
      <translation>Final Form</translation>
    </message>
    <message>
      <source>Buffers {have} of {most}</source>
      <translation>Puffer {have} von {most}</translation>
    </message>
    <message>
      <source>Charges {have} of {most}</source>
      <translation>Ladungen {have} von {most}</translation>
    </message>
    <message>
      <source>out</source>
      <translation>draußen</translation>
    </message>
    <message>
      <source>Tech used</source>
      <translation>Tech benutzt</translation>
    </message>
    <message>
      <source>nearly down</source>
      <translation>fast am Boden</translation>
    </message>
    <message>
      <source>Harmony {number}, {colour}, locked</source>
      <translation>Harmonie {number}, {colour}, gesperrt</translation>
    </message>
    <message>
      <source>Harmony {number}, {colour}</source>
      <translation>Harmonie {number}, {colour}</translation>
    </message>
    <message>
      <source>Schism {number} of 7, would become {then}</source>
      <translation>Schisma {number} von 7, würde {then}</translation>
    </message>
    <message>
      <source>Schism {number} of 7</source>
      <translation>Schisma {number} von 7</translation>
    </message>
    <message>
      <source>Team Resources: {rows}</source>
      <translation>Vorräte des Teams: {rows}</translation>
    </message>
    <message>
      <source>SCHISM</source>
      <translation>SCHISMA</translation>
    </message>
    <message>
      <source>base razed</source>
      <translation>Basis zerstört</translation>
    </message>
    <message>
      <source>HARMONY</source>
      <translation>HARMONIE</translation>
    </message>
    <message>
      <source>Pilots' turn</source>
      <translation>Die Pilotinnen sind dran</translation>
    </message>
    <message>
      <source>Coach's turn</source>
      <translation>Coach ist dran</translation>
    </message>
    <message>
      <source>Stage {number}</source>
      <translation>Stufe {number}</translation>
    </message>
    <message>
      <source>the fight is here</source>
      <translation>hier wird gekämpft</translation>
    </message>
    <message numerus="yes">
      <source>{count} tokens</source>
      <translation>
        <numerusform>{count} Marker</numerusform>
        <numerusform>{count} Marker</numerusform>
      </translation>
    </message>
    <message>
      <source>Str. {number}</source>
      <translation>Str. {number}</translation>
    </message>
    <message>
      <source>Commander</source>
      <translation>Commander</translation>
    </message>
    <message>
      <source>on turn</source>
      <translation>am Zug</translation>
    </message>
    <message>
      <source>not here</source>
      <translation>nicht hier</translation>
    </message>
    <message>
      <source>away</source>
      <translation>fort</translation>
    </message>
    <message>
      <source>Strike {number}</source>
      <translation>Strike {number}</translation>
    </message>
    <message>
      <source>{rank} to {last} {reach}</source>
      <translation>{rank} bis {last} {reach}</translation>
    </message>
    <message>
      <source>{name} hidden</source>
      <translation>{name} verborgen</translation>
    </message>
    <message>
      <source>{name} {value}, Pilots do not see this</source>
      <translation>{name} {value}, die Pilotinnen sehen das nicht</translation>
    </message>
    <message>
      <source>{name} helps</source>
      <translation>{name} hilft</translation>
    </message>
    <message>
      <source>Card, face down</source>
      <translation>Karte, verdeckt</translation>
    </message>
    <message>
      <source>attack {number}</source>
      <translation>Angriff {number}</translation>
    </message>
    <message>
      <source>Contraption {name}</source>
      <translation>Apparat {name}</translation>
    </message>
    <message>
      <source>defence {number}</source>
      <translation>Verteidigung {number}</translation>
    </message>
    <message numerus="yes">
      <source>{count} critical</source>
      <translation>
        <numerusform>{count} kritischer Treffer</numerusform>
        <numerusform>{count} kritische Treffer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} barrier</source>
      <translation>
        <numerusform>{count} Barriere</numerusform>
        <numerusform>{count} Barrieren</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>bots</name>
    <message>
      <source>All stay</source>
      <translation>Alle bleiben</translation>
    </message>
    <message>
      <source>It is {bot}: attack {attack}, defence {defence}.</source>
      <translation>Es ist {bot}: Angriff {attack}, Verteidigung {defence}.</translation>
    </message>
    <message>
      <source>attack {now} → {then} against {defence}</source>
      <translation>Angriff {now} → {then} gegen {defence}</translation>
    </message>
    <message>
      <source>Use it</source>
      <translation>Benutzen</translation>
    </message>
    <message>
      <source>Save it</source>
      <translation>Aufheben</translation>
    </message>
    <message>
      <source>It stays upright</source>
      <translation>Es bleibt aufrecht</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>What was not kept is discarded</source>
      <translation>Was nicht behalten wird, kommt auf die Ablage</translation>
    </message>
    <message>
      <source>Leave it on top</source>
      <translation>Oben liegen lassen</translation>
    </message>
    <message>
      <source>It is the next to be revealed</source>
      <translation>Er wird als Nächstes aufgedeckt</translation>
    </message>
    <message>
      <source>Put it under the deck</source>
      <translation>Unter das Deck legen</translation>
    </message>
    <message>
      <source>It comes last</source>
      <translation>Er kommt zuletzt</translation>
    </message>
    <message>
      <source>defence {defence}, criticals {needed}</source>
      <translation>Verteidigung {defence}, {needed} kritische Treffer</translation>
    </message>
    <message>
      <source>Out: {bots}</source>
      <translation>Raus: {bots}</translation>
    </message>
    <message>
      <source>under your deck; attack {attack}</source>
      <translation>unter dein Deck; Angriff {attack}</translation>
    </message>
    <message>
      <source>with {contraption}</source>
      <translation>mit {contraption}</translation>
    </message>
    <message>
      <source>criticals needed {now} → {then}</source>
      <translation>nötige kritische Treffer {now} → {then}</translation>
    </message>
    <message>
      <source>Whose deck?</source>
      <translation>Wessen Deck?</translation>
    </message>
    <message>
      <source>None yet</source>
      <translation>Noch keine</translation>
    </message>
    <message>
      <source>Discards of {name}</source>
      <translation>Ablage von {name}</translation>
    </message>
    <message>
      <source>Which deck does {name} take?</source>
      <translation>Welches Deck nimmt {name}?</translation>
    </message>
    <message>
      <source>{name}: attack {attack}</source>
      <translation>{name}: Angriff {attack}</translation>
    </message>
    <message>
      <source>defence {number}</source>
      <translation>Verteidigung {number}</translation>
    </message>
    <message>
      <source>now {deck}</source>
      <translation>jetzt {deck}</translation>
    </message>
    <message>
      <source>criticals {number}</source>
      <translation>kritische Treffer {number}</translation>
    </message>
    <message>
      <source>barriers {number}</source>
      <translation>Barrieren {number}</translation>
    </message>
    <message>
      <source>{kept} of {size} Bots, {tiers} tiers</source>
      <translation>{kept} von {size} Bots, {tiers} Tiers</translation>
    </message>
    <message>
      <source>{kept} of {size} Bots, {tiers} tiers of {most}</source>
      <translation>{kept} von {size} Bots, {tiers} von {most} Tiers</translation>
    </message>
    <message numerus="yes">
      <source>{words}, {count} Contraption</source>
      <translation>
        <numerusform>{words}, {count} Apparat</numerusform>
        <numerusform>{words}, {count} Apparate</numerusform>
      </translation>
    </message>
    <message>
      <source>defence, Bots on their side</source>
      <translation>Verteidigung, Bots liegen</translation>
    </message>
    <message>
      <source>must pass</source>
      <translation>muss übertreffen</translation>
    </message>
    <message>
      <source>CRITICALS</source>
      <translation>KRITISCHE</translation>
    </message>
    <message>
      <source>attack, Bots upright</source>
      <translation>Angriff, Bots stehen</translation>
    </message>
    <message>
      <source>4 and</source>
      <translation>4 und</translation>
    </message>
    <message>
      <source>{name} is Champion</source>
      <translation>{name} ist Champion</translation>
    </message>
    <message>
      <source>{hits} of {needed}</source>
      <translation>{hits} von {needed}</translation>
    </message>
    <message>
      <source>{name} challenges</source>
      <translation>{name} fordert heraus</translation>
    </message>
    <message>
      <source>{more} more win, or {hits} criticals</source>
      <translation>{more} mehr gewinnen, oder {hits} kritische Treffer</translation>
    </message>
    <message>
      <source>now, clash {number} of at most {most}</source>
      <translation>jetzt, Clash {number} von höchstens {most}</translation>
    </message>
    <message>
      <source>clash {number}</source>
      <translation>Clash {number}</translation>
    </message>
    <message>
      <source>The attack has passed</source>
      <translation>Der Angriff ist durch</translation>
    </message>
    <message>
      <source>{more} more wins, or {hits} criticals</source>
      <translation>{more} mehr gewinnt, oder {hits} kritische Treffer</translation>
    </message>
    <message>
      <source>Champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>Challenger</source>
      <translation>fordert heraus</translation>
    </message>
    <message>
      <source>next</source>
      <translation>danach</translation>
    </message>
    <message>
      <source>surrendered</source>
      <translation>kapituliert</translation>
    </message>
    <message>
      <source>{total} is {sum}</source>
      <translation>{total} ist {sum}</translation>
    </message>
    <message>
      <source>{attacker} attacks with {attack}, must pass {defence} of {defender}.</source>
      <translation>{attacker} greift mit {attack} an, muss {defence} von {defender} übertreffen.</translation>
    </message>
    <message>
      <source>Criticals {hits} of {needed}.</source>
      <translation>Kritische Treffer {hits} von {needed}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} in the deck</source>
      <translation>
        <numerusform>{count} im Deck</numerusform>
        <numerusform>{count} im Deck</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} discarded</source>
      <translation>
        <numerusform>{count} abgelegt</numerusform>
        <numerusform>{count} abgelegt</numerusform>
      </translation>
    </message>
    <message>
      <source>{amount} in {place}</source>
      <translation>{amount} im {place}</translation>
    </message>
    <message>
      <source>{count} in the wall</source>
      <translation>{count} im Wall</translation>
    </message>
    <message>
      <source>{count} attack</source>
      <translation>{count} im Angriff</translation>
    </message>
    <message>
      <source>A battle runs by itself and stops only where somebody must choose.</source>
      <translation>Ein Kampf läuft von selbst und hält nur, wo jemand wählen muss.</translation>
    </message>
    <message>
      <source>This battle</source>
      <translation>Dieser Kampf</translation>
    </message>
    <message>
      <source>Speed, keys + and -</source>
      <translation>Tempo, Tasten + und -</translation>
    </message>
  </context>
  <context>
    <name>BotsLeft</name>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Round space</source>
      <translation>Rundenfeld</translation>
    </message>
    <message>
      <source>Champion takes 2, last to fall takes 1</source>
      <translation>Champion nimmt 2, wer zuletzt fällt, nimmt 1</translation>
    </message>
    <message>
      <source>Play goes down this list</source>
      <translation>Gespielt wird diese Liste hinab</translation>
    </message>
  </context>
  <context>
    <name>BotsRight</name>
    <message>
      <source>Card in focus, factions and log</source>
      <translation>Karte im Blick, Fraktionen und Verlauf</translation>
    </message>
    <message>
      <source>In focus</source>
      <translation>Im Blick</translation>
    </message>
    <message>
      <source>Factions</source>
      <translation>Fraktionen</translation>
    </message>
    <message>
      <source>Most often kept: {faction} ({count})</source>
      <translation>Am häufigsten behalten: {faction} ({count})</translation>
    </message>
  </context>
  <context>
    <name>BotsWall</name>
    <message>
      <source>Champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>must pass</source>
      <translation>muss übertreffen</translation>
    </message>
    <message>
      <source>Criticals {hits} of {needed}</source>
      <translation>Kritische {hits} von {needed}</translation>
    </message>
    <message>
      <source>Attack</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>Most crystals</source>
      <translation>Die meisten Kristalle</translation>
    </message>
    <message>
      <source>Bot battle</source>
      <translation>Bot Battle</translation>
    </message>
    <message>
      <source>{name} challenges</source>
      <translation>{name} fordert heraus</translation>
    </message>
    <message>
      <source>next</source>
      <translation>danach</translation>
    </message>
    <message>
      <source>out</source>
      <translation>draußen</translation>
    </message>
    <message>
      <source>4 and</source>
      <translation>4 und</translation>
    </message>
  </context>
  <context>
    <name>ByHandSheets</name>
    <message>
      <source>By hand</source>
      <translation>Von Hand</translation>
    </message>
    <message>
      <source>the top card</source>
      <translation>die oberste Karte</translation>
    </message>
    <message>
      <source>{card}, by hand</source>
      <translation>{card}, von Hand</translation>
    </message>
    <message>
      <source>Why, for the log (optional)</source>
      <translation>Warum? (für den Verlauf)</translation>
    </message>
    <message>
      <source>Cards from where?</source>
      <translation>Karten von wo?</translation>
    </message>
    <message>
      <source>Which card of {zone}?</source>
      <translation>Welche Karte – {zone}?</translation>
    </message>
    <message>
      <source>Shuffle</source>
      <translation>Mischen</translation>
    </message>
    <message>
      <source>A line for the log</source>
      <translation>Eine Zeile für den Verlauf</translation>
    </message>
    <message>
      <source>Write a note</source>
      <translation>Notiz schreiben</translation>
    </message>
    <message>
      <source>Move cards</source>
      <translation>Karten bewegen</translation>
    </message>
    <message>
      <source>From any place to any other</source>
      <translation>Von jedem Platz zu jedem anderen</translation>
    </message>
    <message>
      <source>Set a gauge</source>
      <translation>Anzeige setzen</translation>
    </message>
    <message>
      <source>The cards of a place</source>
      <translation>Die Karten eines Platzes</translation>
    </message>
    <message>
      <source>to {zone}</source>
      <translation>nach: {zone}</translation>
    </message>
    <message>
      <source>Write it</source>
      <translation>Schreiben</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>Why is it there?</source>
      <translation>Warum liegt sie da?</translation>
    </message>
    <message>
      <source>The top card, unseen</source>
      <translation>Die oberste Karte, ungesehen</translation>
    </message>
  </context>
  <context>
    <name>cards</name>
    <message>
      <source>the usual ones</source>
      <translation>die üblichen</translation>
    </message>
    <message>
      <source>with a large index</source>
      <translation>mit großem Index</translation>
    </message>
  </context>
  <context>
    <name>Carry</name>
    <message>
      <source>Ruling {id}</source>
      <translation>Regelung {id}</translation>
    </message>
    <message>
      <source>Ruling {id} and {count} more</source>
      <translation>Regelung {id} und {count} weitere</translation>
    </message>
  </context>
  <context>
    <name>content</name>
    <message>
      <source>Defending with three or more Brine, itself among them: defence +2.</source>
      <translation>Verteidigt mit drei oder mehr Brine, sich eingeschlossen: Verteidigung +2.</translation>
    </message>
    <message>
      <source>When its gang is beaten: one other Bot of the gang goes under your deck, once a battle.</source>
      <translation>Wenn seine Bande geschlagen wird: Ein anderer Bot der Bande geht unter dein Deck, einmal je Kampf.</translation>
    </message>
    <message>
      <source>When you become Champion: you may put one Bot that you did not keep under your deck, once a battle.</source>
      <translation>Wenn du Champion wirst: Du darfst einen Bot, den du nicht behalten hast, unter dein Deck legen, einmal je Kampf.</translation>
    </message>
    <message>
      <source>When revealed: attack +2 in this clash if the defence has a barrier.</source>
      <translation>Beim Aufdecken: Angriff +2 in diesem Clash, wenn die Verteidigung eine Barriere hat.</translation>
    </message>
    <message>
      <source>When you become Champion: you may put one Bot that you did not keep under your deck, or one of two or more if you kept all; once a battle.</source>
      <translation>Wenn du Champion wirst: Du darfst einen nicht behaltenen Bot unter dein Deck legen, oder einen von zwei oder mehr, wenn du alle behalten hast; einmal je Kampf.</translation>
    </message>
    <message>
      <source>Attacking with three or more Thicket, itself among them: attack +1.</source>
      <translation>Greift mit drei oder mehr Thicket an, sich eingeschlossen: Angriff +1.</translation>
    </message>
    <message>
      <source>When revealed: the top card of your discards goes under your deck, once a battle.</source>
      <translation>Beim Aufdecken: Die oberste Karte deiner Ablage geht unter dein Deck, einmal je Kampf.</translation>
    </message>
    <message>
      <source>Defending: defence +1 for each other Thicket of its gang, 2 at most.</source>
      <translation>Verteidigt: Verteidigung +1 für jeden anderen Thicket seiner Bande, höchstens 2.</translation>
    </message>
    <message>
      <source>When revealed: look at the top card of your deck; you may put it under the deck.</source>
      <translation>Beim Aufdecken: Sieh die oberste Karte deines Decks an; du darfst sie unter das Deck legen.</translation>
    </message>
    <message>
      <source>When revealed as the first Bot of the clash: attack +3 in this clash.</source>
      <translation>Als erster Bot des Clashs aufgedeckt: Angriff +3 in diesem Clash.</translation>
    </message>
    <message>
      <source>When revealed with one card or none left in your deck: attack +3 in this clash.</source>
      <translation>Aufgedeckt, wenn höchstens eine Karte in deinem Deck ist: Angriff +3 in diesem Clash.</translation>
    </message>
    <message>
      <source>When revealed: the defence counts one barrier less in this clash.</source>
      <translation>Beim Aufdecken: Die Verteidigung zählt in diesem Clash eine Barriere weniger.</translation>
    </message>
    <message>
      <source>When revealed: the defence is 2 less in this clash.</source>
      <translation>Beim Aufdecken: Die Verteidigung ist in diesem Clash 2 niedriger.</translation>
    </message>
    <message>
      <source>When revealed: one more critical hit in this clash if the defence has no barrier.</source>
      <translation>Beim Aufdecken: ein kritischer Treffer mehr in diesem Clash, wenn die Verteidigung keine Barriere hat.</translation>
    </message>
    <message>
      <source>When its gang is beaten: shuffle it into your deck, once a battle.</source>
      <translation>Wenn seine Bande geschlagen wird: Misch ihn in dein Deck, einmal je Kampf.</translation>
    </message>
    <message>
      <source>When its gang is beaten: the top card of your discards goes under your deck, once a battle.</source>
      <translation>Wenn seine Bande geschlagen wird: Die oberste Karte deiner Ablage geht unter dein Deck, einmal je Kampf.</translation>
    </message>
    <message>
      <source>Defending in a gang of three or more: one barrier more.</source>
      <translation>Verteidigt in einer Bande aus drei oder mehr: eine Barriere mehr.</translation>
    </message>
    <message>
      <source>When a clash begins that you defend: one barrier more in this clash.</source>
      <translation>Wenn ein Clash beginnt, in dem du verteidigst: eine Barriere mehr in diesem Clash.</translation>
    </message>
    <message>
      <source>When you have revealed a Bot: attack +2 in this clash.</source>
      <translation>Wenn du einen Bot aufgedeckt hast: Angriff +2 in diesem Clash.</translation>
    </message>
    <message>
      <source>When your gang is beaten: one tier-1 Bot of it goes under your deck.</source>
      <translation>Wenn deine Bande geschlagen wird: Ein Bot mit Tier 1 geht unter dein Deck.</translation>
    </message>
    <message>
      <source>When you become Champion: keep one Bot of another faction as well.</source>
      <translation>Wenn du Champion wirst: Behalte auch einen Bot einer anderen Fraktion.</translation>
    </message>
    <message>
      <source>When you have revealed a Bot, before its ability: put it under your deck and reveal the next instead.</source>
      <translation>Wenn du einen Bot aufgedeckt hast, vor seiner Fähigkeit: Leg ihn unter dein Deck und deck stattdessen den nächsten auf.</translation>
    </message>
    <message>
      <source>The course of a battle follows the Battle Phase of the game Rumblebots, retold in our own words. Nothing of that game's names, texts or pictures is used, and its makers have no part in this program.</source>
      <translation>Der Ablauf eines Kampfes folgt der Battle Phase des Spiels Rumblebots, mit eigenen Worten erzählt. Namen, Texte und Bilder jenes Spiels sind nicht dabei, und wer es gemacht hat, ist an diesem Programm nicht beteiligt.</translation>
    </message>
    <message>
      <source>Fan Club</source>
      <translation>Fanclub</translation>
    </message>
    <message>
      <source>Where the Pilots live and the letters arrive. While it lies in ruins nobody can spend or restore Fan Club; Threats hurt it all the same.</source>
      <translation>Wo die Pilotinnen wohnen und die Briefe ankommen. Solange sie in Trümmern liegt, kann niemand Fanclub ausgeben oder auffüllen; Bedrohungen treffen ihn trotzdem.</translation>
    </message>
    <message>
      <source>Armory</source>
      <translation>Waffenkammer</translation>
    </message>
    <message>
      <source>Where the Gear hangs. While it lies in ruins nobody can spend or restore Armory; Threats hurt it all the same.</source>
      <translation>Wo die Ausrüstung hängt. Solange er in Trümmern liegt, kann niemand Waffenkammer ausgeben oder auffüllen; Bedrohungen treffen sie trotzdem.</translation>
    </message>
    <message>
      <source>Pit Crew</source>
      <translation>Boxencrew</translation>
    </message>
    <message>
      <source>Where the Robos sleep. While it lies in ruins nobody can spend or restore Pit Crew; Threats hurt it all the same.</source>
      <translation>Wo die Robos schlafen. Solange er in Trümmern liegt, kann niemand Boxencrew ausgeben oder auffüllen; Bedrohungen treffen sie trotzdem.</translation>
    </message>
    <message>
      <source>An arena of light and noise. For a Tarry each Pilot here discards a card and draws one.</source>
      <translation>Eine Arena aus Licht und Lärm. Für ein Tarry legt jede Pilotin hier eine Karte ab und zieht eine.</translation>
    </message>
    <message>
      <source>each Pilot here swaps a card with the Deck</source>
      <translation>jede Pilotin hier tauscht eine Karte mit dem Deck</translation>
    </message>
    <message>
      <source>Steam, quiet, and a monkey who keeps the towels. For a Tarry each Pilot here regains a Buffer.</source>
      <translation>Dampf, Stille und ein Affe, der die Handtücher hütet. Für ein Tarry gewinnt jede Pilotin hier einen Puffer zurück.</translation>
    </message>
    <message>
      <source>each Pilot here regains a Buffer</source>
      <translation>jede Pilotin hier bekommt einen Puffer zurück</translation>
    </message>
    <message>
      <source>The ground boils. Whenever somebody Escalates here, everybody who is present suffers 1 Trauma.</source>
      <translation>Der Boden kocht. Wann immer hier jemand eskaliert, erleiden alle Anwesenden 1 Trauma.</translation>
    </message>
    <message>
      <source>an Escalate hurts everybody here</source>
      <translation>ein Eskalieren schadet allen hier</translation>
    </message>
    <message>
      <source>Names in stone, and fresh flowers. In each fight here the Team has two Buffers of its own against Schism.</source>
      <translation>Namen in Stein und frische Blumen. In jedem Kampf hier hat das Team zwei eigene Puffer gegen Schisma.</translation>
    </message>
    <message>
      <source>Barracks</source>
      <translation>Kaserne</translation>
    </message>
    <message>
      <source>Bunker</source>
      <translation>Bunker</translation>
    </message>
    <message>
      <source>Hangar</source>
      <translation>Hangar</translation>
    </message>
    <message>
      <source>CyberDome</source>
      <translation>CyberDome</translation>
    </message>
    <message>
      <source>Sacred Hot Springs</source>
      <translation>Heilige Thermalquellen</translation>
    </message>
    <message>
      <source>In the Lava Fields</source>
      <translation>In den Lavafeldern</translation>
    </message>
    <message>
      <source>Hope Monument</source>
      <translation>Denkmal der Hoffnung</translation>
    </message>
    <message>
      <source>Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed.</source>
      <translation>Enthält Material aus Gattaibushido:FUSION! von Nathanael Cole, CC BY-SA 4.0, verändert.</translation>
    </message>
    <message>
      <source>The Path of a whole scenario: it grows worse by turns, and at its end the giant comes.</source>
      <translation>Der Pfad eines ganzen Szenarios: Er wird Zug um Zug schlimmer, und am Ende kommt der Riese.</translation>
    </message>
    <message>
      <source>Seven steps for a single evening.</source>
      <translation>Sieben Schritte für einen einzigen Abend.</translation>
    </message>
    <message>
      <source>Seven steps, and no mercy in the second half.</source>
      <translation>Sieben Schritte, und keine Gnade in der zweiten Hälfte.</translation>
    </message>
    <message>
      <source>Thirteen steps</source>
      <translation>Dreizehn Schritte</translation>
    </message>
    <message>
      <source>One evening</source>
      <translation>Ein Abend</translation>
    </message>
    <message>
      <source>One hard evening</source>
      <translation>Ein harter Abend</translation>
    </message>
    <message>
      <source>The Captain</source>
      <translation>Die Anführerin</translation>
    </message>
    <message>
      <source>athletics, bravado, showing off</source>
      <translation>Sport, Wagemut, Angeberei</translation>
    </message>
    <message>
      <source>Leads from the front, because the view is better there.</source>
      <translation>Führt von vorn, weil die Aussicht da besser ist.</translation>
    </message>
    <message>
      <source>The Noob</source>
      <translation>Der Neuling</translation>
    </message>
    <message>
      <source>the chores and drudgery nobody else wants</source>
      <translation>die lästige Arbeit, die sonst niemand will</translation>
    </message>
    <message>
      <source>Did not touch anything. Was nowhere near it.</source>
      <translation>Hat nichts angefasst. War nicht einmal in der Nähe.</translation>
    </message>
    <message>
      <source>The Heart of the Team</source>
      <translation>Das Herz des Teams</translation>
    </message>
    <message>
      <source>performing, communicating, diplomacy</source>
      <translation>Auftreten, Verständigung, Diplomatie</translation>
    </message>
    <message>
      <source>Remembers what everybody sang on the first day.</source>
      <translation>Weiß noch, was alle am ersten Tag gesungen haben.</translation>
    </message>
    <message>
      <source>The Rebel</source>
      <translation>Die Rebellin</translation>
    </message>
    <message>
      <source>what the Team sincerely wants her to leave alone</source>
      <translation>wovon das Team sie ernsthaft fernhalten will</translation>
    </message>
    <message>
      <source>Signed the waiver with somebody else's name.</source>
      <translation>Hat die Haftungserklärung mit fremdem Namen unterschrieben.</translation>
    </message>
    <message>
      <source>The Brains</source>
      <translation>Der Kopf</translation>
    </message>
    <message>
      <source>logistics, planning, budgets, the dull work</source>
      <translation>Logistik, Planung, Budgets, das Langweilige</translation>
    </message>
    <message>
      <source>Has a plan for when the plan fails, and one for that.</source>
      <translation>Hat einen Plan für den Fall, dass der Plan scheitert, und dafür auch einen.</translation>
    </message>
    <message>
      <source>Each other Pilot passes up to X cards to the Head and gets up to X back. X is the Rumble stage.</source>
      <translation>Jede andere Pilotin gibt bis zu X Karten an den Kopf und bekommt bis zu X zurück. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>Each other Pilot may draw up to X cards. X is the Rumble stage.</source>
      <translation>Jede andere Pilotin darf bis zu X Karten ziehen. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>A Rumble Tech that was used in this Rumble happens once more. X is the Rumble stage.</source>
      <translation>Eine in diesem Rumble benutzte Rumble-Tech geschieht noch einmal. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>The opponent loses X cards at random and keeps at least one. X is the Rumble stage.</source>
      <translation>Die Gegenseite verliert X zufällige Karten und behält mindestens eine. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>An opponent suffers Trauma X. X is the Rumble stage.</source>
      <translation>Ein Gegner erleidet Trauma X. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>One Robo, or the Final Form's Buffers, regain X. X is the Rumble stage.</source>
      <translation>Ein Robo oder die Puffer der Final Form gewinnen X zurück. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>Draw a card, and the Rumble moves on to another Location. X is the Rumble stage.</source>
      <translation>Zieh eine Karte, und der Rumble zieht an einen anderen Ort. X ist die Rumble-Stufe.</translation>
    </message>
    <message>
      <source>Every Threat can strike at one Pilot.</source>
      <translation>Jede Bedrohung kann eine Pilotin angreifen.</translation>
    </message>
    <message>
      <source>Every Threat can strike at all Pilots.</source>
      <translation>Jede Bedrohung kann alle Pilotinnen angreifen.</translation>
    </message>
    <message>
      <source>In the place of a Storm a Threat can run two Waves.</source>
      <translation>Statt eines Storms kann eine Bedrohung zwei Waves nutzen.</translation>
    </message>
    <message>
      <source>It may grow to full size and begin a Rumble once the Crisis says so.</source>
      <translation>Es darf zu voller Größe wachsen und einen Rumble beginnen, sobald die Krise es sagt.</translation>
    </message>
    <message>
      <source>Wave: one revealed Faction takes Offense. Storm: every one does. A third Offense always turns it.</source>
      <translation>Wave: Eine aufgedeckte Fraktion ist gekränkt. Storm: Alle sind es. Eine dritte Kränkung macht sie immer zur Bedrohung.</translation>
    </message>
    <message>
      <source>Endurance that was lost against it is repaired at half, rounded down.</source>
      <translation>Ausdauer, die gegen sie verloren ging, wird nur zur Hälfte repariert, abgerundet.</translation>
    </message>
    <message>
      <source>Wave: one Pilot discards a card. Storm: each does, or one Pilot loses her whole Hand.</source>
      <translation>Wave: Eine Pilotin legt eine Karte ab. Storm: Jede tut es, oder eine verliert ihre ganze Hand.</translation>
    </message>
    <message>
      <source>Wave: ruin one revealed Location. Storm: ruin every revealed Location.</source>
      <translation>Wave: Ein aufgedeckter Ort wird ruiniert. Storm: Alle aufgedeckten Orte.</translation>
    </message>
    <message>
      <source>While it fights, the Coach's Strike is higher by the number of Omens.</source>
      <translation>Solange sie kämpft, ist Coachs Strike um die Zahl der Omen höher.</translation>
    </message>
    <message>
      <source>Wave: the Coach draws as many cards as there are Omens. Storm: three times as many.</source>
      <translation>Wave: Der Coach zieht so viele Karten, wie es Omen gibt. Storm: dreimal so viele.</translation>
    </message>
    <message>
      <source>After its own Counter or Escalate as many cards as there are Omens go from the Coach's Deck to his Trash.</source>
      <translation>Nach ihrem eigenen Kontern oder Eskalieren gehen so viele Karten, wie es Omen gibt, von Coachs Deck auf seine Ablage.</translation>
    </message>
    <message>
      <source>Wave: a Threat regains as much rating as there are Omens. Storm: three times as much.</source>
      <translation>Wave: Eine Bedrohung gewinnt so viel Stärke zurück, wie es Omen gibt. Storm: dreimal so viel.</translation>
    </message>
    <message>
      <source>Whenever it Counters, the Coach may let one Pilot suffer 1 Trauma.</source>
      <translation>Wann immer sie kontert, darf der Coach eine Pilotin 1 Trauma erleiden lassen.</translation>
    </message>
    <message>
      <source>In a Gambit about it the Coach flips as many more cards as there are Omens, and the highest counts.</source>
      <translation>In einem Gambit um sie deckt der Coach so viele Karten mehr auf, wie es Omen gibt, und die höchste zählt.</translation>
    </message>
    <message>
      <source>Wave: a Faction loses as many Favor cards as there are Omens. Storm: it loses all of them.</source>
      <translation>Wave: Eine Fraktion verliert so viele Favor-Karten, wie es Omen gibt. Storm: Sie verliert alle.</translation>
    </message>
    <message>
      <source>It walks among the Factions until a step of the story tears the mask off; then it is a Threat.</source>
      <translation>Sie geht unter den Fraktionen um, bis ein Schritt der Geschichte ihr die Maske abreißt; dann ist sie eine Bedrohung.</translation>
    </message>
    <message>
      <source>Whenever the Coach's Deck is reshuffled it regains as much rating as there are Omens.</source>
      <translation>Wann immer Coachs Deck neu gemischt wird, gewinnt sie so viel Stärke zurück, wie es Omen gibt.</translation>
    </message>
    <message>
      <source>Wave: a Threat's rating grows by 1. Storm: by 1 for as many Threats as there are Omens, or for one Threat by as much.</source>
      <translation>Wave: Die Stärke einer Bedrohung wächst um 1. Storm: um 1 für so viele Bedrohungen, wie es Omen gibt, oder für eine um ebenso viel.</translation>
    </message>
    <message>
      <source>Wave: a Resource shrinks by the number of Omens. Storm: nothing is left of it.</source>
      <translation>Wave: Ein Vorrat schrumpft um die Zahl der Omen. Storm: Nichts bleibt davon übrig.</translation>
    </message>
    <message>
      <source>At the start of each fight, and of each stage of a Rumble, the Coach draws as many cards as there are Omens.</source>
      <translation>Am Anfang jedes Kampfs und jeder Stufe eines Rumbles zieht der Coach so viele Karten, wie es Omen gibt.</translation>
    </message>
    <message>
      <source>Wave: a new Threat comes, half as strong as there are Omens, rounded up. Storm: one as strong as this one or as there are Omens, whichever is more.</source>
      <translation>Wave: Eine neue Bedrohung kommt, halb so stark, wie es Omen gibt, aufgerundet. Storm: eine so stark wie diese oder wie es Omen gibt, je nachdem, was mehr ist.</translation>
    </message>
    <message>
      <source>It begins with 2 Buffers more.</source>
      <translation>Sie beginnt mit 2 Puffern mehr.</translation>
    </message>
    <message>
      <source>One more Defeat Condition stands between it and its end.</source>
      <translation>Noch eine Niederlagebedingung steht zwischen ihr und ihrem Ende.</translation>
    </message>
    <message>
      <source>Roars on arrival, bites deeper, and makes foes flinch.</source>
      <translation>Brüllt bei der Ankunft, beißt tiefer und lässt Gegner zusammenzucken.</translation>
    </message>
    <message>
      <source>Sees far, strikes from above, and carries more than it should.</source>
      <translation>Sieht weit, schlägt von oben zu und trägt mehr, als er sollte.</translation>
    </message>
    <message>
      <source>Everything it does costs twice, and is worth it.</source>
      <translation>Alles, was er tut, kostet doppelt und ist es wert.</translation>
    </message>
    <message>
      <source>Where it charges, nothing stays upright.</source>
      <translation>Wo er anstürmt, bleibt nichts stehen.</translation>
    </message>
    <message>
      <source>Its web holds up what falls, and mends what is torn.</source>
      <translation>Ihr Netz hält, was fällt, und flickt, was reißt.</translation>
    </message>
    <message>
      <source>Four trophies are gone, and whoever took them casts no shadow.</source>
      <translation>Vier Trophäen sind fort, und wer sie nahm, wirft keinen Schatten.</translation>
    </message>
    <message>
      <source>about 3 hours</source>
      <translation>etwa 3 Stunden</translation>
    </message>
    <message>
      <source>Something in the hangar</source>
      <translation>Etwas im Hangar</translation>
    </message>
    <message>
      <source>The hangar doors stand open, and the dust on the floor shows steps that begin in the middle. Who of you goes in first?</source>
      <translation>Die Tore des Hangars stehen offen, und im Staub am Boden sind Schritte, die in der Mitte beginnen. Wer von euch geht zuerst hinein?</translation>
    </message>
    <message>
      <source>Four trophies are missing from the Team's own cabinet, and on the empty shelf lies a list with four names. Nobody has seen whoever took them; the cameras saw a shimmer.
One evening, one hunter who cannot be hurt while her cloak holds, and one loud voice on every channel who says that it was the Team itself.</source>
      <translation>Vier Trophäen fehlen in der Vitrine des Teams, und auf dem leeren Brett liegt eine Liste mit vier Namen. Niemand hat gesehen, wer sie nahm; die Kameras sahen ein Flimmern.
Ein Abend, eine Jägerin, die nicht zu verletzen ist, solange ihr Tarnmantel hält, und eine laute Stimme auf allen Kanälen, die sagt, das Team sei es selbst gewesen.</translation>
    </message>
    <message>
      <source>Hunter's Moon</source>
      <translation>Jägermond</translation>
    </message>
    <message>
      <source>One Pilot's Charges are filled, or everybody gains one.</source>
      <translation>Die Ladungen einer Pilotin werden gefüllt, oder alle gewinnen eine.</translation>
    </message>
    <message>
      <source>A Faction is won over a little, or made angry.</source>
      <translation>Eine Fraktion wird ein wenig gewonnen oder verärgert.</translation>
    </message>
    <message>
      <source>One Pilot's Buffers are filled, or everybody regains one; the Coach fills a Threat's.</source>
      <translation>Die Puffer einer Pilotin werden gefüllt, oder alle gewinnen einen zurück; der Coach füllt die einer Bedrohung.</translation>
    </message>
    <message>
      <source>Somebody's Charges are gone.</source>
      <translation>Jemandes Ladungen sind fort.</translation>
    </message>
    <message>
      <source>A lost Stat point comes back, or a point of a Threat's rating.</source>
      <translation>Ein verlorener Punkt eines Werts oder der Stärke einer Bedrohung kommt zurück.</translation>
    </message>
    <message>
      <source>A Resource grows by one.</source>
      <translation>Ein Vorrat wächst um eins.</translation>
    </message>
    <message>
      <source>The Team falls out.</source>
      <translation>Das Team zerstreitet sich.</translation>
    </message>
    <message>
      <source>Somebody on the other side is hurt once more.</source>
      <translation>Jemand von der anderen Seite wird noch einmal verletzt.</translation>
    </message>
    <message>
      <source>A Threat runs a Wave.</source>
      <translation>Eine Bedrohung nutzt eine Wave.</translation>
    </message>
    <message>
      <source>Something good happens in the story: a clue, an ally, an opening.</source>
      <translation>Etwas Gutes geschieht in der Geschichte: ein Hinweis, eine Verbündete, eine Gelegenheit.</translation>
    </message>
    <message>
      <source>Everybody's Charges are filled.</source>
      <translation>Alle Ladungen werden gefüllt.</translation>
    </message>
    <message>
      <source>Everybody's Buffers are filled.</source>
      <translation>Alle Puffer werden gefüllt.</translation>
    </message>
    <message>
      <source>The Team stands together again.</source>
      <translation>Das Team steht wieder zusammen.</translation>
    </message>
    <message>
      <source>A Location is repaired, or ruined.</source>
      <translation>Ein Ort wird repariert oder ruiniert.</translation>
    </message>
    <message>
      <source>Everything that one Pilot, or a Threat, has lost for the time being comes back.</source>
      <translation>Alles, was eine Pilotin oder eine Bedrohung vorerst verloren hat, kommt zurück.</translation>
    </message>
    <message>
      <source>A Resource is filled.</source>
      <translation>Ein Vorrat wird gefüllt.</translation>
    </message>
    <message>
      <source>A Threat runs a Storm.</source>
      <translation>Eine Bedrohung nutzt einen Storm.</translation>
    </message>
    <message>
      <source>Two Charges a point: the next Counter of your side in this turn has so much more Strike.</source>
      <translation>Zwei Ladungen je Punkt: Der nächste Konter deiner Seite in diesem Zug hat so viel mehr Strike.</translation>
    </message>
    <message>
      <source>Two Charges a point: one Pilot regains so many Buffers.</source>
      <translation>Zwei Ladungen je Punkt: Eine Pilotin gewinnt so viele Puffer zurück.</translation>
    </message>
    <message>
      <source>Pay Charges equal to the stage, then land a Resonant Counter or Escalate: you draw, your friends gain Charges, and from Rank 3 a target of your choice is hurt.</source>
      <translation>Zahl Ladungen in Höhe der Stufe, dann lande einen Resonanten Konter oder ein Eskalieren: Du ziehst, deine Freundinnen gewinnen Ladungen, und ab Rang 3 wird ein Ziel deiner Wahl verletzt.</translation>
    </message>
    <message>
      <source>Your Strike is 2 higher.</source>
      <translation>Dein Strike ist 2 höher.</translation>
    </message>
    <message>
      <source>You have room for 2 more Buffers.</source>
      <translation>Du hast Platz für 2 Puffer mehr.</translation>
    </message>
    <message>
      <source>You have room for 4 more Charges.</source>
      <translation>Du hast Platz für 4 Ladungen mehr.</translation>
    </message>
    <message>
      <source>You keep one card more.</source>
      <translation>Du behältst eine Karte mehr.</translation>
    </message>
    <message>
      <source>At the start of each later scenario the Team's Harmony is a step higher.</source>
      <translation>Am Anfang jedes späteren Szenarios ist die Harmonie des Teams eine Stufe höher.</translation>
    </message>
    <message>
      <source>At the start of each later scenario every Resource is 2 higher.</source>
      <translation>Am Anfang jedes späteren Szenarios ist jeder Vorrat um 2 höher.</translation>
    </message>
    <message>
      <source>For a Charge your small cards beat what they should not: a Two or Three an Ace, from Rank 2 a Four as well, from Rank 3 a Two beats a King.</source>
      <translation>Für eine Ladung schlagen deine kleinen Karten, was sie nicht sollten: eine Zwei oder Drei ein Ass, ab Rang 2 auch eine Vier, ab Rang 3 eine Zwei einen König.</translation>
    </message>
    <message>
      <source>So often in a scenario as your Rank, a Schism that you brought about never happened.</source>
      <translation>So oft je Szenario wie dein Rang ist ein Schisma, das du verursacht hast, nie geschehen.</translation>
    </message>
    <message>
      <source>A Schism that would bring Harmony down to your Rank or lower is prevented; you suffer twice as much Trauma instead, and your Charges may soak it like Buffers.</source>
      <translation>Ein Schisma, das Harmonie auf deinen Rang oder tiefer brächte, wird verhindert; stattdessen erleidest du doppelt so viel Trauma, und deine Ladungen dürfen es wie Puffer abfangen.</translation>
    </message>
    <message>
      <source>In each turn you have as many Assists more as your Rank.</source>
      <translation>In jedem Zug hast du so viele Assists mehr wie dein Rang.</translation>
    </message>
    <message>
      <source>Whenever you bring about a Schism you regain Buffers or gain Charges, as many as your Rank; twice as many if somebody had told you not to do it.</source>
      <translation>Wann immer du ein Schisma verursachst, gewinnst du Puffer zurück oder Ladungen, so viele wie dein Rang; doppelt so viele, wenn dir jemand gesagt hatte, du sollst es lassen.</translation>
    </message>
    <message>
      <source>When another Pilot brings about a Schism, each of your Buffers soaks as many points of it as your Rank.</source>
      <translation>Wenn eine andere Pilotin ein Schisma verursacht, fängt jeder deiner Puffer so viele Punkte davon ab wie dein Rang.</translation>
    </message>
    <message>
      <source>Your own Buffers cannot soak a Schism that you brought about.</source>
      <translation>Deine eigenen Puffer können kein Schisma abfangen, das du verursacht hast.</translation>
    </message>
    <message>
      <source>For a Charge a card you look at the top of a Deck or of a Faction's stack, and lay each card back on top or at the bottom. Tell the others what you saw in words of the story alone.</source>
      <translation>Für eine Ladung je Karte siehst du dir die obersten Karten eines Decks oder des Stapels einer Fraktion an und legst jede oben auf oder nach unten zurück. Erzähl den anderen, was du gesehen hast, nur in Worten der Geschichte.</translation>
    </message>
    <message>
      <source>So often in a scenario as your Rank, a Joker that comes up in the Coach's Deck goes to its bottom as if nothing had happened.</source>
      <translation>So oft je Szenario wie dein Rang geht ein Joker, der in Coachs Deck auftaucht, nach unten, als wäre nichts geschehen.</translation>
    </message>
    <message>
      <source>Restore Buffer costs you a Charge a point, from Rank 3 a Charge for two; from Rank 2 you have room for twice as many Buffers.</source>
      <translation>„Restore Buffer“ kostet dich eine Ladung je Punkt, ab Rang 3 eine Ladung für zwei; ab Rang 2 hast du Platz für doppelt so viele Puffer.</translation>
    </message>
    <message>
      <source>For a Charge the Trauma that would hit a teammate in your fight hits you instead.</source>
      <translation>Für eine Ladung trifft dich das Trauma, das eine Teamkollegin in deinem Kampf träfe.</translation>
    </message>
    <message>
      <source>When Trauma gets through to you, you regain a Buffer.</source>
      <translation>Wenn Trauma zu dir durchkommt, gewinnst du einen Puffer zurück.</translation>
    </message>
    <message>
      <source>When Trauma gets through to you, whoever caused it suffers 1.</source>
      <translation>Wenn Trauma zu dir durchkommt, erleidet 1, wer es verursacht hat.</translation>
    </message>
    <message>
      <source>When you spend Charges on Buffers of your own, you may regain a Stat point with them.</source>
      <translation>Wenn du Ladungen für eigene Puffer ausgibst, darfst du damit auch einen Punkt eines Werts zurückgewinnen.</translation>
    </message>
    <message>
      <source>When Trauma gets through to a teammate in your fight, you gain a Charge.</source>
      <translation>Wenn Trauma zu einer Teamkollegin in deinem Kampf durchkommt, gewinnst du eine Ladung.</translation>
    </message>
    <message>
      <source>overrun the colony</source>
      <translation>die Kolonie überrennen</translation>
    </message>
    <message>
      <source>It strikes hard: whenever it Counters, the Coach may let it hurt one Pilot.</source>
      <translation>Er schlägt hart zu: Wann immer er kontert, darf der Coach ihn eine Pilotin verletzen lassen.</translation>
    </message>
    <message>
      <source>Beaten in a fight.</source>
      <translation>Im Kampf geschlagen.</translation>
    </message>
    <message>
      <source>smear the Team</source>
      <translation>das Team verleumden</translation>
    </message>
    <message>
      <source>A troll with a keyboard and no shame. Violence does not end him; a Team that everybody loves does.</source>
      <translation>Ein Troll mit Tastatur und ohne Scham. Gewalt beendet ihn nicht; ein Team, das alle lieben, schon.</translation>
    </message>
    <message>
      <source>Fan Club reaches 13.</source>
      <translation>Fanclub erreicht 13.</translation>
    </message>
    <message>
      <source>collect the Team</source>
      <translation>das Team sammeln</translation>
    </message>
    <message>
      <source>Hunts Pilots for trophies behind a cloak that nothing pierces. Find out how to switch it off first.</source>
      <translation>Jagt Pilotinnen als Trophäen, hinter einem Mantel, den nichts durchdringt. Findet erst heraus, wie man ihn abschaltet.</translation>
    </message>
    <message>
      <source>The cloak is switched off.</source>
      <translation>Der Mantel ist abgeschaltet.</translation>
    </message>
    <message>
      <source>hide the Queen</source>
      <translation>die Königin verbergen</translation>
    </message>
    <message>
      <source>Elders with something behind their eyes, hiding a Queen. Whoever beats them by force makes enemies.</source>
      <translation>Älteste mit etwas hinter den Augen, die eine Königin verbergen. Wer sie mit Gewalt schlägt, macht sich Feinde.</translation>
    </message>
    <message>
      <source>The Queen is found and killed.</source>
      <translation>Die Königin ist gefunden und getötet.</translation>
    </message>
    <message>
      <source>insurance fraud by monster</source>
      <translation>Versicherungsbetrug per Monster</translation>
    </message>
    <message>
      <source>based on a design by Stephen Slaby</source>
      <translation>nach einem Entwurf von Stephen Slaby</translation>
    </message>
    <message>
      <source>A businessman of Hugh Monty's build, insured against himself. There are never more than four of him, and they feed on each other.</source>
      <translation>Ein Geschäftsmann von Hugh Montys Bauart, gegen sich selbst versichert. Es gibt nie mehr als vier von ihm, und sie nähren einander.</translation>
    </message>
    <message>
      <source>The serum is found and destroyed.</source>
      <translation>Das Serum ist gefunden und vernichtet.</translation>
    </message>
    <message>
      <source>Punish the Pilots for imitating the old powers of the Earth.</source>
      <translation>Die Pilotinnen dafür strafen, dass sie die alten Mächte der Erde nachahmen.</translation>
    </message>
    <message>
      <source>based on designs by MidnightBlue</source>
      <translation>nach Entwürfen von MidnightBlue</translation>
    </message>
    <message>
      <source>Five elemental Threats that join into one giant once all of them have been beaten.</source>
      <translation>Fünf Elementarbedrohungen, die sich zu einem Riesen verbinden, wenn alle geschlagen sind.</translation>
    </message>
    <message>
      <source>All five parts defeated.</source>
      <translation>Alle fünf Teile besiegt.</translation>
    </message>
    <message>
      <source>Beaten in a Rumble.</source>
      <translation>In einem Rumble geschlagen.</translation>
    </message>
    <message>
      <source>The Pilots give up their Robos to a volcano.</source>
      <translation>Die Pilotinnen geben ihre Robos einem Vulkan.</translation>
    </message>
    <message>
      <source>consume and grow</source>
      <translation>verschlingen und wachsen</translation>
    </message>
    <message>
      <source>based on a design by Killrgruve</source>
      <translation>nach einem Entwurf von Killrgruve</translation>
    </message>
    <message>
      <source>Whatever it eats makes it larger. What it does not eat it tears down, and grows on that as well.</source>
      <translation>Was es frisst, macht es größer. Was es nicht frisst, reißt es nieder und wächst auch daran.</translation>
    </message>
    <message>
      <source>Salt water weakens its bonds.</source>
      <translation>Salzwasser schwächt seine Bindungen.</translation>
    </message>
    <message>
      <source>Counter-nanobots are built.</source>
      <translation>Gegen-Nanobots sind gebaut.</translation>
    </message>
    <message>
      <source>eat the galaxy</source>
      <translation>die Galaxie fressen</translation>
    </message>
    <message>
      <source>Eats galaxies. Six relics and a lost Archive know how it is stopped.</source>
      <translation>Frisst Galaxien. Sechs Relikte und ein verlorenes Archiv wissen, wie man es aufhält.</translation>
    </message>
    <message>
      <source>Relic one is found.</source>
      <translation>Das erste Relikt ist gefunden.</translation>
    </message>
    <message>
      <source>Relic two is found.</source>
      <translation>Das zweite Relikt ist gefunden.</translation>
    </message>
    <message>
      <source>Relic three is found.</source>
      <translation>Das dritte Relikt ist gefunden.</translation>
    </message>
    <message>
      <source>Relic four is found.</source>
      <translation>Das vierte Relikt ist gefunden.</translation>
    </message>
    <message>
      <source>Relic five is found.</source>
      <translation>Das fünfte Relikt ist gefunden.</translation>
    </message>
    <message>
      <source>Relic six is found.</source>
      <translation>Das sechste Relikt ist gefunden.</translation>
    </message>
    <message>
      <source>The lost Archive is read.</source>
      <translation>Das verlorene Archiv ist gelesen.</translation>
    </message>
    <message>
      <source>extermination as a policy</source>
      <translation>Ausrottung als Politik</translation>
    </message>
    <message>
      <source>A doctrine, not a fighter: it ends when its Legion, its Fleet and its Brute are beaten.</source>
      <translation>Eine Doktrin, kein Kämpfer: Sie endet, wenn Legion, Flotte und Brute geschlagen sind.</translation>
    </message>
    <message>
      <source>The Legion is beaten.</source>
      <translation>Die Legion ist geschlagen.</translation>
    </message>
    <message>
      <source>The Fleet is beaten.</source>
      <translation>Die Flotte ist geschlagen.</translation>
    </message>
    <message>
      <source>The Nek-Ro-Brute is beaten.</source>
      <translation>Der Nek-Ro-Brute ist geschlagen.</translation>
    </message>
    <message>
      <source>Named in the book and left open: the Coach fills its powers.</source>
      <translation>Im Buch genannt und offen gelassen: Der Coach füllt seine Kräfte aus.</translation>
    </message>
    <message>
      <source>The Enemy</source>
      <translation>Der Feind</translation>
    </message>
    <message>
      <source>SkunkBoi</source>
      <translation>SkunkBoi</translation>
    </message>
    <message>
      <source>Romog the Hunter</source>
      <translation>Romog der Jäger</translation>
    </message>
    <message>
      <source>The Scarred Burrows Council</source>
      <translation>Der Rat der vernarbten Baue</translation>
    </message>
    <message>
      <source>The Hue Manatee</source>
      <translation>The Hue Manatee</translation>
    </message>
    <message>
      <source>The Force of Nature</source>
      <translation>Die Naturgewalt</translation>
    </message>
    <message>
      <source>The Swarm</source>
      <translation>Der Schwarm</translation>
    </message>
    <message>
      <source>Cro'Ni'Nu the World-Eater</source>
      <translation>Cro'Ni'Nu der Weltenfresser</translation>
    </message>
    <message>
      <source>The Vaarmokk Imperial Conquest Agenda</source>
      <translation>Die Eroberungsagenda des Vaarmokk-Imperiums</translation>
    </message>
    <message>
      <source>Azure Dragon (Wood)</source>
      <translation>Azurdrache (Holz)</translation>
    </message>
    <message>
      <source>Vermillion Bird (Fire)</source>
      <translation>Zinnobervogel (Feuer)</translation>
    </message>
    <message>
      <source>Yellow Dragon (Earth)</source>
      <translation>Gelber Drache (Erde)</translation>
    </message>
    <message>
      <source>White Tiger (Metal)</source>
      <translation>Weißer Tiger (Metall)</translation>
    </message>
    <message>
      <source>Black Tortoise (Water)</source>
      <translation>Schwarze Schildkröte (Wasser)</translation>
    </message>
    <message>
      <source>BrainMaggot Queen</source>
      <translation>Königin der Hirnmaden</translation>
    </message>
    <message>
      <source>Vaarmokk Legion</source>
      <translation>Vaarmokk-Legion</translation>
    </message>
    <message>
      <source>Vaarmokk Fleet</source>
      <translation>Vaarmokk-Flotte</translation>
    </message>
    <message>
      <source>Vaarmokk Nek-Ro-Brute</source>
      <translation>Vaarmokk-Nek-Ro-Brute</translation>
    </message>
    <message>
      <source>learning its signals, playing dead</source>
      <translation>seine Signale lernen, sich tot stellen</translation>
    </message>
    <message>
      <source>What is known of it, and what might be turned against it.</source>
      <translation>Was man über ihn weiß, und was sich gegen ihn wenden ließe.</translation>
    </message>
    <message>
      <source>saving soldiers, giving them targets</source>
      <translation>Soldaten retten, ihnen Ziele geben</translation>
    </message>
    <message>
      <source>leaving them behind</source>
      <translation>sie zurücklassen</translation>
    </message>
    <message>
      <source>The soldiers in the upper halls, who are losing them.</source>
      <translation>Die Soldaten in den oberen Hallen, die verlieren.</translation>
    </message>
    <message>
      <source>care, knowledge of its design</source>
      <translation>Sorgfalt, Wissen um ihren Bau</translation>
    </message>
    <message>
      <source>rough handling</source>
      <translation>grobe Behandlung</translation>
    </message>
    <message>
      <source>It stands in the vault below, and nobody is with it.</source>
      <translation>Sie steht unten im Tresor, und niemand ist bei ihr.</translation>
    </message>
    <message>
      <source>Special Defense Forces</source>
      <translation>Sonderschutztruppen</translation>
    </message>
    <message>
      <source>The Weapon</source>
      <translation>Die Waffe</translation>
    </message>
    <message>
      <source>Sergeant of the base's security</source>
      <translation>Unteroffizierin der Stationswache</translation>
    </message>
    <message>
      <source>Ordered to guard the vault.</source>
      <translation>Hat Befehl, den Tresor zu bewachen.</translation>
    </message>
    <message>
      <source>Seal the vault doors for good.</source>
      <translation>Die Tresortüren für immer versiegeln.</translation>
    </message>
    <message>
      <source>Designer of The Weapon</source>
      <translation>Konstrukteurin der Waffe</translation>
    </message>
    <message>
      <source>Ten years of work stand in the vault.</source>
      <translation>Zehn Jahre Arbeit stehen im Tresor.</translation>
    </message>
    <message>
      <source>Bring The Weapon out, and working.</source>
      <translation>Die Waffe herausbringen, und zwar funktionierend.</translation>
    </message>
    <message>
      <source>A researcher's daughter, fourteen</source>
      <translation>Tochter einer Forscherin, vierzehn</translation>
    </message>
    <message>
      <source>No school ship came this month.</source>
      <translation>Diesen Monat kam kein Schulschiff.</translation>
    </message>
    <message>
      <source>Open the hall doors: her brother is outside.</source>
      <translation>Die Hallentüren öffnen: Ihr Bruder ist draußen.</translation>
    </message>
    <message>
      <source>Deputy administrator</source>
      <translation>Stellvertretender Verwalter</translation>
    </message>
    <message>
      <source>In charge since an hour ago.</source>
      <translation>Seit einer Stunde verantwortlich.</translation>
    </message>
    <message>
      <source>Keep every door shut until the archive has burnt.</source>
      <translation>Jede Tür geschlossen halten, bis das Archiv verbrannt ist.</translation>
    </message>
    <message>
      <source>Supply pilot</source>
      <translation>Versorgungspilot</translation>
    </message>
    <message>
      <source>His freighter was never unloaded.</source>
      <translation>Sein Frachter wurde nie entladen.</translation>
    </message>
    <message>
      <source>Leave on the next lifeship, with his cargo.</source>
      <translation>Mit dem nächsten Rettungsschiff fort, samt Ladung.</translation>
    </message>
    <message>
      <source>Prisoner on the way to court</source>
      <translation>Gefangener auf dem Weg vor Gericht</translation>
    </message>
    <message>
      <source>Waiting for a ship that is late.</source>
      <translation>Wartet auf ein Schiff, das sich verspätet.</translation>
    </message>
    <message>
      <source>Take a lifeship alone and disappear.</source>
      <translation>Allein ein Rettungsschiff nehmen und verschwinden.</translation>
    </message>
    <message>
      <source>Radio operator of the night shift</source>
      <translation>Funkerin der Nachtschicht</translation>
    </message>
    <message>
      <source>Her relief never came.</source>
      <translation>Ihre Ablösung kam nie.</translation>
    </message>
    <message>
      <source>Send the archive home before it can burn.</source>
      <translation>Das Archiv heimsenden, bevor es brennen kann.</translation>
    </message>
    <message>
      <source>Learn by playing: strangers under the ice meet The Enemy.</source>
      <translation>Lerne beim Spielen: Fremde unter dem Eis begegnen dem Feind.</translation>
    </message>
    <message>
      <source>about an hour</source>
      <translation>etwa eine Stunde</translation>
    </message>
    <message>
      <source>The night it came</source>
      <translation>Die Nacht, in der er kam</translation>
    </message>
    <message>
      <source>The ice above you rings like a bell. On the last screen that works stands The Weapon, and nobody is with it.</source>
      <translation>Das Eis über euch klingt wie eine Glocke. Auf dem letzten Schirm, der noch läuft, steht die Waffe, und niemand ist bei ihr.</translation>
    </message>
    <message>
      <source>How far ahead of today is this?</source>
      <translation>Wie weit nach heute ist das?</translation>
    </message>
    <message>
      <source>Where is the colony, and what is it called?</source>
      <translation>Wo ist die Kolonie, und wie heißt sie?</translation>
    </message>
    <message>
      <source>What is being built here, and for whom?</source>
      <translation>Was wird hier gebaut, und für wen?</translation>
    </message>
    <message>
      <source>What is known of The Enemy?</source>
      <translation>Was weiß man über den Feind?</translation>
    </message>
    <message>
      <source>What makes The Enemy unstoppable?</source>
      <translation>Was macht den Feind unaufhaltsam?</translation>
    </message>
    <message>
      <source>A research base under the ice of one of Jupiter's moons, a century from now. Something arrives faster than the sensors can count it: The Enemy.
You are the people who reached this small monitoring room in the bunker. On one screen the Special Defense Forces are losing the upper halls. Lifeships leave half empty.
And on the last screen that still works, in a vault below you, stands The Weapon, and nobody is with it.</source>
      <translation>Eine Forschungsstation unter dem Eis eines Jupitermonds, in hundert Jahren. Etwas kommt an, schneller, als die Sensoren es zählen können: der Feind.
Ihr seid die Leute, die es in diesen kleinen Überwachungsraum im Bunker geschafft haben. Auf einem Schirm verlieren die Spezialkräfte die oberen Hallen. Rettungsschiffe legen halb leer ab.
Und auf dem letzten Schirm, der noch läuft, in einem Tresor unter euch, steht die Waffe, und niemand ist bei ihr.</translation>
    </message>
    <message>
      <source>First Contact</source>
      <translation>First Contact</translation>
    </message>
    <message>
      <source>Violence</source>
      <translation>Gewalt</translation>
    </message>
    <message>
      <source>It strikes hard: whenever it Counters, the Coach may let it hurt one Pilot for 1 Trauma.</source>
      <translation>Er schlägt hart zu: Wann immer er kontert, darf der Coach eine Pilotin 1 Trauma erleiden lassen.</translation>
    </message>
    <message>
      <source>a hand at the cranes, a warning in time</source>
      <translation>eine helfende Hand an den Kränen, eine Warnung zur rechten Zeit</translation>
    </message>
    <message>
      <source>broken cargo, a crane used as a club</source>
      <translation>zerbrochene Fracht, ein Kran als Keule</translation>
    </message>
    <message>
      <source>Dockers, crane drivers and two divers who never say what they saw.</source>
      <translation>Hafenarbeiter, Kranführer und zwei Taucher, die nie sagen, was sie gesehen haben.</translation>
    </message>
    <message>
      <source>an interview, a song request, the truth</source>
      <translation>ein Interview, ein Musikwunsch, die Wahrheit</translation>
    </message>
    <message>
      <source>jamming, silence, being talked over</source>
      <translation>Störsender, Schweigen, unterbrochen werden</translation>
    </message>
    <message>
      <source>A night station on a moored ferry; the whole lower town listens.</source>
      <translation>Ein Nachtsender auf einer vertäuten Fähre; die ganze Unterstadt hört zu.</translation>
    </message>
    <message>
      <source>paying, sitting down, finishing the bowl</source>
      <translation>zahlen, sich setzen, aufessen</translation>
    </message>
    <message>
      <source>robots on the awnings</source>
      <translation>Roboter auf den Markisen</translation>
    </message>
    <message>
      <source>Eleven stalls under one roof, and every rumour in the city.</source>
      <translation>Elf Stände unter einem Dach, und jedes Gerücht der Stadt.</translation>
    </message>
    <message>
      <source>evidence, a cleared street</source>
      <translation>Beweise, eine geräumte Straße</translation>
    </message>
    <message>
      <source>doing their work for them on camera</source>
      <translation>ihre Arbeit vor laufender Kamera für sie tun</translation>
    </message>
    <message>
      <source>Four launches, one tired inspector, and a form for everything.</source>
      <translation>Vier Barkassen, ein müder Inspektor und ein Formular für alles.</translation>
    </message>
    <message>
      <source>Harbour Crew</source>
      <translation>Hafencrew</translation>
    </message>
    <message>
      <source>Radio Nemuri</source>
      <translation>Radio Nemuri</translation>
    </message>
    <message>
      <source>Noodle Row</source>
      <translation>Nudelgasse</translation>
    </message>
    <message>
      <source>Harbour Police</source>
      <translation>Hafenpolizei</translation>
    </message>
    <message>
      <source>swap a card</source>
      <translation>eine Karte tauschen</translation>
    </message>
    <message>
      <source>Where the children fly kites from the crane arms. Each Pilot here may discard a card and draw one, for a Tarry.</source>
      <translation>Wo die Kinder Drachen von den Kranarmen steigen lassen. Jede Pilotin hier darf für ein Tarry eine Karte ablegen und eine ziehen.</translation>
    </message>
    <message>
      <source>Where the Robos sleep. While it is Razed, Pit Crew can be neither spent nor restored.</source>
      <translation>Wo die Robos schlafen. Solange er zerstört ist, kann Boxencrew weder ausgegeben noch aufgefüllt werden.</translation>
    </message>
    <message>
      <source>Where the Gear hangs. While it is Razed, Armory can be neither spent nor restored.</source>
      <translation>Wo die Ausrüstung hängt. Solange er zerstört ist, kann Waffenkammer weder ausgegeben noch aufgefüllt werden.</translation>
    </message>
    <message>
      <source>Where the Pilots live and the letters arrive. While it is Razed, Fan Club can be neither spent nor restored.</source>
      <translation>Wo die Pilotinnen wohnen und die Briefe ankommen. Solange sie zerstört ist, kann Fanclub weder ausgegeben noch aufgefüllt werden.</translation>
    </message>
    <message>
      <source>leaks: using it stirs up trouble</source>
      <translation>leckt: Wer ihn nutzt, rührt Ärger auf</translation>
    </message>
    <message>
      <source>Switched off before anybody on the Team was born. It hums.</source>
      <translation>Abgeschaltet, bevor irgendwer vom Team geboren war. Er summt.</translation>
    </message>
    <message>
      <source>Kite Wharf</source>
      <translation>Drachenkai</translation>
    </message>
    <message>
      <source>Old Reactor</source>
      <translation>Alter Reaktor</translation>
    </message>
    <message>
      <source>First up every ladder, and last to ask what is at the top.</source>
      <translation>Als Erste jede Leiter hinauf, und als Letzte mit der Frage, was oben ist.</translation>
    </message>
    <message>
      <source>Sings on Radio Nemuri on Tuesdays and knows everybody's birthday.</source>
      <translation>Singt dienstags bei Radio Nemuri und kennt alle Geburtstage.</translation>
    </message>
    <message>
      <source>Arrived with the laundry and stayed.</source>
      <translation>Kam mit der Wäsche und blieb.</translation>
    </message>
    <message>
      <source>Counts the seconds between lightning and thunder, and is never wrong.</source>
      <translation>Zählt die Sekunden zwischen Blitz und Donner und irrt sich nie.</translation>
    </message>
    <message>
      <source>Has a key to the roof that nobody gave her.</source>
      <translation>Hat einen Schlüssel zum Dach, den ihr niemand gegeben hat.</translation>
    </message>
    <message>
      <source>The Otaku</source>
      <translation>Der Otaku</translation>
    </message>
    <message>
      <source>new technology nobody has met before</source>
      <translation>neue Technik, die noch niemand gesehen hat</translation>
    </message>
    <message>
      <source>Reads manuals for pleasure and writes corrections in the margins.</source>
      <translation>Liest Handbücher zum Vergnügen und schreibt Korrekturen an den Rand.</translation>
    </message>
    <message>
      <source>The Tank</source>
      <translation>Der Panzer</translation>
    </message>
    <message>
      <source>holding a line, standing firm</source>
      <translation>eine Linie halten, standhalten</translation>
    </message>
    <message>
      <source>Stands in doorways until the people behind him are gone.</source>
      <translation>Steht in Türen, bis die Leute hinter ihm fort sind.</translation>
    </message>
    <message>
      <source>The Wild Card</source>
      <translation>Die Wildcard</translation>
    </message>
    <message>
      <source>every Gambit, always</source>
      <translation>jedes Gambit, immer</translation>
    </message>
    <message>
      <source>Nobody remembers inviting her. Everybody is glad somebody did.</source>
      <translation>Niemand weiß noch, wer sie eingeladen hat. Alle sind froh, dass es jemand tat.</translation>
    </message>
    <message>
      <source>Three nights running the tide comes in brass-coloured, and higher each time.</source>
      <translation>Drei Nächte lang kommt die Flut messingfarben, und jedes Mal höher.</translation>
    </message>
    <message>
      <source>about 4 hours</source>
      <translation>etwa 4 Stunden</translation>
    </message>
    <message>
      <source>The tide comes in</source>
      <translation>Die Flut kommt</translation>
    </message>
    <message>
      <source>The wharf creaks, and the radio plays a song that nobody put on. What do you do before the water reaches the lamps?</source>
      <translation>Der Kai knarrt, und das Radio spielt ein Lied, das niemand aufgelegt hat. Was tut ihr, bevor das Wasser die Lampen erreicht?</translation>
    </message>
    <message>
      <source>A harbour city built in storeys, the rich above the fog and everybody else below. Three nights running the tide has come in brass-coloured, and higher each time.
The Team lives behind the old dry dock. Tonight the sirens start before the tide does.</source>
      <translation>Eine Hafenstadt in Stockwerken, die Reichen über dem Nebel und alle anderen darunter. Drei Nächte hintereinander kam die Flut messingfarben, und jedes Mal höher.
Das Team wohnt hinter dem alten Trockendock. Heute Nacht beginnen die Sirenen vor der Flut.</translation>
    </message>
    <message>
      <source>Neon Harbour</source>
      <translation>Neonhafen</translation>
    </message>
    <message>
      <source>wake what lies under the harbour</source>
      <translation>wecken, was unter dem Hafen liegt</translation>
    </message>
    <message>
      <source>Find the bell that calls it</source>
      <translation>Die Glocke finden, die sie ruft</translation>
    </message>
    <message>
      <source>Beaten in a Rumble</source>
      <translation>In einem Rumble geschlagen</translation>
    </message>
    <message>
      <source>An old breakwater engine that got up and walked, with the sea behind it.</source>
      <translation>Eine alte Wellenbrechermaschine, die aufgestanden und losgegangen ist, das Meer im Rücken.</translation>
    </message>
    <message>
      <source>flood the lower town</source>
      <translation>die Unterstadt fluten</translation>
    </message>
    <message>
      <source>The harbour's hydraulic engineer, dismissed, in a coat of white feathers.</source>
      <translation>Der entlassene Wasserbauer des Hafens, in einem Mantel aus weißen Federn.</translation>
    </message>
    <message>
      <source>The Brass Tide</source>
      <translation>Messingflut</translation>
    </message>
    <message>
      <source>Doctor Gull</source>
      <translation>Doktor Möwe</translation>
    </message>
    <message>
      <source>Its meter rises with each card that the MCs lay on their Team Hand.</source>
      <translation>Seine Anzeige steigt mit jeder Karte, die die MCs auf ihre Teamhand legen.</translation>
    </message>
    <message>
      <source>Armored. A hit with J, Q or K pushes. Its meter rises with each hit that it takes.</source>
      <translation>Gepanzert. Ein Treffer mit B, D oder K stößt. Seine Anzeige steigt mit jedem Treffer, den er einsteckt.</translation>
    </message>
    <message>
      <source>At the start of every even round a Stray Thread enters its area if fewer than four are able. Its meter rises with each Thread that is downed.</source>
      <translation>Zu Beginn jeder geraden Runde betritt ein Stray Thread ihren Bereich, wenn weniger als vier stehen. Ihre Anzeige steigt mit jedem Thread, der ausgeschaltet wird.</translation>
    </message>
    <message>
      <source>Its attacks are shock, against which Armored does not help. Its meter rises with each of its turns.</source>
      <translation>Seine Angriffe sind Schock, gegen den Gepanzert nicht hilft. Seine Anzeige steigt mit jedem seiner Züge.</translation>
    </message>
    <message>
      <source>about ten minutes</source>
      <translation>etwa zehn Minuten</translation>
    </message>
    <message>
      <source>The first fight: two stray processes in a small hall, and a card at a time.</source>
      <translation>Der erste Kampf: zwei verirrte Prozesse in einer kleinen Halle, und eine Karte nach der anderen.</translation>
    </message>
    <message>
      <source>about six rounds</source>
      <translation>etwa sechs Runden</translation>
    </message>
    <message>
      <source>Threads and sniffers hold the aisles between the racks.</source>
      <translation>Threads und Sniffer halten die Gänge zwischen den Schränken.</translation>
    </message>
    <message>
      <source>about five rounds</source>
      <translation>etwa fünf Runden</translation>
    </message>
    <message>
      <source>The bridge has a gap, and those who keep it push.</source>
      <translation>Die Brücke hat eine Lücke, und wer sie hält, der stößt.</translation>
    </message>
    <message>
      <source>about seven rounds</source>
      <translation>etwa sieben Runden</translation>
    </message>
    <message>
      <source>Nothing in the atrium is where its reflection stands.</source>
      <translation>Nichts im Atrium ist dort, wo sein Spiegelbild steht.</translation>
    </message>
    <message>
      <source>The Auditor counts every card that is laid together.</source>
      <translation>Der Auditor zählt jede Karte, die zusammengelegt wird.</translation>
    </message>
    <message>
      <source>The Warden waits where the road has fallen in.</source>
      <translation>Der Warden wartet, wo die Straße eingebrochen ist.</translation>
    </message>
    <message>
      <source>Every thread that is cut comes back twice.</source>
      <translation>Jeder Faden, der reißt, kommt doppelt zurück.</translation>
    </message>
    <message>
      <source>At the crown of the spire everything is allowed, to one.</source>
      <translation>Auf der Spitze des Turms ist alles erlaubt, aber nur einem.</translation>
    </message>
    <message>
      <source>The Ace attacks with three raises of Damage.</source>
      <translation>Das Ass greift mit drei Stufen mehr Schaden an.</translation>
    </message>
    <message>
      <source>No enemy may leave her area by walking until round end.</source>
      <translation>Bis zum Rundenende darf kein Gegner ihren Bereich gehend verlassen.</translation>
    </message>
    <message>
      <source>One attack with every card then in hand, targets and Range as usual, no Team Hand.</source>
      <translation>Ein Angriff mit jeder Karte, die dann auf der Hand ist; Ziele und Reichweite wie sonst, keine Teamhand.</translation>
    </message>
    <message>
      <source>A turn now with one card from the hand; no second Move gain.</source>
      <translation>Jetzt ein Zug mit einer Karte aus der Hand; keine zweiten Bewegungspunkte.</translation>
    </message>
    <message>
      <source>Set or clear one place of the byte in every able process of one side, no test.</source>
      <translation>Setzt oder löscht eine Stelle des Bytes in jedem stehenden Prozess einer Seite, ohne Probe.</translation>
    </message>
    <message>
      <source>One area, wherever it is, loses one status for the rest of the fight.</source>
      <translation>Ein Bereich, wo er auch liegt, verliert für den Rest des Kampfes einen Status.</translation>
    </message>
    <message>
      <source>Push every enemy in one area within Range 2, no test.</source>
      <translation>Stößt jeden Gegner in einem Bereich in Reichweite 2, ohne Probe.</translation>
    </message>
    <message>
      <source>Every able MC draws 1.</source>
      <translation>Jeder MC, der steht, zieht 1.</translation>
    </message>
    <message>
      <source>Every other able MC may lay one card from the hand on the Team Hand, in seat order, each scored; none of them counts as the one card a round.</source>
      <translation>Jeder andere MC, der steht, darf eine Karte aus der Hand auf die Teamhand legen, der Reihe nach, jede gewertet; keine zählt als die eine Karte je Runde.</translation>
    </message>
    <message>
      <source>Every MC's Accuracy one raise until round end.</source>
      <translation>Genauigkeit aller MCs eine Stufe besser bis zum Rundenende.</translation>
    </message>
    <message>
      <source>Mobs in one area within Range 2 lose their Auto of this and the next round.</source>
      <translation>Mobs in einem Bereich in Reichweite 2 verlieren ihr Auto dieser und der nächsten Runde.</translation>
    </message>
    <message>
      <source>The next enemy hit on an MC before round end counts as dodged.</source>
      <translation>Der nächste gegnerische Treffer auf einen MC vor dem Rundenende gilt als ausgewichen.</translation>
    </message>
    <message>
      <source>The MCs' Team Hand is discarded.</source>
      <translation>Die Teamhand der MCs wird abgelegt.</translation>
    </message>
    <message>
      <source>One area but + is Falling until round end, everybody else in it falls at once.</source>
      <translation>Ein Bereich außer + ist bis zum Rundenende ein Absturz; alle anderen darin fallen sofort.</translation>
    </message>
    <message>
      <source>Two more Stray Threads enter, up to four able ones.</source>
      <translation>Zwei weitere Stray Threads kommen, bis vier stehen.</translation>
    </message>
    <message>
      <source>Every MC has the bit named by the card set, or cleared if it is Invisible, Noclip or Armored; no test.</source>
      <translation>In jedem MC wird das Bit gesetzt, das die Karte nennt; Unsichtbar, Noclip oder Gepanzert wird gelöscht; ohne Probe.</translation>
    </message>
    <message>
      <source>Sets Armored at the start of a fight and when put on; taken off: clears it.</source>
      <translation>Setzt Gepanzert zu Beginn eines Kampfes und beim Anlegen; beim Ablegen wird es gelöscht.</translation>
    </message>
    <message>
      <source>Move one raise (3/6 to 4/8).</source>
      <translation>Bewegung eine Stufe höher (3/6 zu 4/8).</translation>
    </message>
    <message>
      <source>Two cuts to fire and shock damage.</source>
      <translation>Feuer- und Schockschaden zwei Stufen schwächer.</translation>
    </message>
    <message>
      <source>Attacks are fire; a hit sets Burning.</source>
      <translation>Angriffe sind Feuer; ein Treffer setzt Brennend.</translation>
    </message>
    <message>
      <source>Attacks are ice; a hit takes 2 Move Points (a mob: 1 Auto of this or its next turn).</source>
      <translation>Angriffe sind Eis; ein Treffer nimmt 2 Bewegungspunkte (einem Mob 1 Auto dieses oder seines nächsten Zuges).</translation>
    </message>
    <message>
      <source>A hit pushes.</source>
      <translation>Ein Treffer stößt.</translation>
    </message>
    <message>
      <source>Against an Armored target: Damage two raises.</source>
      <translation>Gegen ein gepanzertes Ziel: Schaden zwei Stufen höher.</translation>
    </message>
    <message>
      <source>Range 3; Play one less, at least 1.</source>
      <translation>Reichweite 3; Spielen eins weniger, mindestens 1.</translation>
    </message>
    <message>
      <source>Range 1; a hit also takes the attacker's Damage with two cuts from one other enemy in that area, no test.</source>
      <translation>Reichweite 1; ein Treffer nimmt auch einem anderen Gegner in diesem Bereich den Schaden, zwei Stufen schwächer, ohne Probe.</translation>
    </message>
    <message>
      <source>Berserk cannot be set.</source>
      <translation>Berserk kann nicht gesetzt werden.</translation>
    </message>
    <message>
      <source>Round start in Cover or Dark: Evade one raise this round.</source>
      <translation>Rundenbeginn in Deckung oder Dunkel: Ausweichen diese Runde eine Stufe besser.</translation>
    </message>
    <message>
      <source>Flip, Siphon and Overclock reach 4.</source>
      <translation>Umschalten, Abzapfen und Übertakten reichen 4 weit.</translation>
    </message>
    <message>
      <source>A shield of the wearer's Damage rating at the start of each fight, lost before HP whatever the cause.</source>
      <translation>Zu Beginn jedes Kampfes ein Schild in Höhe des eigenen Schadens; er geht vor den HP verloren, woher es auch kommt.</translation>
    </message>
    <message>
      <source>Invisible is set at the start of each fight.</source>
      <translation>Unsichtbar wird zu Beginn jedes Kampfes gesetzt.</translation>
    </message>
    <message>
      <source>The attack while Silenced: six cuts, one target.</source>
      <translation>Der Angriff, solange man stumm ist: sechs Stufen schwächer, ein Ziel.</translation>
    </message>
    <message>
      <source>The attack while Silenced: three cuts, one target.</source>
      <translation>Der Angriff, solange man stumm ist: drei Stufen schwächer, ein Ziel.</translation>
    </message>
    <message>
      <source>Two cuts to ice damage.</source>
      <translation>Eisschaden zwei Stufen schwächer.</translation>
    </message>
    <message>
      <source>Two cuts to fire damage.</source>
      <translation>Feuerschaden zwei Stufen schwächer.</translation>
    </message>
    <message>
      <source>Two cuts to shock damage.</source>
      <translation>Schockschaden zwei Stufen schwächer.</translation>
    </message>
    <message>
      <source>Blasts may be fire.</source>
      <translation>Ausbrüche können Feuer sein.</translation>
    </message>
    <message>
      <source>Blasts may be ice; each such hit takes 2 Move Points or 1 Auto.</source>
      <translation>Ausbrüche können Eis sein; jeder solche Treffer nimmt 2 Bewegungspunkte oder 1 Auto.</translation>
    </message>
    <message>
      <source>Blasts have Range +1.</source>
      <translation>Ausbrüche haben Reichweite +1.</translation>
    </message>
    <message>
      <source>A blast that has one target only: Damage one raise.</source>
      <translation>Ein Ausbruch mit nur einem Ziel: Schaden eine Stufe höher.</translation>
    </message>
    <message>
      <source>A hit of a blast with J, Q or K pushes.</source>
      <translation>Ein Treffer eines Ausbruchs mit B, D oder K stößt.</translation>
    </message>
    <message>
      <source>3 Move Points draw two cards, one is kept, one discarded.</source>
      <translation>3 Bewegungspunkte ziehen zwei Karten, eine wird behalten, eine abgelegt.</translation>
    </message>
    <message>
      <source>Bonus: an ally or oneself in the same area heals 10.</source>
      <translation>Bonus: man selbst oder jemand der eigenen Seite im selben Bereich heilt um 10.</translation>
    </message>
    <message>
      <source>Dark does not count for the wearer's attacks.</source>
      <translation>Dunkel zählt nicht für eigene Angriffe.</translation>
    </message>
    <message>
      <source>Once a round, a blast that hit nobody: draw 1.</source>
      <translation>Einmal je Runde, nach einem Ausbruch, der niemanden traf: 1 ziehen.</translation>
    </message>
    <message>
      <source>protagonist</source>
      <translation>Hauptfigur</translation>
    </message>
    <message>
      <source>Stand Firm: until her next turn she may take each hit aimed at an ally in her area.</source>
      <translation>Standhalten: Bis zu ihrem nächsten Zug darf sie jeden Treffer nehmen, der jemandem ihrer Seite in ihrem Bereich gilt.</translation>
    </message>
    <message>
      <source>badass</source>
      <translation>Draufgänger</translation>
    </message>
    <message>
      <source>A further shot at an enemy whom he has hit this round has one cut.</source>
      <translation>Ein weiterer Schuss auf einen Gegner, den er diese Runde schon getroffen hat, ist eine Stufe schwächer.</translation>
    </message>
    <message>
      <source>wallflower</source>
      <translation>Mauerblümchen</translation>
    </message>
    <message>
      <source>Hacks: she flips bits, rewires areas and bridges links with her cards.</source>
      <translation>Hacks: Sie schaltet mit ihren Karten Bits um, verdrahtet Bereiche neu und überbrückt Verbindungen.</translation>
    </message>
    <message>
      <source>mysterious-stranger</source>
      <translation>Geheimnisvoller Fremder</translation>
    </message>
    <message>
      <source>Blast: one card, one test for each enemy in one area in Range; none can be left out.</source>
      <translation>Ausbruch: eine Karte, eine Probe für jeden Gegner in einem Bereich in Reichweite; keiner kann ausgelassen werden.</translation>
    </message>
    <message>
      <source>sidekick</source>
      <translation>Begleiter</translation>
    </message>
    <message>
      <source>The Team Hand holds six cards while she is able. Hand-off: one card from her hand to an MC in her line within 2.</source>
      <translation>Die Teamhand fasst sechs Karten, solange sie steht. Zuspiel: eine Karte aus ihrer Hand an einen MC in ihrer Linie bis 2.</translation>
    </message>
    <message>
      <source>comic-relief</source>
      <translation>Spaßvogel</translation>
    </message>
    <message>
      <source>Blast. Tumble, after an attack that hit nobody: one link at no cost.</source>
      <translation>Ausbruch. Purzelbaum, nach einem Angriff, der niemanden traf: eine Verbindung ohne Kosten.</translation>
    </message>
    <message>
      <source>With another able Stray Thread in its area: Damage one raise.</source>
      <translation>Mit einem weiteren stehenden Stray Thread in seinem Bereich: Schaden eine Stufe höher.</translation>
    </message>
    <message>
      <source>Ignores Cover.</source>
      <translation>Deckung zählt für ihn nicht.</translation>
    </message>
    <message>
      <source>Armored.</source>
      <translation>Gepanzert.</translation>
    </message>
    <message>
      <source>Flying. A hit with a red card or a Joker sets Burning.</source>
      <translation>Fliegt. Ein Treffer mit einer roten Karte oder einem Joker setzt Brennend.</translation>
    </message>
    <message>
      <source>A hit pushes the target one area.</source>
      <translation>Ein Treffer stößt das Ziel einen Bereich weit.</translation>
    </message>
    <message>
      <source>A hit heals it 10.</source>
      <translation>Ein Treffer heilt ihn um 10.</translation>
    </message>
    <message>
      <source>A hit sets the bit named by the card, or clears it if it is Invisible, Noclip or Armored.</source>
      <translation>Ein Treffer setzt das Bit, das die Karte nennt; Unsichtbar, Noclip oder Gepanzert löscht er.</translation>
    </message>
    <message>
      <source>Other mobs in its area: Accuracy one raise.</source>
      <translation>Andere Mobs in seinem Bereich: Genauigkeit eine Stufe besser.</translation>
    </message>
    <message>
      <source>After two or more steps this turn: Damage one raise.</source>
      <translation>Nach zwei oder mehr Schritten in diesem Zug: Schaden eine Stufe höher.</translation>
    </message>
    <message>
      <source>With a 5, 6 or 7: Damage two raises.</source>
      <translation>Mit einer 5, 6 oder 7: Schaden zwei Stufen höher.</translation>
    </message>
    <message>
      <source>In place of an attack: one process of the CPU in its or a linked area heals 10.</source>
      <translation>Anstelle eines Angriffs: Ein Prozess der CPU im selben oder einem verbundenen Bereich heilt um 10.</translation>
    </message>
    <message>
      <source>An attack that it dodges costs the attacker 5 HP.</source>
      <translation>Ein Angriff, dem er ausweicht, kostet den Angreifer 5 HP.</translation>
    </message>
    <message>
      <source>Virtual Machine follows the rules of the page vm-rules-combat of colingame.wikidot.com, CC BY-SA 3.0, restated and filled in; its characters, maps and fights are our own and are offered under the same licence.</source>
      <translation>Virtual Machine folgt den Regeln der Seite vm-rules-combat von colingame.wikidot.com, CC BY-SA 3.0, neu gefasst und ergänzt; Figuren, Karten und Kämpfe sind unsere eigenen und stehen unter derselben Lizenz.</translation>
    </message>
  </context>
  <context>
    <name>CoverWords</name>
    <message>
      <source>Any key or click brings it back.</source>
      <translation>Jede Taste, jeder Klick holt sie zurück.</translation>
    </message>
    <message>
      <source>The hand lies covered.</source>
      <translation>Die Hand liegt verdeckt.</translation>
    </message>
    <message>
      <source>The hand has covered itself.</source>
      <translation>Die Hand hat sich verdeckt.</translation>
    </message>
    <message>
      <source>A press here or H shows it, H covers it again.</source>
      <translation>Ein Druck hierher oder H zeigt sie, H verdeckt sie wieder.</translation>
    </message>
  </context>
  <context>
    <name>CrestButton</name>
    <message>
      <source>taken</source>
      <translation>besetzt</translation>
    </message>
    <message>
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>Seat {colour}, {state}</source>
      <translation>Platz {colour}, {state}</translation>
    </message>
  </context>
  <context>
    <name>curtain</name>
    <message>
      <source>{name} holds {cards} and {duty}.</source>
      <translation>{name} hält {cards} und {duty}.</translation>
    </message>
    <message>
      <source>{name} holds {cards}.</source>
      <translation>{name} hält {cards}.</translation>
    </message>
    <message>
      <source>may answer {owner}'s {rank}</source>
      <translation>darf auf {rank} von {owner} antworten</translation>
    </message>
    <message>
      <source>{name} holds {cards} and has a question to answer.</source>
      <translation>{name} hält {cards} und hat eine Frage zu beantworten.</translation>
    </message>
    <message>
      <source>may invest one of them</source>
      <translation>darf eine davon investieren</translation>
    </message>
    <message>
      <source>may take a side</source>
      <translation>darf sich einer Seite anschließen</translation>
    </message>
    <message>
      <source>sets up the table</source>
      <translation>baut den Tisch auf</translation>
    </message>
    <message>
      <source>leads the story</source>
      <translation>führt die Geschichte</translation>
    </message>
    <message>
      <source>may answer the challenge</source>
      <translation>darf auf die Herausforderung antworten</translation>
    </message>
    <message>
      <source>closes the sides</source>
      <translation>schließt die Seiten</translation>
    </message>
    <message>
      <source>puts down the Threshold</source>
      <translation>legt die Schwellenkarte</translation>
    </message>
    <message>
      <source>reveals the cards</source>
      <translation>deckt die Karten auf</translation>
    </message>
    <message>
      <source>tells how it ended</source>
      <translation>erzählt, wie es ausging</translation>
    </message>
    <message>
      <source>may play a card in the Gambit</source>
      <translation>darf im Gambit eine Karte spielen</translation>
    </message>
    <message>
      <source>may open the Pile</source>
      <translation>darf den Pile eröffnen</translation>
    </message>
    <message>
      <source>no cards</source>
      <translation>keine Karte</translation>
    </message>
    <message>
      <source>one card</source>
      <translation>eine Karte</translation>
    </message>
    <message>
      <source>two cards</source>
      <translation>zwei Karten</translation>
    </message>
    <message>
      <source>three cards</source>
      <translation>drei Karten</translation>
    </message>
    <message>
      <source>four cards</source>
      <translation>vier Karten</translation>
    </message>
    <message>
      <source>five cards</source>
      <translation>fünf Karten</translation>
    </message>
    <message>
      <source>six cards</source>
      <translation>sechs Karten</translation>
    </message>
    <message>
      <source>seven cards</source>
      <translation>sieben Karten</translation>
    </message>
    <message>
      <source>eight cards</source>
      <translation>acht Karten</translation>
    </message>
    <message>
      <source>nine cards</source>
      <translation>neun Karten</translation>
    </message>
    <message>
      <source>ten cards</source>
      <translation>zehn Karten</translation>
    </message>
    <message>
      <source>eleven cards</source>
      <translation>elf Karten</translation>
    </message>
    <message>
      <source>twelve cards</source>
      <translation>zwölf Karten</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} Karte</numerusform>
        <numerusform>{count} Karten</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Curtain</name>
    <message>
      <source>Hold to look at your hand. Let go and it is hidden.</source>
      <translation>Halten, um auf deine Hand zu schauen. Loslassen verdeckt sie.</translation>
    </message>
    <message>
      <source>Back to the wall</source>
      <translation>Zurück zur Wand</translation>
    </message>
    <message>
      <source>Back to the Coach</source>
      <translation>Zurück zum Coach</translation>
    </message>
    <message>
      <source>It's me</source>
      <translation>Ich bin's</translation>
    </message>
    <message>
      <source>Curtain. Pass the table to {name}.</source>
      <translation>Vorhang. Der Tisch geht an {name}.</translation>
    </message>
    <message>
      <source>Pass the table to</source>
      <translation>Der Tisch geht an</translation>
    </message>
    <message>
      <source>It's me, {name}</source>
      <translation>Ich bin's, {name}</translation>
    </message>
  </context>
  <context>
    <name>DistanceSlider</name>
    <message>
      <source>{distance} metres; readable to {far} metres</source>
      <translation>{distance} Meter; lesbar bis {far} Meter</translation>
    </message>
    <message>
      <source>Distance of the farthest seat</source>
      <translation>Abstand des fernsten Platzes</translation>
    </message>
    <message>
      <source>readable to {far} m</source>
      <translation>lesbar bis {far} m</translation>
    </message>
    <message>
      <source>{metres} m</source>
      <translation>{metres} m</translation>
    </message>
    <message>
      <source>{width} m wide</source>
      <translation>{width} m breit</translation>
    </message>
  </context>
  <context>
    <name>DraftPane</name>
    <message>
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <source>Suggest</source>
      <translation>Vorschlagen</translation>
    </message>
    <message>
      <source>a choice that fits</source>
      <translation>eine Auswahl, die passt</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Von vorn</translation>
    </message>
    <message>
      <source>keep nothing yet</source>
      <translation>noch nichts behalten</translation>
    </message>
    <message>
      <source>Choose Bots and a Contraption</source>
      <translation>Wähle Bots und einen Apparat</translation>
    </message>
    <message>
      <source>Draft: keep the best of what was dealt</source>
      <translation>Draft: Behalte das Beste von dem, was kam</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>behalten</translation>
    </message>
    <message>
      <source>not kept</source>
      <translation>nicht behalten</translation>
    </message>
  </context>
  <context>
    <name>edition</name>
    <message>
      <source>This table plays {edition}</source>
      <translation>Dieser Tisch spielt {edition}</translation>
    </message>
    <message>
      <source>Another one holds from the next move on.</source>
      <translation>Ab dem nächsten Zug gilt eine andere.</translation>
    </message>
    <message numerus="yes">
      <source>{count} switches stand otherwise in {edition}</source>
      <translation>
        <numerusform>{count} Schalter steht in {edition} anders</numerusform>
        <numerusform>{count} Schalter stehen in {edition} anders</numerusform>
      </translation>
    </message>
    <message>
      <source>Go on in {edition}</source>
      <translation>Weiter in {edition}</translation>
    </message>
    <message>
      <source>From the next move on</source>
      <translation>Ab dem nächsten Zug</translation>
    </message>
    <message>
      <source>Why, for the log (optional)</source>
      <translation>Warum? (für den Verlauf)</translation>
    </message>
    <message>
      <source>The table's own changes stay: {ids}</source>
      <translation>Die eigenen Änderungen des Tischs bleiben: {ids}</translation>
    </message>
    <message>
      <source>All as in {edition}</source>
      <translation>Alles wie in {edition}</translation>
    </message>
    <message>
      <source>The table's own changes are given up</source>
      <translation>Die eigenen Änderungen des Tischs fallen weg</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
  </context>
  <context>
    <name>events</name>
    <message>
      <source>a Hand is discarded</source>
      <translation>eine Hand wird abgelegt</translation>
    </message>
    <message>
      <source>a Pilot gains a Charge</source>
      <translation>eine Pilotin gewinnt eine Ladung</translation>
    </message>
    <message>
      <source>a card on a Faction</source>
      <translation>eine Karte auf eine Fraktion</translation>
    </message>
    <message>
      <source>a Buffer comes back</source>
      <translation>ein Puffer kommt zurück</translation>
    </message>
    <message>
      <source>Schism clears, or Harmony rises</source>
      <translation>Schisma verschwindet oder Harmonie steigt</translation>
    </message>
    <message>
      <source>a Damaged Location stands again</source>
      <translation>ein beschädigter Ort steht wieder</translation>
    </message>
    <message>
      <source>a lost point comes back</source>
      <translation>ein Punkt kommt zurück</translation>
    </message>
    <message>
      <source>a Resource gains a point</source>
      <translation>ein Vorrat gewinnt einen Punkt</translation>
    </message>
    <message>
      <source>a Threat's Storm</source>
      <translation>der Storm einer Bedrohung</translation>
    </message>
    <message>
      <source>Coach's Deck runs on</source>
      <translation>Coachs Deck läuft weiter</translation>
    </message>
    <message>
      <source>a Threat's Wave</source>
      <translation>die Wave einer Bedrohung</translation>
    </message>
    <message>
      <source>a Faction takes offense</source>
      <translation>eine Fraktion ist gekränkt</translation>
    </message>
    <message>
      <source>a Pilot loses her Charges</source>
      <translation>eine Pilotin verliert ihre Ladungen</translation>
    </message>
    <message>
      <source>a Location is damaged</source>
      <translation>ein Ort wird beschädigt</translation>
    </message>
    <message>
      <source>the Team drifts apart</source>
      <translation>das Team driftet auseinander</translation>
    </message>
    <message>
      <source>a point of a Stat is lost</source>
      <translation>ein Punkt eines Werts geht verloren</translation>
    </message>
  </context>
  <context>
    <name>faces</name>
    <message>
      <source>the picture of {face} lies outside of it</source>
      <translation>das Bild von {face} liegt außerhalb</translation>
    </message>
    <message>
      <source>the picture of {face} is not there, or larger than {most} KB</source>
      <translation>das Bild von {face} ist nicht da oder größer als {most} KB</translation>
    </message>
    <message>
      <source>the picture of {face} may not hold {what}: paths and shapes only</source>
      <translation>das Bild von {face} darf {what} nicht enthalten: nur Pfade und Formen</translation>
    </message>
    <message>
      <source>the picture of {face} must be a PNG between {least} and {most} pixels wide</source>
      <translation>das Bild von {face} muss ein PNG mit {least} bis {most} Pixeln Breite sein</translation>
    </message>
    <message>
      <source>The cards in {folder} are not used: {why}.</source>
      <translation>Die Karten in {folder} werden nicht benutzt: {why}.</translation>
    </message>
    <message>
      <source>its name may hold letters, figures, spaces, - and _ only</source>
      <translation>sein Name darf nur Buchstaben, Ziffern, Leerzeichen, - und _ enthalten</translation>
    </message>
    <message>
      <source>its manifest must say version = {version}</source>
      <translation>sein Manifest muss version = {version} sagen</translation>
    </message>
    <message>
      <source>its manifest must give a name of {most} letters at most</source>
      <translation>sein Manifest muss einen Namen aus höchstens {most} Buchstaben nennen</translation>
    </message>
    <message>
      <source>by must name its makers in {most} letters at most</source>
      <translation>by muss die Urheber in höchstens {most} Buchstaben nennen</translation>
    </message>
    <message>
      <source>[faces] must name pictures</source>
      <translation>[faces] muss Bilder nennen</translation>
    </message>
    <message>
      <source>it has no picture of a card, such as KH.svg or back-pilots.png</source>
      <translation>er hat kein Bild einer Karte, etwa KH.svg oder back-pilots.png</translation>
    </message>
    <message>
      <source>no card is called {face}</source>
      <translation>keine Karte heißt {face}</translation>
    </message>
    <message>
      <source>{face} names no file</source>
      <translation>{face} nennt keine Datei</translation>
    </message>
    <message>
      <source>the picture of {face} must be SVG or PNG</source>
      <translation>das Bild von {face} muss SVG oder PNG sein</translation>
    </message>
    <message>
      <source>the picture of {face} is not 5 wide by 7 high</source>
      <translation>das Bild von {face} ist nicht 5 breit zu 7 hoch</translation>
    </message>
    <message>
      <source>the picture of {face} is nested deeper than {most}</source>
      <translation>das Bild von {face} ist tiefer verschachtelt als {most}</translation>
    </message>
    <message>
      <source>the picture of {face} has more than {most} parts</source>
      <translation>das Bild von {face} hat mehr als {most} Teile</translation>
    </message>
    <message>
      <source>the picture of {face} is no SVG that can be drawn</source>
      <translation>das Bild von {face} ist kein SVG, das sich zeichnen lässt</translation>
    </message>
    <message>
      <source>its manifest lies outside of it</source>
      <translation>sein Manifest liegt außerhalb</translation>
    </message>
    <message>
      <source>it has no {file}</source>
      <translation>er hat keine Datei {file}</translation>
    </message>
    <message>
      <source>its manifest is too long</source>
      <translation>sein Manifest ist zu lang</translation>
    </message>
    <message>
      <source>its manifest cannot be read: {reason}</source>
      <translation>sein Manifest kann nicht gelesen werden: {reason}</translation>
    </message>
  </context>
  <context>
    <name>Factions</name>
    <message>
      <source>Factions</source>
      <translation>Fraktionen</translation>
    </message>
  </context>
  <context>
    <name>fight</name>
    <message>
      <source>Attack</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>Hack</source>
      <translation>Hack</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Geben</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Bewegen</translation>
    </message>
    <message>
      <source>Bonus</source>
      <translation>Bonus</translation>
    </message>
    <message>
      <source>Probe</source>
      <translation>Sondieren</translation>
    </message>
    <message>
      <source>Reload</source>
      <translation>Nachladen</translation>
    </message>
    <message>
      <source>Buy a card</source>
      <translation>Karte kaufen</translation>
    </message>
    <message>
      <source>Gear</source>
      <translation>Ausrüstung</translation>
    </message>
    <message>
      <source>Switch</source>
      <translation>Wechseln</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Abwerfen</translation>
    </message>
    <message>
      <source>No Boot</source>
      <translation>Kein Boot</translation>
    </message>
    <message>
      <source>Give the card</source>
      <translation>Karte geben</translation>
    </message>
    <message>
      <source>Place a mob</source>
      <translation>Mob aufstellen</translation>
    </message>
    <message>
      <source>Next fight</source>
      <translation>Nächster Kampf</translation>
    </message>
    <message>
      <source>End turn</source>
      <translation>Zug beenden</translation>
    </message>
    <message>
      <source>A mob buys nothing</source>
      <translation>Ein Mob kauft nichts</translation>
    </message>
    <message>
      <source>Costs {price} Move</source>
      <translation>Kostet {price} Move</translation>
    </message>
    <message numerus="yes">
      <source>{count} more</source>
      <translation>
        <numerusform>noch {count}</numerusform>
        <numerusform>noch {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{points} points, {count} areas</source>
      <translation>
        <numerusform>{points} Punkte, {count} Gebiet</numerusform>
        <numerusform>{points} Punkte, {count} Gebiete</numerusform>
      </translation>
    </message>
    <message>
      <source>{price} Move</source>
      <translation>{price} Move</translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <translation>
        <numerusform>{count} Möglichkeit</numerusform>
        <numerusform>{count} Möglichkeiten</numerusform>
      </translation>
    </message>
    <message>
      <source>One card is one attack</source>
      <translation>Eine Karte, ein Angriff</translation>
    </message>
    <message>
      <source>Nobody in reach</source>
      <translation>Niemand in Reichweite</translation>
    </message>
    <message>
      <source>No card left</source>
      <translation>Keine Karte mehr</translation>
    </message>
    <message>
      <source>Stopped by enemies</source>
      <translation>Von Gegnern aufgehalten</translation>
    </message>
    <message>
      <source>Too few points</source>
      <translation>Zu wenige Punkte</translation>
    </message>
    <message>
      <source>the count goes on</source>
      <translation>die Zählung geht weiter</translation>
    </message>
    <message numerus="yes">
      <source>at {count} targets</source>
      <translation>
        <numerusform>auf {count} Ziel</numerusform>
        <numerusform>auf {count} Ziele</numerusform>
      </translation>
    </message>
    <message>
      <source>to the Team Hand</source>
      <translation>in die Team Hand</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>is spent</source>
      <translation>ist verbraucht</translation>
    </message>
    <message>
      <source>Which do you mean?</source>
      <translation>Was ist gemeint?</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
      <source>{head}, count {count}</source>
      <translation>
        <numerusform>{head}, Zählung {count}</numerusform>
        <numerusform>{head}, Zählung {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>{head}: {name} acts</source>
      <translation>{head}: {name} handelt</translation>
    </message>
    <message>
      <source>{charges} of {most} charges</source>
      <translation>{charges} von {most} Ladungen</translation>
    </message>
    <message>
      <source>{name}: {hp} of {most} HP</source>
      <translation>{name}: {hp} von {most} HP</translation>
    </message>
    <message>
      <source>Move {points} of {most}</source>
      <translation>Move {points} von {most}</translation>
    </message>
    <message>
      <source>Auto {points}</source>
      <translation>Auto {points}</translation>
    </message>
    <message numerus="yes">
      <source>Deck {count}</source>
      <translation>
        <numerusform>Deck {count}</numerusform>
        <numerusform>Deck {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>Move {move} / {most}, meter {meter} / {full}</source>
      <translation>Move {move} / {most}, Leiste {meter} / {full}</translation>
    </message>
    <message numerus="yes">
      <source>{count} in the hand, Draw {draw}</source>
      <translation>
        <numerusform>{count} auf der Hand, Draw {draw}</numerusform>
        <numerusform>{count} auf der Hand, Draw {draw}</numerusform>
      </translation>
    </message>
    <message>
      <source>{map} · Round {number}</source>
      <translation>{map} · Runde {number}</translation>
    </message>
    <message numerus="yes">
      <source>{count} of {most} picked</source>
      <translation>
        <numerusform>{count} von {most} gewählt</numerusform>
        <numerusform>{count} von {most} gewählt</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FighterRow</name>
    <message>
      <source>stays out; press to let them fight</source>
      <translation>bleibt draußen; drücken, damit sie kämpft</translation>
    </message>
    <message>
      <source>stays out</source>
      <translation>bleibt draußen</translation>
    </message>
    <message>
      <source>fights; press to let them stay out</source>
      <translation>kämpft; drücken, damit sie draußen bleibt</translation>
    </message>
  </context>
  <context>
    <name>FightLeft</name>
    <message>
      <source>Main characters</source>
      <translation>Hauptfiguren</translation>
    </message>
  </context>
  <context>
    <name>FightPane</name>
    <message>
      <source>Fight</source>
      <translation>Kampf</translation>
    </message>
  </context>
  <context>
    <name>FightRight</name>
    <message>
      <source>The CPU and the log</source>
      <translation>Die CPU und das Protokoll</translation>
    </message>
    <message>
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
  </context>
  <context>
    <name>FightSides</name>
    <message>
      <source>Who fights</source>
      <translation>Wer kämpft</translation>
    </message>
    <message>
      <source>Somebody has to fight for Coach.</source>
      <translation>Für den Coach muss jemand kämpfen.</translation>
    </message>
    <message>
      <source>A Pilot has to fight.</source>
      <translation>Eine Pilotin muss kämpfen.</translation>
    </message>
    <message>
      <source>Pilots</source>
      <translation>Pilotinnen</translation>
    </message>
    <message>
      <source>Coach</source>
      <translation>Coach</translation>
    </message>
    <message>
      <source>Coach challenges</source>
      <translation>Coach fordert heraus</translation>
    </message>
    <message>
      <source>The Pilots challenge</source>
      <translation>Die Pilotinnen fordern heraus</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>Cards</source>
      <translation>Karten</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Farbschema</translation>
    </message>
    <message>
      <source>Wall</source>
      <translation>Wand</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>Four colours</source>
      <translation>Vier Farben</translation>
    </message>
    <message>
      <source>Two colours</source>
      <translation>Zwei Farben</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>Wall: off</source>
      <translation>Wand: aus</translation>
    </message>
    <message>
      <source>Language: the system's</source>
      <translation>Sprache: wie das System</translation>
    </message>
    <message>
      <source>Nothing is shown on a wall.</source>
      <translation>Auf keiner Wand wird etwas gezeigt.</translation>
    </message>
    <message>
      <source>A card table for Gattaibushido: FUSION!</source>
      <translation>Ein Kartentisch für Gattaibushido: FUSION!</translation>
    </message>
    <message>
      <source>First Contact</source>
      <translation>First Contact</translation>
    </message>
    <message>
      <source>Learn by playing, with up to seven friends.</source>
      <translation>Lernen beim Spielen, mit bis zu sieben Leuten.</translation>
    </message>
    <message>
      <source>New session</source>
      <translation>Neue Sitzung</translation>
    </message>
    <message>
      <source>with a Team of your own</source>
      <translation>mit einem eigenen Team</translation>
    </message>
    <message>
      <source>Open a session or record</source>
      <translation>Sitzung oder Protokoll öffnen</translation>
    </message>
    <message>
      <source>from a file</source>
      <translation>aus einer Datei</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Wall: found</source>
      <translation>Wand: gefunden</translation>
    </message>
    <message>
      <source>Wall: not found</source>
      <translation>Wand: nicht gefunden</translation>
    </message>
    <message>
      <source>The wall will be shown on {screen}; it can be read from {far} metres.</source>
      <translation>Die Wand erscheint auf {screen}; lesbar ist sie aus {far} Metern.</translation>
    </message>
    <message>
      <source>No second screen was found. Plug one in; it is found by itself.</source>
      <translation>Kein zweiter Bildschirm. Steck einen an, er wird erkannt.</translation>
    </message>
    <message>
      <source>THIS TABLE</source>
      <translation>DIESER TISCH</translation>
    </message>
  </context>
  <context>
    <name>FormView</name>
    <message>
      <source>No Final Form: each Pilot fights alone</source>
      <translation>Keine Final Form: Jede kämpft für sich</translation>
    </message>
  </context>
  <context>
    <name>FreePane</name>
    <message>
      <source>Free table</source>
      <translation>Freier Tisch</translation>
    </message>
    <message>
      <source>Draw a card</source>
      <translation>Karte ziehen</translation>
    </message>
    <message>
      <source>From your Deck</source>
      <translation>Von deinem Deck</translation>
    </message>
    <message>
      <source>The Deck is empty</source>
      <translation>Das Deck ist leer</translation>
    </message>
    <message>
      <source>Guide on</source>
      <translation>Regelhilfe an</translation>
    </message>
    <message>
      <source>The rules lead again</source>
      <translation>Die Regeln führen wieder</translation>
    </message>
    <message>
      <source>By hand</source>
      <translation>Von Hand</translation>
    </message>
    <message>
      <source>Gauges, shuffling, notes</source>
      <translation>Anzeigen, Mischen, Notizen</translation>
    </message>
  </context>
  <context>
    <name>GambitPane</name>
    <message>
      <source>Her card is higher</source>
      <translation>Ihre Karte ist höher</translation>
    </message>
    <message>
      <source>{specialty} is {name}'s specialty: the consequence comes twice.</source>
      <translation>{specialty} ist das Spezialgebiet von {name}: Die Folge kommt doppelt.</translation>
    </message>
    <message>
      <source>{name} picks</source>
      <translation>{name} wählt</translation>
    </message>
    <message>
      <source>at a cost, with a Charge for it</source>
      <translation>zu einem Preis, mit einer Ladung dafür</translation>
    </message>
    <message>
      <source>at a cost, and nothing for it</source>
      <translation>zu einem Preis, und nichts dafür</translation>
    </message>
    <message>
      <source>Threshold card</source>
      <translation>Schwellenkarte</translation>
    </message>
    <message>
      <source>Pilot's card</source>
      <translation>Karte der Pilotin</translation>
    </message>
    <message>
      <source>or</source>
      <translation>oder</translation>
    </message>
    <message>
      <source>Yes, and</source>
      <translation>Ja, und</translation>
    </message>
    <message>
      <source>something good comes with it</source>
      <translation>etwas Gutes kommt dazu</translation>
    </message>
    <message>
      <source>Yes, but</source>
      <translation>Ja, aber</translation>
    </message>
    <message>
      <source>at a cost: a Wave, or damage</source>
      <translation>zu einem Preis: eine Wave oder Schaden</translation>
    </message>
    <message>
      <source>No, but</source>
      <translation>Nein, aber</translation>
    </message>
    <message>
      <source>but something good comes of it</source>
      <translation>doch etwas Gutes kommt dabei heraus</translation>
    </message>
    <message>
      <source>No, and</source>
      <translation>Nein, und</translation>
    </message>
    <message>
      <source>{outcome}, chosen</source>
      <translation>{outcome}, gewählt</translation>
    </message>
  </context>
  <context>
    <name>game</name>
    <message>
      <source>a list of at most {most} facts</source>
      <translation>eine Liste von höchstens {most} Fakten</translation>
    </message>
    <message>
      <source>a list that begins with one of {letters}</source>
      <translation>eine Liste, die mit einem von {letters} beginnt</translation>
    </message>
    <message>
      <source>{length} parts in a fact '{letter}'</source>
      <translation>{length} Teile in einem Faktum '{letter}'</translation>
    </message>
    <message>
      <source>a number from {least} to {most}</source>
      <translation>eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>zones and values</source>
      <translation>Zonen und Werte</translation>
    </message>
    <message>
      <source>zones and values by their names</source>
      <translation>Zonen und Werte bei ihren Namen</translation>
    </message>
    <message>
      <source>keys of cards with blanks between them</source>
      <translation>Schlüssel von Karten mit Leerzeichen dazwischen</translation>
    </message>
    <message>
      <source>at most {most} cards</source>
      <translation>höchstens {most} Karten</translation>
    </message>
    <message>
      <source>at most {most} characters</source>
      <translation>höchstens {most} Zeichen</translation>
    </message>
    <message>
      <source>a list of names with values, and a list of seats</source>
      <translation>eine Liste von Namen mit Werten und eine Liste von Plätzen</translation>
    </message>
    <message>
      <source>a text of at most {most} characters</source>
      <translation>ein Text von höchstens {most} Zeichen</translation>
    </message>
    <message>
      <source>{number} places</source>
      <translation>so viele Stellen: {number}</translation>
    </message>
    <message>
      <source>{number} times + (up) or - (down)</source>
      <translation>{number}-mal + (offen) oder - (verdeckt)</translation>
    </message>
    <message>
      <source>the key of a card of this game</source>
      <translation>der Schlüssel einer Karte dieses Spiels</translation>
    </message>
    <message>
      <source>a name with its value</source>
      <translation>ein Name mit seinem Wert</translation>
    </message>
    <message>
      <source>a place from {least} to {most}</source>
      <translation>eine Stelle von {least} bis {most}</translation>
    </message>
    <message>
      <source>found {found}, expected {expected}.</source>
      <translation>gefunden {found}, erwartet: {expected}.</translation>
    </message>
    <message>
      <source>{part}: found {found}, expected {expected}.</source>
      <translation>{part}: gefunden {found}, erwartet: {expected}.</translation>
    </message>
    <message>
      <source>fact {number}: {fault}</source>
      <translation>Faktum {number}: {fault}</translation>
    </message>
    <message>
      <source>no JSON that can be read.</source>
      <translation>kein lesbares JSON.</translation>
    </message>
    <message>
      <source>{part}: {fault}</source>
      <translation>{part}: {fault}</translation>
    </message>
    <message>
      <source>{count} facts are too many for one entry, which holds {most}.</source>
      <translation>{count} Fakten sind zu viele für einen Eintrag; er fasst {most}.</translation>
    </message>
    <message>
      <source>Its facts have {length} characters; one entry holds {most}.</source>
      <translation>Seine Fakten haben {length} Zeichen; ein Eintrag fasst {most}.</translation>
    </message>
    <message>
      <source>A name has {length} characters; {most} at most are read: {name} …</source>
      <translation>Ein Name hat {length} Zeichen; höchstens {most} werden gelesen: {name} …</translation>
    </message>
    <message>
      <source>{count} cards are too many for one place.</source>
      <translation>{count} Karten sind zu viele für einen Ort.</translation>
    </message>
    <message>
      <source>What is said has more than {most} parts.</source>
      <translation>Was gesagt wird, hat mehr als {most} Teile.</translation>
    </message>
    <message>
      <source>{zone} does not hold the cards that were shuffled.</source>
      <translation>In {zone} liegen nicht die Karten, die gemischt wurden.</translation>
    </message>
    <message>
      <source>{path} is {found}, not {expected}.</source>
      <translation>{path} ist {found}, nicht {expected}.</translation>
    </message>
    <message>
      <source>{card} does not lie at place {place} of {zone}.</source>
      <translation>{card} liegt nicht an Stelle {place} von {zone}.</translation>
    </message>
    <message>
      <source>{zone} has no place {place} for {card}.</source>
      <translation>{zone} hat keine Stelle {place} für {card}.</translation>
    </message>
    <message>
      <source>{path}: {fault}.</source>
      <translation>{path}: {fault}.</translation>
    </message>
    <message>
      <source>A table has at most {most} values, not {found}.</source>
      <translation>Ein Tisch hat höchstens {most} Werte, nicht {found}.</translation>
    </message>
    <message>
      <source>A table has at most {most} places for cards, not {found}.</source>
      <translation>Ein Tisch hat höchstens {most} Plätze für Karten, nicht {found}.</translation>
    </message>
    <message>
      <source>A table has at most {most} cards, not {found}.</source>
      <translation>Ein Tisch hat höchstens {most} Karten, nicht {found}.</translation>
    </message>
    <message>
      <source>a number is {least} to {most}</source>
      <translation>eine Zahl liegt zwischen {least} und {most}</translation>
    </message>
    <message>
      <source>a text has at most {most} characters, not {found}</source>
      <translation>ein Text hat höchstens {most} Zeichen, nicht {found}</translation>
    </message>
    <message>
      <source>a list has at most {most} parts, not {found}</source>
      <translation>eine Liste hat höchstens {most} Teile, nicht {found}</translation>
    </message>
    <message>
      <source>{found} is no value.</source>
      <translation>{found} ist kein Wert.</translation>
    </message>
    <message>
      <source>{found} is no value: write null, true, false, a whole number, a text or a list of these.</source>
      <translation>{found} ist kein Wert: möglich sind null, true, false, eine ganze Zahl, ein Text oder eine Liste davon.</translation>
    </message>
    <message>
      <source>A value is nested deeper than {most} lists.</source>
      <translation>Ein Wert ist tiefer verschachtelt als {most} Listen.</translation>
    </message>
    <message>
      <source>No game is called '{name}'. Played here: {games}.</source>
      <translation>Kein Spiel heißt '{name}'. Hier gibt es: {games}.</translation>
    </message>
    <message>
      <source>Pilots, from the Coach's left</source>
      <translation>Pilotinnen, von links vom Coach</translation>
    </message>
    <message>
      <source>Edition</source>
      <translation>Ausgabe</translation>
    </message>
    <message>
      <source>{threats} Threats, {factions} Factions, {locations} Locations</source>
      <translation>{threats} Bedrohungen, {factions} Fraktionen, {locations} Orte</translation>
    </message>
    <message>
      <source>An empty table</source>
      <translation>Ein leerer Tisch</translation>
    </message>
    <message>
      <source>bring your own Threats and Factions</source>
      <translation>mit eigenen Bedrohungen</translation>
    </message>
    <message>
      <source>A new table</source>
      <translation>Ein neuer Tisch</translation>
    </message>
    <message>
      <source>Bring your own: add Threats and Factions at the table, now or later.</source>
      <translation>Bringt Eigenes mit: Bedrohungen und Fraktionen, jetzt oder später.</translation>
    </message>
    <message>
      <source>as you like</source>
      <translation>so lange ihr mögt</translation>
    </message>
    <message>
      <source>Harmony</source>
      <translation>Harmonie</translation>
    </message>
    <message>
      <source>Harm.</source>
      <translation>Harm.</translation>
    </message>
    <message>
      <source>Armory</source>
      <translation>Waffenkammer</translation>
    </message>
    <message>
      <source>Arm.</source>
      <translation>Arm.</translation>
    </message>
    <message>
      <source>Fan Club</source>
      <translation>Fanclub</translation>
    </message>
    <message>
      <source>Fans</source>
      <translation>Fans</translation>
    </message>
    <message>
      <source>Pit Crew</source>
      <translation>Boxencrew</translation>
    </message>
    <message>
      <source>Crew</source>
      <translation>Crew</translation>
    </message>
    <message>
      <source>The file is larger than {most} KB.</source>
      <translation>Die Datei ist größer als {most} KB.</translation>
    </message>
    <message>
      <source>A number in it is too large: {most} at most.</source>
      <translation>Eine Zahl darin ist zu groß: höchstens {most}.</translation>
    </message>
    <message>
      <source>Its tables and lists are nested deeper than {most}.</source>
      <translation>Ihre Tabellen und Listen sind tiefer verschachtelt als {most}.</translation>
    </message>
    <message>
      <source>The file is not UTF-8 text (byte {byte}). Save it as UTF-8.</source>
      <translation>Die Datei ist kein Text in UTF-8 (Byte {byte}). Speichere sie als UTF-8.</translation>
    </message>
    <message>
      <source>This is no TOML: {reason}.</source>
      <translation>Das ist kein TOML: {reason}.</translation>
    </message>
    <message>
      <source>Its lists are nested deeper than {most}.</source>
      <translation>Ihre Listen sind tiefer verschachtelt als {most}.</translation>
    </message>
    <message>
      <source>Line {line} holds more than {most} dots in a row of names.</source>
      <translation>Zeile {line} hat mehr als {most} Punkte in einer Reihe von Namen.</translation>
    </message>
    <message>
      <source>A bot battle has two to four players.</source>
      <translation>Ein Bot Battle hat zwei bis vier Spieler.</translation>
    </message>
    <message>
      <source>Decks of small Bots fight in the arena for crystals.</source>
      <translation>Decks aus kleinen Bots kämpfen in der Arena um Kristalle.</translation>
    </message>
    <message>
      <source>about half an hour</source>
      <translation>etwa eine halbe Stunde</translation>
    </message>
    <message>
      <source>Bot Battle</source>
      <translation>Bot Battle</translation>
    </message>
    <message>
      <source>Bot battle</source>
      <translation>Bot Battle</translation>
    </message>
    <message>
      <source>Players, clockwise</source>
      <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
      <source>Two to four players</source>
      <translation>Zwei bis vier Spieler</translation>
    </message>
    <message>
      <source>Quick battle</source>
      <translation>Schneller Kampf</translation>
    </message>
    <message>
      <source>Ready decks of eight</source>
      <translation>Fertige Decks aus acht</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <source>Eight of twelve Bots</source>
      <translation>Acht aus zwölf Bots</translation>
    </message>
    <message>
      <source>Free decks</source>
      <translation>Freie Decks</translation>
    </message>
    <message>
      <source>Out of the whole box</source>
      <translation>Aus der ganzen Schachtel</translation>
    </message>
    <message>
      <source>Two to six main characters fight here.</source>
      <translation>Hier kämpfen zwei bis sechs Hauptfiguren.</translation>
    </message>
    <message>
      <source>Here fight {names}.</source>
      <translation>Hier kämpfen {names}.</translation>
    </message>
    <message>
      <source>Main characters, and who plays them</source>
      <translation>Hauptfiguren, und wer sie spielt</translation>
    </message>
    <message>
      <source>Fights of this evening</source>
      <translation>Kämpfe dieses Abends</translation>
    </message>
    <message>
      <source>Virtual Machine {number}</source>
      <translation>Virtual Machine {number}</translation>
    </message>
    <message>
      <source>Virtual Machine</source>
      <translation>Virtual Machine</translation>
    </message>
    <message>
      <source>{card} is not on the table.</source>
      <translation>{card} ist nicht auf dem Tisch.</translation>
    </message>
    <message>
      <source>There is no place called {zone}.</source>
      <translation>Es gibt keinen Platz namens {zone}.</translation>
    </message>
    <message>
      <source>Name cards, each of them once.</source>
      <translation>Nenne Karten, jede genau einmal.</translation>
    </message>
    <message>
      <source>A card lies face-up or face-down.</source>
      <translation>Eine Karte liegt offen oder verdeckt.</translation>
    </message>
    <message>
      <source>The places there go from 0 to {most}.</source>
      <translation>Die Stellen dort gehen von 0 bis {most}.</translation>
    </message>
    <message>
      <source>{have} cards lie there.</source>
      <translation>Dort liegen {have} Karten.</translation>
    </message>
    <message>
      <source>Turn cards of one place at a time.</source>
      <translation>Dreh Karten nur eines Platzes auf einmal um.</translation>
    </message>
    <message>
      <source>That cannot be flipped.</source>
      <translation>Das lässt sich nicht umdrehen.</translation>
    </message>
    <message>
      <source>Nothing lies there.</source>
      <translation>Dort liegt nichts.</translation>
    </message>
    <message>
      <source>{card} does not lie where you can take it.</source>
      <translation>{card} liegt nicht, wo du sie nehmen kannst.</translation>
    </message>
    <message>
      <source>{card} does not lie where you can turn it.</source>
      <translation>{card} liegt nicht, wo du sie umdrehen kannst.</translation>
    </message>
    <message>
      <source>They are not on the table.</source>
      <translation>Sie sind nicht auf dem Tisch.</translation>
    </message>
    <message>
      <source>Cards are not turned over there.</source>
      <translation>Dort werden keine Karten umgedreht.</translation>
    </message>
    <message>
      <source>There is no gauge called {path}.</source>
      <translation>Es gibt keine Anzeige namens {path}.</translation>
    </message>
    <message>
      <source>There is no text called {path}.</source>
      <translation>Es gibt keinen Text namens {path}.</translation>
    </message>
    <message>
      <source>Write something first.</source>
      <translation>Schreib zuerst etwas.</translation>
    </message>
    <message>
      <source>{path} cannot be {value}. {fault}</source>
      <translation>{path} kann nicht {value} sein. {fault}</translation>
    </message>
    <message>
      <source>Nobody asked {seat} that.</source>
      <translation>Danach hat niemand {seat} gefragt.</translation>
    </message>
    <message>
      <source>{seat} is asked first: {question}</source>
      <translation>Zuerst wird {seat} gefragt: {question}</translation>
    </message>
    <message>
      <source>{card} does not lie where it is taken from.</source>
      <translation>{card} liegt nicht, wo sie herkommen soll.</translation>
    </message>
    <message>
      <source>Nobody asked {seat} that. {by_hand}</source>
      <translation>Danach hat niemand {seat} gefragt. {by_hand}</translation>
    </message>
    <message>
      <source>Shift Space, held, or a held press: the card in large.</source>
      <translation>Umschalt Leertaste, gehalten, oder lange drücken: die Karte im Großen.</translation>
    </message>
    <message>
      <source>Space raises a covered card. In the hand 2 … 9 T J Q K A go to the next of that rank.</source>
      <translation>Die Leertaste hebt eine verdeckte Karte hervor. Auf der Hand gehen 2 … 9 T J Q K A zur nächsten dieses Rangs.</translation>
    </message>
    <message>
      <source>Shift R O Y G B U P K: the sheet of that Pilot. Shift ← →: the Strike of the others.</source>
      <translation>Umschalt R O Y G B U P K: das Blatt dieser Pilotin. Umschalt ← →: der Strike der anderen.</translation>
    </message>
    <message>
      <source>You tell a story together. The Coach leads it, and plays everybody whom no Pilot plays.</source>
      <translation>Ihr erzählt zusammen eine Geschichte. Der Coach leitet sie und spielt alle, die keine Pilotin spielt.</translation>
    </message>
    <message>
      <source>What might go wrong is a Gambit: the Coach and a Pilot each lay a card, and the higher one decides.</source>
      <translation>Was schiefgehen kann, ist ein Gambit: Coach und Pilotin legen je eine Karte, und die höhere entscheidet.</translation>
    </message>
    <message>
      <source>Who stands against somebody else challenges: a Throwdown, card upon card on one Pile, until a side gives up.</source>
      <translation>Wer sich jemandem entgegenstellt, fordert heraus: ein Throwdown, Karte auf Karte auf einem Pile, bis eine Seite aufgibt.</translation>
    </message>
    <message>
      <source>At the left stand Harmony, the Pilots and the Team's Resources; at the right Threats, Crisis and the log.</source>
      <translation>Links stehen Harmonie, die Pilotinnen und die Ressourcen des Teams, rechts Bedrohungen, Krise und der Verlauf.</translation>
    </message>
    <message>
      <source>A refusal names its rule, and the Coach may allow it all the same. Whatever was done can be taken back.</source>
      <translation>Eine Ablehnung nennt ihre Regel, und der Coach darf es trotzdem erlauben. Was getan ist, kann zurückgenommen werden.</translation>
    </message>
    <message>
      <source>Counter; at a free table: draw</source>
      <translation>Kontern; frei: ziehen</translation>
    </message>
    <message>
      <source>Block</source>
      <translation>Blocken</translation>
    </message>
    <message>
      <source>Escalate</source>
      <translation>Eskalieren</translation>
    </message>
    <message>
      <source>Rumble</source>
      <translation>Rumble</translation>
    </message>
    <message>
      <source>Concede</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>an Assist, before the Drive</source>
      <translation>ein Assist, vor dem Drive</translation>
    </message>
    <message>
      <source>Gambit; at a free table: the guide</source>
      <translation>Gambit; frei: Regelhilfe</translation>
    </message>
    <message>
      <source>Throwdown</source>
      <translation>Throwdown</translation>
    </message>
    <message>
      <source>Omen</source>
      <translation>Omen</translation>
    </message>
    <message>
      <source>Tarry; accepts a Gambit</source>
      <translation>Tarry; nimmt ein Gambit an</translation>
    </message>
    <message>
      <source>declines a Gambit</source>
      <translation>lehnt ein Gambit ab</translation>
    </message>
    <message>
      <source>Trigger</source>
      <translation>Trigger</translation>
    </message>
    <message>
      <source>a Pilot invests a card</source>
      <translation>eine Pilotin investiert eine Karte</translation>
    </message>
    <message>
      <source>votes for the team</source>
      <translation>stimmt für das Team</translation>
    </message>
    <message>
      <source>votes for oneself; the score</source>
      <translation>stimmt für sich selbst; die Wertung</translation>
    </message>
    <message>
      <source>Only the Coach does this by hand.</source>
      <translation>Nur der Coach tut das von Hand.</translation>
    </message>
    <message>
      <source>That gauge is not yours to set.</source>
      <translation>Diese Anzeige darfst du nicht setzen.</translation>
    </message>
    <message>
      <source>Nobody called {seat} sits here.</source>
      <translation>Hier sitzt niemand namens {seat}.</translation>
    </message>
    <message>
      <source>There are the Pilots' Deck and the Coach's Deck.</source>
      <translation>Es gibt das Deck der Pilotinnen und das Deck des Coachs.</translation>
    </message>
    <message>
      <source>{card} is in no Hand.</source>
      <translation>{card} ist auf keiner Hand.</translation>
    </message>
    <message>
      <source>A Wild card counts as a standard card, never as a Joker.</source>
      <translation>Eine Wild-Karte zählt als gewöhnliche Karte, nie als Joker.</translation>
    </message>
    <message>
      <source>Cards are removed for the session or for the scenario.</source>
      <translation>Karten werden für die Sitzung oder für das Szenario entfernt.</translation>
    </message>
    <message>
      <source>A Path has {low} to {high} steps.</source>
      <translation>Ein Pfad hat {low} bis {high} Schritte.</translation>
    </message>
    <message>
      <source>The guide is on or off.</source>
      <translation>Die Regelhilfe ist an oder aus.</translation>
    </message>
    <message>
      <source>Nobody called {name} can fire it.</source>
      <translation>Niemand namens {name} kann das auslösen.</translation>
    </message>
    <message>
      <source>No Threat is called {threat}.</source>
      <translation>Keine Bedrohung heißt {threat}.</translation>
    </message>
    <message>
      <source>No Faction or Location is called {thing}.</source>
      <translation>Keine Fraktion und kein Ort heißt {thing}.</translation>
    </message>
    <message>
      <source>A Threat grows by 1 to 7.</source>
      <translation>Eine Bedrohung wächst um 1 bis 7.</translation>
    </message>
    <message>
      <source>{seat} is in no Final Form.</source>
      <translation>{seat} ist in keiner Final Form.</translation>
    </message>
    <message>
      <source>The guide is {mode} already.</source>
      <translation>Die Regelhilfe ist schon {mode}.</translation>
    </message>
    <message>
      <source>What can be revealed: {items}.</source>
      <translation>Aufgedeckt werden kann: {items}.</translation>
    </message>
    <message>
      <source>It is on the table already.</source>
      <translation>Das ist schon auf dem Tisch.</translation>
    </message>
    <message>
      <source>There is no Position called {position}.</source>
      <translation>Es gibt keine Position namens {position}.</translation>
    </message>
    <message>
      <source>She holds that Position already.</source>
      <translation>Sie hält diese Position schon.</translation>
    </message>
    <message>
      <source>Somebody must be the Head: put another Pilot there instead.</source>
      <translation>Jemand muss der Kopf sein: Setz stattdessen eine andere Pilotin dorthin.</translation>
    </message>
    <message>
      <source>{seat} lays the Crisis Path anew</source>
      <translation>{seat} legt den Krisenpfad neu</translation>
    </message>
    <message>
      <source>{seat} changes a ruling</source>
      <translation>{seat} ändert eine Regelung</translation>
    </message>
    <message>
      <source>{seat} switches the guide {mode}</source>
      <translation>{seat} schaltet die Regelhilfe um: {mode}</translation>
    </message>
    <message>
      <source>{seat} makes happen in the name of {instigator}: {line}</source>
      <translation>{seat} löst im Namen von {instigator} aus: {line}</translation>
    </message>
    <message>
      <source>{seat} makes happen: {line}</source>
      <translation>{seat} löst aus: {line}</translation>
    </message>
    <message>
      <source>{seat} makes happen at once: {line}</source>
      <translation>{seat} löst sofort aus: {line}</translation>
    </message>
    <message>
      <source>That place is not yours to reach into.</source>
      <translation>An diesen Platz darfst du nicht greifen.</translation>
    </message>
    <message>
      <source>A conflict waits for the cards there. Call it off first.</source>
      <translation>Ein Konflikt wartet auf die Karten dort. Brecht ihn zuerst ab.</translation>
    </message>
    <message>
      <source>{card} belongs to the other Deck.</source>
      <translation>{card} gehört zum anderen Deck.</translation>
    </message>
    <message>
      <source>A Joker does not lie there.</source>
      <translation>Dort liegt kein Joker.</translation>
    </message>
    <message>
      <source>Only Jokers are Omens.</source>
      <translation>Nur Joker sind Omen.</translation>
    </message>
    <message>
      <source>A Faction holds cards of the Pilot Deck.</source>
      <translation>Eine Fraktion hält Karten des Decks der Pilotinnen.</translation>
    </message>
    <message>
      <source>{card} is a Joker: it is never played.</source>
      <translation>{card} ist ein Joker: Er wird nie gespielt.</translation>
    </message>
    <message>
      <source>{card} does not lie where {seat} can play it.</source>
      <translation>{card} liegt nicht, wo {seat} sie spielen kann.</translation>
    </message>
    <message>
      <source>{card} lies on a Faction and cannot serve here: play from your Hand.</source>
      <translation>{card} liegt auf einer Fraktion und gilt hier nicht: Spiel von der Hand.</translation>
    </message>
    <message>
      <source>{card} is not in the Hand of {seat}.</source>
      <translation>{card} ist nicht auf der Hand von {seat}.</translation>
    </message>
    <message>
      <source>{name} holds {have} cards and keeps {most}. Which go?</source>
      <translation>{name} hält {have} Karten und behält {most}. Welche gehen?</translation>
    </message>
    <message>
      <source>Those cards are not in the Hand.</source>
      <translation>Diese Karten sind nicht auf der Hand.</translation>
    </message>
    <message>
      <source>Discard cards of your own Hand, each once.</source>
      <translation>Leg Karten deiner eigenen Hand ab, jede einmal.</translation>
    </message>
    <message>
      <source>Every Hand holds what it should.</source>
      <translation>Jede Hand hält, was sie soll.</translation>
    </message>
    <message numerus="yes">
      <source>{over} of these cards must go, not {count}.</source>
      <translation>
        <numerusform>{over} dieser Karten müssen gehen, nicht {count}.</numerusform>
        <numerusform>{over} dieser Karten müssen gehen, nicht {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Set Hands right</source>
      <translation>Hände richtigstellen</translation>
    </message>
    <message>
      <source>Up or down to the maximum</source>
      <translation>Hinauf oder hinab bis zur Handgröße</translation>
    </message>
    <message>
      <source>No card of hers lies there.</source>
      <translation>Dort liegt keine Karte von ihr.</translation>
    </message>
    <message>
      <source>Face-down Favor cards are known to nobody.</source>
      <translation>Verdeckte Favor-Karten kennt niemand.</translation>
    </message>
    <message>
      <source>No Pilot sits at {seat}.</source>
      <translation>Auf Platz {seat} sitzt keine Pilotin.</translation>
    </message>
    <message>
      <source>No card of yours lies there.</source>
      <translation>Dort liegt keine Karte von dir.</translation>
    </message>
    <message>
      <source>So many Active Omens do not lie there.</source>
      <translation>So viele aktive Omen liegen dort nicht.</translation>
    </message>
    <message>
      <source>Only a Pilot who is in play spends a Pilot Omen.</source>
      <translation>Nur eine Pilotin im Spiel gibt ein Omen der Pilotinnen aus.</translation>
    </message>
    <message>
      <source>An Omen is spent for full (her own Charges) or for all (2 Charges each).</source>
      <translation>Ein Omen gibt es für full (ihre eigenen Ladungen) oder für all (2 Ladungen für jede).</translation>
    </message>
    <message>
      <source>No Pilot Omen is Active.</source>
      <translation>Kein Omen der Pilotinnen ist aktiv.</translation>
    </message>
    <message>
      <source>{name} has lost a whole Commitment and spends nothing.</source>
      <translation>{name} hat ein ganzes Commitment verloren und gibt nichts aus.</translation>
    </message>
    <message>
      <source>Omens are spent in one's own side's turn.</source>
      <translation>Omen werden im Zug der eigenen Seite ausgegeben.</translation>
    </message>
    <message>
      <source>The Coach's Omens are his to spend.</source>
      <translation>Die Omen des Coachs gibt er aus.</translation>
    </message>
    <message>
      <source>The Coach has {have} Active Omens.</source>
      <translation>Der Coach hat {have} aktive Omen.</translation>
    </message>
    <message>
      <source>The Coach spends Omens outside conflicts only.</source>
      <translation>Der Coach gibt Omen nur außerhalb von Konflikten aus.</translation>
    </message>
    <message>
      <source>One Omen is spent at a time.</source>
      <translation>Omen werden einzeln ausgegeben.</translation>
    </message>
    <message>
      <source>2 Charges for all</source>
      <translation>2 Ladungen für alle</translation>
    </message>
    <message>
      <source>All her own Charges</source>
      <translation>Alle eigenen Ladungen</translation>
    </message>
    <message>
      <source>Spend an Omen</source>
      <translation>Ein Omen ausgeben</translation>
    </message>
    <message>
      <source>Spend {count} Omens</source>
      <translation>{count} Omen ausgeben</translation>
    </message>
    <message>
      <source>{seat} spends an Omen: 2 Charges for everybody</source>
      <translation>{seat} gibt ein Omen aus: 2 Ladungen für alle</translation>
    </message>
    <message>
      <source>{seat} spends an Omen: all her Charges</source>
      <translation>{seat} gibt ein Omen aus: alle eigenen Ladungen</translation>
    </message>
    <message>
      <source>{seat} spends an Omen</source>
      <translation>{seat} gibt ein Omen aus</translation>
    </message>
    <message numerus="yes">
      <source>{seat} spends {count} Omens</source>
      <translation>
        <numerusform>{seat} gibt {count} Omen aus</numerusform>
        <numerusform>{seat} gibt {count} Omen aus</numerusform>
      </translation>
    </message>
    <message>
      <source>That is not among the answers.</source>
      <translation>Das steht nicht zur Wahl.</translation>
    </message>
    <message>
      <source>{entry} cannot be called on now.</source>
      <translation>{entry} kann jetzt nicht eingesetzt werden.</translation>
    </message>
    <message>
      <source>A Tech has Rank 1 to {most}.</source>
      <translation>Eine Tech hat Rang 1 bis {most}.</translation>
    </message>
    <message>
      <source>Only a Pilot who is in play calls on what she has.</source>
      <translation>Nur eine Pilotin im Spiel setzt ein, was sie hat.</translation>
    </message>
    <message>
      <source>Without Armory no Daisho Tech is used: {entry}.</source>
      <translation>Ohne Waffenkammer wird keine Daisho-Tech benutzt: {entry}.</translation>
    </message>
    <message>
      <source>The Pilots' Deck is empty: nothing can be drawn.</source>
      <translation>Das Deck der Pilotinnen ist leer: Nichts kann gezogen werden.</translation>
    </message>
    <message>
      <source>{entry} does not work in a Rumble.</source>
      <translation>{entry} wirkt in einem Rumble nicht.</translation>
    </message>
    <message>
      <source>{entry} belongs to a place that is Razed.</source>
      <translation>{entry} gehört zu einem Ort, der zerstört ist.</translation>
    </message>
    <message>
      <source>{entry} costs {wanted} {what}, and {there} are there.</source>
      <translation>{entry} kostet {wanted} {what}, und {there} sind da.</translation>
    </message>
    <message>
      <source>{entry} was used as often as it may be.</source>
      <translation>{entry} wurde so oft benutzt, wie es geht.</translation>
    </message>
    <message>
      <source>{entry} is known at Rank {rank}.</source>
      <translation>{entry} ist auf Rang {rank} bekannt.</translation>
    </message>
    <message>
      <source>{entry} costs what it always costs, and does all of it.</source>
      <translation>{entry} kostet, was es immer kostet, und tut alles davon.</translation>
    </message>
    <message>
      <source>{entry} has nothing to do at this moment.</source>
      <translation>{entry} kann in diesem Augenblick nichts tun.</translation>
    </message>
    <message>
      <source>{entry} cannot be used now.</source>
      <translation>{entry} kann jetzt nicht benutzt werden.</translation>
    </message>
    <message>
      <source>No card lies on the Pile.</source>
      <translation>Auf dem Pile liegt keine Karte.</translation>
    </message>
    <message>
      <source>{entry}: does it take part?</source>
      <translation>{entry}: Soll es wirken?</translation>
    </message>
    <message>
      <source>{entry}: does it take part? {left} left</source>
      <translation>{entry}: Soll es wirken? Noch {left} übrig</translation>
    </message>
    <message>
      <source>{entry}: how much is {letter}?</source>
      <translation>{entry}: Wie viel ist {letter}?</translation>
    </message>
    <message>
      <source>{entry}: whom does it hit?</source>
      <translation>{entry}: Wen trifft es?</translation>
    </message>
    <message>
      <source>{entry}: which? {ways}</source>
      <translation>{entry}: Was davon? {ways}</translation>
    </message>
    <message>
      <source>{name} cannot be picked here.</source>
      <translation>{name} kann hier nicht ausgewählt werden.</translation>
    </message>
    <message numerus="yes">
      <source>{entry}: which card goes? {count} to go</source>
      <translation>
        <numerusform>{entry}: Welche Karte geht? Noch {count}</numerusform>
        <numerusform>{entry}: Welche Karte geht? Noch {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>{entry}: which card do you give?</source>
      <translation>{entry}: Welche Karte gibst du?</translation>
    </message>
    <message>
      <source>Lay the cards back, one after the other: on top, or at the bottom.</source>
      <translation>Leg die Karten zurück, eine nach der anderen: oben auf oder nach unten.</translation>
    </message>
    <message>
      <source>{card} cannot be given there now.</source>
      <translation>{card} kann jetzt nicht dorthin gegeben werden.</translation>
    </message>
    <message>
      <source>{card} is not in your Hand.</source>
      <translation>{card} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>{name} recovers {points}. Which Stat regains a point?</source>
      <translation>{name} bekommt {points} zurück. Welcher Wert gewinnt einen Punkt?</translation>
    </message>
    <message>
      <source>There is no Stat called {stat}.</source>
      <translation>Es gibt keinen Wert namens {stat}.</translation>
    </message>
    <message>
      <source>{stat} has lost nothing.</source>
      <translation>{stat} hat nichts verloren.</translation>
    </message>
    <message>
      <source>{seat} regains {stat}</source>
      <translation>{seat} gewinnt zurück: {stat}</translation>
    </message>
    <message>
      <source>{name} suffers {points} Trauma. Which Stat loses a point?</source>
      <translation>{name} erleidet {points} Trauma. Welcher Wert verliert einen Punkt?</translation>
    </message>
    <message>
      <source>{stat} is at 0 and cannot fall.</source>
      <translation>{stat} steht auf 0 und kann nicht fallen.</translation>
    </message>
    <message>
      <source>{seat} loses {stat}</source>
      <translation>{seat} verliert: {stat}</translation>
    </message>
    <message>
      <source>Which {word} is it?</source>
      <translation>Welches ist es: {word}?</translation>
    </message>
    <message>
      <source>Whom does {event} hit?</source>
      <translation>Wen trifft {event}?</translation>
    </message>
    <message>
      <source>Which Threat runs the {event}?</source>
      <translation>Welche Bedrohung nutzt {event}?</translation>
    </message>
    <message>
      <source>Who gets {event}?</source>
      <translation>Wer bekommt {event}?</translation>
    </message>
    <message>
      <source>No event is called {event}.</source>
      <translation>Kein Ereignis heißt {event}.</translation>
    </message>
    <message>
      <source>{event} cannot stand for {word}.</source>
      <translation>{event} kann nicht für {word} stehen.</translation>
    </message>
    <message>
      <source>{event} cannot hit {target}.</source>
      <translation>{event} kann {target} nicht treffen.</translation>
    </message>
    <message>
      <source>Which of these fires?</source>
      <translation>Was davon wird ausgelöst?</translation>
    </message>
    <message>
      <source>How much is {letter} in {line}?</source>
      <translation>Wie viel ist {letter} in {line}?</translation>
    </message>
    <message>
      <source>This edition has no {event}.</source>
      <translation>Diese Ausgabe kennt {event} nicht.</translation>
    </message>
    <message>
      <source>{part} is not on offer: {line}.</source>
      <translation>{part} steht nicht zur Wahl: {line}.</translation>
    </message>
    <message>
      <source>Say a number from 0 to {most}.</source>
      <translation>Sag eine Zahl von 0 bis {most}.</translation>
    </message>
    <message>
      <source>{event} has nobody to hit: {target}.</source>
      <translation>{event} hat niemanden zu treffen: {target}.</translation>
    </message>
    <message>
      <source>{seat} chooses which of them happens</source>
      <translation>{seat} wählt, was davon geschieht</translation>
    </message>
    <message>
      <source>{event} hits {name}. Spend a Buffer to cancel it?</source>
      <translation>{event} trifft {name}. Einen Puffer ausgeben, um es aufzuheben?</translation>
    </message>
    <message>
      <source>{event} {amount} hits {name}. How much of it do {tokens} soak?</source>
      <translation>{event} {amount} trifft {name}. Wie viel davon fangen {tokens} ab?</translation>
    </message>
    <message>
      <source>From 0 to {limit} can be soaked here.</source>
      <translation>Von 0 bis {limit} lässt sich hier abfangen.</translation>
    </message>
    <message>
      <source>points of {endurance}</source>
      <translation>Punkte von {endurance}</translation>
    </message>
    <message>
      <source>Spend {points}</source>
      <translation>{points} zahlen</translation>
    </message>
    <message>
      <source>Spend none</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>{seat} soaks {points}</source>
      <translation>{seat} fängt {points} ab</translation>
    </message>
    <message>
      <source>{seat} takes all of it</source>
      <translation>{seat} nimmt alles</translation>
    </message>
    <message>
      <source>Your card is not higher. What comes of it?</source>
      <translation>Deine Karte ist nicht höher. Was kommt dabei heraus?</translation>
    </message>
    <message>
      <source>The Pilot picks, not Coach (GAMBIT-8).</source>
      <translation>Die Pilotin wählt, nicht Coach (GAMBIT-8).</translation>
    </message>
    <message>
      <source>A minor positive consequence: which?</source>
      <translation>Eine kleine gute Folge: welche?</translation>
    </message>
    <message>
      <source>A minor negative consequence: which?</source>
      <translation>Eine kleine schlechte Folge: welche?</translation>
    </message>
    <message numerus="yes">
      <source>You have {count} Lessons, the most there is room for. Strike one first.</source>
      <translation>
        <numerusform>Du hast {count} Lektion, mehr haben nicht Platz. Streich zuerst eine.</numerusform>
        <numerusform>Du hast {count} Lektionen, mehr haben nicht Platz. Streich zuerst eine.</numerusform>
      </translation>
    </message>
    <message>
      <source>What did you learn?</source>
      <translation>Was hast du gelernt?</translation>
    </message>
    <message>
      <source>There is no event called {event}.</source>
      <translation>Es gibt kein Ereignis namens {event}.</translation>
    </message>
    <message>
      <source>GAMBIT-14</source>
      <translation>GAMBIT-14</translation>
    </message>
    <message>
      <source>PILOT-18</source>
      <translation>PILOT-18</translation>
    </message>
    <message>
      <source>Yes, but</source>
      <translation>Ja, aber</translation>
    </message>
    <message>
      <source>No, but</source>
      <translation>Nein, aber</translation>
    </message>
    <message>
      <source>No, and</source>
      <translation>Nein, und</translation>
    </message>
    <message>
      <source>Tell it</source>
      <translation>Erzählen</translation>
    </message>
    <message>
      <source>Write the Lesson</source>
      <translation>Die Lektion aufschreiben</translation>
    </message>
    <message>
      <source>{seat} chooses Yes, but</source>
      <translation>{seat} wählt „Ja, aber“</translation>
    </message>
    <message>
      <source>{seat} chooses No, but</source>
      <translation>{seat} wählt „Nein, aber“</translation>
    </message>
    <message>
      <source>{seat} chooses No, and</source>
      <translation>{seat} wählt „Nein, und“</translation>
    </message>
    <message>
      <source>{seat} tells the consequence</source>
      <translation>{seat} erzählt die Folge</translation>
    </message>
    <message>
      <source>{seat} makes the consequence {event}</source>
      <translation>{seat} macht die Folge zu {event}</translation>
    </message>
    <message>
      <source>{seat} records a Lesson</source>
      <translation>{seat} schreibt eine Lektion auf</translation>
    </message>
    <message>
      <source>Do you help {name} with a card?</source>
      <translation>Hilfst du {name} mit einer Karte?</translation>
    </message>
    <message>
      <source>There is no Gambit.</source>
      <translation>Es gibt kein Gambit.</translation>
    </message>
    <message>
      <source>Who helps does so before the cards lie: as many as Harmony allows, where the table plays with helpers.</source>
      <translation>Wer hilft, tut es, bevor die Karten liegen: so viele, wie die Harmonie erlaubt, wo der Tisch mit Helferinnen spielt.</translation>
    </message>
    <message>
      <source>{card} is neither in your Hand nor on top of a Faction.</source>
      <translation>{card} ist weder auf deiner Hand noch oben auf einer Fraktion.</translation>
    </message>
    <message>
      <source>Coach puts the Threshold card down.</source>
      <translation>Coach legt die Schwellenkarte.</translation>
    </message>
    <message>
      <source>At this table the Threshold card is always played blind.</source>
      <translation>An diesem Tisch wird die Schwellenkarte immer blind gespielt.</translation>
    </message>
    <message>
      <source>{card} is not in Coach's Hand.</source>
      <translation>{card} ist nicht in Coachs Hand.</translation>
    </message>
    <message>
      <source>Coach's Deck is empty.</source>
      <translation>Coachs Deck ist leer.</translation>
    </message>
    <message>
      <source>{name} plays.</source>
      <translation>{name} spielt.</translation>
    </message>
    <message>
      <source>The Pilot Deck is empty: play from your Hand or from a Faction.</source>
      <translation>Das Deck der Pilotinnen ist leer: Spiel von der Hand oder von einer Fraktion.</translation>
    </message>
    <message>
      <source>GAMBIT-18</source>
      <translation>GAMBIT-18</translation>
    </message>
    <message>
      <source>Play blind</source>
      <translation>Blind spielen</translation>
    </message>
    <message>
      <source>Nobody sees the card</source>
      <translation>Niemand sieht die Karte</translation>
    </message>
    <message>
      <source>Not in this Gambit</source>
      <translation>Nicht in diesem Gambit</translation>
    </message>
    <message>
      <source>Flip the top card</source>
      <translation>Oberste Karte aufdecken</translation>
    </message>
    <message>
      <source>Nobody knows what it is</source>
      <translation>Niemand weiß, was es ist</translation>
    </message>
    <message>
      <source>Do not help</source>
      <translation>Nicht helfen</translation>
    </message>
    <message>
      <source>{seat} puts {card} face-down</source>
      <translation>{seat} legt {card} verdeckt</translation>
    </message>
    <message>
      <source>{seat} plays blind from the Deck</source>
      <translation>{seat} spielt blind vom Deck</translation>
    </message>
    <message>
      <source>{seat} flips the top card</source>
      <translation>{seat} deckt die oberste Karte auf</translation>
    </message>
    <message>
      <source>Coach offers you a Gambit: {goal}</source>
      <translation>Coach bietet dir ein Gambit an: {goal}</translation>
    </message>
    <message>
      <source>Coach offers you a Gambit. Do you take it?</source>
      <translation>Coach bietet dir ein Gambit an. Nimmst du es?</translation>
    </message>
    <message>
      <source>You may always decline (GAMBIT-1).</source>
      <translation>Du darfst immer ablehnen (GAMBIT-1).</translation>
    </message>
    <message>
      <source>Nobody here is called {name}.</source>
      <translation>Hier heißt niemand {name}.</translation>
    </message>
    <message>
      <source>A Gambit is offered to a Pilot. Nobody here is called {name}.</source>
      <translation>Ein Gambit wird einer Pilotin angeboten. Hier heißt niemand {name}.</translation>
    </message>
    <message>
      <source>Only Coach offers a Gambit.</source>
      <translation>Nur Coach bietet ein Gambit an.</translation>
    </message>
    <message>
      <source>{name} cannot act.</source>
      <translation>{name} kann nicht handeln.</translation>
    </message>
    <message>
      <source>Coach has no card for a Gambit: his Hand and his Deck are empty.</source>
      <translation>Coach hat keine Karte für ein Gambit: Seine Hand und sein Deck sind leer.</translation>
    </message>
    <message>
      <source>{name} has no Gambit Specialty.</source>
      <translation>{name} hat kein Spezialgebiet für Gambits.</translation>
    </message>
    <message>
      <source>Coach says whether a Specialty is involved.</source>
      <translation>Coach sagt, ob ein Spezialgebiet gilt.</translation>
    </message>
    <message>
      <source>The Specialty is involved already.</source>
      <translation>Das Spezialgebiet gilt schon.</translation>
    </message>
    <message>
      <source>A Gambit is never Pilot against Pilot.</source>
      <translation>Ein Gambit geht nie Pilotin gegen Pilotin.</translation>
    </message>
    <message>
      <source>Pilots settle it by agreement, or with a Throwdown.</source>
      <translation>Pilotinnen einigen sich, oder sie tragen es in einem Throwdown aus.</translation>
    </message>
    <message>
      <source>Offer {pilot} a Gambit</source>
      <translation>{pilot} ein Gambit anbieten</translation>
    </message>
    <message>
      <source>Offer a Gambit</source>
      <translation>Ein Gambit anbieten</translation>
    </message>
    <message>
      <source>She may decline</source>
      <translation>Sie darf ablehnen</translation>
    </message>
    <message>
      <source>{pilot}, her Specialty: twice</source>
      <translation>{pilot}, ihr Spezialgebiet: doppelt</translation>
    </message>
    <message>
      <source>Accept</source>
      <translation>Annehmen</translation>
    </message>
    <message>
      <source>Decline</source>
      <translation>Ablehnen</translation>
    </message>
    <message>
      <source>The consequence comes twice</source>
      <translation>Die Folge kommt doppelt</translation>
    </message>
    <message>
      <source>{seat} offers {pilot} a Gambit</source>
      <translation>{seat} bietet {pilot} ein Gambit an</translation>
    </message>
    <message>
      <source>{seat} offers {pilot} a Gambit in her Specialty</source>
      <translation>{seat} bietet {pilot} ein Gambit in ihrem Spezialgebiet an</translation>
    </message>
    <message>
      <source>{seat} accepts the Gambit</source>
      <translation>{seat} nimmt das Gambit an</translation>
    </message>
    <message>
      <source>{seat} declines the Gambit</source>
      <translation>{seat} lehnt das Gambit ab</translation>
    </message>
    <message>
      <source>A card that is down stays down.</source>
      <translation>Eine liegende Karte liegt.</translation>
    </message>
    <message>
      <source>The guide is off: move cards and set gauges by hand.</source>
      <translation>Die Regelhilfe ist aus: Bewegt Karten und setzt Anzeigen von Hand.</translation>
    </message>
    <message>
      <source>{name}'s</source>
      <translation>von {name}</translation>
    </message>
    <message>
      <source>{whose} Robo</source>
      <translation>Robo {whose}</translation>
    </message>
    <message>
      <source>{name}'</source>
      <translation>der {name}</translation>
    </message>
    <message>
      <source>{whose} Deck</source>
      <translation>Deck {whose}</translation>
    </message>
    <message>
      <source>{whose} Trash</source>
      <translation>Ablage {whose}</translation>
    </message>
    <message>
      <source>{whose} Omens</source>
      <translation>Omen {whose}</translation>
    </message>
    <message>
      <source>{whose} Hand</source>
      <translation>Hand {whose}</translation>
    </message>
    <message>
      <source>{whose} conceded Hand</source>
      <translation>niedergelegte Hand {whose}</translation>
    </message>
    <message>
      <source>{whose} cards to look at</source>
      <translation>Karten {whose} zum Ansehen</translation>
    </message>
    <message>
      <source>{whose} stack</source>
      <translation>Stapel {whose}</translation>
    </message>
    <message>
      <source>the {word}</source>
      <translation>{word}</translation>
    </message>
    <message>
      <source>{whose} helping card</source>
      <translation>helfende Karte {whose}</translation>
    </message>
    <message>
      <source>the Pile of stage {number}</source>
      <translation>Pile der Stufe {number}</translation>
    </message>
    <message>
      <source>It has {many} Defeat Conditions.</source>
      <translation>Sie hat {many} Niederlagebedingungen.</translation>
    </message>
    <message>
      <source>That condition is met already.</source>
      <translation>Diese Bedingung ist schon erfüllt.</translation>
    </message>
    <message>
      <source>It is met</source>
      <translation>Sie ist erfüllt</translation>
    </message>
    <message>
      <source>{name} lost with more than half of the points. One Basic Spoil, if it fits?</source>
      <translation>{name} hat mit mehr als der Hälfte der Punkte verloren. Eine einfache Beute, wenn sie passt?</translation>
    </message>
    <message>
      <source>You scored {points}. What do you get in the story?</source>
      <translation>Du hast {points} Punkte gemacht. Was bekommst du in der Geschichte?</translation>
    </message>
    <message>
      <source>A loser with points has one concession of her own design (OUT-5).</source>
      <translation>Wer mit Punkten verliert, hat ein selbst erdachtes Zugeständnis (OUT-5).</translation>
    </message>
    <message>
      <source>OUT-6</source>
      <translation>OUT-6</translation>
    </message>
    <message>
      <source>No Throwdown has ended.</source>
      <translation>Kein Throwdown ist zu Ende.</translation>
    </message>
    <message>
      <source>Coach says when the story goes on.</source>
      <translation>Coach sagt, wann die Geschichte weitergeht.</translation>
    </message>
    <message>
      <source>Name the concession</source>
      <translation>Zugeständnis nennen</translation>
    </message>
    <message>
      <source>Clean up and draw</source>
      <translation>Aufräumen und ziehen</translation>
    </message>
    <message>
      <source>{seat} names the concession</source>
      <translation>{seat} nennt das Zugeständnis</translation>
    </message>
    <message>
      <source>Nothing happens before all are chosen.</source>
      <translation>Nichts geschieht, bevor alles gewählt ist.</translation>
    </message>
    <message>
      <source>Choose Spoils: {basic} Basic, {ultimate} Ultimate.</source>
      <translation>Wähle Beute: {basic} einfache, {ultimate} höchste.</translation>
    </message>
    <message>
      <source>There is no such Spoil, or nobody to take it.</source>
      <translation>Eine solche Beute gibt es nicht, oder niemanden, der sie nimmt.</translation>
    </message>
    <message>
      <source>{spoil} was not taken for {name}.</source>
      <translation>{spoil} wurde nicht für {name} genommen.</translation>
    </message>
    <message>
      <source>{name} cannot receive it.</source>
      <translation>{name} kann das nicht bekommen.</translation>
    </message>
    <message>
      <source>No Spoil is called {spoil}.</source>
      <translation>Keine Beute heißt {spoil}.</translation>
    </message>
    <message>
      <source>No Ultimate Spoil is left to choose.</source>
      <translation>Keine höchste Beute ist mehr zu wählen.</translation>
    </message>
    <message>
      <source>{spoil} does not fit here.</source>
      <translation>{spoil} passt hier nicht.</translation>
    </message>
    <message>
      <source>No Basic Spoil is left to choose.</source>
      <translation>Keine einfache Beute ist mehr zu wählen.</translation>
    </message>
    <message>
      <source>{seat} takes a Spoil for {receiver}: {spoil}</source>
      <translation>{seat} nimmt Beute für {receiver}: {spoil}</translation>
    </message>
    <message>
      <source>{seat} puts a Spoil back: {spoil}</source>
      <translation>{seat} legt Beute zurück: {spoil}</translation>
    </message>
    <message>
      <source>{name} is back. How much Armory do you refund?</source>
      <translation>{name} ist zurück. Wie viel Waffenkammer erstattest du?</translation>
    </message>
    <message>
      <source>Some or all of its Tier, if it is undamaged.</source>
      <translation>Etwas oder alles von ihrem Tier, wenn sie heil ist.</translation>
    </message>
    <message>
      <source>A Pilot carries accessory, armor or tool.</source>
      <translation>Eine Pilotin trägt Accessoire, Rüstung oder Werkzeug.</translation>
    </message>
    <message>
      <source>There is no such Tier.</source>
      <translation>Ein solches Tier gibt es nicht.</translation>
    </message>
    <message>
      <source>Nobody carries it.</source>
      <translation>Niemand trägt das.</translation>
    </message>
    <message>
      <source>Pilots who have finished First Contact carry Gear.</source>
      <translation>Pilotinnen, die First Contact hinter sich haben, tragen Ausrüstung.</translation>
    </message>
    <message>
      <source>Gear of the Armory has Tier 1 to {most}.</source>
      <translation>Ausrüstung der Waffenkammer hat Tier 1 bis {most}.</translation>
    </message>
    <message>
      <source>There is no Gear called {name}.</source>
      <translation>Es gibt keine Ausrüstung namens {name}.</translation>
    </message>
    <message>
      <source>Gear is activated or sacrificed.</source>
      <translation>Ausrüstung wird aktiviert oder geopfert.</translation>
    </message>
    <message>
      <source>She carries no {name}.</source>
      <translation>Sie trägt nicht: {name}.</translation>
    </message>
    <message>
      <source>A {rank} has Gear up to Tier {most}.</source>
      <translation>Eine {rank} hat Ausrüstung bis Tier {most}.</translation>
    </message>
    <message>
      <source>That takes {tier} Armory, and {have} is there.</source>
      <translation>Das kostet {tier} Waffenkammer, und {have} ist da.</translation>
    </message>
    <message>
      <source>Say what it is.</source>
      <translation>Sag, was es ist.</translation>
    </message>
    <message>
      <source>Check out Gear: {kind}, Tier {tier}</source>
      <translation>Ausrüstung ausleihen: {kind}, Tier {tier}</translation>
    </message>
    <message>
      <source>Check out Gear</source>
      <translation>Ausrüstung ausgeben</translation>
    </message>
    <message>
      <source>The Armory pays for it</source>
      <translation>Die Waffenkammer zahlt dafür</translation>
    </message>
    <message>
      <source>{seat} checks out {name}, {kind} of Tier {tier}</source>
      <translation>{seat} leiht {name} aus: {kind}, Tier {tier}</translation>
    </message>
    <message>
      <source>{seat} checks out {kind} of Tier {tier}</source>
      <translation>{seat} leiht aus: {kind}, Tier {tier}</translation>
    </message>
    <message>
      <source>Only a Pilot who is here buys a clue.</source>
      <translation>Nur eine Pilotin, die hier ist, kauft einen Hinweis.</translation>
    </message>
    <message>
      <source>{place} is Razed: {resource} can be neither spent nor restored.</source>
      <translation>{place} ist zerstört: {resource} kann weder ausgegeben noch aufgefüllt werden.</translation>
    </message>
    <message>
      <source>A Pilot who is here buys a clue, after First Contact.</source>
      <translation>Eine Pilotin, die hier ist, kauft einen Hinweis, nach First Contact.</translation>
    </message>
    <message>
      <source>A clue takes a point of Fan Club, and none is there.</source>
      <translation>Ein Hinweis kostet einen Punkt Fanclub, und es ist keiner da.</translation>
    </message>
    <message>
      <source>Buy a clue</source>
      <translation>Einen Hinweis kaufen</translation>
    </message>
    <message>
      <source>It takes a point of the Fan Club, and a Tarry</source>
      <translation>Das kostet einen Punkt Fanclub und ein Tarry</translation>
    </message>
    <message>
      <source>Pilots evolve.</source>
      <translation>Pilotinnen entwickeln sich.</translation>
    </message>
    <message>
      <source>Two Tech Evolutions in a row are never of one category: {name}.</source>
      <translation>Zwei Tech-Evolutionen hintereinander sind nie aus derselben Gruppe: {name}.</translation>
    </message>
    <message>
      <source>No Evolution is left to spend.</source>
      <translation>Es ist keine Evolution mehr übrig.</translation>
    </message>
    <message>
      <source>Next in her cycle is {kind}.</source>
      <translation>Als Nächstes in ihrem Kreislauf kommt: {kind}.</translation>
    </message>
    <message>
      <source>A Tech is chroma or daisho; a Robo and the universal Techs evolve otherwise.</source>
      <translation>Eine Tech ist Chroma oder Daisho; ein Robo und die universellen Techs entwickeln sich anders.</translation>
    </message>
    <message>
      <source>A Robo's rank or its endurance evolves.</source>
      <translation>Bei einem Robo entwickelt sich der Rang oder die Ausdauer.</translation>
    </message>
    <message>
      <source>The universal Techs are {techs}.</source>
      <translation>Die universellen Techs sind {techs}.</translation>
    </message>
    <message>
      <source>Gear is {types}.</source>
      <translation>Ausrüstung ist {types}.</translation>
    </message>
    <message>
      <source>She is a Graduate.</source>
      <translation>Sie ist Graduate.</translation>
    </message>
    <message>
      <source>A Robo's Tech Rank ends at {most}.</source>
      <translation>Der Tech-Rang eines Robos endet bei {most}.</translation>
    </message>
    <message>
      <source>A universal Tech ends at rank {most}.</source>
      <translation>Eine universelle Tech endet bei Rang {most}.</translation>
    </message>
    <message>
      <source>That Commitment has lost nothing for good.</source>
      <translation>Dieses Commitment hat nichts für immer verloren.</translation>
    </message>
    <message>
      <source>{stat} is at 7.</source>
      <translation>{stat} steht auf 7.</translation>
    </message>
    <message>
      <source>Evolve her {stat}</source>
      <translation>Entwickeln: {stat}</translation>
    </message>
    <message>
      <source>{seat} evolves {stat}</source>
      <translation>{seat} entwickelt {stat}</translation>
    </message>
    <message>
      <source>{seat} rises in her Class, with a slot for {kind_of_gear}</source>
      <translation>{seat} steigt in ihrer Klasse auf, mit einem Platz: {kind_of_gear}</translation>
    </message>
    <message>
      <source>Without a Final Form no Gear is used.</source>
      <translation>Ohne Final Form wird keine Ausrüstung benutzt.</translation>
    </message>
    <message>
      <source>No slot for {type} is free.</source>
      <translation>Kein Platz für {type} ist frei.</translation>
    </message>
    <message>
      <source>{name} has nothing to do with Robos or Rumbles.</source>
      <translation>{name} hat mit Robos und Rumbles nichts zu tun.</translation>
    </message>
    <message>
      <source>Has {name} learned from one of her Lessons?</source>
      <translation>Hat {name} aus einer ihrer Lektionen gelernt?</translation>
    </message>
    <message>
      <source>The group agrees or not; a Lesson that is not learned stays.</source>
      <translation>Die Gruppe stimmt zu oder nicht; eine nicht gelernte Lektion bleibt.</translation>
    </message>
    <message>
      <source>Who has learned something that nobody expected?</source>
      <translation>Wer hat etwas gelernt, womit niemand gerechnet hat?</translation>
    </message>
    <message>
      <source>Each Pilot gets at most one bonus Evolution.</source>
      <translation>Jede Pilotin bekommt höchstens eine Bonusevolution.</translation>
    </message>
    <message>
      <source>Who was the Most Valuable Pilot?</source>
      <translation>Wer war die wertvollste Pilotin?</translation>
    </message>
    <message>
      <source>Another than yourself; she gets an Evolution.</source>
      <translation>Eine andere als du selbst; sie bekommt eine Evolution.</translation>
    </message>
    <message>
      <source>The vote is tied. Who is the Most Valuable Pilot?</source>
      <translation>Die Stimmen sind gleich. Wer ist die wertvollste Pilotin?</translation>
    </message>
    <message>
      <source>The Coach breaks the tie.</source>
      <translation>Der Coach entscheidet bei Gleichstand.</translation>
    </message>
    <message>
      <source>First Contact knows no Lessons.</source>
      <translation>First Contact kennt keine Lektionen.</translation>
    </message>
    <message>
      <source>She has had her bonus Lesson, or is not here.</source>
      <translation>Sie hatte ihre Bonuslektion schon oder ist nicht hier.</translation>
    </message>
    <message>
      <source>She did not come first.</source>
      <translation>Sie lag nicht vorn.</translation>
    </message>
    <message>
      <source>The Coach opens the vote.</source>
      <translation>Der Coach eröffnet die Abstimmung.</translation>
    </message>
    <message>
      <source>The vote is held in the debriefing.</source>
      <translation>Abgestimmt wird im Debriefing.</translation>
    </message>
    <message>
      <source>The vote is held when the scenario is over.</source>
      <translation>Abgestimmt wird, wenn das Szenario vorbei ist.</translation>
    </message>
    <message>
      <source>The vote of this session has been held.</source>
      <translation>Die Abstimmung dieser Sitzung war schon.</translation>
    </message>
    <message>
      <source>full {stat}</source>
      <translation>{stat}, voll</translation>
    </message>
    <message>
      <source>Only a Pilot has a Robo.</source>
      <translation>Nur eine Pilotin hat einen Robo.</translation>
    </message>
    <message>
      <source>There is nothing to repair.</source>
      <translation>Es gibt nichts zu reparieren.</translation>
    </message>
    <message>
      <source>First Contact has no Robos.</source>
      <translation>First Contact hat keine Robos.</translation>
    </message>
    <message>
      <source>{name}'s Robo is down until it is repaired.</source>
      <translation>Der Robo von {name} ist am Boden, bis er repariert ist.</translation>
    </message>
    <message>
      <source>Robos are the Pilots'.</source>
      <translation>Robos gehören den Pilotinnen.</translation>
    </message>
    <message>
      <source>{name} has made her Assist of this turn.</source>
      <translation>{name} hatte ihren Assist in diesem Zug schon.</translation>
    </message>
    <message>
      <source>Her Robo is there already.</source>
      <translation>Ihr Robo ist schon da.</translation>
    </message>
    <message>
      <source>Only a Pilot who is here climbs into a Robo.</source>
      <translation>Nur eine Pilotin, die hier ist, steigt in einen Robo.</translation>
    </message>
    <message>
      <source>She is in it already.</source>
      <translation>Sie sitzt schon drin.</translation>
    </message>
    <message>
      <source>She is in no Robo.</source>
      <translation>Sie sitzt in keinem Robo.</translation>
    </message>
    <message>
      <source>Nothing of that Robo is hurt.</source>
      <translation>An diesem Robo ist nichts kaputt.</translation>
    </message>
    <message>
      <source>Without a Pit Crew no Robo works.</source>
      <translation>Ohne Boxencrew arbeitet kein Robo.</translation>
    </message>
    <message>
      <source>Each Pilot sees to her own Robo.</source>
      <translation>Jede Pilotin kümmert sich um ihren eigenen Robo.</translation>
    </message>
    <message>
      <source>A Robo is repaired in the hangar, in the field or in danger.</source>
      <translation>Ein Robo wird im Hangar, im Feld oder in Gefahr repariert.</translation>
    </message>
    <message>
      <source>That takes {points} Pit Crew.</source>
      <translation>Das kostet {points} Boxencrew.</translation>
    </message>
    <message>
      <source>For this scene; a fight takes a point of the Pit Crew</source>
      <translation>Für diese Szene; ein Kampf kostet einen Punkt der Boxencrew</translation>
    </message>
    <message>
      <source>Only a Pilot has Commitments.</source>
      <translation>Nur eine Pilotin hat Commitments.</translation>
    </message>
    <message>
      <source>{stat} is at 0: agree on something else.</source>
      <translation>{stat} steht auf 0: Einigt euch auf etwas anderes.</translation>
    </message>
    <message>
      <source>No shift is due there.</source>
      <translation>Dort ist keine Verschiebung fällig.</translation>
    </message>
    <message>
      <source>{who} would {way} {name}. Does it fit what she tells?</source>
      <translation>{who} würde {name} benutzen ({way}). Passt es zu dem, was sie erzählt?</translation>
    </message>
    <message>
      <source>{who} would {way} {name} for another try. Does it fit what she tells?</source>
      <translation>{who} würde {name} für einen neuen Versuch benutzen ({way}). Passt es zu dem, was sie erzählt?</translation>
    </message>
    <message>
      <source>Gear wants narration and Coach's consent (GEAR-3).</source>
      <translation>Ausrüstung braucht eine Erzählung und Coachs Zustimmung (GEAR-3).</translation>
    </message>
    <message>
      <source>Your card is not higher. Does Gear win you another try?</source>
      <translation>Deine Karte ist nicht höher. Verschafft dir Ausrüstung einen neuen Versuch?</translation>
    </message>
    <message>
      <source>Activated for a second try, Sacrificed for a third and last.</source>
      <translation>Aktiviert für einen zweiten Versuch, geopfert für einen dritten und letzten.</translation>
    </message>
    <message>
      <source>{name} has been used.</source>
      <translation>{name} wurde schon benutzt.</translation>
    </message>
    <message>
      <source>First Contact has no Rumble.</source>
      <translation>First Contact hat keinen Rumble.</translation>
    </message>
    <message>
      <source>Pilots do not begin a Rumble against Pilots here.</source>
      <translation>Pilotinnen beginnen hier keinen Rumble gegen Pilotinnen.</translation>
    </message>
    <message>
      <source>Coach needs a BGM in the fight for a Rumble.</source>
      <translation>Coach braucht für einen Rumble ein BGM im Kampf.</translation>
    </message>
    <message>
      <source>A Rumble needs a Final Form or a BGM: no Robo of the Commander works.</source>
      <translation>Ein Rumble braucht eine Final Form oder ein BGM: Kein Robo des Commanders arbeitet.</translation>
    </message>
    <message>
      <source>The Crisis has not come to where the BGM attacks.</source>
      <translation>Die Krise ist noch nicht so weit, dass das BGM angreift.</translation>
    </message>
    <message>
      <source>{name} fights a Rumble. Do you come in?</source>
      <translation>{name} kämpft in einem Rumble. Kommst du dazu?</translation>
    </message>
    <message>
      <source>Do your Robos assemble into the Final Form?</source>
      <translation>Setzen sich eure Robos zur Final Form zusammen?</translation>
    </message>
    <message>
      <source>Harmony lets {cap} into the Rumble. Who drops out?</source>
      <translation>Harmonie lässt {cap} in den Rumble. Wer scheidet aus?</translation>
    </message>
    <message>
      <source>The line-up is set anew when a Rumble begins (RUMBLE-3).</source>
      <translation>Die Aufstellung wird neu bestimmt, wenn ein Rumble beginnt (RUMBLE-3).</translation>
    </message>
    <message>
      <source>Harmony has room for {cap} (RUMBLE-3).</source>
      <translation>Harmonie hat Platz für {cap} (RUMBLE-3).</translation>
    </message>
    <message>
      <source>All of them or none (RUMBLE-4).</source>
      <translation>Alle oder keiner (RUMBLE-4).</translation>
    </message>
    <message>
      <source>{name} is not in the line-up.</source>
      <translation>{name} gehört nicht zur Aufstellung.</translation>
    </message>
    <message>
      <source>The Commander always stays in the line-up.</source>
      <translation>Der Commander bleibt immer in der Aufstellung.</translation>
    </message>
    <message>
      <source>Come in</source>
      <translation>Hereinkommen</translation>
    </message>
    <message>
      <source>Stay out</source>
      <translation>Draußen bleiben</translation>
    </message>
    <message>
      <source>Assemble</source>
      <translation>Zusammensetzen</translation>
    </message>
    <message>
      <source>Fight as we are</source>
      <translation>So kämpfen, wie wir sind</translation>
    </message>
    <message>
      <source>{event} does {points} damage. Which Robo takes how much of it?</source>
      <translation>{event} richtet {points} Schaden an. Welcher Robo nimmt wie viel davon?</translation>
    </message>
    <message>
      <source>The Head spreads it over the Robos (RUMBLE-9, RUMBLE-10).</source>
      <translation>Der Kopf verteilt ihn auf die Robos (RUMBLE-9, RUMBLE-10).</translation>
    </message>
    <message>
      <source>No Location is current. Where does the Rumble rage?</source>
      <translation>Kein Ort ist gerade dran. Wo tobt der Rumble?</translation>
    </message>
    <message>
      <source>Each Escalate in a Rumble ruins the current Location (RUMBLE-12, R-120).</source>
      <translation>Jedes Eskalieren in einem Rumble ruiniert den jetzigen Ort (RUMBLE-12, R-120).</translation>
    </message>
    <message>
      <source>From 1 to {points} can be taken, down to what the Robo has.</source>
      <translation>Von 1 bis {points} lässt sich nehmen, bis hinab zu dem, was der Robo hat.</translation>
    </message>
    <message>
      <source>{name} has no Robo in this that can take it.</source>
      <translation>{name} hat hier keinen Robo, der es nehmen kann.</translation>
    </message>
    <message>
      <source>{pilot} takes {points}</source>
      <translation>{pilot} nimmt {points}</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>Nirgendwo</translation>
    </message>
    <message numerus="yes">
      <source>You drew {count} cards for the Final Form. Do you pass any on?</source>
      <translation>
        <numerusform>Du hast {count} Karte für die Final Form gezogen. Gibst du sie weiter?</numerusform>
        <numerusform>Du hast {count} Karten für die Final Form gezogen. Gibst du welche weiter?</numerusform>
      </translation>
    </message>
    <message>
      <source>The Head may pass them to any Pilot of the Form (RUMBLE-5).</source>
      <translation>Der Kopf darf sie jeder Pilotin der Form geben (RUMBLE-5).</translation>
    </message>
    <message>
      <source>How many Rumble Charges has the Final Form?</source>
      <translation>Wie viele Rumble-Ladungen hat die Final Form?</translation>
    </message>
    <message>
      <source>R-73</source>
      <translation>R-73</translation>
    </message>
    <message>
      <source>{name} is not in the Final Form.</source>
      <translation>{name} ist nicht in der Final Form.</translation>
    </message>
    <message>
      <source>{card} is none of the cards that you drew for this.</source>
      <translation>{card} gehört nicht zu den Karten, die du dafür gezogen hast.</translation>
    </message>
    <message>
      <source>{card} to {pilot}</source>
      <translation>{card} an {pilot}</translation>
    </message>
    <message>
      <source>Keep them</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>{name} would begin a Rumble against Pilots. Do you allow it?</source>
      <translation>{name} würde einen Rumble gegen Pilotinnen beginnen. Erlaubst du es?</translation>
    </message>
    <message>
      <source>A Rumble is running already.</source>
      <translation>Es läuft schon ein Rumble.</translation>
    </message>
    <message>
      <source>There is no Throwdown.</source>
      <translation>Es gibt keinen Throwdown.</translation>
    </message>
    <message>
      <source>Neither Counter, Block nor Escalate is possible: the side must Concede.</source>
      <translation>Weder Kontern noch Blocken noch Eskalieren ist möglich: Die Seite muss aufgeben.</translation>
    </message>
    <message>
      <source>A Rumble begins in stage 3 only.</source>
      <translation>Ein Rumble beginnt nur in Stufe 3.</translation>
    </message>
    <message>
      <source>Coach closes the sides.</source>
      <translation>Coach schließt die Seiten.</translation>
    </message>
    <message>
      <source>No Throwdown begins as a Rumble here.</source>
      <translation>Hier beginnt kein Throwdown als Rumble.</translation>
    </message>
    <message>
      <source>{card} lies {difference} above 0, and Coach's Strike will be {reach}.</source>
      <translation>{card} liegt {difference} über 0, und Coachs Strike wird {reach} sein.</translation>
    </message>
    <message>
      <source>R-81</source>
      <translation>R-81</translation>
    </message>
    <message>
      <source>{seat} would initiate a Rumble with {card}</source>
      <translation>{seat} würde mit {card} einen Rumble beginnen</translation>
    </message>
    <message>
      <source>Which Position do you take in the Final Form?</source>
      <translation>Welche Position nimmst du in der Final Form?</translation>
    </message>
    <message>
      <source>Each Pilot takes another one, and one is the Head (RUMBLE-2).</source>
      <translation>Jede Pilotin nimmt eine andere, und eine ist der Kopf (RUMBLE-2).</translation>
    </message>
    <message>
      <source>Harmony has room for another Position. Who holds it as well?</source>
      <translation>Harmonie hat Platz für noch eine Position. Wer hält sie zusätzlich?</translation>
    </message>
    <message>
      <source>Somebody must be the Head.</source>
      <translation>Jemand muss der Kopf sein.</translation>
    </message>
    <message>
      <source>Somebody is the {position} already.</source>
      <translation>Jemand hat schon die Position {position}.</translation>
    </message>
    <message>
      <source>R-117</source>
      <translation>R-117</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>Do you pass up to {left} cards to {name}?</source>
      <translation>Gibst du bis zu {left} Karten an {name} weiter?</translation>
    </message>
    <message>
      <source>The Tech of the Head (RUMBLE-15).</source>
      <translation>Die Tech des Kopfs (RUMBLE-15).</translation>
    </message>
    <message>
      <source>How many cards do you draw, {name}?</source>
      <translation>Wie viele Karten ziehst du, {name}?</translation>
    </message>
    <message>
      <source>The Tech of the Heart (RUMBLE-15).</source>
      <translation>Die Tech des Herzens (RUMBLE-15).</translation>
    </message>
    <message>
      <source>{card} cannot be passed there now.</source>
      <translation>{card} kann jetzt nicht dorthin weitergegeben werden.</translation>
    </message>
    <message>
      <source>Pass no more</source>
      <translation>Nichts mehr weitergeben</translation>
    </message>
    <message>
      <source>What regains {number}: the Final Form's Buffers, or a Robo?</source>
      <translation>Was bekommt {number} zurück: die Puffer der Final Form oder ein Robo?</translation>
    </message>
    <message>
      <source>Which Rumble Tech happens once more?</source>
      <translation>Welche Rumble-Tech geschieht noch einmal?</translation>
    </message>
    <message>
      <source>RUMBLE-15</source>
      <translation>RUMBLE-15</translation>
    </message>
    <message>
      <source>The Tech of the Aegis (RUMBLE-15).</source>
      <translation>Die Tech der Aegis (RUMBLE-15).</translation>
    </message>
    <message>
      <source>Where does the Rumble move?</source>
      <translation>Wohin zieht der Rumble?</translation>
    </message>
    <message>
      <source>The Form's Buffers</source>
      <translation>Die Puffer der Form</translation>
    </message>
    <message>
      <source>{pilot}'s Robo</source>
      <translation>Robo von {pilot}</translation>
    </message>
    <message>
      <source>{who} is in no Final Form.</source>
      <translation>{who} ist in keiner Final Form.</translation>
    </message>
    <message>
      <source>Rumble Techs belong to the Positions of a Final Form.</source>
      <translation>Rumble-Techs gehören zu den Positionen einer Final Form.</translation>
    </message>
    <message>
      <source>{who} is not the {position}.</source>
      <translation>{who} hat nicht die Position {position}.</translation>
    </message>
    <message>
      <source>{who} has made her Assist of this turn.</source>
      <translation>{who} hatte ihren Assist in diesem Zug schon.</translation>
    </message>
    <message>
      <source>The Final Form has no Rumble Charge left.</source>
      <translation>Die Final Form hat keine Rumble-Ladung mehr.</translation>
    </message>
    <message>
      <source>No Rumble Tech was used that the Hand could repeat.</source>
      <translation>Es wurde keine Rumble-Tech benutzt, die die Hand wiederholen könnte.</translation>
    </message>
    <message>
      <source>The Rumble Tech of the {position} was used.</source>
      <translation>Die Rumble-Tech wurde schon benutzt: {position}.</translation>
    </message>
    <message>
      <source>This table plays {edition} already.</source>
      <translation>Dieser Tisch spielt schon {edition}.</translation>
    </message>
    <message>
      <source>The edition stays for as long as a conflict goes on: end it, or call it off.</source>
      <translation>Die Ausgabe bleibt, solange ein Konflikt läuft: Beendet ihn oder brecht ihn ab.</translation>
    </message>
    <message>
      <source>The edition stays until the open question is answered.</source>
      <translation>Die Ausgabe bleibt, bis die offene Frage beantwortet ist.</translation>
    </message>
    <message>
      <source>Factions, then Gambits</source>
      <translation>Fraktionen, dann Gambits</translation>
    </message>
    <message>
      <source>A Throwdown</source>
      <translation>Ein Throwdown</translation>
    </message>
    <message>
      <source>The last word</source>
      <translation>Das letzte Wort</translation>
    </message>
    <message>
      <source>A higher card: “Yes, and”. Not higher: she picks the answer.</source>
      <translation>Eine höhere Karte: „Ja, und“. Nicht höher: Sie wählt die Antwort.</translation>
    </message>
    <message>
      <source>Beat the top card by no more than your Strike.</source>
      <translation>Überbiete die oberste Karte um höchstens deinen Strike.</translation>
    </message>
    <message>
      <source>Coach never plays beyond his Strike. A Pilot can, at a price.</source>
      <translation>Coach spielt nie über seinen Strike hinaus. Ein Pilot kann es, um einen Preis.</translation>
    </message>
    <message>
      <source>Pass the table to {name}, for a card on {faction}.</source>
      <translation>Der Tisch geht an {name}, für eine Karte auf {faction}.</translation>
    </message>
    <message>
      <source>A low one, {card} say: it lies there open, and any Pilot may play it later.</source>
      <translation>Eine niedrige, etwa {card}: Sie liegt dort offen, und jeder Pilot darf sie später spielen.</translation>
    </message>
    <message>
      <source>Pass the table to {name}, who challenges somebody.</source>
      <translation>Der Tisch geht an {name}, für eine Herausforderung.</translation>
    </message>
    <message numerus="yes">
      <source>Tell how it ended. Schism was counted {count} times: the Team will start at Harmony {harmony}.</source>
      <translation>
        <numerusform>Erzählt, wie es ausging. Schisma wurde {count}-mal gezählt: Das Team beginnt mit Harmonie {harmony}.</numerusform>
        <numerusform>Erzählt, wie es ausging. Schisma wurde {count}-mal gezählt: Das Team beginnt mit Harmonie {harmony}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Deal the cards.</source>
      <translation>Teilt die Karten aus.</translation>
    </message>
    <message>
      <source>Read the scene aloud.</source>
      <translation>Lies die Szene vor.</translation>
    </message>
    <message>
      <source>Offer somebody a Gambit.</source>
      <translation>Biete jemandem ein Gambit an.</translation>
    </message>
    <message>
      <source>Offer a Gambit to somebody else.</source>
      <translation>Biete jemand anderem ein Gambit an.</translation>
    </message>
    <message>
      <source>Go on, or offer one more Gambit.</source>
      <translation>Geh weiter, oder biete noch ein Gambit an.</translation>
    </message>
    <message>
      <source>Play the Throwdown to its end.</source>
      <translation>Spielt den Throwdown zu Ende.</translation>
    </message>
    <message>
      <source>Go on.</source>
      <translation>Geh weiter.</translation>
    </message>
    <message>
      <source>Offer a Gambit: does the vault open, does The Weapon wake?</source>
      <translation>Biete ein Gambit an: Öffnet sich der Tresor, erwacht die Waffe?</translation>
    </message>
    <message>
      <source>Challenge one of them, or let them charge.</source>
      <translation>Fordere jemanden heraus, oder lass sie angreifen.</translation>
    </message>
    <message>
      <source>Finish the scene. Then go on.</source>
      <translation>Beendet die Szene. Dann geht es weiter.</translation>
    </message>
    <message>
      <source>Everybody gets three, and Coach one for each player.</source>
      <translation>Alle bekommen drei, Coach eine je Spieler.</translation>
    </message>
    <message>
      <source>Then each player says who she is and adds one fact about this world.</source>
      <translation>Dann sagt jede, wer sie ist, und fügt dieser Welt eine Tatsache hinzu.</translation>
    </message>
    <message>
      <source>Somebody tries something uncertain: does it work?</source>
      <translation>Jemand versucht etwas Ungewisses: Gelingt es?</translation>
    </message>
    <message>
      <source>Everybody should have tried something once.</source>
      <translation>Alle sollten einmal etwas versucht haben.</translation>
    </message>
    <message>
      <source>Up to four, so that everybody had one.</source>
      <translation>Bis zu vier, damit alle eins hatten.</translation>
    </message>
    <message>
      <source>Everybody else may take a side.</source>
      <translation>Alle anderen dürfen Partei ergreifen.</translation>
    </message>
    <message>
      <source>Or play one more quarrel, if there is one.</source>
      <translation>Oder spielt noch einen Streit, wenn es einen gibt.</translation>
    </message>
    <message>
      <source>Up to two of them. Then go on.</source>
      <translation>Bis zu zwei davon. Dann geh weiter.</translation>
    </message>
    <message>
      <source>The Enemy is here.</source>
      <translation>Der Feind ist da.</translation>
    </message>
    <message>
      <source>Losing is fine.</source>
      <translation>Verlieren ist in Ordnung.</translation>
    </message>
    <message>
      <source>The last words belong to whoever is left.</source>
      <translation>Die letzten Worte gehören denen, die übrig sind.</translation>
    </message>
    <message>
      <source>Lay one of your cards on a Faction.</source>
      <translation>Leg eine deiner Karten auf eine Fraktion.</translation>
    </message>
    <message>
      <source>Drag one of your cards onto {faction}.</source>
      <translation>Zieh eine deiner Karten auf {faction}.</translation>
    </message>
    <message>
      <source>{name} lays a card on {faction}.</source>
      <translation>{name} legt eine Karte auf {faction}.</translation>
    </message>
    <message>
      <source>A low one: it lies there open, and any Pilot may play it later. You draw another.</source>
      <translation>Eine niedrige: Sie liegt dort offen, und jeder Pilot darf sie später spielen. Du ziehst eine andere.</translation>
    </message>
    <message>
      <source>Let somebody challenge somebody.</source>
      <translation>Lass jemanden jemanden herausfordern.</translation>
    </message>
    <message>
      <source>Challenge somebody.</source>
      <translation>Fordere jemanden heraus.</translation>
    </message>
    <message>
      <source>{name} challenges somebody.</source>
      <translation>{name} fordert jemanden heraus.</translation>
    </message>
    <message>
      <source>Two goals cross.</source>
      <translation>Zwei Ziele kreuzen sich.</translation>
    </message>
    <message>
      <source>{names} live.</source>
      <translation>Es leben: {names}.</translation>
    </message>
    <message>
      <source>Nobody is left.</source>
      <translation>Niemand ist übrig.</translation>
    </message>
    <message>
      <source>{who} laid {card} with {faction}. It lies open there: any Pilot may play it as if from her Hand.</source>
      <translation>{who} hat {card} auf {faction} gelegt. Sie liegt dort offen: Jeder Pilot darf sie wie aus der eigenen Hand spielen.</translation>
    </message>
    <message>
      <source>{card} does not beat {threshold}. Now {who} chooses what comes of it.</source>
      <translation>{card} schlägt {threshold} nicht. Nun wählt {who}, was daraus wird.</translation>
    </message>
    <message>
      <source>That was “Yes, but”: the goal, at a small cost.</source>
      <translation>Das war „Ja, aber“: das Ziel, um einen kleinen Preis.</translation>
    </message>
    <message>
      <source>That was “No, but”: no goal, and something small instead.</source>
      <translation>Das war „Nein, aber“: kein Ziel, dafür etwas Kleines.</translation>
    </message>
    <message>
      <source>That was “No, and”: no goal, and a small cost besides.</source>
      <translation>Das war „Nein, und“: kein Ziel, und dazu ein kleiner Preis.</translation>
    </message>
    <message>
      <source>{card} is {above} above the top card: within Strike 3, and nothing is paid.</source>
      <translation>{card} liegt {above} über der obersten Karte: innerhalb von Strike 3, und nichts wird bezahlt.</translation>
    </message>
    <message>
      <source>{who} played exactly 1 above: Resonant, the best a card can be.</source>
      <translation>{who} hat genau 1 darüber gespielt: Resonant, besser kann eine Karte nicht sein.</translation>
    </message>
    <message>
      <source>{who} went {above} above, beyond Strike 3: Dissonant. It counts, and so does the Schism.</source>
      <translation>{who} ging {above} darüber, über Strike 3 hinaus: Dissonant. Die Karte zählt, und das Schisma auch.</translation>
    </message>
    <message>
      <source>{who} escalated: a new stage, worth more, begins with a low card.</source>
      <translation>{who} hat eskaliert: Eine neue Stufe, die mehr wert ist, beginnt mit einer niedrigen Karte.</translation>
    </message>
    <message>
      <source>{faction} is awake: each player may invest once more there.</source>
      <translation>{faction} ist wach: Alle dürfen dort noch einmal investieren.</translation>
    </message>
    <message>
      <source>Well done: {card} beats {threshold}. That was “Yes, and”: the goal, and a gift.</source>
      <translation>Gut gemacht: {card} schlägt {threshold}. Das war „Ja, und“: das Ziel, und ein Geschenk dazu.</translation>
    </message>
    <message>
      <source>{card} is off the Pile: that was a Block.</source>
      <translation>{card} ist vom Pile: Das war ein Block.</translation>
    </message>
    <message>
      <source>“{title}” is over. {learned}</source>
      <translation>„{title}“ ist vorbei. {learned}</translation>
    </message>
    <message>
      <source>The cards are dealt. What you hold is all you have tonight.</source>
      <translation>Die Karten sind gegeben. Was du hältst, ist heute alles, was du hast.</translation>
    </message>
    <message>
      <source>Declined. Nobody can be forced into a Gambit.</source>
      <translation>Abgelehnt. Niemand kann zu einem Gambit gezwungen werden.</translation>
    </message>
    <message>
      <source>{pilot} accepts the Gambit, or does not.</source>
      <translation>{pilot} nimmt das Gambit an oder nicht.</translation>
    </message>
    <message>
      <source>Nobody can be forced into a Gambit.</source>
      <translation>Niemand kann zu einem Gambit gezwungen werden.</translation>
    </message>
    <message>
      <source>The Coach puts a card face-down: from his Hand, or blind off his Deck.</source>
      <translation>Der Coach legt eine Karte verdeckt: von seiner Hand oder blind von seinem Deck.</translation>
    </message>
    <message>
      <source>The Pilot sees it only after she has played.</source>
      <translation>Die Pilotin sieht sie erst, wenn sie gespielt hat.</translation>
    </message>
    <message>
      <source>{pilot} plays a card, the top card of a Faction, or flips the top of the Deck.</source>
      <translation>{pilot} spielt eine Karte, die oberste Karte einer Fraktion, oder deckt die oberste des Decks auf.</translation>
    </message>
    <message>
      <source>The higher rank wins. Suits do not matter, and a Two beats an Ace.</source>
      <translation>Der höhere Rang gewinnt. Farben zählen nicht, und eine Zwei schlägt ein Ass.</translation>
    </message>
    <message>
      <source>The Coach reveals.</source>
      <translation>Der Coach deckt auf.</translation>
    </message>
    <message>
      <source>Only a higher card is a clean win.</source>
      <translation>Nur eine höhere Karte ist ein glatter Sieg.</translation>
    </message>
    <message>
      <source>{pilot} chooses how it falls short.</source>
      <translation>{pilot} wählt, woran es fehlt.</translation>
    </message>
    <message>
      <source>“Yes, but” reaches the goal at a cost. “No, but” misses it and gains something.</source>
      <translation>„Ja, aber“ erreicht das Ziel zu einem Preis. „Nein, aber“ verfehlt es und gewinnt etwas.</translation>
    </message>
    <message>
      <source>The Coach picks or tells a small consequence.</source>
      <translation>Der Coach wählt oder erzählt eine kleine Folge.</translation>
    </message>
    <message>
      <source>A good consequence may be Favor: one more card on a Faction.</source>
      <translation>Eine gute Folge kann Favor sein: eine Karte mehr auf einer Fraktion.</translation>
    </message>
    <message>
      <source>{challenged} lays down a card and accepts, or refuses.</source>
      <translation>{challenged} legt eine Karte und nimmt an, oder lehnt ab.</translation>
    </message>
    <message>
      <source>Whoever refuses gives the challenger what she wanted, and no fight takes place.</source>
      <translation>Wer ablehnt, gibt der Herausforderin, was sie wollte, und es wird nicht gekämpft.</translation>
    </message>
    <message>
      <source>Everybody else may take a side. Then the Coach closes the sides.</source>
      <translation>Alle anderen dürfen sich einer Seite anschließen. Dann schließt der Coach die Seiten.</translation>
    </message>
    <message>
      <source>Allies fight with cards of their own.</source>
      <translation>Verbündete kämpfen mit eigenen Karten.</translation>
    </message>
    <message>
      <source>Everybody who fights draws 3 cards.</source>
      <translation>Alle, die kämpfen, ziehen 3 Karten.</translation>
    </message>
    <message>
      <source>The Hand is all there is until the fight is over.</source>
      <translation>Mehr als die Hand gibt es nicht, bis der Kampf vorbei ist.</translation>
    </message>
    <message>
      <source>Allies may hand cards to their Commander, and get as many back.</source>
      <translation>Verbündete dürfen ihrem Commander Karten geben und bekommen ebenso viele zurück.</translation>
    </message>
    <message>
      <source>The Commander played the card that opened the fight.</source>
      <translation>Commander ist, wer die Karte gespielt hat, die den Kampf eröffnet.</translation>
    </message>
    <message>
      <source>Both cards are the same: both sides play another.</source>
      <translation>Beide Karten sind gleich: Beide Seiten spielen eine andere.</translation>
    </message>
    <message>
      <source>Rank decides, then suit.</source>
      <translation>Der Rang entscheidet, dann die Farbe.</translation>
    </message>
    <message>
      <source>The Coach reveals both cards.</source>
      <translation>Der Coach deckt beide Karten auf.</translation>
    </message>
    <message>
      <source>The higher card opens the Pile; the other side moves first.</source>
      <translation>Die höhere Karte eröffnet den Pile; die andere Seite zieht zuerst.</translation>
    </message>
    <message>
      <source>{loser} says what is conceded.</source>
      <translation>{loser} sagt, was zugestanden wird.</translation>
    </message>
    <message>
      <source>Whoever scored at all may end it with a concession.</source>
      <translation>Wer überhaupt gepunktet hat, darf mit einem Zugeständnis enden.</translation>
    </message>
    <message>
      <source>Tell how it ended. If somebody is hurt, the Coach fires Trauma. Then return to the story.</source>
      <translation>Erzählt, wie es ausging. Ist jemand verletzt, löst der Coach Trauma aus. Dann zurück zur Geschichte.</translation>
    </message>
    <message>
      <source>Buffers soak Trauma point by point; what is left comes off the one Stat. At 0 she is out.</source>
      <translation>Puffer fangen Trauma Punkt für Punkt ab; der Rest geht vom einen Wert ab. Bei 0 ist sie draußen.</translation>
    </message>
    <message>
      <source>The Pilots' turn.</source>
      <translation>Die Pilotinnen sind am Zug.</translation>
    </message>
    <message>
      <source>{side} is on turn.</source>
      <translation>{side} ist am Zug.</translation>
    </message>
    <message>
      <source>The Coach can never go beyond his Strike of 3. A Pilot can, at a price.</source>
      <translation>Der Coach kann nie über seinen Strike von 3 hinaus. Eine Pilotin schon, zu einem Preis.</translation>
    </message>
    <message>
      <source>The Coach pays a Face card for a Wave, an Ace for a Storm.</source>
      <translation>Der Coach bezahlt eine Wave mit einer Bildkarte, einen Storm mit einem Ass.</translation>
    </message>
    <message>
      <source>Pilots of one side take turns as they like: one Drive a turn, by any of them.</source>
      <translation>Pilotinnen einer Seite ziehen, wie sie wollen: ein Drive je Zug, von irgendeiner.</translation>
    </message>
    <message>
      <source>Counter: lay a higher rank on the top card.</source>
      <translation>Kontern: Leg einen höheren Rang auf die oberste Karte.</translation>
    </message>
    <message>
      <source>Strike is 3. A card more than 3 above the top is Dissonant: it may be played, and costs the Team Schism.</source>
      <translation>Strike ist 3. Eine Karte mehr als 3 über der obersten ist Dissonant: Sie darf gespielt werden und kostet das Team Schisma.</translation>
    </message>
    <message>
      <source>Exactly 1 above the top is Resonant: the best a card can be.</source>
      <translation>Genau 1 über der obersten ist Resonant: Besser kann eine Karte nicht sein.</translation>
    </message>
    <message>
      <source>Block: the same rank takes the top card off the Pile, if its suit is not lower.</source>
      <translation>Blocken: Derselbe Rang nimmt die oberste Karte vom Pile, wenn seine Farbe nicht niedriger ist.</translation>
    </message>
    <message>
      <source>Escalate: leave this Pile and open the next stage with a low card. The other side scores the stage.</source>
      <translation>Eskalieren: Verlass diesen Pile und eröffne die nächste Stufe mit einer niedrigen Karte. Die andere Seite punktet die Stufe.</translation>
    </message>
    <message>
      <source>Concede: lay the Hand down. The other side scores the stage and wins.</source>
      <translation>Aufgeben: Leg die Hand nieder. Die andere Seite punktet die Stufe und gewinnt.</translation>
    </message>
    <message>
      <source>The top card of a Faction may be played like a card of the Hand.</source>
      <translation>Die oberste Karte einer Fraktion darf wie eine Karte der Hand gespielt werden.</translation>
    </message>
    <message>
      <source>Each stage is worth more than all before it together.</source>
      <translation>Jede Stufe ist mehr wert als alle davor zusammen.</translation>
    </message>
    <message>
      <source>Every Hand goes back to its size: draw up, or choose what to discard.</source>
      <translation>Jede Hand geht auf ihre Größe zurück: Zieht nach oder wählt, was ihr ablegt.</translation>
    </message>
    <message>
      <source>What was held back in the fight is not kept for later.</source>
      <translation>Was im Kampf zurückgehalten wurde, bleibt nicht für später.</translation>
    </message>
    <message>
      <source>No Faction is called {faction}.</source>
      <translation>Keine Fraktion heißt {faction}.</translation>
    </message>
    <message>
      <source>This table does not play First Contact.</source>
      <translation>Dieser Tisch spielt nicht First Contact.</translation>
    </message>
    <message>
      <source>First Contact is over.</source>
      <translation>First Contact ist vorbei.</translation>
    </message>
    <message>
      <source>This table plays the acts {acts}.</source>
      <translation>Dieser Tisch spielt die Akte {acts}.</translation>
    </message>
    <message>
      <source>A Faction wakes in act {act}.</source>
      <translation>Eine Fraktion erwacht in Akt {act}.</translation>
    </message>
    <message>
      <source>The Coach leads through First Contact.</source>
      <translation>Der Coach führt durch First Contact.</translation>
    </message>
    <message>
      <source>Act {act} is being played.</source>
      <translation>Akt {act} läuft.</translation>
    </message>
    <message>
      <source>One Faction is awake already.</source>
      <translation>Eine Fraktion ist schon wach.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Start another act</source>
      <translation>Einen anderen Akt beginnen</translation>
    </message>
    <message>
      <source>The guide leads on from there</source>
      <translation>Von dort führt die Anleitung weiter</translation>
    </message>
    <message>
      <source>Wake a Faction</source>
      <translation>Eine Fraktion wecken</translation>
    </message>
    <message>
      <source>Each player may invest once more</source>
      <translation>Jeder darf noch einmal investieren</translation>
    </message>
    <message>
      <source>To the next step</source>
      <translation>Zum nächsten Schritt</translation>
    </message>
    <message>
      <source>Act {act}: {title}</source>
      <translation>Akt {act}: {title}</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>Pass the table to {name}.</source>
      <translation>Gib den Tisch an {name} weiter.</translation>
    </message>
    <message>
      <source>{name} has invested already.</source>
      <translation>{name} hat schon investiert.</translation>
    </message>
    <message>
      <source>Only {faction} is awake.</source>
      <translation>Nur {faction} ist wach.</translation>
    </message>
    <message>
      <source>Harmony 4, less Schism {schism}</source>
      <translation>Harmonie 4, weniger Schisma {schism}</translation>
    </message>
    <message>
      <source>A mission is won or failed, at a table that plays scenarios.</source>
      <translation>Eine Mission wird gewonnen oder scheitert, an einem Tisch, der Szenarien spielt.</translation>
    </message>
    <message>
      <source>A scenario is closed in the debriefing; this is the phase {phase}.</source>
      <translation>Ein Szenario wird im Debriefing geschlossen; dies ist die Phase {phase}.</translation>
    </message>
    <message>
      <source>This is for the Coach to do.</source>
      <translation>Das ist Sache des Coachs.</translation>
    </message>
    <message>
      <source>First Contact is played in one session and not scored.</source>
      <translation>First Contact wird in einer Sitzung gespielt und nicht gewertet.</translation>
    </message>
    <message>
      <source>A mission is won or failed.</source>
      <translation>Eine Mission wird gewonnen oder scheitert.</translation>
    </message>
    <message>
      <source>The scenario is over.</source>
      <translation>Das Szenario ist vorbei.</translation>
    </message>
    <message>
      <source>The score is counted when the scenario is over.</source>
      <translation>Gezählt wird, wenn das Szenario vorbei ist.</translation>
    </message>
    <message>
      <source>This scenario is not over: close it in the debriefing.</source>
      <translation>Dieses Szenario ist nicht vorbei: Schließt es im Debriefing.</translation>
    </message>
    <message>
      <source>End the scenario</source>
      <translation>Das Szenario beenden</translation>
    </message>
    <message>
      <source>The score is counted to its end</source>
      <translation>Die Punkte werden abschließend gezählt</translation>
    </message>
    <message>
      <source>{seat} ends the scenario: {result}</source>
      <translation>{seat} beendet das Szenario: {result}</translation>
    </message>
    <message>
      <source>A conflict is going on. Call it off first.</source>
      <translation>Es läuft ein Konflikt. Brecht ihn zuerst ab.</translation>
    </message>
    <message>
      <source>The Coach sets up the session.</source>
      <translation>Der Coach baut die Sitzung auf.</translation>
    </message>
    <message>
      <source>The session has begun: its phase is {phase}.</source>
      <translation>Die Sitzung hat begonnen: Ihre Phase ist {phase}.</translation>
    </message>
    <message>
      <source>A Ripple is made in Story Mode, outside a conflict.</source>
      <translation>Eine Ripple gibt es im Story-Modus, außerhalb eines Konflikts.</translation>
    </message>
    <message>
      <source>There is no such Resource.</source>
      <translation>Einen solchen Vorrat gibt es nicht.</translation>
    </message>
    <message>
      <source>No phase is called {phase}.</source>
      <translation>Keine Phase heißt {phase}.</translation>
    </message>
    <message>
      <source>The Coach's Deck is empty.</source>
      <translation>Das Deck des Coachs ist leer.</translation>
    </message>
    <message>
      <source>Name two of {resources}.</source>
      <translation>Nenne zwei von {resources}.</translation>
    </message>
    <message>
      <source>The phases are {phases}.</source>
      <translation>Die Phasen sind {phases}.</translation>
    </message>
    <message>
      <source>2 points of {source} are needed.</source>
      <translation>Es braucht 2 Punkte {source}.</translation>
    </message>
    <message>
      <source>This is the phase {phase}.</source>
      <translation>Dies ist die Phase {phase}.</translation>
    </message>
    <message>
      <source>A Pilot is present or away.</source>
      <translation>Eine Pilotin ist da oder fort.</translation>
    </message>
    <message>
      <source>She is {presence} already.</source>
      <translation>Sie ist schon {presence}.</translation>
    </message>
    <message>
      <source>One Pilot at least stays.</source>
      <translation>Mindestens eine Pilotin bleibt.</translation>
    </message>
    <message>
      <source>Decide without cards</source>
      <translation>Ohne Karten entscheiden</translation>
    </message>
    <message>
      <source>It stands as you tell it (Fiat)</source>
      <translation>Es gilt, wie ihr es erzählt (Fiat)</translation>
    </message>
    <message>
      <source>Turn up Coach's top card</source>
      <translation>Coachs oberste Karte aufdecken</translation>
    </message>
    <message>
      <source>It goes to the Trash, for all to see (Ripple)</source>
      <translation>Sie kommt für alle sichtbar auf die Ablage (Ripple)</translation>
    </message>
    <message>
      <source>2 {source} become 1 {target}</source>
      <translation>2 {source} werden 1 {target}</translation>
    </message>
    <message>
      <source>Exchange Resources</source>
      <translation>Vorräte tauschen</translation>
    </message>
    <message>
      <source>2 points of one are 1 of another</source>
      <translation>2 Punkte des einen sind 1 eines anderen</translation>
    </message>
    <message>
      <source>What counts once a scene counts anew</source>
      <translation>Was einmal je Szene zählt, zählt neu</translation>
    </message>
    <message>
      <source>The next phase of the session</source>
      <translation>Die nächste Phase der Sitzung</translation>
    </message>
    <message>
      <source>Who is here</source>
      <translation>Wer da ist</translation>
    </message>
    <message>
      <source>Coach's Hand counts who is here</source>
      <translation>Coachs Hand zählt, wer da ist</translation>
    </message>
    <message>
      <source>{seat} settles it by Fiat</source>
      <translation>{seat} entscheidet mit einem Machtwort</translation>
    </message>
    <message>
      <source>{who} wins the Gambit: {result}</source>
      <translation>{who} gewinnt das Gambit: {result}</translation>
    </message>
    <message>
      <source>{who} misses the goal: {result}</source>
      <translation>{who} verfehlt das Ziel: {result}</translation>
    </message>
    <message>
      <source>{side} win, {points} to {against}</source>
      <translation>{side} gewinnen, {points} zu {against}</translation>
    </message>
    <message>
      <source>{side} wins, {points} to {against}</source>
      <translation>{side} gewinnt, {points} zu {against}</translation>
    </message>
    <message>
      <source>{card} is at most {dissonance}: it hits</source>
      <translation>{card} ist höchstens {dissonance}: Es trifft</translation>
    </message>
    <message>
      <source>{card} is above {dissonance}: no harm</source>
      <translation>{card} ist über {dissonance}: kein Schaden</translation>
    </message>
    <message>
      <source>Stage {number}, {name}</source>
      <translation>Stufe {number}, {name}</translation>
    </message>
    <message>
      <source>Omen, {side}</source>
      <translation>Omen, {side}</translation>
    </message>
    <message>
      <source>{side} Deck is empty: nothing comes</source>
      <translation>Das Deck {side} ist leer: Es kommt nichts</translation>
    </message>
    <message>
      <source>Crisis step {number}: {event}</source>
      <translation>Krisenschritt {number}: {event}</translation>
    </message>
    <message>
      <source>The Crisis leaps to step {number}</source>
      <translation>Die Krise springt auf Schritt {number}</translation>
    </message>
    <message>
      <source>{who}'s card is higher</source>
      <translation>Die Karte von {who} ist höher</translation>
    </message>
    <message>
      <source>{who}'s card is not higher</source>
      <translation>Die Karte von {who} ist nicht höher</translation>
    </message>
    <message>
      <source>The Gambit is called off</source>
      <translation>Das Gambit ist abgebrochen</translation>
    </message>
    <message>
      <source>The Throwdown is called off</source>
      <translation>Der Throwdown ist abgebrochen</translation>
    </message>
    <message>
      <source>The Conflict is called off</source>
      <translation>Der Konflikt ist abgebrochen</translation>
    </message>
    <message>
      <source>{who}: {team} for the Team, {alone} for herself</source>
      <translation>{who}: {team} für das Team, {alone} für sich selbst</translation>
    </message>
    <message>
      <source>{who}: Spoil, {spoil}</source>
      <translation>{who}: Beute, {spoil}</translation>
    </message>
    <message>
      <source>First Contact is over. Left: {names}</source>
      <translation>First Contact ist vorbei. Übrig: {names}</translation>
    </message>
    <message numerus="yes">
      <source>Schism counted {count} times: the Team starts at Harmony {harmony}</source>
      <translation>
        <numerusform>Schisma {count}-mal gezählt: Das Team beginnt mit Harmonie {harmony}</numerusform>
        <numerusform>Schisma {count}-mal gezählt: Das Team beginnt mit Harmonie {harmony}</numerusform>
      </translation>
    </message>
    <message>
      <source>Act {number}: {title}</source>
      <translation>Akt {number}: {title}</translation>
    </message>
    <message>
      <source>{card} is off the Pile</source>
      <translation>{card} ist vom Pile</translation>
    </message>
    <message>
      <source>Consequence: {event}</source>
      <translation>Folge: {event}</translation>
    </message>
    <message>
      <source>{side} yield: {text}</source>
      <translation>{side} geben nach: {text}</translation>
    </message>
    <message>
      <source>{side} yields: {text}</source>
      <translation>{side} gibt nach: {text}</translation>
    </message>
    <message>
      <source>{side} yield something in the story</source>
      <translation>{side} geben in der Geschichte etwas nach</translation>
    </message>
    <message>
      <source>{side} yields something in the story</source>
      <translation>{side} gibt in der Geschichte etwas nach</translation>
    </message>
    <message>
      <source>Consequence: {text}</source>
      <translation>Folge: {text}</translation>
    </message>
    <message>
      <source>The consequence is told</source>
      <translation>Die Folge wird erzählt</translation>
    </message>
    <message>
      <source>{who} gets what the challenge was for</source>
      <translation>{who} bekommt, worum es ging</translation>
    </message>
    <message>
      <source>Both cards are the same</source>
      <translation>Beide Karten sind gleich</translation>
    </message>
    <message>
      <source>{side} wins the initiative</source>
      <translation>{side} gewinnt die Initiative</translation>
    </message>
    <message>
      <source>{side} win the initiative</source>
      <translation>{side} gewinnen die Initiative</translation>
    </message>
    <message>
      <source>Back to stage {stage}</source>
      <translation>Zurück zu Stufe {stage}</translation>
    </message>
    <message>
      <source>What the Blocked card had fired is taken back</source>
      <translation>Was die geblockte Karte ausgelöst hatte, ist zurückgenommen</translation>
    </message>
    <message>
      <source>Resonant</source>
      <translation>Resonant</translation>
    </message>
    <message>
      <source>Dissonant</source>
      <translation>Dissonant</translation>
    </message>
    <message>
      <source>{side} scores {points}</source>
      <translation>{side} punktet {points}</translation>
    </message>
    <message>
      <source>{side} score {points}</source>
      <translation>{side} punkten {points}</translation>
    </message>
    <message>
      <source>Rout: {side} is beaten</source>
      <translation>Rout: {side} ist geschlagen</translation>
    </message>
    <message>
      <source>Rout: {side} are beaten</source>
      <translation>Rout: {side} sind geschlagen</translation>
    </message>
    <message>
      <source>A Lesser Fusion falls apart</source>
      <translation>Eine kleine Fusion fällt auseinander</translation>
    </message>
    <message>
      <source>{who} learns: {text}</source>
      <translation>{who} lernt: {text}</translation>
    </message>
    <message>
      <source>{who}: the third Offense</source>
      <translation>{who}: die dritte Kränkung</translation>
    </message>
    <message>
      <source>{who} becomes a Threat</source>
      <translation>{who} wird zur Bedrohung</translation>
    </message>
    <message>
      <source>{who} leaves</source>
      <translation>{who} geht</translation>
    </message>
    <message>
      <source>{who} has lost her whole {commitment} Commitment</source>
      <translation>{who} hat ihr ganzes Commitment verloren: {commitment}</translation>
    </message>
    <message>
      <source>Wipe: the other side scored nothing</source>
      <translation>Wipe: Die andere Seite hat nichts gepunktet</translation>
    </message>
    <message>
      <source>If {who} refuses she dies; all agreed</source>
      <translation>Lehnt {who} ab, stirbt sie; alle haben zugestimmt</translation>
    </message>
    <message>
      <source>{who} does not agree: no death is at stake</source>
      <translation>{who} stimmt nicht zu: Kein Tod steht auf dem Spiel</translation>
    </message>
    <message>
      <source>{who} dies, as the stakes had said</source>
      <translation>{who} stirbt, wie der Einsatz es sagte</translation>
    </message>
    <message>
      <source>{who} drops out</source>
      <translation>{who} scheidet aus</translation>
    </message>
    <message>
      <source>Session {number} begins</source>
      <translation>Sitzung {number} beginnt</translation>
    </message>
    <message>
      <source>{who} is awake: each Pilot may invest one more card there</source>
      <translation>{who} ist wach: Jede Pilotin darf dort noch eine Karte investieren</translation>
    </message>
    <message>
      <source>Buffers can take it</source>
      <translation>Puffer können es abfangen</translation>
    </message>
    <message>
      <source>{who} is asked: {question}</source>
      <translation>{who} wird gefragt: {question}</translation>
    </message>
    <message>
      <source>Buffers can take both</source>
      <translation>Puffer können beides abfangen</translation>
    </message>
    <message>
      <source>Buffers can take all of it</source>
      <translation>Puffer können alles abfangen</translation>
    </message>
    <message>
      <source>Buffers can take {most} of {amount}</source>
      <translation>Puffer können {most} von {amount} abfangen</translation>
    </message>
    <message>
      <source>Difference {difference}, beyond Strike {strike}</source>
      <translation>Abstand {difference}, über Strike {strike} hinaus</translation>
    </message>
    <message>
      <source>Difference {difference}, within Strike {strike}</source>
      <translation>Abstand {difference}, innerhalb von Strike {strike}</translation>
    </message>
    <message>
      <source>Stage {stage} opens</source>
      <translation>Stufe {stage} beginnt</translation>
    </message>
    <message>
      <source>Harmony falls from {before} to {after}.</source>
      <translation>Harmonie fällt von {before} auf {after}.</translation>
    </message>
    <message>
      <source>Harmony rises from {before} to {after}.</source>
      <translation>Harmonie steigt von {before} auf {after}.</translation>
    </message>
    <message>
      <source>{who} opens stage {number}, {name}.</source>
      <translation>{who} eröffnet Stufe {number}, {name}.</translation>
    </message>
    <message>
      <source>{who}: difference {difference}, within Strike {strike}.</source>
      <translation>{who}: Abstand {difference}, innerhalb von Strike {strike}.</translation>
    </message>
    <message>
      <source>{who}: difference {difference}, beyond Strike {strike}.</source>
      <translation>{who}: Abstand {difference}, über Strike {strike} hinaus.</translation>
    </message>
    <message>
      <source>{side} win</source>
      <translation>{side} gewinnen</translation>
    </message>
    <message>
      <source>{side} wins</source>
      <translation>{side} gewinnt</translation>
    </message>
    <message>
      <source>{points} to {against}.</source>
      <translation>{points} zu {against}.</translation>
    </message>
    <message>
      <source>{who} starts a Rumble.</source>
      <translation>{who} beginnt einen Rumble.</translation>
    </message>
    <message>
      <source>{who} reaches the goal.</source>
      <translation>{who} erreicht das Ziel.</translation>
    </message>
    <message>
      <source>{who} misses the goal.</source>
      <translation>{who} verfehlt das Ziel.</translation>
    </message>
    <message>
      <source>Harmony {number}</source>
      <translation>Harmonie {number}</translation>
    </message>
    <message>
      <source>{side} score for {stage}.</source>
      <translation>{side} punkten: {stage}.</translation>
    </message>
    <message>
      <source>{side} scores for {stage}.</source>
      <translation>{side} punktet: {stage}.</translation>
    </message>
    <message>
      <source>Pilots' Deck shows a Joker.</source>
      <translation>Das Deck der Pilotinnen zeigt einen Joker.</translation>
    </message>
    <message>
      <source>Coach's Deck shows a Joker.</source>
      <translation>Das Deck des Coachs zeigt einen Joker.</translation>
    </message>
    <message>
      <source>Rout</source>
      <translation>Rout</translation>
    </message>
    <message>
      <source>{side} are routed.</source>
      <translation>{side} sind geschlagen.</translation>
    </message>
    <message>
      <source>{side} is routed.</source>
      <translation>{side} ist geschlagen.</translation>
    </message>
    <message>
      <source>Wipe</source>
      <translation>Wipe</translation>
    </message>
    <message>
      <source>{side} leave nothing behind.</source>
      <translation>{side} lassen nichts übrig.</translation>
    </message>
    <message>
      <source>{side} leaves nothing behind.</source>
      <translation>{side} lässt nichts übrig.</translation>
    </message>
    <message>
      <source>The Jokers of {deck} wait</source>
      <translation>Die Joker warten: {deck}</translation>
    </message>
    <message>
      <source>The Jokers go into {deck}</source>
      <translation>Die Joker kommen ins {deck}</translation>
    </message>
    <message>
      <source>{cards} back into {deck}</source>
      <translation>{cards} zurück: {deck}</translation>
    </message>
    <message>
      <source>{who} draws {cards}</source>
      <translation>{who} zieht {cards}</translation>
    </message>
    <message>
      <source>{cards} off {deck} into {trash}</source>
      <translation>{cards}: {deck} → {trash}</translation>
    </message>
    <message>
      <source>{deck} shows a Joker</source>
      <translation>{deck} zeigt einen Joker</translation>
    </message>
    <message>
      <source>Both Omens go back into {deck}</source>
      <translation>Beide Omen gehen zurück: {deck}</translation>
    </message>
    <message>
      <source>{trash} goes back into {deck}</source>
      <translation>{trash} → {deck}</translation>
    </message>
    <message>
      <source>{cards} is pushed out</source>
      <translation>{cards} wird hinausgeschoben</translation>
    </message>
    <message>
      <source>{cards} into {trash}</source>
      <translation>{cards} → {trash}</translation>
    </message>
    <message>
      <source>{who} lays down {cards}</source>
      <translation>{who} legt {cards} nieder</translation>
    </message>
    <message>
      <source>{who} takes {cards} back</source>
      <translation>{who} nimmt {cards} zurück</translation>
    </message>
    <message>
      <source>{who} takes {cards} from {stack}</source>
      <translation>{who} nimmt {cards}: {stack}</translation>
    </message>
    <message>
      <source>{cards} onto {stack}</source>
      <translation>{cards} → {stack}</translation>
    </message>
    <message>
      <source>{cards} from {origin} to {target}</source>
      <translation>{cards}: {origin} → {target}</translation>
    </message>
    <message>
      <source>{place} is turned over as one</source>
      <translation>{place} wird als Ganzes umgedreht</translation>
    </message>
    <message>
      <source>{place} is reshuffled</source>
      <translation>{place} wird neu gemischt</translation>
    </message>
    <message>
      <source>{place} is shuffled</source>
      <translation>{place} wird gemischt</translation>
    </message>
    <message>
      <source>{faction}: Favor {before} → {after}</source>
      <translation>{faction}: Favor {before} → {after}</translation>
    </message>
    <message>
      <source>{giver} hands {cards} to {taker}</source>
      <translation>{giver} gibt {taker} {cards}</translation>
    </message>
    <message>
      <source>{who} discards {cards}</source>
      <translation>{who} legt {cards} ab</translation>
    </message>
    <message>
      <source>{who} plays {cards}</source>
      <translation>{who} spielt {cards}</translation>
    </message>
    <message>
      <source>{who} invests {cards} in {faction}</source>
      <translation>{who} investiert {cards}: {faction}</translation>
    </message>
    <message>
      <source>{deck} gives {cards}</source>
      <translation>{deck} gibt {cards}</translation>
    </message>
    <message>
      <source>{pile} comes back</source>
      <translation>{pile} kommt zurück</translation>
    </message>
    <message>
      <source>The Pile is put aside</source>
      <translation>Der Pile wird beiseitegelegt</translation>
    </message>
    <message>
      <source>The {word} is {card}</source>
      <translation>{word}: {card}</translation>
    </message>
    <message>
      <source>{cards} off {deck}, face-down</source>
      <translation>{cards} verdeckt: {deck}</translation>
    </message>
    <message>
      <source>{cards} is now on top of {faction}</source>
      <translation>{cards} liegt jetzt oben auf {faction}</translation>
    </message>
    <message>
      <source>{who} shows {cards}</source>
      <translation>{who} zeigt {cards}</translation>
    </message>
    <message>
      <source>{cards} turned over in {place}</source>
      <translation>{cards} umgedreht: {place}</translation>
    </message>
    <message>
      <source>{event} is prevented</source>
      <translation>{event} wird verhindert</translation>
    </message>
    <message>
      <source>{event} on {who} is prevented</source>
      <translation>{event} bei {who} wird verhindert</translation>
    </message>
    <message>
      <source>{who} buys a clue: {text}</source>
      <translation>{who} kauft einen Hinweis: {text}</translation>
    </message>
    <message>
      <source>{who} buys a clue</source>
      <translation>{who} kauft einen Hinweis</translation>
    </message>
    <message>
      <source>{tokens} soak {amount} {event}</source>
      <translation>{tokens} fangen {amount} {event} ab</translation>
    </message>
    <message>
      <source>{who}: {tokens} soak {amount} {event}</source>
      <translation>{who}: {tokens} fangen {amount} {event} ab</translation>
    </message>
    <message>
      <source>{event} for {who} waits for the end</source>
      <translation>{event} für {who} wartet auf das Ende</translation>
    </message>
    <message>
      <source>{due} of {who}</source>
      <translation>{due} von {who}</translation>
    </message>
    <message>
      <source>{due} of {who}: {power}</source>
      <translation>{due} von {who}: {power}</translation>
    </message>
    <message>
      <source>{who} have fought for this in this scene</source>
      <translation>{who} haben in dieser Szene schon darum gekämpft</translation>
    </message>
    <message>
      <source>{who} has tried this in this scene</source>
      <translation>{who} hat das in dieser Szene schon versucht</translation>
    </message>
    <message>
      <source>{who} looks at {cards}</source>
      <translation>{who} sieht {cards} an</translation>
    </message>
    <message>
      <source>Each Pilot {owed}</source>
      <translation>Jede Pilotin {owed}</translation>
    </message>
    <message>
      <source>{who} activates {name}</source>
      <translation>{who} aktiviert {name}</translation>
    </message>
    <message>
      <source>{who} sacrifices {name}</source>
      <translation>{who} opfert {name}</translation>
    </message>
    <message>
      <source>{who} begins with a Rumble</source>
      <translation>{who} beginnt gleich mit einem Rumble</translation>
    </message>
    <message>
      <source>{who} begins a Rumble</source>
      <translation>{who} beginnt einen Rumble</translation>
    </message>
    <message>
      <source>{event} for {who}</source>
      <translation>{event} für {who}</translation>
    </message>
    <message>
      <source>{event} has no effect on {who}</source>
      <translation>{event} wirkt nicht auf {who}</translation>
    </message>
    <message>
      <source>{event} has no effect</source>
      <translation>{event} hat keine Wirkung</translation>
    </message>
    <message>
      <source>From now on the {edition} edition holds, with all of its rulings</source>
      <translation>Ab jetzt gilt die Ausgabe {edition} mit all ihren Regelungen</translation>
    </message>
    <message>
      <source>{tech} X is {stage}.</source>
      <translation>{tech} X ist {stage}.</translation>
    </message>
    <message>
      <source>A Threat acts: {event}</source>
      <translation>Eine Bedrohung handelt: {event}</translation>
    </message>
    <message>
      <source>{entry} takes part</source>
      <translation>{entry} wirkt mit</translation>
    </message>
    <message>
      <source>{entry} lands</source>
      <translation>{entry} trifft ein</translation>
    </message>
    <message>
      <source>{entry} lapses</source>
      <translation>{entry} verfällt</translation>
    </message>
    <message>
      <source>The Joker goes to the bottom of its Deck</source>
      <translation>Der Joker geht unter sein Deck</translation>
    </message>
    <message>
      <source>{who} is here</source>
      <translation>{who} ist da</translation>
    </message>
    <message>
      <source>{who}: “{text}” is done</source>
      <translation>{who}: „{text}“ ist getan</translation>
    </message>
    <message>
      <source>{target} does not set itself off again</source>
      <translation>{target} löst sich nicht noch einmal selbst aus</translation>
    </message>
    <message>
      <source>{who} is a {text}</source>
      <translation>{who} ist {text}</translation>
    </message>
    <message>
      <source>Final score {points}, grade {text}</source>
      <translation>Endwertung {points}, Note {text}</translation>
    </message>
    <message>
      <source>This text says no more: the table plays it by hand</source>
      <translation>Mehr sagt dieser Text nicht: Der Tisch spielt es von Hand</translation>
    </message>
    <message>
      <source>Most Valuable Pilot: {who}</source>
      <translation>Wertvollste Pilotin: {who}</translation>
    </message>
    <message>
      <source>The winning initiative card cannot be forced off</source>
      <translation>Die gewinnende Initiativkarte lässt sich nicht verdrängen</translation>
    </message>
    <message>
      <source>{who} drops out of the Rumble</source>
      <translation>{who} scheidet aus dem Rumble aus</translation>
    </message>
    <message>
      <source>{side}: the Final Form stands</source>
      <translation>{side}: Die Final Form steht</translation>
    </message>
    <message>
      <source>{side} fights without a Final Form</source>
      <translation>{side} kämpft ohne Final Form</translation>
    </message>
    <message>
      <source>{side} fight without a Final Form</source>
      <translation>{side} kämpfen ohne Final Form</translation>
    </message>
    <message>
      <source>{who} is the {position}</source>
      <translation>{who} ist {position}</translation>
    </message>
    <message>
      <source>{who} lets the Rumble Tech of the {position} happen once more</source>
      <translation>{who} lässt eine Rumble-Tech noch einmal geschehen: {position}</translation>
    </message>
    <message>
      <source>{who} keeps the last card</source>
      <translation>{who} behält die letzte Karte</translation>
    </message>
    <message>
      <source>{who} has nothing to restore</source>
      <translation>{who} hat nichts wiederherzustellen</translation>
    </message>
    <message>
      <source>{who}'s Robo: its Summon Effect is due</source>
      <translation>Robo von {who}: Sein Ruf-Effekt ist fällig</translation>
    </message>
    <message>
      <source>{who}'s Robo is in the fight</source>
      <translation>Der Robo von {who} ist im Kampf</translation>
    </message>
    <message>
      <source>{who}'s Robo is down</source>
      <translation>Der Robo von {who} ist am Boden</translation>
    </message>
    <message>
      <source>{who} is back in the Final Form</source>
      <translation>{who} ist zurück in der Final Form</translation>
    </message>
    <message>
      <source>The Final Form's Buffers prevent {event} at {who}</source>
      <translation>Die Puffer der Final Form verhindern {event} bei {who}</translation>
    </message>
    <message>
      <source>{who} grows to full size</source>
      <translation>{who} wächst zu voller Größe</translation>
    </message>
    <message>
      <source>{who} falls, and is not beaten</source>
      <translation>{who} fällt und ist nicht geschlagen</translation>
    </message>
    <message>
      <source>{who} rises again</source>
      <translation>{who} erhebt sich wieder</translation>
    </message>
    <message>
      <source>an event</source>
      <translation>ein Ereignis</translation>
    </message>
    <message>
      <source>{who}'s Robo: {change}</source>
      <translation>Robo von {who}: {change}</translation>
    </message>
    <message>
      <source>{who}: {what} is written anew</source>
      <translation>{who}: {what} ist neu geschrieben</translation>
    </message>
    <message>
      <source>Harmony {before} → {after}, {colour}</source>
      <translation>Harmonie {before} → {after}, {colour}</translation>
    </message>
    <message>
      <source>{who}: Strike {strike}</source>
      <translation>{who}: Strike {strike}</translation>
    </message>
    <message>
      <source>Scene: {after}</source>
      <translation>Szene: {after}</translation>
    </message>
    <message>
      <source>Now at {place}</source>
      <translation>Jetzt hier: {place}</translation>
    </message>
    <message>
      <source>{row}: as the edition has it</source>
      <translation>{row}: wie die Ausgabe es hat</translation>
    </message>
    <message>
      <source>{side} lose {points}</source>
      <translation>{side} verlieren {points}</translation>
    </message>
    <message>
      <source>{side} loses {points}</source>
      <translation>{side} verliert {points}</translation>
    </message>
    <message>
      <source>{who}: {part} is revealed</source>
      <translation>{who}: {part} ist aufgedeckt</translation>
    </message>
    <message>
      <source>{who}: {part} is hidden</source>
      <translation>{who}: {part} ist verborgen</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} Karte</numerusform>
        <numerusform>{count} Karten</numerusform>
      </translation>
    </message>
    <message>
      <source>Session {session}, Scene {scene}</source>
      <translation>Sitzung {session}, Szene {scene}</translation>
    </message>
    <message>
      <source>Finished. Its Team begins at Harmony {harmony}</source>
      <translation>Zu Ende. Sein Team beginnt mit Harmonie {harmony}</translation>
    </message>
    <message>
      <source>Not begun yet</source>
      <translation>Noch nicht begonnen</translation>
    </message>
    <message>
      <source>Act {act}, {title}</source>
      <translation>Akt {act}, {title}</translation>
    </message>
    <message>
      <source>{who} takes a Gambit</source>
      <translation>{who} wagt ein Gambit</translation>
    </message>
    <message>
      <source>Spoils are divided</source>
      <translation>Die Beute wird verteilt</translation>
    </message>
    <message>
      <source>Throwdown, stage {stage}</source>
      <translation>Throwdown, Stufe {stage}</translation>
    </message>
    <message>
      <source>A Throwdown begins</source>
      <translation>Ein Throwdown beginnt</translation>
    </message>
    <message>
      <source>{seat} chooses, unseen</source>
      <translation>{seat} wählt, ungesehen</translation>
    </message>
    <message>
      <source>{amount} Charges</source>
      <translation>{amount} Ladungen</translation>
    </message>
    <message>
      <source>{amount} cards for a Faction, or Offenses less</source>
      <translation>{amount} Karten für eine Fraktion, oder so viele Kränkungen weniger</translation>
    </message>
    <message>
      <source>{amount} Buffers back</source>
      <translation>{amount} Puffer zurück</translation>
    </message>
    <message>
      <source>{amount} lost points back</source>
      <translation>{amount} verlorene Punkte zurück</translation>
    </message>
    <message>
      <source>{amount} points more</source>
      <translation>{amount} Punkte mehr</translation>
    </message>
    <message>
      <source>{amount} cards from Coach's Deck to the Trash</source>
      <translation>{amount} Karten von Coachs Deck auf die Ablage</translation>
    </message>
    <message>
      <source>{amount} Offenses</source>
      <translation>{amount} Kränkungen</translation>
    </message>
    <message>
      <source>Schism {amount}</source>
      <translation>Schisma {amount}</translation>
    </message>
    <message>
      <source>Trauma {amount}</source>
      <translation>Trauma {amount}</translation>
    </message>
    <message>
      <source>{first}; or {second}</source>
      <translation>{first}; oder {second}</translation>
    </message>
    <message>
      <source>{what} for each</source>
      <translation>{what} für jede</translation>
    </message>
    <message>
      <source>The whole Hand to the Trash</source>
      <translation>Die ganze Hand auf die Ablage</translation>
    </message>
    <message>
      <source>All Charges</source>
      <translation>Alle Ladungen</translation>
    </message>
    <message>
      <source>All Buffers back</source>
      <translation>Alle Puffer zurück</translation>
    </message>
    <message>
      <source>All Charges lost</source>
      <translation>Alle Ladungen verloren</translation>
    </message>
    <message>
      <source>All lost points back</source>
      <translation>Alle verlorenen Punkte zurück</translation>
    </message>
    <message>
      <source>As much as there can be</source>
      <translation>So viel, wie geht</translation>
    </message>
    <message>
      <source>Every point lost</source>
      <translation>Jeder Punkt verloren</translation>
    </message>
    <message>
      <source>One Charge</source>
      <translation>Eine Ladung</translation>
    </message>
    <message>
      <source>A card for a Faction, or an Offense less</source>
      <translation>Eine Karte für eine Fraktion, oder eine Kränkung weniger</translation>
    </message>
    <message>
      <source>One Buffer back</source>
      <translation>Ein Puffer zurück</translation>
    </message>
    <message>
      <source>The Team's Schism cleared, or Harmony up</source>
      <translation>Schisma des Teams getilgt, oder Harmonie steigt</translation>
    </message>
    <message>
      <source>A Damaged Location stands again</source>
      <translation>Ein beschädigter Ort steht wieder</translation>
    </message>
    <message>
      <source>A lost point back</source>
      <translation>Ein verlorener Punkt zurück</translation>
    </message>
    <message>
      <source>One point more</source>
      <translation>Ein Punkt mehr</translation>
    </message>
    <message>
      <source>A Storm</source>
      <translation>Ein Storm</translation>
    </message>
    <message>
      <source>A card from Coach's Deck to the Trash</source>
      <translation>Eine Karte von Coachs Deck auf die Ablage</translation>
    </message>
    <message>
      <source>A Wave</source>
      <translation>Eine Wave</translation>
    </message>
    <message>
      <source>An Offense for a Faction</source>
      <translation>Eine Kränkung für eine Fraktion</translation>
    </message>
    <message>
      <source>A Location is damaged, a Damaged one razed</source>
      <translation>Ein Ort wird beschädigt, ein beschädigter zerstört</translation>
    </message>
    <message>
      <source>Schism 1</source>
      <translation>Schisma 1</translation>
    </message>
    <message>
      <source>Trauma 1</source>
      <translation>Trauma 1</translation>
    </message>
    <message>
      <source>Any boost</source>
      <translation>Ein Boost nach Wahl</translation>
    </message>
    <message>
      <source>Any damage</source>
      <translation>Ein Schaden nach Wahl</translation>
    </message>
    <message>
      <source>{first}; and {second}</source>
      <translation>{first}; und {second}</translation>
    </message>
    <message>
      <source>{what} of a Threat of {who}'s choice</source>
      <translation>{what} einer Bedrohung nach Wahl von {who}</translation>
    </message>
    <message>
      <source>{what} for a Pilot of {who}'s choice</source>
      <translation>{what} für eine Pilotin nach Wahl von {who}</translation>
    </message>
    <message>
      <source>{what} for a Threat of {who}'s choice</source>
      <translation>{what} für eine Bedrohung nach Wahl von {who}</translation>
    </message>
    <message>
      <source>{what}, of {who}'s choice</source>
      <translation>{what}, nach Wahl von {who}</translation>
    </message>
    <message>
      <source>{what} for a Resource of {who}'s choice</source>
      <translation>{what} für eine Ressource nach Wahl von {who}</translation>
    </message>
    <message>
      <source>{what} for somebody of {who}'s choice</source>
      <translation>{what} für jemanden nach Wahl von {who}</translation>
    </message>
    <message>
      <source>The Team's Schism cleared</source>
      <translation>Schisma des Teams getilgt</translation>
    </message>
    <message>
      <source>Harmony up</source>
      <translation>Harmonie steigt</translation>
    </message>
    <message>
      <source>{name} has none</source>
      <translation>{name} hat keine</translation>
    </message>
    <message>
      <source>{name} is full</source>
      <translation>{name} ist voll</translation>
    </message>
    <message>
      <source>it reaches nobody</source>
      <translation>das trifft niemanden</translation>
    </message>
    <message>
      <source>No Threat here is called {name}.</source>
      <translation>Hier heißt keine Bedrohung {name}.</translation>
    </message>
    <message>
      <source>Waves and Storms are Coach's.</source>
      <translation>Waves und Storms gehören Coach.</translation>
    </message>
    <message>
      <source>{name} does not fight in this Throwdown.</source>
      <translation>{name} kämpft nicht in diesem Throwdown.</translation>
    </message>
    <message>
      <source>A Storm of the BGM costs a Face card or an Ace.</source>
      <translation>Ein Storm des BGM kostet eine Bildkarte oder ein Ass.</translation>
    </message>
    <message>
      <source>{name} has run a Wave or Storm in this turn.</source>
      <translation>{name} hat in diesem Zug schon eine Wave oder einen Storm gehabt.</translation>
    </message>
    <message>
      <source>An Ace pays for a Storm: a Wave costs a Face card.</source>
      <translation>Ein Ass bezahlt einen Storm: Eine Wave kostet eine Bildkarte.</translation>
    </message>
    <message>
      <source>{card} pays for nothing: a Wave costs a Face card, a Storm an Ace.</source>
      <translation>{card} bezahlt nichts: Eine Wave kostet eine Bildkarte, ein Storm ein Ass.</translation>
    </message>
    <message>
      <source>A Face card pays for a Wave: a Storm costs an Ace.</source>
      <translation>Eine Bildkarte bezahlt eine Wave: Ein Storm kostet ein Ass.</translation>
    </message>
    <message>
      <source>{name} has no card in Hand. What may she answer with?</source>
      <translation>{name} hat keine Karte auf der Hand. Womit darf sie antworten?</translation>
    </message>
    <message>
      <source>A Throwdown is going on already.</source>
      <translation>Es läuft schon ein Throwdown.</translation>
    </message>
    <message>
      <source>Nobody else here is called {name}.</source>
      <translation>Hier heißt niemand sonst {name}.</translation>
    </message>
    <message>
      <source>Nobody was challenged.</source>
      <translation>Niemand wurde herausgefordert.</translation>
    </message>
    <message>
      <source>Challenge Coach or another Pilot.</source>
      <translation>Fordere Coach oder eine andere Pilotin heraus.</translation>
    </message>
    <message>
      <source>{name} was challenged and answers.</source>
      <translation>{name} wurde herausgefordert und antwortet.</translation>
    </message>
    <message>
      <source>An initiative card comes from the Hand.</source>
      <translation>Eine Initiativkarte kommt von der Hand.</translation>
    </message>
    <message>
      <source>Whoever leads a side says what it fights for.</source>
      <translation>Wer eine Seite führt, sagt, wofür sie kämpft.</translation>
    </message>
    <message>
      <source>The Deck is empty.</source>
      <translation>Das Deck ist leer.</translation>
    </message>
    <message>
      <source>R-112</source>
      <translation>R-112</translation>
    </message>
    <message>
      <source>Challenge {opponent}</source>
      <translation>{opponent} herausfordern</translation>
    </message>
    <message>
      <source>Challenge to a Throwdown</source>
      <translation>Zum Throwdown herausfordern</translation>
    </message>
    <message>
      <source>No initiative card</source>
      <translation>Keine Initiativkarte</translation>
    </message>
    <message>
      <source>The top card of the Deck</source>
      <translation>Die oberste Karte des Decks</translation>
    </message>
    <message>
      <source>No fight takes place</source>
      <translation>Es kommt zu keinem Kampf</translation>
    </message>
    <message>
      <source>What your side fights for</source>
      <translation>Wofür deine Seite kämpft</translation>
    </message>
    <message>
      <source>{seat} challenges {opponent} with {card}</source>
      <translation>{seat} fordert {opponent} mit {card} heraus</translation>
    </message>
    <message>
      <source>{seat} accepts the challenge with {card}</source>
      <translation>{seat} nimmt die Herausforderung mit {card} an</translation>
    </message>
    <message>
      <source>{seat} accepts the challenge with the top card of the Deck</source>
      <translation>{seat} nimmt die Herausforderung mit der obersten Karte des Decks an</translation>
    </message>
    <message>
      <source>{seat} refuses the challenge</source>
      <translation>{seat} lehnt die Herausforderung ab</translation>
    </message>
    <message>
      <source>{seat} names the stakes</source>
      <translation>{seat} nennt den Einsatz</translation>
    </message>
    <message>
      <source>No conflict is going on.</source>
      <translation>Es läuft kein Konflikt.</translation>
    </message>
    <message>
      <source>Only Coach calls a conflict off.</source>
      <translation>Nur Coach bricht einen Konflikt ab.</translation>
    </message>
    <message>
      <source>{name} would {drive}. Do you agree?</source>
      <translation>{name} würde {drive}. Stimmst du zu?</translation>
    </message>
    <message>
      <source>The Commander declares the Drive of her side.</source>
      <translation>Der Commander sagt den Drive der Seite an.</translation>
    </message>
    <message>
      <source>No turn of a Throwdown is being played.</source>
      <translation>Gerade läuft kein Zug eines Throwdowns.</translation>
    </message>
    <message>
      <source>counter</source>
      <translation>kontern</translation>
    </message>
    <message>
      <source>block</source>
      <translation>blocken</translation>
    </message>
    <message>
      <source>escalate</source>
      <translation>eskalieren</translation>
    </message>
    <message>
      <source>concede</source>
      <translation>aufgeben</translation>
    </message>
    <message>
      <source>rumble</source>
      <translation>einen Rumble beginnen</translation>
    </message>
    <message>
      <source>{entry} does not allow that.</source>
      <translation>{entry} erlaubt das nicht.</translation>
    </message>
    <message>
      <source>{card} is too far above {top}: {difference} ranks, and Coach's Strike reaches {reach}.</source>
      <translation>{card} liegt zu weit über {top}: {difference} Ränge, und Coachs Strike reicht {reach} weit.</translation>
    </message>
    <message>
      <source>{card} is too high: {difference} ranks, and Coach's Strike reaches {reach}.</source>
      <translation>{card} ist zu hoch: {difference} Ränge, und Coachs Strike reicht {reach} weit.</translation>
    </message>
    <message>
      <source>The BGM rises: Initiate the Rumble, or Concede.</source>
      <translation>Das BGM erhebt sich: Beginnt den Rumble oder gebt auf.</translation>
    </message>
    <message>
      <source>Too low for a Counter</source>
      <translation>Zu niedrig zum Kontern</translation>
    </message>
    <message>
      <source>There is no stage beyond {stage}.</source>
      <translation>Jenseits von {stage} gibt es keine Stufe.</translation>
    </message>
    <message>
      <source>{card} does not beat {top}. Play {what}, Block, Escalate or Concede.</source>
      <translation>{card} schlägt {top} nicht. Spiel {what}, blocke, eskaliere oder gib auf.</translation>
    </message>
    <message>
      <source>There is no card to Block.</source>
      <translation>Es gibt keine Karte zum Blocken.</translation>
    </message>
    <message>
      <source>{card} is not of the rank of {top}.</source>
      <translation>{card} hat nicht den Rang von {top}.</translation>
    </message>
    <message>
      <source>{top} Escalated earlier: only the very next turn can Block an Escalate.</source>
      <translation>{top} hat früher eskaliert: Nur der allernächste Zug kann ein Eskalieren blocken.</translation>
    </message>
    <message>
      <source>Only a Two beats an Ace.</source>
      <translation>Nur eine Zwei schlägt ein Ass.</translation>
    </message>
    <message>
      <source>Nothing lies beyond stage {stage}.</source>
      <translation>Nach Stufe {stage} kommt nichts.</translation>
    </message>
    <message>
      <source>{top} won the initiative and cannot be Blocked.</source>
      <translation>{top} hat die Initiative gewonnen und kann nicht geblockt werden.</translation>
    </message>
    <message>
      <source>{card} is of no higher suit than {top}.</source>
      <translation>{card} hat keine höhere Farbe als {top}.</translation>
    </message>
    <message>
      <source>{card} is of a lower suit than {top}.</source>
      <translation>{card} hat eine niedrigere Farbe als {top}.</translation>
    </message>
    <message>
      <source>{top} began the Rumble and cannot be Blocked.</source>
      <translation>{top} hat den Rumble begonnen und kann nicht geblockt werden.</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>Kontern</translation>
    </message>
    <message>
      <source>Not a Counter</source>
      <translation>Kein Konter</translation>
    </message>
    <message>
      <source>Not a Block</source>
      <translation>Kein Block</translation>
    </message>
    <message>
      <source>No Escalate</source>
      <translation>Kein Eskalieren</translation>
    </message>
    <message>
      <source>No Concede</source>
      <translation>Kein Aufgeben</translation>
    </message>
    <message>
      <source>{seat} would counter with {card}</source>
      <translation>{seat} würde mit {card} kontern</translation>
    </message>
    <message>
      <source>{seat} would block with {card}</source>
      <translation>{seat} würde mit {card} blocken</translation>
    </message>
    <message>
      <source>{seat} would escalate with {card}</source>
      <translation>{seat} würde mit {card} eskalieren</translation>
    </message>
    <message>
      <source>{seat} would concede</source>
      <translation>{seat} würde aufgeben</translation>
    </message>
    <message>
      <source>Who started this fight?</source>
      <translation>Wer hat diesen Kampf angefangen?</translation>
    </message>
    <message>
      <source>The side that started it fights with Steel, the other with Flesh.</source>
      <translation>Die Seite, die angefangen hat, kämpft mit Steel, die andere mit Flesh.</translation>
    </message>
    <message>
      <source>No Threat fights. What is your Strike?</source>
      <translation>Keine Bedrohung kämpft. Wie hoch ist dein Strike?</translation>
    </message>
    <message>
      <source>Of Threats it would be the highest TR, and 1 for each further one.</source>
      <translation>Mit Bedrohungen wäre es die höchste TR, und 1 für jede weitere.</translation>
    </message>
    <message>
      <source>{side} started it</source>
      <translation>{side} hat angefangen</translation>
    </message>
    <message>
      <source>Strike {strike_range}</source>
      <translation>Strike {strike_range}</translation>
    </message>
    <message>
      <source>{seat} settles his Strike</source>
      <translation>{seat} legt seinen Strike fest</translation>
    </message>
    <message>
      <source>Do you hand cards to {name}? She gives as many back.</source>
      <translation>Gibst du {name} Karten? Sie gibt ebenso viele zurück.</translation>
    </message>
    <message numerus="yes">
      <source>You have given {count}.</source>
      <translation>
        <numerusform>Du hast {count} gegeben.</numerusform>
        <numerusform>Du hast {count} gegeben.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Give {name} {count} back.</source>
      <translation>
        <numerusform>Gib {name} {count} Karte zurück.</numerusform>
        <numerusform>Gib {name} {count} Karten zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>She gave you as many.</source>
      <translation>Sie hat dir ebenso viele gegeben.</translation>
    </message>
    <message>
      <source>It is {name} who gets cards back now.</source>
      <translation>Jetzt bekommt {name} Karten zurück.</translation>
    </message>
    <message>
      <source>Hand over no more</source>
      <translation>Nichts mehr abgeben</translation>
    </message>
    <message>
      <source>Both initiative cards are the same. Call the Throwdown off, or play new ones?</source>
      <translation>Beide Initiativkarten sind gleich. Den Throwdown abbrechen oder neue spielen?</translation>
    </message>
    <message>
      <source>Who has the first turn?</source>
      <translation>Wer hat den ersten Zug?</translation>
    </message>
    <message>
      <source>Coach's card lies outside his Strike. Who draws a card?</source>
      <translation>Coachs Karte liegt außerhalb seines Strikes. Wer zieht eine Karte?</translation>
    </message>
    <message>
      <source>{name} has no initiative card.</source>
      <translation>{name} hat keine Initiativkarte.</translation>
    </message>
    <message>
      <source>{name} owes no new card.</source>
      <translation>{name} schuldet keine neue Karte.</translation>
    </message>
    <message>
      <source>THROW-17</source>
      <translation>THROW-17</translation>
    </message>
    <message>
      <source>R-60</source>
      <translation>R-60</translation>
    </message>
    <message>
      <source>THROW-16</source>
      <translation>THROW-16</translation>
    </message>
    <message>
      <source>{side} begins</source>
      <translation>{side} beginnt</translation>
    </message>
    <message>
      <source>Pilots join a side that a Pilot leads.</source>
      <translation>Pilotinnen schließen sich einer Seite an, die eine Pilotin führt.</translation>
    </message>
    <message>
      <source>{name} fights already.</source>
      <translation>{name} kämpft schon.</translation>
    </message>
    <message>
      <source>She does not fight.</source>
      <translation>Sie kämpft nicht.</translation>
    </message>
    <message>
      <source>A side cannot be without its Commander: let the Throwdown end instead.</source>
      <translation>Eine Seite kann nicht ohne ihren Commander sein: Lasst stattdessen den Throwdown enden.</translation>
    </message>
    <message>
      <source>{name} does not fight.</source>
      <translation>{name} kämpft nicht.</translation>
    </message>
    <message>
      <source>Coach brings in Threats; he joins nobody.</source>
      <translation>Coach holt Bedrohungen dazu; er schließt sich niemandem an.</translation>
    </message>
    <message>
      <source>Harmony lets {cap} fight on one side, and {cap} do.</source>
      <translation>Harmonie lässt {cap} auf einer Seite kämpfen, und {cap} tun es.</translation>
    </message>
    <message>
      <source>Threats fight on Coach's side of a Throwdown.</source>
      <translation>Bedrohungen kämpfen in einem Throwdown auf Coachs Seite.</translation>
    </message>
    <message>
      <source>Coach says which Threats fight.</source>
      <translation>Coach sagt, welche Bedrohungen kämpfen.</translation>
    </message>
    <message>
      <source>Whoever played the initiative card is Commander.</source>
      <translation>Commander ist, wer die Initiativkarte gespielt hat.</translation>
    </message>
    <message>
      <source>Coach says what the table agreed on.</source>
      <translation>Coach sagt, worauf der Tisch sich geeinigt hat.</translation>
    </message>
    <message>
      <source>The Commander stays.</source>
      <translation>Der Commander bleibt.</translation>
    </message>
    <message>
      <source>{name} is not there to fight.</source>
      <translation>{name} ist nicht da, um zu kämpfen.</translation>
    </message>
    <message>
      <source>{name} leads already.</source>
      <translation>{name} führt schon.</translation>
    </message>
    <message>
      <source>Fight on her side</source>
      <translation>Auf ihrer Seite kämpfen</translation>
    </message>
    <message>
      <source>Not to fight after all</source>
      <translation>Doch nicht kämpfen</translation>
    </message>
    <message>
      <source>Bring in a Threat</source>
      <translation>Eine Bedrohung dazuholen</translation>
    </message>
    <message>
      <source>Let it fight for Coach</source>
      <translation>Für Coach kämpfen lassen</translation>
    </message>
    <message>
      <source>It does not fight</source>
      <translation>Sie kämpft nicht</translation>
    </message>
    <message>
      <source>Nobody else joins</source>
      <translation>Niemand sonst kommt dazu</translation>
    </message>
    <message>
      <source>Nothing lies face-down to be revealed.</source>
      <translation>Nichts liegt verdeckt zum Aufdecken.</translation>
    </message>
    <message>
      <source>Coach reveals the cards.</source>
      <translation>Coach deckt die Karten auf.</translation>
    </message>
    <message>
      <source>Turn the cards up</source>
      <translation>Die Karten aufdecken</translation>
    </message>
    <message>
      <source>Both sides are beaten at once. Who Concedes?</source>
      <translation>Beide Seiten sind zugleich geschlagen. Wer gibt auf?</translation>
    </message>
    <message>
      <source>No text settles it (U-7).</source>
      <translation>Kein Text regelt das (U-7).</translation>
    </message>
    <message>
      <source>Pilots support each other.</source>
      <translation>Pilotinnen unterstützen einander.</translation>
    </message>
    <message>
      <source>Discard a card to support a play first.</source>
      <translation>Leg zuerst eine Karte ab, um einen Zug zu unterstützen.</translation>
    </message>
    <message>
      <source>Assists take no card of the Hand here.</source>
      <translation>Assists kosten hier keine Karte der Hand.</translation>
    </message>
    <message>
      <source>{name} supports already.</source>
      <translation>{name} unterstützt schon.</translation>
    </message>
    <message>
      <source>Somebody of the side must play.</source>
      <translation>Jemand von der Seite muss spielen.</translation>
    </message>
    <message>
      <source>{name} has dropped out.</source>
      <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
      <source>It is the turn of {side}.</source>
      <translation>Am Zug ist {side}.</translation>
    </message>
    <message>
      <source>Coach takes no turn where Pilots fight Pilots.</source>
      <translation>Wo Pilotinnen gegen Pilotinnen kämpfen, kommt Coach nicht an die Reihe.</translation>
    </message>
    <message>
      <source>The Robo of {name} has fallen: she is out of the Rumble.</source>
      <translation>Der Robo von {name} ist gefallen: Sie ist aus dem Rumble.</translation>
    </message>
    <message>
      <source>{name} supports in this turn: another Pilot plays.</source>
      <translation>{name} unterstützt in diesem Zug: Eine andere Pilotin spielt.</translation>
    </message>
    <message>
      <source>The Commander makes the Drive: {name}.</source>
      <translation>Der Commander macht den Drive: {name}.</translation>
    </message>
    <message>
      <source>The Head plays for the Final Form: {name}.</source>
      <translation>Der Kopf spielt für die Final Form: {name}.</translation>
    </message>
    <message>
      <source>If {name} refuses she dies. Is that clear to you, and do you agree?</source>
      <translation>Lehnt {name} ab, stirbt sie. Ist dir das klar, und stimmst du zu?</translation>
    </message>
    <message>
      <source>Does {name} fight for her Team or for herself?</source>
      <translation>Kämpft {name} für ihr Team oder für sich selbst?</translation>
    </message>
    <message>
      <source>For the Team she draws {sync} (Sync), for herself {solo} (Solo).</source>
      <translation>Für das Team zieht sie {sync} (Sync), für sich selbst {solo} (Solo).</translation>
    </message>
    <message>
      <source>Nobody dies of a refusal unless all agree.</source>
      <translation>Niemand stirbt an einer Absage, wenn nicht alle zustimmen.</translation>
    </message>
    <message>
      <source>Nobody votes.</source>
      <translation>Niemand stimmt ab.</translation>
    </message>
    <message>
      <source>Coach enters what a show of hands gave.</source>
      <translation>Der Coach trägt ein, was die Handzeichen ergaben.</translation>
    </message>
    <message>
      <source>There is a show of hands before anybody has voted.</source>
      <translation>Handzeichen gibt es, bevor jemand abgestimmt hat.</translation>
    </message>
    <message>
      <source>Coach says what the stakes name.</source>
      <translation>Coach sagt, was der Einsatz nennt.</translation>
    </message>
    <message>
      <source>Only a challenge that is not yet answered can name a death.</source>
      <translation>Nur eine noch unbeantwortete Herausforderung kann einen Tod nennen.</translation>
    </message>
    <message>
      <source>{voters} vote here.</source>
      <translation>Hier stimmen {voters} ab.</translation>
    </message>
    <message>
      <source>Only a Pilot can die of a refusal.</source>
      <translation>Nur eine Pilotin kann an einer Absage sterben.</translation>
    </message>
    <message>
      <source>Her death is at stake already.</source>
      <translation>Ihr Tod steht schon auf dem Spiel.</translation>
    </message>
    <message>
      <source>For her Team</source>
      <translation>Für ihr Team</translation>
    </message>
    <message>
      <source>For herself</source>
      <translation>Für sich selbst</translation>
    </message>
    <message>
      <source>By hands: {team} for the Team</source>
      <translation>Mit Handzeichen: {team} für das Team</translation>
    </message>
    <message>
      <source>{seat} votes</source>
      <translation>{seat} stimmt ab</translation>
    </message>
    <message>
      <source>The Crisis Path has {end} steps.</source>
      <translation>Der Krisenpfad hat {end} Schritte.</translation>
    </message>
    <message>
      <source>The Crisis Path is the Coach's.</source>
      <translation>Der Krisenpfad gehört dem Coach.</translation>
    </message>
    <message>
      <source>First Contact has no Crisis.</source>
      <translation>First Contact hat keine Krise.</translation>
    </message>
    <message>
      <source>The Crisis is at tier {tier} and its Path ends at {end}.</source>
      <translation>Die Krise steht auf {tier}, und ihr Pfad endet bei {end}.</translation>
    </message>
    <message>
      <source>Skip ahead in the Crisis</source>
      <translation>In der Krise vorspringen</translation>
    </message>
    <message>
      <source>What lies between does not happen</source>
      <translation>Was dazwischen liegt, geschieht nicht</translation>
    </message>
    <message>
      <source>{name} favours {faction}: {left} to invest.</source>
      <translation>{name} begünstigt {faction}: noch {left} zu investieren.</translation>
    </message>
    <message>
      <source>Does {faction} forgive an Offense?</source>
      <translation>Verzeiht {faction} eine Kränkung?</translation>
    </message>
    <message>
      <source>{card} cannot be invested.</source>
      <translation>{card} kann nicht investiert werden.</translation>
    </message>
    <message>
      <source>The Coach never invests in Factions.</source>
      <translation>Der Coach investiert nie in Fraktionen.</translation>
    </message>
    <message>
      <source>No Faction called {faction} is on the table.</source>
      <translation>Keine Fraktion namens {faction} ist auf dem Tisch.</translation>
    </message>
    <message>
      <source>{card} is not in the Hand.</source>
      <translation>{card} ist nicht auf der Hand.</translation>
    </message>
    <message>
      <source>{name} has lost a whole Commitment.</source>
      <translation>{name} hat ein ganzes Commitment verloren.</translation>
    </message>
    <message>
      <source>Favor is invested from the Hand.</source>
      <translation>Favor wird von der Hand investiert.</translation>
    </message>
    <message>
      <source>There is no Offense to forgive.</source>
      <translation>Es gibt keine Kränkung zu verzeihen.</translation>
    </message>
    <message>
      <source>The Pilot Deck is empty.</source>
      <translation>Das Deck der Pilotinnen ist leer.</translation>
    </message>
    <message>
      <source>The Coach has said that it is not forgiven.</source>
      <translation>Der Coach hat gesagt, dass nicht verziehen wird.</translation>
    </message>
    <message>
      <source>Not to be invested</source>
      <translation>Nicht zu investieren</translation>
    </message>
    <message>
      <source>Let it pass</source>
      <translation>Vorübergehen lassen</translation>
    </message>
    <message>
      <source>Top of the Deck</source>
      <translation>Oben vom Deck</translation>
    </message>
    <message>
      <source>Ask to be forgiven</source>
      <translation>Um Verzeihung bitten</translation>
    </message>
    <message>
      <source>Forgive</source>
      <translation>Verzeihen</translation>
    </message>
    <message>
      <source>Do not forgive</source>
      <translation>Nicht verzeihen</translation>
    </message>
    <message>
      <source>{seat} forgives the Offense</source>
      <translation>{seat} verzeiht die Kränkung</translation>
    </message>
    <message>
      <source>{seat} does not forgive</source>
      <translation>{seat} verzeiht nicht</translation>
    </message>
    <message>
      <source>{faction} has had its third Offense. What does it do?</source>
      <translation>{faction} hat die dritte Kränkung. Was tut sie?</translation>
    </message>
    <message>
      <source>A Faction leaves or turns.</source>
      <translation>Eine Fraktion geht oder wendet sich gegen euch.</translation>
    </message>
    <message>
      <source>After the third Offense a Faction is let leave or turn.</source>
      <translation>Nach der dritten Kränkung geht eine Fraktion oder wendet sich gegen euch.</translation>
    </message>
    <message>
      <source>FACTION-6</source>
      <translation>FACTION-6</translation>
    </message>
    <message>
      <source>Turn into a Threat</source>
      <translation>Zur Bedrohung werden</translation>
    </message>
    <message>
      <source>Leave</source>
      <translation>Gehen</translation>
    </message>
    <message>
      <source>{seat} lets {faction} turn into a Threat</source>
      <translation>{seat} lässt {faction} zur Bedrohung werden</translation>
    </message>
    <message>
      <source>{seat} lets {faction} leave</source>
      <translation>{seat} lässt {faction} gehen</translation>
    </message>
    <message>
      <source>A {power} of {name}. Which does it run?</source>
      <translation>{power} von {name}. Was davon?</translation>
    </message>
    <message>
      <source>There is no {power} to run.</source>
      <translation>Hier gibt es nichts zu tun: {power}.</translation>
    </message>
    <message>
      <source>{name} has no {power}.</source>
      <translation>{name} hat nicht: {power}.</translation>
    </message>
    <message>
      <source>{seat} chooses the {power}</source>
      <translation>{seat} wählt {power}</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <source>yes or no</source>
      <translation>ja oder nein</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>ein Text</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <translation>{one} oder {other}</translation>
    </message>
    <message>
      <source>It may be {what}.</source>
      <translation>Möglich ist: {what}.</translation>
    </message>
    <message>
      <source>It may have {most} characters.</source>
      <translation>Es darf {most} Zeichen haben.</translation>
    </message>
    <message>
      <source>a list of {most} at most: {what}</source>
      <translation>eine Liste von höchstens {most}: {what}</translation>
    </message>
    <message>
      <source>{number} each for: {names}</source>
      <translation>je {number} für: {names}</translation>
    </message>
    <message>
      <source>names, each with a short text or a number</source>
      <translation>Namen, jeder mit einem kurzen Text oder einer Zahl</translation>
    </message>
    <message>
      <source>a table</source>
      <translation>eine Tabelle</translation>
    </message>
    <message>
      <source>a list of {most}: {what}</source>
      <translation>eine Liste von {most}: {what}</translation>
    </message>
    <message>
      <source>a list of {least} to {most}: {what}</source>
      <translation>eine Liste von {least} bis {most}: {what}</translation>
    </message>
    <message>
      <source>Its fields are written one by one.</source>
      <translation>Seine Felder werden einzeln geschrieben.</translation>
    </message>
    <message>
      <source>a name</source>
      <translation>ein Name</translation>
    </message>
    <message>
      <source>small letters, digits, _ and -, with dots between</source>
      <translation>Kleinbuchstaben, Ziffern, _ und -, mit Punkten dazwischen</translation>
    </message>
    <message>
      <source>the id of a {family}</source>
      <translation>die id von: {family}</translation>
    </message>
    <message>
      <source>It may not be empty.</source>
      <translation>Es darf nicht leer sein.</translation>
    </message>
    <message>
      <source>That is not possible at this moment.</source>
      <translation>Das ist in diesem Augenblick nicht möglich.</translation>
    </message>
    <message>
      <source>{seat} has interrupted: play stands still.</source>
      <translation>{seat} hat unterbrochen: Das Spiel steht still.</translation>
    </message>
    <message>
      <source>You have stopped play already.</source>
      <translation>Du hast das Spiel schon angehalten.</translation>
    </message>
    <message>
      <source>You have not stopped play.</source>
      <translation>Du hast das Spiel nicht angehalten.</translation>
    </message>
    <message numerus="yes">
      <source>Everybody has seen {cards} and {count} more, and cannot unsee them.</source>
      <translation>
        <numerusform>Alle haben {cards} und {count} weitere gesehen und können das nicht ungesehen machen.</numerusform>
        <numerusform>Alle haben {cards} und {count} weitere gesehen und können das nicht ungesehen machen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Everybody has seen {cards}, and cannot unsee it.</source>
      <translation>Alle haben {cards} gesehen und können das nicht ungesehen machen.</translation>
    </message>
    <message>
      <source>{who} has seen a card that goes back.</source>
      <translation>{who} hat eine Karte gesehen, die zurückgeht.</translation>
    </message>
    <message numerus="yes">
      <source>{who} has seen {count} cards that go back.</source>
      <translation>
        <numerusform>{who} hat {count} Karte gesehen, die zurückgeht.</numerusform>
        <numerusform>{who} hat {count} Karten gesehen, die zurückgehen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Where does your top card go?</source>
      <translation>Wohin geht deine oberste Karte?</translation>
    </message>
    <message>
      <source>You looked at it.</source>
      <translation>Du hast sie angesehen.</translation>
    </message>
    <message>
      <source>Which Bot goes under your deck?</source>
      <translation>Welcher Bot geht unter dein Deck?</translation>
    </message>
    <message>
      <source>{card} cannot be brought back.</source>
      <translation>{card} kann nicht zurückgeholt werden.</translation>
    </message>
    <message>
      <source>This ability is no choice: name a Bot.</source>
      <translation>Diese Fähigkeit lässt keine Wahl: Nenne einen Bot.</translation>
    </message>
    <message>
      <source>Crystals are energized before a battle.</source>
      <translation>Kristalle werden vor einem Kampf eingespeist.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <translation>Das Match ist vorbei.</translation>
    </message>
    <message>
      <source>A battle is going on.</source>
      <translation>Es läuft ein Kampf.</translation>
    </message>
    <message>
      <source>The Draft comes first.</source>
      <translation>Zuerst kommt der Draft.</translation>
    </message>
    <message>
      <source>Without Bots there is no battle.</source>
      <translation>Ohne Bots gibt es keinen Kampf.</translation>
    </message>
    <message>
      <source>There is no crystal to move.</source>
      <translation>Es gibt keinen Kristall zu bewegen.</translation>
    </message>
    <message>
      <source>Crystals are energized in a Draft only.</source>
      <translation>Kristalle werden nur in einem Draft eingespeist.</translation>
    </message>
    <message>
      <source>At this table crystals are the score only.</source>
      <translation>An diesem Tisch sind Kristalle nur die Wertung.</translation>
    </message>
    <message>
      <source>No crystal is in your Storage.</source>
      <translation>In deinem Lager ist kein Kristall.</translation>
    </message>
    <message>
      <source>A crystal is in your Reactor already.</source>
      <translation>In deinem Reaktor ist schon ein Kristall.</translation>
    </message>
    <message>
      <source>{seat} has no Bots.</source>
      <translation>{seat} hat keine Bots.</translation>
    </message>
    <message>
      <source>Space reveals the next Bot. 1 … 4: the discards of that player.</source>
      <translation>Die Leertaste deckt den nächsten Bot auf. 1 … 4: die Ablage dieser Person.</translation>
    </message>
    <message>
      <source>Everybody has a deck of Bots. The Champion defends the crown, the others attack one after the other.</source>
      <translation>Alle haben ein Deck aus Bots. Der Champion verteidigt die Krone, die anderen greifen einer nach dem anderen an.</translation>
    </message>
    <message>
      <source>The Challenger reveals Bots until the attack passes the defence, or none is left.</source>
      <translation>Der Herausforderer deckt Bots auf, bis der Angriff die Verteidigung übertrifft oder keiner mehr da ist.</translation>
    </message>
    <message>
      <source>At the left stand the players with their decks and crystals, at the right the card in focus and the log.</source>
      <translation>Links stehen die Spieler mit ihren Decks und Kristallen, rechts die Karte im Blick und der Verlauf.</translation>
    </message>
    <message>
      <source>runs to the next choice, or stops</source>
      <translation>läuft bis zur nächsten Wahl oder hält an</translation>
    </message>
    <message>
      <source>a Contraption for the attack</source>
      <translation>ein Apparat für den Angriff</translation>
    </message>
    <message>
      <source>the clash runs faster</source>
      <translation>der Clash läuft schneller</translation>
    </message>
    <message>
      <source>the clash runs slower</source>
      <translation>der Clash läuft langsamer</translation>
    </message>
    <message>
      <source>the clashes of this battle</source>
      <translation>die Clashs dieses Kampfs</translation>
    </message>
    <message>
      <source>ready decks</source>
      <translation>fertige Decks</translation>
    </message>
    <message>
      <source>a crystal to the Reactor</source>
      <translation>ein Kristall in den Reaktor</translation>
    </message>
    <message>
      <source>in a Draft: keep</source>
      <translation>im Draft: behalten</translation>
    </message>
    <message>
      <source>in a Draft: suggest</source>
      <translation>im Draft: vorschlagen</translation>
    </message>
    <message>
      <source>in a Draft: start over</source>
      <translation>im Draft: von vorn</translation>
    </message>
    <message>
      <source>Nothing is moved there by hand.</source>
      <translation>Dorthin wird nichts von Hand bewegt.</translation>
    </message>
    <message>
      <source>{card} does not lie there.</source>
      <translation>{card} liegt dort nicht.</translation>
    </message>
    <message>
      <source>A question is open: answer it first, or take the last move back.</source>
      <translation>Eine Frage ist offen: Beantworte sie zuerst oder nimm den letzten Zug zurück.</translation>
    </message>
    <message>
      <source>How everybody comes by a deck is settled when the table is laid.</source>
      <translation>Wie alle zu einem Deck kommen, wird festgelegt, wenn der Tisch angelegt wird.</translation>
    </message>
    <message>
      <source>More than {most} clashes are fought already.</source>
      <translation>Es wurden schon mehr als {most} Clashs gekämpft.</translation>
    </message>
    <message>
      <source>Do you use {contraption}?</source>
      <translation>Benutzt du {contraption}?</translation>
    </message>
    <message>
      <source>Contraptions work in a battle.</source>
      <translation>Apparate wirken in einem Kampf.</translation>
    </message>
    <message>
      <source>{contraption} does not lie before {seat}.</source>
      <translation>{contraption} liegt nicht vor {seat}.</translation>
    </message>
    <message>
      <source>A clash begins that you defend.</source>
      <translation>Ein Clash beginnt, in dem du verteidigst.</translation>
    </message>
    <message>
      <source>With it your attack passes.</source>
      <translation>Damit geht dein Angriff durch.</translation>
    </message>
    <message>
      <source>You have revealed a Bot.</source>
      <translation>Du hast einen Bot aufgedeckt.</translation>
    </message>
    <message>
      <source>Your gang was beaten.</source>
      <translation>Deine Bande wurde geschlagen.</translation>
    </message>
    <message>
      <source>You became Champion.</source>
      <translation>Du bist Champion geworden.</translation>
    </message>
    <message>
      <source>There is no attack to which it could add.</source>
      <translation>Es gibt keinen Angriff, zu dem er beitragen könnte.</translation>
    </message>
    <message>
      <source>{contraption} is not yours.</source>
      <translation>{contraption} gehört dir nicht.</translation>
    </message>
    <message>
      <source>{contraption} has another moment.</source>
      <translation>{contraption} hat einen anderen Moment.</translation>
    </message>
    <message>
      <source>{contraption} was used already.</source>
      <translation>{contraption} wurde schon benutzt.</translation>
    </message>
    <message>
      <source>Say for which Bot.</source>
      <translation>Sag, für welchen Bot.</translation>
    </message>
    <message>
      <source>{contraption} does nothing for {card}.</source>
      <translation>{contraption} tut nichts für {card}.</translation>
    </message>
    <message>
      <source>Only the Challenger attacks.</source>
      <translation>Nur wer herausfordert, greift an.</translation>
    </message>
    <message>
      <source>You have not revealed a Bot yet.</source>
      <translation>Du hast noch keinen Bot aufgedeckt.</translation>
    </message>
    <message>
      <source>Which faction stays and defends?</source>
      <translation>Welche Fraktion bleibt und verteidigt?</translation>
    </message>
    <message>
      <source>You are Champion.</source>
      <translation>Du bist Champion.</translation>
    </message>
    <message>
      <source>Which ability works first?</source>
      <translation>Welche Fähigkeit wirkt zuerst?</translation>
    </message>
    <message>
      <source>No Bot of {faction} is in the gang.</source>
      <translation>Kein Bot von {faction} ist in der Bande.</translation>
    </message>
    <message>
      <source>{card} has no ability that waits.</source>
      <translation>{card} hat keine Fähigkeit, die wartet.</translation>
    </message>
    <message>
      <source>There is no Draft now.</source>
      <translation>Gerade ist kein Draft.</translation>
    </message>
    <message>
      <source>Decks are taken before the first battle.</source>
      <translation>Decks werden vor dem ersten Kampf genommen.</translation>
    </message>
    <message>
      <source>The Draft is dealt already: those cards come first.</source>
      <translation>Der Draft ist schon ausgeteilt: Erst kommen diese Karten.</translation>
    </message>
    <message>
      <source>Without Bots there is no deck.</source>
      <translation>Ohne Bots gibt es kein Deck.</translation>
    </message>
    <message>
      <source>There is no such deck.</source>
      <translation>Ein solches Deck gibt es nicht.</translation>
    </message>
    <message>
      <source>The box has no more of {kind}.</source>
      <translation>Die Schachtel hat kein {kind} mehr.</translation>
    </message>
    <message>
      <source>The Draft is dealt already.</source>
      <translation>Der Draft ist schon ausgeteilt.</translation>
    </message>
    <message>
      <source>Nothing is dealt to you.</source>
      <translation>Dir wurde nichts ausgeteilt.</translation>
    </message>
    <message numerus="yes">
      <source>Keep 1 to {most} Bots, not {count}.</source>
      <translation>
        <numerusform>Behalte 1 bis {most} Bots, nicht {count}.</numerusform>
        <numerusform>Behalte 1 bis {most} Bots, nicht {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{tiers} tiers are too many: {most} at most.</source>
      <translation>{tiers} Tiers sind zu viele: höchstens {most}.</translation>
    </message>
    <message>
      <source>Keep one Contraption.</source>
      <translation>Behalte einen Apparat.</translation>
    </message>
    <message>
      <source>At this table everybody makes a deck of her own.</source>
      <translation>An diesem Tisch machen alle ihr eigenes Deck.</translation>
    </message>
    <message>
      <source>The match has begun; decks stay as they are.</source>
      <translation>Das Match hat begonnen; die Decks bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>No ready deck is called {deck}.</source>
      <translation>Kein fertiges Deck heißt {deck}.</translation>
    </message>
    <message>
      <source>{card} was not dealt to you.</source>
      <translation>{card} wurde dir nicht ausgeteilt.</translation>
    </message>
    <message>
      <source>Keep these</source>
      <translation>Diese behalten</translation>
    </message>
    <message>
      <source>Choose decks</source>
      <translation>Decks wählen</translation>
    </message>
    <message>
      <source>Round {battle} of {battles}</source>
      <translation>Runde {battle} von {battles}</translation>
    </message>
    <message>
      <source>Clash {clash}</source>
      <translation>Clash {clash}</translation>
    </message>
    <message>
      <source>Bots are revealed in a battle only.</source>
      <translation>Bots werden nur in einem Kampf aufgedeckt.</translation>
    </message>
    <message>
      <source>The deck is empty.</source>
      <translation>Das Deck ist leer.</translation>
    </message>
    <message>
      <source>Only the Challenger has an attack gang to which a Bot could be added.</source>
      <translation>Nur wer herausfordert, hat eine Angriffsbande, zu der ein Bot kommen könnte.</translation>
    </message>
    <message>
      <source>Only the Challenger's attack is counted.</source>
      <translation>Nur der Angriff der herausfordernden Seite wird gezählt.</translation>
    </message>
    <message>
      <source>{seat} challenges now.</source>
      <translation>Jetzt fordert {seat} heraus.</translation>
    </message>
    <message>
      <source>The clash goes on: reveal the next Bot.</source>
      <translation>Der Clash geht weiter: Deck den nächsten Bot auf.</translation>
    </message>
    <message>
      <source>{bots} to {zone}</source>
      <translation>{bots} → {zone}</translation>
    </message>
    <message>
      <source>{seat} is {champion}</source>
      <translation>{seat} ist {champion}</translation>
    </message>
    <message>
      <source>{seat} wins the clash {way}</source>
      <translation>{seat} gewinnt den Clash {way}</translation>
    </message>
    <message>
      <source>{bot}: {what} {amount} in this clash</source>
      <translation>{bot}: {what} {amount} in diesem Clash</translation>
    </message>
    <message>
      <source>{contraption} works</source>
      <translation>{contraption} wirkt</translation>
    </message>
    <message>
      <source>Most crystals: {seats}</source>
      <translation>Die meisten Kristalle: {seats}</translation>
    </message>
    <message>
      <source>{seat} begins the battle</source>
      <translation>{seat} beginnt den Kampf</translation>
    </message>
    <message>
      <source>{seat} reveals {bot}</source>
      <translation>{seat} deckt {bot} auf</translation>
    </message>
    <message>
      <source>{seat} takes {deck}</source>
      <translation>{seat} nimmt {deck}</translation>
    </message>
    <message>
      <source>{seat} keeps {faction}</source>
      <translation>{seat} behält {faction}</translation>
    </message>
    <message>
      <source>{seat} uses {contraption} for {bot}</source>
      <translation>{seat} benutzt {contraption} für {bot}</translation>
    </message>
    <message>
      <source>{seat} uses {contraption}</source>
      <translation>{seat} benutzt {contraption}</translation>
    </message>
    <message>
      <source>{seat} saves {contraption}</source>
      <translation>{seat} hebt {contraption} auf</translation>
    </message>
    <message>
      <source>{seat} puts {bot} under the deck</source>
      <translation>{seat} legt {bot} unter das Deck</translation>
    </message>
    <message>
      <source>{seat} lets {bot} work first</source>
      <translation>{seat} lässt {bot} zuerst wirken</translation>
    </message>
    <message>
      <source>{seat} deals the Draft</source>
      <translation>{seat} teilt den Draft aus</translation>
    </message>
    <message>
      <source>{seat} has drafted</source>
      <translation>{seat} hat gewählt</translation>
    </message>
    <message>
      <source>{seat} energizes a crystal</source>
      <translation>{seat} speist einen Kristall ein</translation>
    </message>
    <message>
      <source>{seat} has the clash counted</source>
      <translation>{seat} lässt den Clash auszählen</translation>
    </message>
    <message>
      <source>{seat} leaves the card on top</source>
      <translation>{seat} lässt die Karte oben</translation>
    </message>
    <message>
      <source>{seat} puts the card under the deck</source>
      <translation>{seat} legt die Karte unter das Deck</translation>
    </message>
    <message>
      <source>{seat} brings nothing back</source>
      <translation>{seat} holt nichts zurück</translation>
    </message>
    <message>
      <source>{seat} opens with {bot}</source>
      <translation>{seat} eröffnet mit {bot}</translation>
    </message>
    <message>
      <source>discarded: {bots}</source>
      <translation>abgelegt: {bots}</translation>
    </message>
    <message>
      <source>{bots} back to the deck</source>
      <translation>{bots} zurück ins Deck</translation>
    </message>
    <message>
      <source>{seat} is the first Champion</source>
      <translation>{seat} ist der erste Champion</translation>
    </message>
    <message>
      <source>{seat} mixes the deck</source>
      <translation>{seat} mischt das Deck</translation>
    </message>
    <message>
      <source>Battle {number} of {of}</source>
      <translation>Kampf {number} von {of}</translation>
    </message>
    <message>
      <source>{seat} defends with {defence}; {needed} criticals are needed</source>
      <translation>{seat} verteidigt mit {defence}; {needed} kritische Treffer sind nötig</translation>
    </message>
    <message>
      <source>{seat} challenges {champion}</source>
      <translation>{seat} fordert {champion} heraus</translation>
    </message>
    <message>
      <source>attack {attack} against {defence}, criticals {criticals} of {needed}</source>
      <translation>Angriff {attack} gegen {defence}, kritische Treffer {criticals} von {needed}</translation>
    </message>
    <message>
      <source>{bot}: {seat} looks at the top card</source>
      <translation>{bot}: {seat} sieht die oberste Karte an</translation>
    </message>
    <message>
      <source>{bot}: {card} goes back to the deck</source>
      <translation>{bot}: {card} geht zurück ins Deck</translation>
    </message>
    <message>
      <source>{clashes} clashes are fought: the Champion wins</source>
      <translation>{clashes} Clashs sind gekämpft: Der Champion gewinnt</translation>
    </message>
    <message>
      <source>{seat} wins battle {number}</source>
      <translation>{seat} gewinnt Kampf {number}</translation>
    </message>
    <message>
      <source>{seat}: {more} crystal to Storage</source>
      <translation>{seat}: {more} Kristall ins Lager</translation>
    </message>
    <message>
      <source>{seat}: {more} crystals to Storage</source>
      <translation>{seat}: {more} Kristalle ins Lager</translation>
    </message>
    <message>
      <source>a crystal goes to the Reactor</source>
      <translation>ein Kristall geht in den Reaktor</translation>
    </message>
    <message>
      <source>People sit apart, in sides, or with one hand on the mouse (apart, sides, one_hand).</source>
      <translation>Man sitzt getrennt, in zwei Seiten oder mit einer Hand an der Maus (apart, sides, one_hand).</translation>
    </message>
    <message>
      <source>This table sits so already.</source>
      <translation>Dieser Tisch sitzt schon so.</translation>
    </message>
    <message>
      <source>Everybody sits apart: nobody sees another's cards</source>
      <translation>Alle sitzen getrennt: niemand sieht fremde Karten</translation>
    </message>
    <message>
      <source>Two sides sit here: who plays together sees each other's cards</source>
      <translation>Zwei Seiten sitzen hier: wer zusammen spielt, sieht die Karten der anderen</translation>
    </message>
    <message>
      <source>One hand on the mouse: a hand is shown when it is asked for by name</source>
      <translation>Eine Hand an der Maus: eine Hand wird gezeigt, wenn nach ihr gefragt wird</translation>
    </message>
    <message>
      <source>More would come of that than a move can do. Nothing was changed.</source>
      <translation>Daraus würde mehr folgen, als ein Zug kann. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>More would come of that than a table holds: {fault}. Nothing was changed.</source>
      <translation>Daraus würde mehr folgen, als ein Tisch fasst: {fault}. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>one word for each: Red,Green, or Red=Ren,Green=Gil</source>
      <translation>ein Wort für jeden: Red,Green oder Red=Ren,Green=Gil</translation>
    </message>
    <message>
      <source>'{seat}' is no seat. Write {what}.</source>
      <translation>„{seat}“ ist kein Platz. Schreibe {what}.</translation>
    </message>
    <message>
      <source>'{name}' is not asked for here.</source>
      <translation>Nach „{name}“ wird hier nicht gefragt.</translation>
    </message>
    <message>
      <source>Cards can be moved and gauges set by hand instead.</source>
      <translation>Karten lassen sich stattdessen von Hand bewegen und Anzeigen von Hand setzen.</translation>
    </message>
    <message>
      <source>{seat} is asked first: {question} Answer that before anything else is allowed. {by_hand}</source>
      <translation>Zuerst wird {seat} gefragt: {question} Antworte darauf, bevor etwas anderes erlaubt wird. {by_hand}</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <translation>{suit}-{rank}</translation>
    </message>
    <message>
      <source>{cards} to {zone}.</source>
      <translation>{cards} nach {zone}.</translation>
    </message>
    <message>
      <source>{seat} moves {cards} to {zone}, by hand</source>
      <translation>{seat} bewegt {cards} → {zone}, von Hand</translation>
    </message>
    <message>
      <source>{seat} moves {cards} to {zone}, {facing}, by hand</source>
      <translation>{seat} bewegt {cards} → {zone}, {facing}, von Hand</translation>
    </message>
    <message>
      <source>{seat} moves {cards} into {zone}, by hand</source>
      <translation>{seat} bewegt {cards} → {zone}, von Hand</translation>
    </message>
    <message numerus="yes">
      <source>{seat} moves the top {count} of {origin} to {zone}, by hand</source>
      <translation>
        <numerusform>{seat} bewegt die oberste Karte ({count}): {origin} → {zone}, von Hand</numerusform>
        <numerusform>{seat} bewegt die obersten {count}: {origin} → {zone}, von Hand</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} turns {cards}, by hand</source>
      <translation>{seat} dreht {cards} um, von Hand</translation>
    </message>
    <message>
      <source>{seat} turns {zone} over as one, by hand</source>
      <translation>{seat} dreht {zone} als Ganzes um, von Hand</translation>
    </message>
    <message>
      <source>{seat} mixes {zone}, by hand</source>
      <translation>{seat} mischt {zone}, von Hand</translation>
    </message>
    <message>
      <source>{seat} sets {name} to {value}, by hand</source>
      <translation>{seat} setzt {name} auf {value}, von Hand</translation>
    </message>
    <message>
      <source>{seat} writes “{text}” for {name}</source>
      <translation>{seat} schreibt „{text}“ für {name}</translation>
    </message>
    <message>
      <source>{seat} makes a ruling: {ruling}</source>
      <translation>{seat} trifft eine Regelung: {ruling}</translation>
    </message>
    <message>
      <source>{seat} does something by hand</source>
      <translation>{seat} tut etwas von Hand</translation>
    </message>
    <message>
      <source>Only a card that has attacked is given.</source>
      <translation>Nur eine Karte, die angegriffen hat, kommt in die Teamhand.</translation>
    </message>
    <message>
      <source>{card} is not the card of this turn.</source>
      <translation>{card} ist nicht die Karte dieses Zuges.</translation>
    </message>
    <message>
      <source>No Boot serves this turn.</source>
      <translation>Kein Boot dient diesem Zug.</translation>
    </message>
    <message>
      <source>{name} is none of yours.</source>
      <translation>{name} gehört nicht zu dir.</translation>
    </message>
    <message>
      <source>{name} heals nobody.</source>
      <translation>{name} heilt niemanden.</translation>
    </message>
    <message>
      <source>One card is one attack.</source>
      <translation>Eine Karte ist ein Angriff.</translation>
    </message>
    <message>
      <source>{name} is downed.</source>
      <translation>{name} ist ausgeschaltet.</translation>
    </message>
    <message>
      <source>Only a card that has hit is given.</source>
      <translation>Nur eine Karte, die getroffen hat, kommt in die Teamhand.</translation>
    </message>
    <message>
      <source>The attack has used the Boot.</source>
      <translation>Der Angriff hat den Boot benutzt.</translation>
    </message>
    <message>
      <source>{name} is too far away.</source>
      <translation>{name} ist zu weit weg.</translation>
    </message>
    <message>
      <source>{card} to the Team Hand</source>
      <translation>{card} in die Teamhand</translation>
    </message>
    <message>
      <source>To the Team Hand</source>
      <translation>In die Teamhand</translation>
    </message>
    <message>
      <source>Discard {card}</source>
      <translation>{card} ablegen</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Ablegen</translation>
    </message>
    <message>
      <source>It goes to the discards, not to the Team Hand.</source>
      <translation>Sie kommt auf die Ablage, nicht in die Teamhand.</translation>
    </message>
    <message>
      <source>Do without the Boot</source>
      <translation>Auf den Boot verzichten</translation>
    </message>
    <message>
      <source>It is lost; the attack has no help.</source>
      <translation>Er ist verloren; der Angriff hat keine Hilfe.</translation>
    </message>
    <message>
      <source>Heal {target}</source>
      <translation>{target} heilen</translation>
    </message>
    <message>
      <source>Heal</source>
      <translation>Heilen</translation>
    </message>
    <message>
      <source>{seat} gives {card} to the Team Hand</source>
      <translation>{seat} gibt {card} in die Teamhand</translation>
    </message>
    <message>
      <source>{seat} heals {target}</source>
      <translation>{seat} heilt {target}</translation>
    </message>
    <message>
      <source>No line leads from {here} to {area}.</source>
      <translation>Keine Linie führt von {here} nach {area}.</translation>
    </message>
    <message>
      <source>{area} gives Cover from outside.</source>
      <translation>{area} gibt Deckung gegen außen.</translation>
    </message>
    <message>
      <source>{name} is on your side.</source>
      <translation>{name} ist auf deiner Seite.</translation>
    </message>
    <message>
      <source>{name} is Invisible.</source>
      <translation>{name} ist unsichtbar.</translation>
    </message>
    <message>
      <source>{area} is {distance} away: Range is {reach}.</source>
      <translation>{area} ist {distance} entfernt: Die Reichweite ist {reach}.</translation>
    </message>
    <message>
      <source>Which card do you keep?</source>
      <translation>Welche Karte behältst du?</translation>
    </message>
    <message>
      <source>Well Ring</source>
      <translation>Well Ring</translation>
    </message>
    <message>
      <source>A boss pays on its own turn.</source>
      <translation>Ein Boss zahlt in seinem eigenen Zug.</translation>
    </message>
    <message>
      <source>You have picked: the next moment comes when all have.</source>
      <translation>Du hast gewählt: Der nächste Moment kommt, wenn alle gewählt haben.</translation>
    </message>
    <message>
      <source>A mob has no Move Points.</source>
      <translation>Ein Mob hat keine Bewegungspunkte.</translation>
    </message>
    <message>
      <source>{name} is Berserk.</source>
      <translation>{name} ist berserk.</translation>
    </message>
    <message>
      <source>{card} is none of the two.</source>
      <translation>{card} ist keine der beiden.</translation>
    </message>
    <message>
      <source>{name} does not carry that.</source>
      <translation>{name} trägt das nicht bei sich.</translation>
    </message>
    <message>
      <source>{name} is not Invisible.</source>
      <translation>{name} ist nicht unsichtbar.</translation>
    </message>
    <message>
      <source>That costs {price} Move Points; {name} has {has}.</source>
      <translation>Das kostet {price} Bewegungspunkte; {name} hat {has}.</translation>
    </message>
    <message>
      <source>{name} is Confused.</source>
      <translation>{name} ist verwirrt.</translation>
    </message>
    <message>
      <source>I interrupt</source>
      <translation>Ich unterbreche</translation>
    </message>
    <message>
      <source>The count stands still until you let it go on.</source>
      <translation>Die Zählung steht still, bis du sie weiterlaufen lässt.</translation>
    </message>
    <message>
      <source>The count goes on</source>
      <translation>Die Zählung läuft weiter</translation>
    </message>
    <message>
      <source>You are done with the interruption.</source>
      <translation>Du bist mit der Unterbrechung fertig.</translation>
    </message>
    <message>
      <source>Buy a card</source>
      <translation>Eine Karte kaufen</translation>
    </message>
    <message>
      <source>3 Move Points for the top card of the deck.</source>
      <translation>3 Bewegungspunkte für die oberste Karte des Decks.</translation>
    </message>
    <message>
      <source>Keep {card}</source>
      <translation>{card} behalten</translation>
    </message>
    <message>
      <source>Keep one of two cards</source>
      <translation>Eine von zwei Karten behalten</translation>
    </message>
    <message>
      <source>The other one is discarded.</source>
      <translation>Die andere wird abgelegt.</translation>
    </message>
    <message>
      <source>Wear {item}</source>
      <translation>{item} anlegen</translation>
    </message>
    <message>
      <source>Change gear</source>
      <translation>Ausrüstung wechseln</translation>
    </message>
    <message>
      <source>3 Move Points; what it replaces is carried from now on.</source>
      <translation>3 Bewegungspunkte; was es ersetzt, wird von nun an getragen, aber nicht benutzt.</translation>
    </message>
    <message>
      <source>Say that you spoke</source>
      <translation>Sagen, dass du gesprochen hast</translation>
    </message>
    <message>
      <source>You are no longer Invisible.</source>
      <translation>Du bist nicht mehr unsichtbar.</translation>
    </message>
    <message>
      <source>{seat} lets the count go on</source>
      <translation>{seat} lässt die Zählung weiterlaufen</translation>
    </message>
    <message>
      <source>{seat} keeps one of two cards</source>
      <translation>{seat} behält eine von zwei Karten</translation>
    </message>
    <message>
      <source>{seat} puts on {item}</source>
      <translation>{seat} legt {item} an</translation>
    </message>
    <message>
      <source>There is no area {area}.</source>
      <translation>Es gibt keinen Bereich {area}.</translation>
    </message>
    <message>
      <source>{card} does not stand for {status}.</source>
      <translation>{card} steht nicht für {status}.</translation>
    </message>
    <message>
      <source>No link joins {start} and {end}.</source>
      <translation>Keine Verbindung führt von {start} nach {end}.</translation>
    </message>
    <message>
      <source>Nothing has to be bridged there.</source>
      <translation>Dort ist nichts zu überbrücken.</translation>
    </message>
    <message>
      <source>Rewire {area}: {status} {way}</source>
      <translation>{area} umverdrahten: {status} {way}</translation>
    </message>
    <message>
      <source>Rewire an area</source>
      <translation>Einen Bereich umverdrahten</translation>
    </message>
    <message>
      <source>Bridge {start} and {end}</source>
      <translation>{start} und {end} überbrücken</translation>
    </message>
    <message>
      <source>Bridge a link</source>
      <translation>Eine Verbindung überbrücken</translation>
    </message>
    <message>
      <source>{seat} rewires {area} with {card}: {status} {way}</source>
      <translation>{seat} verdrahtet {area} mit {card} um: {status} {way}</translation>
    </message>
    <message>
      <source>{seat} bridges {start} and {end} with {card}</source>
      <translation>{seat} überbrückt {start} und {end} mit {card}</translation>
    </message>
    <message>
      <source>{name} blasts a whole area.</source>
      <translation>{name} trifft mit einem Ausbruch einen ganzen Bereich.</translation>
    </message>
    <message>
      <source>{name} has no blast.</source>
      <translation>{name} hat keinen Ausbruch.</translation>
    </message>
    <message>
      <source>No enemy stands in {area}.</source>
      <translation>In {area} steht kein Gegner.</translation>
    </message>
    <message>
      <source>No ring brings {element}.</source>
      <translation>Kein Ring bringt {element}.</translation>
    </message>
    <message>
      <source>Attack {target}</source>
      <translation>{target} angreifen</translation>
    </message>
    <message>
      <source>Attack</source>
      <translation>Angreifen</translation>
    </message>
    <message>
      <source>Blast {area}</source>
      <translation>Ausbruch in {area}</translation>
    </message>
    <message>
      <source>Blast</source>
      <translation>Ausbruch</translation>
    </message>
    <message>
      <source>Blast {area} with {element}</source>
      <translation>Ausbruch in {area}: {element}</translation>
    </message>
    <message>
      <source>Blast with an element</source>
      <translation>Ausbruch mit einem Element</translation>
    </message>
    <message>
      <source>{seat} at {target} with {card}</source>
      <translation>{seat} gegen {target} mit {card}</translation>
    </message>
    <message>
      <source>{seat} blasts {area} with {card}</source>
      <translation>{seat}: Ausbruch in {area} mit {card}</translation>
    </message>
    <message>
      <source>{seat} blasts {area} with {card} and {element}</source>
      <translation>{seat}: Ausbruch in {area} mit {card}, {element}</translation>
    </message>
    <message>
      <source>Which card leaves your Team Hand?</source>
      <translation>Welche Karte verlässt deine Teamhand?</translation>
    </message>
    <message>
      <source>Three of a Kind</source>
      <translation>Drilling</translation>
    </message>
    <message>
      <source>Who discards the highest card?</source>
      <translation>Wer legt die höchste Karte ab?</translation>
    </message>
    <message>
      <source>Four of a Kind</source>
      <translation>Vierling</translation>
    </message>
    <message>
      <source>Do you draw a card?</source>
      <translation>Ziehst du eine Karte?</translation>
    </message>
    <message>
      <source>Full House</source>
      <translation>Full House</translation>
    </message>
    <message>
      <source>Do you reload now?</source>
      <translation>Lädst du jetzt nach?</translation>
    </message>
    <message>
      <source>Straight Flush</source>
      <translation>Straight Flush</translation>
    </message>
    <message>
      <source>{card} is not in your Team Hand.</source>
      <translation>{card} ist nicht in deiner Teamhand.</translation>
    </message>
    <message>
      <source>{name} is no able MC.</source>
      <translation>{name} ist kein MC, der steht.</translation>
    </message>
    <message>
      <source>{card} leaves the Team Hand</source>
      <translation>{card} verlässt die Teamhand</translation>
    </message>
    <message>
      <source>A card leaves the Team Hand</source>
      <translation>Eine Karte verlässt die Teamhand</translation>
    </message>
    <message>
      <source>{process} discards</source>
      <translation>{process} legt ab</translation>
    </message>
    <message>
      <source>Name an MC</source>
      <translation>Eine Hauptfigur nennen</translation>
    </message>
    <message>
      <source>The highest card of that hand goes.</source>
      <translation>Die höchste Karte dieser Hand geht weg.</translation>
    </message>
    <message>
      <source>Draw a card</source>
      <translation>Karte ziehen</translation>
    </message>
    <message>
      <source>One card of the MCs' deck.</source>
      <translation>Eine Karte vom Deck der MCs.</translation>
    </message>
    <message>
      <source>Draw nothing</source>
      <translation>Nichts ziehen</translation>
    </message>
    <message>
      <source>The hand stays as it is.</source>
      <translation>Die Hand bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>Reload now</source>
      <translation>Jetzt nachladen</translation>
    </message>
    <message>
      <source>The hand is full again at once.</source>
      <translation>Die Hand ist sofort wieder voll.</translation>
    </message>
    <message>
      <source>Keep the hand</source>
      <translation>Die Hand behalten</translation>
    </message>
    <message>
      <source>It stays as it is.</source>
      <translation>Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>{seat} discards {card} from the Team Hand</source>
      <translation>{seat} legt {card} aus der Teamhand ab</translation>
    </message>
    <message>
      <source>{seat} names {process}</source>
      <translation>{seat} nennt {process}</translation>
    </message>
    <message>
      <source>{seat} draws a card</source>
      <translation>{seat} zieht eine Karte</translation>
    </message>
    <message>
      <source>{seat} keeps the hand as it is</source>
      <translation>{seat} behält die Hand, wie sie ist</translation>
    </message>
    <message>
      <source>Only deeds charge at this table.</source>
      <translation>An diesem Tisch laden nur Taten.</translation>
    </message>
    <message>
      <source>Charges by hand are for MCs.</source>
      <translation>Ladungen von Hand sind für MCs.</translation>
    </message>
    <message>
      <source>No charge waits for a veto.</source>
      <translation>Keine Ladung wartet auf einen Einspruch.</translation>
    </message>
    <message>
      <source>The meter is full.</source>
      <translation>Die Anzeige ist voll.</translation>
    </message>
    <message>
      <source>Gain 1 charge for a reason</source>
      <translation>1 Ladung mit Begründung</translation>
    </message>
    <message>
      <source>The CPU may veto it.</source>
      <translation>Die CPU darf Einspruch erheben.</translation>
    </message>
    <message>
      <source>Veto the charge</source>
      <translation>Einspruch gegen die Ladung</translation>
    </message>
    <message>
      <source>The charge that was gained last with a reason goes again.</source>
      <translation>Die Ladung, die zuletzt mit Begründung dazukam, geht wieder weg.</translation>
    </message>
    <message>
      <source>{seat} gains 1 charge</source>
      <translation>{seat} erhält 1 Ladung</translation>
    </message>
    <message>
      <source>Does {card} act low or high?</source>
      <translation>Zählt {card} niedrig oder hoch?</translation>
    </message>
    <message>
      <source>An Ace may be either.</source>
      <translation>Ein Ass kann beides sein.</translation>
    </message>
    <message>
      <source>Who acts first?</source>
      <translation>Wer handelt zuerst?</translation>
    </message>
    <message>
      <source>Your cards are due together.</source>
      <translation>Eure Karten sind zugleich an der Reihe.</translation>
    </message>
    <message>
      <source>No card of the CPU is due.</source>
      <translation>Keine Karte der CPU ist an der Reihe.</translation>
    </message>
    <message>
      <source>{card} is no Ace that waits.</source>
      <translation>{card} ist kein Ass, das wartet.</translation>
    </message>
    <message>
      <source>No Uptime of a Flush holds.</source>
      <translation>Es gilt keine Uptime eines Flush.</translation>
    </message>
    <message>
      <source>{card} does not wait for the count.</source>
      <translation>{card} wartet nicht auf den Count.</translation>
    </message>
    <message>
      <source>The count has not reached {card}.</source>
      <translation>Der Count hat {card} nicht erreicht.</translation>
    </message>
    <message>
      <source>{card} cannot act at {place}.</source>
      <translation>{card} kann nicht bei {place} handeln.</translation>
    </message>
    <message>
      <source>{name} is no process of the CPU.</source>
      <translation>{name} ist kein Prozess der CPU.</translation>
    </message>
    <message>
      <source>{name} has acted this round.</source>
      <translation>{name} hat diese Runde schon gehandelt.</translation>
    </message>
    <message>
      <source>Low: {card} acts now</source>
      <translation>Niedrig: {card} handelt jetzt</translation>
    </message>
    <message>
      <source>Ace low</source>
      <translation>Ass niedrig</translation>
    </message>
    <message>
      <source>Before every 2.</source>
      <translation>Vor jeder 2.</translation>
    </message>
    <message>
      <source>High: keep {card} for the end</source>
      <translation>Hoch: {card} für das Ende aufheben</translation>
    </message>
    <message>
      <source>Ace high</source>
      <translation>Ass hoch</translation>
    </message>
    <message>
      <source>It acts after the Kings.</source>
      <translation>Es handelt nach den Königen.</translation>
    </message>
    <message>
      <source>Who acts first</source>
      <translation>Wer zuerst handelt</translation>
    </message>
    <message>
      <source>In this order, as all are due at the same count.</source>
      <translation>In dieser Reihenfolge, denn alle sind zugleich an der Reihe.</translation>
    </message>
    <message>
      <source>{card} at {count}</source>
      <translation>{card} bei {count}</translation>
    </message>
    <message>
      <source>Move a card on the count</source>
      <translation>Eine Karte in der Zählung verschieben</translation>
    </message>
    <message>
      <source>Uptime of the Flush: it acts there, and attacks with its own rank.</source>
      <translation>Uptime des Flush: Sie handelt dort und greift mit ihrem eigenen Rang an.</translation>
    </message>
    <message>
      <source>{process} acts with {card}</source>
      <translation>{process} handelt mit {card}</translation>
    </message>
    <message>
      <source>Give the card to a mob or boss</source>
      <translation>Die Karte einem Mob oder Boss geben</translation>
    </message>
    <message>
      <source>It takes its turn with this card.</source>
      <translation>Er nimmt mit dieser Karte seinen Zug.</translation>
    </message>
    <message>
      <source>{seat} takes {card} low</source>
      <translation>{seat} nimmt {card} niedrig</translation>
    </message>
    <message>
      <source>{seat} keeps {card} for the high end</source>
      <translation>{seat} hebt {card} für das hohe Ende auf</translation>
    </message>
    <message>
      <source>The MCs act in this order: {order}</source>
      <translation>Die MCs handeln in dieser Reihenfolge: {order}</translation>
    </message>
    <message>
      <source>{seat} lets {card} act at another place</source>
      <translation>{seat} lässt {card} an anderer Stelle handeln</translation>
    </message>
    <message>
      <source>{seat} gives {card} to {process}</source>
      <translation>{seat} gibt {card} an {process}</translation>
    </message>
    <message>
      <source>Nobody yields at this table.</source>
      <translation>An diesem Tisch gibt niemand auf.</translation>
    </message>
    <message>
      <source>Who is downed has no say in it.</source>
      <translation>Wer ausgeschaltet ist, hat dabei nichts zu sagen.</translation>
    </message>
    <message>
      <source>The CPU breaks a fight off.</source>
      <translation>Die CPU bricht einen Kampf ab.</translation>
    </message>
    <message>
      <source>The CPU holds the Garbage Collector back.</source>
      <translation>Die CPU hält den Garbage Collector zurück.</translation>
    </message>
    <message>
      <source>No Garbage Collector is held back.</source>
      <translation>Kein Garbage Collector wird zurückgehalten.</translation>
    </message>
    <message>
      <source>Yield</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Fight no more. The MCs have lost once each able MC has said so.</source>
      <translation>Nicht weiterkämpfen. Die MCs haben verloren, sobald alle stehenden MCs das sagen.</translation>
    </message>
    <message>
      <source>Break the fight off</source>
      <translation>Den Kampf abbrechen</translation>
    </message>
    <message>
      <source>It ends at once, and nobody has won.</source>
      <translation>Er endet sofort, und niemand hat gewonnen.</translation>
    </message>
    <message>
      <source>Hold the Garbage Collector back</source>
      <translation>Den Garbage Collector zurückhalten</translation>
    </message>
    <message>
      <source>After this fight nobody is restored, and the next one begins at once.</source>
      <translation>Nach diesem Kampf erholt sich niemand, und der nächste beginnt sofort.</translation>
    </message>
    <message>
      <source>Let the Garbage Collector pass</source>
      <translation>Garbage Collector durchlassen</translation>
    </message>
    <message>
      <source>Everybody has full HP again, and set bits are cleared.</source>
      <translation>Alle haben wieder volle HP, und gesetzte Bits werden gelöscht.</translation>
    </message>
    <message>
      <source>{seat} breaks the fight off</source>
      <translation>{seat} bricht den Kampf ab</translation>
    </message>
    <message>
      <source>{seat} holds the Garbage Collector back</source>
      <translation>{seat} hält den Garbage Collector zurück</translation>
    </message>
    <message>
      <source>Which card do you discard?</source>
      <translation>Welche Karte legst du ab?</translation>
    </message>
    <message>
      <source>Siphon</source>
      <translation>Abzapfen</translation>
    </message>
    <message>
      <source>{name} is no hacker.</source>
      <translation>{name} hackt nicht.</translation>
    </message>
    <message>
      <source>One card is one hack.</source>
      <translation>Eine Karte ist ein Hack.</translation>
    </message>
    <message>
      <source>A bit is flipped on or off.</source>
      <translation>Ein Bit wird gesetzt (on) oder gelöscht (off).</translation>
    </message>
    <message>
      <source>The byte has {number} places.</source>
      <translation>Das Byte hat {number} Stellen.</translation>
    </message>
    <message>
      <source>One Probe a turn.</source>
      <translation>Eine Sondierung je Zug.</translation>
    </message>
    <message>
      <source>A Probe costs 1 Move Point.</source>
      <translation>Eine Sondierung kostet 1 Bewegungspunkt.</translation>
    </message>
    <message>
      <source>{name} is no enemy.</source>
      <translation>{name} ist kein Gegner.</translation>
    </message>
    <message>
      <source>{card} is not in your hand.</source>
      <translation>{card} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>{name} is no ally.</source>
      <translation>{name} gehört nicht zur eigenen Seite.</translation>
    </message>
    <message>
      <source>{name} is {bit}.</source>
      <translation>{name} ist {bit}.</translation>
    </message>
    <message>
      <source>That place is known.</source>
      <translation>Diese Stelle ist bekannt.</translation>
    </message>
    <message>
      <source>Flip a bit of {target} {way}</source>
      <translation>Ein Bit umlegen bei {target}: {way}</translation>
    </message>
    <message>
      <source>Flip a bit</source>
      <translation>Ein Bit umlegen</translation>
    </message>
    <message>
      <source>Probe place {place}</source>
      <translation>Platz {place} sondieren</translation>
    </message>
    <message>
      <source>Probe a place of the byte</source>
      <translation>Eine Stelle des Bytes sondieren</translation>
    </message>
    <message>
      <source>1 Move Point: everybody learns which status stands there.</source>
      <translation>1 Bewegungspunkt: Alle erfahren, welcher Status dort steht.</translation>
    </message>
    <message>
      <source>Siphon through {target}</source>
      <translation>Abzapfen über {target}</translation>
    </message>
    <message>
      <source>Discard a card of the hand</source>
      <translation>Eine Handkarte ablegen</translation>
    </message>
    <message>
      <source>It leaves your hand.</source>
      <translation>Sie verlässt deine Hand.</translation>
    </message>
    <message>
      <source>Overclock {target}</source>
      <translation>{target} übertakten</translation>
    </message>
    <message>
      <source>Overclock</source>
      <translation>Übertakten</translation>
    </message>
    <message>
      <source>{seat} flips a bit of {target} {way} with {card}</source>
      <translation>{seat} legt mit {card} ein Bit um bei {target}: {way}</translation>
    </message>
    <message>
      <source>{seat} probes place {place} of the byte</source>
      <translation>{seat} sondiert Stelle {place} des Bytes</translation>
    </message>
    <message>
      <source>{seat} siphons the CPU's hand through {target} with {card}</source>
      <translation>{seat} zapft mit {card} über {target} die Hand der CPU an</translation>
    </message>
    <message>
      <source>{seat} discards {card} from the hand</source>
      <translation>{seat} legt {card} von der Hand ab</translation>
    </message>
    <message>
      <source>In which area?</source>
      <translation>In welchem Bereich?</translation>
    </message>
    <message>
      <source>Which area sinks?</source>
      <translation>Welcher Bereich sinkt ein?</translation>
    </message>
    <message>
      <source>Which status ends?</source>
      <translation>Welcher Status endet?</translation>
    </message>
    <message>
      <source>Which place, in whom?</source>
      <translation>Welche Stelle, bei wem?</translation>
    </message>
    <message>
      <source>With which card?</source>
      <translation>Mit welcher Karte?</translation>
    </message>
    <message>
      <source>Which card do you lay?</source>
      <translation>Welche Karte legst du?</translation>
    </message>
    <message>
      <source>Interrupt</source>
      <translation>Interrupt</translation>
    </message>
    <message>
      <source>That cannot be chosen here.</source>
      <translation>Das steht hier nicht zur Wahl.</translation>
    </message>
    <message>
      <source>Push all out of an area</source>
      <translation>Alle aus einem Bereich stoßen</translation>
    </message>
    <message>
      <source>Every enemy there is pushed one area away, without a test.</source>
      <translation>Jeder Gegner dort wird ohne Probe einen Bereich weit gestoßen.</translation>
    </message>
    <message>
      <source>Trip the mobs of an area</source>
      <translation>Die Mobs eines Bereichs stolpern lassen</translation>
    </message>
    <message>
      <source>Mobs there cannot walk this round and the next.</source>
      <translation>Mobs dort können diese und die nächste Runde nicht gehen.</translation>
    </message>
    <message>
      <source>Let an area sink</source>
      <translation>Einen Bereich einstürzen lassen</translation>
    </message>
    <message>
      <source>Falling until the round ends; everybody else there falls at once.</source>
      <translation>Absturz bis zum Rundenende; alle anderen dort fallen sofort.</translation>
    </message>
    <message>
      <source>{area}: no longer {status}</source>
      <translation>{area}: nicht mehr {status}</translation>
    </message>
    <message>
      <source>End what an area is</source>
      <translation>Den Zustand eines Bereichs beenden</translation>
    </message>
    <message>
      <source>For the rest of the fight.</source>
      <translation>Für den Rest des Kampfes.</translation>
    </message>
    <message>
      <source>{side}: place {place} {way}</source>
      <translation>{side}: Stelle {place} {way}</translation>
    </message>
    <message>
      <source>Patch the bytes of a side</source>
      <translation>Die Bytes einer Seite ändern</translation>
    </message>
    <message>
      <source>A turn with {card}</source>
      <translation>Ein Zug mit {card}</translation>
    </message>
    <message>
      <source>A turn at once</source>
      <translation>Ein Zug sofort</translation>
    </message>
    <message>
      <source>It begins now, whatever the count is.</source>
      <translation>Er beginnt jetzt, wo die Zählung auch steht.</translation>
    </message>
    <message>
      <source>{card} at {target}</source>
      <translation>{card} gegen {target}</translation>
    </message>
    <message>
      <source>Fire a card at somebody</source>
      <translation>Eine Karte auf jemanden abfeuern</translation>
    </message>
    <message>
      <source>Lay {card}</source>
      <translation>{card} legen</translation>
    </message>
    <message>
      <source>Lay a card on the Team Hand</source>
      <translation>Eine Karte in die Teamhand legen</translation>
    </message>
    <message>
      <source>Lay nothing</source>
      <translation>Nichts legen</translation>
    </message>
    <message>
      <source>The Team Hand stays as it is.</source>
      <translation>Die Teamhand bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>{seat} lets {area} be washed away</source>
      <translation>{seat} lässt {area} fortspülen</translation>
    </message>
    <message>
      <source>{seat} trips the mobs in {area}</source>
      <translation>{seat} lässt die Mobs in {area} stolpern</translation>
    </message>
    <message>
      <source>{seat} lets {area} sink</source>
      <translation>{seat} lässt {area} einstürzen</translation>
    </message>
    <message>
      <source>{seat} opens {area}: no longer {status}</source>
      <translation>{seat} öffnet {area}: nicht mehr {status}</translation>
    </message>
    <message>
      <source>{seat} patches {side}: place {place} {way}</source>
      <translation>{seat} ändert {side}: Stelle {place} {way}</translation>
    </message>
    <message>
      <source>{seat} takes a turn at once with {card}</source>
      <translation>{seat} nimmt sofort einen Zug mit {card}</translation>
    </message>
    <message>
      <source>{seat} lays {card} on the Team Hand</source>
      <translation>{seat} legt {card} in die Teamhand</translation>
    </message>
    <message>
      <source>That is not the Interrupt that is ready.</source>
      <translation>Das ist nicht der Interrupt, der bereit ist.</translation>
    </message>
    <message>
      <source>The meter of {name} is not full.</source>
      <translation>Die Anzeige von {name} ist nicht voll.</translation>
    </message>
    <message>
      <source>{card} cannot be laid from where it lies.</source>
      <translation>{card} kann von dort, wo sie liegt, nicht gelegt werden.</translation>
    </message>
    <message>
      <source>{card} is not the card that comes next.</source>
      <translation>{card} ist nicht die nächste Karte.</translation>
    </message>
    <message>
      <source>{name} does not know that Interrupt.</source>
      <translation>{name} kennt diesen Interrupt nicht.</translation>
    </message>
    <message>
      <source>{card} is no face card.</source>
      <translation>{card} ist keine Bildkarte.</translation>
    </message>
    <message>
      <source>{card} cannot be discarded for that now.</source>
      <translation>{card} kann dafür jetzt nicht abgelegt werden.</translation>
    </message>
    <message>
      <source>That Interrupt is ready already.</source>
      <translation>Dieser Interrupt ist schon bereit.</translation>
    </message>
    <message>
      <source>Lay {card} towards {interrupt}</source>
      <translation>{card} für {interrupt} legen</translation>
    </message>
    <message>
      <source>Lay a card towards the Interrupt</source>
      <translation>Eine Karte für den Interrupt legen</translation>
    </message>
    <message>
      <source>Switch to {interrupt} with {card}</source>
      <translation>Mit {card} zu {interrupt} wechseln</translation>
    </message>
    <message>
      <source>Switch the Interrupt</source>
      <translation>Den Interrupt wechseln</translation>
    </message>
    <message>
      <source>The face card is discarded; the meter stays.</source>
      <translation>Die Bildkarte wird abgelegt; die Anzeige bleibt.</translation>
    </message>
    <message>
      <source>{seat} lays {card} towards {interrupt}</source>
      <translation>{seat} legt {card} für {interrupt}</translation>
    </message>
    <message>
      <source>{seat} switches to {interrupt} with {card}</source>
      <translation>{seat} wechselt mit {card} zu {interrupt}</translation>
    </message>
    <message>
      <source>low Ace</source>
      <translation>Ass niedrig</translation>
    </message>
    <message>
      <source>high Ace</source>
      <translation>Ass hoch</translation>
    </message>
    <message>
      <source>turns without a card</source>
      <translation>Züge ohne Karte</translation>
    </message>
    <message>
      <source>The CPU brings the next fight.</source>
      <translation>Die CPU bringt den nächsten Kampf.</translation>
    </message>
    <message>
      <source>No fight is called {fight}.</source>
      <translation>Kein Kampf heißt {fight}.</translation>
    </message>
    <message>
      <source>Next fight: {fight}</source>
      <translation>Nächster Kampf: {fight}</translation>
    </message>
    <message>
      <source>Next fight</source>
      <translation>Nächster Kampf</translation>
    </message>
    <message>
      <source>Everybody stands where that fight begins.</source>
      <translation>Alle stehen dort, wo dieser Kampf beginnt.</translation>
    </message>
    <message>
      <source>{seat} brings the next fight: {fight}</source>
      <translation>{seat} bringt den nächsten Kampf: {fight}</translation>
    </message>
    <message>
      <source>no row</source>
      <translation>keine Reihe</translation>
    </message>
    <message>
      <source>High Card</source>
      <translation>Höchste Karte</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>Paar</translation>
    </message>
    <message>
      <source>Two Pair</source>
      <translation>Zwei Paare</translation>
    </message>
    <message>
      <source>Straight</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>Flush</source>
      <translation>Flush</translation>
    </message>
    <message>
      <source>Dead Man's Hand</source>
      <translation>Dead Man's Hand</translation>
    </message>
    <message>
      <source>Royal Flush</source>
      <translation>Royal Flush</translation>
    </message>
    <message>
      <source>Five of a Kind</source>
      <translation>Fünfling</translation>
    </message>
    <message>
      <source>{name} has no such bonus action.</source>
      <translation>{name} hat keine solche Bonusaktion.</translation>
    </message>
    <message>
      <source>{name} has used that bonus action this round.</source>
      <translation>{name} hat diese Bonusaktion diese Runde schon benutzt.</translation>
    </message>
    <message>
      <source>{name} is no MC.</source>
      <translation>{name} ist kein MC.</translation>
    </message>
    <message>
      <source>{name} is no other MC.</source>
      <translation>{name} ist kein anderer MC.</translation>
    </message>
    <message>
      <source>Tumbling follows an attack that hit nobody.</source>
      <translation>Ein Purzelbaum folgt auf einen Angriff, der niemanden traf.</translation>
    </message>
    <message>
      <source>{name} came among enemies and goes no further.</source>
      <translation>{name} ist unter Gegner geraten und geht nicht weiter.</translation>
    </message>
    <message>
      <source>No link leads to {area}.</source>
      <translation>Keine Verbindung führt nach {area}.</translation>
    </message>
    <message>
      <source>{name} is in another area.</source>
      <translation>{name} ist in einem anderen Bereich.</translation>
    </message>
    <message>
      <source>Stand firm</source>
      <translation>Standhalten</translation>
    </message>
    <message>
      <source>Until her next turn she may take hits on allies in her area.</source>
      <translation>Bis zu ihrem nächsten Zug kann sie Treffer auf Verbündete in ihrem Bereich übernehmen.</translation>
    </message>
    <message>
      <source>Mend {target}</source>
      <translation>{target} heilen</translation>
    </message>
    <message>
      <source>Mend</source>
      <translation>Flicken</translation>
    </message>
    <message>
      <source>Hand {card} to {target}</source>
      <translation>{card} an {target} geben</translation>
    </message>
    <message>
      <source>Hand a card on</source>
      <translation>Eine Karte weitergeben</translation>
    </message>
    <message>
      <source>It goes from hand to hand, once a round.</source>
      <translation>Sie geht von Hand zu Hand, einmal je Runde.</translation>
    </message>
    <message>
      <source>Tumble to {area}</source>
      <translation>Nach {area} purzeln</translation>
    </message>
    <message>
      <source>Tumble</source>
      <translation>Abrollen</translation>
    </message>
    <message>
      <source>One link at no cost, after an attack that hit nobody.</source>
      <translation>Eine Verbindung umsonst, nach einem Angriff, der niemanden getroffen hat.</translation>
    </message>
    <message>
      <source>{seat} hands a card to {target}</source>
      <translation>{seat} gibt {target} eine Karte</translation>
    </message>
    <message>
      <source>{seat} hands a card on</source>
      <translation>{seat} gibt eine Karte weiter</translation>
    </message>
    <message>
      <source>Where is {name} pushed?</source>
      <translation>Wohin wird {name} gestoßen?</translation>
    </message>
    <message>
      <source>A push goes away from {name}.</source>
      <translation>Ein Stoß führt weg von {name}.</translation>
    </message>
    <message>
      <source>A push does not lead to {area}.</source>
      <translation>Ein Stoß führt nicht nach {area}.</translation>
    </message>
    <message>
      <source>Push {process} to {area}</source>
      <translation>{process} nach {area} stoßen</translation>
    </message>
    <message>
      <source>Push</source>
      <translation>Stoßen</translation>
    </message>
    <message>
      <source>{seat} pushes {process} to {area}</source>
      <translation>{seat} stößt {process} nach {area}</translation>
    </message>
    <message>
      <source>Does the fight go on?</source>
      <translation>Geht der Kampf weiter?</translation>
    </message>
    <message>
      <source>Twenty rounds are over.</source>
      <translation>Zwanzig Runden sind vorbei.</translation>
    </message>
    <message>
      <source>The CPU places its processes.</source>
      <translation>Die CPU stellt ihre Prozesse auf.</translation>
    </message>
    <message>
      <source>{name} is no mob.</source>
      <translation>{name} ist kein Mob.</translation>
    </message>
    <message>
      <source>The MCs begin in {area}; no mob does.</source>
      <translation>Die MCs beginnen in {area}; kein Mob tut das.</translation>
    </message>
    <message>
      <source>{name} stands there.</source>
      <translation>{name} steht dort.</translation>
    </message>
    <message>
      <source>Start the fight</source>
      <translation>Den Kampf beginnen</translation>
    </message>
    <message>
      <source>Mixes the decks; everybody draws a full hand.</source>
      <translation>Mischt die Decks; alle ziehen eine volle Hand.</translation>
    </message>
    <message>
      <source>Place {process} in {area}</source>
      <translation>{process} in {area} aufstellen</translation>
    </message>
    <message>
      <source>Place a mob</source>
      <translation>Einen Mob aufstellen</translation>
    </message>
    <message>
      <source>It begins the fight there.</source>
      <translation>Er beginnt den Kampf dort.</translation>
    </message>
    <message>
      <source>Open the first round</source>
      <translation>Die erste Runde eröffnen</translation>
    </message>
    <message>
      <source>All pick their cards.</source>
      <translation>Alle wählen ihre Karten.</translation>
    </message>
    <message>
      <source>Fight on</source>
      <translation>Weiterkämpfen</translation>
    </message>
    <message>
      <source>Another round begins.</source>
      <translation>Eine weitere Runde beginnt.</translation>
    </message>
    <message>
      <source>{seat} places {process} in {area}</source>
      <translation>{seat} stellt {process} in {area} auf</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>the next other one attacks with Damage one step up</source>
      <translation>wer als Nächstes handelt, greift mit einer Stufe mehr Schaden an</translation>
    </message>
    <message>
      <source>the next other one attacks with double damage</source>
      <translation>wer als Nächstes handelt, greift mit doppeltem Schaden an</translation>
    </message>
    <message>
      <source>at once: the other side discards a card of its Team Hand</source>
      <translation>sofort: die andere Seite legt eine Karte ihrer Teamhand ab</translation>
    </message>
    <message>
      <source>the next other one attacks with double damage, past Armored</source>
      <translation>wer als Nächstes handelt, greift mit doppeltem Schaden an, auch durch Panzerung</translation>
    </message>
    <message>
      <source>at once: the Uptimes of the other side end</source>
      <translation>sofort: die Uptimes der anderen Seite enden</translation>
    </message>
    <message>
      <source>at once: everybody may draw a card</source>
      <translation>sofort: alle dürfen eine Karte ziehen</translation>
    </message>
    <message>
      <source>the next other one has more HP for a turn</source>
      <translation>wer als Nächstes handelt, hat für einen Zug mehr HP</translation>
    </message>
    <message>
      <source>at once: the other side discards its best card</source>
      <translation>sofort: die andere Seite legt ihre beste Karte ab</translation>
    </message>
    <message>
      <source>at once: everybody may reload</source>
      <translation>sofort: alle dürfen nachladen</translation>
    </message>
    <message>
      <source>the next other one attacks with four times the damage, past Armored</source>
      <translation>wer als Nächstes handelt, greift mit vierfachem Schaden an, auch durch Panzerung</translation>
    </message>
    <message>
      <source>at once: HP are full and set bits are cleared</source>
      <translation>sofort: volle HP, gesetzte Bits werden gelöscht</translation>
    </message>
    <message>
      <source>Accuracy one step better for all</source>
      <translation>Genauigkeit für alle eine Stufe besser</translation>
    </message>
    <message>
      <source>Resist one step better for all</source>
      <translation>Widerstand für alle eine Stufe besser</translation>
    </message>
    <message>
      <source>Connect one step better for all</source>
      <translation>Zugriff für alle eine Stufe besser</translation>
    </message>
    <message>
      <source>Evade one step better for all</source>
      <translation>Ausweichen für alle eine Stufe besser</translation>
    </message>
    <message>
      <source>a card may act one place lower or higher</source>
      <translation>eine Karte darf eine Stelle früher oder später handeln</translation>
    </message>
    <message>
      <source>the other side reloads one card less</source>
      <translation>die andere Seite lädt eine Karte weniger nach</translation>
    </message>
    <message>
      <source>Damage one step up for all</source>
      <translation>Schaden für alle eine Stufe höher</translation>
    </message>
    <message>
      <source>nobody can be pushed</source>
      <translation>niemand kann gestoßen werden</translation>
    </message>
    <message>
      <source>one charge for everybody each round</source>
      <translation>jede Runde eine Ladung für alle</translation>
    </message>
    <message>
      <source>all are Armored</source>
      <translation>alle sind gepanzert</translation>
    </message>
    <message>
      <source>nobody can change a bit in their status bytes</source>
      <translation>niemand kann ein Bit in ihren Statusbytes ändern</translation>
    </message>
    <message>
      <source>Team Hand</source>
      <translation>Teamhand</translation>
    </message>
    <message>
      <source>CPU's Team Hand</source>
      <translation>Teamhand der CPU</translation>
    </message>
    <message>
      <source>All pick at once; nobody learns what before all have.</source>
      <translation>Alle wählen zugleich; niemand erfährt etwas, bevor alle gewählt haben.</translation>
    </message>
    <message>
      <source>Which cards do you play this round?</source>
      <translation>Welche Karten spielst du diese Runde?</translation>
    </message>
    <message>
      <source>Which card is your Joker?</source>
      <translation>Welche Karte ist dein Joker?</translation>
    </message>
    <message>
      <source>It keeps that name.</source>
      <translation>Diesen Namen behält er.</translation>
    </message>
    <message>
      <source>{number} cards are too many: {most} at most.</source>
      <translation>{number} Karten sind zu viele: höchstens {most}.</translation>
    </message>
    <message>
      <source>The CPU reloads when a round has ended.</source>
      <translation>Die CPU lädt nach, wenn eine Runde zu Ende ist.</translation>
    </message>
    <message>
      <source>A Joker is named as a card with a rank and a suit.</source>
      <translation>Ein Joker wird als Karte mit Rang und Farbe benannt.</translation>
    </message>
    <message>
      <source>{name} reloads on a turn, not for a round.</source>
      <translation>{name} lädt in einem Zug nach, nicht für eine Runde.</translation>
    </message>
    <message>
      <source>A Joker is never an Ace.</source>
      <translation>Ein Joker ist nie ein Ass.</translation>
    </message>
    <message>
      <source>Play no card</source>
      <translation>Keine Karte spielen</translation>
    </message>
    <message>
      <source>No turn with a card this round; the hand stays.</source>
      <translation>Diese Runde kein Zug mit Karte; die Hand bleibt.</translation>
    </message>
    <message>
      <source>Play {cards}</source>
      <translation>{cards} spielen</translation>
    </message>
    <message>
      <source>Play cards</source>
      <translation>Karten spielen</translation>
    </message>
    <message>
      <source>Nobody learns which before all have chosen.</source>
      <translation>Niemand erfährt, welche, bevor alle gewählt haben.</translation>
    </message>
    <message>
      <source>Reload this round</source>
      <translation>Diese Runde nachladen</translation>
    </message>
    <message>
      <source>No turn this round; at its end the hand is full again.</source>
      <translation>Diese Runde kein Zug; an ihrem Ende ist die Hand wieder voll.</translation>
    </message>
    <message>
      <source>Name the Joker</source>
      <translation>Den Joker benennen</translation>
    </message>
    <message>
      <source>The Joker counts as this card until it is discarded.</source>
      <translation>Der Joker zählt als diese Karte, bis er abgelegt wird.</translation>
    </message>
    <message>
      <source>{seat} picks {cards}</source>
      <translation>{seat} wählt {cards}</translation>
    </message>
    <message>
      <source>{seat} has chosen for this round</source>
      <translation>{seat} hat für diese Runde gewählt</translation>
    </message>
    <message>
      <source>{seat} reloads this round</source>
      <translation>{seat} lädt diese Runde nach</translation>
    </message>
    <message>
      <source>{seat} names the Joker: {meant}</source>
      <translation>{seat} benennt den Joker: {meant}</translation>
    </message>
    <message>
      <source>Do you take the hit of {name}?</source>
      <translation>Nimmst du den Treffer von {name}?</translation>
    </message>
    <message>
      <source>Whom does it hit too?</source>
      <translation>Wen trifft es noch?</translation>
    </message>
    <message>
      <source>Stand Firm</source>
      <translation>Standhalten</translation>
    </message>
    <message>
      <source>{name} is not in that area.</source>
      <translation>{name} ist nicht in diesem Bereich.</translation>
    </message>
    <message>
      <source>Hit {target} too</source>
      <translation>Auch {target} treffen</translation>
    </message>
    <message>
      <source>Hit another one too</source>
      <translation>Noch jemanden treffen</translation>
    </message>
    <message>
      <source>Your Damage with two cuts, without a test.</source>
      <translation>Dein Schaden, zwei Stufen schwächer, ohne Probe.</translation>
    </message>
    <message>
      <source>Take the hit yourself</source>
      <translation>Den Treffer selbst nehmen</translation>
    </message>
    <message>
      <source>It counts against your own Armored and shield.</source>
      <translation>Es zählen deine eigene Panzerung und dein Schild.</translation>
    </message>
    <message>
      <source>The ally takes it.</source>
      <translation>Der Treffer bleibt, wo er ist.</translation>
    </message>
    <message>
      <source>{seat} hits {target} too</source>
      <translation>{seat} trifft auch {target}</translation>
    </message>
    <message>
      <source>{seat} lets the hit pass</source>
      <translation>{seat} lässt den Treffer durch</translation>
    </message>
    <message>
      <source>{name} has given a card this round.</source>
      <translation>{name} hat diese Runde schon eine Karte gegeben.</translation>
    </message>
    <message>
      <source>The Team Hand is full until its Boot was used.</source>
      <translation>Die Teamhand ist voll, bis ihr Boot benutzt wurde.</translation>
    </message>
    <message>
      <source>The CPU has given a card this round.</source>
      <translation>Die CPU hat diese Runde schon eine Karte gegeben.</translation>
    </message>
    <message>
      <source>That is done on a turn.</source>
      <translation>Das geschieht in einem Zug.</translation>
    </message>
    <message>
      <source>It is the turn of {name}.</source>
      <translation>{name} ist am Zug.</translation>
    </message>
    <message>
      <source>{name} has no Reload: Turn.</source>
      <translation>{name} hat kein „Reload: Turn“.</translation>
    </message>
    <message>
      <source>The turn is given up whole: something was done in it already.</source>
      <translation>Der Zug wird ganz aufgegeben: Darin ist schon etwas geschehen.</translation>
    </message>
    <message>
      <source>End the turn</source>
      <translation>Den Zug beenden</translation>
    </message>
    <message>
      <source>A card that was not given to the Team Hand is discarded.</source>
      <translation>Eine Karte, die nicht in die Teamhand kam, wird abgelegt.</translation>
    </message>
    <message>
      <source>Reload with this turn</source>
      <translation>Mit diesem Zug nachladen</translation>
    </message>
    <message>
      <source>The card of this turn goes, and the hand is full again.</source>
      <translation>Die Karte dieses Zuges geht weg, und die Hand ist wieder voll.</translation>
    </message>
    <message>
      <source>Where does {name} fall?</source>
      <translation>Wohin fällt {name}?</translation>
    </message>
    <message>
      <source>Falling area</source>
      <translation>Absturz</translation>
    </message>
    <message>
      <source>The way to {area} costs {cost}; there are {has}.</source>
      <translation>Der Weg nach {area} kostet {cost}; vorhanden sind {has}.</translation>
    </message>
    <message>
      <source>{area} cannot be entered or left: it is Locked.</source>
      <translation>{area} kann nicht betreten oder verlassen werden: versperrt.</translation>
    </message>
    <message>
      <source>The link leads one way only.</source>
      <translation>Die Verbindung führt nur in eine Richtung.</translation>
    </message>
    <message>
      <source>No fall leads to {area}.</source>
      <translation>Kein Sturz führt nach {area}.</translation>
    </message>
    <message>
      <source>The way to {area} leads through enemies.</source>
      <translation>Der Weg nach {area} führt durch Gegner.</translation>
    </message>
    <message>
      <source>{area} is out of reach with {has}.</source>
      <translation>{area} ist mit {has} nicht zu erreichen.</translation>
    </message>
    <message>
      <source>No step leads from {here} to {area}.</source>
      <translation>Kein Schritt führt von {here} nach {area}.</translation>
    </message>
    <message>
      <source>{name} is Berserk and goes for the nearest enemy.</source>
      <translation>{name} ist berserk und geht auf den nächsten Gegner los.</translation>
    </message>
    <message>
      <source>The gate is held: no enemy leaves {area}.</source>
      <translation>Das Tor wird gehalten: Kein Gegner verlässt {area}.</translation>
    </message>
    <message>
      <source>Move to {area}</source>
      <translation>Nach {area} gehen</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Gehen</translation>
    </message>
    <message>
      <source>Move to {area} by {by}</source>
      <translation>Über {by} nach {area} gehen</translation>
    </message>
    <message>
      <source>Move by a way of your own</source>
      <translation>Auf eigenem Weg gehen</translation>
    </message>
    <message>
      <source>Fall to {area}</source>
      <translation>Nach {area} fallen</translation>
    </message>
    <message>
      <source>Fall</source>
      <translation>Fallen</translation>
    </message>
    <message>
      <source>{seat} to {area}</source>
      <translation>{seat} nach {area}</translation>
    </message>
    <message>
      <source>{seat} to {area} by {by}</source>
      <translation>{seat} über {by} nach {area}</translation>
    </message>
    <message>
      <source>{seat} chooses the exit to {area}</source>
      <translation>{seat} wählt den Ausgang nach {area}</translation>
    </message>
    <message>
      <source>The table after entry {number} had other cards than the table now, so nothing leads back to it. Nothing was changed; play can go on as it stands.</source>
      <translation>Der Tisch nach Eintrag {number} hatte andere Karten als der Tisch jetzt, deshalb führt nichts dorthin zurück. Nichts wurde verändert; es kann weitergespielt werden, wie er liegt.</translation>
    </message>
    <message>
      <source>The program made a mistake in working out {what}.</source>
      <translation>Das Programm hat beim Ausrechnen einen Fehler gemacht: {what}.</translation>
    </message>
    <message>
      <source>The table is as it was, and everything up to entry {entry} is saved.</source>
      <translation>Der Tisch ist, wie er war, und alles bis Eintrag {entry} ist gespeichert.</translation>
    </message>
    <message>
      <source>Try something else, or set the table right by hand; please send in the report.</source>
      <translation>Versuch etwas anderes oder richte den Tisch von Hand; bitte schick den Bericht ein.</translation>
    </message>
    <message>
      <source>The rules cannot work with this table: some of its values do not fit together.</source>
      <translation>Die Regeln kommen mit diesem Tisch nicht zurecht: Einige seiner Werte passen nicht zusammen.</translation>
    </message>
    <message>
      <source>Only a table of Gattaibushido:FUSION! has such fights.</source>
      <translation>Solche Kämpfe gibt es nur an einem Tisch von Gattaibushido:FUSION!.</translation>
    </message>
    <message>
      <source>Only Coach may ask how hard a fight is.</source>
      <translation>Nur der Coach darf fragen, wie schwer ein Kampf ist.</translation>
    </message>
    <message>
      <source>Nobody who can fight sits at {seats}. Ready: {able}.</source>
      <translation>Auf {seats} sitzt niemand, der kämpfen kann. Bereit: {able}.</translation>
    </message>
    <message>
      <source>No Threat in play is called {threats}. In play: {active}.</source>
      <translation>Keine Bedrohung im Spiel heißt {threats}. Im Spiel: {active}.</translation>
    </message>
    <message>
      <source>A fight needs a Pilot and a Threat; this table has no Pilot or no Threat that can fight.</source>
      <translation>Ein Kampf braucht eine Pilotin und eine Bedrohung; an diesem Tisch kann keine Pilotin oder keine Bedrohung kämpfen.</translation>
    </message>
    <message>
      <source>A conflict is going on. Finish it or call it off, then ask again.</source>
      <translation>Ein Konflikt läuft. Bringt ihn zu Ende oder brecht ihn ab und fragt dann noch einmal.</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>No copy of {name} could be kept in {folder}: {reason}. The session itself is whole and play goes on. {remedy}</source>
      <translation>Von {name} konnte keine Kopie in {folder} abgelegt werden: {reason}. Die Sitzung selbst ist heil, und das Spiel geht weiter. {remedy}</translation>
    </message>
    <message>
      <source>{name} was made by an older version. Before it is brought up to this one a copy of it is kept in {folder}, and that was not possible: {reason}. It is as it was. {remedy}</source>
      <translation>{name} wurde von einer älteren Version gemacht. Bevor sie auf diese gebracht wird, wird in {folder} eine Kopie behalten, und das war nicht möglich: {reason}. Sie ist, wie sie war. {remedy}</translation>
    </message>
    <message>
      <source>{name} is no session of this program, or its beginning is destroyed. It was not touched.</source>
      <translation>{name} ist keine Sitzung dieses Programms, oder ihr Anfang ist zerstört. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name} is no session of this program. It was not touched.</source>
      <translation>{name} ist keine Sitzung dieses Programms. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name} is empty, so it is no session. It was not touched.</source>
      <translation>{name} ist leer, also keine Sitzung. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name} was made by an older version, and could not be brought up to this one: {reason}. It is as it was. {remedy}</source>
      <translation>{name} wurde von einer älteren Version gemacht und konnte nicht auf diese gebracht werden: {reason}. Sie ist, wie sie war. {remedy}</translation>
    </message>
    <message>
      <source>{name} cannot be read: it may belong to somebody else, or the disk reports an error. It was not touched. Ask for the right to read it, or copy it into a folder of your own.</source>
      <translation>{name} kann nicht gelesen werden: Sie gehört vielleicht jemand anderem, oder der Datenträger meldet einen Fehler. Sie wurde nicht angerührt. Bitte um das Recht, sie zu lesen, oder kopiere sie in einen eigenen Ordner.</translation>
    </message>
    <message>
      <source>{name} cannot be written: {reason}. Nothing was changed. {remedy}</source>
      <translation>{name} kann nicht geschrieben werden: {reason}. Nichts wurde geändert. {remedy}</translation>
    </message>
    <message>
      <source>{name} is damaged: {what} It was not touched.</source>
      <translation>{name} ist beschädigt: {what} Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name} is damaged: {what} Nothing was changed.</source>
      <translation>{name} ist beschädigt: {what} Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>{name} is damaged: no table has a readable name. It was not touched.</source>
      <translation>{name} ist beschädigt: Keine Tabelle hat einen lesbaren Namen. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name} does not have the tables of a session. It was not touched.</source>
      <translation>{name} hat nicht die Tabellen einer Sitzung. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{stray} lies where {name} is to be made, and belongs to a session that is gone. Choose another name, or move it away; nothing was changed.</source>
      <translation>{stray} liegt dort, wo {name} entstehen soll, und gehört zu einer Sitzung, die es nicht mehr gibt. Wähle einen anderen Namen, oder lege die Datei anderswohin; nichts wurde geändert.</translation>
    </message>
    <message>
      <source>{name} is open in another window. Close it there, or open a copy. Nothing was changed.</source>
      <translation>{name} ist in einem anderen Fenster offen. Schließ sie dort oder öffne eine Kopie. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>There is no file {name} in {folder}. Choose another, or start a new table.</source>
      <translation>In {folder} gibt es keine Datei {name}. Wähle eine andere oder beginne einen neuen Tisch.</translation>
    </message>
    <message>
      <source>{name} was written by a newer version of the program (form {form}, this one reads up to {newest}). It was not touched. Open it with that version.</source>
      <translation>{name} wurde von einer neueren Version des Programms geschrieben (Form {form}, diese liest bis {newest}). Sie wurde nicht angerührt. Öffne sie mit jener Version.</translation>
    </message>
    <message>
      <source>{name} is damaged: {what} Nothing was changed. What is whole can be saved into a new session: Check in the session's menu, or gattai-desktop verify FILE --save NEW.</source>
      <translation>{name} ist beschädigt: {what} Nichts wurde geändert. Was heil ist, lässt sich in einer neuen Sitzung sichern: Prüfen im Menü der Sitzung, oder gattai-desktop verify FILE --save NEW.</translation>
    </message>
    <message>
      <source>It holds half a sign, which no file can hold.</source>
      <translation>Es enthält ein halbes Zeichen, das in keine Datei passt.</translation>
    </message>
    <message>
      <source>It holds a number of thousands of digits.</source>
      <translation>Es enthält eine Zahl mit Tausenden von Ziffern.</translation>
    </message>
    <message>
      <source>Page {page} of the file is spoilt.</source>
      <translation>Seite {page} der Datei ist verdorben.</translation>
    </message>
    <message>
      <source>Its tables cannot be read.</source>
      <translation>Ihre Tabellen können nicht gelesen werden.</translation>
    </message>
    <message>
      <source>Its pages do not fit together.</source>
      <translation>Ihre Seiten passen nicht zusammen.</translation>
    </message>
    <message>
      <source>{name} cannot be written as a record that could be read again. {reason} The session itself is whole; a copy of its file holds everything.</source>
      <translation>{name} kann nicht als Protokoll geschrieben werden, das sich wieder lesen ließe. {reason} Die Sitzung selbst ist heil; eine Kopie ihrer Datei enthält alles.</translation>
    </message>
    <message>
      <source>Entry {number} could not be written to {name}: {reason}. Everything up to entry {last} is kept. {remedy}</source>
      <translation>Eintrag {number} konnte nicht in {name} geschrieben werden: {reason}. Alles bis Eintrag {last} ist behalten. {remedy}</translation>
    </message>
    <message>
      <source>{name} cannot be made: {folder} is a file. Nothing was changed. Choose another folder.</source>
      <translation>{name} kann nicht angelegt werden: {folder} ist eine Datei. Nichts wurde geändert. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
      <source>{name} cannot be made in {folder}: {reason}. Nothing was changed. {remedy}</source>
      <translation>{name} kann in {folder} nicht angelegt werden: {reason}. Nichts wurde geändert. {remedy}</translation>
    </message>
    <message>
      <source>{name} cannot be made, since it could not be read again: {reason} Nothing was changed. Make the names and texts of the table shorter.</source>
      <translation>{name} kann nicht angelegt werden, denn es ließe sich nicht wieder lesen: {reason} Nichts wurde geändert. Kürze die Namen und Texte des Tisches.</translation>
    </message>
    <message>
      <source>No session was made of {name}, and nothing is left of it: {reason}</source>
      <translation>Aus {name} wurde keine Sitzung, und nichts blieb davon liegen: {reason}</translation>
    </message>
    <message>
      <source>Entry {number} was not written to {name}, since it could not be read again: {reason} Everything up to entry {last} is kept. Do it in smaller steps, or make another move.</source>
      <translation>Eintrag {number} wurde nicht in {name} geschrieben, denn er ließe sich nicht wieder lesen: {reason} Alles bis Eintrag {last} ist behalten. Geh in kleineren Schritten vor oder mach einen anderen Zug.</translation>
    </message>
    <message>
      <source>{name} exists already. Choose another name; nothing was changed.</source>
      <translation>{name} gibt es schon. Wähle einen anderen Namen; nichts wurde geändert.</translation>
    </message>
    <message>
      <source>Entry {number} has a text of {length} characters; {most} at most are read.</source>
      <translation>Eintrag {number} hat einen Text von {length} Zeichen; höchstens {most} werden gelesen.</translation>
    </message>
    <message>
      <source>Entry {number} does not hold what was written.</source>
      <translation>Eintrag {number} enthält nicht, was geschrieben wurde.</translation>
    </message>
    <message>
      <source>Entry {number} goes back to {back_to}.</source>
      <translation>Eintrag {number} geht zurück auf {back_to}.</translation>
    </message>
    <message>
      <source>Entry {number} has a note that cannot be read.</source>
      <translation>Eintrag {number} hat eine Notiz, die nicht gelesen werden kann.</translation>
    </message>
    <message>
      <source>Entry {number} has reasons that cannot be read.</source>
      <translation>Eintrag {number} hat Gründe, die nicht gelesen werden können.</translation>
    </message>
    <message>
      <source>The table after entry {number} does not hold what was written.</source>
      <translation>Der Tisch nach Eintrag {number} enthält nicht, was geschrieben wurde.</translation>
    </message>
    <message>
      <source>Entry {number}, {fault}</source>
      <translation>Eintrag {number}, {fault}</translation>
    </message>
    <message>
      <source>The table after entry {number} is too large.</source>
      <translation>Der Tisch nach Eintrag {number} ist zu groß.</translation>
    </message>
    <message>
      <source>The table after entry {number}: {fault}</source>
      <translation>Der Tisch nach Eintrag {number}: {fault}</translation>
    </message>
    <message>
      <source>The table after entry {number} cannot be unpacked.</source>
      <translation>Der Tisch nach Eintrag {number} lässt sich nicht auspacken.</translation>
    </message>
    <message>
      <source>There are too many reasons against it.</source>
      <translation>Es spricht zu vieles dagegen.</translation>
    </message>
    <message>
      <source>A name of {length} characters is too long: {most} at most are read.</source>
      <translation>Ein Name von {length} Zeichen ist zu lang: höchstens {most} werden gelesen.</translation>
    </message>
    <message>
      <source>What it is set up with has {length} characters; {most} at most are read.</source>
      <translation>Was den Tisch ausmacht, hat {length} Zeichen; höchstens {most} werden gelesen.</translation>
    </message>
    <message>
      <source>A name cannot hold the sign of number 0.</source>
      <translation>Ein Name kann das Zeichen mit der Nummer 0 nicht enthalten.</translation>
    </message>
    <message>
      <source>The table has {length} bytes; {most} at most are kept.</source>
      <translation>Der Tisch hat {length} Byte; höchstens {most} werden behalten.</translation>
    </message>
    <message>
      <source>A text has {length} characters; {most} at most are read.</source>
      <translation>Ein Text hat {length} Zeichen; höchstens {most} werden gelesen.</translation>
    </message>
    <message>
      <source>{name} was deleted, moved or replaced while it was open, and could not be saved again: {reason}. Everything up to entry {last} is kept as long as the table is open. {remedy}</source>
      <translation>{name} wurde gelöscht, verschoben oder ersetzt, während sie offen war, und konnte nicht noch einmal gespeichert werden: {reason}. Alles bis Eintrag {last} ist behalten, solange der Tisch offen ist. {remedy}</translation>
    </message>
    <message>
      <source>Entry {number} is missing.</source>
      <translation>Eintrag {number} fehlt.</translation>
    </message>
    <message>
      <source>The table after entry {number} is missing.</source>
      <translation>Der Tisch nach Eintrag {number} fehlt.</translation>
    </message>
    <message>
      <source>Entry {number} does not fit the table before it: {reason}</source>
      <translation>Eintrag {number} passt nicht zum Tisch davor: {reason}</translation>
    </message>
    <message>
      <source>{gone} was deleted, moved or replaced while it was open. Everything up to entry {last} was saved as {name}, and play goes on there. Make the move once more.</source>
      <translation>{gone} wurde gelöscht, verschoben oder ersetzt, während sie offen war. Alles bis Eintrag {last} wurde als {name} gespeichert, und dort geht es weiter. Mach den Zug noch einmal.</translation>
    </message>
    <message>
      <source>{name} could not be renamed: {reason}.</source>
      <translation>{name} konnte nicht umbenannt werden: {reason}.</translation>
    </message>
    <message>
      <source>{name} keeps its name: {reason}</source>
      <translation>{name} behält den Namen: {reason}</translation>
    </message>
    <message>
      <source>{name}: {reason}</source>
      <translation>{name}: {reason}</translation>
    </message>
    <message>
      <source>What was last written beside {name} is not whole, as after a power cut, and was left out. Everything before it is there: look at the table, and make the last move again if it is missing.</source>
      <translation>Was zuletzt neben {name} geschrieben wurde, ist nicht ganz, wie nach einem Stromausfall, und wurde weggelassen. Alles davor ist da: Seht euch den Tisch an und macht den letzten Zug noch einmal, falls er fehlt.</translation>
    </message>
    <message>
      <source>{what} Nothing was changed. What is whole can be saved into a new session: Check in the session's menu, or gattai-desktop verify FILE --save NEW.</source>
      <translation>{what} Nichts wurde geändert. Was heil ist, lässt sich in einer neuen Sitzung sichern: Prüfen im Menü der Sitzung, oder gattai-desktop verify FILE --save NEW.</translation>
    </message>
    <message>
      <source>{name} is damaged.</source>
      <translation>{name} ist beschädigt.</translation>
    </message>
    <message numerus="yes">
      <source>{count} or more entries that lie beside {name} are damaged ({log}).</source>
      <translation>
        <numerusform>{count} Eintrag oder mehr, die neben {name} liegen, sind beschädigt ({log}).</numerusform>
        <numerusform>{count} oder mehr Einträge, die neben {name} liegen, sind beschädigt ({log}).</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} does not fit what lies beside it ({log}).</source>
      <translation>{name} passt nicht zu dem, was daneben liegt ({log}).</translation>
    </message>
    <message>
      <source>The file says that its last entry is {found}; one of its size has {most} at most.</source>
      <translation>Die Datei sagt, ihr letzter Eintrag sei {found}; eine ihrer Größe hat höchstens {most}.</translation>
    </message>
    <message>
      <source>The table at the start is missing.</source>
      <translation>Der Tisch am Anfang fehlt.</translation>
    </message>
    <message>
      <source>The entries from {number} to the next kept table have {found} characters; {most} at most are played.</source>
      <translation>Die Einträge von {number} bis zum nächsten aufbewahrten Tisch haben {found} Zeichen; höchstens {most} werden gespielt.</translation>
    </message>
    <message>
      <source>Its last table is none of {name} ({kind}).</source>
      <translation>Ihr letzter Tisch ist keiner von {name} ({kind}).</translation>
    </message>
    <message>
      <source>Its last table is none of {name}: {path} is missing, or is something else.</source>
      <translation>Ihr letzter Tisch ist keiner von {name}: {path} fehlt, oder ist etwas anderes.</translation>
    </message>
    <message>
      <source>{name} is damaged: {told}</source>
      <translation>{name} ist beschädigt: {told}</translation>
    </message>
    <message>
      <source>{name} cannot be looked at: {reason}. It was not touched. Free some space on the disk for temporary files, then try once more.</source>
      <translation>{name} kann nicht angesehen werden: {reason}. Sie wurde nicht angerührt. Schaff auf dem Datenträger Platz für vorübergehende Dateien und versuch es noch einmal.</translation>
    </message>
    <message>
      <source>What lies beside the file ({log}) is damaged, or does not belong to it.</source>
      <translation>Was neben der Datei liegt ({log}), ist beschädigt oder gehört nicht zu ihr.</translation>
    </message>
    <message>
      <source>The file was cut off: it has {found} of {whole} bytes.</source>
      <translation>Die Datei wurde abgeschnitten: Sie hat {found} von {whole} Bytes.</translation>
    </message>
    <message>
      <source>Entry {number} cannot be read.</source>
      <translation>Eintrag {number} kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>Entries {first} to {last} cannot be read.</source>
      <translation>Die Einträge {first} bis {last} können nicht gelesen werden.</translation>
    </message>
    <message>
      <source>Entry {number} cannot be placed: what leads there is lost.</source>
      <translation>Eintrag {number} lässt sich nicht einordnen: Was dorthin führt, ist verloren.</translation>
    </message>
    <message>
      <source>Entries {first} to {last} cannot be placed: what leads there is lost.</source>
      <translation>Die Einträge {first} bis {last} lassen sich nicht einordnen: Was dorthin führt, ist verloren.</translation>
    </message>
    <message>
      <source>What the file says of itself (name, set-up) is not what was written.</source>
      <translation>Was die Datei von sich selbst sagt (Name, Aufbau), ist nicht, was geschrieben wurde.</translation>
    </message>
    <message>
      <source>Pages of the file are damaged: {told}</source>
      <translation>Seiten der Datei sind beschädigt: {told}</translation>
    </message>
    <message>
      <source>The table at the start cannot be read.</source>
      <translation>Der Tisch am Anfang kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>The table after entry {number} is not what the entries lead to.</source>
      <translation>Der Tisch nach Eintrag {number} ist nicht der, zu dem die Einträge führen.</translation>
    </message>
    <message>
      <source>What the file says of itself cannot be read.</source>
      <translation>Was die Datei von sich selbst sagt, kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>What the table was set up with cannot be read. {reason}</source>
      <translation>Womit der Tisch aufgebaut wurde, kann nicht gelesen werden. {reason}</translation>
    </message>
    <message>
      <source>The table after entry {number} has other cards than the tables before it.</source>
      <translation>Der Tisch nach Eintrag {number} hat andere Karten als die Tische davor.</translation>
    </message>
    <message>
      <source>The table after entry {number} cannot be read.</source>
      <translation>Der Tisch nach Eintrag {number} kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>Entry {number} does not fit: {reason}</source>
      <translation>Eintrag {number} passt nicht: {reason}</translation>
    </message>
    <message>
      <source>{name}: no table in it can be read, so no new session can be made. It was not touched.</source>
      <translation>{name}: Kein Tisch darin ist lesbar, also kann keine neue Sitzung entstehen. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name}: {reason} It was not touched.</source>
      <translation>{name}: {reason} Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>{name}: {reason} No new session can be made. It was not touched.</source>
      <translation>{name}: {reason} Es kann keine neue Sitzung entstehen. Sie wurde nicht angerührt.</translation>
    </message>
    <message>
      <source>This cannot be read.</source>
      <translation>Das ist nicht lesbar.</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true oder false</translation>
    </message>
    <message>
      <source>{told} And {number} more.</source>
      <translation>{told} Und noch {number} mehr.</translation>
    </message>
    <message>
      <source>{names} is not known here.</source>
      <translation>{names} ist hier nicht bekannt.</translation>
    </message>
    <message>
      <source>{name} is missing.</source>
      <translation>{name} fehlt.</translation>
    </message>
    <message>
      <source>The table's set-up is no JSON object.</source>
      <translation>Der Aufbau des Tisches ist kein JSON-Objekt.</translation>
    </message>
    <message>
      <source>The table's set-up cannot be read: {fault}</source>
      <translation>Der Aufbau des Tisches ist nicht lesbar: {fault}</translation>
    </message>
    <message>
      <source>{name} could not be copied to {target}: {reason}. Nothing was changed. {remedy}</source>
      <translation>{name} konnte nicht nach {target} kopiert werden: {reason}. Nichts wurde geändert. {remedy}</translation>
    </message>
    <message>
      <source>{name} could not be made: {reason}. Nothing was changed. {remedy}</source>
      <translation>{name} konnte nicht angelegt werden: {reason}. Nichts wurde geändert. {remedy}</translation>
    </message>
    <message>
      <source>The session is called {name} now, but its file keeps its name {name2}: {reason}.</source>
      <translation>Die Sitzung heißt jetzt {name}, aber ihre Datei behält den Namen {name2}: {reason}.</translation>
    </message>
    <message>
      <source>Its last entry cannot be read.</source>
      <translation>Ihr letzter Eintrag kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>{name} is damaged: {what} It was not touched. What is whole can be saved into a new session.</source>
      <translation>{name} ist beschädigt: {what} Sie wurde nicht angerührt. Was heil ist, lässt sich in einer neuen Sitzung sichern.</translation>
    </message>
    <message>
      <source>entry {number}: {fault}</source>
      <translation>Eintrag {number}: {fault}</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Zwei</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Drei</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Vier</translation>
    </message>
    <message>
      <source>Five</source>
      <translation>Fünf</translation>
    </message>
    <message>
      <source>Six</source>
      <translation>Sechs</translation>
    </message>
    <message>
      <source>Seven</source>
      <translation>Sieben</translation>
    </message>
    <message>
      <source>Eight</source>
      <translation>Acht</translation>
    </message>
    <message>
      <source>Nine</source>
      <translation>Neun</translation>
    </message>
    <message>
      <source>Ten</source>
      <translation>Zehn</translation>
    </message>
    <message>
      <source>Jack</source>
      <translation>Bube</translation>
    </message>
    <message>
      <source>Queen</source>
      <translation>Dame</translation>
    </message>
    <message>
      <source>King</source>
      <translation>König</translation>
    </message>
    <message>
      <source>Ace</source>
      <translation>Ass</translation>
    </message>
    <message>
      <source>Clubs</source>
      <translation>Kreuz</translation>
    </message>
    <message>
      <source>Diamonds</source>
      <translation>Karo</translation>
    </message>
    <message>
      <source>Hearts</source>
      <translation>Herz</translation>
    </message>
    <message>
      <source>Spades</source>
      <translation>Pik</translation>
    </message>
    <message>
      <source>spades</source>
      <translation>Pik</translation>
    </message>
    <message>
      <source>hearts</source>
      <translation>Herz</translation>
    </message>
    <message>
      <source>diamonds</source>
      <translation>Karo</translation>
    </message>
    <message>
      <source>clubs</source>
      <translation>Kreuz</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Orange</source>
      <translation>Orange</translation>
    </message>
    <message>
      <source>Yellow</source>
      <translation>Gelb</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Blau</translation>
    </message>
    <message>
      <source>Purple</source>
      <translation>Lila</translation>
    </message>
    <message>
      <source>Pink</source>
      <translation>Pink</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source> to </source>
      <translation> zu </translation>
    </message>
    <message>
      <source>Indigo</source>
      <translation>Indigo</translation>
    </message>
    <message>
      <source>Violet</source>
      <translation>Violett</translation>
    </message>
    <message>
      <source>The whole Hand goes to the Trash.</source>
      <translation>Die ganze Hand kommt auf die Ablage.</translation>
    </message>
    <message>
      <source>Gain Charges, up to the maximum.</source>
      <translation>Ladungen dazu, bis zum Höchstmaß.</translation>
    </message>
    <message>
      <source>Invest one card in a Faction, or take one Offense away if Coach allows.</source>
      <translation>Eine Karte für eine Fraktion oder, wenn Coach mag, eine Kränkung weniger.</translation>
    </message>
    <message>
      <source>Regain spent Buffers, up to the maximum.</source>
      <translation>Verbrauchte Puffer zurück, bis zum Höchstmaß.</translation>
    </message>
    <message>
      <source>Clear the Team's Schism, or raise Harmony when there is none.</source>
      <translation>Das Schisma des Teams tilgen oder, wenn keines da ist, die Harmonie heben.</translation>
    </message>
    <message>
      <source>A Damaged Location stands again.</source>
      <translation>Ein beschädigter Ort steht wieder.</translation>
    </message>
    <message>
      <source>Regain Stat points, or a Threat's rating, lost for the time being.</source>
      <translation>Verlorene Punkte eines Werts oder TR einer Bedrohung zurück.</translation>
    </message>
    <message>
      <source>Raise one Resource.</source>
      <translation>Einen Vorrat erhöhen.</translation>
    </message>
    <message>
      <source>Coach runs one Storm of a Threat in the scenario.</source>
      <translation>Coach nutzt einen Storm einer Bedrohung des Szenarios.</translation>
    </message>
    <message>
      <source>Cards go from the top of Coach's Deck to the Trash, as many as the Crisis tier.</source>
      <translation>Karten von Coachs Deck auf die Ablage, so viele, wie die Krise Schritte hat.</translation>
    </message>
    <message>
      <source>Coach runs one Wave of a Threat in the scenario.</source>
      <translation>Coach nutzt eine Wave einer Bedrohung des Szenarios.</translation>
    </message>
    <message>
      <source>A Lesser Fusion falls apart.</source>
      <translation>Eine kleine Fusion zerfällt.</translation>
    </message>
    <message>
      <source>A Faction takes Offense; the third turns it away or against you.</source>
      <translation>Eine Kränkung; mit der dritten geht die Fraktion oder wird feindlich.</translation>
    </message>
    <message>
      <source>All Charges are lost.</source>
      <translation>Alle Ladungen gehen verloren.</translation>
    </message>
    <message>
      <source>A Standing Location is Damaged, a Damaged one Razed.</source>
      <translation>Ein intakter Ort wird beschädigt, ein beschädigter zerstört.</translation>
    </message>
    <message>
      <source>The Team drifts apart; enough of it lowers Harmony.</source>
      <translation>Das Team driftet auseinander; genug davon senkt die Harmonie.</translation>
    </message>
    <message>
      <source>A Pilot loses Stat points, a Threat its rating.</source>
      <translation>Eine Pilotin verliert Punkte eines Werts, eine Bedrohung TR.</translation>
    </message>
    <message>
      <source>Any boost, as the instigator chooses.</source>
      <translation>Ein Boost nach Wahl dessen, der ihn auslöst.</translation>
    </message>
    <message>
      <source>Any damage, as the instigator chooses.</source>
      <translation>Irgendein Schaden, nach Wahl dessen, der ihn auslöst.</translation>
    </message>
    <message>
      <source>{whose} deck</source>
      <translation>Deck {whose}</translation>
    </message>
    <message>
      <source>{whose} gang</source>
      <translation>Bande {whose}</translation>
    </message>
    <message>
      <source>{whose} discards</source>
      <translation>Ablage {whose}</translation>
    </message>
    <message>
      <source>{whose} Contraptions</source>
      <translation>Apparate {whose}</translation>
    </message>
    <message>
      <source>the card that {name} looks at</source>
      <translation>die Karte, die {name} ansieht</translation>
    </message>
    <message>
      <source>what {name} was dealt</source>
      <translation>was {name} ausgeteilt wurde</translation>
    </message>
    <message>
      <source>what {name} keeps</source>
      <translation>was {name} behält</translation>
    </message>
    <message>
      <source>{who} is back</source>
      <translation>{who} ist zurück</translation>
    </message>
    <message>
      <source>{who} is out of this conflict</source>
      <translation>{who} ist aus diesem Konflikt</translation>
    </message>
    <message>
      <source>{who} is dead</source>
      <translation>{who} ist tot</translation>
    </message>
    <message>
      <source>{who} departs</source>
      <translation>{who} geht fort</translation>
    </message>
    <message>
      <source>{who} graduates</source>
      <translation>{who} hat abgeschlossen</translation>
    </message>
    <message>
      <source>{who} is beaten</source>
      <translation>{who} ist geschlagen</translation>
    </message>
    <message>
      <source>{who} is out for this scene</source>
      <translation>{who} ist für diese Szene draußen</translation>
    </message>
    <message>
      <source>{who} is gone</source>
      <translation>{who} ist verschwunden</translation>
    </message>
    <message>
      <source>The guide is on</source>
      <translation>Die Regelhilfe ist an</translation>
    </message>
    <message>
      <source>The guide is off: nothing is judged</source>
      <translation>Die Regelhilfe ist aus: Nichts wird beurteilt</translation>
    </message>
    <message>
      <source>Now: {after}</source>
      <translation>Jetzt: {after}</translation>
    </message>
    <message>
      <source>From now on the Big Giant Monster attacks</source>
      <translation>Ab jetzt greift das Big Giant Monster an</translation>
    </message>
    <message>
      <source>The Big Giant Monster waits</source>
      <translation>Das Big Giant Monster wartet</translation>
    </message>
    <message>
      <source>Session {after}</source>
      <translation>Sitzung {after}</translation>
    </message>
    <message>
      <source>Scene {after}</source>
      <translation>Szene {after}</translation>
    </message>
    <message>
      <source>Scenario {after}</source>
      <translation>Szenario {after}</translation>
    </message>
    <message>
      <source>{before} is now called {after}</source>
      <translation>{before} heißt jetzt {after}</translation>
    </message>
    <message>
      <source>{who}'s Gambit Specialty: {after}</source>
      <translation>Spezialgebiet von {who}: {after}</translation>
    </message>
    <message>
      <source>{who} is away</source>
      <translation>{who} ist fort</translation>
    </message>
    <message>
      <source>{who} stands at full size</source>
      <translation>{who} steht in voller Größe</translation>
    </message>
    <message>
      <source>{who} is small again</source>
      <translation>{who} ist wieder klein</translation>
    </message>
    <message>
      <source>{who} is revealed</source>
      <translation>{who} ist aufgedeckt</translation>
    </message>
    <message>
      <source>{who} is hidden</source>
      <translation>{who} ist verborgen</translation>
    </message>
    <message>
      <source>Everything here is a 3: three cards, three Buffers, Strike 3.</source>
      <translation>Hier ist alles eine 3: drei Karten, drei Puffer, Strike 3.</translation>
    </message>
    <message>
      <source>Nobody needs a card to tell a story.</source>
      <translation>Um eine Geschichte zu erzählen, braucht niemand eine Karte.</translation>
    </message>
    <message>
      <source>Only the top card of a Faction lies open, and any Pilot may play it later.</source>
      <translation>Nur die oberste Karte einer Fraktion liegt offen, und jede Pilotin darf sie später spielen.</translation>
    </message>
    <message>
      <source>A Gambit is one card against one card. The higher rank wins.</source>
      <translation>Ein Gambit ist eine Karte gegen eine Karte. Der höhere Rang gewinnt.</translation>
    </message>
    <message>
      <source>A winner may be rewarded with Favor: one more card on a Faction.</source>
      <translation>Wer gewinnt, kann mit Favor belohnt werden: eine Karte mehr auf einer Fraktion.</translation>
    </message>
    <message>
      <source>Whoever does not win chooses herself what it costs.</source>
      <translation>Wer nicht gewinnt, wählt selbst, was es kostet.</translation>
    </message>
    <message>
      <source>A card laid face-down before somebody is a challenge to a Throwdown.</source>
      <translation>Eine Karte verdeckt vor jemandem ist eine Herausforderung zu einem Throwdown.</translation>
    </message>
    <message>
      <source>Beat the card on top by no more than your Strike, and the Team stays whole.</source>
      <translation>Schlag die oberste Karte um höchstens deinen Strike, und das Team bleibt heil.</translation>
    </message>
    <message>
      <source>Trauma takes Buffers first.</source>
      <translation>Trauma nimmt zuerst die Puffer.</translation>
    </message>
    <message>
      <source>When a Faction wakes, each player may invest one more card there.</source>
      <translation>Wenn eine Fraktion erwacht, darf jede dort noch eine Karte investieren.</translation>
    </message>
    <message>
      <source>The Coach can never play beyond his Strike. A Pilot can, at a price.</source>
      <translation>Der Coach kann nie über seinen Strike hinaus spielen. Eine Pilotin schon, zu einem Preis.</translation>
    </message>
    <message>
      <source>The Coach pays for a Wave with a Face card and for a Storm with an Ace.</source>
      <translation>Der Coach bezahlt eine Wave mit einer Bildkarte und einen Storm mit einem Ass.</translation>
    </message>
    <message>
      <source>The scores only colour the ending.</source>
      <translation>Die Punkte färben nur das Ende.</translation>
    </message>
    <message>
      <source>The count of Schism is what the next Team starts with.</source>
      <translation>Mit dem gezählten Schisma fängt das nächste Team an.</translation>
    </message>
    <message>
      <source>Gambit</source>
      <translation>Gambit</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Ruling</source>
      <translation>Regelung</translation>
    </message>
    <message>
      <source>Story</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>Battle</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>Surrender</source>
      <translation>Kapitulieren</translation>
    </message>
    <message>
      <source>Contraption</source>
      <translation>Apparat</translation>
    </message>
    <message>
      <source>Ability</source>
      <translation>Fähigkeit</translation>
    </message>
    <message>
      <source>Before a battle</source>
      <translation>Vor einem Kampf</translation>
    </message>
    <message>
      <source>After a battle</source>
      <translation>Nach einem Kampf</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>{seat} discards {cards}</source>
      <translation>{seat} legt {cards} ab</translation>
    </message>
    <message>
      <source>{seat} sets Hands right</source>
      <translation>{seat} stellt die Hände richtig</translation>
    </message>
    <message>
      <source>{seat} decides on {event}</source>
      <translation>{seat} entscheidet sich für {event}</translation>
    </message>
    <message>
      <source>{seat} aims at {target}</source>
      <translation>{seat} zielt auf {target}</translation>
    </message>
    <message>
      <source>{seat} counts {number}</source>
      <translation>{seat} zählt {number}</translation>
    </message>
    <message>
      <source>{seat} invests {card} in {faction}</source>
      <translation>{seat} investiert {card}: {faction}</translation>
    </message>
    <message>
      <source>{seat} lets the Favor pass</source>
      <translation>{seat} lässt das Favor vorübergehen</translation>
    </message>
    <message>
      <source>{seat} gives {card} as Favor</source>
      <translation>{seat} gibt {card} als Favor</translation>
    </message>
    <message>
      <source>{seat} gives the top of the Deck as Favor</source>
      <translation>{seat} gibt die oberste Karte des Decks als Favor</translation>
    </message>
    <message>
      <source>{seat} asks to be forgiven an Offense</source>
      <translation>{seat} bittet um Verzeihung für eine Kränkung</translation>
    </message>
    <message>
      <source>{seat} skips ahead to step {step}</source>
      <translation>{seat} springt vor zu Schritt {step}</translation>
    </message>
    <message>
      <source>{seat} lets {entry} take part</source>
      <translation>{seat} lässt {entry} wirken</translation>
    </message>
    <message>
      <source>{seat} leaves {entry} aside</source>
      <translation>{seat} lässt {entry} beiseite</translation>
    </message>
    <message>
      <source>{seat} says {number} for {entry}</source>
      <translation>{seat} sagt {number} für {entry}</translation>
    </message>
    <message>
      <source>{seat} picks {target}</source>
      <translation>{seat} wählt {target} aus</translation>
    </message>
    <message>
      <source>{seat} picks nobody else</source>
      <translation>{seat} wählt niemanden sonst aus</translation>
    </message>
    <message>
      <source>{seat} takes way {way} of {entry}</source>
      <translation>{seat} nimmt Weg {way} von {entry}</translation>
    </message>
    <message>
      <source>{seat} discards {card} for {entry}</source>
      <translation>{seat} legt {card} für {entry} ab</translation>
    </message>
    <message>
      <source>{seat} gives {card} away to {pilot}</source>
      <translation>{seat} gibt {card} an {pilot} weg</translation>
    </message>
    <message>
      <source>{seat} lays {card} back at the {end}</source>
      <translation>{seat} legt {card} zurück: {end}</translation>
    </message>
    <message>
      <source>{seat} calls on {entry} at Rank {rank}</source>
      <translation>{seat} setzt {entry} mit Rang {rank} ein</translation>
    </message>
    <message>
      <source>{seat} calls on {entry} for half its effect</source>
      <translation>{seat} setzt {entry} mit halber Wirkung ein</translation>
    </message>
    <message>
      <source>{seat} calls on {entry}</source>
      <translation>{seat} setzt {entry} ein</translation>
    </message>
    <message>
      <source>{seat} sets up the session</source>
      <translation>{seat} baut die Sitzung auf</translation>
    </message>
    <message>
      <source>{seat} makes a Ripple</source>
      <translation>{seat} macht eine Ripple</translation>
    </message>
    <message>
      <source>{seat} converts {source} into {target}</source>
      <translation>{seat} wandelt um: {source} in {target}</translation>
    </message>
    <message>
      <source>{seat} opens the next scene</source>
      <translation>{seat} öffnet die nächste Szene</translation>
    </message>
    <message>
      <source>{seat} moves on to {phase}</source>
      <translation>{seat} geht weiter zu: {phase}</translation>
    </message>
    <message>
      <source>{seat} marks {pilot} {presence}</source>
      <translation>{seat} vermerkt {pilot}: {presence}</translation>
    </message>
    <message>
      <source>{seat} buys a clue about {text}</source>
      <translation>{seat} kauft einen Hinweis zu {text}</translation>
    </message>
    <message>
      <source>{seat} counts the final score</source>
      <translation>{seat} zählt die Endwertung</translation>
    </message>
    <message>
      <source>{seat} begins the next scenario</source>
      <translation>{seat} beginnt das nächste Szenario</translation>
    </message>
    <message>
      <source>{seat} opens the vote on Lessons</source>
      <translation>{seat} eröffnet die Abstimmung über Lektionen</translation>
    </message>
    <message>
      <source>{seat} finds the Lesson learned</source>
      <translation>{seat} findet die Lektion gelernt</translation>
    </message>
    <message>
      <source>{seat} finds no Lesson learned</source>
      <translation>{seat} findet die Lektion nicht gelernt</translation>
    </message>
    <message>
      <source>{seat} grants {pilot} a bonus Lesson</source>
      <translation>{seat} gibt {pilot} eine Bonuslektion</translation>
    </message>
    <message>
      <source>{seat} grants no more bonus Lessons</source>
      <translation>{seat} gibt keine Bonuslektionen mehr</translation>
    </message>
    <message>
      <source>{seat} votes for {pilot} as MVP</source>
      <translation>{seat} stimmt für {pilot} als MVP</translation>
    </message>
    <message>
      <source>{seat} names {pilot} MVP</source>
      <translation>{seat} ernennt {pilot} zur MVP</translation>
    </message>
    <message>
      <source>{seat} shifts a point of {pilot} to {stat}</source>
      <translation>{seat} verschiebt einen Punkt von {pilot} zu {stat}</translation>
    </message>
    <message>
      <source>{seat} shifts to {stat}</source>
      <translation>{seat} verschiebt zu {stat}</translation>
    </message>
    <message>
      <source>{seat} evolves her Robo's {gauge}</source>
      <translation>{seat} entwickelt ihren Robo: {gauge}</translation>
    </message>
    <message>
      <source>{seat} evolves the universal {tech} Tech</source>
      <translation>{seat} entwickelt die universelle Tech: {tech}</translation>
    </message>
    <message>
      <source>{seat} evolves a {category} Tech</source>
      <translation>{seat} entwickelt eine Tech: {category}</translation>
    </message>
    <message>
      <source>{seat} restores a point of {stat}</source>
      <translation>{seat} holt einen Punkt zurück: {stat}</translation>
    </message>
    <message>
      <source>{seat} lets {pilot} keep {name} as {kind}</source>
      <translation>{seat} lässt {pilot} {name} behalten: {kind}</translation>
    </message>
    <message>
      <source>{seat} writes {line} as what {gear} does {when}</source>
      <translation>{seat} schreibt {line} als Wirkung von {gear} auf: {when}</translation>
    </message>
    <message>
      <source>{seat} returns {gear}</source>
      <translation>{seat} gibt {gear} zurück</translation>
    </message>
    <message>
      <source>{seat} refunds {points} Armory</source>
      <translation>{seat} erstattet {points} Waffenkammer</translation>
    </message>
    <message>
      <source>{seat} supports by discarding {card}</source>
      <translation>{seat} unterstützt und legt {card} ab</translation>
    </message>
    <message>
      <source>{seat} activates {gear} for another try</source>
      <translation>{seat} aktiviert {gear} für einen neuen Versuch</translation>
    </message>
    <message>
      <source>{seat} sacrifices {gear} for a last try</source>
      <translation>{seat} opfert {gear} für einen letzten Versuch</translation>
    </message>
    <message>
      <source>{seat} leaves it at that</source>
      <translation>{seat} lässt es dabei</translation>
    </message>
    <message>
      <source>{seat} activates {gear}</source>
      <translation>{seat} aktiviert {gear}</translation>
    </message>
    <message>
      <source>{seat} sacrifices {gear}</source>
      <translation>{seat} opfert {gear}</translation>
    </message>
    <message>
      <source>{seat} lets the Gear be used</source>
      <translation>{seat} erlaubt die Ausrüstung</translation>
    </message>
    <message>
      <source>{seat} lets the Gear rest</source>
      <translation>{seat} lässt die Ausrüstung ruhen</translation>
    </message>
    <message>
      <source>{seat} marks condition {number} of {threat} as met</source>
      <translation>{seat} vermerkt Bedingung {number} von {threat} als erfüllt</translation>
    </message>
    <message>
      <source>{seat} looks at her Favor in {faction}</source>
      <translation>{seat} sieht ihren Favor an: {faction}</translation>
    </message>
    <message numerus="yes">
      <source>{seat} shows {pilot} the top {count} of {zone}</source>
      <translation>
        <numerusform>{seat} zeigt {pilot} die oberste Karte ({count}): {zone}</numerusform>
        <numerusform>{seat} zeigt {pilot} die obersten {count}: {zone}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} lets an effect discard the winning card</source>
      <translation>{seat} lässt einen Effekt die gewinnende Karte ablegen</translation>
    </message>
    <message numerus="yes">
      <source>{seat} moves the top {count} of {origin} to {zone}</source>
      <translation>
        <numerusform>{seat} bewegt die oberste Karte ({count}): {origin} → {zone}</numerusform>
        <numerusform>{seat} bewegt die obersten {count}: {origin} → {zone}</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat} moves {card} to place {place} of {zone} {facing}</source>
      <translation>{seat} legt {card} an Stelle {place}: {zone} {facing}</translation>
    </message>
    <message>
      <source>{seat} moves {cards} to {zone} {facing}</source>
      <translation>{seat} bewegt {cards} → {zone} {facing}</translation>
    </message>
    <message>
      <source>{seat} moves {cards} to {zone}</source>
      <translation>{seat} bewegt {cards} → {zone}</translation>
    </message>
    <message>
      <source>{seat} turns {cards} over</source>
      <translation>{seat} dreht {cards} um</translation>
    </message>
    <message>
      <source>{seat} flips the stack {zone}</source>
      <translation>{seat} dreht den Stapel um: {zone}</translation>
    </message>
    <message>
      <source>{seat} shuffles {zone}</source>
      <translation>{seat} mischt {zone}</translation>
    </message>
    <message>
      <source>{seat} reshuffles the {whose} Deck</source>
      <translation>{seat} mischt das Deck neu: {whose}</translation>
    </message>
    <message>
      <source>{seat} lets {card} be Wild as {declared}</source>
      <translation>{seat} lässt {card} Wild sein, als {declared}</translation>
    </message>
    <message>
      <source>{seat} removes {cards} for the {term}</source>
      <translation>{seat} entfernt {cards} für: {term}</translation>
    </message>
    <message>
      <source>{seat} sets {path} to {value}</source>
      <translation>{seat} setzt {path} auf {value}</translation>
    </message>
    <message>
      <source>{seat} writes {text} for {path}</source>
      <translation>{seat} schreibt {text} für {path}</translation>
    </message>
    <message>
      <source>{seat} reveals {item} of {threat}</source>
      <translation>{seat} deckt {item} von {threat} auf</translation>
    </message>
    <message>
      <source>{seat} reveals {thing}</source>
      <translation>{seat} deckt {thing} auf</translation>
    </message>
    <message>
      <source>{seat} gives {threat} {points} TR</source>
      <translation>{seat} gibt {threat} {points} TR</translation>
    </message>
    <message>
      <source>{seat} puts {pilot} into the Position {position}</source>
      <translation>{seat} setzt {pilot} auf die Position {position}</translation>
    </message>
    <message>
      <source>{seat} changes the edition to {edition}</source>
      <translation>{seat} wechselt die Ausgabe zu {edition}</translation>
    </message>
    <message>
      <source>{seat} goes on with First Contact</source>
      <translation>{seat} geht in First Contact weiter</translation>
    </message>
    <message>
      <source>{seat} starts act {act} of First Contact</source>
      <translation>{seat} beginnt Akt {act} von First Contact</translation>
    </message>
    <message>
      <source>{seat} wakes {faction}</source>
      <translation>{seat} weckt {faction}</translation>
    </message>
    <message>
      <source>{seat} calls the Specialty involved</source>
      <translation>{seat} erklärt das Spezialgebiet für gültig</translation>
    </message>
    <message>
      <source>{seat} plays {card}</source>
      <translation>{seat} spielt {card}</translation>
    </message>
    <message>
      <source>{seat} helps with {card}</source>
      <translation>{seat} hilft mit {card}</translation>
    </message>
    <message>
      <source>{seat} does not help</source>
      <translation>{seat} hilft nicht</translation>
    </message>
    <message>
      <source>{seat} strikes a Lesson</source>
      <translation>{seat} streicht eine Lektion</translation>
    </message>
    <message>
      <source>{seat} allows a blind card</source>
      <translation>{seat} erlaubt eine blinde Karte</translation>
    </message>
    <message>
      <source>{seat} allows no card</source>
      <translation>{seat} erlaubt keine Karte</translation>
    </message>
    <message>
      <source>{seat} votes for the Team</source>
      <translation>{seat} stimmt für das Team</translation>
    </message>
    <message>
      <source>{seat} votes for herself</source>
      <translation>{seat} stimmt für sich selbst</translation>
    </message>
    <message>
      <source>{seat} counts {team} hands for the Team</source>
      <translation>{seat} zählt {team} Hände für das Team</translation>
    </message>
    <message>
      <source>{seat} breaks the tie for the Team</source>
      <translation>{seat} bricht den Gleichstand für das Team</translation>
    </message>
    <message>
      <source>{seat} breaks the tie for herself</source>
      <translation>{seat} bricht den Gleichstand für sich selbst</translation>
    </message>
    <message>
      <source>{seat} says the stakes name her death</source>
      <translation>{seat} sagt, der Einsatz nennt ihren Tod</translation>
    </message>
    <message>
      <source>{seat} agrees to these stakes</source>
      <translation>{seat} stimmt diesem Einsatz zu</translation>
    </message>
    <message>
      <source>{seat} does not agree to these stakes</source>
      <translation>{seat} stimmt diesem Einsatz nicht zu</translation>
    </message>
    <message>
      <source>{seat} joins {side}</source>
      <translation>{seat} schließt sich an: {side}</translation>
    </message>
    <message>
      <source>{seat} steps back</source>
      <translation>{seat} tritt zurück</translation>
    </message>
    <message>
      <source>{seat} brings in {threat}</source>
      <translation>{seat} holt {threat} dazu</translation>
    </message>
    <message>
      <source>{seat} leaves {threat} out</source>
      <translation>{seat} lässt {threat} draußen</translation>
    </message>
    <message>
      <source>{seat} names {pilot} Commander</source>
      <translation>{seat} macht {pilot} zum Commander</translation>
    </message>
    <message>
      <source>{seat} closes the sides</source>
      <translation>{seat} schließt die Seiten</translation>
    </message>
    <message>
      <source>{seat} says {side} started it</source>
      <translation>{seat} sagt: {side} hat angefangen</translation>
    </message>
    <message>
      <source>{seat} fights with Strike {strike_range}</source>
      <translation>{seat} kämpft mit Strike {strike_range}</translation>
    </message>
    <message>
      <source>{seat} hands over {card}</source>
      <translation>{seat} gibt {card} ab</translation>
    </message>
    <message>
      <source>{seat} hands over no more</source>
      <translation>{seat} gibt nichts mehr ab</translation>
    </message>
    <message>
      <source>{seat} gives {card} back to {pilot}</source>
      <translation>{seat} gibt {card} an {pilot} zurück</translation>
    </message>
    <message>
      <source>{seat} calls the Throwdown off</source>
      <translation>{seat} bricht den Throwdown ab</translation>
    </message>
    <message>
      <source>{seat} calls for new cards</source>
      <translation>{seat} verlangt neue Karten</translation>
    </message>
    <message>
      <source>{seat} replays {card}</source>
      <translation>{seat} spielt {card} neu</translation>
    </message>
    <message>
      <source>{seat} gives {side} the first turn</source>
      <translation>{seat} gibt {side} den ersten Zug</translation>
    </message>
    <message>
      <source>{seat} lets {pilot} draw</source>
      <translation>{seat} lässt {pilot} ziehen</translation>
    </message>
    <message>
      <source>{seat} reveals</source>
      <translation>{seat} deckt auf</translation>
    </message>
    <message>
      <source>{seat} counters with {card}</source>
      <translation>{seat} kontert mit {card}</translation>
    </message>
    <message>
      <source>{seat} blocks with {card}</source>
      <translation>{seat} blockt mit {card}</translation>
    </message>
    <message>
      <source>{seat} escalates with {card}</source>
      <translation>{seat} eskaliert mit {card}</translation>
    </message>
    <message>
      <source>{seat} concedes</source>
      <translation>{seat} gibt auf</translation>
    </message>
    <message>
      <source>{seat} agrees</source>
      <translation>{seat} stimmt zu</translation>
    </message>
    <message>
      <source>{seat} does not agree</source>
      <translation>{seat} stimmt nicht zu</translation>
    </message>
    <message>
      <source>{seat} initiates a Rumble with {card}</source>
      <translation>{seat} beginnt mit {card} einen Rumble</translation>
    </message>
    <message>
      <source>{seat} allows the Rumble</source>
      <translation>{seat} erlaubt den Rumble</translation>
    </message>
    <message>
      <source>{seat} allows no Rumble</source>
      <translation>{seat} erlaubt keinen Rumble</translation>
    </message>
    <message>
      <source>{seat} begins with a Rumble</source>
      <translation>{seat} beginnt gleich mit einem Rumble</translation>
    </message>
    <message>
      <source>{seat} leaves {pilot} out of the Rumble</source>
      <translation>{seat} lässt {pilot} aus dem Rumble</translation>
    </message>
    <message>
      <source>{seat} comes into the Rumble</source>
      <translation>{seat} kommt in den Rumble</translation>
    </message>
    <message>
      <source>{seat} stays out of the Rumble</source>
      <translation>{seat} bleibt aus dem Rumble</translation>
    </message>
    <message>
      <source>{seat} assembles the Final Form</source>
      <translation>{seat} setzt die Final Form zusammen</translation>
    </message>
    <message>
      <source>{seat} fights without a Final Form</source>
      <translation>{seat} kämpft ohne Final Form</translation>
    </message>
    <message>
      <source>{seat} takes the Position {position}</source>
      <translation>{seat} nimmt die Position {position}</translation>
    </message>
    <message>
      <source>{seat} gives {pilot} the Position {position} as well</source>
      <translation>{seat} gibt {pilot} zusätzlich die Position {position}</translation>
    </message>
    <message>
      <source>{seat} gives no second Position</source>
      <translation>{seat} gibt keine zweite Position</translation>
    </message>
    <message>
      <source>{seat} passes {card} to {pilot}</source>
      <translation>{seat} gibt {card} an {pilot} weiter</translation>
    </message>
    <message>
      <source>{seat} keeps the drawn cards</source>
      <translation>{seat} behält die gezogenen Karten</translation>
    </message>
    <message>
      <source>{seat} grants {number} Rumble Charges</source>
      <translation>{seat} gewährt {number} Rumble-Ladungen</translation>
    </message>
    <message>
      <source>{seat} lets the Robo of {pilot} take {points}</source>
      <translation>{seat} lässt den Robo von {pilot} {points} nehmen</translation>
    </message>
    <message>
      <source>{seat} lets the Rumble rage at {location}</source>
      <translation>{seat} lässt den Rumble hier toben: {location}</translation>
    </message>
    <message>
      <source>{seat} lets the Rumble rage nowhere</source>
      <translation>{seat} lässt den Rumble nirgendwo toben</translation>
    </message>
    <message>
      <source>{seat} uses the Rumble Tech of the {position}</source>
      <translation>{seat} benutzt die Rumble-Tech: {position}</translation>
    </message>
    <message>
      <source>{seat} shares {card} with {pilot}</source>
      <translation>{seat} teilt {card} mit {pilot}</translation>
    </message>
    <message>
      <source>{seat} shares no more cards</source>
      <translation>{seat} teilt keine Karten mehr</translation>
    </message>
    <message>
      <source>{seat} draws {number} for the Heart</source>
      <translation>{seat} zieht {number} für das Herz</translation>
    </message>
    <message>
      <source>{seat} repeats the Rumble Tech of the {position}</source>
      <translation>{seat} wiederholt die Rumble-Tech: {position}</translation>
    </message>
    <message>
      <source>{seat} restores the Buffers of the Final Form</source>
      <translation>{seat} stellt die Puffer der Final Form wieder her</translation>
    </message>
    <message>
      <source>{seat} restores the Robo of {pilot}</source>
      <translation>{seat} stellt den Robo von {pilot} wieder her</translation>
    </message>
    <message>
      <source>{seat} moves the Rumble to {location}</source>
      <translation>{seat} verlegt den Rumble: {location}</translation>
    </message>
    <message>
      <source>{seat} summons her Robo</source>
      <translation>{seat} ruft ihren Robo</translation>
    </message>
    <message>
      <source>{seat} climbs into her Robo</source>
      <translation>{seat} steigt in ihren Robo</translation>
    </message>
    <message>
      <source>{seat} leaves her Robo</source>
      <translation>{seat} verlässt ihren Robo</translation>
    </message>
    <message>
      <source>{seat} repairs the Robo of {pilot} in {place}</source>
      <translation>{seat} repariert den Robo von {pilot}: {place}</translation>
    </message>
    <message>
      <source>{seat} runs the Wave of {threat} with {card}</source>
      <translation>{seat} nutzt die Wave von {threat} mit {card}</translation>
    </message>
    <message>
      <source>{seat} runs the Storm of {threat} with {card}</source>
      <translation>{seat} nutzt den Storm von {threat} mit {card}</translation>
    </message>
    <message>
      <source>{seat} says {side} is routed</source>
      <translation>{seat} sagt: {side} ist geschlagen</translation>
    </message>
    <message>
      <source>{seat} grants the Spoil</source>
      <translation>{seat} gewährt die Beute</translation>
    </message>
    <message>
      <source>{seat} grants no Spoil</source>
      <translation>{seat} gewährt die Beute nicht</translation>
    </message>
    <message>
      <source>{seat} returns to the story</source>
      <translation>{seat} kehrt zur Geschichte zurück</translation>
    </message>
    <message>
      <source>{seat} takes no more Spoils</source>
      <translation>{seat} nimmt keine Beute mehr</translation>
    </message>
    <message>
      <source>{seat} calls the conflict off</source>
      <translation>{seat} bricht den Konflikt ab</translation>
    </message>
    <message>
      <source>Spend an Omen for {benefit}</source>
      <translation>Ein Omen ausgeben: {benefit}</translation>
    </message>
    <message>
      <source>Spend {count} Omens on the Crisis</source>
      <translation>{count} Omen für die Krise ausgeben</translation>
    </message>
    <message>
      <source>Soak {points}</source>
      <translation>{points} abfangen</translation>
    </message>
    <message>
      <source>Invest {card} in {faction}</source>
      <translation>{card} in {faction} investieren</translation>
    </message>
    <message>
      <source>Forgive the Offense: {yes}</source>
      <translation>Die Kränkung verzeihen: {yes}</translation>
    </message>
    <message>
      <source>Decide that {faction} will {fate}</source>
      <translation>Entscheiden, was {faction} tut: {fate}</translation>
    </message>
    <message>
      <source>Skip ahead to step {step}</source>
      <translation>Vorspringen zu Schritt {step}</translation>
    </message>
    <message>
      <source>Let {entry} take part</source>
      <translation>{entry} wirken lassen</translation>
    </message>
    <message>
      <source>Leave {entry} aside</source>
      <translation>{entry} beiseitelassen</translation>
    </message>
    <message>
      <source>Say {number} for {entry}</source>
      <translation>{number} sagen für {entry}</translation>
    </message>
    <message>
      <source>Pick {target}</source>
      <translation>{target} auswählen</translation>
    </message>
    <message>
      <source>Pick nobody else</source>
      <translation>Niemanden sonst auswählen</translation>
    </message>
    <message>
      <source>Take way {way} of {entry}</source>
      <translation>Weg {way} von {entry} nehmen</translation>
    </message>
    <message>
      <source>Discard {card} for {entry}</source>
      <translation>{card} für {entry} ablegen</translation>
    </message>
    <message>
      <source>Give {card} away to {pilot}</source>
      <translation>{card} an {pilot} weggeben</translation>
    </message>
    <message>
      <source>Lay {card} back at the {end}</source>
      <translation>{card} zurücklegen: {end}</translation>
    </message>
    <message>
      <source>Call on {entry} at Rank {rank}</source>
      <translation>{entry} mit Rang {rank} einsetzen</translation>
    </message>
    <message>
      <source>Call on {entry} for half its effect</source>
      <translation>{entry} mit halber Wirkung einsetzen</translation>
    </message>
    <message>
      <source>Call on {entry}</source>
      <translation>{entry} einsetzen</translation>
    </message>
    <message>
      <source>Set up the session</source>
      <translation>Die Sitzung aufbauen</translation>
    </message>
    <message>
      <source>Note {text}</source>
      <translation>Notieren {text}</translation>
    </message>
    <message>
      <source>Open the next scene</source>
      <translation>Die nächste Szene öffnen</translation>
    </message>
    <message>
      <source>Move on to {phase}</source>
      <translation>Weiter zu: {phase}</translation>
    </message>
    <message>
      <source>Mark {pilot} {presence}</source>
      <translation>{pilot} vermerken: {presence}</translation>
    </message>
    <message>
      <source>End the scenario as {result}</source>
      <translation>Das Szenario beenden: {result}</translation>
    </message>
    <message>
      <source>Count the final score</source>
      <translation>Die Endwertung zählen</translation>
    </message>
    <message>
      <source>Begin the next scenario</source>
      <translation>Das nächste Szenario beginnen</translation>
    </message>
    <message>
      <source>Open the vote on Lessons</source>
      <translation>Abstimmung über Lektionen öffnen</translation>
    </message>
    <message>
      <source>Find the Lesson learned</source>
      <translation>Die Lektion ist gelernt</translation>
    </message>
    <message>
      <source>Find no Lesson learned</source>
      <translation>Die Lektion ist nicht gelernt</translation>
    </message>
    <message>
      <source>Grant {pilot} a bonus Lesson</source>
      <translation>{pilot} eine Bonuslektion geben</translation>
    </message>
    <message>
      <source>Grant no more bonus Lessons</source>
      <translation>Keine Bonuslektionen mehr geben</translation>
    </message>
    <message>
      <source>Vote for {pilot} as MVP</source>
      <translation>Für {pilot} als MVP stimmen</translation>
    </message>
    <message>
      <source>Name {pilot} MVP</source>
      <translation>{pilot} zur MVP ernennen</translation>
    </message>
    <message>
      <source>Shift a point of {pilot} to {stat}</source>
      <translation>Einen Punkt von {pilot} zu {stat} verschieben</translation>
    </message>
    <message>
      <source>Shift to {stat}</source>
      <translation>Zu {stat} verschieben</translation>
    </message>
    <message>
      <source>Evolve her Robo's {gauge}</source>
      <translation>Ihren Robo entwickeln: {gauge}</translation>
    </message>
    <message>
      <source>Evolve the universal {tech} Tech</source>
      <translation>Die universelle Tech entwickeln: {tech}</translation>
    </message>
    <message>
      <source>Evolve a {category} Tech</source>
      <translation>Eine Tech entwickeln: {category}</translation>
    </message>
    <message>
      <source>Restore a point of {stat}</source>
      <translation>Einen Punkt zurückholen: {stat}</translation>
    </message>
    <message>
      <source>Advance her Class with a slot for {kind_of_gear}</source>
      <translation>In der Klasse aufsteigen, mit einem Platz: {kind_of_gear}</translation>
    </message>
    <message>
      <source>Let {pilot} keep {name} as {kind}</source>
      <translation>{pilot} darf {name} behalten: {kind}</translation>
    </message>
    <message>
      <source>Write {line} as what {gear} does {when}</source>
      <translation>{line} aufschreiben als Wirkung von {gear}: {when}</translation>
    </message>
    <message>
      <source>Return {gear}</source>
      <translation>{gear} zurückgeben</translation>
    </message>
    <message>
      <source>Refund {points} Armory</source>
      <translation>{points} Waffenkammer erstatten</translation>
    </message>
    <message>
      <source>Support by discarding {card}</source>
      <translation>Unterstützen und {card} ablegen</translation>
    </message>
    <message>
      <source>Activate {gear} for another try</source>
      <translation>{gear} für einen neuen Versuch aktivieren</translation>
    </message>
    <message>
      <source>Sacrifice {gear} for a last try</source>
      <translation>{gear} für einen letzten Versuch opfern</translation>
    </message>
    <message>
      <source>Leave it at that</source>
      <translation>Dabei belassen</translation>
    </message>
    <message>
      <source>Activate {gear}</source>
      <translation>{gear} aktivieren</translation>
    </message>
    <message>
      <source>Sacrifice {gear}</source>
      <translation>{gear} opfern</translation>
    </message>
    <message>
      <source>Let the Gear be used</source>
      <translation>Die Ausrüstung erlauben</translation>
    </message>
    <message>
      <source>Let the Gear rest</source>
      <translation>Die Ausrüstung ruhen lassen</translation>
    </message>
    <message>
      <source>Look at her Favor in {faction}</source>
      <translation>Ihren Favor bei {faction} ansehen</translation>
    </message>
    <message>
      <source>Show {pilot} the top {count} of {zone}</source>
      <translation>{pilot} die obersten {count} zeigen: {zone}</translation>
    </message>
    <message>
      <source>Let an effect discard the winning card</source>
      <translation>Ein Effekt legt die gewinnende Karte ab</translation>
    </message>
    <message>
      <source>Move the top {count} of {origin} to {zone}</source>
      <translation>Die obersten {count} bewegen: {origin} nach {zone}</translation>
    </message>
    <message>
      <source>Move {card} to place {place} of {zone} {facing}</source>
      <translation>{card} an Stelle {place} legen: {zone} {facing}</translation>
    </message>
    <message>
      <source>Move {cards} to {zone} {facing}</source>
      <translation>{cards} bewegen nach {zone} {facing}</translation>
    </message>
    <message>
      <source>Move {cards} to {zone}</source>
      <translation>{cards} bewegen nach {zone}</translation>
    </message>
    <message>
      <source>Turn {cards} over</source>
      <translation>{cards} umdrehen</translation>
    </message>
    <message>
      <source>Flip the stack {zone}</source>
      <translation>Stapel umdrehen: {zone}</translation>
    </message>
    <message>
      <source>Shuffle {zone}</source>
      <translation>Mischen: {zone}</translation>
    </message>
    <message>
      <source>Reshuffle the {whose} Deck</source>
      <translation>Deck neu mischen: {whose}</translation>
    </message>
    <message>
      <source>Let {card} be Wild as {declared}</source>
      <translation>{card} ist Wild, als {declared}</translation>
    </message>
    <message>
      <source>Remove {cards} for the {term}</source>
      <translation>{cards} entfernen für: {term}</translation>
    </message>
    <message>
      <source>Set {path} to {value}</source>
      <translation>{path} auf {value} setzen</translation>
    </message>
    <message>
      <source>Write {text} for {path}</source>
      <translation>{text} schreiben für {path}</translation>
    </message>
    <message>
      <source>Change the seating to {seating}</source>
      <translation>Sitzordnung ändern: {seating}</translation>
    </message>
    <message>
      <source>Lay the Crisis Path {path}</source>
      <translation>Den Krisenpfad neu legen {path}</translation>
    </message>
    <message>
      <source>Rule {switch} {option}</source>
      <translation>Regelung {switch} {option}</translation>
    </message>
    <message>
      <source>Switch the guide {mode}</source>
      <translation>Regelhilfe umschalten: {mode}</translation>
    </message>
    <message>
      <source>Fire {line} at once</source>
      <translation>{line} sofort auslösen</translation>
    </message>
    <message>
      <source>Fire {line} for {instigator}</source>
      <translation>{line} für {instigator} auslösen</translation>
    </message>
    <message>
      <source>Fire {line}</source>
      <translation>{line} auslösen</translation>
    </message>
    <message>
      <source>Reveal {item} of {threat}</source>
      <translation>{item} von {threat} aufdecken</translation>
    </message>
    <message>
      <source>Reveal {thing}</source>
      <translation>{thing} aufdecken</translation>
    </message>
    <message>
      <source>Give {threat} {points} TR</source>
      <translation>{threat} {points} TR geben</translation>
    </message>
    <message>
      <source>Change the edition to {edition}</source>
      <translation>Die Ausgabe wechseln zu {edition}</translation>
    </message>
    <message>
      <source>Start act {act} of First Contact</source>
      <translation>Akt {act} von First Contact beginnen</translation>
    </message>
    <message>
      <source>Wake {faction}</source>
      <translation>{faction} wecken</translation>
    </message>
    <message>
      <source>Call the Specialty involved</source>
      <translation>Das Spezialgebiet gilt</translation>
    </message>
    <message>
      <source>Put {card} down</source>
      <translation>{card} verdeckt legen</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>{card} spielen</translation>
    </message>
    <message>
      <source>Help with {card}</source>
      <translation>Mit {card} helfen</translation>
    </message>
    <message>
      <source>Strike a Lesson</source>
      <translation>Eine Lektion streichen</translation>
    </message>
    <message>
      <source>Accept blind</source>
      <translation>Blind annehmen</translation>
    </message>
    <message>
      <source>Accept with {card}</source>
      <translation>Mit {card} annehmen</translation>
    </message>
    <message>
      <source>Refuse</source>
      <translation>Ablehnen</translation>
    </message>
    <message>
      <source>Play for {stakes}</source>
      <translation>Spielen um {stakes}</translation>
    </message>
    <message>
      <source>Allow a blind card</source>
      <translation>Eine blinde Karte erlauben</translation>
    </message>
    <message>
      <source>Allow no card</source>
      <translation>Keine Karte erlauben</translation>
    </message>
    <message>
      <source>Say the stakes name her death</source>
      <translation>Der Einsatz nennt ihren Tod</translation>
    </message>
    <message>
      <source>Agree to these stakes</source>
      <translation>Diesem Einsatz zustimmen</translation>
    </message>
    <message>
      <source>Do not agree to these stakes</source>
      <translation>Diesem Einsatz nicht zustimmen</translation>
    </message>
    <message>
      <source>Join {side}</source>
      <translation>Dazukommen: {side}</translation>
    </message>
    <message>
      <source>Step back</source>
      <translation>Zurücktreten</translation>
    </message>
    <message>
      <source>Leave {threat} out</source>
      <translation>{threat} draußen lassen</translation>
    </message>
    <message>
      <source>Name {pilot} Commander</source>
      <translation>{pilot} zum Commander machen</translation>
    </message>
    <message>
      <source>Close the sides</source>
      <translation>Die Seiten schließen</translation>
    </message>
    <message>
      <source>Call the Throwdown off</source>
      <translation>Den Throwdown abbrechen</translation>
    </message>
    <message>
      <source>Call for new cards</source>
      <translation>Neue Karten verlangen</translation>
    </message>
    <message>
      <source>Replay {card}</source>
      <translation>{card} neu spielen</translation>
    </message>
    <message>
      <source>Let {pilot} draw</source>
      <translation>{pilot} ziehen lassen</translation>
    </message>
    <message>
      <source>Reveal</source>
      <translation>Aufdecken</translation>
    </message>
    <message>
      <source>Counter with {card}</source>
      <translation>Mit {card} kontern</translation>
    </message>
    <message>
      <source>Block with {card}</source>
      <translation>Mit {card} blocken</translation>
    </message>
    <message>
      <source>Escalate with {card}</source>
      <translation>Mit {card} eskalieren</translation>
    </message>
    <message>
      <source>Agree</source>
      <translation>Zustimmen</translation>
    </message>
    <message>
      <source>Do not agree</source>
      <translation>Nicht zustimmen</translation>
    </message>
    <message>
      <source>Initiate a Rumble with {card}</source>
      <translation>Mit {card} einen Rumble beginnen</translation>
    </message>
    <message>
      <source>Allow the Rumble</source>
      <translation>Den Rumble erlauben</translation>
    </message>
    <message>
      <source>Allow no Rumble</source>
      <translation>Keinen Rumble erlauben</translation>
    </message>
    <message>
      <source>Begin with a Rumble</source>
      <translation>Mit einem Rumble beginnen</translation>
    </message>
    <message>
      <source>Use the Rumble Tech of the {position}</source>
      <translation>Rumble-Tech benutzen: {position}</translation>
    </message>
    <message>
      <source>Summon her Robo</source>
      <translation>Ihren Robo rufen</translation>
    </message>
    <message>
      <source>Climb into her Robo</source>
      <translation>In ihren Robo steigen</translation>
    </message>
    <message>
      <source>Leave her Robo</source>
      <translation>Ihren Robo verlassen</translation>
    </message>
    <message>
      <source>Repair the Robo of {pilot} in {place}</source>
      <translation>Den Robo von {pilot} reparieren: {place}</translation>
    </message>
    <message>
      <source>Run the Wave of {threat} with {card}</source>
      <translation>Wave von {threat} mit {card}</translation>
    </message>
    <message>
      <source>Run the Storm of {threat} with {card}</source>
      <translation>Storm von {threat} mit {card}</translation>
    </message>
    <message>
      <source>Say {side} is routed</source>
      <translation>{side} ist geschlagen</translation>
    </message>
    <message>
      <source>Grant the Spoil</source>
      <translation>Die Beute gewähren</translation>
    </message>
    <message>
      <source>Grant no Spoil</source>
      <translation>Die Beute nicht gewähren</translation>
    </message>
    <message>
      <source>Return to the story</source>
      <translation>Zurück zur Geschichte</translation>
    </message>
    <message>
      <source>Take {spoil} for {receiver}</source>
      <translation>{spoil} nehmen für {receiver}</translation>
    </message>
    <message>
      <source>Put back {spoil} for {receiver}</source>
      <translation>{spoil} zurücklegen für {receiver}</translation>
    </message>
    <message>
      <source>Take no more Spoils</source>
      <translation>Keine Beute mehr nehmen</translation>
    </message>
    <message>
      <source>Call the conflict off</source>
      <translation>Den Konflikt abbrechen</translation>
    </message>
    <message>
      <source>Deal the Draft</source>
      <translation>Draft austeilen</translation>
    </message>
    <message>
      <source>Take {deck}</source>
      <translation>{deck} nehmen</translation>
    </message>
    <message>
      <source>Begin the battle</source>
      <translation>Den Kampf beginnen</translation>
    </message>
    <message>
      <source>Energize a crystal</source>
      <translation>Kristall einspeisen</translation>
    </message>
    <message>
      <source>Reveal the next Bot</source>
      <translation>Den nächsten Bot aufdecken</translation>
    </message>
    <message>
      <source>Count the clash</source>
      <translation>Clash auszählen</translation>
    </message>
    <message>
      <source>Leave it on top</source>
      <translation>Oben liegen lassen</translation>
    </message>
    <message>
      <source>Put it under the deck</source>
      <translation>Unter das Deck legen</translation>
    </message>
    <message>
      <source>Put {card} under the deck</source>
      <translation>{card} unter das Deck legen</translation>
    </message>
    <message>
      <source>Bring nothing back</source>
      <translation>Nichts zurückholen</translation>
    </message>
    <message>
      <source>Save {contraption}</source>
      <translation>{contraption} aufheben</translation>
    </message>
    <message>
      <source>Use {contraption}</source>
      <translation>{contraption} benutzen</translation>
    </message>
    <message>
      <source>Use {contraption} for {card}</source>
      <translation>{contraption} für {card} benutzen</translation>
    </message>
    <message>
      <source>Switch on {contraption}</source>
      <translation>{contraption} einschalten</translation>
    </message>
    <message>
      <source>Keep {faction}</source>
      <translation>{faction} behalten</translation>
    </message>
    <message>
      <source>Let {card} work first</source>
      <translation>{card} zuerst wirken lassen</translation>
    </message>
  </context>
  <context>
    <name>GaugeFlow</name>
    <message>
      <source>Whose gauge?</source>
      <translation>Wessen Anzeige?</translation>
    </message>
    <message>
      <source>Set {name}</source>
      <translation>{name} setzen</translation>
    </message>
    <message>
      <source>Why, for the log (optional)</source>
      <translation>Warum? (für den Verlauf)</translation>
    </message>
    <message>
      <source>The table</source>
      <translation>Der Tisch</translation>
    </message>
    <message>
      <source>Why so?</source>
      <translation>Warum so?</translation>
    </message>
    <message>
      <source>Write it</source>
      <translation>Schreiben</translation>
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
  </context>
  <context>
    <name>glossary</name>
    <message>
      <source>Agency</source>
      <translation>Einfluss</translation>
    </message>
    <message>
      <source>How strong a Faction is. Its stack holds as many cards, and a Faction that turns has it as Threat Rating.</source>
      <translation>Wie stark eine Fraktion ist. Ihr Stapel fasst so viele Karten, und wendet sie sich gegen euch, ist es ihre Bedrohungsstufe.</translation>
    </message>
    <message>
      <source>Armory</source>
      <translation>Waffenkammer</translation>
    </message>
    <message>
      <source>The Resource that pays for Gear, as much as its Tier. Without any, no Daisho Tech is used.</source>
      <translation>Der Vorrat, der Ausrüstung bezahlt, so viel wie deren Tier. Ohne ihn wirkt keine Daisho-Tech.</translation>
    </message>
    <message>
      <source>Assist / Assists / Support</source>
      <translation>Assist / Assists</translation>
    </message>
    <message>
      <source>A Tech, a piece of Gear or a Robo, used before the Drive of a turn. Each Pilot has one a turn.</source>
      <translation>Eine Tech, ein Stück Ausrüstung oder ein Robo, eingesetzt vor dem Drive eines Zuges. Jede Pilotin hat einen je Zug.</translation>
    </message>
    <message>
      <source>BGM / BGMs / Big Giant Monster</source>
      <translation>BGM / BGMs / Big Giant Monster</translation>
    </message>
    <message>
      <source>Big Giant Monster: the Threat at the end of the Crisis. Only a Rumble can kill it.</source>
      <translation>Big Giant Monster: die Bedrohung am Ende der Krise. Nur ein Rumble kann es töten.</translation>
    </message>
    <message>
      <source>Block / Blocks / Blocked</source>
      <translation>Block / Blocken / blocken / geblockt</translation>
    </message>
    <message>
      <source>A Drive: a card of the same rank takes the top card off the Pile, if its suit is not lower. It is always safe.</source>
      <translation>Ein Drive: Eine Karte desselben Ranges nimmt die oberste vom Pile, wenn ihre Farbe nicht niedriger ist. Das ist immer gefahrlos.</translation>
    </message>
    <message>
      <source>Boon / Boons / boon / boons</source>
      <translation>Segen</translation>
    </message>
    <message>
      <source>Something good that a Location does for Pilots who are there. Most cost a Tarry.</source>
      <translation>Etwas Gutes, das ein Ort für Pilotinnen dort tut. Meist kostet es ein Tarry.</translation>
    </message>
    <message>
      <source>Blight / Blights / blight</source>
      <translation>Fluch / Flüche</translation>
    </message>
    <message>
      <source>The price of using a Location's Boon, or a trouble that hangs on the place.</source>
      <translation>Der Preis für den Segen eines Ortes, oder ein Übel, das am Ort hängt.</translation>
    </message>
    <message>
      <source>Boost / Boosts</source>
      <translation>Boost / Boosts</translation>
    </message>
    <message>
      <source>Any one event that helps, such as Chargeup, Favor, Fortify or Rally.</source>
      <translation>Irgendein Ereignis, das hilft, etwa Chargeup, Favor, Fortify oder Rally.</translation>
    </message>
    <message>
      <source>BREAK!</source>
      <translation>BREAK!</translation>
    </message>
    <message>
      <source>A Lesser Fusion falls apart. The table agrees what that means.</source>
      <translation>Eine Lesser Fusion zerfällt. Was das heißt, macht ihr am Tisch aus.</translation>
    </message>
    <message>
      <source>Buffer / Buffers</source>
      <translation>Puffer / Puffern</translation>
    </message>
    <message>
      <source>Protection. One Buffer soaks one point of Trauma or Schism, or cancels a Purge. Full again with every scenario.</source>
      <translation>Schutz. Ein Puffer fängt einen Punkt Trauma oder Schisma ab oder hebt ein Purge auf. Mit jedem Szenario wieder voll.</translation>
    </message>
    <message>
      <source>Burn</source>
      <translation>Burn</translation>
    </message>
    <message>
      <source>A damage event: the whole Hand goes to the Trash.</source>
      <translation>Ein Schaden: Die ganze Hand kommt auf die Ablage.</translation>
    </message>
    <message>
      <source>challenge</source>
      <translation>Herausforderung</translation>
    </message>
    <message>
      <source>How a Throwdown begins: a card laid face-down, and what is at stake. Whoever refuses gives way.</source>
      <translation>So beginnt ein Throwdown: eine Karte verdeckt, und ein Einsatz. Wer ablehnt, gibt nach.</translation>
    </message>
    <message>
      <source>Charge / Charges</source>
      <translation>Ladung / Ladungen</translation>
    </message>
    <message>
      <source>What Pilots pay for Techs. A Resonant play earns one, a spent Omen many; the most is twice the Circuit.</source>
      <translation>Womit Pilotinnen Techs bezahlen. Resonantes Spiel bringt eine, ein Omen viele; höchstens das Doppelte vom Circuit.</translation>
    </message>
    <message>
      <source>Chargeup</source>
      <translation>Chargeup</translation>
    </message>
    <message>
      <source>A boost: gain Charges, up to the maximum.</source>
      <translation>Ein Boost: Ladungen dazu, bis zum Höchstwert.</translation>
    </message>
    <message>
      <source>Chroma / Chromas</source>
      <translation>Chroma</translation>
    </message>
    <message>
      <source>A Pilot's colour. It brings her Techs, and something of its own to the Team.</source>
      <translation>Die Farbe einer Pilotin. Sie bringt ihr Techs und dem Team etwas Eigenes.</translation>
    </message>
    <message>
      <source>Circuit</source>
      <translation>Circuit</translation>
    </message>
    <message>
      <source>The Stat of how much you can hold: a Pilot has room for twice as many Charges. Its partner is Synapse.</source>
      <translation>Der Wert dafür, wie viel du halten kannst: Platz für doppelt so viele Ladungen. Gegenstück: Synapse.</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>How far a Pilot has come, from Freshman to Graduate. Each step brings a larger Hand and room for Gear.</source>
      <translation>Wie weit eine Pilotin ist, vom Freshman zum Graduate. Jede Stufe bringt eine größere Hand und Platz für Ausrüstung.</translation>
    </message>
    <message>
      <source>Coach</source>
      <translation>Coach / Coachs / Coaches</translation>
    </message>
    <message>
      <source>Leads the story, plays all that stands against the Pilots, and has the last word on the rules.</source>
      <translation>Führt die Geschichte, spielt alles, was gegen die Pilotinnen steht, und hat bei Regeln das letzte Wort.</translation>
    </message>
    <message>
      <source>Commander / Commanders / Leader</source>
      <translation>Commander / Commanders</translation>
    </message>
    <message>
      <source>Whoever played the card that opened the Throwdown. She leads her side and draws cards for it.</source>
      <translation>Wer die Karte gespielt hat, die den Throwdown eröffnet. Sie führt ihre Seite und zieht Karten für sie.</translation>
    </message>
    <message>
      <source>Commitment / Commitments</source>
      <translation>Commitment / Commitments</translation>
    </message>
    <message>
      <source>One of three pairs of Stats: Team, Fight, Future. With both Stats at 0 it is dead.</source>
      <translation>Eines von drei Wertepaaren: Team, Kampf, Zukunft. Sind beide Werte 0, ist es tot.</translation>
    </message>
    <message>
      <source>Concede / Concedes / Conceded</source>
      <translation>Aufgeben / aufgeben / aufgegeben</translation>
    </message>
    <message>
      <source>A Drive: lay the Hand down and let the other side win the Throwdown.</source>
      <translation>Ein Drive: Leg die Hand nieder und lass die andere Seite den Throwdown gewinnen.</translation>
    </message>
    <message>
      <source>concession</source>
      <translation>Zugeständnis / Zugeständnisses</translation>
    </message>
    <message>
      <source>What the loser of a Throwdown is still given in the story, if she scored at all.</source>
      <translation>Was die Verliererin eines Throwdowns in der Geschichte noch bekommt, wenn sie gepunktet hat.</translation>
    </message>
    <message>
      <source>consequence / consequences</source>
      <translation>Folge / Folgen</translation>
    </message>
    <message>
      <source>What a Gambit brings besides yes or no: a small good or a small harm, told or as an event.</source>
      <translation>Was ein Gambit neben Ja oder Nein bringt: etwas Gutes oder ein kleiner Schaden, erzählt oder als Ereignis.</translation>
    </message>
    <message>
      <source>Counter / Counters</source>
      <translation>Kontern / kontern / kontert / Konter</translation>
    </message>
    <message>
      <source>A Drive: lay a higher rank on the top card of the Pile.</source>
      <translation>Ein Drive: Leg einen höheren Rang auf die oberste Karte des Pile.</translation>
    </message>
    <message>
      <source>Crisis</source>
      <translation>Krise / Krisen / Krisenschritt</translation>
    </message>
    <message>
      <source>What grows worse in the background. Each Omen that Coach spends moves it one step along its Path.</source>
      <translation>Was im Hintergrund schlimmer wird. Jedes Omen, das der Coach ausgibt, bringt sie auf ihrem Pfad einen Schritt weiter.</translation>
    </message>
    <message>
      <source>Daisho</source>
      <translation>Daisho</translation>
    </message>
    <message>
      <source>A Pilot's own weapon, with Techs of its own. They do not work in a Rumble.</source>
      <translation>Die eigene Waffe einer Pilotin mit eigenen Techs. Im Rumble wirken sie nicht.</translation>
    </message>
    <message>
      <source>Damage</source>
      <translation>Schaden</translation>
    </message>
    <message>
      <source>Any one event that hurts, such as Burn, Purge, Ruin, Schism or Trauma.</source>
      <translation>Irgendein Ereignis, das wehtut, etwa Burn, Purge, Ruin, Schisma oder Trauma.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>beschädigt / beschädigter / beschädigten / Beschädigt</translation>
    </message>
    <message>
      <source>A Location that was ruined once. Ruined again it is Razed; a Rebuild lets it stand again.</source>
      <translation>Ein Ort, der einmal Ruin erlitt. Beim nächsten Mal ist er zerstört; ein Rebuild stellt ihn wieder her.</translation>
    </message>
    <message>
      <source>Deck / Decks</source>
      <translation>Deck / Decks</translation>
    </message>
    <message>
      <source>A stock of 54 cards, face-down: one for the Pilots, one for Coach. When it runs out, its Trash is shuffled in.</source>
      <translation>Ein Vorrat von 54 verdeckten Karten: eines für die Pilotinnen, eines für den Coach. Ist es leer, wird die Ablage eingemischt.</translation>
    </message>
    <message>
      <source>Defeat Condition / Defeat Conditions</source>
      <translation>Niederlagebedingung / Niederlagebedingungen</translation>
    </message>
    <message>
      <source>What must happen so that a Threat leaves for good.</source>
      <translation>Was geschehen muss, damit eine Bedrohung endgültig geht.</translation>
    </message>
    <message>
      <source>Disfavor</source>
      <translation>Disfavor</translation>
    </message>
    <message>
      <source>A damage event: a Faction takes Offense.</source>
      <translation>Ein Schaden: Eine Fraktion ist gekränkt.</translation>
    </message>
    <message>
      <source>Dissonant</source>
      <translation>Dissonant / Dissonante / Dissonanten / Dissonantes</translation>
    </message>
    <message>
      <source>A card played farther above the Pile than Strike allows. It counts, and costs the Team Schism.</source>
      <translation>Eine Karte, weiter über dem Pile, als der Strike erlaubt. Sie zählt und kostet das Team Schisma.</translation>
    </message>
    <message>
      <source>Drive / Drives</source>
      <translation>Drive / Drives</translation>
    </message>
    <message>
      <source>The one act with a card in a side's turn: Counter, Block, Escalate, start a Rumble, or Concede.</source>
      <translation>Die eine Tat mit einer Karte im Zug einer Seite: Kontern, Blocken, Eskalieren, Rumble oder Aufgeben.</translation>
    </message>
    <message>
      <source>Endurance / Grit</source>
      <translation>Ausdauer / Grit</translation>
    </message>
    <message>
      <source>How much a Robo still takes. It starts at 6; at 0 the Robo is out of use.</source>
      <translation>Was ein Robo noch aushält. Anfangs 6; bei 0 fällt er aus.</translation>
    </message>
    <message>
      <source>Escalate / Escalates / Escalated / escalated</source>
      <translation>Eskalieren / eskalieren / eskaliert</translation>
    </message>
    <message>
      <source>A Drive: open the next stage with a low card on a new Pile. The other side scores the stage that is left.</source>
      <translation>Ein Drive: Eröffne die nächste Stufe mit einer niedrigen Karte auf neuem Pile. Die andere Seite punktet die verlassene Stufe.</translation>
    </message>
    <message>
      <source>Evolution / Evolutions</source>
      <translation>Evolution / Evolutionen</translation>
    </message>
    <message>
      <source>How a Pilot grows between evenings, in a cycle of seven: a Stat, a Tech, a Class and so on.</source>
      <translation>Wie eine Pilotin zwischen den Abenden wächst, im Kreis von sieben: ein Wert, eine Tech, eine Klasse und so weiter.</translation>
    </message>
    <message>
      <source>Face card / Face cards</source>
      <translation>Bildkarte / Bildkarten</translation>
    </message>
    <message>
      <source>Jack, Queen or King; an Ace is none. Coach pays for a Wave with one.</source>
      <translation>Bube, Dame oder König; ein Ass ist keine. Der Coach bezahlt damit eine Wave.</translation>
    </message>
    <message>
      <source>Faction / Factions</source>
      <translation>Fraktion / Fraktionen</translation>
    </message>
    <message>
      <source>A group in the story with a stack of cards. Pilots may play its top card as if from the Hand.</source>
      <translation>Eine Gruppe der Geschichte mit einem Kartenstapel. Pilotinnen dürfen die oberste Karte wie aus der Hand spielen.</translation>
    </message>
    <message>
      <source>Fan Club</source>
      <translation>Fanclub</translation>
    </message>
    <message>
      <source>The Resource of good will. A point of it soaks a point of Disfavor; without any, Rally does nothing.</source>
      <translation>Der Vorrat an Zuneigung. Ein Punkt fängt einen Punkt Disfavor ab; ohne ihn bewirkt Rally nichts.</translation>
    </message>
    <message>
      <source>Favor</source>
      <translation>Favor</translation>
    </message>
    <message>
      <source>Cards of yours that lie with a Faction. The open one is played as if from a Hand.</source>
      <translation>Eure Karten bei einer Fraktion. Die offene wird gespielt wie aus der Hand.</translation>
    </message>
    <message>
      <source>Fiat</source>
      <translation>Fiat / Machtwort</translation>
    </message>
    <message>
      <source>Coach settles something without cards: what is told, stands.</source>
      <translation>Der Coach entscheidet ohne Karten: Was erzählt ist, gilt.</translation>
    </message>
    <message>
      <source>Final Form</source>
      <translation>Final Form</translation>
    </message>
    <message>
      <source>The Robos of the whole Team as one machine, assembled for a Rumble. Harmony sets how strong it is.</source>
      <translation>Die Robos des ganzen Teams als eine Maschine, gebaut für einen Rumble. Die Harmonie bestimmt ihre Stärke.</translation>
    </message>
    <message>
      <source>First Contact</source>
      <translation>First Contact</translation>
    </message>
    <message>
      <source>The first evening, with rules for beginners: everything is a 3, and nobody has Charges.</source>
      <translation>Der erste Abend, mit Regeln für Anfänger: Alles ist eine 3, und niemand hat Ladungen.</translation>
    </message>
    <message>
      <source>Flesh</source>
      <translation>Flesh</translation>
    </message>
    <message>
      <source>The Stat of holding out: Strike of a side that was challenged. Its partner is Steel.</source>
      <translation>Der Wert fürs Standhalten: Strike der Seite, die herausgefordert wurde. Gegenstück: Steel.</translation>
    </message>
    <message>
      <source>Fortify</source>
      <translation>Fortify</translation>
    </message>
    <message>
      <source>A boost: spent Buffers come back.</source>
      <translation>Ein Boost: Verbrauchte Puffer kommen zurück.</translation>
    </message>
    <message>
      <source>Gambit / Gambits</source>
      <translation>Gambit / Gambits</translation>
    </message>
    <message>
      <source>Does it work? A Pilot's one card against one card of Coach's. The higher rank wins.</source>
      <translation>Klappt es? Eine Karte der Pilotin gegen eine des Coaches. Der höhere Rang gewinnt.</translation>
    </message>
    <message>
      <source>Gear</source>
      <translation>Ausrüstung</translation>
    </message>
    <message>
      <source>Things that a Pilot carries. Each is used once a scene, or Sacrificed for more and gone.</source>
      <translation>Was eine Pilotin bei sich trägt. Jedes Stück wirkt einmal je Szene; geopfert bewirkt es mehr und ist weg.</translation>
    </message>
    <message>
      <source>goal / goals</source>
      <translation>Ziel / Ziele / Ziels</translation>
    </message>
    <message>
      <source>What somebody wants. In a Gambit yes means that it is reached, no that it is missed.</source>
      <translation>Was jemand will. Im Gambit heißt Ja: erreicht, Nein: verfehlt.</translation>
    </message>
    <message>
      <source>Hand / Hands</source>
      <translation>Hand / Hände / Händen</translation>
    </message>
    <message>
      <source>The cards that only you see. Between conflicts it is drawn up, or discarded down, to its size.</source>
      <translation>Die Karten, die nur du siehst. Zwischen Konflikten wird auf ihre Größe nachgezogen oder abgelegt.</translation>
    </message>
    <message>
      <source>Harmony</source>
      <translation>Harmonie</translation>
    </message>
    <message>
      <source>How well the Team holds together, from Red (1) to Violet (7). It sets how many fight side by side.</source>
      <translation>Wie gut das Team zusammenhält, von Rot (1) bis Violett (7). So viele kämpfen Seite an Seite.</translation>
    </message>
    <message>
      <source>helper / helpers</source>
      <translation>Helferin / Helferinnen</translation>
    </message>
    <message>
      <source>Another Pilot who plays a card in your Gambit. The best card counts.</source>
      <translation>Eine andere Pilotin, die in deinem Gambit eine Karte spielt. Die beste zählt.</translation>
    </message>
    <message>
      <source>initiative</source>
      <translation>Initiative / Initiativkarte</translation>
    </message>
    <message>
      <source>Two hidden cards open a Throwdown. The higher one begins the Pile; the other side moves first.</source>
      <translation>Zwei verdeckte Karten eröffnen den Throwdown. Die höhere beginnt den Pile; die andere Seite zieht zuerst.</translation>
    </message>
    <message>
      <source>invest / invested / Invested</source>
      <translation>investieren / investiert / investierte / Investiert</translation>
    </message>
    <message>
      <source>Lay one of your cards with a Faction, so that Pilots may play it later.</source>
      <translation>Leg eine deiner Karten zu einer Fraktion, damit Pilotinnen sie später spielen dürfen.</translation>
    </message>
    <message>
      <source>Joker / Jokers</source>
      <translation>Joker</translation>
    </message>
    <message>
      <source>It has no rank and is never played. On top of a Deck it becomes an Omen.</source>
      <translation>Er hat keinen Rang und wird nie gespielt. Oben auf einem Deck wird er zum Omen.</translation>
    </message>
    <message>
      <source>Lesson / Lessons</source>
      <translation>Lektion / Lektionen</translation>
    </message>
    <message>
      <source>What a Pilot wrote down of a failure. The vote after the session turns Lessons into Evolutions.</source>
      <translation>Was eine Pilotin aus einem Fehlschlag lernte. Die Abstimmung nach der Sitzung macht aus Lektionen Evolutionen.</translation>
    </message>
    <message>
      <source>Location / Locations</source>
      <translation>Ort / Orte / Orten</translation>
    </message>
    <message>
      <source>A place that helps with Boons as long as it stands: Standing, then Damaged, then Razed.</source>
      <translation>Ein Platz, der mit Segen hilft, solange er steht: intakt, dann beschädigt, dann zerstört.</translation>
    </message>
    <message>
      <source>Offense / Offenses</source>
      <translation>Kränkung / Kränkungen</translation>
    </message>
    <message>
      <source>How often a Faction was hurt. At the third it leaves, or becomes a Threat.</source>
      <translation>Wie oft eine Fraktion verletzt wurde. Bei der dritten geht sie oder wird zur Bedrohung.</translation>
    </message>
    <message>
      <source>Omega</source>
      <translation>Omega</translation>
    </message>
    <message>
      <source>The number of all Omens on the table, Active or Spent.</source>
      <translation>Die Zahl aller Omen auf dem Tisch, aktiv oder verbraucht.</translation>
    </message>
    <message>
      <source>Omen / Omens</source>
      <translation>Omen / Omina</translation>
    </message>
    <message>
      <source>A Joker that came up. Pilots spend theirs for Charges, Coach spends his to move the Crisis on.</source>
      <translation>Ein aufgedeckter Joker. Pilotinnen geben ihre für Ladungen aus, der Coach seine für den nächsten Schritt der Krise.</translation>
    </message>
    <message>
      <source>Path</source>
      <translation>Pfad / Pfads / Pfades / Krisenpfad</translation>
    </message>
    <message>
      <source>The steps of the Crisis, which only Coach knows beforehand.</source>
      <translation>Die Schritte der Krise, die vorher nur der Coach kennt.</translation>
    </message>
    <message>
      <source>Payload / Payloads</source>
      <translation>Payload / Payloads</translation>
    </message>
    <message>
      <source>Damage that waits until the Throwdown is over.</source>
      <translation>Schaden, der wartet, bis der Throwdown vorbei ist.</translation>
    </message>
    <message>
      <source>Pile / Piles</source>
      <translation>Pile / Piles</translation>
    </message>
    <message>
      <source>The cards played in a Throwdown. Whoever played the top one is winning.</source>
      <translation>Die gespielten Karten eines Throwdowns. Wer die oberste gespielt hat, liegt vorn.</translation>
    </message>
    <message>
      <source>Pilot / Pilots</source>
      <translation>Pilotin / Pilotinnen / Pilot</translation>
    </message>
    <message>
      <source>A hero of the story. All players but Coach play one.</source>
      <translation>Eine Heldin der Geschichte. Alle außer dem Coach spielen eine.</translation>
    </message>
    <message>
      <source>Pit Crew</source>
      <translation>Boxencrew</translation>
    </message>
    <message>
      <source>The Resource that calls and repairs Robos. Without any, no Robo works.</source>
      <translation>Der Vorrat, der Robos ruft und repariert. Ohne ihn läuft kein Robo.</translation>
    </message>
    <message>
      <source>Position / Positions</source>
      <translation>Position / Positionen</translation>
    </message>
    <message>
      <source>A Pilot's place in the Final Form: Head, Heart, Hand, Foot, Sword, Aegis, Wing. Each has a Tech of its own.</source>
      <translation>Der Platz einer Pilotin in der Final Form: Kopf, Herz, Hand, Fuß, Klinge, Aegis, Flügel. Jeder hat eine eigene Tech.</translation>
    </message>
    <message>
      <source>Purge</source>
      <translation>Purge</translation>
    </message>
    <message>
      <source>A damage event: all Charges are lost. One Buffer cancels it.</source>
      <translation>Ein Schaden: Alle Ladungen sind weg. Ein Puffer hebt das auf.</translation>
    </message>
    <message>
      <source>Rally</source>
      <translation>Rally</translation>
    </message>
    <message>
      <source>A boost: the Team's Schism is cleared; with none, Harmony rises.</source>
      <translation>Ein Boost: Das Schisma des Teams ist weg; war keines da, steigt die Harmonie.</translation>
    </message>
    <message>
      <source>rank / ranks</source>
      <translation>Rang / Rangs / Ranges / Ränge</translation>
    </message>
    <message>
      <source>How high a card is: 2 to 10, Jack 11, Queen 12, King 13, Ace 14. Only a Two beats an Ace.</source>
      <translation>Wie hoch eine Karte ist: 2 bis 10, Bube 11, Dame 12, König 13, Ass 14. Nur eine Zwei schlägt ein Ass.</translation>
    </message>
    <message>
      <source>Razed</source>
      <translation>zerstört / zerstörte / zerstörter / zerstörten / Zerstört</translation>
    </message>
    <message>
      <source>A Location in ruins: it gives no Boon any more.</source>
      <translation>Ein Ort in Trümmern: Er gibt keinen Segen mehr.</translation>
    </message>
    <message>
      <source>Rebuild</source>
      <translation>Rebuild</translation>
    </message>
    <message>
      <source>A boost: a Damaged Location stands again.</source>
      <translation>Ein Boost: Ein beschädigter Ort ist wieder intakt.</translation>
    </message>
    <message>
      <source>Recover</source>
      <translation>Recover</translation>
    </message>
    <message>
      <source>A boost: something lost comes back, such as a point of a Stat.</source>
      <translation>Ein Boost: Verlorenes kommt zurück, etwa ein Punkt eines Wertes.</translation>
    </message>
    <message>
      <source>Replenish</source>
      <translation>Replenish</translation>
    </message>
    <message>
      <source>A boost: a Resource rises by a point.</source>
      <translation>Ein Boost: Ein Vorrat steigt um einen Punkt.</translation>
    </message>
    <message>
      <source>Resonant</source>
      <translation>Resonant / Resonante / Resonanten / Resonantes</translation>
    </message>
    <message>
      <source>The best a card can be: exactly 1 above the Pile and within Strike. It earns a Charge.</source>
      <translation>Besser kann eine Karte nicht sein: genau 1 über dem Pile und innerhalb des Strike. Sie bringt eine Ladung.</translation>
    </message>
    <message>
      <source>Resource / Resources</source>
      <translation>Vorrat / Vorräte / Vorräten / Ressource / Ressourcen</translation>
    </message>
    <message>
      <source>What the Team has in store: Fan Club, Armory, Pit Crew.</source>
      <translation>Was das Team in Reserve hat: Fanclub, Waffenkammer, Boxencrew.</translation>
    </message>
    <message>
      <source>Ripple / Ripples</source>
      <translation>Ripple</translation>
    </message>
    <message>
      <source>Outside conflicts Coach may discard the top card of his Deck for all to see.</source>
      <translation>Außerhalb von Konflikten darf der Coach die oberste Karte seines Decks offen ablegen.</translation>
    </message>
    <message>
      <source>Robo / Robos</source>
      <translation>Robo / Robos</translation>
    </message>
    <message>
      <source>A Pilot's machine. Called by a Pit Crew, it takes Trauma for her and has Techs.</source>
      <translation>Die Maschine einer Pilotin. Von der Boxencrew gerufen, nimmt sie ihr Trauma ab und hat Techs.</translation>
    </message>
    <message>
      <source>Rout</source>
      <translation>Rout</translation>
    </message>
    <message>
      <source>A side falls apart and the Throwdown ends at once.</source>
      <translation>Eine Seite bricht zusammen, und der Throwdown endet sofort.</translation>
    </message>
    <message>
      <source>Ruin</source>
      <translation>Ruin</translation>
    </message>
    <message>
      <source>A damage event: a Location is Damaged, a Damaged one Razed.</source>
      <translation>Ein Schaden: Ein Ort ist beschädigt, ein beschädigter zerstört.</translation>
    </message>
    <message>
      <source>Rumble / Rumbles</source>
      <translation>Rumble / Rumbles</translation>
    </message>
    <message>
      <source>A Throwdown grown large: four more stages, fought by the Final Form and its foe.</source>
      <translation>Ein Throwdown im Großen: vier Stufen mehr, gekämpft von der Final Form und ihrem Gegner.</translation>
    </message>
    <message>
      <source>Schism</source>
      <translation>Schisma / Schismas</translation>
    </message>
    <message>
      <source>Quarrel in the Team. It gathers point by point and pulls Harmony down.</source>
      <translation>Streit im Team. Er sammelt sich Punkt für Punkt und zieht die Harmonie herunter.</translation>
    </message>
    <message>
      <source>Sacrificed / Sacrifice</source>
      <translation>geopfert / opfern</translation>
    </message>
    <message>
      <source>A piece of Gear used up for good, for more than it does otherwise.</source>
      <translation>Ein Stück Ausrüstung, für immer verbraucht, für mehr als sonst.</translation>
    </message>
    <message>
      <source>Shift</source>
      <translation>Verschiebung</translation>
    </message>
    <message>
      <source>A point goes from one Stat to its partner.</source>
      <translation>Ein Punkt wandert von einem Wert zu seinem Gegenstück.</translation>
    </message>
    <message>
      <source>soak / soaks / soaked</source>
      <translation>abfangen / abgefangen</translation>
    </message>
    <message>
      <source>Spend Buffers so that damage does less, or nothing.</source>
      <translation>Puffer ausgeben, damit ein Schaden weniger oder nichts tut.</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solo</translation>
    </message>
    <message>
      <source>The Stat of acting alone: cards that a Commander draws when she fights for herself. Its partner is Sync.</source>
      <translation>Der Wert fürs Alleingehen: Karten, die ein Commander für sich selbst zieht. Gegenstück: Sync.</translation>
    </message>
    <message>
      <source>Specialty / Gambit Specialty</source>
      <translation>Spezialgebiet / Spezialgebiets</translation>
    </message>
    <message>
      <source>What a Pilot is known for. In a Gambit about it, the consequence comes twice.</source>
      <translation>Wofür eine Pilotin bekannt ist. In einem Gambit darum kommt die Folge doppelt.</translation>
    </message>
    <message>
      <source>Spoil / Spoils</source>
      <translation>Beute / Beuten</translation>
    </message>
    <message>
      <source>What a win brings: a Basic one for each stage played, an Ultimate one for a win without a point lost.</source>
      <translation>Was ein Sieg bringt: eine einfache für jede gespielte Stufe, eine höchste, wenn die anderen nichts punkteten.</translation>
    </message>
    <message>
      <source>stage / stages / Stage</source>
      <translation>Stufe / Stufen</translation>
    </message>
    <message>
      <source>A step of a Throwdown. They are worth 1, 2, 4, 8 … points, each more than all before.</source>
      <translation>Ein Abschnitt des Throwdowns. Sie zählen 1, 2, 4, 8 … Punkte, jede mehr als alle davor.</translation>
    </message>
    <message>
      <source>stake / stakes</source>
      <translation>Einsatz / Einsatzes</translation>
    </message>
    <message>
      <source>What a Throwdown is about: whoever wins gets it.</source>
      <translation>Worum es im Throwdown geht: Wer gewinnt, bekommt es.</translation>
    </message>
    <message>
      <source>Standing</source>
      <translation>intakt / intakter / Intakt</translation>
    </message>
    <message>
      <source>A Location that is whole.</source>
      <translation>Ein Ort, der heil ist.</translation>
    </message>
    <message>
      <source>Stat / Stats</source>
      <translation>Wert / Werts / Werte / Werten</translation>
    </message>
    <message>
      <source>One of six numbers of a Pilot, 0 to 6, in three pairs. What hangs on it falls with it.</source>
      <translation>Eine von sechs Zahlen einer Pilotin, 0 bis 6, in drei Paaren. Was daran hängt, fällt mit.</translation>
    </message>
    <message>
      <source>Steel</source>
      <translation>Steel</translation>
    </message>
    <message>
      <source>The Stat of attacking: Strike of the side that started the fight. Its partner is Flesh.</source>
      <translation>Der Wert fürs Angreifen: Strike der Seite, die den Kampf begann. Gegenstück: Flesh.</translation>
    </message>
    <message>
      <source>Storm / Storms</source>
      <translation>Storm / Storms</translation>
    </message>
    <message>
      <source>The strongest attack of a Threat. In a Throwdown Coach pays an Ace for it.</source>
      <translation>Der stärkste Angriff einer Bedrohung. Im Throwdown bezahlt ihn der Coach mit einem Ass.</translation>
    </message>
    <message>
      <source>Story Mode / Open Play</source>
      <translation>Story-Modus</translation>
    </message>
    <message>
      <source>The time between conflicts: what a player tells stands, unless somebody contests it.</source>
      <translation>Die Zeit zwischen Konflikten: Was erzählt wird, gilt, wenn niemand widerspricht.</translation>
    </message>
    <message>
      <source>Strike / Strike Range</source>
      <translation>Strike / Strikes</translation>
    </message>
    <message>
      <source>How far above the Pile a card may go. Farther costs a Pilot Schism; Coach can never do it.</source>
      <translation>Wie weit eine Karte über den Pile gehen darf. Weiter kostet eine Pilotin Schisma; der Coach kann es nie.</translation>
    </message>
    <message>
      <source>suit / suits / Suits / Suit</source>
      <translation>Farbe / Farben</translation>
    </message>
    <message>
      <source>Spades, Hearts, Diamonds, Clubs, in this order. It decides only between equal ranks.</source>
      <translation>Pik, Herz, Karo, Kreuz, in dieser Reihenfolge. Sie entscheidet nur bei gleichem Rang.</translation>
    </message>
    <message>
      <source>Synapse</source>
      <translation>Synapse</translation>
    </message>
    <message>
      <source>The Stat of bearing things: a Pilot has as many Buffers. Its partner is Circuit.</source>
      <translation>Der Wert fürs Ertragen: so viele Puffer hat eine Pilotin. Gegenstück: Circuit.</translation>
    </message>
    <message>
      <source>Sync / Synch</source>
      <translation>Sync</translation>
    </message>
    <message>
      <source>The Stat of acting together: cards that a Commander draws when she fights for her Team. Its partner is Solo.</source>
      <translation>Der Wert fürs Zusammenspiel: Karten, die ein Commander für ihr Team zieht. Gegenstück: Solo.</translation>
    </message>
    <message>
      <source>Tarry</source>
      <translation>Tarry</translation>
    </message>
    <message>
      <source>Time passes: as many cards as the Crisis tier go from Coach's Deck to the Trash, and an Omen comes nearer.</source>
      <translation>Zeit vergeht: So viele Karten, wie der Krisenstufe entspricht, kommen vom Deck des Coaches auf die Ablage, und ein Omen rückt näher.</translation>
    </message>
    <message>
      <source>Team</source>
      <translation>Team / Teams</translation>
    </message>
    <message>
      <source>All Pilots together. They share Harmony, Schism and Resources.</source>
      <translation>Alle Pilotinnen zusammen. Sie teilen Harmonie, Schisma und Vorräte.</translation>
    </message>
    <message>
      <source>Tech / Techs</source>
      <translation>Tech / Techs</translation>
    </message>
    <message>
      <source>Something that a Pilot, a Robo or a Threat can do. Pilots pay as many Charges as its rank.</source>
      <translation>Was eine Pilotin, ein Robo oder eine Bedrohung kann. Pilotinnen zahlen so viele Ladungen wie sein Rang.</translation>
    </message>
    <message>
      <source>Threat / Threats</source>
      <translation>Bedrohung / Bedrohungen</translation>
    </message>
    <message>
      <source>Something or somebody against the Pilots, played by Coach, with one number for how strong it is.</source>
      <translation>Etwas oder jemand gegen die Pilotinnen, gespielt vom Coach, mit einer Zahl für die Stärke.</translation>
    </message>
    <message>
      <source>TR / Threat Rating</source>
      <translation>TR / Bedrohungsstufe</translation>
    </message>
    <message>
      <source>Threat Rating, 1 to 7: it gives a Threat its Strike, Buffers, Techs and cards. Trauma lowers it; at 0 it is beaten.</source>
      <translation>Threat Rating, 1 bis 7: Davon hat eine Bedrohung Strike, Puffer, Techs und Karten. Trauma senkt es; bei 0 ist sie besiegt.</translation>
    </message>
    <message>
      <source>Threshold / Threshold card / Challenge card</source>
      <translation>Schwelle / Schwellenkarte</translation>
    </message>
    <message>
      <source>Coach's hidden card in a Gambit, which the Pilot has to beat.</source>
      <translation>Die verdeckte Karte des Coaches im Gambit, die die Pilotin schlagen muss.</translation>
    </message>
    <message>
      <source>Throwdown / Throwdowns</source>
      <translation>Throwdown / Throwdowns</translation>
    </message>
    <message>
      <source>A fight of two sides, card on card in stages, until one of them Concedes.</source>
      <translation>Ein Kampf zweier Seiten, Karte auf Karte in Stufen, bis eine aufgibt.</translation>
    </message>
    <message>
      <source>Tier</source>
      <translation>Tier</translation>
    </message>
    <message>
      <source>How good a piece of Gear is, 1 to 4, and how much Armory it costs.</source>
      <translation>Wie gut ein Stück Ausrüstung ist, 1 bis 4, und wie viel Waffenkammer es kostet.</translation>
    </message>
    <message>
      <source>Trash / Trashes</source>
      <translation>Ablage / Ablagen</translation>
    </message>
    <message>
      <source>Where played and discarded cards of a Deck lie, face-up.</source>
      <translation>Wo gespielte und abgelegte Karten eines Decks liegen, offen.</translation>
    </message>
    <message>
      <source>Trauma</source>
      <translation>Trauma</translation>
    </message>
    <message>
      <source>Harm, point by point: a Pilot lowers a Stat for each, a Threat its rating. Buffers soak it.</source>
      <translation>Verletzung, Punkt für Punkt: Eine Pilotin senkt je Punkt einen Wert, eine Bedrohung ihre Stufe. Puffer fangen es ab.</translation>
    </message>
    <message>
      <source>Trigger / Triggers</source>
      <translation>Trigger</translation>
    </message>
    <message>
      <source>An event of the game with a name, such as Favor or Schism, as cards and story set it off.</source>
      <translation>Ein Ereignis des Spiels mit Namen, etwa Favor oder Schisma, wie Karten und Geschichte es auslösen.</translation>
    </message>
    <message>
      <source>Wave / Waves</source>
      <translation>Wave / Waves</translation>
    </message>
    <message>
      <source>A small attack of a Threat. In a Throwdown Coach pays a Face card for it.</source>
      <translation>Ein kleiner Angriff einer Bedrohung. Im Throwdown bezahlt ihn der Coach mit einer Bildkarte.</translation>
    </message>
    <message>
      <source>Wild card / Wild</source>
      <translation>Wilde Karte / Wild</translation>
    </message>
    <message>
      <source>Lies face-down and counts as the card that its player names.</source>
      <translation>Liegt verdeckt und zählt als die Karte, die ihre Spielerin nennt.</translation>
    </message>
    <message>
      <source>“Yes, and”</source>
      <translation>„Ja, und“</translation>
    </message>
    <message>
      <source>The Gambit's card is higher: the goal, and something small and good besides.</source>
      <translation>Die Karte des Gambits ist höher: das Ziel, und etwas kleines Gutes dazu.</translation>
    </message>
    <message>
      <source>“Yes, but”</source>
      <translation>„Ja, aber“</translation>
    </message>
    <message>
      <source>The goal is reached, at a small cost.</source>
      <translation>Das Ziel ist erreicht, zu einem kleinen Preis.</translation>
    </message>
    <message>
      <source>“No, but”</source>
      <translation>„Nein, aber“</translation>
    </message>
    <message>
      <source>The goal is missed, and something small is gained.</source>
      <translation>Das Ziel ist verfehlt, und etwas Kleines ist gewonnen.</translation>
    </message>
    <message>
      <source>“No, and”</source>
      <translation>„Nein, und“</translation>
    </message>
    <message>
      <source>The goal is missed, at a small cost. The Pilot earns a Charge by choosing it.</source>
      <translation>Das Ziel ist verfehlt, zu einem kleinen Preis. Wer das wählt, bekommt eine Ladung.</translation>
    </message>
    <message>
      <source>ability / abilities</source>
      <translation>Fähigkeit / Fähigkeiten</translation>
    </message>
    <message>
      <source>What a Bot does by itself, at the moment that it names.</source>
      <translation>Was ein Bot von selbst tut, im Moment, den er nennt.</translation>
    </message>
    <message>
      <source>attack / attacks / Attack / attack gang</source>
      <translation>Angriff / Angriffsbande</translation>
    </message>
    <message>
      <source>The sum of the Challenger's Bots. It wins as soon as it passes the defence.</source>
      <translation>Die Summe der Bots, die herausfordern. Er gewinnt, sobald er die Verteidigung übertrifft.</translation>
    </message>
    <message>
      <source>barrier / barriers / Barriers</source>
      <translation>Barriere / Barrieren</translation>
    </message>
    <message>
      <source>Each barrier of the gang in defence asks for one more critical hit.</source>
      <translation>Jede Barriere der verteidigenden Bande verlangt einen kritischen Treffer mehr.</translation>
    </message>
    <message>
      <source>Bot / Bots</source>
      <translation>Bot / Bots</translation>
    </message>
    <message>
      <source>One card of your deck: attack, defence, critical hits, barriers, a faction or two, perhaps an ability.</source>
      <translation>Eine Karte deines Decks: Angriff, Verteidigung, kritische Treffer, Barrieren, ein oder zwei Fraktionen, vielleicht eine Fähigkeit.</translation>
    </message>
    <message>
      <source>Challenger</source>
      <translation>Herausforderin</translation>
    </message>
    <message>
      <source>Whoever reveals Bot after Bot until the Champion is beaten or her deck is empty.</source>
      <translation>Wer Bot um Bot aufdeckt, bis der Champion geschlagen oder das Deck leer ist.</translation>
    </message>
    <message>
      <source>Champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>Whoever was not beaten last, with a gang in defence. The last Champion wins the battle.</source>
      <translation>Wer zuletzt nicht geschlagen wurde, mit einer Bande in Verteidigung. Der letzte Champion gewinnt die Schlacht.</translation>
    </message>
    <message>
      <source>clash / clashes</source>
      <translation>Clash / Clashes</translation>
    </message>
    <message>
      <source>One fight between the Champion and one Challenger.</source>
      <translation>Ein Kampf zwischen dem Champion und einer Herausforderin.</translation>
    </message>
    <message>
      <source>Contraption / Contraptions</source>
      <translation>Apparat / Apparate</translation>
    </message>
    <message>
      <source>A machine before its owner that helps once while it is upright.</source>
      <translation>Eine Maschine vor ihrer Besitzerin, die einmal hilft, solange sie aufrecht steht.</translation>
    </message>
    <message>
      <source>critical hit / critical hits / criticals / Criticals</source>
      <translation>kritischer Treffer / kritische Treffer / Kritische</translation>
    </message>
    <message>
      <source>Four of them win a clash, whatever the defence is; with barriers it takes more.</source>
      <translation>Vier davon gewinnen einen Clash, wie hoch die Verteidigung auch ist; mit Barrieren braucht es mehr.</translation>
    </message>
    <message>
      <source>crystal / crystals</source>
      <translation>Kristall / Kristalle / Kristallen</translation>
    </message>
    <message>
      <source>What the battles are about: whoever has most of them wins the evening.</source>
      <translation>Worum es in den Schlachten geht: Wer am meisten hat, gewinnt den Abend.</translation>
    </message>
    <message>
      <source>defence / Defence / defence gang</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>The sum of the Champion's Bots, all of one faction.</source>
      <translation>Die Summe der Bots des Champions, alle von einer Fraktion.</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <source>Before the battle everybody chooses Bots in turn.</source>
      <translation>Vor der Schlacht wählen alle reihum ihre Bots.</translation>
    </message>
    <message>
      <source>faction / factions / Faction</source>
      <translation>Fraktion / Fraktionen</translation>
    </message>
    <message>
      <source>The kind of a Bot. A new Champion keeps Bots of one faction in defence.</source>
      <translation>Die Art eines Bots. Ein neuer Champion behält Bots einer Fraktion in Verteidigung.</translation>
    </message>
    <message>
      <source>gang</source>
      <translation>Bande</translation>
    </message>
    <message>
      <source>The Bots that lie for one player now.</source>
      <translation>Die Bots, die jetzt für jemanden liegen.</translation>
    </message>
    <message>
      <source>Reactor / Reactors</source>
      <translation>Reaktor / Reaktoren</translation>
    </message>
    <message>
      <source>A crystal here charges the first Bot, and cools down after the battle.</source>
      <translation>Ein Kristall hier lädt den ersten Bot und kühlt nach der Schlacht ab.</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Where crystals lie that can be used.</source>
      <translation>Wo Kristalle liegen, die man benutzen kann.</translation>
    </message>
    <message>
      <source>surrender / surrenders</source>
      <translation>kapitulieren / kapituliert</translation>
    </message>
    <message>
      <source>Whoever has no Bot left to reveal leaves the battle.</source>
      <translation>Wer keinen Bot mehr aufdecken kann, verlässt die Schlacht.</translation>
    </message>
  </context>
  <context>
    <name>GuideCard</name>
    <message>
      <source>Skip this act</source>
      <translation>Akt überspringen</translation>
    </message>
    <message>
      <source>NOW</source>
      <translation>JETZT</translation>
    </message>
    <message>
      <source>Do it for me</source>
      <translation>Tu es für mich</translation>
    </message>
    <message>
      <source>Say it again</source>
      <translation>Sag es noch einmal</translation>
    </message>
    <message>
      <source>You may do anything else; I lead back.</source>
      <translation>Du darfst alles andere tun; ich führe zurück.</translation>
    </message>
  </context>
  <context>
    <name>GuidePlate</name>
    <message>
      <source>ACT {number}</source>
      <translation>AKT {number}</translation>
    </message>
  </context>
  <context>
    <name>hand</name>
    <message>
      <source>Reshuffle a Deck</source>
      <translation>Ein Deck neu mischen</translation>
    </message>
    <message>
      <source>Change a ruling</source>
      <translation>Eine Regelung ändern</translation>
    </message>
    <message>
      <source>Make something happen</source>
      <translation>Etwas geschehen lassen</translation>
    </message>
    <message>
      <source>Reveal</source>
      <translation>Aufdecken</translation>
    </message>
    <message>
      <source>Show cards to a Pilot</source>
      <translation>Einer Pilotin Karten zeigen</translation>
    </message>
    <message>
      <source>Switch the guide on</source>
      <translation>Regelhilfe einschalten</translation>
    </message>
    <message>
      <source>Switch the guide off</source>
      <translation>Regelhilfe ausschalten</translation>
    </message>
    <message>
      <source>Change Positions</source>
      <translation>Positionen ändern</translation>
    </message>
    <message>
      <source>How hard is this fight?</source>
      <translation>Wie schwer ist dieser Kampf?</translation>
    </message>
    <message>
      <source>Call the conflict off</source>
      <translation>Den Konflikt abbrechen</translation>
    </message>
    <message>
      <source>A Deck with its Trash</source>
      <translation>Ein Deck mit seiner Ablage</translation>
    </message>
    <message>
      <source>Applies from the next move on</source>
      <translation>Gilt ab dem nächsten Zug</translation>
    </message>
    <message>
      <source>An event, chosen or typed</source>
      <translation>Ein Ereignis, gewählt oder getippt</translation>
    </message>
    <message>
      <source>A Threat's data, a Faction, a Location</source>
      <translation>Die Daten einer Bedrohung, eine Fraktion, ein Ort</translation>
    </message>
    <message>
      <source>The top of a Deck or a stack, to her alone</source>
      <translation>Die obersten eines Decks oder Stapels, ihr allein</translation>
    </message>
    <message>
      <source>The rules lead again</source>
      <translation>Die Regeln führen wieder</translation>
    </message>
    <message>
      <source>A free table: same zones, hands and log</source>
      <translation>Ein freier Tisch: gleiche Plätze, Hände und Verlauf</translation>
    </message>
    <message>
      <source>Who is Head, Sword, Wing …</source>
      <translation>Wer Kopf, Schwert, Flügel ist …</translation>
    </message>
    <message>
      <source>Rehearse it thousands of times</source>
      <translation>Tausende Male durchspielen</translation>
    </message>
    <message>
      <source>Its cards are discarded</source>
      <translation>Seine Karten werden abgelegt</translation>
    </message>
    <message>
      <source>Show to everybody</source>
      <translation>Allen zeigen</translation>
    </message>
    <message>
      <source>How many, from the top</source>
      <translation>Wie viele, von oben</translation>
    </message>
    <message>
      <source>Call the conflict off?</source>
      <translation>Den Konflikt abbrechen?</translation>
    </message>
    <message>
      <source>Which cards shall she look at?</source>
      <translation>Welche Karten soll sie sich ansehen?</translation>
    </message>
    <message>
      <source>Who looks at them, alone?</source>
      <translation>Wer sieht sie sich an, allein?</translation>
    </message>
    <message>
      <source>There is nothing to choose now.</source>
      <translation>Gerade gibt es nichts zu wählen.</translation>
    </message>
    <message>
      <source>Switch the guide?</source>
      <translation>Die Regelhilfe umschalten?</translation>
    </message>
    <message>
      <source>House rulings</source>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>How this table plays, and why</source>
      <translation>Wie dieser Tisch spielt, und warum</translation>
    </message>
  </context>
  <context>
    <name>Hand</name>
    <message>
      <source>The hand is sorted by suit. Press to sort it by rank.</source>
      <translation>Die Hand ist nach Farbe sortiert. Drücken, um nach Rang zu sortieren.</translation>
    </message>
    <message>
      <source>By suit</source>
      <translation>Nach Farbe</translation>
    </message>
    <message>
      <source>By rank</source>
      <translation>Nach Rang</translation>
    </message>
    <message>
      <source>The hand is sorted by rank. Press to sort it by suit.</source>
      <translation>Die Hand ist nach Rang sortiert. Drücken, um nach Farbe zu sortieren.</translation>
    </message>
    <message>
      <source>Hand of {name}</source>
      <translation>Hand von {name}</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
  </context>
  <context>
    <name>Header</name>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>The wall</source>
      <translation>Die Wand</translation>
    </message>
    <message>
      <source>Pilots' rail, key [</source>
      <translation>Leiste der Pilotinnen, Taste [</translation>
    </message>
    <message>
      <source>Coach's rail, key ]</source>
      <translation>Leiste des Coachs, Taste ]</translation>
    </message>
    <message>
      <source>{line}. Pass the table</source>
      <translation>{line}. Tisch weitergeben</translation>
    </message>
  </context>
  <context>
    <name>help</name>
    <message>
      <source>Drag a card, or click it, or press Enter on it: each place where it may go lights up.</source>
      <translation>Zieh eine Karte, klick sie an oder drück Enter darauf: Jeder Platz, auf den sie darf, leuchtet auf.</translation>
    </message>
    <message>
      <source>Over such a place the card says what would come of it. Drop it, click there, or press Enter.</source>
      <translation>Über einem solchen Platz sagt die Karte, was daraus würde. Lass sie fallen, klick dort oder drück Enter.</translation>
    </message>
    <message>
      <source>What can be read is read by the first press. What costs something is done by the second.</source>
      <translation>Was man lesen kann, zeigt der erste Druck. Was etwas kostet, geschieht beim zweiten.</translation>
    </message>
    <message>
      <source>Tab goes round the table, the arrows go on within a group, Esc goes back.</source>
      <translation>Tab geht um den Tisch, die Pfeile gehen in einer Gruppe weiter, Esc geht zurück.</translation>
    </message>
    <message>
      <source>The table is passed to the seat whose name stands here.</source>
      <translation>Der Tisch wird an den Platz weitergegeben, dessen Name hier steht.</translation>
    </message>
    <message>
      <source>Whoever sits there presses Enter; until then nothing secret is on the screen.</source>
      <translation>Wer dort sitzt, drückt Enter; bis dahin ist nichts Geheimes auf dem Bildschirm.</translation>
    </message>
    <message>
      <source>The held key shows that seat's hand, and hides it again when it is let go.</source>
      <translation>Die gehaltene Taste zeigt die Hand dieses Platzes und verdeckt sie wieder, wenn man loslässt.</translation>
    </message>
    <message>
      <source>First Contact teaches the game in three acts, to people who have never seen it.</source>
      <translation>First Contact bringt das Spiel in drei Akten Leuten bei, die es noch nie gesehen haben.</translation>
    </message>
    <message>
      <source>New session lays a table: what is played, who sits there, and by which rulings.</source>
      <translation>Neue Sitzung deckt einen Tisch: was gespielt wird, wer dort sitzt und nach welchen Regelungen.</translation>
    </message>
    <message>
      <source>Every move is saved as it is made. Enter opens a session where it stopped.</source>
      <translation>Jeder Zug wird gespeichert, sobald er gemacht ist. Enter öffnet eine Sitzung dort, wo sie aufhörte.</translation>
    </message>
    <message>
      <source>Colours, wall and language belong to this computer, and are chosen on a page of their own.</source>
      <translation>Farben, Wand und Sprache gehören zu diesem Computer und werden auf einer eigenen Seite gewählt.</translation>
    </message>
    <message>
      <source>A session is shown as it was after any of its moves. Nothing here changes it.</source>
      <translation>Eine Sitzung wird gezeigt, wie sie nach einem ihrer Züge war. Nichts hier ändert sie.</translation>
    </message>
    <message>
      <source>The line below goes to every move; its marks are moments worth seeing again.</source>
      <translation>Die Linie unten führt zu jedem Zug; ihre Marken sind Augenblicke, die man wiedersehen will.</translation>
    </message>
    <message>
      <source>A rehearsal begins a session of its own with the table that is shown.</source>
      <translation>Eine Probe beginnt mit dem gezeigten Tisch eine eigene Sitzung.</translation>
    </message>
    <message>
      <source>Here stands what may be played one way or another, and how this table plays it.</source>
      <translation>Hier steht, was man so oder so spielen kann und wie dieser Tisch es spielt.</translation>
    </message>
    <message>
      <source>A change counts from then on, and stands in the log. A changed ruling has a mark.</source>
      <translation>Eine Änderung gilt von da an und steht im Verlauf. Eine geänderte Regelung trägt eine Marke.</translation>
    </message>
    <message>
      <source>Everything that is known of one Pilot: what she is, what she can do, what she has.</source>
      <translation>Alles, was man von einer Pilotin weiß: was sie ist, was sie kann, was sie hat.</translation>
    </message>
    <message>
      <source>What can be used now has a tick: a press shows what it does and costs, a second one uses it.</source>
      <translation>Was jetzt benutzt werden kann, trägt einen Haken: Ein Druck zeigt, was es tut und kostet, ein zweiter benutzt es.</translation>
    </message>
    <message>
      <source>How hard a fight would be: automatic players fight it many times.</source>
      <translation>Wie schwer ein Kampf wäre: Automatische Spieler fechten ihn viele Male aus.</translation>
    </message>
    <message>
      <source>Each lever changes one thing about it, and shows what that is worth.</source>
      <translation>Jeder Hebel ändert etwas daran und zeigt, was das wert ist.</translation>
    </message>
    <message>
      <source>The wall shows what everybody may know, on a second screen or in a window.</source>
      <translation>Die Wand zeigt, was alle wissen dürfen, auf einem zweiten Bildschirm oder in einem Fenster.</translation>
    </message>
    <message>
      <source>It is drawn for the farthest seat: say how wide it is, and how far away that seat.</source>
      <translation>Sie ist für den fernsten Platz gezeichnet: Sag, wie breit sie ist und wie weit weg dieser Platz.</translation>
    </message>
    <message>
      <source>Every word of the game with what it means; a press on one shows the rules behind it.</source>
      <translation>Jedes Wort des Spiels und was es heißt; ein Druck auf eines zeigt die Regeln dahinter.</translation>
    </message>
    <message>
      <source>At the table the pointer explains a word on which it rests, and a key those beside the focus.</source>
      <translation>Am Tisch erklärt der Zeiger ein Wort, auf dem er ruht, und eine Taste die Wörter dort, wo die Tastatur ist.</translation>
    </message>
  </context>
  <context>
    <name>HelpPage</name>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>what each does here</source>
      <translation>was jede hier tut</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>The words of the game</source>
      <translation>Die Wörter des Spiels</translation>
    </message>
    <message>
      <source>what each means</source>
      <translation>was jedes bedeutet</translation>
    </message>
  </context>
  <context>
    <name>InterruptPlate</name>
    <message>
      <source>Interrupt</source>
      <translation>Interrupt</translation>
    </message>
    <message>
      <source>Lay a card</source>
      <translation>Karte legen</translation>
    </message>
    <message>
      <source>Which card do you lay?</source>
      <translation>Welche Karte legst du?</translation>
    </message>
  </context>
  <context>
    <name>keys</name>
    <message>
      <source>help: how to play, and where things are</source>
      <translation>Hilfe: wie man spielt und wo was ist</translation>
    </message>
    <message>
      <source>Tab goes to the next group. Esc goes back.</source>
      <translation>Tab geht zur nächsten Gruppe. Esc geht zurück.</translation>
    </message>
    <message>
      <source>Tab goes to the next group, the arrows move within one.</source>
      <translation>Tab geht zur nächsten Gruppe, die Pfeile bewegen innerhalb.</translation>
    </message>
    <message>
      <source>Enter lifts a card, drops it, presses a plate. Esc puts a card back, leaves a sheet.</source>
      <translation>Enter hebt eine Karte, legt sie ab, drückt ein Schild. Esc legt eine Karte zurück, verlässt ein Blatt.</translation>
    </message>
    <message>
      <source>0 … 9: the answer with that figure. Menu, on a card: why it is there, what may be done.</source>
      <translation>0 … 9: die Antwort mit dieser Ziffer. Menü, auf einer Karte: warum sie da liegt, was sich tun lässt.</translation>
    </message>
    <message>
      <source>{key} moves you about the table.</source>
      <translation>Mit {key} bewegt man sich am Tisch.</translation>
    </message>
    <message>
      <source>{key} gives the answer with that figure.</source>
      <translation>{key} gibt die Antwort mit dieser Ziffer.</translation>
    </message>
    <message>
      <source>In the hand, {key} goes to the next card of that rank.</source>
      <translation>Auf der Hand geht {key} zur nächsten Karte dieses Rangs.</translation>
    </message>
    <message>
      <source>{key} opens the sheet of a Pilot.</source>
      <translation>{key} öffnet das Blatt einer Pilotin.</translation>
    </message>
    <message>
      <source>this window larger</source>
      <translation>dieses Fenster größer</translation>
    </message>
    <message>
      <source>this window smaller</source>
      <translation>dieses Fenster kleiner</translation>
    </message>
    <message>
      <source>the usual size</source>
      <translation>die übliche Größe</translation>
    </message>
    <message>
      <source>passes the table</source>
      <translation>gibt den Tisch weiter</translation>
    </message>
    <message>
      <source>the log, wide</source>
      <translation>der Verlauf, breit</translation>
    </message>
    <message>
      <source>by hand: cards, gauges, rulings</source>
      <translation>von Hand: Karten, Anzeigen, Regelungen</translation>
    </message>
    <message>
      <source>takes the last move back</source>
      <translation>nimmt den letzten Zug zurück</translation>
    </message>
    <message>
      <source>the guide: skips the act</source>
      <translation>die Begleitung: überspringt den Akt</translation>
    </message>
    <message>
      <source>the guide: hides it, shows it</source>
      <translation>die Begleitung: blendet sie aus, zeigt sie</translation>
    </message>
    <message>
      <source>the guide: says it again, also aloud</source>
      <translation>die Begleitung: sagt es noch einmal, auch laut</translation>
    </message>
    <message>
      <source>says aloud: the Pile</source>
      <translation>sagt an: den Pile</translation>
    </message>
    <message>
      <source>says aloud: whose turn it is</source>
      <translation>sagt an: wer am Zug ist</translation>
    </message>
    <message>
      <source>says aloud: the score</source>
      <translation>sagt an: die Punkte</translation>
    </message>
    <message>
      <source>says aloud: your hand</source>
      <translation>sagt an: deine Hand</translation>
    </message>
    <message>
      <source>says aloud: what happened last</source>
      <translation>sagt an: was zuletzt geschah</translation>
    </message>
    <message>
      <source>held behind the curtain: your hand; shows a covered hand</source>
      <translation>hinter dem Vorhang gehalten: deine Hand; zeigt eine verdeckte Hand</translation>
    </message>
    <message>
      <source>shows a preview, a sheet or a part of the table on the wall</source>
      <translation>zeigt eine Vorschau, ein Blatt oder einen Teil des Tischs auf der Wand</translation>
    </message>
    <message>
      <source>the sounds, off or on</source>
      <translation>die Klänge, aus oder an</translation>
    </message>
    <message>
      <source>sorts your hand by rank, by suit</source>
      <translation>sortiert deine Hand nach Rang, nach Farbe</translation>
    </message>
    <message>
      <source>the wall, dark or bright</source>
      <translation>die Wand, dunkel oder hell</translation>
    </message>
    <message>
      <source>the left drawer</source>
      <translation>die linke Schublade</translation>
    </message>
    <message>
      <source>the right drawer</source>
      <translation>die rechte Schublade</translation>
    </message>
    <message>
      <source>the whole screen</source>
      <translation>der ganze Bildschirm</translation>
    </message>
    <message>
      <source>back to the shelf</source>
      <translation>zurück zum Regal</translation>
    </message>
    <message>
      <source>this list; with a card in the air the ruling behind it</source>
      <translation>diese Liste; mit einer Karte in der Luft die Regelung dahinter</translation>
    </message>
    <message>
      <source>the table as the next seat saw it</source>
      <translation>der Tisch, wie ihn der nächste Platz sah</translation>
    </message>
    <message>
      <source>hides the open hand, shows it</source>
      <translation>verbirgt die offene Hand, zeigt sie</translation>
    </message>
    <message>
      <source>all hands open, once the session is over</source>
      <translation>alle Hände offen, wenn die Sitzung vorbei ist</translation>
    </message>
    <message>
      <source>rehearses from here, in a new session</source>
      <translation>probt von hier an, in einer neuen Sitzung</translation>
    </message>
    <message>
      <source>plays faster</source>
      <translation>spielt schneller</translation>
    </message>
    <message>
      <source>plays slower</source>
      <translation>spielt langsamer</translation>
    </message>
    <message>
      <source>this list</source>
      <translation>diese Liste</translation>
    </message>
    <message>
      <source>only the changed rulings, or all</source>
      <translation>nur die geänderten Regelungen, oder alle</translation>
    </message>
    <message>
      <source>another edition</source>
      <translation>eine andere Ausgabe</translation>
    </message>
    <message>
      <source>searches</source>
      <translation>sucht</translation>
    </message>
    <message>
      <source>back to the edition's value</source>
      <translation>zurück zum Wert der Ausgabe</translation>
    </message>
    <message>
      <source>shows this sheet on the wall</source>
      <translation>zeigt diesen Bogen auf der Wand</translation>
    </message>
    <message>
      <source>the next Pilot</source>
      <translation>die nächste Pilotin</translation>
    </message>
    <message>
      <source>the Pilot before</source>
      <translation>die Pilotin davor</translation>
    </message>
    <message>
      <source>into the Robo, or out of it</source>
      <translation>in den Robo, oder hinaus</translation>
    </message>
    <message>
      <source>rehearses once more, or stops</source>
      <translation>probt noch einmal, oder hält an</translation>
    </message>
    <message>
      <source>shows one of the fights</source>
      <translation>zeigt einen der Kämpfe</translation>
    </message>
    <message>
      <source>the test picture</source>
      <translation>das Testbild</translation>
    </message>
    <message>
      <source>renames a session</source>
      <translation>benennt eine Sitzung um</translation>
    </message>
    <message>
      <source>Space plays, stands still. ← → a move, with Shift a turn, with Ctrl to the next mark.</source>
      <translation>Die Leertaste spielt ab, hält an. ← → ein Zug, mit Umschalt ein Seitenzug, mit Strg zur nächsten Marke.</translation>
    </message>
    <message>
      <source>Home and End: the first move, the last. 1 … 9 lights a kind of marks, or dims it.</source>
      <translation>Pos1 und Ende: der erste Zug, der letzte. 1 … 9 hebt eine Art von Marken hervor oder dämpft sie.</translation>
    </message>
    <message>
      <source>↑ ↓ the rulings. ← → or 1 … 9: the options of the one in focus.</source>
      <translation>↑ ↓ die Regelungen. ← → oder 1 … 9: die Möglichkeiten der gewählten.</translation>
    </message>
    <message>
      <source>1 … 3: a page, where there are pages.</source>
      <translation>1 … 3: eine Seite, wo es Seiten gibt.</translation>
    </message>
    <message>
      <source>The arrows go through the levers; Enter pulls one.</source>
      <translation>Die Pfeile gehen durch die Hebel; Enter zieht einen.</translation>
    </message>
    <message>
      <source>← →: the farthest seat, nearer or farther by 0.1 m.</source>
      <translation>← →: der hinterste Platz, 0,1 m näher oder ferner.</translation>
    </message>
    <message>
      <source>The arrows go through the words; Enter shows the rules behind one.</source>
      <translation>Die Pfeile gehen durch die Wörter; Enter zeigt die Regeln hinter einem.</translation>
    </message>
    <message>
      <source>Enter opens. Menu: what else can be done with a session.</source>
      <translation>Enter öffnet. Menü: was sonst mit einer Sitzung getan werden kann.</translation>
    </message>
    <message>
      <source>{key} chooses what has that figure here.</source>
      <translation>{key} wählt hier das mit dieser Ziffer.</translation>
    </message>
  </context>
  <context>
    <name>KeySheets</name>
    <message>
      <source>{key} already does something: {words}.</source>
      <translation>{key} bedeutet schon etwas: {words}.</translation>
    </message>
    <message>
      <source>all as they were</source>
      <translation>alles, wie es war</translation>
    </message>
    <message>
      <source>Enter on a line changes its key.</source>
      <translation>Enter auf einer Zeile ändert ihre Taste.</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>switched off</source>
      <translation>abgeschaltet</translation>
    </message>
    <message>
      <source>the usual one</source>
      <translation>die übliche</translation>
    </message>
    <message>
      <source>Exchange them</source>
      <translation>Beide tauschen</translation>
    </message>
    <message>
      <source>one for the other</source>
      <translation>eine gegen die andere</translation>
    </message>
    <message>
      <source>Press the new key for this. Esc changes nothing.</source>
      <translation>Drück die neue Taste dafür. Esc ändert nichts.</translation>
    </message>
    <message>
      <source>No key</source>
      <translation>Keine Taste</translation>
    </message>
    <message>
      <source>switch it off</source>
      <translation>abschalten</translation>
    </message>
    <message>
      <source>Press another one.</source>
      <translation>Drück eine andere.</translation>
    </message>
    <message>
      <source>Press another one, or:</source>
      <translation>Drück eine andere, oder:</translation>
    </message>
    <message>
      <source>The usual keys</source>
      <translation>Die üblichen Tasten</translation>
    </message>
  </context>
  <context>
    <name>KindChip</name>
    <message>
      <source>Key {key}</source>
      <translation>Taste {key}</translation>
    </message>
  </context>
  <context>
    <name>KindRow</name>
    <message>
      <source>Jump to</source>
      <translation>Springen zu</translation>
    </message>
  </context>
  <context>
    <name>landing</name>
    <message>
      <source>refused</source>
      <translation>abgelehnt</translation>
    </message>
    <message>
      <source>at a price</source>
      <translation>zu einem Preis</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>erlaubt</translation>
    </message>
    <message>
      <source>Drop here: {place}</source>
      <translation>Hier ablegen: {place}</translation>
    </message>
    <message>
      <source>refused: {reason}</source>
      <translation>abgelehnt: {reason}</translation>
    </message>
  </context>
  <context>
    <name>LearnedView</name>
    <message>
      <source>What you have learned</source>
      <translation>Was du gelernt hast</translation>
    </message>
  </context>
  <context>
    <name>LeftRail</name>
    <message>
      <source>Pilots</source>
      <translation>Pilotinnen</translation>
    </message>
    <message>
      <source>Schism: {count}</source>
      <translation>Schisma: {count}</translation>
    </message>
  </context>
  <context>
    <name>LeverList</name>
    <message>
      <source>What would change it</source>
      <translation>Was es ändern würde</translation>
    </message>
  </context>
  <context>
    <name>LeverPlate</name>
    <message>
      <source>Back to the table</source>
      <translation>Zurück an den Tisch</translation>
    </message>
    <message>
      <source>What would change it</source>
      <translation>Was es ändern würde</translation>
    </message>
  </context>
  <context>
    <name>LeverRow</name>
    <message>
      <source>not tried yet</source>
      <translation>noch nicht versucht</translation>
    </message>
    <message>
      <source>Press to look at this fight instead</source>
      <translation>Drücken, um stattdessen diesen Kampf anzusehen</translation>
    </message>
    <message>
      <source>no difference seen</source>
      <translation>kein Unterschied zu sehen</translation>
    </message>
  </context>
  <context>
    <name>LogAnswers</name>
    <message>
      <source>Nothing has changed it since the start.</source>
      <translation>Seit dem Anfang hat nichts es geändert.</translation>
    </message>
    <message>
      <source>Why is {name} as it is?</source>
      <translation>Warum ist das so: {name}?</translation>
    </message>
    <message>
      <source>Why are {name} and {other} as they are?</source>
      <translation>Warum sind {name} und {other} so?</translation>
    </message>
    <message>
      <source>Why is {card} there?</source>
      <translation>Warum liegt {card} da?</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Zeig es mir</translation>
    </message>
    <message>
      <source>the table as it was then</source>
      <translation>der Tisch, wie er damals war</translation>
    </message>
    <message>
      <source>Take back to before this</source>
      <translation>Bis vor dies zurücknehmen</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Warum?</translation>
    </message>
    <message>
      <source>Entry {number} and all that followed</source>
      <translation>Eintrag {number} und alles danach</translation>
    </message>
    <message>
      <source>Set it by hand</source>
      <translation>Von Hand setzen</translation>
    </message>
  </context>
  <context>
    <name>LogPane</name>
    <message>
      <source>Log</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>story</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>everything</source>
      <translation>alles</translation>
    </message>
    <message>
      <source>LOG</source>
      <translation>VERLAUF</translation>
    </message>
    <message>
      <source>The log starts with the first move.</source>
      <translation>Der Verlauf beginnt mit dem ersten Zug.</translation>
    </message>
    <message>
      <source>The log shows: {preset}. Press for the next.</source>
      <translation>Der Verlauf zeigt: {preset}. Drücken für das Nächste.</translation>
    </message>
  </context>
  <context>
    <name>LookMenu</name>
    <message>
      <source>at once</source>
      <translation>sofort</translation>
    </message>
    <message>
      <source>four colours</source>
      <translation>vier Farben</translation>
    </message>
    <message>
      <source>two colours</source>
      <translation>zwei Farben</translation>
    </message>
    <message>
      <source>Look and sound</source>
      <translation>Aussehen und Klang</translation>
    </message>
    <message>
      <source>as the system</source>
      <translation>wie das System</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>as the system wishes</source>
      <translation>wie das System wünscht</translation>
    </message>
    <message>
      <source>all of it</source>
      <translation>alles davon</translation>
    </message>
    <message>
      <source>little</source>
      <translation>wenig</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Farbschema</translation>
    </message>
    <message>
      <source>Suits</source>
      <translation>Kartenfarben</translation>
    </message>
    <message>
      <source>Card faces</source>
      <translation>Kartengesichter</translation>
    </message>
    <message>
      <source>Motion</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Speed of motion</source>
      <translation>Tempo der Bewegung</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Klänge</translation>
    </message>
    <message>
      <source>Everything larger</source>
      <translation>Alles größer</translation>
    </message>
    <message>
      <source>Everything smaller</source>
      <translation>Alles kleiner</translation>
    </message>
    <message>
      <source>Larger Hand</source>
      <translation>Größere Hand</translation>
    </message>
    <message>
      <source>Smaller Hand</source>
      <translation>Kleinere Hand</translation>
    </message>
    <message>
      <source>the usual ones</source>
      <translation>die üblichen</translation>
    </message>
    <message>
      <source>on</source>
      <translation>an</translation>
    </message>
    <message>
      <source>off</source>
      <translation>aus</translation>
    </message>
  </context>
  <context>
    <name>MirrorAlarm</name>
    <message>
      <source>Everybody would see every Hand on {screen}. No Hand is shown until that is changed.</source>
      <translation>Alle sähen jede Hand auf {screen}. Bis das geändert ist, wird keine gezeigt.</translation>
    </message>
    <message>
      <source>If the table's own window lies on the projector, drag it to the other screen.</source>
      <translation>Liegt das Fenster des Tischs selbst auf dem Projektor, zieh es auf den anderen Bildschirm.</translation>
    </message>
    <message>
      <source>Everybody would see every Hand</source>
      <translation>Alle sähen jede Hand</translation>
    </message>
    <message>
      <source>The table is on the wall's screen</source>
      <translation>Der Tisch ist auf dem Bildschirm der Wand</translation>
    </message>
    <message>
      <source>Both screens show the same picture</source>
      <translation>Beide Bildschirme zeigen dasselbe Bild</translation>
    </message>
    <message>
      <source>Press the Windows key and P, and choose Extend.</source>
      <translation>Drück die Windows-Taste und P und wähle „Erweitern“.</translation>
    </message>
    <message>
      <source>How to extend</source>
      <translation>Wie man erweitert</translation>
    </message>
    <message>
      <source>The projector is dark: play with the curtain alone</source>
      <translation>Der Projektor ist dunkel: nur mit dem Vorhang spielen</translation>
    </message>
    <message>
      <source>Extend the desktop to the projector instead of mirroring it, and this warning goes.</source>
      <translation>Erweitere den Desktop auf den Projektor, statt zu spiegeln, und diese Warnung verschwindet.</translation>
    </message>
    <message>
      <source>System Settings, Displays: choose the projector, and use it as an extended display.</source>
      <translation>Systemeinstellungen, Displays: Wähle den Projektor und nutze ihn als erweiterten Schreibtisch.</translation>
    </message>
    <message>
      <source>In the system's display settings choose Join or Extend in place of Mirror.</source>
      <translation>Wähle in den Anzeigeeinstellungen „Erweitern“ oder „Verbinden“ statt „Spiegeln“.</translation>
    </message>
  </context>
  <context>
    <name>Mishaps</name>
    <message>
      <source>The program made a mistake</source>
      <translation>Das Programm hat einen Fehler gemacht</translation>
    </message>
    <message>
      <source>You can go on. If something looks wrong, close the table and open it again.</source>
      <translation>Du kannst weitermachen. Wenn etwas falsch aussieht, schließ den Tisch und öffne ihn wieder.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
  </context>
  <context>
    <name>NameField</name>
    <message>
      <source>suggested</source>
      <translation>Vorschlag</translation>
    </message>
    <message>
      <source>suggested: {name}</source>
      <translation>vorgeschlagen: {name}</translation>
    </message>
  </context>
  <context>
    <name>names</name>
    <message>
      <source>a Tech Evolution</source>
      <translation>eine Tech-Evolution</translation>
    </message>
    <message>
      <source>a Commitment Evolution</source>
      <translation>eine Commitment-Evolution</translation>
    </message>
    <message>
      <source>a Class Advancement</source>
      <translation>ein Klassenaufstieg</translation>
    </message>
    <message>
      <source>Pilots' side</source>
      <translation>Seite der Pilotinnen</translation>
    </message>
    <message>
      <source>Coach's side</source>
      <translation>Seite des Coachs</translation>
    </message>
    <message>
      <source>Pilots'</source>
      <translation>der Pilotinnen</translation>
    </message>
    <message>
      <source>Coach's</source>
      <translation>des Coachs</translation>
    </message>
    <message>
      <source>Fan Club</source>
      <translation>Fanclub</translation>
    </message>
    <message>
      <source>Buffers</source>
      <translation>Puffer</translation>
    </message>
    <message>
      <source>names one thing that the others did wrong</source>
      <translation>nennt etwas, das die anderen falsch gemacht haben</translation>
    </message>
    <message>
      <source>boasts of one thing</source>
      <translation>prahlt mit etwas</translation>
    </message>
    <message>
      <source>a Two</source>
      <translation>eine Zwei</translation>
    </message>
    <message>
      <source>a higher rank, but no Ace</source>
      <translation>einen höheren Rang, aber kein Ass</translation>
    </message>
    <message>
      <source>a higher rank</source>
      <translation>einen höheren Rang</translation>
    </message>
    <message>
      <source>attack</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>criticals</source>
      <translation>kritische Treffer</translation>
    </message>
    <message>
      <source>defence</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>barriers</source>
      <translation>Barrieren</translation>
    </message>
    <message>
      <source>this move</source>
      <translation>dieser Zug</translation>
    </message>
    <message>
      <source>what may be done</source>
      <translation>was getan werden kann</translation>
    </message>
    <message>
      <source>Coach</source>
      <translation>Coach</translation>
    </message>
    <message>
      <source>Pilots</source>
      <translation>Pilotinnen</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>the Team</source>
      <translation>das Team</translation>
    </message>
    <message>
      <source>the Final Form</source>
      <translation>die Final Form</translation>
    </message>
    <message>
      <source>a card</source>
      <translation>eine Karte</translation>
    </message>
    <message>
      <source>A card</source>
      <translation>Eine Karte</translation>
    </message>
    <message>
      <source>Joker</source>
      <translation>Joker</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>on</source>
      <translation>an</translation>
    </message>
    <message>
      <source>off</source>
      <translation>aus</translation>
    </message>
    <message>
      <source>a Bot</source>
      <translation>einen Bot</translation>
    </message>
    <message>
      <source>surrenders</source>
      <translation>kapituliert</translation>
    </message>
    <message>
      <source>Full</source>
      <translation>voll</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>der Datenträger ist voll</translation>
    </message>
    <message>
      <source>the file or its folder is read-only</source>
      <translation>die Datei oder ihr Ordner ist schreibgeschützt</translation>
    </message>
    <message>
      <source>the disk reports an error, or is full</source>
      <translation>der Datenträger meldet einen Fehler oder ist voll</translation>
    </message>
    <message>
      <source>the file or its folder is not there any more</source>
      <translation>die Datei oder ihr Ordner ist nicht mehr da</translation>
    </message>
    <message>
      <source>a file lies where the folder should be</source>
      <translation>wo der Ordner sein müsste, liegt eine Datei</translation>
    </message>
    <message>
      <source>another program changed the file meanwhile</source>
      <translation>ein anderes Programm hat die Datei inzwischen verändert</translation>
    </message>
    <message>
      <source>somebody was reading it</source>
      <translation>jemand hat gerade darin gelesen</translation>
    </message>
    <message>
      <source>Free some space, or choose another folder.</source>
      <translation>Schaff Platz oder wähle einen anderen Ordner.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Wähle einen anderen Ordner.</translation>
    </message>
    <message>
      <source>Free some space or plug the disk in again, then try once more.</source>
      <translation>Schaff Platz oder steck den Datenträger wieder an, dann versuch es noch einmal.</translation>
    </message>
    <message>
      <source>its last entry cannot be read</source>
      <translation>ihr letzter Eintrag kann nicht gelesen werden</translation>
    </message>
    <message>
      <source>Copy the session into a folder of your own and open it there.</source>
      <translation>Kopiere die Sitzung in einen eigenen Ordner und öffne sie dort.</translation>
    </message>
    <message>
      <source>Try once more, or save a copy elsewhere.</source>
      <translation>Versuch es noch einmal oder speichere anderswo eine Kopie.</translation>
    </message>
    <message>
      <source>is empty, so it is no session</source>
      <translation>ist leer, also keine Sitzung</translation>
    </message>
    <message>
      <source>is no session of this program</source>
      <translation>ist keine Sitzung dieses Programms</translation>
    </message>
    <message>
      <source>a Threat</source>
      <translation>eine Bedrohung</translation>
    </message>
    <message>
      <source>a Faction</source>
      <translation>eine Fraktion</translation>
    </message>
    <message>
      <source>a Location</source>
      <translation>ein Ort</translation>
    </message>
    <message>
      <source>True</source>
      <translation>wahr</translation>
    </message>
    <message>
      <source>False</source>
      <translation>falsch</translation>
    </message>
    <message>
      <source>the conflict</source>
      <translation>der Konflikt</translation>
    </message>
    <message>
      <source>by attack</source>
      <translation>durch Angriff</translation>
    </message>
    <message>
      <source>by criticals</source>
      <translation>durch kritische Treffer</translation>
    </message>
    <message>
      <source>by attack and by criticals</source>
      <translation>durch Angriff und kritische Treffer</translation>
    </message>
    <message>
      <source>TR</source>
      <translation>TR</translation>
    </message>
    <message>
      <source>Strike</source>
      <translation>Strike</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alles</translation>
    </message>
    <message>
      <source>Armory</source>
      <translation>Waffenkammer</translation>
    </message>
    <message>
      <source>Pit Crew</source>
      <translation>Boxencrew</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Sync</translation>
    </message>
    <message>
      <source>Flesh</source>
      <translation>Flesh</translation>
    </message>
    <message>
      <source>Steel</source>
      <translation>Steel</translation>
    </message>
    <message>
      <source>Synapse</source>
      <translation>Synapse</translation>
    </message>
    <message>
      <source>Circuit</source>
      <translation>Circuit</translation>
    </message>
    <message>
      <source>Stat</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>the Pile</source>
      <translation>Pile</translation>
    </message>
    <message>
      <source>the Removed cards</source>
      <translation>entfernte Karten</translation>
    </message>
    <message>
      <source>the flipped cards</source>
      <translation>aufgedeckte Karten</translation>
    </message>
    <message>
      <source>the BGM stack</source>
      <translation>BGM-Stapel</translation>
    </message>
    <message>
      <source>the Gambit</source>
      <translation>Gambit</translation>
    </message>
    <message>
      <source>the challenger's initiative</source>
      <translation>Initiative der herausfordernden Seite</translation>
    </message>
    <message>
      <source>the challenged side's initiative</source>
      <translation>Initiative der herausgeforderten Seite</translation>
    </message>
    <message>
      <source>Chargeup for the Team</source>
      <translation>Chargeup für das Team</translation>
    </message>
    <message>
      <source>Fortify for the Team</source>
      <translation>Fortify für das Team</translation>
    </message>
    <message>
      <source>Recover in full</source>
      <translation>Recover, vollständig</translation>
    </message>
    <message>
      <source>Replenish in full</source>
      <translation>Replenish, vollständig</translation>
    </message>
    <message>
      <source>Basic Spoils instead</source>
      <translation>stattdessen einfache Beute</translation>
    </message>
    <message>
      <source>a story effect</source>
      <translation>etwas in der Geschichte</translation>
    </message>
    <message>
      <source>the box</source>
      <translation>die Schachtel</translation>
    </message>
    <message>
      <source>the lots</source>
      <translation>die Lose</translation>
    </message>
    <message>
      <source>the pool</source>
      <translation>der Vorrat</translation>
    </message>
    <message>
      <source>the pool of Contraptions</source>
      <translation>der Vorrat an Apparaten</translation>
    </message>
    <message>
      <source>what the Draft left over</source>
      <translation>was der Draft übrig ließ</translation>
    </message>
    <message>
      <source>Harmony</source>
      <translation>Harmonie</translation>
    </message>
    <message>
      <source>Schism</source>
      <translation>Schisma</translation>
    </message>
    <message>
      <source>Crisis step</source>
      <translation>Krisenschritt</translation>
    </message>
    <message>
      <source>Hand size</source>
      <translation>Handgröße</translation>
    </message>
    <message>
      <source>Session</source>
      <translation>Sitzung</translation>
    </message>
    <message>
      <source>Scene</source>
      <translation>Szene</translation>
    </message>
    <message>
      <source>Scene's name</source>
      <translation>Name der Szene</translation>
    </message>
    <message>
      <source>Scene's words</source>
      <translation>Worte der Szene</translation>
    </message>
    <message>
      <source>Stage</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>127 points won</source>
      <translation>127 Punkte gewonnen</translation>
    </message>
    <message>
      <source>127 points lost</source>
      <translation>127 Punkte verloren</translation>
    </message>
    <message>
      <source>Gear returned</source>
      <translation>Ausrüstung zurückgegeben</translation>
    </message>
    <message>
      <source>Special Gear brought home</source>
      <translation>Besondere Ausrüstung heimgebracht</translation>
    </message>
    <message>
      <source>Heroic sacrifices</source>
      <translation>Heldenhafte Opfer</translation>
    </message>
    <message>
      <source>Passing score</source>
      <translation>Bestehensgrenze</translation>
    </message>
    <message>
      <source>Current Location</source>
      <translation>jetziger Ort</translation>
    </message>
    <message>
      <source>Charges</source>
      <translation>Ladungen</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Lektionen</translation>
    </message>
    <message>
      <source>Charges at most</source>
      <translation>Höchstladungen</translation>
    </message>
    <message>
      <source>Buffers at most</source>
      <translation>Höchstpuffer</translation>
    </message>
    <message>
      <source>state</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Gambit Specialty</source>
      <translation>Spezialgebiet</translation>
    </message>
    <message>
      <source>Robo</source>
      <translation>Robo</translation>
    </message>
    <message>
      <source>Robo's Endurance</source>
      <translation>Ausdauer des Robos</translation>
    </message>
    <message>
      <source>Robo's Endurance at most</source>
      <translation>Höchstausdauer des Robos</translation>
    </message>
    <message>
      <source>Robo's Tech Rank</source>
      <translation>Tech-Rang des Robos</translation>
    </message>
    <message>
      <source>Robo in the scene</source>
      <translation>Robo in der Szene</translation>
    </message>
    <message>
      <source>Summon Effect, last in session</source>
      <translation>Ruf-Effekt, zuletzt in Sitzung</translation>
    </message>
    <message>
      <source>Evolutions to spend</source>
      <translation>verfügbare Evolutionen</translation>
    </message>
    <message>
      <source>Evolutions spent</source>
      <translation>verbrauchte Evolutionen</translation>
    </message>
    <message>
      <source>bonus cards</source>
      <translation>Bonuskarten</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>slots for accessory</source>
      <translation>Plätze für Accessoires</translation>
    </message>
    <message>
      <source>slots for armor</source>
      <translation>Plätze für Rüstung</translation>
    </message>
    <message>
      <source>slots for tool</source>
      <translation>Plätze für Werkzeug</translation>
    </message>
    <message>
      <source>universal Buffer Tech</source>
      <translation>universelle Puffer-Tech</translation>
    </message>
    <message>
      <source>universal Card Tech</source>
      <translation>universelle Karten-Tech</translation>
    </message>
    <message>
      <source>universal Charge Tech</source>
      <translation>universelle Ladungs-Tech</translation>
    </message>
    <message>
      <source>universal Strike Tech</source>
      <translation>universelle Strike-Tech</translation>
    </message>
    <message>
      <source>recurring Harmony</source>
      <translation>wiederkehrende Harmonie</translation>
    </message>
    <message>
      <source>recurring Fan Club</source>
      <translation>wiederkehrender Fanclub</translation>
    </message>
    <message>
      <source>recurring Armory</source>
      <translation>wiederkehrende Waffenkammer</translation>
    </message>
    <message>
      <source>recurring Pit Crew</source>
      <translation>wiederkehrende Boxencrew</translation>
    </message>
    <message>
      <source>adjectives</source>
      <translation>Adjektive</translation>
    </message>
    <message>
      <source>full TR</source>
      <translation>volle TR</translation>
    </message>
    <message>
      <source>size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>agenda</source>
      <translation>Absicht</translation>
    </message>
    <message>
      <source>Wave</source>
      <translation>Wave</translation>
    </message>
    <message>
      <source>Storm</source>
      <translation>Storm</translation>
    </message>
    <message>
      <source>Defeat Conditions</source>
      <translation>Niederlagebedingungen</translation>
    </message>
    <message>
      <source>what the Pilots know</source>
      <translation>was die Pilotinnen wissen</translation>
    </message>
    <message>
      <source>Agency</source>
      <translation>Einfluss</translation>
    </message>
    <message>
      <source>Offenses</source>
      <translation>Kränkungen</translation>
    </message>
    <message>
      <source>Revealed</source>
      <translation>Aufgedeckt</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>Gone</source>
      <translation>fort</translation>
    </message>
    <message>
      <source>buffers</source>
      <translation>Puffer</translation>
    </message>
    <message>
      <source>revealed</source>
      <translation>aufgedeckt</translation>
    </message>
    <message>
      <source>boon</source>
      <translation>Segen</translation>
    </message>
    <message>
      <source>blight</source>
      <translation>Fluch</translation>
    </message>
    <message>
      <source>boons</source>
      <translation>Segen</translation>
    </message>
    <message>
      <source>score</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Final Form's Buffers</source>
      <translation>Puffer der Final Form</translation>
    </message>
    <message>
      <source>Rumble Charges</source>
      <translation>Rumble-Ladungen</translation>
    </message>
    <message>
      <source>Final Form's Strike</source>
      <translation>Strike der Final Form</translation>
    </message>
    <message>
      <source>Storage</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Reactor</source>
      <translation>Reaktor</translation>
    </message>
    <message>
      <source>Cryo-cell</source>
      <translation>Kryozelle</translation>
    </message>
    <message>
      <source>Round space</source>
      <translation>Rundenfeld</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Clash</source>
      <translation>Clash</translation>
    </message>
    <message>
      <source>Champion token</source>
      <translation>Championmarke</translation>
    </message>
    <message>
      <source>Challenger</source>
      <translation>fordert heraus</translation>
    </message>
    <message>
      <source>Burn</source>
      <translation>Burn</translation>
    </message>
    <message>
      <source>Chargeup</source>
      <translation>Chargeup</translation>
    </message>
    <message>
      <source>Favor</source>
      <translation>Favor</translation>
    </message>
    <message>
      <source>Fortify</source>
      <translation>Fortify</translation>
    </message>
    <message>
      <source>Rally</source>
      <translation>Rally</translation>
    </message>
    <message>
      <source>Rebuild</source>
      <translation>Rebuild</translation>
    </message>
    <message>
      <source>Recover</source>
      <translation>Recover</translation>
    </message>
    <message>
      <source>Replenish</source>
      <translation>Replenish</translation>
    </message>
    <message>
      <source>Tarry</source>
      <translation>Tarry</translation>
    </message>
    <message>
      <source>BREAK!</source>
      <translation>BREAK!</translation>
    </message>
    <message>
      <source>Disfavor</source>
      <translation>Disfavor</translation>
    </message>
    <message>
      <source>Purge</source>
      <translation>Purge</translation>
    </message>
    <message>
      <source>Ruin</source>
      <translation>Ruin</translation>
    </message>
    <message>
      <source>Trauma</source>
      <translation>Trauma</translation>
    </message>
    <message>
      <source>Boost</source>
      <translation>Boost</translation>
    </message>
    <message>
      <source>Damage</source>
      <translation>Schaden</translation>
    </message>
    <message>
      <source>conditions met</source>
      <translation>erfüllte Bedingungen</translation>
    </message>
    <message>
      <source>true size</source>
      <translation>wahre Größe</translation>
    </message>
    <message>
      <source>Standing</source>
      <translation>Intakt</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Beschädigt</translation>
    </message>
    <message>
      <source>Razed</source>
      <translation>Zerstört</translation>
    </message>
    <message>
      <source>active</source>
      <translation>aktiv</translation>
    </message>
    <message>
      <source>out</source>
      <translation>draußen</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>tot</translation>
    </message>
    <message>
      <source>departed</source>
      <translation>fortgegangen</translation>
    </message>
    <message>
      <source>graduated</source>
      <translation>hat abgeschlossen</translation>
    </message>
    <message>
      <source>defeated</source>
      <translation>besiegt</translation>
    </message>
    <message>
      <source>beaten</source>
      <translation>geschlagen</translation>
    </message>
    <message>
      <source>gone</source>
      <translation>fort</translation>
    </message>
    <message>
      <source>removed</source>
      <translation>entfernt</translation>
    </message>
    <message>
      <source>out for scene</source>
      <translation>für diese Szene draußen</translation>
    </message>
    <message>
      <source>standing</source>
      <translation>intakt</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>beschädigt</translation>
    </message>
    <message>
      <source>razed</source>
      <translation>zerstört</translation>
    </message>
    <message>
      <source>Yes, and</source>
      <translation>Ja, und</translation>
    </message>
    <message>
      <source>Yes, but</source>
      <translation>Ja, aber</translation>
    </message>
    <message>
      <source>No, but</source>
      <translation>Nein, aber</translation>
    </message>
    <message>
      <source>No, and</source>
      <translation>Nein, und</translation>
    </message>
    <message>
      <source>Confrontation</source>
      <translation>Konfrontation</translation>
    </message>
    <message>
      <source>Struggle</source>
      <translation>Ringen</translation>
    </message>
    <message>
      <source>Final Attack</source>
      <translation>Letzter Angriff</translation>
    </message>
    <message>
      <source>Rumble 1</source>
      <translation>Rumble 1</translation>
    </message>
    <message>
      <source>Rumble 2</source>
      <translation>Rumble 2</translation>
    </message>
    <message>
      <source>Rumble 3</source>
      <translation>Rumble 3</translation>
    </message>
    <message>
      <source>Rumble 4</source>
      <translation>Rumble 4</translation>
    </message>
    <message>
      <source>initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>counter</source>
      <translation>Konter</translation>
    </message>
    <message>
      <source>escalate</source>
      <translation>Eskalieren</translation>
    </message>
    <message>
      <source>rumble</source>
      <translation>Rumble</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Kopf</translation>
    </message>
    <message>
      <source>Heart</source>
      <translation>Herz</translation>
    </message>
    <message>
      <source>Hand</source>
      <translation>Hand</translation>
    </message>
    <message>
      <source>Foot</source>
      <translation>Fuß</translation>
    </message>
    <message>
      <source>Sword</source>
      <translation>Klinge</translation>
    </message>
    <message>
      <source>Aegis</source>
      <translation>Aegis</translation>
    </message>
    <message>
      <source>Wing</source>
      <translation>Flügel</translation>
    </message>
    <message>
      <source>Endurance</source>
      <translation>Ausdauer</translation>
    </message>
    <message>
      <source>cards</source>
      <translation>Karten</translation>
    </message>
    <message>
      <source>uses</source>
      <translation>Anwendungen</translation>
    </message>
    <message>
      <source>Freshman</source>
      <translation>Freshman</translation>
    </message>
    <message>
      <source>Sophomore</source>
      <translation>Sophomore</translation>
    </message>
    <message>
      <source>Junior</source>
      <translation>Junior</translation>
    </message>
    <message>
      <source>Senior</source>
      <translation>Senior</translation>
    </message>
    <message>
      <source>Graduate</source>
      <translation>Graduate</translation>
    </message>
    <message>
      <source>Tech</source>
      <translation>Tech</translation>
    </message>
    <message>
      <source>Commitment</source>
      <translation>Commitment</translation>
    </message>
    <message>
      <source>Accessory</source>
      <translation>Accessoire</translation>
    </message>
    <message>
      <source>Armor</source>
      <translation>Rüstung</translation>
    </message>
    <message>
      <source>Tool</source>
      <translation>Werkzeug</translation>
    </message>
    <message>
      <source>Dissonant</source>
      <translation>Dissonant</translation>
    </message>
    <message>
      <source>Resonant</source>
      <translation>Resonant</translation>
    </message>
    <message>
      <source>accessory</source>
      <translation>Accessoire</translation>
    </message>
    <message>
      <source>armor</source>
      <translation>Rüstung</translation>
    </message>
    <message>
      <source>tool</source>
      <translation>Werkzeug</translation>
    </message>
    <message>
      <source>Chroma</source>
      <translation>Chroma</translation>
    </message>
    <message>
      <source>Daisho</source>
      <translation>Daisho</translation>
    </message>
    <message>
      <source>Universal</source>
      <translation>Universell</translation>
    </message>
    <message>
      <source>It begins</source>
      <translation>Es beginnt</translation>
    </message>
    <message>
      <source>Against each other</source>
      <translation>Gegeneinander</translation>
    </message>
    <message>
      <source>The Enemy</source>
      <translation>Der Feind</translation>
    </message>
    <message>
      <source>What is left</source>
      <translation>Was bleibt</translation>
    </message>
    <message>
      <source>Invested</source>
      <translation>Investiert</translation>
    </message>
    <message>
      <source>Gambits</source>
      <translation>Gambits</translation>
    </message>
    <message>
      <source>Throwdowns</source>
      <translation>Throwdowns</translation>
    </message>
    <message>
      <source>Set-up</source>
      <translation>Aufbau</translation>
    </message>
    <message>
      <source>Salute</source>
      <translation>Begrüßung</translation>
    </message>
    <message>
      <source>Briefing</source>
      <translation>Briefing</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Debriefing</source>
      <translation>Debriefing</translation>
    </message>
    <message>
      <source>Breakdown</source>
      <translation>Abbau</translation>
    </message>
    <message>
      <source>set-up</source>
      <translation>Aufbau</translation>
    </message>
    <message>
      <source>salute</source>
      <translation>Begrüßung</translation>
    </message>
    <message>
      <source>briefing</source>
      <translation>Briefing</translation>
    </message>
    <message>
      <source>play</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>debriefing</source>
      <translation>Debriefing</translation>
    </message>
    <message>
      <source>breakdown</source>
      <translation>Abbau</translation>
    </message>
    <message>
      <source>Crisis steps</source>
      <translation>Krisenschritte</translation>
    </message>
    <message>
      <source>All 127 points won</source>
      <translation>Alle 127 Punkte gewonnen</translation>
    </message>
    <message>
      <source>All 127 points lost</source>
      <translation>Alle 127 Punkte verloren</translation>
    </message>
    <message>
      <source>Resources above 9</source>
      <translation>Vorräte über 9</translation>
    </message>
    <message>
      <source>Favor cards left</source>
      <translation>Übrige Favor-Karten</translation>
    </message>
    <message>
      <source>Other deaths</source>
      <translation>Andere Tode</translation>
    </message>
    <message>
      <source>Razed Locations</source>
      <translation>Zerstörte Orte</translation>
    </message>
    <message>
      <source>Factions turned</source>
      <translation>Übergelaufene Fraktionen</translation>
    </message>
    <message>
      <source>Factions destroyed</source>
      <translation>Vernichtete Fraktionen</translation>
    </message>
    <message>
      <source>Threats defeated</source>
      <translation>Besiegte Bedrohungen</translation>
    </message>
    <message>
      <source>Threats left</source>
      <translation>Übrige Bedrohungen</translation>
    </message>
    <message>
      <source>Alpha</source>
      <translation>Alpha</translation>
    </message>
    <message>
      <source>microevent</source>
      <translation>Mikroereignis</translation>
    </message>
    <message>
      <source>microevents</source>
      <translation>Mikroereignisse</translation>
    </message>
    <message>
      <source>Threshold card</source>
      <translation>Schwellenkarte</translation>
    </message>
    <message>
      <source>Leader</source>
      <translation>Anführerin</translation>
    </message>
    <message>
      <source>Support</source>
      <translation>Unterstützung</translation>
    </message>
    <message>
      <source>Open Play</source>
      <translation>Freies Spiel</translation>
    </message>
    <message>
      <source>Synch</source>
      <translation>Synch</translation>
    </message>
    <message>
      <source>Beta</source>
      <translation>Beta</translation>
    </message>
    <message>
      <source>Commander</source>
      <translation>Commander</translation>
    </message>
    <message>
      <source>Drive</source>
      <translation>Drive</translation>
    </message>
    <message>
      <source>Assist</source>
      <translation>Assist</translation>
    </message>
    <message>
      <source>Story Mode</source>
      <translation>Story-Modus</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Final</translation>
    </message>
    <message>
      <source>subroutine</source>
      <translation>Subroutine</translation>
    </message>
    <message>
      <source>subroutines</source>
      <translation>Subroutinen</translation>
    </message>
    <message>
      <source>Challenge card</source>
      <translation>Prüfkarte</translation>
    </message>
    <message>
      <source>Grit</source>
      <translation>Zähigkeit</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>Recovery</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Restore</translation>
    </message>
    <message>
      <source>Team</source>
      <translation>Team</translation>
    </message>
    <message>
      <source>Fight</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Future</source>
      <translation>Zukunft</translation>
    </message>
    <message>
      <source>Cards and Decks</source>
      <translation>Karten und Decks</translation>
    </message>
    <message>
      <source>Omens</source>
      <translation>Omen</translation>
    </message>
    <message>
      <source>Gambit</source>
      <translation>Gambit</translation>
    </message>
    <message>
      <source>Events, Harmony</source>
      <translation>Ereignisse, Harmonie</translation>
    </message>
    <message>
      <source>Throwdown</source>
      <translation>Throwdown</translation>
    </message>
    <message>
      <source>Rumble</source>
      <translation>Rumble</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>Pilots and Gear</source>
      <translation>Pilotinnen, Ausrüstung</translation>
    </message>
    <message>
      <source>Threats and Crisis</source>
      <translation>Bedrohungen und Krise</translation>
    </message>
    <message>
      <source>What is seen</source>
      <translation>Was man sieht</translation>
    </message>
    <message>
      <source>one Pilot full, or each +1</source>
      <translation>eine Pilotin voll, oder alle +1</translation>
    </message>
    <message>
      <source>a card for a Faction, or an Offense</source>
      <translation>Karte an Fraktion oder Kränkung</translation>
    </message>
    <message>
      <source>one full, or each +1</source>
      <translation>eine voll, oder alle +1</translation>
    </message>
    <message>
      <source>one loses all Charges</source>
      <translation>eine verliert alle Ladungen</translation>
    </message>
    <message>
      <source>a lost point comes back</source>
      <translation>ein Punkt kommt zurück</translation>
    </message>
    <message>
      <source>one Resource, +1</source>
      <translation>ein Vorrat, +1</translation>
    </message>
    <message>
      <source>1 for the other Team</source>
      <translation>1 für das andere Team</translation>
    </message>
    <message>
      <source>one point of the other side</source>
      <translation>ein Punkt der anderen Seite</translation>
    </message>
    <message>
      <source>a Threat's Wave</source>
      <translation>die Wave einer Bedrohung</translation>
    </message>
    <message>
      <source>Story</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>one small turn for the better</source>
      <translation>eine kleine Wendung zum Guten</translation>
    </message>
    <message>
      <source>Team Charges</source>
      <translation>Ladungen fürs Team</translation>
    </message>
    <message>
      <source>everybody full</source>
      <translation>alle voll</translation>
    </message>
    <message>
      <source>Team Buffers</source>
      <translation>Puffer fürs Team</translation>
    </message>
    <message>
      <source>Harmony rises</source>
      <translation>Harmonie steigt</translation>
    </message>
    <message>
      <source>a Location stands again</source>
      <translation>ein Ort steht wieder</translation>
    </message>
    <message>
      <source>a Location is damaged</source>
      <translation>ein Ort wird beschädigt</translation>
    </message>
    <message>
      <source>Recover all</source>
      <translation>Alles Recover</translation>
    </message>
    <message>
      <source>every lost point of one</source>
      <translation>jeder verlorene Punkt von einer</translation>
    </message>
    <message>
      <source>one Resource, full</source>
      <translation>ein Vorrat, voll</translation>
    </message>
    <message>
      <source>a Threat's Storm</source>
      <translation>der Storm einer Bedrohung</translation>
    </message>
    <message>
      <source>Basic Spoils</source>
      <translation>Einfache Beute</translation>
    </message>
    <message>
      <source>several instead of this</source>
      <translation>mehrere statt dieser</translation>
    </message>
    <message>
      <source>Brine</source>
      <translation>Brine</translation>
    </message>
    <message>
      <source>Cinder</source>
      <translation>Cinder</translation>
    </message>
    <message>
      <source>Static</source>
      <translation>Static</translation>
    </message>
    <message>
      <source>Chime</source>
      <translation>Chime</translation>
    </message>
    <message>
      <source>Thicket</source>
      <translation>Thicket</translation>
    </message>
    <message>
      <source>at a price</source>
      <translation>zu einem Preis</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>erlaubt</translation>
    </message>
    <message>
      <source>refused</source>
      <translation>abgelehnt</translation>
    </message>
    <message>
      <source>Block</source>
      <translation>Blocken</translation>
    </message>
    <message>
      <source>Escalate</source>
      <translation>Eskalieren</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>verborgen</translation>
    </message>
    <message>
      <source>Omen</source>
      <translation>Omen</translation>
    </message>
    <message>
      <source>too low</source>
      <translation>zu niedrig</translation>
    </message>
    <message>
      <source>safe</source>
      <translation>sicher</translation>
    </message>
    <message>
      <source>out of reach</source>
      <translation>unerreichbar</translation>
    </message>
  </context>
  <context>
    <name>NewStage</name>
    <message>
      <source>Rumble</source>
      <translation>Rumble</translation>
    </message>
    <message>
      <source>Begin the Rumble here</source>
      <translation>Den Rumble hier beginnen</translation>
    </message>
    <message>
      <source>{stage}: Escalate here</source>
      <translation>{stage}: hierhin eskalieren</translation>
    </message>
    <message>
      <source>Stage {number}</source>
      <translation>Stufe {number}</translation>
    </message>
  </context>
  <context>
    <name>NewTable</name>
    <message>
      <source>{name} has the seat first. No card is dealt yet.</source>
      <translation>{name} sitzt zuerst am Rechner. Noch ist keine Karte ausgeteilt.</translation>
    </message>
    <message>
      <source>No card is dealt yet.</source>
      <translation>Noch ist keine Karte ausgeteilt.</translation>
    </message>
    <message>
      <source>Name of the session</source>
      <translation>Name der Sitzung</translation>
    </message>
    <message>
      <source>Edition</source>
      <translation>Ausgabe</translation>
    </message>
    <message>
      <source>Way of playing</source>
      <translation>Spielweise</translation>
    </message>
    <message>
      <source>New session</source>
      <translation>Neue Sitzung</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Hinsetzen</translation>
    </message>
    <message>
      <source>Type over a suggested name, or take it with Tab. Press a crest to sit down or get up.</source>
      <translation>Vorschläge überschreiben oder mit Tab nehmen. Ein Druck auf ein Wappen: hinsetzen oder aufstehen.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Change rulings</source>
      <translation>Regelungen ändern</translation>
    </message>
    <message>
      <source>Other folder</source>
      <translation>Anderer Ordner</translation>
    </message>
    <message>
      <source>Rulings</source>
      <translation>Regelungen</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Who comes tonight?</source>
      <translation>Wer kommt heute Abend?</translation>
    </message>
  </context>
  <context>
    <name>Notices</name>
    <message>
      <source>Please note</source>
      <translation>Bitte beachten</translation>
    </message>
  </context>
  <context>
    <name>odds</name>
    <message>
      <source>Rehearsed fight {number} of {all}</source>
      <translation>Geprobter Kampf {number} von {all}</translation>
    </message>
    <message>
      <source>Harmony {harmony}, hands of {held}, as they stand now</source>
      <translation>Harmonie {harmony}, je {held} Karten, wie sie jetzt stehen</translation>
    </message>
    <message>
      <source>Strike {strike}, draws {number}</source>
      <translation>Strike {strike}, zieht {number}</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <source>Harmony {harmony}, hands of {held}, dealt anew each time</source>
      <translation>Harmonie {harmony}, je {held} Karten, jedes Mal neu ausgeteilt</translation>
    </message>
    <message>
      <source>Harmony {harmony}, hands of {held} instead of {now}</source>
      <translation>Harmonie {harmony}, je {held} statt {now} Karten</translation>
    </message>
    <message>
      <source>{name}, Commander</source>
      <translation>{name}, Commander</translation>
    </message>
    <message>
      <source>Strike {number}</source>
      <translation>Strike {number}</translation>
    </message>
    <message>
      <source>TR {number}</source>
      <translation>TR {number}</translation>
    </message>
    <message>
      <source>TR {number} instead of {now}</source>
      <translation>TR {number} statt {now}</translation>
    </message>
    <message>
      <source>{number} in 100 go to the Pilots</source>
      <translation>{number} von 100 gewinnen die Pilotinnen</translation>
    </message>
    <message>
      <source>steady players, give or take {number}</source>
      <translation>bedachte Spielerinnen, {number} mehr oder weniger</translation>
    </message>
    <message>
      <source>This fight is being played many times</source>
      <translation>Dieser Kampf wird viele Male gespielt</translation>
    </message>
    <message>
      <source>in 100 go to the Pilots</source>
      <translation>von 100 gewinnen die Pilotinnen</translation>
    </message>
    <message>
      <source>How hard</source>
      <translation>Wie schwer</translation>
    </message>
    <message>
      <source>{share} in 100</source>
      <translation>{share} von 100</translation>
    </message>
    <message>
      <source>{share} in 100 go to the Pilots, {difference}</source>
      <translation>{share} von 100 gehen an die Pilotinnen, {difference}</translation>
    </message>
    <message>
      <source>The mark is this fight: {share}.</source>
      <translation>Die Marke ist dieser Kampf: {share}.</translation>
    </message>
    <message>
      <source>What would change it: {words}</source>
      <translation>Was es ändern würde: {words}</translation>
    </message>
    <message>
      <source>no difference seen, {margin}</source>
      <translation>kein Unterschied zu sehen, {margin}</translation>
    </message>
    <message>
      <source>Play one of the {all}</source>
      <translation>Einen der {all} abspielen</translation>
    </message>
    <message numerus="yes">
      <source>of {count}</source>
      <translation>
        <numerusform>von {count}</numerusform>
        <numerusform>von {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>in 100. A Rumble begins in {share} of 100.</source>
      <translation>von 100. Ein Rumble beginnt in {share} von 100.</translation>
    </message>
    <message>
      <source>{name} stays out</source>
      <translation>{name} bleibt draußen</translation>
    </message>
    <message>
      <source>Both sides play by simple habits: the cheapest safe card, and conceding when nothing safe is left. Real players do better and worse.</source>
      <translation>Beide Seiten spielen nach einfachen Gewohnheiten: die billigste sichere Karte, und aufgeben, wenn nichts Sicheres bleibt. Echte Leute spielen besser und schlechter.</translation>
    </message>
    <message>
      <source>Seed {seed}, give or take {points} in 100</source>
      <translation>Startwert {seed}, plus/minus {points} von 100</translation>
    </message>
    <message>
      <source>give or take {points}</source>
      <translation>plus/minus {points}</translation>
    </message>
    <message>
      <source>{points} fewer, {margin}</source>
      <translation>{points} weniger, {margin}</translation>
    </message>
    <message>
      <source>Coach challenges</source>
      <translation>Coach fordert heraus</translation>
    </message>
    <message>
      <source>each tried {number} times, the strongest first</source>
      <translation>je {number} Mal versucht, das Stärkste zuerst</translation>
    </message>
    <message>
      <source>fewer than 1</source>
      <translation>weniger als 1</translation>
    </message>
    <message>
      <source>more than 99</source>
      <translation>mehr als 99</translation>
    </message>
    <message>
      <source>{word}, after {fights}</source>
      <translation>{word}, nach {fights}</translation>
    </message>
    <message>
      <source>Both sides think one move ahead and no further. Real players do better and worse.</source>
      <translation>Beide Seiten denken einen Zug voraus und nicht weiter. Echte Leute spielen besser und schlechter.</translation>
    </message>
    <message>
      <source>Careful players</source>
      <translation>Bedächtige Spieler</translation>
    </message>
    <message>
      <source>Plain players</source>
      <translation>Einfache Spieler</translation>
    </message>
    <message>
      <source>Seed {seed}</source>
      <translation>Startwert {seed}</translation>
    </message>
    <message>
      <source>{points} more, {margin}</source>
      <translation>{points} mehr, {margin}</translation>
    </message>
    <message>
      <source>as now</source>
      <translation>wie jetzt</translation>
    </message>
    <message>
      <source>one lower</source>
      <translation>eins tiefer</translation>
    </message>
    <message>
      <source>two lower</source>
      <translation>zwei tiefer</translation>
    </message>
    <message>
      <source>three lower</source>
      <translation>drei tiefer</translation>
    </message>
    <message>
      <source>four lower</source>
      <translation>vier tiefer</translation>
    </message>
    <message>
      <source>five lower</source>
      <translation>fünf tiefer</translation>
    </message>
    <message>
      <source>six lower</source>
      <translation>sechs tiefer</translation>
    </message>
    <message>
      <source>one higher</source>
      <translation>eins höher</translation>
    </message>
    <message>
      <source>two higher</source>
      <translation>zwei höher</translation>
    </message>
    <message>
      <source>three higher</source>
      <translation>drei höher</translation>
    </message>
    <message>
      <source>{points} higher</source>
      <translation>{points} höher</translation>
    </message>
    <message>
      <source>each tried {number} of {all} times</source>
      <translation>je {number} von {all} Mal versucht</translation>
    </message>
    <message>
      <source>Buffers spent: {points} of {all}.</source>
      <translation>Verbrauchte Puffer: {points} von {all}.</translation>
    </message>
    <message>
      <source>An Omen turns up in {share} of 100.</source>
      <translation>Ein Omen kommt in {share} von 100.</translation>
    </message>
    <message>
      <source>A Rout in {share}, a Commitment Death in {other}.</source>
      <translation>Ein Rout in {share}, ein Commitment-Tod in {other}.</translation>
    </message>
    <message>
      <source>stage {stage}: {share}</source>
      <translation>Stufe {stage}: {share}</translation>
    </message>
    <message>
      <source>Harmony {words}: {share}</source>
      <translation>Harmonie {words}: {share}</translation>
    </message>
    <message>
      <source>{word}, and leaning their way</source>
      <translation>{word}, mit Neigung zu ihnen</translation>
    </message>
    <message>
      <source>{word}, and leaning Coach's way</source>
      <translation>{word}, mit Neigung zum Coach</translation>
    </message>
    <message>
      <source>One-sided</source>
      <translation>Einseitig</translation>
    </message>
    <message>
      <source>Easy for the Pilots</source>
      <translation>Leicht für die Pilotinnen</translation>
    </message>
    <message>
      <source>Hard for the Pilots</source>
      <translation>Schwer für die Pilotinnen</translation>
    </message>
    <message>
      <source>Fair</source>
      <translation>Ausgeglichen</translation>
    </message>
    <message>
      <source>{name} at TR {rating}</source>
      <translation>{name} mit TR {rating}</translation>
    </message>
    <message>
      <source>{name} joins</source>
      <translation>{name} macht mit</translation>
    </message>
    <message>
      <source>{name} comes too</source>
      <translation>{name} kommt dazu</translation>
    </message>
    <message>
      <source>{name} stays away</source>
      <translation>{name} bleibt fort</translation>
    </message>
    <message>
      <source>Hands of {number} instead of {now}</source>
      <translation>Je {number} statt {now} Karten</translation>
    </message>
    <message>
      <source>The Pilots challenge</source>
      <translation>Die Pilotinnen fordern heraus</translation>
    </message>
    <message>
      <source>{share} in 100 go to the Pilots.</source>
      <translation>{share} von 100 gehen an die Pilotinnen.</translation>
    </message>
    <message>
      <source>Ends in {stages}.</source>
      <translation>Endet in {stages}.</translation>
    </message>
    <message>
      <source>Trauma: {hurt}.</source>
      <translation>Trauma: {hurt}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} Throwdowns.</source>
      <translation>
        <numerusform>{count} Throwdown.</numerusform>
        <numerusform>{count} Throwdowns.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>OddsPage</name>
    <message>
      <source>The table has changed since. Run it again.</source>
      <translation>Der Tisch hat sich seitdem verändert. Rechne neu.</translation>
    </message>
    <message>
      <source>in 100 go to the Pilots</source>
      <translation>von 100 gehen an die Pilotinnen</translation>
    </message>
    <message>
      <source>No fight has been played yet</source>
      <translation>Noch ist kein Kampf gespielt</translation>
    </message>
    <message>
      <source>The first fights are being played</source>
      <translation>Die ersten Kämpfe werden gespielt</translation>
    </message>
    <message>
      <source>By how much</source>
      <translation>Um wie viel</translation>
    </message>
    <message>
      <source>score of the winner less the loser's</source>
      <translation>Punkte der siegreichen minus der anderen Seite</translation>
    </message>
    <message>
      <source>Coach wins by</source>
      <translation>Coach gewinnt mit</translation>
    </message>
    <message>
      <source>Pilots win by</source>
      <translation>Pilotinnen gewinnen mit</translation>
    </message>
    <message>
      <source>Ends in stage</source>
      <translation>Endet in Stufe</translation>
    </message>
    <message>
      <source>Harmony afterwards</source>
      <translation>Harmonie danach</translation>
    </message>
    <message>
      <source>in 100, when Schism is soaked where it can be.</source>
      <translation>von 100, wenn Schisma abgefangen wird, wo es geht.</translation>
    </message>
    <message>
      <source>How hard is this fight?</source>
      <translation>Wie schwer ist dieser Kampf?</translation>
    </message>
    <message>
      <source>Trauma</source>
      <translation>Trauma</translation>
    </message>
  </context>
  <context>
    <name>OddsRoom</name>
    <message>
      <source>How hard is this fight?</source>
      <translation>Wie schwer ist dieser Kampf?</translation>
    </message>
    <message>
      <source>Throwdowns</source>
      <translation>Throwdowns</translation>
    </message>
    <message>
      <source>Run again</source>
      <translation>Neu rechnen</translation>
    </message>
    <message>
      <source>The fight</source>
      <translation>Der Kampf</translation>
    </message>
    <message>
      <source>Rehearsed</source>
      <translation>Durchgespielt</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
  </context>
  <context>
    <name>OpenHands</name>
    <message>
      <source>The hands of all seats open once the session is over.</source>
      <translation>Die Hände aller Plätze öffnen sich, wenn die Sitzung vorbei ist.</translation>
    </message>
    <message>
      <source>The session is over. Every seat has to agree.</source>
      <translation>Die Sitzung ist vorbei. Jeder Platz muss zustimmen.</translation>
    </message>
    <message>
      <source>All hands open</source>
      <translation>Alle Hände offen</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>zugestimmt</translation>
    </message>
  </context>
  <context>
    <name>OutcomePane</name>
    <message>
      <source>Some Spoils are left</source>
      <translation>Etwas Beute bleibt übrig</translation>
    </message>
    <message>
      <source>Rout</source>
      <translation>Rout</translation>
    </message>
    <message>
      <source>Wipe</source>
      <translation>Wipe</translation>
    </message>
    <message>
      <source>{name} win</source>
      <translation>{name} gewinnen</translation>
    </message>
    <message>
      <source>{name} wins</source>
      <translation>{name} gewinnt</translation>
    </message>
    <message>
      <source>{name}: in this order</source>
      <translation>{name}: in dieser Reihenfolge</translation>
    </message>
    <message>
      <source>Stakes reached: {stakes}</source>
      <translation>Einsatz erreicht: {stakes}</translation>
    </message>
    <message>
      <source>CONCESSION</source>
      <translation>ZUGESTÄNDNIS</translation>
    </message>
    <message>
      <source>Go on choosing</source>
      <translation>Weiter wählen</translation>
    </message>
    <message>
      <source>Give up the rest</source>
      <translation>Auf den Rest verzichten</translation>
    </message>
    <message>
      <source>{count} Basic Spoils</source>
      <translation>{count} einfache Beute</translation>
    </message>
    <message>
      <source>{count} Ultimate Spoils</source>
      <translation>{count} höchste Beute</translation>
    </message>
  </context>
  <context>
    <name>OwnScale</name>
    <message>
      <source>{size} %: this window has no room for more</source>
      <translation>{size} %: mehr Platz hat dieses Fenster nicht</translation>
    </message>
  </context>
  <context>
    <name>Passing</name>
    <message>
      <source>yes: at once, without Enter</source>
      <translation>ja: sofort, ohne Enter</translation>
    </message>
    <message>
      <source>no: Enter passes it</source>
      <translation>nein: Enter gibt weiter</translation>
    </message>
    <message>
      <source>Pass the table</source>
      <translation>Tisch weitergeben</translation>
    </message>
    <message>
      <source>Passes by itself</source>
      <translation>Geht von selbst weiter</translation>
    </message>
    <message>
      <source>is asked or acts next</source>
      <translation>ist gefragt oder als Nächste dran</translation>
    </message>
    <message>
      <source>Pass the table to {name}</source>
      <translation>Den Tisch an {name} geben</translation>
    </message>
  </context>
  <context>
    <name>PilotBody</name>
    <message>
      <source>Techs</source>
      <translation>Techs</translation>
    </message>
    <message>
      <source>Schism 1</source>
      <translation>Schisma 1</translation>
    </message>
    <message>
      <source>Set by hand</source>
      <translation>Von Hand gesetzt</translation>
    </message>
    <message>
      <source>Why so?</source>
      <translation>Warum so?</translation>
    </message>
    <message>
      <source>Gear</source>
      <translation>Ausrüstung</translation>
    </message>
    <message>
      <source>Coach may press</source>
      <translation>Coach darf drücken</translation>
    </message>
    <message>
      <source>Ask</source>
      <translation>Fragen</translation>
    </message>
    <message>
      <source>A Lesson</source>
      <translation>Eine Lektion</translation>
    </message>
    <message>
      <source>Shift a point</source>
      <translation>Einen Punkt verschieben</translation>
    </message>
    <message>
      <source>Evolve</source>
      <translation>Entwickeln</translation>
    </message>
  </context>
  <context>
    <name>PilotSheet</name>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>To the wall</source>
      <translation>An die Wand</translation>
    </message>
    <message>
      <source>Commitments</source>
      <translation>Commitments</translation>
    </message>
    <message>
      <source>Techs</source>
      <translation>Techs</translation>
    </message>
    <message>
      <source>Robo and Gear</source>
      <translation>Robo und Ausrüstung</translation>
    </message>
  </context>
  <context>
    <name>PilotSheets</name>
    <message>
      <source>Which way does it shift?</source>
      <translation>In welche Richtung?</translation>
    </message>
    <message>
      <source>What evolves?</source>
      <translation>Was entwickelt sich?</translation>
    </message>
  </context>
  <context>
    <name>PlateRow</name>
    <message>
      <source>What may be done</source>
      <translation>Was getan werden kann</translation>
    </message>
  </context>
  <context>
    <name>PlayedFights</name>
    <message>
      <source>This fight was rehearsed and is no session: nothing can go on from it.</source>
      <translation>Dieser Kampf wurde nur geprobt und ist keine Sitzung: Von ihm aus geht nichts weiter.</translation>
    </message>
    <message>
      <source>Not at the table: the Hands that Coach cannot see were dealt anew</source>
      <translation>Nicht am Tisch: Was der Coach nicht sieht, ist neu ausgeteilt</translation>
    </message>
  </context>
  <context>
    <name>PlayerRow</name>
    <message>
      <source>Cryo</source>
      <translation>Kryo</translation>
    </message>
    <message>
      <source>deck</source>
      <translation>Deck</translation>
    </message>
    <message>
      <source>out</source>
      <translation>draußen</translation>
    </message>
  </context>
  <context>
    <name>Plays</name>
    <message>
      <source>Which do you mean?</source>
      <translation>Was ist gemeint?</translation>
    </message>
    <message>
      <source>What happens</source>
      <translation>Was geschieht</translation>
    </message>
    <message>
      <source>The Lesson</source>
      <translation>Die Lektion</translation>
    </message>
    <message>
      <source>What the losers get</source>
      <translation>Was die Verlierer bekommen</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>Worum</translation>
    </message>
    <message>
      <source>What she wants</source>
      <translation>Was sie will</translation>
    </message>
    <message>
      <source>In your own words</source>
      <translation>In deinen Worten</translation>
    </message>
    <message>
      <source>or something else</source>
      <translation>oder etwas anderes</translation>
    </message>
    <message>
      <source>for: {words}</source>
      <translation>um: {words}</translation>
    </message>
  </context>
  <context>
    <name>ProcessBlock</name>
    <message>
      <source>Process</source>
      <translation>Prozess</translation>
    </message>
  </context>
  <context>
    <name>Program</name>
    <message>
      <source>The settings were not saved</source>
      <translation>Die Einstellungen wurden nicht gespeichert</translation>
    </message>
    <message>
      <source>No table was made</source>
      <translation>Es wurde kein Tisch angelegt</translation>
    </message>
  </context>
  <context>
    <name>ProjectorWindow</name>
    <message>
      <source>Gattai: the wall</source>
      <translation>Gattai: die Wand</translation>
    </message>
  </context>
  <context>
    <name>Refusals</name>
    <message>
      <source>Reason of the Coach, for the log</source>
      <translation>Coachs Grund, für den Verlauf</translation>
    </message>
    <message>
      <source>Why? One word for the log.</source>
      <translation>Warum? Ein Wort für den Verlauf.</translation>
    </message>
    <message>
      <source>Not possible: {what}</source>
      <translation>Nicht möglich: {what}</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Coach says so</source>
      <translation>Coach sagt ja</translation>
    </message>
    <message>
      <source>Ask Coach for it</source>
      <translation>Coach fragen</translation>
    </message>
    <message>
      <source>Nothing has happened; the card is still {name}'s.</source>
      <translation>Nichts ist geschehen; die Karte gehört noch {name}.</translation>
    </message>
    <message>
      <source>Always at this table</source>
      <translation>Immer an diesem Tisch</translation>
    </message>
    <message>
      <source>{title} instead</source>
      <translation>Stattdessen: {title}</translation>
    </message>
    <message>
      <source>Ruling {id}</source>
      <translation>Regelung {id}</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>safe</source>
      <translation>sicher</translation>
    </message>
  </context>
  <context>
    <name>replay</name>
    <message>
      <source>{name} agrees</source>
      <translation>{name} stimmt zu</translation>
    </message>
    <message>
      <source>{name} (rehearsal)</source>
      <translation>{name} (Probe)</translation>
    </message>
    <message>
      <source>A new session is put on the shelf: {name}.</source>
      <translation>Eine neue Sitzung kommt ins Regal: {name}.</translation>
    </message>
    <message>
      <source>It goes on after move {entry}. This session is not changed.</source>
      <translation>Sie geht nach Zug {entry} weiter. Diese Sitzung wird nicht geändert.</translation>
    </message>
    <message>
      <source>{clock}, move {entry} of {last}</source>
      <translation>{clock}, Zug {entry} von {last}</translation>
    </message>
    <message>
      <source>move {entry} of {last}</source>
      <translation>Zug {entry} von {last}</translation>
    </message>
    <message>
      <source>Wall</source>
      <translation>Wand</translation>
    </message>
  </context>
  <context>
    <name>ReplayBar</name>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Show the hand</source>
      <translation>Hand zeigen</translation>
    </message>
    <message>
      <source>Hide the hand</source>
      <translation>Hand verbergen</translation>
    </message>
    <message>
      <source>Back to the mark before</source>
      <translation>Zurück zur Marke davor</translation>
    </message>
    <message>
      <source>A turn back</source>
      <translation>Einen Zug einer Seite zurück</translation>
    </message>
    <message>
      <source>A move back</source>
      <translation>Einen Zug zurück</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Leertaste</translation>
    </message>
    <message>
      <source>A move on</source>
      <translation>Einen Zug vor</translation>
    </message>
    <message>
      <source>A turn on</source>
      <translation>Einen Zug einer Seite vor</translation>
    </message>
    <message>
      <source>On to the next mark</source>
      <translation>Vor zur nächsten Marke</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
  </context>
  <context>
    <name>ReplayHead</name>
    <message>
      <source>Nothing here changes the session</source>
      <translation>Hier ändert nichts die Sitzung</translation>
    </message>
    <message>
      <source>Rehearse</source>
      <translation>Proben</translation>
    </message>
    <message>
      <source>Close the hands</source>
      <translation>Hände schließen</translation>
    </message>
    <message>
      <source>All hands</source>
      <translation>Alle Hände</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Rehearse from here</source>
      <translation>Von hier an proben</translation>
    </message>
    <message>
      <source>Replay of {name}. {where}</source>
      <translation>Wiedergabe von {name}. {where}</translation>
    </message>
    <message>
      <source>REPLAY</source>
      <translation>WIEDERGABE</translation>
    </message>
  </context>
  <context>
    <name>ReplayRehearsal</name>
    <message>
      <source>Rehearse from here</source>
      <translation>Von hier an proben</translation>
    </message>
    <message>
      <source>Play it now</source>
      <translation>Jetzt spielen</translation>
    </message>
    <message>
      <source>Only put it on the shelf</source>
      <translation>Nur ins Regal legen</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
  </context>
  <context>
    <name>Replays</name>
    <message>
      <source>It is called {name}.</source>
      <translation>Sie heißt {name}.</translation>
    </message>
    <message>
      <source>The rehearsal lies on the shelf</source>
      <translation>Die Probe liegt im Regal</translation>
    </message>
    <message>
      <source>No rehearsal was made</source>
      <translation>Keine Probe wurde angelegt</translation>
    </message>
  </context>
  <context>
    <name>ReplayWindow</name>
    <message>
      <source>Replay of {name}</source>
      <translation>Wiedergabe von {name}</translation>
    </message>
  </context>
  <context>
    <name>RestPane</name>
    <message>
      <source>Between two battles</source>
      <translation>Zwischen zwei Kämpfen</translation>
    </message>
    <message>
      <source>eight Bots and a Contraption for each player</source>
      <translation>acht Bots und ein Apparat für alle</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <source>Ready to battle</source>
      <translation>Bereit zum Kampf</translation>
    </message>
    <message>
      <source>Bots of this match</source>
      <translation>Bots dieses Matches</translation>
    </message>
    <message>
      <source>What each Bot has won and held will stand here.</source>
      <translation>Hier steht, was die Bots gewonnen haben.</translation>
    </message>
    <message>
      <source>{name} has most crystals</source>
      <translation>{name} hat die meisten Kristalle</translation>
    </message>
    <message>
      <source>{name} wins battle {number}</source>
      <translation>{name} gewinnt Kampf {number}</translation>
    </message>
    <message>
      <source>Round {number} of {of}</source>
      <translation>Runde {number} von {of}</translation>
    </message>
    <message>
      <source>battles won: {count}</source>
      <translation>gewonnene Kämpfe: {count}</translation>
    </message>
    <message>
      <source>won</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>held</source>
      <translation>gehalten</translation>
    </message>
    <message>
      <source>from Storage to the Reactor: the first Bot you reveal attacks with 1 more</source>
      <translation>vom Lager in den Reaktor: Der erste Bot, den du aufdeckst, greift mit 1 mehr an</translation>
    </message>
    <message>
      <source>Begin the match</source>
      <translation>Match beginnen</translation>
    </message>
    <message>
      <source>Begin the next battle</source>
      <translation>Nächsten Kampf beginnen</translation>
    </message>
  </context>
  <context>
    <name>RightRail</name>
    <message>
      <source>Coach's side</source>
      <translation>Seite des Coachs</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>A table plays one edition, which is kept with it and shown.</source>
      <translation>Ein Tisch spielt eine Ausgabe, die bei ihm bleibt und gezeigt wird.</translation>
    </message>
    <message>
      <source>A table may change any ruling, and the change is logged.</source>
      <translation>Ein Tisch darf jede Regelung ändern, und die Änderung steht im Verlauf.</translation>
    </message>
    <message>
      <source>The table's own choice goes before the edition's, and that before what is borrowed.</source>
      <translation>Die Wahl des Tischs geht vor die der Ausgabe, und diese vor Entliehenes.</translation>
    </message>
    <message>
      <source>Coach may overrule anything that the program decides.</source>
      <translation>Coach darf sich über alles hinwegsetzen, was das Programm entscheidet.</translation>
    </message>
    <message>
      <source>A move that is refused names the rule and can be put to Coach.</source>
      <translation>Ein abgelehnter Zug nennt die Regel und kann Coach vorgelegt werden.</translation>
    </message>
    <message>
      <source>A card that is down stays down.</source>
      <translation>Eine liegende Karte liegt.</translation>
    </message>
    <message>
      <source>Whoever handles a card may say what it means in the story.</source>
      <translation>Wer mit einer Karte umgeht, darf sagen, was sie in der Geschichte bedeutet.</translation>
    </message>
    <message>
      <source>A special rule beats a general one.</source>
      <translation>Eine besondere Regel schlägt eine allgemeine.</translation>
    </message>
    <message>
      <source>In one chain of effects a trigger fires once at most.</source>
      <translation>In einer Kette von Wirkungen wird ein Trigger höchstens einmal ausgelöst.</translation>
    </message>
    <message>
      <source>A conflict that failed is not started again at once for the same aim.</source>
      <translation>Ein gescheiterter Konflikt wird nicht sofort um dasselbe Ziel neu begonnen.</translation>
    </message>
    <message>
      <source>Players do not show or name their Hands unless an effect says so.</source>
      <translation>Niemand zeigt oder nennt die eigene Hand, wenn kein Effekt es sagt.</translation>
    </message>
    <message>
      <source>The words on screen follow the edition.</source>
      <translation>Die Wörter auf dem Schirm folgen der Ausgabe.</translation>
    </message>
    <message>
      <source>There are two Decks of 54 cards, one for the Pilots and one for Coach.</source>
      <translation>Es gibt zwei Decks mit 54 Karten, eins für die Pilotinnen und eins für Coach.</translation>
    </message>
    <message>
      <source>A card always goes back to the Trash of its own Deck.</source>
      <translation>Eine Karte geht immer auf die Ablage ihres eigenen Decks zurück.</translation>
    </message>
    <message>
      <source>A Jack counts 11, a Queen 12, a King 13, an Ace 14.</source>
      <translation>Ein Bube zählt 11, eine Dame 12, ein König 13, ein Ass 14.</translation>
    </message>
    <message>
      <source>Spades stand above Hearts, Hearts above Diamonds, Diamonds above Clubs.</source>
      <translation>Pik steht über Herz, Herz über Karo, Karo über Kreuz.</translation>
    </message>
    <message>
      <source>Suits count 4 for Spades down to 1 for Clubs.</source>
      <translation>Farben zählen von Pik 4 bis hinab zu Kreuz 1.</translation>
    </message>
    <message>
      <source>Rank decides between two cards, suit only between equal ranks.</source>
      <translation>Zwischen zwei Karten entscheidet der Rang, die Farbe nur bei gleichem Rang.</translation>
    </message>
    <message>
      <source>Jack, Queen and King are Face cards; an Ace is not.</source>
      <translation>Bube, Dame und König sind Bildkarten; ein Ass nicht.</translation>
    </message>
    <message>
      <source>In a Gambit a Two beats an Ace.</source>
      <translation>In einem Gambit schlägt eine Zwei ein Ass.</translation>
    </message>
    <message>
      <source>Only a Two beats an Ace on the Pile, and no Ace answers a Two.</source>
      <translation>Auf dem Pile schlägt nur eine Zwei ein Ass, und kein Ass antwortet auf eine Zwei.</translation>
    </message>
    <message>
      <source>An Ace that Coach flips to test a Dissonant play counts 1.</source>
      <translation>Ein Ass, das Coach zum Prüfen eines Dissonanten Zugs aufdeckt, zählt 1.</translation>
    </message>
    <message>
      <source>A Joker has no rank or suit and never lies on a Pile or in a Trash.</source>
      <translation>Ein Joker hat weder Rang noch Farbe und liegt nie auf einem Pile oder einer Ablage.</translation>
    </message>
    <message>
      <source>A Wild card lies face-down and counts as the card that its player names.</source>
      <translation>Eine Wild-Karte liegt verdeckt und zählt als die Karte, die genannt wird.</translation>
    </message>
    <message>
      <source>Pilots leave Coach's Deck alone, and Coach theirs, unless an effect says so.</source>
      <translation>Pilotinnen lassen Coachs Deck in Ruhe und Coach ihres, wenn kein Effekt etwas anderes sagt.</translation>
    </message>
    <message>
      <source>Every card is always in exactly one place.</source>
      <translation>Jede Karte ist immer an genau einem Platz.</translation>
    </message>
    <message>
      <source>Cards lie in Decks, Trashes, Hands, Piles, Factions, Omen rows and a few passing places.</source>
      <translation>Karten liegen in Decks, Ablagen, Händen, Piles, Fraktionen, Omenreihen und an ein paar vorübergehenden Plätzen.</translation>
    </message>
    <message>
      <source>A Deck lies face-down, with its Jokers face-up in it.</source>
      <translation>Ein Deck liegt verdeckt, seine Joker liegen offen darin.</translation>
    </message>
    <message>
      <source>A Trash lies face-up; a discarded card goes on its top.</source>
      <translation>Eine Ablage liegt offen; eine abgelegte Karte kommt obenauf.</translation>
    </message>
    <message>
      <source>Only its owner sees a Hand.</source>
      <translation>Nur die Besitzerin sieht eine Hand.</translation>
    </message>
    <message>
      <source>There is a Pile only during a Throwdown, and played cards go on its top.</source>
      <translation>Einen Pile gibt es nur in einem Throwdown, und gespielte Karten kommen obenauf.</translation>
    </message>
    <message>
      <source>Piles that an Escalate pushed aside stay as they are until they are needed again or the conflict ends.</source>
      <translation>Piles, die ein Eskalieren beiseiteschob, bleiben, bis sie wieder gebraucht werden oder der Konflikt endet.</translation>
    </message>
    <message>
      <source>A Faction's stack is face-down but for its top card.</source>
      <translation>Der Stapel einer Fraktion liegt bis auf die oberste Karte verdeckt.</translation>
    </message>
    <message>
      <source>Removed cards belong to no Deck until their time is over.</source>
      <translation>Entfernte Karten gehören zu keinem Deck, bis ihre Zeit um ist.</translation>
    </message>
    <message>
      <source>Threshold, Gambit and initiative cards have places of their own while a conflict lasts.</source>
      <translation>Schwellen-, Gambit- und Initiativkarten haben für die Dauer eines Konflikts eigene Plätze.</translation>
    </message>
    <message>
      <source>Threats may have face-down stacks from which Coach takes bonus cards.</source>
      <translation>Bedrohungen können verdeckte Stapel haben, von denen Coach Bonuskarten nimmt.</translation>
    </message>
    <message>
      <source>A drawn card reaches the Hand before anything else happens.</source>
      <translation>Eine gezogene Karte kommt auf die Hand, bevor etwas anderes geschieht.</translation>
    </message>
    <message>
      <source>A card that is drawn and played at once never enters the Hand.</source>
      <translation>Eine Karte, die gezogen und sofort gespielt wird, kommt nie auf die Hand.</translation>
    </message>
    <message>
      <source>A discarded card goes straight to the top of its Trash.</source>
      <translation>Eine abgelegte Karte geht geradewegs oben auf ihre Ablage.</translation>
    </message>
    <message>
      <source>Flipping a card turns it over where it lies.</source>
      <translation>Aufdecken dreht eine Karte dort um, wo sie liegt.</translation>
    </message>
    <message>
      <source>Flipping a stack turns it over as one block.</source>
      <translation>Einen Stapel umdrehen heißt, ihn als Block zu wenden.</translation>
    </message>
    <message>
      <source>A card is played face-up unless something says face-down.</source>
      <translation>Eine Karte wird offen gespielt, wenn nichts verdeckt verlangt.</translation>
    </message>
    <message>
      <source>A blind play takes the top card of the Deck unseen.</source>
      <translation>Ein blinder Zug nimmt die oberste Karte des Decks ungesehen.</translation>
    </message>
    <message>
      <source>A Removed card goes neither to a Trash nor into a Deck.</source>
      <translation>Eine entfernte Karte geht weder auf eine Ablage noch in ein Deck.</translation>
    </message>
    <message>
      <source>A reshuffle mixes the Deck with its Trash and nothing else.</source>
      <translation>Neu mischen heißt: das Deck mit seiner Ablage, sonst nichts.</translation>
    </message>
    <message>
      <source>A Deck that runs out in Story Mode is reshuffled at once.</source>
      <translation>Ein Deck, das im Story-Modus leer wird, wird sofort neu gemischt.</translation>
    </message>
    <message>
      <source>A Deck that runs out in a conflict stays empty until Hands are set right.</source>
      <translation>Ein Deck, das in einem Konflikt leer wird, bleibt leer, bis die Hände richtiggestellt sind.</translation>
    </message>
    <message>
      <source>What asks for a card of an empty Deck does nothing.</source>
      <translation>Was eine Karte eines leeren Decks will, tut nichts.</translation>
    </message>
    <message>
      <source>An action that needs a card of an empty Deck cannot be chosen.</source>
      <translation>Eine Aktion, die eine Karte eines leeren Decks braucht, ist nicht wählbar.</translation>
    </message>
    <message>
      <source>Several cards are taken one by one, as far as they last.</source>
      <translation>Mehrere Karten werden einzeln genommen, soweit sie reichen.</translation>
    </message>
    <message>
      <source>Between conflicts every Hand is drawn up or discarded down to its maximum.</source>
      <translation>Zwischen Konflikten wird jede Hand auf ihre Größe gebracht.</translation>
    </message>
    <message>
      <source>A Pilot's Hand starts at three cards and grows.</source>
      <translation>Die Hand einer Pilotin beginnt mit drei Karten und wächst.</translation>
    </message>
    <message>
      <source>Coach's Hand is as large as the number of Pilots.</source>
      <translation>Coachs Hand ist so groß wie die Zahl der Pilotinnen.</translation>
    </message>
    <message>
      <source>Hands are dealt from Decks without Jokers, which are shuffled in afterwards.</source>
      <translation>Hände werden aus Decks ohne Joker ausgeteilt, die danach hineingemischt werden.</translation>
    </message>
    <message>
      <source>Each Pilot is dealt her Hand, Coach one card for each Pilot.</source>
      <translation>Jede Pilotin bekommt ihre Hand, Coach eine Karte je Pilotin.</translation>
    </message>
    <message>
      <source>A Joker on top after a shuffle is an Omen at once.</source>
      <translation>Ein Joker, der nach dem Mischen oben liegt, ist sofort ein Omen.</translation>
    </message>
    <message>
      <source>A scenario that goes on keeps its Factions with their cards, and its Locations.</source>
      <translation>Ein Szenario, das weitergeht, behält seine Fraktionen mit ihren Karten und seine Orte.</translation>
    </message>
    <message>
      <source>A new Team starts from its creation values, without recurring modifiers.</source>
      <translation>Ein neues Team beginnt mit den Werten seiner Erschaffung, ohne Wiederkehrendes.</translation>
    </message>
    <message>
      <source>Later scenarios carry values over and apply recurring modifiers, down to the minimum.</source>
      <translation>Spätere Szenarien führen Werte fort und rechnen Wiederkehrendes dazu, bis hinab zum Kleinsten.</translation>
    </message>
    <message>
      <source>Below Harmony 4 each Pilot starts with a grievance, above it with a boast.</source>
      <translation>Unter Harmonie 4 beginnt jede Pilotin mit einem Groll, darüber mit einer Prahlerei.</translation>
    </message>
    <message>
      <source>A Team is made with Resources of 1 and Harmony 4, plus modifiers, less First Contact's Schism.</source>
      <translation>Ein Team entsteht mit Vorräten von 1 und Harmonie 4, mit Modifikatoren, abzüglich des Schismas aus First Contact.</translation>
    </message>
    <message>
      <source>A Joker on top of a Deck becomes an Active Omen at once.</source>
      <translation>Ein Joker oben auf einem Deck wird sofort zu einem aktiven Omen.</translation>
    </message>
    <message>
      <source>The next card is looked at too, until the top is no Joker.</source>
      <translation>Auch die nächste Karte wird angesehen, bis oben kein Joker mehr liegt.</translation>
    </message>
    <message>
      <source>The top is looked at whenever it has changed.</source>
      <translation>Nach oben gesehen wird, wann immer sich die oberste Karte geändert hat.</translation>
    </message>
    <message>
      <source>A Joker is never the card that is drawn, flipped or discarded; the next one is.</source>
      <translation>Ein Joker ist nie die Karte, die gezogen, aufgedeckt oder abgelegt wird; die nächste ist es.</translation>
    </message>
    <message>
      <source>An Omen is Active or Spent, and Active when it comes up.</source>
      <translation>Ein Omen ist aktiv oder verbraucht, und aktiv, wenn es auftaucht.</translation>
    </message>
    <message>
      <source>Any Pilot may spend an Active Pilot Omen: all Charges for herself, or two for everybody.</source>
      <translation>Jede Pilotin darf ein aktives Omen der Pilotinnen ausgeben: alle eigenen Ladungen, oder zwei für alle.</translation>
    </message>
    <message>
      <source>Coach spends an Active Coach Omen to move the Crisis on, outside conflicts.</source>
      <translation>Coach gibt außerhalb von Konflikten ein aktives Omen aus, um die Krise voranzubringen.</translation>
    </message>
    <message>
      <source>When both Omens of a Deck are Spent they go back in and the Deck is reshuffled.</source>
      <translation>Sind beide Omen eines Decks verbraucht, gehen sie hinein, und das Deck wird neu gemischt.</translation>
    </message>
    <message>
      <source>Omega counts all Omens on the table, Active or Spent.</source>
      <translation>Omega zählt alle Omen auf dem Tisch, aktiv oder verbraucht.</translation>
    </message>
    <message>
      <source>A new Omen asks for a line of story.</source>
      <translation>Ein neues Omen verlangt eine Zeile Geschichte.</translation>
    </message>
    <message>
      <source>An Omen that an effect turns over is Spent without its benefit.</source>
      <translation>Ein Omen, das ein Effekt umdreht, ist ohne seinen Nutzen verbraucht.</translation>
    </message>
    <message>
      <source>A trigger is the same event in either spelling and in any case.</source>
      <translation>Ein Trigger ist in beiden Schreibweisen und groß oder klein dasselbe Ereignis.</translation>
    </message>
    <message>
      <source>Self, Opponent, Choice and Each say whom an event hits.</source>
      <translation>Self, Opponent, Choice und Each sagen, wen ein Ereignis trifft.</translation>
    </message>
    <message>
      <source>A value for the Team is shared out from Coach's left.</source>
      <translation>Ein Wert für das Team wird von links vom Coach verteilt.</translation>
    </message>
    <message>
      <source>A kind of target stands for one of that kind, whom the instigator picks.</source>
      <translation>Eine Art von Ziel steht für eins dieser Art, das wählt, wer auslöst.</translation>
    </message>
    <message>
      <source>A value is an amount; Full is up to the maximum; no value is the event's own amount.</source>
      <translation>Ein Wert ist eine Menge; Full geht bis zum Höchsten; ohne Wert gilt die Menge des Ereignisses.</translation>
    </message>
    <message>
      <source>Damage stands for any one damage event, Boost for any one boost.</source>
      <translation>Damage steht für ein beliebiges Schadensereignis, Boost für einen beliebigen Boost.</translation>
    </message>
    <message>
      <source>An event cannot be aimed at what it does not work on.</source>
      <translation>Ein Ereignis kann nicht auf etwas zielen, worauf es nicht wirkt.</translation>
    </message>
    <message>
      <source>Events take effect as soon as they fire.</source>
      <translation>Ereignisse wirken, sobald sie ausgelöst werden.</translation>
    </message>
    <message>
      <source>In a Throwdown damage waits in the Payload until the end.</source>
      <translation>In einem Throwdown wartet Schaden in der Payload auf das Ende.</translation>
    </message>
    <message>
      <source>The same damage at one moment is resolved together.</source>
      <translation>Derselbe Schaden in einem Augenblick wird zusammen abgehandelt.</translation>
    </message>
    <message>
      <source>Damage at one moment is resolved one after the other.</source>
      <translation>Schaden in einem Augenblick wird nacheinander abgehandelt.</translation>
    </message>
    <message>
      <source>An event is declared, added to, prevented, resolved, soaked and applied, in that order.</source>
      <translation>Ein Ereignis wird angesagt, erweitert, verhindert, abgehandelt, abgefangen und angewendet, in dieser Reihenfolge.</translation>
    </message>
    <message>
      <source>What is prevented never happened; what is soaked happened without its amount.</source>
      <translation>Was verhindert wird, geschah nie; was abgefangen wird, geschah ohne seine Menge.</translation>
    </message>
    <message>
      <source>Soaking is said when the event strikes, or not at all.</source>
      <translation>Abfangen wird gesagt, wenn das Ereignis trifft, oder gar nicht.</translation>
    </message>
    <message>
      <source>Buffers take any part of an amount, one for each point.</source>
      <translation>Puffer nehmen einen beliebigen Teil einer Menge, einer je Punkt.</translation>
    </message>
    <message>
      <source>Burn: the whole Hand goes to the Trash.</source>
      <translation>Burn: Die ganze Hand geht auf die Ablage.</translation>
    </message>
    <message>
      <source>Burning an empty Hand counts as done.</source>
      <translation>Auch das Burn einer leeren Hand gilt als geschehen.</translation>
    </message>
    <message>
      <source>Chargeup: gain Charges, up to the maximum.</source>
      <translation>Chargeup: Ladungen gewinnen, bis zum Höchsten.</translation>
    </message>
    <message>
      <source>Favor: invest a card in a Faction, or take an Offense away if Coach allows.</source>
      <translation>Favor: eine Karte in eine Fraktion investieren oder, wenn Coach erlaubt, eine Kränkung nehmen.</translation>
    </message>
    <message>
      <source>Only a revealed Faction can be given Favor or Disfavor.</source>
      <translation>Nur eine aufgedeckte Fraktion kann Favor oder Disfavor bekommen.</translation>
    </message>
    <message>
      <source>Fortify: regain spent Buffers, up to the maximum.</source>
      <translation>Fortify: ausgegebene Puffer zurückgewinnen, bis zum Höchsten.</translation>
    </message>
    <message>
      <source>Rally: clear the Team's Schism; with none, raise Harmony; at 7, charge everybody.</source>
      <translation>Rally: das Schisma des Teams tilgen; ohne Schisma Harmonie heben; bei 7 alle laden.</translation>
    </message>
    <message>
      <source>Rebuild: a Damaged Location stands again.</source>
      <translation>Rebuild: Ein beschädigter Ort steht wieder.</translation>
    </message>
    <message>
      <source>Recover: regain what was lost for the time being.</source>
      <translation>Recover: zurückgewinnen, was vorerst verloren ist.</translation>
    </message>
    <message>
      <source>Recover does nothing for what is whole.</source>
      <translation>Recover tut nichts für das, was heil ist.</translation>
    </message>
    <message>
      <source>Replenish: raise a Resource.</source>
      <translation>Replenish: einen Vorrat heben.</translation>
    </message>
    <message>
      <source>Storm: Coach runs one Storm of a Threat.</source>
      <translation>Storm: Coach nutzt einen Storm einer Bedrohung.</translation>
    </message>
    <message>
      <source>Tarry: as many cards as the Crisis tier go from Coach's Deck to the Trash.</source>
      <translation>Tarry: So viele Karten wie der Krisenschritt gehen von Coachs Deck auf die Ablage.</translation>
    </message>
    <message>
      <source>At Crisis tier 0 Tarry moves no card.</source>
      <translation>Bei Krisenschritt 0 bewegt Tarry keine Karte.</translation>
    </message>
    <message>
      <source>Wave: Coach runs one Wave of a Threat.</source>
      <translation>Wave: Coach nutzt eine Wave einer Bedrohung.</translation>
    </message>
    <message>
      <source>BREAK!: a Lesser Fusion falls apart.</source>
      <translation>BREAK!: Eine kleine Fusion fällt auseinander.</translation>
    </message>
    <message>
      <source>Disfavor: a Faction takes Offense, and at the third it leaves or becomes a Threat.</source>
      <translation>Disfavor: Eine Fraktion ist gekränkt, und beim dritten Mal geht sie oder wird zur Bedrohung.</translation>
    </message>
    <message>
      <source>Purge: all Charges are lost; one Buffer cancels it.</source>
      <translation>Purge: Alle Ladungen sind verloren; ein Puffer hebt es auf.</translation>
    </message>
    <message>
      <source>Purge is damage in Alpha and Beta, and stands apart in Final.</source>
      <translation>Purge ist in Alpha und Beta Schaden und steht in Final für sich.</translation>
    </message>
    <message>
      <source>Ruin: a Standing Location is Damaged, a Damaged one Razed.</source>
      <translation>Ruin: Ein intakter Ort wird beschädigt, ein beschädigter zerstört.</translation>
    </message>
    <message>
      <source>Schism: it gathers against the Team and lowers Harmony.</source>
      <translation>Schisma: Es sammelt sich gegen das Team und senkt Harmonie.</translation>
    </message>
    <message>
      <source>Schism is soaked only by the Pilot who caused it or is hit by it.</source>
      <translation>Schisma fängt nur die Pilotin ab, die es verursacht hat oder die es trifft.</translation>
    </message>
    <message>
      <source>Trauma: for each point a Pilot lowers a Stat above 0, a Threat its rating.</source>
      <translation>Trauma: Je Punkt senkt eine Pilotin einen Wert über 0, eine Bedrohung ihre Stärke.</translation>
    </message>
    <message>
      <source>A Threat at 0 is beaten.</source>
      <translation>Eine Bedrohung bei 0 ist geschlagen.</translation>
    </message>
    <message>
      <source>A Pilot with her Robo beside her may let it take the Trauma.</source>
      <translation>Eine Pilotin mit ihrem Robo neben sich darf ihn das Trauma nehmen lassen.</translation>
    </message>
    <message>
      <source>Limits are looked at after each single point.</source>
      <translation>Auf Grenzen wird nach jedem einzelnen Punkt gesehen.</translation>
    </message>
    <message>
      <source>Boost: any one boost.</source>
      <translation>Boost: ein beliebiger Boost.</translation>
    </message>
    <message>
      <source>Damage: any one damage event.</source>
      <translation>Damage: ein beliebiges Schadensereignis.</translation>
    </message>
    <message>
      <source>In Story Mode what a player tells stands, unless somebody contests it.</source>
      <translation>Im Story-Modus gilt, was jemand erzählt, wenn niemand es bestreitet.</translation>
    </message>
    <message>
      <source>A contest leads to a Gambit or a Throwdown.</source>
      <translation>Ein Bestreiten führt zu einem Gambit oder einem Throwdown.</translation>
    </message>
    <message>
      <source>On the way back to Story Mode Hands and Decks are set right.</source>
      <translation>Auf dem Weg zurück in den Story-Modus werden Hände und Decks richtiggestellt.</translation>
    </message>
    <message>
      <source>Once a scene counts a conflict and its scene together.</source>
      <translation>Einmal je Szene zählt einen Konflikt und seine Szene zusammen.</translation>
    </message>
    <message>
      <source>Outside conflicts Coach may discard the top card of the Coach Deck for all to see.</source>
      <translation>Außerhalb von Konflikten darf Coach die oberste Karte seines Decks offen ablegen.</translation>
    </message>
    <message>
      <source>Two points of one Resource may buy one of another.</source>
      <translation>Zwei Punkte eines Vorrats kaufen einen eines anderen.</translation>
    </message>
    <message>
      <source>Coach proposes a Gambit to one Pilot, who may decline.</source>
      <translation>Coach schlägt einer Pilotin ein Gambit vor, die ablehnen darf.</translation>
    </message>
    <message>
      <source>Declining plays no card and changes nothing.</source>
      <translation>Ablehnen spielt keine Karte und ändert nichts.</translation>
    </message>
    <message>
      <source>Coach puts the Threshold card down unseen, from Hand or Deck.</source>
      <translation>Coach legt die Schwellenkarte ungesehen, von Hand oder Deck.</translation>
    </message>
    <message>
      <source>The Pilot does not see the Threshold card before she has played.</source>
      <translation>Die Pilotin sieht die Schwellenkarte nicht, bevor sie gespielt hat.</translation>
    </message>
    <message>
      <source>The Pilot plays from her Hand, the top of a Faction, or the top of the Deck.</source>
      <translation>Die Pilotin spielt von der Hand, oben von einer Fraktion oder oben vom Deck.</translation>
    </message>
    <message>
      <source>Nothing can be flipped or played blind from an empty Deck.</source>
      <translation>Von einem leeren Deck lässt sich nichts aufdecken oder blind spielen.</translation>
    </message>
    <message>
      <source>A higher card than the Threshold gives “Yes, and”.</source>
      <translation>Eine höhere Karte als die Schwelle gibt „Ja, und“.</translation>
    </message>
    <message>
      <source>Otherwise the Pilot picks “Yes, but”, “No, but” or “No, and”.</source>
      <translation>Sonst wählt die Pilotin „Ja, aber“, „Nein, aber“ oder „Nein, und“.</translation>
    </message>
    <message>
      <source>Yes or no tells whether it works; and or but whether the consequence goes the same way.</source>
      <translation>Ja oder nein sagt, ob es gelingt; und oder aber, ob die Folge in dieselbe Richtung geht.</translation>
    </message>
    <message>
      <source>Picking “No, and” earns the Pilot a Charge.</source>
      <translation>„Nein, und“ zu wählen bringt der Pilotin eine Ladung.</translation>
    </message>
    <message>
      <source>A positive consequence is told, or is one point of a boost.</source>
      <translation>Eine gute Folge wird erzählt oder ist ein Punkt eines Boosts.</translation>
    </message>
    <message>
      <source>A negative consequence is told, or is a Wave or a damage event.</source>
      <translation>Eine schlechte Folge wird erzählt oder ist eine Wave oder ein Schadensereignis.</translation>
    </message>
    <message>
      <source>With her Specialty involved the consequence comes twice.</source>
      <translation>Gilt ihr Spezialgebiet, kommt die Folge doppelt.</translation>
    </message>
    <message>
      <source>“No, and” with a Specialty also teaches a Lesson.</source>
      <translation>„Nein, und“ mit einem Spezialgebiet lehrt auch eine Lektion.</translation>
    </message>
    <message>
      <source>Strike plays no part in a Gambit.</source>
      <translation>Strike spielt in einem Gambit keine Rolle.</translation>
    </message>
    <message>
      <source>A Gambit is never Pilot against Pilot.</source>
      <translation>Ein Gambit ist nie Pilotin gegen Pilotin.</translation>
    </message>
    <message>
      <source>Afterwards the cards are discarded and Hands are set right.</source>
      <translation>Danach werden die Karten abgelegt und die Hände richtiggestellt.</translation>
    </message>
    <message>
      <source>From Harmony 4 up others may help, and the best card counts.</source>
      <translation>Ab Harmonie 4 dürfen andere helfen, und die beste Karte zählt.</translation>
    </message>
    <message>
      <source>One piece of Gear may win a second and a third try.</source>
      <translation>Ein Stück Ausrüstung kann einen zweiten und dritten Versuch verschaffen.</translation>
    </message>
    <message>
      <source>A bonus changes what a card counts, not which card it is.</source>
      <translation>Ein Bonus ändert, was eine Karte zählt, nicht, welche Karte sie ist.</translation>
    </message>
    <message>
      <source>A Gambit is a conflict: an empty Deck stays empty until it is over.</source>
      <translation>Ein Gambit ist ein Konflikt: Ein leeres Deck bleibt leer, bis es vorbei ist.</translation>
    </message>
    <message>
      <source>Only Coach starts a Gambit.</source>
      <translation>Nur Coach beginnt ein Gambit.</translation>
    </message>
    <message>
      <source>A Pilot's Strike is her Steel if her side started the fight, else her Flesh.</source>
      <translation>Der Strike einer Pilotin ist Steel, wenn ihre Seite den Kampf begann, sonst Flesh.</translation>
    </message>
    <message>
      <source>Coach's Strike is the highest Threat Rating, and 1 more for each further Threat.</source>
      <translation>Coachs Strike ist die höchste TR, und 1 mehr für jede weitere Bedrohung.</translation>
    </message>
    <message>
      <source>The difference is the rank played less the rank on top of the Pile.</source>
      <translation>Der Abstand ist der gespielte Rang minus der Rang oben auf dem Pile.</translation>
    </message>
    <message>
      <source>Up to her Strike a play is safe; by exactly 1 it is true; both together are Resonant.</source>
      <translation>Bis zum Strike ist ein Zug sicher; um genau 1 ist er wahr; beides zusammen ist Resonant.</translation>
    </message>
    <message>
      <source>A Resonant play earns a Charge.</source>
      <translation>Ein Resonanter Zug bringt eine Ladung.</translation>
    </message>
    <message>
      <source>A Dissonant play stands and costs Schism, as much as the stage.</source>
      <translation>Ein Dissonanter Zug gilt und kostet Schisma, so viel wie die Stufe.</translation>
    </message>
    <message>
      <source>Any safe play is called Resonant and earns nothing.</source>
      <translation>Jeder sichere Zug heißt Resonant und bringt nichts.</translation>
    </message>
    <message>
      <source>After a Dissonant play Coach flips a card to see whether it costs Schism.</source>
      <translation>Nach einem Dissonanten Zug deckt Coach eine Karte auf, um zu sehen, ob er Schisma kostet.</translation>
    </message>
    <message>
      <source>Coach cannot play beyond Strike.</source>
      <translation>Coach kann nicht über Strike hinaus spielen.</translation>
    </message>
    <message>
      <source>With Strike 0 even a true play is Dissonant.</source>
      <translation>Mit Strike 0 ist selbst ein wahrer Zug Dissonant.</translation>
    </message>
    <message>
      <source>An Escalate is measured against 0.</source>
      <translation>Ein Eskalieren wird an 0 gemessen.</translation>
    </message>
    <message>
      <source>A Block has difference 0 and is never Dissonant.</source>
      <translation>Ein Block hat Abstand 0 und ist nie Dissonant.</translation>
    </message>
    <message>
      <source>Strike stays as it was set up, unless an effect changes it.</source>
      <translation>Strike bleibt, wie er bestimmt wurde, wenn kein Effekt ihn ändert.</translation>
    </message>
    <message>
      <source>A Strike bonus counts only for the Drive that it names.</source>
      <translation>Ein Strike-Bonus zählt nur für den Drive, den er nennt.</translation>
    </message>
    <message>
      <source>A Throwdown has exactly two sides.</source>
      <translation>Ein Throwdown hat genau zwei Seiten.</translation>
    </message>
    <message>
      <source>The challenger puts a card of her Hand down unseen and says what is at stake.</source>
      <translation>Die Herausforderin legt eine Karte ihrer Hand ungesehen hin und sagt, was auf dem Spiel steht.</translation>
    </message>
    <message>
      <source>The one challenged accepts with a card of her own Hand, or refuses.</source>
      <translation>Die Herausgeforderte nimmt mit einer Karte ihrer eigenen Hand an, oder lehnt ab.</translation>
    </message>
    <message>
      <source>An initiative card comes from a Hand and from nowhere else.</source>
      <translation>Eine Initiativkarte kommt von einer Hand und von sonst nirgends.</translation>
    </message>
    <message>
      <source>Nobody sees an initiative card before it is revealed.</source>
      <translation>Niemand sieht eine Initiativkarte, bevor sie aufgedeckt wird.</translation>
    </message>
    <message>
      <source>Whoever refuses gives way, and the challenger takes her card back unseen.</source>
      <translation>Wer ablehnt, gibt nach, und die Herausforderin nimmt ihre Karte ungesehen zurück.</translation>
    </message>
    <message>
      <source>A Pilot can die of refusing only where the challenge said so and all agreed.</source>
      <translation>Eine Pilotin kann an einer Absage nur sterben, wo die Herausforderung es sagte und alle zustimmten.</translation>
    </message>
    <message>
      <source>Whoever played the initiative card commands her side.</source>
      <translation>Wer die Initiativkarte gespielt hat, führt die Seite an.</translation>
    </message>
    <message>
      <source>At most as many Pilots as Harmony fight on one side.</source>
      <translation>Auf einer Seite kämpfen höchstens so viele Pilotinnen wie Harmonie.</translation>
    </message>
    <message>
      <source>A change of Harmony neither brings nor takes fighters before a Rumble.</source>
      <translation>Eine Änderung der Harmonie bringt und nimmt vor einem Rumble niemanden.</translation>
    </message>
    <message>
      <source>The others vote whether the Commander fights for her Team or for herself; Coach breaks a tie.</source>
      <translation>Die anderen stimmen ab, ob der Commander für das Team oder für sich kämpft; Coach bricht einen Gleichstand.</translation>
    </message>
    <message>
      <source>Who started it decides whether Steel or Flesh counts.</source>
      <translation>Wer angefangen hat, entscheidet, ob Steel oder Flesh zählt.</translation>
    </message>
    <message>
      <source>Robos that are in from the start cost a Pit Crew each and summon nothing.</source>
      <translation>Robos, die von Anfang an dabei sind, kosten je eine Boxencrew und rufen nichts.</translation>
    </message>
    <message>
      <source>A Commander draws as many cards as her Sync for her Team, as her Solo for herself.</source>
      <translation>Ein Commander zieht für das Team so viele Karten wie Sync, für sich so viele wie Solo.</translation>
    </message>
    <message>
      <source>Others may hand the Commander cards and get as many back.</source>
      <translation>Andere dürfen dem Commander Karten geben und bekommen ebenso viele zurück.</translation>
    </message>
    <message>
      <source>Both cards are revealed; the higher wins, and beyond Strike it has its price.</source>
      <translation>Beide Karten werden aufgedeckt; die höhere gewinnt, und über Strike hinaus hat es seinen Preis.</translation>
    </message>
    <message>
      <source>With two like cards the Throwdown is called off or both play anew.</source>
      <translation>Bei zwei gleichen Karten wird der Throwdown abgebrochen oder beide spielen neu.</translation>
    </message>
    <message>
      <source>The winning card opens the Pile and cannot be Blocked or forced off.</source>
      <translation>Die gewinnende Karte eröffnet den Pile und kann nicht geblockt oder verdrängt werden.</translation>
    </message>
    <message>
      <source>The side that lost initiative takes the first turn.</source>
      <translation>Die Seite, die die Initiative verlor, hat den ersten Zug.</translation>
    </message>
    <message>
      <source>Cards are drawn and Strike is set before initiative is revealed.</source>
      <translation>Karten werden gezogen und Strike bestimmt, bevor die Initiative aufgedeckt wird.</translation>
    </message>
    <message>
      <source>The stages are Confrontation, Struggle and Final Attack; a Rumble adds four.</source>
      <translation>Die Stufen sind Konfrontation, Ringen und Letzter Angriff; ein Rumble fügt vier hinzu.</translation>
    </message>
    <message>
      <source>A turn is any Assists and then one Drive.</source>
      <translation>Ein Zug ist beliebige Assists und dann ein Drive.</translation>
    </message>
    <message>
      <source>Each Pilot has one Assist a turn, the side has one Drive.</source>
      <translation>Jede Pilotin hat einen Assist je Zug, die Seite einen Drive.</translation>
    </message>
    <message>
      <source>Coach's Assists are limited, and one Threat makes the Drive.</source>
      <translation>Coachs Assists sind begrenzt, und eine Bedrohung macht den Drive.</translation>
    </message>
    <message>
      <source>Whoever Escalates or Concedes gives the stage's points away: 1, 2, 4, 8, 16, 32, 64.</source>
      <translation>Wer eskaliert oder aufgibt, gibt die Punkte der Stufe ab: 1, 2, 4, 8, 16, 32, 64.</translation>
    </message>
    <message>
      <source>The side that is Conceded to has always scored more.</source>
      <translation>Die Seite, der gegenüber aufgegeben wird, hat immer mehr Punkte.</translation>
    </message>
    <message>
      <source>The top card of the Pile is winning, and belongs to the side that is not on turn.</source>
      <translation>Die oberste Karte des Piles gewinnt gerade und gehört der Seite, die nicht am Zug ist.</translation>
    </message>
    <message>
      <source>Each Pilot acts once a turn: one plays, others may discard a card to support her.</source>
      <translation>Jede Pilotin handelt einmal je Zug: Eine spielt, andere dürfen zur Unterstützung eine Karte ablegen.</translation>
    </message>
    <message>
      <source>A Counter needs a higher rank than the top of the Pile; suit does not help.</source>
      <translation>Ein Konter braucht einen höheren Rang als die oberste Karte; die Farbe hilft nicht.</translation>
    </message>
    <message>
      <source>A Counter comes from the Pilot's own Hand or the top of a Faction.</source>
      <translation>Ein Konter kommt von der eigenen Hand der Pilotin oder oben von einer Fraktion.</translation>
    </message>
    <message>
      <source>After a Counter its Strike is settled and the turn passes.</source>
      <translation>Nach einem Konter wird sein Strike geprüft, und der Zug geht weiter.</translation>
    </message>
    <message>
      <source>A Block needs the same rank and a fitting suit, and takes both cards away.</source>
      <translation>Ein Block braucht denselben Rang und eine passende Farbe und nimmt beide Karten fort.</translation>
    </message>
    <message>
      <source>An initiative card and a card that started a Rumble cannot be Blocked.</source>
      <translation>Eine Initiativkarte und eine Karte, die einen Rumble begann, können nicht geblockt werden.</translation>
    </message>
    <message>
      <source>Blocking an Escalate brings back the stage, the Pile and the points from before.</source>
      <translation>Ein Eskalieren zu blocken bringt Stufe, Pile und Punkte von vorher zurück.</translation>
    </message>
    <message>
      <source>A Block takes back the card and its points, not what they set off.</source>
      <translation>Ein Block nimmt die Karte und ihre Punkte zurück, nicht, was sie auslösten.</translation>
    </message>
    <message>
      <source>An Escalate opens the next stage with a new Pile and gives the old stage away.</source>
      <translation>Ein Eskalieren eröffnet die nächste Stufe mit einem neuen Pile und gibt die alte Stufe ab.</translation>
    </message>
    <message>
      <source>There is no Escalate beyond the third stage, nor beyond the seventh.</source>
      <translation>Über die dritte und über die siebte Stufe hinaus wird nicht eskaliert.</translation>
    </message>
    <message>
      <source>An Escalate card is under Strike, as Coach feels most.</source>
      <translation>Eine Eskalierkarte liegt unter Strike, was Coach am meisten spürt.</translation>
    </message>
    <message>
      <source>To Concede lays the Hands down and ends the Throwdown.</source>
      <translation>Aufgeben legt die Hände nieder und beendet den Throwdown.</translation>
    </message>
    <message>
      <source>A side that can do nothing else must Concede.</source>
      <translation>Eine Seite, die nichts anderes kann, muss aufgeben.</translation>
    </message>
    <message>
      <source>Starting a Rumble gives the stage away, clears the Piles and opens the fourth stage.</source>
      <translation>Einen Rumble zu beginnen gibt die Stufe ab, räumt die Piles und eröffnet die vierte Stufe.</translation>
    </message>
    <message>
      <source>In Beta a Rumble starts in the third stage, in Final in any of the three.</source>
      <translation>In Beta beginnt ein Rumble in der dritten Stufe, in Final in jeder der drei.</translation>
    </message>
    <message>
      <source>A Rumble needs a Final Form or a BGM.</source>
      <translation>Ein Rumble braucht eine Final Form oder ein BGM.</translation>
    </message>
    <message>
      <source>A Rumble cannot start within a Rumble, and its card is played at the Final Form's Strike.</source>
      <translation>Ein Rumble kann nicht in einem Rumble beginnen, und seine Karte wird mit dem Strike der Final Form gespielt.</translation>
    </message>
    <message>
      <source>Every Drive that is not open is shown with its reason, and a Dissonant one with its price.</source>
      <translation>Jeder nicht mögliche Drive zeigt seinen Grund, und ein Dissonanter seinen Preis.</translation>
    </message>
    <message>
      <source>Whoever makes the Drive uses her own Hand and Strike and bears what follows.</source>
      <translation>Wer den Drive macht, nutzt eigene Hand und eigenen Strike und trägt, was folgt.</translation>
    </message>
    <message>
      <source>An Assist Tech is used before the Drive, at its cost.</source>
      <translation>Eine Assist-Tech wird vor dem Drive benutzt, zu ihrem Preis.</translation>
    </message>
    <message>
      <source>A Rumble Tech costs one Rumble Charge and is used once a Rumble.</source>
      <translation>Eine Rumble-Tech kostet eine Rumble-Ladung und wird einmal je Rumble benutzt.</translation>
    </message>
    <message>
      <source>Coach pays a Face card for a Threat's Wave, an Ace for its Storm.</source>
      <translation>Coach zahlt für die Wave einer Bedrohung eine Bildkarte, für ihren Storm ein Ass.</translation>
    </message>
    <message>
      <source>Summoning a Robo costs a Pit Crew, and its Summon Effect fires once a scenario.</source>
      <translation>Einen Robo zu rufen kostet eine Boxencrew, und sein Ruf-Effekt wirkt einmal je Szenario.</translation>
    </message>
    <message>
      <source>Gear is Activated and kept, or Sacrificed and lost, and never both.</source>
      <translation>Ausrüstung wird aktiviert und bleibt oder wird geopfert und ist fort, nie beides.</translation>
    </message>
    <message>
      <source>Gear without words of its own draws one card, or three when it is Sacrificed.</source>
      <translation>Ausrüstung ohne eigene Worte zieht eine Karte, oder drei, wenn sie geopfert wird.</translation>
    </message>
    <message>
      <source>The Assists of one turn add up.</source>
      <translation>Die Assists eines Zugs zählen zusammen.</translation>
    </message>
    <message>
      <source>Every Pilot can buy Strike for the next Counter or Buffers for somebody, at two Charges each.</source>
      <translation>Jede Pilotin kann für je zwei Ladungen Strike für den nächsten Konter oder Puffer für jemanden kaufen.</translation>
    </message>
    <message>
      <source>A Tech costs as many Charges as the rank at which it is used.</source>
      <translation>Eine Tech kostet so viele Ladungen wie der Rang, mit dem sie benutzt wird.</translation>
    </message>
    <message>
      <source>A Rumble is four more stages of the same Throwdown.</source>
      <translation>Ein Rumble sind vier weitere Stufen desselben Throwdowns.</translation>
    </message>
    <message>
      <source>Each Pilot of the Final Form takes a Position of her own, and one is the Head.</source>
      <translation>Jede Pilotin der Final Form nimmt eine eigene Position, und eine ist der Kopf.</translation>
    </message>
    <message>
      <source>The line-up is set anew from Harmony and then stays.</source>
      <translation>Die Aufstellung wird nach Harmonie neu bestimmt und bleibt dann.</translation>
    </message>
    <message>
      <source>The Team assembles with all its Pilots or not at all.</source>
      <translation>Das Team setzt sich mit allen Pilotinnen zusammen oder gar nicht.</translation>
    </message>
    <message>
      <source>The Head draws as many cards as Harmony and may hand them on.</source>
      <translation>Der Kopf zieht so viele Karten wie Harmonie und darf sie weitergeben.</translation>
    </message>
    <message>
      <source>Coach takes cards too when a Rumble starts.</source>
      <translation>Auch Coach nimmt Karten, wenn ein Rumble beginnt.</translation>
    </message>
    <message>
      <source>Harmony is locked and sets the Final Form's values.</source>
      <translation>Harmonie ist gesperrt und bestimmt die Werte der Final Form.</translation>
    </message>
    <message>
      <source>The Final Form's Buffers work, the Pilots' own do not.</source>
      <translation>Die Puffer der Final Form wirken, die eigenen der Pilotinnen nicht.</translation>
    </message>
    <message>
      <source>Schism in a Rumble hurts the Robos instead of Harmony.</source>
      <translation>Schisma in einem Rumble verletzt die Robos statt der Harmonie.</translation>
    </message>
    <message>
      <source>Trauma on the Final Form comes off the Robos, as the Head decides.</source>
      <translation>Trauma auf der Final Form geht von den Robos ab, wie der Kopf entscheidet.</translation>
    </message>
    <message>
      <source>The Final Form's Strike is Harmony.</source>
      <translation>Der Strike der Final Form ist Harmonie.</translation>
    </message>
    <message>
      <source>An Escalate in a Rumble ruins the Location.</source>
      <translation>Ein Eskalieren in einem Rumble ruiniert den Ort.</translation>
    </message>
    <message>
      <source>Robo Techs work in a Rumble; those of the Chroma and the Daisho do not.</source>
      <translation>Robo-Techs wirken in einem Rumble; die von Chroma und Daisho nicht.</translation>
    </message>
    <message>
      <source>At a Razed Location nothing more is ruined.</source>
      <translation>An einem zerstörten Ort wird nichts mehr ruiniert.</translation>
    </message>
    <message>
      <source>Each Position has a Tech of its own.</source>
      <translation>Jede Position hat eine eigene Tech.</translation>
    </message>
    <message>
      <source>Without a Final Form Pilots fight a Rumble at a great disadvantage.</source>
      <translation>Ohne Final Form kämpfen Pilotinnen einen Rumble mit großem Nachteil.</translation>
    </message>
    <message>
      <source>A BGM grows to full size and full rating.</source>
      <translation>Ein BGM wächst zu voller Größe und voller Stärke.</translation>
    </message>
    <message>
      <source>In a Rumble a BGM pays less for its Wave and Storm.</source>
      <translation>In einem Rumble zahlt ein BGM weniger für Wave und Storm.</translation>
    </message>
    <message>
      <source>A Throwdown may begin as a Rumble.</source>
      <translation>Ein Throwdown darf als Rumble beginnen.</translation>
    </message>
    <message>
      <source>In the last stage a side can only Counter, Block or Concede.</source>
      <translation>In der letzten Stufe kann eine Seite nur kontern, blocken oder aufgeben.</translation>
    </message>
    <message>
      <source>Blocking an Escalate in a Rumble brings the earlier stage back.</source>
      <translation>Ein Eskalieren in einem Rumble zu blocken bringt die frühere Stufe zurück.</translation>
    </message>
    <message>
      <source>Pilots who dropped out still feel the Outcome.</source>
      <translation>Ausgeschiedene Pilotinnen spüren den Ausgang trotzdem.</translation>
    </message>
    <message>
      <source>The side that did not Concede wins.</source>
      <translation>Die Seite, die nicht aufgegeben hat, gewinnt.</translation>
    </message>
    <message>
      <source>The winner gets what she fought for, and one Basic Spoil for each stage played.</source>
      <translation>Die Siegerseite bekommt, worum sie kämpfte, und je gespielte Stufe eine einfache Beute.</translation>
    </message>
    <message>
      <source>Against a loser without a point the winner takes an Ultimate Spoil as well.</source>
      <translation>Gegen eine Seite ohne Punkt nimmt die Siegerseite auch eine höchste Beute.</translation>
    </message>
    <message>
      <source>127 points earn two Ultimate Spoils more.</source>
      <translation>127 Punkte bringen zwei höchste Beuten mehr.</translation>
    </message>
    <message>
      <source>A loser who scored is owed a concession in the story.</source>
      <translation>Wer verliert und gepunktet hat, bekommt ein Zugeständnis in der Geschichte.</translation>
    </message>
    <message>
      <source>A loser with more than half of the winner's points takes a Basic Spoil too.</source>
      <translation>Wer mit mehr als der Hälfte der Siegerpunkte verliert, nimmt auch eine einfache Beute.</translation>
    </message>
    <message>
      <source>A Spoil may be taken again, as long as it fits.</source>
      <translation>Eine Beute darf wieder genommen werden, solange sie passt.</translation>
    </message>
    <message>
      <source>Basic Spoils are single boosts, damages and a Wave.</source>
      <translation>Einfache Beute sind einzelne Boosts, Schäden und eine Wave.</translation>
    </message>
    <message>
      <source>Ultimate Spoils are whole boosts, a Rally, a change to the Location and a Storm.</source>
      <translation>Höchste Beute sind ganze Boosts, ein Rally, eine Änderung am Ort und ein Storm.</translation>
    </message>
    <message>
      <source>Final adds story effects, and Basic Spoils in the place of an Ultimate one.</source>
      <translation>Final fügt Wirkungen in der Geschichte hinzu, und einfache Beute statt einer höchsten.</translation>
    </message>
    <message>
      <source>Everybody who was ever involved may be affected.</source>
      <translation>Alle, die je beteiligt waren, können betroffen sein.</translation>
    </message>
    <message>
      <source>After the last Concede the Payloads strike.</source>
      <translation>Nach dem letzten Aufgeben treffen die Payloads.</translation>
    </message>
    <message>
      <source>Piles are discarded, Hands set right, and play goes back to Story Mode.</source>
      <translation>Piles werden abgelegt, Hände richtiggestellt, und es geht zurück in den Story-Modus.</translation>
    </message>
    <message>
      <source>Cards that still lie about go back to their owners or to the Trash.</source>
      <translation>Karten, die noch herumliegen, gehen zu ihren Besitzerinnen oder auf die Ablage.</translation>
    </message>
    <message>
      <source>What lasts for a conflict ends here.</source>
      <translation>Was einen Konflikt lang währt, endet hier.</translation>
    </message>
    <message>
      <source>Pilots are routed when the Commander's Commitment dies or the Head's Robo falls.</source>
      <translation>Die Pilotinnen sind geschlagen, wenn das Commitment des Commanders stirbt oder der Robo des Kopfs fällt.</translation>
    </message>
    <message>
      <source>Coach is routed when every Threat in the fight is at 0.</source>
      <translation>Coach ist geschlagen, wenn jede kämpfende Bedrohung bei 0 ist.</translation>
    </message>
    <message>
      <source>A Rout ends the Throwdown at once.</source>
      <translation>Ein Rout beendet den Throwdown sofort.</translation>
    </message>
    <message>
      <source>Others who fall drop out, and the fight goes on.</source>
      <translation>Andere, die fallen, scheiden aus, und der Kampf geht weiter.</translation>
    </message>
    <message>
      <source>A routed side still gets a loser's due.</source>
      <translation>Eine geschlagene Seite bekommt trotzdem, was Verlierern zusteht.</translation>
    </message>
    <message>
      <source>Pilots settle things among themselves by agreement or a Throwdown.</source>
      <translation>Pilotinnen regeln Dinge untereinander durch Einigung oder einen Throwdown.</translation>
    </message>
    <message>
      <source>Both sides have a Commander and draw from the one Pilot Deck.</source>
      <translation>Beide Seiten haben einen Commander und ziehen von dem einen Deck der Pilotinnen.</translation>
    </message>
    <message>
      <source>The challenger's side uses Steel, the other Flesh.</source>
      <translation>Die herausfordernde Seite nutzt Steel, die andere Flesh.</translation>
    </message>
    <message>
      <source>Harmony limits each side by itself.</source>
      <translation>Harmonie begrenzt jede Seite für sich.</translation>
    </message>
    <message>
      <source>Strike is soft for both, and Schism hurts the Team they share.</source>
      <translation>Strike ist für beide weich, und Schisma trifft das gemeinsame Team.</translation>
    </message>
    <message>
      <source>Two cards of one Deck are never the same.</source>
      <translation>Zwei Karten eines Decks sind nie gleich.</translation>
    </message>
    <message>
      <source>Coach takes no turn but settles ties, stakes and Spoils.</source>
      <translation>Coach hat keinen Zug, regelt aber Gleichstände, Einsätze und Beute.</translation>
    </message>
    <message>
      <source>Whether Pilots may Rumble among themselves is a ruling of the table.</source>
      <translation>Ob Pilotinnen untereinander einen Rumble führen dürfen, ist eine Regelung des Tischs.</translation>
    </message>
    <message>
      <source>What lies open and every gauge is for all to see.</source>
      <translation>Was offen liegt, und jede Anzeige, dürfen alle sehen.</translation>
    </message>
    <message>
      <source>A Hand and a card put down from it are seen by their owner alone.</source>
      <translation>Eine Hand und eine von ihr gelegte Karte sieht nur ihre Besitzerin.</translation>
    </message>
    <message>
      <source>The order of a Deck and a card played blind are seen by nobody.</source>
      <translation>Die Reihenfolge eines Decks und eine blind gespielte Karte sieht niemand.</translation>
    </message>
    <message>
      <source>Face-down Favor cards are seen by nobody.</source>
      <translation>Verdeckte Favor-Karten sieht niemand.</translation>
    </message>
    <message>
      <source>Of a conceded Hand only its size is seen.</source>
      <translation>Von einer niedergelegten Hand sieht man nur die Größe.</translation>
    </message>
    <message>
      <source>Cards that are passed are seen by giver and taker only.</source>
      <translation>Weitergegebene Karten sehen nur, wer gibt und wer nimmt.</translation>
    </message>
    <message>
      <source>What Coach has prepared is Coach's until it is revealed.</source>
      <translation>Was Coach vorbereitet hat, gehört Coach, bis es aufgedeckt wird.</translation>
    </message>
    <message>
      <source>Of Coach's stacks only the number is seen.</source>
      <translation>Von Coachs Stapeln sieht man nur die Zahl.</translation>
    </message>
    <message>
      <source>What has been discarded, flipped or revealed is public.</source>
      <translation>Was abgelegt, aufgedeckt oder enthüllt wurde, ist öffentlich.</translation>
    </message>
    <message>
      <source>A Wild card shows what it counts as, not what it is.</source>
      <translation>Eine Wild-Karte zeigt, als was sie zählt, nicht, was sie ist.</translation>
    </message>
    <message>
      <source>A screen or file made for a seat holds only what that seat may know.</source>
      <translation>Ein Bild oder eine Datei für einen Platz hält nur, was dieser Platz wissen darf.</translation>
    </message>
    <message>
      <source>A look at hidden cards is for the one who looks.</source>
      <translation>Ein Blick auf verborgene Karten gehört der, die schaut.</translation>
    </message>
    <message>
      <source>A Pilot has three Commitments with two Stats each.</source>
      <translation>Eine Pilotin hat drei Commitments mit je zwei Werten.</translation>
    </message>
    <message>
      <source>The two Stats of a new Commitment add up to 6.</source>
      <translation>Die beiden Werte eines neuen Commitments ergeben 6.</translation>
    </message>
    <message>
      <source>Synapse gives Buffers, Circuit twice as many Charges.</source>
      <translation>Synapse gibt Puffer, Circuit doppelt so viele Ladungen.</translation>
    </message>
    <message>
      <source>A Shift moves a point from one Stat to its partner.</source>
      <translation>Eine Verschiebung bewegt einen Punkt von einem Wert zu seinem Partner.</translation>
    </message>
    <message>
      <source>A Stat never falls below 0.</source>
      <translation>Ein Wert fällt nie unter 0.</translation>
    </message>
    <message>
      <source>Loss that is not healed by the end of a scenario stays.</source>
      <translation>Verlust, der bis zum Ende eines Szenarios nicht geheilt ist, bleibt.</translation>
    </message>
    <message>
      <source>A Commitment with both Stats at 0 is dead.</source>
      <translation>Ein Commitment mit beiden Werten bei 0 ist tot.</translation>
    </message>
    <message>
      <source>When a Stat falls, what hangs on it falls at once.</source>
      <translation>Fällt ein Wert, fällt sofort, was daran hängt.</translation>
    </message>
    <message>
      <source>Buffers are full again at the start of a scenario.</source>
      <translation>Am Anfang eines Szenarios sind die Puffer wieder voll.</translation>
    </message>
    <message>
      <source>Buffers soak Purge, Schism and Trauma, and nothing else.</source>
      <translation>Puffer fangen Purge, Schisma und Trauma ab und sonst nichts.</translation>
    </message>
    <message>
      <source>Charges never pass their maximum.</source>
      <translation>Ladungen übersteigen nie ihr Höchstes.</translation>
    </message>
    <message>
      <source>Outside conflicts Coach sets the price of a Tech.</source>
      <translation>Außerhalb von Konflikten setzt Coach den Preis einer Tech.</translation>
    </message>
    <message>
      <source>A Robo starts at 6 and is out of use at 0.</source>
      <translation>Ein Robo beginnt bei 6 und ist bei 0 außer Betrieb.</translation>
    </message>
    <message>
      <source>Evolutions come in a cycle of seven.</source>
      <translation>Evolutionen kommen in einem Kreislauf von sieben.</translation>
    </message>
    <message>
      <source>A Commitment Evolution raises a Stat.</source>
      <translation>Eine Commitment-Evolution hebt einen Wert.</translation>
    </message>
    <message>
      <source>A Class brings a larger Hand and room for Gear.</source>
      <translation>Eine Klasse bringt eine größere Hand und Platz für Ausrüstung.</translation>
    </message>
    <message>
      <source>Universal Techs raise Buffers, cards, Charges or Strike.</source>
      <translation>Universelle Techs heben Puffer, Karten, Ladungen oder Strike.</translation>
    </message>
    <message>
      <source>A Pilot records Lessons and votes turn them into Evolutions.</source>
      <translation>Eine Pilotin schreibt Lektionen auf, und Abstimmungen machen daraus Evolutionen.</translation>
    </message>
    <message>
      <source>Harmony runs from Red 1 to Violet 7.</source>
      <translation>Harmonie reicht von Rot 1 bis Violett 7.</translation>
    </message>
    <message>
      <source>Harmony never leaves 1 to 7.</source>
      <translation>Harmonie verlässt 1 bis 7 nie.</translation>
    </message>
    <message>
      <source>Schism gathers beside Harmony.</source>
      <translation>Schisma sammelt sich neben Harmonie.</translation>
    </message>
    <message>
      <source>Harmony limits a side and sets the Final Form's values.</source>
      <translation>Harmonie begrenzt eine Seite und bestimmt die Werte der Final Form.</translation>
    </message>
    <message>
      <source>Fan Club, Armory and Pit Crew are never below 0.</source>
      <translation>Fanclub, Waffenkammer und Boxencrew sind nie unter 0.</translation>
    </message>
    <message>
      <source>A Resource is depleted at 0 and bountiful from 10.</source>
      <translation>Ein Vorrat ist bei 0 erschöpft und ab 10 reichlich.</translation>
    </message>
    <message>
      <source>A Resource at 0 takes something away from the Team.</source>
      <translation>Ein Vorrat bei 0 nimmt dem Team etwas.</translation>
    </message>
    <message>
      <source>A point of Fan Club soaks a point of Disfavor.</source>
      <translation>Ein Punkt Fanclub fängt einen Punkt Disfavor ab.</translation>
    </message>
    <message>
      <source>With its base Razed a Resource cannot be spent or restored.</source>
      <translation>Ist seine Basis zerstört, kann ein Vorrat nicht ausgegeben oder aufgefüllt werden.</translation>
    </message>
    <message>
      <source>Pit Crew repairs Robos, best at the Hangar.</source>
      <translation>Die Boxencrew repariert Robos, am besten im Hangar.</translation>
    </message>
    <message>
      <source>Gear costs as much Armory as its Tier.</source>
      <translation>Ausrüstung kostet so viel Waffenkammer wie ihr Tier.</translation>
    </message>
    <message>
      <source>A Faction has Agency, a stack of Favor, and Offenses.</source>
      <translation>Eine Fraktion hat Einfluss, einen Stapel Favor und Kränkungen.</translation>
    </message>
    <message>
      <source>An invested card lies face-up on the stack, and the one below is turned down.</source>
      <translation>Eine investierte Karte liegt offen auf dem Stapel, und die darunter wird umgedreht.</translation>
    </message>
    <message>
      <source>A stack holds as many cards as its Agency; the bottom one goes when it is full.</source>
      <translation>Ein Stapel fasst so viele Karten wie Einfluss; ist er voll, geht die unterste.</translation>
    </message>
    <message>
      <source>A Faction's top card may be played like one of the Hand, except for initiative.</source>
      <translation>Die oberste Karte einer Fraktion darf wie eine der Hand gespielt werden, außer für Initiative.</translation>
    </message>
    <message>
      <source>When it is played the next one is turned up.</source>
      <translation>Wird sie gespielt, wird die nächste aufgedeckt.</translation>
    </message>
    <message>
      <source>At the third Offense a Faction leaves or becomes a Threat.</source>
      <translation>Bei der dritten Kränkung geht eine Fraktion oder wird zur Bedrohung.</translation>
    </message>
    <message>
      <source>A Faction that turns has its Agency as Threat Rating, and its Favor is discarded.</source>
      <translation>Eine Fraktion, die sich wendet, hat ihren Einfluss als TR, und ihr Favor wird abgelegt.</translation>
    </message>
    <message>
      <source>With Coach's leave Favor takes an Offense away.</source>
      <translation>Mit Coachs Erlaubnis nimmt Favor eine Kränkung.</translation>
    </message>
    <message>
      <source>A Faction may enter with cards on its stack.</source>
      <translation>Eine Fraktion darf mit Karten auf ihrem Stapel auftreten.</translation>
    </message>
    <message>
      <source>Favor is invested in Story Mode or when an event says so, and never by Coach.</source>
      <translation>Favor wird im Story-Modus investiert oder wenn ein Ereignis es sagt, und nie von Coach.</translation>
    </message>
    <message>
      <source>The Favor of a Faction that leaves is discarded.</source>
      <translation>Das Favor einer Fraktion, die geht, wird abgelegt.</translation>
    </message>
    <message>
      <source>A Location is Standing, Damaged or Razed.</source>
      <translation>Ein Ort ist intakt, beschädigt oder zerstört.</translation>
    </message>
    <message>
      <source>Ruin takes it one step down; Rebuild lifts it from Damaged to Standing.</source>
      <translation>Ruin nimmt ihm eine Stufe; Rebuild hebt ihn von beschädigt auf intakt.</translation>
    </message>
    <message>
      <source>A Razed Location gives no Boon.</source>
      <translation>Ein zerstörter Ort gibt keinen Segen.</translation>
    </message>
    <message>
      <source>Boons are for those present, and most cost a Tarry.</source>
      <translation>Segen gelten für Anwesende, und die meisten kosten ein Tarry.</translation>
    </message>
    <message>
      <source>Barracks, Bunker and Hangar are always there.</source>
      <translation>Kaserne, Bunker und Hangar sind immer da.</translation>
    </message>
    <message>
      <source>One Location is current in a Throwdown.</source>
      <translation>In einem Throwdown ist ein Ort gerade dran.</translation>
    </message>
    <message>
      <source>A Location may keep tokens of its own.</source>
      <translation>Ein Ort darf eigene Marker behalten.</translation>
    </message>
    <message>
      <source>Each spent Coach Omen moves the Crisis one step and fires its event.</source>
      <translation>Jedes ausgegebene Omen des Coachs bringt die Krise einen Schritt voran und löst ihr Ereignis aus.</translation>
    </message>
    <message>
      <source>The usual Path has thirteen steps and ends in the BGM's attack.</source>
      <translation>Der übliche Pfad hat dreizehn Schritte und endet im Angriff des BGM.</translation>
    </message>
    <message>
      <source>A one-shot Path has seven steps, and any Path can be edited.</source>
      <translation>Ein Pfad für einen Abend hat sieben Schritte, und jeder Pfad lässt sich ändern.</translation>
    </message>
    <message>
      <source>Two Omens fire the next two events in order.</source>
      <translation>Zwei Omen lösen die nächsten zwei Ereignisse nacheinander aus.</translation>
    </message>
    <message>
      <source>Past the end an Omen is a Wave, two are a Storm.</source>
      <translation>Hinter dem Ende ist ein Omen eine Wave, zwei sind ein Storm.</translation>
    </message>
    <message>
      <source>Skipping ahead leaves out the steps between.</source>
      <translation>Vorspringen lässt die Schritte dazwischen aus.</translation>
    </message>
    <message>
      <source>Any Threat of the scenario may supply the Wave or Storm.</source>
      <translation>Jede Bedrohung des Szenarios darf Wave oder Storm liefern.</translation>
    </message>
    <message>
      <source>Tarry counts the Crisis tier.</source>
      <translation>Tarry zählt den Krisenschritt.</translation>
    </message>
    <message>
      <source>Of the Crisis these texts name only Omens and tiers.</source>
      <translation>Von der Krise nennen diese Texte nur Omen und Schritte.</translation>
    </message>
    <message>
      <source>A step is worth 10 points, from the eleventh on 20.</source>
      <translation>Ein Schritt ist 10 Punkte wert, ab dem elften 20.</translation>
    </message>
    <message>
      <source>A Threat has one number, its Threat Rating of 1 to 7.</source>
      <translation>Eine Bedrohung hat eine Zahl, ihre TR von 1 bis 7.</translation>
    </message>
    <message>
      <source>The rating gives Buffers, Techs, Strike and cards.</source>
      <translation>Die TR gibt Puffer, Techs, Strike und Karten.</translation>
    </message>
    <message>
      <source>Losing rating loses what hangs on it.</source>
      <translation>Wer TR verliert, verliert, was daran hängt.</translation>
    </message>
    <message>
      <source>A Threat leaves when its Defeat Conditions are met.</source>
      <translation>Eine Bedrohung geht, wenn ihre Niederlagebedingungen erfüllt sind.</translation>
    </message>
    <message>
      <source>A Threat that violence cannot defeat comes back in the next scene.</source>
      <translation>Eine Bedrohung, die Gewalt nicht besiegt, kommt in der nächsten Szene wieder.</translation>
    </message>
    <message>
      <source>Every Threat has a plain attack as its Wave and Storm.</source>
      <translation>Jede Bedrohung hat einen einfachen Angriff als Wave und Storm.</translation>
    </message>
    <message>
      <source>A Threat soaks Trauma with its own Buffers.</source>
      <translation>Eine Bedrohung fängt Trauma mit eigenen Puffern ab.</translation>
    </message>
    <message>
      <source>A Threat runs one Wave or one Storm in a turn.</source>
      <translation>Eine Bedrohung nutzt in einem Zug eine Wave oder einen Storm.</translation>
    </message>
    <message>
      <source>A scenario's code is Threats, mean rating and BGMs.</source>
      <translation>Der Code eines Szenarios sind Bedrohungen, mittlere TR und BGMs.</translation>
    </message>
    <message>
      <source>Coach starts a Rumble with the BGM only once the Path has come to it.</source>
      <translation>Coach beginnt den Rumble mit dem BGM erst, wenn der Pfad dort angekommen ist.</translation>
    </message>
    <message>
      <source>Pilots may start it earlier, and it grows all the same.</source>
      <translation>Pilotinnen dürfen ihn früher beginnen, und es wächst trotzdem.</translation>
    </message>
    <message>
      <source>A BGM that falls too early rises on Coach's next turn.</source>
      <translation>Ein BGM, das zu früh fällt, erhebt sich in Coachs nächstem Zug.</translation>
    </message>
    <message>
      <source>A BGM cannot be killed in a plain Throwdown or a Gambit.</source>
      <translation>Ein BGM kann in einem einfachen Throwdown oder Gambit nicht getötet werden.</translation>
    </message>
    <message>
      <source>Gear has a type, a slot and a Tier within the Class limit.</source>
      <translation>Ausrüstung hat Art, Platz und Tier innerhalb der Grenze der Klasse.</translation>
    </message>
    <message>
      <source>A piece of Gear is used once a scene; what is Sacrificed is gone.</source>
      <translation>Ein Stück Ausrüstung wird einmal je Szene benutzt; Geopfertes ist fort.</translation>
    </message>
    <message>
      <source>Using Gear wants a line of story and Coach's consent.</source>
      <translation>Ausrüstung zu benutzen braucht eine Zeile Geschichte und Coachs Zustimmung.</translation>
    </message>
    <message>
      <source>A session runs from set-up to breakdown, moved on by hand.</source>
      <translation>Eine Sitzung geht vom Aufbau bis zum Abbau, von Hand weitergeschaltet.</translation>
    </message>
    <message>
      <source>The debriefing holds the vote on Lessons.</source>
      <translation>Im Debriefing wird über Lektionen abgestimmt.</translation>
    </message>
    <message>
      <source>At the end of a scenario losses become permanent and counters start anew.</source>
      <translation>Am Ende eines Szenarios werden Verluste dauerhaft, und Zähler beginnen neu.</translation>
    </message>
    <message>
      <source>First Contact has no Jokers and no Crisis; everything a Pilot has is a 3, and no Charges.</source>
      <translation>First Contact hat keine Joker und keine Krise; alles an einer Pilotin ist eine 3, ohne Ladungen.</translation>
    </message>
    <message>
      <source>Every player draws three cards when a Throwdown starts; Coach's Hand is the number of players.</source>
      <translation>Alle ziehen drei Karten, wenn ein Throwdown beginnt; Coachs Hand ist die Zahl der Spielenden.</translation>
    </message>
    <message>
      <source>Schism is counted, and lowers the Harmony that the Team will start with.</source>
      <translation>Schisma wird gezählt und senkt die Harmonie, mit der das Team beginnt.</translation>
    </message>
    <message>
      <source>At the start each player may invest one card in one of three Factions and draws another.</source>
      <translation>Am Anfang darf jede eine Karte in eine von drei Fraktionen investieren und zieht eine andere.</translation>
    </message>
    <message>
      <source>Some Gambits, a Throwdown among Pilots, one against a Threat of 3; at 0 a character is out.</source>
      <translation>Ein paar Gambits, ein Throwdown unter Pilotinnen, einer gegen eine Bedrohung mit 3; bei 0 ist eine Figur draußen.</translation>
    </message>
    <message>
      <source>The final score counts the Crisis, great wins, Resources, Gear, Favor and Harmony.</source>
      <translation>Die Endwertung zählt Krise, große Siege, Vorräte, Ausrüstung, Favor und Harmonie.</translation>
    </message>
    <message>
      <source>It counts deaths, Locations, Factions and Threats too.</source>
      <translation>Sie zählt auch Tode, Orte, Fraktionen und Bedrohungen.</translation>
    </message>
    <message>
      <source>A failed mission never passes; grades go from S to R.</source>
      <translation>Eine gescheiterte Mission besteht nie; Noten gehen von S bis R.</translation>
    </message>
    <message>
      <source>A Gambit goes from the offer to the reveal, the result and its consequences.</source>
      <translation>Ein Gambit geht vom Angebot über das Aufdecken zu Ergebnis und Folgen.</translation>
    </message>
    <message>
      <source>A Throwdown goes from the challenge to the sides, votes, draws and the reveal.</source>
      <translation>Ein Throwdown geht von der Herausforderung über Seiten, Stimmen und Karten zum Aufdecken.</translation>
    </message>
    <message>
      <source>A turn goes from Assists to one Drive and its result.</source>
      <translation>Ein Zug geht von Assists zu einem Drive und seinem Ergebnis.</translation>
    </message>
    <message>
      <source>A Rumble is set up from the line-up to the Final Form's values.</source>
      <translation>Ein Rumble wird von der Aufstellung bis zu den Werten der Final Form aufgebaut.</translation>
    </message>
    <message>
      <source>The Outcome goes from scores to Spoils and back to Story Mode.</source>
      <translation>Der Ausgang geht von den Punkten über die Beute zurück in den Story-Modus.</translation>
    </message>
    <message>
      <source>A move belongs to its step, and open questions are answered first.</source>
      <translation>Ein Zug gehört zu seinem Schritt, und offene Fragen werden zuerst beantwortet.</translation>
    </message>
    <message>
      <source>A Three on a Two is Resonant and charges.</source>
      <translation>Eine Drei auf eine Zwei ist Resonant und lädt.</translation>
    </message>
    <message>
      <source>A Four on a Two at Strike 2 is safe and no more.</source>
      <translation>Eine Vier auf eine Zwei ist bei Strike 2 sicher und nicht mehr.</translation>
    </message>
    <message>
      <source>Beyond Strike a play stands and costs Schism.</source>
      <translation>Über Strike hinaus gilt ein Zug und kostet Schisma.</translation>
    </message>
    <message>
      <source>Safe plays earn nothing in Alpha.</source>
      <translation>Sichere Züge bringen in Alpha nichts.</translation>
    </message>
    <message>
      <source>Coach flips for a Dissonant King in Alpha.</source>
      <translation>Coach deckt für einen Dissonanten König in Alpha auf.</translation>
    </message>
    <message>
      <source>Two Escalates and a Concede score 5 against 2.</source>
      <translation>Zwei Eskalieren und ein Aufgeben ergeben 5 gegen 2.</translation>
    </message>
    <message>
      <source>The same with a Rumble scores 21 against 10.</source>
      <translation>Dasselbe mit einem Rumble ergibt 21 gegen 10.</translation>
    </message>
    <message>
      <source>A Rumble from the first stage gives 7 away.</source>
      <translation>Ein Rumble aus der ersten Stufe gibt 7 ab.</translation>
    </message>
    <message>
      <source>At Strike 2 only a Two Escalates safely.</source>
      <translation>Bei Strike 2 eskaliert nur eine Zwei sicher.</translation>
    </message>
    <message>
      <source>At Harmony 3 three Pilots take part.</source>
      <translation>Bei Harmonie 3 nehmen drei Pilotinnen teil.</translation>
    </message>
    <message>
      <source>Chargeup by two, and to full.</source>
      <translation>Chargeup um zwei, und bis voll.</translation>
    </message>
    <message>
      <source>Coach's choice of damage offers no boost.</source>
      <translation>Coachs Wahl von Schaden bietet keinen Boost.</translation>
    </message>
    <message>
      <source>A Specialty doubles each kind of result.</source>
      <translation>Ein Spezialgebiet verdoppelt jede Art von Ergebnis.</translation>
    </message>
    <message>
      <source>At Harmony 5 two others help in a Gambit.</source>
      <translation>Bei Harmonie 5 helfen zwei andere in einem Gambit.</translation>
    </message>
    <message>
      <source>Three damages on one Pilot, one after the other.</source>
      <translation>Drei Schäden auf eine Pilotin, einer nach dem anderen.</translation>
    </message>
    <message>
      <source>Rank goes before suit.</source>
      <translation>Rang geht vor Farbe.</translation>
    </message>
    <message>
      <source>A flipped card, and a flipped stack.</source>
      <translation>Eine aufgedeckte Karte und ein umgedrehter Stapel.</translation>
    </message>
    <message>
      <source>Four Pilots give Coach a Hand of four.</source>
      <translation>Vier Pilotinnen geben Coach eine Hand von vier.</translation>
    </message>
    <message>
      <source>A Pilot Omen charges one fully or all by two.</source>
      <translation>Ein Omen der Pilotinnen lädt eine ganz oder alle um zwei.</translation>
    </message>
    <message>
      <source>The code of a scenario.</source>
      <translation>Der Code eines Szenarios.</translation>
    </message>
    <message>
      <source>The passing score of the usual Path.</source>
      <translation>Die Bestehensgrenze des üblichen Pfads.</translation>
    </message>
    <message>
      <source>A Shift within a Commitment.</source>
      <translation>Eine Verschiebung innerhalb eines Commitments.</translation>
    </message>
    <message>
      <source>A Tech used below its rank costs less.</source>
      <translation>Eine unter ihrem Rang benutzte Tech kostet weniger.</translation>
    </message>
    <message>
      <source>Half of Harmony, rounded up, for each Harmony.</source>
      <translation>Die Hälfte der Harmonie, aufgerundet, für jede Harmonie.</translation>
    </message>
    <message>
      <source>A Pilot with two Positions.</source>
      <translation>Eine Pilotin mit zwei Positionen.</translation>
    </message>
    <message>
      <source>Green counts from the Ace as if it were a 1.</source>
      <translation>Grün zählt vom Ass, als wäre es eine 1.</translation>
    </message>
    <message>
      <source>What a challenge must say for a death.</source>
      <translation>Was eine Herausforderung für einen Tod sagen muss.</translation>
    </message>
    <message>
      <source>First Contact's Hands, Strike and Buffers.</source>
      <translation>Hände, Strike und Puffer in First Contact.</translation>
    </message>
    <message>
      <source>Two Tech Evolutions of different kinds.</source>
      <translation>Zwei Tech-Evolutionen verschiedener Art.</translation>
    </message>
    <message>
      <source>Omega goes from 0 to 4.</source>
      <translation>Omega geht von 0 bis 4.</translation>
    </message>
    <message>
      <source>A Joker in the middle of a draw.</source>
      <translation>Ein Joker mitten im Ziehen.</translation>
    </message>
    <message>
      <source>Two Jokers in a row.</source>
      <translation>Zwei Joker hintereinander.</translation>
    </message>
    <message>
      <source>A Deck runs out behind a Joker in a Throwdown.</source>
      <translation>Ein Deck wird in einem Throwdown hinter einem Joker leer.</translation>
    </message>
    <message>
      <source>The same in Story Mode.</source>
      <translation>Dasselbe im Story-Modus.</translation>
    </message>
    <message>
      <source>A Joker on top at the start.</source>
      <translation>Ein Joker liegt am Anfang oben.</translation>
    </message>
    <message>
      <source>The second Omen is spent in a Throwdown.</source>
      <translation>Das zweite Omen wird in einem Throwdown verbraucht.</translation>
    </message>
    <message>
      <source>Omens that do not go back yet.</source>
      <translation>Omen, die noch nicht zurückgehen.</translation>
    </message>
    <message>
      <source>Coach may not spend an Omen in a Throwdown.</source>
      <translation>Coach darf in einem Throwdown kein Omen ausgeben.</translation>
    </message>
    <message>
      <source>Tarry meets a Joker.</source>
      <translation>Tarry trifft auf einen Joker.</translation>
    </message>
    <message>
      <source>Tarry at tier 0.</source>
      <translation>Tarry bei Schritt 0.</translation>
    </message>
    <message>
      <source>Tarry empties Coach's Deck.</source>
      <translation>Tarry leert Coachs Deck.</translation>
    </message>
    <message>
      <source>A stack is flipped as one block.</source>
      <translation>Ein Stapel wird als Block umgedreht.</translation>
    </message>
    <message>
      <source>A Removed card stays out of a reshuffle.</source>
      <translation>Eine entfernte Karte bleibt beim Mischen draußen.</translation>
    </message>
    <message>
      <source>A Wild card wins as what it is called.</source>
      <translation>Eine Wild-Karte gewinnt als das, was sie genannt wird.</translation>
    </message>
    <message>
      <source>Alpha's Hand follows Harmony.</source>
      <translation>Die Hand in Alpha folgt der Harmonie.</translation>
    </message>
    <message>
      <source>A Hand is discarded down after a Throwdown.</source>
      <translation>Nach einem Throwdown wird eine Hand hinab abgelegt.</translation>
    </message>
    <message>
      <source>Coach's Hand shrinks with the table.</source>
      <translation>Coachs Hand schrumpft mit dem Tisch.</translation>
    </message>
    <message>
      <source>Hands or Piles first with an empty Deck.</source>
      <translation>Hände oder Piles zuerst, mit leerem Deck.</translation>
    </message>
    <message>
      <source>Burn in a Throwdown and in Story Mode.</source>
      <translation>Burn in einem Throwdown und im Story-Modus.</translation>
    </message>
    <message>
      <source>Equal ranks in a Gambit.</source>
      <translation>Gleiche Ränge in einem Gambit.</translation>
    </message>
    <message>
      <source>Two and Ace in a Gambit.</source>
      <translation>Zwei und Ass in einem Gambit.</translation>
    </message>
    <message>
      <source>“No, and” at full Charges and with seven Lessons.</source>
      <translation>„Nein, und“ mit vollen Ladungen und sieben Lektionen.</translation>
    </message>
    <message>
      <source>Coach's last card is the Threshold.</source>
      <translation>Coachs letzte Karte ist die Schwelle.</translation>
    </message>
    <message>
      <source>A Faction's card in a Gambit.</source>
      <translation>Die Karte einer Fraktion in einem Gambit.</translation>
    </message>
    <message>
      <source>No flip from an empty Deck.</source>
      <translation>Kein Aufdecken von einem leeren Deck.</translation>
    </message>
    <message>
      <source>A Gambit knows no Strike.</source>
      <translation>Ein Gambit kennt keinen Strike.</translation>
    </message>
    <message>
      <source>A Hand is discarded down after a Gambit.</source>
      <translation>Nach einem Gambit wird eine Hand hinab abgelegt.</translation>
    </message>
    <message>
      <source>A Pilot wins initiative safely.</source>
      <translation>Eine Pilotin gewinnt die Initiative sicher.</translation>
    </message>
    <message>
      <source>A Pilot wins initiative beyond Strike.</source>
      <translation>Eine Pilotin gewinnt die Initiative über Strike hinaus.</translation>
    </message>
    <message>
      <source>Coach wins initiative beyond Strike.</source>
      <translation>Coach gewinnt die Initiative über Strike hinaus.</translation>
    </message>
    <message>
      <source>Suit decides initiative.</source>
      <translation>Die Farbe entscheidet die Initiative.</translation>
    </message>
    <message>
      <source>Two like initiative cards.</source>
      <translation>Zwei gleiche Initiativkarten.</translation>
    </message>
    <message>
      <source>A Two against an Ace at initiative.</source>
      <translation>Eine Zwei gegen ein Ass bei der Initiative.</translation>
    </message>
    <message>
      <source>A challenge is refused.</source>
      <translation>Eine Herausforderung wird abgelehnt.</translation>
    </message>
    <message>
      <source>A Faction's card is no initiative card.</source>
      <translation>Die Karte einer Fraktion ist keine Initiativkarte.</translation>
    </message>
    <message>
      <source>Harmony limits a side, once.</source>
      <translation>Harmonie begrenzt eine Seite, einmal.</translation>
    </message>
    <message>
      <source>A bonus draw from a short Deck.</source>
      <translation>Bonuskarten von einem kurzen Deck.</translation>
    </message>
    <message>
      <source>The Commander gives back as many as she got.</source>
      <translation>Der Commander gibt so viele zurück, wie kamen.</translation>
    </message>
    <message>
      <source>A bonus draw of none.</source>
      <translation>Kein Bonus beim Ziehen.</translation>
    </message>
    <message>
      <source>A tied vote goes to Coach.</source>
      <translation>Gleichstand der Stimmen geht an Coach.</translation>
    </message>
    <message>
      <source>Two Commanders draw from a short Deck.</source>
      <translation>Zwei Commander ziehen von einem kurzen Deck.</translation>
    </message>
    <message>
      <source>A Two on an Ace.</source>
      <translation>Eine Zwei auf ein Ass.</translation>
    </message>
    <message>
      <source>What answers an Ace.</source>
      <translation>Was auf ein Ass antwortet.</translation>
    </message>
    <message>
      <source>What answers a Two.</source>
      <translation>Was auf eine Zwei antwortet.</translation>
    </message>
    <message>
      <source>Coach stays within Strike.</source>
      <translation>Coach bleibt innerhalb von Strike.</translation>
    </message>
    <message>
      <source>Coach Escalates within Strike.</source>
      <translation>Coach eskaliert innerhalb von Strike.</translation>
    </message>
    <message>
      <source>Suits of a Block.</source>
      <translation>Farben eines Blocks.</translation>
    </message>
    <message>
      <source>A Block takes both cards away.</source>
      <translation>Ein Block nimmt beide Karten fort.</translation>
    </message>
    <message>
      <source>Initiative is not Blocked.</source>
      <translation>Initiative wird nicht geblockt.</translation>
    </message>
    <message>
      <source>A Block takes an Escalate back.</source>
      <translation>Ein Block nimmt ein Eskalieren zurück.</translation>
    </message>
    <message>
      <source>The same stage is scored once.</source>
      <translation>Dieselbe Stufe wird einmal gepunktet.</translation>
    </message>
    <message>
      <source>An Escalate is taken back later.</source>
      <translation>Ein Eskalieren wird später zurückgenommen.</translation>
    </message>
    <message>
      <source>Schism stays when its Escalate goes.</source>
      <translation>Schisma bleibt, wenn sein Eskalieren geht.</translation>
    </message>
    <message>
      <source>Where Escalate and Rumble are open.</source>
      <translation>Wo Eskalieren und Rumble offenstehen.</translation>
    </message>
    <message>
      <source>What forces a Concede.</source>
      <translation>Was ein Aufgeben erzwingt.</translation>
    </message>
    <message>
      <source>An empty Hand and a Faction's card.</source>
      <translation>Eine leere Hand und die Karte einer Fraktion.</translation>
    </message>
    <message>
      <source>Assists out of place.</source>
      <translation>Assists am falschen Platz.</translation>
    </message>
    <message>
      <source>What pays for a Wave or a Storm.</source>
      <translation>Was eine Wave oder einen Storm bezahlt.</translation>
    </message>
    <message>
      <source>One Wave or Storm for each Threat.</source>
      <translation>Eine Wave oder ein Storm je Bedrohung.</translation>
    </message>
    <message>
      <source>A Strike bonus waits for a Counter.</source>
      <translation>Ein Strike-Bonus wartet auf einen Konter.</translation>
    </message>
    <message>
      <source>Coach allows an Ace on a Two.</source>
      <translation>Coach erlaubt ein Ass auf eine Zwei.</translation>
    </message>
    <message>
      <source>Rally at Harmony 7.</source>
      <translation>Rally bei Harmonie 7.</translation>
    </message>
    <message>
      <source>Rally clears Schism.</source>
      <translation>Rally tilgt Schisma.</translation>
    </message>
    <message>
      <source>Rally in Alpha, and without a Fan Club.</source>
      <translation>Rally in Alpha, und ohne Fanclub.</translation>
    </message>
    <message>
      <source>Schism passes seven.</source>
      <translation>Schisma überschreitet sieben.</translation>
    </message>
    <message>
      <source>Schism in the Red.</source>
      <translation>Schisma im Roten.</translation>
    </message>
    <message>
      <source>Schism turns the Team Red.</source>
      <translation>Schisma bringt das Team ins Rote.</translation>
    </message>
    <message>
      <source>Rally in the Red.</source>
      <translation>Rally im Roten.</translation>
    </message>
    <message>
      <source>Trauma is soaked in part.</source>
      <translation>Trauma wird zum Teil abgefangen.</translation>
    </message>
    <message>
      <source>A Buffer cancels a Purge.</source>
      <translation>Ein Puffer hebt ein Purge auf.</translation>
    </message>
    <message>
      <source>Nobody soaks another's Schism.</source>
      <translation>Niemand fängt fremdes Schisma ab.</translation>
    </message>
    <message>
      <source>Trauma on a Commitment with a Stat at 0.</source>
      <translation>Trauma auf einem Commitment mit einem Wert bei 0.</translation>
    </message>
    <message>
      <source>Charges fall with Circuit.</source>
      <translation>Ladungen fallen mit Circuit.</translation>
    </message>
    <message>
      <source>A full Faction takes a card.</source>
      <translation>Eine volle Fraktion nimmt eine Karte.</translation>
    </message>
    <message>
      <source>The next Favor card is turned up.</source>
      <translation>Die nächste Favor-Karte wird aufgedeckt.</translation>
    </message>
    <message>
      <source>The third Offense.</source>
      <translation>Die dritte Kränkung.</translation>
    </message>
    <message>
      <source>Fan Club soaks one Offense of three.</source>
      <translation>Fanclub fängt eine Kränkung von dreien ab.</translation>
    </message>
    <message>
      <source>A full Replenish above ten.</source>
      <translation>Ein volles Replenish über zehn.</translation>
    </message>
    <message>
      <source>Trauma waits in the Payload.</source>
      <translation>Trauma wartet in der Payload.</translation>
    </message>
    <message>
      <source>A value for the Team.</source>
      <translation>Ein Wert für das Team.</translation>
    </message>
    <message>
      <source>A Rumble to the fifth stage.</source>
      <translation>Ein Rumble bis zur fünften Stufe.</translation>
    </message>
    <message>
      <source>Spoils for both sides.</source>
      <translation>Beute für beide Seiten.</translation>
    </message>
    <message>
      <source>Exactly half is not enough.</source>
      <translation>Genau die Hälfte reicht nicht.</translation>
    </message>
    <message>
      <source>A Concede as the first Drive.</source>
      <translation>Aufgeben als erster Drive.</translation>
    </message>
    <message>
      <source>All 127 points.</source>
      <translation>Alle 127 Punkte.</translation>
    </message>
    <message>
      <source>The Commander's Commitment dies.</source>
      <translation>Das Commitment des Commanders stirbt.</translation>
    </message>
    <message>
      <source>Another Pilot's Commitment dies.</source>
      <translation>Das Commitment einer anderen Pilotin stirbt.</translation>
    </message>
    <message>
      <source>Two Threats fall.</source>
      <translation>Zwei Bedrohungen fallen.</translation>
    </message>
    <message>
      <source>A lone BGM falls too early.</source>
      <translation>Ein einzelnes BGM fällt zu früh.</translation>
    </message>
    <message>
      <source>A Dissonant Escalate in a Rumble.</source>
      <translation>Ein Dissonantes Eskalieren in einem Rumble.</translation>
    </message>
    <message>
      <source>The Head's Robo falls.</source>
      <translation>Der Robo des Kopfs fällt.</translation>
    </message>
    <message>
      <source>A Rumble ruins the Location.</source>
      <translation>Ein Rumble ruiniert den Ort.</translation>
    </message>
    <message>
      <source>A Rumble card is not Blocked.</source>
      <translation>Eine Rumble-Karte wird nicht geblockt.</translation>
    </message>
    <message>
      <source>A line-up shrinks.</source>
      <translation>Eine Aufstellung schrumpft.</translation>
    </message>
    <message>
      <source>Any card pays for a BGM's Wave.</source>
      <translation>Jede Karte bezahlt die Wave eines BGM.</translation>
    </message>
    <message>
      <source>After a Concede nothing more is used.</source>
      <translation>Nach dem Aufgeben wird nichts mehr benutzt.</translation>
    </message>
    <message>
      <source>An immediate Rumble scores 120.</source>
      <translation>Ein sofortiger Rumble ergibt 120.</translation>
    </message>
    <message>
      <source>An Escalate in a Rumble is Blocked.</source>
      <translation>Ein Eskalieren in einem Rumble wird geblockt.</translation>
    </message>
    <message>
      <source>A rating above seven.</source>
      <translation>Eine TR über sieben.</translation>
    </message>
    <message>
      <source>Saved and opened in the middle of a turn.</source>
      <translation>Mitten im Zug gespeichert und geöffnet.</translation>
    </message>
    <message>
      <source>A Counter after a Two on an Ace.</source>
      <translation>Ein Konter nach einer Zwei auf ein Ass.</translation>
    </message>
    <message>
      <source>A true play at Strike 0.</source>
      <translation>Ein wahrer Zug bei Strike 0.</translation>
    </message>
    <message>
      <source>Coach Blocks without regard to Strike.</source>
      <translation>Coach blockt ohne Rücksicht auf Strike.</translation>
    </message>
    <message>
      <source>Initiative is not forced off the Pile.</source>
      <translation>Initiative wird nicht vom Pile verdrängt.</translation>
    </message>
    <message>
      <source>An Escalate with a Faction's card.</source>
      <translation>Ein Eskalieren mit der Karte einer Fraktion.</translation>
    </message>
    <message>
      <source>Gear used up for the scene.</source>
      <translation>Ausrüstung für die Szene verbraucht.</translation>
    </message>
    <message>
      <source>Trauma shared with a Robo.</source>
      <translation>Trauma mit einem Robo geteilt.</translation>
    </message>
    <message>
      <source>Which Threat an event hits.</source>
      <translation>Welche Bedrohung ein Ereignis trifft.</translation>
    </message>
    <message>
      <source>Only the Commander draws.</source>
      <translation>Nur der Commander zieht.</translation>
    </message>
    <message>
      <source>An Omen in Coach's turn.</source>
      <translation>Ein Omen in Coachs Zug.</translation>
    </message>
    <message>
      <source>A challenge with the last card.</source>
      <translation>Eine Herausforderung mit der letzten Karte.</translation>
    </message>
    <message>
      <source>A flip from an empty Deck.</source>
      <translation>Aufdecken von einem leeren Deck.</translation>
    </message>
    <message>
      <source>The Crisis skips ahead.</source>
      <translation>Die Krise springt vor.</translation>
    </message>
    <message>
      <source>Omens past the end of the Path.</source>
      <translation>Omen hinter dem Ende des Pfads.</translation>
    </message>
    <message>
      <source>A Resource is converted.</source>
      <translation>Ein Vorrat wird umgewandelt.</translation>
    </message>
    <message>
      <source>How else cards reach a Threat's stack.</source>
      <translation>Wie sonst Karten auf den Stapel einer Bedrohung kommen.</translation>
    </message>
    <message>
      <source>What a Lesser Fusion is.</source>
      <translation>Was eine kleine Fusion ist.</translation>
    </message>
    <message>
      <source>What Alpha leaves out of Hands, turns and Outcome.</source>
      <translation>Was Alpha über Hände, Züge und Ausgang auslässt.</translation>
    </message>
    <message>
      <source>Which other zones a shuffle leaves alone.</source>
      <translation>Welche anderen Plätze ein Mischen in Ruhe lässt.</translation>
    </message>
    <message>
      <source>What the stakes mean and whether a Spoil fits.</source>
      <translation>Was der Einsatz bedeutet und ob eine Beute passt.</translation>
    </message>
    <message>
      <source>Who is present or in reach.</source>
      <translation>Wer anwesend oder in Reichweite ist.</translation>
    </message>
    <message>
      <source>Both sides fall at once.</source>
      <translation>Beide Seiten fallen zugleich.</translation>
    </message>
    <message>
      <source>Who follows a Commander who leaves.</source>
      <translation>Wer auf einen Commander folgt, der geht.</translation>
    </message>
    <message>
      <source>Players who come and go.</source>
      <translation>Leute, die kommen und gehen.</translation>
    </message>
    <message>
      <source>More than two parties.</source>
      <translation>Mehr als zwei Parteien.</translation>
    </message>
    <message>
      <source>Coach in a fight among Pilots.</source>
      <translation>Coach in einem Kampf unter Pilotinnen.</translation>
    </message>
    <message>
      <source>A Gambit without cards to compare.</source>
      <translation>Ein Gambit ohne Karten zum Vergleichen.</translation>
    </message>
    <message>
      <source>Several actions at the same moment.</source>
      <translation>Mehrere Handlungen im selben Augenblick.</translation>
    </message>
    <message>
      <source>Answers to answers.</source>
      <translation>Antworten auf Antworten.</translation>
    </message>
    <message>
      <source>Values for Pilots who are not there.</source>
      <translation>Werte für Pilotinnen, die nicht da sind.</translation>
    </message>
    <message>
      <source>Trauma on a Pilot with nothing left.</source>
      <translation>Trauma auf einer Pilotin, die nichts mehr hat.</translation>
    </message>
    <message>
      <source>What becomes of a Pilot whose Commitment died.</source>
      <translation>Was aus einer Pilotin wird, deren Commitment starb.</translation>
    </message>
    <message>
      <source>Which Location is current.</source>
      <translation>Welcher Ort gerade dran ist.</translation>
    </message>
    <message>
      <source>Rebuilding what is Razed.</source>
      <translation>Wiederaufbau von Zerstörtem.</translation>
    </message>
    <message>
      <source>When Favor and Disfavor are earned.</source>
      <translation>Wann Favor und Disfavor verdient werden.</translation>
    </message>
    <message>
      <source>What story events and revelations say.</source>
      <translation>Was Ereignisse und Enthüllungen der Geschichte sagen.</translation>
    </message>
    <message>
      <source>Coach in a Throwdown without a Threat.</source>
      <translation>Coach in einem Throwdown ohne Bedrohung.</translation>
    </message>
    <message>
      <source>Refunds, loot and far requisitions.</source>
      <translation>Erstattungen, Beutegut und ferne Anforderungen.</translation>
    </message>
    <message>
      <source>Cards lost, damaged or seen by mistake.</source>
      <translation>Karten, die verloren, beschädigt oder aus Versehen gesehen sind.</translation>
    </message>
    <message>
      <source>Time limits and absent players.</source>
      <translation>Zeitgrenzen und Abwesende.</translation>
    </message>
    <message>
      <source>Techs outside conflicts.</source>
      <translation>Techs außerhalb von Konflikten.</translation>
    </message>
    <message>
      <source>Payloads between sides.</source>
      <translation>Payloads zwischen den Seiten.</translation>
    </message>
    <message>
      <source>What the story alone gives or takes.</source>
      <translation>Was allein die Geschichte gibt oder nimmt.</translation>
    </message>
    <message>
      <source>Inside the last step a Deck is reshuffled just before the draw that needs it.</source>
      <translation>Im letzten Schritt wird ein Deck kurz vor dem Ziehen neu gemischt, das es braucht.</translation>
    </message>
    <message>
      <source>Omens that go back reshuffle their Deck even in a conflict.</source>
      <translation>Omen, die zurückgehen, mischen ihr Deck auch in einem Konflikt neu.</translation>
    </message>
    <message>
      <source>Drawing up only holds for the one return from a Gambit.</source>
      <translation>Nur Nachziehen gilt für die eine Rückkehr aus einem Gambit.</translation>
    </message>
    <message>
      <source>Stacks are filled only where Coach draws from them.</source>
      <translation>Stapel werden nur gefüllt, wo Coach von ihnen zieht.</translation>
    </message>
    <message>
      <source>A Hand by Harmony is as large as its rank.</source>
      <translation>Eine Hand nach Harmonie ist so groß wie deren Rang.</translation>
    </message>
    <message>
      <source>A Hand that changes in Story Mode is set right at the next return or on request.</source>
      <translation>Eine Hand, die sich im Story-Modus ändert, wird bei der nächsten Rückkehr oder auf Wunsch richtiggestellt.</translation>
    </message>
    <message>
      <source>Trauma from Schism in the Red hits every Pilot and no Threat.</source>
      <translation>Trauma aus Schisma im Roten trifft jede Pilotin und keine Bedrohung.</translation>
    </message>
    <message>
      <source>What an immediate event causes is immediate.</source>
      <translation>Was ein sofortiges Ereignis verursacht, ist sofort.</translation>
    </message>
    <message>
      <source>In the Red Schism is soaked first, and the Trauma that it becomes again.</source>
      <translation>Im Roten wird erst das Schisma abgefangen, und noch einmal das Trauma, das daraus wird.</translation>
    </message>
    <message>
      <source>Recover gives the Commitment's maximum back too.</source>
      <translation>Recover gibt auch das Höchste des Commitments zurück.</translation>
    </message>
    <message>
      <source>With helpers all cards lie face-down, and one that beats the Threshold counts.</source>
      <translation>Mit Helferinnen liegen alle Karten verdeckt, und eine, die die Schwelle schlägt, zählt.</translation>
    </message>
    <message>
      <source>Values made equal by a bonus are a tie.</source>
      <translation>Durch einen Bonus gleich gewordene Werte sind ein Gleichstand.</translation>
    </message>
    <message>
      <source>A second try comes before the result is picked, and may use up the same Gear.</source>
      <translation>Ein zweiter Versuch kommt vor der Wahl des Ergebnisses und darf dieselbe Ausrüstung verbrauchen.</translation>
    </message>
    <message>
      <source>A skipped stage is scored but was not played.</source>
      <translation>Eine übersprungene Stufe wird gepunktet, wurde aber nicht gespielt.</translation>
    </message>
    <message>
      <source>An action may be chosen while one card is left.</source>
      <translation>Eine Aktion darf gewählt werden, solange eine Karte übrig ist.</translation>
    </message>
    <message>
      <source>An immediate Rumble makes the normal draws as well.</source>
      <translation>Ein sofortiger Rumble zieht auch die üblichen Karten.</translation>
    </message>
    <message>
      <source>In a Rumble each Schism does the stage in damage.</source>
      <translation>In einem Rumble richtet jedes Schisma die Stufe als Schaden an.</translation>
    </message>
    <message>
      <source>A BGM that grows has all its Buffers.</source>
      <translation>Ein BGM, das wächst, hat alle seine Puffer.</translation>
    </message>
    <message>
      <source>An Escalate measured against the old top may go below it.</source>
      <translation>Ein Eskalieren, das an der alten obersten gemessen wird, darf darunter liegen.</translation>
    </message>
    <message>
      <source>Trauma left over when its target falls is lost.</source>
      <translation>Trauma, das übrig ist, wenn sein Ziel fällt, ist verloren.</translation>
    </message>
    <message>
      <source>What had fired before a Rout still happens.</source>
      <translation>Was vor einem Rout ausgelöst war, geschieht noch.</translation>
    </message>
    <message>
      <source>Strike is settled before Ruin.</source>
      <translation>Strike wird vor Ruin geprüft.</translation>
    </message>
    <message>
      <source>A Rumble card is measured once the Rumble is set up.</source>
      <translation>Eine Rumble-Karte wird gemessen, wenn der Rumble aufgebaut ist.</translation>
    </message>
    <message>
      <source>With no Head the Commander spreads the damage.</source>
      <translation>Ohne Kopf verteilt der Commander den Schaden.</translation>
    </message>
    <message>
      <source>Without a Final Form own Buffers work as Final says, and not at all in Beta.</source>
      <translation>Ohne Final Form wirken eigene Puffer, wie Final sagt, und in Beta gar nicht.</translation>
    </message>
    <message>
      <source>The Commander stays in the line-up and names who drops out.</source>
      <translation>Der Commander bleibt in der Aufstellung und nennt, wer ausscheidet.</translation>
    </message>
    <message>
      <source>Alpha borrows its missing steps from Final.</source>
      <translation>Alpha leiht seine fehlenden Schritte von Final.</translation>
    </message>
    <message>
      <source>Initiative costs its Schism at once in every edition.</source>
      <translation>Initiative kostet ihr Schisma in jeder Ausgabe sofort.</translation>
    </message>
    <message>
      <source>Together means at one moment; each event is soaked by itself.</source>
      <translation>Zusammen heißt in einem Augenblick; jedes Ereignis wird für sich abgefangen.</translation>
    </message>
    <message>
      <source>Helpers answer from Coach's left.</source>
      <translation>Helferinnen antworten von links vom Coach.</translation>
    </message>
    <message>
      <source>Cards go to the Trash in a fixed order.</source>
      <translation>Karten gehen in fester Reihenfolge auf die Ablage.</translation>
    </message>
    <message>
      <source>Coach draws first, then the Pilots from Coach's left.</source>
      <translation>Coach zieht zuerst, dann die Pilotinnen von links vom Coach.</translation>
    </message>
    <message>
      <source>The BGM's stack fills only where it is drawn from.</source>
      <translation>Der Stapel des BGM füllt sich nur, wo von ihm gezogen wird.</translation>
    </message>
    <message>
      <source>A Deck with an empty Trash waits for the next discard.</source>
      <translation>Ein Deck mit leerer Ablage wartet auf das nächste Ablegen.</translation>
    </message>
    <message>
      <source>A refused challenge sets no Hand right.</source>
      <translation>Eine abgelehnte Herausforderung stellt keine Hand richtig.</translation>
    </message>
    <message>
      <source>Without a card to play, a Throwdown or Gambit is called off.</source>
      <translation>Ohne Karte zum Spielen wird ein Throwdown oder Gambit abgebrochen.</translation>
    </message>
    <message>
      <source>A BGM that rises must start a Rumble or Concede.</source>
      <translation>Ein BGM, das sich erhebt, muss einen Rumble beginnen oder aufgeben.</translation>
    </message>
    <message>
      <source>A Pilot with a dead Commitment waits until her fate is settled.</source>
      <translation>Eine Pilotin mit totem Commitment wartet, bis ihr Schicksal geklärt ist.</translation>
    </message>
    <message>
      <source>No Omen is spent while a choice is open.</source>
      <translation>Kein Omen wird ausgegeben, solange eine Wahl offen ist.</translation>
    </message>
    <message>
      <source>Coach is asked where a ruling says so, before anything is paid.</source>
      <translation>Coach wird gefragt, wo eine Regelung es sagt, bevor etwas bezahlt wird.</translation>
    </message>
    <message>
      <source>When the Commander is gone any Pilot of the side declares.</source>
      <translation>Ist der Commander fort, sagt irgendeine Pilotin der Seite an.</translation>
    </message>
    <message>
      <source>Omens that wait go back at the very end.</source>
      <translation>Omen, die warten, gehen ganz am Ende zurück.</translation>
    </message>
    <message>
      <source>Each other Pilot passes up to X cards to the Head and gets up to X back.</source>
      <translation>Jede andere Pilotin gibt bis zu X Karten an den Kopf und bekommt bis zu X zurück.</translation>
    </message>
    <message>
      <source>Each other Pilot may draw up to X cards.</source>
      <translation>Jede andere Pilotin darf bis zu X Karten ziehen.</translation>
    </message>
    <message>
      <source>A Rumble Tech that was used in this Rumble happens once more.</source>
      <translation>Eine in diesem Rumble benutzte Rumble-Tech geschieht noch einmal.</translation>
    </message>
    <message>
      <source>The opponent discards X cards at random and keeps at least one.</source>
      <translation>Die Gegenseite legt X zufällige Karten ab und behält mindestens eine.</translation>
    </message>
    <message>
      <source>Trauma X on an opponent.</source>
      <translation>Trauma X auf einen Gegner.</translation>
    </message>
    <message>
      <source>One Robo, or the Final Form's Buffers, regain X.</source>
      <translation>Ein Robo oder die Puffer der Final Form gewinnen X zurück.</translation>
    </message>
    <message>
      <source>Draw a card, and the Rumble moves to another Location.</source>
      <translation>Zieh eine Karte, und der Rumble zieht an einen anderen Ort.</translation>
    </message>
    <message>
      <source>A Bot has attack, defence, critical hits, barriers, one or two factions, and perhaps an ability.</source>
      <translation>Ein Bot hat Angriff, Verteidigung, kritische Treffer, Barrieren, eine oder zwei Fraktionen und vielleicht eine Fähigkeit.</translation>
    </message>
    <message>
      <source>A Bot that stands shows its attack, one that lies shows its defence.</source>
      <translation>Ein Bot, der steht, zeigt seinen Angriff; einer, der liegt, seine Verteidigung.</translation>
    </message>
    <message>
      <source>A defence gang is any number of Bots of one faction, lying.</source>
      <translation>Eine Verteidigungsbande sind beliebig viele Bots einer Fraktion, liegend.</translation>
    </message>
    <message>
      <source>An attack gang is any number of Bots of any factions, standing.</source>
      <translation>Eine Angriffsbande sind beliebig viele Bots beliebiger Fraktionen, stehend.</translation>
    </message>
    <message>
      <source>A Contraption is never in a deck; it lies before its owner, upright while it is ready.</source>
      <translation>Ein Apparat ist nie in einem Deck; er liegt vor seiner Besitzerin, aufrecht, solange er bereit ist.</translation>
    </message>
    <message>
      <source>Each player mixes her Bots into a battle deck.</source>
      <translation>Jede mischt ihre Bots zu einem Kampfdeck.</translation>
    </message>
    <message>
      <source>Contraptions are not mixed in; they lie face-up and upright.</source>
      <translation>Apparate werden nicht hineingemischt; sie liegen offen und aufrecht.</translation>
    </message>
    <message>
      <source>Whoever holds the Champion token is the first Champion.</source>
      <translation>Wer die Championmarke hält, ist der erste Champion.</translation>
    </message>
    <message>
      <source>The Champion lays the top Bot of her deck in defence.</source>
      <translation>Der Champion legt den obersten Bot des Decks zur Verteidigung.</translation>
    </message>
    <message>
      <source>Play goes in the direction of the round; the next player is the first Challenger.</source>
      <translation>Gespielt wird in der Richtung der Runde; die Nächste fordert als Erste heraus.</translation>
    </message>
    <message>
      <source>A clash is between the Champion and one Challenger.</source>
      <translation>Ein Clash ist zwischen dem Champion und einer, die herausfordert.</translation>
    </message>
    <message>
      <source>The Challenger reveals Bot after Bot, and abilities work as they come.</source>
      <translation>Wer herausfordert, deckt Bot um Bot auf, und Fähigkeiten wirken, wie sie kommen.</translation>
    </message>
    <message>
      <source>The attack is the sum of the gang's attack values; critical hits are added up likewise.</source>
      <translation>Der Angriff ist die Summe der Angriffswerte der Bande; kritische Treffer werden ebenso gezählt.</translation>
    </message>
    <message>
      <source>The defence is the sum of the gang's defence values.</source>
      <translation>Die Verteidigung ist die Summe der Verteidigungswerte der Bande.</translation>
    </message>
    <message>
      <source>An attack that passes the defence wins at once; an equal one does not.</source>
      <translation>Ein Angriff, der die Verteidigung übertrifft, gewinnt sofort; ein gleicher nicht.</translation>
    </message>
    <message>
      <source>Four critical hits, and one more for each barrier, win at once.</source>
      <translation>Vier kritische Treffer, und einer mehr je Barriere, gewinnen sofort.</translation>
    </message>
    <message>
      <source>The Challenger reveals until she wins or her deck is empty, and stops when she has won.</source>
      <translation>Wer herausfordert, deckt auf bis zum Sieg oder leeren Deck und hört nach dem Sieg auf.</translation>
    </message>
    <message>
      <source>The beaten gang goes to its owner's discards.</source>
      <translation>Die geschlagene Bande geht auf die Ablage ihrer Besitzerin.</translation>
    </message>
    <message>
      <source>The Challenger becomes Champion and takes the token.</source>
      <translation>Wer herausforderte, wird Champion und nimmt die Marke.</translation>
    </message>
    <message>
      <source>The new Champion keeps the Bots of one faction in defence and discards the others.</source>
      <translation>Der neue Champion behält die Bots einer Fraktion zur Verteidigung und legt die anderen ab.</translation>
    </message>
    <message>
      <source>A Bot of two factions counts for the one that is chosen.</source>
      <translation>Ein Bot mit zwei Fraktionen zählt für die gewählte.</translation>
    </message>
    <message>
      <source>Defence and barriers are counted anew from the Bots that stay.</source>
      <translation>Verteidigung und Barrieren werden aus den bleibenden Bots neu gezählt.</translation>
    </message>
    <message>
      <source>The next player in the direction of play challenges.</source>
      <translation>Die Nächste in Spielrichtung fordert heraus.</translation>
    </message>
    <message>
      <source>Whoever wins with the last card is Champion with an empty deck.</source>
      <translation>Wer mit der letzten Karte gewinnt, ist Champion mit leerem Deck.</translation>
    </message>
    <message>
      <source>A Challenger who has revealed the last Bot without winning surrenders.</source>
      <translation>Wer den letzten Bot aufgedeckt hat, ohne zu gewinnen, kapituliert.</translation>
    </message>
    <message>
      <source>A Champion who is beaten with an empty deck surrenders.</source>
      <translation>Ein Champion, der mit leerem Deck geschlagen wird, kapituliert.</translation>
    </message>
    <message>
      <source>Abilities of a beaten gang work before it is decided whether the Champion surrenders.</source>
      <translation>Fähigkeiten einer geschlagenen Bande wirken, bevor entschieden ist, ob der Champion kapituliert.</translation>
    </message>
    <message>
      <source>After a surrender the next player who still has cards challenges.</source>
      <translation>Nach einer Kapitulation fordert die Nächste heraus, die noch Karten hat.</translation>
    </message>
    <message>
      <source>The battle ends when one player is left; the Champion wins it.</source>
      <translation>Der Kampf endet, wenn eine übrig ist; der Champion gewinnt ihn.</translation>
    </message>
    <message>
      <source>The Champion takes two crystals from the round's space.</source>
      <translation>Der Champion nimmt zwei Kristalle aus dem Rundenfeld.</translation>
    </message>
    <message>
      <source>With three or four players whoever surrendered last takes the crystal that is left.</source>
      <translation>Bei drei oder vier Leuten nimmt, wer zuletzt kapituliert hat, den übrigen Kristall.</translation>
    </message>
    <message>
      <source>Crystals in Reactors go to the Cryo-cells.</source>
      <translation>Kristalle in Reaktoren gehen in die Kryozellen.</translation>
    </message>
    <message>
      <source>The Champion's crystals in the Cryo-cell go back to Storage.</source>
      <translation>Die Kristalle des Champions in der Kryozelle gehen zurück ins Lager.</translation>
    </message>
    <message>
      <source>Whatever the rules say, the players may move cards, set counters and change house rulings by hand.</source>
      <translation>Was auch immer die Regeln sagen: Die Leute dürfen von Hand Karten bewegen, Zähler setzen und Hausregeln ändern.</translation>
    </message>
    <message>
      <source>A lone Anchor Mule defends with 4, and five critical hits are needed.</source>
      <translation>Ein einzelner Anchor Mule verteidigt mit 4, und fünf kritische Treffer sind nötig.</translation>
    </message>
    <message>
      <source>Four against four goes on; seven against four wins.</source>
      <translation>Vier gegen vier geht weiter; sieben gegen vier gewinnt.</translation>
    </message>
    <message>
      <source>Four critical hits win against no barrier, whatever the defence.</source>
      <translation>Vier kritische Treffer gewinnen ohne Barriere, wie hoch die Verteidigung auch ist.</translation>
    </message>
    <message>
      <source>Against a barrier five are needed; a Jammer takes the barrier away, and both reasons are told.</source>
      <translation>Gegen eine Barriere sind fünf nötig; ein Jammer nimmt die Barriere, und beide Gründe werden genannt.</translation>
    </message>
    <message>
      <source>Three Brine give an Anchor Mule two more.</source>
      <translation>Drei Brine geben einem Anchor Mule zwei mehr.</translation>
    </message>
    <message>
      <source>What a Storm Antenna takes from the defence comes back with the next clash.</source>
      <translation>Was eine Storm Antenna der Verteidigung nimmt, kommt mit dem nächsten Clash zurück.</translation>
    </message>
    <message>
      <source>Ember Pup brings back a Bot that was not kept.</source>
      <translation>Ember Pup holt einen Bot zurück, der nicht behalten wurde.</translation>
    </message>
    <message>
      <source>Ember Pup may bring itself back where it was not kept.</source>
      <translation>Ember Pup darf sich selbst zurückholen, wenn er nicht behalten wurde.</translation>
    </message>
    <message>
      <source>A gang of one faction asks no question.</source>
      <translation>Eine Bande einer einzigen Fraktion stellt keine Frage.</translation>
    </message>
    <message>
      <source>A Champion with an empty deck surrenders when beaten.</source>
      <translation>Ein Champion mit leerem Deck kapituliert, wenn er geschlagen wird.</translation>
    </message>
    <message>
      <source>A Signal Bell in the beaten gang fills the deck first.</source>
      <translation>Eine Signal Bell in der geschlagenen Bande füllt zuerst das Deck.</translation>
    </message>
    <message>
      <source>A Signal Bell that was brought back once is discarded the second time.</source>
      <translation>Eine Signal Bell, die einmal zurückgeholt wurde, wird beim zweiten Mal abgelegt.</translation>
    </message>
    <message>
      <source>The owner of a beaten gang says which ability works first.</source>
      <translation>Die Besitzerin einer geschlagenen Bande sagt, welche Fähigkeit zuerst wirkt.</translation>
    </message>
    <message>
      <source>Nine against nine with the last Bot is a surrender.</source>
      <translation>Neun gegen neun mit dem letzten Bot ist eine Kapitulation.</translation>
    </message>
    <message>
      <source>Who challenges next, after a win and after a surrender.</source>
      <translation>Wer als Nächste herausfordert, nach einem Sieg und nach einer Kapitulation.</translation>
    </message>
    <message>
      <source>Crystals with three players and with two.</source>
      <translation>Kristalle bei drei und bei zwei Leuten.</translation>
    </message>
    <message>
      <source>What is in the Reactors cools down; the Champion's crystals are ready again.</source>
      <translation>Was in den Reaktoren ist, kühlt ab; die Kristalle des Champions sind wieder bereit.</translation>
    </message>
    <message>
      <source>A Pendulum is worth more as the first Bot.</source>
      <translation>Ein Pendulum ist als erster Bot mehr wert.</translation>
    </message>
    <message>
      <source>A Grand Striker is worth more at the end of the deck.</source>
      <translation>Ein Grand Striker ist am Ende des Decks mehr wert.</translation>
    </message>
    <message>
      <source>A Spare Fuse turns eight into ten.</source>
      <translation>Eine Spare Fuse macht aus acht zehn.</translation>
    </message>
    <message>
      <source>A Loud Hailer keeps a Bot of another faction.</source>
      <translation>Ein Loud Hailer behält einen Bot einer anderen Fraktion.</translation>
    </message>
    <message>
      <source>A Mangrove Walker in a gang of three has two barriers.</source>
      <translation>Ein Mangrove Walker in einer Bande aus dreien hat zwei Barrieren.</translation>
    </message>
    <message>
      <source>How does everybody come by a deck?</source>
      <translation>Wie kommen alle zu einem Deck?</translation>
    </message>
    <message>
      <source>Who holds the Champion token when a battle begins? The first holder is drawn by lot.</source>
      <translation>Wer hält zu Beginn eines Kampfs die Championmarke? Die erste wird ausgelost.</translation>
    </message>
    <message>
      <source>Which way round does play go?</source>
      <translation>In welcher Richtung wird gespielt?</translation>
    </message>
    <message>
      <source>Which barriers of a defence gang are visible?</source>
      <translation>Welche Barrieren einer Verteidigungsbande sind sichtbar?</translation>
    </message>
    <message>
      <source>When are attack and defence compared?</source>
      <translation>Wann werden Angriff und Verteidigung verglichen?</translation>
    </message>
    <message>
      <source>Does the ability on reveal of the Champion's opening Bot work?</source>
      <translation>Wirkt die Aufdeckfähigkeit des Bots, mit dem der Champion eröffnet?</translation>
    </message>
    <message>
      <source>Of which faction is a defending Bot that has two?</source>
      <translation>Zu welcher Fraktion zählt ein verteidigender Bot mit zweien?</translation>
    </message>
    <message>
      <source>What do barriers of attackers and critical hits of defenders do?</source>
      <translation>Was tun Barrieren von Angreifern und kritische Treffer von Verteidigern?</translation>
    </message>
    <message>
      <source>In which order do the abilities of a beaten gang work?</source>
      <translation>In welcher Reihenfolge wirken die Fähigkeiten einer geschlagenen Bande?</translation>
    </message>
    <message>
      <source>What keeps a battle from never ending?</source>
      <translation>Was verhindert, dass ein Kampf nie endet?</translation>
    </message>
    <message>
      <source>What if it is the turn of somebody to challenge whose deck is empty?</source>
      <translation>Was, wenn jemand mit leerem Deck an der Reihe ist herauszufordern?</translation>
    </message>
    <message>
      <source>How often does a Contraption work?</source>
      <translation>Wie oft wirkt ein Apparat?</translation>
    </message>
    <message>
      <source>How many crystals lie in the round's space?</source>
      <translation>Wie viele Kristalle liegen im Rundenfeld?</translation>
    </message>
    <message>
      <source>What is a crystal in the Reactor good for?</source>
      <translation>Wozu ist ein Kristall im Reaktor gut?</translation>
    </message>
    <message>
      <source>What may anybody look through?</source>
      <translation>Was darf jede durchsehen?</translation>
    </message>
    <message>
      <source>The oldest text: Schism costs Harmony at once, damage waits for the end of a Throwdown, and much is left to the table or borrowed.</source>
      <translation>Der älteste Text: Schisma kostet sofort Harmonie, Schaden wartet auf das Ende eines Throwdowns, und vieles bleibt dem Tisch überlassen oder wird entliehen.</translation>
    </message>
    <message>
      <source>The text this table plays by default: cards, Gambits, Throwdowns and Rumbles are complete; Pilots, Threats and the Crisis are borrowed.</source>
      <translation>Der Text, den dieser Tisch üblicherweise spielt: Karten, Gambits, Throwdowns und Rumbles sind vollständig; Pilotinnen, Bedrohungen und die Krise werden entliehen.</translation>
    </message>
    <message>
      <source>The complete text of 2020: every chapter, with several changes of substance.</source>
      <translation>Der vollständige Text von 2020: jedes Kapitel, mit mehreren wesentlichen Änderungen.</translation>
    </message>
  </context>
  <context>
    <name>RulingFlow</name>
    <message>
      <source>Why, for the log (optional)</source>
      <translation>Warum? (für den Verlauf)</translation>
    </message>
    <message>
      <source>How shall it be at this table from now on?</source>
      <translation>Wie soll es an diesem Tisch von jetzt an sein?</translation>
    </message>
  </context>
  <context>
    <name>RulingFocus</name>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>Why, for the log (optional)</source>
      <translation>Warum? (für den Verlauf)</translation>
    </message>
    <message>
      <source>Back to the edition's value</source>
      <translation>Zurück zum Wert der Ausgabe</translation>
    </message>
    <message>
      <source>At this table</source>
      <translation>An diesem Tisch</translation>
    </message>
    <message>
      <source>Applies from the next move on.</source>
      <translation>Gilt ab dem nächsten Zug.</translation>
    </message>
    <message>
      <source>Coach decides it.</source>
      <translation>Coach entscheidet das.</translation>
    </message>
    <message>
      <source>What the editions say</source>
      <translation>Was die Ausgaben sagen</translation>
    </message>
    <message>
      <source>Back to the usual value</source>
      <translation>Zurück zum üblichen Wert</translation>
    </message>
  </context>
  <context>
    <name>rulings</name>
    <message>
      <source>Changed by {who}, entry {entry}</source>
      <translation>Geändert von {who}, Eintrag {entry}</translation>
    </message>
    <message>
      <source>{words}, changed at this table</source>
      <translation>{words}, an diesem Tisch geändert</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>schweigt</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>The text is silent.</source>
      <translation>Der Text schweigt dazu.</translation>
    </message>
    <message numerus="yes">
      <source>{title}, {all}, {count} changed</source>
      <translation>
        <numerusform>{title}, {all}, {count} geändert</numerusform>
        <numerusform>{title}, {all}, {count} geändert</numerusform>
      </translation>
    </message>
    <message>
      <source>Gap policy</source>
      <translation>Lücken</translation>
    </message>
    <message>
      <source>What happens where the chosen text says nothing?</source>
      <translation>Was geschieht, wo der gewählte Text nichts sagt?</translation>
    </message>
    <message>
      <source>The complete text fills the gap, and the log marks the result as borrowed.</source>
      <translation>Der vollständige Text füllt die Lücke, und der Verlauf vermerkt das Ergebnis als entliehen.</translation>
    </message>
    <message>
      <source>The table decides by hand each time.</source>
      <translation>Der Tisch entscheidet jedes Mal von Hand.</translation>
    </message>
    <message>
      <source>Pilot max hand</source>
      <translation>Handgröße der Pilotinnen</translation>
    </message>
    <message>
      <source>How many cards may a Pilot keep in her Hand between conflicts?</source>
      <translation>Wie viele Karten darf eine Pilotin zwischen Konflikten auf der Hand behalten?</translation>
    </message>
    <message>
      <source>by the place on the Harmony scale, without a table</source>
      <translation>nach der Stelle auf der Harmonieleiter, ohne Tabelle</translation>
    </message>
    <message>
      <source>3, and it grows</source>
      <translation>3, und es wächst</translation>
    </message>
    <message>
      <source>3, and it grows with Class</source>
      <translation>3, und es wächst mit der Klasse</translation>
    </message>
    <message>
      <source>As many as the Team's Harmony, 1 to 7.</source>
      <translation>So viele wie Harmonie, 1 bis 7.</translation>
    </message>
    <message>
      <source>Three, and more by advancement.</source>
      <translation>Drei, und mehr durch Entwicklung.</translation>
    </message>
    <message>
      <source>The table writes down its own number for each Harmony colour.</source>
      <translation>Der Tisch schreibt für jede Harmoniefarbe eine eigene Zahl auf.</translation>
    </message>
    <message>
      <source>Joker setup</source>
      <translation>Joker beim Aufbau</translation>
    </message>
    <message>
      <source>When do the Jokers go into the Decks?</source>
      <translation>Wann kommen die Joker in die Decks?</translation>
    </message>
    <message>
      <source>always in the Deck</source>
      <translation>immer im Deck</translation>
    </message>
    <message>
      <source>once the starting Hands are dealt</source>
      <translation>sobald die ersten Hände ausgeteilt sind</translation>
    </message>
    <message>
      <source>After the starting Hands are dealt.</source>
      <translation>Nachdem die ersten Hände ausgeteilt sind.</translation>
    </message>
    <message>
      <source>Before, so an Omen can come up while Hands are dealt.</source>
      <translation>Davor, sodass beim Austeilen ein Omen auftauchen kann.</translation>
    </message>
    <message>
      <source>Empty deck</source>
      <translation>Leeres Deck</translation>
    </message>
    <message>
      <source>What happens when a Deck runs out?</source>
      <translation>Was geschieht, wenn ein Deck leer wird?</translation>
    </message>
    <message>
      <source>Story: reshuffle; conflict: wait, and what needs a card is negated</source>
      <translation>Geschichte: neu mischen; Konflikt: warten, und was eine Karte braucht, entfällt</translation>
    </message>
    <message>
      <source>as Beta, and an action that needs such a card cannot be chosen</source>
      <translation>wie Beta, und eine Aktion, die so eine Karte braucht, ist nicht wählbar</translation>
    </message>
    <message>
      <source>In Story Mode it is reshuffled; in a conflict it stays empty and what asks for a card does nothing.</source>
      <translation>Im Story-Modus wird neu gemischt; in einem Konflikt bleibt es leer, und was eine Karte will, tut nichts.</translation>
    </message>
    <message>
      <source>The same, and an action that needs such a card cannot be chosen at all.</source>
      <translation>Dasselbe, und eine Aktion, die so eine Karte braucht, ist gar nicht wählbar.</translation>
    </message>
    <message>
      <source>It is reshuffled at once, in a conflict too.</source>
      <translation>Es wird sofort neu gemischt, auch in einem Konflikt.</translation>
    </message>
    <message>
      <source>Nothing happens until somebody reshuffles it.</source>
      <translation>Nichts geschieht, bis jemand neu mischt.</translation>
    </message>
    <message>
      <source>Partial draw</source>
      <translation>Zu wenig Karten</translation>
    </message>
    <message>
      <source>What if fewer cards are left than should be drawn?</source>
      <translation>Was, wenn weniger Karten übrig sind, als gezogen werden sollen?</translation>
    </message>
    <message>
      <source>Take what is left.</source>
      <translation>Nimm, was übrig ist.</translation>
    </message>
    <message>
      <source>Take none.</source>
      <translation>Nimm keine.</translation>
    </message>
    <message>
      <source>Story reshuffle moment</source>
      <translation>Zeitpunkt des Mischens</translation>
    </message>
    <message>
      <source>When is an empty Deck reshuffled in Story Mode?</source>
      <translation>Wann wird ein leeres Deck im Story-Modus neu gemischt?</translation>
    </message>
    <message>
      <source>at once</source>
      <translation>sofort</translation>
    </message>
    <message>
      <source>As soon as its last card has left.</source>
      <translation>Sobald seine letzte Karte fort ist.</translation>
    </message>
    <message>
      <source>When the next card is wanted from it.</source>
      <translation>Wenn die nächste Karte gebraucht wird.</translation>
    </message>
    <message>
      <source>Omen reshuffle in conflict</source>
      <translation>Omen im Konflikt</translation>
    </message>
    <message>
      <source>When do two Spent Omens go back into their Deck, if that happens in a conflict?</source>
      <translation>Wann gehen zwei verbrauchte Omen in ihr Deck zurück, wenn das in einem Konflikt geschieht?</translation>
    </message>
    <message>
      <source>they go back and the Deck is reshuffled, no moment named</source>
      <translation>sie gehen zurück und das Deck wird gemischt, ohne Zeitpunkt</translation>
    </message>
    <message>
      <source>At once, with a reshuffle.</source>
      <translation>Sofort, mit neuem Mischen.</translation>
    </message>
    <message>
      <source>When the conflict is over and Hands are set right.</source>
      <translation>Wenn der Konflikt vorbei ist und die Hände richtiggestellt sind.</translation>
    </message>
    <message>
      <source>Coach omen timing</source>
      <translation>Wann Coach Omen nutzt</translation>
    </message>
    <message>
      <source>When may Coach spend an Omen?</source>
      <translation>Wann darf Coach ein Omen ausgeben?</translation>
    </message>
    <message>
      <source>outside conflicts</source>
      <translation>außerhalb von Konflikten</translation>
    </message>
    <message>
      <source>Only outside conflicts.</source>
      <translation>Nur außerhalb von Konflikten.</translation>
    </message>
    <message>
      <source>At any time.</source>
      <translation>Jederzeit.</translation>
    </message>
    <message>
      <source>Omens per spend</source>
      <translation>Omen auf einmal</translation>
    </message>
    <message>
      <source>How many Omens may Coach spend at once?</source>
      <translation>Wie viele Omen darf Coach auf einmal ausgeben?</translation>
    </message>
    <message>
      <source>one or both</source>
      <translation>eins oder beide</translation>
    </message>
    <message>
      <source>One at a time.</source>
      <translation>Eins nach dem anderen.</translation>
    </message>
    <message>
      <source>One, or two together.</source>
      <translation>Eins, oder zwei zusammen.</translation>
    </message>
    <message>
      <source>Joker counts</source>
      <translation>Joker zählt mit</translation>
    </message>
    <message>
      <source>Does a Joker that comes up count as one of the cards drawn or discarded?</source>
      <translation>Zählt ein Joker, der auftaucht, als eine der gezogenen oder abgelegten Karten?</translation>
    </message>
    <message>
      <source>No, the next card takes its place.</source>
      <translation>Nein, die nächste Karte tritt an seine Stelle.</translation>
    </message>
    <message>
      <source>Yes, one card fewer follows.</source>
      <translation>Ja, es folgt eine Karte weniger.</translation>
    </message>
    <message>
      <source>Removed term</source>
      <translation>Dauer des Entfernens</translation>
    </message>
    <message>
      <source>How long do Removed cards stay away?</source>
      <translation>Wie lange bleiben entfernte Karten fort?</translation>
    </message>
    <message>
      <source>for the session or the scenario, as the effect says</source>
      <translation>für die Sitzung oder das Szenario, wie der Effekt sagt</translation>
    </message>
    <message>
      <source>for the scenario, unless the effect says otherwise</source>
      <translation>für das Szenario, wenn der Effekt nichts anderes sagt</translation>
    </message>
    <message>
      <source>there is no Remove</source>
      <translation>es gibt kein Entfernen</translation>
    </message>
    <message>
      <source>As long as the effect that removed them says.</source>
      <translation>So lange, wie der Effekt sagt, der sie entfernt hat.</translation>
    </message>
    <message>
      <source>Until the scenario is over, unless the effect says otherwise.</source>
      <translation>Bis das Szenario vorbei ist, wenn der Effekt nichts anderes sagt.</translation>
    </message>
    <message>
      <source>Suit value</source>
      <translation>Farbwert</translation>
    </message>
    <message>
      <source>Do suits have numbers, from Spades 4 to Clubs 1?</source>
      <translation>Haben Farben Zahlen, von Pik 4 bis Kreuz 1?</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>no, only their order</source>
      <translation>nein, nur ihre Reihenfolge</translation>
    </message>
    <message>
      <source>Yes, effects may count them.</source>
      <translation>Ja, Effekte dürfen sie zählen.</translation>
    </message>
    <message>
      <source>No, suits have only their order.</source>
      <translation>Nein, Farben haben nur ihre Reihenfolge.</translation>
    </message>
    <message>
      <source>Flip ace value</source>
      <translation>Ass beim Aufdecken</translation>
    </message>
    <message>
      <source>What does an Ace count that Coach flips to test a Dissonant play?</source>
      <translation>Was zählt ein Ass, das Coach aufdeckt, um einen Dissonanten Zug zu prüfen?</translation>
    </message>
    <message>
      <source>there is no such flip</source>
      <translation>ein solches Aufdecken gibt es nicht</translation>
    </message>
    <message>
      <source>One, the lowest.</source>
      <translation>Eins, das Niedrigste.</translation>
    </message>
    <message>
      <source>Fourteen, as everywhere else.</source>
      <translation>Vierzehn, wie sonst überall.</translation>
    </message>
    <message>
      <source>Two over ace difference</source>
      <translation>Zwei über Ass</translation>
    </message>
    <message>
      <source>How far above an Ace is a Two that beats it, in Strike?</source>
      <translation>Wie weit liegt eine Zwei, die ein Ass schlägt, für Strike darüber?</translation>
    </message>
    <message>
      <source>1, and only in one Tech</source>
      <translation>1, und nur in einer Tech</translation>
    </message>
    <message>
      <source>1: it is a true play.</source>
      <translation>1: Es ist ein wahrer Zug.</translation>
    </message>
    <message>
      <source>0: always safe, never Resonant.</source>
      <translation>0: immer sicher, nie Resonant.</translation>
    </message>
    <message>
      <source>Strike is not looked at.</source>
      <translation>Strike wird nicht beachtet.</translation>
    </message>
    <message>
      <source>Two ace initiative</source>
      <translation>Zwei und Ass bei der Initiative</translation>
    </message>
    <message>
      <source>Does a Two beat an Ace when initiative is revealed?</source>
      <translation>Schlägt eine Zwei ein Ass, wenn die Initiative aufgedeckt wird?</translation>
    </message>
    <message>
      <source>the heading stands empty</source>
      <translation>die Überschrift steht leer</translation>
    </message>
    <message>
      <source>the higher rank wins; Two and Ace are not named</source>
      <translation>der höhere Rang gewinnt; Zwei und Ass werden nicht genannt</translation>
    </message>
    <message>
      <source>the higher rank wins, but the overview lets a Two beat an Ace always</source>
      <translation>der höhere Rang gewinnt, doch die Übersicht lässt eine Zwei immer ein Ass schlagen</translation>
    </message>
    <message>
      <source>Yes, the Two wins.</source>
      <translation>Ja, die Zwei gewinnt.</translation>
    </message>
    <message>
      <source>No, the Ace wins.</source>
      <translation>Nein, das Ass gewinnt.</translation>
    </message>
    <message>
      <source>Block ace with ace</source>
      <translation>Ass mit Ass blocken</translation>
    </message>
    <message>
      <source>May an Ace be Blocked with an Ace?</source>
      <translation>Darf ein Ass mit einem Ass geblockt werden?</translation>
    </message>
    <message>
      <source>only a Two may Counter it; a Block is not named</source>
      <translation>nur eine Zwei darf es kontern; Blocken wird nicht genannt</translation>
    </message>
    <message>
      <source>Yes, with an Ace of a fitting suit.</source>
      <translation>Ja, mit einem Ass passender Farbe.</translation>
    </message>
    <message>
      <source>No, only a Two answers an Ace.</source>
      <translation>Nein, nur eine Zwei antwortet auf ein Ass.</translation>
    </message>
    <message>
      <source>Wild secrecy</source>
      <translation>Geheimnis der Wild-Karte</translation>
    </message>
    <message>
      <source>Who may see the real face of a Wild card?</source>
      <translation>Wer darf das wahre Gesicht einer Wild-Karte sehen?</translation>
    </message>
    <message>
      <source>it lies face-down</source>
      <translation>sie liegt verdeckt</translation>
    </message>
    <message>
      <source>Nobody but its player, until it is discarded.</source>
      <translation>Niemand außer der, die sie spielt, bis sie abgelegt wird.</translation>
    </message>
    <message>
      <source>Its player and Coach.</source>
      <translation>Die, die sie spielt, und Coach.</translation>
    </message>
    <message>
      <source>Everybody.</source>
      <translation>Alle.</translation>
    </message>
    <message>
      <source>Gambit tie</source>
      <translation>Gleichstand im Gambit</translation>
    </message>
    <message>
      <source>Who wins a Gambit when both cards have the same rank?</source>
      <translation>Wer gewinnt ein Gambit, wenn beide Karten denselben Rang haben?</translation>
    </message>
    <message>
      <source>the text first asks to equal or exceed, then to be higher</source>
      <translation>der Text verlangt erst gleich oder höher, dann höher</translation>
    </message>
    <message>
      <source>a higher suit wins the tie</source>
      <translation>die höhere Farbe entscheidet</translation>
    </message>
    <message>
      <source>A tie is not higher: the Pilot picks among the three lesser results.</source>
      <translation>Gleich ist nicht höher: Die Pilotin wählt unter den drei geringeren Ergebnissen.</translation>
    </message>
    <message>
      <source>The higher suit wins; the same suit too is not higher.</source>
      <translation>Die höhere Farbe gewinnt; dieselbe Farbe ist auch nicht höher.</translation>
    </message>
    <message>
      <source>The Pilot wins a tie.</source>
      <translation>Die Pilotin gewinnt bei Gleichstand.</translation>
    </message>
    <message>
      <source>Gambit threshold source</source>
      <translation>Herkunft der Schwellenkarte</translation>
    </message>
    <message>
      <source>Where does Coach take the Threshold card from?</source>
      <translation>Woher nimmt Coach die Schwellenkarte?</translation>
    </message>
    <message>
      <source>Coach chooses</source>
      <translation>Coach wählt</translation>
    </message>
    <message>
      <source>From Hand or blind from the Deck, as Coach chooses.</source>
      <translation>Von der Hand oder blind vom Deck, wie Coach will.</translation>
    </message>
    <message>
      <source>Always blind from the Deck.</source>
      <translation>Immer blind vom Deck.</translation>
    </message>
    <message>
      <source>Gambit redraw</source>
      <translation>Nachziehen nach dem Gambit</translation>
    </message>
    <message>
      <source>How are Hands set right after a Gambit?</source>
      <translation>Wie werden die Hände nach einem Gambit richtiggestellt?</translation>
    </message>
    <message>
      <source>only the discard of the played cards is named</source>
      <translation>nur das Ablegen der gespielten Karten wird genannt</translation>
    </message>
    <message>
      <source>draw up</source>
      <translation>nachziehen</translation>
    </message>
    <message>
      <source>draw up and discard down</source>
      <translation>nachziehen und ablegen</translation>
    </message>
    <message>
      <source>Draw up to the maximum; a Hand that is too large stays so this once.</source>
      <translation>Bis zur Handgröße nachziehen; eine zu große Hand bleibt dieses eine Mal so.</translation>
    </message>
    <message>
      <source>Draw up or discard down to the maximum.</source>
      <translation>Bis zur Handgröße nachziehen oder ablegen.</translation>
    </message>
    <message>
      <source>Gambit negative</source>
      <translation>Schlechte Folgen</translation>
    </message>
    <message>
      <source>Which negative consequences does a Gambit offer?</source>
      <translation>Welche schlechten Folgen bietet ein Gambit?</translation>
    </message>
    <message>
      <source>narration, Wave, Disfavor, Purge and a Strife that is no event</source>
      <translation>Erzählung, Wave, Disfavor, Purge und ein Strife, das kein Ereignis ist</translation>
    </message>
    <message>
      <source>narration, Wave, one point of any damage</source>
      <translation>Erzählung, Wave, ein Punkt beliebigen Schadens</translation>
    </message>
    <message>
      <source>Narration, a Wave, Disfavor, Purge or Schism, since Strife is read as Schism.</source>
      <translation>Erzählung, eine Wave, Disfavor, Purge oder Schisma, denn Strife wird als Schisma gelesen.</translation>
    </message>
    <message>
      <source>Narration, a Wave, Disfavor or Purge.</source>
      <translation>Erzählung, eine Wave, Disfavor oder Purge.</translation>
    </message>
    <message>
      <source>Narration, a Wave or one point of any damage.</source>
      <translation>Erzählung, eine Wave oder ein Punkt beliebigen Schadens.</translation>
    </message>
    <message>
      <source>Gambit positive</source>
      <translation>Gute Folgen</translation>
    </message>
    <message>
      <source>Which positive consequences does a Gambit offer?</source>
      <translation>Welche guten Folgen bietet ein Gambit?</translation>
    </message>
    <message>
      <source>Chargeup, Favor, Fortify, Rebuild, Recover, Replenish</source>
      <translation>Chargeup, Favor, Fortify, Rebuild, Recover, Replenish</translation>
    </message>
    <message>
      <source>any boost for herself or an ally, or a Threat is revealed</source>
      <translation>ein beliebiger Boost für sich oder eine Verbündete, oder eine Bedrohung wird aufgedeckt</translation>
    </message>
    <message>
      <source>Narration, or one point of Chargeup, Favor, Fortify, Rebuild, Recover or Replenish.</source>
      <translation>Erzählung oder ein Punkt Chargeup, Favor, Fortify, Rebuild, Recover oder Replenish.</translation>
    </message>
    <message>
      <source>Narration, one point of any boost for herself or an ally, or a Threat is revealed.</source>
      <translation>Erzählung, ein Punkt eines beliebigen Boosts für sich oder eine Verbündete, oder eine Bedrohung wird aufgedeckt.</translation>
    </message>
    <message>
      <source>Gambit helpers</source>
      <translation>Helfen im Gambit</translation>
    </message>
    <message>
      <source>May other Pilots help in a Gambit?</source>
      <translation>Dürfen andere Pilotinnen in einem Gambit helfen?</translation>
    </message>
    <message>
      <source>from Harmony 4 up</source>
      <translation>ab Harmonie 4</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nein.</translation>
    </message>
    <message>
      <source>Yes: one at Harmony 4, up to four at Harmony 7.</source>
      <translation>Ja: eine bei Harmonie 4, bis zu vier bei Harmonie 7.</translation>
    </message>
    <message>
      <source>Gambit gear retest</source>
      <translation>Ausrüstung im Gambit</translation>
    </message>
    <message>
      <source>May Gear win another try at a failed Gambit?</source>
      <translation>Darf Ausrüstung einem misslungenen Gambit einen neuen Versuch verschaffen?</translation>
    </message>
    <message>
      <source>Yes: Activate for a second try, Sacrifice for a third.</source>
      <translation>Ja: Aktivieren für einen zweiten, Opfern für einen dritten Versuch.</translation>
    </message>
    <message>
      <source>Blind threshold peek</source>
      <translation>Blinde Schwelle ansehen</translation>
    </message>
    <message>
      <source>May Coach look at a Threshold card that was played blind?</source>
      <translation>Darf Coach eine blind gespielte Schwellenkarte ansehen?</translation>
    </message>
    <message>
      <source>No, it stays unseen until it is revealed.</source>
      <translation>Nein, sie bleibt ungesehen, bis sie aufgedeckt wird.</translation>
    </message>
    <message>
      <source>Yes.</source>
      <translation>Ja.</translation>
    </message>
    <message>
      <source>Schism model</source>
      <translation>Wirkung von Schisma</translation>
    </message>
    <message>
      <source>What does a point of Schism do?</source>
      <translation>Was tut ein Punkt Schisma?</translation>
    </message>
    <message>
      <source>Harmony falls by 1</source>
      <translation>Harmonie fällt um 1</translation>
    </message>
    <message>
      <source>seven gathered points lower Harmony by 1</source>
      <translation>sieben gesammelte Punkte senken Harmonie um 1</translation>
    </message>
    <message>
      <source>seven gathered points lower Harmony by 1; in the Red they are erased</source>
      <translation>sieben gesammelte Punkte senken Harmonie um 1; im Roten werden sie getilgt</translation>
    </message>
    <message>
      <source>It lowers Harmony by 1.</source>
      <translation>Er senkt Harmonie um 1.</translation>
    </message>
    <message>
      <source>It gathers; seven points lower Harmony by 1, and in the Red it goes on gathering.</source>
      <translation>Er sammelt sich; sieben Punkte senken Harmonie um 1, und im Roten sammelt er sich weiter.</translation>
    </message>
    <message>
      <source>It gathers; seven points lower Harmony by 1, and in the Red it becomes Trauma at once.</source>
      <translation>Er sammelt sich; sieben Punkte senken Harmonie um 1, und im Roten wird er sofort zu Trauma.</translation>
    </message>
    <message>
      <source>Schism amount</source>
      <translation>Menge an Schisma</translation>
    </message>
    <message>
      <source>How much is Schism when no number is written?</source>
      <translation>Wie viel ist Schisma, wenn keine Zahl dasteht?</translation>
    </message>
    <message>
      <source>1, and the stage after a Dissonant play</source>
      <translation>1, und nach einem Dissonanten Zug die Stufe</translation>
    </message>
    <message>
      <source>1 in Story Mode, the stage in a Throwdown, the Rumble stage in a Rumble</source>
      <translation>1 im Story-Modus, die Stufe in einem Throwdown, die Rumble-Stufe in einem Rumble</translation>
    </message>
    <message>
      <source>Always 1.</source>
      <translation>Immer 1.</translation>
    </message>
    <message>
      <source>The stage after a Dissonant play, else 1.</source>
      <translation>Nach einem Dissonanten Zug die Stufe, sonst 1.</translation>
    </message>
    <message>
      <source>The stage in any conflict with stages, else 1.</source>
      <translation>In jedem Konflikt mit Stufen die Stufe, sonst 1.</translation>
    </message>
    <message>
      <source>Schism excess</source>
      <translation>Überschuss an Schisma</translation>
    </message>
    <message>
      <source>What becomes of Schism above seven in one go?</source>
      <translation>Was wird aus Schisma über sieben auf einmal?</translation>
    </message>
    <message>
      <source>nothing gathers</source>
      <translation>nichts sammelt sich</translation>
    </message>
    <message>
      <source>it is kept, and counts again</source>
      <translation>es bleibt und zählt wieder</translation>
    </message>
    <message>
      <source>It stays and counts towards the next seven.</source>
      <translation>Es bleibt und zählt für die nächsten sieben.</translation>
    </message>
    <message>
      <source>It is lost.</source>
      <translation>Es ist verloren.</translation>
    </message>
    <message>
      <source>Red rule</source>
      <translation>Im Roten</translation>
    </message>
    <message>
      <source>What does Schism do when Harmony is already Red?</source>
      <translation>Was tut Schisma, wenn Harmonie schon Rot ist?</translation>
    </message>
    <message>
      <source>each point hurts every Pilot</source>
      <translation>jeder Punkt verletzt jede Pilotin</translation>
    </message>
    <message>
      <source>from the seventh point on, each point hurts every Pilot</source>
      <translation>ab dem siebten Punkt verletzt jeder Punkt jede Pilotin</translation>
    </message>
    <message>
      <source>it is erased and shared out among the Team as Trauma</source>
      <translation>es wird getilgt und als Trauma im Team verteilt</translation>
    </message>
    <message>
      <source>Each point gives every Pilot 1 Trauma.</source>
      <translation>Jeder Punkt gibt jeder Pilotin 1 Trauma.</translation>
    </message>
    <message>
      <source>It gathers; from the seventh point on, each gives every Pilot 1 Trauma.</source>
      <translation>Es sammelt sich; ab dem siebten Punkt gibt jeder jeder Pilotin 1 Trauma.</translation>
    </message>
    <message>
      <source>It becomes as much Trauma, shared out over the Team.</source>
      <translation>Es wird zu ebenso viel Trauma, verteilt auf das Team.</translation>
    </message>
    <message>
      <source>Team value</source>
      <translation>Wert für das Team</translation>
    </message>
    <message>
      <source>What does a number for the Team, or for all, mean?</source>
      <translation>Was bedeutet eine Zahl für das Team oder für alle?</translation>
    </message>
    <message>
      <source>Team shares n out from Coach's left; All is not defined</source>
      <translation>Team verteilt n von links vom Coach; All ist nicht bestimmt</translation>
    </message>
    <message>
      <source>Each Pilot gets n.</source>
      <translation>Jede Pilotin bekommt n.</translation>
    </message>
    <message>
      <source>The Pilots share n, one point at a time from Coach's left.</source>
      <translation>Die Pilotinnen teilen sich n, Punkt für Punkt von links vom Coach.</translation>
    </message>
    <message>
      <source>Team shares n out from Coach's left; All gives n to each.</source>
      <translation>Team verteilt n von links vom Coach; All gibt jeder n.</translation>
    </message>
    <message>
      <source>Damage timing</source>
      <translation>Zeitpunkt von Schaden</translation>
    </message>
    <message>
      <source>When does damage strike in a Throwdown?</source>
      <translation>Wann trifft Schaden in einem Throwdown?</translation>
    </message>
    <message>
      <source>at its end, unless it is immediate</source>
      <translation>an seinem Ende, wenn er nicht sofort trifft</translation>
    </message>
    <message>
      <source>It waits in the Payload for the end, unless it is immediate.</source>
      <translation>Er wartet in der Payload auf das Ende, wenn er nicht sofort trifft.</translation>
    </message>
    <message>
      <source>At once.</source>
      <translation>Sofort.</translation>
    </message>
    <message>
      <source>Damage stacking</source>
      <translation>Zusammentreffen von Schaden</translation>
    </message>
    <message>
      <source>How is damage resolved that happens all at one moment?</source>
      <translation>Wie wird Schaden abgehandelt, der in einem Augenblick geschieht?</translation>
    </message>
    <message>
      <source>together, in the order of the triggers</source>
      <translation>zusammen, in der Reihenfolge der Trigger</translation>
    </message>
    <message>
      <source>one after the other, never merged</source>
      <translation>einer nach dem anderen, nie zusammengefasst</translation>
    </message>
    <message>
      <source>Together, in the order in which it was triggered.</source>
      <translation>Zusammen, in der Reihenfolge des Auslösens.</translation>
    </message>
    <message>
      <source>One after the other, each to its end.</source>
      <translation>Einer nach dem anderen, jeder bis zu seinem Ende.</translation>
    </message>
    <message>
      <source>Purge class</source>
      <translation>Art von Purge</translation>
    </message>
    <message>
      <source>Is Purge damage?</source>
      <translation>Ist Purge Schaden?</translation>
    </message>
    <message>
      <source>damage</source>
      <translation>Schaden</translation>
    </message>
    <message>
      <source>special</source>
      <translation>besonders</translation>
    </message>
    <message>
      <source>Yes, it may be chosen as damage.</source>
      <translation>Ja, es darf als Schaden gewählt werden.</translation>
    </message>
    <message>
      <source>No, it stands apart and cannot be chosen as damage.</source>
      <translation>Nein, es steht für sich und kann nicht als Schaden gewählt werden.</translation>
    </message>
    <message>
      <source>Favor sources</source>
      <translation>Quellen für Favor</translation>
    </message>
    <message>
      <source>Which cards may be invested in a Faction?</source>
      <translation>Welche Karten dürfen in eine Fraktion investiert werden?</translation>
    </message>
    <message>
      <source>from the Hand</source>
      <translation>von der Hand</translation>
    </message>
    <message>
      <source>from the Hand, the top of another fitting Faction, or the top of the Deck</source>
      <translation>von der Hand, oben von einer anderen passenden Fraktion oder oben vom Deck</translation>
    </message>
    <message>
      <source>Cards of the Hand.</source>
      <translation>Karten der Hand.</translation>
    </message>
    <message>
      <source>Cards of the Hand, the top card of another fitting Faction, or the top card of the Deck.</source>
      <translation>Karten der Hand, die oberste Karte einer anderen passenden Fraktion oder die oberste Karte des Decks.</translation>
    </message>
    <message>
      <source>Favor targets</source>
      <translation>Ziele von Favor</translation>
    </message>
    <message>
      <source>Who may be given Favor?</source>
      <translation>Wer darf Favor bekommen?</translation>
    </message>
    <message>
      <source>Pilots and Locations are listed, Factions are meant</source>
      <translation>Pilotinnen und Orte stehen da, Fraktionen sind gemeint</translation>
    </message>
    <message>
      <source>Factions</source>
      <translation>Fraktionen</translation>
    </message>
    <message>
      <source>Factions.</source>
      <translation>Fraktionen.</translation>
    </message>
    <message>
      <source>What the text lists.</source>
      <translation>Was der Text aufzählt.</translation>
    </message>
    <message>
      <source>Fortify on threats</source>
      <translation>Fortify bei Bedrohungen</translation>
    </message>
    <message>
      <source>May Fortify give a Threat its Buffers back?</source>
      <translation>Darf Fortify einer Bedrohung ihre Puffer zurückgeben?</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>No, Pilots only.</source>
      <translation>Nein, nur Pilotinnen.</translation>
    </message>
    <message>
      <source>Recover on threats</source>
      <translation>Recover bei Bedrohungen</translation>
    </message>
    <message>
      <source>May Recover give a Threat its rating back?</source>
      <translation>Darf Recover einer Bedrohung ihre Stärke zurückgeben?</translation>
    </message>
    <message>
      <source>Recover name</source>
      <translation>Name von Recover</translation>
    </message>
    <message>
      <source>Is the event called Recover or Restore?</source>
      <translation>Heißt das Ereignis Recover oder Restore?</translation>
    </message>
    <message>
      <source>the list says Restore, its own section Recover</source>
      <translation>die Liste sagt Restore, der eigene Abschnitt Recover</translation>
    </message>
    <message>
      <source>Recover.</source>
      <translation>Recover.</translation>
    </message>
    <message>
      <source>Restore.</source>
      <translation>Restore.</translation>
    </message>
    <message>
      <source>Rally model</source>
      <translation>Wirkung von Rally</translation>
    </message>
    <message>
      <source>What does Rally do?</source>
      <translation>Was tut Rally?</translation>
    </message>
    <message>
      <source>Harmony rises by 1</source>
      <translation>Harmonie steigt um 1</translation>
    </message>
    <message>
      <source>Schism is cleared, else Harmony rises by 1</source>
      <translation>Schisma wird getilgt, sonst steigt Harmonie um 1</translation>
    </message>
    <message>
      <source>It raises Harmony by 1.</source>
      <translation>Es hebt Harmonie um 1.</translation>
    </message>
    <message>
      <source>It clears all Schism; only where there is none does Harmony rise by 1.</source>
      <translation>Es tilgt alles Schisma; nur wo keins ist, steigt Harmonie um 1.</translation>
    </message>
    <message>
      <source>Fanclub zero blocks rally</source>
      <translation>Fanclub 0 sperrt Rally</translation>
    </message>
    <message>
      <source>Is Rally lost on a Team whose Fan Club stands at 0?</source>
      <translation>Ist Rally für ein Team verloren, dessen Fanclub auf 0 steht?</translation>
    </message>
    <message>
      <source>Yes, it has no effect.</source>
      <translation>Ja, es hat keine Wirkung.</translation>
    </message>
    <message>
      <source>Wave storm as events</source>
      <translation>Wave und Storm als Ereignis</translation>
    </message>
    <message>
      <source>Are Wave and Storm events, or do Threats simply act?</source>
      <translation>Sind Wave und Storm Ereignisse, oder handeln Bedrohungen einfach?</translation>
    </message>
    <message>
      <source>events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <source>actions of a Threat</source>
      <translation>Handlungen einer Bedrohung</translation>
    </message>
    <message>
      <source>They are events, and are called so.</source>
      <translation>Sie sind Ereignisse und heißen so.</translation>
    </message>
    <message>
      <source>They are actions of a Threat, to the same effect.</source>
      <translation>Sie sind Handlungen einer Bedrohung, mit gleicher Wirkung.</translation>
    </message>
    <message>
      <source>Dissonance check</source>
      <translation>Prüfung der Dissonanz</translation>
    </message>
    <message>
      <source>When does a Dissonant play cost Schism?</source>
      <translation>Wann kostet ein Dissonanter Zug Schisma?</translation>
    </message>
    <message>
      <source>when Coach's flipped card is no higher than the Dissonance</source>
      <translation>wenn Coachs aufgedeckte Karte nicht höher als die Dissonanz ist</translation>
    </message>
    <message>
      <source>always, as much as the stage</source>
      <translation>immer, so viel wie die Stufe</translation>
    </message>
    <message>
      <source>Coach flips a card; it costs Schism when the card is no higher than the Dissonance.</source>
      <translation>Coach deckt eine Karte auf; es kostet Schisma, wenn sie nicht höher als die Dissonanz ist.</translation>
    </message>
    <message>
      <source>Always.</source>
      <translation>Immer.</translation>
    </message>
    <message>
      <source>Resonance</source>
      <translation>Resonanz</translation>
    </message>
    <message>
      <source>Does a safe play exactly one rank higher earn a Charge?</source>
      <translation>Bringt ein sicherer Zug genau einen Rang höher eine Ladung?</translation>
    </message>
    <message>
      <source>no; any safe play is called Resonant</source>
      <translation>nein; jeder sichere Zug heißt Resonant</translation>
    </message>
    <message>
      <source>Yes, it is Resonant.</source>
      <translation>Ja, er ist Resonant.</translation>
    </message>
    <message>
      <source>Block suit</source>
      <translation>Farbe beim Blocken</translation>
    </message>
    <message>
      <source>Which suit does a Block need?</source>
      <translation>Welche Farbe braucht ein Block?</translation>
    </message>
    <message>
      <source>a higher suit</source>
      <translation>eine höhere Farbe</translation>
    </message>
    <message>
      <source>a higher suit in the list, an equal or higher one in the detail</source>
      <translation>eine höhere Farbe in der Liste, eine gleiche oder höhere im Einzelnen</translation>
    </message>
    <message>
      <source>A higher suit than the card it Blocks.</source>
      <translation>Eine höhere Farbe als die geblockte Karte.</translation>
    </message>
    <message>
      <source>The same suit or a higher one.</source>
      <translation>Dieselbe Farbe oder eine höhere.</translation>
    </message>
    <message>
      <source>Block limits</source>
      <translation>Grenzen des Blockens</translation>
    </message>
    <message>
      <source>Are initiative cards and cards that started a Rumble safe from Blocks?</source>
      <translation>Sind Initiativkarten und Karten, die einen Rumble begannen, vor dem Blocken sicher?</translation>
    </message>
    <message>
      <source>Yes, they cannot be Blocked.</source>
      <translation>Ja, sie können nicht geblockt werden.</translation>
    </message>
    <message>
      <source>Deescalate window</source>
      <translation>Fenster fürs Zurückholen</translation>
    </message>
    <message>
      <source>How long can an Escalate be taken back by a Block?</source>
      <translation>Wie lange lässt sich ein Eskalieren durch einen Block zurücknehmen?</translation>
    </message>
    <message>
      <source>Whenever the escalating card is the winning card.</source>
      <translation>Wann immer die eskalierende Karte die gewinnende ist.</translation>
    </message>
    <message>
      <source>Only in the very next turn.</source>
      <translation>Nur im allernächsten Zug.</translation>
    </message>
    <message>
      <source>Block undoes events</source>
      <translation>Block nimmt Ereignisse zurück</translation>
    </message>
    <message>
      <source>Does a Block undo the Schism, Charge or Ruin that the blocked card brought?</source>
      <translation>Nimmt ein Block auch Schisma, Ladung oder Ruin zurück, die die geblockte Karte brachte?</translation>
    </message>
    <message>
      <source>only its points are named</source>
      <translation>nur ihre Punkte werden genannt</translation>
    </message>
    <message>
      <source>no, only its card and points</source>
      <translation>nein, nur Karte und Punkte</translation>
    </message>
    <message>
      <source>No, only its card and its points.</source>
      <translation>Nein, nur ihre Karte und ihre Punkte.</translation>
    </message>
    <message>
      <source>Yes, these too.</source>
      <translation>Ja, auch diese.</translation>
    </message>
    <message>
      <source>Escalate strike base</source>
      <translation>Strike beim Eskalieren</translation>
    </message>
    <message>
      <source>Against what is an Escalate measured?</source>
      <translation>Woran wird ein Eskalieren gemessen?</translation>
    </message>
    <message>
      <source>Strike applies; against what is not said</source>
      <translation>Strike gilt; woran gemessen, steht nicht da</translation>
    </message>
    <message>
      <source>against an implied 0</source>
      <translation>an einer gedachten 0</translation>
    </message>
    <message>
      <source>Against 0: the rank itself is the difference.</source>
      <translation>An 0: Der Rang selbst ist der Abstand.</translation>
    </message>
    <message>
      <source>Against the top of the Pile that is left.</source>
      <translation>An der obersten Karte des verlassenen Piles.</translation>
    </message>
    <message>
      <source>Schism stage on escalate</source>
      <translation>Stufe für Schisma</translation>
    </message>
    <message>
      <source>Which stage counts for the Schism of a Dissonant Escalate?</source>
      <translation>Welche Stufe zählt für das Schisma eines Dissonanten Eskalierens?</translation>
    </message>
    <message>
      <source>the current stage</source>
      <translation>die jetzige Stufe</translation>
    </message>
    <message>
      <source>The stage that was left.</source>
      <translation>Die Stufe, die verlassen wurde.</translation>
    </message>
    <message>
      <source>The stage that was entered.</source>
      <translation>Die Stufe, die betreten wurde.</translation>
    </message>
    <message>
      <source>Rumble from stage</source>
      <translation>Rumble ab Stufe</translation>
    </message>
    <message>
      <source>From which stage may a Rumble be started?</source>
      <translation>Ab welcher Stufe darf ein Rumble begonnen werden?</translation>
    </message>
    <message>
      <source>there is no Rumble</source>
      <translation>es gibt keinen Rumble</translation>
    </message>
    <message>
      <source>from the third only</source>
      <translation>nur ab der dritten</translation>
    </message>
    <message>
      <source>from any; skipped stages are scored</source>
      <translation>ab jeder; übersprungene Stufen werden gepunktet</translation>
    </message>
    <message>
      <source>Only from the third.</source>
      <translation>Nur ab der dritten.</translation>
    </message>
    <message>
      <source>From any of the three; the opponent scores the skipped stages too.</source>
      <translation>Ab jeder der drei; die Gegenseite punktet auch die übersprungenen.</translation>
    </message>
    <message>
      <source>Rumble needs</source>
      <translation>Bedarf eines Rumbles</translation>
    </message>
    <message>
      <source>What does it take to start a Rumble?</source>
      <translation>Was braucht es, um einen Rumble zu beginnen?</translation>
    </message>
    <message>
      <source>nothing is named</source>
      <translation>nichts wird genannt</translation>
    </message>
    <message>
      <source>a Final Form or a BGM, and the Crisis far enough for Coach</source>
      <translation>eine Final Form oder ein BGM, und für Coach eine Krise, die weit genug ist</translation>
    </message>
    <message>
      <source>Nothing.</source>
      <translation>Nichts.</translation>
    </message>
    <message>
      <source>A Final Form or a BGM; for Coach also that the Crisis has come to the BGM.</source>
      <translation>Eine Final Form oder ein BGM; für Coach auch, dass die Krise beim BGM angekommen ist.</translation>
    </message>
    <message>
      <source>Rumble card facing</source>
      <translation>Lage der Rumble-Karte</translation>
    </message>
    <message>
      <source>How does the card lie that starts a Rumble?</source>
      <translation>Wie liegt die Karte, die einen Rumble beginnt?</translation>
    </message>
    <message>
      <source>the words allow both</source>
      <translation>die Worte erlauben beides</translation>
    </message>
    <message>
      <source>Face-up from the start.</source>
      <translation>Von Anfang an offen.</translation>
    </message>
    <message>
      <source>Face-down until the Rumble is set up.</source>
      <translation>Verdeckt, bis der Rumble aufgebaut ist.</translation>
    </message>
    <message>
      <source>Rumble strike base</source>
      <translation>Strike der Rumble-Karte</translation>
    </message>
    <message>
      <source>Against what is the card measured that starts a Rumble?</source>
      <translation>Woran wird die Karte gemessen, die einen Rumble beginnt?</translation>
    </message>
    <message>
      <source>as an Escalate</source>
      <translation>wie ein Eskalieren</translation>
    </message>
    <message>
      <source>Against 0, as an Escalate.</source>
      <translation>An 0, wie ein Eskalieren.</translation>
    </message>
    <message>
      <source>Drive declared by</source>
      <translation>Wer den Drive ansagt</translation>
    </message>
    <message>
      <source>Who declares the Drive of a side?</source>
      <translation>Wer sagt den Drive einer Seite an?</translation>
    </message>
    <message>
      <source>one Pilot a turn</source>
      <translation>eine Pilotin je Zug</translation>
    </message>
    <message>
      <source>one Pilot in one place, the Commander in another</source>
      <translation>an einer Stelle eine Pilotin, an einer anderen der Commander</translation>
    </message>
    <message>
      <source>somebody of the side</source>
      <translation>jemand von der Seite</translation>
    </message>
    <message>
      <source>Any Pilot of the side.</source>
      <translation>Irgendeine Pilotin der Seite.</translation>
    </message>
    <message>
      <source>The Commander alone.</source>
      <translation>Der Commander allein.</translation>
    </message>
    <message>
      <source>Any Pilot of the side, if the Commander agrees.</source>
      <translation>Irgendeine Pilotin der Seite, wenn der Commander zustimmt.</translation>
    </message>
    <message>
      <source>Coach assist limit</source>
      <translation>Assists des Coachs</translation>
    </message>
    <message>
      <source>How many Assists has Coach in one turn?</source>
      <translation>Wie viele Assists hat Coach in einem Zug?</translation>
    </message>
    <message>
      <source>one for each Threat in one place, as many as can be paid in another</source>
      <translation>an einer Stelle einen je Bedrohung, an einer anderen so viele, wie bezahlt werden</translation>
    </message>
    <message>
      <source>One for each Threat.</source>
      <translation>Einen je Bedrohung.</translation>
    </message>
    <message>
      <source>As many as Coach can pay for.</source>
      <translation>So viele, wie Coach bezahlen kann.</translation>
    </message>
    <message>
      <source>Wave storm cost</source>
      <translation>Preis von Wave und Storm</translation>
    </message>
    <message>
      <source>Which cards pay for a Wave and a Storm?</source>
      <translation>Welche Karten bezahlen eine Wave und einen Storm?</translation>
    </message>
    <message>
      <source>a Face card for a Wave, an Ace for a Storm, one of them for each Threat and turn</source>
      <translation>eine Bildkarte für eine Wave, ein Ass für einen Storm, eins davon je Bedrohung und Zug</translation>
    </message>
    <message>
      <source>an Ace pays for either; a BGM pays less in a Rumble</source>
      <translation>ein Ass bezahlt beides; ein BGM zahlt in einem Rumble weniger</translation>
    </message>
    <message>
      <source>A Face card for a Wave, an Ace for a Storm; each Threat one of them a turn.</source>
      <translation>Eine Bildkarte für eine Wave, ein Ass für einen Storm; jede Bedrohung eins davon je Zug.</translation>
    </message>
    <message>
      <source>A Face card for a Wave, an Ace for either; a BGM pays less in a Rumble.</source>
      <translation>Eine Bildkarte für eine Wave, ein Ass für beides; ein BGM zahlt in einem Rumble weniger.</translation>
    </message>
    <message>
      <source>Coach bonus draw</source>
      <translation>Bonuskarten des Coachs</translation>
    </message>
    <message>
      <source>Which bonus cards does Coach draw for a Throwdown?</source>
      <translation>Welche Bonuskarten zieht Coach für einen Throwdown?</translation>
    </message>
    <message>
      <source>the cards on the Threats' stacks; how they get there is not said</source>
      <translation>die Karten auf den Stapeln der Bedrohungen; wie sie dorthin kommen, steht nicht da</translation>
    </message>
    <message>
      <source>none from the Deck in one place, by Threat Rating in another</source>
      <translation>an einer Stelle keine vom Deck, an einer anderen nach TR</translation>
    </message>
    <message>
      <source>The cards on the stacks of the Threats in the fight.</source>
      <translation>Die Karten auf den Stapeln der kämpfenden Bedrohungen.</translation>
    </message>
    <message>
      <source>From the Deck, as many as all their Threat Ratings together.</source>
      <translation>Vom Deck, so viele wie all ihre TR zusammen.</translation>
    </message>
    <message>
      <source>From the Deck, as many as the highest of their Threat Ratings.</source>
      <translation>Vom Deck, so viele wie die höchste ihrer TR.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Keine.</translation>
    </message>
    <message>
      <source>Side cap</source>
      <translation>Höchstzahl einer Seite</translation>
    </message>
    <message>
      <source>How many Pilots may fight on one side?</source>
      <translation>Wie viele Pilotinnen dürfen auf einer Seite kämpfen?</translation>
    </message>
    <message>
      <source>any number</source>
      <translation>beliebig viele</translation>
    </message>
    <message>
      <source>as many as Harmony</source>
      <translation>so viele wie Harmonie</translation>
    </message>
    <message>
      <source>as many as Harmony; half of it, rounded up, as an option</source>
      <translation>so viele wie Harmonie; wahlweise die Hälfte, aufgerundet</translation>
    </message>
    <message>
      <source>Any number.</source>
      <translation>Beliebig viele.</translation>
    </message>
    <message>
      <source>As many as the Team's Harmony.</source>
      <translation>So viele wie die Harmonie des Teams.</translation>
    </message>
    <message>
      <source>Half of the Team's Harmony, rounded up.</source>
      <translation>Die Hälfte der Harmonie des Teams, aufgerundet.</translation>
    </message>
    <message>
      <source>Commander choice</source>
      <translation>Wahl des Commanders</translation>
    </message>
    <message>
      <source>Who commands a side?</source>
      <translation>Wer führt eine Seite an?</translation>
    </message>
    <message>
      <source>who started it or was its target, else by talk</source>
      <translation>wer anfing oder Ziel war, sonst durch Absprache</translation>
    </message>
    <message>
      <source>who played the initiative card</source>
      <translation>wer die Initiativkarte spielte</translation>
    </message>
    <message>
      <source>The player of the initiative card.</source>
      <translation>Wer die Initiativkarte gespielt hat.</translation>
    </message>
    <message>
      <source>Whom the side names.</source>
      <translation>Wen die Seite benennt.</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>How is it decided who begins?</source>
      <translation>Wie wird entschieden, wer beginnt?</translation>
    </message>
    <message>
      <source>by initiative cards</source>
      <translation>durch Initiativkarten</translation>
    </message>
    <message>
      <source>By initiative cards; the loser takes the first turn.</source>
      <translation>Durch Initiativkarten; wer verliert, hat den ersten Zug.</translation>
    </message>
    <message>
      <source>Coach names the side that begins.</source>
      <translation>Coach nennt die Seite, die beginnt.</translation>
    </message>
    <message>
      <source>Identical initiative</source>
      <translation>Gleiche Initiativkarten</translation>
    </message>
    <message>
      <source>What if both initiative cards have the same rank and suit?</source>
      <translation>Was, wenn beide Initiativkarten denselben Rang und dieselbe Farbe haben?</translation>
    </message>
    <message>
      <source>call it off or play anew</source>
      <translation>abbrechen oder neu spielen</translation>
    </message>
    <message>
      <source>Coach is asked: call off or play anew.</source>
      <translation>Coach wird gefragt: abbrechen oder neu spielen.</translation>
    </message>
    <message>
      <source>Both play a new card.</source>
      <translation>Beide spielen eine neue Karte.</translation>
    </message>
    <message>
      <source>The Throwdown is called off.</source>
      <translation>Der Throwdown wird abgebrochen.</translation>
    </message>
    <message>
      <source>Refused card</source>
      <translation>Karte nach Absage</translation>
    </message>
    <message>
      <source>What becomes of the challenger's card when the challenge is refused?</source>
      <translation>Was wird aus der Karte der Herausforderin, wenn abgelehnt wird?</translation>
    </message>
    <message>
      <source>it goes back to the Hand unseen</source>
      <translation>sie geht ungesehen auf die Hand zurück</translation>
    </message>
    <message>
      <source>It goes back to the Hand unseen.</source>
      <translation>Sie geht ungesehen auf die Hand zurück.</translation>
    </message>
    <message>
      <source>It is discarded.</source>
      <translation>Sie wird abgelegt.</translation>
    </message>
    <message>
      <source>Resonant initiative</source>
      <translation>Resonante Initiative</translation>
    </message>
    <message>
      <source>Can an initiative card be Resonant?</source>
      <translation>Kann eine Initiativkarte Resonant sein?</translation>
    </message>
    <message>
      <source>any play is named, in a passage about Counters</source>
      <translation>jeder Zug wird genannt, in einem Abschnitt über Kontern</translation>
    </message>
    <message>
      <source>Yes, if it wins by exactly one and that is safe.</source>
      <translation>Ja, wenn sie um genau eins gewinnt und das sicher ist.</translation>
    </message>
    <message>
      <source>Initiative schism</source>
      <translation>Schisma der Initiative</translation>
    </message>
    <message>
      <source>How much Schism does an initiative beyond Strike cost?</source>
      <translation>Wie viel Schisma kostet eine Initiative über Strike hinaus?</translation>
    </message>
    <message>
      <source>Schism, without a number</source>
      <translation>Schisma, ohne Zahl</translation>
    </message>
    <message>
      <source>As much as the stage, which is 1 here unless an effect says otherwise.</source>
      <translation>So viel wie die Stufe, hier also 1, wenn kein Effekt etwas anderes sagt.</translation>
    </message>
    <message>
      <source>Coach over strike draw</source>
      <translation>Karte bei Coachs Übermaß</translation>
    </message>
    <message>
      <source>Who draws a card when Coach wins initiative beyond Strike?</source>
      <translation>Wer zieht eine Karte, wenn Coach die Initiative über Strike hinaus gewinnt?</translation>
    </message>
    <message>
      <source>the Pilot opponent</source>
      <translation>die gegnerische Pilotin</translation>
    </message>
    <message>
      <source>the Pilots' Commander</source>
      <translation>der Commander der Pilotinnen</translation>
    </message>
    <message>
      <source>The Pilots' Commander.</source>
      <translation>Der Commander der Pilotinnen.</translation>
    </message>
    <message>
      <source>A Pilot whom the side chooses.</source>
      <translation>Eine Pilotin, die die Seite wählt.</translation>
    </message>
    <message>
      <source>Stages for spoils</source>
      <translation>Stufen für Beute</translation>
    </message>
    <message>
      <source>Which stages earn the winner a Basic Spoil?</source>
      <translation>Welche Stufen bringen der Siegerseite eine einfache Beute?</translation>
    </message>
    <message>
      <source>each stage played</source>
      <translation>jede gespielte Stufe</translation>
    </message>
    <message>
      <source>Every stage that was entered and not taken back.</source>
      <translation>Jede Stufe, die betreten und nicht zurückgenommen wurde.</translation>
    </message>
    <message>
      <source>Every stage that was scored.</source>
      <translation>Jede Stufe, die gepunktet wurde.</translation>
    </message>
    <message>
      <source>As many as the number of the highest stage.</source>
      <translation>So viele wie die Nummer der höchsten Stufe.</translation>
    </message>
    <message>
      <source>Wipe</source>
      <translation>Wipe</translation>
    </message>
    <message>
      <source>When has the winner wiped the other side out?</source>
      <translation>Wann hat die Siegerseite die andere ausgelöscht?</translation>
    </message>
    <message>
      <source>named, not defined</source>
      <translation>genannt, nicht bestimmt</translation>
    </message>
    <message>
      <source>When the loser scored nothing.</source>
      <translation>Wenn die andere Seite nichts gepunktet hat.</translation>
    </message>
    <message>
      <source>Spoils list</source>
      <translation>Liste der Beute</translation>
    </message>
    <message>
      <source>Which list of Spoils is used?</source>
      <translation>Welche Liste der Beute gilt?</translation>
    </message>
    <message>
      <source>there is none</source>
      <translation>es gibt keine</translation>
    </message>
    <message>
      <source>its own list</source>
      <translation>eine eigene Liste</translation>
    </message>
    <message>
      <source>a longer list</source>
      <translation>eine längere Liste</translation>
    </message>
    <message>
      <source>The Beta list.</source>
      <translation>Die Liste aus Beta.</translation>
    </message>
    <message>
      <source>The Final list, with story effects and Basic Spoils in place of an Ultimate one.</source>
      <translation>Die Liste aus Final, mit Wirkungen in der Geschichte und einfacher Beute statt einer höchsten.</translation>
    </message>
    <message>
      <source>Loser spoil condition</source>
      <translation>Beute der Verlierer</translation>
    </message>
    <message>
      <source>When may a loser with more than half of the points take a Spoil?</source>
      <translation>Wann darf eine Verliererseite mit mehr als der Hälfte der Punkte Beute nehmen?</translation>
    </message>
    <message>
      <source>while somebody of the side is still alive</source>
      <translation>solange jemand von der Seite noch lebt</translation>
    </message>
    <message>
      <source>where it applies</source>
      <translation>wo es passt</translation>
    </message>
    <message>
      <source>While somebody of the side is still standing.</source>
      <translation>Solange jemand von der Seite noch steht.</translation>
    </message>
    <message>
      <source>Coach is asked each time.</source>
      <translation>Coach wird jedes Mal gefragt.</translation>
    </message>
    <message>
      <source>End step order</source>
      <translation>Reihenfolge am Ende</translation>
    </message>
    <message>
      <source>What comes first at the end of a conflict, Hands or Piles?</source>
      <translation>Was kommt am Ende eines Konflikts zuerst, Hände oder Piles?</translation>
    </message>
    <message>
      <source>Hands, then the Pile</source>
      <translation>Hände, dann der Pile</translation>
    </message>
    <message>
      <source>the Pile, then Hands</source>
      <translation>der Pile, dann Hände</translation>
    </message>
    <message>
      <source>Hands are set right first, then the Piles go to the Trash.</source>
      <translation>Zuerst werden die Hände richtiggestellt, dann kommen die Piles auf die Ablage.</translation>
    </message>
    <message>
      <source>The Piles go to the Trash first, then Hands are set right.</source>
      <translation>Zuerst kommen die Piles auf die Ablage, dann werden die Hände richtiggestellt.</translation>
    </message>
    <message>
      <source>Conceded hand</source>
      <translation>Niedergelegte Hand</translation>
    </message>
    <message>
      <source>What becomes of the Hands that were laid down to Concede?</source>
      <translation>Was wird aus den Händen, die beim Aufgeben niedergelegt wurden?</translation>
    </message>
    <message>
      <source>the cards are put down</source>
      <translation>die Karten werden hingelegt</translation>
    </message>
    <message>
      <source>they lie face-down; no more is said</source>
      <translation>sie liegen verdeckt; mehr steht nicht da</translation>
    </message>
    <message>
      <source>They go back to their owners.</source>
      <translation>Sie gehen an ihre Besitzerinnen zurück.</translation>
    </message>
    <message>
      <source>They are discarded.</source>
      <translation>Sie werden abgelegt.</translation>
    </message>
    <message>
      <source>Rumble coach draw</source>
      <translation>Coachs Karten im Rumble</translation>
    </message>
    <message>
      <source>Which cards does Coach take at the start of a Rumble?</source>
      <translation>Welche Karten nimmt Coach zu Beginn eines Rumbles?</translation>
    </message>
    <message>
      <source>the BGM's stack; how it fills is not said</source>
      <translation>der Stapel des BGM; wie er sich füllt, steht nicht da</translation>
    </message>
    <message>
      <source>a reshuffle, one card for each other Threat, and the Crisis tier for a BGM</source>
      <translation>neu mischen, eine Karte je andere Bedrohung und den Krisenschritt für ein BGM</translation>
    </message>
    <message>
      <source>The BGM's stack.</source>
      <translation>Der Stapel des BGM.</translation>
    </message>
    <message>
      <source>Coach reshuffles, then draws one for each other Threat and as many as the Crisis tier for a BGM.</source>
      <translation>Coach mischt neu, dann zieht er eine je andere Bedrohung und für ein BGM so viele wie der Krisenschritt.</translation>
    </message>
    <message>
      <source>Rumble charges</source>
      <translation>Rumble-Ladungen</translation>
    </message>
    <message>
      <source>How many Rumble Charges has the Final Form at the start?</source>
      <translation>Wie viele Rumble-Ladungen hat die Final Form am Anfang?</translation>
    </message>
    <message>
      <source>a bank of its own, without a number</source>
      <translation>ein eigener Vorrat, ohne Zahl</translation>
    </message>
    <message>
      <source>as many as Harmony, which is also the most</source>
      <translation>so viele wie Harmonie, was auch das Höchste ist</translation>
    </message>
    <message>
      <source>As many as the table enters.</source>
      <translation>So viele, wie der Tisch einträgt.</translation>
    </message>
    <message>
      <source>Final form buffers vs schism</source>
      <translation>Puffer der Form gegen Schisma</translation>
    </message>
    <message>
      <source>May the Final Form's Buffers soak the damage that Schism does in a Rumble?</source>
      <translation>Dürfen die Puffer der Final Form den Schaden abfangen, den Schisma in einem Rumble anrichtet?</translation>
    </message>
    <message>
      <source>only Trauma and Ruin are named</source>
      <translation>nur Trauma und Ruin werden genannt</translation>
    </message>
    <message>
      <source>Coach escalate ruin</source>
      <translation>Ruin durch Coach</translation>
    </message>
    <message>
      <source>Does Coach's Escalate in a Rumble ruin the Location?</source>
      <translation>Ruiniert Coachs Eskalieren in einem Rumble den Ort?</translation>
    </message>
    <message>
      <source>every Escalate does</source>
      <translation>jedes Eskalieren tut es</translation>
    </message>
    <message>
      <source>only with a BGM</source>
      <translation>nur mit einem BGM</translation>
    </message>
    <message>
      <source>Yes, always.</source>
      <translation>Ja, immer.</translation>
    </message>
    <message>
      <source>Only where a BGM fights.</source>
      <translation>Nur wo ein BGM kämpft.</translation>
    </message>
    <message>
      <source>Endurance name</source>
      <translation>Name der Ausdauer</translation>
    </message>
    <message>
      <source>What is a Robo's damage track called?</source>
      <translation>Wie heißt die Schadensleiste eines Robos?</translation>
    </message>
    <message>
      <source>Endurance, without a starting number</source>
      <translation>Endurance, ohne Anfangszahl</translation>
    </message>
    <message>
      <source>Grit, starting at 6</source>
      <translation>Grit, am Anfang 6</translation>
    </message>
    <message>
      <source>Endurance; it starts at 6.</source>
      <translation>Ausdauer (Endurance); am Anfang 6.</translation>
    </message>
    <message>
      <source>Grit; it starts at 6.</source>
      <translation>Zähigkeit (Grit); am Anfang 6.</translation>
    </message>
    <message>
      <source>Summon effect limit</source>
      <translation>Grenze des Ruf-Effekts</translation>
    </message>
    <message>
      <source>How often does a Robo's Summon Effect fire?</source>
      <translation>Wie oft wirkt der Ruf-Effekt eines Robos?</translation>
    </message>
    <message>
      <source>once a scenario; the blank playbook says once a session</source>
      <translation>einmal je Szenario; das leere Playbook sagt einmal je Sitzung</translation>
    </message>
    <message>
      <source>Once a scenario.</source>
      <translation>Einmal je Szenario.</translation>
    </message>
    <message>
      <source>Once a session.</source>
      <translation>Einmal je Sitzung.</translation>
    </message>
    <message>
      <source>Bgm zero</source>
      <translation>BGM bei null</translation>
    </message>
    <message>
      <source>What if the BGM falls to 0 before its attack, as Coach's last Threat?</source>
      <translation>Was, wenn das BGM als Coachs letzte Bedrohung vor seinem Angriff auf 0 fällt?</translation>
    </message>
    <message>
      <source>a Rout</source>
      <translation>ein Rout</translation>
    </message>
    <message>
      <source>a Rout in one place; in another it rises on Coach's next turn</source>
      <translation>an einer Stelle ein Rout; an einer anderen erhebt es sich in Coachs nächstem Zug</translation>
    </message>
    <message>
      <source>Coach is routed.</source>
      <translation>Coach ist geschlagen.</translation>
    </message>
    <message>
      <source>It rises on Coach's next turn and starts a Rumble at full rating.</source>
      <translation>Es erhebt sich in Coachs nächstem Zug und beginnt mit voller Stärke einen Rumble.</translation>
    </message>
    <message>
      <source>Trauma pick</source>
      <translation>Wahl bei Trauma</translation>
    </message>
    <message>
      <source>May Trauma be put on a Stat that is already at 0?</source>
      <translation>Darf Trauma auf einen Wert gelegt werden, der schon bei 0 ist?</translation>
    </message>
    <message>
      <source>a Stat cannot fall below 0</source>
      <translation>ein Wert kann nicht unter 0 fallen</translation>
    </message>
    <message>
      <source>the Commitment loses a point, then a Stat does, down to 0</source>
      <translation>das Commitment verliert einen Punkt, dann ein Wert, bis hinab auf 0</translation>
    </message>
    <message>
      <source>No, a Stat above 0 must be picked.</source>
      <translation>Nein, ein Wert über 0 muss gewählt werden.</translation>
    </message>
    <message>
      <source>Yes, and then only the Commitment's maximum falls.</source>
      <translation>Ja, dann fällt nur das Höchste des Commitments.</translation>
    </message>
    <message>
      <source>Strike recalc</source>
      <translation>Strike neu berechnen</translation>
    </message>
    <message>
      <source>Does Strike change when a Stat or a Threat Rating is lost in mid-fight?</source>
      <translation>Ändert sich Strike, wenn mitten im Kampf ein Wert oder TR verloren geht?</translation>
    </message>
    <message>
      <source>it is set at the start</source>
      <translation>er wird am Anfang bestimmt</translation>
    </message>
    <message>
      <source>it is set at the start; Coach's is not named</source>
      <translation>er wird am Anfang bestimmt; Coachs wird nicht genannt</translation>
    </message>
    <message>
      <source>it is set for each Throwdown; a lost rating lowers all that hangs on it</source>
      <translation>er wird für jeden Throwdown bestimmt; verlorene TR senkt alles, was daran hängt</translation>
    </message>
    <message>
      <source>No, for nobody.</source>
      <translation>Nein, für niemanden.</translation>
    </message>
    <message>
      <source>Only Coach's.</source>
      <translation>Nur der des Coachs.</translation>
    </message>
    <message>
      <source>Yes, everybody's.</source>
      <translation>Ja, der von allen.</translation>
    </message>
    <message>
      <source>Pvp rumble</source>
      <translation>Rumble unter Pilotinnen</translation>
    </message>
    <message>
      <source>May Pilots start a Rumble against Pilots?</source>
      <translation>Dürfen Pilotinnen einen Rumble gegen Pilotinnen beginnen?</translation>
    </message>
    <message>
      <source>it is not ruled out</source>
      <translation>es ist nicht ausgeschlossen</translation>
    </message>
    <message>
      <source>it needs a Final Form or a BGM</source>
      <translation>es braucht eine Final Form oder ein BGM</translation>
    </message>
    <message>
      <source>Coach is asked.</source>
      <translation>Coach wird gefragt.</translation>
    </message>
    <message>
      <source>Hand counts public</source>
      <translation>Handgrößen offen</translation>
    </message>
    <message>
      <source>May everybody see how many cards are in a Hand?</source>
      <translation>Dürfen alle sehen, wie viele Karten auf einer Hand sind?</translation>
    </message>
    <message>
      <source>No, only its owner.</source>
      <translation>Nein, nur ihre Besitzerin.</translation>
    </message>
    <message>
      <source>Threat info</source>
      <translation>Wissen über Bedrohungen</translation>
    </message>
    <message>
      <source>What do Pilots see of a Threat?</source>
      <translation>Was sehen Pilotinnen von einer Bedrohung?</translation>
    </message>
    <message>
      <source>nothing but what is revealed</source>
      <translation>nichts, was nicht aufgedeckt ist</translation>
    </message>
    <message>
      <source>Nothing but what Coach reveals.</source>
      <translation>Nichts, was Coach nicht aufdeckt.</translation>
    </message>
    <message>
      <source>Its colour, which tells its rating.</source>
      <translation>Ihre Farbe, die ihre Stärke verrät.</translation>
    </message>
    <message>
      <source>Everything.</source>
      <translation>Alles.</translation>
    </message>
    <message>
      <source>Favor memory</source>
      <translation>Favor im Gedächtnis</translation>
    </message>
    <message>
      <source>May face-down Favor cards be looked at?</source>
      <translation>Dürfen verdeckte Favor-Karten angesehen werden?</translation>
    </message>
    <message>
      <source>nobody may</source>
      <translation>niemand darf</translation>
    </message>
    <message>
      <source>No, by nobody.</source>
      <translation>Nein, von niemandem.</translation>
    </message>
    <message>
      <source>Yes, each by the Pilot who invested it.</source>
      <translation>Ja, jede von der Pilotin, die sie investiert hat.</translation>
    </message>
    <message>
      <source>Offense result</source>
      <translation>Folge der Kränkungen</translation>
    </message>
    <message>
      <source>What becomes of a Faction at its third Offense?</source>
      <translation>Was wird aus einer Fraktion bei ihrer dritten Kränkung?</translation>
    </message>
    <message>
      <source>Coach decides</source>
      <translation>Coach entscheidet</translation>
    </message>
    <message>
      <source>Coach decides; with one power always a Threat</source>
      <translation>Coach entscheidet; mit einer Kraft immer eine Bedrohung</translation>
    </message>
    <message>
      <source>Coach decides: it leaves or becomes a Threat.</source>
      <translation>Coach entscheidet: Sie geht oder wird zur Bedrohung.</translation>
    </message>
    <message>
      <source>It becomes a Threat.</source>
      <translation>Sie wird zur Bedrohung.</translation>
    </message>
    <message>
      <source>It leaves.</source>
      <translation>Sie geht.</translation>
    </message>
    <message>
      <source>Pilot omen window</source>
      <translation>Omen der Pilotinnen</translation>
    </message>
    <message>
      <source>When may a Pilot spend an Omen?</source>
      <translation>Wann darf eine Pilotin ein Omen ausgeben?</translation>
    </message>
    <message>
      <source>at any time</source>
      <translation>jederzeit</translation>
    </message>
    <message>
      <source>At any time, also in the other side's turn.</source>
      <translation>Jederzeit, auch im Zug der anderen Seite.</translation>
    </message>
    <message>
      <source>Outside conflicts, and in her own side's turn.</source>
      <translation>Außerhalb von Konflikten und im Zug der eigenen Seite.</translation>
    </message>
    <message>
      <source>Starting charges</source>
      <translation>Ladungen am Anfang</translation>
    </message>
    <message>
      <source>How many Charges has a new Pilot?</source>
      <translation>Wie viele Ladungen hat eine neue Pilotin?</translation>
    </message>
    <message>
      <source>not said; the blank playbook has half of the maximum, rounded up</source>
      <translation>steht nicht da; das leere Playbook hat die Hälfte des Höchsten, aufgerundet</translation>
    </message>
    <message>
      <source>Half of her maximum, rounded up.</source>
      <translation>Die Hälfte ihres Höchsten, aufgerundet.</translation>
    </message>
    <message>
      <source>Her maximum.</source>
      <translation>Ihr Höchstes.</translation>
    </message>
    <message>
      <source>Buffers refresh</source>
      <translation>Puffer auffrischen</translation>
    </message>
    <message>
      <source>When do Buffers return to full?</source>
      <translation>Wann werden Puffer wieder voll?</translation>
    </message>
    <message>
      <source>at the start of a scenario</source>
      <translation>am Anfang eines Szenarios</translation>
    </message>
    <message>
      <source>At the start of each scenario.</source>
      <translation>Am Anfang jedes Szenarios.</translation>
    </message>
    <message>
      <source>At the start of each session.</source>
      <translation>Am Anfang jeder Sitzung.</translation>
    </message>
    <message>
      <source>Threat at zero</source>
      <translation>Bedrohung bei null</translation>
    </message>
    <message>
      <source>What becomes of a Threat whose rating reaches 0?</source>
      <translation>Was wird aus einer Bedrohung, deren Stärke 0 erreicht?</translation>
    </message>
    <message>
      <source>it is removed</source>
      <translation>sie wird entfernt</translation>
    </message>
    <message>
      <source>it is removed if violence can defeat it, else it is out for the scene</source>
      <translation>sie wird entfernt, wenn Gewalt sie besiegen kann, sonst ist sie für die Szene draußen</translation>
    </message>
    <message>
      <source>It is removed.</source>
      <translation>Sie wird entfernt.</translation>
    </message>
    <message>
      <source>It is removed if violence can defeat it; else it is out for the scene only.</source>
      <translation>Sie wird entfernt, wenn Gewalt sie besiegen kann; sonst ist sie nur für die Szene draußen.</translation>
    </message>
    <message>
      <source>Rumble tech reuse</source>
      <translation>Rumble-Tech erneut</translation>
    </message>
    <message>
      <source>How often may a Rumble Tech be used?</source>
      <translation>Wie oft darf eine Rumble-Tech benutzt werden?</translation>
    </message>
    <message>
      <source>once, unless stated</source>
      <translation>einmal, wenn nichts anderes dasteht</translation>
    </message>
    <message>
      <source>once; the Wing once a stage, the Hand repeats one</source>
      <translation>einmal; die des Flügels einmal je Stufe, die der Hand wiederholt eine</translation>
    </message>
    <message>
      <source>Once a Rumble, unless it says otherwise.</source>
      <translation>Einmal je Rumble, wenn sie nichts anderes sagt.</translation>
    </message>
    <message>
      <source>Once a Rumble; the Wing's once a stage, and the Hand's repeats another.</source>
      <translation>Einmal je Rumble; die des Flügels einmal je Stufe, und die der Hand wiederholt eine andere.</translation>
    </message>
    <message>
      <source>Immediate rumble</source>
      <translation>Sofortiger Rumble</translation>
    </message>
    <message>
      <source>May a Throwdown begin as a Rumble?</source>
      <translation>Darf ein Throwdown als Rumble beginnen?</translation>
    </message>
    <message>
      <source>Yes, with the draws of an immediate Rumble.</source>
      <translation>Ja, mit den Karten eines sofortigen Rumbles.</translation>
    </message>
    <message>
      <source>Draw order</source>
      <translation>Reihenfolge beim Ziehen</translation>
    </message>
    <message>
      <source>Who draws first when several draw from a Deck that may run out?</source>
      <translation>Wer zieht zuerst, wenn mehrere von einem Deck ziehen, das leer werden kann?</translation>
    </message>
    <message>
      <source>From Coach's left around the table.</source>
      <translation>Von links vom Coach um den Tisch.</translation>
    </message>
    <message>
      <source>The Commander, then the others.</source>
      <translation>Der Commander, dann die anderen.</translation>
    </message>
    <message>
      <source>Bonus draw choice</source>
      <translation>Coachs Stimme</translation>
    </message>
    <message>
      <source>Does Coach vote on whether a Commander fights for her Team or for herself?</source>
      <translation>Stimmt Coach mit ab, ob ein Commander für das Team oder für sich kämpft?</translation>
    </message>
    <message>
      <source>Coach breaks ties</source>
      <translation>Coach entscheidet bei Gleichstand</translation>
    </message>
    <message>
      <source>Only to break a tie.</source>
      <translation>Nur um einen Gleichstand zu brechen.</translation>
    </message>
    <message>
      <source>Yes, like everybody.</source>
      <translation>Ja, wie alle.</translation>
    </message>
    <message>
      <source>Initiative escaped</source>
      <translation>Initiative verdrängen</translation>
    </message>
    <message>
      <source>Can an effect force the winning initiative card off the Pile?</source>
      <translation>Kann ein Effekt die gewinnende Initiativkarte vom Pile verdrängen?</translation>
    </message>
    <message>
      <source>it cannot be forced into the Trash</source>
      <translation>sie kann nicht auf die Ablage gezwungen werden</translation>
    </message>
    <message>
      <source>it cannot be forced away</source>
      <translation>sie kann nicht fortgezwungen werden</translation>
    </message>
    <message>
      <source>Tr cap</source>
      <translation>Höchste TR</translation>
    </message>
    <message>
      <source>How high may a Threat Rating rise?</source>
      <translation>Wie hoch darf eine TR steigen?</translation>
    </message>
    <message>
      <source>7, and more becomes Buffers; the limit may be lifted</source>
      <translation>7, und was darüber ist, wird zu Puffern; die Grenze darf fallen</translation>
    </message>
    <message>
      <source>To 7; what goes above becomes Buffers.</source>
      <translation>Bis 7; was darüber ist, wird zu Puffern.</translation>
    </message>
    <message>
      <source>Without a limit.</source>
      <translation>Ohne Grenze.</translation>
    </message>
    <message>
      <source>Tarry target</source>
      <translation>Ziel von Tarry</translation>
    </message>
    <message>
      <source>Does Tarry need a target?</source>
      <translation>Braucht Tarry ein Ziel?</translation>
    </message>
    <message>
      <source>Pilots and Coach are listed</source>
      <translation>Pilotinnen und Coach stehen da</translation>
    </message>
    <message>
      <source>Pilots are listed</source>
      <translation>Pilotinnen stehen da</translation>
    </message>
    <message>
      <source>No, it always takes Coach's Deck.</source>
      <translation>Nein, es nimmt immer Coachs Deck.</translation>
    </message>
    <message>
      <source>Yes, as the text lists it.</source>
      <translation>Ja, wie der Text es aufzählt.</translation>
    </message>
    <message>
      <source>Tarry minimum</source>
      <translation>Mindestmaß von Tarry</translation>
    </message>
    <message>
      <source>What does Tarry do while the Crisis stands at 0?</source>
      <translation>Was tut Tarry, solange die Krise auf 0 steht?</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>It takes one card.</source>
      <translation>Es nimmt eine Karte.</translation>
    </message>
    <message>
      <source>Basic attack</source>
      <translation>Einfacher Angriff</translation>
    </message>
    <message>
      <source>How hard is the plain attack that every Threat has?</source>
      <translation>Wie hart ist der einfache Angriff, den jede Bedrohung hat?</translation>
    </message>
    <message>
      <source>Trauma without a number in one place, as much as there are Omens in another</source>
      <translation>an einer Stelle Trauma ohne Zahl, an einer anderen so viel, wie es Omen gibt</translation>
    </message>
    <message>
      <source>1 point of Trauma.</source>
      <translation>1 Punkt Trauma.</translation>
    </message>
    <message>
      <source>As much Trauma as there are Omens on the table.</source>
      <translation>So viel Trauma, wie Omen auf dem Tisch sind.</translation>
    </message>
    <message>
      <source>As much as there are Omens, but at least 1.</source>
      <translation>So viel, wie es Omen gibt, doch mindestens 1.</translation>
    </message>
    <message>
      <source>Rumble rout sources</source>
      <translation>Rout im Rumble</translation>
    </message>
    <message>
      <source>In a Rumble, does the Commander's Commitment Death still rout the side?</source>
      <translation>Schlägt der Commitment-Tod des Commanders auch in einem Rumble die ganze Seite?</translation>
    </message>
    <message>
      <source>there is no Rout</source>
      <translation>es gibt keinen Rout</translation>
    </message>
    <message>
      <source>both causes are listed, no place named</source>
      <translation>beide Ursachen stehen da, kein Ort genannt</translation>
    </message>
    <message>
      <source>Yes, as well as the Head's Robo at 0.</source>
      <translation>Ja, ebenso wie der Robo des Kopfs bei 0.</translation>
    </message>
    <message>
      <source>No, only the Head's Robo at 0 does.</source>
      <translation>Nein, nur der Robo des Kopfs bei 0.</translation>
    </message>
    <message>
      <source>Concede hands of</source>
      <translation>Wessen Hände beim Aufgeben</translation>
    </message>
    <message>
      <source>Whose Hands are laid down to Concede?</source>
      <translation>Wessen Hände werden beim Aufgeben niedergelegt?</translation>
    </message>
    <message>
      <source>“your” Hand</source>
      <translation>„deine“ Hand</translation>
    </message>
    <message>
      <source>The Hands of the whole side.</source>
      <translation>Die Hände der ganzen Seite.</translation>
    </message>
    <message>
      <source>Only the Hand of the one who Concedes.</source>
      <translation>Nur die Hand derjenigen, die aufgibt.</translation>
    </message>
    <message>
      <source>Replenish full at ten</source>
      <translation>Volles Replenish ab zehn</translation>
    </message>
    <message>
      <source>What does a full Replenish do for a Resource at 10 or more?</source>
      <translation>Was tut ein volles Replenish für einen Vorrat ab 10?</translation>
    </message>
    <message>
      <source>there is no full Replenish</source>
      <translation>es gibt kein volles Replenish</translation>
    </message>
    <message>
      <source>it raises to 10</source>
      <translation>es hebt auf 10</translation>
    </message>
    <message>
      <source>it adds 1</source>
      <translation>es gibt 1 dazu</translation>
    </message>
    <message>
      <source>Nothing; it only raises to 10.</source>
      <translation>Nichts; es hebt nur auf 10.</translation>
    </message>
    <message>
      <source>It adds 1.</source>
      <translation>Es gibt 1 dazu.</translation>
    </message>
    <message>
      <source>Ruin soak</source>
      <translation>Ruin abfangen</translation>
    </message>
    <message>
      <source>Do the Final Form's Buffers soak Ruin or prevent it?</source>
      <translation>Fangen die Puffer der Final Form Ruin ab oder verhindern sie es?</translation>
    </message>
    <message>
      <source>nothing soaks it</source>
      <translation>nichts fängt es ab</translation>
    </message>
    <message>
      <source>they soak it</source>
      <translation>sie fangen es ab</translation>
    </message>
    <message>
      <source>they prevent it</source>
      <translation>sie verhindern es</translation>
    </message>
    <message>
      <source>They soak it: it happened, without its effect.</source>
      <translation>Sie fangen es ab: Es geschah, ohne Wirkung.</translation>
    </message>
    <message>
      <source>They prevent it: it never happened.</source>
      <translation>Sie verhindern es: Es geschah nie.</translation>
    </message>
    <message>
      <source>Carry between sessions</source>
      <translation>Zwischen den Sitzungen</translation>
    </message>
    <message>
      <source>What of the Decks is kept when a scenario goes on next session?</source>
      <translation>Was bleibt von den Decks, wenn ein Szenario in der nächsten Sitzung weitergeht?</translation>
    </message>
    <message>
      <source>Factions and Locations stay; the rest is not said</source>
      <translation>Fraktionen und Orte bleiben; der Rest steht nicht da</translation>
    </message>
    <message>
      <source>New Decks and Hands; the Crisis tier, Factions and Locations stay.</source>
      <translation>Neue Decks und Hände; Krisenschritt, Fraktionen und Orte bleiben.</translation>
    </message>
    <message>
      <source>Everything stays as it lies.</source>
      <translation>Alles bleibt, wie es liegt.</translation>
    </message>
    <message>
      <source>Gear limit</source>
      <translation>Grenze der Ausrüstung</translation>
    </message>
    <message>
      <source>How often may one piece of Gear be used?</source>
      <translation>Wie oft darf ein Stück Ausrüstung benutzt werden?</translation>
    </message>
    <message>
      <source>once a scene in one place, once a Throwdown in another</source>
      <translation>an einer Stelle einmal je Szene, an einer anderen einmal je Throwdown</translation>
    </message>
    <message>
      <source>Once a scene.</source>
      <translation>Einmal je Szene.</translation>
    </message>
    <message>
      <source>Once a Throwdown.</source>
      <translation>Einmal je Throwdown.</translation>
    </message>
    <message>
      <source>Lesson vote time</source>
      <translation>Abstimmung über Lektionen</translation>
    </message>
    <message>
      <source>When is the vote on Lessons held?</source>
      <translation>Wann wird über Lektionen abgestimmt?</translation>
    </message>
    <message>
      <source>each session in one place, each scenario in another</source>
      <translation>an einer Stelle jede Sitzung, an einer anderen jedes Szenario</translation>
    </message>
    <message>
      <source>At the end of a scenario.</source>
      <translation>Am Ende eines Szenarios.</translation>
    </message>
    <message>
      <source>At the end of a session.</source>
      <translation>Am Ende einer Sitzung.</translation>
    </message>
    <message>
      <source>Lesson cap</source>
      <translation>Höchstzahl der Lektionen</translation>
    </message>
    <message>
      <source>How many Lessons can a Pilot have on record?</source>
      <translation>Wie viele Lektionen kann eine Pilotin aufgeschrieben haben?</translation>
    </message>
    <message>
      <source>Seven.</source>
      <translation>Sieben.</translation>
    </message>
    <message>
      <source>Payload order</source>
      <translation>Reihenfolge der Payloads</translation>
    </message>
    <message>
      <source>Whose Payload strikes first?</source>
      <translation>Wessen Payload trifft zuerst?</translation>
    </message>
    <message>
      <source>not said</source>
      <translation>steht nicht da</translation>
    </message>
    <message>
      <source>there is no Payload</source>
      <translation>es gibt keine Payload</translation>
    </message>
    <message>
      <source>The winner's.</source>
      <translation>Die der Siegerseite.</translation>
    </message>
    <message>
      <source>The loser's.</source>
      <translation>Die der Verliererseite.</translation>
    </message>
    <message>
      <source>Each point in the order in which it was triggered.</source>
      <translation>Jeder Punkt in der Reihenfolge, in der er ausgelöst wurde.</translation>
    </message>
    <message>
      <source>Support discard</source>
      <translation>Karte fürs Unterstützen</translation>
    </message>
    <message>
      <source>Does it cost a card to support another Pilot's play?</source>
      <translation>Kostet es eine Karte, den Zug einer anderen Pilotin zu unterstützen?</translation>
    </message>
    <message>
      <source>yes, one card of the Hand</source>
      <translation>ja, eine Karte der Hand</translation>
    </message>
    <message>
      <source>there is no Support</source>
      <translation>es gibt kein Unterstützen</translation>
    </message>
    <message>
      <source>Yes, one card of the Hand.</source>
      <translation>Ja, eine Karte der Hand.</translation>
    </message>
    <message>
      <source>Forced concede with rumble</source>
      <translation>Erzwungenes Aufgeben</translation>
    </message>
    <message>
      <source>Must a side Concede that can do nothing but start a Rumble?</source>
      <translation>Muss eine Seite aufgeben, die nur noch einen Rumble beginnen könnte?</translation>
    </message>
    <message>
      <source>only Counter, Block and Escalate are named</source>
      <translation>nur Kontern, Blocken und Eskalieren werden genannt</translation>
    </message>
    <message>
      <source>No, it may start the Rumble.</source>
      <translation>Nein, sie darf den Rumble beginnen.</translation>
    </message>
    <message>
      <source>Reward of called off</source>
      <translation>Karten nach dem Abbruch</translation>
    </message>
    <message>
      <source>What becomes of the initiative cards when the Throwdown is called off?</source>
      <translation>Was wird aus den Initiativkarten, wenn der Throwdown abgebrochen wird?</translation>
    </message>
    <message>
      <source>They are discarded and Hands are set right.</source>
      <translation>Sie werden abgelegt und die Hände richtiggestellt.</translation>
    </message>
    <message>
      <source>They go back to the Hands.</source>
      <translation>Sie gehen auf die Hände zurück.</translation>
    </message>
    <message>
      <source>Favor play scope</source>
      <translation>Wofür Favor gespielt wird</translation>
    </message>
    <message>
      <source>For which plays may the top card of a Faction be used?</source>
      <translation>Für welche Züge darf die oberste Karte einer Fraktion benutzt werden?</translation>
    </message>
    <message>
      <source>Gambit and Counter are named</source>
      <translation>Gambit und Kontern werden genannt</translation>
    </message>
    <message>
      <source>any play but initiative</source>
      <translation>jeder Zug außer Initiative</translation>
    </message>
    <message>
      <source>For any but initiative.</source>
      <translation>Für jeden außer Initiative.</translation>
    </message>
    <message>
      <source>For a Gambit and a Counter.</source>
      <translation>Für ein Gambit und fürs Kontern.</translation>
    </message>
    <message>
      <source>Empty hand challenged</source>
      <translation>Leere Hand herausgefordert</translation>
    </message>
    <message>
      <source>What if somebody is challenged who has no card in Hand?</source>
      <translation>Was, wenn jemand herausgefordert wird, der keine Karte auf der Hand hat?</translation>
    </message>
    <message>
      <source>The challenge counts as refused.</source>
      <translation>Die Herausforderung gilt als abgelehnt.</translation>
    </message>
    <message>
      <source>The top card of the Deck is put down blind.</source>
      <translation>Die oberste Karte des Decks wird blind hingelegt.</translation>
    </message>
    <message>
      <source>Coach without threat</source>
      <translation>Coach ohne Bedrohung</translation>
    </message>
    <message>
      <source>What is Coach's Strike with no Threat in the fight?</source>
      <translation>Was ist Coachs Strike ohne Bedrohung im Kampf?</translation>
    </message>
    <message>
      <source>The number that Coach enters.</source>
      <translation>Die Zahl, die Coach einträgt.</translation>
    </message>
    <message>
      <source>Dropout hand</source>
      <translation>Hand beim Ausscheiden</translation>
    </message>
    <message>
      <source>What becomes of the Hand of a Pilot who drops out?</source>
      <translation>Was wird aus der Hand einer Pilotin, die ausscheidet?</translation>
    </message>
    <message>
      <source>She keeps it and cannot use it.</source>
      <translation>Sie behält sie und kann sie nicht benutzen.</translation>
    </message>
    <message>
      <source>It goes to her Commander.</source>
      <translation>Sie geht an ihren Commander.</translation>
    </message>
    <message>
      <source>Double rout</source>
      <translation>Doppelter Rout</translation>
    </message>
    <message>
      <source>What if one event routs both sides?</source>
      <translation>Was, wenn ein Ereignis beide Seiten schlägt?</translation>
    </message>
    <message>
      <source>Coach is asked who Concedes.</source>
      <translation>Coach wird gefragt, wer aufgibt.</translation>
    </message>
    <message>
      <source>The side on turn Concedes.</source>
      <translation>Die Seite am Zug gibt auf.</translation>
    </message>
    <message>
      <source>Rally in rumble</source>
      <translation>Rally im Rumble</translation>
    </message>
    <message>
      <source>What does Rally do in a Rumble, where Harmony is locked?</source>
      <translation>Was tut Rally in einem Rumble, wo Harmonie gesperrt ist?</translation>
    </message>
    <message>
      <source>Harmony is locked for the Rumble</source>
      <translation>Harmonie ist für den Rumble gesperrt</translation>
    </message>
    <message>
      <source>a change does not touch the line-up</source>
      <translation>eine Änderung berührt die Aufstellung nicht</translation>
    </message>
    <message>
      <source>It moves the gauge; the values of the Rumble stay.</source>
      <translation>Es bewegt die Anzeige; die Werte des Rumbles bleiben.</translation>
    </message>
    <message>
      <source>Double positions</source>
      <translation>Zwei Positionen</translation>
    </message>
    <message>
      <source>May a Pilot of a small Team hold two Positions in the Final Form?</source>
      <translation>Darf eine Pilotin eines kleinen Teams zwei Positionen der Final Form halten?</translation>
    </message>
    <message>
      <source>one each</source>
      <translation>jede eine</translation>
    </message>
    <message>
      <source>one each; sharing out up to Harmony as an option</source>
      <translation>jede eine; wahlweise Verteilen bis Harmonie</translation>
    </message>
    <message>
      <source>No, one each.</source>
      <translation>Nein, jede eine.</translation>
    </message>
    <message>
      <source>Yes, as many Positions as Harmony are shared out.</source>
      <translation>Ja, so viele Positionen wie Harmonie werden verteilt.</translation>
    </message>
    <message>
      <source>Rumble resonance</source>
      <translation>Resonanz im Rumble</translation>
    </message>
    <message>
      <source>Where does the Charge of a Resonant play go in a Rumble?</source>
      <translation>Wohin geht in einem Rumble die Ladung eines Resonanten Zugs?</translation>
    </message>
    <message>
      <source>one Robo's Tech names Rumble Charges</source>
      <translation>die Tech eines Robos nennt Rumble-Ladungen</translation>
    </message>
    <message>
      <source>To the Pilot who made it.</source>
      <translation>An die Pilotin, die ihn gemacht hat.</translation>
    </message>
    <message>
      <source>To the Rumble Charges.</source>
      <translation>Zu den Rumble-Ladungen.</translation>
    </message>
    <message>
      <source>Final form one actor</source>
      <translation>Eine spielt für die Form</translation>
    </message>
    <message>
      <source>Who plays the Drive of a Final Form?</source>
      <translation>Wer spielt den Drive einer Final Form?</translation>
    </message>
    <message>
      <source>anybody of the side, as before</source>
      <translation>irgendwer von der Seite, wie zuvor</translation>
    </message>
    <message>
      <source>as before</source>
      <translation>wie zuvor</translation>
    </message>
    <message>
      <source>The same as outside a Rumble.</source>
      <translation>Wie außerhalb eines Rumbles.</translation>
    </message>
    <message>
      <source>The Head alone.</source>
      <translation>Der Kopf allein.</translation>
    </message>
    <message>
      <source>Rumble location none</source>
      <translation>Rumble ohne Ort</translation>
    </message>
    <message>
      <source>What does an Escalate in a Rumble ruin when no Location is current?</source>
      <translation>Was ruiniert ein Eskalieren in einem Rumble, wenn kein Ort gerade dran ist?</translation>
    </message>
    <message>
      <source>Coach names a Location, or none.</source>
      <translation>Coach nennt einen Ort oder keinen.</translation>
    </message>
    <message>
      <source>Counter reference</source>
      <translation>Bezug beim Kontern</translation>
    </message>
    <message>
      <source>Which card of the Pile must a Counter beat?</source>
      <translation>Welche Karte des Piles muss ein Konter schlagen?</translation>
    </message>
    <message>
      <source>the topmost</source>
      <translation>die oberste</translation>
    </message>
    <message>
      <source>the topmost in the list, the highest shown in the detail</source>
      <translation>die oberste in der Liste, die höchste gezeigte im Einzelnen</translation>
    </message>
    <message>
      <source>The topmost.</source>
      <translation>Die oberste.</translation>
    </message>
    <message>
      <source>The highest in the Pile.</source>
      <translation>Die höchste im Pile.</translation>
    </message>
    <message>
      <source>Opponent pick</source>
      <translation>Wahl des Gegners</translation>
    </message>
    <message>
      <source>Who picks which opponent is hit when there are several?</source>
      <translation>Wer wählt bei mehreren, welcher Gegner getroffen wird?</translation>
    </message>
    <message>
      <source>The one who fires the event.</source>
      <translation>Wer das Ereignis auslöst.</translation>
    </message>
    <message>
      <source>The side that is hit.</source>
      <translation>Die Seite, die getroffen wird.</translation>
    </message>
    <message>
      <source>Failed equal score</source>
      <translation>Gescheitert mit Bestehen</translation>
    </message>
    <message>
      <source>What if a failed mission ends exactly on the passing score?</source>
      <translation>Was, wenn eine gescheiterte Mission genau auf der Bestehensgrenze endet?</translation>
    </message>
    <message>
      <source>only a higher score is cut</source>
      <translation>nur eine höhere Wertung wird gekürzt</translation>
    </message>
    <message>
      <source>The score stays.</source>
      <translation>Die Wertung bleibt.</translation>
    </message>
    <message>
      <source>It is cut to one below.</source>
      <translation>Sie wird auf eins darunter gekürzt.</translation>
    </message>
    <message>
      <source>Strike bonus expiry</source>
      <translation>Ablauf von Strike-Boni</translation>
    </message>
    <message>
      <source>How long does a Strike bonus wait for the next Counter?</source>
      <translation>Wie lange wartet ein Strike-Bonus auf den nächsten Konter?</translation>
    </message>
    <message>
      <source>the next Counter, no limit named</source>
      <translation>der nächste Konter, keine Grenze genannt</translation>
    </message>
    <message>
      <source>Until it is used, within the conflict.</source>
      <translation>Bis er benutzt ist, innerhalb des Konflikts.</translation>
    </message>
    <message>
      <source>For this turn only.</source>
      <translation>Nur für diesen Zug.</translation>
    </message>
    <message>
      <source>Threat stack fill</source>
      <translation>Stapel der Bedrohungen füllen</translation>
    </message>
    <message>
      <source>How do cards get onto a Threat's stack?</source>
      <translation>Wie kommen Karten auf den Stapel einer Bedrohung?</translation>
    </message>
    <message>
      <source>As many of Coach's cards as its rating, when it enters and at each scenario start.</source>
      <translation>So viele Karten des Coachs wie ihre TR, beim Auftritt und bei jedem Szenariobeginn.</translation>
    </message>
    <message>
      <source>Only by hand.</source>
      <translation>Nur von Hand.</translation>
    </message>
    <message>
      <source>Bgm stack fill</source>
      <translation>BGM-Stapel füllen</translation>
    </message>
    <message>
      <source>How do cards get onto the BGM's stack?</source>
      <translation>Wie kommen Karten auf den Stapel des BGM?</translation>
    </message>
    <message>
      <source>The top card of Coach's Deck, each time the Crisis rises.</source>
      <translation>Die oberste Karte von Coachs Deck, jedes Mal, wenn die Krise steigt.</translation>
    </message>
    <message>
      <source>As many of Coach's cards as its rating, when it enters.</source>
      <translation>So viele Karten des Coachs wie seine TR, wenn es auftritt.</translation>
    </message>
    <message>
      <source>Taking back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Who may take a move back?</source>
      <translation>Wer darf einen Zug zurücknehmen?</translation>
    </message>
    <message>
      <source>a card that is down stays down; Coach can overrule it</source>
      <translation>eine liegende Karte liegt; Coach kann sich darüber hinwegsetzen</translation>
    </message>
    <message>
      <source>The table, where it agrees on it.</source>
      <translation>Der Tisch, wenn er sich einig ist.</translation>
    </message>
    <message>
      <source>Coach alone, as an overrule.</source>
      <translation>Coach allein, als Machtwort.</translation>
    </message>
    <message>
      <source>Way</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>How does everybody come by a deck?</source>
      <translation>Wie kommen alle zu einem Deck?</translation>
    </message>
    <message>
      <source>Everybody picks a ready deck.</source>
      <translation>Jede nimmt ein fertiges Deck.</translation>
    </message>
    <message>
      <source>Everybody gets 12 Bots and 2 Contraptions by chance and keeps up to 8 Bots of 15 tiers at most, and one Contraption.</source>
      <translation>Jede bekommt zufällig 12 Bots und 2 Apparate und behält bis zu 8 Bots mit höchstens 15 Tiers und einen Apparat.</translation>
    </message>
    <message>
      <source>Everybody puts together a deck of 8.</source>
      <translation>Jede stellt ein Deck aus 8 zusammen.</translation>
    </message>
    <message>
      <source>First champion</source>
      <translation>Erster Champion</translation>
    </message>
    <message>
      <source>Who holds the Champion token when a battle begins? The first holder is drawn by lot.</source>
      <translation>Wer hält zu Beginn eines Kampfs die Championmarke? Die erste wird ausgelost.</translation>
    </message>
    <message>
      <source>Whoever was Champion last.</source>
      <translation>Wer zuletzt Champion war.</translation>
    </message>
    <message>
      <source>Whoever surrendered first in the last battle.</source>
      <translation>Wer im letzten Kampf zuerst kapituliert hat.</translation>
    </message>
    <message>
      <source>Direction</source>
      <translation>Richtung</translation>
    </message>
    <message>
      <source>Which way round does play go?</source>
      <translation>In welcher Richtung wird gespielt?</translation>
    </message>
    <message>
      <source>Clockwise in odd rounds, the other way in even ones.</source>
      <translation>In ungeraden Runden im Uhrzeigersinn, in geraden andersherum.</translation>
    </message>
    <message>
      <source>Always clockwise.</source>
      <translation>Immer im Uhrzeigersinn.</translation>
    </message>
    <message>
      <source>Barriers seen</source>
      <translation>Sichtbare Barrieren</translation>
    </message>
    <message>
      <source>Which barriers of a defence gang are visible?</source>
      <translation>Welche Barrieren einer Verteidigungsbande sind sichtbar?</translation>
    </message>
    <message>
      <source>All of them, also those of Bots that lie under others.</source>
      <translation>Alle, auch die von Bots, die unter anderen liegen.</translation>
    </message>
    <message>
      <source>Comparing</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <source>When are attack and defence compared?</source>
      <translation>Wann werden Angriff und Verteidigung verglichen?</translation>
    </message>
    <message>
      <source>Once, after the ability of the Bot and the Contraptions.</source>
      <translation>Einmal, nach der Fähigkeit des Bots und den Apparaten.</translation>
    </message>
    <message>
      <source>Before the ability and again after it.</source>
      <translation>Vor der Fähigkeit und danach noch einmal.</translation>
    </message>
    <message>
      <source>Opening bot</source>
      <translation>Eröffnender Bot</translation>
    </message>
    <message>
      <source>Does the ability on reveal of the Champion's opening Bot work?</source>
      <translation>Wirkt die Aufdeckfähigkeit des Bots, mit dem der Champion eröffnet?</translation>
    </message>
    <message>
      <source>No; what it does while defending does.</source>
      <translation>Nein; was er beim Verteidigen tut, schon.</translation>
    </message>
    <message>
      <source>Yes, where it can do something in defence.</source>
      <translation>Ja, wo sie in der Verteidigung etwas tun kann.</translation>
    </message>
    <message>
      <source>Two factions</source>
      <translation>Zwei Fraktionen</translation>
    </message>
    <message>
      <source>Of which faction is a defending Bot that has two?</source>
      <translation>Zu welcher Fraktion zählt ein verteidigender Bot mit zweien?</translation>
    </message>
    <message>
      <source>Of both.</source>
      <translation>Zu beiden.</translation>
    </message>
    <message>
      <source>Of the one for which it was kept.</source>
      <translation>Zu der, für die er behalten wurde.</translation>
    </message>
    <message>
      <source>Idle signs</source>
      <translation>Zeichen ohne Wirkung</translation>
    </message>
    <message>
      <source>What do barriers of attackers and critical hits of defenders do?</source>
      <translation>Was tun Barrieren von Angreifern und kritische Treffer von Verteidigern?</translation>
    </message>
    <message>
      <source>Beaten order</source>
      <translation>Reihenfolge der Besiegten</translation>
    </message>
    <message>
      <source>In which order do the abilities of a beaten gang work?</source>
      <translation>In welcher Reihenfolge wirken die Fähigkeiten einer geschlagenen Bande?</translation>
    </message>
    <message>
      <source>Its owner chooses; each finds the table as it then is.</source>
      <translation>Die Besitzerin wählt; jede findet den Tisch so, wie er dann ist.</translation>
    </message>
    <message>
      <source>In the order in which the Bots lie.</source>
      <translation>In der Reihenfolge, in der die Bots liegen.</translation>
    </message>
    <message>
      <source>Endless</source>
      <translation>Kampf ohne Ende</translation>
    </message>
    <message>
      <source>What keeps a battle from never ending?</source>
      <translation>Was verhindert, dass ein Kampf nie endet?</translation>
    </message>
    <message>
      <source>Each Bot brings a card back once a battle, and after 60 clashes the Champion wins.</source>
      <translation>Jeder Bot holt einmal je Kampf eine Karte zurück, und nach 60 Clashs gewinnt der Champion.</translation>
    </message>
    <message>
      <source>Empty challenger</source>
      <translation>Herausforderer ohne Karten</translation>
    </message>
    <message>
      <source>What if it is the turn of somebody to challenge whose deck is empty?</source>
      <translation>Was, wenn jemand mit leerem Deck an der Reihe ist herauszufordern?</translation>
    </message>
    <message>
      <source>That player surrenders.</source>
      <translation>Sie kapituliert.</translation>
    </message>
    <message>
      <source>The next player challenges.</source>
      <translation>Die Nächste fordert heraus.</translation>
    </message>
    <message>
      <source>Contraption use</source>
      <translation>Gebrauch der Apparate</translation>
    </message>
    <message>
      <source>How often does a Contraption work?</source>
      <translation>Wie oft wirkt ein Apparat?</translation>
    </message>
    <message>
      <source>Once a battle; then it lies turned until the next.</source>
      <translation>Einmal je Kampf; dann liegt er gedreht bis zum nächsten.</translation>
    </message>
    <message>
      <source>Once a clash.</source>
      <translation>Einmal je Clash.</translation>
    </message>
    <message>
      <source>Round space</source>
      <translation>Rundenfeld</translation>
    </message>
    <message>
      <source>How many crystals lie in the round's space?</source>
      <translation>Wie viele Kristalle liegen im Rundenfeld?</translation>
    </message>
    <message>
      <source>Two with two players, three with more.</source>
      <translation>Zwei bei zwei Leuten, drei bei mehr.</translation>
    </message>
    <message>
      <source>Always three; with two players the third goes back into the box.</source>
      <translation>Immer drei; bei zwei Leuten kommt der dritte in die Schachtel zurück.</translation>
    </message>
    <message>
      <source>Reactors</source>
      <translation>Reaktoren</translation>
    </message>
    <message>
      <source>What is a crystal in the Reactor good for?</source>
      <translation>Wozu ist ein Kristall im Reaktor gut?</translation>
    </message>
    <message>
      <source>Before a battle of a Draft you may move one there: the first Bot that you reveal as Challenger has attack +1.</source>
      <translation>Vor einem Kampf mit Draft darfst du einen dorthin legen: Der erste Bot, den du beim Herausfordern aufdeckst, hat Angriff +1.</translation>
    </message>
    <message>
      <source>Nothing; crystals are the score and stay in Storage.</source>
      <translation>Zu nichts; Kristalle sind die Wertung und bleiben im Lager.</translation>
    </message>
    <message>
      <source>Looks</source>
      <translation>Hineinsehen</translation>
    </message>
    <message>
      <source>What may anybody look through?</source>
      <translation>Was darf jede durchsehen?</translation>
    </message>
    <message>
      <source>All discards, no deck.</source>
      <translation>Alle Ablagen, kein Deck.</translation>
    </message>
  </context>
  <context>
    <name>RulingsRoom</name>
    <message>
      <source>Search the rulings</source>
      <translation>Regelungen durchsuchen</translation>
    </message>
    <message>
      <source>Show the changed</source>
      <translation>Geänderte zeigen</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>The rulings of this table</source>
      <translation>Die Regelungen dieses Tischs</translation>
    </message>
    <message>
      <source>Edition {name}</source>
      <translation>Ausgabe {name}</translation>
    </message>
    <message>
      <source>{count} of {all} fit</source>
      <translation>{count} von {all} passen</translation>
    </message>
    <message>
      <source>Show the {count} changed</source>
      <translation>Die {count} geänderten zeigen</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alle zeigen</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>{count} switches</source>
      <translation>{count} Schalter</translation>
    </message>
    <message>
      <source>No ruling speaks of that. Ask Coach, and write it down.</source>
      <translation>Davon spricht keine Regelung. Frag Coach und schreibt es auf.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Names, questions, rule ids</source>
      <translation>Suchen</translation>
    </message>
  </context>
  <context>
    <name>RumblePane</name>
    <message>
      <source>Rumble</source>
      <translation>Rumble</translation>
    </message>
  </context>
  <context>
    <name>Samples</name>
    <message>
      <source>{angle} degrees, needs {needs}</source>
      <translation>{angle} Grad, braucht {needs}</translation>
    </message>
    <message>
      <source>What {far} metres can read</source>
      <translation>Was {far} Meter lesen können</translation>
    </message>
    <message>
      <source>Card index</source>
      <translation>Kartenindex</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Smallest index</source>
      <translation>Kleinster Index</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Namen</translation>
    </message>
    <message>
      <source>Smallest words</source>
      <translation>Kleinste Wörter</translation>
    </message>
    <message>
      <source>What {far} m can read</source>
      <translation>Was {far} m lesen können</translation>
    </message>
    <message>
      <source>true size, seen from 60 cm</source>
      <translation>wahre Größe, aus 60 cm gesehen</translation>
    </message>
  </context>
  <context>
    <name>score</name>
    <message>
      <source>Score of the scenario</source>
      <translation>Wertung des Szenarios</translation>
    </message>
    <message>
      <source>Grade {grade}</source>
      <translation>Note {grade}</translation>
    </message>
    <message>
      <source>Debriefing</source>
      <translation>Debriefing</translation>
    </message>
    <message>
      <source>If it ended now: {points}, grade {grade}</source>
      <translation>Würde es jetzt enden: {points}, Note {grade}</translation>
    </message>
    <message>
      <source>Final score {points}, grade {grade}</source>
      <translation>Endwertung {points}, Note {grade}</translation>
    </message>
    <message>
      <source>To the wall</source>
      <translation>An die Wand</translation>
    </message>
    <message>
      <source>Counts the final score</source>
      <translation>Zählt die Endwertung</translation>
    </message>
    <message>
      <source>The mission was won</source>
      <translation>Die Mission ist gewonnen</translation>
    </message>
    <message>
      <source>The mission failed</source>
      <translation>Die Mission ist gescheitert</translation>
    </message>
    <message>
      <source>What was not healed stays lost</source>
      <translation>Was nicht geheilt wurde, bleibt verloren</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Lessons, and who was MVP</source>
      <translation>Lektionen, und wer MVP war</translation>
    </message>
    <message>
      <source>First Contact has no score.</source>
      <translation>First Contact hat keine Wertung.</translation>
    </message>
    <message>
      <source>The score is counted when Coach ends the scenario.</source>
      <translation>Gezählt wird, wenn Coach das Szenario beendet.</translation>
    </message>
  </context>
  <context>
    <name>seating</name>
    <message>
      <source>pass</source>
      <translation>Wechsel</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>Wechsel</translation>
    </message>
    <message>
      <source>Two sides</source>
      <translation>Zwei Seiten</translation>
    </message>
    <message>
      <source>Who plays together sees each other's cards; one curtain hangs between the sides.</source>
      <translation>Wer zusammen spielt, sieht die Karten der anderen; ein Vorhang hängt zwischen den Seiten.</translation>
    </message>
    <message>
      <source>Quicker; a team plans together</source>
      <translation>Schneller; ein Team plant gemeinsam</translation>
    </message>
    <message>
      <source>One hand on the mouse</source>
      <translation>Eine Hand an der Maus</translation>
    </message>
    <message>
      <source>One of you presses for all. A hand is shown when somebody asks for it by name.</source>
      <translation>Einer drückt für alle. Eine Hand wird gezeigt, wenn jemand beim Namen nach ihr fragt.</translation>
    </message>
    <message>
      <source>Nothing is passed; hands are no secret</source>
      <translation>Nichts wird weitergegeben; Hände sind kein Geheimnis</translation>
    </message>
    <message>
      <source>Each apart</source>
      <translation>Jeder für sich</translation>
    </message>
    <message>
      <source>Nobody sees another's cards. A curtain falls when another seat must look or choose in secret; what is open is answered openly.</source>
      <translation>Niemand sieht fremde Karten. Ein Vorhang fällt, wenn ein anderer Platz geheim schauen oder wählen muss; was offen ist, wird offen beantwortet.</translation>
    </message>
    <message>
      <source>Strict, as the book means it</source>
      <translation>Streng, wie das Buch es meint</translation>
    </message>
    <message>
      <source>A Gambit, with one helper</source>
      <translation>Ein Gambit mit einer Helferin</translation>
    </message>
    <message>
      <source>A Gambit</source>
      <translation>Ein Gambit</translation>
    </message>
    <message>
      <source>One turn of each</source>
      <translation>Ein Zug von jedem</translation>
    </message>
  </context>
  <context>
    <name>SeatingPage</name>
    <message>
      <source>How do you sit round this computer?</source>
      <translation>Wie sitzt ihr um diesen Computer?</translation>
    </message>
    <message>
      <source>Asked once, before the table is first passed. It is changed under “Seating” in the menu.</source>
      <translation>Einmal gefragt, bevor der Tisch zum ersten Mal weitergegeben wird. Geändert wird es im Menü unter „Sitzordnung“.</translation>
    </message>
    <message>
      <source>is one curtain: the table is passed. Where only one person sits at the computer, none falls.</source>
      <translation>ist ein Vorhang: der Tisch wird weitergegeben. Wo nur eine Person am Computer sitzt, fällt keiner.</translation>
    </message>
  </context>
  <context>
    <name>SeatPlate</name>
    <message>
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>nicht gewählt</translation>
    </message>
    <message>
      <source>what everybody saw</source>
      <translation>was alle gesehen haben</translation>
    </message>
    <message>
      <source>{count} cards, face-down</source>
      <translation>{count} Karten, verdeckt</translation>
    </message>
    <message>
      <source>Seen by {name}, {chosen}</source>
      <translation>Gesehen von {name}, {chosen}</translation>
    </message>
    <message>
      <source>public only: what all saw</source>
      <translation>nur Öffentliches: was alle sahen</translation>
    </message>
    <message>
      <source>no cards</source>
      <translation>keine Karte</translation>
    </message>
  </context>
  <context>
    <name>SeatRow</name>
    <message>
      <source>Seen by</source>
      <translation>Gesehen von</translation>
    </message>
  </context>
  <context>
    <name>SeatRows</name>
    <message>
      <source>Name of the Coach</source>
      <translation>Name des Coachs</translation>
    </message>
    <message>
      <source>who coaches</source>
      <translation>wer coacht</translation>
    </message>
    <message>
      <source>Seats</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>leads the evening</source>
      <translation>leitet den Abend</translation>
    </message>
    <message>
      <source>who plays</source>
      <translation>wer spielt</translation>
    </message>
    <message>
      <source>Name of {colour}</source>
      <translation>Name von {colour}</translation>
    </message>
    <message>
      <source>Who plays {colour}</source>
      <translation>Wer {colour} spielt</translation>
    </message>
    <message>
      <source>one more</source>
      <translation>noch jemand</translation>
    </message>
  </context>
  <context>
    <name>Segments</name>
    <message>
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>nicht gewählt</translation>
    </message>
  </context>
  <context>
    <name>SelectPart</name>
    <message>
      <source>Your picks</source>
      <translation>Deine Auswahl</translation>
    </message>
    <message>
      <source>Reload</source>
      <translation>Nachladen</translation>
    </message>
    <message>
      <source>the whole round for new cards</source>
      <translation>die ganze Runde für neue Karten</translation>
    </message>
    <message>
      <source>No card</source>
      <translation>Keine Karte</translation>
    </message>
    <message>
      <source>this round is passed</source>
      <translation>diese Runde wird ausgesetzt</translation>
    </message>
    <message>
      <source>Lay down</source>
      <translation>Ablegen</translation>
    </message>
  </context>
  <context>
    <name>SessionCard</name>
    <message>
      <source>Enter opens it. The menu key offers more.</source>
      <translation>Enter öffnet sie. Die Menütaste bietet mehr.</translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>The settings could not be saved in {path}: {reason}. They last until the program ends.</source>
      <translation>Die Einstellungen konnten nicht in {path} gespeichert werden: {reason}. Sie gelten, bis das Programm endet.</translation>
    </message>
    <message>
      <source>What was chosen for {names} cannot be saved in {path}. It lasts until the program ends.</source>
      <translation>Was für {names} gewählt wurde, kann in {path} nicht gespeichert werden. Es gilt, bis das Programm endet.</translation>
    </message>
  </context>
  <context>
    <name>Sheet</name>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
  </context>
  <context>
    <name>sheet</name>
    <message>
      <source>usable now: {number}</source>
      <translation>jetzt nutzbar: {number}</translation>
    </message>
    <message>
      <source>{have} of {most}</source>
      <translation>{have} von {most}</translation>
    </message>
    <message>
      <source>Evolutions</source>
      <translation>Evolutionen</translation>
    </message>
    <message>
      <source>Endurance {now} of {most}</source>
      <translation>Ausdauer {now} von {most}</translation>
    </message>
    <message>
      <source>Commitments</source>
      <translation>Commitments</translation>
    </message>
    <message>
      <source>Her Stat</source>
      <translation>Ihr Wert</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>Robo</source>
      <translation>Robo</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Lektionen</translation>
    </message>
    <message>
      <source>{number} to spend</source>
      <translation>{number} auszugeben</translation>
    </message>
    <message>
      <source>Gambit Specialty: {words}</source>
      <translation>Spezialgebiet: {words}</translation>
    </message>
    <message>
      <source>The figure is the hand. {name}: Gear to Tier {tier}.</source>
      <translation>Die Zahl ist die Hand. {name}: Ausrüstung bis Tier {tier}.</translation>
    </message>
    <message>
      <source>In this fight.</source>
      <translation>In diesem Kampf.</translation>
    </message>
    <message>
      <source>2 × Circuit {number}</source>
      <translation>2 × Circuit {number}</translation>
    </message>
    <message>
      <source>Synapse {number}</source>
      <translation>Synapse {number}</translation>
    </message>
    <message>
      <source>at most {number}</source>
      <translation>höchstens {number}</translation>
    </message>
    <message>
      <source>Strike</source>
      <translation>Strike</translation>
    </message>
    <message>
      <source>First Contact plays without Techs, Robos and Gear.</source>
      <translation>First Contact spielt ohne Techs, Robos und Ausrüstung.</translation>
    </message>
    <message>
      <source>any</source>
      <translation>jedem</translation>
    </message>
    <message>
      <source>Not in this fight.</source>
      <translation>Nicht in diesem Kampf.</translation>
    </message>
    <message>
      <source>{position} of the Final Form.</source>
      <translation>{position} der Final Form.</translation>
    </message>
    <message>
      <source>Commander of this fight.</source>
      <translation>Commander dieses Kampfs.</translation>
    </message>
    <message>
      <source>Charges</source>
      <translation>Ladungen</translation>
    </message>
    <message>
      <source>Buffers</source>
      <translation>Puffer</translation>
    </message>
    <message>
      <source>Sync; Solo {solo}</source>
      <translation>Sync; Solo {solo}</translation>
    </message>
    <message>
      <source>Steel; Flesh {flesh}</source>
      <translation>Steel; Flesh {flesh}</translation>
    </message>
    <message>
      <source>Steel, we began</source>
      <translation>Steel, wir fingen an</translation>
    </message>
    <message>
      <source>Flesh, they began</source>
      <translation>Flesh, sie fingen an</translation>
    </message>
    <message>
      <source>{title} {have} of {most}, {why}</source>
      <translation>{title} {have} von {most}, {why}</translation>
    </message>
    <message>
      <source>She has no Techs at this table.</source>
      <translation>An diesem Tisch hat sie keine Techs.</translation>
    </message>
    <message>
      <source>Her Robo</source>
      <translation>Ihr Robo</translation>
    </message>
    <message numerus="yes">
      <source>{count} lost</source>
      <translation>
        <numerusform>{count} verloren</numerusform>
        <numerusform>{count} verloren</numerusform>
      </translation>
    </message>
    <message>
      <source>died</source>
      <translation>gestorben</translation>
    </message>
    <message>
      <source>Hand</source>
      <translation>Hand</translation>
    </message>
    <message>
      <source>for everybody</source>
      <translation>für alle</translation>
    </message>
    <message>
      <source>Harmony, locked</source>
      <translation>Harmonie, gesperrt</translation>
    </message>
    <message>
      <source>{robo}, Endurance {have} of {most}</source>
      <translation>{robo}, Ausdauer {have} von {most}</translation>
    </message>
    <message>
      <source>Com.</source>
      <translation>Com.</translation>
    </message>
    <message>
      <source>Drew</source>
      <translation>Gezogen</translation>
    </message>
    <message>
      <source>Solo, for herself</source>
      <translation>Solo, für sich selbst</translation>
    </message>
    <message>
      <source>Sync, for the Team</source>
      <translation>Sync, für das Team</translation>
    </message>
    <message>
      <source>Draws</source>
      <translation>Zieht</translation>
    </message>
    <message>
      <source>Rank {rank}</source>
      <translation>Rang {rank}</translation>
    </message>
    <message>
      <source>always on</source>
      <translation>immer an</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>down until it is repaired</source>
      <translation>am Boden, bis er repariert ist</translation>
    </message>
    <message>
      <source>in the Final Form</source>
      <translation>in der Final Form</translation>
    </message>
    <message>
      <source>in the scene</source>
      <translation>in der Szene</translation>
    </message>
    <message>
      <source>in the Hangar</source>
      <translation>im Hangar</translation>
    </message>
    <message>
      <source>Summon</source>
      <translation>Rufen</translation>
    </message>
    <message>
      <source>costs an Assist and 1 Pit Crew</source>
      <translation>kostet einen Assist und 1 Boxencrew</translation>
    </message>
    <message>
      <source>{kind}: empty</source>
      <translation>{kind}: leer</translation>
    </message>
    <message>
      <source>the Armory holds {number}</source>
      <translation>die Waffenkammer hat {number}</translation>
    </message>
    <message>
      <source>As an Assist, in one's own turn</source>
      <translation>Als Assist, im eigenen Zug</translation>
    </message>
    <message>
      <source>In the story</source>
      <translation>In der Geschichte</translation>
    </message>
    <message>
      <source>When a Gambit is named</source>
      <translation>Wenn ein Gambit genannt wird</translation>
    </message>
    <message>
      <source>In a Gambit, with its cards</source>
      <translation>In einem Gambit, mit seinen Karten</translation>
    </message>
    <message>
      <source>In a Gambit, at the reveal</source>
      <translation>In einem Gambit, beim Aufdecken</translation>
    </message>
    <message>
      <source>When a Throwdown begins</source>
      <translation>Wenn ein Throwdown beginnt</translation>
    </message>
    <message>
      <source>At the initiative cards</source>
      <translation>Bei den Initiativkarten</translation>
    </message>
    <message>
      <source>With a Drive of her own</source>
      <translation>Mit einem eigenen Drive</translation>
    </message>
    <message>
      <source>When her Drive lies on the Pile</source>
      <translation>Wenn ihr Drive auf dem Pile liegt</translation>
    </message>
    <message>
      <source>When her card is answered</source>
      <translation>Wenn auf ihre Karte geantwortet wird</translation>
    </message>
    <message>
      <source>When a Robo comes in</source>
      <translation>Wenn ein Robo dazukommt</translation>
    </message>
    <message>
      <source>When a Rumble begins</source>
      <translation>Wenn ein Rumble beginnt</translation>
    </message>
    <message>
      <source>When an event is fired</source>
      <translation>Wenn ein Ereignis ausgelöst wird</translation>
    </message>
    <message>
      <source>When damage is soaked</source>
      <translation>Wenn Schaden abgefangen wird</translation>
    </message>
    <message>
      <source>After an event</source>
      <translation>Nach einem Ereignis</translation>
    </message>
    <message>
      <source>When a scenario starts</source>
      <translation>Wenn ein Szenario beginnt</translation>
    </message>
    <message>
      <source>At the end of a scenario</source>
      <translation>Am Ende eines Szenarios</translation>
    </message>
    <message>
      <source>With the Spoils</source>
      <translation>Bei der Beute</translation>
    </message>
    <message>
      <source>At clean-up</source>
      <translation>Beim Aufräumen</translation>
    </message>
    <message>
      <source>With an Omen</source>
      <translation>Mit einem Omen</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Aussteigen</translation>
    </message>
    <message>
      <source>go on foot again</source>
      <translation>wieder zu Fuß gehen</translation>
    </message>
    <message>
      <source>Climb in</source>
      <translation>Einsteigen</translation>
    </message>
    <message>
      <source>a fight costs 1 Pit Crew</source>
      <translation>ein Kampf kostet 1 Boxencrew</translation>
    </message>
    <message>
      <source>Tier {tier}</source>
      <translation>Tier {tier}</translation>
    </message>
    <message>
      <source>used</source>
      <translation>benutzt</translation>
    </message>
  </context>
  <context>
    <name>shelf</name>
    <message>
      <source>The copy that you choose becomes a new session beside this one.</source>
      <translation>Die gewählte Kopie wird eine neue Sitzung neben dieser.</translation>
    </message>
    <message>
      <source>Earlier copies of {name}</source>
      <translation>Frühere Kopien von {name}</translation>
    </message>
    <message numerus="yes">
      <source>{count} entries</source>
      <translation>
        <numerusform>{count} Eintrag</numerusform>
        <numerusform>{count} Einträge</numerusform>
      </translation>
    </message>
    <message>
      <source>{number} of {all} changed</source>
      <translation>{number} von {all} geändert</translation>
    </message>
    <message>
      <source>Rulings of this table</source>
      <translation>Regelungen dieses Tisches</translation>
    </message>
    <message>
      <source>Each can be changed at the table, at any time.</source>
      <translation>Jede lässt sich am Tisch ändern, jederzeit.</translation>
    </message>
    <message>
      <source>Kept in</source>
      <translation>Aufgehoben in</translation>
    </message>
    <message>
      <source>{fewest} to {most} people</source>
      <translation>{fewest} bis {most} Leute</translation>
    </message>
    <message>
      <source>{most} people</source>
      <translation>{most} Leute</translation>
    </message>
    <message>
      <source>difficulty {number} of 5</source>
      <translation>Schwierigkeit {number} von 5</translation>
    </message>
    <message>
      <source>{words}, {number} come</source>
      <translation>{words}, {number} kommen</translation>
    </message>
    <message>
      <source>{number} come now</source>
      <translation>jetzt kommen {number}</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>not chosen</source>
      <translation>nicht gewählt</translation>
    </message>
    <message>
      <source>no rules needed</source>
      <translation>ohne Regelkenntnis</translation>
    </message>
    <message>
      <source>for Freshmen</source>
      <translation>für Freshmen</translation>
    </message>
    <message>
      <source>for Sophomores</source>
      <translation>für Sophomores</translation>
    </message>
    <message>
      <source>for Juniors</source>
      <translation>für Juniors</translation>
    </message>
    <message>
      <source>for Seniors</source>
      <translation>für Seniors</translation>
    </message>
    <message>
      <source>Open in another window</source>
      <translation>In einem anderen Fenster offen</translation>
    </message>
    <message>
      <source>Damaged. Press to see what is whole</source>
      <translation>Beschädigt. Drücken, um zu sehen, was heil ist</translation>
    </message>
    <message>
      <source>Today, {clock}</source>
      <translation>Heute, {clock}</translation>
    </message>
    <message>
      <source>Yesterday, {clock}</source>
      <translation>Gestern, {clock}</translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d. MMMM</translation>
    </message>
  </context>
  <context>
    <name>ShelfRoom</name>
    <message>
      <source>Sessions</source>
      <translation>Sitzungen</translation>
    </message>
    <message>
      <source>FUSION! card table</source>
      <translation>FUSION! Kartentisch</translation>
    </message>
    <message>
      <source>Everything is saved as you play.</source>
      <translation>Alles wird beim Spielen gespeichert.</translation>
    </message>
    <message>
      <source>New session</source>
      <translation>Neue Sitzung</translation>
    </message>
    <message>
      <source>First Contact</source>
      <translation>First Contact</translation>
    </message>
    <message>
      <source>Open a file</source>
      <translation>Datei öffnen</translation>
    </message>
    <message>
      <source>Colours, wall, language</source>
      <translation>Farben, Wand, Sprache</translation>
    </message>
  </context>
  <context>
    <name>ShelfWindow</name>
    <message>
      <source>That was not possible</source>
      <translation>Das war nicht möglich</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>{whole} of {all} entries can be saved; lost: {lost}.</source>
      <translation>{whole} von {all} Einträgen lassen sich retten; verloren: {lost}.</translation>
    </message>
    <message>
      <source>And {count} more.</source>
      <translation>Und {count} weitere.</translation>
    </message>
    <message>
      <source>{whole} of {all} entries were saved in {file}; lost: {lost}. The damaged file was not touched.</source>
      <translation>{whole} von {all} Einträgen wurden in {file} gerettet; verloren: {lost}. Die beschädigte Datei blieb unberührt.</translation>
    </message>
    <message>
      <source>All {all} entries can be saved.</source>
      <translation>Alle {all} Einträge lassen sich retten.</translation>
    </message>
    <message>
      <source>All {count} entries can be read.</source>
      <translation>Alle {count} Einträge können gelesen werden.</translation>
    </message>
    <message>
      <source>All {all} entries were saved in {file}. The damaged file was not touched.</source>
      <translation>Alle {all} Einträge wurden in {file} gerettet. Die beschädigte Datei blieb unberührt.</translation>
    </message>
    <message>
      <source>Save what is whole into a new session</source>
      <translation>Das Heile in einer neuen Sitzung sichern</translation>
    </message>
    <message>
      <source>{name} is damaged</source>
      <translation>{name} ist beschädigt</translation>
    </message>
    <message>
      <source>Earlier copies</source>
      <translation>Frühere Kopien</translation>
    </message>
    <message>
      <source>It is on the shelf as {name}. The present session was not changed.</source>
      <translation>Sie steht als {name} im Regal. Die jetzige Sitzung wurde nicht geändert.</translation>
    </message>
    <message>
      <source>It cannot be opened</source>
      <translation>Lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>Make this Team</source>
      <translation>Dieses Team bilden</translation>
    </message>
    <message>
      <source>Export as record</source>
      <translation>Als Protokoll exportieren</translation>
    </message>
    <message>
      <source>Records (*.record)</source>
      <translation>Protokolle (*.record)</translation>
    </message>
    <message>
      <source>Checking {name}</source>
      <translation>{name} wird geprüft</translation>
    </message>
    <message>
      <source>Copying {name}</source>
      <translation>{name} wird kopiert</translation>
    </message>
    <message>
      <source>Saving what is whole of {name}</source>
      <translation>Was von {name} heil ist, wird gesichert</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Wiedergabe</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Verdoppeln</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Show folder</source>
      <translation>Ordner zeigen</translation>
    </message>
    <message>
      <source>Making a copy of {name} to look at</source>
      <translation>Zum Ansehen wird {name} kopiert</translation>
    </message>
    <message>
      <source>{name} (copy)</source>
      <translation>{name} (Kopie)</translation>
    </message>
    <message>
      <source>Writing the record of {name}</source>
      <translation>Das Protokoll von {name} wird geschrieben</translation>
    </message>
    <message>
      <source>There are none</source>
      <translation>Es gibt keine</translation>
    </message>
    <message>
      <source>Rename {name}</source>
      <translation>{name} umbenennen</translation>
    </message>
    <message>
      <source>The earlier copy is a new session</source>
      <translation>Die frühere Kopie ist eine neue Sitzung</translation>
    </message>
    <message>
      <source>{name} (saved)</source>
      <translation>{name} (gesichert)</translation>
    </message>
    <message>
      <source>What is whole was saved</source>
      <translation>Was heil ist, wurde gesichert</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>The record is written</source>
      <translation>Das Protokoll ist geschrieben</translation>
    </message>
    <message>
      <source>{name} is whole</source>
      <translation>{name} ist heil</translation>
    </message>
    <message>
      <source>Sessions and records (*.gattai *.record)</source>
      <translation>Sitzungen und Protokolle (*.gattai *.record)</translation>
    </message>
    <message>
      <source>Open a session or record</source>
      <translation>Sitzung oder Protokoll öffnen</translation>
    </message>
    <message>
      <source>Where is the session kept?</source>
      <translation>Wo wird die Sitzung aufgehoben?</translation>
    </message>
    <message>
      <source>Playing {name} into a session</source>
      <translation>{name} wird in eine Sitzung gespielt</translation>
    </message>
    <message>
      <source>Nothing can be written there</source>
      <translation>Dort lässt sich nichts schreiben</translation>
    </message>
    <message>
      <source>The shelf cannot be read</source>
      <translation>Das Regal kann nicht gelesen werden</translation>
    </message>
  </context>
  <context>
    <name>short</name>
    <message>
      <source>Beyond Coach's Strike</source>
      <translation>Über Coachs Strike</translation>
    </message>
    <message>
      <source>Nothing is higher</source>
      <translation>Nichts ist höher</translation>
    </message>
    <message>
      <source>Not of that rank</source>
      <translation>Nicht dieser Rang</translation>
    </message>
    <message>
      <source>No higher suit</source>
      <translation>Keine höhere Farbe</translation>
    </message>
    <message>
      <source>Only a lower suit</source>
      <translation>Nur niedrigere Farbe</translation>
    </message>
    <message>
      <source>Only with a Two</source>
      <translation>Nur mit einer Zwei</translation>
    </message>
    <message>
      <source>Nothing to Block</source>
      <translation>Nichts zu blocken</translation>
    </message>
    <message>
      <source>It won the initiative</source>
      <translation>Gewann die Initiative</translation>
    </message>
    <message>
      <source>It began the Rumble</source>
      <translation>Begann den Rumble</translation>
    </message>
    <message>
      <source>Too late for that</source>
      <translation>Dafür ist es zu spät</translation>
    </message>
    <message>
      <source>No stage is left</source>
      <translation>Keine Stufe mehr</translation>
    </message>
    <message>
      <source>The BGM rises</source>
      <translation>Das BGM erhebt sich</translation>
    </message>
    <message>
      <source>{name} plays</source>
      <translation>{name} spielt</translation>
    </message>
    <message>
      <source>{name} drives</source>
      <translation>{name} ist dran</translation>
    </message>
    <message>
      <source>{side} is on turn</source>
      <translation>{side} am Zug</translation>
    </message>
    <message>
      <source>Not in this fight</source>
      <translation>Nicht in diesem Kampf</translation>
    </message>
    <message>
      <source>Only in stage 3</source>
      <translation>Nur in Stufe 3</translation>
    </message>
    <message>
      <source>Running already</source>
      <translation>Läuft schon</translation>
    </message>
    <message>
      <source>Not in First Contact</source>
      <translation>Nicht in First Contact</translation>
    </message>
    <message>
      <source>Not against Pilots</source>
      <translation>Nicht gegen Pilotinnen</translation>
    </message>
    <message>
      <source>Needs a BGM in the fight</source>
      <translation>Braucht ein BGM</translation>
    </message>
    <message>
      <source>The BGM is asleep</source>
      <translation>Das BGM schläft</translation>
    </message>
    <message>
      <source>No Robo works</source>
      <translation>Kein Robo bereit</translation>
    </message>
    <message>
      <source>Only Concede is left</source>
      <translation>Nur noch aufgeben</translation>
    </message>
    <message>
      <source>One in a turn</source>
      <translation>Einer je Zug</translation>
    </message>
    <message>
      <source>There already</source>
      <translation>Schon da</translation>
    </message>
    <message>
      <source>Down until repaired</source>
      <translation>Muss repariert werden</translation>
    </message>
    <message>
      <source>No Pit Crew</source>
      <translation>Keine Boxencrew</translation>
    </message>
    <message>
      <source>No Face card, no Ace</source>
      <translation>Kein Bild, kein Ass</translation>
    </message>
    <message>
      <source>Needs a Face card</source>
      <translation>Braucht eine Bildkarte</translation>
    </message>
    <message>
      <source>Needs an Ace</source>
      <translation>Braucht ein Ass</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>Verbraucht</translation>
    </message>
    <message>
      <source>No Charge left</source>
      <translation>Keine Ladung mehr</translation>
    </message>
    <message>
      <source>Nothing to repeat yet</source>
      <translation>Noch nichts da</translation>
    </message>
    <message>
      <source>The Deck is empty</source>
      <translation>Das Deck ist leer</translation>
    </message>
    <message>
      <source>A Commitment is lost</source>
      <translation>Commitment verloren</translation>
    </message>
    <message>
      <source>{name} cannot act</source>
      <translation>{name} ist raus</translation>
    </message>
    <message>
      <source>None is Active</source>
      <translation>Keines ist aktiv</translation>
    </message>
    <message>
      <source>Not in a conflict</source>
      <translation>Nicht im Konflikt</translation>
    </message>
    <message>
      <source>Not in play</source>
      <translation>Nicht im Spiel</translation>
    </message>
    <message>
      <source>In your own turn</source>
      <translation>Nur im eigenen Zug</translation>
    </message>
    <message>
      <source>No card is left</source>
      <translation>Keine Karte mehr</translation>
    </message>
    <message>
      <source>No card in hand</source>
      <translation>Keine Handkarte</translation>
    </message>
  </context>
  <context>
    <name>SpoilPlate</name>
    <message>
      <source>taken {count} times</source>
      <translation>{count}-mal genommen</translation>
    </message>
  </context>
  <context>
    <name>SpoilsBoard</name>
    <message>
      <source>No Ultimate Spoil this time: they need a wipe, or 127 points.</source>
      <translation>Diesmal keine höchste Beute: Dafür braucht es einen Wipe oder 127 Punkte.</translation>
    </message>
    <message>
      <source>Space takes, Enter chooses for whom, Del gives back. Nothing happens before you apply.</source>
      <translation>Leertaste nimmt, Enter wählt für wen, Entf gibt zurück. Nichts geschieht, bevor du bestätigst.</translation>
    </message>
    <message>
      <source>IN THIS ORDER</source>
      <translation>IN DIESER FOLGE</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Bestätigen</translation>
    </message>
    <message>
      <source>{count} left</source>
      <translation>{count} übrig</translation>
    </message>
    <message>
      <source>BASIC SPOILS</source>
      <translation>EINFACHE BEUTE</translation>
    </message>
    <message>
      <source>FOR WHOM</source>
      <translation>FÜR WEN</translation>
    </message>
    <message>
      <source>ULTIMATE SPOILS</source>
      <translation>HÖCHSTE BEUTE</translation>
    </message>
  </context>
  <context>
    <name>StationPlate</name>
    <message>
      <source>done</source>
      <translation>getan</translation>
    </message>
    <message>
      <source>we are here</source>
      <translation>hier sind wir</translation>
    </message>
  </context>
  <context>
    <name>StoryPane</name>
    <message>
      <source>Story</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>There is no Pile in Story</source>
      <translation>In der Geschichte liegt kein Pile</translation>
    </message>
    <message>
      <source>What may start now</source>
      <translation>Was jetzt beginnen kann</translation>
    </message>
  </context>
  <context>
    <name>StoryPlates</name>
    <message>
      <source>Factions {seen} of {all}</source>
      <translation>Fraktionen {seen} von {all}</translation>
    </message>
    <message>
      <source>Locations {seen} of {all}</source>
      <translation>Orte {seen} von {all}</translation>
    </message>
    <message>
      <source>Threats {seen} of {all}</source>
      <translation>Bedrohungen {seen} von {all}</translation>
    </message>
  </context>
  <context>
    <name>StripDrawer</name>
    <message>
      <source>The clashes of this battle</source>
      <translation>Die Clashs dieses Kampfs</translation>
    </message>
  </context>
  <context>
    <name>table</name>
    <message>
      <source>Challenge {name} with which card?</source>
      <translation>{name} mit welcher Karte herausfordern?</translation>
    </message>
    <message>
      <source>It lies face-down until both initiative cards are revealed. The higher one opens the Pile.</source>
      <translation>Sie liegt verdeckt, bis beide Initiativkarten aufgedeckt werden. Die höhere eröffnet den Pile.</translation>
    </message>
    <message>
      <source>What the winner gets</source>
      <translation>Was die Siegerin bekommt</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>Worum</translation>
    </message>
    <message>
      <source>Threats fight for him</source>
      <translation>Bedrohungen kämpfen für ihn</translation>
    </message>
    <message>
      <source>Fight on</source>
      <translation>Weiterkämpfen</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Concede</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Lay the Hand down</source>
      <translation>Die Hand niederlegen</translation>
    </message>
    <message>
      <source>Take a side</source>
      <translation>Seite wählen</translation>
    </message>
    <message>
      <source>Open the vault</source>
      <translation>Den Tresor öffnen</translation>
    </message>
    <message>
      <source>Spend an Omen</source>
      <translation>Ein Omen ausgeben</translation>
    </message>
    <message>
      <source>Concede the Throwdown?</source>
      <translation>Den Throwdown aufgeben?</translation>
    </message>
    <message>
      <source>{words}, or something else</source>
      <translation>{words}, oder etwas anderes</translation>
    </message>
    <message>
      <source>With which card?</source>
      <translation>Mit welcher Karte?</translation>
    </message>
    <message>
      <source>Which Assist?</source>
      <translation>Welcher Assist?</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>It is read</source>
      <translation>Es ist vorgelesen</translation>
    </message>
    <message>
      <source>Which Faction wakes?</source>
      <translation>Welche Fraktion erwacht?</translation>
    </message>
    <message>
      <source>Leave what is being played?</source>
      <translation>Verlassen, was gerade gespielt wird?</translation>
    </message>
    <message>
      <source>Write a note</source>
      <translation>Notiz schreiben</translation>
    </message>
    <message>
      <source>A line for the log</source>
      <translation>Eine Zeile für den Verlauf</translation>
    </message>
    <message>
      <source>The scene</source>
      <translation>Die Szene</translation>
    </message>
    <message>
      <source>Tell the scene</source>
      <translation>Die Szene erzählen</translation>
    </message>
    <message>
      <source>Its name, and what you read aloud</source>
      <translation>Ihr Name, und was du vorliest</translation>
    </message>
    <message>
      <source>By hand</source>
      <translation>Von Hand</translation>
    </message>
    <message>
      <source>Cards, gauges, rulings, guide</source>
      <translation>Karten, Anzeigen, Regelungen, Regelhilfe</translation>
    </message>
    <message>
      <source>What else</source>
      <translation>Was noch</translation>
    </message>
    <message>
      <source>What the scene is called</source>
      <translation>Wie die Szene heißt</translation>
    </message>
    <message>
      <source>What you read aloud</source>
      <translation>Was du vorliest</translation>
    </message>
    <message>
      <source>Tell it</source>
      <translation>Erzählen</translation>
    </message>
    <message>
      <source>Pass it to {name}</source>
      <translation>An {name} geben</translation>
    </message>
    <message>
      <source>Lay cards of the hand on the Pilots of the Final Form, or keep what you have.</source>
      <translation>Leg Karten der Hand auf die Pilotinnen der Final Form oder behalte, was du hast.</translation>
    </message>
    <message>
      <source>each votes behind a curtain</source>
      <translation>jede stimmt hinter dem Vorhang ab</translation>
    </message>
    <message>
      <source>each votes in turn</source>
      <translation>alle stimmen nacheinander ab</translation>
    </message>
    <message>
      <source>Coach offers you a Gambit</source>
      <translation>Coach bietet dir ein Gambit an</translation>
    </message>
    <message>
      <source>The play was Dissonant. Buffers may take what it fires.</source>
      <translation>Der Zug war Dissonant. Puffer dürfen abfangen, was er auslöst.</translation>
    </message>
    <message>
      <source>A Spoil of the Throwdown.</source>
      <translation>Eine Beute des Throwdowns.</translation>
    </message>
    <message>
      <source>An Omen was spent.</source>
      <translation>Ein Omen wurde ausgegeben.</translation>
    </message>
    <message>
      <source>A consequence of the Gambit.</source>
      <translation>Eine Folge des Gambits.</translation>
    </message>
    <message>
      <source>Yes, and: the goal is reached.</source>
      <translation>Ja, und: Das Ziel ist erreicht.</translation>
    </message>
    <message>
      <source>Yes, but: the goal is reached, at a cost.</source>
      <translation>Ja, aber: Das Ziel ist erreicht, zu einem Preis.</translation>
    </message>
    <message>
      <source>No, but: the goal is missed, and something is gained.</source>
      <translation>Nein, aber: Das Ziel ist verfehlt, und etwas ist gewonnen.</translation>
    </message>
    <message>
      <source>No, and: the goal is missed, at a cost.</source>
      <translation>Nein, und: Das Ziel ist verfehlt, zu einem Preis.</translation>
    </message>
    <message>
      <source>Coach fired it.</source>
      <translation>Coach hat es ausgelöst.</translation>
    </message>
    <message>
      <source>A Wave of a Threat.</source>
      <translation>Eine Wave einer Bedrohung.</translation>
    </message>
    <message>
      <source>A Storm of a Threat.</source>
      <translation>Ein Storm einer Bedrohung.</translation>
    </message>
    <message>
      <source>The Attack of a Threat.</source>
      <translation>Der Angriff einer Bedrohung.</translation>
    </message>
    <message>
      <source>Strike: {each}</source>
      <translation>Strike: {each}</translation>
    </message>
    <message>
      <source>in the story alone</source>
      <translation>nur in der Geschichte</translation>
    </message>
    <message>
      <source>Fan Club</source>
      <translation>Fanclub</translation>
    </message>
    <message>
      <source>Buffers</source>
      <translation>Puffer</translation>
    </message>
    <message>
      <source>{team} for the Team</source>
      <translation>{team} für das Team</translation>
    </message>
    <message>
      <source>{alone} for herself, by show of hands</source>
      <translation>{alone} für sich, mit Handzeichen</translation>
    </message>
    <message>
      <source>Assist</source>
      <translation>Assist</translation>
    </message>
    <message numerus="yes">
      <source>{count} to choose from</source>
      <translation>
        <numerusform>{count} zur Wahl</numerusform>
        <numerusform>{count} zur Wahl</numerusform>
      </translation>
    </message>
    <message>
      <source>For 1 Pit Crew</source>
      <translation>Für 1 Boxencrew</translation>
    </message>
    <message>
      <source>Comes into the fight for 1 Pit Crew</source>
      <translation>Kommt für 1 Boxencrew</translation>
    </message>
    <message>
      <source>Wave</source>
      <translation>Wave</translation>
    </message>
    <message>
      <source>Storm</source>
      <translation>Storm</translation>
    </message>
    <message>
      <source>Her Robo</source>
      <translation>Ihr Robo</translation>
    </message>
    <message>
      <source>{name}: {more} to {less}</source>
      <translation>{name}: {more} zu {less}</translation>
    </message>
    <message>
      <source>No card in hand</source>
      <translation>Keine Karte auf der Hand</translation>
    </message>
    <message>
      <source>Your cards are covered</source>
      <translation>Die Karten sind verdeckt</translation>
    </message>
    <message>
      <source>{name} win, {more} to {less}</source>
      <translation>{name} gewinnen, {more} zu {less}</translation>
    </message>
    <message>
      <source>{name} wins, {more} to {less}</source>
      <translation>{name} gewinnt, {more} zu {less}</translation>
    </message>
    <message>
      <source>one card may do it</source>
      <translation>eine Karte kann es</translation>
    </message>
    <message>
      <source>several cards may do it</source>
      <translation>mehrere Karten können es</translation>
    </message>
    <message>
      <source>No {rank} in hand</source>
      <translation>Kein Rang {rank} auf der Hand</translation>
    </message>
    <message>
      <source>Nothing beats {card}</source>
      <translation>Nichts schlägt {card}</translation>
    </message>
    <message>
      <source>It begins at Harmony {harmony}</source>
      <translation>Es beginnt mit Harmonie {harmony}</translation>
    </message>
    <message>
      <source>No card</source>
      <translation>Keine Karte</translation>
    </message>
    <message>
      <source>Back to {name}</source>
      <translation>Zurück zu {name}</translation>
    </message>
    <message>
      <source>{name} invests</source>
      <translation>{name} investiert</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Später</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Zurück zum Regal</translation>
    </message>
    <message>
      <source>Pass the table to {name}</source>
      <translation>Den Tisch an {name} geben</translation>
    </message>
    <message>
      <source>Pass the table</source>
      <translation>Tisch weitergeben</translation>
    </message>
    <message>
      <source>{name} challenges</source>
      <translation>{name} fordert heraus</translation>
    </message>
    <message>
      <source>Make this Team</source>
      <translation>Dieses Team bilden</translation>
    </message>
    <message>
      <source>Read it aloud</source>
      <translation>Vorlesen</translation>
    </message>
    <message>
      <source>A Faction wakes</source>
      <translation>Eine Fraktion erwacht</translation>
    </message>
    <message>
      <source>Each may invest once more</source>
      <translation>Jede darf noch einmal investieren</translation>
    </message>
    <message>
      <source>No helpers in {edition} ({ruling})</source>
      <translation>Keine Helferinnen in {edition} ({ruling})</translation>
    </message>
    <message>
      <source>A Gambit for {name}</source>
      <translation>Ein Gambit für {name}</translation>
    </message>
    <message>
      <source>No helpers at this table ({ruling})</source>
      <translation>Keine Helferinnen an diesem Tisch ({ruling})</translation>
    </message>
    <message>
      <source>from the hand</source>
      <translation>von der Hand</translation>
    </message>
    <message>
      <source>from the Deck</source>
      <translation>vom Deck</translation>
    </message>
    <message>
      <source>from a Faction</source>
      <translation>von einer Fraktion</translation>
    </message>
    <message>
      <source>blind, from the Deck</source>
      <translation>blind, vom Deck</translation>
    </message>
    <message>
      <source>{count} more</source>
      <translation>{count} weitere</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>depleted</source>
      <translation>erschöpft</translation>
    </message>
    <message>
      <source>threatened</source>
      <translation>bedroht</translation>
    </message>
    <message>
      <source>subsistence</source>
      <translation>knapp</translation>
    </message>
    <message>
      <source>surplus</source>
      <translation>im Überschuss</translation>
    </message>
    <message>
      <source>bountiful</source>
      <translation>reichlich</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} Karte</numerusform>
        <numerusform>{count} Karten</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} Pilots a side</source>
      <translation>{count} je Seite</translation>
    </message>
    <message>
      <source>Boon: {text}</source>
      <translation>Segen: {text}</translation>
    </message>
    <message>
      <source>Blight: {text}</source>
      <translation>Fluch: {text}</translation>
    </message>
    <message>
      <source>none active</source>
      <translation>keins aktiv</translation>
    </message>
    <message>
      <source>one active</source>
      <translation>eins aktiv</translation>
    </message>
    <message>
      <source>two active</source>
      <translation>zwei aktiv</translation>
    </message>
    <message>
      <source>TR</source>
      <translation>TR</translation>
    </message>
    <message>
      <source>Strike</source>
      <translation>Strike</translation>
    </message>
    <message>
      <source>Stack</source>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>drives this fight</source>
      <translation>treibt diesen Kampf</translation>
    </message>
    <message>
      <source>in the fight</source>
      <translation>im Kampf</translation>
    </message>
    <message>
      <source>Tarry</source>
      <translation>Tarry</translation>
    </message>
    <message>
      <source>Passing score</source>
      <translation>Bestanden ab</translation>
    </message>
    <message>
      <source>Stat</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Danach</translation>
    </message>
    <message>
      <source>Scenario</source>
      <translation>Szenario</translation>
    </message>
    <message>
      <source>Tech: cards to her and back</source>
      <translation>Tech: Karten zu ihr und zurück</translation>
    </message>
    <message>
      <source>Tech: the others draw</source>
      <translation>Tech: die anderen ziehen</translation>
    </message>
    <message>
      <source>Tech: another Tech again</source>
      <translation>Tech: eine Tech noch einmal</translation>
    </message>
    <message>
      <source>Tech: they discard</source>
      <translation>Tech: sie legen ab</translation>
    </message>
    <message>
      <source>Tech: Trauma</source>
      <translation>Tech: Trauma</translation>
    </message>
    <message>
      <source>Tech: repairs</source>
      <translation>Tech: repariert</translation>
    </message>
    <message>
      <source>Tech: moves the fight</source>
      <translation>Tech: verlegt den Kampf</translation>
    </message>
    <message>
      <source>full size</source>
      <translation>volle Größe</translation>
    </message>
    <message>
      <source>not grown yet</source>
      <translation>noch nicht gewachsen</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>or drag a card: {places}</source>
      <translation>oder eine Karte ziehen: {places}</translation>
    </message>
    <message>
      <source>More: scene, by hand</source>
      <translation>Mehr: Szene, von Hand</translation>
    </message>
    <message>
      <source>Scene, by hand</source>
      <translation>Szene, von Hand</translation>
    </message>
    <message>
      <source>Spend Omen</source>
      <translation>Omen ausgeben</translation>
    </message>
    <message>
      <source>Step {number}: {what}</source>
      <translation>Schritt {number}: {what}</translation>
    </message>
    <message>
      <source>Scene {number}</source>
      <translation>Szene {number}</translation>
    </message>
    <message>
      <source>or drag a card to its place</source>
      <translation>oder eine Karte an ihren Platz ziehen</translation>
    </message>
    <message>
      <source>Offer one to a Pilot</source>
      <translation>Einer anbieten</translation>
    </message>
    <message>
      <source>Offer one</source>
      <translation>Anbieten</translation>
    </message>
    <message>
      <source>Challenge a Pilot</source>
      <translation>Eine herausfordern</translation>
    </message>
    <message>
      <source>Challenge</source>
      <translation>Fordern</translation>
    </message>
    <message numerus="yes">
      <source>{count} cards of Coach's Deck</source>
      <translation>
        <numerusform>{count} Karte vom Coachdeck</numerusform>
        <numerusform>{count} Karten vom Coachdeck</numerusform>
      </translation>
    </message>
    <message>
      <source>Coach's Deck</source>
      <translation>Coachdeck</translation>
    </message>
    <message>
      <source>A Wave, Ruin or another event</source>
      <translation>Wave, Ruin oder anderes</translation>
    </message>
    <message>
      <source>An event</source>
      <translation>Ein Ereignis</translation>
    </message>
    <message>
      <source>Challenge somebody</source>
      <translation>Jemanden herausfordern</translation>
    </message>
    <message>
      <source>A card on a Faction</source>
      <translation>Eine Karte auf eine Fraktion</translation>
    </message>
    <message>
      <source>A card</source>
      <translation>Eine Karte</translation>
    </message>
    <message>
      <source>Invest</source>
      <translation>Investieren</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Jetzt nicht</translation>
    </message>
    <message>
      <source>Next Crisis step</source>
      <translation>Krise rückt vor</translation>
    </message>
    <message>
      <source>onto a Faction to invest it</source>
      <translation>auf eine Fraktion, um sie zu investieren</translation>
    </message>
    <message>
      <source>onto the Coach to challenge him</source>
      <translation>auf den Coach, um ihn zu fordern</translation>
    </message>
    <message>
      <source>onto a Pilot or the Coach to challenge</source>
      <translation>auf eine Pilotin oder den Coach, um zu fordern</translation>
    </message>
    <message>
      <source>onto Gambit to offer one</source>
      <translation>auf Gambit, um eines anzubieten</translation>
    </message>
    <message>
      <source>Shuffle and deal</source>
      <translation>Mischen und austeilen</translation>
    </message>
    <message>
      <source>Gambit</source>
      <translation>Gambit</translation>
    </message>
    <message>
      <source>Throwdown</source>
      <translation>Throwdown</translation>
    </message>
    <message>
      <source>Make happen</source>
      <translation>Auslösen</translation>
    </message>
    <message>
      <source>Next step</source>
      <translation>Ein Schritt</translation>
    </message>
    <message>
      <source>Charges</source>
      <translation>Ladungen</translation>
    </message>
    <message>
      <source>Deal the cards</source>
      <translation>Karten austeilen</translation>
    </message>
    <message>
      <source>Tell, note</source>
      <translation>Erzählen, notieren</translation>
    </message>
    <message>
      <source>No Faction here</source>
      <translation>Keine Fraktion hier</translation>
    </message>
    <message>
      <source>onto a Pilot to challenge her</source>
      <translation>auf eine Pilotin, um sie zu fordern</translation>
    </message>
    <message>
      <source>Pilots</source>
      <translation>Pilotinnen</translation>
    </message>
    <message>
      <source>{name}'s turn</source>
      <translation>{name} ist dran</translation>
    </message>
    <message>
      <source>Stage {number}, {name}: worth {points}</source>
      <translation>Stufe {number}, {name}: Wert {points}</translation>
    </message>
    <message>
      <source>Coach</source>
      <translation>Coach</translation>
    </message>
    <message>
      <source>Pilots' turn</source>
      <translation>Die Pilotinnen sind dran</translation>
    </message>
    <message>
      <source>{name} is challenged: a card accepts</source>
      <translation>{name} ist gefordert: Eine Karte nimmt an</translation>
    </message>
    <message>
      <source>Before stage 1: who fights on which side?</source>
      <translation>Vor Stufe 1: Wer kämpft auf welcher Seite?</translation>
    </message>
    <message>
      <source>Before stage 1: both initiative cards lie face-down</source>
      <translation>Vor Stufe 1: Beide Initiativkarten liegen verdeckt</translation>
    </message>
    <message>
      <source>{what}, Wild</source>
      <translation>{what}, Wild</translation>
    </message>
    <message>
      <source>, hard</source>
      <translation>, hart</translation>
    </message>
    <message>
      <source>over </source>
      <translation>über </translation>
    </message>
    <message>
      <source>{name} over </source>
      <translation>{name} über </translation>
    </message>
    <message>
      <source>Strike {number}</source>
      <translation>Strike {number}</translation>
    </message>
    <message>
      <source>As the book writes it: {line} ({edition})</source>
      <translation>Wie das Buch es schreibt: {line} ({edition})</translation>
    </message>
    <message>
      <source>Trauma {number} for each Pilot</source>
      <translation>Trauma {number} für jede Pilotin</translation>
    </message>
    <message>
      <source>For one of Coach's choice</source>
      <translation>Für eines nach Coachs Wahl</translation>
    </message>
    <message>
      <source>For up to {number} of Coach's choice</source>
      <translation>Für bis zu {number} nach Coachs Wahl</translation>
    </message>
    <message>
      <source>{number} in all</source>
      <translation>{number} insgesamt</translation>
    </message>
    <message>
      <source>To tell</source>
      <translation>Erzählen</translation>
    </message>
    <message>
      <source>How it goes on</source>
      <translation>Wie es weitergeht</translation>
    </message>
    <message>
      <source>Robo and Gear</source>
      <translation>Robo und Ausrüstung</translation>
    </message>
    <message>
      <source>Cards and Resources</source>
      <translation>Karten und Vorräte</translation>
    </message>
    <message>
      <source>The table</source>
      <translation>Der Tisch</translation>
    </message>
    <message>
      <source>Session {session} · Scene {scene}</source>
      <translation>Sitzung {session} · Szene {scene}</translation>
    </message>
    <message>
      <source>Story</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>Rumble</source>
      <translation>Rumble</translation>
    </message>
    <message>
      <source>Act {act}: {title}</source>
      <translation>Akt {act}: {title}</translation>
    </message>
    <message>
      <source>Threshold</source>
      <translation>Schwelle</translation>
    </message>
    <message>
      <source>Pilot</source>
      <translation>Pilotin</translation>
    </message>
    <message>
      <source>Challenger</source>
      <translation>fordert</translation>
    </message>
    <message>
      <source>Challenged</source>
      <translation>gefordert</translation>
    </message>
    <message>
      <source>Stage 1</source>
      <translation>Stufe 1</translation>
    </message>
    <message>
      <source>Stage 2</source>
      <translation>Stufe 2</translation>
    </message>
    <message>
      <source>Flipped</source>
      <translation>Offen</translation>
    </message>
    <message>
      <source>Removed</source>
      <translation>Entfernt</translation>
    </message>
    <message>
      <source>When you are back: {now}</source>
      <translation>Wenn du zurück bist: {now}</translation>
    </message>
    <message>
      <source>The table allows it</source>
      <translation>Der Tisch erlaubt es</translation>
    </message>
    <message>
      <source>Coach allows it</source>
      <translation>Coach erlaubt es</translation>
    </message>
    <message>
      <source>Taken back to entry {number}</source>
      <translation>Zurückgenommen bis Eintrag {number}</translation>
    </message>
    <message>
      <source>On the way back, as far as entry {number}</source>
      <translation>Auf dem Weg zurück, bis Eintrag {number}</translation>
    </message>
    <message>
      <source>The filled answers count, unless others are pressed.</source>
      <translation>Die gefüllten Antworten gelten, wenn keine anderen gedrückt werden.</translation>
    </message>
    <message>
      <source>Play waits for this answer.</source>
      <translation>Das Spiel wartet auf diese Antwort.</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Ablegen</translation>
    </message>
    <message>
      <source>These</source>
      <translation>Diese</translation>
    </message>
    <message>
      <source>{number} questions for {name}</source>
      <translation>{number} Fragen an {name}</translation>
    </message>
    <message>
      <source>{name} is asked</source>
      <translation>{name} wird gefragt</translation>
    </message>
    <message numerus="yes">
      <source>{count} of {wanted} chosen in the hand</source>
      <translation>
        <numerusform>{count} von {wanted} auf der Hand gewählt</numerusform>
        <numerusform>{count} von {wanted} auf der Hand gewählt</numerusform>
      </translation>
    </message>
    <message>
      <source>What follows is not known yet</source>
      <translation>Was folgt, ist noch nicht bekannt</translation>
    </message>
    <message>
      <source>Shall it be done?</source>
      <translation>Soll es geschehen?</translation>
    </message>
  </context>
  <context>
    <name>TableMenu</name>
    <message>
      <source>tells what happens</source>
      <translation>erzählt, was geschieht</translation>
    </message>
    <message>
      <source>speaks only when asked</source>
      <translation>spricht nur, wenn man fragt</translation>
    </message>
    <message>
      <source>after 20 seconds</source>
      <translation>nach 20 Sekunden</translation>
    </message>
    <message>
      <source>after 1 minute</source>
      <translation>nach 1 Minute</translation>
    </message>
    <message>
      <source>after 3 minutes</source>
      <translation>nach 3 Minuten</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>when nobody moves</source>
      <translation>wenn sich niemand rührt</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Zurück zum Regal</translation>
    </message>
    <message>
      <source>all is saved</source>
      <translation>gespeichert</translation>
    </message>
    <message>
      <source>The wall</source>
      <translation>Die Wand</translation>
    </message>
    <message>
      <source>what everybody sees</source>
      <translation>was alle sehen</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Wiedergabe</translation>
    </message>
    <message>
      <source>the session so far, step by step</source>
      <translation>Schritt für Schritt</translation>
    </message>
    <message>
      <source>Look and sound</source>
      <translation>Aussehen und Klang</translation>
    </message>
    <message>
      <source>theme, cards, size, motion, sounds</source>
      <translation>Farben, Größe, Klang</translation>
    </message>
    <message>
      <source>Voice</source>
      <translation>Stimme</translation>
    </message>
    <message>
      <source>Seating</source>
      <translation>Sitzordnung</translation>
    </message>
    <message>
      <source>how you sit round this computer</source>
      <translation>wie ihr um diesen Computer sitzt</translation>
    </message>
    <message>
      <source>Cover the hand</source>
      <translation>Hand verdecken</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>what each does</source>
      <translation>was jede tut</translation>
    </message>
    <message>
      <source>Whole screen</source>
      <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
      <source>as the system</source>
      <translation>wie das System</translation>
    </message>
    <message>
      <source>Rulings</source>
      <translation>Regelungen</translation>
    </message>
    <message>
      <source>how this table plays</source>
      <translation>dieses Tischs</translation>
    </message>
  </context>
  <context>
    <name>TableScene</name>
    <message>
      <source>{name} has the seat</source>
      <translation>{name} hat den Platz</translation>
    </message>
    <message>
      <source>{name}'s turn · {line}</source>
      <translation>{name} ist am Zug · {line}</translation>
    </message>
  </context>
  <context>
    <name>taking back</name>
    <message numerus="yes">
      <source>and %n more, before these</source>
      <translation>
        <numerusform>und %n weiterer, davor</numerusform>
        <numerusform>und %n weitere, davor</numerusform>
      </translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message numerus="yes">
      <source>%n entries would count again.</source>
      <translation>
        <numerusform>%n Eintrag würde wieder gelten.</numerusform>
        <numerusform>%n Einträge würden wieder gelten.</numerusform>
      </translation>
    </message>
    <message>
      <source>What was seen before entry {number} is not counted here.</source>
      <translation>Was vor Eintrag {number} gesehen wurde, ist hier nicht mitgezählt.</translation>
    </message>
    <message>
      <source>These would be undone:</source>
      <translation>Diese würden zurückgenommen:</translation>
    </message>
  </context>
  <context>
    <name>TakingBack</name>
    <message>
      <source>Take this back?</source>
      <translation>Das zurücknehmen?</translation>
    </message>
    <message>
      <source>Take all of this back?</source>
      <translation>All das zurücknehmen?</translation>
    </message>
    <message>
      <source>Why (for the log)</source>
      <translation>Warum (für den Verlauf)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>The Coach alone may do that here.</source>
      <translation>Das darf hier nur der Coach.</translation>
    </message>
    <message>
      <source>Going back over {count} entries</source>
      <translation>Es geht über {count} Einträge zurück</translation>
    </message>
    <message>
      <source>Coach allows it</source>
      <translation>Coach erlaubt es</translation>
    </message>
    <message>
      <source>and it is taken back</source>
      <translation>und es ist zurückgenommen</translation>
    </message>
    <message>
      <source>This takes a moment.</source>
      <translation>Das dauert einen Augenblick.</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Behalten</translation>
    </message>
  </context>
  <context>
    <name>TeamHandPage</name>
    <message>
      <source>Nothing was given yet.</source>
      <translation>Noch wurde nichts gegeben.</translation>
    </message>
    <message>
      <source>Team Hand</source>
      <translation>Team Hand</translation>
    </message>
    <message>
      <source>CPU's Team Hand</source>
      <translation>Team Hand der CPU</translation>
    </message>
  </context>
  <context>
    <name>TestPicture</name>
    <message>
      <source>Gattai: the wall</source>
      <translation>Gattai: die Wand</translation>
    </message>
  </context>
  <context>
    <name>threat</name>
    <message>
      <source>Press again: everybody sees it then</source>
      <translation>Noch einmal drücken: dann sehen es alle</translation>
    </message>
    <message>
      <source>Set by hand</source>
      <translation>Von Hand gesetzt</translation>
    </message>
    <message>
      <source>Each value</source>
      <translation>Jeder Wert</translation>
    </message>
    <message>
      <source>Agenda</source>
      <translation>Absicht</translation>
    </message>
    <message>
      <source>Wave</source>
      <translation>Wave</translation>
    </message>
    <message>
      <source>Storm</source>
      <translation>Storm</translation>
    </message>
    <message>
      <source>Everybody sees this</source>
      <translation>Alle sehen das</translation>
    </message>
    <message>
      <source>Pilots do not see this</source>
      <translation>Die Pilotinnen sehen das nicht</translation>
    </message>
    <message>
      <source>met</source>
      <translation>erfüllt</translation>
    </message>
    <message>
      <source>Defeat Condition: press when it is met</source>
      <translation>Niederlagebedingung: drücken, wenn sie erfüllt ist</translation>
    </message>
    <message>
      <source>Why is it so?</source>
      <translation>Warum ist das so?</translation>
    </message>
    <message>
      <source>Reveal everything</source>
      <translation>Alles aufdecken</translation>
    </message>
    <message>
      <source>Is this condition met?</source>
      <translation>Ist diese Bedingung erfüllt?</translation>
    </message>
    <message>
      <source>Pilots do not see this; a second press reveals it.</source>
      <translation>Die Piloten sehen das nicht; ein zweiter Druck deckt es auf.</translation>
    </message>
  </context>
  <context>
    <name>ThrowdownPane</name>
    <message>
      <source>Stage {number}</source>
      <translation>Stufe {number}</translation>
    </message>
    <message>
      <source>Throwdown</source>
      <translation>Throwdown</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>New stage</source>
      <translation>Neue Stufe</translation>
    </message>
    <message>
      <source>Pile</source>
      <translation>Pile</translation>
    </message>
    <message>
      <source>for: {stakes}</source>
      <translation>um: {stakes}</translation>
    </message>
  </context>
  <context>
    <name>TimelineView</name>
    <message>
      <source>Course of the session</source>
      <translation>Verlauf der Sitzung</translation>
    </message>
    <message>
      <source>{name}, move {entry}</source>
      <translation>{name}, Zug {entry}</translation>
    </message>
  </context>
  <context>
    <name>Transport</name>
    <message>
      <source>Key {key}</source>
      <translation>Taste {key}</translation>
    </message>
  </context>
  <context>
    <name>TriggerFlow</name>
    <message>
      <source>What helps</source>
      <translation>Was hilft</translation>
    </message>
    <message>
      <source>What hurts</source>
      <translation>Was schadet</translation>
    </message>
    <message>
      <source>Write a line</source>
      <translation>Eine Zeile schreiben</translation>
    </message>
    <message>
      <source>As the book writes it</source>
      <translation>Wie das Buch es schreibt</translation>
    </message>
    <message>
      <source>Make it happen</source>
      <translation>Auslösen</translation>
    </message>
    <message>
      <source>In Coach's own name</source>
      <translation>In Coachs eigenem Namen</translation>
    </message>
    <message>
      <source>Make something happen</source>
      <translation>Etwas geschehen lassen</translation>
    </message>
    <message>
      <source>An event, a colon, whom it reaches, and how much: +Schism:Team(1)</source>
      <translation>Ein Ereignis, ein Doppelpunkt, wen es trifft, und wie viel: +Schism:Team(1)</translation>
    </message>
    <message>
      <source>What else happens</source>
      <translation>Was sonst geschieht</translation>
    </message>
    <message>
      <source>The line</source>
      <translation>Die Zeile</translation>
    </message>
    <message>
      <source>Go on, or press one of the words below.</source>
      <translation>Mach weiter oder drück eins der Wörter unten.</translation>
    </message>
    <message>
      <source>For {name}</source>
      <translation>Für {name}</translation>
    </message>
  </context>
  <context>
    <name>Troubles</name>
    <message>
      <source>That was not saved</source>
      <translation>Das wurde nicht gespeichert</translation>
    </message>
    <message>
      <source>The session could not be read</source>
      <translation>Die Sitzung konnte nicht gelesen werden</translation>
    </message>
    <message>
      <source>The table is as it was before.</source>
      <translation>Der Tisch ist, wie er vorher war.</translation>
    </message>
    <message>
      <source>The program made a mistake</source>
      <translation>Das Programm hat einen Fehler gemacht</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>So lassen</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
  </context>
  <context>
    <name>TwoPlaces</name>
    <message>
      <source>HELPS</source>
      <translation>HILFT</translation>
    </message>
  </context>
  <context>
    <name>VerdictCard</name>
    <message>
      <source>Coach allows it</source>
      <translation>Coach erlaubt es</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
  </context>
  <context>
    <name>voice</name>
    <message>
      <source>{name} is asked: {question}</source>
      <translation>{name} wird gefragt: {question}</translation>
    </message>
    <message>
      <source>Play waits for {name}</source>
      <translation>{name} ist dran</translation>
    </message>
    <message>
      <source>{name} is asked</source>
      <translation>{name} wird gefragt</translation>
    </message>
    <message>
      <source>There is no score yet.</source>
      <translation>Es gibt noch keine Wertung.</translation>
    </message>
  </context>
  <context>
    <name>Voice</name>
    <message>
      <source>Nothing has happened yet.</source>
      <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
      <source>{count} more before that, in the log</source>
      <translation>{count} weitere davor, im Verlauf</translation>
    </message>
    <message>
      <source>Curtain. Pass the table to {name}.</source>
      <translation>Vorhang. Der Tisch geht an {name}.</translation>
    </message>
    <message>
      <source>{name} has the seat</source>
      <translation>{name} hat den Platz</translation>
    </message>
    <message>
      <source>No guide leads here.</source>
      <translation>Hier führt niemand.</translation>
    </message>
  </context>
  <context>
    <name>wall</name>
    <message>
      <source>What shall the wall show?</source>
      <translation>Was soll die Wand zeigen?</translation>
    </message>
    <message>
      <source>The Team's Resources</source>
      <translation>Die Vorräte des Teams</translation>
    </message>
    <message>
      <source>The Crisis</source>
      <translation>Die Krise</translation>
    </message>
    <message>
      <source>Where the session is</source>
      <translation>Wo die Sitzung steht</translation>
    </message>
    <message>
      <source>Score of the scenario</source>
      <translation>Wertung des Szenarios</translation>
    </message>
    <message>
      <source>base razed</source>
      <translation>Basis zerstört</translation>
    </message>
    <message>
      <source>Favor {favor} of {agency}</source>
      <translation>Favor {favor}/{agency}</translation>
    </message>
    <message>
      <source>Sheet of {name}</source>
      <translation>Blatt von {name}</translation>
    </message>
    <message>
      <source>Threats</source>
      <translation>Bedrohungen</translation>
    </message>
    <message>
      <source>Factions</source>
      <translation>Fraktionen</translation>
    </message>
    <message>
      <source>Locations</source>
      <translation>Orte</translation>
    </message>
    <message>
      <source>How many more there are only Coach knows.</source>
      <translation>Wie viele es noch sind, weiß nur Coach.</translation>
    </message>
    <message>
      <source>the fight is here</source>
      <translation>hier wird gekämpft</translation>
    </message>
    <message>
      <source>no Joker left</source>
      <translation>kein Joker mehr</translation>
    </message>
    <message>
      <source>one Joker left</source>
      <translation>noch ein Joker</translation>
    </message>
    <message>
      <source>two Jokers left</source>
      <translation>noch zwei Joker</translation>
    </message>
    <message>
      <source>Omens {number}</source>
      <translation>Omen {number}</translation>
    </message>
    <message>
      <source>Schism {number}</source>
      <translation>Schisma {number}</translation>
    </message>
    <message>
      <source>{count} cards, {jokers}</source>
      <translation>{count} Karten, {jokers}</translation>
    </message>
    <message>
      <source>{name} yield:</source>
      <translation>{name} geben nach:</translation>
    </message>
    <message>
      <source>{name} yields:</source>
      <translation>{name} gibt nach:</translation>
    </message>
    <message>
      <source>To choose</source>
      <translation>Noch zu wählen</translation>
    </message>
    <message>
      <source>{name} tells</source>
      <translation>{name} erzählt</translation>
    </message>
    <message>
      <source>{name} drives</source>
      <translation>{name} handelt</translation>
    </message>
    <message>
      <source>Both cards are turned up at once. The higher one opens the Pile.</source>
      <translation>Beide Karten werden zugleich aufgedeckt. Die höhere eröffnet den Pile.</translation>
    </message>
    <message>
      <source>{name}, please</source>
      <translation>{name}, bitte</translation>
    </message>
    <message>
      <source>Play waits for {name}</source>
      <translation>Wir warten auf {name}</translation>
    </message>
    <message>
      <source>{name} drives, as {position}</source>
      <translation>{name} handelt, als {position}</translation>
    </message>
    <message>
      <source>First Contact, act {act}</source>
      <translation>First Contact, Akt {act}</translation>
    </message>
    <message>
      <source>Session {session}, Scene {scene}</source>
      <translation>Sitzung {session}, Szene {scene}</translation>
    </message>
    <message>
      <source>Her Specialty: the consequence comes twice.</source>
      <translation>Ihr Spezialgebiet: Die Folge kommt doppelt.</translation>
    </message>
    <message>
      <source>A Throwdown begins</source>
      <translation>Ein Throwdown beginnt</translation>
    </message>
    <message>
      <source>Rout</source>
      <translation>Rout</translation>
    </message>
    <message>
      <source>{name} is asked</source>
      <translation>{name} wird gefragt</translation>
    </message>
    <message>
      <source>The table is passed on</source>
      <translation>Der Tisch wird weitergegeben</translation>
    </message>
    <message>
      <source>{name} takes a Gambit</source>
      <translation>{name} wagt ein Gambit</translation>
    </message>
    <message>
      <source>Both initiative cards lie face-down</source>
      <translation>Beide Initiativkarten liegen verdeckt</translation>
    </message>
    <message>
      <source>Strike {number}</source>
      <translation>Strike {number}</translation>
    </message>
    <message>
      <source>over the {rank}</source>
      <translation>über {rank}</translation>
    </message>
    <message>
      <source>against</source>
      <translation>gegen</translation>
    </message>
    <message>
      <source>Wipe</source>
      <translation>Wipe</translation>
    </message>
    <message>
      <source>{name} win</source>
      <translation>{name} gewinnen</translation>
    </message>
    <message>
      <source>{name} wins</source>
      <translation>{name} gewinnt</translation>
    </message>
    <message>
      <source>{name} chooses Spoils</source>
      <translation>{name} wählt Beute</translation>
    </message>
    <message>
      <source>A challenge lies on the table</source>
      <translation>Eine Herausforderung liegt auf dem Tisch</translation>
    </message>
    <message>
      <source>Who fights on which side?</source>
      <translation>Wer kämpft auf welcher Seite?</translation>
    </message>
  </context>
  <context>
    <name>WallKeeper</name>
    <message>
      <source>the projector</source>
      <translation>der Projektor</translation>
    </message>
    <message>
      <source>Wall is closed</source>
      <translation>Wand ist geschlossen</translation>
    </message>
    <message>
      <source>The wall is closed</source>
      <translation>Die Wand ist geschlossen</translation>
    </message>
    <message>
      <source>Open it from the menu, and show this once more.</source>
      <translation>Öffne sie aus dem Menü und zeig dies noch einmal.</translation>
    </message>
    <message>
      <source>Live</source>
      <translation>Live</translation>
    </message>
    <message>
      <source>Hold</source>
      <translation>Halten</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Wall unplugged</source>
      <translation>Wand abgezogen</translation>
    </message>
    <message>
      <source>No wall</source>
      <translation>Keine Wand</translation>
    </message>
    <message>
      <source>Curtain only</source>
      <translation>Nur Vorhang</translation>
    </message>
    <message>
      <source>The wall shows everything that everybody may see here.</source>
      <translation>Die Wand zeigt alles, was hier alle sehen dürfen.</translation>
    </message>
    <message>
      <source>Nothing is open to show</source>
      <translation>Nichts ist offen, was sich zeigen ließe</translation>
    </message>
  </context>
  <context>
    <name>WallReplay</name>
    <message>
      <source>REPLAY</source>
      <translation>WIEDERGABE</translation>
    </message>
  </context>
  <context>
    <name>WallSettings</name>
    <message>
      <source>Fewer, larger</source>
      <translation>Weniger, größer</translation>
    </message>
    <message>
      <source>for a call, or one screen</source>
      <translation>für einen Anruf oder einen Bildschirm</translation>
    </message>
    <message>
      <source>The wall</source>
      <translation>Die Wand</translation>
    </message>
    <message>
      <source>Width of the picture in metres</source>
      <translation>Breite des Bilds in Metern</translation>
    </message>
    <message>
      <source>Live</source>
      <translation>Live</translation>
    </message>
    <message>
      <source>Hold</source>
      <translation>Halten</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>The wall shows</source>
      <translation>Die Wand zeigt</translation>
    </message>
    <message>
      <source>Omens and hand counts are left out</source>
      <translation>Omen und Handgrößen bleiben weg</translation>
    </message>
    <message>
      <source>everything is shown</source>
      <translation>alles wird gezeigt</translation>
    </message>
    <message>
      <source>Both screens show the same picture</source>
      <translation>Beide Bildschirme zeigen dasselbe Bild</translation>
    </message>
    <message>
      <source>The wall is closed, because hands would be seen on it. Extend the desktop and it opens by itself.</source>
      <translation>Die Wand ist geschlossen, weil man Hände auf ihr sähe. Erweitere den Desktop, und sie öffnet sich von selbst.</translation>
    </message>
    <message>
      <source>plug it in, it is found by itself</source>
      <translation>anstecken, er wird von selbst erkannt</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Show the test picture</source>
      <translation>Testbild zeigen</translation>
    </message>
    <message>
      <source>Ren</source>
      <translation>Ren</translation>
    </message>
    <message>
      <source>This table</source>
      <translation>Dieser Tisch</translation>
    </message>
    <message>
      <source>A window</source>
      <translation>Ein Fenster</translation>
    </message>
    <message>
      <source>No wall</source>
      <translation>Keine Wand</translation>
    </message>
    <message>
      <source>nothing is shown</source>
      <translation>nichts wird gezeigt</translation>
    </message>
    <message>
      <source>Which screen</source>
      <translation>Welcher Bildschirm</translation>
    </message>
    <message>
      <source>How far is the farthest seat</source>
      <translation>Wie fern ist der fernste Platz</translation>
    </message>
    <message>
      <source>Width of the picture</source>
      <translation>Breite des Bilds</translation>
    </message>
    <message>
      <source>metres</source>
      <translation>Meter</translation>
    </message>
    <message>
      <source>{size}, mirrors the table</source>
      <translation>{size}, spiegelt den Tisch</translation>
    </message>
    <message>
      <source>Projector</source>
      <translation>Projektor</translation>
    </message>
    <message>
      <source>{size}, the table is here</source>
      <translation>{size}, hier ist der Tisch</translation>
    </message>
  </context>
  <context>
    <name>WallTest</name>
    <message>
      <source>Test picture</source>
      <translation>Testbild</translation>
    </message>
    <message>
      <source>A card of the Pile</source>
      <translation>Eine Karte des Piles</translation>
    </message>
    <message>
      <source>The smallest</source>
      <translation>Das Kleinste</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Who drives</source>
      <translation>Wer handelt</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Namen</translation>
    </message>
    <message>
      <source>The smallest words of the wall</source>
      <translation>Die kleinsten Wörter der Wand</translation>
    </message>
    <message>
      <source>All of it can be read from {far} metres</source>
      <translation>All das ist aus {far} Metern lesbar</translation>
    </message>
  </context>
  <context>
    <name>why</name>
    <message>
      <source>Borrowed from the complete text.</source>
      <translation>Aus dem vollständigen Text entliehen.</translation>
    </message>
    <message>
      <source>First: </source>
      <translation>Zuerst: </translation>
    </message>
  </context>
  <context>
    <name>WordsRoom</name>
    <message>
      <source>Search the words</source>
      <translation>Die Wörter durchsuchen</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>The words of the game</source>
      <translation>Die Wörter des Spiels</translation>
    </message>
    <message>
      <source>{count} of {all}</source>
      <translation>{count} von {all}</translation>
    </message>
    <message>
      <source>No word speaks of that.</source>
      <translation>Davon spricht kein Wort.</translation>
    </message>
    <message>
      <source>A word or a subject</source>
      <translation>Ein Wort oder Thema</translation>
    </message>
  </context>
</TS>
