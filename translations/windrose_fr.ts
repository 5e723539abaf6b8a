<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Announced</name>
    <message>
        <source>face-down plantation</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>plantation face cachée</translation>
    </message>
    <message>
        <source>colonist</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>colon</translation>
    </message>
    <message>
        <source>doubloon</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>doublon</translation>
    </message>
    <message>
        <source>victory point</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>point de victoire</translation>
    </message>
    <message>
        <source>governor</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>gouverneur</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what a player did: &quot;Bea: Builder, small market for 1&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is one or more orders that are advised, each with the chance to win and a reason</extracomment>
        <translation>Conseil&#x202f;: %1</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <extracomment>%1 is a piece: &quot;corn plantation&quot;</extracomment>
        <translation>En main&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) take(s) it.</source>
        <extracomment>Said by a screen reader of the piece in the hand: the number of places where it can be put.</extracomment>
        <translation>
            <numerusform>%n emplacement l’accepte.</numerusform>
            <numerusform>%n emplacements l’acceptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can go to: %1.</source>
        <extracomment>%1 is a list of places: &quot;Cargo ship 5, Cargo ship 7&quot;</extracomment>
        <translation>Peut aller sur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It can be put here.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Peut se poser ici.</translation>
    </message>
    <message>
        <source>It can be put here: %1.</source>
        <extracomment>Said by a screen reader of the piece in the hand; %1 is a list of places.</extracomment>
        <translation>Peut se poser ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>Said by a screen reader when a piece goes back where it was taken.</extracomment>
        <translation>Remis en place.</translation>
    </message>
    <message>
        <source>In your hand.</source>
        <extracomment>Read out for a piece that is in the hand.</extracomment>
        <translation>En main.</translation>
    </message>
    <message>
        <source>Takes what is in your hand.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Accepte ce que vous avez en main.</translation>
    </message>
    <message>
        <source>Can be used now.</source>
        <extracomment>Read out for a piece or a place that a click or a key can use now.</extracomment>
        <translation>Utilisable maintenant.</translation>
    </message>
    <message>
        <source></source>
        <comment>Sentences that a screen reader speaks by itself during a game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source></source>
        <comment>The help and the errors of the command line, windrose --help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose: Puerto Rico for two to five players at one computer</source>
        <extracomment>The first line of windrose --help.</extracomment>
        <translation>Windrose&#x202f;: Puerto Rico de deux à cinq joueurs sur un seul ordinateur</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>In windrose --help: what stands before &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In windrose --help: the place of options in &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>In windrose --help: what follows an option that takes words, &quot;--lang TEXT&quot;.</extracomment>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>Positionals</source>
        <extracomment>In windrose --help: heading above what is given by its place and not by a name, which is the file.</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>In windrose --help: heading above the options.</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <extracomment>In windrose --help: what --help does.</extracomment>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <extracomment>In windrose --help: what --version does.</extracomment>
        <translation>afficher la version du programme et quitter</translation>
    </message>
    <message>
        <source>start a new game for this number of players, without asking</source>
        <extracomment>In windrose --help: what --players does.</extracomment>
        <translation>commencer une nouvelle partie avec ce nombre de joueurs, sans demander</translation>
    </message>
    <message>
        <source>write a number from %1 to %2</source>
        <extracomment>An error of the command line after &quot;--players: &quot;; %1 and %2 are the least and the largest number.</extracomment>
        <translation>indiquez un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>the players&apos; names: A,B,...</source>
        <extracomment>In windrose --help: what --names does.</extracomment>
        <translation>les noms des joueurs&#x202f;: A,B,...</translation>
    </message>
    <message>
        <source>who plays each seat: person, or a computer player: merchant,viceroy:builder,...</source>
        <extracomment>In windrose --help: what --seats does. The words after the colons are typed as they are.</extracomment>
        <translation>qui joue à chaque place&#x202f;: person, ou un joueur virtuel&#x202f;: merchant,viceroy:builder,...</translation>
    </message>
    <message>
        <source>write person or a level (%1), which can have a style (%2), as in viceroy:builder</source>
        <extracomment>An error of the command line after &quot;--seats: &quot;; %1 and %2 are lists of words. The words person and viceroy:builder are typed as they are.</extracomment>
        <translation>indiquez person ou un niveau (%1), éventuellement avec un style (%2), comme dans viceroy:builder</translation>
    </message>
    <message>
        <source>the seed of a new game</source>
        <extracomment>In windrose --help: what --seed does. The seed is the number from which all chance follows.</extracomment>
        <translation>la graine d’une nouvelle partie</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <extracomment>An error of the command line after &quot;--seed: &quot;.</extracomment>
        <translation>indiquez un nombre entier</translation>
    </message>
    <message>
        <source>start a new game with the last settings</source>
        <extracomment>In windrose --help: what --new does.</extracomment>
        <translation>commencer une nouvelle partie avec les derniers réglages</translation>
    </message>
    <message>
        <source>a rule option, KEY=VALUE</source>
        <extracomment>In windrose --help: what --option does.</extracomment>
        <translation>une variante, KEY=VALUE</translation>
    </message>
    <message>
        <source>write one of these: %1</source>
        <extracomment>An error of the command line after &quot;--option: &quot;; %1 is a list of words.</extracomment>
        <translation>indiquez l’un de ces mots&#x202f;: %1</translation>
    </message>
    <message>
        <source>a game record or a position to open</source>
        <extracomment>In windrose --help: what the file is for.</extracomment>
        <translation>une partie enregistrée ou une position à ouvrir</translation>
    </message>
    <message>
        <source>the language of the window, such as de</source>
        <extracomment>In windrose --help: what --lang does.</extracomment>
        <translation>la langue de la fenêtre, par exemple de</translation>
    </message>
    <message>
        <source>the look of the window: %1</source>
        <extracomment>In windrose --help: what --style does; %1 is a list of words that are typed as they are.</extracomment>
        <translation>l’apparence de la fenêtre&#x202f;: %1</translation>
    </message>
    <message>
        <source>there are more entries than players</source>
        <extracomment>An error of the command line after &quot;--names: &quot; or &quot;--seats: &quot;.</extracomment>
        <translation>il y a plus d’entrées que de joueurs</translation>
    </message>
    <message>
        <source>not possible with a file, which is opened as it was saved</source>
        <extracomment>An error of the command line after the name of an option that is only for new games.</extracomment>
        <translation>impossible avec un fichier, qui s’ouvre tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>not expected here: %1</source>
        <extracomment>An error of the command line; %1 is a word of it.</extracomment>
        <translation>inattendu ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <extracomment>An error of the command line after the name of an option and a colon.</extracomment>
        <translation>la valeur manque</translation>
    </message>
    <message>
        <source>see windrose --help</source>
        <extracomment>The end of an error of the command line.</extracomment>
        <translation>voir windrose --help</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the small indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Son colon produit un baril d’indigo avec la récolte d’une plantation d’indigo occupée.</translation>
    </message>
    <message>
        <source>Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the small sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Son colon produit un baril de sucre avec la récolte d’une plantation de sucre occupée.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Chacun de ses colons produit un baril d’indigo avec la récolte d’une plantation d’indigo occupée.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Chacun de ses colons produit un baril de sucre avec la récolte d’une plantation de sucre occupée.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.</source>
        <extracomment>What the tobacco storage does: in the text over it and in the help.</extracomment>
        <translation>Chacun de ses colons produit un baril de tabac avec la récolte d’une plantation de tabac occupée.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.</source>
        <extracomment>What the coffee roaster does: in the text over it and in the help.</extracomment>
        <translation>Chacun de ses colons produit un baril de café avec la récolte d’une plantation de café occupée.</translation>
    </message>
    <message>
        <source>You get 1 extra doubloon for a barrel you sell to the trading house.</source>
        <extracomment>What the small market does: in the text over it and in the help.</extracomment>
        <translation>Vous recevez 1 doublon de plus pour un baril vendu à la maison de commerce.</translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your usual tile.</source>
        <extracomment>What the hacienda does: in the text over it and in the help.</extracomment>
        <translation>Pendant la phase du paysan, vous pouvez d’abord piocher une plantation face cachée, qu’il faut poser&#x202f;; vous prenez ensuite votre tuile habituelle.</translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry instead of a face-up plantation.</source>
        <extracomment>What the construction hut does: in the text over it and in the help.</extracomment>
        <translation>Pendant la phase du paysan, vous pouvez prendre une carrière au lieu d’une plantation visible.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <extracomment>What the small warehouse does: in the text over it and in the help.</extracomment>
        <translation>Après le chargement, vous gardez tous vos barils d’une sorte, en plus du baril que tout le monde garde.</translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <extracomment>What the hospice does: in the text over it and in the help.</extracomment>
        <translation>La plantation ou la carrière que vous prenez pendant la phase du paysan arrive avec un colon. Ce n’est pas le cas d’une tuile piochée grâce à l’hacienda.</translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <extracomment>What the office does: in the text over it and in the help.</extracomment>
        <translation>Vous pouvez vendre une marchandise que la maison de commerce possède déjà.</translation>
    </message>
    <message>
        <source>You get 2 extra doubloons for a barrel you sell to the trading house.</source>
        <extracomment>What the large market does: in the text over it and in the help.</extracomment>
        <translation>Vous recevez 2 doublons de plus pour un baril vendu à la maison de commerce.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <extracomment>What the large warehouse does: in the text over it and in the help.</extracomment>
        <translation>Après le chargement, vous gardez tous vos barils de deux sortes, en plus du baril que tout le monde garde.</translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <extracomment>What the factory does: in the text over it and in the help.</extracomment>
        <translation>Produire plusieurs sortes de marchandises pendant une phase du producteur rapporte des doublons&#x202f;: 1 pour deux sortes, 2 pour trois, 3 pour quatre et 5 pour les cinq.</translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <extracomment>What the university does: in the text over it and in the help.</extracomment>
        <translation>Chaque bâtiment que vous construisez arrive avec un colon sur l’un de ses cercles.</translation>
    </message>
    <message>
        <source>Every time you load in the captain phase, you get 1 extra victory point.</source>
        <extracomment>What the harbor does: in the text over it and in the help.</extracomment>
        <translation>Chaque fois que vous chargez pendant la phase du capitaine, vous recevez 1 point de victoire de plus.</translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <extracomment>What the wharf does: in the text over it and in the help.</extracomment>
        <translation>Une fois par phase du capitaine, vous pouvez expédier tous vos barils d’une sorte sur un navire privé, de capacité illimitée.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <extracomment>What the guild hall does: in the text over it and in the help.</extracomment>
        <translation>En fin de partie&#x202f;: 1 point par petit bâtiment de production et 2 points par grand dans votre ville, occupés ou non.</translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <extracomment>What the residence does: in the text over it and in the help.</extracomment>
        <translation>En fin de partie&#x202f;: 4 points jusqu’à 9 cases d’île remplies, 5 pour 10, 6 pour 11 et 7 pour les 12.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <extracomment>What the fortress does: in the text over it and in the help.</extracomment>
        <translation>En fin de partie&#x202f;: 1 point pour 3 colons sur votre plateau.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <extracomment>What the customs house does: in the text over it and in the help.</extracomment>
        <translation>En fin de partie&#x202f;: 1 point pour 4 points de victoire gagnés en expédiant.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <extracomment>What the city hall does: in the text over it and in the help.</extracomment>
        <translation>En fin de partie&#x202f;: 1 point par bâtiment violet de votre ville, occupé ou non, hôtel de ville compris.</translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Tout le monde prend une plantation visible pour son île.</translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Les colons du navire sont distribués un par un, puis chacun place ses colons comme il veut.</translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Tout le monde peut construire un bâtiment.</translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Tout le monde produit les marchandises de ses plantations et bâtiments de production occupés.</translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Tout le monde peut vendre un baril à la maison de commerce, tant qu’il y a de la place.</translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for each barrel. Players who can load must load.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>À tour de rôle, tout le monde charge des marchandises sur les cargos et gagne un point de victoire par baril. Qui peut charger doit charger.</translation>
    </message>
    <message>
        <source>The other players do nothing.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Les autres joueurs ne font rien.</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead of a plantation.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le paysan peut prendre une carrière au lieu d’une plantation.</translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le maire reçoit 1 colon de plus, pris dans la réserve.</translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le bâtisseur paie 1 doublon de moins.</translation>
    </message>
    <message>
        <source>The craftsman gets 1 extra barrel of a kind just produced.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le producteur reçoit 1 baril de plus d’une sorte qu’il vient de produire.</translation>
    </message>
    <message>
        <source>The trader gets 1 extra doubloon for a sale.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le marchand reçoit 1 doublon de plus s’il vend.</translation>
    </message>
    <message>
        <source>The captain gets 1 extra victory point for the first load.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le capitaine reçoit 1 point de victoire de plus pour son premier chargement.</translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Le chercheur d’or reçoit 1 doublon de la banque.</translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Donne un baril de maïs pendant la phase du producteur tant qu’elle est occupée. Le maïs ne demande aucun bâtiment.</translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Donne de l’indigo tant qu’elle est occupée et qu’un colon d’une teinturerie d’indigo peut le traiter.</translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Donne du sucre tant qu’elle est occupée et qu’un colon d’une raffinerie de sucre peut le traiter.</translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Donne du tabac tant qu’elle est occupée et qu’un colon d’un séchoir à tabac peut le traiter.</translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Donne du café tant qu’elle est occupée et qu’un colon d’une brûlerie de café peut le traiter.</translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Tant qu’elle est occupée, les bâtiments coûtent 1 doublon de moins&#x202f;; la colonne d’un bâtiment, de 1 à 4, indique combien de carrières peuvent compter.</translation>
    </message>
    <message>
        <source></source>
        <comment>What buildings, roles and tiles do: in the text over them and in the help.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>EndingLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the lesson about the end of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Choose the one that adds most for you: %1. Drag it to two free spaces that lie side by side. Your university brings the colonist that it needs.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a large building</extracomment>
        <translation>Choisissez ce qui vous rapporte le plus&#x202f;: %1. Faites glisser ce bâtiment sur deux cases libres côte à côte. Votre université fournit le colon nécessaire.</translation>
    </message>
    <message>
        <source>This one fills your city: %1. Drag it to your city, and the game ends with this round.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a building</extracomment>
        <translation>Avec ce bâtiment, votre ville est pleine&#x202f;: %1. Faites-le glisser dans votre ville, et la partie se termine avec cette manche.</translation>
    </message>
    <message>
        <source>A game ends in one of three ways: the colonists no longer fill the ship, a city is full, or the victory chips run out. The round is always played to its end. You can choose the moment.</source>
        <extracomment>The first bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Une partie se termine de trois façons&#x202f;: les colons ne remplissent plus le navire, une ville est pleine ou les jetons de victoire sont épuisés. La manche est toujours jouée jusqu’au bout. Vous pouvez choisir le moment.</translation>
    </message>
    <message>
        <source>You have filled 8 of 12 spaces in your city, and you have 13 doubloons. Ana ships more than you every round, so a long game is hers. A short one can be yours.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Vous avez rempli 8 des 12 cases de votre ville, et vous avez 13 doublons. À chaque manche, Ana expédie plus que vous&#x202f;: une longue partie lui revient. Une courte peut être la vôtre.</translation>
    </message>
    <message>
        <source>The last column holds the large buildings: 4 points each, and a bonus for one thing you have many of. They fill two spaces. The bonus counts only if a colonist is in the building at the end.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply with the large buildings in its last column</extracomment>
        <translation>La dernière colonne contient les grands bâtiments&#x202f;: 4 points chacun, plus un bonus pour ce que vous avez en nombre. Ils occupent deux cases. Le bonus ne compte que si un colon s’y trouve à la fin.</translation>
    </message>
    <message>
        <source>Rest the mouse on a large building, or walk to it with the arrow keys: it says how many points it would bring you now. There is only one of each, so the right one may be gone soon.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply</extracomment>
        <translation>Laissez la souris sur un grand bâtiment, ou allez-y avec les flèches : il indique combien de points il vous rapporterait maintenant. Chacun est unique, le bon peut donc vite disparaître.</translation>
    </message>
    <message>
        <source>Take the builder. With the privilege and three quarries, a building for 10 costs you 6 doubloons.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Prenez le bâtisseur. Avec le privilège et trois carrières, un bâtiment à 10 vous coûte 6 doublons.</translation>
    </message>
    <message>
        <source>Now only two spaces are free. In the next round you are the governor and choose first: you could end the game. Until then, watch what the others gain.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Il ne reste plus que deux cases libres. À la prochaine manche, vous êtes gouverneur et choisissez en premier : vous pourriez terminer la partie. D’ici là, surveillez ce que gagnent les autres.</translation>
    </message>
    <message>
        <source>Are you ahead? Count your chips, your buildings and their bonuses, and guess those of the others. Then do not wait: take the builder, and everybody gets one more role at most.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Menez-vous&#x202f;? Comptez vos jetons, vos bâtiments et leurs bonus, et estimez ceux des autres. Alors n’attendez pas&#x202f;: prenez le bâtisseur, et chacun n’aura plus qu’un rôle au maximum.</translation>
    </message>
    <message>
        <source>This is the last round. Whoever has not chosen yet still takes a role. What helps only later is worth nothing now; shipping and buildings count.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards, when the last round has begun</extracomment>
        <translation>C’est la dernière manche. Qui n’a pas encore choisi prend encore un rôle. Ce qui ne sert que plus tard ne vaut plus rien&#x202f;; seuls comptent les expéditions et les bâtiments.</translation>
    </message>
    <message>
        <source>To remember: plan for your first large building, and have a reason to fill the last space. End the game when you are ahead; when you are behind, leave spaces free and play on.</source>
        <extracomment>The last bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>À retenir&#x202f;: le premier grand bâtiment demande un plan, la dernière case demande une raison. Terminez la partie quand vous menez&#x202f;; si vous êtes derrière, laissez des cases libres et continuez à jouer.</translation>
    </message>
</context>
<context>
    <name>FileDevice</name>
    <message>
        <source>The system gives no reason.</source>
        <extracomment>Why a file cannot be read or written.</extracomment>
        <translation>Le système n’indique aucune raison.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a file cannot be read or written, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>The file %1 cannot be opened.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Impossible d’ouvrir le fichier %1.</translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Impossible d’enregistrer la partie sous %1.</translation>
    </message>
    <message>
        <source>The game on the table is not affected.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La partie en cours n’est pas touchée.</translation>
    </message>
    <message>
        <source>The game is not lost: save it somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La partie n’est pas perdue&#x202f;: enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Le fichier %1 est endommagé.</translation>
    </message>
    <message>
        <source>The last game cannot be opened: its file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Impossible d’ouvrir la dernière partie&#x202f;: son fichier %1 est endommagé.</translation>
    </message>
    <message>
        <source>The file of the last game, %1, is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Le fichier de la dernière partie, %1, est endommagé.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La table montre la partie jusqu’au dernier coup valable avant cet endroit.</translation>
    </message>
    <message>
        <source>A new game has been started. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Une nouvelle partie a commencé. Le fichier endommagé est conservé dans le même dossier sous un autre nom.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La table montre la partie jusqu’au dernier coup valable avant cet endroit. Le fichier endommagé est conservé dans le même dossier sous un autre nom.</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <extracomment>The message when a pasted text is no game.</extracomment>
        <translation>Ce texte n’est pas une partie.</translation>
    </message>
    <message>
        <source>The text is damaged.</source>
        <extracomment>Why the text of the clipboard is no game, after the title of a message.</extracomment>
        <translation>Ce texte est endommagé.</translation>
    </message>
    <message>
        <source>The last game cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Impossible de lire la dernière partie dans %1.</translation>
    </message>
    <message>
        <source>The settings cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Impossible de lire les réglages dans %1.</translation>
    </message>
    <message>
        <source>Windrose uses its default settings. Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windrose utilise ses réglages par défaut. Les préférences modifiées ne valent que jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>The file %1 has been changed by another window or program.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Le fichier %1 a été modifié par une autre fenêtre ou un autre programme.</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <extracomment>A button of the message that the file was changed by another program.</extracomment>
        <translation>Enregistrer quand même</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of a message that a game could not be saved.</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>If you overwrite it, those changes are lost.</source>
        <extracomment>Explains the question whether to overwrite a file that another program has changed.</extracomment>
        <translation>Si vous l’écrasez, ces modifications seront perdues.</translation>
    </message>
    <message>
        <source>The previous file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Le fichier précédent est conservé tel quel sous un autre nom dans le même dossier.</translation>
    </message>
    <message>
        <source>The position that was being set up cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Impossible de lire dans %1 la position en cours de composition.</translation>
    </message>
    <message>
        <source>The game continues where it was. The file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La partie reprend où elle en était. Le fichier est conservé tel quel sous un autre nom dans le même dossier.</translation>
    </message>
    <message>
        <source>The end of the file %1 is missing.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Il manque la fin du fichier %1.</translation>
    </message>
    <message>
        <source>The end of the text is missing.</source>
        <extracomment>The message when the end of a pasted text is missing.</extracomment>
        <translation>Il manque la fin du texte.</translation>
    </message>
    <message>
        <source>The table shows the game up to its last move.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La table montre la partie jusqu’à son dernier coup.</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about files that cannot be opened or saved.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The settings in %1 are damaged.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Les réglages dans %1 sont endommagés.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Impossible d’écrire les réglages dans %1.</translation>
    </message>
    <message>
        <source>Windrose uses all settings that can be read. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windrose utilise tous les réglages lisibles. Le fichier endommagé est conservé dans le même dossier sous un autre nom.</translation>
    </message>
    <message>
        <source>Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Les préférences modifiées ne valent que jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>The file %1 cannot be saved.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Impossible d’enregistrer le fichier %1.</translation>
    </message>
    <message>
        <source>Save it under another name or somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Enregistrez-le sous un autre nom ou ailleurs.</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>It is a link that cannot be followed.</source>
        <extracomment>Why a game cannot be saved.</extracomment>
        <translation>C’est un lien qui ne peut pas être suivi.</translation>
    </message>
    <message>
        <source>It is write-protected.</source>
        <extracomment>Why a file cannot be saved, after the sentence that names it.</extracomment>
        <translation>Il est protégé en écriture.</translation>
    </message>
    <message>
        <source>%1
The file is only partly written. The complete text is next to it in %2.</source>
        <extracomment>%1 is a sentence about what went wrong, %2 a file</extracomment>
        <translation>%1
Le fichier n’est écrit qu’en partie. Le texte complet se trouve à côté, dans %2.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a game cannot be saved, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message>
        <source>There is no such file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>C’est un lien vers un fichier qui n’existe pas.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>C’est un tube ou un périphérique, pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>It is too large. Files of up to %1 can be opened.</source>
        <extracomment>%1 is an amount such as &quot;16 MiB&quot;</extracomment>
        <translation>Il est trop volumineux. Les fichiers de %1 au plus peuvent être ouverts.</translation>
    </message>
    <message>
        <source></source>
        <comment>What is wrong with a file, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>FirstGameLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the guided first game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Welcome! You and three others each build up an island. Whoever has the most victory points at the end wins. Take all the time you want: nobody moves while a note like this is open.</source>
        <extracomment>The first bubble of the lesson &quot;A First Game&quot;</extracomment>
        <translation>Bienvenue&#x202f;! Comme trois autres joueurs, vous aménagez une île. À la fin, le plus grand nombre de points de victoire l’emporte. Prenez tout votre temps&#x202f;: personne ne joue tant qu’un message comme celui-ci est ouvert.</translation>
    </message>
    <message>
        <source>This is your island. On the left, plantations will grow: you begin with one of indigo. On the right, you will build a city. White circles are places for colonists, who do all the work.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Voici votre île. À gauche pousseront des plantations&#x202f;: vous commencez avec une d’indigo. À droite, vous bâtirez une ville. Les cercles blancs sont les places des colons, qui font tout le travail.</translation>
    </message>
    <message>
        <source>A turn is simple: take one of these roles. Then everybody does what the role says, you first. Whoever took it also gets its privilege, a little extra that the others do not get.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards</extracomment>
        <translation>Un tour est simple&#x202f;: prenez l’un de ces rôles. Ensuite, tout le monde fait ce que dit le rôle, vous d’abord. Qui l’a pris reçoit aussi son privilège, un petit plus que les autres n’ont pas.</translation>
    </message>
    <message>
        <source>You are the governor, so you choose first. You need land before anything else: take the settler. Click the card, drag it to your board, or press Enter on it.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards; the settler is marked</extracomment>
        <translation>Vous êtes gouverneur, vous choisissez donc en premier. Avant tout, il vous faut des terres&#x202f;: prenez le paysan. Cliquez sur la carte, faites-la glisser sur votre plateau, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>The settler brings land: everybody takes one of the plantations that lie open. Only the settler may take a quarry instead. A quarry makes every building cheaper.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the plantations, after &quot;Ana takes the settler.&quot;</extracomment>
        <translation>Le paysan apporte des terres&#x202f;: tout le monde prend l’une des plantations visibles. Seul le paysan peut prendre une carrière à la place. Une carrière rend tous les bâtiments moins chers.</translation>
    </message>
    <message>
        <source>Take corn: it sells for nothing, but it needs no building, so it gives you barrels to ship very soon. Drag the tile to your island, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations with corn.</extracomment>
        <translation>Prenez le maïs : il ne se vend pas, mais n’a besoin d’aucun bâtiment et vous donne donc très vite des barils à expédier. Faites glisser la tuile sur votre île, ou appuyez sur Espace sur la tuile, puis sur Entrée sur sa case.</translation>
    </message>
    <message>
        <source>Take a tile for your island. Drag it there, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations without corn.</extracomment>
        <translation>Prenez une tuile pour votre île. Faites-la glisser sur l’île, ou appuyez sur Espace sur la tuile, puis sur Entrée sur sa case.</translation>
    </message>
    <message>
        <source>Now everybody may buy one building. Colored ones turn a harvest into barrels: indigo, sugar, tobacco and coffee need one. Violet ones help in other ways. The builder pays one doubloon less.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, after &quot;Ana takes the builder.&quot;</extracomment>
        <translation>Maintenant, tout le monde peut acheter un bâtiment. Ceux de couleur changent une récolte en barils&#x202f;: il en faut un pour l’indigo, le sucre, le tabac et le café. Les violets aident autrement. Le bâtisseur paie un doublon de moins.</translation>
    </message>
    <message>
        <source>Good. Until you press Done, you can still move all of your colonists, also those from earlier rounds. Press Done when you are satisfied.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done</extracomment>
        <translation>Bien. Tant que vous n’avez pas choisi Terminé, vous pouvez encore déplacer tout le monde, même les colons arrivés plus tôt. Choisissez Terminé quand tout vous convient.</translation>
    </message>
    <message>
        <source>Harvest! Each occupied plantation gives its owner a barrel; all but corn also need an occupied circle in their plant. The craftsman gets one barrel more. Think of what the others harvest before you take this role.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose with its barrels, after &quot;Ana takes the craftsman.&quot;</extracomment>
        <translation>La récolte&#x202f;! Chaque plantation occupée donne un baril&#x202f;; sauf pour le maïs, il faut aussi un cercle occupé dans le bâtiment correspondant. Le producteur reçoit un baril de plus. Pensez à ce que récoltent les autres avant de prendre ce rôle.</translation>
    </message>
    <message>
        <source>As the craftsman you get one more barrel of a kind that you produced. Drag it from the goods supply to your wind rose.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose</extracomment>
        <translation>Vous avez pris le producteur&#x202f;: vous recevez un baril de plus d’une sorte que vous avez produite. Faites-le glisser de la réserve de barils sur votre rose des vents.</translation>
    </message>
    <message>
        <source>You have a barrel. There are two ways to use barrels: the trader sells them for doubloons, which become buildings. The captain ships them for victory points.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Vous avez un baril. Il y a deux façons d’utiliser les barils&#x202f;: le marchand les vend contre des doublons, qui deviennent des bâtiments. Le capitaine les expédie contre des points de victoire.</translation>
    </message>
    <message>
        <source>Now barrels go to Europe: one victory point for each. In turn everybody must load one kind, as much as fits, as long as anybody can. A ship carries a single kind, and no two ships the same. The captain gets one point extra.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships, after &quot;Ana takes the captain.&quot;</extracomment>
        <translation>Les barils partent maintenant en Europe&#x202f;: un point de victoire pour chacun. À tour de rôle, chacun doit charger une sorte, autant que possible, tant que quelqu’un le peut. Un navire ne transporte qu’une sorte, et jamais la même que celle d’un autre. Le capitaine gagne un point de plus.</translation>
    </message>
    <message>
        <source>Your turn to load. Drag your barrels from the wind rose to the ship that the arrow shows. Your points are chips that the others cannot see.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships; an arrow leads from the barrels to a ship</extracomment>
        <translation>À vous de charger. Faites glisser vos barils de la rose des vents au navire que montre la flèche. Vos points sont des jetons que les autres ne voient pas.</translation>
    </message>
    <message>
        <source>Not everything went on board, and you may keep only one barrel. Click the barrels you want to keep, then press Done. The rest goes back to the supply.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Tout n’a pas pu embarquer, et vous ne pouvez garder qu’un seul baril. Cliquez sur les barils que vous voulez garder, puis choisissez Terminé. Le reste retourne à la réserve.</translation>
    </message>
    <message>
        <source>After loading, everybody keeps a single barrel and loses the rest, unless a warehouse stores it. Full ships sail and come back empty; the others wait for the next captain.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships</extracomment>
        <translation>Après le chargement, chacun garde un seul baril et perd le reste, sauf si un entrepôt le conserve. Les navires pleins partent et reviennent vides&#x202f;; les autres attendent le prochain capitaine.</translation>
    </message>
    <message>
        <source>The prospector is the only role for one person alone: whoever takes it gets a doubloon, and nobody else does anything. It is good when every other role would help the others more than you.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, after &quot;Ana takes the prospector.&quot;</extracomment>
        <translation>Le chercheur d’or est le seul rôle solitaire&#x202f;: qui le prend reçoit un doublon, et personne d’autre ne fait rien. Il est bon quand tout autre rôle aiderait les autres plus que vous.</translation>
    </message>
    <message>
        <source>Everybody may sell one barrel, as long as there is room: the house takes four, each of another kind. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4. The trader gets one more.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the trading house, after &quot;Ana takes the trader.&quot;</extracomment>
        <translation>Chacun peut vendre un baril, tant qu’il y a de la place&#x202f;: la maison en prend quatre, chacun d’une autre sorte. Le maïs rapporte 0 doublon, l’indigo 1, le sucre 2, le tabac 3, le café 4. Le marchand en reçoit un de plus.</translation>
    </message>
    <message>
        <source>Sell a barrel: drag it from your wind rose into the trading house. The doubloons are yours at once.</source>
        <extracomment>A bubble of the guided game, in the trader phase.</extracomment>
        <translation>Vendez un baril&#x202f;: faites-le glisser de votre rose des vents dans la maison de commerce. Les doublons sont à vous aussitôt.</translation>
    </message>
    <message>
        <source>Look at the coins: each role that nobody took in the last round got a doubloon. Whoever takes the role gets the money with it. The longer it lies, the more tempting it is.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards</extracomment>
        <translation>Regardez les pièces&#x202f;: chaque rôle que personne n’a pris à la dernière manche a reçu un doublon. Qui prend le rôle prend aussi l’argent. Plus il attend, plus il est tentant.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the colonists no longer fill the ship, somebody&apos;s city is full, or the victory chips run out. Until then there are many rounds.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside nothing in particular</extracomment>
        <translation>La partie se termine avec la manche où les colons ne remplissent plus le navire, où une ville est pleine ou bien où les jetons de victoire sont épuisés. Il reste beaucoup de manches d’ici là.</translation>
    </message>
    <message>
        <source>The coin on a building is its price. Above its column are the victory points (VP) that it is worth at the end. What you need now: %1. Drag it to your city.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, where the heading of each column says how many victory points (VP) its buildings are worth: %1 is a building</extracomment>
        <translation>La pièce sur un bâtiment est son prix. Au-dessus de sa colonne figurent les points de victoire (PV) qu’il vaut à la fin. Ce qu’il vous faut maintenant&#x202f;: %1. Faites glisser ce bâtiment dans votre ville.</translation>
    </message>
    <message>
        <source>The mayor brings people: this ship brought a colonist for everybody, and the mayor got one more. A plantation or a building does nothing until a colonist stands in its circle.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the colonist ship, which is empty now, after &quot;Ana takes the mayor.&quot;</extracomment>
        <translation>Le maire fait venir du monde&#x202f;: ce navire a amené un colon pour chacun, et le maire en a reçu un de plus. Une plantation ou un bâtiment ne fait rien tant qu’aucun colon n’occupe son cercle.</translation>
    </message>
    <message>
        <source>As they stand, you can harvest nothing: corn needs a colonist on it, other plantations one on them and one in their plant. Move your colonist, or press Done anyway.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done, when the colonists stand where they bear nothing</extracomment>
        <translation>Ainsi, vous ne pourrez rien récolter&#x202f;: le maïs demande un colon, les autres plantations un colon et un autre dans leur bâtiment. Déplacez votre colon, ou choisissez quand même Terminé.</translation>
    </message>
    <message>
        <source>Everybody has had a role, so the first round is over. All cards are back, and the governor has moved on: %1 now chooses first, and you choose last.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the panel with the round: %1 is a player</extracomment>
        <translation>Tout le monde a eu un rôle, la première manche est donc finie. Toutes les cartes sont revenues, et le gouverneur a changé&#x202f;: %1 choisit maintenant en premier, et vous en dernier.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you, and there is money on it: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked and has coins on it: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>À vous. Posez-vous deux questions&#x202f;: que m’apporte un rôle, et qu’apporterait-il aux autres&#x202f;? Celui-ci est nouveau pour vous, et il y a de l’argent dessus&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>À vous. Posez-vous deux questions&#x202f;: que m’apporte un rôle, et qu’apporterait-il aux autres&#x202f;? Celui-ci est nouveau pour vous&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Now you know every role. Points come from two sources: barrels you ship, and buildings, by their columns from 1 to 4. Large buildings add a bonus at the end. Doubloons only break a tie.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Vous connaissez maintenant tous les rôles. Les points viennent des barils expédiés et des bâtiments, de 1 à 4 selon leur colonne. Les grands bâtiments ajoutent un bonus à la fin. Les doublons ne font que départager.</translation>
    </message>
    <message>
        <source>You cannot afford anything useful yet. Build nothing this time; there will be another builder.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply</extracomment>
        <translation>Vous ne pouvez encore rien acheter d’utile. Ne construisez rien cette fois ; il y aura un autre bâtisseur.</translation>
    </message>
    <message>
        <source>Your colonist waits here in San Juan and wants work: click an empty circle, press Space on it, or drag the colonist there. Your corn needs only one; indigo also needs someone in its plant.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside San Juan, where colonists of the learner wait</extracomment>
        <translation>Votre colon attend ici, à San Juan. Donnez-lui du travail&#x202f;: cliquez sur un cercle vide, appuyez dessus sur Espace ou faites-y glisser le colon. Votre maïs peut l’employer tout de suite&#x202f;; l’indigo demande aussi quelqu’un dans sa teinturerie.</translation>
    </message>
    <message>
        <source>What you have would bring nothing here. Don&apos;t sell, and keep your barrels for a captain.</source>
        <extracomment>A bubble of the guided game, in the trader phase, when no sale earns anything.</extracomment>
        <translation>Ce que vous avez ne rapporterait rien ici. Ne vendez pas et gardez vos barils pour un capitaine.</translation>
    </message>
    <message>
        <source>Play two rounds as you like. Ask for a Hint whenever you are unsure (the key %1): it shows good moves and why. Undo takes anything back. I will come back for a last word.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line; &quot;Hint&quot; and &quot;Undo&quot; are its buttons, %1 is a key</extracomment>
        <translation>Jouez deux manches comme bon vous semble. Demandez un Conseil dès que vous hésitez (touche %1)&#x202f;: il montre de bons coups et leurs raisons. Annuler permet de tout reprendre. Je reviendrai pour un dernier mot.</translation>
    </message>
    <message>
        <source>That is all you need. %1 opens the rules, %2 gives a hint, and three short lessons wait under Help, Learn. You can go on with this game as long as you like. Have fun!</source>
        <extracomment>The last bubble of the lesson &quot;A First Game&quot;; &quot;Help&quot; and &quot;Learn&quot; are entries of the menus, %1 and %2 are keys</extracomment>
        <translation>Voilà tout ce qu’il vous faut. %1 ouvre les règles, %2 donne un conseil, et trois courtes leçons vous attendent dans «&#x202f;Aide&#x202f;», «&#x202f;Apprendre&#x202f;». Vous pouvez continuer cette partie aussi longtemps que vous voulez. Amusez-vous bien&#x202f;!</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>The game has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>La partie a été copiée comme texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>La position a été copiée comme texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>Seuls les fichiers de cet ordinateur peuvent être ouverts.</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about copying and pasting games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Windrose saves its own games in that folder.</source>
        <extracomment>Why a game cannot be saved in a folder that a person chose.</extracomment>
        <translation>Windrose conserve ses propres parties dans ce dossier.</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialogs that choose files to open and save.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Island and city</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>L’île et la ville</translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Votre plateau comporte une île avec de la place pour 12 tuiles et une ville avec de la place pour 12 bâtiments, quatre par rangée. À côté se trouvent San Juan, où attendent les colons, et la rose des vents avec vos marchandises et vos doublons.</translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. An unoccupied tile or building does nothing, but a building still scores its printed points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Les cercles montrent où les colons peuvent travailler&#x202f;: blancs s’ils sont vides, verts s’ils sont occupés. Une tuile ou un bâtiment sans colon n’a aucun effet, mais un bâtiment rapporte quand même ses points imprimés.</translation>
    </message>
    <message>
        <source>All buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Tous les bâtiments</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Les bâtiments violets aident dans l’une des phases&#x202f;; les autres produisent des marchandises. La colonne indique combien de points vaut un bâtiment et combien de carrières peuvent compter.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>In the help on buildings: a column of the building supply, counted from 1; %1 is its number.</extracomment>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>Each player has an island and a city. You plant fields, construct buildings, bring in colonists to work there, and turn the harvest into goods.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Chaque joueur possède une île et une ville. Vous y plantez des champs, construisez des bâtiments, faites venir des colons pour y travailler et transformez la récolte en marchandises.</translation>
    </message>
    <message>
        <source>Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. Shipped overseas, they earn victory points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Les marchandises ont deux usages. Vendues à la maison de commerce, elles rapportent des doublons, qui paient les bâtiments. Expédiées outre-mer, elles rapportent des points de victoire.</translation>
    </message>
    <message>
        <source>The player with the most victory points at the end of the game wins. Points come from shipped goods, from buildings, and from the bonuses of large buildings.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Gagne la partie qui a le plus de points de victoire à la fin. Les points viennent des marchandises expédiées, des bâtiments et des bonus des grands bâtiments.</translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when you choose it, and who else benefits.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Il n’y a pas de dés, et personne ne peut rien vous prendre. Ce qui compte, c’est le rôle que vous choisissez, le moment où vous le choisissez et à qui d’autre il profite.</translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Une manche et ses rôles</translation>
    </message>
    <message>
        <source>The governor starts the round and takes one of the role cards. Then everyone acts in that role, clockwise from the player who took it, who also gets a privilege. When all have acted, the next player takes one of the remaining cards, and so on.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Le gouverneur commence la manche et prend une des cartes de rôle. Puis tout le monde agit dans ce rôle, dans le sens horaire en commençant par qui l’a pris, avec un privilège en plus. Quand tout le monde a agi, le joueur suivant prend une des cartes restantes, et ainsi de suite.</translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>De trois à cinq joueurs, chacun prend un rôle par manche&#x202f;; à deux, chacun en prend trois, en alternant.</translation>
    </message>
    <message>
        <source>At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards are returned, and the next player becomes governor.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>À la fin de la manche, 1 doublon est posé sur chaque carte que personne n’a prise. Il y reste jusqu’à ce que quelqu’un prenne la carte, et l’argent avec. Toutes les cartes sont rendues, et le joueur suivant devient gouverneur.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>La fin et le décompte</translation>
    </message>
    <message>
        <source>The current round becomes the last one, and is played to its end, as soon as</source>
        <extracomment>A paragraph of the help, followed by a list of three cases.</extracomment>
        <translation>La manche en cours devient la dernière, et se joue jusqu’au bout, dès que</translation>
    </message>
    <message>
        <source>the colonist ship cannot be completely refilled after a mayor phase,</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>le navire des colons ne peut pas être entièrement rempli après une phase du maire,</translation>
    </message>
    <message>
        <source>a player fills the twelfth space of their city, or</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>un joueur remplit la douzième case de sa ville, ou</translation>
    </message>
    <message>
        <source>the last victory point chip is taken. Points earned after that still count.</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>le dernier jeton de point de victoire est pris. Les points gagnés ensuite comptent quand même.</translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <extracomment>In the help, followed by a list of three things.</extracomment>
        <translation>Votre score est la somme de trois choses&#x202f;:</translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>les points de victoire gagnés en expédiant,</translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, occupied or not, and</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>les points imprimés sur vos bâtiments, de 1 à 4 chacun, occupés ou non, et</translation>
    </message>
    <message>
        <source>the bonuses of your large buildings, each only if occupied.</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>les bonus de vos grands bâtiments, seulement s’ils sont occupés.</translation>
    </message>
    <message>
        <source>Doubloons plus barrels break ties. If these are equal too, the victory is shared.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>La somme des doublons et des barils départage les égalités. Si elle est égale aussi, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Souris et clavier</translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Glisser-déposer</translation>
    </message>
    <message>
        <source>Drag a piece with the mouse and drop it where it belongs. Every place that accepts it glows; over any other place, the prompt explains why it does not. A piece dropped there goes back to where it came from.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Faites glisser une pièce avec la souris et déposez-la à sa place. Chaque emplacement qui l’accepte s’illumine&#x202f;; au-dessus d’un autre, la consigne explique pourquoi il la refuse. Une pièce déposée là revient à son point de départ.</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Deux clics</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Explanations</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Explications</translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt says whose turn it is, what to decide, and what happens if you pass.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Laissez le pointeur sur une pièce pour lire ce qu’elle fait et ce qu’elle vous coûte maintenant. La consigne dit à qui c’est le tour, ce qu’il faut décider et ce qui arrive si vous passez.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>Press Enter to activate the highlighted button.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Appuyez sur Entrée pour activer le bouton mis en évidence.</translation>
    </message>
    <message>
        <source>New fields</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>De nouveaux champs</translation>
    </message>
    <message>
        <source>In turn, each player takes one of the face-up plantations and places it on their island. The settler may take a quarry instead.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>À tour de rôle, chaque joueur prend une des plantations visibles et la pose sur son île. Le paysan peut prendre une carrière à la place.</translation>
    </message>
    <message>
        <source>Tiles are never moved or returned.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Les tuiles ne sont jamais déplacées ni rendues.</translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec une hacienda, vous pouvez d’abord piocher une tuile face cachée&#x202f;; il faut la poser.</translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry even if you are not the settler.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec une baraque de chantier, vous pouvez prendre une carrière même sans être le paysan.</translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec un hospice, la tuile que vous prenez arrive avec un colon.</translation>
    </message>
    <message>
        <source>Tiles that nobody takes are discarded, and a new row is dealt.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Les tuiles que personne ne prend sont défaussées, et une nouvelle rangée est révélée.</translation>
    </message>
    <message>
        <source>New people</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>De nouveaux habitants</translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, starting with the mayor, until the ship is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Le maire reçoit 1 colon de la réserve. Puis les colons du navire sont distribués un par un, en commençant par le maire, jusqu’à ce que le navire soit vide.</translation>
    </message>
    <message>
        <source>Now everyone rearranges all of their colonists, including those already at work. A circle holds one colonist. A plantation, quarry or building works only while it is occupied.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Chacun replace ensuite tous ses colons, y compris ceux qui travaillent déjà. Un cercle accueille un colon. Une plantation, une carrière ou un bâtiment n’agit que tant qu’il y a un colon.</translation>
    </message>
    <message>
        <source>No colonist may wait in San Juan while a circle is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Aucun colon ne peut attendre à San Juan tant qu’un cercle est vide.</translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un bâtiment à plusieurs cercles agit pour chacun de ses colons.</translation>
    </message>
    <message>
        <source>At the end, the ship is refilled with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>À la fin, le navire est rempli avec autant de colons qu’il y a de cercles vides sur les bâtiments, mais au moins un par joueur.</translation>
    </message>
    <message>
        <source>New buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>De nouveaux bâtiments</translation>
    </message>
    <message>
        <source>In turn, each player may build one building. The builder pays 1 doubloon less.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>À tour de rôle, chaque joueur peut construire un bâtiment. Le bâtisseur paie 1 doublon de moins.</translation>
    </message>
    <message>
        <source>Each occupied quarry saves 1 doubloon. At most one quarry counts in the first column, two in the second, and so on.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Chaque carrière occupée économise 1 doublon. Une seule carrière compte dans la première colonne, deux dans la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Nobody may own two buildings of the same kind.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Personne ne peut posséder deux bâtiments identiques.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent spaces. If your empty spaces are not adjacent, other buildings are moved to make room.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un grand bâtiment occupe deux cases voisines. Si vos cases vides ne le sont pas, d’autres bâtiments sont déplacés pour faire de la place.</translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec une université, le nouveau bâtiment arrive avec un colon.</translation>
    </message>
    <message>
        <source>The harvest</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>La récolte</translation>
    </message>
    <message>
        <source>In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the craftsman takes 1 extra barrel of a kind they have just produced.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>À tour de rôle, chacun reçoit les marchandises qu’il peut produire, dans la limite de la réserve. Puis le producteur prend 1 baril de plus d’une sorte qu’il vient de produire.</translation>
    </message>
    <message>
        <source>An occupied corn plantation produces a barrel of corn without a building.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Une plantation de maïs occupée produit un baril de maïs sans bâtiment.</translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in a matching building: one barrel for each such pair.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Les autres sortes demandent une plantation occupée et un colon dans un bâtiment correspondant&#x202f;: un baril pour chaque paire de ce genre.</translation>
    </message>
    <message>
        <source>With a factory, producing several kinds also earns money.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec une manufacture, produire plusieurs sortes rapporte aussi de l’argent.</translation>
    </message>
    <message>
        <source>Below its barrels, a large board shows what it would produce now. A mark says what one more barrel lacks: a dashed square is a plantation, a dashed house a building, an idle circle a colonist, an empty barrel the supply.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Sous ses barils, un grand plateau montre ce qu’il produirait maintenant. Un symbole dit ce qui manque pour un baril de plus&#x202f;: un carré en pointillé est une plantation, une maison en pointillé un bâtiment, un cercle vide un colon, un baril vide la réserve.</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>La maison de commerce</translation>
    </message>
    <message>
        <source>In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>À tour de rôle, chaque joueur peut vendre un baril. Le maïs ne rapporte rien, l’indigo 1, le sucre 2, le tabac 3 et le café 4 doublons. Le marchand reçoit 1 doublon de plus s’il vend.</translation>
    </message>
    <message>
        <source>The trading house has four spaces and buys only kinds it does not hold yet.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>La maison de commerce a quatre places et n’achète que les sortes qu’elle n’a pas encore.</translation>
    </message>
    <message>
        <source>With an office you may sell a kind it already holds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec un comptoir, vous pouvez vendre une sorte qu’elle possède déjà.</translation>
    </message>
    <message>
        <source>A small market adds 1 doubloon to a sale, a large market 2.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un petit marché ajoute 1 doublon à une vente, un grand marché 2.</translation>
    </message>
    <message>
        <source>The phase ends when the trading house is full, and it is emptied. Otherwise its barrels stay and block their kinds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>La phase se termine quand la maison de commerce est pleine, et on la vide. Sinon, ses barils restent et bloquent leurs sortes.</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>L’expédition</translation>
    </message>
    <message>
        <source>Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a victory point for each barrel. Players who can load must load. The captain gets 1 extra point for the first load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>À tour de rôle et plusieurs fois de suite, chaque joueur charge des barils d’une sorte sur un cargo et gagne un point de victoire par baril. Qui peut charger doit charger. Le capitaine gagne 1 point de plus pour son premier chargement.</translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un navire ne transporte qu’une sorte, et deux navires ne transportent jamais la même.</translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible. Of several empty ships, choose one that takes the most.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Vous choisissez la sorte, mais devez en charger autant de barils que possible. Entre plusieurs navires vides, choisissez celui qui en prend le plus.</translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of your own.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec un quai, vous pouvez, une fois par phase, expédier tous vos barils d’une sorte sur votre propre navire.</translation>
    </message>
    <message>
        <source>With a harbor, every load earns 1 extra point.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Avec un port, chaque chargement rapporte 1 point de plus.</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Le stockage</translation>
    </message>
    <message>
        <source>When nobody can load anymore, each player keeps one barrel, plus all barrels of as many kinds as their warehouses store. Everything else returns to the supply. Full ships sail and come back empty; the others keep their load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Quand plus personne ne peut charger, chaque joueur garde un baril, plus tous les barils d’autant de sortes que ses entrepôts peuvent en stocker. Tout le reste retourne à la réserve. Les navires pleins partent et reviennent vides&#x202f;; les autres gardent leur chargement.</translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Un moment de calme</translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Le chercheur d’or prend 1 doublon à la banque. Personne d’autre ne fait rien.</translation>
    </message>
    <message>
        <source>There are two prospector cards with five players, one with two or four, and none with three.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Il y a deux cartes de chercheur d’or à cinq joueurs, une à deux ou à quatre, et aucune à trois.</translation>
    </message>
    <message>
        <source>As in the printed game, players do not see each other&apos;s points. In the preferences you can show them all, or draw a curtain when the turn passes to another person.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Comme dans le jeu imprimé, les joueurs ne voient pas les points des autres. Dans les préférences, vous pouvez les afficher tous, ou fermer un rideau quand le tour passe à une autre personne.</translation>
    </message>
    <message>
        <source>Using the program</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Utiliser le programme</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Hint (H) thinks for a moment, then offers the best move and two others, each with its chance to win and a reason. Point at one to see it on the table; a click or Enter plays it, Escape closes the hint. A hint uses only what you may see yourself.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>Conseil (H) réfléchit un instant, puis propose le meilleur coup et deux autres, chacun avec ses chances de gagner et une raison. Pointez-en un pour le voir sur la table&#x202f;; un clic ou Entrée le joue, Échap ferme le conseil. Un conseil n’utilise que ce que vous pouvez voir vous-même.</translation>
    </message>
    <message>
        <source>In the mayor phase, Place for me places your colonists.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>Pendant la phase du maire, «&#x202f;Placer pour moi&#x202f;» place vos colons.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Annuler et rétablir</translation>
    </message>
    <message>
        <source>Undo goes back move by move to the start of the game, and Redo goes forward again. Restart My Turn goes back to the start of your turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Annuler remonte coup par coup jusqu’au début de la partie, et Rétablir revient en avant. «&#x202f;Recommencer mon tour&#x202f;» revient au début de votre tour.</translation>
    </message>
    <message>
        <source>Undo stops where hidden tiles were seen. You can change this in the preferences, or limit undo to the turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>L’annulation s’arrête là où des tuiles cachées ont été vues. Vous pouvez changer cela dans les préférences, ou limiter l’annulation au tour.</translation>
    </message>
    <message>
        <source>While moves are undone, the prompt says how many. Playing on discards them; if other players&apos; moves are among them, you are asked first.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Tant que des coups sont annulés, la consigne dit combien. Continuer à jouer les efface&#x202f;; s’il y a parmi eux des coups d’autres joueurs, vous devez d’abord confirmer.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>In New Game, each seat is a person or a computer player of a level. The levels, from the weakest to the strongest: %1. A style gives it preferences. The Seats menu, or the menu of a board, changes who plays a seat during the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus. %1 is a list of the levels&apos; names.</extracomment>
        <translation>Dans «&#x202f;Nouvelle partie&#x202f;», chaque place revient à une personne ou à un joueur virtuel d’un certain niveau. Les niveaux, du plus faible au plus fort&#x202f;: %1. Un style lui donne des préférences. Le menu Places, ou le menu d’un plateau, permet de changer en cours de partie qui joue à une place.</translation>
    </message>
    <message>
        <source>Computer players see only what a person in their place would see. The log gives reasons for their moves; you can turn this off in the preferences.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>Les joueurs virtuels ne voient que ce que verrait une personne à leur place. Le journal donne les raisons de leurs coups&#x202f;; vous pouvez désactiver cela dans les préférences.</translation>
    </message>
    <message>
        <source>Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>«&#x202f;Suspendre les joueurs virtuels&#x202f;» (Ctrl+P) les arrête, et «&#x202f;Jouer un seul coup virtuel&#x202f;» (Ctrl+Maj+P) n’en joue qu’un. Ctrl+Haut et Ctrl+Bas changent le rythme auquel leurs coups se suivent.</translation>
    </message>
    <message>
        <source>Another Program… lets a program of your own play. In a game opened from a file, computers and programs wait until you choose Continue.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>«&#x202f;Autre programme…&#x202f;» fait jouer l’un de vos propres programmes. Dans une partie ouverte depuis un fichier, les joueurs virtuels et les programmes attendent que vous choisissiez Continuer.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Click a line of the log to show the table as it was then. The menu of the line goes back to that moment or continues from there as a new game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Cliquez sur une ligne du journal pour voir la table telle qu’elle était alors. Le menu de la ligne revient à ce moment ou repart de là comme nouvelle partie.</translation>
    </message>
    <message>
        <source>Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by rounds, Space plays and pauses, Escape returns to the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>«&#x202f;Revoir la partie&#x202f;» (Ctrl+R) la montre depuis le début&#x202f;: les flèches avancent pas à pas, Page suiv. et Page préc. de manche en manche, Espace lit et met en pause, Échap revient à la partie.</translation>
    </message>
    <message>
        <source>Course of the Game charts everyone&apos;s chance to win after each move and lists the turning points: mistakes, with a better move for each, and moves after which a player&apos;s chance fell steeply. It stands beside the table, which shows the moment you choose; Escape closes it.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>«&#x202f;Déroulement de la partie&#x202f;» trace les chances de gagner de chacun après chaque coup et liste les tournants&#x202f;: les erreurs, avec un meilleur coup pour chacune, et les coups après lesquels les chances d’un joueur ont fortement baissé. Il s’affiche à côté de la table, qui montre le moment choisi&#x202f;; Échap le ferme.</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Parties et positions</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Every move is saved as you make it. Quit whenever you like: Windrose continues the game at the next start. A small ring marks moves that are not on the disk yet.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Chaque coup est enregistré aussitôt joué. Quittez quand vous voulez&#x202f;: Windrose reprend la partie au prochain démarrage. Un petit anneau marque les coups qui ne sont pas encore sur le disque.</translation>
    </message>
    <message>
        <source>When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Quand une nouvelle partie commence, la précédente rejoint «&#x202f;Parties précédentes&#x202f;», qui garde les %1 dernières.</translation>
    </message>
    <message>
        <source>These games are in the folder %1. A second window has a game of its own there.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Ces parties se trouvent dans le dossier %1. Une seconde fenêtre y a sa propre partie.</translation>
    </message>
    <message>
        <source>If a move cannot be saved, for example because the disk is full, a strip above the table says why. You can play on, and save the game somewhere else.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Si un coup ne peut pas être enregistré, par exemple parce que le disque est plein, un bandeau au-dessus de la table dit pourquoi. Vous pouvez continuer à jouer et enregistrer la partie ailleurs.</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Save writes the game to a file of your choice. It asks before overwriting what another window or program has changed, and does not replace a write-protected file. Saving over a file follows links and keeps the file&apos;s owner, permissions and hard links.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Enregistrer écrit la partie dans un fichier de votre choix. Windrose demande avant d’écraser ce qu’une autre fenêtre ou un autre programme a modifié, et ne remplace pas un fichier protégé en écriture. Enregistrer sur un fichier existant suit les liens et conserve le propriétaire, les droits et les liens physiques du fichier.</translation>
    </message>
    <message>
        <source>Open files from the menu, drop them on the window, or double-click them. A file can have at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard as text.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Ouvrez des fichiers depuis le menu, déposez-les sur la fenêtre ou double-cliquez dessus. Un fichier peut faire 16 Mio au plus. «&#x202f;Copier la partie&#x202f;» et «&#x202f;Coller une partie&#x202f;» transmettent une partie ou une position comme texte par le presse-papiers.</translation>
    </message>
    <message>
        <source>A damaged file is opened up to its last good move, and you are told where the damage is. The damaged file itself is kept; if it is the saved last game, as a copy whose name ends in .damaged.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Un fichier endommagé est ouvert jusqu’à son dernier coup valable, et Windrose indique où se trouve le dommage. Le fichier endommagé est conservé&#x202f;; si c’est celui de la dernière partie, il l’est comme copie dont le nom se termine par .damaged.</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of a page of the help, and of the window while a position is set up.</extracomment>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Set Up a Position in the Game menu copies the position to a table of its own, while the game waits. Move any piece between the box and the boards by dragging, by clicking, or with the keyboard. Like a game, the position is saved at every step and is still there after a crash, with undo and redo.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>«&#x202f;Composer une position&#x202f;» dans le menu Partie copie la position sur une table à part, pendant que la partie attend. Déplacez n’importe quelle pièce entre la boîte et les plateaux en la faisant glisser, en cliquant ou au clavier. Comme une partie, la position est enregistrée à chaque étape et survit à un plantage, avec annulation et rétablissement.</translation>
    </message>
    <message>
        <source>Delete puts a piece back into the box, + and − change a number, and a double click turns a large building. Pieces that are used up cannot be placed.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Suppr remet une pièce dans la boîte, + et − changent un nombre, et un double-clic tourne un grand bâtiment. Les pièces épuisées ne peuvent pas être placées.</translation>
    </message>
    <message>
        <source>Table… changes the number of players, their names and the options. Start the Game from Here plays on from the position as a new game; Save Position and Copy Position write it as text that opens like a game.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>«&#x202f;Table…&#x202f;» change le nombre de joueurs, leurs noms et les options. «&#x202f;Commencer la partie d’ici&#x202f;» continue à partir de la position comme nouvelle partie&#x202f;; «&#x202f;Enregistrer la position&#x202f;» et «&#x202f;Copier la position&#x202f;» l’écrivent comme un texte qui s’ouvre comme une partie.</translation>
    </message>
    <message>
        <source>Every move is shown piece by piece while the prompt describes it. Any key or click shows the rest at once; the speed is in the preferences.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Chaque coup est montré pièce par pièce pendant que la consigne le décrit. Une touche ou un clic montre aussitôt le reste&#x202f;; la vitesse se règle dans les préférences.</translation>
    </message>
    <message>
        <source>An outline marks what each player&apos;s last move changed on the board. When your turn comes, a ribbon lists what the others did; Again shows it once more.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Un contour marque ce que le dernier coup de chaque joueur a changé sur son plateau. Quand vient votre tour, un ruban résume ce que les autres ont fait&#x202f;; Revoir le montre encore une fois.</translation>
    </message>
    <message>
        <source>Rest the pointer on a role card to read what the role would bring each player now. A card with a 0 would bring you nothing.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Laissez le pointeur sur une carte de rôle pour lire ce que le rôle rapporterait maintenant à chaque joueur. Une carte avec un 0 ne vous rapporterait rien.</translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only, and so does an empty circle while a colonist waits in San Juan.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Cliquez sur une pièce, puis sur l’emplacement. Pour une carte de rôle, un seul clic suffit, de même que pour un cercle vide quand un colon attend à San Juan.</translation>
    </message>
    <message>
        <source>What you can use now has a thin outline with a dot in its corner. A circle that takes a colonist has a plus.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Ce que vous pouvez utiliser maintenant a un contour fin avec un point dans le coin. Un cercle qui accepte un colon porte un plus.</translation>
    </message>
    <message>
        <source>Three gauges beside the role cards show how near the end is: the victory points left, the colonists left, and the fullest city.</source>
        <extracomment>A paragraph of the help about the end of the game.</extracomment>
        <translation>Trois jauges à côté des cartes de rôle montrent si la fin est proche&#x202f;: les points de victoire restants, les colons restants et la ville la plus remplie.</translation>
    </message>
    <message>
        <source>N goes to the next thing you can use, Tab to the next such part of the table, the arrow keys move within a part. Space picks up and puts down; while you carry a piece, all of these visit only places that accept it. Escape puts it back. ? shows all keys.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>N va au prochain élément utilisable, Tab à la prochaine partie de la table qui en contient, les flèches se déplacent dans une partie. Espace prend et pose&#x202f;; tant que vous tenez une pièce, ces touches ne visitent que les emplacements qui l’acceptent. Échap la remet en place. La touche&#x202f;? affiche toutes les touches.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>There are sounds for the pieces, for your turn after others moved, and for the end of the game. M turns the sounds off and on; their volume is in the preferences.</source>
        <extracomment>In the help on sounds.</extracomment>
        <translation>Il y a des sons pour les pièces, pour votre tour après celui des autres et pour la fin de la partie. M les coupe et les rétablit&#x202f;; le volume se règle dans les préférences.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Larger Text (Ctrl++) and Smaller Text (Ctrl+-) in the View menu change the size of all texts, from 80 to 200 percent of the usual one; Ctrl+0 returns to it. On a small table, texts grow as far as their places allow.</source>
        <extracomment>In the help on the size of texts; names of entries are those of the menus.</extracomment>
        <translation>«&#x202f;Texte plus grand&#x202f;» (Ctrl++) et «&#x202f;Texte plus petit&#x202f;» (Ctrl+-) dans le menu Affichage changent la taille de tous les textes, de 80 à 200 pour cent de la taille habituelle&#x202f;; Ctrl+0 y revient. Sur une petite table, les textes grandissent autant que leur place le permet.</translation>
    </message>
    <message>
        <source></source>
        <comment>The pages of the help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>A chapter of the help: its goal, a round and the end.</extracomment>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Roles</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Tiles and goods</source>
        <extracomment>A chapter of the help: plantations, the quarry, and the kinds of goods.</extracomment>
        <translation>Tuiles et marchandises</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>A chapter of the help: the parts of the table and of a player&apos;s board.</extracomment>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>A chapter of the help: what the window offers.</extracomment>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>Below an entry of the help: %1 is a list of other entries, &quot;Mayor · San Juan&quot;.</extracomment>
        <translation>Voir aussi&#x202f;: %1</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Île</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the help on keys: a key and what it does.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Hidden points</source>
        <extracomment>The title of an entry of the help: points that players do not see of each other, and the curtain.</extracomment>
        <translation>Points cachés</translation>
    </message>
    <message>
        <source>The preferences change how the table looks and sounds, how fast moves are shown, what undo may take back, and what players see of each other. Each of them takes effect at once.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Les préférences changent l’aspect et les sons de la table, la vitesse à laquelle les coups sont montrés, ce que l’on peut annuler et ce que les joueurs voient les uns des autres. Chacune prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Finished games on this computer are kept with the players, their points and their buildings. The pages count them by player, seat, building and length; filters choose games, and each game can be opened in the replay. Nothing leaves this computer.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Les parties terminées sur cet ordinateur sont conservées avec les joueurs, leurs points et leurs bâtiments. Les pages les comptent par joueur, par place, par bâtiment et par durée&#x202f;; des filtres choisissent les parties, et chacune peut être revue. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Learn in the Help menu leads through a first game at the table, and three short lessons show shipping, money and the end. A note beside a piece says one thing at a time. Play as you like in between; a lesson can be left at any moment and taken up again.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>«&#x202f;Apprendre&#x202f;», dans le menu Aide, vous guide à la table dans une première partie, et trois courtes leçons montrent l’expédition, l’argent et la fin. Une note à côté d’une pièce dit une chose à la fois. Jouez entre-temps comme il vous plaît&#x202f;; une leçon peut être quittée à tout moment et reprise plus tard.</translation>
    </message>
    <message>
        <source>Puzzles in the Help menu are positions near the end of a game. Play the best move for the player whose turn it is. It is proved that every other move brings less, because everything that can follow was tried. After a wrong move you are told what it would lead to; after the right one, the rest of the game is shown. A hint says a little more each time. Your game waits and comes back as it was, and your solved puzzles are remembered.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Les problèmes du menu Aide sont des positions proches de la fin d’une partie. Donnez le meilleur coup pour la personne dont c’est le tour. Il est prouvé que tout autre coup rapporte moins, car tout ce qui peut suivre a été essayé. Après un coup faux, on voit ce qu’il donne ; un coup juste est joué jusqu’au bout. Chaque conseil en dit un peu plus. Votre partie attend et revient telle qu’elle était, et ce que vous avez résolu est conservé.</translation>
    </message>
    <message>
        <source>A puzzle that is on the table when you quit is there again at the next start; Back to the Game returns to your game.</source>
        <extracomment>In the help, about puzzles; &quot;Back to the Game&quot; is the button beside a puzzle.</extracomment>
        <translation>Un problème qui se trouve sur la table quand vous quittez est remis au prochain démarrage ; « Retour à la partie » ramène à votre partie.</translation>
    </message>
    <message>
        <source>Sharing</source>
        <extracomment>The title of an entry of the help: pictures, the log and games as texts, for others.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Share and Export in the Game menu saves, copies and, where that is possible, prints a picture of the table as you see it. It also saves or copies the log as text. The window with the score has a button for its own picture.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>« Partager et exporter » dans le menu Partie enregistre, copie et, là où c’est possible, imprime une image de la table telle que vous la voyez. On y enregistre ou copie aussi le journal comme texte. La fenêtre du score a un bouton pour sa propre image.</translation>
    </message>
    <message>
        <source>Copy Game for Chat copies the game as a short text that can be sent in a chat; Paste Game opens it again, here or on another computer.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>« Copier la partie pour un chat » copie la partie comme un texte court qu’on peut envoyer dans un chat ; « Coller une partie » la rouvre, ici ou sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Then… also shows what is expected to follow each move.</source>
        <extracomment>In the help on hints; Then… is a button.</extracomment>
        <translation>« Ensuite… » montre aussi la suite probable de chaque coup.</translation>
    </message>
    <message>
        <source>Below them it says how often each player found the best move, and lists each player&apos;s mistakes.</source>
        <extracomment>A paragraph of the help on the course of the game, below the text about its list of mistakes.</extracomment>
        <translation>En dessous, il indique combien de fois chaque joueur a trouvé le meilleur coup, et ses erreurs.</translation>
    </message>
    <message>
        <source>Analysis thinks about the position on the table for as long as it is open. It shows everyone&apos;s chance to win and the five best moves, and goes with undo and replay.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>« Analyse » réfléchit à la position sur la table tant qu’elle est ouverte. Elle montre les chances de chacun et les cinq meilleurs coups, et suit les annulations et la relecture.</translation>
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
        <extracomment>In the text over a building: how many circles for colonists it has.</extracomment>
        <translation>
            <numerusform>%n cercle</numerusform>
            <numerusform>%n cercles</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1; %2, %3, two city spaces.</source>
        <extracomment>%1 is &quot;10 doubloons&quot;, %2 &quot;4 victory points&quot;, %3 &quot;1 circle&quot;</extracomment>
        <translation>Coûte %1&#x202f;; %2, %3, deux cases de ville.</translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <extracomment>In the text over a building: %1 is the price in doubloons, %2 the circles, %3 the victory points, each with its noun.</extracomment>
        <translation>Coûte %1&#x202f;; %2, %3.</translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation>Vous payez maintenant&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <extracomment>In the text over a building: how many doubloons are missing.</extracomment>
        <translation>
            <numerusform>Il vous manque %n doublon.</numerusform>
            <numerusform>Il vous manque %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <extracomment>In the text over a building of which no copy is left.</extracomment>
        <translation>Épuisé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>Reste %1 sur %n.</numerusform>
            <numerusform>Reste %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <extracomment>In the sum of a price: %1 is what the role of the builder takes off.</extracomment>
        <translation>− %1 bâtisseur</translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <extracomment>In the sum of a price: the occupied quarries that take a doubloon off each.</extracomment>
        <translation>
            <numerusform>− %n carrière</numerusform>
            <numerusform>− %n carrières</numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <extracomment>In the text over the trading house: the trader&apos;s privilege, as a part of a price.</extracomment>
        <translation>+ 1 marchand</translation>
    </message>
    <message>
        <source>+ %1 %2</source>
        <extracomment>%1 is a number of doubloons, %2 a building such as &quot;small market&quot;</extracomment>
        <translation>+ %1 %2</translation>
    </message>
    <message>
        <source>You own it already.</source>
        <extracomment>In the text over a building of the supply.</extracomment>
        <translation>Vous l’avez déjà.</translation>
    </message>
    <message>
        <source>Already taken this round.</source>
        <extracomment>In the text over a role card.</extracomment>
        <translation>Déjà pris pendant cette manche.</translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <extracomment>In the text over a role card on which doubloons lie.</extracomment>
        <translation>
            <numerusform>Qui prend cette carte reçoit %n doublon.</numerusform>
            <numerusform>Qui prend cette carte reçoit %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left.</source>
        <extracomment>In the text over a stack of tiles that is empty.</extracomment>
        <translation>Il n’en reste aucune.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>Reste %1 carrière sur %n.</numerusform>
            <numerusform>Carrières restantes&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <extracomment>In the text over goods: what a barrel sells for.</extracomment>
        <translation>
            <numerusform>La maison de commerce paie %n doublon par baril.</numerusform>
            <numerusform>La maison de commerce paie %n doublons par baril.</numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation>Pour vous maintenant&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>Dans la réserve&#x202f;: %1 baril sur %n.</numerusform>
            <numerusform>Dans la réserve&#x202f;: %1 barils sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>In the text over a building: the doubloons of the player to move.</extracomment>
        <translation>
            <numerusform>Vous avez %n doublon.</numerusform>
            <numerusform>Vous avez %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would pay: %1.</source>
        <extracomment>In the text over a building: %1 is the price with how it comes about, such as &quot;8 − 1 builder − 2 quarries = 5 doubloons&quot;.</extracomment>
        <translation>Vous paieriez&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You would pay: %1; as builder %2.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 2 quarries = 6&quot;, %2 a number</extracomment>
        <translation>Vous paieriez&#x202f;: %1&#x202f;; comme bâtisseur %2.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Vous rapporte actuellement %n point.</numerusform>
            <numerusform>Vous rapporte actuellement %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Occupé, vous rapporterait actuellement %n point.</numerusform>
            <numerusform>Occupé, vous rapporterait actuellement %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Construit et occupé, vous rapporterait actuellement %n point.</numerusform>
            <numerusform>Construit et occupé, vous rapporterait actuellement %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a sale is not possible, in the text over the trading house.</extracomment>
        <translation>La maison de commerce est pleine.</translation>
    </message>
    <message>
        <source>For you on your turn: %1.</source>
        <extracomment>In the text over a role card: %1 is what the role would bring.</extracomment>
        <translation>Pour vous à votre tour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: no tile to take or no room for it</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1&#x202f;: pas de tuile à prendre ou pas de place</translation>
    </message>
    <message>
        <source>%1: a tile</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1&#x202f;: une tuile</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: %n colon</numerusform>
            <numerusform>%1&#x202f;: %n colons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: %n bâtiment abordable</numerusform>
            <numerusform>%1&#x202f;: %n bâtiments abordables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: %n baril</numerusform>
            <numerusform>%1&#x202f;: %n barils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to sell</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1&#x202f;: rien à vendre</translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: une vente à %n doublon au plus</numerusform>
            <numerusform>%1&#x202f;: une vente à %n doublons au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to load</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1&#x202f;: rien à charger</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: jusqu’à %n baril sur un navire</numerusform>
            <numerusform>%1&#x202f;: jusqu’à %n barils sur un navire</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 takes it now:</source>
        <extracomment>%1 is a player&apos;s name; a line for each player follows</extracomment>
        <translation>Si %1 la prend maintenant&#x202f;:</translation>
    </message>
    <message>
        <source></source>
        <comment>The text over a thing on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>StoredPuzzles</name>
    <message>
        <source></source>
        <comment>Why it cannot be kept which puzzles were solved, in messages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>It was written by a later version of Windrose.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Il vient d’une version plus récente de Windrose.</translation>
    </message>
    <message>
        <source>Another window is writing the file.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Une autre fenêtre écrit le fichier.</translation>
    </message>
    <message>
        <source>No lock file can be created.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Impossible de créer un fichier de verrouillage.</translation>
    </message>
</context>
<context>
    <name>StoredResults</name>
    <message>
        <source></source>
        <comment>Why the results of a game cannot be kept, in messages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Another window is writing the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>Une autre fenêtre écrit les résultats.</translation>
    </message>
    <message>
        <source>No lock file can be created for the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>Impossible de créer un fichier de verrouillage pour les résultats.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The disk is slow: the game is still being written.</source>
        <extracomment>The question while the window waits for a slow disk before it closes.</extracomment>
        <translation>Le disque est lent&#x202f;: la partie est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as the game is saved. If you quit before that, the last moves may be lost.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>La fenêtre se ferme automatiquement dès que la partie est enregistrée. Si vous quittez avant, les derniers coups risquent d’être perdus.</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the question whether to quit although the game could not be saved.</extracomment>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>The disk is slow: the file %1 is still being saved.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Le disque est lent&#x202f;: le fichier %1 est encore en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as that is done. If you quit before that, the file may be missing or keep its previous contents.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>La fenêtre se ferme automatiquement dès que c’est terminé. Si vous quittez avant, le fichier risque de manquer ou de garder son ancien contenu.</translation>
    </message>
    <message>
        <source></source>
        <comment>The question before the window closes.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source></source>
        <comment>The names of the lessons, in menus and on their first bubble.</comment>
        <translation></translation>
    </message>
    <message>
        <source>A First Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Une première partie</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>L’expédition</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>L’argent</translation>
    </message>
    <message>
        <source>The End of the Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>You play, and are told what to do and why. It takes about ten minutes.</source>
        <extracomment>What the lesson &quot;A First Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Vous jouez, et on vous dit quoi faire et pourquoi. Cela prend environ dix minutes.</translation>
    </message>
    <message>
        <source>The captain, from both sides: how ships are loaded, and what is lost.</source>
        <extracomment>What the lesson &quot;Shipping&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Le capitaine, vu des deux côtés&#x202f;: comment on charge les navires, et ce qu’on perd.</translation>
    </message>
    <message>
        <source>Trading, quarries and prices: where doubloons come from, and how far they go.</source>
        <extracomment>What the lesson &quot;Money&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>La vente, les carrières et les prix&#x202f;: d’où viennent les doublons, et jusqu’où ils mènent.</translation>
    </message>
    <message>
        <source>Large buildings, and how to end the game while you are ahead.</source>
        <extracomment>What the lesson &quot;The End of the Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Les grands bâtiments, et comment finir la partie pendant que vous menez.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 prend %n doublon sur la carte.</numerusform>
            <numerusform>%1 prend %n doublons sur la carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 reçoit %n doublon comme chercheur d’or.</numerusform>
            <numerusform>%1 reçoit %n doublons comme chercheur d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 reçoit %n doublon de la manufacture.</numerusform>
            <numerusform>%1 reçoit %n doublons de la manufacture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 reçoit %n doublon.</numerusform>
            <numerusform>%1 reçoit %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gagne %n point pour le chargement.</numerusform>
            <numerusform>%1 gagne %n points pour le chargement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gagne %n point grâce au port.</numerusform>
            <numerusform>%1 gagne %n points grâce au port.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gagne %n point comme capitaine.</numerusform>
            <numerusform>%1 gagne %n points comme capitaine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gagne %n point.</numerusform>
            <numerusform>%1 gagne %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2 with the hacienda.</source>
        <extracomment>%2 is a tile such as &quot;a corn plantation&quot;</extracomment>
        <translation>%1 pioche %2 avec l’hacienda.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a tile with its article.</extracomment>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1&#x202f;: l’hospice envoie un colon du navire.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1&#x202f;: l’hospice envoie un colon.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n tuile que personne n’a prise est défaussée.</numerusform>
            <numerusform>%n tuiles que personne n’a prises sont défaussées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n tuile défaussée forme une nouvelle pile.</numerusform>
            <numerusform>%n tuiles défaussées sont mélangées en une nouvelle pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n tuile est révélée.</numerusform>
            <numerusform>%n tuiles sont révélées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 reçoit 1 colon de plus comme maire.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 reçoit %n colon du navire.</numerusform>
            <numerusform>%1 reçoit %n colons du navire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 place ses colons&#x202f;; %n est au travail.</numerusform>
            <numerusform>%1 place ses colons&#x202f;; %n sont au travail.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonists are left for the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Il ne reste aucun colon pour le navire.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n colon monte à bord du navire.</numerusform>
            <numerusform>%n colons montent à bord du navire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 construit %2 pour %n doublon.</numerusform>
            <numerusform>%1 construit %2 pour %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves the %3 to city space %2 to make room.</source>
        <extracomment>%3 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>%1 déplace un bâtiment (%3) sur la case de ville %2 pour faire de la place.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist from the ship to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1&#x202f;: l’université envoie un colon du navire au nouveau bâtiment (%2).</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1&#x202f;: l’université envoie un colon au nouveau bâtiment (%2).</translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a list of barrels such as &quot;2 corn and 1 sugar&quot;.</extracomment>
        <translation>%1 produit %2.</translation>
    </message>
    <message>
        <source>%1 takes an extra barrel of %2 as craftsman.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a kind of goods.</extracomment>
        <translation>%1 prend 1 %2 de plus comme producteur.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1 vend 1 %2 pour %n doublon.</numerusform>
            <numerusform>%1 vend 1 %2 pour %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>La maison de commerce est pleine&#x202f;: son %n baril retourne à la réserve.</numerusform>
            <numerusform>La maison de commerce est pleine&#x202f;: ses %n barils retournent à la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto cargo ship %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation>%1 charge %2 sur le cargo %3.</translation>
    </message>
    <message>
        <source>%1 ships %2 with the wharf.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 expédie %2 avec le quai.</translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 ne peut pas stocker %2.</translation>
    </message>
    <message>
        <source>Cargo ship %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation>Le cargo %1 part avec %2.</translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Il n’y a pas assez de colons pour remplir le navire&#x202f;: c’est la dernière manche.</translation>
    </message>
    <message>
        <source>A city is full: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Une ville est pleine&#x202f;: c’est la dernière manche.</translation>
    </message>
    <message>
        <source>The last victory point has been taken: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Le dernier point de victoire a été pris&#x202f;: c’est la dernière manche.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>C’est la dernière manche.</translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a role.</extracomment>
        <translation>%1 prend le rôle de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <extracomment>A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: un doublon de plus sur la carte (%n en tout).</numerusform>
            <numerusform>%1&#x202f;: un doublon de plus sur la carte (%n en tout).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>A line of the log; %1 is the number of a round.</extracomment>
        <translation>Fin de la manche %1.</translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 devient gouverneur.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>This is the last round: the colonist ship could not be filled.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>C’est la dernière manche&#x202f;: le navire des colons n’a pas pu être rempli.</translation>
    </message>
    <message>
        <source>This is the last round: the victory points have run out.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>C’est la dernière manche&#x202f;: les points de victoire sont épuisés.</translation>
    </message>
    <message>
        <source>This is the last round: %1&apos;s city is full.</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>C’est la dernière manche&#x202f;: une ville est pleine (%1).</translation>
    </message>
    <message>
        <source></source>
        <comment>The lines of the log, which tell what happened.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a tile or building such as &quot;indigo plant&quot;, %2 how many colonists move</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Occupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>Désormais occupés : %1.</translation>
    </message>
    <message>
        <source>Unoccupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>Désormais inoccupés : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <extracomment>A line of the log about the colonists for whom there is no circle.</extracomment>
        <translation>
            <numerusform>%n colon attend à San Juan.</numerusform>
            <numerusform>%n colons attendent à San Juan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2; lost: %3.</source>
        <extracomment>%2 and %3 are lists of barrels: &quot;2 barrels of sugar, 1 barrel of coffee&quot;</extracomment>
        <translation>%1 garde %2&#x202f;; perte&#x202f;: %3.</translation>
    </message>
    <message>
        <source></source>
        <comment>The lines of the log about orders.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>MoneyLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the lesson about money.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Doubloons buy buildings, and buildings win games. You have two, and barrels of corn, indigo and coffee. The best way to more doubloons is to sell one good barrel at the right time.</source>
        <extracomment>The first bubble of the lesson &quot;Money&quot;, beside the learner&apos;s barrels and doubloons</extracomment>
        <translation>Les doublons achètent des bâtiments, et les bâtiments font gagner. Vous en avez deux, et des barils de maïs, d’indigo et de café. Le meilleur moyen d’en avoir plus&#x202f;: vendre un bon baril au bon moment.</translation>
    </message>
    <message>
        <source>The trading house holds indigo and sugar already, so nobody can sell those. It has two spaces left. Coffee brings 4 doubloons; your small market adds 1 to every sale, and the trader&apos;s privilege another.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house, where indigo and sugar lie</extracomment>
        <translation>De l’indigo et du sucre sont dans la maison&#x202f;: personne ne peut donc en vendre. Il reste deux places. Le café rapporte 4 doublons&#x202f;; votre petit marché en ajoute 1 à chaque vente, et le privilège du marchand encore 1.</translation>
    </message>
    <message>
        <source>Take the trader before somebody fills the house. There is even a doubloon on the card: nobody wanted it in the last round.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the trader is marked</extracomment>
        <translation>Prenez le marchand avant que quelqu’un ne remplisse la maison. Il y a même un doublon sur la carte&#x202f;: personne n’en a voulu à la dernière manche.</translation>
    </message>
    <message>
        <source>You may sell only one barrel, so sell the most valuable: the coffee. Rest the mouse on the house or on a barrel to see how its price comes about.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house; an arrow leads from the coffee to it</extracomment>
        <translation>Vous ne vendez qu’un baril, alors vendez le plus cher&#x202f;: le café. Laissez la souris sur la maison ou sur un baril pour voir d’où vient son prix.</translation>
    </message>
    <message>
        <source>Only a full house is emptied, at the end of the phase. While it holds three barrels, the next trader has a single space, so look at the house before you take a role, and before you leave one to others.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house</extracomment>
        <translation>Seule une maison pleine est vidée, à la fin de la phase. Tant qu’elle contient trois barils, le prochain marchand n’a qu’une place&#x202f;: regardez donc la maison avant de prendre un rôle, et avant d’en laisser un aux autres.</translation>
    </message>
    <message>
        <source>What buildings cost you: each occupied quarry saves a doubloon, but at most one in the first column, two in the second, and so on. The builder saves one more. You have two quarries.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply with its four columns</extracomment>
        <translation>Ce que vous coûtent les bâtiments&#x202f;: chaque carrière occupée économise un doublon, mais au plus un dans la première colonne, deux dans la deuxième, et ainsi de suite. Le bâtisseur en économise un de plus. Vous avez deux carrières.</translation>
    </message>
    <message>
        <source>You are the governor now, and you have money: take the builder. Waiting costs, because there are only two of each violet building.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Vous êtes maintenant gouverneur, et vous avez de l’argent&#x202f;: prenez le bâtisseur. Attendre coûte cher, car il n’y a que deux exemplaires de chaque bâtiment violet.</translation>
    </message>
    <message numerus="yes">
        <source>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon(s). It is one of the best that you can afford; choose another if you like.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply: %1 is a building, %2 a printed cost, and %n what the learner would pay</extracomment>
        <translation>
            <numerusform>Les bâtiments chers profitent le plus des carrières. %1 coûte %2, et vous payez %n doublon. C’est l’un des meilleurs que vous puissiez vous offrir ; choisissez-en un autre si vous voulez.</numerusform>
            <numerusform>Les bâtiments chers profitent le plus des carrières. %1 coûte %2, et vous payez %n doublons. C’est l’un des meilleurs que vous puissiez vous offrir ; choisissez-en un autre si vous voulez.</numerusform>
        </translation>
    </message>
    <message>
        <source>More buildings earn money: the markets at each sale, the office sells a kind that lies in the house already, and the factory pays at each harvest for how many kinds you produce.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>D’autres bâtiments rapportent de l’argent&#x202f;: les marchés à chaque vente, le comptoir vend une sorte déjà présente dans la maison, et la manufacture paie à chaque récolte selon le nombre de sortes que vous produisez.</translation>
    </message>
    <message>
        <source>To remember: sell coffee and tobacco, ship corn. Quarries early, expensive buildings later. And take a role with two or three doubloons on it, unless it helps the others more.</source>
        <extracomment>The last bubble of the lesson &quot;Money&quot;</extracomment>
        <translation>À retenir&#x202f;: vendez le café et le tabac, expédiez le maïs. Les carrières tôt, les bâtiments chers plus tard. Et prenez un rôle qui porte deux ou trois doublons, sauf s’il aide plus les autres.</translation>
    </message>
    <message>
        <source>Somebody else took the builder, so you may buy now, without the privilege. Or build nothing and save for something more expensive: the choice is yours.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply, when another player took the builder</extracomment>
        <translation>Quelqu’un d’autre a pris le bâtisseur : vous pouvez donc acheter maintenant, sans le privilège. Ou ne construisez rien et économisez pour quelque chose de plus cher : à vous de voir.</translation>
    </message>
    <message>
        <source>You cannot afford anything here. Build nothing this time.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Rien ici n’est dans vos moyens. Ne construisez rien cette fois.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Maïs</translation>
    </message>
    <message>
        <source>Indigo</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Sugar</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Sucre</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Tabac</translation>
    </message>
    <message>
        <source>Coffee</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Café</translation>
    </message>
    <message>
        <source>Corn plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantation de maïs</translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantation d’indigo</translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantation de sucre</translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantation de tabac</translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantation de café</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Mayor</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Maire</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Bâtis­seur</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Produc­teur</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Mar­chand</translation>
    </message>
    <message>
        <source>Captain</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Capi­taine</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Chercheur d’or</translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Petite tein­turerie d’indigo</translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Petite raffi­nerie de sucre</translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Tein­turerie d’indigo</translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Raffi­nerie de sucre</translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Séchoir à tabac</translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Brûlerie de café</translation>
    </message>
    <message>
        <source>Small market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Petit marché</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hacienda</translation>
    </message>
    <message>
        <source>Construction hut</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Baraque de chantier</translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Petit entre­pôt</translation>
    </message>
    <message>
        <source>Hospice</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hospice</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Comptoir</translation>
    </message>
    <message>
        <source>Large market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Grand marché</translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Grand entre­pôt</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Manu­facture</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Univer­sité</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Port</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Quai</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Guilde</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Rési­dence</translation>
    </message>
    <message>
        <source>Fortress</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Forte­resse</translation>
    </message>
    <message>
        <source>Customs house</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Douane</translation>
    </message>
    <message>
        <source>City hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hôtel de ville</translation>
    </message>
    <message>
        <source></source>
        <comment>Names of buildings, tiles, goods and roles that stand alone.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who was given none; %1 is the number of the seat.</extracomment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The names of players who have none.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>%1, without the colonist</source>
        <extracomment>%1 is an order such as &quot;Take a quarry&quot;</extracomment>
        <translation>%1, sans le colon</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a piece and how many of it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Leave all colonists in San Juan</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Laisser tous les colons à San Juan</translation>
    </message>
    <message>
        <source>Occupy: %1</source>
        <extracomment>An order in the list of hints; %1 is a list of places for colonists.</extracomment>
        <translation>Occuper&#x202f;: %1</translation>
    </message>
    <message>
        <source>Ship %1 with the wharf</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods.</extracomment>
        <translation>Expédier %1 avec le quai</translation>
    </message>
    <message>
        <source>Load %1 onto cargo ship %2</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods, %2 the capacity of the ship.</extracomment>
        <translation>Charger %1 sur le cargo %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>An order in the list of hints; %1 is a list of goods.</extracomment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Draw a tile with the hacienda</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Piocher une tuile avec l’hacienda</translation>
    </message>
    <message>
        <source>Take the role of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Prendre le rôle de %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>Construire %1</translation>
    </message>
    <message>
        <source>Take an extra barrel of %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Prendre 1 %1 de plus</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Vendre 1 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a number of percent: a chance, a share, the size of texts</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <extracomment>a chance to win in whole percent</extracomment>
        <translation>%1&#x202f;% de victoire</translation>
    </message>
    <message>
        <source></source>
        <comment>Orders in words: in the hints, the log and the list of turning points.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One of the orders that are likely to follow: a player, and an order such as &quot;Sell coffee&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>In the panel of hints; %1 is a list of orders that are likely to follow, each with its player</extracomment>
        <translation>Ensuite : %1.</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source></source>
        <comment>The desktop file, software centers and kinds of files.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Board Game</source>
        <extracomment>What kind of program it is, for menus of the desktop that show that in place of its name.</extracomment>
        <translation>Jeu de société</translation>
    </message>
    <message>
        <source>Play Puerto Rico with two to five players at one computer</source>
        <extracomment>One line about the program, shown in menus of the desktop.</extracomment>
        <translation>Jouer à Puerto Rico de deux à cinq sur un seul ordinateur</translation>
    </message>
    <message>
        <source>board game;puerto rico;hot seat;strategy;</source>
        <extracomment>Words by which menus of the desktop find the program; each one ends with a semicolon.</extracomment>
        <translation>jeu de société;puerto rico;jeu de plateau;stratégie;</translation>
    </message>
    <message>
        <source>Windrose game record</source>
        <extracomment>The kind of the files with the ending .windrose, as file managers name it.</extracomment>
        <translation>Partie enregistrée de Windrose</translation>
    </message>
    <message>
        <source>Windrose position</source>
        <extracomment>The kind of the files with the ending .windrose-position, as file managers name it.</extracomment>
        <translation>Position de Windrose</translation>
    </message>
    <message>
        <source>Play Puerto Rico at one computer</source>
        <extracomment>One line about the program in software centers, without a period.</extracomment>
        <translation>Jouer à Puerto Rico sur un seul ordinateur</translation>
    </message>
    <message>
        <source>Windrose is Puerto Rico, the board game of 2002, for two to five players at one computer. People and computer players share the table; everything is visible at once, pieces are moved by hand, and the program takes care of the rules.</source>
        <extracomment>The first paragraph about the program in software centers.</extracomment>
        <translation>Windrose, c’est Puerto Rico, le jeu de société de 2002, de deux à cinq joueurs sur un seul ordinateur. Personnes et joueurs virtuels partagent la table&#x202f;; tout est visible d’un coup d’œil, les pièces se déplacent à la main et le programme veille aux règles.</translation>
    </message>
    <message>
        <source>All of the printed rules, for two to five players</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Toutes les règles imprimées, de deux à cinq joueurs</translation>
    </message>
    <message>
        <source>Computer players of seven levels, and hints with reasons</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Des joueurs virtuels de sept niveaux et des conseils expliqués</translation>
    </message>
    <message>
        <source>Played by drag and drop, by clicks, or by keyboard alone</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Se joue par glisser-déposer, par clics ou entièrement au clavier</translation>
    </message>
    <message>
        <source>Undo, replay and readable game records; nothing is lost in a power failure</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Annulation, relecture et parties enregistrées lisibles&#x202f;; rien ne se perd en cas de coupure de courant</translation>
    </message>
    <message>
        <source>Windrose is unofficial; its drawings and texts are original.</source>
        <extracomment>The last paragraph about the program in software centers.</extracomment>
        <translation>Windrose n’est pas officiel&#x202f;; ses dessins et ses textes sont originaux.</translation>
    </message>
    <message>
        <source>Four players in the middle of a game</source>
        <extracomment>What the picture of the program in software centers shows.</extracomment>
        <translation>Quatre joueurs au milieu d’une partie</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card on your own board.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Posez la carte de rôle sur votre propre plateau.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Un grand bâtiment occupe deux cases, et aucune case voisine de celle-ci n’est vide.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in your city.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Posez le bâtiment sur une case vide de votre ville.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Posez la carrière sur une case vide de votre île.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Posez la plantation sur une case vide de votre île.</translation>
    </message>
    <message>
        <source>Only an occupied hacienda draws a face-down tile, before you take a tile of your choice.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Seule une hacienda occupée pioche une tuile face cachée, avant que vous ne preniez la tuile de votre choix.</translation>
    </message>
    <message>
        <source>Put the tile on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Posez la tuile sur une case vide de votre île.</translation>
    </message>
    <message>
        <source>Colonists can be moved only in the mayor phase, on your turn.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Les colons ne se déplacent que pendant la phase du maire, à votre tour.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle on your board, or in San Juan.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Placez le colon dans un cercle vide de votre plateau, ou à San Juan.</translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Le colon s’y trouve déjà.</translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <extracomment>Why a colonist cannot be put there.</extracomment>
        <translation>Ce cercle est occupé.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Ici, tous les cercles sont occupés.</translation>
    </message>
    <message>
        <source>Click the barrels to keep on the wind rose; they cannot be dragged.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Cliquez sur les barils à garder sur la rose des vents&#x202f;; on ne peut pas les faire glisser.</translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Les barils vont sur un navire pendant la phase du capitaine, ou à la maison de commerce pendant la phase du marchand.</translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel on your wind rose.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Posez le baril supplémentaire du producteur sur votre rose des vents.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game to continue playing.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Vous regardez un autre moment de la partie. Revenez à la partie pour continuer à jouer.</translation>
    </message>
    <message>
        <source>There is no colonist there.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Il n’y a pas de colon ici.</translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Tous les cercles de votre plateau sont occupés.</translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Choisissez où va le colon.</translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Choisissez le navire pour le baril.</translation>
    </message>
    <message>
        <source>This is not your board: it is %1&apos;s turn.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>Ce n’est pas votre plateau&#x202f;: c’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 is a computer player. To play this seat yourself, take it over in the Seats menu.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>%1 est un joueur virtuel. Pour jouer vous-même, reprenez cette place dans le menu Places.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a piece cannot be taken or put somewhere, in the line of the prompt.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Castaway</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Naufragé</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Matelot</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Planter</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Planteur</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Négociant</translation>
    </message>
    <message>
        <source>Shipmaster</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Armateur</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Vice-roi</translation>
    </message>
    <message>
        <source>For a first game: sees only the next step, and follows one idea at a time.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Pour une première partie&#x202f;: ne voit que l’étape suivante et suit une idée à la fois.</translation>
    </message>
    <message>
        <source>Follows one idea at a time, and forgets what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Suit une idée à la fois et oublie ce que gagnent les autres.</translation>
    </message>
    <message>
        <source>Plays by what it likes, and rarely looks ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Joue selon ses goûts et anticipe rarement.</translation>
    </message>
    <message>
        <source>Plays soundly, but often overlooks what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Joue correctement, mais oublie souvent ce que gagnent les autres.</translation>
    </message>
    <message>
        <source>Weighs its options well and looks a little ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Pèse bien ses choix et anticipe un peu.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely makes a mistake.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Prévoit loin et se trompe rarement.</translation>
    </message>
    <message>
        <source>The strongest: thinks every move through.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Le plus fort&#x202f;: réfléchit à fond à chaque coup.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Polyvalent</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Shipper</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Expéditeur</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Takes what the game offers.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Prend ce que la partie lui offre.</translation>
    </message>
    <message>
        <source>Likes money, quarries and large buildings.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Aime l’argent, les carrières et les grands bâtiments.</translation>
    </message>
    <message>
        <source>Likes many barrels, the harbor and the wharf.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Aime les nombreux barils, le port et le quai.</translation>
    </message>
    <message>
        <source>Likes valuable goods, the markets and the office.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Aime les marchandises précieuses, les marchés et le comptoir.</translation>
    </message>
    <message>
        <source>Likes plantations, quarries and buildings that help on the island.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Aime les plantations, les carrières et les bâtiments utiles à l’île.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A computer player: %1 its level, %2 its style, such as &quot;Merchant, Builder&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>An external program.</source>
        <extracomment>What plays a seat, in the text over its level.</extracomment>
        <translation>Un programme externe.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot be started.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Le programme qui joue pour %1 ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>The program that plays %1 has exited.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Le programme qui joue pour %1 s’est arrêté.</translation>
    </message>
    <message>
        <source>The program that plays %1 does not answer.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Le programme qui joue pour %1 ne répond pas.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot continue.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Le programme qui joue pour %1 ne peut pas continuer.</translation>
    </message>
    <message>
        <source>The program that plays %1 made an illegal move.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Le programme qui joue pour %1 a joué un coup interdit.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what a program says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take over the seat, or choose another player in the Seats menu.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Reprenez la place, ou choisissez un autre joueur dans le menu Places.</translation>
    </message>
    <message>
        <source>Take over the seat, or let it try again.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Reprenez la place, ou laissez-le réessayer.</translation>
    </message>
    <message>
        <source>The program that plays %1 is not known on this computer.</source>
        <extracomment>%1 is the name of a seat</extracomment>
        <translation>Le programme qui joue pour %1 n’est pas connu sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>No delay</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Sans pause</translation>
    </message>
    <message>
        <source></source>
        <comment>Levels, styles and speeds of computer players, in menus and dialogs.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>%1, governor of round %2: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 the number of the round.</extracomment>
        <translation>%1, gouverneur de la manche %2&#x202f;: prenez une carte de rôle.</translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: prenez une carte de rôle.</translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you get its privilege.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Tout le monde agit dans ce rôle, et vous en avez le privilège.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>C’est la dernière manche.</translation>
    </message>
    <message>
        <source>%1, Settler: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, paysan&#x202f;: piocher d’abord une plantation face cachée avec votre hacienda&#x202f;?</translation>
    </message>
    <message>
        <source>%1: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: piocher d’abord une plantation face cachée avec votre hacienda&#x202f;?</translation>
    </message>
    <message>
        <source>The drawn tile must be placed, and it would fill your last space.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Il faut poser la tuile piochée, et elle remplirait votre dernière case.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed. Either way, you may take a tile afterward.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Il faut poser la tuile piochée. Dans les deux cas, vous pouvez ensuite prendre une tuile.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, paysan&#x202f;: prenez une plantation de la rangée ou, c’est votre privilège, une carrière.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, paysan&#x202f;: prenez une plantation de la rangée&#x202f;; il ne reste plus de carrière.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: prenez une plantation de la rangée ou, avec votre baraque de chantier, une carrière.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: prenez une plantation de la rangée.</translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Votre hospice y envoie un colon, sauf si vous refusez.</translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Si vous passez, vous ne prenez rien.</translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, maire&#x202f;: placez vos colons comme vous voulez.</translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: placez vos colons comme vous voulez.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <extracomment>In the prompt line in the mayor phase: they cannot stay there.</extracomment>
        <translation>
            <numerusform>%n colon attend à San Juan.</numerusform>
            <numerusform>%n colons attendent à San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <extracomment>A part of the question while placing colonists.</extracomment>
        <translation>
            <numerusform>%n cercle est vide.</numerusform>
            <numerusform>%n cercles sont vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist may wait while a circle is empty.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Aucun colon ne peut attendre tant qu’un cercle est vide.</translation>
    </message>
    <message>
        <source>Choose Done when you are finished.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Choisissez Terminé quand vous avez fini.</translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, bâtisseur&#x202f;: construisez un bâtiment, pour 1 doublon de moins, ou passez.</translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: construisez un bâtiment ou passez.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Vous avez %n doublon.</numerusform>
            <numerusform>Vous avez %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <extracomment>A part of the question while building; %1 says how many quarries are occupied.</extracomment>
        <translation>
            <numerusform>Vous avez %n doublon&#x202f;; %1.</numerusform>
            <numerusform>Vous avez %n doublons&#x202f;; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <extracomment>How many quarries are occupied, after &quot;You have 5 doubloons; &quot;.</extracomment>
        <translation>
            <numerusform>%n carrière est occupée</numerusform>
            <numerusform>%n carrières sont occupées</numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Votre université y envoie un colon, sauf si vous refusez.</translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you pass, you get none.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, producteur&#x202f;: c’est votre privilège, prenez un baril de plus d’une sorte que vous venez de produire. Si vous passez, vous n’en recevez pas.</translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, marchand&#x202f;: vendez un baril, pour 1 doublon de plus, ou passez et ne vendez rien.</translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: vendez un baril à la maison de commerce, ou passez et ne vendez rien.</translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Vos marchés ajoutent %n doublon.</numerusform>
            <numerusform>Vos marchés ajoutent %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <extracomment>In the prompt line in the trader phase: the number of barrels that it still takes.</extracomment>
        <translation>
            <numerusform>La maison de commerce peut encore en prendre %n.</numerusform>
            <numerusform>La maison de commerce peut encore en prendre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto cargo ship %2</source>
        <extracomment>What must be loaded: %1 is a number of barrels with their kind, %2 the capacity of the ship.</extracomment>
        <translation>%1 sur le cargo %2</translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: aucun cargo ne prend vos marchandises. Expédiez tous vos barils d’une sorte avec votre quai, ou passez et gardez-les pour l’instant.</translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation>%1, capitaine&#x202f;: vous devez charger ceci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 what must be loaded, such as &quot;2 corn onto cargo ship 5&quot;.</extracomment>
        <translation>%1&#x202f;: vous devez charger ceci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You may use your wharf instead.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Vous pouvez utiliser votre quai à la place.</translation>
    </message>
    <message>
        <source>Your first load earns 1 extra point.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Votre premier chargement rapporte 1 point de plus.</translation>
    </message>
    <message>
        <source>%1: choose the one barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1&#x202f;: choisissez le baril à garder.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1 : choisissez %n sorte de marchandises à stocker dans votre entrepôt, et un baril de plus à garder.</numerusform>
            <numerusform>%1 : choisissez %n sortes de marchandises à stocker dans vos entrepôts, et un baril de plus à garder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else goes back to the supply.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Tout le reste retourne à la réserve.</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 se partagent la victoire avec %n point chacun.</numerusform>
            <numerusform>%1 se partagent la victoire avec %n points chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1 gagne l’égalité à %n point grâce à %2 doublons et barils.</numerusform>
            <numerusform>%1 gagne l’égalité à %n points grâce à %2 doublons et barils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>The line of the prompt after the end; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1 gagne avec %n point.</numerusform>
            <numerusform>%1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the line of the prompt after the end, before who has won.</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Don&apos;t draw</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Ne pas piocher</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Ne rien construire</translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <extracomment>A button in the line of the prompt, which passes as the craftsman.</extracomment>
        <translation>Pas de baril en plus</translation>
    </message>
    <message>
        <source>Don&apos;t sell</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Ne pas vendre</translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <extracomment>A button in the line of the prompt, which passes where only the wharf could take barrels.</extracomment>
        <translation>Garder les barils</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>Le début de la partie, avant %n coup</numerusform>
            <numerusform>Le début de la partie, avant %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <extracomment>In the bar of the replay; %1 is the round, %2 the move and %3 the number of moves.</extracomment>
        <translation>Manche %1, coup %2 sur %3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (annulé)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <extracomment>The line of the prompt after undo.</extracomment>
        <translation>
            <numerusform>%n coup est annulé&#x202f;: continuer à jouer l’efface.</numerusform>
            <numerusform>%n coups sont annulés&#x202f;: continuer à jouer les efface.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. You are looking at another moment of the game, so pieces cannot be moved.</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1. Vous regardez un autre moment de la partie, les pièces ne peuvent donc pas être déplacées.</translation>
    </message>
    <message>
        <source></source>
        <comment>The line of the prompt, which says what is asked, and its buttons.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message>
        <source></source>
        <comment>The table of the page of the puzzles.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A kind of puzzles: %1 is its name, %2 how many of them are solved, %3 how many there are</extracomment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Title of a column of the table of puzzles</extracomment>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Title of a column of the table of puzzles: what they are about</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Title of a column of the table of puzzles: how hard they are</extracomment>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column of the table of puzzles: how many players they have</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column of the table of puzzles: what has become of them</extracomment>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source></source>
        <comment>Buttons and sentences of puzzles at their table.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3, %4</source>
        <extracomment>Names a puzzle: %1 is its number, %2 how many there are, %3 its theme, %4 how hard it is</extracomment>
        <translation>Problème %1 sur %2 : %3, %4</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 names a puzzle, %2 is what has become of it, such as &quot;Solved in 2 tries&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>That is not the best move.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>Ce n’est pas le meilleur coup.</translation>
    </message>
    <message>
        <source>Right! This is how it goes on when everybody plays best.</source>
        <extracomment>In the strip of a puzzle while its answer is played out</extracomment>
        <translation>Juste ! Voici la suite quand tout le monde joue au mieux.</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>C’était la solution.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <extracomment>In the strip of a puzzle: it was solved</extracomment>
        <translation>Résolu !</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <extracomment>The head of a bubble; %1 is the number of a puzzle</extracomment>
        <translation>Problème %1</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>Button of a bubble: another puzzle is laid</extracomment>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Got It</source>
        <extracomment>Button that closes the hint of a puzzle</extracomment>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Play It</source>
        <extracomment>Button: the answer that is shown is played</extracomment>
        <translation>Le jouer</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>Button of a bubble: shows the list of the puzzles</extracomment>
        <translation>Tous les problèmes</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source></source>
        <comment>Puzzles: their themes, tasks, hints and answers.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The craftsman&apos;s extra barrel</source>
        <extracomment>Theme of puzzles: which extra barrel the craftsman takes</extracomment>
        <translation>Le tonneau en plus du contremaître</translation>
    </message>
    <message>
        <source>Ending the game with a full city</source>
        <extracomment>Theme of puzzles: filling a city ends the game</extracomment>
        <translation>Finir par une ville pleine</translation>
    </message>
    <message>
        <source>Ending the game with the last colonists</source>
        <extracomment>Theme of puzzles: too few colonists end the game</extracomment>
        <translation>Finir par les derniers colons</translation>
    </message>
    <message>
        <source>Ending the game with the last points</source>
        <extracomment>Theme of puzzles: too few victory points end the game</extracomment>
        <translation>Finir par les derniers points</translation>
    </message>
    <message>
        <source>With a harbor</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Avec un port</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <extracomment>Theme of puzzles</extracomment>
        <translation>Grands bâtiments</translation>
    </message>
    <message>
        <source>The last builder</source>
        <extracomment>Theme of puzzles: what to build last</extracomment>
        <translation>Le dernier bâtisseur</translation>
    </message>
    <message>
        <source>The last captain</source>
        <extracomment>Theme of puzzles: what to load last</extracomment>
        <translation>Le dernier capitaine</translation>
    </message>
    <message>
        <source>The last role</source>
        <extracomment>Theme of puzzles: which role to take last</extracomment>
        <translation>Le dernier rôle</translation>
    </message>
    <message>
        <source>The last settler</source>
        <extracomment>Theme of puzzles: which tile to take last</extracomment>
        <translation>Le dernier planteur</translation>
    </message>
    <message>
        <source>The last colonists</source>
        <extracomment>Theme of puzzles: where to put the last colonists</extracomment>
        <translation>Les derniers colons</translation>
    </message>
    <message>
        <source>With an office</source>
        <extracomment>Theme of puzzles: selling with the building</extracomment>
        <translation>Avec un comptoir</translation>
    </message>
    <message>
        <source>Ships kept from others</source>
        <extracomment>Theme of puzzles: loading so that others cannot load</extracomment>
        <translation>Priver les autres de navires</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>Theme of puzzles: which goods to keep</extracomment>
        <translation>Stocker des marchandises</translation>
    </message>
    <message>
        <source>The tiebreak</source>
        <extracomment>Theme of puzzles: doubloons and barrels decide</extracomment>
        <translation>Le départage</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>Theme of puzzles: what to sell last</extracomment>
        <translation>La maison de commerce</translation>
    </message>
    <message>
        <source>With a wharf</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Avec un quai</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Très difficile</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n try(ies)</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>
            <numerusform>Résolu en %n essai</numerusform>
            <numerusform>Résolu en %n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer seen</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>Solution vue</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong try(ies)</source>
        <extracomment>What has become of a puzzle: it was not solved</extracomment>
        <translation>
            <numerusform>%n essai manqué</numerusform>
            <numerusform>%n essais manqués</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the move with which %1 wins in this round, whatever the others do.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Trouvez le coup avec lequel %1 gagne dans cette manche, quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>%1 wins. Find the move that wins by the most points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 gagne. Trouvez le coup qui gagne avec le plus de points d’avance.</translation>
    </message>
    <message>
        <source>Find the move that wins the game for %1.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Trouvez le coup qui fait gagner %1.</translation>
    </message>
    <message>
        <source>%1 cannot win alone. Find the move that shares the win.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 ne peut pas gagner sans partage. Trouvez le coup qui partage la victoire.</translation>
    </message>
    <message>
        <source>%1 can no longer win. Find the move that loses by the fewest points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 ne peut plus gagner. Trouvez le coup qui perd de moins de points.</translation>
    </message>
    <message>
        <source>%1 wins on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 gagne au départage.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 gagne de %n point.</numerusform>
            <numerusform>%1 gagne de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shares the win.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 partage la victoire.</translation>
    </message>
    <message>
        <source>%1 loses on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 perd au départage.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 perd de %n point.</numerusform>
            <numerusform>%1 perd de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can go on, and the win is not certain.</source>
        <extracomment>In place of how a game ends</extracomment>
        <translation>La partie peut continuer, et la victoire n’est pas certaine.</translation>
    </message>
    <message>
        <source>“%1” is not the best move. At best: %2 With the best move: %3</source>
        <extracomment>After a wrong answer; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>« %1 » n’est pas le meilleur coup. Au mieux : %2 Avec le meilleur coup : %3</translation>
    </message>
    <message>
        <source>The best move: “%1”. %2 With every other move, at best: %3</source>
        <extracomment>The answer of a puzzle; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>Le meilleur coup : « %1 ». %2 Avec tout autre coup, au mieux : %3</translation>
    </message>
    <message>
        <source>One reason for the best move: %1</source>
        <extracomment>First hint of a puzzle; %1 is a sentence such as &quot;Earns 3 doubloons.&quot;</extracomment>
        <translation>Une raison du meilleur coup : %1</translation>
    </message>
    <message>
        <source>One of these two is right: “%1” or “%2”.</source>
        <extracomment>Last hint of a puzzle; %1 and %2 are orders such as &quot;Take the role of Mayor&quot;</extracomment>
        <translation>L’un de ces deux est le bon : « %1 » ou « %2 ».</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is nothing else to do.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Ends the game and wins it on the tiebreak.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Termine la partie et la gagne au départage.</translation>
    </message>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Termine la partie et la gagne de %n point.</numerusform>
            <numerusform>Termine la partie et la gagne de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Fait de cette manche la dernière, avec %n point d’avance.</numerusform>
            <numerusform>Fait de cette manche la dernière, avec %n points d’avance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Vaut actuellement environ %n point en tout, contre %1 pour %2.</numerusform>
            <numerusform>Vaut actuellement environ %n points en tout, contre %1 pour %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Vaut actuellement environ %n point en tout.</numerusform>
            <numerusform>Vaut actuellement environ %n points en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produit %n baril, et personne d’autre n’en reçoit.</numerusform>
            <numerusform>Produit %n barils, et personne d’autre n’en reçoit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produit %n baril, et personne n’en reçoit davantage.</numerusform>
            <numerusform>Produit %n barils, et personne n’en reçoit davantage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produit %n baril&#x202f;; le meilleur des autres en reçoit %1.</numerusform>
            <numerusform>Produit %n barils&#x202f;; le meilleur des autres en reçoit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); another player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produit %n baril ; un autre en reçoit %1.</numerusform>
            <numerusform>Produit %n barils ; un autre en reçoit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>L’expédition devrait rapporter environ %n point, et aucun à personne d’autre.</numerusform>
            <numerusform>L’expédition devrait rapporter environ %n points, et aucun à personne d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>L’expédition devrait rapporter environ %n point, et à personne davantage.</numerusform>
            <numerusform>L’expédition devrait rapporter environ %n points, et à personne davantage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>L’expédition devrait rapporter environ %n point, et environ %1 au meilleur des autres.</numerusform>
            <numerusform>L’expédition devrait rapporter environ %n points, et environ %1 au meilleur des autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); another player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>L’expédition devrait rapporter environ %n point, et environ %1 à un autre.</numerusform>
            <numerusform>L’expédition devrait rapporter environ %n points, et environ %1 à un autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Il y a %n doublon sur la carte.</numerusform>
            <numerusform>Il y a %n doublons sur la carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Apporte %n colon&#x202f;; cercles vides&#x202f;: %1.</numerusform>
            <numerusform>Apporte %n colons&#x202f;; cercles vides&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Permet de construire %1 pour %n doublon.</numerusform>
            <numerusform>Permet de construire %1 pour %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes it possible to take %1 before anyone else.</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Permet de prendre %1 avant tout le monde.</translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Permet de vendre 1 %1 pour %n doublon.</numerusform>
            <numerusform>Permet de vendre 1 %1 pour %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>
            <numerusform>%1 perdrait probablement %n baril.</numerusform>
            <numerusform>%1 perdrait probablement %n barils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rapporte %n doublon, et les autres n’ont rien.</numerusform>
            <numerusform>Rapporte %n doublons, et les autres n’ont rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hacienda&apos;s tile comes in addition to the chosen one.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>La tuile de l’hacienda s’ajoute à celle qui est choisie.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Il ne reste que %n case d’île.</numerusform>
            <numerusform>Il ne reste que %n cases d’île.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Les bâtiments ont des cercles pour %n plantation de plus&#x202f;: %1.</numerusform>
            <numerusform>Les bâtiments ont des cercles pour %n plantations de plus&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corn needs no building.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Le maïs ne demande aucun bâtiment.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Cela fait %n carrière en tout pour des bâtiments moins chers.</numerusform>
            <numerusform>Cela fait %n carrières en tout pour des bâtiments moins chers.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first plantation of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>C’est la première plantation de cette sorte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It is the last one in the row, and %1 has a building for it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>C’est la dernière de la rangée, et %1 a un bâtiment pour elle.</translation>
    </message>
    <message>
        <source>The hospice brings a colonist onto it at once.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>L’hospice y amène aussitôt un colon.</translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Porte le bonus de la résidence à %n point.</numerusform>
            <numerusform>Porte le bonus de la résidence à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>La prochaine phase du producteur peut donner %n baril au lieu de %1.</numerusform>
            <numerusform>La prochaine phase du producteur peut donner %n barils au lieu de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>La prochaine phase du producteur peut toujours donner %n baril.</numerusform>
            <numerusform>La prochaine phase du producteur peut toujours donner %n barils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>Un colon pourrait occuper %1, pour %n point actuellement.</numerusform>
            <numerusform>Un colon pourrait occuper %1, pour %n points actuellement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1 rapporterait actuellement %n point, avec un colon.</numerusform>
            <numerusform>%1 rapporterait actuellement %n points, avec un colon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts working.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 se met au travail.</translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.</extracomment>
        <translation>
            <numerusform>%n carrière est occupée au lieu de %1.</numerusform>
            <numerusform>%n carrières sont occupées au lieu de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rapporterait actuellement %n point, avec un colon.</numerusform>
            <numerusform>Rapporterait actuellement %n points, avec un colon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>A des cercles pour %n plantation qui n’en avait pas (%1).</numerusform>
            <numerusform>A des cercles pour %n plantations qui n’en avaient pas (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last one, and %1 could have afforded it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>C’est le dernier, et %1 aurait pu se l’offrir.</translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Une fois occupé, rapporte actuellement %n doublon à chaque phase du producteur.</numerusform>
            <numerusform>Une fois occupé, rapporte actuellement %n doublons à chaque phase du producteur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Une fois occupé, ajoute un point à chaque chargement&#x202f;; %n sorte de marchandises est produite.</numerusform>
            <numerusform>Une fois occupé, ajoute un point à chaque chargement&#x202f;; %n sortes de marchandises sont produites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Rapporte %n point de victoire pour %1.</numerusform>
            <numerusform>Rapporte %n points de victoire pour %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Économise pour %1&#x202f;: il manque encore %n doublon.</numerusform>
            <numerusform>Économise pour %1&#x202f;: il manque encore %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>La maison de commerce l’achète pour %n doublon ou plus.</numerusform>
            <numerusform>La maison de commerce l’achète pour %n doublons ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Il reste %n place sur un navire qui transporte cette sorte (%1).</numerusform>
            <numerusform>Il reste %n places sur un navire qui transporte cette sorte (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1 on the wind rose.</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>Cela fait %1 sur la rose des vents.</translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rapporte %n doublon.</numerusform>
            <numerusform>Rapporte %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last space in the trading house, where %1 could have sold %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Prend la dernière place de la maison de commerce, où %1 aurait pu vendre 1 %2.</translation>
    </message>
    <message>
        <source>Afterward, %1 cannot sell %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Ensuite, %1 ne peut plus vendre cette sorte&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>La meilleure vente rapporterait %n doublon.</numerusform>
            <numerusform>La meilleure vente rapporterait %n doublons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rapporte aussitôt %n point de victoire.</numerusform>
            <numerusform>Rapporte aussitôt %n points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afterward, no ship takes %2 from %1.</source>
        <extracomment>%1 is a player, %2 &quot;4 barrels of corn&quot;</extracomment>
        <translation>Ensuite, %1 n’a plus de navire pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s) on the wind rose for now.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Garde pour l’instant %n baril sur la rose des vents.</numerusform>
            <numerusform>Garde pour l’instant %n barils sur la rose des vents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Garde %n baril, autant que possible.</numerusform>
            <numerusform>Garde %n barils, autant que possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the most valuable kind, %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Garde la sorte la plus précieuse&#x202f;: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>Reasons for orders, in hints and in the log.</comment>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n island space(s) free.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Garde %n case libre sur l’île.</numerusform>
            <numerusform>Garde %n cases libres sur l’île.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Cela fait %n plantation (%1).</numerusform>
            <numerusform>Cela fait %n plantations (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %n colonist(s).</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 a alors %n colon.</numerusform>
            <numerusform>%1 a alors %n colons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plantation(s) of %1 is/are then occupied.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>%n plantation est alors occupée (%1).</numerusform>
            <numerusform>%n plantations sont alors occupées (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) stay(s) in San Juan.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n colon reste à San Juan.</numerusform>
            <numerusform>%n colons restent à San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Garde %n doublon.</numerusform>
            <numerusform>Garde %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the first choice of a tile.</source>
        <extracomment>A reason for choosing the settler, in hints and the log.</extracomment>
        <translation>Donne le premier choix d’une tuile.</translation>
    </message>
    <message>
        <source>Gives the first choice of a building, for a doubloon less.</source>
        <extracomment>A reason for choosing the builder, in hints and the log.</extracomment>
        <translation>Donne le premier choix d’un bâtiment, pour un doublon de moins.</translation>
    </message>
    <message>
        <source>Brings nothing right now.</source>
        <extracomment>What is said of choosing a role that brings the player nothing, in hints and the log.</extracomment>
        <translation>Ne rapporte rien pour l’instant.</translation>
    </message>
    <message>
        <source>Leaves the extra barrel in the supply.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Laisse le baril de plus dans la réserve.</translation>
    </message>
    <message>
        <source>Fills the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>Remplit la maison de commerce.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) in the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>
            <numerusform>Laisse %n place dans la maison de commerce.</numerusform>
            <numerusform>Laisse %n places dans la maison de commerce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fills the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>Remplit le navire.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) on the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>
            <numerusform>Laisse %n place sur le navire.</numerusform>
            <numerusform>Laisse %n places sur le navire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes no space on the cargo ships.</source>
        <extracomment>A reason for shipping with the wharf, in hints and the log.</extracomment>
        <translation>Ne prend aucune place sur les cargos.</translation>
    </message>
    <message>
        <source>with the second move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the second move”.</extracomment>
        <translation>avec le deuxième coup</translation>
    </message>
    <message>
        <source>with the best move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the best move”.</extracomment>
        <translation>avec le meilleur coup</translation>
    </message>
    <message>
        <source>with the move played</source>
        <extracomment>Within a sentence about a better move, as in “… instead of 2 with the move played”.</extracomment>
        <translation>avec le coup joué</translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n point(s) by shipping instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>L’expédition devrait rapporter %n point au lieu de %1 %2.</numerusform>
            <numerusform>L’expédition devrait rapporter %n points au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should produce %n barrel(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait produire %n baril au lieu de %1 %2.</numerusform>
            <numerusform>Devrait produire %n barils au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n doubloon(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait rapporter %n doublon au lieu de %1 %2.</numerusform>
            <numerusform>Devrait rapporter %n doublons au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would probably lose %n barrel(s) at storage instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Perdrait probablement %n baril au stockage au lieu de %1 %2.</numerusform>
            <numerusform>Perdrait probablement %n barils au stockage au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should bring %n colonist(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of colonists, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait apporter %n colon au lieu de %1 %2.</numerusform>
            <numerusform>Devrait apporter %n colons au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should make it possible to produce %n barrel(s) soon instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait bientôt permettre de produire %n baril au lieu de %1 %2.</numerusform>
            <numerusform>Devrait bientôt permettre de produire %n barils au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n barrel(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait laisser %n baril au prochain choix de rôle au lieu de %1 %2.</numerusform>
            <numerusform>Devrait laisser %n barils au prochain choix de rôle au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait laisser %n doublon au prochain choix de rôle au lieu de %1 %2.</numerusform>
            <numerusform>Devrait laisser %n doublons au prochain choix de rôle au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should add buildings worth %n point(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Devrait ajouter des bâtiments valant %n point au lieu de %1 %2.</numerusform>
            <numerusform>Devrait ajouter des bâtiments valant %n points au lieu de %1 %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Should make it possible to build %1 soon, which is impossible %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a building such as &quot;a coffee roaster&quot;, %2 &quot;with the second move&quot;</extracomment>
        <translation>Devrait bientôt permettre de construire %1, ce qui est impossible %2.</translation>
    </message>
    <message>
        <source>Should come to the same as %1.</source>
        <extracomment>A reason for an order compared with another; %1 is &quot;with the second move&quot;</extracomment>
        <translation>Devrait revenir au même que %1.</translation>
    </message>
    <message>
        <source>%3, %1 would probably build %2.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a building such as &quot;a coffee roaster&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3, %1 construirait probablement %2.</translation>
    </message>
    <message>
        <source>%2, %1 would probably take this role.</source>
        <extracomment>A reason for choosing a role; %1 is another player, %2 &quot;with the second move&quot;</extracomment>
        <translation>%2, %1 prendrait probablement ce rôle.</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 would probably take this role with %n doubloon(s).</source>
        <extracomment>%1 is a player, %2 &quot;with the second move&quot;; the doubloons are on the card</extracomment>
        <translation>
            <numerusform>%2, %1 prendrait probablement ce rôle avec %n doublon.</numerusform>
            <numerusform>%2, %1 prendrait probablement ce rôle avec %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3, %1 would probably take %2.</source>
        <extracomment>A reason for taking a tile; %1 is another player, %2 a tile such as &quot;a quarry&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3, %1 prendrait probablement %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n point(s) by shipping instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of points, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 gagnerait probablement %n point par expédition au lieu de %2 %3.</numerusform>
            <numerusform>%1 gagnerait probablement %n points par expédition au lieu de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably produce %n barrel(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 produirait probablement %n baril au lieu de %2 %3.</numerusform>
            <numerusform>%1 produirait probablement %n barils au lieu de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n doubloon(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of doubloons, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 gagnerait probablement %n doublon au lieu de %2 %3.</numerusform>
            <numerusform>%1 gagnerait probablement %n doublons au lieu de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s) at storage instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 perdrait probablement %n baril au stockage au lieu de %2 %3.</numerusform>
            <numerusform>%1 perdrait probablement %n barils au stockage au lieu de %2 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>%1 from the hacienda</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>%1 grâce à l’hacienda</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n colon au travail</numerusform>
            <numerusform>%n colons au travail</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>%1 is a building such as &quot;small sugar mill&quot;, %2 the doubloons paid</extracomment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 sold for %2</source>
        <extracomment>%1 is a good such as &quot;corn&quot;, %2 the doubloons earned</extracomment>
        <translation>1 %1 vendu pour %2</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>chargement&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 shipped by the wharf</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>%1 par le quai</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>perte&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n baril produit</numerusform>
            <numerusform>%n barils produits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n doublon</numerusform>
            <numerusform>+%n doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 what that player did: &quot;Builder, small sugar mill for 2&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source></source>
        <comment>The ribbon that tells what the others did since one&apos;s last move.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Choose a role first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>Choisissez d’abord un rôle.</translation>
    </message>
    <message>
        <source>First decide whether your hacienda draws a tile.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Décidez d’abord si votre hacienda pioche une tuile.</translation>
    </message>
    <message>
        <source>This is the settler phase: take a tile or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>C’est la phase du paysan&#x202f;: prenez d’abord une tuile ou passez.</translation>
    </message>
    <message>
        <source>This is the mayor phase: place your colonists first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>C’est la phase du maire&#x202f;: placez d’abord vos colons.</translation>
    </message>
    <message>
        <source>This is the builder phase: build a building or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>C’est la phase du bâtisseur&#x202f;: construisez d’abord un bâtiment ou passez.</translation>
    </message>
    <message>
        <source>This is the craftsman phase: take an extra barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>C’est la phase du producteur&#x202f;: prenez d’abord un baril de plus ou passez.</translation>
    </message>
    <message>
        <source>This is the trader phase: sell a barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>C’est la phase du marchand&#x202f;: vendez d’abord un baril ou passez.</translation>
    </message>
    <message>
        <source>This is the captain phase: load goods first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>C’est la phase du capitaine&#x202f;: chargez d’abord des marchandises.</translation>
    </message>
    <message>
        <source>First choose which barrels to keep.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Choisissez d’abord les barils à garder.</translation>
    </message>
    <message>
        <source>The game is over; no more moves are possible.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>La partie est terminée&#x202f;; aucun coup n’est plus possible.</translation>
    </message>
    <message>
        <source>You must take a role; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Vous devez prendre un rôle&#x202f;; vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>You must place your colonists; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Vous devez placer vos colons&#x202f;; vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>Players who can load a cargo ship must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Qui peut charger un cargo doit le charger&#x202f;; vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>Choose which barrels to keep; the rest goes back to the supply.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Choisissez les barils à garder&#x202f;; le reste retourne à la réserve.</translation>
    </message>
    <message>
        <source>You cannot pass here. Make a choice.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Vous ne pouvez pas passer ici. Faites un choix.</translation>
    </message>
    <message>
        <source>There is no default role. Choose one.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Il n’y a pas de rôle par défaut. Choisissez-en un.</translation>
    </message>
    <message>
        <source>There is no default placement. Place the colonists yourself.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Il n’y a pas de placement par défaut. Placez les colons vous-même.</translation>
    </message>
    <message>
        <source>There is no default building. Choose one or pass.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Il n’y a pas de bâtiment par défaut. Choisissez-en un ou passez.</translation>
    </message>
    <message>
        <source>There is no default here. Make a choice.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Il n’y a rien par défaut ici. Faites un choix.</translation>
    </message>
    <message>
        <source>No colonist would come with this, so there is none to decline.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Aucun colon ne viendrait avec, il n’y en a donc pas à refuser.</translation>
    </message>
    <message>
        <source>There is no face-up %1; you can take only tiles from the face-up row.</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>Aucune tuile de cette sorte n’est visible (%1)&#x202f;; vous ne pouvez prendre que des tuiles de la rangée visible.</translation>
    </message>
    <message>
        <source>No quarries are left.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>Il ne reste plus de carrière.</translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Seul le paysan, ou qui possède une baraque de chantier occupée, peut prendre une carrière.</translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La case d’île %1 porte déjà une tuile, et les tuiles ne bougent jamais.</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Cela demande %n colon.</numerusform>
            <numerusform>Cela demande %n colons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Island space %1 is empty, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La case d’île %1 est vide, un colon n’y a donc pas de travail.</translation>
    </message>
    <message>
        <source>City space %1 has no building, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La case de ville %1 n’a pas de bâtiment, un colon n’y a donc pas de travail.</translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La case de ville %1 appartient au grand bâtiment qui commence sur la case %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 n’a que %n cercle, et un cercle accueille un seul colon.</numerusform>
            <numerusform>%1 n’a que %n cercles, et un cercle accueille un seul colon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Remplissez-en d’abord le %n cercle vide.</numerusform>
            <numerusform>Remplissez-en d’abord les %n cercles vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 n’est plus disponible.</translation>
    </message>
    <message>
        <source>%1 is already in this city, and nobody may own two of the same kind.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 est déjà dans cette ville, et personne ne peut posséder deux bâtiments identiques.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Cela coûte maintenant %n doublon.</numerusform>
            <numerusform>Cela coûte maintenant %n doublons.</numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Les 12 cases de ville sont pleines.</translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Un grand bâtiment demande deux cases de ville vides, et il n’en reste qu’une.</translation>
    </message>
    <message>
        <source>City space %1 already has a building.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La case de ville %1 a déjà un bâtiment.</translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Un grand bâtiment demande deux cases qui se touchent&#x202f;; les cases de ville %1 et %2 ne se touchent pas.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Un grand bâtiment occupe deux cases de ville voisines&#x202f;: indiquez les deux ou aucune.</translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Ce bâtiment n’occupe qu’une case de ville.</translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and you did not produce %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Le baril supplémentaire doit être d’une sorte que vous venez de produire, et vous n’avez pas produit celle-ci&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No barrels of %1 are left in the supply.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Il ne reste aucun baril de cette sorte dans la réserve&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You have no barrels of %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Vous n’avez aucun baril de cette sorte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The trading house already holds %1; only the owner of an occupied office may sell it again.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>La maison de commerce possède déjà cette sorte (%1)&#x202f;; il faut un comptoir occupé pour la vendre encore.</translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Ce cargo n’existe pas dans cette partie.</translation>
    </message>
    <message>
        <source>Cargo ship %1 is full.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Le cargo %1 est plein.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries %2, and a ship carries only one kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Le cargo %1 transporte une autre sorte (%2), et un navire n’en transporte qu’une.</translation>
    </message>
    <message>
        <source>Cargo ship %2 already carries %1, and no two ships may carry the same kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Le cargo %2 transporte déjà cette sorte (%1), et deux navires ne peuvent pas transporter la même.</translation>
    </message>
    <message>
        <source>Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Le cargo %1 prend moins de ces barils que le cargo %2&#x202f;; vous devez en charger autant que possible.</translation>
    </message>
    <message>
        <source>That requires an occupied wharf.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Cela demande un quai occupé.</translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has already sailed; it sails once in each captain phase.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Le navire du quai est déjà parti&#x202f;; il part une fois par phase du capitaine.</translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Un cargo a de la place pour vos marchandises, vous devez donc charger&#x202f;; vous ne pouvez pas passer.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Vos entrepôts stockent %n sorte de marchandises&#x202f;; utilisez tout avant d’abandonner quoi que ce soit.</numerusform>
            <numerusform>Vos entrepôts stockent %n sortes de marchandises&#x202f;; utilisez tout avant d’abandonner quoi que ce soit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse, you keep only one barrel.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Sans entrepôt occupé, vous ne gardez qu’un seul baril.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Vos entrepôts ne stockent que %n sorte de marchandises.</numerusform>
            <numerusform>Vos entrepôts ne stockent que %n sortes de marchandises.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is stored in a warehouse, so choose a single barrel of another kind.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Tous vos barils de cette sorte (%1) sont dans un entrepôt&#x202f;: choisissez un baril isolé d’une autre sorte.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Les règles ne le permettent pas maintenant.</translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Le cercle de la case d’île %1 est occupé, et un cercle accueille un seul colon.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number, counted from 0 as in files</extracomment>
        <translation>place %1</translation>
    </message>
    <message>
        <source>There is no %1 card in a game with this number of players.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;</extracomment>
        <translation>Il n’y a pas de carte %1 avec ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>The role of %1 has already been taken this round by %2.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;, %2 the name of a player, or &quot;seat 2&quot;</extracomment>
        <translation>Le rôle de %1 a déjà été pris pendant cette manche (%2).</translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have 12 spaces.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La case %1 n’existe pas&#x202f;; les îles et les villes ont 12 cases.</translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Ce plateau n’en a que %n.</numerusform>
            <numerusform>Ce plateau n’en a que %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Vous avez encore %n colon à San Juan.</numerusform>
            <numerusform>Vous avez encore %n colons à San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Vous n’en avez que %n.</numerusform>
            <numerusform>Vous n’en avez que %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %2 in this game.</source>
        <extracomment>%2 is the capacity of the ship</extracomment>
        <translation>Il n’y a pas de cargo %2 dans cette partie.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why an order is not possible, in the line of the prompt.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source></source>
        <comment>The page of the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>(removed)</source>
        <extracomment>In a list of results, for a person who wished not to be named</extracomment>
        <translation>(retiré)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and the points in a list of results: &quot;Ana 52&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>What the page of results has a row for, as the next five texts</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>How many games were played to their end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Nombre de parties jouées jusqu’au bout</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Games won; a shared first place counts for everyone who shares it</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Parties gagnées&#x202f;; une première place partagée compte pour chacun de ceux qui la partagent</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>The share of games that were won</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Part des parties gagnées</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Points à la fin, en moyenne</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Points from shipping goods, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Points gagnés en expédiant des marchandises, en moyenne</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Points printed on the buildings, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Points imprimés sur les bâtiments, en moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Grands</translation>
    </message>
    <message>
        <source>Points that large buildings add, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Points qu’ajoutent les grands bâtiments, en moyenne</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Construits</translation>
    </message>
    <message>
        <source>How many buildings a player has at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Nombre de bâtiments d’un joueur à la fin, en moyenne</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Points of the winner</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Points du gagnant</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Avance</translation>
    </message>
    <message>
        <source>The margin over second place; 0 for a tie</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>L’avance sur la deuxième place ; 0 en cas d’égalité</translation>
    </message>
    <message>
        <source>How many rounds the game took</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Nombre de manches de la partie</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Nombre de joueurs autour de la table</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Record</translation>
    </message>
    <message>
        <source>The most points in one game</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Le plus de points en une partie</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Série</translation>
    </message>
    <message>
        <source>The most games won in a row</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Le plus de victoires d’affilée</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Games won in a row up to the last one</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Victoires d’affilée jusqu’à la dernière partie</translation>
    </message>
    <message>
        <source>Points of the winner, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Points du gagnant, en moyenne</translation>
    </message>
    <message>
        <source>The margin over second place, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>L’avance sur la deuxième place, en moyenne</translation>
    </message>
    <message>
        <source>How many rounds a game took, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Nombre de manches d’une partie, en moyenne</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many played, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <source>First governor</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Premier gouverneur</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat on the page of the results; %1 counts from 1.</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Bought</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Achetés</translation>
    </message>
    <message>
        <source>How many players had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Combien de joueurs l’avaient à la fin</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <source>The share of players who had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Part de tous les joueurs qui l’avaient à la fin</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Durée</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a game lasted, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>Length in rounds</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Durée en manches</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window is saving its game there.</source>
        <extracomment>Why the current game cannot be saved.</extracomment>
        <translation>Une autre fenêtre y enregistre sa partie.</translation>
    </message>
    <message>
        <source>No lock file can be created in the folder %1.</source>
        <extracomment>Why a game cannot be saved; %1 is the path of the folder.</extracomment>
        <translation>Impossible de créer un fichier de verrouillage dans le dossier %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a game cannot be saved, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>SetupPlacing</name>
    <message>
        <source>This piece doesn&apos;t go here.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>Cette pièce ne va pas ici.</translation>
    </message>
    <message>
        <source>There is no room to turn this building.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>Il n’y a pas la place de tourner ce bâtiment.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <extracomment>In the line of the prompt while a position is set up and a piece is in the hand.</extracomment>
        <translation>Choisissez où cela va.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a piece cannot be put somewhere while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>SetupRefusals</name>
    <message>
        <source>The box has no more copies of this building: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>La boîte n’a plus d’exemplaire de ce bâtiment&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The box has no more tiles of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>La boîte n’a plus de tuile de cette sorte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The box has no more barrels of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>La boîte n’a plus de baril de cette sorte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The box has no more colonists.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>La boîte n’a plus de colon.</translation>
    </message>
    <message>
        <source>This role card is already on a board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Cette carte de rôle est déjà sur un plateau.</translation>
    </message>
    <message>
        <source>The box has none of these left.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>La boîte n’en contient plus.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in a city, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez le bâtiment sur une case vide d’une ville, ou remettez-le dans la boîte.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on an island, in the face-up row, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez la plantation sur une case vide d’une île ou dans la rangée visible, ou remettez-la dans la boîte.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on an island, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez la carrière sur une case vide d’une île, ou remettez-la dans la boîte.</translation>
    </message>
    <message>
        <source>Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez le baril sur une rose des vents, sur un cargo ou dans la maison de commerce, ou remettez-le dans la boîte.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Placez le colon dans un cercle vide, à San Juan ou sur le navire des colons, ou remettez-le dans la boîte.</translation>
    </message>
    <message>
        <source>Put the doubloon on a board or a role card, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez le doublon sur un plateau ou une carte de rôle, ou remettez-le dans la boîte.</translation>
    </message>
    <message>
        <source>Put the victory point on a board, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez le point de victoire sur un plateau, ou remettez-le dans la boîte.</translation>
    </message>
    <message>
        <source>Put the role card on a board, or back in the row of role cards.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez la carte de rôle sur un plateau, ou remettez-la dans la rangée des cartes de rôle.</translation>
    </message>
    <message>
        <source>Put the governor marker on another board.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Posez le marqueur de gouverneur sur un autre plateau.</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Ce navire est plein.</translation>
    </message>
    <message>
        <source>This ship carries another kind of goods: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>Ce navire transporte une autre sorte de marchandises&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries this kind already, and no two ships carry the same: %2.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>Le cargo %1 transporte déjà cette sorte, et deux navires ne transportent jamais la même&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn, starting with the governor: %1 takes the next one.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Les cartes de rôle se prennent à tour de rôle, à partir du gouverneur&#x202f;: c’est à %1 de prendre la prochaine.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn: put back the card of %1 first, because it was taken later.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Les cartes de rôle se prennent à tour de rôle&#x202f;: remettez d’abord celle qui a été prise plus tard (%1).</translation>
    </message>
    <message>
        <source>At least one player must still have a role to choose this round.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Au moins un joueur doit encore avoir un rôle à choisir pendant cette manche.</translation>
    </message>
    <message>
        <source>This space is already taken.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Cette case est déjà occupée.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Un grand bâtiment occupe deux cases, et aucune case voisine de celle-ci n’est vide.</translation>
    </message>
    <message>
        <source>%1 has this building already.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>%1 possède déjà ce bâtiment.</translation>
    </message>
    <message>
        <source>A colonist cannot work here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Un colon ne peut pas travailler ici.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Ici, tous les cercles sont occupés.</translation>
    </message>
    <message>
        <source>There is no such piece here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Il n’y a pas de telle pièce ici.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>C’est déjà là.</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>La maison de commerce est pleine.</translation>
    </message>
    <message>
        <source>The row of face-up plantations is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>La rangée des plantations visibles est pleine.</translation>
    </message>
    <message>
        <source>The number cannot be larger.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Ce nombre ne peut pas être plus grand.</translation>
    </message>
    <message>
        <source>There must be a governor. Drag the marker to another board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Il faut un gouverneur. Faites glisser le marqueur sur un autre plateau.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a piece cannot be put somewhere while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>ShippingLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the lesson about shipping.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Carla took the captain, so she loaded first: four sugar, on the smallest ship that takes all of them. That ship carries nothing but sugar now, and no other ship may carry sugar.</source>
        <extracomment>The first bubble of the lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Carla a pris le capitaine et a donc chargé la première&#x202f;: quatre sucres, sur le plus petit navire qui les prend tous. Ce navire ne transporte plus que du sucre, et aucun autre ne peut en transporter.</translation>
    </message>
    <message>
        <source>Your turn. You must load if anything of yours fits, and as much of it as fits. But you decide which kind goes first: corn or indigo.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s three corn and two indigo</extracomment>
        <translation>À vous. Vous devez charger si quelque chose peut embarquer, et autant qu’il y a de place. Mais vous choisissez par quelle sorte commencer&#x202f;: maïs ou indigo.</translation>
    </message>
    <message>
        <source>Your indigo has a ship already, which waits for it. For corn there is one empty ship left, and others may want it: Bruno has tobacco. So load the corn now.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the corn to a ship</extracomment>
        <translation>Votre indigo a déjà un navire qui l’attend. Pour le maïs, il reste un navire vide, et d’autres pourraient le vouloir&#x202f;: Bruno a du tabac. Chargez donc le maïs maintenant.</translation>
    </message>
    <message>
        <source>It goes round until nobody can load any more, and it is your turn again. Load what you have left.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the indigo to a ship</extracomment>
        <translation>On continue ainsi jusqu’à ce que personne ne puisse plus charger, et c’est de nouveau à vous. Chargez ce qu’il vous reste.</translation>
    </message>
    <message>
        <source>No ship was left for Bruno&apos;s tobacco. He kept one barrel and lost the others. That is how you hurt somebody in this game: be quick with the captain, or fill the ship that they need.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Il ne restait aucun navire pour le tabac de Bruno. Il a gardé un baril et perdu les autres. C’est ainsi qu’on gêne quelqu’un dans ce jeu&#x202f;: soyez rapide avec le capitaine, ou remplissez le navire dont il a besoin.</translation>
    </message>
    <message>
        <source>Full ships have sailed and are empty again. One that is not full stays, with its barrels: the sugar blocks that ship until somebody fills it.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Les navires pleins sont partis et sont de nouveau vides. Un navire qui n’est pas plein reste, avec ses barils&#x202f;: le sucre bloque ce navire jusqu’à ce que quelqu’un le remplisse.</translation>
    </message>
    <message>
        <source>Now from the other side. You choose a role, and in the next round you will be governor. So fill your store now with the craftsman, and be first with the captain.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the craftsman is marked</extracomment>
        <translation>Maintenant, voyons l’autre côté. Vous choisissez un rôle, et à la prochaine manche vous serez gouverneur. Faites donc le plein de barils avec le producteur, puis soyez le premier à prendre le capitaine.</translation>
    </message>
    <message>
        <source>Your extra barrel. For shipping, every kind is worth the same point; what counts is which one finds room on a ship.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Votre baril supplémentaire. À l’expédition, toutes les sortes valent un point&#x202f;; ce qui compte, c’est celle qui trouve de la place sur un navire.</translation>
    </message>
    <message>
        <source>You have the choice. Where several empty ships take all your barrels, think: a small one is soon full and comes back, a large one keeps the others out of it for longer.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads to one of them</extracomment>
        <translation>Vous avez le choix. Si plusieurs navires vides prennent tous vos barils, réfléchissez&#x202f;: un petit est vite plein et revient, un grand reste plus longtemps fermé aux autres.</translation>
    </message>
    <message>
        <source>Your warehouse helps now: it keeps all barrels of one kind, besides the single barrel that everybody keeps. Click what stays, then press Done.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>C’est là que votre entrepôt vous aide&#x202f;: il garde tous les barils d’une sorte, en plus du baril que tout le monde garde. Cliquez sur ce qui reste, puis choisissez Terminé.</translation>
    </message>
    <message>
        <source>Two buildings make a shipper: the harbor gives a point more for each of your loads, and the wharf is a ship of your own that takes all barrels of one kind, however many.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the building supply</extracomment>
        <translation>Deux bâtiments font un bon expéditeur&#x202f;: le port donne un point de plus pour chacun de vos chargements, et le quai est votre propre navire, qui prend tous vos barils d’une sorte, quel que soit leur nombre.</translation>
    </message>
    <message>
        <source>To remember: take the captain when your goods find room and those of others do not. When somebody else takes it, load first what may find no ship later. And corn ships as well as coffee.</source>
        <extracomment>The last bubble of the lesson &quot;Shipping&quot;</extracomment>
        <translation>À retenir&#x202f;: prenez le capitaine quand vos marchandises trouvent de la place et pas celles des autres. Quand quelqu’un d’autre le prend, chargez d’abord ce qui risque de ne plus trouver de navire. Et le maïs s’expédie aussi bien que le café.</translation>
    </message>
    <message>
        <source>Take the captain. You load first, while ships are still empty, and get one extra point for your first load.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the captain is marked</extracomment>
        <translation>Prenez le capitaine. Vous chargez en premier, tant que les navires sont vides, et recevez un point de plus pour votre premier chargement.</translation>
    </message>
</context>
<context>
    <name>ShortNames</name>
    <message>
        <source>Small indigo</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Pte teint.</translation>
    </message>
    <message>
        <source>Small sugar</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Pte raff.</translation>
    </message>
    <message>
        <source>Indigo pl.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Teinturerie</translation>
    </message>
    <message>
        <source>Sugar m.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Raffinerie</translation>
    </message>
    <message>
        <source>Tobacco st.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Séchoir</translation>
    </message>
    <message>
        <source>Coffee r.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Brûlerie</translation>
    </message>
    <message>
        <source>Sm. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Pt marché</translation>
    </message>
    <message>
        <source>Constr. hut</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Baraque</translation>
    </message>
    <message>
        <source>Sm. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Pt entrepôt</translation>
    </message>
    <message>
        <source>Lg. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Gd marché</translation>
    </message>
    <message>
        <source>Lg. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Gd entrepôt</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Manufact.</translation>
    </message>
    <message>
        <source>Univers.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Univers.</translation>
    </message>
    <message>
        <source>Customs h.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Douane</translation>
    </message>
    <message>
        <source></source>
        <comment>Names on the table where there is little room.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Comptoir</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Cher­cheur</translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>%n carrière · %1 PV</numerusform>
            <numerusform>%n carrières · %1 PV</numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Plantations</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Cargos</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Navire des colons</translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Maison de commerce</translation>
    </message>
    <message>
        <source>Goods supply</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Réserve de barils</translation>
    </message>
    <message>
        <source></source>
        <comment>Headings of the areas of the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>TextErrors</name>
    <message>
        <source>The order ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>L’ordre se termine trop tôt&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Unknown word “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Mot inconnu «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” could mean any of %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» peut désigner plusieurs choses&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Words cannot be shortened in a record: “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Les mots ne s’abrègent pas dans un enregistrement&#x202f;: «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected the end of the order.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«&#x202f;%1&#x202f;» est inattendu&#x202f;; attendu&#x202f;: la fin de l’ordre.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» est inattendu&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«&#x202f;%1&#x202f;» est donné deux fois&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message>
        <source>“%1” is not a space; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas une case&#x202f;; attendu&#x202f;: une forme comme %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of colonists and a place; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de colons suivi d’un lieu&#x202f;; attendu&#x202f;: une forme comme %2.</translation>
    </message>
    <message>
        <source>“%1” is not a ship; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas un navire&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” is not allowed in records; expected the order it stands for.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas permis dans un enregistrement&#x202f;; attendu&#x202f;: l’ordre qu’il représente.</translation>
    </message>
    <message>
        <source>The order “%1” of seat %3 is not legal; expected a legal order. %2</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>L’ordre «&#x202f;%1&#x202f;» de la place %3 n’est pas permis&#x202f;; attendu&#x202f;: un ordre permis. %2</translation>
    </message>
    <message>
        <source>The text is empty; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Le texte est vide&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long; expected at most %n byte(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Le texte est trop long&#x202f;; attendu&#x202f;: %n octet au plus.</numerusform>
            <numerusform>Le texte est trop long&#x202f;; attendu&#x202f;: %n octets au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid byte; expected UTF-8.</source>
        <extracomment>What is wrong with a text that is read.</extracomment>
        <translation>Octet non valable&#x202f;; attendu&#x202f;: UTF-8.</translation>
    </message>
    <message>
        <source>The text ends here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Le texte s’arrête ici&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’a pas sa place ici&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested too deep; expected at most %n level(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Listes et objets trop imbriqués&#x202f;; attendu&#x202f;: %n niveau au plus.</numerusform>
            <numerusform>Listes et objets trop imbriqués&#x202f;; attendu&#x202f;: %n niveaux au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many items; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Trop d’éléments&#x202f;; attendu&#x202f;: %4 au plus.</translation>
    </message>
    <message>
        <source>The key “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La clé «&#x202f;%1&#x202f;» est donnée deux fois&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected an empty object.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Clé inconnue «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: un objet vide.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Clé inconnue «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The key “%2” is missing; expected it here.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Il manque ici la clé «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Found %1; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The number %1 is not a plain integer; expected digits alone.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Le nombre %1 n’est pas un entier simple&#x202f;; attendu&#x202f;: des chiffres seulement.</translation>
    </message>
    <message>
        <source>Found %1; expected an integer from %3 to %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un entier de %3 à %4.</translation>
    </message>
    <message>
        <source>Unknown name “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nom inconnu «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n item(s); expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Trouvé&#x202f;: %n élément&#x202f;; attendu&#x202f;: %4 au plus.</numerusform>
            <numerusform>Trouvé&#x202f;: %n éléments&#x202f;; attendu&#x202f;: %4 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found the format “%1”; expected “%2”.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Trouvé&#x202f;: le format «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Version %1 is newer than this program; expected version %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>La version %1 est plus récente que ce programme&#x202f;; attendu&#x202f;: la version %2.</translation>
    </message>
    <message>
        <source>Found %1 barrel number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Trouvé&#x202f;: baril numéro %3 (%1)&#x202f;; attendu&#x202f;: %4 au plus, autant que la boîte en contient.</translation>
    </message>
    <message>
        <source>Found %1 number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Trouvé&#x202f;: numéro %3 (%1)&#x202f;; attendu&#x202f;: %4 au plus, autant que la boîte en contient.</translation>
    </message>
    <message>
        <source>Too many colonists; expected at most %4 on ship, boards and in the supply together.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Trop de colons&#x202f;; attendu&#x202f;: %4 au plus sur le navire, les plateaux et dans la réserve.</translation>
    </message>
    <message>
        <source>Found %1 card number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Trouvé&#x202f;: carte numéro %3 (%1)&#x202f;; attendu&#x202f;: %4 au plus, autant que la boîte en contient.</translation>
    </message>
    <message>
        <source>%1 barrel number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Il manque le baril numéro %3 (%1)&#x202f;; attendu&#x202f;: %4, autant que la boîte en contient.</translation>
    </message>
    <message>
        <source>%1 number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Il manque le numéro %3 (%1)&#x202f;; attendu&#x202f;: %4, autant que la boîte en contient.</translation>
    </message>
    <message>
        <source>Colonist number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Il manque le colon numéro %3&#x202f;; attendu&#x202f;: %4, autant que la boîte en contient.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n victory point(s); expected %4, the rest of the box.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Trouvé&#x202f;: %n point de victoire&#x202f;; attendu&#x202f;: %4, le reste de la boîte.</numerusform>
            <numerusform>Trouvé&#x202f;: %n points de victoire&#x202f;; attendu&#x202f;: %4, le reste de la boîte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card with %n player(s); expected another role.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Il n’y a pas de carte %1 à %n joueur&#x202f;; attendu&#x202f;: un autre rôle.</numerusform>
            <numerusform>Il n’y a pas de carte %1 à %n joueurs&#x202f;; attendu&#x202f;: un autre rôle.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship of capacity %3; expected %2.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Il n’y a pas de cargo de capacité %3&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The cargo ship of capacity %3 is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Le cargo de capacité %3 est donné deux fois&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n seat(s); expected %4, one for each player.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Trouvé&#x202f;: %n place&#x202f;; attendu&#x202f;: %4, une par joueur.</numerusform>
            <numerusform>Trouvé&#x202f;: %n places&#x202f;; attendu&#x202f;: %4, une par joueur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %3 is filled twice; expected an empty space.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>La case %3 est remplie deux fois&#x202f;; attendu&#x202f;: une case vide.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n space(s); expected %4 for the %1.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Trouvé&#x202f;: %n case&#x202f;; attendu&#x202f;: %4 pour ce bâtiment (%1).</numerusform>
            <numerusform>Trouvé&#x202f;: %n cases&#x202f;; attendu&#x202f;: %4 pour ce bâtiment (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The two spaces of the %1 do not touch; expected spaces that share a side.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Les deux cases d’un grand bâtiment (%1) ne se touchent pas&#x202f;; attendu&#x202f;: des cases ayant un côté commun.</translation>
    </message>
    <message>
        <source>A second %1 in one city; expected at most one of a kind.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Le même bâtiment (%1) figure deux fois dans une ville&#x202f;; attendu&#x202f;: un seul de chaque sorte.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n colonist(s) on the %1; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Trouvé&#x202f;: %n colon sur ce bâtiment (%1)&#x202f;; attendu&#x202f;: %4 au plus.</numerusform>
            <numerusform>Trouvé&#x202f;: %n colons sur ce bâtiment (%1)&#x202f;; attendu&#x202f;: %4 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n barrel(s); expected at most %4, the ship&apos;s capacity.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Trouvé&#x202f;: %n baril&#x202f;; attendu&#x202f;: %4 au plus, la capacité du navire.</numerusform>
            <numerusform>Trouvé&#x202f;: %n barils&#x202f;; attendu&#x202f;: %4 au plus, la capacité du navire.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship with %1 but without barrels; expected barrels, or null for the good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Un navire avec une marchandise (%1) mais sans barils&#x202f;; attendu&#x202f;: des barils, ou null comme marchandise.</translation>
    </message>
    <message numerus="yes">
        <source>A ship with %n barrel(s) of no good; expected the good, or no barrels.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Un navire avec %n baril sans marchandise&#x202f;; attendu&#x202f;: la marchandise, ou aucun baril.</numerusform>
            <numerusform>Un navire avec %n barils sans marchandise&#x202f;; attendu&#x202f;: la marchandise, ou aucun baril.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship with %1; expected no two ships with the same good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Un deuxième navire avec la même marchandise (%1)&#x202f;; attendu&#x202f;: une marchandise différente sur chaque navire.</translation>
    </message>
    <message>
        <source>Seat %3 cannot have taken so many roles yet; expected at most %4, since roles are taken in turn from the governor on.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>La place %3 ne peut pas encore avoir pris autant de rôles&#x202f;; attendu&#x202f;: %4 au plus, car les rôles se prennent à tour de rôle à partir du gouverneur.</translation>
    </message>
    <message>
        <source>Every seat has taken all its roles; expected a round in which a role can be chosen.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Chaque place a pris tous ses rôles&#x202f;; attendu&#x202f;: une manche où un rôle peut être choisi.</translation>
    </message>
    <message>
        <source>This is the phase of the %1; expected seat %3, whose role is under way, to have taken that card.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>C’est la phase du rôle de %1&#x202f;; attendu&#x202f;: la place %3, dont le rôle est en cours, a pris cette carte.</translation>
    </message>
    <message>
        <source>Found %1, which does not agree with the rest; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Trouvé&#x202f;: %1, ce qui contredit le reste&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Seat %3 has nothing to decide at “%1”; expected a decision with a choice.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>La place %3 n’a rien à décider à «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: une décision avec un choix.</translation>
    </message>
    <message>
        <source>The position is in the middle of a phase (%1); expected the key “phase_state”.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La position est au milieu d’une phase (%1)&#x202f;; attendu&#x202f;: la clé «&#x202f;phase_state&#x202f;».</translation>
    </message>
    <message>
        <source>The end trigger “%1” must have fired; expected it in the list.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La fin «&#x202f;%1&#x202f;» doit être déclenchée&#x202f;; attendu&#x202f;: ce déclencheur dans la liste.</translation>
    </message>
    <message>
        <source>The end trigger “%1” cannot have fired; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>La fin «&#x202f;%1&#x202f;» ne peut pas être déclenchée&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid name; expected 1 to 100 characters, not all blank and none of them a control character.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nom&#x202f;; attendu&#x202f;: 1 à 100 caractères, pas tous blancs et sans caractère de contrôle.</translation>
    </message>
    <message>
        <source>“%1” is not a valid random state; expected 16 hexadecimal digits as this program prints them.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas un état aléatoire&#x202f;; attendu&#x202f;: 16 chiffres hexadécimaux, tels que ce programme les écrit.</translation>
    </message>
    <message>
        <source>The tag ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>L’en-tête se termine trop tôt&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a tag; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’a pas sa place dans un en-tête&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Unknown tag “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>En-tête inconnu «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The tag “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>L’en-tête «&#x202f;%1&#x202f;» est donné deux fois&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message>
        <source>The tag “%2” is missing; expected it before the first order.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Il manque l’en-tête «&#x202f;%2&#x202f;»&#x202f;; attendu&#x202f;: avant le premier ordre.</translation>
    </message>
    <message>
        <source>A tag cannot follow the orders; expected an order or a comment.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Un en-tête ne peut pas suivre les ordres&#x202f;; attendu&#x202f;: un ordre ou un commentaire.</translation>
    </message>
    <message>
        <source>Found “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Trouvé&#x202f;: «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The checksum does not match, so the record was damaged or changed by hand; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>La somme de contrôle ne correspond pas : l’enregistrement a été endommagé ou modifié à la main ; aucune partie du jeu n’est fiable.</translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>La somme de contrôle ne correspond pas&#x202f;: l’enregistrement a été endommagé ou modifié à la main&#x202f;; attendu&#x202f;: ce qui a été écrit&#x202f;; ordres valables&#x202f;: %3 sur %n.</numerusform>
            <numerusform>La somme de contrôle ne correspond pas&#x202f;: l’enregistrement a été endommagé ou modifié à la main&#x202f;; attendu&#x202f;: ce qui a été écrit&#x202f;; ordres valables&#x202f;: %3 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>La somme de contrôle ne correspond pas&#x202f;: l’enregistrement a été endommagé ou modifié à la main&#x202f;; attendu&#x202f;: ce qui a été écrit&#x202f;; %n ordre est valable.</numerusform>
            <numerusform>La somme de contrôle ne correspond pas&#x202f;: l’enregistrement a été endommagé ou modifié à la main&#x202f;; attendu&#x202f;: ce qui a été écrit&#x202f;; %n ordres sont valables.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record breaks off; expected the rest, up to its last line; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>L’enregistrement s’interrompt&#x202f;; attendu&#x202f;: la suite, jusqu’à sa dernière ligne&#x202f;; aucune partie du jeu n’est fiable.</translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>L’enregistrement s’interrompt&#x202f;; attendu&#x202f;: la suite, jusqu’à sa dernière ligne&#x202f;; ordres valables&#x202f;: %3 sur %n.</numerusform>
            <numerusform>L’enregistrement s’interrompt&#x202f;; attendu&#x202f;: la suite, jusqu’à sa dernière ligne&#x202f;; ordres valables&#x202f;: %3 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>L’enregistrement s’interrompt&#x202f;; attendu&#x202f;: la suite, jusqu’à sa dernière ligne&#x202f;; %n ordre est valable.</numerusform>
            <numerusform>L’enregistrement s’interrompt&#x202f;; attendu&#x202f;: la suite, jusqu’à sa dernière ligne&#x202f;; %n ordres sont valables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <extracomment>What is wrong with a text that is read, where nothing more is known.</extracomment>
        <translation>Quelque chose ne va pas.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>%1 is a list of words with commas between them</extracomment>
        <translation>l’un de ces mots&#x202f;: %1</translation>
    </message>
    <message>
        <source>the end of the line or a comment</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>la fin de la ligne ou un commentaire</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>le nom d’un en-tête</translation>
    </message>
    <message>
        <source>a value in quotes</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>une valeur entre guillemets</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>un guillemet fermant</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>un entier</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>une chaîne de caractères</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a good that the chooser can produce</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>une marchandise que peut produire qui doit choisir</translation>
    </message>
    <message>
        <source>a full city</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>une ville pleine</translation>
    </message>
    <message>
        <source>an empty pool of victory points</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>une réserve de points de victoire vide</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation>À %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>An error in a file, with its place; %3 is the sentence that says what is wrong.</extracomment>
        <translation>Ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>a game record or a position</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>un enregistrement de partie ou une position</translation>
    </message>
    <message>
        <source>the version of the format, 1</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>la version du format, 1</translation>
    </message>
    <message>
        <source>a number of players from 2 to 5</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>un nombre de joueurs de 2 à 5</translation>
    </message>
    <message>
        <source>a seed from 0 to 18446744073709551615</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>une graine de 0 à 18446744073709551615</translation>
    </message>
    <message>
        <source>the number of orders played</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>le nombre d’ordres joués</translation>
    </message>
    <message>
        <source>JSON text</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>du texte JSON</translation>
    </message>
    <message>
        <source>orders, after the tags or position that start the game</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>des ordres, après les en-têtes ou la position qui ouvrent la partie</translation>
    </message>
    <message>
        <source>Only the end of the last line is missing; all moves are there.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Il ne manque que la fin de la dernière ligne&#x202f;; tous les coups y sont.</translation>
    </message>
    <message>
        <source>All moves are good, but nothing says that the last one is the end: either the program ended before it closed the file, or later moves were cut off.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Tous les coups sont valables, mais rien ne dit que le dernier est bien la fin&#x202f;: soit le programme s’est arrêté avant de fermer le fichier, soit des coups suivants ont été coupés.</translation>
    </message>
    <message>
        <source></source>
        <comment>What is wrong with a game record or a position, in messages.</comment>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>The game breaks off; expected the rest of its text; %3 of %n letter(s) is/are there.</source>
        <extracomment>An error in a game that was sent as a text in a chat; %3 is how many of its letters are there.</extracomment>
        <translation>
            <numerusform>La partie s’interrompt&#x202f;; attendu&#x202f;: la suite de son texte&#x202f;; lettres présentes&#x202f;: %3 sur %n.</numerusform>
            <numerusform>La partie s’interrompt&#x202f;; attendu&#x202f;: la suite de son texte&#x202f;; lettres présentes&#x202f;: %3 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some letters of the game are missing or changed, because they do not match the checksum; expected the text as it was copied.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Des lettres de la partie manquent ou ont été modifiées, car la somme de contrôle ne correspond pas&#x202f;; attendu&#x202f;: le texte tel qu’il a été copié.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The last game is open in another window. This window has a game of its own.</source>
        <extracomment>Said in the prompt line when Windrose runs twice.</extracomment>
        <translation>La dernière partie est ouverte dans une autre fenêtre. Cette fenêtre a sa propre partie.</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>WithArticle</name>
    <message>
        <source>a small indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une petite teinturerie d’indigo</translation>
    </message>
    <message>
        <source>the small indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la petite teinturerie d’indigo</translation>
    </message>
    <message>
        <source>a small sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une petite raffinerie de sucre</translation>
    </message>
    <message>
        <source>the small sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la petite raffinerie de sucre</translation>
    </message>
    <message>
        <source>an indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une teinturerie d’indigo</translation>
    </message>
    <message>
        <source>the indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la teinturerie d’indigo</translation>
    </message>
    <message>
        <source>a sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une raffinerie de sucre</translation>
    </message>
    <message>
        <source>the sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la raffinerie de sucre</translation>
    </message>
    <message>
        <source>a tobacco storage</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un séchoir à tabac</translation>
    </message>
    <message>
        <source>the tobacco storage</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>le séchoir à tabac</translation>
    </message>
    <message>
        <source>a coffee roaster</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une brûlerie de café</translation>
    </message>
    <message>
        <source>the coffee roaster</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la brûlerie de café</translation>
    </message>
    <message>
        <source>a small market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un petit marché</translation>
    </message>
    <message>
        <source>the small market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>le petit marché</translation>
    </message>
    <message>
        <source>a hacienda</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>une hacienda</translation>
    </message>
    <message>
        <source>the hacienda</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>l’hacienda</translation>
    </message>
    <message>
        <source>a construction hut</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une baraque de chantier</translation>
    </message>
    <message>
        <source>the construction hut</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la baraque de chantier</translation>
    </message>
    <message>
        <source>a small warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un petit entrepôt</translation>
    </message>
    <message>
        <source>the small warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>le petit entrepôt</translation>
    </message>
    <message>
        <source>a hospice</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un hospice</translation>
    </message>
    <message>
        <source>the hospice</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>l’hospice</translation>
    </message>
    <message>
        <source>an office</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un comptoir</translation>
    </message>
    <message>
        <source>the office</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>le comptoir</translation>
    </message>
    <message>
        <source>a large market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un grand marché</translation>
    </message>
    <message>
        <source>the large market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>le grand marché</translation>
    </message>
    <message>
        <source>a large warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un grand entrepôt</translation>
    </message>
    <message>
        <source>the large warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>le grand entrepôt</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>une manufacture</translation>
    </message>
    <message>
        <source>the factory</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la manufacture</translation>
    </message>
    <message>
        <source>a university</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>une université</translation>
    </message>
    <message>
        <source>the university</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>l’université</translation>
    </message>
    <message>
        <source>a harbor</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un port</translation>
    </message>
    <message>
        <source>the harbor</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>le port</translation>
    </message>
    <message>
        <source>a wharf</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un quai</translation>
    </message>
    <message>
        <source>the wharf</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>le quai</translation>
    </message>
    <message>
        <source>a guild hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une guilde</translation>
    </message>
    <message>
        <source>the guild hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la guilde</translation>
    </message>
    <message>
        <source>a residence</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>une résidence</translation>
    </message>
    <message>
        <source>the residence</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la résidence</translation>
    </message>
    <message>
        <source>a fortress</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>une forteresse</translation>
    </message>
    <message>
        <source>the fortress</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la forteresse</translation>
    </message>
    <message>
        <source>a customs house</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une douane</translation>
    </message>
    <message>
        <source>the customs house</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la douane</translation>
    </message>
    <message>
        <source>a city hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un hôtel de ville</translation>
    </message>
    <message>
        <source>the city hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>l’hôtel de ville</translation>
    </message>
    <message>
        <source>a corn plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une plantation de maïs</translation>
    </message>
    <message>
        <source>an indigo plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une plantation d’indigo</translation>
    </message>
    <message>
        <source>a sugar plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une plantation de sucre</translation>
    </message>
    <message>
        <source>a tobacco plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une plantation de tabac</translation>
    </message>
    <message>
        <source>a coffee plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>une plantation de café</translation>
    </message>
    <message>
        <source>a quarry</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>une carrière</translation>
    </message>
    <message>
        <source></source>
        <comment>Nouns with their articles, for the sentences of the log, prompt and hints.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>corn</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>maïs</translation>
    </message>
    <message>
        <source>indigo</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>indigo</translation>
    </message>
    <message>
        <source>sugar</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>sucre</translation>
    </message>
    <message>
        <source>tobacco</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>tabac</translation>
    </message>
    <message>
        <source>coffee</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>café</translation>
    </message>
    <message>
        <source>corn plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantation de maïs</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantation d’indigo</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantation de sucre</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantation de tabac</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantation de café</translation>
    </message>
    <message>
        <source>quarry</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>carrière</translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>petite teinturerie d’indigo</translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>petite raffinerie de sucre</translation>
    </message>
    <message>
        <source>indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>teinturerie d’indigo</translation>
    </message>
    <message>
        <source>sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>raffinerie de sucre</translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>séchoir à tabac</translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>brûlerie de café</translation>
    </message>
    <message>
        <source>small market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>petit marché</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>construction hut</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>baraque de chantier</translation>
    </message>
    <message>
        <source>small warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>petit entrepôt</translation>
    </message>
    <message>
        <source>hospice</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hospice</translation>
    </message>
    <message>
        <source>office</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>comptoir</translation>
    </message>
    <message>
        <source>large market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>grand marché</translation>
    </message>
    <message>
        <source>large warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>grand entrepôt</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>manufacture</translation>
    </message>
    <message>
        <source>university</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>université</translation>
    </message>
    <message>
        <source>harbor</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>port</translation>
    </message>
    <message>
        <source>wharf</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>quai</translation>
    </message>
    <message>
        <source>guild hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>guilde</translation>
    </message>
    <message>
        <source>residence</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>résidence</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>forteresse</translation>
    </message>
    <message>
        <source>customs house</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>douane</translation>
    </message>
    <message>
        <source>city hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hôtel de ville</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%n %1</numerusform>
            <numerusform>%n %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n doublon</numerusform>
            <numerusform>%n doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;4 barrels&quot;, %2 &quot;6 points&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n baril</numerusform>
            <numerusform>%n barils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source></source>
        <comment>Nouns and numbers with nouns inside sentences.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Yields</name>
    <message>
        <source>Would produce nothing now.</source>
        <extracomment>In the text over the wind rose of a player&apos;s board.</extracomment>
        <translation>Ne produirait rien maintenant.</translation>
    </message>
    <message>
        <source>Would produce now, if first: %1.</source>
        <extracomment>In the text over the role of the craftsman; %1 is a list of barrels.</extracomment>
        <translation>Produirait maintenant, en premier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>a free circle on a production building</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>un cercle libre sur un bâtiment de production</translation>
    </message>
    <message>
        <source>a colonist</source>
        <extracomment>What a role brings, inside a list.</extracomment>
        <translation>un colon</translation>
    </message>
    <message>
        <source>a barrel in the supply</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>un baril dans la réserve</translation>
    </message>
    <message>
        <source>One more barrel needs %1.</source>
        <extracomment>%1 is a list of things: &quot;a corn plantation and a colonist&quot;</extracomment>
        <translation>Pour un baril de plus, il faut %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>What a role would bring, in the text over role cards.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::AboutDialog</name>
    <message>
        <source>About Windrose</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>À propos de Windrose</translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <extracomment>What a screen reader says of the picture in About Windrose.</extracomment>
        <translation>Une rose des vents, l’emblème de Windrose</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <extracomment>A button that shows what Qt is.</extracomment>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Puerto Rico for two to five players at one computer.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Puerto Rico de deux à cinq joueurs sur un seul ordinateur.</translation>
    </message>
    <message>
        <source>Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any publisher; its drawings and texts are original.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Andreas Seyfarth a inventé le jeu. Cette édition est faite par des amateurs et n’est liée à aucun éditeur&#x202f;; ses dessins et ses textes sont originaux.</translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windrose est un logiciel libre&#x202f;: vous pouvez l’utiliser, le partager et le modifier selon les termes de la GNU General Public License, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Full license text</source>
        <extracomment>A link in the dialog about the program.</extracomment>
        <translation>Texte complet de la licence</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog about the program.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose itself does not use the internet. Look for a New Version in the Help menu opens the page of the newest version in your browser.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windrose lui-même n’utilise pas Internet. « Chercher une nouvelle version », dans le menu Aide, ouvre la page de la dernière version dans votre navigateur.</translation>
    </message>
</context>
<context>
    <name>windrose::AutosaveNotice</name>
    <message>
        <source>&amp;Try Again</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The game on the table cannot be saved in %1: %2</source>
        <extracomment>%1 is a file with its folder, %2 a sentence about what went wrong</extracomment>
        <translation>La partie en cours ne peut pas être enregistrée dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>You can play on. Windrose tries again after every move; until then the game is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while the game cannot be saved, after the reason.</extracomment>
        <translation>Vous pouvez continuer à jouer. Windrose réessaie après chaque coup&#x202f;; d’ici là, la partie n’est qu’en mémoire&#x202f;: enregistrez-la ailleurs avant de quitter.</translation>
    </message>
    <message>
        <source>The position cannot be saved in %1: %2</source>
        <extracomment>In the line above the table; %1 is the path of a folder, %2 says what is wrong with it.</extracomment>
        <translation>La position ne peut pas être enregistrée dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>You can continue. Windrose tries again after every step; until then the position is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while a position being set up cannot be saved, after the reason.</extracomment>
        <translation>Vous pouvez continuer. Windrose réessaie après chaque étape&#x202f;; d’ici là, la position n’est qu’en mémoire&#x202f;: enregistrez-la ailleurs avant de quitter.</translation>
    </message>
    <message>
        <source>The position is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>La position n’est pas enregistrée</translation>
    </message>
    <message>
        <source></source>
        <comment>The line above the table when the game cannot be saved.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::BuildingSupplyModel</name>
    <message>
        <source>price %1</source>
        <extracomment>Read out for a building of the supply; %1 is a number of doubloons.</extracomment>
        <translation>prix %1</translation>
    </message>
    <message>
        <source>owned</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>possédé</translation>
    </message>
    <message>
        <source>affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>abordable</translation>
    </message>
    <message>
        <source>not affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>trop cher</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>épuisé</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Read out for a building of the supply; %1 copies of %2 are left.</extracomment>
        <translation>reste %1 sur %2</translation>
    </message>
    <message>
        <source>Building %1</source>
        <extracomment>Read out for a place of the supply; %1 is the name of the building.</extracomment>
        <translation>Bâtiment %1</translation>
    </message>
    <message>
        <source>fills two spaces</source>
        <extracomment>A state of a large building in the supply, read aloud</extracomment>
        <translation>occupe deux cases</translation>
    </message>
    <message>
        <source></source>
        <comment>The supply of buildings, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CargoShipsModel</name>
    <message>
        <source>Cargo ship %1</source>
        <extracomment>The name of a ship for a screen reader; %1 is its capacity.</extracomment>
        <translation>Cargo %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>plein</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for a cargo ship.</extracomment>
        <translation>
            <numerusform>%n place vide</numerusform>
            <numerusform>%n places vides</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <extracomment>The text over a cargo ship; %1 is its name, %2 what it carries.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&#x202f;: %2&lt;/p&gt;&lt;p&gt;Un navire ne transporte qu’une sorte de marchandises, et deux navires ne transportent jamais la même. Un navire plein part à la fin de la phase du capitaine.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of the place on the board for a load shipped by the wharf.</extracomment>
        <translation>Quai</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>inoccupé</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>navire parti</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>occupé</translation>
    </message>
    <message>
        <source>Barrels stay aboard until the ship sails.</source>
        <extracomment>Why a barrel on a ship cannot be taken.</extracomment>
        <translation>Les barils restent à bord jusqu’au départ du navire.</translation>
    </message>
    <message>
        <source></source>
        <comment>The cargo ships and the wharf, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ChancesChart</name>
    <message numerus="yes">
        <source>Round %1, after %n move(s).</source>
        <extracomment>Read out for the last point of the diagram of chances; %1 is the number of the round.</extracomment>
        <translation>
            <numerusform>Manche %1, après %n coup.</numerusform>
            <numerusform>Manche %1, après %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, before move %2.</source>
        <extracomment>Read out for a point of the diagram of chances; %1 is the number of the round, %2 that of the move.</extracomment>
        <translation>Manche %1, avant le coup %2.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win</extracomment>
        <translation>%1 %2&#x202f;%</translation>
    </message>
    <message>
        <source>Chances to win: %1.</source>
        <extracomment>Read out for a point of the diagram; %1 is a list of players with percentages.</extracomment>
        <translation>Chances de gagner&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Chances to win by move</source>
        <extracomment>What a screen reader calls the chart of the course of the game.</extracomment>
        <translation>Chances de gagner coup par coup</translation>
    </message>
    <message>
        <source>The arrow keys read out each moment.</source>
        <extracomment>What a screen reader adds to the chart of the course of the game.</extracomment>
        <translation>Les flèches lisent chaque moment.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source></source>
        <comment>The diagram of the chances to win, in the panel of the course.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CityModel</name>
    <message>
        <source>Circle %1 of City space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the city.</extracomment>
        <translation>Cercle %1, case de ville %2</translation>
    </message>
    <message>
        <source>City space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the city.</extracomment>
        <translation>Case de ville %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <extracomment>The name of a large building&apos;s place for a screen reader; %1 and %2 count the spaces of the city.</extracomment>
        <translation>Cases de ville %1 et %2</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>sans colon</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>avec colon</translation>
    </message>
    <message>
        <source>%1 of %2 circles occupied</source>
        <extracomment>Read out for a building; %1 of its %2 circles are occupied.</extracomment>
        <translation>%1 cercles occupés sur %2</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>Case vide</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of a city.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Case de ville vide&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Un bâtiment se pose ici&#x202f;; un grand occupe deux cases voisines.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) now</source>
        <extracomment>Read out for a large building: its bonus now.</extracomment>
        <translation>
            <numerusform>rapporte actuellement %n point</numerusform>
            <numerusform>rapporte actuellement %n points</numerusform>
        </translation>
    </message>
    <message>
        <source></source>
        <comment>The city of a board, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ColonistSupplyTile</name>
    <message>
        <source>Supply %1</source>
        <extracomment>On the table, narrow: the colonists in the supply; %1 is their number, which stands alone where there is no room for the word.</extracomment>
        <translation>Réserve %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The supply of colonists on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ColonistsModel</name>
    <message>
        <source>Colonist ship</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>Navire des colons</translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>Réserve de colons</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Navire des colons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pendant la phase du maire, ses colons débarquent, un par joueur à tour de rôle, puis le navire est rempli avec la réserve.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The colonist ship is filled from here. When it cannot be filled, the round is the last.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Réserve de colons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Le navire des colons se remplit d’ici. Quand il ne peut pas être rempli, la manche est la dernière.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for the ship and the supply of colonists.</extracomment>
        <translation>
            <numerusform>%n colon</numerusform>
            <numerusform>%n colons</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists come ashore automatically when a player takes the mayor; then place yours from San Juan.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>Les colons débarquent automatiquement quand un joueur prend le maire&#x202f;; placez ensuite les vôtres depuis San Juan.</translation>
    </message>
    <message>
        <source>The supply fills the colonist ship automatically; the mayor&apos;s extra colonist comes with the role card.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>La réserve remplit le navire des colons automatiquement&#x202f;; le colon supplémentaire du maire arrive avec la carte de rôle.</translation>
    </message>
    <message>
        <source></source>
        <comment>The ship and the supply of colonists, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::Commands</name>
    <message>
        <source></source>
        <comment>Names of what keys do on the table.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Next Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Élément utilisable suivant</translation>
    </message>
    <message>
        <source>Previous Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Élément utilisable précédent</translation>
    </message>
    <message>
        <source>Next Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Previous Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Zone précédente</translation>
    </message>
    <message>
        <source>Read about a Piece</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>En lire plus sur une pièce</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerActions</name>
    <message>
        <source>&amp;Pause Computers</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Suspendre les joueurs virtuels</translation>
    </message>
    <message>
        <source>&amp;One Computer Move</source>
        <extracomment>An entry of the menu Seats: lets paused computer players play one move.</extracomment>
        <translation>Jouer &amp;un seul coup virtuel</translation>
    </message>
    <message>
        <source>&amp;Watching Speed</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Vitesse d’observation</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>Plus &amp;rapide</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>Plus &amp;lent</translation>
    </message>
    <message>
        <source>Watching speed: %1.</source>
        <extracomment>%1 is a speed such as &quot;Fast&quot;</extracomment>
        <translation>Vitesse d’observation&#x202f;: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>Entries of the menu Seats for computer players.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ComputerControls</name>
    <message>
        <source>Take over</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Reprendre la place</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>C’est à %1 (%2) de jouer. Les joueurs virtuels sont suspendus&#x202f;: Continuer les laisse jouer, Un coup n’en joue qu’un.</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) réfléchit…</translation>
    </message>
    <message>
        <source>%1 (%2) is to move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>C’est à %1 (%2) de jouer.</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <extracomment>%1 is one of Slow, Normal, Fast, At once</extracomment>
        <translation>Vitesse, %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar at the table while computers play.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CoursePanel</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>a player and an order such as &quot;Sell coffee&quot;</extracomment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Click the chart to show that moment on the table.</source>
        <extracomment>Below the chart of the course of the game.</extracomment>
        <translation>Cliquez sur le graphique pour voir ce moment sur la table.</translation>
    </message>
    <message>
        <source>Course of the Game</source>
        <extracomment>The title of the panel that shows how the chances of the players changed.</extracomment>
        <translation>Déroulement de la partie</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Moments analyzed</source>
        <extracomment>The name of the bar that shows how much of the game was analyzed.</extracomment>
        <translation>Moments analysés</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <extracomment>A button of the course of the game: undoes what came after the chosen moment.</extracomment>
        <translation>Re&amp;jouer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Choose a moment first, in the chart or among the turning points.</source>
        <extracomment>Why a button below the turning points is disabled.</extracomment>
        <translation>Choisissez d’abord un moment, sur le graphique ou parmi les tournants.</translation>
    </message>
    <message>
        <source>The table shows the game as it was at the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>La table montre la partie telle qu’elle était au moment choisi.</translation>
    </message>
    <message>
        <source>A new game continues from the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>Une nouvelle partie continue à partir du moment choisi.</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel beside the table about the course of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>&amp;Tournants</translation>
    </message>
    <message>
        <source>Sho&amp;w on the Table</source>
        <extracomment>A button of the course of the game: shows the chosen moment on the table.</extracomment>
        <translation>Afficher sur la ta&amp;ble</translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you are ready.</source>
        <extracomment>On the curtain between two persons; %1 is the name of the player to move.</extracomment>
        <translation>%1, c’est à vous de jouer. Cliquez pour continuer.</translation>
    </message>
    <message>
        <source></source>
        <comment>The curtain between the turns of two persons.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::FinishedGames</name>
    <message>
        <source></source>
        <comment>Messages and dialogs about the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The result of the game could not be saved. %1</source>
        <extracomment>After a game; %1 is a sentence that says why</extracomment>
        <translation>Le résultat de la partie n’a pas pu être enregistré. %1</translation>
    </message>
    <message>
        <source>The names could not be changed. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Les noms n’ont pas pu être modifiés. %1</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The suggested name of a file with a table of the results of games, without its ending</extracomment>
        <translation>résultats</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Tableaux (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The results could not be exported as %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Les résultats n’ont pas pu être exportés sous %1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message>
        <source>The file %1 no longer exists. It has been removed from the list.</source>
        <extracomment>A message about a file; %1 is its name.</extracomment>
        <translation>Le fichier %1 n’existe plus. Il a été retiré de la liste.</translation>
    </message>
    <message>
        <source>The pasted game is open. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Paste Game.</extracomment>
        <translation>La partie collée est ouverte. La précédente se trouve dans «&#x202f;Parties précédentes&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <extracomment>A message after several files were dropped on the window; %1 is the name of one.</extracomment>
        <translation>
            <numerusform>Une seule partie peut être ouverte à la fois&#x202f;: %1 est ouvert, %n autre fichier ne l’est pas.</numerusform>
            <numerusform>Une seule partie peut être ouverte à la fois&#x202f;: %1 est ouvert, %n autres fichiers ne le sont pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.windrose *.windrose-position *.json *.txt);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that opens a game; the parts in parentheses stay as they are.</extracomment>
        <translation>Parties (*.windrose *.windrose-position *.json *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>The name that a new file gets, before a number or the ending.</extracomment>
        <translation>partie</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Parties (*.windrose);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New game from the start</source>
        <extracomment>The title of the window of a game that was begun again from the start of another.</extracomment>
        <translation>Nouvelle partie depuis le début</translation>
    </message>
    <message>
        <source>New game from move %1</source>
        <extracomment>The title of a game that goes on from an earlier move; %1 is the number of the move.</extracomment>
        <translation>Nouvelle partie depuis le coup %1</translation>
    </message>
    <message>
        <source>This is a new game that continues from here. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Play On from Here as a New Game.</extracomment>
        <translation>Voici une nouvelle partie qui continue à partir d’ici. La précédente se trouve dans «&#x202f;Parties précédentes&#x202f;».</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>In the title of the window, after the name of the file.</extracomment>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the title of the window, after the name of the file; %1 is the number of the round.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <extracomment>Title of the window: %1 is a file, %2 &quot;Round 5&quot;; [*] is where the desktop puts its mark for unsaved changes</extracomment>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source></source>
        <comment>Titles and names of games and files, and messages about them.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::GameEvaluations</name>
    <message>
        <source>Show everyone&apos;s victory points?</source>
        <extracomment>The question before hidden points are shown.</extracomment>
        <translation>Afficher les points de victoire de tout le monde&#x202f;?</translation>
    </message>
    <message>
        <source>The other players&apos; points are hidden until the game is over. This would reveal them.</source>
        <extracomment>Explains the question whether to show the score or the course while points are hidden.</extracomment>
        <translation>Les points des autres joueurs sont cachés jusqu’à la fin de la partie. Cela les dévoilerait.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>&amp;Keep Hidden</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Laisser cachés</translation>
    </message>
    <message>
        <source></source>
        <comment>The question whether the course of a running game may be shown.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::GameLists</name>
    <message>
        <source>%1 (in %2)</source>
        <extracomment>A recent file: %1 is its name, %2 its folder</extracomment>
        <translation>%1 (dans %2)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>The only entry of the menu Open Recent when it is empty.</extracomment>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <extracomment>An entry of the menu Open Recent.</extracomment>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>%1: %2, finished</source>
        <extracomment>A game played before: %1 is when, %2 who</extracomment>
        <translation>%1&#x202f;: %2, terminée</translation>
    </message>
    <message>
        <source>%1: %2, round %3</source>
        <extracomment>A game played before: %1 is when, %2 who, %3 a round</extracomment>
        <translation>%1&#x202f;: %2, manche %3</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <extracomment>The only entry of the menu Earlier Games when it is empty.</extracomment>
        <translation>Aucune partie précédente</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of recent files and earlier games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::GoodsSupplyModel</name>
    <message>
        <source>Goods supply %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>Réserve de barils, %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for the supply of goods; %1 is a number of barrels.</extracomment>
        <translation>reste %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The supply of goods, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::HintChoice</name>
    <message>
        <source>%1. %2</source>
        <extracomment>the chance to win with an order that is advised, such as &quot;43 % to win&quot;, and the reason, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source></source>
        <comment>One of the orders in the panel of hints.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::HintPanel</name>
    <message>
        <source>Close</source>
        <extracomment>The button that closes the panel of hints.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The title of the panel of hints.</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel of hints.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Hide what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Masquer la suite probable</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>A button in the panel of hints: hides the orders that are expected to follow.</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Show what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Afficher la suite probable</translation>
    </message>
    <message>
        <source>Then…</source>
        <extracomment>A button in the panel of hints: shows the orders that are expected to follow.</extracomment>
        <translation>Ensuite…</translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Undo stops here: hidden tiles have been seen since. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>L’annulation s’arrête ici&#x202f;: des tuiles cachées ont été vues depuis. Vous pouvez changer cela dans les préférences.</translation>
    </message>
    <message>
        <source>Undo stops here: the move before was another player&apos;s. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>L’annulation s’arrête ici&#x202f;: le coup d’avant était celui d’un autre joueur. Vous pouvez changer cela dans les préférences.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.</source>
        <extracomment>Why undo does nothing, in the prompt line; Undo to the Shown Moment is an entry of the Edit menu.</extracomment>
        <translation>Vous regardez un autre moment de la partie. Revenez à la partie, ou choisissez «&#x202f;Annuler jusqu’au moment affiché&#x202f;».</translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <extracomment>Why Restart My Turn does nothing, in the prompt line.</extracomment>
        <translation>Le tour vient de commencer.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <extracomment>The question before an order is played after undo.</extracomment>
        <translation>
            <numerusform>%n coup est annulé. Continuer à jouer l’efface.</numerusform>
            <numerusform>%n coups sont annulés. Continuer à jouer les efface.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other players have moved since then. If you play on, the original game moves to Earlier Games.</source>
        <extracomment>Explains the question whether to play on after moves were undone.</extracomment>
        <translation>D’autres joueurs ont joué depuis. Si vous continuez, la partie d’origine rejoint «&#x202f;Parties précédentes&#x202f;».</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Continuer à jouer</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Play</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Ne pas jouer</translation>
    </message>
    <message>
        <source></source>
        <comment>The question before an order is played after undo.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::HowToPlayDialog</name>
    <message>
        <source>How to Play</source>
        <extracomment>The title of the help.</extracomment>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source></source>
        <comment>The window of the help, around its pages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The name of the search field of the help, and what stands in it while it is empty.</extracomment>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>A button of the help: to the entry that was read before.</extracomment>
        <translation>P&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>A button of the help: to the entry from which Back came.</extracomment>
        <translation>&amp;Suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) found</source>
        <extracomment>Below the search field of the help: how many entries contain the words.</extracomment>
        <translation>
            <numerusform>%n article trouvé</numerusform>
            <numerusform>%n articles trouvés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the island.</extracomment>
        <translation>Cercle %1, case d’île %2</translation>
    </message>
    <message>
        <source>Island space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the island.</extracomment>
        <translation>Case d’île %1</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>Case vide</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of an island.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Case d’île vide&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Une plantation ou une carrière se pose ici.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>avec colon</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>sans colon</translation>
    </message>
    <message>
        <source></source>
        <comment>The island of a board, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::KeysDialog</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The next thing you can use now, or the one before</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Prochain élément utilisable maintenant, ou le précédent</translation>
    </message>
    <message>
        <source>The next area with something you can use now, or a button</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Prochaine zone contenant un élément utilisable, ou un bouton</translation>
    </message>
    <message>
        <source>The next area of the table, usable or not</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Prochaine zone de la table, utilisable ou non</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>The next thing in the same area</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Prochain élément de la même zone</translation>
    </message>
    <message>
        <source>Use or pick up a piece, then put it down</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Utiliser ou prendre une pièce, puis la poser</translation>
    </message>
    <message>
        <source>Press the offered button, such as Done or Pass</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Activer le bouton proposé, comme Terminé ou Passer</translation>
    </message>
    <message>
        <source>Put a piece back, or close a panel or window</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Remettre une pièce en place, ou fermer un panneau ou une fenêtre</translation>
    </message>
    <message>
        <source>Read more about a piece</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>En lire plus sur une pièce</translation>
    </message>
    <message>
        <source>Get a hint</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Obtenir un conseil</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Annuler, rétablir</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Couper ou rétablir les sons</translation>
    </message>
    <message>
        <source>Larger or smaller texts</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Textes plus grands ou plus petits</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Afficher ces touches</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog that lists the keys.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Help on the piece or dialog in front of you</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Aide sur la pièce ou la fenêtre devant vous</translation>
    </message>
</context>
<context>
    <name>windrose::KeysPage</name>
    <message>
        <source></source>
        <comment>The page of the preferences where keys are changed.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>The head of a column in the list of keys.</extracomment>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The head of a column in the list of keys.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>A button in the preferences: another key is pressed next.</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Modifier la touche</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button in the preferences: the command has no key afterwards.</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Retirer la touche</translation>
    </message>
    <message>
        <source>Default Key</source>
        <extracomment>A button in the preferences: the command gets its usual keys.</extracomment>
        <translation>Touche habituelle</translation>
    </message>
    <message>
        <source>Restore the default key</source>
        <extracomment>Help for the button that undoes the change of a key.</extracomment>
        <translation>Rétablir la touche habituelle</translation>
    </message>
    <message>
        <source>Press the new key. Escape keeps the old one.</source>
        <extracomment>Said while a key is being changed.</extracomment>
        <translation>Appuyez sur la nouvelle touche. Échap garde l’ancienne.</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>The name of the field that takes the key that is pressed, for screen readers.</extracomment>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>In the list of keys: a command has other keys than usual; %1 are the usual ones.</extracomment>
        <translation>D’habitude %1</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>What a screen reader says of a command that has no key.</extracomment>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around, answering or opening menus. Press another key.</source>
        <extracomment>%1 is a key such as &quot;Tab&quot;</extracomment>
        <translation>%1 est réservé aux déplacements, aux réponses ou à l’ouverture des menus. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Pause Computers&quot;</extracomment>
        <translation>%1 est la touche de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Use %1 for “%2” Instead</source>
        <extracomment>A button; %1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>Utiliser %1 plutôt pour «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>%1 est maintenant la touche de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <extracomment>%1 is the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’a plus de touche.</translation>
    </message>
</context>
<context>
    <name>windrose::LessonBubble</name>
    <message>
        <source></source>
        <comment>The bubbles of the guided games, around their texts.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read to blind people: %1 is the name of a lesson, %2 what its bubble says</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>windrose::LessonControls</name>
    <message>
        <source></source>
        <comment>Menu entries and questions of the guided games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>You left the lesson, and the game goes on without it. Help, Learn takes it up again.</source>
        <extracomment>After a lesson was left; &quot;Help&quot; and &quot;Learn&quot; are menus</extracomment>
        <translation>Vous avez quitté la leçon, et la partie continue sans elle. «&#x202f;Aide&#x202f;», «&#x202f;Apprendre&#x202f;» permet de la reprendre.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>The name of the learner in a lesson, where no name was ever given</extracomment>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Interrupt this game for the lesson “%1”?</source>
        <extracomment>The question before a lesson takes the place of the game on the table; %1 is the name of the lesson</extracomment>
        <translation>Interrompre cette partie pour la leçon «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>The game moves to Earlier Games, where you can go on with it later.</source>
        <extracomment>Explains the question whether to begin a lesson while a game is on the table.</extracomment>
        <translation>La partie rejoint «&#x202f;Parties précédentes&#x202f;», où vous pourrez la reprendre plus tard.</translation>
    </message>
    <message>
        <source>&amp;Open the Lesson</source>
        <extracomment>A button of the question before a lesson takes the place of the game on the table</extracomment>
        <translation>&amp;Ouvrir la leçon</translation>
    </message>
</context>
<context>
    <name>windrose::LessonGuide</name>
    <message>
        <source></source>
        <comment>Buttons and titles of the bubbles of the guided games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Leave the Lesson</source>
        <extracomment>Button of a lesson&apos;s bubble: ends the lesson, which can be taken up later</extracomment>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Welcome back! The lesson goes on where you left it.</source>
        <extracomment>The first bubble of a lesson that was left before</extracomment>
        <translation>Vous revoilà&#x202f;! La leçon reprend là où vous l’avez quittée.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in a bubble of the guided games.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Start Again</source>
        <extracomment>Button of a lesson&apos;s bubble</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a lesson&apos;s last bubble, where the game has ended</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <extracomment>Button of a lesson&apos;s last bubble: the game goes on without the lesson</extracomment>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Button of a lesson&apos;s last bubble: %1 is the name of another lesson</extracomment>
        <translation>Suite&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <extracomment>A heading in the log; %1 is the number of the round.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 (not yet saved)</source>
        <extracomment>%1 is a line of the log, whose order does not stand on the disk yet</extracomment>
        <translation>%1 (pas encore enregistré)</translation>
    </message>
    <message>
        <source></source>
        <comment>Headings of the log.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>The name of the list of the log, for a screen reader.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>&amp;Show This Moment</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Afficher ce moment</translation>
    </message>
    <message>
        <source>&amp;Undo to Here</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>Annuler &amp;jusqu’ici</translation>
    </message>
    <message>
        <source>&amp;Play On from Here as a New Game</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Continuer d’ici comme nouvelle partie</translation>
    </message>
    <message>
        <source></source>
        <comment>The list of the log.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::LogTitle</name>
    <message>
        <source>Log</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log, expanded</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Journal, déplié</translation>
    </message>
    <message>
        <source>Log, collapsed</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Journal, replié</translation>
    </message>
    <message>
        <source>Collapse the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Replier le journal</translation>
    </message>
    <message>
        <source>Expand the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Déplier le journal</translation>
    </message>
    <message>
        <source></source>
        <comment>The title of the log.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::MainMenus</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>P&amp;laces</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Earlier Games</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>&amp;Parties précédentes</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Composer une position…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Copier la &amp;position</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>C&amp;oller une partie</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Conse&amp;il</translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Décomp&amp;te…</translation>
    </message>
    <message>
        <source>Course of the Ga&amp;me…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Déroulement de la partie…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Restart &amp;My Turn</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Recommencer mon &amp;tour</translation>
    </message>
    <message>
        <source>Undo to the &amp;Shown Moment</source>
        <extracomment>An entry of the Edit menu while another moment of the game is shown.</extracomment>
        <translation>Annuler jusqu’au &amp;moment affiché</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Lar&amp;ger Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texte plus pe&amp;tit</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texte &amp;normal</translation>
    </message>
    <message>
        <source>Show texts in the size set for your desktop</source>
        <extracomment>Help for the entry that returns to the usual text size.</extracomment>
        <translation>Afficher les textes à la taille réglée pour votre bureau</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>À &amp;propos de Windrose</translation>
    </message>
    <message>
        <source>Same as &amp;Desktop</source>
        <extracomment>An entry of the menu Appearance: the look of the window follows the desktop.</extracomment>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>What happened so far, move by move</source>
        <extracomment>Help for the entry that shows the log.</extracomment>
        <translation>Ce qui s’est passé jusqu’ici, coup par coup</translation>
    </message>
    <message>
        <source>The game from its start</source>
        <extracomment>Help for the entry that replays the game.</extracomment>
        <translation>La partie depuis son début</translation>
    </message>
    <message>
        <source>The table fills the screen</source>
        <extracomment>Help for the entry Full Screen.</extracomment>
        <translation>La table remplit l’écran</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <extracomment>Help for the menu of the looks.</extracomment>
        <translation>Clair, sombre ou contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Sounds for moves, for your turn and for the end of the game. The volume is in the preferences.</source>
        <extracomment>Help for the entry that turns the sounds on.</extracomment>
        <translation>Des sons pour les coups, pour votre tour et pour la fin de la partie. Le volume se règle dans les préférences.</translation>
    </message>
    <message>
        <source>&amp;Sounds (Qt Multimedia is missing)</source>
        <extracomment>The entry of the View menu where sounds cannot be played.</extracomment>
        <translation>&amp;Sons (Qt Multimedia est absent)</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Help for the entry of the sounds where they cannot be played.</extracomment>
        <translation>Les sons demandent Qt Multimedia, qui n’est pas installé ou ne fait pas partie de ce paquet.</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>Menu of the lessons, in the menu Help</extracomment>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>Resu&amp;lts of Games…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Résu&amp;ltats des parties…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <extracomment>An entry of the menu Help: opens the page of the puzzles</extracomment>
        <translation>Pro&amp;blèmes…</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Chercher une &amp;nouvelle version</translation>
    </message>
    <message>
        <source>Anal&amp;ysis…</source>
        <extracomment>An entry of the menus: a panel that analyzes the position on the table.</extracomment>
        <translation>Anal&amp;yse…</translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of the window while a position is set up</extracomment>
        <translation>Composition d’une position</translation>
    </message>
    <message>
        <source></source>
        <comment>The window around the table, and its messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::NewGameDialog</name>
    <message>
        <source>The seed is too large; the largest possible number is 18446744073709551615.</source>
        <extracomment>Why New Game cannot begin.</extracomment>
        <translation>La graine est trop grande&#x202f;; le plus grand nombre possible est 18446744073709551615.</translation>
    </message>
    <message>
        <source>New Game</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players who start with &amp;corn get 1 doubloon less</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>Commencer avec du &amp;maïs donne 1 doublon de moins</translation>
    </message>
    <message>
        <source>A corn plantation produces goods without a building, so it is the better start. This option compensates for that.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Une plantation de maïs produit sans bâtiment, c’est donc le meilleur départ. Cette option le compense.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <extracomment>In the dialog for a new game: the label of the field for the number from which all chance follows.</extracomment>
        <translation>&amp;Graine&#x202f;:</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>In the empty field for the seed: it is chosen by chance.</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a random game.</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>La même graine et les mêmes options donnent les mêmes tuiles dans le même ordre. Laissez vide pour une partie au hasard.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>The button that starts the new game.</extracomment>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog for a new game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::NewVersion</name>
    <message>
        <source></source>
        <comment>The page of the newest version.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Your browser could not be opened.</source>
        <extracomment>Said in a message after Look for a New Version.</extracomment>
        <translation>Impossible d’ouvrir votre navigateur.</translation>
    </message>
    <message>
        <source>The newest version is at %1</source>
        <extracomment>%1 is the address of a page</extracomment>
        <translation>La dernière version se trouve sur %1</translation>
    </message>
</context>
<context>
    <name>windrose::PieceMenu</name>
    <message>
        <source>&amp;Take it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Prendre &amp;sans le colon supplémentaire</translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>P&amp;oser</translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Poser ici s&amp;ans le colon</translation>
    </message>
    <message>
        <source>Put it &amp;back</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Remettre en place</translation>
    </message>
    <message>
        <source>&amp;Turn it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>Back to the &amp;box</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Remettre dans la &amp;boîte</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>Un de pl&amp;us</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>Un de &amp;moins</translation>
    </message>
    <message>
        <source>Set the &amp;number…</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Fixer le &amp;nombre…</translation>
    </message>
    <message>
        <source></source>
        <comment>The menu that a right click on a piece opens.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message>
        <source>Empty place for a plantation</source>
        <extracomment>What a screen reader calls a place without a tile.</extracomment>
        <translation>Emplacement de plantation vide</translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the face-up tiles.</extracomment>
        <translation>Plantation %1</translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Pile de carrières</translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Plantations face cachée</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <extracomment>The text over the face-down tiles; %1 says what is left.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Plantations face cachée&lt;/b&gt;&lt;/p&gt;&lt;p&gt;La prochaine rangée vient d’ici. Une hacienda occupée pioche la tuile du dessus.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <extracomment>In the text over the face-down tiles.</extracomment>
        <translation>
            <numerusform>Il y a %n tuile dans la défausse.</numerusform>
            <numerusform>Il y a %n tuiles dans la défausse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for a stack; %1 is the number of tiles.</extracomment>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>There is no plantation here.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Il n’y a pas de plantation ici.</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>Read out for a face-up tile; %1 counts the places of the row.</extracomment>
        <translation>emplacement %1</translation>
    </message>
    <message>
        <source>Take a plantation of the kind you want from the box beside the boards.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Prenez une plantation de la sorte voulue dans la boîte à côté des plateaux.</translation>
    </message>
    <message>
        <source></source>
        <comment>The face-up and face-down tiles, read out and in the text over them.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PlayerBoardModel</name>
    <message>
        <source>governor</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>gouverneur</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>The name of a board for a screen reader; %1 is the name of the player.</extracomment>
        <translation>Plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>San Juan</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translation>San Juan</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here until the next mayor phase.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Les colons sans poste attendent ici la prochaine phase du maire.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n colon</numerusform>
            <numerusform>%n colons</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind rose</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Rose des vents</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Wind rose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Doubloons and barrels are kept here, visible to all.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Rose des vents&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Les doublons et les barils sont gardés ici, visibles de tous.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n baril</numerusform>
            <numerusform>%n barils</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>Barils&#x202f;: %1</translation>
    </message>
    <message>
        <source>No colonists are waiting in San Juan.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>Aucun colon n’attend à San Juan.</translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>Il n’y a pas de baril de cette sorte.</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>Joueur virtuel&#x202f;: %1</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>joueur virtuel&#x202f;: %1</translation>
    </message>
    <message>
        <source></source>
        <comment>A player&apos;s board, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PlayerPicker</name>
    <message>
        <source>Who plays seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of who plays a seat: not a computer.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Une personne devant cet écran.</translation>
    </message>
    <message>
        <source>A person, or a computer player: the further down the list, the stronger</source>
        <extracomment>Explains the list of who plays a seat.</extracomment>
        <translation>Une personne, ou un joueur virtuel&#x202f;: plus il est bas dans la liste, plus il est fort</translation>
    </message>
    <message>
        <source>Style of the computer player on seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Style du joueur virtuel à la place %1</translation>
    </message>
    <message>
        <source>What the computer player most likes to build and do</source>
        <extracomment>Explains the list of styles of a computer player.</extracomment>
        <translation>Ce que le joueur virtuel préfère construire et faire</translation>
    </message>
    <message>
        <source>Another Program…</source>
        <extracomment>The entry that adds a program as a player, in the list of who plays a seat.</extracomment>
        <translation>Autre programme…</translation>
    </message>
    <message>
        <source>Let one of your own programs play</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Faire jouer l’un de vos propres programmes</translation>
    </message>
    <message>
        <source></source>
        <comment>The lists of who plays a seat, in dialogs.</comment>
        <translation></translation>
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
        <extracomment>Read out for the first point of the diagram; %1 is a list of players with their points.</extracomment>
        <translation>Au début&#x202f;: %1.</translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <extracomment>Read out for a point of the diagram; %1 is the round, %2 a list of players with their points.</extracomment>
        <translation>Après la manche %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source></source>
        <comment>The diagram of the points by round, with the final score.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PositionSetup</name>
    <message>
        <source>position</source>
        <extracomment>The name that a new file gets, before the ending.</extracomment>
        <translation>position</translation>
    </message>
    <message>
        <source>Save the Position</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>Positions (*.windrose-position *.json);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that saves a position; the parts in parentheses stay as they are.</extracomment>
        <translation>Positions (*.windrose-position *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard.</source>
        <extracomment>Said in the line below the table after Copy Position.</extracomment>
        <translation>La position a été copiée dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Discard the position you set up?</source>
        <extracomment>The question when leaving the table where a position is set up.</extracomment>
        <translation>Abandonner la position composée&#x202f;?</translation>
    </message>
    <message>
        <source>It has not been saved. The game continues where it was.</source>
        <extracomment>Explains the question whether to discard the position that was set up.</extracomment>
        <translation>Elle n’a pas été enregistrée. La partie reprend où elle en était.</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Enregistrer la position…</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Continuer à composer</translation>
    </message>
    <message>
        <source>The position is still being saved. The game comes back as soon as that is done.</source>
        <extracomment>Said when leaving the table where a position is set up, while the disk is slow.</extracomment>
        <translation>La position est encore en cours d’enregistrement. La partie revient dès que c’est terminé.</translation>
    </message>
    <message>
        <source></source>
        <comment>Questions and files while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Table&#x202f;:</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <extracomment>A choice in the preferences: the look or the language follows the desktop.</extracomment>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Langue&#x202f;:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Ta&amp;ille du texte&#x202f;:</translation>
    </message>
    <message>
        <source>The size of all texts; 100 % is that of your desktop.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>La taille de tous les textes&#x202f;; 100&#x202f;% est celle de votre bureau.</translation>
    </message>
    <message>
        <source>Ani&amp;mations:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Ani&amp;mations&#x202f;:</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>How fast pieces move on the table. You never have to wait for animations.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>La vitesse des pièces sur la table. Vous n’avez jamais à attendre la fin des animations.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>The heading of a page or group of the preferences.</extracomment>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Show the active player&apos;s &amp;board large</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Afficher en grand le &amp;plateau du joueur actif</translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays large, and the other players use their small boards.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Sinon, le plateau choisi reste grand et les autres joueurs utilisent leurs petits plateaux.</translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the turn passes to another person</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Fermer un &amp;rideau quand le tour passe à une autre personne</translation>
    </message>
    <message>
        <source>Points stay hidden until the next player clicks the curtain away.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Les points restent cachés jusqu’à ce que la personne suivante ouvre le rideau d’un clic.</translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>Afficher les points de &amp;victoire de tous</translation>
    </message>
    <message>
        <source>Otherwise only the points of the player to move are shown, as at a real table.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Sinon, seuls les points du joueur dont c’est le tour sont visibles, comme autour d’une vraie table.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>Jouer automatiquement les coups &amp;forcés</translation>
    </message>
    <message>
        <source>When you have only one possible move and cannot pass, it is played for you.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Quand vous n’avez qu’un seul coup possible et ne pouvez pas passer, il est joué pour vous.</translation>
    </message>
    <message>
        <source>&amp;Undo reaches back:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Annuler remonte&#x202f;:</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Jusqu’au début de la partie</translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Jusqu’au début du tour</translation>
    </message>
    <message>
        <source>A turn is everything a player decides before another player is asked.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Un tour est tout ce qu’un joueur décide avant qu’un autre soit sollicité.</translation>
    </message>
    <message>
        <source>Undo past &amp;hidden tiles that have been seen</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Annuler au-delà des tuiles &amp;cachées déjà vues</translation>
    </message>
    <message>
        <source>Otherwise undo stops where a tile was drawn or the row was dealt, because going back would reveal what comes.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Sinon, l’annulation s’arrête là où une tuile a été piochée ou la rangée révélée, car revenir en arrière dévoilerait la suite.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Thi&amp;nking time:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Temps de réfle&amp;xion&#x202f;:</translation>
    </message>
    <message>
        <source>0.3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>0,3 seconde</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>1 seconde</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>3 secondes</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>10 secondes</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a move. The levels need less than that and are equally strong on every computer.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Le temps qu’un joueur virtuel prend au plus pour un coup. Les niveaux en demandent moins et sont aussi forts sur tous les ordinateurs.</translation>
    </message>
    <message>
        <source>The &amp;Viceroy may use all the thinking time</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Le Vice-roi peut &amp;utiliser tout le temps de réflexion</translation>
    </message>
    <message>
        <source>Takes the full thinking time unless a move is clear. Much stronger.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Utilise tout le temps de réflexion, sauf si le coup est évident. Bien plus fort.</translation>
    </message>
    <message>
        <source>The Viceroy thinks on while people &amp;decide</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Le Vice-roi réfléchit aussi pendant les tours &amp;des personnes</translation>
    </message>
    <message>
        <source>Only if it may use all the thinking time. It then keeps the processor busy.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Seulement s’il peut utiliser tout le temps de réflexion. Le processeur est alors toujours occupé.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In place of the list of programs when there are none.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Computer players &amp;give reasons for their moves</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Les &amp;joueurs virtuels justifient leurs coups</translation>
    </message>
    <message>
        <source>The log shows the reason for each move.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Le journal donne la raison de chaque coup.</translation>
    </message>
    <message>
        <source>P&amp;rograms:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Pro&amp;grammes&#x202f;:</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>A button in the preferences that forgets a program.</extracomment>
        <translation>Supprim&amp;er</translation>
    </message>
    <message>
        <source>Remove this program</source>
        <extracomment>A button in the preferences.</extracomment>
        <translation>Supprimer ce programme</translation>
    </message>
    <message>
        <source>Your own programs that can play. Add them where you choose who plays a seat.</source>
        <extracomment>Above the list of programs, on the page of the preferences for computer players.</extracomment>
        <translation>Vos propres programmes capables de jouer. Ajoutez-les là où vous choisissez qui joue à une place.</translation>
    </message>
    <message>
        <source>W&amp;atching speed:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Vitesse d’&amp;observation&#x202f;:</translation>
    </message>
    <message>
        <source>Delay between computer moves</source>
        <extracomment>The explanation of a box in the preferences.</extracomment>
        <translation>Pause entre les coups des joueurs virtuels</translation>
    </message>
    <message>
        <source>&amp;Screen reader:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Lecteur d’écra&amp;n&#x202f;:</translation>
    </message>
    <message>
        <source>Announces everything</source>
        <extracomment>A choice in the preferences: what a screen reader says.</extracomment>
        <translation>Annonce tout</translation>
    </message>
    <message>
        <source>Announces what concerns me</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>Annonce ce qui me concerne</translation>
    </message>
    <message>
        <source>Announces nothing</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>N’annonce rien</translation>
    </message>
    <message>
        <source>How much of the game a screen reader announces: every move, or only what is asked of you, why something is refused, what is in your hand, and in short what the others did.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Ce qu’un lecteur d’écran annonce de la partie&#x202f;: chaque coup, ou seulement ce qui vous est demandé, pourquoi une action est refusée, ce que vous avez en main et, en bref, ce que les autres ont fait.</translation>
    </message>
    <message>
        <source></source>
        <comment>The preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <extracomment>The heading of a group of the preferences: sounds, and what a screen reader says.</extracomment>
        <translation>Sons et voix</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Langue</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <extracomment>What the search in the preferences found.</extracomment>
        <translation>
            <numerusform>%n réglage trouvé</numerusform>
            <numerusform>%n réglages trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <extracomment>In the empty search field of the preferences, and its name for a screen reader.</extracomment>
        <translation>Rechercher dans les préférences</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages of the preferences, for a screen reader.</extracomment>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>windrose::ProgramDialog</name>
    <message>
        <source>Another Program</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Autre programme</translation>
    </message>
    <message>
        <source>Any program that speaks Windrose&apos;s player protocol can play. It is started on this computer whenever it has a seat, so add only programs you trust.</source>
        <extracomment>The text at the top of the dialog that adds a program as a player.</extracomment>
        <translation>Tout programme qui parle le protocole de joueur de Windrose peut jouer. Il est lancé sur cet ordinateur dès qu’il a une place&#x202f;: n’ajoutez que des programmes de confiance.</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <extracomment>What a screen reader calls the field for the command.</extracomment>
        <translation>Commande qui lance le programme</translation>
    </message>
    <message>
        <source>The program&apos;s file in quotation marks, followed by its arguments</source>
        <extracomment>The hint in the empty field for the command.</extracomment>
        <translation>Le fichier du programme entre guillemets, suivi de ses arguments</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <extracomment>The name of a field for a screen reader.</extracomment>
        <translation>Nom du programme</translation>
    </message>
    <message>
        <source>the program&apos;s own name</source>
        <extracomment>In the empty field for the name of a program.</extracomment>
        <translation>le nom propre du programme</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Commande&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Choisir un programme</translation>
    </message>
    <message>
        <source>Another program is already called %1; choose a different name.</source>
        <extracomment>In the dialog for a program that plays; %1 is the name typed.</extracomment>
        <translation>Un autre programme s’appelle déjà %1&#x202f;; choisissez un nom différent.</translation>
    </message>
    <message>
        <source>This is not a command: %1.</source>
        <extracomment>%1 is said in English by the part that reads commands</extracomment>
        <translation>Ce n’est pas une commande&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Asking the program for its name…</source>
        <extracomment>Shown while a program that is to be added starts.</extracomment>
        <translation>Demande de son nom au programme…</translation>
    </message>
    <message>
        <source>The program does not follow the player protocol.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Le programme ne suit pas le protocole de joueur.</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Le programme ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>The program has exited.</source>
        <extracomment>In the dialog that tries a program out.</extracomment>
        <translation>Le programme s’est arrêté.</translation>
    </message>
    <message>
        <source>The program does not answer.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Le programme ne répond pas.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what the program or the system says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program answers. Choose a name for it.</source>
        <extracomment>%1 is what a program calls itself, %2 who made it</extracomment>
        <translation>Le programme répond. Choisissez-lui un nom.</translation>
    </message>
    <message>
        <source>The program answers; its author is %1. Choose a name for it.</source>
        <extracomment>In the dialog for a program that plays; %1 is who wrote the program.</extracomment>
        <translation>Le programme répond&#x202f;; son auteur&#x202f;: %1. Choisissez-lui un nom.</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog that adds a program as a player.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PromptBar</name>
    <message>
        <source>Undo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Place for me</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Placer pour moi</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <extracomment>A check box beside the question to the player to move.</extracomment>
        <translation>Prendre le colon</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source></source>
        <comment>The buttons beside the line of the prompt.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PromptSentence</name>
    <message>
        <source>Click a kind of goods on your wind rose to change what happens to it.</source>
        <extracomment>In the prompt line at the end of the captain phase, where each barrel is kept or goes back.</extracomment>
        <translation>Cliquez sur une sorte de marchandises de votre rose des vents pour changer son sort.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line of the prompt for a screen reader; %1 is what it says.</extracomment>
        <translation>Consigne, %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The line of the prompt, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PuzzleGuide</name>
    <message>
        <source></source>
        <comment>Buttons and sentences of puzzles at their table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PuzzleMode</name>
    <message>
        <source></source>
        <comment>Messages about puzzles and what is kept of them.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The file with the solved puzzles was damaged; it is now called %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Le fichier des problèmes résolus était endommagé ; il s’appelle maintenant %1.</translation>
    </message>
    <message>
        <source>The solved puzzles in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Les problèmes résolus dans %1 ne peuvent pas être lus : %2</translation>
    </message>
    <message>
        <source>The solved puzzles could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Les problèmes résolus n’ont pas pu être enregistrés. %1</translation>
    </message>
</context>
<context>
    <name>windrose::PuzzleStrip</name>
    <message>
        <source></source>
        <comment>The strip above the table of a puzzle.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button of a puzzle: helps a little</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>A button of a puzzle: another answer can be given</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>A button of a puzzle: shows the list of the puzzles</extracomment>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <extracomment>A button of a puzzle: leaves the puzzles</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Read to blind people: %1 names a puzzle, %2 is its task or what has become of it</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <extracomment>Title of the page of the puzzles
----------
Read out for the table of puzzles</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source></source>
        <comment>The page of the puzzles.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Each puzzle is a position near the end of a game. Find the best move: it is proved that every other one brings less, whatever the others do.</source>
        <extracomment>The text at the top of the page of the puzzles.</extracomment>
        <translation>Chaque problème est une position proche de la fin d’une partie. Trouvez le meilleur coup : il est prouvé que tout autre rapporte moins, quoi que fassent les autres.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Difficulté</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>Label of the choice whether solved puzzles are shown</extracomment>
        <translation>A&amp;fficher</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Read out for the choice whether solved puzzles are shown</extracomment>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button that lays the chosen puzzle on the table</extracomment>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Not yet solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Pas encore résolus</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Résolus</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzle(s) solved.</source>
        <extracomment>How many puzzles are solved; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n problème résolu sur %1.</numerusform>
            <numerusform>%n problèmes résolus sur %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>In the list of puzzles when the filters exclude every one.</extracomment>
        <translation>Aucun problème ne correspond.</translation>
    </message>
</context>
<context>
    <name>windrose::RecapPanel</name>
    <message>
        <source>Again</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Since your last move: %1</source>
        <extracomment>Read out for the ribbon of the last moves; %1 is a list of what the others did.</extracomment>
        <translation>Depuis votre dernier coup&#x202f;: %1</translation>
    </message>
    <message>
        <source>Since your last move</source>
        <extracomment>The heading of the ribbon of the last moves.</extracomment>
        <translation>Depuis votre dernier coup</translation>
    </message>
    <message>
        <source></source>
        <comment>The ribbon that tells what the others did.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ReplayBar</name>
    <message>
        <source>½×</source>
        <comment>half the usual speed of a replay</comment>
        <extracomment>The speed of the replay.</extracomment>
        <translation>½×</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the usual speed of a replay</comment>
        <extracomment>The speed of the replay.</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 (the current position)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (la position actuelle)</translation>
    </message>
    <message>
        <source>Moment of the game, %1</source>
        <extracomment>The name of the slider for a screen reader; %1 is the round and the move.</extracomment>
        <translation>Moment de la partie, %1</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>A new game starts from this moment; the game on the table is kept.</source>
        <extracomment>Help for the button of the replay that plays on from there.</extracomment>
        <translation>Une nouvelle partie commence à ce moment&#x202f;; la partie en cours est conservée.</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar of the replay.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ResultFilters</name>
    <message>
        <source>&amp;Show</source>
        <extracomment>Label of a choice on the page of results: what the table has a row for</extracomment>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>Label of a choice on the page of results: who played</extracomment>
        <translation>A&amp;vec</translation>
    </message>
    <message>
        <source>&amp;Table of</source>
        <extracomment>Label of a choice on the page of results: how many played</extracomment>
        <translation>À &amp;table</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <extracomment>Label of a choice on the page of results: when</extracomment>
        <translation>&amp;Jouées</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>Label of a field on the page of results: a text to look for</extracomment>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>What the table has a row for</source>
        <extracomment>Explains the list of the tables of the results.</extracomment>
        <translation>Contenu des lignes du tableau</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Read out for a choice on the page of results</extracomment>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <extracomment>Explains the list of periods on the page of the results.</extracomment>
        <translation>Quand les parties ont été jouées</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <extracomment>Explains the search field of the results.</extracomment>
        <translation>N’afficher que les lignes contenant ce texte</translation>
    </message>
    <message>
        <source>At any time</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>N’importe quand</translation>
    </message>
    <message>
        <source>In the last month</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>Depuis un mois</translation>
    </message>
    <message>
        <source>In the last three months</source>
        <extracomment>In the list of periods on the page of the results.</extracomment>
        <translation>Depuis trois mois</translation>
    </message>
    <message>
        <source>In the last year</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>Depuis un an</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>A choice on the page of results: games of any number of players</extracomment>
        <translation>Nombre indifférent</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice on the page of results: games of so many players</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Whose games the page of results shows: all games</extracomment>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>Any person</source>
        <extracomment>Whose games the page of results shows: those with at least one person</extracomment>
        <translation>Au moins une personne</translation>
    </message>
    <message>
        <source></source>
        <comment>The choices above the results of finished games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ResultNamesDialog</name>
    <message>
        <source></source>
        <comment>The dialog about names in the results.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 (is %2)</source>
        <extracomment>A name in the list of the names: %1 is the name, %2 the person it belongs to</extracomment>
        <translation>%1 (est %2)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <extracomment>Button: the name counts as a person of its own again</extracomment>
        <translation>&amp;Séparer</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: two names count as one person from now on</extracomment>
        <translation>&amp;Réunir</translation>
    </message>
    <message>
        <source>Take %1 out of the results?</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Retirer %1 des résultats&#x202f;?</translation>
    </message>
    <message>
        <source>The games stay, without this name. The name is also taken out of the records of these games that Windrose keeps, and this cannot be undone. Files that you have saved yourself, and Earlier Games, stay as they are.</source>
        <extracomment>Explains the question whether to take a person out of the results.</extracomment>
        <translation>Les parties restent, sans ce nom. Le nom est aussi retiré des enregistrements de ces parties que Windrose conserve, et cela ne peut pas être annulé. Les fichiers que vous avez enregistrés vous-même et les «&#x202f;Parties précédentes&#x202f;» restent tels quels.</translation>
    </message>
    <message>
        <source>&amp;Take Out</source>
        <extracomment>Button that takes a name out of the results</extracomment>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Names in the Results</source>
        <extracomment>The title of the dialog that joins names and takes them out.</extracomment>
        <translation>Noms dans les résultats</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Read out for the list of names in the results</extracomment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Is the same &amp;person as</source>
        <extracomment>Label before a choice of names: the name chosen in the list is the same person as …</extracomment>
        <translation>Est la même &amp;personne que</translation>
    </message>
    <message>
        <source>The same person</source>
        <extracomment>A button of the dialog that joins names.</extracomment>
        <translation>La même personne</translation>
    </message>
    <message>
        <source>&amp;Take Out…</source>
        <extracomment>Button that takes a name out of the results, after a question</extracomment>
        <translation>Re&amp;tirer…</translation>
    </message>
    <message>
        <source>If somebody has played under two names, choose one of them and join it to the other; both then count as one person, also in the future. Names that have played in the same game cannot be joined.</source>
        <extracomment>The text at the top of the dialog that joins names of the results.</extracomment>
        <translation>Si quelqu’un a joué sous deux noms, choisissez l’un d’eux et réunissez-le avec l’autre ; les deux comptent alors comme une seule personne, à l’avenir aussi. Des noms présents dans la même partie ne peuvent pas être réunis.</translation>
    </message>
</context>
<context>
    <name>windrose::ResultsChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A bar of a chart read out: what it is of, and its value, such as &quot;Ana: 52&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source></source>
        <comment>The chart of the results of finished games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ResultsDialog</name>
    <message>
        <source></source>
        <comment>The page of the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Results of Games</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Résultats des parties</translation>
    </message>
    <message>
        <source>Cha&amp;rt of</source>
        <extracomment>Label of the choice of the column that the chart of the results shows</extracomment>
        <translation>&amp;Graphique</translation>
    </message>
    <message>
        <source>The column that the chart shows</source>
        <extracomment>Explains the list of columns above the chart of the results.</extracomment>
        <translation>La colonne que montre le graphique</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Read out for the table of the page of results</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>Rev&amp;oir la partie</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <extracomment>Button that opens a dialog for joining names and taking them out</extracomment>
        <translation>&amp;Noms…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Exporter en CSV…</translation>
    </message>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Impossible de lire les résultats dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>There are no finished games yet. Every game that you play to its end here will appear on this page.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Il n’y a pas encore de partie terminée. Toute partie jouée ici jusqu’au bout figurera sur cette page.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 game(s)</source>
        <extracomment>How many of the kept games the page shows; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n partie sur %1</numerusform>
            <numerusform>%n parties sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 is/are damaged, from line %2. They stay in the file.</source>
        <extracomment>%1 is a file, %2 the number of the first such line</extracomment>
        <translation>
            <numerusform>%n ligne du fichier %1 est endommagée, à la ligne %2. Elle reste dans le fichier.</numerusform>
            <numerusform>%n lignes du fichier %1 sont endommagées, à partir de la ligne %2. Elles restent dans le fichier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ResultsModel</name>
    <message>
        <source></source>
        <comment>The tables of the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of the results read out: row, column, value</extracomment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>windrose::RoleCardTile</name>
    <message>
        <source>with %1</source>
        <extracomment>%1 is the name of the player on whose board the role card lies</extracomment>
        <translation>avec %1</translation>
    </message>
    <message>
        <source></source>
        <comment>A role card on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::RolesModel</name>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>pris par %1</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a role card for a screen reader; %1 is the name of the role.</extracomment>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>would bring you nothing now</source>
        <extracomment>What a screen reader adds to the name of a role card.</extracomment>
        <translation>ne vous rapporterait rien maintenant</translation>
    </message>
    <message>
        <source></source>
        <comment>The role cards, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::RoundModel</name>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>%n point de victoire restant</numerusform>
            <numerusform>%n points de victoire restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Read out for the panel of the round; %1 is its number, %2 says what is going on.</extracomment>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the panel of the round; %1 is its number.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>%n colon restant</numerusform>
            <numerusform>%n colons restants</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest city: %1 of %2 spaces</source>
        <extracomment>the filled spaces of the fullest city</extracomment>
        <translation>ville la plus remplie&#x202f;: %1 cases sur %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Read out for the panel of the round.</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the victory points run out, the colonist ship cannot be filled, or a city is full.</source>
        <extracomment>The text over the gauges that show how near the end is.</extracomment>
        <translation>La partie se termine avec la manche où les points de victoire s’épuisent, où le navire des colons ne peut pas être rempli ou où une ville est pleine.</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel of the round, with what ends the game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ScoreDialog</name>
    <message>
        <source>Final Score</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Score So Far</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Score provisoire</translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <extracomment>At the top of the score while the game goes on.</extracomment>
        <translation>Si la partie se terminait maintenant, voici quel serait le score.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Course of the Game…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Déroulement de la partie…</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the dialog with the score of an unfinished game.</extracomment>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>The points are added up.</source>
        <extracomment>In place of the result while the columns of the score come one by one.</extracomment>
        <translation>Les points sont additionnés.</translation>
    </message>
    <message>
        <source>The points are added up: %1</source>
        <extracomment>%1 is a column of the score, such as &quot;Buildings&quot;</extracomment>
        <translation>Les points sont additionnés&#x202f;: %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog with the final score.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>A button of the dialog with the final score: opens a menu to save or copy a picture of it.</extracomment>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>Enregistrer l’&amp;image…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>&amp;Copier l’image</translation>
    </message>
</context>
<context>
    <name>windrose::ScoreTable</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a part of a player&apos;s score: &quot;Buildings 18&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2. Total %3.</source>
        <extracomment>%1 is a player, %2 what adds up to the points: &quot;Ana: Chips 12, Buildings 18. Total 30.&quot;</extracomment>
        <translation>%1&#x202f;: %2. Total %3.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Players who tie in everything share a place.</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Les joueurs à égalité sur tout partagent le même rang.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Points de victoire gagnés en expédiant des marchandises</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Points imprimés sur les bâtiments, occupés ou non</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Chips, buildings and the bonuses of large buildings</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Jetons, bâtiments et bonus des grands bâtiments</translation>
    </message>
    <message>
        <source>Tiebreak</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Doubloons plus barrels, which break ties</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Doublons plus barils, qui départagent les égalités</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Read out at the end of the final score; %1 is the name of a player.</extracomment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>not owned</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>non possédé</translation>
    </message>
    <message>
        <source>0, not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>0, non occupé</translation>
    </message>
    <message>
        <source>not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>non occupé</translation>
    </message>
    <message>
        <source></source>
        <comment>The table of the final score.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SeatList</name>
    <message>
        <source>Two seats are called %1; give them different names.</source>
        <extracomment>In the dialog for a new game; %1 is the name that two seats have.</extracomment>
        <translation>Deux places s’appellent %1&#x202f;; donnez-leur des noms différents.</translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Mé&amp;langer les places</translation>
    </message>
    <message>
        <source>Put the seats in random order; seat 1 is the first governor</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Met les places dans un ordre aléatoire&#x202f;; la place 1 est le premier gouverneur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of computer player, %2 what to expect of it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Computer players take every seat but the first person&apos;s</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Les joueurs virtuels prennent toutes les places sauf celle de la première personne</translation>
    </message>
    <message>
        <source>Every seat is played by a person at this screen</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Chaque place est jouée par une personne devant cet écran</translation>
    </message>
    <message>
        <source>Fill &amp;with Computers</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Compléter en vir&amp;tuel</translation>
    </message>
    <message>
        <source>&amp;All People</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Que des &amp;personnes</translation>
    </message>
    <message>
        <source></source>
        <comment>The list of seats in the dialog for a new game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SeatMenus</name>
    <message>
        <source>&amp;Computers Play the Other Seats</source>
        <extracomment>An entry of the Seats menu: computer players take every seat but the one to move.</extracomment>
        <translation>&amp;Autres places aux joueurs virtuels</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who plays a seat: %1 is its name, %2 the kind of computer player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (person)</source>
        <extracomment>An entry of the menu Seats; %1 is the name of a player.</extracomment>
        <translation>%1 (personne)</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Personne</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Style</translation>
    </message>
    <message>
        <source>Another P&amp;rogram…</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>Autre p&amp;rogramme…</translation>
    </message>
    <message>
        <source></source>
        <comment>The menu Seats: who plays each seat.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SeatRow</name>
    <message>
        <source>Red</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Ochre</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Ocre</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Seat &amp;1 (governor)</source>
        <extracomment>The label of the first seat in the dialog for a new game.</extracomment>
        <translation>Place &amp;1 (gouverneur)</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Place &amp;%1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Couleur de la place %1</translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Monter la place %1</translation>
    </message>
    <message>
        <source>Move this player one seat earlier</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Avancer ce joueur d’une place</translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Descendre la place %1</translation>
    </message>
    <message>
        <source>Move this player one seat later</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Reculer ce joueur d’une place</translation>
    </message>
    <message>
        <source></source>
        <comment>A seat in the dialog for a new game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupBar</name>
    <message>
        <source>Undo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Enregistrer la position…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Start the Game from Here</source>
        <extracomment>A button below a position that is set up.</extracomment>
        <translation>Commencer la partie d’ici</translation>
    </message>
    <message>
        <source>No game can start from here: %1</source>
        <extracomment>In the bar while a position is set up; %1 is a sentence that says why.</extracomment>
        <translation>Aucune partie ne peut commencer d’ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 chooses a role; this is the last round.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 choisit un rôle&#x202f;; c’est la dernière manche.</translation>
    </message>
    <message>
        <source>%1 chooses a role.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 choisit un rôle.</translation>
    </message>
    <message>
        <source>Set up a position: move any piece between the box and the boards.</source>
        <extracomment>The line below the table while a position is set up.</extracomment>
        <translation>Composez une position&#x202f;: déplacez n’importe quelle pièce entre la boîte et les plateaux.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line for a screen reader; %1 is what it says.</extracomment>
        <translation>Consigne, %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is in the middle of a phase. A position always starts with the choice of a role, so the player who took the last role card chooses again.</source>
        <extracomment>Said when a position is set up from the middle of a phase.</extracomment>
        <translation>La partie est au milieu d’une phase. Une position commence toujours par le choix d’un rôle&#x202f;: qui a pris la dernière carte de rôle choisit donc de nouveau.</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <extracomment>The text over a kind of tiles while a position is set up; %1 is the name of the tile.</extracomment>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Il y a %n tuile de cette sorte face cachée. Faites-la glisser sur une île ou dans la rangée visible.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Il y a %n tuiles de cette sorte face cachée. Faites-en glisser une sur une île ou dans la rangée visible.&lt;/p&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down tiles: %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of tiles.</extracomment>
        <translation>Tuiles face cachée&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for what is in the box; %1 is a number.</extracomment>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <extracomment>The name of a place while a position is set up.</extracomment>
        <translation>Retour à la boîte</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board or a role card; it can be dragged back here.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Doublons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Faites-en glisser un sur un plateau ou une carte de rôle&#x202f;; il peut aussi revenir ici.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board; it can be dragged back here. When the pool is empty, further points still count, and it is the last round.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Points de victoire&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Faites-en glisser un sur un plateau&#x202f;; il peut aussi revenir ici. Quand la réserve est vide, les points suivants comptent quand même, et c’est la dernière manche.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back to the box&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pieces dropped here go back to their supply. The Delete key does the same.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Retour à la boîte&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Les pièces déposées ici retournent à leur réserve. La touche Suppr a le même effet.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Doubloons in the box</source>
        <extracomment>Read out for a place while a position is set up.</extracomment>
        <translation>Doublons dans la boîte</translation>
    </message>
    <message>
        <source>Victory points in the box</source>
        <extracomment>What a screen reader calls the supply of points while a position is set up.</extracomment>
        <translation>Points de victoire dans la boîte</translation>
    </message>
    <message>
        <source>Pieces dropped here go back to their supply.</source>
        <extracomment>What a screen reader adds to the box while a position is set up.</extracomment>
        <translation>Les pièces déposées ici retournent à leur réserve.</translation>
    </message>
    <message>
        <source></source>
        <comment>What is in the box while a position is set up, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupDialog</name>
    <message>
        <source>The Table</source>
        <extracomment>The title of the dialog for a position&apos;s players and rules.</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>On the boards</source>
        <extracomment>The heading of a group in the dialog for the table of a position.</extracomment>
        <translation>Sur les plateaux</translation>
    </message>
    <message>
        <source>The pieces there &amp;now</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Les pièces &amp;actuelles</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <extracomment>A choice in the dialog: nothing is laid on the table before.</extracomment>
        <translation>&amp;Rien</translation>
    </message>
    <message>
        <source>The start of a &amp;game</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Le &amp;début d’une partie</translation>
    </message>
    <message>
        <source>Only for the same number of players: other numbers use different pieces.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Seulement pour le même nombre de joueurs&#x202f;: d’autres nombres utilisent d’autres pièces.</translation>
    </message>
    <message>
        <source>The colonist ship could not be filled: this is the last &amp;round</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Le navire des colons n’a pas pu être rempli&#x202f;: c’est la dernière &amp;manche</translation>
    </message>
    <message>
        <source>A full city or an empty pool of victory points makes it the last round automatically.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Une ville pleine ou une réserve de points de victoire vide en fait automatiquement la dernière manche.</translation>
    </message>
    <message>
        <source>Set Up the Tab&amp;le</source>
        <extracomment>The title or button of the dialog for the table of a position.</extracomment>
        <translation>Préparer la ta&amp;ble</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog for players and rules of a position that is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupMode</name>
    <message>
        <source>You were setting up this position when the program ended.</source>
        <extracomment>Said at the next start after a crash.</extracomment>
        <translation>Vous étiez en train de composer cette position quand le programme s’est arrêté.</translation>
    </message>
    <message>
        <source></source>
        <comment>Setting up a position: entries and questions.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupPanel</name>
    <message>
        <source>Clear the Boards</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Vider les plateaux</translation>
    </message>
    <message>
        <source>Table…</source>
        <extracomment>The button that opens the dialog for a position&apos;s players and rules.</extracomment>
        <translation>Table…</translation>
    </message>
    <message>
        <source>Number of players, names, rule options, last round</source>
        <extracomment>Explains the button Table beside a position that is set up.</extracomment>
        <translation>Nombre de joueurs, noms, variantes, dernière manche</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <extracomment>The heading of a panel while a position is set up.</extracomment>
        <translation>Pièces dans la boîte</translation>
    </message>
</context>
<context>
    <name>windrose::SetupRound</name>
    <message>
        <source>One round later</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Une manche plus tard</translation>
    </message>
    <message>
        <source>One round earlier</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Une manche plus tôt</translation>
    </message>
    <message>
        <source></source>
        <comment>Whose turn it is while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupSeatModel</name>
    <message>
        <source>Doubloons of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>Doublons&#x202f;: %1</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>Points de victoire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Governor marker</source>
        <extracomment>The name of the piece that marks the governor, for a screen reader.</extracomment>
        <translation>Marqueur de gouverneur</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a role.</extracomment>
        <translation>Rôle %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>pris par %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Doublons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Faites-les glisser, ou appuyez sur + et −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Points de victoire&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Faites-les glisser, ou appuyez sur + et −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Governor marker&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag it onto another board. The role cards taken this round and the turn to choose move with it.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Marqueur de gouverneur&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Faites-le glisser sur un autre plateau. Les cartes de rôle prises pendant cette manche et le tour de choisir se déplacent avec lui.&lt;/p&gt;</translation>
    </message>
    <message>
        <source></source>
        <comment>A board while a position is set up, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupTools</name>
    <message>
        <source>Victory Points</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Victory points %1 has earned by shipping:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Points de victoire gagnés par %1 en expédiant&#x202f;:</translation>
    </message>
    <message>
        <source>Doubloons on the role card %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a role.</extracomment>
        <translation>Doublons sur la carte de rôle %1&#x202f;:</translation>
    </message>
    <message>
        <source>Doubloons on the board of %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Doublons sur le plateau (%1)&#x202f;:</translation>
    </message>
    <message>
        <source></source>
        <comment>Questions for numbers while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ShareMenu</name>
    <message>
        <source></source>
        <comment>The menu of pictures, the log and the game as texts, for others.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Share and E&amp;xport</source>
        <extracomment>A menu in the menu Game: pictures, the log and the game as a text, for others.</extracomment>
        <translation>P&amp;artager et exporter</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>An entry of the menus: a picture of the table as a file.</extracomment>
        <translation>Enregistrer l’&amp;image…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>An entry of the menus: a picture of the table on the clipboard.</extracomment>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <source>Save &amp;Log as Text…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Enregistrer le &amp;journal comme texte…</translation>
    </message>
    <message>
        <source>Copy L&amp;og</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Copier le jour&amp;nal</translation>
    </message>
    <message>
        <source>Copy Game for C&amp;hat</source>
        <extracomment>An entry of the menus: the game as a text that can be sent through a chat.</extracomment>
        <translation>Copier la partie pour un c&amp;hat</translation>
    </message>
</context>
<context>
    <name>windrose::Sharing</name>
    <message>
        <source></source>
        <comment>Pictures, logs and games that are given to others.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Save a Picture</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>The suggested name of a picture&apos;s file, before its ending.</extracomment>
        <translation>table</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .svg.</source>
        <extracomment>Why a picture cannot be saved; the endings are typed as they are.</extracomment>
        <translation>Le nom d’une image doit se terminer par .png ou .svg.</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>L’image a été enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The picture has been copied to the clipboard.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>L’image a été copiée dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The table could not be printed.</source>
        <extracomment>Said in the prompt line after Print.</extracomment>
        <translation>Impossible d’imprimer la table.</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Enregistrer le journal</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>The suggested name of the log&apos;s file, before its ending.</extracomment>
        <translation>journal</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of files in the dialog that asks for a file.</extracomment>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>The log has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Le journal a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The log has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>Le journal a été copié comme texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>This game is too long for a chat. Save it as a file instead.</source>
        <extracomment>Why Copy for a Chat is refused.</extracomment>
        <translation>Cette partie est trop longue pour un chat. Enregistrez-la plutôt dans un fichier.</translation>
    </message>
    <message>
        <source>The game has been copied as text for a chat. To open it, copy the text from the chat and choose Paste Game.</source>
        <extracomment>Paste Game is an entry of the menu.</extracomment>
        <translation>La partie a été copiée comme texte pour un chat. Pour l’ouvrir, copiez le texte du chat et choisissez « Coller une partie ».</translation>
    </message>
</context>
<context>
    <name>windrose::SpacesModel</name>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>occupé</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Tiles and buildings stay where they are.</source>
        <extracomment>Why a tile or a building cannot be moved, in the prompt line.</extracomment>
        <translation>Les tuiles et les bâtiments restent où ils sont.</translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <extracomment>In the text over a circle.</extracomment>
        <translation>Ce cercle est vide.</translation>
    </message>
    <message>
        <source></source>
        <comment>Circles of islands and cities, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::StoragePicker</name>
    <message>
        <source>all</source>
        <extracomment>A narrow label under a stack of barrels: all of them stay</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>un</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>rendus</translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>tous restent dans l’entrepôt</translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <extracomment>Read out for a barrel where goods to keep are chosen.</extracomment>
        <translation>un baril reste</translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>retournent à la réserve</translation>
    </message>
    <message>
        <source>Choose a kind of goods of which a single barrel stays.</source>
        <extracomment>Why the button Done is disabled at the end of the captain phase: one barrel outside the warehouses can be kept, and its kind is not chosen yet.</extracomment>
        <translation>Choisissez une sorte de marchandises dont un seul baril reste.</translation>
    </message>
    <message>
        <source></source>
        <comment>The choice of goods to keep, on the barrels.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableBars</name>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Why the replay cannot begin.</extracomment>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source></source>
        <comment>The lines and bars below the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableForm</name>
    <message>
        <source>Players</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice in the dialog for a new game.</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Places, dans le sens horaire</translation>
    </message>
    <message>
        <source>Rule options</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>Manu&amp;facture à 8 et université à 7</translation>
    </message>
    <message>
        <source>In the printed game, the factory costs 7 and the university 8. Many groups swap the two prices, because the factory is the stronger building.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Dans le jeu imprimé, la manufacture coûte 7 et l’université 8. Beaucoup échangent les deux prix, car la manufacture est le bâtiment le plus fort.</translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>Cinq joueurs&#x202f;: 126 points de &amp;victoire au lieu de 122</translation>
    </message>
    <message>
        <source>Later printings of the game include four more points, which can make a five-player game a little longer.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Les tirages plus récents du jeu contiennent quatre points de plus, ce qui peut allonger un peu une partie à cinq.</translation>
    </message>
    <message>
        <source></source>
        <comment>The form with players and rules, in the dialogs for a new game and a position.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableHint</name>
    <message>
        <source>It is a computer player&apos;s turn. Take over the seat to get a hint.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>C’est le tour d’un joueur virtuel. Reprenez sa place pour obtenir un conseil.</translation>
    </message>
    <message>
        <source>There is no decision to give a hint for.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Il n’y a aucune décision à conseiller.</translation>
    </message>
    <message>
        <source>Hints are for the current position. Return to the game first.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Les conseils portent sur la position actuelle. Revenez d’abord à la partie.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source></source>
        <comment>Hints on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableModel</name>
    <message>
        <source>There is nothing to pick up here.</source>
        <extracomment>Why nothing can be picked up, in the prompt line.</extracomment>
        <translation>Il n’y a rien à prendre ici.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a place on a board such as &quot;City space 1&quot;, %2 the player whose board it is</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source></source>
        <comment>Things on the table, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableSample</name>
    <message>
        <source></source>
        <comment>The piece of a table in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>A piece of the table as it looks now</source>
        <extracomment>What a screen reader says of the small table in the preferences.</extracomment>
        <translation>Un morceau de la table, tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>A piece of the table as it looks now. Click it to see a barrel move.</source>
        <extracomment>What a screen reader says of the sample table in the preferences.</extracomment>
        <translation>Un morceau de la table, tel qu’il est maintenant. Cliquez dessus pour voir un baril se déplacer.</translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Place vide</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds it does not hold yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <extracomment>The text over the trading house; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Maison de commerce&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Achète un baril à chaque joueur pendant une phase du marchand, d’une sorte qu’elle n’a pas encore. On la vide quand ses quatre places sont pleines.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the trading house.</extracomment>
        <translation>Maison de commerce, place %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Barrels stay in the trading house until it is emptied.</source>
        <extracomment>Why a barrel in the trading house cannot be taken.</extracomment>
        <translation>Les barils restent dans la maison de commerce jusqu’à ce qu’elle soit vidée.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>pleine</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>
            <numerusform>%n place vide</numerusform>
            <numerusform>%n places vides</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Maison de commerce</translation>
    </message>
    <message>
        <source>Prices in doubloons: %1.</source>
        <extracomment>%1 is a list such as &quot;Corn 0, Indigo 1, Sugar 2&quot;</extracomment>
        <translation>Prix en doublons&#x202f;: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>The trading house, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::UnsavedMark</name>
    <message>
        <source>Not yet saved</source>
        <extracomment>Read out for the mark of an order that is not on the disk yet.</extracomment>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>The last move is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>Le dernier coup n’est pas encore sur le disque. Il serait perdu si l’ordinateur s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>The last step is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>La dernière étape n’est pas encore sur le disque. Elle serait perdue si l’ordinateur s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source></source>
        <comment>The mark at the table that a game is not saved.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::VolumeChoice</name>
    <message>
        <source>Sound v&amp;olume:</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>Volume des &amp;sons&#x202f;:</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>Volume des sons</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The button that plays a sound to try the volume.</extracomment>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <extracomment>A button in the preferences that lets one hear how loud sounds are.</extracomment>
        <translation>Jouer un son</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Why sounds cannot be turned on, in the preferences.</extracomment>
        <translation>Les sons demandent Qt Multimedia, qui n’est pas installé ou ne fait pas partie de ce paquet.</translation>
    </message>
    <message>
        <source></source>
        <comment>The volume of the sounds, in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 turns sounds off and on.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 coupe et rétablit les sons.</translation>
    </message>
</context>
<context>
    <name>windrose::WelcomePage</name>
    <message>
        <source>Welcome! How would you like to begin?</source>
        <extracomment>The heading of the page of the very first start.</extracomment>
        <translation>Bienvenue&#x202f;! Comment voulez-vous commencer&#x202f;?</translation>
    </message>
    <message>
        <source>Against Computers</source>
        <extracomment>A button of the first page: a game against computer players.</extracomment>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>You play alone against computer players. Choose how many and how strong they are.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>Vous jouez contre des joueurs virtuels. Choisissez leur nombre et leur force.</translation>
    </message>
    <message>
        <source>Around This Table</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Autour de cette table</translation>
    </message>
    <message>
        <source>Two to five people share this screen and take turns, as at a real table.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>De deux à cinq personnes se partagent cet écran et jouent chacune à leur tour, comme autour d’une vraie table.</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>On the page of the very first start: begins the lesson &quot;A First Game&quot;</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Read how the game is played, with pictures of its pieces.</source>
        <extracomment>Below the button How to Play of the first start.</extracomment>
        <translation>Lisez comment on joue, avec des images des pièces.</translation>
    </message>
    <message>
        <source>Just Show the Table</source>
        <extracomment>A button of the page of the very first start.</extracomment>
        <translation>Voir simplement la table</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Play a first game that tells you what to do. It takes ten minutes.</source>
        <extracomment>Below the button Learn of the first start.</extracomment>
        <translation>Jouez une première partie qui vous dit quoi faire. Elle prend dix minutes.</translation>
    </message>
    <message>
        <source>Read the Rules</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Lire les règles</translation>
    </message>
</context>
<context>
    <name>windrose::WindowAutosave</name>
    <message>
        <source>The game on the table is not saved.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>La partie en cours n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>It could not be written and will be lost if you quit now.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>Elle n’a pas pu être écrite et sera perdue si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages when the game cannot be saved.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CourseList</name>
    <message>
        <source></source>
        <comment>The findings about a game, in the panel about its course.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Above an order of a player that was a mistake; %1 is a number.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>The best move in %1 of %n decision(s)</source>
        <extracomment>Below the name of a player in the findings about a game; %1 is how often the best order was found.</extracomment>
        <translation>
            <numerusform>Le meilleur coup dans %1 de %n décision</numerusform>
            <numerusform>Le meilleur coup dans %1 de %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Above an order among the turning points of a game: %1 is a number, %2 a player.</extracomment>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>The chance of %1 to win fell.</source>
        <extracomment>Below an order among the turning points of a game, after which the chance of a player, %1, fell.</extracomment>
        <translation>Les chances de gagner (%1) ont baissé.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>Below an order among the turning points of a game: %1 is an order.</extracomment>
        <translation>Mieux : %1.</translation>
    </message>
    <message>
        <source>Better (%1): %2.</source>
        <extracomment>After a sentence that the chance of a player fell: %1 is a chance such as &quot;43 % to win&quot;, %2 an order.</extracomment>
        <translation>Mieux (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Nobody made a serious mistake.</source>
        <extracomment>In the list of turning points of a game, when it is empty.</extracomment>
        <translation>Personne n’a fait d’erreur grave.</translation>
    </message>
    <message>
        <source>Looking for turning points…</source>
        <extracomment>In the course of the game, while the moves are being judged.</extracomment>
        <translation>Recherche des tournants…</translation>
    </message>
    <message numerus="yes">
        <source>%1: the best move in %2 of %n decision(s) (%3 %).</source>
        <extracomment>In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent</extracomment>
        <translation>
            <numerusform>%1 : le meilleur coup dans %2 de %n décision (%3&#x202f;%).</numerusform>
            <numerusform>%1 : le meilleur coup dans %2 de %n décisions (%3&#x202f;%).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: %3. The chance of %4 to win fell from %5 % to %6 %.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 a player (another or the same), %5 and %6 numbers</extracomment>
        <translation>Manche %1, %2&#x202f;: %3. Les chances de gagner (%4) sont passées de %5&#x202f;% à %6&#x202f;%.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 (%4). Better (%5): %6.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 and %5 chances such as &quot;43 % to win&quot;, %6 an order</extracomment>
        <translation>Manche %1, %2&#x202f;: %3 (%4). Mieux (%5)&#x202f;: %6.</translation>
    </message>
</context>
<context>
    <name>windrose::AnalysisPanel</name>
    <message>
        <source></source>
        <comment>The panel beside the table that analyzes the position.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the panel of the analysis.</extracomment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 decides. Thinking…</source>
        <extracomment>In the panel of the analysis, before anything is known; %1 is a player who must decide.</extracomment>
        <translation>%1 décide. Réflexion…</translation>
    </message>
    <message>
        <source>%1 decides. Simulations: %2.</source>
        <extracomment>In the panel of the analysis: %1 is a player who must decide, %2 a number of simulated lines of play.</extracomment>
        <translation>%1 décide. Simulations : %2.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % of the search).</source>
        <extracomment>An order in the panel of the analysis: %1 is the order, %2 a chance such as &quot;43 % to win&quot;, %3 how much of the thinking was about it, in percent</extracomment>
        <translation>%1 : %2 (%3&#x202f;% de la recherche).</translation>
    </message>
    <message>
        <source>%1: chance not known yet (%2 % of the search).</source>
        <extracomment>An order in the panel of the analysis, before its chance to win is known: %1 is the order, %2 how much of the thinking was about it, in percent</extracomment>
        <translation>%1&#x202f;: chances pas encore connues (%2&#x202f;% de la recherche).</translation>
    </message>
    <message>
        <source>Search: %1 %</source>
        <extracomment>Beside an order in the panel of the analysis: how much of the search was about it; %1 is a number.</extracomment>
        <translation>Recherche : %1&#x202f;%</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>The title of the panel that analyzes the position on the table.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Best moves</source>
        <extracomment>The list in the panel of the analysis.</extracomment>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>windrose::ChancesBars</name>
    <message>
        <source></source>
        <comment>The bars of everybody&apos;s chances to win, in the panel of the analysis.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win in whole percent, in a list</extracomment>
        <translation>%1 %2&#x202f;%</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <extracomment>What the bars of the analysis show.</extracomment>
        <translation>Chances de gagner</translation>
    </message>
</context>
</TS>
