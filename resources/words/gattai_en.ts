<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>AskPlate</name>
    <message numerus="yes">
      <source>{count} more questions</source>
      <translation>
        <numerusform>{count} more question</numerusform>
        <numerusform>{count} more questions</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>battle</name>
    <message numerus="yes">
      <source>{count} points</source>
      <translation>
        <numerusform>{count} point</numerusform>
        <numerusform>{count} points</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>board</name>
    <message numerus="yes">
      <source>{words}, {count} lost</source>
      <translation>
        <numerusform>{words}, {count} lost</numerusform>
        <numerusform>{words}, {count} lost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} card</numerusform>
        <numerusform>{count} cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards, {card} on top</source>
      <translation>
        <numerusform>{count} card, {card} on top</numerusform>
        <numerusform>{count} cards, {card} on top</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards in hand</source>
      <translation>
        <numerusform>{count} card in hand</numerusform>
        <numerusform>{count} cards in hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title}: {count} cards, {card} on top</source>
      <translation>
        <numerusform>{title}: {count} card, {card} on top</numerusform>
        <numerusform>{title}: {count} cards, {card} on top</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title}: {count} cards</source>
      <translation>
        <numerusform>{title}: {count} card</numerusform>
        <numerusform>{title}: {count} cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title}, {count} cards</source>
      <translation>
        <numerusform>{title}, {count} card</numerusform>
        <numerusform>{title}, {count} cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Trash, {count} cards, {card} on top</source>
      <translation>
        <numerusform>Trash, {count} card, {card} on top</numerusform>
        <numerusform>Trash, {count} cards, {card} on top</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Offense</source>
      <translation>
        <numerusform>{count} Offense</numerusform>
        <numerusform>{count} Offenses</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tokens</source>
      <translation>
        <numerusform>{count} token</numerusform>
        <numerusform>{count} tokens</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} critical</source>
      <translation>
        <numerusform>{count} critical</numerusform>
        <numerusform>{count} criticals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} barrier</source>
      <translation>
        <numerusform>{count} barrier</numerusform>
        <numerusform>{count} barriers</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>bots</name>
    <message numerus="yes">
      <source>{kept} Bots, {count} too many</source>
      <translation>
        <numerusform>{kept} Bots, {count} too many</numerusform>
        <numerusform>{kept} Bots, {count} too many</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tiers</source>
      <translation>
        <numerusform>{count} tier</numerusform>
        <numerusform>{count} tiers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Contraption</source>
      <translation>
        <numerusform>{count} Contraption</numerusform>
        <numerusform>{count} Contraptions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>4, and {count} more for barriers</source>
      <translation>
        <numerusform>4, and {count} more for the barrier</numerusform>
        <numerusform>4, and {count} more for barriers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} in the deck</source>
      <translation>
        <numerusform>{count} in the deck</numerusform>
        <numerusform>{count} in the deck</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} discarded</source>
      <translation>
        <numerusform>{count} discarded</numerusform>
        <numerusform>{count} discarded</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>carry</name>
    <message numerus="yes">
      <source>{ruling} That is this table's ruling, and {count} more decide here.</source>
      <translation>
        <numerusform>{ruling} That is this table's ruling, and {count} more decides here.</numerusform>
        <numerusform>{ruling} That is this table's ruling, and {count} more decide here.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>command</name>
    <message numerus="yes">
      <source>Fonts	{count} families</source>
      <translation>
        <numerusform>Fonts	{count} family</numerusform>
        <numerusform>Fonts	{count} families</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} entries</source>
      <translation>
        <numerusform>{count} entry</numerusform>
        <numerusform>{count} entries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} ({id}) is sound: {count} entries; nothing to play by itself.</source>
      <translation>
        <numerusform>{name} ({id}) is sound: {count} entry; nothing to play by itself.</numerusform>
        <numerusform>{name} ({id}) is sound: {count} entries; nothing to play by itself.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} ({id}) is sound: {count} entries; to play: {names}.</source>
      <translation>
        <numerusform>{name} ({id}) is sound: {count} entry; to play: {names}.</numerusform>
        <numerusform>{name} ({id}) is sound: {count} entries; to play: {names}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} is intact: {count} moves.</source>
      <translation>
        <numerusform>{name} is intact: {count} move.</numerusform>
        <numerusform>{name} is intact: {count} moves.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} is damaged: {saved} of {count} moves can be saved.</source>
      <translation>
        <numerusform>{name} is damaged: {saved} of {count} move can be saved.</numerusform>
        <numerusform>{name} is damaged: {saved} of {count} moves can be saved.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} earlier copies; name one by its place, from 1.</source>
      <translation>
        <numerusform>{name} has {count} earlier copy; name one by its place, from 1.</numerusform>
        <numerusform>{name} has {count} earlier copies; name one by its place, from 1.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The pack '{title}' has {count} faults and was left alone. Mend the files and open it again.</source>
      <translation>
        <numerusform>The pack '{title}' has {count} fault and was left alone. Mend the file and open it again.</numerusform>
        <numerusform>The pack '{title}' has {count} faults and was left alone. Mend the files and open it again.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>curtain</name>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} card</numerusform>
        <numerusform>{count} cards</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>desk</name>
    <message numerus="yes">
      <source>{count} faults keep it from being played</source>
      <translation>
        <numerusform>{count} fault keeps it from being played</numerusform>
        <numerusform>{count} faults keep it from being played</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more fields</source>
      <translation>
        <numerusform>{count} more field</numerusform>
        <numerusform>{count} more fields</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Fill it in: {count} fields</source>
      <translation>
        <numerusform>Fill it in: {count} field</numerusform>
        <numerusform>Fill it in: {count} fields</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} fields for the program to carry it out</source>
      <translation>
        <numerusform>{count} field for the program to carry it out</numerusform>
        <numerusform>{count} fields for the program to carry it out</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} faults keep it from being played.</source>
      <translation>
        <numerusform>{count} fault keeps it from being played.</numerusform>
        <numerusform>{count} faults keep it from being played.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Conditions</source>
      <translation>
        <numerusform>{count} Condition</numerusform>
        <numerusform>{count} Conditions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Gaps: {count}. None of them stops you.</source>
      <translation>
        <numerusform>Gaps: {count}. It does not stop you.</numerusform>
        <numerusform>Gaps: {count}. None of them stops you.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} decks</source>
      <translation>
        <numerusform>{count} deck</numerusform>
        <numerusform>{count} decks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Bots of its own</source>
      <translation>
        <numerusform>{count} Bot of its own</numerusform>
        <numerusform>{count} Bots of its own</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} warriors</source>
      <translation>
        <numerusform>{count} warrior</numerusform>
        <numerusform>{count} warriors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards of its own</source>
      <translation>
        <numerusform>{count} card of its own</numerusform>
        <numerusform>{count} cards of its own</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} areas</source>
      <translation>
        <numerusform>{count} area</numerusform>
        <numerusform>{count} areas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} mobs</source>
      <translation>
        <numerusform>{count} mob</numerusform>
        <numerusform>{count} mobs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} MCs</source>
      <translation>
        <numerusform>{count} MC</numerusform>
        <numerusform>{count} MCs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} links</source>
      <translation>
        <numerusform>{count} link</numerusform>
        <numerusform>{count} links</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Bring {count} mobs that start nowhere to {area}</source>
      <translation>
        <numerusform>Bring {count} mob that starts nowhere to {area}</numerusform>
        <numerusform>Bring {count} mobs that start nowhere to {area}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} faults keep it from being given away.</source>
      <translation>
        <numerusform>{count} fault keeps it from being given away.</numerusform>
        <numerusform>{count} faults keep it from being given away.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>edition</name>
    <message numerus="yes">
      <source>{count} rulings differ in {edition}</source>
      <translation>
        <numerusform>{count} ruling differs in {edition}</numerusform>
        <numerusform>{count} rulings differ in {edition}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>fight</name>
    <message numerus="yes">
      <source>{count} steps</source>
      <translation>
        <numerusform>{count} step</numerusform>
        <numerusform>{count} steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points</source>
      <translation>
        <numerusform>{count} point</numerusform>
        <numerusform>{count} points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more</source>
      <translation>
        <numerusform>{count} more</numerusform>
        <numerusform>{count} more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <translation>
        <numerusform>{count} way</numerusform>
        <numerusform>{count} ways</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>at {count} targets</source>
      <translation>
        <numerusform>at {count} target</numerusform>
        <numerusform>at {count} targets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} areas</source>
      <translation>
        <numerusform>{count} area</numerusform>
        <numerusform>{count} areas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards in hand</source>
      <translation>
        <numerusform>{count} card in hand</numerusform>
        <numerusform>{count} cards in hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards serve</source>
      <translation>
        <numerusform>{count} card serves</numerusform>
        <numerusform>{count} cards serve</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>laid, {count} to go</source>
      <translation>
        <numerusform>laid, {count} to go</numerusform>
        <numerusform>laid, {count} to go</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} places free</source>
      <translation>
        <numerusform>{count} place free</numerusform>
        <numerusform>{count} places free</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>up to {count} cards</source>
      <translation>
        <numerusform>up to {count} card</numerusform>
        <numerusform>up to {count} cards</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>game</name>
    <message numerus="yes">
      <source>{count} adjectives of her own</source>
      <translation>
        <numerusform>{count} adjective of her own</numerusform>
        <numerusform>{count} adjectives of her own</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} questions</source>
      <translation>
        <numerusform>{count} question</numerusform>
        <numerusform>{count} questions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} answers</source>
      <translation>
        <numerusform>{count} answer</numerusform>
        <numerusform>{count} answers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} has {number} of the {count} Conditions that its TR asks</source>
      <translation>
        <numerusform>{name} has {number} of the {count} Condition that its TR asks</numerusform>
        <numerusform>{name} has {number} of the {count} Conditions that its TR asks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} has {count} powers, and TR buys {all}</source>
      <translation>
        <numerusform>{name} has {count} power, and TR buys {all}</numerusform>
        <numerusform>{name} has {count} powers, and TR buys {all}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Threats</source>
      <translation>
        <numerusform>{count} Threat</numerusform>
        <numerusform>{count} Threats</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Factions</source>
      <translation>
        <numerusform>{count} Faction</numerusform>
        <numerusform>{count} Factions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Locations</source>
      <translation>
        <numerusform>{count} Location</numerusform>
        <numerusform>{count} Locations</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} ({id}), for the edition {edition}: {count} entries</source>
      <translation>
        <numerusform>{name} ({id}), for the edition {edition}: {count} entry</numerusform>
        <numerusform>{name} ({id}), for the edition {edition}: {count} entries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} ({id}): {count} entries</source>
      <translation>
        <numerusform>{name} ({id}): {count} entry</numerusform>
        <numerusform>{name} ({id}): {count} entries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards lie there.</source>
      <translation>
        <numerusform>{count} card lies there.</numerusform>
        <numerusform>{count} cards lie there.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{over} of these cards must go, not {count}.</source>
      <translation>
        <numerusform>{over} of these cards must go, not {count}.</numerusform>
        <numerusform>{over} of these cards must go, not {count}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Coach has {count} Active Omens.</source>
      <translation>
        <numerusform>Coach has {count} Active Omen.</numerusform>
        <numerusform>Coach has {count} Active Omens.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seat} spends {count} Omens</source>
      <translation>
        <numerusform>{seat} spends {count} Omen</numerusform>
        <numerusform>{seat} spends {count} Omens</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Charges</source>
      <translation>
        <numerusform>{count} Charge</numerusform>
        <numerusform>{count} Charges</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Rumble Charges</source>
      <translation>
        <numerusform>{count} Rumble Charge</numerusform>
        <numerusform>{count} Rumble Charges</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Buffers</source>
      <translation>
        <numerusform>{count} Buffer</numerusform>
        <numerusform>{count} Buffers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{entry}: which card goes? {count} to go</source>
      <translation>
        <numerusform>{entry}: which card goes? {count} to go</numerusform>
        <numerusform>{entry}: which card goes? {count} to go</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You have {count} Lessons, the most there is room for. Strike one first.</source>
      <translation>
        <numerusform>You have {count} Lesson, the most there is room for. Strike one first.</numerusform>
        <numerusform>You have {count} Lessons, the most there is room for. Strike one first.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You hold {count} cards drawn for the Final Form. Do you pass any on?</source>
      <translation>
        <numerusform>You hold {count} card drawn for the Final Form. Do you pass it on?</numerusform>
        <numerusform>You hold {count} cards drawn for the Final Form. Do you pass any on?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Tell how it ended. Schism was counted {count} times: the Team will start at Harmony {harmony}.</source>
      <translation>
        <numerusform>Tell how it ended. Schism was counted once: the Team will start at Harmony {harmony}.</numerusform>
        <numerusform>Tell how it ended. Schism was counted {count} times: the Team will start at Harmony {harmony}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Schism counted {count} times: the Team starts at Harmony {harmony}</source>
      <translation>
        <numerusform>Schism counted once: the Team starts at Harmony {harmony}</numerusform>
        <numerusform>Schism counted {count} times: the Team starts at Harmony {harmony}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} fights led</source>
      <translation>
        <numerusform>{count} fight led</numerusform>
        <numerusform>{count} fights led</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Gambits won</source>
      <translation>
        <numerusform>{count} Gambit won</numerusform>
        <numerusform>{count} Gambits won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points scored</source>
      <translation>
        <numerusform>{count} point scored</numerusform>
        <numerusform>{count} points scored</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} stages turned</source>
      <translation>
        <numerusform>{count} stage turned</numerusform>
        <numerusform>{count} stages turned</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Resonant Drives</source>
      <translation>
        <numerusform>{count} Resonant Drive</numerusform>
        <numerusform>{count} Resonant Drives</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Gambits lost</source>
      <translation>
        <numerusform>{count} Gambit lost</numerusform>
        <numerusform>{count} Gambits lost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards Blocked</source>
      <translation>
        <numerusform>{count} card Blocked</numerusform>
        <numerusform>{count} cards Blocked</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Counters</source>
      <translation>
        <numerusform>{count} Counter</numerusform>
        <numerusform>{count} Counters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards played</source>
      <translation>
        <numerusform>{count} card played</numerusform>
        <numerusform>{count} cards played</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards handed over</source>
      <translation>
        <numerusform>{count} card handed over</numerusform>
        <numerusform>{count} cards handed over</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Dissonant Drives</source>
      <translation>
        <numerusform>{count} Dissonant Drive</numerusform>
        <numerusform>{count} Dissonant Drives</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards invested</source>
      <translation>
        <numerusform>{count} card invested</numerusform>
        <numerusform>{count} cards invested</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} card</numerusform>
        <numerusform>{count} cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Resources</source>
      <translation>
        <numerusform>{count} Resource</numerusform>
        <numerusform>{count} Resources</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You have given {count}.</source>
      <translation>
        <numerusform>You have given {count}.</numerusform>
        <numerusform>You have given {count}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Give {name} {count} cards back.</source>
      <translation>
        <numerusform>Give {name} {count} card back.</numerusform>
        <numerusform>Give {name} {count} cards back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} are too few: {least} at least.</source>
      <translation>
        <numerusform>{count} is too few: {least} at least.</numerusform>
        <numerusform>{count} are too few: {least} at least.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Everybody has seen {cards} and {count} more, and cannot unsee them.</source>
      <translation>
        <numerusform>Everybody has seen {cards} and one more, and cannot unsee them.</numerusform>
        <numerusform>Everybody has seen {cards} and {count} more, and cannot unsee them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} has seen {count} cards that go back.</source>
      <translation>
        <numerusform>{who} has seen a card that goes back.</numerusform>
        <numerusform>{who} has seen {count} cards that go back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} matches won</source>
      <translation>
        <numerusform>{count} match won</numerusform>
        <numerusform>{count} matches won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} battles won</source>
      <translation>
        <numerusform>{count} battle won</numerusform>
        <numerusform>{count} battles won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} clashes won</source>
      <translation>
        <numerusform>{count} clash won</numerusform>
        <numerusform>{count} clashes won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} times Champion</source>
      <translation>
        <numerusform>{count} time Champion</numerusform>
        <numerusform>{count} times Champion</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Contraptions</source>
      <translation>
        <numerusform>{count} Contraption</numerusform>
        <numerusform>{count} Contraptions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} times out of Bots</source>
      <translation>
        <numerusform>{count} time out of Bots</numerusform>
        <numerusform>{count} times out of Bots</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep 1 to {most} Bots, not {count}.</source>
      <translation>
        <numerusform>Keep 1 to {most} Bots, not {count}.</numerusform>
        <numerusform>Keep 1 to {most} Bots, not {count}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards, {needed} needed</source>
      <translation>
        <numerusform>{count} card, {needed} needed</numerusform>
        <numerusform>{count} cards, {needed} needed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Defensive cards, at most {most}</source>
      <translation>
        <numerusform>{count} Defensive card, at most {most}</numerusform>
        <numerusform>{count} Defensive cards, at most {most}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Counter cards, at most {most}</source>
      <translation>
        <numerusform>{count} Counter card, at most {most}</numerusform>
        <numerusform>{count} Counter cards, at most {most}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Ultra cards, at most {most}</source>
      <translation>
        <numerusform>{count} Ultra card, at most {most}</numerusform>
        <numerusform>{count} Ultra cards, at most {most}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>only {count} warriors of life 7 or less: their calls cost least</source>
      <translation>
        <numerusform>only {count} warrior of life 7 or less: its call costs least</numerusform>
        <numerusform>only {count} warriors of life 7 or less: their calls cost least</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Ultra cards, {needed} needed</source>
      <translation>
        <numerusform>{count} Ultra card, {needed} needed</numerusform>
        <numerusform>{count} Ultra cards, {needed} needed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>only {count} warriors: one opening hand in {hands} will hold none</source>
      <translation>
        <numerusform>only {count} warrior: one opening hand in {hands} will hold none</numerusform>
        <numerusform>only {count} warriors: one opening hand in {hands} will hold none</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>only {count} warriors: most opening hands will hold none</source>
      <translation>
        <numerusform>only {count} warrior: most opening hands will hold none</numerusform>
        <numerusform>only {count} warriors: most opening hands will hold none</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} showdowns won</source>
      <translation>
        <numerusform>{count} showdown won</numerusform>
        <numerusform>{count} showdowns won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} warriors destroyed</source>
      <translation>
        <numerusform>{count} warrior destroyed</numerusform>
        <numerusform>{count} warriors destroyed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} times in Tasuo Mode</source>
      <translation>
        <numerusform>{count} time in Tasuo Mode</numerusform>
        <numerusform>{count} times in Tasuo Mode</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hits</source>
      <translation>
        <numerusform>{count} hit</numerusform>
        <numerusform>{count} hits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} turns</source>
      <translation>
        <numerusform>{count} turn</numerusform>
        <numerusform>{count} turns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seat} moves the top {count} of {origin} to {zone}, by hand</source>
      <translation>
        <numerusform>{seat} moves the top card of {origin} to {zone}, by hand</numerusform>
        <numerusform>{seat} moves the top {count} cards of {origin} to {zone}, by hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} processes downed</source>
      <translation>
        <numerusform>{count} process downed</numerusform>
        <numerusform>{count} processes downed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} damage dealt</source>
      <translation>
        <numerusform>{count} damage dealt</numerusform>
        <numerusform>{count} damage dealt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Interrupts</source>
      <translation>
        <numerusform>{count} Interrupt</numerusform>
        <numerusform>{count} Interrupts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} misses</source>
      <translation>
        <numerusform>{count} miss</numerusform>
        <numerusform>{count} misses</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>table {number}: {scenario}, {seats} at the table, {count} moves</source>
      <translation>
        <numerusform>table {number}: {scenario}, {seats} at the table, {count} move</numerusform>
        <numerusform>table {number}: {scenario}, {seats} at the table, {count} moves</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <translation>
        <numerusform>{count} table</numerusform>
        <numerusform>{count} tables</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <translation>
        <numerusform>{count} move</numerusform>
        <numerusform>{count} moves</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Throwdowns, seed {seed}, give or take {points} in 100.</source>
      <translation>
        <numerusform>{count} Throwdown, seed {seed}, give or take {points} in 100.</numerusform>
        <numerusform>{count} Throwdowns, seed {seed}, give or take {points} in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} fights, seed {seed}. The program plays both sides; people do better and worse.</source>
      <translation>
        <numerusform>{count} fight, seed {seed}. The program plays both sides; people do better and worse.</numerusform>
        <numerusform>{count} fights, seed {seed}. The program plays both sides; people do better and worse.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} options: {carried} in the packs, {shown} shown by a record</source>
      <translation>
        <numerusform>{count} option: {carried} in the packs, {shown} shown by a record</numerusform>
        <numerusform>{count} options: {carried} in the packs, {shown} shown by a record</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ids: {record} shown by a record, {test} by a test, {table} left to the table, {open} open</source>
      <translation>
        <numerusform>{count} id: {record} shown by a record, {test} by a test, {table} left to the table, {open} open</numerusform>
        <numerusform>{count} ids: {record} shown by a record, {test} by a test, {table} left to the table, {open} open</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} or more moves that lie beside {name} are damaged ({log}).</source>
      <translation>
        <numerusform>{count} or more moves that lie beside {name} are damaged ({log}).</numerusform>
        <numerusform>{count} or more moves that lie beside {name} are damaged ({log}).</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} processors</source>
      <translation>
        <numerusform>{count} processor</numerusform>
        <numerusform>{count} processors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seat} shows {pilot} the top {count} of {zone}</source>
      <translation>
        <numerusform>{seat} shows {pilot} the top card of {zone}</numerusform>
        <numerusform>{seat} shows {pilot} the top {count} of {zone}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seat} moves the top {count} of {origin} to {zone}</source>
      <translation>
        <numerusform>{seat} moves the top card of {origin} to {zone}</numerusform>
        <numerusform>{seat} moves the top {count} cards of {origin} to {zone}</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>making</name>
    <message numerus="yes">
      <source>Her sheet: {count} missing</source>
      <translation>
        <numerusform>Her sheet: {count} missing</numerusform>
        <numerusform>Her sheet: {count} missing</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} missing</source>
      <translation>
        <numerusform>{count} missing</numerusform>
        <numerusform>{count} missing</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>odds</name>
    <message numerus="yes">
      <source>of {count}</source>
      <translation>
        <numerusform>of {count}</numerusform>
        <numerusform>of {count}</numerusform>
      </translation>
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
    <name>OutcomePane</name>
    <message numerus="yes">
      <source>{count} Basic Spoils</source>
      <translation>
        <numerusform>{count} Basic Spoil</numerusform>
        <numerusform>{count} Basic Spoils</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Ultimate Spoils</source>
      <translation>
        <numerusform>{count} Ultimate Spoil</numerusform>
        <numerusform>{count} Ultimate Spoils</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>packs</name>
    <message numerus="yes">
      <source>Take {count} changes</source>
      <translation>
        <numerusform>Take {count} change</numerusform>
        <numerusform>Take {count} changes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>And {count} more.</source>
      <translation>
        <numerusform>And {count} more.</numerusform>
        <numerusform>And {count} more.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>puzzles</name>
    <message numerus="yes">
      <source>{count} moves left</source>
      <translation>
        <numerusform>{count} move left</numerusform>
        <numerusform>{count} moves left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Solved in {count} moves.</source>
      <translation>
        <numerusform>Solved in {count} move.</numerusform>
        <numerusform>Solved in {count} moves.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} stars</source>
      <translation>
        <numerusform>{count} star</numerusform>
        <numerusform>{count} stars</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tries</source>
      <translation>
        <numerusform>{count} try</numerusform>
        <numerusform>{count} tries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At most {count} moves of your own.</source>
      <translation>
        <numerusform>At most {count} move of your own.</numerusform>
        <numerusform>At most {count} moves of your own.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moments</source>
      <translation>
        <numerusform>{count} moment</numerusform>
        <numerusform>{count} moments</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>rulings</name>
    <message numerus="yes">
      <source>{title}, {all}, {count} changed</source>
      <translation>
        <numerusform>{title}, {all}, {count} changed</numerusform>
        <numerusform>{title}, {all}, {count} changed</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>search</name>
    <message numerus="yes">
      <source>{count} of {all} found</source>
      <translation>
        <numerusform>{count} of {all} found</numerusform>
        <numerusform>{count} of {all} found</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SeatPlate</name>
    <message numerus="yes">
      <source>{count} cards, face-down</source>
      <translation>
        <numerusform>{count} card, face-down</numerusform>
        <numerusform>{count} cards, face-down</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>sheet</name>
    <message numerus="yes">
      <source>{count} lost</source>
      <translation>
        <numerusform>{count} lost</numerusform>
        <numerusform>{count} lost</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>shelf</name>
    <message numerus="yes">
      <source>{count} faults. Nothing was written.</source>
      <translation>
        <numerusform>{count} fault. Nothing was written.</numerusform>
        <numerusform>{count} faults. Nothing was written.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} faults.</source>
      <translation>
        <numerusform>{count} fault.</numerusform>
        <numerusform>{count} faults.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>And {count} more.</source>
      <translation>
        <numerusform>And {count} more.</numerusform>
        <numerusform>And {count} more.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} changes since {name} began.</source>
      <translation>
        <numerusform>{count} change since {name} began.</numerusform>
        <numerusform>{count} changes since {name} began.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>used by {count} sessions</source>
      <translation>
        <numerusform>used by {count} session</numerusform>
        <numerusform>used by {count} sessions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} came with the program</source>
      <translation>
        <numerusform>{count} came with the program</numerusform>
        <numerusform>{count} came with the program</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} packs</source>
      <translation>
        <numerusform>{count} pack</numerusform>
        <numerusform>{count} packs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} entries.</source>
      <translation>
        <numerusform>{count} entry.</numerusform>
        <numerusform>{count} entries.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <translation>
        <numerusform>{count} move</numerusform>
        <numerusform>{count} moves</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ShelfWindow</name>
    <message numerus="yes">
      <source>All can be read: {count} moves.</source>
      <translation>
        <numerusform>All can be read: {count} move.</numerusform>
        <numerusform>All can be read: {count} moves.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All can be saved: {count} moves.</source>
      <translation>
        <numerusform>All can be saved: {count} move.</numerusform>
        <numerusform>All can be saved: {count} moves.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All was saved in {file}: {count} moves. The damaged file was not touched.</source>
      <translation>
        <numerusform>All was saved in {file}: {count} move. The damaged file was not touched.</numerusform>
        <numerusform>All was saved in {file}: {count} moves. The damaged file was not touched.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SpoilPlate</name>
    <message numerus="yes">
      <source>taken {count} times</source>
      <translation>
        <numerusform>taken {count} time</numerusform>
        <numerusform>taken {count} times</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>table</name>
    <message numerus="yes">
      <source>{count} to choose from</source>
      <translation>
        <numerusform>{count} to choose from</numerusform>
        <numerusform>{count} to choose from</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Each other Pilot passes up to {count} cards to the Head and gets as many back.</source>
      <translation>
        <numerusform>Each other Pilot passes up to {count} card to the Head and gets as many back.</numerusform>
        <numerusform>Each other Pilot passes up to {count} cards to the Head and gets as many back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Each other Pilot may draw up to {count} cards.</source>
      <translation>
        <numerusform>Each other Pilot may draw up to {count} card.</numerusform>
        <numerusform>Each other Pilot may draw up to {count} cards.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The opponent discards {count} cards at random and keeps at least one.</source>
      <translation>
        <numerusform>The opponent discards {count} card at random and keeps at least one.</numerusform>
        <numerusform>The opponent discards {count} cards at random and keeps at least one.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} Pilots a side</source>
      <translation>
        <numerusform>{count} Pilot a side</numerusform>
        <numerusform>{count} Pilots a side</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} card</numerusform>
        <numerusform>{count} cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} cards of Coach's Deck</source>
      <translation>
        <numerusform>{count} card of Coach's Deck</numerusform>
        <numerusform>{count} cards of Coach's Deck</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of {wanted} chosen in the hand</source>
      <translation>
        <numerusform>{count} of {wanted} chosen in the hand</numerusform>
        <numerusform>{count} of {wanted} chosen in the hand</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>taking back</name>
    <message numerus="yes">
      <source>{count} moves would count again.</source>
      <translation>
        <numerusform>One move would count again.</numerusform>
        <numerusform>{count} moves would count again.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and {count} more, before these</source>
      <translation>
        <numerusform>and one more, before these</numerusform>
        <numerusform>and {count} more, before these</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>tasuo</name>
    <message numerus="yes">
      <source>{count} warriors</source>
      <translation>
        <numerusform>{count} warrior</numerusform>
        <numerusform>{count} warriors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} defences</source>
      <translation>
        <numerusform>{count} defence</numerusform>
        <numerusform>{count} defences</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <translation>
        <numerusform>{count} way</numerusform>
        <numerusform>{count} ways</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} holds {count} cards</source>
      <translation>
        <numerusform>{name} holds one card</numerusform>
        <numerusform>{name} holds {count} cards</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>turning</name>
    <message numerus="yes">
      <source>{count} decisions were looked at.</source>
      <translation>
        <numerusform>{count} decision was looked at.</numerusform>
        <numerusform>{count} decisions were looked at.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>wall</name>
    <message numerus="yes">
      <source>{count} cards, {jokers}</source>
      <translation>
        <numerusform>{count} card, {jokers}</numerusform>
        <numerusform>{count} cards, {jokers}</numerusform>
      </translation>
    </message>
  </context>
</TS>
