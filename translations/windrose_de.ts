<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Effects</name>
    <message>
        <source>Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <translation>Macht für seinen Kolonisten aus der Ernte einer besetzten Indigoplantage ein Fass Indigo.</translation>
    </message>
    <message>
        <source>Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <translation>Macht für ihren Kolonisten aus der Ernte einer besetzten Zuckerplantage ein Fass Zucker.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <translation>Macht ein Fass Indigo für jeden Kolonisten hier, dem eine besetzte Indigoplantage zur Verfügung steht.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <translation>Macht ein Fass Zucker für jeden Kolonisten hier, dem eine besetzte Zuckerplantage zur Verfügung steht.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.</source>
        <translation>Macht ein Fass Tabak für jeden Kolonisten hier, dem eine besetzte Tabakplantage zur Verfügung steht.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.</source>
        <translation>Macht ein Fass Kaffee für jeden Kolonisten hier, dem eine besetzte Kaffeeplantage zur Verfügung steht.</translation>
    </message>
    <message>
        <source>You get 1 extra doubloon for a barrel you sell to the trading house.</source>
        <translation>Du bekommst 1 Dublone mehr für ein Fass, das du dem Handelshaus verkaufst.</translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your usual tile.</source>
        <translation>In der Siedlerphase darfst du zuerst eine verdeckte Plantage ziehen, die gelegt werden muss; dann nimmst du dein gewöhnliches Plättchen.</translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry instead of a face-up plantation.</source>
        <translation>In der Siedlerphase darfst du einen Steinbruch statt einer offenen Plantage nehmen.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <translation>Nach dem Verladen behältst du alle Fässer einer Sorte, neben dem einen Fass, das alle behalten.</translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <translation>Die Plantage oder der Steinbruch, den du in der Siedlerphase nimmst, bringt einen Kolonisten mit. Ein von der Hazienda gezogenes Plättchen tut das nicht.</translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <translation>Du darfst eine Sorte verkaufen, die schon im Handelshaus liegt.</translation>
    </message>
    <message>
        <source>You get 2 extra doubloons for a barrel you sell to the trading house.</source>
        <translation>Du bekommst 2 Dublonen mehr für ein Fass, das du dem Handelshaus verkaufst.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <translation>Nach dem Verladen behältst du alle Fässer zweier Sorten, neben dem einen Fass, das alle behalten.</translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <translation>Wer in einer Aufseherphase mehrere Sorten produziert, bekommt Dublonen: 1 für zwei Sorten, 2 für drei, 3 für vier und 5 für alle fünf.</translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <translation>Ein Gebäude, das du baust, bringt einen Kolonisten auf einem seiner Kreise mit.</translation>
    </message>
    <message>
        <source>Every time you load in the captain phase, you get 1 extra victory point.</source>
        <translation>Jedes Mal, wenn du in der Kapitänsphase verlädst, bekommst du 1 Siegpunkt mehr.</translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <translation>Einmal in jeder Kapitänsphase darfst du alle deine Fässer einer Sorte mit einem eigenen Schiff verschiffen, das beliebig viele fasst.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <translation>Am Ende des Spiels: 1 Punkt für jedes kleine und 2 Punkte für jedes große Produktionsgebäude in deiner Stadt, ob besetzt oder nicht.</translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <translation>Am Ende des Spiels: 4 Punkte für bis zu 9 belegte Inselfelder, 5 für 10, 6 für 11 und 7 für alle 12.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <translation>Am Ende des Spiels: 1 Punkt für je 3 Kolonisten auf deinem Tableau.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <translation>Am Ende des Spiels: 1 Punkt für je 4 Siegpunkte, die du durch Verschiffen bekommen hast.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <translation>Am Ende des Spiels: 1 Punkt für jedes violette Gebäude in deiner Stadt, ob besetzt oder nicht, das Rathaus eingeschlossen.</translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <translation>Alle nehmen sich eine offene Plantage für ihre Insel.</translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <translation>Die Kolonisten auf dem Schiff werden einzeln verteilt, und alle setzen ihre Kolonisten, wie sie wollen.</translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <translation>Alle dürfen ein Gebäude bauen.</translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <translation>Alle produzieren die Waren ihrer besetzten Plantagen und Produktionsgebäude.</translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <translation>Alle dürfen dem Handelshaus ein Fass verkaufen, solange dort Platz ist.</translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for each barrel. Players who can load must load.</source>
        <translation>Alle verladen reihum und immer wieder Waren auf die Frachtschiffe und bekommen für jedes Fass einen Siegpunkt. Wer verladen kann, muss es tun.</translation>
    </message>
    <message>
        <source>The other players do nothing.</source>
        <translation>Die anderen Spieler tun nichts.</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead of a plantation.</source>
        <translation>Der Siedler darf einen Steinbruch statt einer Plantage nehmen.</translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <translation>Der Bürgermeister bekommt 1 weiteren Kolonisten aus dem Vorrat.</translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <translation>Der Baumeister zahlt 1 Dublone weniger.</translation>
    </message>
    <message>
        <source>The craftsman gets 1 extra barrel of a kind just produced.</source>
        <translation>Der Aufseher bekommt 1 weiteres Fass einer eben produzierten Sorte.</translation>
    </message>
    <message>
        <source>The trader gets 1 extra doubloon for a sale.</source>
        <translation>Der Händler bekommt für einen Verkauf 1 Dublone mehr.</translation>
    </message>
    <message>
        <source>The captain gets 1 extra victory point for the first load.</source>
        <translation>Der Kapitän bekommt für sein erstes Verladen 1 Siegpunkt mehr.</translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <translation>Der Goldsucher bekommt 1 Dublone aus der Bank.</translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <translation>Liefert in der Aufseherphase ein Fass Mais, solange sie besetzt ist. Mais braucht kein Gebäude.</translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <translation>Liefert Indigo, solange sie besetzt ist und ein Kolonist in einer Indigoküperei arbeitet.</translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <translation>Liefert Zucker, solange sie besetzt ist und ein Kolonist in einer Zuckermühle arbeitet.</translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <translation>Liefert Tabak, solange sie besetzt ist und ein Kolonist in einem Tabakspeicher arbeitet.</translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <translation>Liefert Kaffee, solange sie besetzt ist und ein Kolonist in einer Kaffeerösterei arbeitet.</translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <translation>Solange er besetzt ist, kosten Gebäude 1 Dublone weniger; die Spalte eines Gebäudes, 1 bis 4, sagt, wie viele Steinbrüche höchstens zählen.</translation>
    </message>
</context>
<context>
    <name>FileDevice</name>
    <message>
        <source>The system gives no reason.</source>
        <translation>Das System nennt keinen Grund.</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>The file %1 cannot be opened.</source>
        <translation>Die Datei %1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <translation>Das Spiel lässt sich nicht als %1 speichern.</translation>
    </message>
    <message>
        <source>The game on the table is not affected.</source>
        <translation>Das Spiel auf dem Tisch bleibt unverändert.</translation>
    </message>
    <message>
        <source>The game is not lost: save it somewhere else.</source>
        <translation>Das Spiel ist nicht verloren: Speichere es an einem anderen Ort.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <translation>Die Datei %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The last game cannot be opened: its file %1 is damaged.</source>
        <translation>Das letzte Spiel kann nicht geöffnet werden: Seine Datei %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The file of the last game, %1, is damaged.</source>
        <translation>Die Datei des letzten Spiels, %1, ist beschädigt.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point.</source>
        <translation>Der Tisch zeigt das Spiel bis zum letzten guten Zug vor dieser Stelle.</translation>
    </message>
    <message>
        <source>A new game has been started. The damaged file is kept in the same folder under another name.</source>
        <translation>Ein neues Spiel hat begonnen. Die beschädigte Datei bleibt im selben Ordner unter einem anderen Namen erhalten.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point. The damaged file is kept in the same folder under another name.</source>
        <translation>Der Tisch zeigt das Spiel bis zum letzten guten Zug vor dieser Stelle. Die beschädigte Datei bleibt im selben Ordner unter einem anderen Namen erhalten.</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <translation>Der Text ist kein Spiel.</translation>
    </message>
    <message>
        <source>The text is damaged.</source>
        <translation>Der Text ist beschädigt.</translation>
    </message>
    <message>
        <source>The last game cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Das letzte Spiel kann nicht aus %1 gelesen werden.</translation>
    </message>
    <message>
        <source>The settings cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Die Einstellungen können nicht aus %1 gelesen werden.</translation>
    </message>
    <message>
        <source>Windrose uses its default settings. Changes to the preferences last until you quit.</source>
        <translation>Windrose verwendet seine Voreinstellungen. Was du in den Einstellungen änderst, gilt bis zum Beenden.</translation>
    </message>
    <message>
        <source>The file %1 has been changed by another window or program.</source>
        <translation>Die Datei %1 wurde von einem anderen Fenster oder Programm geändert.</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>If you overwrite it, those changes are lost.</source>
        <translation>Wenn du sie überschreibst, gehen diese Änderungen verloren.</translation>
    </message>
    <message>
        <source>The previous file is kept unchanged under another name in the same folder.</source>
        <translation>Die bisherige Datei bleibt unverändert unter einem anderen Namen im selben Ordner erhalten.</translation>
    </message>
    <message>
        <source>The position that was being set up cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Die Stellung, die gerade aufgebaut wurde, lässt sich aus %1 nicht lesen.</translation>
    </message>
    <message>
        <source>The game continues where it was. The file is kept unchanged under another name in the same folder.</source>
        <translation>Das Spiel geht dort weiter, wo es war. Die Datei bleibt unverändert unter einem anderen Namen im selben Ordner erhalten.</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>It is a link that cannot be followed.</source>
        <translation>Das ist ein Verweis, dem nicht gefolgt werden kann.</translation>
    </message>
    <message>
        <source>It is write-protected.</source>
        <translation>Sie ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>%1
The file is only partly written. The complete text is next to it in %2.</source>
        <extracomment>%1 is a sentence about what went wrong, %2 a file</extracomment>
        <translation>%1
Die Datei ist nur zum Teil geschrieben. Der ganze Text steht daneben in %2.</translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <translation>Das ist ein Verweis auf eine Datei, die es nicht gibt.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <translation>Das ist eine Pipe oder ein Gerät, keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>It is too large. Files of up to %1 can be opened.</source>
        <extracomment>%1 is an amount such as &quot;16 MiB&quot;</extracomment>
        <translation>Sie ist zu groß. Dateien bis zu %1 können geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>The game has been copied to the clipboard as text.</source>
        <translation>Das Spiel wurde als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard as text.</source>
        <translation>Die Stellung wurde als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage liegt kein Text.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>Nur Dateien auf diesem Rechner lassen sich öffnen.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Windrose saves its own games in that folder.</source>
        <translation>In diesem Ordner bewahrt Windrose seine eigenen Spiele auf.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Island and city</source>
        <translation>Insel und Stadt</translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <translation>Dein Tableau hat eine Insel mit Platz für 12 Plättchen und eine Stadt mit Platz für 12 Gebäude, je vier in einer Reihe. Daneben liegen San Juan, wo Kolonisten warten, und die Windrose mit deinen Waren und Dublonen.</translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. An unoccupied tile or building does nothing, but a building still scores its printed points.</source>
        <translation>Kreise zeigen, wo Kolonisten arbeiten können: weiß, solange sie leer sind, grün, wenn sie besetzt sind. Ein unbesetztes Plättchen oder Gebäude wirkt nicht, ein Gebäude zählt aber seine aufgedruckten Punkte.</translation>
    </message>
    <message>
        <source>All buildings</source>
        <translation>Alle Gebäude</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <translation>Violette Gebäude helfen in einer der Phasen, die anderen machen Waren. Die Spalte sagt, wie viele Punkte ein Gebäude wert ist und wie viele Steinbrüche höchstens zählen.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Each player has an island and a city. You plant fields, construct buildings, bring in colonists to work there, and turn the harvest into goods.</source>
        <translation>Jeder von euch hat eine Insel und eine Stadt. Ihr legt Plantagen an, errichtet Gebäude, holt Kolonisten, die dort arbeiten, und macht aus der Ernte Waren.</translation>
    </message>
    <message>
        <source>Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. Shipped overseas, they earn victory points.</source>
        <translation>Waren haben zweierlei Nutzen. Dem Handelshaus verkauft bringen sie Dublonen, mit denen man Gebäude bezahlt. Nach Übersee verschifft bringen sie Siegpunkte.</translation>
    </message>
    <message>
        <source>The player with the most victory points at the end of the game wins. Points come from shipped goods, from buildings, and from the bonuses of large buildings.</source>
        <translation>Wer am Ende die meisten Siegpunkte hat, gewinnt. Punkte gibt es für verschiffte Waren, für Gebäude und durch die Boni großer Gebäude.</translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when you choose it, and who else benefits.</source>
        <translation>Es gibt keine Würfel, und niemand kann dir etwas wegnehmen. Es zählt, welche Rolle du wählst, wann, und wem sie sonst noch nützt.</translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <translation>Eine Runde und ihre Rollen</translation>
    </message>
    <message>
        <source>The governor starts the round and takes one of the role cards. Then everyone acts in that role, clockwise from the player who took it, who also gets a privilege. When all have acted, the next player takes one of the remaining cards, and so on.</source>
        <translation>Der Gouverneur beginnt die Runde und nimmt eine der Rollenkarten. Dann handeln alle in dieser Rolle, im Uhrzeigersinn und beginnend mit dem, der sie genommen hat; er hat dabei ein Privileg. Haben alle gehandelt, nimmt der Nächste eine der übrigen Karten, und so fort.</translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <translation>Zu dritt bis zu fünft nimmt jeder in einer Runde eine Rolle; zu zweit nimmt abwechselnd jeder drei.</translation>
    </message>
    <message>
        <source>At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards are returned, and the next player becomes governor.</source>
        <translation>Am Ende der Runde kommt 1 Dublone auf jede Karte, die niemand genommen hat. Sie bleibt dort, bis jemand die Karte nimmt und das Geld dazu. Alle Karten kommen zurück, und der Nächste wird Gouverneur.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation>Das Ende und die Wertung</translation>
    </message>
    <message>
        <source>The current round becomes the last one, and is played to its end, as soon as</source>
        <translation>Die laufende Runde wird zur letzten und wird noch zu Ende gespielt, sobald</translation>
    </message>
    <message>
        <source>the colonist ship cannot be completely refilled after a mayor phase,</source>
        <translation>das Kolonistenschiff nach einer Bürgermeisterphase nicht ganz gefüllt werden kann,</translation>
    </message>
    <message>
        <source>a player fills the twelfth space of their city, or</source>
        <translation>jemand das zwölfte Feld seiner Stadt bebaut oder</translation>
    </message>
    <message>
        <source>the last victory point chip is taken. Points earned after that still count.</source>
        <translation>der letzte Siegpunkt aus dem Vorrat vergeben wird. Punkte, die danach noch anfallen, zählen trotzdem.</translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <translation>Deine Wertung ist die Summe aus dreierlei:</translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <translation>den Siegpunkten, die du durch Verschiffen bekommen hast,</translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, occupied or not, and</source>
        <translation>den auf deinen Gebäuden aufgedruckten Punkten, je 1 bis 4, ob besetzt oder nicht, und</translation>
    </message>
    <message>
        <source>the bonuses of your large buildings, each only if occupied.</source>
        <translation>den Boni deiner großen Gebäude, jeder nur, wenn das Gebäude besetzt ist.</translation>
    </message>
    <message>
        <source>Doubloons plus barrels break ties. If these are equal too, the victory is shared.</source>
        <translation>Bei Gleichstand entscheidet die Summe aus Dublonen und Fässern. Ist auch sie gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Maus und Tastatur</translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <translation>Ziehen und ablegen</translation>
    </message>
    <message>
        <source>Drag a piece with the mouse and drop it where it belongs. Every place that accepts it glows; over any other place, the prompt explains why it does not. A piece dropped there goes back to where it came from.</source>
        <translation>Zieh ein Teil mit der Maus und lass es dort los, wo es hingehört. Jeder Ort, der es annimmt, leuchtet; über jedem anderen sagt die Zeile, warum er es nicht annimmt. Ein Teil, das du dort loslässt, kehrt zurück.</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Zwei Klicks</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Tab moves between the parts of the table, the arrow keys within one. Space picks up and puts down; while you carry a piece, the arrow keys visit only places that accept it. Escape puts it back.</source>
        <translation>Tab führt von einem Teil des Tischs zum nächsten, die Pfeile führen darin umher. Die Leertaste nimmt auf und legt ab; solange du etwas trägst, besuchen die Pfeile nur Orte, die es annehmen. Escape legt es zurück.</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Erklärungen</translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt says whose turn it is, what to decide, and what happens if you pass.</source>
        <translation>Lass den Zeiger auf einem Teil ruhen, um zu lesen, was es tut und was es dich jetzt kostet. Die Zeile sagt, wer dran ist, was zu entscheiden ist und was beim Passen geschieht.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Press Enter to activate the highlighted button.</source>
        <translation>Die Eingabetaste drückt den hervorgehobenen Knopf.</translation>
    </message>
    <message>
        <source>New fields</source>
        <translation>Neue Felder</translation>
    </message>
    <message>
        <source>In turn, each player takes one of the face-up plantations and places it on their island. The settler may take a quarry instead.</source>
        <translation>Reihum nimmt jeder eine der offenen Plantagen und legt sie auf seine Insel. Der Siedler darf stattdessen einen Steinbruch nehmen.</translation>
    </message>
    <message>
        <source>Tiles are never moved or returned.</source>
        <translation>Plättchen werden nie versetzt und nie zurückgegeben.</translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <translation>Mit einer Hazienda darfst du zuerst ein verdecktes Plättchen ziehen; es muss gelegt werden.</translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry even if you are not the settler.</source>
        <translation>Mit einer Bauhütte darfst du einen Steinbruch nehmen, obwohl du nicht der Siedler bist.</translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <translation>Mit einem Hospiz bringt das genommene Plättchen einen Kolonisten mit.</translation>
    </message>
    <message>
        <source>Tiles that nobody takes are discarded, and a new row is dealt.</source>
        <translation>Was niemand nimmt, wird abgelegt, und eine neue Reihe wird aufgedeckt.</translation>
    </message>
    <message>
        <source>New people</source>
        <translation>Neue Leute</translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, starting with the mayor, until the ship is empty.</source>
        <translation>Der Bürgermeister bekommt 1 Kolonisten aus dem Vorrat. Dann werden die vom Schiff einzeln verteilt, an den Bürgermeister zuerst, bis das Schiff leer ist.</translation>
    </message>
    <message>
        <source>Now everyone rearranges all of their colonists, including those already at work. A circle holds one colonist. A plantation, quarry or building works only while it is occupied.</source>
        <translation>Nun ordnet jeder alle seine Kolonisten neu, auch die, die schon arbeiten. Ein Kreis fasst einen Kolonisten. Eine Plantage, ein Steinbruch oder ein Gebäude wirkt nur, solange jemand dort ist.</translation>
    </message>
    <message>
        <source>No colonist may wait in San Juan while a circle is empty.</source>
        <translation>Solange ein Kreis leer ist, darf niemand in San Juan warten.</translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <translation>Ein Gebäude mit mehreren Kreisen wirkt für jeden Kolonisten darauf.</translation>
    </message>
    <message>
        <source>At the end, the ship is refilled with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <translation>Am Ende wird das Schiff wieder gefüllt: mit so vielen Kolonisten, wie Kreise auf Gebäuden leer sind, aber mindestens einem für jeden Spieler.</translation>
    </message>
    <message>
        <source>New buildings</source>
        <translation>Neue Gebäude</translation>
    </message>
    <message>
        <source>In turn, each player may build one building. The builder pays 1 doubloon less.</source>
        <translation>Reihum darf jeder ein Gebäude bauen. Der Baumeister zahlt 1 Dublone weniger.</translation>
    </message>
    <message>
        <source>Each occupied quarry saves 1 doubloon. At most one quarry counts in the first column, two in the second, and so on.</source>
        <translation>Jeder besetzte Steinbruch spart 1 Dublone. In der ersten Spalte zählt höchstens ein Steinbruch, in der zweiten zwei, und so fort.</translation>
    </message>
    <message>
        <source>Nobody may own two buildings of the same kind.</source>
        <translation>Niemand darf zwei gleiche Gebäude besitzen.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent spaces. If your empty spaces are not adjacent, other buildings are moved to make room.</source>
        <translation>Ein großes Gebäude füllt zwei Felder, die sich berühren. Liegen deine leeren Felder auseinander, rücken andere Gebäude zur Seite.</translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <translation>Mit einer Universität bringt das neue Gebäude einen Kolonisten mit.</translation>
    </message>
    <message>
        <source>The harvest</source>
        <translation>Die Ernte</translation>
    </message>
    <message>
        <source>In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the craftsman takes 1 extra barrel of a kind they have just produced.</source>
        <translation>Reihum bekommen alle die Waren, die sie machen können, so weit der Vorrat reicht. Dann nimmt der Aufseher 1 weiteres Fass einer Sorte, die er eben gemacht hat.</translation>
    </message>
    <message>
        <source>An occupied corn plantation produces a barrel of corn without a building.</source>
        <translation>Eine besetzte Maisplantage bringt auch ohne Gebäude ein Fass Mais.</translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in a matching building: one barrel for each such pair.</source>
        <translation>Die anderen Sorten brauchen eine besetzte Plantage und einen Kolonisten im zugehörigen Gebäude: ein Fass für jedes solche Paar.</translation>
    </message>
    <message>
        <source>With a factory, producing several kinds also earns money.</source>
        <translation>Mit einer Manufaktur bringen mehrere Sorten auch Geld.</translation>
    </message>
    <message>
        <source>The trading house</source>
        <translation>Das Handelshaus</translation>
    </message>
    <message>
        <source>In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <translation>Reihum darf jeder ein Fass verkaufen. Mais bringt nichts, Indigo 1, Zucker 2, Tabak 3 und Kaffee 4 Dublonen. Der Händler bekommt für einen Verkauf 1 mehr.</translation>
    </message>
    <message>
        <source>The trading house has four spaces and buys only kinds it does not hold yet.</source>
        <translation>Das Handelshaus hat vier Plätze und kauft nur Sorten, die es noch nicht hat.</translation>
    </message>
    <message>
        <source>With an office you may sell a kind it already holds.</source>
        <translation>Mit einem Kontor darfst du eine Sorte verkaufen, die es schon hat.</translation>
    </message>
    <message>
        <source>A small market adds 1 doubloon to a sale, a large market 2.</source>
        <translation>Eine kleine Markthalle legt bei einem Verkauf 1 Dublone drauf, eine große 2.</translation>
    </message>
    <message>
        <source>The phase ends when the trading house is full, and it is emptied. Otherwise its barrels stay and block their kinds.</source>
        <translation>Ist das Handelshaus voll, endet die Phase, und es wird geleert. Sonst bleiben die Fässer liegen und sperren ihre Sorten.</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Verschiffen</translation>
    </message>
    <message>
        <source>Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a victory point for each barrel. Players who can load must load. The captain gets 1 extra point for the first load.</source>
        <translation>Reihum und immer wieder verlädt jeder Fässer einer Sorte auf ein Frachtschiff und bekommt für jedes einen Siegpunkt. Wer verladen kann, muss es tun. Der Kapitän bekommt beim ersten Mal 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <translation>Ein Schiff trägt eine Sorte, und keine zwei Schiffe tragen dieselbe.</translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible. Of several empty ships, choose one that takes the most.</source>
        <translation>Du wählst die Sorte, musst aber so viele Fässer davon verladen wie möglich. Von mehreren leeren Schiffen nimm eines, das am meisten aufnimmt.</translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of your own.</source>
        <translation>Mit einer Werft darfst du einmal in der Phase alle deine Fässer einer Sorte mit einem eigenen Schiff verschiffen.</translation>
    </message>
    <message>
        <source>With a harbor, every load earns 1 extra point.</source>
        <translation>Mit einem Hafen bringt jedes Verladen 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <translation>Waren lagern</translation>
    </message>
    <message>
        <source>When nobody can load anymore, each player keeps one barrel, plus all barrels of as many kinds as their warehouses store. Everything else returns to the supply. Full ships sail and come back empty; the others keep their load.</source>
        <translation>Kann niemand mehr verladen, behält jeder ein einzelnes Fass, dazu alle Fässer von so vielen Sorten, wie seine Lagerhäuser fassen. Alles andere geht in den Vorrat zurück. Volle Schiffe fahren ab und kommen leer wieder; die anderen behalten ihre Ladung.</translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <translation>Ein ruhiger Augenblick</translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <translation>Der Goldsucher nimmt 1 Dublone aus der Bank. Sonst tut niemand etwas.</translation>
    </message>
    <message>
        <source>There are two prospector cards with five players, one with two or four, and none with three.</source>
        <translation>Es gibt zwei Goldsucherkarten zu fünft, eine zu zweit oder zu viert und keine zu dritt.</translation>
    </message>
    <message>
        <source>As in the printed game, players do not see each other&apos;s points. In the preferences you can show them all, or draw a curtain when the turn passes to another person.</source>
        <translation>Wie im gedruckten Spiel sind die Punkte der anderen verborgen. In den Einstellungen kannst du alle Punkte zeigen oder einen Vorhang zuziehen, wenn ein anderer Mensch an die Reihe kommt.</translation>
    </message>
    <message>
        <source>Using the program</source>
        <translation>Das Programm bedienen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Hint (H) thinks for a moment, then offers the best move and two others, each with its chance to win and a reason. Point at one to see it on the table; a click or Enter plays it, Escape closes the hint. A hint uses only what you may see yourself.</source>
        <translation>Tipp (H) denkt einen Augenblick nach und bietet dann den besten Zug und zwei andere an, jeden mit Gewinnchance und Grund. Zeig auf einen, um ihn auf dem Tisch zu sehen; ein Klick oder die Eingabetaste spielt ihn, Escape schließt den Tipp. Ein Tipp benutzt nur, was du selbst sehen darfst.</translation>
    </message>
    <message>
        <source>In the mayor phase, Place for me places your colonists.</source>
        <translation>In der Bürgermeisterphase setzt „Für mich setzen“ deine Kolonisten.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Rückgängig und Wiederholen</translation>
    </message>
    <message>
        <source>Undo goes back move by move to the start of the game, and Redo goes forward again. Restart My Turn goes back to the start of your turn.</source>
        <translation>Rückgängig geht Zug um Zug bis zum Anfang des Spiels zurück, Wiederholen wieder vor. „Meinen Zug neu beginnen“ geht an den Anfang deines Zugs zurück.</translation>
    </message>
    <message>
        <source>Undo stops where hidden tiles were seen. You can change this in the preferences, or limit undo to the turn.</source>
        <translation>Rückgängig endet, wo verdeckte Plättchen gesehen wurden. In den Einstellungen lässt sich das ändern oder auf den eigenen Zug begrenzen.</translation>
    </message>
    <message>
        <source>While moves are undone, the prompt says how many. Playing on discards them; if other players&apos; moves are among them, you are asked first.</source>
        <translation>Solange Züge zurückgenommen sind, sagt die Zeile, wie viele. Weiterspielen verwirft sie; sind Züge anderer darunter, wirst du vorher gefragt.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>In New Game, each seat is a person or a computer player of one of five levels: Newcomer, Planter, Merchant, Shipmaster and Viceroy, the strongest. A style gives it preferences. The Seats menu, or the menu of a board, changes who plays a seat during the game.</source>
        <translation>Unter „Neues Spiel“ ist jeder Platz ein Mensch oder ein Computerspieler in einer von fünf Stufen: Neuling, Pflanzer, Kaufherr, Schiffsherr und Vizekönig, der stärkste. Ein Stil gibt ihm Vorlieben. Das Menü Plätze oder das Menü eines Tableaus ändert im Spiel, wer einen Platz spielt.</translation>
    </message>
    <message>
        <source>Computer players see only what a person in their place would see. The log gives reasons for their moves; you can turn this off in the preferences.</source>
        <translation>Computerspieler sehen nur, was ein Mensch an ihrem Platz sähe. Das Protokoll nennt Gründe für ihre Züge; in den Einstellungen lässt sich das abschalten.</translation>
    </message>
    <message>
        <source>Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other.</source>
        <translation>„Computer anhalten“ (Strg+P) hält sie an, „Ein Zug eines Computers“ (Strg+Umschalt+P) spielt einen einzigen Zug. Strg+Auf und Strg+Ab ändern, wie schnell ihre Züge aufeinander folgen.</translation>
    </message>
    <message>
        <source>Another Program… lets a program of your own play. In a game opened from a file, computers and programs wait until you choose Continue.</source>
        <translation>„Anderes Programm …“ lässt ein eigenes Programm mitspielen. In einem aus einer Datei geöffneten Spiel warten Computer und Programme, bis du „Weiter“ wählst.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Click a line of the log to show the table as it was then. The menu of the line goes back to that moment or continues from there as a new game.</source>
        <translation>Ein Klick auf eine Zeile des Protokolls zeigt den Tisch, wie er damals war. Das Menü der Zeile geht zu diesem Augenblick zurück oder von dort als neues Spiel weiter.</translation>
    </message>
    <message>
        <source>Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by rounds, Space plays and pauses, Escape returns to the game.</source>
        <translation>Nachspielen (Strg+R) zeigt das Spiel vom Anfang an: Die Pfeiltasten gehen schrittweise, Bild auf und Bild ab rundenweise, die Leertaste spielt ab und hält an, Escape führt zum Spiel zurück.</translation>
    </message>
    <message>
        <source>Course of the Game charts everyone&apos;s chance to win after each move and lists the costliest mistakes, with a better move for each.</source>
        <translation>Der Spielverlauf zeichnet die Gewinnchancen aller nach jedem Zug und nennt die teuersten Fehler, jeweils mit einem besseren Zug.</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation>Spiele und Stellungen</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Every move is saved as you make it. Quit whenever you like: Windrose continues the game at the next start. A small ring marks moves that are not on the disk yet.</source>
        <translation>Jeder Zug wird sofort gespeichert: Hört auf, wann ihr wollt, der nächste Start macht dort weiter. Ein kleiner Ring kennzeichnet Züge, die noch nicht auf dem Datenträger stehen.</translation>
    </message>
    <message>
        <source>When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.</source>
        <translation>Beginnt ein neues Spiel, kommt das bisherige unter „Frühere Spiele“; dort liegen die letzten %1.</translation>
    </message>
    <message>
        <source>These games are in the folder %1. A second window has a game of its own there.</source>
        <translation>Diese Spiele liegen im Ordner %1. Ein zweites Fenster hat dort ein eigenes Spiel.</translation>
    </message>
    <message>
        <source>If a move cannot be saved, for example because the disk is full, a strip above the table says why. You can play on, and save the game somewhere else.</source>
        <translation>Lässt sich ein Zug nicht speichern, etwa weil der Datenträger voll ist, sagt ein Streifen über dem Tisch, warum. Du kannst weiterspielen und das Spiel an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Save writes the game to a file of your choice. It asks before overwriting what another window or program has changed, and does not replace a write-protected file. Saving over a file follows links and keeps the file&apos;s owner, permissions and hard links.</source>
        <translation>„Speichern“ schreibt das Spiel in eine Datei deiner Wahl. Es fragt, bevor es überschreibt, was ein anderes Fenster oder Programm geändert hat, und ersetzt keine schreibgeschützte Datei. Beim Speichern in eine vorhandene Datei folgt es Verknüpfungen; Eigentümer, Rechte und feste Verknüpfungen (Hardlinks) der Datei bleiben erhalten.</translation>
    </message>
    <message>
        <source>Open files from the menu, drop them on the window, or double-click them. A file can have at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard as text.</source>
        <translation>Dateien öffnest du aus dem Menü, durch Fallenlassen auf dem Fenster oder mit einem Doppelklick. Eine Datei darf höchstens 16 MiB groß sein. „Spiel kopieren“ und „Spiel einfügen“ bringen ein Spiel oder eine Stellung als Text durch die Zwischenablage.</translation>
    </message>
    <message>
        <source>A damaged file is opened up to its last good move, and you are told where the damage is. The damaged file itself is kept; if it is the saved last game, as a copy whose name ends in .damaged.</source>
        <translation>Eine beschädigte Datei wird bis zum letzten guten Zug geöffnet, und du erfährst, wo der Schaden ist. Die beschädigte Datei selbst bleibt erhalten; ist es das gespeicherte letzte Spiel, dann als Kopie, deren Name auf .damaged endet.</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Set Up a Position in the Game menu copies the position to a table of its own, while the game waits. Move any piece between the box and the boards by dragging, by clicking, or with the keyboard. Like a game, the position is saved at every step and is still there after a crash, with undo and redo.</source>
        <translation>„Stellung aufbauen“ im Menü Spiel legt die Stellung auf einen eigenen Tisch; das Spiel wartet. Alles lässt sich durch Ziehen, Klicken oder mit der Tastatur zwischen der Schachtel und den Tableaus bewegen. Wie ein Spiel wird die Stellung bei jedem Schritt gespeichert und ist auch nach einem Absturz noch da, mit allem, was sich zurücknehmen und wiederholen lässt.</translation>
    </message>
    <message>
        <source>Delete puts a piece back into the box, + and − change a number, and a double click turns a large building. Pieces that are used up cannot be placed.</source>
        <translation>Entf legt ein Teil zurück in die Schachtel, + und − ändern eine Zahl, und ein Doppelklick dreht ein großes Gebäude. Was aufgebraucht ist, lässt sich nicht setzen.</translation>
    </message>
    <message>
        <source>Table… changes the number of players, their names and the options. Start the Game from Here plays on from the position as a new game; Save Position and Copy Position write it as text that opens like a game.</source>
        <translation>„Tisch …“ ändert die Zahl der Personen, ihre Namen und die Varianten. „Spiel von hier beginnen“ spielt von der Stellung als neues Spiel weiter; „Stellung speichern“ und „Stellung kopieren“ schreiben sie als Text, der sich wie ein Spiel öffnen lässt.</translation>
    </message>
    <message>
        <source>Every move is shown piece by piece while the prompt tells it. Any key or click shows the rest at once; the speed is in the preferences.</source>
        <translation>Jeder Zug wird Stück für Stück gezeigt, während die Ansage ihn erzählt. Jede Taste und jeder Klick zeigt den Rest sofort; das Tempo steht in den Einstellungen.</translation>
    </message>
    <message>
        <source>An outline marks what each player&apos;s last move changed on the board. When your turn comes, a ribbon lists what the others did; Again shows it once more.</source>
        <translation>Ein Rahmen markiert, was der letzte Zug jedes Spielers auf seinem Tableau geändert hat. Wenn du an der Reihe bist, zählt ein Band auf, was die anderen getan haben; Nochmal zeigt es noch einmal.</translation>
    </message>
    <message>
        <source>Rest the pointer on a role card to read what the role would bring each player now. A card with a 0 would bring you nothing.</source>
        <translation>Ruht der Zeiger auf einer Rollenkarte, liest du, was die Rolle jedem Spieler jetzt brächte. Eine Karte mit einer 0 brächte dir nichts.</translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only, and so does an empty circle while a colonist waits in San Juan.</source>
        <translation>Klicke ein Teil an, dann den Ort. Eine Rollenkarte braucht nur einen Klick, und ebenso ein leerer Kreis, solange in San Juan ein Kolonist wartet.</translation>
    </message>
    <message>
        <source>What you can use now has a thin outline with a dot in its corner. A circle that takes a colonist has a plus.</source>
        <translation>Was du gerade benutzen kannst, hat einen dünnen Rand mit einem Punkt in der Ecke. Ein Kreis, der einen Kolonisten aufnimmt, hat ein Plus.</translation>
    </message>
    <message>
        <source>Three gauges beside the role cards show how near the end is: the victory points left, the colonists left, and the fullest city.</source>
        <translation>Wie nah das Ende ist, zeigen drei Anzeigen neben den Rollenkarten: die übrigen Siegpunkte, die übrigen Kolonisten und die vollste Stadt.</translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is a calculation such as &quot;8 − 1 builder − 2 quarries&quot;, %2 its result</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n Kreis</numerusform>
            <numerusform>%n Kreise</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1; %2, %3, two city spaces.</source>
        <extracomment>%1 is &quot;10 doubloons&quot;, %2 &quot;4 victory points&quot;, %3 &quot;1 circle&quot;</extracomment>
        <translation>Kostet %1; %2, %3, zwei Stadtfelder.</translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <translation>Kostet %1; %2, %3.</translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation>Du zahlst jetzt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <translation>
            <numerusform>Dir fehlt %n Dublone.</numerusform>
            <numerusform>Dir fehlen %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <translation>Ausverkauft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>%1 von %n übrig.</numerusform>
            <numerusform>%1 von %n übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <translation>− %1 Baumeister</translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <translation>
            <numerusform>− %n Steinbruch</numerusform>
            <numerusform>− %n Steinbrüche</numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <translation>+ 1 Händler</translation>
    </message>
    <message>
        <source>+ %1 %2</source>
        <extracomment>%1 is a number of doubloons, %2 a building such as &quot;small market&quot;</extracomment>
        <translation>+ %1 %2</translation>
    </message>
    <message>
        <source>You own it already.</source>
        <translation>Du besitzt es schon.</translation>
    </message>
    <message>
        <source>Already taken this round.</source>
        <translation>In dieser Runde schon genommen.</translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <translation>
            <numerusform>Wer diese Karte nimmt, bekommt %n Dublone.</numerusform>
            <numerusform>Wer diese Karte nimmt, bekommt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left.</source>
        <translation>Keiner ist übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>%1 von %n übrig.</numerusform>
            <numerusform>%1 von %n übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <translation>
            <numerusform>Das Handelshaus zahlt %n Dublone für ein Fass.</numerusform>
            <numerusform>Das Handelshaus zahlt %n Dublonen für ein Fass.</numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation>Für dich jetzt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>%1 von %n Fass im Vorrat übrig.</numerusform>
            <numerusform>%1 von %n Fässern im Vorrat übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <translation>
            <numerusform>Du hast %n Dublone.</numerusform>
            <numerusform>Du hast %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would pay: %1.</source>
        <translation>Du würdest zahlen: %1.</translation>
    </message>
    <message>
        <source>You would pay: %1; as builder %2.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 2 quarries = 6&quot;, %2 a number</extracomment>
        <translation>Du würdest zahlen: %1; als Baumeister %2.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <translation>
            <numerusform>Es bringt dir jetzt %n Punkt.</numerusform>
            <numerusform>Es bringt dir jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <translation>
            <numerusform>Besetzt brächte es dir jetzt %n Punkt.</numerusform>
            <numerusform>Besetzt brächte es dir jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <translation>
            <numerusform>Gebaut und besetzt brächte es dir jetzt %n Punkt.</numerusform>
            <numerusform>Gebaut und besetzt brächte es dir jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <translation>Das Handelshaus ist voll.</translation>
    </message>
    <message>
        <source>For you on your turn: %1.</source>
        <translation>Für dich in deinem Zug: %1.</translation>
    </message>
    <message>
        <source>%1: no tile to take or no room for it</source>
        <translation>%1: kein Plättchen zu nehmen oder kein Platz dafür</translation>
    </message>
    <message>
        <source>%1: a tile</source>
        <translation>%1: ein Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <translation>
            <numerusform>%1: %n Kolonist</numerusform>
            <numerusform>%1: %n Kolonisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <translation>
            <numerusform>%1: kann sich %n Gebäudeart leisten</numerusform>
            <numerusform>%1: kann sich %n Gebäudearten leisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <translation>
            <numerusform>%1: %n Fass</numerusform>
            <numerusform>%1: %n Fässer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to sell</source>
        <translation>%1: nichts zu verkaufen</translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <translation>
            <numerusform>%1: ein Verkauf für bis zu %n Dublone</numerusform>
            <numerusform>%1: ein Verkauf für bis zu %n Dublonen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to load</source>
        <translation>%1: nichts zu verladen</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <translation>
            <numerusform>%1: bis zu %n Fass auf ein Schiff</numerusform>
            <numerusform>%1: bis zu %n Fässer auf ein Schiff</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 takes it now:</source>
        <extracomment>%1 is a player&apos;s name; a line for each player follows</extracomment>
        <translation>Wenn %1 sie jetzt nimmt:</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Another window is saving its game there.</source>
        <translation>Ein anderes Fenster bewahrt dort sein Spiel auf.</translation>
    </message>
    <message>
        <source>No lock file can be created in the folder %1.</source>
        <translation>Im Ordner %1 kann keine Sperrdatei angelegt werden.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The disk is slow: the game is still being written.</source>
        <translation>Der Datenträger ist langsam: Das Spiel wird noch geschrieben.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as the game is saved. If you quit before that, the last moves may be lost.</source>
        <translation>Das Fenster schließt sich von selbst, sobald das Spiel gespeichert ist. Wer vorher geht, kann die letzten Züge verlieren.</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <translation>Trotzdem gehen</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <translation>
            <numerusform>%1 nimmt %n Dublone von der Karte.</numerusform>
            <numerusform>%1 nimmt %n Dublonen von der Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <translation>
            <numerusform>%1 bekommt als Goldsucher %n Dublone.</numerusform>
            <numerusform>%1 bekommt als Goldsucher %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <translation>
            <numerusform>%1 bekommt %n Dublone für die Manufaktur.</numerusform>
            <numerusform>%1 bekommt %n Dublonen für die Manufaktur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <translation>
            <numerusform>%1 bekommt %n Dublone.</numerusform>
            <numerusform>%1 bekommt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt für die Ladung.</numerusform>
            <numerusform>%1 bekommt %n Punkte für die Ladung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt für den Hafen.</numerusform>
            <numerusform>%1 bekommt %n Punkte für den Hafen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <translation>
            <numerusform>%1 bekommt als Kapitän %n Punkt.</numerusform>
            <numerusform>%1 bekommt als Kapitän %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt.</numerusform>
            <numerusform>%1 bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2 with the hacienda.</source>
        <extracomment>%2 is a tile such as &quot;a corn plantation&quot;</extracomment>
        <translation>%1 zieht mit der Hazienda %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist from the ship.</source>
        <translation>Das Hospiz von %1 bringt einen Kolonisten vom Schiff.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist.</source>
        <translation>Das Hospiz von %1 bringt einen Kolonisten.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <translation>
            <numerusform>%n Plättchen, das niemand nahm, wird abgelegt.</numerusform>
            <numerusform>%n Plättchen, die niemand nahm, werden abgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <translation>
            <numerusform>%n abgelegtes Plättchen bildet den neuen Stapel.</numerusform>
            <numerusform>%n abgelegte Plättchen werden zu einem neuen Stapel gemischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <translation>
            <numerusform>%n Plättchen wird aufgedeckt.</numerusform>
            <numerusform>%n Plättchen werden aufgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <translation>%1 bekommt als Bürgermeister 1 weiteren Kolonisten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>%1 bekommt %n Kolonisten vom Schiff.</numerusform>
            <numerusform>%1 bekommt %n Kolonisten vom Schiff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <translation>
            <numerusform>%1 setzt die Kolonisten; %n ist bei der Arbeit.</numerusform>
            <numerusform>%1 setzt die Kolonisten; %n sind bei der Arbeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonists are left for the ship.</source>
        <translation>Für das Schiff ist kein Kolonist übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <translation>
            <numerusform>%n Kolonist geht an Bord des Schiffs.</numerusform>
            <numerusform>%n Kolonisten gehen an Bord des Schiffs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 baut für %n Dublone %2.</numerusform>
            <numerusform>%1 baut für %n Dublonen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves the %3 to city space %2 to make room.</source>
        <extracomment>%3 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>%1 rückt ein Gebäude auf Stadtfeld %2, um Platz zu machen: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist from the ship to the new %2.</source>
        <translation>Die Universität von %1 bringt einen Kolonisten vom Schiff zum neuen Gebäude: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist to the new %2.</source>
        <translation>Die Universität von %1 bringt einen Kolonisten zum neuen Gebäude: %2.</translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <translation>%1 produziert %2.</translation>
    </message>
    <message>
        <source>%1 takes an extra barrel of %2 as craftsman.</source>
        <translation>%1 nimmt als Aufseher ein weiteres Fass %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1 verkauft %2 für %n Dublone.</numerusform>
            <numerusform>%1 verkauft %2 für %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <translation>
            <numerusform>Das Handelshaus ist voll: Sein %n Fass geht in den Vorrat zurück.</numerusform>
            <numerusform>Das Handelshaus ist voll: Seine %n Fässer gehen in den Vorrat zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto cargo ship %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation>%1 verlädt %2 auf das %3er-Schiff.</translation>
    </message>
    <message>
        <source>%1 ships %2 with the wharf.</source>
        <translation>%1 verschifft %2 mit der Werft.</translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <translation>%1 kann %2 nicht lagern.</translation>
    </message>
    <message>
        <source>Cargo ship %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation>Das %1er-Schiff fährt mit %2 ab.</translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship: this is the last round.</source>
        <translation>Die Kolonisten reichen nicht für das Schiff: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>A city is full: this is the last round.</source>
        <translation>Eine Stadt ist voll: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>The last victory point has been taken: this is the last round.</source>
        <translation>Der letzte Siegpunkt ist vergeben: Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Diese Runde ist die letzte.</translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <translation>%1 nimmt die Rolle %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <translation>
            <numerusform>%1 bekommt eine Dublone dazu (jetzt %n).</numerusform>
            <numerusform>%1 bekommt eine Dublone dazu (jetzt %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <translation>Runde %1 endet.</translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <translation>%1 ist jetzt Gouverneur.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>This is the last round: the colonist ship could not be filled.</source>
        <translation>Dies ist die letzte Runde: Das Kolonistenschiff konnte nicht gefüllt werden.</translation>
    </message>
    <message>
        <source>This is the last round: the victory points have run out.</source>
        <translation>Dies ist die letzte Runde: Die Siegpunkte sind aufgebraucht.</translation>
    </message>
    <message>
        <source>This is the last round: %1&apos;s city is full.</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>Dies ist die letzte Runde: Die Stadt von %1 ist voll.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Sugar</source>
        <translation>Zucker</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <translation>Tabak</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Kaffee</translation>
    </message>
    <message>
        <source>Corn plantation</source>
        <translation>Maisplantage</translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <translation>Indigoplantage</translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <translation>Zuckerplantage</translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <translation>Tabakplantage</translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <translation>Kaffeeplantage</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Prospector</source>
        <translation>Goldsucher</translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <translation>Indigo­hütte</translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <translation>Zucker­hütte</translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <translation>Indigo­küperei</translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <translation>Zucker­mühle</translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <translation>Tabak­speicher</translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <translation>Kaffee­rösterei</translation>
    </message>
    <message>
        <source>Small market</source>
        <translation>Kleine Markt­halle</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation>Hazienda</translation>
    </message>
    <message>
        <source>Construction hut</source>
        <translation>Bauhütte</translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <translation>Kleines Lager­haus</translation>
    </message>
    <message>
        <source>Hospice</source>
        <translation>Hospiz</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>Large market</source>
        <translation>Große Markt­halle</translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <translation>Großes Lager­haus</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Manu­faktur</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Univer­sität</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <translation>Zunft­halle</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>Residenz</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Customs house</source>
        <translation>Zollhaus</translation>
    </message>
    <message>
        <source>City hall</source>
        <translation>Rathaus</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>%1, without the colonist</source>
        <extracomment>%1 is an order such as &quot;Take a quarry&quot;</extracomment>
        <translation>%1, ohne den Kolonisten</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a piece and how many of it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Leave all colonists in San Juan</source>
        <translation>Alle Kolonisten in San Juan lassen</translation>
    </message>
    <message>
        <source>Occupy: %1</source>
        <translation>Besetzen: %1</translation>
    </message>
    <message>
        <source>Ship %1 with the wharf</source>
        <translation>Mit der Werft verschiffen: %1</translation>
    </message>
    <message>
        <source>Load %1 onto cargo ship %2</source>
        <translation>Auf das %2er-Schiff laden: %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Behalten: %1</translation>
    </message>
    <message>
        <source>Draw a tile with the hacienda</source>
        <translation>Mit der Hazienda ein Plättchen ziehen</translation>
    </message>
    <message>
        <source>Take the role of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Die Rolle %1 nehmen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>Take an extra barrel of %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Ein weiteres Fass %1 nehmen</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Verkaufen: %1</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <extracomment>a chance to win in whole percent</extracomment>
        <translation>%1 % Gewinnchance</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card on your own board.</source>
        <translation>Leg die Rollenkarte auf dein eigenes Tableau.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <translation>Ein großes Gebäude füllt zwei Felder, und neben diesem ist keines leer.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in your city.</source>
        <translation>Stell das Gebäude auf ein leeres Feld deiner Stadt.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on your island.</source>
        <translation>Leg den Steinbruch auf ein leeres Feld deiner Insel.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on your island.</source>
        <translation>Leg die Plantage auf ein leeres Feld deiner Insel.</translation>
    </message>
    <message>
        <source>Only an occupied hacienda draws a face-down tile, before you take a tile of your choice.</source>
        <translation>Ein verdecktes Plättchen zieht nur eine besetzte Hazienda, vor dem Plättchen deiner Wahl.</translation>
    </message>
    <message>
        <source>Put the tile on an empty space on your island.</source>
        <translation>Leg das Plättchen auf ein leeres Feld deiner Insel.</translation>
    </message>
    <message>
        <source>Colonists can be moved only in the mayor phase, on your turn.</source>
        <translation>Kolonisten können nur in der Bürgermeisterphase versetzt werden, wenn du dran bist.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle on your board, or in San Juan.</source>
        <translation>Setz den Kolonisten auf einen leeren Kreis deines Tableaus oder nach San Juan.</translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <translation>Der Kolonist ist schon dort.</translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <translation>Dieser Kreis ist besetzt.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <translation>Hier ist jeder Kreis besetzt.</translation>
    </message>
    <message>
        <source>Click the barrels to keep on the wind rose; they cannot be dragged.</source>
        <translation>Klick die Fässer an, die auf der Windrose bleiben; ziehen lassen sie sich nicht.</translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <translation>Fässer kommen in der Kapitänsphase auf ein Schiff oder in der Händlerphase ins Handelshaus.</translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel on your wind rose.</source>
        <translation>Leg das zusätzliche Fass des Aufsehers auf deine Windrose.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game to continue playing.</source>
        <translation>Du siehst einen anderen Augenblick des Spiels. Kehr zum Spiel zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>There is no colonist there.</source>
        <translation>Dort steht kein Kolonist.</translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <translation>Auf deinem Tableau ist jeder Kreis besetzt.</translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <translation>Wähle, wohin der Kolonist geht.</translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <translation>Wähle das Schiff für das Fass.</translation>
    </message>
    <message>
        <source>This is not your board: it is %1&apos;s turn.</source>
        <translation>Das ist nicht dein Tableau: %1 ist dran.</translation>
    </message>
    <message>
        <source>%1 is a computer player. To play this seat yourself, take it over in the Seats menu.</source>
        <translation>%1 ist ein Computerspieler. Um selbst zu spielen, übernimm den Platz im Menü Plätze.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Planter</source>
        <translation>Pflanzer</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufherr</translation>
    </message>
    <message>
        <source>Shipmaster</source>
        <translation>Schiffsherr</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <translation>Vizekönig</translation>
    </message>
    <message>
        <source>Plays for its own board and rarely looks ahead.</source>
        <translation>Spielt für das eigene Tableau und blickt selten voraus.</translation>
    </message>
    <message>
        <source>Plays soundly, but often overlooks what the others gain.</source>
        <translation>Spielt solide, übersieht aber oft, was die anderen gewinnen.</translation>
    </message>
    <message>
        <source>Weighs its options well and looks a little ahead.</source>
        <translation>Wägt gut ab und blickt ein wenig voraus.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely makes a mistake.</source>
        <translation>Plant voraus und macht selten Fehler.</translation>
    </message>
    <message>
        <source>The strongest: plays every move through to the end of the game.</source>
        <translation>Der stärkste: spielt jeden Zug in Gedanken bis zum Ende des Spiels durch.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <translation>Vielseitig</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Shipper</source>
        <translation>Verschiffer</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>Siedler</translation>
    </message>
    <message>
        <source>Takes what the game offers.</source>
        <translation>Nimmt, was das Spiel bietet.</translation>
    </message>
    <message>
        <source>Likes money, quarries and large buildings.</source>
        <translation>Mag Geld, Steinbrüche und große Gebäude.</translation>
    </message>
    <message>
        <source>Likes many barrels, the harbor and the wharf.</source>
        <translation>Mag viele Fässer, den Hafen und die Werft.</translation>
    </message>
    <message>
        <source>Likes valuable goods, the markets and the office.</source>
        <translation>Mag wertvolle Waren, die Markthallen und das Kontor.</translation>
    </message>
    <message>
        <source>Likes plantations, quarries and buildings that help on the island.</source>
        <translation>Mag Plantagen, Steinbrüche und Gebäude, die auf der Insel helfen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A computer player: %1 its level, %2 its style, such as &quot;Merchant, Builder&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>An external program.</source>
        <translation>Ein externes Programm.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot be started.</source>
        <translation>Das Programm, das %1 spielt, lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>The program that plays %1 has exited.</source>
        <translation>Das Programm, das %1 spielt, hat sich beendet.</translation>
    </message>
    <message>
        <source>The program that plays %1 does not answer.</source>
        <translation>Das Programm, das %1 spielt, antwortet nicht.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot continue.</source>
        <translation>Das Programm, das %1 spielt, kann nicht weiterspielen.</translation>
    </message>
    <message>
        <source>The program that plays %1 made an illegal move.</source>
        <translation>Das Programm, das %1 spielt, hat einen unerlaubten Zug gemacht.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what a program says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take over the seat, or choose another player in the Seats menu.</source>
        <translation>Übernimm den Platz, oder wähle im Menü Plätze einen anderen Spieler.</translation>
    </message>
    <message>
        <source>Take over the seat, or let it try again.</source>
        <translation>Übernimm den Platz, oder lass ihn es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The program that plays %1 is not known on this computer.</source>
        <extracomment>%1 is the name of a seat</extracomment>
        <translation>Das Programm, das %1 spielen soll, ist auf diesem Rechner nicht bekannt.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>No delay</source>
        <translation>Ohne Pause</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>%1, governor of round %2: take a role card.</source>
        <translation>%1, Gouverneur der Runde %2: Nimm eine Rollenkarte.</translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <translation>%1: Nimm eine Rollenkarte.</translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you get its privilege.</source>
        <translation>Alle handeln in dieser Rolle, und du hast ihr Privileg.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>%1, Settler: draw a face-down plantation with your hacienda first?</source>
        <translation>%1, Siedler: Soll deine Hazienda zuerst eine verdeckte Plantage ziehen?</translation>
    </message>
    <message>
        <source>%1: draw a face-down plantation with your hacienda first?</source>
        <translation>%1: Soll deine Hazienda zuerst eine verdeckte Plantage ziehen?</translation>
    </message>
    <message>
        <source>The drawn tile must be placed, and it would fill your last space.</source>
        <translation>Das gezogene Plättchen muss gelegt werden und würde dein letztes Feld füllen.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed. Either way, you may take a tile afterward.</source>
        <translation>Das gezogene Plättchen muss gelegt werden. So oder so darfst du danach ein Plättchen nehmen.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <translation>%1, Siedler: Nimm eine Plantage aus der Reihe oder, als dein Privileg, einen Steinbruch.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <translation>%1, Siedler: Nimm eine Plantage aus der Reihe; Steinbrüche gibt es keine mehr.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <translation>%1: Nimm eine Plantage aus der Reihe oder, mit deiner Bauhütte, einen Steinbruch.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <translation>%1: Nimm eine Plantage aus der Reihe.</translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <translation>Dein Hospiz schickt einen Kolonisten mit, wenn du nicht ablehnst.</translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <translation>Wenn du passt, nimmst du nichts.</translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <translation>%1, Bürgermeister: Setz deine Kolonisten, wie du willst.</translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <translation>%1: Setz deine Kolonisten, wie du willst.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <translation>
            <numerusform>%n Kolonist wartet in San Juan.</numerusform>
            <numerusform>%n Kolonisten warten in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <translation>
            <numerusform>%n Kreis ist leer.</numerusform>
            <numerusform>%n Kreise sind leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist may wait while a circle is empty.</source>
        <translation>Kein Kolonist darf warten, solange ein Kreis leer ist.</translation>
    </message>
    <message>
        <source>Choose Done when you are finished.</source>
        <translation>Wähle Fertig, wenn alle stehen, wie du willst.</translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <translation>%1, Baumeister: Bau ein Gebäude, für 1 Dublone weniger, oder passe.</translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <translation>%1: Bau ein Gebäude oder passe.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <translation>
            <numerusform>Du hast %n Dublone.</numerusform>
            <numerusform>Du hast %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <translation>
            <numerusform>Du hast %n Dublone; %1.</numerusform>
            <numerusform>Du hast %n Dublonen; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <translation>
            <numerusform>%n Steinbruch ist besetzt</numerusform>
            <numerusform>%n Steinbrüche sind besetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <translation>Deine Universität schickt einen Kolonisten hin, wenn du nicht ablehnst.</translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you pass, you get none.</source>
        <translation>%1, Aufseher: Nimm als dein Privileg ein weiteres Fass einer Sorte, die du eben produziert hast. Wenn du passt, verzichtest du darauf.</translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <translation>%1, Händler: Verkauf ein Fass, für 1 Dublone mehr, oder passe und verkauf nichts.</translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <translation>%1: Verkauf dem Handelshaus ein Fass oder passe und verkauf nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <translation>
            <numerusform>Deine Markthallen legen %n Dublone drauf.</numerusform>
            <numerusform>Deine Markthallen legen %n Dublonen drauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <translation>
            <numerusform>Das Handelshaus hat noch Platz für %n.</numerusform>
            <numerusform>Das Handelshaus hat noch Platz für %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto cargo ship %2</source>
        <translation>%1 auf das Schiff für %2</translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <translation>%1: Kein Frachtschiff nimmt deine Waren. Verschiff alle Fässer einer Sorte mit deiner Werft oder passe und behalte sie vorerst.</translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation>%1, Kapitän: Du musst verladen: %2.</translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <translation>%1: Du musst verladen: %2.</translation>
    </message>
    <message>
        <source>You may use your wharf instead.</source>
        <translation>Stattdessen darfst du deine Werft benutzen.</translation>
    </message>
    <message>
        <source>Your first load earns 1 extra point.</source>
        <translation>Dein erstes Verladen bringt 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>%1: choose the one barrel to keep.</source>
        <translation>%1: Wähle das eine Fass, das du behältst.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <translation>
            <numerusform>%1: Wähle %n Warensorte für dein Lagerhaus und ein weiteres Fass, das du behältst.</numerusform>
            <numerusform>%1: Wähle %n Warensorten für deine Lagerhäuser und ein weiteres Fass, das du behältst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else goes back to the supply.</source>
        <translation>Alles andere geht in den Vorrat zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkt.</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1 gewinnt bei Gleichstand mit %n Punkt durch %2 Dublonen und Fässer.</numerusform>
            <numerusform>%1 gewinnt bei Gleichstand mit %n Punkten durch %2 Dublonen und Fässer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Don&apos;t draw</source>
        <translation>Nicht ziehen</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <translation>Kein weiteres Fass</translation>
    </message>
    <message>
        <source>Don&apos;t sell</source>
        <translation>Nicht verkaufen</translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <translation>Fässer behalten</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>Anfang des Spiels, vor %n Zug</numerusform>
            <numerusform>Anfang des Spiels, vor %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <translation>Runde %1, Zug %2 von %3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (zurückgenommen)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <translation>
            <numerusform>%n Zug ist zurückgenommen: Weiterspielen verwirft ihn.</numerusform>
            <numerusform>%n Züge sind zurückgenommen: Weiterspielen verwirft sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. You are looking at another moment of the game, so pieces cannot be moved.</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1. Du siehst einen anderen Augenblick des Spiels: Hier lässt sich nichts bewegen.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>Ends the game and wins it on the tiebreak.</source>
        <translation>Beendet das Spiel und gewinnt es im Gleichstand.</translation>
    </message>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <translation>
            <numerusform>Beendet das Spiel und gewinnt es mit %n Punkt Vorsprung.</numerusform>
            <numerusform>Beendet das Spiel und gewinnt es mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <translation>
            <numerusform>Macht diese Runde zur letzten, bei %n Punkt Vorsprung.</numerusform>
            <numerusform>Macht diese Runde zur letzten, bei %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Nach jetzigem Stand insgesamt etwa %n Punkt wert, gegenüber %1 für %2.</numerusform>
            <numerusform>Nach jetzigem Stand insgesamt etwa %n Punkte wert, gegenüber %1 für %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <translation>
            <numerusform>Nach jetzigem Stand insgesamt etwa %n Punkt wert.</numerusform>
            <numerusform>Nach jetzigem Stand insgesamt etwa %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <translation>
            <numerusform>Bringt %n Fass, und sonst bekommt niemand eins.</numerusform>
            <numerusform>Bringt %n Fässer, und sonst bekommt niemand eins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <translation>
            <numerusform>Bringt %n Fass, und niemand bekommt mehr.</numerusform>
            <numerusform>Bringt %n Fässer, und niemand bekommt mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <translation>
            <numerusform>Bringt %n Fass; der Nächstbeste bekommt %1.</numerusform>
            <numerusform>Bringt %n Fässer; der Nächstbeste bekommt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <translation>
            <numerusform>Verschiffen dürfte etwa %n Punkt bringen, und sonst niemandem einen.</numerusform>
            <numerusform>Verschiffen dürfte etwa %n Punkte bringen, und sonst niemandem einen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <translation>
            <numerusform>Verschiffen dürfte etwa %n Punkt bringen, und niemandem mehr.</numerusform>
            <numerusform>Verschiffen dürfte etwa %n Punkte bringen, und niemandem mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <translation>
            <numerusform>Verschiffen dürfte etwa %n Punkt bringen, dem Nächstbesten etwa %1.</numerusform>
            <numerusform>Verschiffen dürfte etwa %n Punkte bringen, dem Nächstbesten etwa %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <translation>
            <numerusform>%n Dublone liegt auf der Karte.</numerusform>
            <numerusform>%n Dublonen liegen auf der Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Bringt %n Kolonisten; leere Kreise: %1.</numerusform>
            <numerusform>Bringt %n Kolonisten; leere Kreise: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Erlaubt, %1 für %n Dublone zu bauen.</numerusform>
            <numerusform>Erlaubt, %1 für %n Dublonen zu bauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes it possible to take %1 before anyone else.</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Erlaubt, vor allen anderen %1 zu nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Erlaubt, %1 für %n Dublone zu verkaufen.</numerusform>
            <numerusform>Erlaubt, %1 für %n Dublonen zu verkaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <translation>
            <numerusform>%1 würde wohl %n Fass verlieren.</numerusform>
            <numerusform>%1 würde wohl %n Fässer verlieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <translation>
            <numerusform>Bringt %n Dublone, und die anderen bekommen nichts.</numerusform>
            <numerusform>Bringt %n Dublonen, und die anderen bekommen nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hacienda&apos;s tile comes in addition to the chosen one.</source>
        <translation>Das Plättchen der Hazienda kommt zum gewählten hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <translation>
            <numerusform>Nur %n Inselfeld ist noch frei.</numerusform>
            <numerusform>Nur %n Inselfelder sind noch frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>In Gebäuden sind Kreise für %n weitere Plantage frei: %1.</numerusform>
            <numerusform>In Gebäuden sind Kreise für %n weitere Plantagen frei: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corn needs no building.</source>
        <translation>Mais braucht kein Gebäude.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <translation>
            <numerusform>Das macht insgesamt %n Steinbruch für billigere Gebäude.</numerusform>
            <numerusform>Das macht insgesamt %n Steinbrüche für billigere Gebäude.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first plantation of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Es ist die erste Plantage dieser Ware: %1.</translation>
    </message>
    <message>
        <source>It is the last one in the row, and %1 has a building for it.</source>
        <translation>Es ist das letzte in der Reihe, und %1 hat ein Gebäude dafür.</translation>
    </message>
    <message>
        <source>The hospice brings a colonist onto it at once.</source>
        <translation>Das Hospiz bringt sofort einen Kolonisten darauf.</translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <translation>
            <numerusform>Erhöht den Bonus der Residenz auf %n Punkt.</numerusform>
            <numerusform>Erhöht den Bonus der Residenz auf %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>Die nächste Aufseherphase kann %n Fass bringen statt %1.</numerusform>
            <numerusform>Die nächste Aufseherphase kann %n Fässer bringen statt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <translation>
            <numerusform>Die nächste Aufseherphase kann weiterhin %n Fass bringen.</numerusform>
            <numerusform>Die nächste Aufseherphase kann weiterhin %n Fässer bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1 ließe sich besetzen und brächte jetzt %n Punkt.</numerusform>
            <numerusform>%1 ließe sich besetzen und brächte jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1 brächte besetzt jetzt %n Punkt.</numerusform>
            <numerusform>%1 brächte besetzt jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts working.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 nimmt die Arbeit auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <translation>
            <numerusform>%n Steinbruch ist besetzt statt %1.</numerusform>
            <numerusform>%n Steinbrüche sind besetzt statt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <translation>
            <numerusform>Brächte besetzt jetzt %n Punkt.</numerusform>
            <numerusform>Brächte besetzt jetzt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Hat Kreise für %n Plantage, die noch keinen hatte (%1).</numerusform>
            <numerusform>Hat Kreise für %n Plantagen, die noch keine hatten (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last one, and %1 could have afforded it.</source>
        <translation>Es ist das letzte, und %1 hätte es sich leisten können.</translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <translation>
            <numerusform>Bringt besetzt nach jetzigem Stand in jeder Aufseherphase %n Dublone.</numerusform>
            <numerusform>Bringt besetzt nach jetzigem Stand in jeder Aufseherphase %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <translation>
            <numerusform>Bringt besetzt je Ladung einen Punkt mehr; produziert wird %n Warensorte.</numerusform>
            <numerusform>Bringt besetzt je Ladung einen Punkt mehr; produziert werden %n Warensorten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Bringt %n Siegpunkt für %1.</numerusform>
            <numerusform>Bringt %n Siegpunkte für %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Spart auf %1: Es fehlt noch %n Dublone.</numerusform>
            <numerusform>Spart auf %1: Es fehlen noch %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <translation>
            <numerusform>Das Handelshaus kauft es für %n Dublone oder mehr.</numerusform>
            <numerusform>Das Handelshaus kauft es für %n Dublonen oder mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Ein Schiff mit %1 hat noch %n freien Platz.</numerusform>
            <numerusform>Ein Schiff mit %1 hat noch %n freie Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1 on the wind rose.</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>Auf der Windrose liegen dann %1.</translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <translation>
            <numerusform>Bringt %n Dublone.</numerusform>
            <numerusform>Bringt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last space in the trading house, where %1 could have sold %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Nimmt den letzten Platz im Handelshaus, wo %1 sonst hätte verkaufen können: %2.</translation>
    </message>
    <message>
        <source>Afterward, %1 cannot sell %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Danach kann %1 kein Fass %2 mehr verkaufen.</translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <translation>
            <numerusform>Der beste Verkauf brächte %n Dublone.</numerusform>
            <numerusform>Der beste Verkauf brächte %n Dublonen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <translation>
            <numerusform>Bringt sofort %n Siegpunkt.</numerusform>
            <numerusform>Bringt sofort %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afterward, no ship takes %2 from %1.</source>
        <extracomment>%1 is a player, %2 &quot;4 barrels of corn&quot;</extracomment>
        <translation>Danach nimmt kein Schiff mehr %2 von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) stay(s) on the wind rose until goods are stored.</source>
        <translation>
            <numerusform>%n Fass bleibt bis zum Lagern auf der Windrose.</numerusform>
            <numerusform>%n Fässer bleiben bis zum Lagern auf der Windrose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <translation>
            <numerusform>Behält %n Fass, so viel wie möglich.</numerusform>
            <numerusform>Behält %n Fässer, so viele wie möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the most valuable kind, %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Behält die wertvollste Sorte, %1.</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>%1 from the hacienda</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>%1 durch die Hazienda</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <translation>
            <numerusform>%n Kolonist im Einsatz</numerusform>
            <numerusform>%n Kolonisten im Einsatz</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>%1 is a building such as &quot;small sugar mill&quot;, %2 the doubloons paid</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 sold for %2</source>
        <extracomment>%1 is a good such as &quot;corn&quot;, %2 the doubloons earned</extracomment>
        <translation>%1 für %2 verkauft</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>%1 verladen</translation>
    </message>
    <message>
        <source>%1 shipped by the wharf</source>
        <translation>%1 über die Werft verschifft</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <translation>
            <numerusform>%n Fass produziert</numerusform>
            <numerusform>%n Fässer produziert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <translation>
            <numerusform>+%n Dublone</numerusform>
            <numerusform>+%n Dublonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n Punkt</numerusform>
            <numerusform>+%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 what that player did: &quot;Builder, small sugar mill for 2&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Choose a role first.</source>
        <translation>Wähle zuerst eine Rolle.</translation>
    </message>
    <message>
        <source>First decide whether your hacienda draws a tile.</source>
        <translation>Entscheide zuerst, ob deine Hazienda ein Plättchen zieht.</translation>
    </message>
    <message>
        <source>This is the settler phase: take a tile or pass first.</source>
        <translation>Es ist Siedlerphase: Nimm zuerst ein Plättchen oder passe.</translation>
    </message>
    <message>
        <source>This is the mayor phase: place your colonists first.</source>
        <translation>Es ist Bürgermeisterphase: Setz zuerst deine Kolonisten.</translation>
    </message>
    <message>
        <source>This is the builder phase: build a building or pass first.</source>
        <translation>Es ist Baumeisterphase: Bau zuerst ein Gebäude oder passe.</translation>
    </message>
    <message>
        <source>This is the craftsman phase: take an extra barrel or pass first.</source>
        <translation>Es ist Aufseherphase: Nimm zuerst ein weiteres Fass oder passe.</translation>
    </message>
    <message>
        <source>This is the trader phase: sell a barrel or pass first.</source>
        <translation>Es ist Händlerphase: Verkauf zuerst ein Fass oder passe.</translation>
    </message>
    <message>
        <source>This is the captain phase: load goods first.</source>
        <translation>Es ist Kapitänsphase: Verlade zuerst Waren.</translation>
    </message>
    <message>
        <source>First choose which barrels to keep.</source>
        <translation>Wähle zuerst, welche Fässer du behältst.</translation>
    </message>
    <message>
        <source>The game is over; no more moves are possible.</source>
        <translation>Das Spiel ist zu Ende; weitere Züge sind nicht möglich.</translation>
    </message>
    <message>
        <source>You must take a role; you cannot pass.</source>
        <translation>Du musst eine Rolle nehmen; passen kannst du nicht.</translation>
    </message>
    <message>
        <source>You must place your colonists; you cannot pass.</source>
        <translation>Du musst deine Kolonisten setzen; passen kannst du nicht.</translation>
    </message>
    <message>
        <source>Players who can load a cargo ship must load; you cannot pass.</source>
        <translation>Wer ein Frachtschiff beladen kann, muss es tun; passen kannst du nicht.</translation>
    </message>
    <message>
        <source>Choose which barrels to keep; the rest goes back to the supply.</source>
        <translation>Wähle, welche Fässer du behältst; der Rest geht in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>You cannot pass here. Make a choice.</source>
        <translation>Passen ist hier nicht möglich. Triff eine Wahl.</translation>
    </message>
    <message>
        <source>There is no default role. Choose one.</source>
        <translation>Für die Rolle gibt es keine Vorgabe. Wähle eine.</translation>
    </message>
    <message>
        <source>There is no default placement. Place the colonists yourself.</source>
        <translation>Für das Setzen gibt es keine Vorgabe. Setz die Kolonisten selbst.</translation>
    </message>
    <message>
        <source>There is no default building. Choose one or pass.</source>
        <translation>Für das Bauen gibt es keine Vorgabe. Wähle ein Gebäude oder passe.</translation>
    </message>
    <message>
        <source>There is no default here. Make a choice.</source>
        <translation>Hier gibt es keine Vorgabe. Triff eine Wahl.</translation>
    </message>
    <message>
        <source>No colonist would come with this, so there is none to decline.</source>
        <translation>Hier käme kein Kolonist mit, also ist keiner abzulehnen.</translation>
    </message>
    <message>
        <source>There is no face-up %1; you can take only tiles from the face-up row.</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>Offen liegt kein solches Plättchen: %1. Du kannst nur Plättchen der offenen Reihe nehmen.</translation>
    </message>
    <message>
        <source>No quarries are left.</source>
        <translation>Kein Steinbruch ist übrig.</translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <translation>Nur der Siedler oder wer eine besetzte Bauhütte hat, darf einen Steinbruch nehmen.</translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <translation>Auf Inselfeld %1 liegt schon ein Plättchen, und Plättchen werden nie versetzt.</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <translation>
            <numerusform>Das braucht %n Kolonisten.</numerusform>
            <numerusform>Das braucht %n Kolonisten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Island space %1 is empty, so a colonist has no work there.</source>
        <translation>Auf Inselfeld %1 liegt nichts, also hat ein Kolonist dort keine Arbeit.</translation>
    </message>
    <message>
        <source>City space %1 has no building, so a colonist has no work there.</source>
        <translation>Auf Stadtfeld %1 steht kein Gebäude, also hat ein Kolonist dort keine Arbeit.</translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <translation>Stadtfeld %1 gehört zu dem großen Gebäude, das auf Feld %2 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 hat nur %n Kreis, und ein Kreis fasst einen Kolonisten.</numerusform>
            <numerusform>%1 hat nur %n Kreise, und ein Kreis fasst einen Kolonisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <translation>
            <numerusform>Besetz zuerst den %n leeren Kreis mit ihnen.</numerusform>
            <numerusform>Besetz zuerst die %n leeren Kreise mit ihnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 ist ausverkauft.</translation>
    </message>
    <message>
        <source>%1 is already in this city, and nobody may own two of the same kind.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 steht schon in dieser Stadt, und niemand darf zwei gleiche Gebäude besitzen.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <translation>
            <numerusform>Das kostet jetzt %n Dublone.</numerusform>
            <numerusform>Das kostet jetzt %n Dublonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <translation>Alle 12 Stadtfelder sind voll.</translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <translation>Ein großes Gebäude braucht zwei leere Stadtfelder, und nur eines ist übrig.</translation>
    </message>
    <message>
        <source>City space %1 already has a building.</source>
        <translation>Auf Stadtfeld %1 steht schon ein Gebäude.</translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <translation>Ein großes Gebäude braucht zwei Felder, die sich berühren; die Stadtfelder %1 und %2 tun das nicht.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <translation>Ein großes Gebäude füllt zwei benachbarte Stadtfelder; nenne also beide oder keines.</translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <translation>Dieses Gebäude füllt nur ein Stadtfeld.</translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and you did not produce %1.</source>
        <translation>Das weitere Fass muss von einer Sorte sein, die du eben produziert hast, und %1 war nicht darunter.</translation>
    </message>
    <message>
        <source>No barrels of %1 are left in the supply.</source>
        <translation>Im Vorrat ist kein Fass %1 übrig.</translation>
    </message>
    <message>
        <source>You have no barrels of %1.</source>
        <translation>Du hast kein Fass %1.</translation>
    </message>
    <message>
        <source>The trading house already holds %1; only the owner of an occupied office may sell it again.</source>
        <translation>Im Handelshaus liegt schon %1; nur wer ein besetztes Kontor hat, darf es noch einmal verkaufen.</translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <translation>Ein solches Frachtschiff gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>Cargo ship %1 is full.</source>
        <translation>Das %1er-Schiff ist voll.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries %2, and a ship carries only one kind.</source>
        <translation>Das %1er-Schiff trägt %2, und ein Schiff nimmt nur eine Sorte.</translation>
    </message>
    <message>
        <source>Cargo ship %2 already carries %1, and no two ships may carry the same kind.</source>
        <translation>Das %2er-Schiff trägt schon %1, und keine zwei Schiffe dürfen dieselbe Sorte tragen.</translation>
    </message>
    <message>
        <source>Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.</source>
        <translation>Das %1er-Schiff nimmt weniger von diesen Fässern als das %2er-Schiff; du musst so viele wie möglich verladen.</translation>
    </message>
    <message>
        <source>That requires an occupied wharf.</source>
        <translation>Dazu braucht es eine besetzte Werft.</translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has already sailed; it sails once in each captain phase.</source>
        <translation>Das Schiff der Werft ist schon abgefahren; es fährt einmal in jeder Kapitänsphase.</translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; you cannot pass.</source>
        <translation>Ein Frachtschiff hat Platz für deine Waren, also musst du verladen; passen kannst du nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <translation>
            <numerusform>Dein Lagerhaus behält %n ganze Sorte; nutze das aus, bevor du etwas abgibst.</numerusform>
            <numerusform>Deine Lagerhäuser behalten %n ganze Sorten; nutze das aus, bevor du etwas abgibst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse, you keep only one barrel.</source>
        <translation>Ohne besetztes Lagerhaus behältst du nur ein einzelnes Fass.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <translation>
            <numerusform>Dein Lagerhaus fasst nur %n Warensorte.</numerusform>
            <numerusform>Deine Lagerhäuser fassen nur %n Warensorten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is stored in a warehouse, so choose a single barrel of another kind.</source>
        <translation>Alle Fässer dieser Sorte bleiben schon im Lagerhaus (%1); nimm als einzelnes Fass eine andere.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Die Regeln erlauben das jetzt nicht.</translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <translation>Der Kreis auf Inselfeld %1 ist besetzt, und ein Kreis fasst einen Kolonisten.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number, counted from 0 as in files</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>There is no %1 card in a game with this number of players.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;</extracomment>
        <translation>Im Spiel mit dieser Personenzahl gibt es keine solche Karte: %1.</translation>
    </message>
    <message>
        <source>The role of %1 has already been taken this round by %2.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;, %2 the name of a player, or &quot;seat 2&quot;</extracomment>
        <translation>Die Rolle %1 hat in dieser Runde schon %2 genommen.</translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have 12 spaces.</source>
        <translation>Ein Feld %1 gibt es nicht; Inseln und Städte haben 12 Felder.</translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <translation>
            <numerusform>Auf diesem Tableau ist nur %n.</numerusform>
            <numerusform>Auf diesem Tableau sind nur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <translation>
            <numerusform>%n Kolonist wartet noch in San Juan.</numerusform>
            <numerusform>%n Kolonisten warten noch in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <translation>
            <numerusform>Du hast nur %n.</numerusform>
            <numerusform>Du hast nur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %2 in this game.</source>
        <extracomment>%2 is the capacity of the ship</extracomment>
        <translation>Ein %2er-Schiff gibt es in diesem Spiel nicht.</translation>
    </message>
</context>
<context>
    <name>SetupPlacing</name>
    <message>
        <source>This piece doesn&apos;t go here.</source>
        <translation>Dieses Teil gehört nicht hierher.</translation>
    </message>
    <message>
        <source>There is no room to turn this building.</source>
        <translation>Zum Drehen dieses Gebäudes ist kein Platz.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Wähl aus, wohin es kommt.</translation>
    </message>
</context>
<context>
    <name>SetupRefusals</name>
    <message>
        <source>The box has no more copies of this building: %1.</source>
        <translation>Von diesem Gebäude ist keins mehr in der Schachtel: %1.</translation>
    </message>
    <message>
        <source>The box has no more tiles of this kind: %1.</source>
        <translation>Von diesen Plättchen ist keins mehr in der Schachtel: %1.</translation>
    </message>
    <message>
        <source>The box has no more barrels of this kind: %1.</source>
        <translation>Von diesen Fässern ist keins mehr in der Schachtel: %1.</translation>
    </message>
    <message>
        <source>The box has no more colonists.</source>
        <translation>In der Schachtel ist kein Kolonist mehr.</translation>
    </message>
    <message>
        <source>This role card is already on a board.</source>
        <translation>Diese Rollenkarte liegt schon auf einem Tableau.</translation>
    </message>
    <message>
        <source>The box has none of these left.</source>
        <translation>Davon ist nichts in der Schachtel.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in a city, or back in the box.</source>
        <translation>Leg das Gebäude auf ein leeres Feld einer Stadt oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on an island, in the face-up row, or back in the box.</source>
        <translation>Leg die Plantage auf ein leeres Feld einer Insel, in die offene Auslage oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on an island, or back in the box.</source>
        <translation>Leg den Steinbruch auf ein leeres Feld einer Insel oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.</source>
        <translation>Leg das Fass auf eine Windrose oder ein Frachtschiff, ins Handelshaus oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.</source>
        <translation>Setz den Kolonisten in einen leeren Kreis, nach San Juan, auf das Kolonistenschiff oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the doubloon on a board or a role card, or back in the box.</source>
        <translation>Leg die Dublone auf ein Tableau oder eine Rollenkarte oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the victory point on a board, or back in the box.</source>
        <translation>Leg den Siegpunkt auf ein Tableau oder zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Put the role card on a board, or back in the row of role cards.</source>
        <translation>Leg die Rollenkarte auf ein Tableau oder zurück in die Reihe der Rollenkarten.</translation>
    </message>
    <message>
        <source>Put the governor marker on another board.</source>
        <translation>Leg das Zeichen des Gouverneurs auf ein anderes Tableau.</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <translation>Dieses Schiff ist voll.</translation>
    </message>
    <message>
        <source>This ship carries another kind of goods: %1.</source>
        <translation>Dieses Schiff hat eine andere Ware geladen: %1.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries this kind already, and no two ships carry the same: %2.</source>
        <translation>Frachtschiff %1 hat diese Ware schon geladen, und keine zwei Schiffe laden dieselbe: %2.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn, starting with the governor: %1 takes the next one.</source>
        <translation>Die Rollenkarten werden reihum genommen, vom Gouverneur an: Die nächste nimmt %1.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn: put back the card of %1 first, because it was taken later.</source>
        <translation>Die Rollenkarten werden reihum genommen: Leg erst die Karte von %1 zurück, denn sie wurde später genommen.</translation>
    </message>
    <message>
        <source>At least one player must still have a role to choose this round.</source>
        <translation>Mindestens ein Spieler muss in dieser Runde noch eine Rolle wählen können.</translation>
    </message>
    <message>
        <source>This space is already taken.</source>
        <translation>Dieses Feld ist schon belegt.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <translation>Ein großes Gebäude füllt zwei Felder, und neben diesem ist keines leer.</translation>
    </message>
    <message>
        <source>%1 has this building already.</source>
        <translation>Dieses Gebäude gehört %1 schon.</translation>
    </message>
    <message>
        <source>A colonist cannot work here.</source>
        <translation>Hier kann kein Kolonist arbeiten.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <translation>Hier ist jeder Kreis besetzt.</translation>
    </message>
    <message>
        <source>There is no such piece here.</source>
        <translation>Davon liegt hier nichts.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <translation>Es liegt schon dort.</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <translation>Das Handelshaus ist voll.</translation>
    </message>
    <message>
        <source>The row of face-up plantations is full.</source>
        <translation>Die Reihe der offenen Plantagen ist voll.</translation>
    </message>
    <message>
        <source>The number cannot be larger.</source>
        <translation>Größer kann die Zahl nicht sein.</translation>
    </message>
    <message>
        <source>There must be a governor. Drag the marker to another board.</source>
        <translation>Einen Gouverneur muss es geben. Zieh das Zeichen auf ein anderes Tableau.</translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>%n Steinbruch · %1 SP</numerusform>
            <numerusform>%n Steinbrüche · %1 SP</numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <translation>Plantagen</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>Frachtschiffe</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <translation>Kolonistenschiff</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>Handelshaus</translation>
    </message>
    <message>
        <source>Goods supply</source>
        <translation>Warenvorrat</translation>
    </message>
</context>
<context>
    <name>TextErrors</name>
    <message>
        <source>Expected: %1.</source>
        <translation>Erwartet: %1.</translation>
    </message>
    <message>
        <source>The order is incomplete.</source>
        <translation>Der Befehl ist unvollständig.</translation>
    </message>
    <message>
        <source>The word “%1” is not valid here.</source>
        <translation>Das Wort „%1“ ist hier nicht gültig.</translation>
    </message>
    <message>
        <source>The word “%1” could mean more than one thing.</source>
        <translation>Das Wort „%1“ könnte mehreres bedeuten.</translation>
    </message>
    <message>
        <source>The word “%1” is abbreviated; files must spell words out.</source>
        <translation>Das Wort „%1“ ist abgekürzt; in Dateien müssen Wörter ausgeschrieben sein.</translation>
    </message>
    <message>
        <source>The word “%1” does not belong here.</source>
        <translation>Das Wort „%1“ gehört nicht hierher.</translation>
    </message>
    <message>
        <source>“%1” is given twice.</source>
        <translation>„%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <translation>„%1“ bezeichnet kein Feld.</translation>
    </message>
    <message>
        <source>“%1” does not say where a colonist goes.</source>
        <translation>„%1“ sagt nicht, wohin ein Kolonist geht.</translation>
    </message>
    <message>
        <source>“%1” is not a cargo ship in this game.</source>
        <translation>„%1“ bezeichnet kein Frachtschiff dieses Spiels.</translation>
    </message>
    <message>
        <source>A game file must contain the order itself, not “%1”.</source>
        <translation>In einer Spieldatei steht der Befehl selbst und nicht „%1“.</translation>
    </message>
    <message>
        <source>The order “%1” breaks the rules. %2</source>
        <translation>Der Befehl „%1“ verstößt gegen die Regeln. %2</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Es ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>It is too long for a game; at most %n byte(s) can be read.</source>
        <translation>
            <numerusform>Das ist zu lang für ein Spiel; höchstens %n Byte kann gelesen werden.</numerusform>
            <numerusform>Das ist zu lang für ein Spiel; höchstens %n Bytes können gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not text in UTF-8.</source>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>This is not a Windrose game but “%1”.</source>
        <translation>Das ist kein Spiel von Windrose, sondern „%1“.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Windrose (format %1; this one knows %2).</source>
        <translation>Das hat eine neuere Version von Windrose geschrieben (Format %1; diese kennt %2).</translation>
    </message>
    <message>
        <source>The text ends too early.</source>
        <translation>Der Text endet zu früh.</translation>
    </message>
    <message>
        <source>“%1” does not belong here.</source>
        <translation>„%1“ gehört nicht hierher.</translation>
    </message>
    <message numerus="yes">
        <source>Lists are nested too deeply; at most %n level(s) can be read.</source>
        <translation>
            <numerusform>Die Listen sind zu tief verschachtelt; höchstens %n Ebene kann gelesen werden.</numerusform>
            <numerusform>Die Listen sind zu tief verschachtelt; höchstens %n Ebenen können gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is too long; at most %n item(s) can be read.</source>
        <translation>
            <numerusform>Diese Liste ist zu lang; höchstens %n Eintrag kann gelesen werden.</numerusform>
            <numerusform>Diese Liste ist zu lang; höchstens %n Einträge können gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name “%1” is given twice.</source>
        <translation>Der Name „%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>The name “%1” is not valid here.</source>
        <translation>Der Name „%1“ ist hier nicht gültig.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>The value has the wrong type: %1.</source>
        <translation>Der Wert hat den falschen Typ: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a plain whole number.</source>
        <translation>„%1“ ist keine einfache ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1” is out of range; the number must be from %2 to %3.</source>
        <translation>„%1“ liegt außerhalb des Bereichs; möglich ist %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is not a known name.</source>
        <translation>„%1“ ist kein bekannter Name.</translation>
    </message>
    <message>
        <source>There are %1 items, but at most %2 are possible.</source>
        <translation>Es sind %1 Einträge, aber höchstens %2 sind möglich.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n barrel(s) of %1, and the position has more.</source>
        <translation>
            <numerusform>Die Schachtel enthält nur %n Fass %1, und die Stellung hat mehr.</numerusform>
            <numerusform>Die Schachtel enthält nur %n Fässer %1, und die Stellung hat mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n tile(s) of this kind, and the position has more: %1.</source>
        <translation>
            <numerusform>Die Schachtel enthält nur %n Plättchen dieser Art, und die Stellung hat mehr: %1.</numerusform>
            <numerusform>Die Schachtel enthält nur %n Plättchen dieser Art, und die Stellung hat mehr: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n copy(ies) of this building, and the position has more: %1.</source>
        <translation>
            <numerusform>Die Schachtel enthält dieses Gebäude nur %n Mal, und die Stellung hat mehr: %1.</numerusform>
            <numerusform>Die Schachtel enthält dieses Gebäude nur %n Mal, und die Stellung hat mehr: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n colonist(s), and the position has more.</source>
        <translation>
            <numerusform>Die Schachtel enthält nur %n Kolonisten, und die Stellung hat mehr.</numerusform>
            <numerusform>Die Schachtel enthält nur %n Kolonisten, und die Stellung hat mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n card(s) of this role, and the position has more: %1.</source>
        <translation>
            <numerusform>Die Schachtel enthält nur %n Karte dieser Rolle, und die Stellung hat mehr: %1.</numerusform>
            <numerusform>Die Schachtel enthält nur %n Karten dieser Rolle, und die Stellung hat mehr: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1 are missing: the position has %2 of %3.</source>
        <translation>Fässer fehlen (%1): Die Stellung hat %2 von %3.</translation>
    </message>
    <message>
        <source>Tiles are missing (%1): the position has %2 of %3.</source>
        <translation>Plättchen fehlen (%1): Die Stellung hat %2 von %3.</translation>
    </message>
    <message>
        <source>Buildings are missing (%1): the position has %2 of %3.</source>
        <translation>Gebäude fehlen (%1): Die Stellung hat %2 von %3.</translation>
    </message>
    <message>
        <source>Colonists are missing: the position has %1 of %2.</source>
        <translation>Kolonisten fehlen: Die Stellung hat %1 von %2.</translation>
    </message>
    <message>
        <source>The supply has %1 victory points, but the seats leave %2 in the box.</source>
        <translation>Der Vorrat hat %1 Siegpunkte, aber die Plätze lassen %2 in der Schachtel.</translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card in a game of %n player(s).</source>
        <translation>
            <numerusform>Im Spiel mit %n Person gibt es keine solche Karte: %1.</numerusform>
            <numerusform>Im Spiel zu %n gibt es keine solche Karte: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %1 in this game.</source>
        <translation>Ein %1er-Frachtschiff gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>Cargo ship %1 is given twice.</source>
        <translation>Das %1er-Frachtschiff steht zweimal da.</translation>
    </message>
    <message>
        <source>There are %1 seats for %2 players.</source>
        <translation>Es sind %1 Plätze für %2 Spieler angegeben.</translation>
    </message>
    <message>
        <source>Space %1 is filled twice.</source>
        <translation>Feld %1 ist zweimal belegt.</translation>
    </message>
    <message>
        <source>A building is on %1 spaces but should fill %2: %3.</source>
        <translation>Ein Gebäude steht auf %1 Feldern, müsste aber %2 füllen: %3.</translation>
    </message>
    <message>
        <source>The two spaces of a large building do not touch: %1.</source>
        <translation>Die beiden Felder eines großen Gebäudes berühren sich nicht: %1.</translation>
    </message>
    <message>
        <source>The same building appears twice in one city: %1.</source>
        <translation>Dasselbe Gebäude steht zweimal in einer Stadt: %1.</translation>
    </message>
    <message>
        <source>%1 colonists do not fit on %2 circles: %3.</source>
        <translation>%1 Kolonisten passen nicht auf %2 Kreise: %3.</translation>
    </message>
    <message>
        <source>%1 barrels do not fit on cargo ship %2.</source>
        <translation>%1 Fässer passen nicht auf ein %2er-Frachtschiff.</translation>
    </message>
    <message>
        <source>A cargo ship is listed as carrying %1 but has no barrels.</source>
        <translation>Ein Frachtschiff soll %1 tragen, hat aber kein Fass.</translation>
    </message>
    <message numerus="yes">
        <source>A cargo ship has %n barrel(s) but no kind of goods.</source>
        <translation>
            <numerusform>Ein Frachtschiff hat %n Fass ohne Sorte.</numerusform>
            <numerusform>Ein Frachtschiff hat %n Fässer ohne Sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two cargo ships carry %1, which the rules forbid.</source>
        <translation>Zwei Frachtschiffe tragen %1, was die Regeln verbieten.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a seat.</source>
        <translation>„%1“ kann kein Name eines Platzes sein.</translation>
    </message>
    <message>
        <source>Seat %1 holds more role cards than it can at this moment.</source>
        <translation>Platz %1 hat mehr Rollenkarten, als es in diesem Augenblick möglich ist.</translation>
    </message>
    <message>
        <source>A role must be chosen, but everyone has taken their cards this round.</source>
        <translation>Eine Rolle muss gewählt werden, aber alle haben in dieser Runde ihre Karten genommen.</translation>
    </message>
    <message>
        <source>Seat %1 does not hold the current role: %2.</source>
        <translation>Platz %1 hat die laufende Rolle nicht: %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts the rest of the position, which implies “%2”.</source>
        <translation>„%1“ widerspricht der übrigen Stellung, aus der „%2“ folgt.</translation>
    </message>
    <message>
        <source>Seat %1 has nothing to decide here: %2.</source>
        <translation>Platz %1 hat hier nichts zu entscheiden: %2.</translation>
    </message>
    <message>
        <source>A position in the middle of a phase (%1) needs its phase state.</source>
        <translation>Eine Stellung mitten in einer Phase (%1) braucht deren Zustand.</translation>
    </message>
    <message>
        <source>The end of the game should have been triggered: %1.</source>
        <translation>Das Spielende müsste ausgelöst sein: %1.</translation>
    </message>
    <message>
        <source>The end of the game is marked as triggered, but its condition is not met: %1.</source>
        <translation>Das Spielende ist als ausgelöst vermerkt, aber seine Bedingung ist nicht erfüllt: %1.</translation>
    </message>
    <message>
        <source>The random state cannot be read.</source>
        <translation>Der Zufallszustand ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A line at the start of the game is missing; found “%1”.</source>
        <translation>Eine Zeile vom Anfang des Spiels fehlt; da steht „%1“.</translation>
    </message>
    <message>
        <source>This line is malformed.</source>
        <translation>Diese Zeile ist falsch aufgebaut.</translation>
    </message>
    <message>
        <source>The line “%1” is not known.</source>
        <translation>Die Zeile „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The line “%1” is given twice.</source>
        <translation>Die Zeile „%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>The line “%1” is missing.</source>
        <translation>Die Zeile „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The line “%1” must come before the orders.</source>
        <translation>Die Zeile „%1“ muss vor den Befehlen stehen.</translation>
    </message>
    <message>
        <source>“%1” is not valid here.</source>
        <translation>„%1“ ist hier nicht gültig.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Das lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>a game record or a position</source>
        <translation>ein Spiel oder eine Stellung</translation>
    </message>
    <message>
        <source>the version of the format, 1</source>
        <translation>die Version des Formats, 1</translation>
    </message>
    <message>
        <source>a number of players from 2 to 5</source>
        <translation>eine Spielerzahl von 2 bis 5</translation>
    </message>
    <message>
        <source>a seed from 0 to 18446744073709551615</source>
        <translation>ein Startwert von 0 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>the number of orders played</source>
        <translation>die Zahl der gespielten Züge</translation>
    </message>
    <message>
        <source>JSON text</source>
        <translation>JSON-Text</translation>
    </message>
    <message>
        <source>orders, after the tags or position that start the game</source>
        <translation>Züge, nach den Kopfzeilen oder der Stellung, mit denen das Spiel beginnt</translation>
    </message>
    <message>
        <source>The start of the game does not match its checksum, so none of it can be trusted.</source>
        <translation>Der Anfang des Spiels passt nicht zu seiner Prüfsumme, deshalb ist nichts davon verlässlich.</translation>
    </message>
    <message numerus="yes">
        <source>This line does not match its checksum: it is damaged or was edited by hand. %1 of %n order(s) is/are good.</source>
        <translation>
            <numerusform>Diese Zeile passt nicht zu ihrer Prüfsumme: Sie ist beschädigt oder wurde von Hand geändert. %1 von %n Befehl ist gut.</numerusform>
            <numerusform>Diese Zeile passt nicht zu ihrer Prüfsumme: Sie ist beschädigt oder wurde von Hand geändert. %1 von %n Befehlen sind gut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line does not match its checksum: it is damaged or was edited by hand. The first %n order(s) is/are good.</source>
        <translation>
            <numerusform>Diese Zeile passt nicht zu ihrer Prüfsumme: Sie ist beschädigt oder wurde von Hand geändert. Nur %n Befehl davor ist gut.</numerusform>
            <numerusform>Diese Zeile passt nicht zu ihrer Prüfsumme: Sie ist beschädigt oder wurde von Hand geändert. Die ersten %n Befehle sind gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The text ends before the game begins.</source>
        <translation>Der Text endet, bevor das Spiel beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>The game is cut off here; its first %n order(s) is/are good.</source>
        <translation>
            <numerusform>Das Spiel bricht hier ab; %n Befehl davor ist gut.</numerusform>
            <numerusform>Das Spiel bricht hier ab; %n Befehle davor sind gut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome! %1 explains the game. %2 starts a new one, with computer players if you like.</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>Willkommen! %1 erklärt das Spiel. %2 beginnt ein neues, auch mit Computern als Mitspielern.</translation>
    </message>
    <message>
        <source>The last game is open in another window. This window has a game of its own.</source>
        <translation>Das letzte Spiel ist in einem anderen Fenster offen. Dieses hier hat ein eigenes.</translation>
    </message>
</context>
<context>
    <name>WithArticle</name>
    <message>
        <source>a small indigo plant</source>
        <translation>eine Indigohütte</translation>
    </message>
    <message>
        <source>the small indigo plant</source>
        <translation>die Indigohütte</translation>
    </message>
    <message>
        <source>a small sugar mill</source>
        <translation>eine Zuckerhütte</translation>
    </message>
    <message>
        <source>the small sugar mill</source>
        <translation>die Zuckerhütte</translation>
    </message>
    <message>
        <source>an indigo plant</source>
        <translation>eine Indigoküperei</translation>
    </message>
    <message>
        <source>the indigo plant</source>
        <translation>die Indigoküperei</translation>
    </message>
    <message>
        <source>a sugar mill</source>
        <translation>eine Zuckermühle</translation>
    </message>
    <message>
        <source>the sugar mill</source>
        <translation>die Zuckermühle</translation>
    </message>
    <message>
        <source>a tobacco storage</source>
        <translation>einen Tabakspeicher</translation>
    </message>
    <message>
        <source>the tobacco storage</source>
        <translation>der Tabakspeicher</translation>
    </message>
    <message>
        <source>a coffee roaster</source>
        <translation>eine Kaffeerösterei</translation>
    </message>
    <message>
        <source>the coffee roaster</source>
        <translation>die Kaffeerösterei</translation>
    </message>
    <message>
        <source>a small market</source>
        <translation>eine kleine Markthalle</translation>
    </message>
    <message>
        <source>the small market</source>
        <translation>die kleine Markthalle</translation>
    </message>
    <message>
        <source>a hacienda</source>
        <translation>eine Hazienda</translation>
    </message>
    <message>
        <source>the hacienda</source>
        <translation>die Hazienda</translation>
    </message>
    <message>
        <source>a construction hut</source>
        <translation>eine Bauhütte</translation>
    </message>
    <message>
        <source>the construction hut</source>
        <translation>die Bauhütte</translation>
    </message>
    <message>
        <source>a small warehouse</source>
        <translation>ein kleines Lagerhaus</translation>
    </message>
    <message>
        <source>the small warehouse</source>
        <translation>das kleine Lagerhaus</translation>
    </message>
    <message>
        <source>a hospice</source>
        <translation>ein Hospiz</translation>
    </message>
    <message>
        <source>the hospice</source>
        <translation>das Hospiz</translation>
    </message>
    <message>
        <source>an office</source>
        <translation>ein Kontor</translation>
    </message>
    <message>
        <source>the office</source>
        <translation>das Kontor</translation>
    </message>
    <message>
        <source>a large market</source>
        <translation>eine große Markthalle</translation>
    </message>
    <message>
        <source>the large market</source>
        <translation>die große Markthalle</translation>
    </message>
    <message>
        <source>a large warehouse</source>
        <translation>ein großes Lagerhaus</translation>
    </message>
    <message>
        <source>the large warehouse</source>
        <translation>das große Lagerhaus</translation>
    </message>
    <message>
        <source>a factory</source>
        <translation>eine Manufaktur</translation>
    </message>
    <message>
        <source>the factory</source>
        <translation>die Manufaktur</translation>
    </message>
    <message>
        <source>a university</source>
        <translation>eine Universität</translation>
    </message>
    <message>
        <source>the university</source>
        <translation>die Universität</translation>
    </message>
    <message>
        <source>a harbor</source>
        <translation>einen Hafen</translation>
    </message>
    <message>
        <source>the harbor</source>
        <translation>der Hafen</translation>
    </message>
    <message>
        <source>a wharf</source>
        <translation>eine Werft</translation>
    </message>
    <message>
        <source>the wharf</source>
        <translation>die Werft</translation>
    </message>
    <message>
        <source>a guild hall</source>
        <translation>eine Zunfthalle</translation>
    </message>
    <message>
        <source>the guild hall</source>
        <translation>die Zunfthalle</translation>
    </message>
    <message>
        <source>a residence</source>
        <translation>eine Residenz</translation>
    </message>
    <message>
        <source>the residence</source>
        <translation>die Residenz</translation>
    </message>
    <message>
        <source>a fortress</source>
        <translation>eine Festung</translation>
    </message>
    <message>
        <source>the fortress</source>
        <translation>die Festung</translation>
    </message>
    <message>
        <source>a customs house</source>
        <translation>ein Zollhaus</translation>
    </message>
    <message>
        <source>the customs house</source>
        <translation>das Zollhaus</translation>
    </message>
    <message>
        <source>a city hall</source>
        <translation>ein Rathaus</translation>
    </message>
    <message>
        <source>the city hall</source>
        <translation>das Rathaus</translation>
    </message>
    <message>
        <source>a corn plantation</source>
        <translation>eine Maisplantage</translation>
    </message>
    <message>
        <source>an indigo plantation</source>
        <translation>eine Indigoplantage</translation>
    </message>
    <message>
        <source>a sugar plantation</source>
        <translation>eine Zuckerplantage</translation>
    </message>
    <message>
        <source>a tobacco plantation</source>
        <translation>eine Tabakplantage</translation>
    </message>
    <message>
        <source>a coffee plantation</source>
        <translation>eine Kaffeeplantage</translation>
    </message>
    <message>
        <source>a quarry</source>
        <translation>einen Steinbruch</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>corn</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>Zucker</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>Tabak</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>Kaffee</translation>
    </message>
    <message>
        <source>corn plantation</source>
        <translation>Maisplantage</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation>Indigoplantage</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation>Zuckerplantage</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation>Tabakplantage</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation>Kaffeeplantage</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <translation>Indigohütte</translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <translation>Zuckerhütte</translation>
    </message>
    <message>
        <source>indigo plant</source>
        <translation>Indigoküperei</translation>
    </message>
    <message>
        <source>sugar mill</source>
        <translation>Zuckermühle</translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <translation>Tabakspeicher</translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <translation>Kaffeerösterei</translation>
    </message>
    <message>
        <source>small market</source>
        <translation>Kleine Markthalle</translation>
    </message>
    <message>
        <source>hacienda</source>
        <translation>Hazienda</translation>
    </message>
    <message>
        <source>construction hut</source>
        <translation>Bauhütte</translation>
    </message>
    <message>
        <source>small warehouse</source>
        <translation>Kleines Lagerhaus</translation>
    </message>
    <message>
        <source>hospice</source>
        <translation>Hospiz</translation>
    </message>
    <message>
        <source>office</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>large market</source>
        <translation>Große Markthalle</translation>
    </message>
    <message>
        <source>large warehouse</source>
        <translation>Großes Lagerhaus</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>Manufaktur</translation>
    </message>
    <message>
        <source>university</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>harbor</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>wharf</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>guild hall</source>
        <translation>Zunfthalle</translation>
    </message>
    <message>
        <source>residence</source>
        <translation>Residenz</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>customs house</source>
        <translation>Zollhaus</translation>
    </message>
    <message>
        <source>city hall</source>
        <translation>Rathaus</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%n Fass %1</numerusform>
            <numerusform>%n Fässer %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n Dublone</numerusform>
            <numerusform>%n Dublonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::AboutDialog</name>
    <message>
        <source>About Windrose</source>
        <translation>Über Windrose</translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <translation>Eine Kompassrose, das Zeichen von Windrose</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Puerto Rico for two to five players at one computer.</source>
        <translation>Puerto Rico für zwei bis fünf Leute an einem Computer.</translation>
    </message>
    <message>
        <source>Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any publisher; its drawings and texts are original.</source>
        <translation>Das Spiel hat Andreas Seyfarth erfunden. Diese Ausgabe stammt von Fans und steht mit keinem Verlag in Verbindung; ihre Zeichnungen und Texte sind eigene.</translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <translation>Windrose ist freie Software: Du darfst es unter der GNU General Public License, Version 3 oder einer späteren, benutzen, weitergeben und ändern. Es kommt ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Full license text</source>
        <translation>Vollständiger Lizenztext</translation>
    </message>
</context>
<context>
    <name>windrose::BuildingSupplyModel</name>
    <message>
        <source>price %1</source>
        <translation>Preis %1</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>im Besitz</translation>
    </message>
    <message>
        <source>affordable</source>
        <translation>bezahlbar</translation>
    </message>
    <message>
        <source>not affordable</source>
        <translation>nicht bezahlbar</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>ausverkauft</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>%1 von %2 übrig</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Gebäude %1</translation>
    </message>
    <message>
        <source>fills two spaces</source>
        <extracomment>A state of a large building in the supply, read aloud</extracomment>
        <translation>füllt zwei Felder</translation>
    </message>
</context>
<context>
    <name>windrose::CargoShipsModel</name>
    <message>
        <source>Cargo ship %1</source>
        <translation>Frachtschiff %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <translation>
            <numerusform>%n Platz leer</numerusform>
            <numerusform>%n Plätze leer</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;Ein Schiff trägt eine Sorte Waren, und keine zwei Schiffe tragen dieselbe. Ein volles Schiff fährt am Ende der Kapitänsphase ab.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>has sailed</source>
        <translation>ist abgefahren</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>Barrels stay aboard until the ship sails.</source>
        <translation>Fässer bleiben an Bord, bis das Schiff abfährt.</translation>
    </message>
</context>
<context>
    <name>windrose::ChancesChart</name>
    <message numerus="yes">
        <source>Round %1, after %n move(s).</source>
        <translation>
            <numerusform>Runde %1, nach %n Zug.</numerusform>
            <numerusform>Runde %1, nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, before move %2.</source>
        <translation>Runde %1, vor Zug %2.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win</extracomment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Chances to win: %1.</source>
        <translation>Gewinnchancen: %1.</translation>
    </message>
    <message>
        <source>Chances to win by move</source>
        <translation>Gewinnchancen nach Zügen</translation>
    </message>
    <message>
        <source>The arrow keys read out each moment.</source>
        <translation>Die Pfeiltasten lesen jeden Augenblick vor.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a label of the chart: whole percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>windrose::CityModel</name>
    <message>
        <source>Circle %1 of City space %2</source>
        <translation>Kreis %1 auf Stadtfeld %2</translation>
    </message>
    <message>
        <source>City space %1</source>
        <translation>Stadtfeld %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <translation>Stadtfelder %1 und %2</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>%1 of %2 circles occupied</source>
        <translation>%1 von %2 Kreisen besetzt</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Leeres Feld</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Leeres Stadtfeld&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Hierher kommt ein Gebäude; ein großes füllt zwei Felder nebeneinander.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>windrose::ColonistSupplyTile</name>
    <message>
        <source>Supply %1</source>
        <translation>Vorrat %1</translation>
    </message>
</context>
<context>
    <name>windrose::ColonistsModel</name>
    <message>
        <source>Colonist ship</source>
        <translation>Kolonistenschiff</translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <translation>Kolonistenvorrat</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Kolonistenschiff&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In der Bürgermeisterphase gehen seine Kolonisten an Land, reihum zu jedem einer, und das Schiff wird aus dem Vorrat wieder gefüllt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The colonist ship is filled from here. When it cannot be filled, the round is the last.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Kolonistenvorrat&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Von hier wird das Kolonistenschiff gefüllt. Reicht der Vorrat dafür nicht, ist die Runde die letzte.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation>
            <numerusform>%n Kolonist</numerusform>
            <numerusform>%n Kolonisten</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists come ashore automatically when a player takes the mayor; then place yours from San Juan.</source>
        <translation>Die Kolonisten gehen automatisch an Land, wenn jemand den Bürgermeister nimmt; setz deine dann von San Juan aus.</translation>
    </message>
    <message>
        <source>The supply fills the colonist ship automatically; the mayor&apos;s extra colonist comes with the role card.</source>
        <translation>Der Vorrat füllt das Kolonistenschiff automatisch; der zusätzliche Kolonist des Bürgermeisters kommt mit der Rollenkarte.</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerActions</name>
    <message>
        <source>&amp;Pause Computers</source>
        <translation>Computer &amp;anhalten</translation>
    </message>
    <message>
        <source>&amp;One Computer Move</source>
        <translation>&amp;Ein Zug eines Computers</translation>
    </message>
    <message>
        <source>&amp;Watching Speed</source>
        <translation>Tempo beim &amp;Zusehen</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Watching speed: %1.</source>
        <extracomment>%1 is a speed such as &quot;Fast&quot;</extracomment>
        <translation>Tempo beim Zusehen: %1.</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerControls</name>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) ist am Zug. Die Computer sind angehalten: Weiter lässt sie spielen, Ein Zug spielt einen einzigen.</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) denkt nach …</translation>
    </message>
    <message>
        <source>%1 (%2) is to move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) ist am Zug.</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <extracomment>%1 is one of Slow, Normal, Fast, At once</extracomment>
        <translation>Tempo, %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>windrose::CourseDialog</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>a player and an order such as &quot;Sell coffee&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Nobody made a serious mistake.</source>
        <translation>Niemand hat einen schweren Fehler gemacht.</translation>
    </message>
    <message>
        <source>Looking for turning points…</source>
        <translation>Sucht Wendepunkte …</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 (%4). Better (%5): %6.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 and %5 chances such as &quot;43 % to win&quot;, %6 an order</extracomment>
        <translation>Runde %1, %2: %3 (%4). Besser (%5): %6.</translation>
    </message>
    <message>
        <source>Click the chart to show that moment on the table.</source>
        <translation>Klick auf das Bild, um den Augenblick auf dem Tisch zu zeigen.</translation>
    </message>
    <message>
        <source>Course of the Game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>&amp;Turning points</source>
        <translation>&amp;Wendepunkte</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Moments analyzed</source>
        <translation>Untersuchte Augenblicke</translation>
    </message>
    <message>
        <source>&amp;Show on the Table</source>
        <translation>Auf dem &amp;Tisch zeigen</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <translation>Von hier weiters&amp;pielen</translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you are ready.</source>
        <translation>%1, du bist dran. Klick, wenn du bereit bist.</translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message>
        <source>The file %1 no longer exists. It has been removed from the list.</source>
        <translation>Die Datei %1 ist nicht mehr da. Sie steht nicht mehr auf der Liste.</translation>
    </message>
    <message>
        <source>The pasted game is open. The previous game is under Earlier Games.</source>
        <translation>Das eingefügte Spiel ist geöffnet. Das vorige liegt unter „Frühere Spiele“.</translation>
    </message>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <translation>
            <numerusform>Es liegt immer nur ein Spiel auf dem Tisch: %1 ist geöffnet, %n weitere Datei nicht.</numerusform>
            <numerusform>Es liegt immer nur ein Spiel auf dem Tisch: %1 ist geöffnet, %n weitere Dateien nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*.windrose *.windrose-position *.json *.txt);;All files (*)</source>
        <translation>Spiele (*.windrose *.windrose-position *.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spiel</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <translation>Spiele (*.windrose);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New game from the start</source>
        <translation>Neues Spiel vom Anfang</translation>
    </message>
    <message>
        <source>New game from move %1</source>
        <translation>Neues Spiel ab Zug %1</translation>
    </message>
    <message>
        <source>This is a new game that continues from here. The previous game is under Earlier Games.</source>
        <translation>Das ist ein neues Spiel, das von hier weitergeht. Das vorige liegt unter „Frühere Spiele“.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <extracomment>Title of the window: %1 is a file, %2 &quot;Round 5&quot;; [*] is where the desktop puts its mark for unsaved changes</extracomment>
        <translation>%1[*] – %2</translation>
    </message>
</context>
<context>
    <name>windrose::GameEvaluations</name>
    <message>
        <source>Show everyone&apos;s victory points?</source>
        <translation>Die Siegpunkte aller zeigen?</translation>
    </message>
    <message>
        <source>The other players&apos; points are hidden until the game is over. This would reveal them.</source>
        <translation>Die Punkte der anderen sind bis zum Ende des Spiels verdeckt. Das hier würde sie verraten.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Keep Hidden</source>
        <translation>&amp;Verdeckt lassen</translation>
    </message>
</context>
<context>
    <name>windrose::GameLists</name>
    <message>
        <source>%1 (in %2)</source>
        <extracomment>A recent file: %1 is its name, %2 its folder</extracomment>
        <translation>%1 (in %2)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>%1: %2, finished</source>
        <extracomment>A game played before: %1 is when, %2 who</extracomment>
        <translation>%1: %2, beendet</translation>
    </message>
    <message>
        <source>%1: %2, round %3</source>
        <extracomment>A game played before: %1 is when, %2 who, %3 a round</extracomment>
        <translation>%1: %2, Runde %3</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <translation>Keine früheren Spiele</translation>
    </message>
</context>
<context>
    <name>windrose::GoodsSupplyModel</name>
    <message>
        <source>Goods supply %1</source>
        <translation>Warenvorrat %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
</context>
<context>
    <name>windrose::HintChoice</name>
    <message>
        <source>%1. %2</source>
        <extracomment>the chance to win with an order that is advised, such as &quot;43 % to win&quot;, and the reason, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::HintPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Undo stops here: hidden tiles have been seen since. You can change this in the preferences.</source>
        <translation>Hier endet das Zurücknehmen: Seither wurden verdeckte Plättchen gesehen. In den Einstellungen lässt sich das ändern.</translation>
    </message>
    <message>
        <source>Undo stops here: the move before was another player&apos;s. You can change this in the preferences.</source>
        <translation>Hier endet das Zurücknehmen: Davor war ein anderer am Zug. In den Einstellungen lässt sich das ändern.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.</source>
        <translation>Du siehst einen anderen Augenblick des Spiels. Kehr zum Spiel zurück oder wähle „Bis zum gezeigten Augenblick zurücknehmen“.</translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <translation>Der Zug hat gerade erst begonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <translation>
            <numerusform>%n Zug ist zurückgenommen. Wer weiterspielt, verwirft ihn.</numerusform>
            <numerusform>%n Züge sind zurückgenommen. Wer weiterspielt, verwirft sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other players have moved since then. If you play on, the original game moves to Earlier Games.</source>
        <translation>Seither haben andere gezogen. Wenn du weiterspielst, kommt das ursprüngliche Spiel unter „Frühere Spiele“.</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Play</source>
        <translation>&amp;Nicht spielen</translation>
    </message>
</context>
<context>
    <name>windrose::HowToPlayDialog</name>
    <message>
        <source>How to Play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <translation>Kreis %1 auf Inselfeld %2</translation>
    </message>
    <message>
        <source>Island space %1</source>
        <translation>Inselfeld %1</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Leeres Feld</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Leeres Inselfeld&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Hierher kommt eine Plantage oder ein Steinbruch.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>windrose::KeepingMark</name>
    <message>
        <source>Not yet saved</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>The last move is not on the disk yet. It would be lost if the computer stopped now.</source>
        <translation>Der letzte Zug steht noch nicht auf dem Datenträger. Er ginge verloren, wenn der Rechner jetzt ausfiele.</translation>
    </message>
    <message>
        <source>The last step is not on the disk yet. It would be lost if the computer stopped now.</source>
        <translation>Der letzte Schritt ist noch nicht auf dem Datenträger. Er ginge verloren, wenn der Rechner jetzt ausfiele.</translation>
    </message>
</context>
<context>
    <name>windrose::KeepingNotice</name>
    <message>
        <source>&amp;Try Again</source>
        <translation>Nochmals &amp;versuchen</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>Das Spiel wird nicht gespeichert</translation>
    </message>
    <message>
        <source>The game on the table cannot be saved in %1: %2</source>
        <extracomment>%1 is a file with its folder, %2 a sentence about what went wrong</extracomment>
        <translation>Das Spiel auf dem Tisch kann nicht in %1 gespeichert werden: %2</translation>
    </message>
    <message>
        <source>You can play on. Windrose tries again after every move; until then the game is only in memory, so save it somewhere else before you quit.</source>
        <translation>Du kannst weiterspielen. Windrose versucht es nach jedem Zug wieder; bis dahin steht das Spiel nur im Arbeitsspeicher, also speichere es an einem anderen Ort, bevor du gehst.</translation>
    </message>
    <message>
        <source>The position cannot be saved in %1: %2</source>
        <translation>Die Stellung kann nicht in %1 gespeichert werden: %2</translation>
    </message>
    <message>
        <source>You can continue. Windrose tries again after every step; until then the position is only in memory, so save it somewhere else before you quit.</source>
        <translation>Du kannst weitermachen. Windrose versucht es nach jedem Schritt wieder; bis dahin steht die Stellung nur im Arbeitsspeicher, also speichere sie an einem anderen Ort, bevor du beendest.</translation>
    </message>
    <message>
        <source>The position is not being saved</source>
        <translation>Die Stellung wird nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 (not yet saved)</source>
        <extracomment>%1 is a line of the log, whose order does not stand on the disk yet</extracomment>
        <translation>%1 (noch nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>windrose::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>&amp;Show This Moment</source>
        <translation>Diesen Augenblick &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Undo to Here</source>
        <translation>Bis hier z&amp;urücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play On from Here as a New Game</source>
        <translation>Von hier als neues Spiel &amp;weiterspielen</translation>
    </message>
</context>
<context>
    <name>windrose::LogTitle</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log, expanded</source>
        <translation>Protokoll, aufgeklappt</translation>
    </message>
    <message>
        <source>Log, collapsed</source>
        <translation>Protokoll, zugeklappt</translation>
    </message>
    <message>
        <source>Collapse the log</source>
        <translation>Protokoll zuklappen</translation>
    </message>
    <message>
        <source>Expand the log</source>
        <translation>Protokoll aufklappen</translation>
    </message>
</context>
<context>
    <name>windrose::MainMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>&amp;Plätze</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Earlier Games</source>
        <translation>F&amp;rühere Spiele</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position…</source>
        <translation>S&amp;tellung aufbauen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <translation>Spiel &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <translation>&amp;Stellung kopieren</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>Spiel &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <translation>&amp;Wertung …</translation>
    </message>
    <message>
        <source>Course of the Ga&amp;me…</source>
        <translation>Spielver&amp;lauf …</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Restart &amp;My Turn</source>
        <translation>Meinen Zug &amp;neu beginnen</translation>
    </message>
    <message>
        <source>Undo to the &amp;Shown Moment</source>
        <translation>Bis zum &amp;gezeigten Augenblick zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Spielanleitung</translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <translation>&amp;Über Windrose</translation>
    </message>
    <message>
        <source>Same as &amp;Desktop</source>
        <translation>Wie die &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Dunkel</translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Setting up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
</context>
<context>
    <name>windrose::NewGameDialog</name>
    <message>
        <source>The seed is too large; the largest possible number is 18446744073709551615.</source>
        <translation>Der Startwert ist zu groß; möglich ist höchstens 18446744073709551615.</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players who start with &amp;corn get 1 doubloon less</source>
        <translation>Wer mit Ma&amp;is beginnt, bekommt 1 Dublone weniger</translation>
    </message>
    <message>
        <source>A corn plantation produces goods without a building, so it is the better start. This option compensates for that.</source>
        <translation>Eine Maisplantage liefert ohne Gebäude Waren und ist daher der bessere Start. Diese Variante gleicht das aus.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>Startwe&amp;rt:</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a random game.</source>
        <translation>Derselbe Startwert und dieselben Varianten geben dieselben Plättchen in derselben Folge. Leer gelassen wird er ausgelost.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>windrose::PieceMenu</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Nehmen</translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <translation>&amp;Ohne den weiteren Kolonisten nehmen</translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <translation>&amp;Hinlegen</translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <translation>&amp;Ohne den Kolonisten hinlegen</translation>
    </message>
    <message>
        <source>Put it &amp;back</source>
        <translation>&amp;Zurücklegen</translation>
    </message>
    <message>
        <source>&amp;Turn it</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Back to the &amp;box</source>
        <translation>Zurück in die &amp;Schachtel</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <translation>Eins &amp;mehr</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <translation>Eins &amp;weniger</translation>
    </message>
    <message>
        <source>Set the &amp;number…</source>
        <translation>&amp;Anzahl angeben …</translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message>
        <source>Empty place for a plantation</source>
        <translation>Leerer Platz für eine Plantage</translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <translation>Plantage %1</translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <translation>Steinbruchstapel</translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <translation>Verdeckte Plantagen</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Verdeckte Plantagen&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Von hier wird die nächste Reihe aufgedeckt. Eine besetzte Hazienda zieht das oberste Plättchen.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <translation>
            <numerusform>%n Plättchen liegt auf dem Ablagestapel.</numerusform>
            <numerusform>%n Plättchen liegen auf dem Ablagestapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>There is no plantation here.</source>
        <translation>Hier liegt keine Plantage.</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Take a plantation of the kind you want from the box beside the boards.</source>
        <translation>Nimm eine Plantage der gewünschten Art aus der Schachtel neben den Tableaus.</translation>
    </message>
</context>
<context>
    <name>windrose::PlayerBoardModel</name>
    <message>
        <source>governor</source>
        <translation>Gouverneur</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Tableau von %1</translation>
    </message>
    <message>
        <source>San Juan</source>
        <translation>San Juan</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here until the next mayor phase.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Hier warten Kolonisten ohne Platz bis zur nächsten Bürgermeisterphase.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation>
            <numerusform>%n Kolonist</numerusform>
            <numerusform>%n Kolonisten</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind rose</source>
        <translation>Windrose</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Wind rose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Doubloons and barrels are kept here, visible to all.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Windrose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Hier liegen Dublonen und Fässer, für alle sichtbar.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <translation>
            <numerusform>%n Fass</numerusform>
            <numerusform>%n Fässer</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <translation>Fässer %1</translation>
    </message>
    <message>
        <source>No colonists are waiting in San Juan.</source>
        <translation>In San Juan wartet kein Kolonist.</translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <translation>Von dieser Sorte gibt es kein Fass.</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <translation>Computerspieler: %1</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <translation>Computerspieler: %1</translation>
    </message>
</context>
<context>
    <name>windrose::PlayerPicker</name>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer Platz %1 spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Ein Mensch an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>A person, or a computer player: the further down the list, the stronger</source>
        <translation>Ein Mensch oder ein Computerspieler: je weiter unten in der Liste, desto stärker</translation>
    </message>
    <message>
        <source>Style of the computer player on seat %1</source>
        <translation>Stil des Computerspielers auf Platz %1</translation>
    </message>
    <message>
        <source>What the computer player likes; this does not make it weaker</source>
        <translation>Was der Computerspieler mag; schwächer wird er dadurch nicht</translation>
    </message>
    <message>
        <source>Another Program…</source>
        <translation>Anderes Programm …</translation>
    </message>
    <message>
        <source>Let one of your own programs play</source>
        <translation>Lässt eines deiner Programme spielen</translation>
    </message>
</context>
<context>
    <name>windrose::PointsChart</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and the points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At the start: %1.</source>
        <translation>Am Anfang: %1.</translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <translation>Nach Runde %1: %2.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>windrose::PositionSetup</name>
    <message>
        <source>The game is in the middle of a phase. A position always starts with the choice of a role, so the player who took the last role card chooses again.</source>
        <translation>Das Spiel ist mitten in einer Phase. Eine Stellung beginnt immer mit der Rollenwahl; darum wählt noch einmal, wer die letzte Rollenkarte genommen hat.</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Save the Position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>Positions (*.windrose-position *.json);;All files (*)</source>
        <translation>Stellungen (*.windrose-position *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard.</source>
        <translation>Die Stellung wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Discard the position you set up?</source>
        <translation>Die aufgebaute Stellung verwerfen?</translation>
    </message>
    <message>
        <source>It has not been saved. The game continues where it was.</source>
        <translation>Sie ist nicht gespeichert. Das Spiel geht dort weiter, wo es war.</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <translation>Stellung speichern …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>Weiter aufbauen</translation>
    </message>
</context>
<context>
    <name>windrose::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Ani&amp;mations:</source>
        <translation>&amp;Bewegte Bilder:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>How fast pieces move on the table. You never have to wait for animations.</source>
        <translation>Wie schnell sich Teile auf dem Tisch bewegen. Auf die Bewegungen warten muss man nie.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Rund um den Tisch</translation>
    </message>
    <message>
        <source>Show the active player&apos;s &amp;board large</source>
        <translation>Das Tableau, das dran ist, &amp;groß zeigen</translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays large, and the other players use their small boards.</source>
        <translation>Sonst bleibt das gewählte Tableau groß, und die anderen handeln auf ihren kleinen.</translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the turn passes to another person</source>
        <translation>&amp;Vorhang zuziehen, wenn der Platz gewechselt wird</translation>
    </message>
    <message>
        <source>Points stay hidden until the next player clicks the curtain away.</source>
        <translation>Punkte bleiben verborgen, bis der Nächste den Vorhang wegklickt.</translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <translation>Siegpunkte &amp;aller zeigen</translation>
    </message>
    <message>
        <source>Otherwise only the points of the player to move are shown, as at a real table.</source>
        <translation>Sonst sind wie am Tisch nur die Siegpunkte dessen zu sehen, der dran ist.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>&amp;Erzwungene Züge automatisch spielen</translation>
    </message>
    <message>
        <source>When you have only one possible move and cannot pass, it is played for you.</source>
        <translation>Wenn du nur einen Zug hast und nicht passen darfst, wird er für dich gespielt.</translation>
    </message>
    <message>
        <source>&amp;Undo reaches back:</source>
        <translation>&amp;Rückgängig reicht:</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <translation>Bis zum Anfang des Spiels</translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <translation>Bis zum Anfang des Zugs</translation>
    </message>
    <message>
        <source>A turn is everything a player decides before another player is asked.</source>
        <translation>Ein Zug ist alles, was ein Spieler entscheidet, bevor ein anderer gefragt wird.</translation>
    </message>
    <message>
        <source>Undo past &amp;hidden tiles that have been seen</source>
        <translation>Rückgängig geht auch h&amp;inter gesehene verdeckte Plättchen zurück</translation>
    </message>
    <message>
        <source>Otherwise undo stops where a tile was drawn or the row was dealt, because going back would reveal what comes.</source>
        <translation>Sonst endet es, wo ein Plättchen gezogen oder die Reihe ausgelegt wurde, denn danach wüsste man, was kommt.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Thi&amp;nking time:</source>
        <translation>Be&amp;denkzeit:</translation>
    </message>
    <message>
        <source>0.3 seconds</source>
        <translation>0,3 Sekunden</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 Sekunden</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 Sekunden</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a move. The levels need less than that and are equally strong on every computer.</source>
        <translation>Wie lange ein Computerspieler höchstens über einen Zug nachdenkt. Die Stufen brauchen weniger und sind auf jedem Computer gleich stark.</translation>
    </message>
    <message>
        <source>The &amp;Viceroy uses all the thinking time</source>
        <translation>Der Vize&amp;könig nutzt die ganze Bedenkzeit</translation>
    </message>
    <message>
        <source>Uses the full thinking time for every move. Much stronger.</source>
        <translation>Nutzt bei jedem Zug die volle Bedenkzeit. Viel stärker.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Computer players &amp;give reasons for their moves</source>
        <translation>&amp;Computerspieler begründen, was sie tun</translation>
    </message>
    <message>
        <source>The log shows the reason for each move.</source>
        <translation>Das Protokoll nennt den Grund für jeden Zug.</translation>
    </message>
    <message>
        <source>P&amp;rograms:</source>
        <translation>Progra&amp;mme:</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove this program</source>
        <translation>Dieses Programm entfernen</translation>
    </message>
    <message>
        <source>Your own programs that can play. Add them where you choose who plays a seat.</source>
        <translation>Deine eigenen Programme, die spielen können. Füg sie dort hinzu, wo du wählst, wer einen Platz spielt.</translation>
    </message>
    <message>
        <source>W&amp;atching speed:</source>
        <translation>Tem&amp;po beim Zusehen:</translation>
    </message>
    <message>
        <source>Delay between computer moves</source>
        <translation>Pause zwischen den Zügen der Computer</translation>
    </message>
</context>
<context>
    <name>windrose::ProgramDialog</name>
    <message>
        <source>Another Program</source>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <source>Any program that speaks Windrose&apos;s player protocol can play. It is started on this computer whenever it has a seat, so add only programs you trust.</source>
        <translation>Jedes Programm, das Windroses Spielerprotokoll spricht, kann mitspielen. Es wird auf diesem Rechner gestartet, sobald es einen Platz hat: Füge nur Programme hinzu, denen du traust.</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>Befehl, der das Programm startet</translation>
    </message>
    <message>
        <source>The program&apos;s file in quotation marks, followed by its arguments</source>
        <translation>Die Datei des Programms in Anführungszeichen, danach seine Argumente</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>&amp;Datei wählen …</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Name des Programms</translation>
    </message>
    <message>
        <source>the program&apos;s own name</source>
        <translation>der eigene Name des Programms</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <translation>Programm wählen</translation>
    </message>
    <message>
        <source>Another program is already called %1; choose a different name.</source>
        <translation>So heißt schon ein anderes Programm: %1. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>This is not a command: %1.</source>
        <extracomment>%1 is said in English by the part that reads commands</extracomment>
        <translation>Das ist kein Befehl: %1.</translation>
    </message>
    <message>
        <source>Asking the program for its name…</source>
        <translation>Das Programm wird nach seinem Namen gefragt …</translation>
    </message>
    <message>
        <source>The program does not follow the player protocol.</source>
        <translation>Das Programm hält sich nicht an das Spielerprotokoll.</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <translation>Das Programm lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>The program has exited.</source>
        <translation>Das Programm hat sich beendet.</translation>
    </message>
    <message>
        <source>The program does not answer.</source>
        <translation>Das Programm antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what the program or the system says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program answers. Choose a name for it.</source>
        <extracomment>%1 is what a program calls itself, %2 who made it</extracomment>
        <translation>Das Programm antwortet. Gib ihm einen Namen.</translation>
    </message>
    <message>
        <source>The program answers; its author is %1. Choose a name for it.</source>
        <translation>Das Programm antwortet; gemacht hat es: %1. Gib ihm einen Namen.</translation>
    </message>
</context>
<context>
    <name>windrose::PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Für mich setzen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Click a kind of goods on your wind rose to change what happens to it.</source>
        <translation>Klick eine Sorte auf deiner Windrose an, um zu ändern, was mit ihr geschieht.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <translation>Aufforderung, %1</translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <translation>Den Kolonisten nehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>windrose::RecapPanel</name>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Since your last move: %1</source>
        <translation>Seit deinem letzten Zug: %1</translation>
    </message>
    <message>
        <source>Since your last move</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
</context>
<context>
    <name>windrose::ReplayBar</name>
    <message>
        <source>½×</source>
        <comment>half the usual speed of a replay</comment>
        <translation>½×</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the usual speed of a replay</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 (the current position)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (der Stand des Spiels)</translation>
    </message>
    <message>
        <source>Moment of the game, %1</source>
        <translation>Augenblick des Spiels, %1</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>A new game starts from this moment; the game on the table is kept.</source>
        <translation>In diesem Augenblick beginnt ein neues Spiel; das auf dem Tisch bleibt aufgehoben.</translation>
    </message>
</context>
<context>
    <name>windrose::RoleCardTile</name>
    <message>
        <source>with %1</source>
        <extracomment>%1 is the name of the player on whose board the role card lies</extracomment>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>windrose::RolesModel</name>
    <message>
        <source>taken by %1</source>
        <translation>genommen von %1</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>would bring you nothing now</source>
        <translation>brächte dir jetzt nichts</translation>
    </message>
</context>
<context>
    <name>windrose::RoundPanel</name>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation>
            <numerusform>%n Siegpunkt übrig</numerusform>
            <numerusform>%n Siegpunkte übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <translation>
            <numerusform>%n Kolonist übrig</numerusform>
            <numerusform>%n Kolonisten übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest city: %1 of %2 spaces</source>
        <extracomment>the filled spaces of the fullest city</extracomment>
        <translation>vollste Stadt: %1 von %2 Feldern</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the victory points run out, the colonist ship cannot be filled, or a city is full.</source>
        <translation>Das Spiel endet mit der Runde, in der die Siegpunkte aufgebraucht sind, das Kolonistenschiff nicht gefüllt werden kann oder eine Stadt voll ist.</translation>
    </message>
</context>
<context>
    <name>windrose::ScoreDialog</name>
    <message>
        <source>Final Score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Score So Far</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <translation>Endete das Spiel jetzt, wäre dies die Wertung.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <translation>Spiel &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Course of the Game…</source>
        <translation>Spiel&amp;verlauf …</translation>
    </message>
    <message>
        <source>The points are added up.</source>
        <translation>Die Punkte werden zusammengezählt.</translation>
    </message>
    <message>
        <source>The points are added up: %1</source>
        <extracomment>%1 is a column of the score, such as &quot;Buildings&quot;</extracomment>
        <translation>Die Punkte werden zusammengezählt: %1</translation>
    </message>
</context>
<context>
    <name>windrose::ScoreTable</name>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Players who tie in everything share a place.</source>
        <translation>Bei Gleichstand in allem wird der Rang geteilt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <translation>Durch Verschiffen verdiente Siegpunkte</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <translation>Auf den Gebäuden aufgedruckte Punkte, ob besetzt oder nicht</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Chips, buildings and the bonuses of large buildings</source>
        <translation>Siegpunkte, Gebäude und die Boni großer Gebäude</translation>
    </message>
    <message>
        <source>Tiebreak</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Doubloons plus barrels, which break ties</source>
        <translation>Dublonen und Fässer, die bei Gleichstand entscheiden</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>not owned</source>
        <translation>nicht im Besitz</translation>
    </message>
    <message>
        <source>0, not occupied</source>
        <translation>0, nicht besetzt</translation>
    </message>
    <message>
        <source>not occupied</source>
        <translation>nicht besetzt</translation>
    </message>
</context>
<context>
    <name>windrose::SeatList</name>
    <message>
        <source>Two seats are called %1; give them different names.</source>
        <translation>Zwei Plätze heißen %1; gib ihnen verschiedene Namen.</translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <translation>Plätze aus&amp;losen</translation>
    </message>
    <message>
        <source>Put the seats in random order; seat 1 is the first governor</source>
        <translation>Die Plätze auslosen; Platz 1 ist der erste Gouverneur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of computer player, %2 what to expect of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computer players take every seat but the first person&apos;s</source>
        <translation>Computerspieler nehmen alle Plätze außer dem des ersten Menschen</translation>
    </message>
    <message>
        <source>Every seat is played by a person at this screen</source>
        <translation>Jeden Platz spielt ein Mensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Fill &amp;with Computers</source>
        <translation>Mit &amp;Computern auffüllen</translation>
    </message>
    <message>
        <source>&amp;All People</source>
        <translation>&amp;Nur Menschen</translation>
    </message>
</context>
<context>
    <name>windrose::SeatMenus</name>
    <message>
        <source>&amp;Computers Play the Other Seats</source>
        <translation>&amp;Computer spielen die anderen Plätze</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who plays a seat: %1 is its name, %2 the kind of computer player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (person)</source>
        <translation>%1 (Mensch)</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Mensch</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <translation>&amp;Stil</translation>
    </message>
    <message>
        <source>Another P&amp;rogram…</source>
        <translation>Anderes &amp;Programm …</translation>
    </message>
</context>
<context>
    <name>windrose::SeatRow</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocker</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Seat &amp;1 (governor)</source>
        <translation>Platz &amp;1 (Gouverneur)</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <translation>Platz &amp;%1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <translation>Farbe von Platz %1</translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <translation>Platz %1 nach oben</translation>
    </message>
    <message>
        <source>Move this player one seat earlier</source>
        <translation>Einen Platz früher setzen</translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <translation>Platz %1 nach unten</translation>
    </message>
    <message>
        <source>Move this player one seat later</source>
        <translation>Einen Platz später setzen</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <translation>Stellung speichern …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start the Game from Here</source>
        <translation>Spiel von hier beginnen</translation>
    </message>
    <message>
        <source>No game can start from here: %1</source>
        <translation>Von hier kann kein Spiel beginnen: %1</translation>
    </message>
    <message>
        <source>%1 chooses a role; this is the last round.</source>
        <translation>%1 wählt eine Rolle; dies ist die letzte Runde.</translation>
    </message>
    <message>
        <source>%1 chooses a role.</source>
        <translation>%1 wählt eine Rolle.</translation>
    </message>
    <message>
        <source>Set up a position: move any piece between the box and the boards.</source>
        <translation>Stellung aufbauen: Alles lässt sich zwischen der Schachtel und den Tableaus bewegen.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <translation>Aufforderung, %1</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n Plättchen dieser Art liegt verdeckt. Zieh es auf eine Insel oder in die offene Reihe.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n Plättchen dieser Art liegen verdeckt. Zieh eines auf eine Insel oder in die offene Reihe.&lt;/p&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down tiles: %1</source>
        <translation>Verdeckte Plättchen: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>Dublonen</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <translation>Zurück in die Schachtel</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board or a role card; it can be dragged back here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Dublonen&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Zieh eine auf ein Tableau oder eine Rollenkarte; hierher geht sie auch zurück.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board; it can be dragged back here. When the pool is empty, further points still count, and it is the last round.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Siegpunkte&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Zieh einen auf ein Tableau; hierher geht er auch zurück. Ist der Vorrat leer, zählen weitere Punkte trotzdem, und es ist die letzte Runde.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back to the box&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pieces dropped here go back to their supply. The Delete key does the same.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Zurück in die Schachtel&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Was hier losgelassen wird, kommt zurück in seinen Vorrat. Die Entf-Taste tut dasselbe.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Doubloons in the box</source>
        <translation>Dublonen in der Schachtel</translation>
    </message>
    <message>
        <source>Victory points in the box</source>
        <translation>Siegpunkte in der Schachtel</translation>
    </message>
    <message>
        <source>Pieces dropped here go back to their supply.</source>
        <translation>Was hier losgelassen wird, kommt zurück in seinen Vorrat.</translation>
    </message>
</context>
<context>
    <name>windrose::SetupDialog</name>
    <message>
        <source>The Table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>Auf den Tableaus</translation>
    </message>
    <message>
        <source>What is on them &amp;now</source>
        <translation>Was &amp;jetzt darauf ist</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>The start of a &amp;game</source>
        <translation>Der Beginn eines &amp;Spiels</translation>
    </message>
    <message>
        <source>Only for the same number of players: other numbers use different pieces.</source>
        <translation>Nur bei gleicher Zahl von Personen: Andere Zahlen brauchen anderes Material.</translation>
    </message>
    <message>
        <source>The colonist ship could not be filled: this is the &amp;last round</source>
        <translation>Das Kolonistenschiff ließ sich nicht füllen: Dies ist die &amp;letzte Runde</translation>
    </message>
    <message>
        <source>A full city or an empty pool of victory points makes it the last round automatically.</source>
        <translation>Eine volle Stadt oder ein leerer Vorrat an Siegpunkten macht sie von selbst zur letzten.</translation>
    </message>
    <message>
        <source>Set Up the Tab&amp;le</source>
        <translation>&amp;Tisch herrichten</translation>
    </message>
</context>
<context>
    <name>windrose::SetupMode</name>
    <message>
        <source>You were setting up this position when the program ended.</source>
        <translation>Diese Stellung hast du gerade aufgebaut, als das Programm endete.</translation>
    </message>
</context>
<context>
    <name>windrose::SetupPanel</name>
    <message>
        <source>Clear the Boards</source>
        <translation>Tableaus leeren</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tisch …</translation>
    </message>
    <message>
        <source>Number of players, names, rule options, last round</source>
        <translation>Zahl der Personen, Namen, Regelvarianten, letzte Runde</translation>
    </message>
    <message>
        <source>The box</source>
        <translation>Die Schachtel</translation>
    </message>
</context>
<context>
    <name>windrose::SetupRound</name>
    <message>
        <source>One round later</source>
        <translation>Eine Runde später</translation>
    </message>
    <message>
        <source>One round earlier</source>
        <translation>Eine Runde früher</translation>
    </message>
</context>
<context>
    <name>windrose::SetupSeatModel</name>
    <message>
        <source>Doubloons of %1</source>
        <translation>Dublonen von %1</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Siegpunkte von %1</translation>
    </message>
    <message>
        <source>Governor marker</source>
        <translation>Zeichen des Gouverneurs</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>genommen von %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Dublonen&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Zieh sie, oder drück + und −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Siegpunkte&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Zieh sie, oder drück + und −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Governor marker&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag it onto another board. The role cards taken this round and the turn to choose move with it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Zeichen des Gouverneurs&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Zieh es auf ein anderes Tableau. Die in dieser Runde genommenen Rollenkarten wandern mit, und damit auch, wer als Nächstes wählt.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>windrose::SetupTools</name>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>Dublonen</translation>
    </message>
    <message>
        <source>Number of victory points:</source>
        <translation>Zahl der Siegpunkte:</translation>
    </message>
    <message>
        <source>Number of doubloons:</source>
        <translation>Zahl der Dublonen:</translation>
    </message>
</context>
<context>
    <name>windrose::SpacesModel</name>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Tiles and buildings stay where they are.</source>
        <translation>Plättchen und Gebäude bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <translation>Dieser Kreis ist leer.</translation>
    </message>
</context>
<context>
    <name>windrose::StoragePicker</name>
    <message>
        <source>all</source>
        <extracomment>A narrow label under a stack of barrels: all of them stay</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <translation>alle bleiben im Lagerhaus</translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <translation>ein Fass bleibt</translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <translation>gehen in den Vorrat zurück</translation>
    </message>
</context>
<context>
    <name>windrose::TableBars</name>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Es ist noch nichts gespielt.</translation>
    </message>
</context>
<context>
    <name>windrose::TableForm</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <translation>Plätze, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Regelvarianten</translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <translation>&amp;Manufaktur kostet 8 und Universität 7</translation>
    </message>
    <message>
        <source>In the printed game, the factory costs 7 and the university 8. Many groups swap the two prices, because the factory is the stronger building.</source>
        <translation>Im gedruckten Spiel kostet die Manufaktur 7 und die Universität 8. Viele Runden tauschen das, weil die Manufaktur das stärkere Gebäude ist.</translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <translation>Zu fünft: 126 Sieg&amp;punkte statt 122</translation>
    </message>
    <message>
        <source>Later printings of the game include four more points, which can make a five-player game a little longer.</source>
        <translation>Spätere Auflagen enthalten vier Punkte mehr, was ein Spiel zu fünft etwas verlängern kann.</translation>
    </message>
</context>
<context>
    <name>windrose::TableHint</name>
    <message>
        <source>It is a computer player&apos;s turn. Take over the seat to get a hint.</source>
        <translation>Ein Computerspieler ist am Zug. Übernimm seinen Platz, um einen Tipp zu bekommen.</translation>
    </message>
    <message>
        <source>There is no decision to give a hint for.</source>
        <translation>Es steht keine Entscheidung an, zu der ein Tipp möglich wäre.</translation>
    </message>
    <message>
        <source>Hints are for the current position. Return to the game first.</source>
        <translation>Tipps gelten der jetzigen Stellung. Kehr erst zum Spiel zurück.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
</context>
<context>
    <name>windrose::TableModel</name>
    <message>
        <source>There is nothing to pick up here.</source>
        <translation>Hier ist nichts aufzunehmen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a place on a board such as &quot;City space 1&quot;, %2 the player whose board it is</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <translation>Leeres Feld</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds it does not hold yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Handelshaus&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Kauft in einer Händlerphase von jedem ein Fass, von Sorten, die noch nicht hier liegen. Es wird geleert, wenn alle vier Plätze voll sind.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <translation>Handelshausplatz %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Barrels stay in the trading house until it is emptied.</source>
        <translation>Fässer bleiben im Handelshaus, bis es geleert wird.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <translation>
            <numerusform>%n Platz leer</numerusform>
            <numerusform>%n Plätze leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>Handelshaus</translation>
    </message>
    <message>
        <source>Prices in doubloons: %1.</source>
        <extracomment>%1 is a list such as &quot;Corn 0, Indigo 1, Sugar 2&quot;</extracomment>
        <translation>Preise in Dublonen: %1.</translation>
    </message>
</context>
<context>
    <name>windrose::WindowKeeping</name>
    <message>
        <source>The game on the table is not saved.</source>
        <translation>Das Spiel auf dem Tisch ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>It could not be written and will be lost if you quit now.</source>
        <translation>Es konnte nicht geschrieben werden und geht verloren, wenn du jetzt gehst.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <translation>Trotzdem gehen</translation>
    </message>
</context>
</TS>
