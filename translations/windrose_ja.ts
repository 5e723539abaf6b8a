<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Announced</name>
    <message>
        <source>face-down plantation</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>裏向きのプランテーション</translation>
    </message>
    <message>
        <source>colonist</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>入植者</translation>
    </message>
    <message>
        <source>doubloon</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>victory point</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>governor</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>総督</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what a player did: &quot;Bea: Builder, small market for 1&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is one or more orders that are advised, each with the chance to win and a reason</extracomment>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <extracomment>%1 is a piece: &quot;corn plantation&quot;</extracomment>
        <translation>手に持っているもの：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) take(s) it.</source>
        <extracomment>Said by a screen reader of the piece in the hand: the number of places where it can be put.</extracomment>
        <translation>
            <numerusform>置ける場所は%nか所です。</numerusform>
        </translation>
    </message>
    <message>
        <source>It can go to: %1.</source>
        <extracomment>%1 is a list of places: &quot;Cargo ship 5, Cargo ship 7&quot;</extracomment>
        <translation>置ける場所：%1。</translation>
    </message>
    <message>
        <source>It can be put here.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>ここに置けます。</translation>
    </message>
    <message>
        <source>It can be put here: %1.</source>
        <extracomment>Said by a screen reader of the piece in the hand; %1 is a list of places.</extracomment>
        <translation>ここに置けます：%1。</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>Said by a screen reader when a piece goes back where it was taken.</extracomment>
        <translation>元の場所に戻しました。</translation>
    </message>
    <message>
        <source>In your hand.</source>
        <extracomment>Read out for a piece that is in the hand.</extracomment>
        <translation>手に持っています。</translation>
    </message>
    <message>
        <source>Takes what is in your hand.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>手に持っているものを置けます。</translation>
    </message>
    <message>
        <source>Can be used now.</source>
        <extracomment>Read out for a piece or a place that a click or a key can use now.</extracomment>
        <translation>今使えます。</translation>
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
        <translation>Windrose：1台のコンピューターで2～5人で遊ぶプエルトリコ</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>In windrose --help: what stands before &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>使い方</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In windrose --help: the place of options in &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>In windrose --help: what follows an option that takes words, &quot;--lang TEXT&quot;.</extracomment>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Positionals</source>
        <extracomment>In windrose --help: heading above what is given by its place and not by a name, which is the file.</extracomment>
        <translation>引数</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>In windrose --help: heading above the options.</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <extracomment>In windrose --help: what --help does.</extracomment>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <extracomment>In windrose --help: what --version does.</extracomment>
        <translation>プログラムのバージョンを表示して終了する</translation>
    </message>
    <message>
        <source>start a new game for this number of players, without asking</source>
        <extracomment>In windrose --help: what --players does.</extracomment>
        <translation>確認せずに、この人数の新しいゲームを始める</translation>
    </message>
    <message>
        <source>write a number from %1 to %2</source>
        <extracomment>An error of the command line after &quot;--players: &quot;; %1 and %2 are the least and the largest number.</extracomment>
        <translation>%1から%2までの数を指定してください</translation>
    </message>
    <message>
        <source>the players&apos; names: A,B,...</source>
        <extracomment>In windrose --help: what --names does.</extracomment>
        <translation>プレイヤーの名前：A,B,...</translation>
    </message>
    <message>
        <source>who plays each seat: person, or a computer player: merchant,viceroy:builder,...</source>
        <extracomment>In windrose --help: what --seats does. The words after the colons are typed as they are.</extracomment>
        <translation>各席をプレイする人：person、またはコンピュータープレイヤー：merchant,viceroy:builder,...</translation>
    </message>
    <message>
        <source>write person or a level (%1), which can have a style (%2), as in viceroy:builder</source>
        <extracomment>An error of the command line after &quot;--seats: &quot;; %1 and %2 are lists of words. The words person and viceroy:builder are typed as they are.</extracomment>
        <translation>person またはレベル（%1）を指定してください。viceroy:builder のようにスタイル（%2）も付けられます</translation>
    </message>
    <message>
        <source>the seed of a new game</source>
        <extracomment>In windrose --help: what --seed does. The seed is the number from which all chance follows.</extracomment>
        <translation>新しいゲームのシード</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <extracomment>An error of the command line after &quot;--seed: &quot;.</extracomment>
        <translation>整数を指定してください</translation>
    </message>
    <message>
        <source>start a new game with the last settings</source>
        <extracomment>In windrose --help: what --new does.</extracomment>
        <translation>前回の設定で新しいゲームを始める</translation>
    </message>
    <message>
        <source>a rule option, KEY=VALUE</source>
        <extracomment>In windrose --help: what --option does.</extracomment>
        <translation>ルールの設定、KEY=VALUE</translation>
    </message>
    <message>
        <source>write one of these: %1</source>
        <extracomment>An error of the command line after &quot;--option: &quot;; %1 is a list of words.</extracomment>
        <translation>次のいずれかを指定してください: %1</translation>
    </message>
    <message>
        <source>a game record or a position to open</source>
        <extracomment>In windrose --help: what the file is for.</extracomment>
        <translation>開くゲーム記録または局面</translation>
    </message>
    <message>
        <source>the language of the window, such as de</source>
        <extracomment>In windrose --help: what --lang does.</extracomment>
        <translation>ウィンドウの言語（deなど）</translation>
    </message>
    <message>
        <source>the look of the window: %1</source>
        <extracomment>In windrose --help: what --style does; %1 is a list of words that are typed as they are.</extracomment>
        <translation>ウィンドウの外観: %1</translation>
    </message>
    <message>
        <source>there are more entries than players</source>
        <extracomment>An error of the command line after &quot;--names: &quot; or &quot;--seats: &quot;.</extracomment>
        <translation>プレイヤーの数より多く指定されています</translation>
    </message>
    <message>
        <source>not possible with a file, which is opened as it was saved</source>
        <extracomment>An error of the command line after the name of an option that is only for new games.</extracomment>
        <translation>ファイルと一緒には使えません。ファイルは保存されたとおりに開かれます</translation>
    </message>
    <message>
        <source>not expected here: %1</source>
        <extracomment>An error of the command line; %1 is a word of it.</extracomment>
        <translation>ここでは使えません: %1</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <extracomment>An error of the command line after the name of an option and a colon.</extracomment>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>see windrose --help</source>
        <extracomment>The end of an error of the command line.</extracomment>
        <translation>windrose --help を参照してください</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the small indigo plant does: in the text over it and in the help.</extracomment>
        <translation>配置した入植者が、入植者のいるインディゴプランテーションの収穫からインディゴを1樽作ります。</translation>
    </message>
    <message>
        <source>Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the small sugar mill does: in the text over it and in the help.</extracomment>
        <translation>配置した入植者が、入植者のいる砂糖プランテーションの収穫から砂糖を1樽作ります。</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the indigo plant does: in the text over it and in the help.</extracomment>
        <translation>配置した入植者1人につき、入植者のいるインディゴプランテーション1枚の収穫からインディゴを1樽作ります。</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the sugar mill does: in the text over it and in the help.</extracomment>
        <translation>配置した入植者1人につき、入植者のいる砂糖プランテーション1枚の収穫から砂糖を1樽作ります。</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.</source>
        <extracomment>What the tobacco storage does: in the text over it and in the help.</extracomment>
        <translation>配置した入植者1人につき、入植者のいるタバコプランテーション1枚の収穫からタバコを1樽作ります。</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.</source>
        <extracomment>What the coffee roaster does: in the text over it and in the help.</extracomment>
        <translation>配置した入植者1人につき、入植者のいるコーヒープランテーション1枚の収穫からコーヒーを1樽作ります。</translation>
    </message>
    <message>
        <source>You get 1 extra doubloon for a barrel you sell to the trading house.</source>
        <extracomment>What the small market does: in the text over it and in the help.</extracomment>
        <translation>商店に樽を売ると、1ダブロン多くもらえます。</translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your usual tile.</source>
        <extracomment>What the hacienda does: in the text over it and in the help.</extracomment>
        <translation>開拓者フェイズに、まず裏向きのプランテーションを1枚引いてもかまいません。引いたタイルは必ず置きます。その後、通常どおりタイルを取ります。</translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry instead of a face-up plantation.</source>
        <extracomment>What the construction hut does: in the text over it and in the help.</extracomment>
        <translation>開拓者フェイズに、表向きのプランテーションの代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <extracomment>What the small warehouse does: in the text over it and in the help.</extracomment>
        <translation>積み込みの後、誰でも残せる1樽に加えて、商品1種類の樽をすべて残せます。</translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <extracomment>What the hospice does: in the text over it and in the help.</extracomment>
        <translation>開拓者フェイズに取るプランテーションや採石場に、入植者が1人ついてきます。農地で引いたタイルにはつきません。</translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <extracomment>What the office does: in the text over it and in the help.</extracomment>
        <translation>すでに商店にある種類の商品も売れます。</translation>
    </message>
    <message>
        <source>You get 2 extra doubloons for a barrel you sell to the trading house.</source>
        <extracomment>What the large market does: in the text over it and in the help.</extracomment>
        <translation>商店に樽を売ると、2ダブロン多くもらえます。</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <extracomment>What the large warehouse does: in the text over it and in the help.</extracomment>
        <translation>積み込みの後、誰でも残せる1樽に加えて、商品2種類の樽をすべて残せます。</translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <extracomment>What the factory does: in the text over it and in the help.</extracomment>
        <translation>監督フェイズに複数の種類の商品を生産すると、ダブロンがもらえます。2種類で1、3種類で2、4種類で3、5種類すべてで5ダブロンです。</translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <extracomment>What the university does: in the text over it and in the help.</extracomment>
        <translation>建てた建物の丸の1つに、入植者が1人ついてきます。</translation>
    </message>
    <message>
        <source>Every time you load in the captain phase, you get 1 extra victory point.</source>
        <extracomment>What the harbor does: in the text over it and in the help.</extracomment>
        <translation>船長フェイズに積み込むたびに、勝利点を1点多くもらえます。</translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <extracomment>What the wharf does: in the text over it and in the help.</extracomment>
        <translation>船長フェイズごとに1回、1種類の商品の樽すべてを自分専用の船で出荷できます。この船には何樽でも積めます。</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <extracomment>What the guild hall does: in the text over it and in the help.</extracomment>
        <translation>ゲーム終了時、自分の都市にある小さい生産施設1つにつき1点、大きい生産施設1つにつき2点です。入植者の有無は問いません。</translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <extracomment>What the residence does: in the text over it and in the help.</extracomment>
        <translation>ゲーム終了時、島の埋まっているマスが9以下なら4点、10なら5点、11なら6点、12すべてなら7点です。</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <extracomment>What the fortress does: in the text over it and in the help.</extracomment>
        <translation>ゲーム終了時、自分の個人ボードにいる入植者3人につき1点です。</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <extracomment>What the customs house does: in the text over it and in the help.</extracomment>
        <translation>ゲーム終了時、出荷で得た勝利点4点につき1点です。</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <extracomment>What the city hall does: in the text over it and in the help.</extracomment>
        <translation>ゲーム終了時、自分の都市にある紫の建物1つにつき1点です。入植者の有無は問わず、市役所自身も数えます。</translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>全員が表向きのプランテーションを1枚取り、自分の島に置きます。</translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>船にいる入植者を1人ずつ順に配り、全員が自分の入植者を好きなように配置します。</translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>全員が建物を1つ建てられます。</translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>全員が、入植者のいるプランテーションと生産施設の商品を生産します。</translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>商店に空きがあるかぎり、全員が1樽ずつ売れます。</translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for each barrel. Players who can load must load.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>全員が順番に何周でも貨物船に商品を積み込み、1樽につき勝利点を1点得ます。積める人は必ず積み込みます。</translation>
    </message>
    <message>
        <source>The other players do nothing.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>他のプレイヤーは何もしません。</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead of a plantation.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>開拓者はプランテーションの代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>市長はサプライから入植者をもう1人もらえます。</translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>建築家は支払いが1ダブロン少なくなります。</translation>
    </message>
    <message>
        <source>The craftsman gets 1 extra barrel of a kind just produced.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>監督は、生産したばかりの種類の商品をもう1樽もらえます。</translation>
    </message>
    <message>
        <source>The trader gets 1 extra doubloon for a sale.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>商人は商品を売ると1ダブロン多くもらえます。</translation>
    </message>
    <message>
        <source>The captain gets 1 extra victory point for the first load.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>船長は最初の積み込みで勝利点を1点多くもらえます。</translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>金鉱掘りは銀行から1ダブロンもらえます。</translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>入植者がいれば、監督フェイズにコーンを1樽産出します。コーンに建物は要りません。</translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>ここに入植者がいて、インディゴ桶にも加工する入植者がいれば、インディゴを産出します。</translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>ここに入植者がいて、砂糖生産所にも加工する入植者がいれば、砂糖を産出します。</translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>ここに入植者がいて、タバコ貯蔵所にも加工する入植者がいれば、タバコを産出します。</translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>ここに入植者がいて、コーヒー焙煎所にも加工する入植者がいれば、コーヒーを産出します。</translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>入植者がいれば、建物の費用が1ダブロン下がります。採石場をいくつまで数えられるかは、建物の列（1～4）で決まります。</translation>
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
        <translation>いちばん得点の増える建物を選びましょう：%1。隣り合う空きマス2つにドラッグしてください。そこで働く入植者は大学から来ます。</translation>
    </message>
    <message>
        <source>This one fills your city: %1. Drag it to your city, and the game ends with this round.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a building</extracomment>
        <translation>これで都市が埋まります：%1。都市にドラッグすると、このラウンドでゲームが終わります。</translation>
    </message>
    <message>
        <source>A game ends in one of three ways: the colonists no longer fill the ship, a city is full, or the victory chips run out. The round is always played to its end. You can choose the moment.</source>
        <extracomment>The first bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>ゲームの終わり方は3つです。植民船を補充できなくなる、誰かの都市が埋まる、勝利点チップがなくなる。どの場合も、そのラウンドは最後まで行います。いつ終わらせるかは、あなたが決めることもできます。</translation>
    </message>
    <message>
        <source>You have filled 8 of 12 spaces in your city, and you have 13 doubloons. Ana ships more than you every round, so a long game is hers. A short one can be yours.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>あなたの都市は12マスのうち8マスが埋まり、ダブロンは13あります。Anaは毎ラウンドあなたより多く出荷しているので、長引けばAnaが有利です。早く終わらせれば、あなたにもチャンスがあります。</translation>
    </message>
    <message>
        <source>The last column holds the large buildings: 4 points each, and a bonus for one thing you have many of. They fill two spaces. The bonus counts only if a colonist is in the building at the end.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply with the large buildings in its last column</extracomment>
        <translation>右端の列は大きい建物です。それぞれ4点で、さらに、あなたが多く持っているものに応じたボーナスがあります。2マスを占め、ボーナスが入るのは、終了時に入植者がいるときだけです。</translation>
    </message>
    <message>
        <source>Rest the mouse on a large building, or walk to it with the arrow keys: it says how many points it would bring you now. There is only one of each, so the right one may be gone soon.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply</extracomment>
        <translation>大きい建物の上にポインターを置くか、矢印キーで選ぶと、今なら何点になるかが表示されます。どれも1つしかないので、欲しいものはすぐになくなるかもしれません。</translation>
    </message>
    <message>
        <source>Take the builder. With the privilege and three quarries, a building for 10 costs you 6 doubloons.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>建築家を取りましょう。特権と3つの採石場があるので、費用10の建物が6ダブロンで買えます。</translation>
    </message>
    <message>
        <source>Now only two spaces are free. In the next round you are the governor and choose first: you could end the game. Until then, watch what the others gain.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>空きマスはあと2つだけです。次のラウンドではあなたが総督で、最初に選べます。つまり、ゲームを終わらせることもできます。それまでは、他の人が何を得るかを見ておきましょう。</translation>
    </message>
    <message>
        <source>Are you ahead? Count your chips, your buildings and their bonuses, and guess those of the others. Then do not wait: take the builder, and everybody gets one more role at most.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>あなたは勝っていますか？ 自分のチップ、建物、ボーナスを数え、他の人の分を見積もってみてください。勝っていそうなら、待つ理由はありません。建築家を取れば、みんなが取れる役割は多くてもあと1つです。</translation>
    </message>
    <message>
        <source>This is the last round. Whoever has not chosen yet still takes a role. What helps only later is worth nothing now; shipping and buildings count.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards, when the last round has begun</extracomment>
        <translation>これが最終ラウンドです。まだ選んでいない人は役割を取ります。後で役立つだけのものには、もう価値がありません。大切なのは出荷と建物です。</translation>
    </message>
    <message>
        <source>To remember: plan for your first large building, and have a reason to fill the last space. End the game when you are ahead; when you are behind, leave spaces free and play on.</source>
        <extracomment>The last bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>覚えておきましょう：最初の大きい建物には計画を、最後のマスには理由を。勝っているときはゲームを終わらせ、負けているときはマスを残してゲームを続けます。</translation>
    </message>
</context>
<context>
    <name>FileDevice</name>
    <message>
        <source>The system gives no reason.</source>
        <extracomment>Why a file cannot be read or written.</extracomment>
        <translation>システムからは理由が示されていません。</translation>
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
        <translation>ファイル%1を開けません。</translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>ゲームを%1として保存できません。</translation>
    </message>
    <message>
        <source>The game on the table is not affected.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>盤上のゲームに影響はありません。</translation>
    </message>
    <message>
        <source>The game is not lost: save it somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>ゲームは失われていません。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>ファイル%1は壊れています。</translation>
    </message>
    <message>
        <source>The last game cannot be opened: its file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>前回のゲームを開けません。ファイル%1が壊れています。</translation>
    </message>
    <message>
        <source>The file of the last game, %1, is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>前回のゲームのファイル%1が壊れています。</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>壊れている箇所より前の、最後の正しい手までを表示しています。</translation>
    </message>
    <message>
        <source>A new game has been started. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>新しいゲームを始めました。壊れたファイルは同じフォルダーに別の名前で残してあります。</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>壊れている箇所より前の、最後の正しい手までを表示しています。壊れたファイルは同じフォルダーに別の名前で残してあります。</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <extracomment>The message when a pasted text is no game.</extracomment>
        <translation>このテキストはゲームではありません。</translation>
    </message>
    <message>
        <source>The text is damaged.</source>
        <extracomment>Why the text of the clipboard is no game, after the title of a message.</extracomment>
        <translation>テキストが壊れています。</translation>
    </message>
    <message>
        <source>The last game cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>%1から前回のゲームを読み込めません。</translation>
    </message>
    <message>
        <source>The settings cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>%1から設定を読み込めません。</translation>
    </message>
    <message>
        <source>Windrose uses its default settings. Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windroseは初期設定で動作します。設定を変えても、終了するまでしか有効ではありません。</translation>
    </message>
    <message>
        <source>The file %1 has been changed by another window or program.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>ファイル%1は、別のウィンドウかプログラムによって変更されています。</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <extracomment>A button of the message that the file was changed by another program.</extracomment>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of a message that a game could not be saved.</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>If you overwrite it, those changes are lost.</source>
        <extracomment>Explains the question whether to overwrite a file that another program has changed.</extracomment>
        <translation>上書きすると、その変更は失われます。</translation>
    </message>
    <message>
        <source>The previous file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>元のファイルは、同じフォルダーに別の名前でそのまま残してあります。</translation>
    </message>
    <message>
        <source>The position that was being set up cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>作成中だった局面を%1から読み込めません。</translation>
    </message>
    <message>
        <source>The game continues where it was. The file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>ゲームは元のところから続きます。ファイルは同じフォルダーに別の名前でそのまま残してあります。</translation>
    </message>
    <message>
        <source>The end of the file %1 is missing.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>ファイル%1の末尾が欠けています。</translation>
    </message>
    <message>
        <source>The end of the text is missing.</source>
        <extracomment>The message when the end of a pasted text is missing.</extracomment>
        <translation>テキストの末尾が欠けています。</translation>
    </message>
    <message>
        <source>The table shows the game up to its last move.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>ゲームの最後の手までを表示しています。</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about files that cannot be opened or saved.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The settings in %1 are damaged.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>%1の設定が壊れています。</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>設定を%1に書き込めません。</translation>
    </message>
    <message>
        <source>Windrose uses all settings that can be read. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windroseは、読み込める設定をすべて使います。壊れたファイルは同じフォルダーに別の名前で残してあります。</translation>
    </message>
    <message>
        <source>Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>設定を変えても、終了するまでしか有効ではありません。</translation>
    </message>
    <message>
        <source>The file %1 cannot be saved.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>ファイル%1を保存できません。</translation>
    </message>
    <message>
        <source>Save it under another name or somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>別の名前で、または別の場所に保存してください。</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>It is a link that cannot be followed.</source>
        <extracomment>Why a game cannot be saved.</extracomment>
        <translation>たどれないリンクです。</translation>
    </message>
    <message>
        <source>It is write-protected.</source>
        <extracomment>Why a file cannot be saved, after the sentence that names it.</extracomment>
        <translation>書き込みが禁止されています。</translation>
    </message>
    <message>
        <source>%1
The file is only partly written. The complete text is next to it in %2.</source>
        <extracomment>%1 is a sentence about what went wrong, %2 a file</extracomment>
        <translation>%1
ファイルは一部しか書き込まれていません。全文は隣の%2にあります。</translation>
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
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>存在しないファイルへのリンクです。</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>ファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>通常のファイルではなく、パイプかデバイスです。</translation>
    </message>
    <message>
        <source>It is too large. Files of up to %1 can be opened.</source>
        <extracomment>%1 is an amount such as &quot;16 MiB&quot;</extracomment>
        <translation>ファイルが大きすぎます。開けるのは%1までです。</translation>
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
        <translation>ようこそ！ あなたと他の3人が、それぞれ島を発展させていきます。最後に勝利点がいちばん多い人の勝ちです。どうぞごゆっくり。このような説明が開いている間は、誰も動きません。</translation>
    </message>
    <message>
        <source>This is your island. On the left, plantations will grow: you begin with one of indigo. On the right, you will build a city. White circles are places for colonists, who do all the work.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>これがあなたの島です。左側にはプランテーションが増えていきます。最初はインディゴが1つあります。右側には都市を造ります。白い丸は入植者の場所です。仕事はすべて入植者がします。</translation>
    </message>
    <message>
        <source>A turn is simple: take one of these roles. Then everybody does what the role says, you first. Whoever took it also gets its privilege, a little extra that the others do not get.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards</extracomment>
        <translation>手番は簡単です。役割を1つ取ると、全員がその役割のアクションを行います。最初はあなたです。役割を取った人には特権もあり、他の人にはない小さなおまけがもらえます。</translation>
    </message>
    <message>
        <source>You are the governor, so you choose first. You need land before anything else: take the settler. Click the card, drag it to your board, or press Enter on it.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards; the settler is marked</extracomment>
        <translation>あなたが総督なので、最初に選べます。何よりもまず土地が必要です。開拓者を取りましょう。カードをクリックするか、自分の個人ボードにドラッグするか、カードの上でEnterを押してください。</translation>
    </message>
    <message>
        <source>The settler brings land: everybody takes one of the plantations that lie open. Only the settler may take a quarry instead. A quarry makes every building cheaper.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the plantations, after &quot;Ana takes the settler.&quot;</extracomment>
        <translation>開拓者は土地をもたらします。全員が、表向きのプランテーションを1つずつ取ります。代わりに採石場を取れるのは、開拓者を選んだ人だけです。採石場があると、どの建物も安くなります。</translation>
    </message>
    <message>
        <source>Take corn: it sells for nothing, but it needs no building, so it gives you barrels to ship very soon. Drag the tile to your island, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations with corn.</extracomment>
        <translation>コーンを取りましょう。売っても0ダブロンですが、建物がいらないので、すぐに出荷する樽が手に入ります。タイルを島にドラッグするか、タイルの上でSpace、置き場所でEnterを押してください。</translation>
    </message>
    <message>
        <source>Take a tile for your island. Drag it there, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations without corn.</extracomment>
        <translation>島に置くタイルを取ってください。島にドラッグするか、タイルの上でSpace、置き場所でEnterを押します。</translation>
    </message>
    <message>
        <source>Now everybody may buy one building. Colored ones turn a harvest into barrels: indigo, sugar, tobacco and coffee need one. Violet ones help in other ways. The builder pays one doubloon less.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, after &quot;Ana takes the builder.&quot;</extracomment>
        <translation>ここでは全員が建物を1つ買えます。色付きの建物は収穫を樽に変えます。インディゴ、砂糖、タバコ、コーヒーにはこれが必要です。紫の建物は、ほかの形で役立ちます。建築家は1ダブロン安く買えます。</translation>
    </message>
    <message>
        <source>Good. Until you press Done, you can still move all of your colonists, also those from earlier rounds. Press Done when you are satisfied.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done</extracomment>
        <translation>いいですね。「完了」を押すまでは、前のラウンドに来た人も含めて、自由に動かせます。よければ「完了」を押してください。</translation>
    </message>
    <message>
        <source>Harvest! Each occupied plantation gives its owner a barrel; all but corn also need an occupied circle in their plant. The craftsman gets one barrel more. Think of what the others harvest before you take this role.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose with its barrels, after &quot;Ana takes the craftsman.&quot;</extracomment>
        <translation>収穫です！ 入植者のいるプランテーションごとに、持ち主が1樽得ます。コーン以外は、生産施設の丸にも入植者が必要です。監督は1樽多くもらえます。この役割を取る前に、他の人が何を収穫するかも考えましょう。</translation>
    </message>
    <message>
        <source>As the craftsman you get one more barrel of a kind that you produced. Drag it from the goods supply to your wind rose.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose</extracomment>
        <translation>監督のあなたは、生産した種類の樽をもう1つもらえます。商品のサプライから自分の羅針盤にドラッグしてください。</translation>
    </message>
    <message>
        <source>You have a barrel. There are two ways to use barrels: the trader sells them for doubloons, which become buildings. The captain ships them for victory points.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>樽が手に入りました。使い道は2つです。商人では、売ってダブロンにし、それで建物を買えます。船長では、出荷して勝利点にします。</translation>
    </message>
    <message>
        <source>Now barrels go to Europe: one victory point for each. In turn everybody must load one kind, as much as fits, as long as anybody can. A ship carries a single kind, and no two ships the same. The captain gets one point extra.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships, after &quot;Ana takes the captain.&quot;</extracomment>
        <translation>樽をヨーロッパへ送ります。1樽につき勝利点1点です。全員が順番に、1種類を積めるだけ積み、誰も積めなくなるまで続けます。積める人は必ず積みます。1隻に積めるのは1種類だけで、同じ種類を2隻には積めません。船長は1点多くもらえます。</translation>
    </message>
    <message>
        <source>Your turn to load. Drag your barrels from the wind rose to the ship that the arrow shows. Your points are chips that the others cannot see.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships; an arrow leads from the barrels to a ship</extracomment>
        <translation>あなたが積む番です。羅針盤の樽を、矢印の示す船にドラッグしてください。あなたの得点はチップになり、他の人には見えません。</translation>
    </message>
    <message>
        <source>Not everything went on board, and you may keep only one barrel. Click the barrels you want to keep, then press Done. The rest goes back to the supply.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>全部は積めませんでした。残せるのは1樽だけです。残したい樽をクリックして、「完了」を押してください。それ以外はサプライに戻ります。</translation>
    </message>
    <message>
        <source>After loading, everybody keeps a single barrel and loses the rest, unless a warehouse stores it. Full ships sail and come back empty; the others wait for the next captain.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships</extracomment>
        <translation>積み込みの後、みんな1樽だけを残して、あとは失います。ただし、倉庫があれば保管できます。満杯の船は出航し、空になって戻ってきます。それ以外の船は、次の船長を待ちます。</translation>
    </message>
    <message>
        <source>The prospector is the only role for one person alone: whoever takes it gets a doubloon, and nobody else does anything. It is good when every other role would help the others more than you.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, after &quot;Ana takes the prospector.&quot;</extracomment>
        <translation>金鉱掘りは、ただ1つの1人だけの役割です。取った人が1ダブロンをもらい、他の人は何もしません。ほかのどの役割も、自分より他の人の得になるときに役立ちます。</translation>
    </message>
    <message>
        <source>Everybody may sell one barrel, as long as there is room: the house takes four, each of another kind. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4. The trader gets one more.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the trading house, after &quot;Ana takes the trader.&quot;</extracomment>
        <translation>商店に空きがあるかぎり、全員が1樽ずつ売れます。商店に入るのは、種類の違う4樽までです。コーンは0ダブロン、インディゴは1、砂糖は2、タバコは3、コーヒーは4になります。商人は1ダブロン多くもらえます。</translation>
    </message>
    <message>
        <source>Sell a barrel: drag it from your wind rose into the trading house. The doubloons are yours at once.</source>
        <extracomment>A bubble of the guided game, in the trader phase.</extracomment>
        <translation>樽を1つ売りましょう。羅針盤から商店にドラッグしてください。ダブロンはすぐにもらえます。</translation>
    </message>
    <message>
        <source>Look at the coins: each role that nobody took in the last round got a doubloon. Whoever takes the role gets the money with it. The longer it lies, the more tempting it is.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards</extracomment>
        <translation>硬貨を見てください。前のラウンドで誰も取らなかった役割には、ダブロンが1つずつ載りました。その役割を取った人がもらえます。残っているほど、魅力が増していきます。</translation>
    </message>
    <message>
        <source>The game ends with the round in which the colonists no longer fill the ship, somebody&apos;s city is full, or the victory chips run out. Until then there are many rounds.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside nothing in particular</extracomment>
        <translation>植民船を補充できなくなるか、誰かの都市が埋まるか、勝利点チップがなくなると、そのラウンドでゲームが終わります。それまでには、まだたくさんのラウンドがあります。</translation>
    </message>
    <message>
        <source>The coin on a building is its price. Above its column are the victory points (VP) that it is worth at the end. What you need now: %1. Drag it to your city.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, where the heading of each column says how many victory points (VP) its buildings are worth: %1 is a building</extracomment>
        <translation>建物に描かれたコインが値段です。列の上にあるのは、その建物が終了時にもたらす勝利点です。今必要なのは、%1です。都市にドラッグしてください。</translation>
    </message>
    <message>
        <source>The mayor brings people: this ship brought a colonist for everybody, and the mayor got one more. A plantation or a building does nothing until a colonist stands in its circle.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the colonist ship, which is empty now, after &quot;Ana takes the mayor.&quot;</extracomment>
        <translation>市長は人をもたらします。この船は全員に入植者を1人ずつ運んできて、市長は1人多くもらいました。プランテーションも建物も、丸に入植者が立つまでは働きません。</translation>
    </message>
    <message>
        <source>As they stand, you can harvest nothing: corn needs a colonist on it, other plantations one on them and one in their plant. Move your colonist, or press Done anyway.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done, when the colonists stand where they bear nothing</extracomment>
        <translation>このままでは何も収穫できません。コーンはプランテーションに入植者が1人、それ以外はプランテーションと生産施設に1人ずつ必要です。入植者を動かすか、このまま「完了」を押してください。</translation>
    </message>
    <message>
        <source>Everybody has had a role, so the first round is over. All cards are back, and the governor has moved on: %1 now chooses first, and you choose last.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the panel with the round: %1 is a player</extracomment>
        <translation>全員が役割を取ったので、最初のラウンドは終わりです。カードはすべて戻り、総督が移りました。次は%1が最初に選び、あなたが最後に選びます。</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you, and there is money on it: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked and has coins on it: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>あなたの手番です。2つのことを考えましょう。この役割で自分は何を得るか、他の人は何を得るか。まだ見ていない役割があり、お金も載っています：%1。</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>あなたの手番です。2つのことを考えましょう。この役割で自分は何を得るか、他の人は何を得るか。まだ見ていない役割があります：%1。</translation>
    </message>
    <message>
        <source>Now you know every role. Points come from two sources: barrels you ship, and buildings, by their columns from 1 to 4. Large buildings add a bonus at the end. Doubloons only break a tie.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>これで役割をすべて見ました。得点のもとは2つです。出荷した樽と、建物（列によって1～4点）です。大きい建物は、終了時にボーナスも加わります。ダブロンは、同点のときに比べるだけです。</translation>
    </message>
    <message>
        <source>You cannot afford anything useful yet. Build nothing this time; there will be another builder.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply</extracomment>
        <translation>まだ役に立つものは買えません。今回は何も建てずにおきましょう。建築家の出番はまた来ます。</translation>
    </message>
    <message>
        <source>Your colonist waits here in San Juan and wants work: click an empty circle, press Space on it, or drag the colonist there. Your corn needs only one; indigo also needs someone in its plant.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside San Juan, where colonists of the learner wait</extracomment>
        <translation>あなたの入植者は、このサンファンで待っています。仕事をあげましょう。空いている丸をクリックするか、その上でSpaceを押すか、そこへドラッグしてください。コーンならすぐに働けます。インディゴにはインディゴ桶にも人が必要です。</translation>
    </message>
    <message>
        <source>What you have would bring nothing here. Don&apos;t sell, and keep your barrels for a captain.</source>
        <extracomment>A bubble of the guided game, in the trader phase, when no sale earns anything.</extracomment>
        <translation>今持っている樽は、ここではお金になりません。売らずに、船長のために取っておきましょう。</translation>
    </message>
    <message>
        <source>Play two rounds as you like. Ask for a Hint whenever you are unsure (the key %1): it shows good moves and why. Undo takes anything back. I will come back for a last word.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line; &quot;Hint&quot; and &quot;Undo&quot; are its buttons, %1 is a key</extracomment>
        <translation>2ラウンド、好きなように遊んでみましょう。迷ったら「ヒント」（%1キー）をどうぞ。良い手とその理由がわかります。「元に戻す」を使えば、何でもやり直せます。最後にもう一度、お話しに来ます。</translation>
    </message>
    <message>
        <source>That is all you need. %1 opens the rules, %2 gives a hint, and three short lessons wait under Help, Learn. You can go on with this game as long as you like. Have fun!</source>
        <extracomment>The last bubble of the lesson &quot;A First Game&quot;; &quot;Help&quot; and &quot;Learn&quot; are entries of the menus, %1 and %2 are keys</extracomment>
        <translation>必要なことはこれで全部です。%1でルール、%2でヒントが出ます。「ヘルプ」の「遊び方を学ぶ」には、短いレッスンがあと3つあります。このゲームは好きなだけ続けられます。楽しんでください！</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>The game has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>ゲームをテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>局面をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>開けるのはこのコンピューターにあるファイルだけです。</translation>
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
        <translation>そのフォルダーは、Windroseが自分のゲームの保存に使っています。</translation>
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
        <translation>島と都市</translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>個人ボードには、タイルを12枚置ける島と、建物を4つずつ並べて12個置ける都市があります。その横には、入植者が待機するサンファンと、商品やダブロンを置く羅針盤があります。</translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. An unoccupied tile or building does nothing, but a building still scores its printed points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>丸は入植者が働ける場所です。空いていれば白、入植者がいれば緑で表示されます。入植者のいないタイルや建物には効果がありませんが、建物に記された勝利点は入ります。</translation>
    </message>
    <message>
        <source>All buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>すべての建物</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>紫の建物はいずれかのフェイズで役立ち、その他の建物は商品を作ります。列は、建物の勝利点と、数えられる採石場の上限を表します。</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>In the help on buildings: a column of the building supply, counted from 1; %1 is its number.</extracomment>
        <translation>列%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>どんなゲームか</translation>
    </message>
    <message>
        <source>Each player has an island and a city. You plant fields, construct buildings, bring in colonists to work there, and turn the harvest into goods.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>各プレイヤーは島と都市を1つずつ持っています。畑を開き、建物を建て、働いてくれる入植者を迎え、収穫を商品に変えていきます。</translation>
    </message>
    <message>
        <source>Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. Shipped overseas, they earn victory points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>商品の使い道は2つです。商店に売ればダブロンになり、建物の費用に使えます。海外へ出荷すれば勝利点になります。</translation>
    </message>
    <message>
        <source>The player with the most victory points at the end of the game wins. Points come from shipped goods, from buildings, and from the bonuses of large buildings.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>ゲーム終了時に勝利点が最も多いプレイヤーの勝ちです。勝利点は、出荷した商品、建物、大きい建物のボーナスから得られます。</translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when you choose it, and who else benefits.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>ダイスは使わず、誰かに何かを奪われることもありません。大切なのは、どの役割をいつ選ぶか、そして他に誰が得をするかです。</translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>ラウンドと役割</translation>
    </message>
    <message>
        <source>The governor starts the round and takes one of the role cards. Then everyone acts in that role, clockwise from the player who took it, who also gets a privilege. When all have acted, the next player takes one of the remaining cards, and so on.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>総督がラウンドを始め、役割カードを1枚取ります。次に、取った人から時計回りに全員がその役割のアクションを行います。取った人は特権も得ます。全員が終わったら、次のプレイヤーが残りのカードから1枚取り、これを繰り返します。</translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>3～5人では各プレイヤーが1ラウンドに役割を1つずつ取り、2人では交互に3つずつ取ります。</translation>
    </message>
    <message>
        <source>At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards are returned, and the next player becomes governor.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>ラウンドの終わりに、誰も取らなかったカードに1ダブロンずつ置きます。このお金は、誰かがそのカードと一緒に取るまで残ります。カードをすべて戻し、次のプレイヤーが総督になります。</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>ゲームの終了と得点</translation>
    </message>
    <message>
        <source>The current round becomes the last one, and is played to its end, as soon as</source>
        <extracomment>A paragraph of the help, followed by a list of three cases.</extracomment>
        <translation>次のいずれかが起こると、そのラウンドが最終ラウンドになり、最後までプレイします。</translation>
    </message>
    <message>
        <source>the colonist ship cannot be completely refilled after a mayor phase,</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>市長フェイズの後、植民船を必要な人数まで補充できない。</translation>
    </message>
    <message>
        <source>a player fills the twelfth space of their city, or</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>誰かが都市の12番目のマスを埋める。</translation>
    </message>
    <message>
        <source>the last victory point chip is taken. Points earned after that still count.</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>最後の勝利点チップがなくなる。その後に得た勝利点も数えます。</translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <extracomment>In the help, followed by a list of three things.</extracomment>
        <translation>得点は次の3つの合計です。</translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>出荷で得た勝利点</translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, occupied or not, and</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>建物に記された勝利点（1～4点ずつ、入植者の有無は問わない）</translation>
    </message>
    <message>
        <source>the bonuses of your large buildings, each only if occupied.</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>大きい建物のボーナス（入植者がいるものだけ）</translation>
    </message>
    <message>
        <source>Doubloons plus barrels break ties. If these are equal too, the victory is shared.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>同点の場合は、ダブロンと樽の合計が多い方の勝ちです。それも同じなら勝利を分け合います。</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>マウスとキーボード</translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>ドラッグ＆ドロップ</translation>
    </message>
    <message>
        <source>Drag a piece with the mouse and drop it where it belongs. Every place that accepts it glows; over any other place, the prompt explains why it does not. A piece dropped there goes back to where it came from.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>コマをマウスでドラッグし、置きたい場所で離します。置ける場所は光ります。置けない場所では、その理由が案内に表示されます。そこで離すと、コマは元の場所に戻ります。</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>2回のクリック</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Explanations</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>説明</translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt says whose turn it is, what to decide, and what happens if you pass.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>コマの上にポインターを置くと、その効果や今の費用が表示されます。案内には、誰の手番か、何を決めるのか、パスするとどうなるかが表示されます。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>知っておくと便利なこと</translation>
    </message>
    <message>
        <source>Press Enter to activate the highlighted button.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Enterキーで、強調されているボタンを押せます。</translation>
    </message>
    <message>
        <source>New fields</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>新しい畑</translation>
    </message>
    <message>
        <source>In turn, each player takes one of the face-up plantations and places it on their island. The settler may take a quarry instead.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>各プレイヤーは順番に、表向きのプランテーションを1枚取り、自分の島に置きます。開拓者は代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>Tiles are never moved or returned.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>タイルを動かしたり返したりすることはできません。</translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>農地があれば、先に裏向きのタイルを1枚引けます。引いたタイルは必ず置きます。</translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry even if you are not the settler.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>建設小屋があれば、開拓者でなくても採石場を取れます。</translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>宿屋があれば、取ったタイルに入植者が1人ついてきます。</translation>
    </message>
    <message>
        <source>Tiles that nobody takes are discarded, and a new row is dealt.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>誰も取らなかったタイルは捨て札になり、新しい列を並べます。</translation>
    </message>
    <message>
        <source>New people</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>新しい住民</translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, starting with the mayor, until the ship is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>市長はサプライから入植者を1人もらいます。続いて、船にいる入植者を市長から順に1人ずつ、船が空になるまで配ります。</translation>
    </message>
    <message>
        <source>Now everyone rearranges all of their colonists, including those already at work. A circle holds one colonist. A plantation, quarry or building works only while it is occupied.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>それから全員が、すでに働いている者も含めて、自分の入植者すべてを配置し直します。1つの丸に置けるのは1人です。プランテーション、採石場、建物は、入植者がいる間だけ機能します。</translation>
    </message>
    <message>
        <source>No colonist may wait in San Juan while a circle is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>空いている丸があるうちは、入植者をサンファンで待機させられません。</translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>丸が複数ある建物は、そこにいる入植者1人ごとに機能します。</translation>
    </message>
    <message>
        <source>At the end, the ship is refilled with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>最後に船を補充します。人数は建物の空いている丸の数と同じですが、少なくともプレイヤーの人数分です。</translation>
    </message>
    <message>
        <source>New buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>新しい建物</translation>
    </message>
    <message>
        <source>In turn, each player may build one building. The builder pays 1 doubloon less.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>各プレイヤーは順番に建物を1つ建てられます。建築家は支払いが1ダブロン少なくなります。</translation>
    </message>
    <message>
        <source>Each occupied quarry saves 1 doubloon. At most one quarry counts in the first column, two in the second, and so on.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>入植者のいる採石場1つにつき1ダブロン安くなります。数えられる採石場は、1列目の建物で1つまで、2列目で2つまで、という具合です。</translation>
    </message>
    <message>
        <source>Nobody may own two buildings of the same kind.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>同じ建物を2つ持つことはできません。</translation>
    </message>
    <message>
        <source>A large building fills two adjacent spaces. If your empty spaces are not adjacent, other buildings are moved to make room.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>大きい建物は隣り合う2マスを占めます。空きマスが隣り合っていなければ、他の建物を動かして場所を空けます。</translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>大学があれば、新しい建物に入植者が1人ついてきます。</translation>
    </message>
    <message>
        <source>The harvest</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>収穫</translation>
    </message>
    <message>
        <source>In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the craftsman takes 1 extra barrel of a kind they have just produced.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>順番に、サプライがあるかぎり、生産できる商品を受け取ります。その後、監督は生産したばかりの種類の商品をもう1樽取ります。</translation>
    </message>
    <message>
        <source>An occupied corn plantation produces a barrel of corn without a building.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>入植者のいるコーンプランテーションは、建物がなくてもコーンを1樽産出します。</translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in a matching building: one barrel for each such pair.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>その他の商品には、入植者のいるプランテーションと、対応する建物にいる入植者の両方が必要です。この1組ごとに1樽できます。</translation>
    </message>
    <message>
        <source>With a factory, producing several kinds also earns money.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>工場があれば、複数の種類を生産したときにお金ももらえます。</translation>
    </message>
    <message>
        <source>Below its barrels, a large board shows what it would produce now. A mark says what one more barrel lacks: a dashed square is a plantation, a dashed house a building, an idle circle a colonist, an empty barrel the supply.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>大きく表示された個人ボードでは、樽の下に今生産できるものが示されます。印は、もう1樽作るのに足りないものです。破線の四角はプランテーション、破線の家は建物、空いた丸は入植者、空の樽はサプライを表します。</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>商店</translation>
    </message>
    <message>
        <source>In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>各プレイヤーは順番に1樽売れます。コーンは0、インディゴは1、砂糖は2、タバコは3、コーヒーは4ダブロンになります。商人は売ると1ダブロン多くもらえます。</translation>
    </message>
    <message>
        <source>The trading house has four spaces and buys only kinds it does not hold yet.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>商店には4つのマスがあり、まだ置かれていない種類だけを買い取ります。</translation>
    </message>
    <message>
        <source>With an office you may sell a kind it already holds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>商館があれば、すでに置かれている種類も売れます。</translation>
    </message>
    <message>
        <source>A small market adds 1 doubloon to a sale, a large market 2.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>売ったとき、小さい市場で1ダブロン、大きい市場で2ダブロン増えます。</translation>
    </message>
    <message>
        <source>The phase ends when the trading house is full, and it is emptied. Otherwise its barrels stay and block their kinds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>商店が満杯になるとフェイズは終わり、商店は空になります。満杯でなければ樽は残り、その種類は売れないままです。</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>出荷</translation>
    </message>
    <message>
        <source>Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a victory point for each barrel. Players who can load must load. The captain gets 1 extra point for the first load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>順番に何周でも、各プレイヤーは1種類の樽を1隻の貨物船に積み込み、1樽につき勝利点を1点得ます。積める人は必ず積み込みます。船長は最初の積み込みで1点多くもらえます。</translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>1隻に積めるのは1種類で、同じ種類を2隻に積むことはできません。</translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible. Of several empty ships, choose one that takes the most.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>種類は選べますが、その樽をできるだけ多く積まなければなりません。空の船が複数あるときは、最も多く積める船を選びます。</translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of your own.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>造船所があれば、フェイズに1回、1種類の樽すべてを自分専用の船で出荷できます。</translation>
    </message>
    <message>
        <source>With a harbor, every load earns 1 extra point.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>港があれば、積み込むたびに1点多くもらえます。</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>商品の保管</translation>
    </message>
    <message>
        <source>When nobody can load anymore, each player keeps one barrel, plus all barrels of as many kinds as their warehouses store. Everything else returns to the supply. Full ships sail and come back empty; the others keep their load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>誰も積めなくなったら、各プレイヤーは1樽に加え、倉庫で保管できる種類数だけ、その樽をすべて残せます。残りはすべてサプライに戻します。満杯の船は出航して空で戻り、その他の船は荷を積んだままです。</translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>静かなひととき</translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>金鉱掘りは銀行から1ダブロン取ります。他の人は何もしません。</translation>
    </message>
    <message>
        <source>There are two prospector cards with five players, one with two or four, and none with three.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>金鉱掘りのカードは、5人なら2枚、2人か4人なら1枚で、3人なら使いません。</translation>
    </message>
    <message>
        <source>As in the printed game, players do not see each other&apos;s points. In the preferences you can show them all, or draw a curtain when the turn passes to another person.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>ボードゲーム版と同じく、他のプレイヤーの勝利点は見えません。設定で全員の勝利点を表示したり、手番が別の人に移るときに幕を閉じたりできます。</translation>
    </message>
    <message>
        <source>Using the program</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>プログラムの使い方</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hint (H) thinks for a moment, then offers the best move and two others, each with its chance to win and a reason. Point at one to see it on the table; a click or Enter plays it, Escape closes the hint. A hint uses only what you may see yourself.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>「ヒント」(H)は少し考えてから、最善手とほかの2手を、勝率と理由を添えて示します。ポインターを合わせると盤上に表示され、クリックかEnterキーでその手を打ち、Escキーでヒントを閉じます。ヒントが使うのは、あなた自身に見える情報だけです。</translation>
    </message>
    <message>
        <source>In the mayor phase, Place for me places your colonists.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>市長フェイズでは、「おまかせ配置」で入植者を自動的に配置できます。</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>元に戻すとやり直す</translation>
    </message>
    <message>
        <source>Undo goes back move by move to the start of the game, and Redo goes forward again. Restart My Turn goes back to the start of your turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>「元に戻す」は1手ずつゲームの最初までさかのぼり、「やり直す」は再び先へ進みます。「手番の最初に戻す」は自分の手番の最初に戻ります。</translation>
    </message>
    <message>
        <source>Undo stops where hidden tiles were seen. You can change this in the preferences, or limit undo to the turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>「元に戻す」は、裏向きのタイルが見えたところで止まります。設定でこれを変えたり、手番の中だけに制限したりできます。</translation>
    </message>
    <message>
        <source>While moves are undone, the prompt says how many. Playing on discards them; if other players&apos; moves are among them, you are asked first.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>手を元に戻している間は、その手数が案内に表示されます。そのまま続けると戻した手は破棄されます。他のプレイヤーの手が含まれるときは、事前に確認があります。</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>コンピュータープレイヤー</translation>
    </message>
    <message>
        <source>In New Game, each seat is a person or a computer player of a level. The levels, from the weakest to the strongest: %1. A style gives it preferences. The Seats menu, or the menu of a board, changes who plays a seat during the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus. %1 is a list of the levels&apos; names.</extracomment>
        <translation>「新しいゲーム」では、席ごとに人間かコンピュータープレイヤーのレベルを選びます。レベルは弱い順に、%1です。スタイルで好みも決まります。ゲーム中でも、「席」メニューか個人ボードのメニューで、誰がプレイするかを変えられます。</translation>
    </message>
    <message>
        <source>Computer players see only what a person in their place would see. The log gives reasons for their moves; you can turn this off in the preferences.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>コンピュータープレイヤーに見えるのは、同じ席の人間に見えるものだけです。ログには手の理由が表示されます。設定で表示しないようにもできます。</translation>
    </message>
    <message>
        <source>Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>「コンピューターを一時停止」(Ctrl+P)で止め、「コンピューターの手を1つ進める」(Ctrl+Shift+P)で1手だけ進めます。Ctrl+↑とCtrl+↓で、手を進める速さを変えられます。</translation>
    </message>
    <message>
        <source>Another Program… lets a program of your own play. In a game opened from a file, computers and programs wait until you choose Continue.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>「別のプログラム…」を使うと、自分のプログラムにプレイさせることができます。ファイルから開いたゲームでは、「続ける」を選ぶまでコンピューターやプログラムは待機します。</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Click a line of the log to show the table as it was then. The menu of the line goes back to that moment or continues from there as a new game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>ログの行をクリックすると、そのときの盤面が表示されます。行のメニューから、その時点に戻ったり、そこから新しいゲームとして続けたりできます。</translation>
    </message>
    <message>
        <source>Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by rounds, Space plays and pauses, Escape returns to the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>「リプレイ」(Ctrl+R)はゲームを最初から表示します。矢印キーで1手ずつ、PageUpとPageDownで1ラウンドずつ移動し、スペースキーで再生と一時停止、Escキーでゲームに戻ります。</translation>
    </message>
    <message>
        <source>Course of the Game charts everyone&apos;s chance to win after each move and lists the turning points: mistakes, with a better move for each, and moves after which a player&apos;s chance fell steeply. It stands beside the table, which shows the moment you choose; Escape closes it.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>「ゲームの経過」は、1手ごとの全員の勝率をグラフで示し、分岐点を挙げます。分岐点とは、ミス（それぞれより良い手を示します）と、誰かの勝率が大きく下がった手です。盤面の横に開き、盤面には選んだ時点が表示されます。Escキーで閉じます。</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>ゲームと局面</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Every move is saved as you make it. Quit whenever you like: Windrose continues the game at the next start. A small ring marks moves that are not on the disk yet.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>手はその場ですべて保存されます。いつ終了しても、次に起動したときに続きからプレイできます。小さな輪は、まだディスクに書き込まれていない手の印です。</translation>
    </message>
    <message>
        <source>When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>新しいゲームを始めると、それまでのゲームは「以前のゲーム」に移ります。そこには最新の%1ゲームが残ります。</translation>
    </message>
    <message>
        <source>These games are in the folder %1. A second window has a game of its own there.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>これらのゲームはフォルダー%1にあります。2つ目のウィンドウは、そこに別のゲームを持ちます。</translation>
    </message>
    <message>
        <source>If a move cannot be saved, for example because the disk is full, a strip above the table says why. You can play on, and save the game somewhere else.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>ディスクに空きがないなどの理由で手を保存できないときは、盤面の上の帯に理由が表示されます。そのままプレイを続け、ゲームを別の場所に保存することもできます。</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Save writes the game to a file of your choice. It asks before overwriting what another window or program has changed, and does not replace a write-protected file. Saving over a file follows links and keeps the file&apos;s owner, permissions and hard links.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>「保存」は、選んだファイルにゲームを書き込みます。別のウィンドウやプログラムが変更したファイルには確認してから上書きし、書き込み禁止のファイルは置き換えません。既存のファイルに保存するときはリンクをたどり、所有者、アクセス権、ハードリンクを保ちます。</translation>
    </message>
    <message>
        <source>Open files from the menu, drop them on the window, or double-click them. A file can have at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard as text.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>ファイルは、メニューから開くか、ウィンドウにドロップするか、ダブルクリックして開きます。大きさは16MiBまでです。「ゲームをコピー」と「ゲームを貼り付け」で、ゲームや局面をテキストとしてクリップボード経由でやり取りできます。</translation>
    </message>
    <message>
        <source>A damaged file is opened up to its last good move, and you are told where the damage is. The damaged file itself is kept; if it is the saved last game, as a copy whose name ends in .damaged.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>壊れたファイルは、最後の正しい手まで開き、壊れている箇所をお知らせします。壊れたファイル自体は残します。保存されていた前回のゲームの場合は、末尾が.damagedの名前でコピーを残します。</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of a page of the help, and of the window while a position is set up.</extracomment>
        <translation>局面の作成</translation>
    </message>
    <message>
        <source>Set Up a Position in the Game menu copies the position to a table of its own, while the game waits. Move any piece between the box and the boards by dragging, by clicking, or with the keyboard. Like a game, the position is saved at every step and is still there after a crash, with undo and redo.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>「ゲーム」メニューの「局面の作成」を選ぶと、今の局面が別の盤に写されます。その間ゲームは待機します。ドラッグ、クリック、キーボードのどれでも、コマを箱と個人ボードの間で自由に動かせます。局面はゲームと同じく一手ごとに保存され、異常終了しても残り、元に戻すこともやり直すこともできます。</translation>
    </message>
    <message>
        <source>Delete puts a piece back into the box, + and − change a number, and a double click turns a large building. Pieces that are used up cannot be placed.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Deleteキーでコマを箱に戻し、+キーと−キーで数を変え、ダブルクリックで大きい建物の向きを変えます。使い切ったコマは置けません。</translation>
    </message>
    <message>
        <source>Table… changes the number of players, their names and the options. Start the Game from Here plays on from the position as a new game; Save Position and Copy Position write it as text that opens like a game.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>「テーブル…」では、プレイヤーの人数、名前、ルールを変えられます。「ここからゲームを開始」はその局面から新しいゲームを始めます。「局面を保存」と「局面をコピー」は局面をテキストにします。このテキストはゲームと同じように開けます。</translation>
    </message>
    <message>
        <source>Every move is shown piece by piece while the prompt describes it. Any key or click shows the rest at once; the speed is in the preferences.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>どの手もコマ1つずつ動いて表示され、案内がその内容を伝えます。何かキーを押すかクリックすると、残りをすぐに表示します。速さは設定で変えられます。</translation>
    </message>
    <message>
        <source>An outline marks what each player&apos;s last move changed on the board. When your turn comes, a ribbon lists what the others did; Again shows it once more.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>各プレイヤーの直前の手で個人ボードのどこが変わったかは、枠で示されます。自分の手番になると、他のプレイヤーがしたことが帯に並びます。「もう一度」でその動きをもう一度見られます。</translation>
    </message>
    <message>
        <source>Rest the pointer on a role card to read what the role would bring each player now. A card with a 0 would bring you nothing.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>役割カードにポインターを置くと、その役割で今それぞれのプレイヤーが何を得るかがわかります。0と書かれたカードでは、あなたは何も得られません。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only, and so does an empty circle while a colonist waits in San Juan.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>コマをクリックし、次に場所をクリックします。役割カードは1回のクリックで取れます。サンファンに入植者がいるときは、空いている丸も1回のクリックで埋まります。</translation>
    </message>
    <message>
        <source>What you can use now has a thin outline with a dot in its corner. A circle that takes a colonist has a plus.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>今使えるものには、角に点の付いた細い枠が付きます。入植者を置ける丸には＋が付きます。</translation>
    </message>
    <message>
        <source>Three gauges beside the role cards show how near the end is: the victory points left, the colonists left, and the fullest city.</source>
        <extracomment>A paragraph of the help about the end of the game.</extracomment>
        <translation>役割カードの横の3つのメーターは、終了がどれだけ近いかを示します。残りの勝利点、残りの入植者、最も埋まっている都市です。</translation>
    </message>
    <message>
        <source>N goes to the next thing you can use, Tab to the next such part of the table, the arrow keys move within a part. Space picks up and puts down; while you carry a piece, all of these visit only places that accept it. Escape puts it back. ? shows all keys.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Nキーは次に使えるものへ、Tabキーは使えるものがある次の領域へ移動し、矢印キーは領域の中を動きます。スペースキーでコマを取ったり置いたりします。コマを持っている間は、置ける場所だけを移動します。Escキーでコマを戻します。?キーですべてのキーを表示します。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>There are sounds for the pieces, for your turn after others moved, and for the end of the game. M turns the sounds off and on; their volume is in the preferences.</source>
        <extracomment>In the help on sounds.</extracomment>
        <translation>コマの動き、他のプレイヤーの後に自分の手番が来たとき、ゲームの終了時に音が鳴ります。Mキーで音を切り替えます。音量は設定で変えられます。</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Larger Text (Ctrl++) and Smaller Text (Ctrl+-) in the View menu change the size of all texts, from 80 to 200 percent of the usual one; Ctrl+0 returns to it. On a small table, texts grow as far as their places allow.</source>
        <extracomment>In the help on the size of texts; names of entries are those of the menus.</extracomment>
        <translation>「表示」メニューの「文字を大きく」(Ctrl++)と「文字を小さく」(Ctrl+-)で、すべての文字の大きさを標準の80～200%に変えられます。Ctrl+0で標準に戻ります。小さな盤面では、場所の許すかぎり大きくなります。</translation>
    </message>
    <message>
        <source></source>
        <comment>The pages of the help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>A chapter of the help: its goal, a round and the end.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Roles</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>役割</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>建物</translation>
    </message>
    <message>
        <source>Tiles and goods</source>
        <extracomment>A chapter of the help: plantations, the quarry, and the kinds of goods.</extracomment>
        <translation>タイルと商品</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>A chapter of the help: the parts of the table and of a player&apos;s board.</extracomment>
        <translation>盤の上</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>A chapter of the help: what the window offers.</extracomment>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>Below an entry of the help: %1 is a list of other entries, &quot;Mayor · San Juan&quot;.</extracomment>
        <translation>関連項目：%1</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>都市</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>島</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the help on keys: a key and what it does.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hidden points</source>
        <extracomment>The title of an entry of the help: points that players do not see of each other, and the curtain.</extracomment>
        <translation>隠された得点</translation>
    </message>
    <message>
        <source>The preferences change how the table looks and sounds, how fast moves are shown, what undo may take back, and what players see of each other. Each of them takes effect at once.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>設定では、盤の見た目と音、手を表示する速さ、元に戻せる範囲、プレイヤー同士に見えるものを変えられます。変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>Finished games on this computer are kept with the players, their points and their buildings. The pages count them by player, seat, building and length; filters choose games, and each game can be opened in the replay. Nothing leaves this computer.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>終わったゲームは、プレイヤー、得点、建物とともにこのコンピューターに残ります。ページでは、プレイヤー、席、建物、長さごとに集計します。フィルターでゲームを絞り込み、それぞれをリプレイで開けます。データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>Learn in the Help menu leads through a first game at the table, and three short lessons show shipping, money and the end. A note beside a piece says one thing at a time. Play as you like in between; a lesson can be left at any moment and taken up again.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>「ヘルプ」メニューの「遊び方を学ぶ」では、盤の上で最初のゲームを案内します。3つの短いレッスンでは、出荷、お金、ゲームの終わりを学べます。コマの横の説明は、一度に1つのことだけを伝えます。その間は自由に遊べます。レッスンはいつでも抜けて、後で再開できます。</translation>
    </message>
    <message>
        <source>Puzzles in the Help menu are positions near the end of a game. Play the best move for the player whose turn it is. It is proved that every other move brings less, because everything that can follow was tried. After a wrong move you are told what it would lead to; after the right one, the rest of the game is shown. A hint says a little more each time. Your game waits and comes back as it was, and your solved puzzles are remembered.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>ヘルプメニューの問題は、ゲーム終盤の局面です。手番のプレイヤーの最善手を選んでください。その後に起こりうることをすべて調べ、他の手では劣ることが証明されています。間違えるとその手の結果がわかり、正解すると最後まで進みます。ヒントは少しずつ詳しくなります。進行中のゲームはそのまま待っていて、解いた問題は記録されます。</translation>
    </message>
    <message>
        <source>A puzzle that is on the table when you quit is there again at the next start; Back to the Game returns to your game.</source>
        <extracomment>In the help, about puzzles; &quot;Back to the Game&quot; is the button beside a puzzle.</extracomment>
        <translation>終了したときテーブルに出ていた問題は、次に起動すると最初の局面から始まります。「ゲームに戻る」で進行中のゲームに戻ります。</translation>
    </message>
    <message>
        <source>Sharing</source>
        <extracomment>The title of an entry of the help: pictures, the log and games as texts, for others.</extracomment>
        <translation>共有</translation>
    </message>
    <message>
        <source>Share and Export in the Game menu saves, copies and, where that is possible, prints a picture of the table as you see it. It also saves or copies the log as text. The window with the score has a button for its own picture.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>「ゲーム」メニューの「共有とエクスポート」では、見えているとおりのテーブルの画像を保存、コピーし、可能な環境では印刷できます。ログもテキストとして保存またはコピーできます。得点のウィンドウには、その画像のためのボタンがあります。</translation>
    </message>
    <message>
        <source>Copy Game for Chat copies the game as a short text that can be sent in a chat; Paste Game opens it again, here or on another computer.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>「ゲームをチャット用にコピー」は、チャットで送れる短いテキストとしてゲームをコピーします。「ゲームを貼り付け」で、このコンピューターでも別のコンピューターでも、また開けます。</translation>
    </message>
    <message>
        <source>Then… also shows what is expected to follow each move.</source>
        <extracomment>In the help on hints; Then… is a button.</extracomment>
        <translation>「その後…」は、それぞれの手の後の予想も示します。</translation>
    </message>
    <message>
        <source>Below them it says how often each player found the best move, and lists each player&apos;s mistakes.</source>
        <extracomment>A paragraph of the help on the course of the game, below the text about its list of mistakes.</extracomment>
        <translation>その下に、各プレイヤーが最善手を選んだ回数と、そのミスを示します。</translation>
    </message>
    <message>
        <source>Analysis thinks about the position on the table for as long as it is open. It shows everyone&apos;s chance to win and the five best moves, and goes with undo and replay.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>「分析」は、開いている間、テーブルの局面を考え続けます。全員の勝率と5つの最善手を示し、元に戻す操作やリプレイにも追従します。</translation>
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
            <numerusform>丸%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1; %2, %3, two city spaces.</source>
        <extracomment>%1 is &quot;10 doubloons&quot;, %2 &quot;4 victory points&quot;, %3 &quot;1 circle&quot;</extracomment>
        <translation>費用%1。%2、%3、都市の2マスを使用。</translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <extracomment>In the text over a building: %1 is the price in doubloons, %2 the circles, %3 the victory points, each with its noun.</extracomment>
        <translation>費用%1。%2、%3。</translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation>今の支払い：%1。</translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <extracomment>In the text over a building: how many doubloons are missing.</extracomment>
        <translation>
            <numerusform>%nダブロン足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <extracomment>In the text over a building of which no copy is left.</extracomment>
        <translation>売り切れです。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>残り%1（全%n個）。</numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <extracomment>In the sum of a price: %1 is what the role of the builder takes off.</extracomment>
        <translation>− 建築家%1</translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <extracomment>In the sum of a price: the occupied quarries that take a doubloon off each.</extracomment>
        <translation>
            <numerusform>− 採石場%n</numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <extracomment>In the text over the trading house: the trader&apos;s privilege, as a part of a price.</extracomment>
        <translation>+ 商人1</translation>
    </message>
    <message>
        <source>+ %1 %2</source>
        <extracomment>%1 is a number of doubloons, %2 a building such as &quot;small market&quot;</extracomment>
        <translation>+ %2 %1</translation>
    </message>
    <message>
        <source>You own it already.</source>
        <extracomment>In the text over a building of the supply.</extracomment>
        <translation>すでに持っています。</translation>
    </message>
    <message>
        <source>Already taken this round.</source>
        <extracomment>In the text over a role card.</extracomment>
        <translation>このラウンドではもう取られています。</translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <extracomment>In the text over a role card on which doubloons lie.</extracomment>
        <translation>
            <numerusform>このカードを取ると%nダブロンもらえます。</numerusform>
        </translation>
    </message>
    <message>
        <source>None left.</source>
        <extracomment>In the text over a stack of tiles that is empty.</extracomment>
        <translation>残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>残り%1（全%n枚）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <extracomment>In the text over goods: what a barrel sells for.</extracomment>
        <translation>
            <numerusform>商店は1樽を%nダブロンで買い取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation>あなたの場合は今：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>サプライの残り%1樽（全%n樽）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>In the text over a building: the doubloons of the player to move.</extracomment>
        <translation>
            <numerusform>所持金は%nダブロンです。</numerusform>
        </translation>
    </message>
    <message>
        <source>You would pay: %1.</source>
        <extracomment>In the text over a building: %1 is the price with how it comes about, such as &quot;8 − 1 builder − 2 quarries = 5 doubloons&quot;.</extracomment>
        <translation>あなたの支払い：%1。</translation>
    </message>
    <message>
        <source>You would pay: %1; as builder %2.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 2 quarries = 6&quot;, %2 a number</extracomment>
        <translation>あなたの支払い：%1。建築家なら%2。</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>今のあなたには%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>入植者がいれば、今のあなたには%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>建てて入植者を置けば、今のあなたには%n点になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a sale is not possible, in the text over the trading house.</extracomment>
        <translation>商店は満杯です。</translation>
    </message>
    <message>
        <source>For you on your turn: %1.</source>
        <extracomment>In the text over a role card: %1 is what the role would bring.</extracomment>
        <translation>あなたの手番なら：%1。</translation>
    </message>
    <message>
        <source>%1: no tile to take or no room for it</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1：取れるタイルか置く場所がない</translation>
    </message>
    <message>
        <source>%1: a tile</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1：タイル1枚</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1：入植者%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1：%n種類の建物を買える</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1：%n樽</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to sell</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1：売るものなし</translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1：最高%nダブロンで売れる</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to load</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1：積むものなし</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1：1隻に最大%n樽</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 takes it now:</source>
        <extracomment>%1 is a player&apos;s name; a line for each player follows</extracomment>
        <translation>%1が今これを取ると：</translation>
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
        <translation>より新しい版のWindroseで書かれています。</translation>
    </message>
    <message>
        <source>Another window is writing the file.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>別のウィンドウがファイルに書き込み中です。</translation>
    </message>
    <message>
        <source>No lock file can be created.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>ロックファイルを作成できません。</translation>
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
        <translation>別のウィンドウが結果を書き込んでいます。</translation>
    </message>
    <message>
        <source>No lock file can be created for the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>結果のロックファイルを作成できません。</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The disk is slow: the game is still being written.</source>
        <extracomment>The question while the window waits for a slow disk before it closes.</extracomment>
        <translation>ディスクが遅いため、ゲームをまだ書き込んでいます。</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as the game is saved. If you quit before that, the last moves may be lost.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>ゲームの保存が終わると、ウィンドウは自動的に閉じます。その前に終了すると、最後の何手かが失われることがあります。</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the question whether to quit although the game could not be saved.</extracomment>
        <translation>それでも終了</translation>
    </message>
    <message>
        <source>The disk is slow: the file %1 is still being saved.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>ディスクが遅いため、ファイル%1をまだ保存しています。</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as that is done. If you quit before that, the file may be missing or keep its previous contents.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>保存が終わると、ウィンドウは自動的に閉じます。その前に終了すると、ファイルができていないか、以前の内容のままになることがあります。</translation>
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
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>出荷</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>お金</translation>
    </message>
    <message>
        <source>The End of the Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>You play, and are told what to do and why. It takes about ten minutes.</source>
        <extracomment>What the lesson &quot;A First Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>遊びながら、何をなぜするのかを学びます。約10分かかります。</translation>
    </message>
    <message>
        <source>The captain, from both sides: how ships are loaded, and what is lost.</source>
        <extracomment>What the lesson &quot;Shipping&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>船長を両方の側から。船への積み方と、失われるもの。</translation>
    </message>
    <message>
        <source>Trading, quarries and prices: where doubloons come from, and how far they go.</source>
        <extracomment>What the lesson &quot;Money&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>販売、採石場、価格。ダブロンの稼ぎ方と使い道。</translation>
    </message>
    <message>
        <source>Large buildings, and how to end the game while you are ahead.</source>
        <extracomment>What the lesson &quot;The End of the Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>大きい建物と、勝っているうちにゲームを終わらせる方法。</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1はカードの%nダブロンを取る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は金鉱掘りとして%nダブロン得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は工場で%nダブロン得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は%nダブロン得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は積み込みで%n点得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は港で%n点得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は船長として%n点得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は%n点得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2 with the hacienda.</source>
        <extracomment>%2 is a tile such as &quot;a corn plantation&quot;</extracomment>
        <translation>%1は農地で%2を引く。</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a tile with its article.</extracomment>
        <translation>%1は%2を取る。</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1の宿屋に、船から入植者が1人来る。</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1の宿屋に、入植者が1人来る。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>誰も取らなかったタイル%n枚を捨て札にする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>捨て札のタイル%n枚をシャッフルし、新しい山にする。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>タイル%n枚を表向きに並べる。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1は市長として入植者をもう1人得る。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は船から入植者%n人を得る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1は入植者を配置し、%n人が働いている。</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonists are left for the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>船に乗る入植者が残っていない。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>入植者%n人が船に乗る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1は%nダブロンで%2を建てる。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves the %3 to city space %2 to make room.</source>
        <extracomment>%3 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>%1は場所を空けるため、%3を都市のマス%2へ動かす。</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist from the ship to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1の大学により、船から新しい%2に入植者が1人来る。</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>%1の大学により、新しい%2に入植者が1人来る。</translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a list of barrels such as &quot;2 corn and 1 sugar&quot;.</extracomment>
        <translation>%1は%2を生産する。</translation>
    </message>
    <message>
        <source>%1 takes an extra barrel of %2 as craftsman.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a kind of goods.</extracomment>
        <translation>%1は監督として%2をもう1樽取る。</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1は%2を%nダブロンで売る。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>商店が満杯になり、%n樽がサプライに戻る。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto cargo ship %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation>%1は%2を貨物船%3に積み込む。</translation>
    </message>
    <message>
        <source>%1 ships %2 with the wharf.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1は造船所で%2を出荷する。</translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1は%2を保管できない。</translation>
    </message>
    <message>
        <source>Cargo ship %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation>貨物船%1が%2を積んで出航する。</translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>入植者が足りず、船を補充できない。これが最終ラウンド。</translation>
    </message>
    <message>
        <source>A city is full: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>都市が埋まった。これが最終ラウンド。</translation>
    </message>
    <message>
        <source>The last victory point has been taken: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>最後の勝利点がなくなった。これが最終ラウンド。</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>これが最終ラウンド。</translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a role.</extracomment>
        <translation>%1は%2の役割を取る。</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <extracomment>A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.</extracomment>
        <translation>
            <numerusform>%1に1ダブロンが置かれる（計%nダブロン）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>A line of the log; %1 is the number of a round.</extracomment>
        <translation>ラウンド%1が終わる。</translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1が新しい総督になる。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>ゲーム終了。</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1はパスする。</translation>
    </message>
    <message>
        <source>This is the last round: the colonist ship could not be filled.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>これが最終ラウンドです。植民船を補充できませんでした。</translation>
    </message>
    <message>
        <source>This is the last round: the victory points have run out.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>これが最終ラウンドです。勝利点がなくなりました。</translation>
    </message>
    <message>
        <source>This is the last round: %1&apos;s city is full.</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>これが最終ラウンドです。%1の都市が埋まりました。</translation>
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
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Occupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>使用を始めた場所：%1。</translation>
    </message>
    <message>
        <source>Unoccupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>使用をやめた場所：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <extracomment>A line of the log about the colonists for whom there is no circle.</extracomment>
        <translation>
            <numerusform>サンファンで入植者%n人が待機。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2; lost: %3.</source>
        <extracomment>%2 and %3 are lists of barrels: &quot;2 barrels of sugar, 1 barrel of coffee&quot;</extracomment>
        <translation>%1は%2を残す。失うもの：%3。</translation>
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
        <translation>ダブロンで建物が買え、建物がゲームを決めます。あなたには2ダブロンと、コーン、インディゴ、コーヒーの樽があります。ダブロンを増やすには、良い樽を1つ、良いときに売るのがいちばんです。</translation>
    </message>
    <message>
        <source>The trading house holds indigo and sugar already, so nobody can sell those. It has two spaces left. Coffee brings 4 doubloons; your small market adds 1 to every sale, and the trader&apos;s privilege another.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house, where indigo and sugar lie</extracomment>
        <translation>商店にはインディゴと砂糖があるので、誰もその2つは売れません。空きはあと2つです。コーヒーは4ダブロン。小さい市場があれば売るたびに1つ増え、商人の特権でさらに1つ増えます。</translation>
    </message>
    <message>
        <source>Take the trader before somebody fills the house. There is even a doubloon on the card: nobody wanted it in the last round.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the trader is marked</extracomment>
        <translation>商店が誰かに埋められる前に、商人を取りましょう。前のラウンドで誰も取らなかったので、カードにダブロンも1つ載っています。</translation>
    </message>
    <message>
        <source>You may sell only one barrel, so sell the most valuable: the coffee. Rest the mouse on the house or on a barrel to see how its price comes about.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house; an arrow leads from the coffee to it</extracomment>
        <translation>売れるのは1樽だけなので、いちばん高いコーヒーを売りましょう。商店や樽の上にポインターを置くと、その価格の内訳がわかります。</translation>
    </message>
    <message>
        <source>Only a full house is emptied, at the end of the phase. While it holds three barrels, the next trader has a single space, so look at the house before you take a role, and before you leave one to others.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house</extracomment>
        <translation>フェイズの終わりに空になるのは、満杯の商店だけです。樽が3つ残っていれば、次の商人で売れるのは1樽だけです。役割を取る前にも、他の人に残す前にも、商店を見ましょう。</translation>
    </message>
    <message>
        <source>What buildings cost you: each occupied quarry saves a doubloon, but at most one in the first column, two in the second, and so on. The builder saves one more. You have two quarries.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply with its four columns</extracomment>
        <translation>建物の費用：入植者のいる採石場1つにつき1ダブロン安くなります。ただし、1列目では1つまで、2列目では2つまで、というように続きます。建築家はさらに1ダブロン安くなります。あなたには採石場が2つあります。</translation>
    </message>
    <message>
        <source>You are the governor now, and you have money: take the builder. Waiting costs, because there are only two of each violet building.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>今はあなたが総督で、お金もあります。建築家を取りましょう。紫の建物は2つずつしかないので、待つと損をします。</translation>
    </message>
    <message numerus="yes">
        <source>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon(s). It is one of the best that you can afford; choose another if you like.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply: %1 is a building, %2 a printed cost, and %n what the learner would pay</extracomment>
        <translation>
            <numerusform>採石場は高い建物ほど役立ちます。%1は費用%2のところ、あなたは%nダブロンで買えます。今のお金ではおすすめの建物ですが、別のものを選んでもかまいません。</numerusform>
        </translation>
    </message>
    <message>
        <source>More buildings earn money: the markets at each sale, the office sells a kind that lies in the house already, and the factory pays at each harvest for how many kinds you produce.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>お金を稼ぐ建物は、ほかにもあります。市場があれば売るたびにお金が増え、商館があれば商店にもうある種類も売れ、工場があれば収穫のたびに、生産した種類の数に応じてお金がもらえます。</translation>
    </message>
    <message>
        <source>To remember: sell coffee and tobacco, ship corn. Quarries early, expensive buildings later. And take a role with two or three doubloons on it, unless it helps the others more.</source>
        <extracomment>The last bubble of the lesson &quot;Money&quot;</extracomment>
        <translation>覚えておきましょう：コーヒーとタバコは売り、コーンは出荷します。採石場は早めに、高い建物は後で。ダブロンが2つか3つ載った役割は、他の人のほうが得をするのでなければ、取りましょう。</translation>
    </message>
    <message>
        <source>Somebody else took the builder, so you may buy now, without the privilege. Or build nothing and save for something more expensive: the choice is yours.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply, when another player took the builder</extracomment>
        <translation>他の人が建築家を取ったので、特権なしで建物を買えます。何も建てずに、もっと高い建物のために貯めてもかまいません。あなたしだいです。</translation>
    </message>
    <message>
        <source>You cannot afford anything here. Build nothing this time.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>今のお金で買えるものはありません。今回は何も建てずにおきましょう。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>コーン</translation>
    </message>
    <message>
        <source>Indigo</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>インディゴ</translation>
    </message>
    <message>
        <source>Sugar</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>砂糖</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>タバコ</translation>
    </message>
    <message>
        <source>Coffee</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>Corn plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>コーンプランテーション</translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>インディゴプランテーション</translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>砂糖プランテーション</translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>タバコプランテーション</translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>コーヒープランテーション</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>採石場</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>開拓者</translation>
    </message>
    <message>
        <source>Mayor</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>市長</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>建築家</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>監督</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>商人</translation>
    </message>
    <message>
        <source>Captain</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>船長</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>金鉱掘り</translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>小さいインディゴ桶</translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>小さい砂糖生産所</translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>大きいインディゴ桶</translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>大きい砂糖生産所</translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>タバコ貯蔵所</translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>コーヒー焙煎所</translation>
    </message>
    <message>
        <source>Small market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>小さい市場</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>農地</translation>
    </message>
    <message>
        <source>Construction hut</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>建設小屋</translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>小さい倉庫</translation>
    </message>
    <message>
        <source>Hospice</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>宿屋</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>商館</translation>
    </message>
    <message>
        <source>Large market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>大きい市場</translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>大きい倉庫</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>工場</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>大学</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>港</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>造船所</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>ギルドホール</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>公邸</translation>
    </message>
    <message>
        <source>Fortress</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>砦</translation>
    </message>
    <message>
        <source>Customs house</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>税関</translation>
    </message>
    <message>
        <source>City hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>市役所</translation>
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
        <translation>プレイヤー%1</translation>
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
        <translation>%1（入植者なし）</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a piece and how many of it</extracomment>
        <translation>%1×%2</translation>
    </message>
    <message>
        <source>Leave all colonists in San Juan</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>入植者を全員サンファンに残す</translation>
    </message>
    <message>
        <source>Occupy: %1</source>
        <extracomment>An order in the list of hints; %1 is a list of places for colonists.</extracomment>
        <translation>配置：%1</translation>
    </message>
    <message>
        <source>Ship %1 with the wharf</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods.</extracomment>
        <translation>造船所で%1を出荷する</translation>
    </message>
    <message>
        <source>Load %1 onto cargo ship %2</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods, %2 the capacity of the ship.</extracomment>
        <translation>%1を貨物船%2に積む</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>An order in the list of hints; %1 is a list of goods.</extracomment>
        <translation>%1を残す</translation>
    </message>
    <message>
        <source>Draw a tile with the hacienda</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>農地でタイルを引く</translation>
    </message>
    <message>
        <source>Take the role of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>%1の役割を取る</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>%1を取る</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>%1を建てる</translation>
    </message>
    <message>
        <source>Take an extra barrel of %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>%1をもう1樽取る</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>%1を売る</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a number of percent: a chance, a share, the size of texts</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <extracomment>a chance to win in whole percent</extracomment>
        <translation>勝率%1%</translation>
    </message>
    <message>
        <source></source>
        <comment>Orders in words: in the hints, the log and the list of turning points.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One of the orders that are likely to follow: a player, and an order such as &quot;Sell coffee&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>In the panel of hints; %1 is a list of orders that are likely to follow, each with its player</extracomment>
        <translation>その後：%1。</translation>
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
        <translation>ボードゲーム</translation>
    </message>
    <message>
        <source>Play Puerto Rico with two to five players at one computer</source>
        <extracomment>One line about the program, shown in menus of the desktop.</extracomment>
        <translation>1台のコンピューターで2～5人で遊ぶプエルトリコ</translation>
    </message>
    <message>
        <source>board game;puerto rico;hot seat;strategy;</source>
        <extracomment>Words by which menus of the desktop find the program; each one ends with a semicolon.</extracomment>
        <translation>ボードゲーム;プエルトリコ;puerto rico;ホットシート;戦略;</translation>
    </message>
    <message>
        <source>Windrose game record</source>
        <extracomment>The kind of the files with the ending .windrose, as file managers name it.</extracomment>
        <translation>Windroseのゲーム記録</translation>
    </message>
    <message>
        <source>Windrose position</source>
        <extracomment>The kind of the files with the ending .windrose-position, as file managers name it.</extracomment>
        <translation>Windroseの局面</translation>
    </message>
    <message>
        <source>Play Puerto Rico at one computer</source>
        <extracomment>One line about the program in software centers, without a period.</extracomment>
        <translation>1台のコンピューターでプエルトリコを遊ぶ</translation>
    </message>
    <message>
        <source>Windrose is Puerto Rico, the board game of 2002, for two to five players at one computer. People and computer players share the table; everything is visible at once, pieces are moved by hand, and the program takes care of the rules.</source>
        <extracomment>The first paragraph about the program in software centers.</extracomment>
        <translation>Windroseは、2002年のボードゲーム「プエルトリコ」を1台のコンピューターで2～5人で遊ぶプログラムです。人間とコンピュータープレイヤーが同じテーブルを囲み、すべてが一目で見え、コマは手で動かし、ルールの処理はプログラムが引き受けます。</translation>
    </message>
    <message>
        <source>All of the printed rules, for two to five players</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>製品版のルールをすべて収録、2～5人に対応</translation>
    </message>
    <message>
        <source>Computer players of seven levels, and hints with reasons</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>7段階のコンピュータープレイヤーと、理由付きのヒント</translation>
    </message>
    <message>
        <source>Played by drag and drop, by clicks, or by keyboard alone</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>ドラッグ＆ドロップでも、クリックでも、キーボードだけでも遊べる</translation>
    </message>
    <message>
        <source>Undo, replay and readable game records; nothing is lost in a power failure</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>元に戻す、リプレイ、読みやすいゲーム記録。停電でも何も失われない</translation>
    </message>
    <message>
        <source>Windrose is unofficial; its drawings and texts are original.</source>
        <extracomment>The last paragraph about the program in software centers.</extracomment>
        <translation>Windroseは非公式です。絵と文章はオリジナルです。</translation>
    </message>
    <message>
        <source>Four players in the middle of a game</source>
        <extracomment>What the picture of the program in software centers shows.</extracomment>
        <translation>4人プレイのゲームの途中</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card on your own board.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>役割カードは自分の個人ボードに置いてください。</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>大きい建物は2マスを占めますが、このマスの隣に空きがありません。</translation>
    </message>
    <message>
        <source>Put the building on an empty space in your city.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>建物は自分の都市の空きマスに置いてください。</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>採石場は自分の島の空きマスに置いてください。</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>プランテーションは自分の島の空きマスに置いてください。</translation>
    </message>
    <message>
        <source>Only an occupied hacienda draws a face-down tile, before you take a tile of your choice.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>裏向きのタイルを引けるのは、入植者のいる農地だけです。好きなタイルを取る前に引きます。</translation>
    </message>
    <message>
        <source>Put the tile on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>タイルは自分の島の空きマスに置いてください。</translation>
    </message>
    <message>
        <source>Colonists can be moved only in the mayor phase, on your turn.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>入植者を動かせるのは、市長フェイズの自分の手番だけです。</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle on your board, or in San Juan.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>入植者は自分の個人ボードの空いている丸か、サンファンに置いてください。</translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>入植者はすでにそこにいます。</translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <extracomment>Why a colonist cannot be put there.</extracomment>
        <translation>この丸にはもう入植者がいます。</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>ここの丸はすべて埋まっています。</translation>
    </message>
    <message>
        <source>Click the barrels to keep on the wind rose; they cannot be dragged.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>残す樽は羅針盤でクリックしてください。ドラッグはできません。</translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>樽は、船長フェイズに船へ、商人フェイズに商店へ置きます。</translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel on your wind rose.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>監督の追加の樽は自分の羅針盤に置いてください。</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game to continue playing.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>ゲームの別の時点を見ています。続けるにはゲームに戻ってください。</translation>
    </message>
    <message>
        <source>There is no colonist there.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>そこに入植者はいません。</translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>あなたの個人ボードの丸はすべて埋まっています。</translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>入植者の行き先を選んでください。</translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>樽を積む船を選んでください。</translation>
    </message>
    <message>
        <source>This is not your board: it is %1&apos;s turn.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>これはあなたの個人ボードではありません。今は%1の手番です。</translation>
    </message>
    <message>
        <source>%1 is a computer player. To play this seat yourself, take it over in the Seats menu.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>%1はコンピュータープレイヤーです。自分でプレイするには、「席」メニューで交代してください。</translation>
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
        <translation>漂流者</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>水夫</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>新参者</translation>
    </message>
    <message>
        <source>Planter</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>農園主</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>交易商</translation>
    </message>
    <message>
        <source>Shipmaster</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>船主</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>副王</translation>
    </message>
    <message>
        <source>For a first game: sees only the next step, and follows one idea at a time.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>初めてのゲームに。すぐ次のことしか見ず、一度に一つの目標だけを追います。</translation>
    </message>
    <message>
        <source>Follows one idea at a time, and forgets what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>一度に一つの目標だけを追い、ほかのプレイヤーが得るものを忘れます。</translation>
    </message>
    <message>
        <source>Plays by what it likes, and rarely looks ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>好みに従ってプレイし、先のことはあまり考えません。</translation>
    </message>
    <message>
        <source>Plays soundly, but often overlooks what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>手堅くプレイしますが、他の人が得るものをよく見落とします。</translation>
    </message>
    <message>
        <source>Weighs its options well and looks a little ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>選択肢をよく比べ、少し先まで読みます。</translation>
    </message>
    <message>
        <source>Plans ahead and rarely makes a mistake.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>先を見通してプレイし、めったに間違えません。</translation>
    </message>
    <message>
        <source>The strongest: thinks every move through.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>最強です。どの手も深く読みます。</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>万能型</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>建築型</translation>
    </message>
    <message>
        <source>Shipper</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>出荷型</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>商売型</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>開拓型</translation>
    </message>
    <message>
        <source>Takes what the game offers.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>状況に応じて何でも取ります。</translation>
    </message>
    <message>
        <source>Likes money, quarries and large buildings.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>お金、採石場、大きい建物を好みます。</translation>
    </message>
    <message>
        <source>Likes many barrels, the harbor and the wharf.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>たくさんの樽、港、造船所を好みます。</translation>
    </message>
    <message>
        <source>Likes valuable goods, the markets and the office.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>高い商品、市場、商館を好みます。</translation>
    </message>
    <message>
        <source>Likes plantations, quarries and buildings that help on the island.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>プランテーション、採石場、島で役立つ建物を好みます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A computer player: %1 its level, %2 its style, such as &quot;Merchant, Builder&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>An external program.</source>
        <extracomment>What plays a seat, in the text over its level.</extracomment>
        <translation>外部のプログラムです。</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot be started.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>%1を担当するプログラムを起動できません。</translation>
    </message>
    <message>
        <source>The program that plays %1 has exited.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>%1を担当するプログラムが終了しました。</translation>
    </message>
    <message>
        <source>The program that plays %1 does not answer.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>%1を担当するプログラムが応答しません。</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot continue.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>%1を担当するプログラムは続行できません。</translation>
    </message>
    <message>
        <source>The program that plays %1 made an illegal move.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>%1を担当するプログラムがルール違反の手を打ちました。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what a program says, in English</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Take over the seat, or choose another player in the Seats menu.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>席を交代するか、「席」メニューで別のプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Take over the seat, or let it try again.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>席を交代するか、もう一度試させてください。</translation>
    </message>
    <message>
        <source>The program that plays %1 is not known on this computer.</source>
        <extracomment>%1 is the name of a seat</extracomment>
        <translation>%1を担当するプログラムは、このコンピューターに登録されていません。</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>No delay</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>待ち時間なし</translation>
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
        <translation>%1（ラウンド%2の総督）：役割カードを取ってください。</translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：役割カードを取ってください。</translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you get its privilege.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>全員がその役割のアクションを行い、あなたは特権を得ます。</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>これが最終ラウンドです。</translation>
    </message>
    <message>
        <source>%1, Settler: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（開拓者）：先に農地で裏向きのプランテーションを引きますか？</translation>
    </message>
    <message>
        <source>%1: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：先に農地で裏向きのプランテーションを引きますか？</translation>
    </message>
    <message>
        <source>The drawn tile must be placed, and it would fill your last space.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>引いたタイルは必ず置きます。最後の空きマスが埋まります。</translation>
    </message>
    <message>
        <source>The drawn tile must be placed. Either way, you may take a tile afterward.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>引いたタイルは必ず置きます。引いても引かなくても、その後タイルを取れます。</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（開拓者）：列からプランテーションを取るか、特権で採石場を取ってください。</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（開拓者）：列からプランテーションを取ってください。採石場はもうありません。</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：列からプランテーションを取るか、建設小屋で採石場を取ってください。</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：列からプランテーションを取ってください。</translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>断らないかぎり、宿屋から入植者が1人ついてきます。</translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>パスすると何も取りません。</translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（市長）：入植者を好きなように配置してください。</translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：入植者を好きなように配置してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <extracomment>In the prompt line in the mayor phase: they cannot stay there.</extracomment>
        <translation>
            <numerusform>サンファンに入植者が%n人待機しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <extracomment>A part of the question while placing colonists.</extracomment>
        <translation>
            <numerusform>空いている丸が%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist may wait while a circle is empty.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>空きがあるうちは待機させられません。</translation>
    </message>
    <message>
        <source>Choose Done when you are finished.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>配置が済んだら「完了」を選んでください。</translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（建築家）：1ダブロン引きで建物を1つ建てるか、パスしてください。</translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：建物を1つ建てるか、パスしてください。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>所持金は%nダブロンです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <extracomment>A part of the question while building; %1 says how many quarries are occupied.</extracomment>
        <translation>
            <numerusform>所持金は%nダブロンで、%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <extracomment>How many quarries are occupied, after &quot;You have 5 doubloons; &quot;.</extracomment>
        <translation>
            <numerusform>入植者のいる採石場は%n個です</numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>断らないかぎり、大学から入植者が1人来ます。</translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you pass, you get none.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（監督）：特権で、生産したばかりの種類の商品をもう1樽取ってください。パスすると取りません。</translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1（商人）：1ダブロン増しで1樽売るか、売らずにパスしてください。</translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：商店に1樽売るか、売らずにパスしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>市場で%nダブロン増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <extracomment>In the prompt line in the trader phase: the number of barrels that it still takes.</extracomment>
        <translation>
            <numerusform>商店の空きはあと%n樽分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto cargo ship %2</source>
        <extracomment>What must be loaded: %1 is a number of barrels with their kind, %2 the capacity of the ship.</extracomment>
        <translation>%1を貨物船%2に</translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：あなたの商品を積める貨物船がありません。造船所で1種類の樽すべてを出荷するか、パスして今は手元に残してください。</translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation>%1（船長）：積み込みが必要です：%2。</translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 what must be loaded, such as &quot;2 corn onto cargo ship 5&quot;.</extracomment>
        <translation>%1：積み込みが必要です：%2。</translation>
    </message>
    <message>
        <source>You may use your wharf instead.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>代わりに造船所を使うこともできます。</translation>
    </message>
    <message>
        <source>Your first load earns 1 extra point.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>最初の積み込みで1点多くもらえます。</translation>
    </message>
    <message>
        <source>%1: choose the one barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1：手元に残す1樽を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1：倉庫に保管する商品を%n種類と、ほかに残す1樽を選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else goes back to the supply.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>それ以外はすべてサプライに戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1がそれぞれ%n点で勝利を分け合います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1が%n点の同点を制して勝ちました（ダブロンと樽の合計%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>The line of the prompt after the end; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1が%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the line of the prompt after the end, before who has won.</extracomment>
        <translation>ゲーム終了です。</translation>
    </message>
    <message>
        <source>Don&apos;t draw</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>引かない</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>何も取らない</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>何も建てない</translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <extracomment>A button in the line of the prompt, which passes as the craftsman.</extracomment>
        <translation>追加の樽なし</translation>
    </message>
    <message>
        <source>Don&apos;t sell</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>売らない</translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <extracomment>A button in the line of the prompt, which passes where only the wharf could take barrels.</extracomment>
        <translation>樽を残す</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation>%1か%2</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>ゲームの最初（全%n手の前）</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <extracomment>In the bar of the replay; %1 is the round, %2 the move and %3 the number of moves.</extracomment>
        <translation>ラウンド%1、%2/%3手</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1（元に戻した手）</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <extracomment>The line of the prompt after undo.</extracomment>
        <translation>
            <numerusform>%n手を元に戻しています。続けると破棄されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. You are looking at another moment of the game, so pieces cannot be moved.</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1。ゲームの別の時点を見ているため、コマは動かせません。</translation>
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
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Title of a column of the table of puzzles</extracomment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Title of a column of the table of puzzles: what they are about</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Title of a column of the table of puzzles: how hard they are</extracomment>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column of the table of puzzles: how many players they have</extracomment>
        <translation>人数</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column of the table of puzzles: what has become of them</extracomment>
        <translation>結果</translation>
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
        <translation>問題%1/%2：%3、%4</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 names a puzzle, %2 is what has become of it, such as &quot;Solved in 2 tries&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>That is not the best move.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>最善手ではありません。</translation>
    </message>
    <message>
        <source>Right! This is how it goes on when everybody plays best.</source>
        <extracomment>In the strip of a puzzle while its answer is played out</extracomment>
        <translation>正解です！全員が最善を尽くすとこう進みます。</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>これが答えでした。</translation>
    </message>
    <message>
        <source>Solved!</source>
        <extracomment>In the strip of a puzzle: it was solved</extracomment>
        <translation>解けました！</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <extracomment>The head of a bubble; %1 is the number of a puzzle</extracomment>
        <translation>問題%1</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>Button of a bubble: another puzzle is laid</extracomment>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Got It</source>
        <extracomment>Button that closes the hint of a puzzle</extracomment>
        <translation>わかった</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Play It</source>
        <extracomment>Button: the answer that is shown is played</extracomment>
        <translation>この手を打つ</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>Button of a bubble: shows the list of the puzzles</extracomment>
        <translation>問題一覧</translation>
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
        <translation>監督の追加の樽</translation>
    </message>
    <message>
        <source>Ending the game with a full city</source>
        <extracomment>Theme of puzzles: filling a city ends the game</extracomment>
        <translation>街が埋まって終わる</translation>
    </message>
    <message>
        <source>Ending the game with the last colonists</source>
        <extracomment>Theme of puzzles: too few colonists end the game</extracomment>
        <translation>入植者が尽きて終わる</translation>
    </message>
    <message>
        <source>Ending the game with the last points</source>
        <extracomment>Theme of puzzles: too few victory points end the game</extracomment>
        <translation>勝利点が尽きて終わる</translation>
    </message>
    <message>
        <source>With a harbor</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>港を使う</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <extracomment>Theme of puzzles</extracomment>
        <translation>大きな建物</translation>
    </message>
    <message>
        <source>The last builder</source>
        <extracomment>Theme of puzzles: what to build last</extracomment>
        <translation>最後の建築家</translation>
    </message>
    <message>
        <source>The last captain</source>
        <extracomment>Theme of puzzles: what to load last</extracomment>
        <translation>最後の船長</translation>
    </message>
    <message>
        <source>The last role</source>
        <extracomment>Theme of puzzles: which role to take last</extracomment>
        <translation>最後の役割</translation>
    </message>
    <message>
        <source>The last settler</source>
        <extracomment>Theme of puzzles: which tile to take last</extracomment>
        <translation>最後の開拓者</translation>
    </message>
    <message>
        <source>The last colonists</source>
        <extracomment>Theme of puzzles: where to put the last colonists</extracomment>
        <translation>最後の入植者</translation>
    </message>
    <message>
        <source>With an office</source>
        <extracomment>Theme of puzzles: selling with the building</extracomment>
        <translation>商館を使う</translation>
    </message>
    <message>
        <source>Ships kept from others</source>
        <extracomment>Theme of puzzles: loading so that others cannot load</extracomment>
        <translation>他の人に船を使わせない</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>Theme of puzzles: which goods to keep</extracomment>
        <translation>商品の保管</translation>
    </message>
    <message>
        <source>The tiebreak</source>
        <extracomment>Theme of puzzles: doubloons and barrels decide</extracomment>
        <translation>同点のとき</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>Theme of puzzles: what to sell last</extracomment>
        <translation>商店</translation>
    </message>
    <message>
        <source>With a wharf</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>造船所を使う</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Very hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>とても難しい</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n try(ies)</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>
            <numerusform>%n回目で正解</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer seen</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>答えを見た</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong try(ies)</source>
        <extracomment>What has become of a puzzle: it was not solved</extracomment>
        <translation>
            <numerusform>不正解%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the move with which %1 wins in this round, whatever the others do.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>他の人が何をしても%1がこのラウンドで勝つ手を見つけてください。</translation>
    </message>
    <message>
        <source>%1 wins. Find the move that wins by the most points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1は勝てます。最も大きな点差で勝つ手を見つけてください。</translation>
    </message>
    <message>
        <source>Find the move that wins the game for %1.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1が勝つ手を見つけてください。</translation>
    </message>
    <message>
        <source>%1 cannot win alone. Find the move that shares the win.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1は単独では勝てません。勝利を分け合う手を見つけてください。</translation>
    </message>
    <message>
        <source>%1 can no longer win. Find the move that loses by the fewest points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1はもう勝てません。最も小さな点差で負ける手を見つけてください。</translation>
    </message>
    <message>
        <source>%1 wins on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1が同点判定で勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1が%n点差で勝ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shares the win.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1は勝利を分け合います。</translation>
    </message>
    <message>
        <source>%1 loses on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1が同点判定で負けます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1が%n点差で負けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can go on, and the win is not certain.</source>
        <extracomment>In place of how a game ends</extracomment>
        <translation>ゲームは続く可能性があり、勝ちは確実ではありません。</translation>
    </message>
    <message>
        <source>“%1” is not the best move. At best: %2 With the best move: %3</source>
        <extracomment>After a wrong answer; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>「%1」は最善手ではありません。うまくいっても：%2 最善手なら：%3</translation>
    </message>
    <message>
        <source>The best move: “%1”. %2 With every other move, at best: %3</source>
        <extracomment>The answer of a puzzle; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>最善手：「%1」。%2 他の手では、うまくいっても：%3</translation>
    </message>
    <message>
        <source>One reason for the best move: %1</source>
        <extracomment>First hint of a puzzle; %1 is a sentence such as &quot;Earns 3 doubloons.&quot;</extracomment>
        <translation>最善手の理由の一つ：%1</translation>
    </message>
    <message>
        <source>One of these two is right: “%1” or “%2”.</source>
        <extracomment>Last hint of a puzzle; %1 and %2 are orders such as &quot;Take the role of Mayor&quot;</extracomment>
        <translation>次の二つのどちらかが正解です：「%1」または「%2」。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is nothing else to do.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>ほかにできることがありません。</translation>
    </message>
    <message>
        <source>Ends the game and wins it on the tiebreak.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>ゲームを終わらせ、同点の判定で勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>ゲームを終わらせ、%n点差で勝ちます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n点リードしてこれを最終ラウンドにします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>現状では合計約%n点の価値（%2は%1点）です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>現状では合計約%n点の価値です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n樽生産し、他の人は生産できません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n樽生産し、それより多い人はいません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>%n樽生産します。次に多い人は%1樽です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); another player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>%n樽生産します。%1樽の人もいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>出荷で約%n点になりそうで、他の人は0点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>出荷で約%n点になりそうで、それより多い人はいません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>出荷で約%n点になりそうです。次に多い人は約%1点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); another player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>出荷で約%n点になりそうです。約%1点の人もいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>カードに%nダブロンあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>入植者が%n人来ます。空いている丸：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%nダブロンで%1を建てられるようになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes it possible to take %1 before anyone else.</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>誰よりも先に%1を取れます。</translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>%1を%nダブロンで売れます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>
            <numerusform>%1はおそらく%n樽を失います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%nダブロン得て、他の人は何も得ません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The hacienda&apos;s tile comes in addition to the chosen one.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>選ぶタイルに加えて、農地のタイルももらえます。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>島の空きマスはあと%nつだけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>建物の丸には、%1のプランテーションあと%n枚分の空きがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Corn needs no building.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>コーンに建物は要りません。</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>採石場が合計%nつになり、建物が安くなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first plantation of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>初めての%1のプランテーションです。</translation>
    </message>
    <message>
        <source>It is the last one in the row, and %1 has a building for it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>列の最後の1枚で、%1は対応する建物を持っています。</translation>
    </message>
    <message>
        <source>The hospice brings a colonist onto it at once.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>宿屋からすぐに入植者が1人来ます。</translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>公邸のボーナスが%n点に増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>次の監督フェイズの生産が%1樽から%n樽に増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>次の監督フェイズでも%n樽生産できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1に入植者を置くことができ、今なら%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1に入植者がいれば、今なら%n点になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts working.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1が動き始めます。</translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.</extracomment>
        <translation>
            <numerusform>入植者のいる採石場が%1から%nになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>入植者がいれば、今なら%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>丸のなかった%1のプランテーション%n枚分の丸があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last one, and %1 could have afforded it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>最後の1つで、%1も買うことができました。</translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>入植者がいれば、現状では監督フェイズごとに%nダブロンになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>入植者がいれば、積み込むたびに1点増えます。生産している商品は%n種類です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>%1で勝利点%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1のためにお金を貯めます。あと%nダブロン必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>商店が%nダブロン以上で買い取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>%1を積む船に、あと%n樽分の空きがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1 on the wind rose.</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>これで羅針盤には%1あることになります。</translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%nダブロン得ます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last space in the trading house, where %1 could have sold %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>商店の最後の空きを取ります。%1は%2を売るはずでした。</translation>
    </message>
    <message>
        <source>Afterward, %1 cannot sell %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>この後、%1は%2を売れません。</translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>最も高く売れて%nダブロンです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>すぐに勝利点を%n点得ます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Afterward, no ship takes %2 from %1.</source>
        <extracomment>%1 is a player, %2 &quot;4 barrels of corn&quot;</extracomment>
        <translation>この後、%1の%2を積める船はありません。</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s) on the wind rose for now.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>ひとまず%n樽を羅針盤に残します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>できるかぎり多く、%n樽を残します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the most valuable kind, %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>最も高い%1を残します。</translation>
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
            <numerusform>島の空きを%nマス残します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>%1のプランテーションが%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %n colonist(s).</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1の入植者は%n人になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plantation(s) of %1 is/are then occupied.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>入植者のいる%1のプランテーションが%n枚になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) stay(s) in San Juan.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>入植者%n人がサンファンに残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%nダブロンを手元に残します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the first choice of a tile.</source>
        <extracomment>A reason for choosing the settler, in hints and the log.</extracomment>
        <translation>誰よりも先にタイルを選べます。</translation>
    </message>
    <message>
        <source>Gives the first choice of a building, for a doubloon less.</source>
        <extracomment>A reason for choosing the builder, in hints and the log.</extracomment>
        <translation>誰よりも先に、1ダブロン安く建物を選べます。</translation>
    </message>
    <message>
        <source>Brings nothing right now.</source>
        <extracomment>What is said of choosing a role that brings the player nothing, in hints and the log.</extracomment>
        <translation>今は何も得られません。</translation>
    </message>
    <message>
        <source>Leaves the extra barrel in the supply.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>追加の1樽をサプライに残します。</translation>
    </message>
    <message>
        <source>Fills the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>商店が満杯になります。</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) in the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>
            <numerusform>商店の空きが%nつ残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fills the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>船が満杯になります。</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) on the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>
            <numerusform>船の空きが%nつ残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes no space on the cargo ships.</source>
        <extracomment>A reason for shipping with the wharf, in hints and the log.</extracomment>
        <translation>輸送船の空きを使いません。</translation>
    </message>
    <message>
        <source>with the second move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the second move”.</extracomment>
        <translation>2番目の手で</translation>
    </message>
    <message>
        <source>with the best move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the best move”.</extracomment>
        <translation>最善手で</translation>
    </message>
    <message>
        <source>with the move played</source>
        <extracomment>Within a sentence about a better move, as in “… instead of 2 with the move played”.</extracomment>
        <translation>実際の手で</translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n point(s) by shipping instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>出荷の得点が、%2は%1点のところ%n点になりそうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should produce %n barrel(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>生産が、%2は%1樽のところ%n樽になりそうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n doubloon(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>収入が、%2は%1ダブロンのところ%nダブロンになりそうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would probably lose %n barrel(s) at storage instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>保管で失うのが、%2は%1樽のところおそらく%n樽になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should bring %n colonist(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of colonists, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>入植者が、%2は%1人のところ%n人来そうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should make it possible to produce %n barrel(s) soon instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>まもなく生産できるのが、%2は%1樽のところ%n樽になりそうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n barrel(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>次に役割を選ぶとき、%2は%1樽のところ%n樽が残りそうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>次に役割を選ぶとき、%2は%1ダブロンのところ%nダブロンが残りそうです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should add buildings worth %n point(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>建てる建物の得点が、%2は%1点のところ%n点になりそうです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Should make it possible to build %1 soon, which is impossible %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a building such as &quot;a coffee roaster&quot;, %2 &quot;with the second move&quot;</extracomment>
        <translation>まもなく%1を建てられそうです。%2は建てられません。</translation>
    </message>
    <message>
        <source>Should come to the same as %1.</source>
        <extracomment>A reason for an order compared with another; %1 is &quot;with the second move&quot;</extracomment>
        <translation>%1も同じ結果になりそうです。</translation>
    </message>
    <message>
        <source>%3, %1 would probably build %2.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a building such as &quot;a coffee roaster&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3は、%1がおそらく%2を建てます。</translation>
    </message>
    <message>
        <source>%2, %1 would probably take this role.</source>
        <extracomment>A reason for choosing a role; %1 is another player, %2 &quot;with the second move&quot;</extracomment>
        <translation>%2は、%1がおそらくこの役割を取ります。</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 would probably take this role with %n doubloon(s).</source>
        <extracomment>%1 is a player, %2 &quot;with the second move&quot;; the doubloons are on the card</extracomment>
        <translation>
            <numerusform>%2は、%1がおそらくこの役割を%nダブロンとともに取ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%3, %1 would probably take %2.</source>
        <extracomment>A reason for taking a tile; %1 is another player, %2 a tile such as &quot;a quarry&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3は、%1がおそらく%2を取ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n point(s) by shipping instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of points, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1の出荷の得点は、%3は%2点のところおそらく%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably produce %n barrel(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1の生産は、%3は%2樽のところおそらく%n樽になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n doubloon(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of doubloons, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1の収入は、%3は%2ダブロンのところおそらく%nダブロンになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s) at storage instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1が保管で失うのは、%3は%2樽のところおそらく%n樽になります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>%1 from the hacienda</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>農地で%1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>働く入植者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>%1 is a building such as &quot;small sugar mill&quot;, %2 the doubloons paid</extracomment>
        <translation>%1（%2ダブロン）</translation>
    </message>
    <message>
        <source>%1 sold for %2</source>
        <extracomment>%1 is a good such as &quot;corn&quot;, %2 the doubloons earned</extracomment>
        <translation>%1を%2ダブロンで売却</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>%1を積み込み</translation>
    </message>
    <message>
        <source>%1 shipped by the wharf</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>造船所で%1を出荷</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>%1を失う</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n樽を生産</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%nダブロン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 what that player did: &quot;Builder, small sugar mill for 2&quot;</extracomment>
        <translation>%1：%2</translation>
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
        <translation>まず役割を選んでください。</translation>
    </message>
    <message>
        <source>First decide whether your hacienda draws a tile.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>まず農地でタイルを引くかどうかを決めてください。</translation>
    </message>
    <message>
        <source>This is the settler phase: take a tile or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今は開拓者フェイズです。先にタイルを取るか、パスしてください。</translation>
    </message>
    <message>
        <source>This is the mayor phase: place your colonists first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今は市長フェイズです。先に入植者を配置してください。</translation>
    </message>
    <message>
        <source>This is the builder phase: build a building or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今は建築家フェイズです。先に建物を建てるか、パスしてください。</translation>
    </message>
    <message>
        <source>This is the craftsman phase: take an extra barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今は監督フェイズです。先に追加の樽を取るか、パスしてください。</translation>
    </message>
    <message>
        <source>This is the trader phase: sell a barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今は商人フェイズです。先に樽を売るか、パスしてください。</translation>
    </message>
    <message>
        <source>This is the captain phase: load goods first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今は船長フェイズです。先に商品を積み込んでください。</translation>
    </message>
    <message>
        <source>First choose which barrels to keep.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>まず残す樽を選んでください。</translation>
    </message>
    <message>
        <source>The game is over; no more moves are possible.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>ゲームは終了しました。これ以上手は打てません。</translation>
    </message>
    <message>
        <source>You must take a role; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>役割は必ず取ります。パスできません。</translation>
    </message>
    <message>
        <source>You must place your colonists; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>入植者は必ず配置します。パスできません。</translation>
    </message>
    <message>
        <source>Players who can load a cargo ship must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>貨物船に積める人は必ず積み込みます。パスできません。</translation>
    </message>
    <message>
        <source>Choose which barrels to keep; the rest goes back to the supply.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>残す樽を選んでください。残りはサプライに戻ります。</translation>
    </message>
    <message>
        <source>You cannot pass here. Make a choice.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>ここではパスできません。どれかを選んでください。</translation>
    </message>
    <message>
        <source>There is no default role. Choose one.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>役割に既定の選択はありません。選んでください。</translation>
    </message>
    <message>
        <source>There is no default placement. Place the colonists yourself.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>既定の配置はありません。自分で入植者を配置してください。</translation>
    </message>
    <message>
        <source>There is no default building. Choose one or pass.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>既定の建物はありません。選ぶか、パスしてください。</translation>
    </message>
    <message>
        <source>There is no default here. Make a choice.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>ここに既定の選択はありません。どれかを選んでください。</translation>
    </message>
    <message>
        <source>No colonist would come with this, so there is none to decline.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>これに入植者はついてこないので、断れません。</translation>
    </message>
    <message>
        <source>There is no face-up %1; you can take only tiles from the face-up row.</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>表向きの%1はありません。取れるのは表向きの列のタイルだけです。</translation>
    </message>
    <message>
        <source>No quarries are left.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>採石場は残っていません。</translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>採石場を取れるのは、開拓者か、入植者のいる建設小屋を持つ人だけです。</translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>島のマス%1にはすでにタイルがあります。タイルは動かせません。</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>これには入植者が%n人必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Island space %1 is empty, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>島のマス%1は空なので、入植者の仕事がありません。</translation>
    </message>
    <message>
        <source>City space %1 has no building, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>都市のマス%1には建物がないので、入植者の仕事がありません。</translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>都市のマス%1は、マス%2から始まる大きい建物の一部です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1の丸は%n個だけで、1つの丸に置けるのは1人です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>まず空いている丸%n個に置いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1は売り切れです。</translation>
    </message>
    <message>
        <source>%1 is already in this city, and nobody may own two of the same kind.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1はもうこの都市にあります。同じ建物は2つ持てません。</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>今の費用は%nダブロンです。</numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>都市の12マスはすべて埋まっています。</translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>大きい建物には都市の空きマスが2つ必要ですが、1つしか残っていません。</translation>
    </message>
    <message>
        <source>City space %1 already has a building.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>都市のマス%1にはすでに建物があります。</translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>大きい建物には隣り合う2マスが必要ですが、都市のマス%1と%2は隣り合っていません。</translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>大きい建物は都市の隣り合う2マスを占めます。両方を指定するか、どちらも指定しないでください。</translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>この建物は都市の1マスだけを占めます。</translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and you did not produce %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>追加の樽は生産したばかりの種類に限ります。%1は生産していません。</translation>
    </message>
    <message>
        <source>No barrels of %1 are left in the supply.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>サプライに%1の樽は残っていません。</translation>
    </message>
    <message>
        <source>You have no barrels of %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>%1の樽を持っていません。</translation>
    </message>
    <message>
        <source>The trading house already holds %1; only the owner of an occupied office may sell it again.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>商店にはすでに%1があります。もう一度売れるのは、入植者のいる商館を持つ人だけです。</translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>このゲームにその貨物船はありません。</translation>
    </message>
    <message>
        <source>Cargo ship %1 is full.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>貨物船%1は満杯です。</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries %2, and a ship carries only one kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>貨物船%1は%2を積んでいます。1隻に積めるのは1種類だけです。</translation>
    </message>
    <message>
        <source>Cargo ship %2 already carries %1, and no two ships may carry the same kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>貨物船%2がすでに%1を積んでいます。同じ種類を2隻に積むことはできません。</translation>
    </message>
    <message>
        <source>Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>この樽は、貨物船%1より貨物船%2の方が多く積めます。できるだけ多く積まなければなりません。</translation>
    </message>
    <message>
        <source>That requires an occupied wharf.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>それには入植者のいる造船所が必要です。</translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has already sailed; it sails once in each captain phase.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>造船所の船はもう出航しました。出航は船長フェイズごとに1回です。</translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>貨物船に商品を積む空きがあるので、積み込みが必要です。パスできません。</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>倉庫には%n種類を保管できます。何かを手放す前に使い切ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse, you keep only one barrel.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>入植者のいる倉庫がなければ、残せるのは1樽だけです。</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>倉庫に保管できるのは%n種類だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is stored in a warehouse, so choose a single barrel of another kind.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>%1はすべて倉庫に保管されます。1樽は別の種類から選んでください。</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>今はルール上できません。</translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>島のマス%1の丸にはもう入植者がいます。1つの丸に置けるのは1人です。</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number, counted from 0 as in files</extracomment>
        <translation>席%1</translation>
    </message>
    <message>
        <source>There is no %1 card in a game with this number of players.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;</extracomment>
        <translation>この人数のゲームに%1のカードはありません。</translation>
    </message>
    <message>
        <source>The role of %1 has already been taken this round by %2.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;, %2 the name of a player, or &quot;seat 2&quot;</extracomment>
        <translation>%1の役割は、このラウンドで%2がすでに取っています。</translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have 12 spaces.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>マス%1はありません。島と都市のマスは12です。</translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>この個人ボードには%n人しかいません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>サンファンにまだ入植者が%n人います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>所持金は%nダブロンだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %2 in this game.</source>
        <extracomment>%2 is the capacity of the ship</extracomment>
        <translation>このゲームに貨物船%2はありません。</translation>
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
        <translation>（削除済み）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and the points in a list of results: &quot;Ana 52&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>What the page of results has a row for, as the next five texts</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>How many games were played to their end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>最後までプレイしたゲームの数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>勝利数</translation>
    </message>
    <message>
        <source>Games won; a shared first place counts for everyone who shares it</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>勝ったゲームの数。同点1位は、その全員の勝ちに数えます</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>The share of games that were won</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>勝ったゲームの割合</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Points at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>終了時の得点の平均</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Points from shipping goods, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>商品の出荷で得た点の平均</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>建物</translation>
    </message>
    <message>
        <source>Points printed on the buildings, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>建物に記された点の平均</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>大きい建物</translation>
    </message>
    <message>
        <source>Points that large buildings add, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>大きい建物で加わる点の平均</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>建築数</translation>
    </message>
    <message>
        <source>How many buildings a player has at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>終了時に各プレイヤーが持つ建物の数の平均</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Points of the winner</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>勝者の得点</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>点差</translation>
    </message>
    <message>
        <source>The margin over second place; 0 for a tie</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>2位との点差。同点なら0</translation>
    </message>
    <message>
        <source>How many rounds the game took</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>ゲームのラウンド数</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>テーブルを囲んだ人数</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>最高点</translation>
    </message>
    <message>
        <source>The most points in one game</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>1ゲームでの最高点</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>The most games won in a row</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>連続で勝ったゲームの最大数</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>連勝中</translation>
    </message>
    <message>
        <source>Games won in a row up to the last one</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>最後のゲームまで続いている連勝の数</translation>
    </message>
    <message>
        <source>Points of the winner, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>勝者の得点の平均</translation>
    </message>
    <message>
        <source>The margin over second place, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>2位との点差の平均</translation>
    </message>
    <message>
        <source>How many rounds a game took, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>ゲームのラウンド数の平均</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many played, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>First governor</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>最初の総督</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat on the page of the results; %1 counts from 1.</extracomment>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>建物</translation>
    </message>
    <message>
        <source>Bought</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>購入数</translation>
    </message>
    <message>
        <source>How many players had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>終了時にこの建物を持っていたプレイヤーの数</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>割合</translation>
    </message>
    <message>
        <source>The share of players who had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>全プレイヤーのうち、終了時にこの建物を持っていた割合</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>長さ</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a game lasted, on the page of the results.</extracomment>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>Length in rounds</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>ラウンド数</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window is saving its game there.</source>
        <extracomment>Why the current game cannot be saved.</extracomment>
        <translation>別のウィンドウがそこに自分のゲームを保存しています。</translation>
    </message>
    <message>
        <source>No lock file can be created in the folder %1.</source>
        <extracomment>Why a game cannot be saved; %1 is the path of the folder.</extracomment>
        <translation>フォルダー%1にロックファイルを作成できません。</translation>
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
        <translation>このコマはここには置けません。</translation>
    </message>
    <message>
        <source>There is no room to turn this building.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>この建物の向きを変える空きがありません。</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <extracomment>In the line of the prompt while a position is set up and a piece is in the hand.</extracomment>
        <translation>置き場所を選んでください。</translation>
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
        <translation>この建物は箱に残っていません：%1。</translation>
    </message>
    <message>
        <source>The box has no more tiles of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>この種類のタイルは箱に残っていません：%1。</translation>
    </message>
    <message>
        <source>The box has no more barrels of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>この種類の樽は箱に残っていません：%1。</translation>
    </message>
    <message>
        <source>The box has no more colonists.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>入植者は箱に残っていません。</translation>
    </message>
    <message>
        <source>This role card is already on a board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>この役割カードはすでに個人ボードにあります。</translation>
    </message>
    <message>
        <source>The box has none of these left.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>これは箱に残っていません。</translation>
    </message>
    <message>
        <source>Put the building on an empty space in a city, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>建物は都市の空きマスに置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on an island, in the face-up row, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>プランテーションは島の空きマスか表向きの列に置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on an island, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>採石場は島の空きマスに置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>樽は羅針盤、貨物船、商店に置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>入植者は空いている丸、サンファン、植民船に置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the doubloon on a board or a role card, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>ダブロンは個人ボードか役割カードに置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the victory point on a board, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>勝利点は個人ボードに置くか、箱に戻してください。</translation>
    </message>
    <message>
        <source>Put the role card on a board, or back in the row of role cards.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>役割カードは個人ボードに置くか、役割カードの列に戻してください。</translation>
    </message>
    <message>
        <source>Put the governor marker on another board.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>総督マーカーは別の個人ボードに置いてください。</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>この船は満杯です。</translation>
    </message>
    <message>
        <source>This ship carries another kind of goods: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>この船は別の商品を積んでいます：%1。</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries this kind already, and no two ships carry the same: %2.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>貨物船%1がすでにこの種類を積んでいます。同じ種類を2隻に積むことはできません：%2。</translation>
    </message>
    <message>
        <source>Role cards are taken in turn, starting with the governor: %1 takes the next one.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>役割カードは総督から順番に取ります。次に取るのは%1です。</translation>
    </message>
    <message>
        <source>Role cards are taken in turn: put back the card of %1 first, because it was taken later.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>役割カードは順番に取ります。後から取られた%1のカードを先に戻してください。</translation>
    </message>
    <message>
        <source>At least one player must still have a role to choose this round.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>このラウンドで役割を選べるプレイヤーが、少なくとも1人は必要です。</translation>
    </message>
    <message>
        <source>This space is already taken.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>このマスは埋まっています。</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>大きい建物は2マスを占めますが、このマスの隣に空きがありません。</translation>
    </message>
    <message>
        <source>%1 has this building already.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>%1はこの建物をすでに持っています。</translation>
    </message>
    <message>
        <source>A colonist cannot work here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>入植者はここでは働けません。</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>ここの丸はすべて埋まっています。</translation>
    </message>
    <message>
        <source>There is no such piece here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>そのコマはここにはありません。</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>すでにそこにあります。</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>商店は満杯です。</translation>
    </message>
    <message>
        <source>The row of face-up plantations is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>表向きのプランテーションの列はいっぱいです。</translation>
    </message>
    <message>
        <source>The number cannot be larger.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>これ以上増やせません。</translation>
    </message>
    <message>
        <source>There must be a governor. Drag the marker to another board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>総督は必ず1人必要です。マーカーを別の個人ボードにドラッグしてください。</translation>
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
        <translation>Carlaが船長を取ったので、最初に積み込みました。砂糖を4樽、全部が入る船のうちいちばん小さい船に。これでこの船は砂糖専用になり、ほかの船には砂糖を積めません。</translation>
    </message>
    <message>
        <source>Your turn. You must load if anything of yours fits, and as much of it as fits. But you decide which kind goes first: corn or indigo.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s three corn and two indigo</extracomment>
        <translation>あなたの番です。積めるものが1つでもあれば、積まなければなりません。しかも積めるだけ全部です。ただし、コーンとインディゴのどちらを先にするかは選べます。</translation>
    </message>
    <message>
        <source>Your indigo has a ship already, which waits for it. For corn there is one empty ship left, and others may want it: Bruno has tobacco. So load the corn now.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the corn to a ship</extracomment>
        <translation>インディゴには、もう船が待っています。コーンには空の船が1隻残っていますが、欲しいのはあなただけではありません。Brunoはタバコを持っています。だから、今コーンを積みましょう。</translation>
    </message>
    <message>
        <source>It goes round until nobody can load any more, and it is your turn again. Load what you have left.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the indigo to a ship</extracomment>
        <translation>誰も積めなくなるまで順番が回り、またあなたの番です。残っているものを積みましょう。</translation>
    </message>
    <message>
        <source>No ship was left for Bruno&apos;s tobacco. He kept one barrel and lost the others. That is how you hurt somebody in this game: be quick with the captain, or fill the ship that they need.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Brunoのタバコを積む船はありませんでした。Brunoは1樽を残し、あとは失いました。このゲームでは、こうやって他の人に損をさせます。船長を早く取るか、相手の必要な船を埋めてしまうのです。</translation>
    </message>
    <message>
        <source>Full ships have sailed and are empty again. One that is not full stays, with its barrels: the sugar blocks that ship until somebody fills it.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>満杯の船は出航し、空になりました。満杯でない船は、樽を積んだまま残ります。砂糖を積んだ船は、誰かが埋めるまでふさがっています。</translation>
    </message>
    <message>
        <source>Now from the other side. You choose a role, and in the next round you will be governor. So fill your store now with the craftsman, and be first with the captain.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the craftsman is marked</extracomment>
        <translation>今度は逆の側です。今は役割を選ぶ番で、次のラウンドではあなたが総督です。今のうちに監督で樽を増やし、次に船長を最初に取りましょう。</translation>
    </message>
    <message>
        <source>Your extra barrel. For shipping, every kind is worth the same point; what counts is which one finds room on a ship.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>おまけの樽です。出荷では、どの種類も同じ1点。大切なのは、どれなら船に空きがあるかです。</translation>
    </message>
    <message>
        <source>You have the choice. Where several empty ships take all your barrels, think: a small one is soon full and comes back, a large one keeps the others out of it for longer.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads to one of them</extracomment>
        <translation>選ぶのはあなたです。樽を全部積める空の船がいくつかあるときは、考えましょう。小さい船はすぐに満杯になって戻ってきます。大きい船なら、他の人を長く締め出せます。</translation>
    </message>
    <message>
        <source>Your warehouse helps now: it keeps all barrels of one kind, besides the single barrel that everybody keeps. Click what stays, then press Done.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>ここで倉庫が役立ちます。誰でも残せる1樽に加えて、1種類の樽をすべて残せます。残すものをクリックして、「完了」を押してください。</translation>
    </message>
    <message>
        <source>Two buildings make a shipper: the harbor gives a point more for each of your loads, and the wharf is a ship of your own that takes all barrels of one kind, however many.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the building supply</extracomment>
        <translation>出荷する人には2つの建物があります。港は、積み込むたびに1点多くもらえます。造船所は自分専用の船で、1種類の樽をいくつでも積めます。</translation>
    </message>
    <message>
        <source>To remember: take the captain when your goods find room and those of others do not. When somebody else takes it, load first what may find no ship later. And corn ships as well as coffee.</source>
        <extracomment>The last bubble of the lesson &quot;Shipping&quot;</extracomment>
        <translation>覚えておきましょう：自分の商品は積めて、他の人の商品は積めないときに、船長を取ります。他の人が取ったときは、後で積む船がなくなりそうなものから積みます。それから、コーンもコーヒーも出荷では同じ1点です。</translation>
    </message>
    <message>
        <source>Take the captain. You load first, while ships are still empty, and get one extra point for your first load.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the captain is marked</extracomment>
        <translation>船長を取りましょう。空の船があるうちに最初に積めて、最初の積み込みで1点多くもらえます。</translation>
    </message>
</context>
<context>
    <name>ShortNames</name>
    <message>
        <source>Small indigo</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>小インディゴ</translation>
    </message>
    <message>
        <source>Small sugar</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>小砂糖</translation>
    </message>
    <message>
        <source>Indigo pl.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>大インディゴ</translation>
    </message>
    <message>
        <source>Sugar m.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>大砂糖</translation>
    </message>
    <message>
        <source>Tobacco st.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>タバコ</translation>
    </message>
    <message>
        <source>Coffee r.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>Sm. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>小市場</translation>
    </message>
    <message>
        <source>Constr. hut</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>建設小屋</translation>
    </message>
    <message>
        <source>Sm. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>小倉庫</translation>
    </message>
    <message>
        <source>Lg. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>大市場</translation>
    </message>
    <message>
        <source>Lg. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>大倉庫</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>工場</translation>
    </message>
    <message>
        <source>Univers.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>大学</translation>
    </message>
    <message>
        <source>Customs h.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>税関</translation>
    </message>
    <message>
        <source></source>
        <comment>Names on the table where there is little room.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>商館</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>金鉱掘り</translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>採石場%n・%1点</numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>プランテーション</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>貨物船</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>植民船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>商店</translation>
    </message>
    <message>
        <source>Goods supply</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>商品のサプライ</translation>
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
        <translation>命令が途中で終わっています。必要なもの：%2。</translation>
    </message>
    <message>
        <source>Unknown word “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>不明な語「%1」です。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” could mean any of %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」は次のどれとも解釈できます：%2。</translation>
    </message>
    <message>
        <source>Words cannot be shortened in a record: “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>記録では語を省略できません：「%1」。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected the end of the order.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>「%1」は余分です。命令の終わりが必要です。</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」は予期しないものです。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>「%1」が2回あります。1回だけにしてください。</translation>
    </message>
    <message>
        <source>“%1” is not a space; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」はマスではありません。%2のような形にしてください。</translation>
    </message>
    <message>
        <source>“%1” is not a number of colonists and a place; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」は入植者の人数と場所ではありません。%2のような形にしてください。</translation>
    </message>
    <message>
        <source>“%1” is not a ship; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」は船ではありません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” is not allowed in records; expected the order it stands for.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>「%1」は記録では使えません。それが表す命令を書いてください。</translation>
    </message>
    <message>
        <source>The order “%1” of seat %3 is not legal; expected a legal order. %2</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>席%3の命令「%1」は許されません。ルールに合う命令が必要です。%2</translation>
    </message>
    <message>
        <source>The text is empty; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>テキストが空です。必要なもの：%2。</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long; expected at most %n byte(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>テキストが長すぎます。最大%nバイトです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid byte; expected UTF-8.</source>
        <extracomment>What is wrong with a text that is read.</extracomment>
        <translation>不正なバイトです。UTF-8が必要です。</translation>
    </message>
    <message>
        <source>The text ends here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>テキストがここで終わっています。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」はここには置けません。必要なもの：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested too deep; expected at most %n level(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>リストとオブジェクトの入れ子が深すぎます。最大%n段です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many items; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>項目が多すぎます。最大%4です。</translation>
    </message>
    <message>
        <source>The key “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>キー「%1」が2回あります。1回だけにしてください。</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected an empty object.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>不明なキー「%1」です。空のオブジェクトが必要です。</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>不明なキー「%1」です。必要なもの：%2。</translation>
    </message>
    <message>
        <source>The key “%2” is missing; expected it here.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>ここにキー「%2」がありません。</translation>
    </message>
    <message>
        <source>Found %1; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>%1がありました。必要なもの：%2。</translation>
    </message>
    <message>
        <source>The number %1 is not a plain integer; expected digits alone.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>数値%1は単純な整数ではありません。数字だけにしてください。</translation>
    </message>
    <message>
        <source>Found %1; expected an integer from %3 to %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>%1がありました。%3から%4までの整数が必要です。</translation>
    </message>
    <message>
        <source>Unknown name “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>不明な名前「%1」です。必要なもの：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n item(s); expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>項目が%n個あります。最大%4です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Found the format “%1”; expected “%2”.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>形式が「%1」です。「%2」が必要です。</translation>
    </message>
    <message>
        <source>Version %1 is newer than this program; expected version %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>バージョン%1はこのプログラムより新しいものです。バージョン%2が必要です。</translation>
    </message>
    <message>
        <source>Found %1 barrel number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>%1の樽の%3個目があります。箱にあるのは最大%4です。</translation>
    </message>
    <message>
        <source>Found %1 number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>%1の%3個目があります。箱にあるのは最大%4です。</translation>
    </message>
    <message>
        <source>Too many colonists; expected at most %4 on ship, boards and in the supply together.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>入植者が多すぎます。船、個人ボード、サプライを合わせて最大%4人です。</translation>
    </message>
    <message>
        <source>Found %1 card number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>%1のカードの%3枚目があります。箱にあるのは最大%4です。</translation>
    </message>
    <message>
        <source>%1 barrel number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>%1の樽の%3個目がありません。箱には%4あります。</translation>
    </message>
    <message>
        <source>%1 number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>%1の%3個目がありません。箱には%4あります。</translation>
    </message>
    <message>
        <source>Colonist number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>入植者の%3人目がいません。箱には%4人います。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n victory point(s); expected %4, the rest of the box.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>勝利点が%n点あります。箱の残りは%4点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card with %n player(s); expected another role.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>%n人のゲームに%1のカードはありません。別の役割にしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship of capacity %3; expected %2.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>容量%3の貨物船はありません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>The cargo ship of capacity %3 is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>容量%3の貨物船が2回あります。1回だけにしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n seat(s); expected %4, one for each player.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>席が%nあります。プレイヤーごとに1つ、計%4必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %3 is filled twice; expected an empty space.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>マス%3が2回埋められています。空きマスが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n space(s); expected %4 for the %1.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>マスが%nあります。%1に必要なのは%4です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The two spaces of the %1 do not touch; expected spaces that share a side.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>%1の2マスが隣り合っていません。辺を共有するマスが必要です。</translation>
    </message>
    <message>
        <source>A second %1 in one city; expected at most one of a kind.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>1つの都市に%1が2つあります。同じ建物は1つまでです。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n colonist(s) on the %1; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>%1に入植者が%n人います。最大%4人です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n barrel(s); expected at most %4, the ship&apos;s capacity.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>樽が%nあります。船の容量は%4です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship with %1 but without barrels; expected barrels, or null for the good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>%1の船に樽がありません。樽を置くか、商品をnullにしてください。</translation>
    </message>
    <message numerus="yes">
        <source>A ship with %n barrel(s) of no good; expected the good, or no barrels.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>商品のない船に樽が%nあります。商品を指定するか、樽をなくしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship with %1; expected no two ships with the same good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>%1の船が2隻あります。同じ商品の船は1隻だけです。</translation>
    </message>
    <message>
        <source>Seat %3 cannot have taken so many roles yet; expected at most %4, since roles are taken in turn from the governor on.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>席%3がこれほど多くの役割を取っているはずがありません。役割は総督から順番に取るので、最大%4です。</translation>
    </message>
    <message>
        <source>Every seat has taken all its roles; expected a round in which a role can be chosen.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>どの席もすべての役割を取っています。役割を選べるラウンドが必要です。</translation>
    </message>
    <message>
        <source>This is the phase of the %1; expected seat %3, whose role is under way, to have taken that card.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>今は%1のフェイズです。その役割を実行中の席%3が、そのカードを取っている必要があります。</translation>
    </message>
    <message>
        <source>Found %1, which does not agree with the rest; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>%1は他の内容と合いません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>Seat %3 has nothing to decide at “%1”; expected a decision with a choice.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>席%3には「%1」で決めることがありません。選択の余地がある決定が必要です。</translation>
    </message>
    <message>
        <source>The position is in the middle of a phase (%1); expected the key “phase_state”.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>局面がフェイズ（%1）の途中です。キー「phase_state」が必要です。</translation>
    </message>
    <message>
        <source>The end trigger “%1” must have fired; expected it in the list.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>終了条件「%1」が満たされているはずです。リストに必要です。</translation>
    </message>
    <message>
        <source>The end trigger “%1” cannot have fired; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>終了条件「%1」は満たされているはずがありません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” is not a valid name; expected 1 to 100 characters, not all blank and none of them a control character.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>「%1」は名前になりません。1～100文字で、空白だけでなく、制御文字を含まないものにしてください。</translation>
    </message>
    <message>
        <source>“%1” is not a valid random state; expected 16 hexadecimal digits as this program prints them.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>「%1」は乱数の状態ではありません。このプログラムが書く形の16進16桁が必要です。</translation>
    </message>
    <message>
        <source>The tag ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>タグが途中で終わっています。必要なもの：%2。</translation>
    </message>
    <message>
        <source>“%1” does not belong in a tag; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」はタグの中に置けません。必要なもの：%2。</translation>
    </message>
    <message>
        <source>Unknown tag “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>不明なタグ「%1」です。必要なもの：%2。</translation>
    </message>
    <message>
        <source>The tag “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>タグ「%1」が2回あります。1回だけにしてください。</translation>
    </message>
    <message>
        <source>The tag “%2” is missing; expected it before the first order.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>最初の命令の前にタグ「%2」がありません。</translation>
    </message>
    <message>
        <source>A tag cannot follow the orders; expected an order or a comment.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>命令の後にタグは置けません。命令かコメントが必要です。</translation>
    </message>
    <message>
        <source>Found “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>「%1」がありました。必要なもの：%2。</translation>
    </message>
    <message>
        <source>The checksum does not match, so the record was damaged or changed by hand; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>チェックサムが一致しません。記録は壊れたか、手で変更されています。ゲームのどの部分も信頼できません。</translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>チェックサムが一致しません。記録は壊れたか、手で変更されています。%nの命令のうち%3が正常です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>チェックサムが一致しません。記録は壊れたか、手で変更されています。%nの命令が正常です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record breaks off; expected the rest, up to its last line; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>記録が途切れています。最後の行までの残りが必要です。ゲームのどの部分も信頼できません。</translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>記録が途切れています。最後の行までの残りが必要です。%nの命令のうち%3が正常です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>記録が途切れています。最後の行までの残りが必要です。%nの命令が正常です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <extracomment>What is wrong with a text that is read, where nothing more is known.</extracomment>
        <translation>何かが間違っています。</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>%1 is a list of words with commas between them</extracomment>
        <translation>%1のいずれか</translation>
    </message>
    <message>
        <source>the end of the line or a comment</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>行の終わりかコメント</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>タグの名前</translation>
    </message>
    <message>
        <source>a value in quotes</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>引用符で囲んだ値</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>閉じる引用符</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>trueかfalse</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>整数</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>リスト</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>a good that the chooser can produce</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>選んだ人が生産できる商品</translation>
    </message>
    <message>
        <source>a full city</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>埋まった都市</translation>
    </message>
    <message>
        <source>an empty pool of victory points</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>空になった勝利点のサプライ</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>An error in a file, with its place; %3 is the sentence that says what is wrong.</extracomment>
        <translation>%1行目、%2列目：%3</translation>
    </message>
    <message>
        <source>a game record or a position</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>ゲームの記録か局面</translation>
    </message>
    <message>
        <source>the version of the format, 1</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>形式のバージョン1</translation>
    </message>
    <message>
        <source>a number of players from 2 to 5</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>2～5のプレイヤー人数</translation>
    </message>
    <message>
        <source>a seed from 0 to 18446744073709551615</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>0～18446744073709551615のシード</translation>
    </message>
    <message>
        <source>the number of orders played</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>実行された命令の数</translation>
    </message>
    <message>
        <source>JSON text</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>JSONテキスト</translation>
    </message>
    <message>
        <source>orders, after the tags or position that start the game</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>ゲームを始めるタグか局面に続く命令</translation>
    </message>
    <message>
        <source>Only the end of the last line is missing; all moves are there.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>最後の行の終わりだけが欠けています。手はすべてそろっています。</translation>
    </message>
    <message>
        <source>All moves are good, but nothing says that the last one is the end: either the program ended before it closed the file, or later moves were cut off.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>手はすべて正常ですが、最後の手で終わりだという印がありません。ファイルを閉じる前にプログラムが終了したか、後の手が切り取られています。</translation>
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
            <numerusform>ゲームが途切れています。テキストの残りが必要です。%n文字のうち%3文字があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some letters of the game are missing or changed, because they do not match the checksum; expected the text as it was copied.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>チェックサムが一致しません。ゲームの文字の一部が欠けているか、変わっています。コピーされたままのテキストが必要です。</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The last game is open in another window. This window has a game of its own.</source>
        <extracomment>Said in the prompt line when Windrose runs twice.</extracomment>
        <translation>前回のゲームは別のウィンドウで開いています。このウィンドウは別のゲームを持ちます。</translation>
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
        <translation>小さいインディゴ桶</translation>
    </message>
    <message>
        <source>the small indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>小さいインディゴ桶</translation>
    </message>
    <message>
        <source>a small sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>小さい砂糖生産所</translation>
    </message>
    <message>
        <source>the small sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>小さい砂糖生産所</translation>
    </message>
    <message>
        <source>an indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>大きいインディゴ桶</translation>
    </message>
    <message>
        <source>the indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>大きいインディゴ桶</translation>
    </message>
    <message>
        <source>a sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>大きい砂糖生産所</translation>
    </message>
    <message>
        <source>the sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>大きい砂糖生産所</translation>
    </message>
    <message>
        <source>a tobacco storage</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>タバコ貯蔵所</translation>
    </message>
    <message>
        <source>the tobacco storage</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>タバコ貯蔵所</translation>
    </message>
    <message>
        <source>a coffee roaster</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>コーヒー焙煎所</translation>
    </message>
    <message>
        <source>the coffee roaster</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>コーヒー焙煎所</translation>
    </message>
    <message>
        <source>a small market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>小さい市場</translation>
    </message>
    <message>
        <source>the small market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>小さい市場</translation>
    </message>
    <message>
        <source>a hacienda</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>農地</translation>
    </message>
    <message>
        <source>the hacienda</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>農地</translation>
    </message>
    <message>
        <source>a construction hut</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>建設小屋</translation>
    </message>
    <message>
        <source>the construction hut</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>建設小屋</translation>
    </message>
    <message>
        <source>a small warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>小さい倉庫</translation>
    </message>
    <message>
        <source>the small warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>小さい倉庫</translation>
    </message>
    <message>
        <source>a hospice</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>宿屋</translation>
    </message>
    <message>
        <source>the hospice</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>宿屋</translation>
    </message>
    <message>
        <source>an office</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>商館</translation>
    </message>
    <message>
        <source>the office</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>商館</translation>
    </message>
    <message>
        <source>a large market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>大きい市場</translation>
    </message>
    <message>
        <source>the large market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>大きい市場</translation>
    </message>
    <message>
        <source>a large warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>大きい倉庫</translation>
    </message>
    <message>
        <source>the large warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>大きい倉庫</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>工場</translation>
    </message>
    <message>
        <source>the factory</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>工場</translation>
    </message>
    <message>
        <source>a university</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>大学</translation>
    </message>
    <message>
        <source>the university</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>大学</translation>
    </message>
    <message>
        <source>a harbor</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>港</translation>
    </message>
    <message>
        <source>the harbor</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>港</translation>
    </message>
    <message>
        <source>a wharf</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>造船所</translation>
    </message>
    <message>
        <source>the wharf</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>造船所</translation>
    </message>
    <message>
        <source>a guild hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>ギルドホール</translation>
    </message>
    <message>
        <source>the guild hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>ギルドホール</translation>
    </message>
    <message>
        <source>a residence</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>公邸</translation>
    </message>
    <message>
        <source>the residence</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>公邸</translation>
    </message>
    <message>
        <source>a fortress</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>砦</translation>
    </message>
    <message>
        <source>the fortress</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>砦</translation>
    </message>
    <message>
        <source>a customs house</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>税関</translation>
    </message>
    <message>
        <source>the customs house</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>税関</translation>
    </message>
    <message>
        <source>a city hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>市役所</translation>
    </message>
    <message>
        <source>the city hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>市役所</translation>
    </message>
    <message>
        <source>a corn plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>コーンプランテーション</translation>
    </message>
    <message>
        <source>an indigo plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>インディゴプランテーション</translation>
    </message>
    <message>
        <source>a sugar plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>砂糖プランテーション</translation>
    </message>
    <message>
        <source>a tobacco plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>タバコプランテーション</translation>
    </message>
    <message>
        <source>a coffee plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>コーヒープランテーション</translation>
    </message>
    <message>
        <source>a quarry</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>採石場</translation>
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
        <translation>コーン</translation>
    </message>
    <message>
        <source>indigo</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>インディゴ</translation>
    </message>
    <message>
        <source>sugar</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>砂糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>タバコ</translation>
    </message>
    <message>
        <source>coffee</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>corn plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>コーンプランテーション</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>インディゴプランテーション</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>砂糖プランテーション</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>タバコプランテーション</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>コーヒープランテーション</translation>
    </message>
    <message>
        <source>quarry</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>採石場</translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>小さいインディゴ桶</translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>小さい砂糖生産所</translation>
    </message>
    <message>
        <source>indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>大きいインディゴ桶</translation>
    </message>
    <message>
        <source>sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>大きい砂糖生産所</translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>タバコ貯蔵所</translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>コーヒー焙煎所</translation>
    </message>
    <message>
        <source>small market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>小さい市場</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>農地</translation>
    </message>
    <message>
        <source>construction hut</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>建設小屋</translation>
    </message>
    <message>
        <source>small warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>小さい倉庫</translation>
    </message>
    <message>
        <source>hospice</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>宿屋</translation>
    </message>
    <message>
        <source>office</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>商館</translation>
    </message>
    <message>
        <source>large market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>大きい市場</translation>
    </message>
    <message>
        <source>large warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>大きい倉庫</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>工場</translation>
    </message>
    <message>
        <source>university</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>大学</translation>
    </message>
    <message>
        <source>harbor</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>港</translation>
    </message>
    <message>
        <source>wharf</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>造船所</translation>
    </message>
    <message>
        <source>guild hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>ギルドホール</translation>
    </message>
    <message>
        <source>residence</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>公邸</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>砦</translation>
    </message>
    <message>
        <source>customs house</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>税関</translation>
    </message>
    <message>
        <source>city hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>市役所</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%1 %n樽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%nダブロン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>勝利点%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;4 barrels&quot;, %2 &quot;6 points&quot;</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n樽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
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
        <translation>今は何も生産しません。</translation>
    </message>
    <message>
        <source>Would produce now, if first: %1.</source>
        <extracomment>In the text over the role of the craftsman; %1 is a list of barrels.</extracomment>
        <translation>今最初に生産するなら：%1。</translation>
    </message>
    <message>
        <source>a free circle on a production building</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>生産施設の空いている丸</translation>
    </message>
    <message>
        <source>a colonist</source>
        <extracomment>What a role brings, inside a list.</extracomment>
        <translation>入植者</translation>
    </message>
    <message>
        <source>a barrel in the supply</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>サプライの樽</translation>
    </message>
    <message>
        <source>One more barrel needs %1.</source>
        <extracomment>%1 is a list of things: &quot;a corn plantation and a colonist&quot;</extracomment>
        <translation>もう1樽に必要なもの：%1。</translation>
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
        <translation>Windroseについて</translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <extracomment>What a screen reader says of the picture in About Windrose.</extracomment>
        <translation>Windroseのマークの羅針盤</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <extracomment>A button that shows what Qt is.</extracomment>
        <translation>Qtについて(&amp;Q)</translation>
    </message>
    <message>
        <source>Puerto Rico for two to five players at one computer.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>1台のコンピューターで2～5人で遊ぶプエルトリコです。</translation>
    </message>
    <message>
        <source>Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any publisher; its drawings and texts are original.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>ゲームの作者はAndreas Seyfarthです。この版はファンが制作したもので、どの出版社とも関係ありません。絵と文章はオリジナルです。</translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windroseはフリーソフトウェアです。GNU一般公衆ライセンス（GPL）のバージョン3、またはそれ以降のバージョンのもとで、使用、共有、変更ができます。一切の保証はありません。</translation>
    </message>
    <message>
        <source>Full license text</source>
        <extracomment>A link in the dialog about the program.</extracomment>
        <translation>ライセンス全文</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog about the program.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose itself does not use the internet. Look for a New Version in the Help menu opens the page of the newest version in your browser.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windrose自体はインターネットを使いません。「ヘルプ」メニューの「新しいバージョンを探す」は、最新バージョンのページをブラウザーで開きます。</translation>
    </message>
</context>
<context>
    <name>windrose::AutosaveNotice</name>
    <message>
        <source>&amp;Try Again</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>再試行(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>ゲームが保存されていません</translation>
    </message>
    <message>
        <source>The game on the table cannot be saved in %1: %2</source>
        <extracomment>%1 is a file with its folder, %2 a sentence about what went wrong</extracomment>
        <translation>盤上のゲームを%1に保存できません：%2</translation>
    </message>
    <message>
        <source>You can play on. Windrose tries again after every move; until then the game is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while the game cannot be saved, after the reason.</extracomment>
        <translation>プレイは続けられます。Windroseは1手ごとに保存を試みます。それまでゲームはメモリーにしかないので、終了する前に別の場所に保存してください。</translation>
    </message>
    <message>
        <source>The position cannot be saved in %1: %2</source>
        <extracomment>In the line above the table; %1 is the path of a folder, %2 says what is wrong with it.</extracomment>
        <translation>局面を%1に保存できません：%2</translation>
    </message>
    <message>
        <source>You can continue. Windrose tries again after every step; until then the position is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while a position being set up cannot be saved, after the reason.</extracomment>
        <translation>作業は続けられます。Windroseは操作のたびに保存を試みます。それまで局面はメモリーにしかないので、終了する前に別の場所に保存してください。</translation>
    </message>
    <message>
        <source>The position is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>局面が保存されていません</translation>
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
        <translation>価格%1</translation>
    </message>
    <message>
        <source>owned</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>所有</translation>
    </message>
    <message>
        <source>affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>買える</translation>
    </message>
    <message>
        <source>not affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>買えない</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>売り切れ</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Read out for a building of the supply; %1 copies of %2 are left.</extracomment>
        <translation>残り%1/%2</translation>
    </message>
    <message>
        <source>Building %1</source>
        <extracomment>Read out for a place of the supply; %1 is the name of the building.</extracomment>
        <translation>建物%1</translation>
    </message>
    <message>
        <source>fills two spaces</source>
        <extracomment>A state of a large building in the supply, read aloud</extracomment>
        <translation>2マスを占める</translation>
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
        <translation>貨物船%1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>満杯</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for a cargo ship.</extracomment>
        <translation>
            <numerusform>空き%n</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <extracomment>The text over a cargo ship; %1 is its name, %2 what it carries.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;：%2&lt;/p&gt;&lt;p&gt;1隻に積めるのは1種類で、同じ種類を2隻に積むことはできません。満杯の船は船長フェイズの終わりに出航します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of the place on the board for a load shipped by the wharf.</extracomment>
        <translation>造船所</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>入植者なし</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>出航済み</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>入植者あり</translation>
    </message>
    <message>
        <source>Barrels stay aboard until the ship sails.</source>
        <extracomment>Why a barrel on a ship cannot be taken.</extracomment>
        <translation>樽は出航まで船に残ります。</translation>
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
            <numerusform>ラウンド%1、%n手の後。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, before move %2.</source>
        <extracomment>Read out for a point of the diagram of chances; %1 is the number of the round, %2 that of the move.</extracomment>
        <translation>ラウンド%1、%2手目の前。</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win</extracomment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Chances to win: %1.</source>
        <extracomment>Read out for a point of the diagram; %1 is a list of players with percentages.</extracomment>
        <translation>勝率：%1。</translation>
    </message>
    <message>
        <source>Chances to win by move</source>
        <extracomment>What a screen reader calls the chart of the course of the game.</extracomment>
        <translation>1手ごとの勝率</translation>
    </message>
    <message>
        <source>The arrow keys read out each moment.</source>
        <extracomment>What a screen reader adds to the chart of the course of the game.</extracomment>
        <translation>矢印キーで各時点を読み上げます。</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>ラウンド</translation>
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
        <translation>都市のマス%2の丸%1</translation>
    </message>
    <message>
        <source>City space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the city.</extracomment>
        <translation>都市のマス%1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <extracomment>The name of a large building&apos;s place for a screen reader; %1 and %2 count the spaces of the city.</extracomment>
        <translation>都市のマス%1と%2</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>入植者なし</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>入植者あり</translation>
    </message>
    <message>
        <source>%1 of %2 circles occupied</source>
        <extracomment>Read out for a building; %1 of its %2 circles are occupied.</extracomment>
        <translation>丸%2個中%1個に入植者</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of a city.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;都市の空きマス&lt;/b&gt;&lt;/p&gt;&lt;p&gt;建物を置く場所です。大きい建物は隣り合う2マスを占めます。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) now</source>
        <extracomment>Read out for a large building: its bonus now.</extracomment>
        <translation>
            <numerusform>今は%n点</numerusform>
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
        <translation>サプライ %1</translation>
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
        <translation>植民船</translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>入植者のサプライ</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;植民船&lt;/b&gt;&lt;/p&gt;&lt;p&gt;市長フェイズに、乗っている入植者が各プレイヤーに順に1人ずつ上陸します。その後、サプライから補充されます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The colonist ship is filled from here. When it cannot be filled, the round is the last.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;入植者のサプライ&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ここから植民船を補充します。補充しきれなくなったラウンドが最終ラウンドです。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for the ship and the supply of colonists.</extracomment>
        <translation>
            <numerusform>入植者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists come ashore automatically when a player takes the mayor; then place yours from San Juan.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>誰かが市長を取ると、入植者は自動的に上陸します。その後、自分の入植者をサンファンから配置してください。</translation>
    </message>
    <message>
        <source>The supply fills the colonist ship automatically; the mayor&apos;s extra colonist comes with the role card.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>植民船はサプライから自動的に補充されます。市長の追加の入植者は役割カードと一緒に来ます。</translation>
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
        <translation>次の使えるもの</translation>
    </message>
    <message>
        <source>Previous Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>前の使えるもの</translation>
    </message>
    <message>
        <source>Next Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>次の領域</translation>
    </message>
    <message>
        <source>Previous Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>前の領域</translation>
    </message>
    <message>
        <source>Read about a Piece</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>コマの説明を読む</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerActions</name>
    <message>
        <source>&amp;Pause Computers</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>コンピューターを一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;One Computer Move</source>
        <extracomment>An entry of the menu Seats: lets paused computer players play one move.</extracomment>
        <translation>コンピューターの手を1つ進める(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Watching Speed</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>観戦の速さ(&amp;W)</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>速く(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>Watching speed: %1.</source>
        <extracomment>%1 is a speed such as &quot;Fast&quot;</extracomment>
        <translation>観戦の速さ：%1。</translation>
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
        <translation>交代する</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>1手進める</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1（%2）の手番です。コンピューターは一時停止中です。「続ける」で再開し、「1手進める」で1手だけ進みます。</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1（%2）が考えています…</translation>
    </message>
    <message>
        <source>%1 (%2) is to move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1（%2）の手番です。</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <extracomment>%1 is one of Slow, Normal, Fast, At once</extracomment>
        <translation>速さ：%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>再試行</translation>
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
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Click the chart to show that moment on the table.</source>
        <extracomment>Below the chart of the course of the game.</extracomment>
        <translation>グラフをクリックすると、その時点が盤上に表示されます。</translation>
    </message>
    <message>
        <source>Course of the Game</source>
        <extracomment>The title of the panel that shows how the chances of the players changed.</extracomment>
        <translation>ゲームの経過</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>分岐点</translation>
    </message>
    <message>
        <source>Moments analyzed</source>
        <extracomment>The name of the bar that shows how much of the game was analyzed.</extracomment>
        <translation>分析した時点</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <extracomment>A button of the course of the game: undoes what came after the chosen moment.</extracomment>
        <translation>ここから続ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Choose a moment first, in the chart or among the turning points.</source>
        <extracomment>Why a button below the turning points is disabled.</extracomment>
        <translation>先にグラフか分岐点で時点を選んでください。</translation>
    </message>
    <message>
        <source>The table shows the game as it was at the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>選んだ時点の盤面を表示しています。</translation>
    </message>
    <message>
        <source>A new game continues from the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>選んだ時点から新しいゲームが続きます。</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel beside the table about the course of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>分岐点(&amp;U)</translation>
    </message>
    <message>
        <source>Sho&amp;w on the Table</source>
        <extracomment>A button of the course of the game: shows the chosen moment on the table.</extracomment>
        <translation>盤上に表示(&amp;W)</translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you are ready.</source>
        <extracomment>On the curtain between two persons; %1 is the name of the player to move.</extracomment>
        <translation>%1、あなたの手番です。準備ができたらクリックしてください。</translation>
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
        <translation>ゲームの結果を保存できませんでした。%1</translation>
    </message>
    <message>
        <source>The names could not be changed. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>名前を変更できませんでした。%1</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The suggested name of a file with a table of the results of games, without its ending</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>表 (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The results could not be exported as %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>結果を%1にエクスポートできませんでした。%2</translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message>
        <source>The file %1 no longer exists. It has been removed from the list.</source>
        <extracomment>A message about a file; %1 is its name.</extracomment>
        <translation>ファイル%1はもうありません。一覧から削除しました。</translation>
    </message>
    <message>
        <source>The pasted game is open. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Paste Game.</extracomment>
        <translation>貼り付けたゲームを開きました。それまでのゲームは「以前のゲーム」にあります。</translation>
    </message>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <extracomment>A message after several files were dropped on the window; %1 is the name of one.</extracomment>
        <translation>
            <numerusform>一度に開けるゲームは1つだけです。%1を開き、他の%nファイルは開きませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Games (*.windrose *.windrose-position *.json *.txt);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that opens a game; the parts in parentheses stay as they are.</extracomment>
        <translation>ゲーム (*.windrose *.windrose-position *.json *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>The name that a new file gets, before a number or the ending.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>ゲーム (*.windrose);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>New game from the start</source>
        <extracomment>The title of the window of a game that was begun again from the start of another.</extracomment>
        <translation>最初からの新しいゲーム</translation>
    </message>
    <message>
        <source>New game from move %1</source>
        <extracomment>The title of a game that goes on from an earlier move; %1 is the number of the move.</extracomment>
        <translation>%1手目からの新しいゲーム</translation>
    </message>
    <message>
        <source>This is a new game that continues from here. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Play On from Here as a New Game.</extracomment>
        <translation>ここから続く新しいゲームです。それまでのゲームは「以前のゲーム」にあります。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>In the title of the window, after the name of the file.</extracomment>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the title of the window, after the name of the file; %1 is the number of the round.</extracomment>
        <translation>ラウンド%1</translation>
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
        <translation>全員の勝利点を表示しますか？</translation>
    </message>
    <message>
        <source>The other players&apos; points are hidden until the game is over. This would reveal them.</source>
        <extracomment>Explains the question whether to show the score or the course while points are hidden.</extracomment>
        <translation>他のプレイヤーの勝利点は、ゲームが終わるまで隠されています。これを見ると明らかになります。</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>表示する(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep Hidden</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>隠しておく(&amp;K)</translation>
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
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>The only entry of the menu Open Recent when it is empty.</extracomment>
        <translation>最近のファイルはありません</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <extracomment>An entry of the menu Open Recent.</extracomment>
        <translation>この一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>%1: %2, finished</source>
        <extracomment>A game played before: %1 is when, %2 who</extracomment>
        <translation>%1：%2、終了</translation>
    </message>
    <message>
        <source>%1: %2, round %3</source>
        <extracomment>A game played before: %1 is when, %2 who, %3 a round</extracomment>
        <translation>%1：%2、ラウンド%3</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <extracomment>The only entry of the menu Earlier Games when it is empty.</extracomment>
        <translation>以前のゲームはありません</translation>
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
        <translation>商品のサプライ%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for the supply of goods; %1 is a number of barrels.</extracomment>
        <translation>残り%1</translation>
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
        <translation>%1。%2</translation>
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
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The title of the panel of hints.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>考え中…</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel of hints.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Hide what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>その後の予想を隠す</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>A button in the panel of hints: hides the orders that are expected to follow.</extracomment>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Show what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>その後の予想を表示</translation>
    </message>
    <message>
        <source>Then…</source>
        <extracomment>A button in the panel of hints: shows the orders that are expected to follow.</extracomment>
        <translation>その後…</translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>元に戻す手がありません。</translation>
    </message>
    <message>
        <source>Undo stops here: hidden tiles have been seen since. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>これより前には戻せません。その後に裏向きのタイルが見えています。設定で変えられます。</translation>
    </message>
    <message>
        <source>Undo stops here: the move before was another player&apos;s. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>これより前には戻せません。その前は他のプレイヤーの手です。設定で変えられます。</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.</source>
        <extracomment>Why undo does nothing, in the prompt line; Undo to the Shown Moment is an entry of the Edit menu.</extracomment>
        <translation>ゲームの別の時点を見ています。ゲームに戻るか、「表示中の時点まで戻す」を選んでください。</translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <extracomment>Why Restart My Turn does nothing, in the prompt line.</extracomment>
        <translation>手番は始まったばかりです。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <extracomment>The question before an order is played after undo.</extracomment>
        <translation>
            <numerusform>%n手を元に戻しています。続けると破棄されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Other players have moved since then. If you play on, the original game moves to Earlier Games.</source>
        <extracomment>Explains the question whether to play on after moves were undone.</extracomment>
        <translation>その後、他のプレイヤーも手を打っています。続けると、元のゲームは「以前のゲーム」に移ります。</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>続ける(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Play</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>続けない(&amp;D)</translation>
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
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>ページ一覧</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source></source>
        <comment>The window of the help, around its pages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The name of the search field of the help, and what stands in it while it is empty.</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>A button of the help: to the entry that was read before.</extracomment>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>A button of the help: to the entry from which Back came.</extracomment>
        <translation>進む(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) found</source>
        <extracomment>Below the search field of the help: how many entries contain the words.</extracomment>
        <translation>
            <numerusform>%n件の項目が見つかりました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the island.</extracomment>
        <translation>島のマス%2の丸%1</translation>
    </message>
    <message>
        <source>Island space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the island.</extracomment>
        <translation>島のマス%1</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of an island.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;島の空きマス&lt;/b&gt;&lt;/p&gt;&lt;p&gt;プランテーションか採石場を置く場所です。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>入植者あり</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>入植者なし</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The next thing you can use now, or the one before</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>今使える次のもの、または前のもの</translation>
    </message>
    <message>
        <source>The next area with something you can use now, or a button</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>今使えるものがある次の領域、またはボタン</translation>
    </message>
    <message>
        <source>The next area of the table, usable or not</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>盤の次の領域（使えなくても）</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>The next thing in the same area</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>同じ領域の次のもの</translation>
    </message>
    <message>
        <source>Use or pick up a piece, then put it down</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>コマを使う、または取って置く</translation>
    </message>
    <message>
        <source>Press the offered button, such as Done or Pass</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>「完了」や「パス」など、表示中のボタンを押す</translation>
    </message>
    <message>
        <source>Put a piece back, or close a panel or window</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>コマを戻す、またはパネルやウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Read more about a piece</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>コマの詳しい説明を読む</translation>
    </message>
    <message>
        <source>Get a hint</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>ヒントを見る</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>元に戻す、やり直す</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>ゲームをリプレイする</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>サウンドのオン/オフ</translation>
    </message>
    <message>
        <source>Larger or smaller texts</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>文字を大きく、または小さく</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>このキー一覧を表示</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog that lists the keys.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Help on the piece or dialog in front of you</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>目の前のコマやダイアログのヘルプ</translation>
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
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The head of a column in the list of keys.</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>A button in the preferences: another key is pressed next.</extracomment>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Change the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>キーを変更します</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button in the preferences: the command has no key afterwards.</extracomment>
        <translation>外す</translation>
    </message>
    <message>
        <source>Remove the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>キーを外します</translation>
    </message>
    <message>
        <source>Default Key</source>
        <extracomment>A button in the preferences: the command gets its usual keys.</extracomment>
        <translation>標準のキー</translation>
    </message>
    <message>
        <source>Restore the default key</source>
        <extracomment>Help for the button that undoes the change of a key.</extracomment>
        <translation>標準のキーに戻します</translation>
    </message>
    <message>
        <source>Press the new key. Escape keeps the old one.</source>
        <extracomment>Said while a key is being changed.</extracomment>
        <translation>新しいキーを押してください。Escapeで元のままにします。</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>The name of the field that takes the key that is pressed, for screen readers.</extracomment>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>In the list of keys: a command has other keys than usual; %1 are the usual ones.</extracomment>
        <translation>標準：%1</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>What a screen reader says of a command that has no key.</extracomment>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around, answering or opening menus. Press another key.</source>
        <extracomment>%1 is a key such as &quot;Tab&quot;</extracomment>
        <translation>%1は、移動、応答、メニューを開くために使われています。別のキーを押してください。</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Pause Computers&quot;</extracomment>
        <translation>%1は「%2」のキーです。</translation>
    </message>
    <message>
        <source>Use %1 for “%2” Instead</source>
        <extracomment>A button; %1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>代わりに%1を「%2」に使う</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>%1は「%2」のキーになりました。</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <extracomment>%1 is the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>「%1」のキーはなくなりました。</translation>
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
        <translation>%1：%2</translation>
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
        <translation>レッスンを抜けました。ゲームはレッスンなしで続きます。「ヘルプ」の「遊び方を学ぶ」で再開できます。</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>The name of the learner in a lesson, where no name was ever given</extracomment>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Interrupt this game for the lesson “%1”?</source>
        <extracomment>The question before a lesson takes the place of the game on the table; %1 is the name of the lesson</extracomment>
        <translation>このゲームを中断して、レッスン「%1」を始めますか？</translation>
    </message>
    <message>
        <source>The game moves to Earlier Games, where you can go on with it later.</source>
        <extracomment>Explains the question whether to begin a lesson while a game is on the table.</extracomment>
        <translation>ゲームは「以前のゲーム」に移り、後で続けられます。</translation>
    </message>
    <message>
        <source>&amp;Open the Lesson</source>
        <extracomment>A button of the question before a lesson takes the place of the game on the table</extracomment>
        <translation>レッスンを開く(&amp;O)</translation>
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
        <translation>レッスンを抜ける</translation>
    </message>
    <message>
        <source>Welcome back! The lesson goes on where you left it.</source>
        <extracomment>The first bubble of a lesson that was left before</extracomment>
        <translation>おかえりなさい！ レッスンは前回の続きから始まります。</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in a bubble of the guided games.</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Start Again</source>
        <extracomment>Button of a lesson&apos;s bubble</extracomment>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a lesson&apos;s last bubble, where the game has ended</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <extracomment>Button of a lesson&apos;s last bubble: the game goes on without the lesson</extracomment>
        <translation>このまま遊ぶ</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Button of a lesson&apos;s last bubble: %1 is the name of another lesson</extracomment>
        <translation>次へ：%1</translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <extracomment>A heading in the log; %1 is the number of the round.</extracomment>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>%1 (not yet saved)</source>
        <extracomment>%1 is a line of the log, whose order does not stand on the disk yet</extracomment>
        <translation>%1（未保存）</translation>
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
        <translation>ログ</translation>
    </message>
    <message>
        <source>&amp;Show This Moment</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>この時点を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo to Here</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>ここまで元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Play On from Here as a New Game</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>ここから新しいゲームとして続ける(&amp;P)</translation>
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
        <translation>ログ</translation>
    </message>
    <message>
        <source>Log, expanded</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>ログ、展開中</translation>
    </message>
    <message>
        <source>Log, collapsed</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>ログ、折りたたみ中</translation>
    </message>
    <message>
        <source>Collapse the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>ログを折りたたむ</translation>
    </message>
    <message>
        <source>Expand the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>ログを展開する</translation>
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
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>席(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>最近のファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Earlier Games</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>以前のゲーム(&amp;E)</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>局面の作成(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ゲームをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>局面をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ゲームを貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>得点(&amp;C)…</translation>
    </message>
    <message>
        <source>Course of the Ga&amp;me…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ゲームの経過(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Restart &amp;My Turn</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>手番の最初に戻す(&amp;M)</translation>
    </message>
    <message>
        <source>Undo to the &amp;Shown Moment</source>
        <extracomment>An entry of the Edit menu while another moment of the game is shown.</extracomment>
        <translation>表示中の時点まで戻す(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ログ(&amp;L)</translation>
    </message>
    <message>
        <source>Lar&amp;ger Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>文字を大きく(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>標準の文字(&amp;N)</translation>
    </message>
    <message>
        <source>Show texts in the size set for your desktop</source>
        <extracomment>Help for the entry that returns to the usual text size.</extracomment>
        <translation>デスクトップで設定された大きさで文字を表示します</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>遊び方(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Windroseについて(&amp;A)</translation>
    </message>
    <message>
        <source>Same as &amp;Desktop</source>
        <extracomment>An entry of the menu Appearance: the look of the window follows the desktop.</extracomment>
        <translation>デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>ハイコントラスト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>ダーク(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>What happened so far, move by move</source>
        <extracomment>Help for the entry that shows the log.</extracomment>
        <translation>これまでの出来事を1手ずつ</translation>
    </message>
    <message>
        <source>The game from its start</source>
        <extracomment>Help for the entry that replays the game.</extracomment>
        <translation>ゲームを最初から</translation>
    </message>
    <message>
        <source>The table fills the screen</source>
        <extracomment>Help for the entry Full Screen.</extracomment>
        <translation>盤を画面いっぱいに表示します</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <extracomment>Help for the menu of the looks.</extracomment>
        <translation>ライト、ダーク、ハイコントラスト</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>サウンド(&amp;S)</translation>
    </message>
    <message>
        <source>Sounds for moves, for your turn and for the end of the game. The volume is in the preferences.</source>
        <extracomment>Help for the entry that turns the sounds on.</extracomment>
        <translation>手が打たれたとき、自分の手番になったとき、ゲームが終わったときの音。音量は設定で変えられます。</translation>
    </message>
    <message>
        <source>&amp;Sounds (Qt Multimedia is missing)</source>
        <extracomment>The entry of the View menu where sounds cannot be played.</extracomment>
        <translation>サウンド（Qt Multimediaがありません）(&amp;S)</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Help for the entry of the sounds where they cannot be played.</extracomment>
        <translation>サウンドにはQt Multimediaが必要ですが、インストールされていないか、このパッケージに含まれていません。</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>Menu of the lessons, in the menu Help</extracomment>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Resu&amp;lts of Games…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ゲームの結果(&amp;L)…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <extracomment>An entry of the menu Help: opens the page of the puzzles</extracomment>
        <translation>問題(&amp;Z)…</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>新しいバージョンを探す(&amp;V)</translation>
    </message>
    <message>
        <source>Anal&amp;ysis…</source>
        <extracomment>An entry of the menus: a panel that analyzes the position on the table.</extracomment>
        <translation>分析(&amp;Y)…</translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of the window while a position is set up</extracomment>
        <translation>局面の作成</translation>
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
        <translation>シードが大きすぎます。最大の数は18446744073709551615です。</translation>
    </message>
    <message>
        <source>New Game</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Players who start with &amp;corn get 1 doubloon less</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>コーンで始めるプレイヤーは1ダブロン少ない(&amp;C)</translation>
    </message>
    <message>
        <source>A corn plantation produces goods without a building, so it is the better start. This option compensates for that.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>コーンプランテーションは建物がなくても商品を産出するため、有利な始まりになります。この設定はそれを調整します。</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <extracomment>In the dialog for a new game: the label of the field for the number from which all chance follows.</extracomment>
        <translation>シード(&amp;D)：</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>In the empty field for the seed: it is chosen by chance.</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a random game.</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>シードと設定が同じなら、同じタイルが同じ順に出ます。ランダムなゲームにするには空欄にします。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>The button that starts the new game.</extracomment>
        <translation>開始(&amp;S)</translation>
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
        <translation>ブラウザーを開けませんでした。</translation>
    </message>
    <message>
        <source>The newest version is at %1</source>
        <extracomment>%1 is the address of a page</extracomment>
        <translation>最新バージョンはこちらです：%1</translation>
    </message>
</context>
<context>
    <name>windrose::PieceMenu</name>
    <message>
        <source>&amp;Take it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>取る(&amp;T)</translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>追加の入植者なしで取る(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>置く(&amp;P)</translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>入植者なしで置く(&amp;T)</translation>
    </message>
    <message>
        <source>Put it &amp;back</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>元に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Turn it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>向きを変える(&amp;T)</translation>
    </message>
    <message>
        <source>Back to the &amp;box</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>箱に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>1つ増やす(&amp;M)</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>1つ減らす(&amp;F)</translation>
    </message>
    <message>
        <source>Set the &amp;number…</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>数を指定(&amp;N)…</translation>
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
        <translation>プランテーションの空き場所</translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the face-up tiles.</extracomment>
        <translation>プランテーション%1</translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>採石場の山</translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>裏向きのプランテーション</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <extracomment>The text over the face-down tiles; %1 says what is left.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;裏向きのプランテーション&lt;/b&gt;&lt;/p&gt;&lt;p&gt;次の列はここから並べます。入植者のいる農地は一番上のタイルを引きます。&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <extracomment>In the text over the face-down tiles.</extracomment>
        <translation>
            <numerusform>捨て札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for a stack; %1 is the number of tiles.</extracomment>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>There is no plantation here.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>ここにプランテーションはありません。</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>Read out for a face-up tile; %1 counts the places of the row.</extracomment>
        <translation>場所%1</translation>
    </message>
    <message>
        <source>Take a plantation of the kind you want from the box beside the boards.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>欲しい種類のプランテーションは、個人ボードの横の箱から取ってください。</translation>
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
        <translation>総督</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>The name of a board for a screen reader; %1 is the name of the player.</extracomment>
        <translation>%1の個人ボード</translation>
    </message>
    <message>
        <source>San Juan</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translation>サンファン</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here until the next mayor phase.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;サンファン&lt;/b&gt;&lt;/p&gt;&lt;p&gt;置き場所のない入植者は、次の市長フェイズまでここで待機します。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>入植者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind rose</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>羅針盤</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Wind rose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Doubloons and barrels are kept here, visible to all.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;羅針盤&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ダブロンと樽を全員に見えるように置く場所です。&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n樽</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>%1の樽</translation>
    </message>
    <message>
        <source>No colonists are waiting in San Juan.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>サンファンで待機している入植者はいません。</translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>この種類の樽はありません。</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>コンピュータープレイヤー：%1</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>コンピュータープレイヤー：%1</translation>
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
        <translation>席%1をプレイする人</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of who plays a seat: not a computer.</extracomment>
        <translation>人間</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>この画面でプレイする人です。</translation>
    </message>
    <message>
        <source>A person, or a computer player: the further down the list, the stronger</source>
        <extracomment>Explains the list of who plays a seat.</extracomment>
        <translation>人間かコンピュータープレイヤー。下にあるものほど強くなります</translation>
    </message>
    <message>
        <source>Style of the computer player on seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>席%1のコンピュータープレイヤーのスタイル</translation>
    </message>
    <message>
        <source>What the computer player most likes to build and do</source>
        <extracomment>Explains the list of styles of a computer player.</extracomment>
        <translation>コンピュータープレイヤーが好む建物や行動</translation>
    </message>
    <message>
        <source>Another Program…</source>
        <extracomment>The entry that adds a program as a player, in the list of who plays a seat.</extracomment>
        <translation>別のプログラム…</translation>
    </message>
    <message>
        <source>Let one of your own programs play</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>自分のプログラムにプレイさせます</translation>
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
        <translation>開始時：%1。</translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <extracomment>Read out for a point of the diagram; %1 is the round, %2 a list of players with their points.</extracomment>
        <translation>ラウンド%1の後：%2。</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>ラウンドごとの得点</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>ラウンド</translation>
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
        <translation>局面</translation>
    </message>
    <message>
        <source>Save the Position</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Positions (*.windrose-position *.json);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that saves a position; the parts in parentheses stay as they are.</extracomment>
        <translation>局面 (*.windrose-position *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard.</source>
        <extracomment>Said in the line below the table after Copy Position.</extracomment>
        <translation>局面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Discard the position you set up?</source>
        <extracomment>The question when leaving the table where a position is set up.</extracomment>
        <translation>作成した局面を破棄しますか？</translation>
    </message>
    <message>
        <source>It has not been saved. The game continues where it was.</source>
        <extracomment>Explains the question whether to discard the position that was set up.</extracomment>
        <translation>局面は保存されていません。ゲームは元のところから続きます。</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>局面を保存…</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>作成を続ける</translation>
    </message>
    <message>
        <source>The position is still being saved. The game comes back as soon as that is done.</source>
        <extracomment>Said when leaving the table where a position is set up, while the disk is slow.</extracomment>
        <translation>局面をまだ保存しています。終わりしだいゲームに戻ります。</translation>
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
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>盤(&amp;T)：</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <extracomment>A choice in the preferences: the look or the language follows the desktop.</extracomment>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>言語(&amp;L)：</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>文字の大きさ(&amp;X)：</translation>
    </message>
    <message>
        <source>The size of all texts; 100 % is that of your desktop.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>すべての文字の大きさ。100%がデスクトップと同じ大きさです。</translation>
    </message>
    <message>
        <source>Ani&amp;mations:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>アニメーション(&amp;M)：</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>How fast pieces move on the table. You never have to wait for animations.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>盤上のコマが動く速さ。アニメーションを待つ必要はありません。</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>The heading of a page or group of the preferences.</extracomment>
        <translation>テーブルのまわり</translation>
    </message>
    <message>
        <source>Show the active player&apos;s &amp;board large</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>手番のプレイヤーの個人ボードを大きく表示(&amp;B)</translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays large, and the other players use their small boards.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>オフにすると、選んだ個人ボードが大きいままになり、他のプレイヤーは小さいボードを使います。</translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the turn passes to another person</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>手番が別の人に移るとき幕を閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Points stay hidden until the next player clicks the curtain away.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>次のプレイヤーがクリックして幕を開けるまで、得点は隠れています。</translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>全員の勝利点を表示(&amp;P)</translation>
    </message>
    <message>
        <source>Otherwise only the points of the player to move are shown, as at a real table.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>オフにすると、実際のテーブルと同じく、手番のプレイヤーの得点だけが表示されます。</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>強制される手は自動的に打つ(&amp;F)</translation>
    </message>
    <message>
        <source>When you have only one possible move and cannot pass, it is played for you.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>打てる手が1つだけでパスもできないとき、自動的に打ちます。</translation>
    </message>
    <message>
        <source>&amp;Undo reaches back:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>元に戻せる範囲(&amp;U)：</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>ゲームの最初まで</translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>手番の最初まで</translation>
    </message>
    <message>
        <source>A turn is everything a player decides before another player is asked.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>手番とは、次に別のプレイヤーが決める番になるまでに、1人のプレイヤーが決めることすべてです。</translation>
    </message>
    <message>
        <source>Undo past &amp;hidden tiles that have been seen</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>裏向きのタイルが見えた後でも元に戻す(&amp;H)</translation>
    </message>
    <message>
        <source>Otherwise undo stops where a tile was drawn or the row was dealt, because going back would reveal what comes.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>オフにすると、タイルを引いたり列を並べたりしたところで止まります。それより前に戻ると、次に出るものがわかってしまうためです。</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>コンピュータープレイヤー</translation>
    </message>
    <message>
        <source>Thi&amp;nking time:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>思考時間(&amp;N)：</translation>
    </message>
    <message>
        <source>0.3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>0.3秒</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>1秒</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>3秒</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>10秒</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a move. The levels need less than that and are equally strong on every computer.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>コンピュータープレイヤーが1手に使う最長の時間。各レベルの思考はこれより短く、どのコンピューターでも同じ強さです。</translation>
    </message>
    <message>
        <source>The &amp;Viceroy may use all the thinking time</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>副王は思考時間をすべて使える(&amp;V)</translation>
    </message>
    <message>
        <source>Takes the full thinking time unless a move is clear. Much stronger.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>次の手が明らかなとき以外は、思考時間をすべて使います。ずっと強くなります。</translation>
    </message>
    <message>
        <source>The Viceroy thinks on while people &amp;decide</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>人が考えている間も副王は考え続ける(&amp;D)</translation>
    </message>
    <message>
        <source>Only if it may use all the thinking time. It then keeps the processor busy.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>思考時間をすべて使える場合のみ。プロセッサーは常に動き続けます。</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In place of the list of programs when there are none.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Computer players &amp;give reasons for their moves</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>コンピュータープレイヤーが手の理由を示す(&amp;G)</translation>
    </message>
    <message>
        <source>The log shows the reason for each move.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>1手ごとの理由がログに表示されます。</translation>
    </message>
    <message>
        <source>P&amp;rograms:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>プログラム(&amp;R)：</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>A button in the preferences that forgets a program.</extracomment>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Remove this program</source>
        <extracomment>A button in the preferences.</extracomment>
        <translation>このプログラムを削除します</translation>
    </message>
    <message>
        <source>Your own programs that can play. Add them where you choose who plays a seat.</source>
        <extracomment>Above the list of programs, on the page of the preferences for computer players.</extracomment>
        <translation>プレイできる自分のプログラム。席をプレイする人を選ぶところで追加できます。</translation>
    </message>
    <message>
        <source>W&amp;atching speed:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>観戦の速さ(&amp;A)：</translation>
    </message>
    <message>
        <source>Delay between computer moves</source>
        <extracomment>The explanation of a box in the preferences.</extracomment>
        <translation>コンピューターの手と手の間の時間</translation>
    </message>
    <message>
        <source>&amp;Screen reader:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>スクリーンリーダー(&amp;S)：</translation>
    </message>
    <message>
        <source>Announces everything</source>
        <extracomment>A choice in the preferences: what a screen reader says.</extracomment>
        <translation>すべて読み上げる</translation>
    </message>
    <message>
        <source>Announces what concerns me</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>自分に関係することを読み上げる</translation>
    </message>
    <message>
        <source>Announces nothing</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>読み上げない</translation>
    </message>
    <message>
        <source>How much of the game a screen reader announces: every move, or only what is asked of you, why something is refused, what is in your hand, and in short what the others did.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>スクリーンリーダーがゲームをどこまで読み上げるか。すべての手を読むか、あなたが決めること、できない理由、手に持っているもの、他の人がしたことの要約だけを読みます。</translation>
    </message>
    <message>
        <source></source>
        <comment>The preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <extracomment>The heading of a group of the preferences: sounds, and what a screen reader says.</extracomment>
        <translation>音と読み上げ</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>言語</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <extracomment>What the search in the preferences found.</extracomment>
        <translation>
            <numerusform>%n件の設定が見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <extracomment>In the empty search field of the preferences, and its name for a screen reader.</extracomment>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages of the preferences, for a screen reader.</extracomment>
        <translation>ページ一覧</translation>
    </message>
</context>
<context>
    <name>windrose::ProgramDialog</name>
    <message>
        <source>Another Program</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>別のプログラム</translation>
    </message>
    <message>
        <source>Any program that speaks Windrose&apos;s player protocol can play. It is started on this computer whenever it has a seat, so add only programs you trust.</source>
        <extracomment>The text at the top of the dialog that adds a program as a player.</extracomment>
        <translation>Windroseのプレイヤープロトコルに対応したプログラムなら、何でもプレイできます。席に着くたびにこのコンピューターで起動されるので、信頼できるプログラムだけを追加してください。</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <extracomment>What a screen reader calls the field for the command.</extracomment>
        <translation>プログラムを起動するコマンド</translation>
    </message>
    <message>
        <source>The program&apos;s file in quotation marks, followed by its arguments</source>
        <extracomment>The hint in the empty field for the command.</extracomment>
        <translation>引用符で囲んだプログラムのファイルと、それに続く引数</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>ファイルを選択(&amp;F)…</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <extracomment>The name of a field for a screen reader.</extracomment>
        <translation>プログラムの名前</translation>
    </message>
    <message>
        <source>the program&apos;s own name</source>
        <extracomment>In the empty field for the name of a program.</extracomment>
        <translation>プログラム自身の名前</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>コマンド(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>名前(&amp;N)：</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>プログラムの選択</translation>
    </message>
    <message>
        <source>Another program is already called %1; choose a different name.</source>
        <extracomment>In the dialog for a program that plays; %1 is the name typed.</extracomment>
        <translation>%1という名前のプログラムはすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>This is not a command: %1.</source>
        <extracomment>%1 is said in English by the part that reads commands</extracomment>
        <translation>これはコマンドではありません：%1。</translation>
    </message>
    <message>
        <source>Asking the program for its name…</source>
        <extracomment>Shown while a program that is to be added starts.</extracomment>
        <translation>プログラムに名前を問い合わせています…</translation>
    </message>
    <message>
        <source>The program does not follow the player protocol.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>プログラムがプレイヤープロトコルに従っていません。</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>プログラムを起動できません。</translation>
    </message>
    <message>
        <source>The program has exited.</source>
        <extracomment>In the dialog that tries a program out.</extracomment>
        <translation>プログラムが終了しました。</translation>
    </message>
    <message>
        <source>The program does not answer.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>プログラムが応答しません。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what the program or the system says, in English</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The program answers. Choose a name for it.</source>
        <extracomment>%1 is what a program calls itself, %2 who made it</extracomment>
        <translation>プログラムが応答しました。名前を付けてください。</translation>
    </message>
    <message>
        <source>The program answers; its author is %1. Choose a name for it.</source>
        <extracomment>In the dialog for a program that plays; %1 is who wrote the program.</extracomment>
        <translation>プログラムが応答しました。作者は%1です。名前を付けてください。</translation>
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
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>外す</translation>
    </message>
    <message>
        <source>Place for me</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>おまかせ配置</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <extracomment>A check box beside the question to the player to move.</extracomment>
        <translation>入植者を受け取る</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>ヒント</translation>
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
        <translation>羅針盤の商品をクリックすると、その扱いを変えられます。</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line of the prompt for a screen reader; %1 is what it says.</extracomment>
        <translation>案内、%1</translation>
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
        <translation>解いた問題のファイルは壊れていたため、%1という名前に変えました。</translation>
    </message>
    <message>
        <source>The solved puzzles in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>%1にある解いた問題の記録を読めません：%2</translation>
    </message>
    <message>
        <source>The solved puzzles could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>解いた問題を保存できませんでした。%1</translation>
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
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>A button of a puzzle: another answer can be given</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>A button of a puzzle: shows the list of the puzzles</extracomment>
        <translation>問題一覧</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <extracomment>A button of a puzzle: leaves the puzzles</extracomment>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Read to blind people: %1 names a puzzle, %2 is its task or what has become of it</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>windrose::PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <extracomment>Title of the page of the puzzles
----------
Read out for the table of puzzles</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source></source>
        <comment>The page of the puzzles.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Each puzzle is a position near the end of a game. Find the best move: it is proved that every other one brings less, whatever the others do.</source>
        <extracomment>The text at the top of the page of the puzzles.</extracomment>
        <translation>どの問題もゲーム終盤の局面です。最善手を見つけてください。他の人が何をしても、他の手では劣ることが証明されています。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>難易度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>Label of the choice whether solved puzzles are shown</extracomment>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Read out for the choice whether solved puzzles are shown</extracomment>
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button that lays the chosen puzzle on the table</extracomment>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Not yet solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>未解決</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>解決済み</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzle(s) solved.</source>
        <extracomment>How many puzzles are solved; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%1問中%n問を解きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>In the list of puzzles when the filters exclude every one.</extracomment>
        <translation>該当する問題はありません。</translation>
    </message>
</context>
<context>
    <name>windrose::RecapPanel</name>
    <message>
        <source>Again</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Since your last move: %1</source>
        <extracomment>Read out for the ribbon of the last moves; %1 is a list of what the others did.</extracomment>
        <translation>前回の自分の手の後：%1</translation>
    </message>
    <message>
        <source>Since your last move</source>
        <extracomment>The heading of the ribbon of the last moves.</extracomment>
        <translation>前回の自分の手の後</translation>
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
        <translation>%1（現在の局面）</translation>
    </message>
    <message>
        <source>Moment of the game, %1</source>
        <extracomment>The name of the slider for a screen reader; %1 is the round and the move.</extracomment>
        <translation>ゲームの時点、%1</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>A new game starts from this moment; the game on the table is kept.</source>
        <extracomment>Help for the button of the replay that plays on from there.</extracomment>
        <translation>この時点から新しいゲームを始めます。盤上のゲームは残ります。</translation>
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
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>Label of a choice on the page of results: who played</extracomment>
        <translation>参加者(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Table of</source>
        <extracomment>Label of a choice on the page of results: how many played</extracomment>
        <translation>人数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <extracomment>Label of a choice on the page of results: when</extracomment>
        <translation>時期(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>Label of a field on the page of results: a text to look for</extracomment>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>What the table has a row for</source>
        <extracomment>Explains the list of the tables of the results.</extracomment>
        <translation>表の行にするもの</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Read out for a choice on the page of results</extracomment>
        <translation>プレイした人</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <extracomment>Explains the list of periods on the page of the results.</extracomment>
        <translation>プレイした時期</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <extracomment>Explains the search field of the results.</extracomment>
        <translation>このテキストを含む行だけを表示</translation>
    </message>
    <message>
        <source>At any time</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>全期間</translation>
    </message>
    <message>
        <source>In the last month</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>この1か月</translation>
    </message>
    <message>
        <source>In the last three months</source>
        <extracomment>In the list of periods on the page of the results.</extracomment>
        <translation>この3か月</translation>
    </message>
    <message>
        <source>In the last year</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>この1年</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>A choice on the page of results: games of any number of players</extracomment>
        <translation>指定なし</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice on the page of results: games of so many players</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Whose games the page of results shows: all games</extracomment>
        <translation>全員</translation>
    </message>
    <message>
        <source>Any person</source>
        <extracomment>Whose games the page of results shows: those with at least one person</extracomment>
        <translation>人間の誰か</translation>
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
        <translation>%1（＝%2）</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <extracomment>Button: the name counts as a person of its own again</extracomment>
        <translation>分ける(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: two names count as one person from now on</extracomment>
        <translation>まとめる(&amp;J)</translation>
    </message>
    <message>
        <source>Take %1 out of the results?</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>%1を結果から削除しますか？</translation>
    </message>
    <message>
        <source>The games stay, without this name. The name is also taken out of the records of these games that Windrose keeps, and this cannot be undone. Files that you have saved yourself, and Earlier Games, stay as they are.</source>
        <extracomment>Explains the question whether to take a person out of the results.</extracomment>
        <translation>ゲームは残り、この名前だけが消えます。Windroseが保管しているこれらのゲームの記録からも名前が消え、元には戻せません。自分で保存したファイルと「以前のゲーム」は、そのまま残ります。</translation>
    </message>
    <message>
        <source>&amp;Take Out</source>
        <extracomment>Button that takes a name out of the results</extracomment>
        <translation>削除(&amp;T)</translation>
    </message>
    <message>
        <source>Names in the Results</source>
        <extracomment>The title of the dialog that joins names and takes them out.</extracomment>
        <translation>結果の名前</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Read out for the list of names in the results</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Is the same &amp;person as</source>
        <extracomment>Label before a choice of names: the name chosen in the list is the same person as …</extracomment>
        <translation>次と同じ人(&amp;P)</translation>
    </message>
    <message>
        <source>The same person</source>
        <extracomment>A button of the dialog that joins names.</extracomment>
        <translation>同じ人</translation>
    </message>
    <message>
        <source>&amp;Take Out…</source>
        <extracomment>Button that takes a name out of the results, after a question</extracomment>
        <translation>削除(&amp;T)…</translation>
    </message>
    <message>
        <source>If somebody has played under two names, choose one of them and join it to the other; both then count as one person, also in the future. Names that have played in the same game cannot be joined.</source>
        <extracomment>The text at the top of the dialog that joins names of the results.</extracomment>
        <translation>同じ人が2つの名前で遊んだ場合は、片方を選んでもう片方とまとめてください。以後は両方が1人として数えられます。同じゲームで遊んだ名前どうしはまとめられません。</translation>
    </message>
</context>
<context>
    <name>windrose::ResultsChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A bar of a chart read out: what it is of, and its value, such as &quot;Ana: 52&quot;</extracomment>
        <translation>%1：%2</translation>
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
        <translation>ゲームの結果</translation>
    </message>
    <message>
        <source>Cha&amp;rt of</source>
        <extracomment>Label of the choice of the column that the chart of the results shows</extracomment>
        <translation>グラフ(&amp;R)</translation>
    </message>
    <message>
        <source>The column that the chart shows</source>
        <extracomment>Explains the list of columns above the chart of the results.</extracomment>
        <translation>グラフに表示する列</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Read out for the table of the page of results</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>リプレイで開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <extracomment>Button that opens a dialog for joining names and taking them out</extracomment>
        <translation>名前(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>CSVでエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>%1の結果を読み込めません：%2</translation>
    </message>
    <message>
        <source>There are no finished games yet. Every game that you play to its end here will appear on this page.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>終わったゲームはまだありません。ここで最後までプレイしたゲームは、すべてこのページに載ります。</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>当てはまるゲームはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 game(s)</source>
        <extracomment>How many of the kept games the page shows; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%1ゲーム中%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 is/are damaged, from line %2. They stay in the file.</source>
        <extracomment>%1 is a file, %2 the number of the first such line</extracomment>
        <translation>
            <numerusform>ファイル%1の%n行が壊れています（最初は%2行目）。その行はファイルに残ります。</numerusform>
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
        <translation>%1、%2：%3</translation>
    </message>
</context>
<context>
    <name>windrose::RoleCardTile</name>
    <message>
        <source>with %1</source>
        <extracomment>%1 is the name of the player on whose board the role card lies</extracomment>
        <translation>%1が所持</translation>
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
        <translation>%1が取得済み</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a role card for a screen reader; %1 is the name of the role.</extracomment>
        <translation>役割%1</translation>
    </message>
    <message>
        <source>would bring you nothing now</source>
        <extracomment>What a screen reader adds to the name of a role card.</extracomment>
        <translation>今は何も得られない</translation>
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
            <numerusform>残りの勝利点%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Read out for the panel of the round; %1 is its number, %2 says what is going on.</extracomment>
        <translation>ラウンド%1、%2</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the panel of the round; %1 is its number.</extracomment>
        <translation>ラウンド%1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>残りの入植者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest city: %1 of %2 spaces</source>
        <extracomment>the filled spaces of the fullest city</extracomment>
        <translation>最も埋まっている都市：%2マス中%1マス</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Read out for the panel of the round.</extracomment>
        <translation>ゲーム終了です。</translation>
    </message>
    <message>
        <source>The game ends with the round in which the victory points run out, the colonist ship cannot be filled, or a city is full.</source>
        <extracomment>The text over the gauges that show how near the end is.</extracomment>
        <translation>勝利点がなくなるか、植民船を補充できないか、都市が埋まったラウンドの終わりにゲームが終了します。</translation>
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
        <translation>最終得点</translation>
    </message>
    <message>
        <source>Score So Far</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>現在の得点</translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <extracomment>At the top of the score while the game goes on.</extracomment>
        <translation>今ゲームが終わった場合の得点です。</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>ラウンドごとの得点</translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>記録を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Course of the Game…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>ゲームの経過(&amp;C)…</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the dialog with the score of an unfinished game.</extracomment>
        <translation>現在の点数</translation>
    </message>
    <message>
        <source>The points are added up.</source>
        <extracomment>In place of the result while the columns of the score come one by one.</extracomment>
        <translation>得点を集計しています。</translation>
    </message>
    <message>
        <source>The points are added up: %1</source>
        <extracomment>%1 is a column of the score, such as &quot;Buildings&quot;</extracomment>
        <translation>得点を集計しています：%1</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog with the final score.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>A button of the dialog with the final score: opens a menu to save or copy a picture of it.</extracomment>
        <translation>画像(&amp;P)</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>画像を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>画像をコピー(&amp;C)</translation>
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
        <translation>%1：%2。合計%3。</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Players who tie in everything share a place.</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>すべてが同じプレイヤーは同順位です。</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>商品の出荷で得た勝利点</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>建物</translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>建物に記された勝利点（入植者の有無は問わない）</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Chips, buildings and the bonuses of large buildings</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>チップ、建物、大きい建物のボーナス</translation>
    </message>
    <message>
        <source>Tiebreak</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>同点判定</translation>
    </message>
    <message>
        <source>Doubloons plus barrels, which break ties</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>同点のとき比べるダブロンと樽の合計</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Read out at the end of the final score; %1 is the name of a player.</extracomment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>not owned</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>未所有</translation>
    </message>
    <message>
        <source>0, not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>0、入植者なし</translation>
    </message>
    <message>
        <source>not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>入植者なし</translation>
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
        <translation>%1という名前の席が2つあります。別々の名前にしてください。</translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>席をシャッフル(&amp;H)</translation>
    </message>
    <message>
        <source>Put the seats in random order; seat 1 is the first governor</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>席の順番をランダムに決めます。席1が最初の総督です</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of computer player, %2 what to expect of it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Computer players take every seat but the first person&apos;s</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>最初の人以外の席はすべてコンピュータープレイヤーにします</translation>
    </message>
    <message>
        <source>Every seat is played by a person at this screen</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>すべての席をこの画面の人がプレイします</translation>
    </message>
    <message>
        <source>Fill &amp;with Computers</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>残りをコンピューターに(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;All People</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>全員人間(&amp;A)</translation>
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
        <translation>他の席はコンピューター(&amp;C)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who plays a seat: %1 is its name, %2 the kind of computer player</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (person)</source>
        <extracomment>An entry of the menu Seats; %1 is the name of a player.</extracomment>
        <translation>%1（人間）</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>人間(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>スタイル(&amp;S)</translation>
    </message>
    <message>
        <source>Another P&amp;rogram…</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>別のプログラム(&amp;R)…</translation>
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
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of a player.</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>Ochre</source>
        <extracomment>The color of a player.</extracomment>
        <translation>黄土色</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>The color of a player.</extracomment>
        <translation>紫</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of a player.</extracomment>
        <translation>青</translation>
    </message>
    <message>
        <source>Seat &amp;1 (governor)</source>
        <extracomment>The label of the first seat in the dialog for a new game.</extracomment>
        <translation>席&amp;1（総督）</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>席&amp;%1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>席%1の名前</translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>席%1の色</translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>席%1を上へ移動</translation>
    </message>
    <message>
        <source>Move this player one seat earlier</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>このプレイヤーを1つ前の席に移します</translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>席%1を下へ移動</translation>
    </message>
    <message>
        <source>Move this player one seat later</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>このプレイヤーを1つ後の席に移します</translation>
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
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>局面をコピー</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>局面を保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Start the Game from Here</source>
        <extracomment>A button below a position that is set up.</extracomment>
        <translation>ここからゲームを開始</translation>
    </message>
    <message>
        <source>No game can start from here: %1</source>
        <extracomment>In the bar while a position is set up; %1 is a sentence that says why.</extracomment>
        <translation>ここからゲームを始められません：%1</translation>
    </message>
    <message>
        <source>%1 chooses a role; this is the last round.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1が役割を選びます。これが最終ラウンドです。</translation>
    </message>
    <message>
        <source>%1 chooses a role.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1が役割を選びます。</translation>
    </message>
    <message>
        <source>Set up a position: move any piece between the box and the boards.</source>
        <extracomment>The line below the table while a position is set up.</extracomment>
        <translation>局面の作成：コマを箱と個人ボードの間で自由に動かしてください。</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line for a screen reader; %1 is what it says.</extracomment>
        <translation>案内、%1</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is in the middle of a phase. A position always starts with the choice of a role, so the player who took the last role card chooses again.</source>
        <extracomment>Said when a position is set up from the middle of a phase.</extracomment>
        <translation>ゲームはフェイズの途中です。局面は必ず役割の選択から始まるため、最後に役割カードを取ったプレイヤーが選び直します。</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <extracomment>The text over a kind of tiles while a position is set up; %1 is the name of the tile.</extracomment>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;この種類の裏向きのタイルは%n枚です。島か表向きの列にドラッグしてください。&lt;/p&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down tiles: %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of tiles.</extracomment>
        <translation>裏向きのタイル：%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for what is in the box; %1 is a number.</extracomment>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <extracomment>The name of a place while a position is set up.</extracomment>
        <translation>箱に戻す</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board or a role card; it can be dragged back here.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;ダブロン&lt;/b&gt;&lt;/p&gt;&lt;p&gt;個人ボードか役割カードにドラッグします。ここにドラッグして戻すこともできます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board; it can be dragged back here. When the pool is empty, further points still count, and it is the last round.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;勝利点&lt;/b&gt;&lt;/p&gt;&lt;p&gt;個人ボードにドラッグします。ここにドラッグして戻すこともできます。サプライが空になっても、その後の点は数えられ、最終ラウンドになります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back to the box&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pieces dropped here go back to their supply. The Delete key does the same.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;箱に戻す&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ここに置いたコマはサプライに戻ります。Deleteキーでも同じです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Doubloons in the box</source>
        <extracomment>Read out for a place while a position is set up.</extracomment>
        <translation>箱のダブロン</translation>
    </message>
    <message>
        <source>Victory points in the box</source>
        <extracomment>What a screen reader calls the supply of points while a position is set up.</extracomment>
        <translation>箱の勝利点</translation>
    </message>
    <message>
        <source>Pieces dropped here go back to their supply.</source>
        <extracomment>What a screen reader adds to the box while a position is set up.</extracomment>
        <translation>ここに置いたコマはサプライに戻ります。</translation>
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
        <translation>テーブル</translation>
    </message>
    <message>
        <source>On the boards</source>
        <extracomment>The heading of a group in the dialog for the table of a position.</extracomment>
        <translation>個人ボードの内容</translation>
    </message>
    <message>
        <source>The pieces there &amp;now</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>今置かれているコマ(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <extracomment>A choice in the dialog: nothing is laid on the table before.</extracomment>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>The start of a &amp;game</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>ゲーム開始時の状態(&amp;G)</translation>
    </message>
    <message>
        <source>Only for the same number of players: other numbers use different pieces.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>人数が同じ場合だけです。人数が変わると、使うコマも変わります。</translation>
    </message>
    <message>
        <source>The colonist ship could not be filled: this is the last &amp;round</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>植民船を補充できなかった：最終ラウンド(&amp;R)</translation>
    </message>
    <message>
        <source>A full city or an empty pool of victory points makes it the last round automatically.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>都市が埋まっているか、勝利点のサプライが空なら、自動的に最終ラウンドになります。</translation>
    </message>
    <message>
        <source>Set Up the Tab&amp;le</source>
        <extracomment>The title or button of the dialog for the table of a position.</extracomment>
        <translation>テーブルを用意(&amp;L)</translation>
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
        <translation>プログラムが終了したとき、この局面を作成中でした。</translation>
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
        <translation>個人ボードを空にする</translation>
    </message>
    <message>
        <source>Table…</source>
        <extracomment>The button that opens the dialog for a position&apos;s players and rules.</extracomment>
        <translation>テーブル…</translation>
    </message>
    <message>
        <source>Number of players, names, rule options, last round</source>
        <extracomment>Explains the button Table beside a position that is set up.</extracomment>
        <translation>人数、名前、ルールの設定、最終ラウンド</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <extracomment>The heading of a panel while a position is set up.</extracomment>
        <translation>箱の中のコマ</translation>
    </message>
</context>
<context>
    <name>windrose::SetupRound</name>
    <message>
        <source>One round later</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>1ラウンド後</translation>
    </message>
    <message>
        <source>One round earlier</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>1ラウンド前</translation>
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
        <translation>%1のダブロン</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>%1の勝利点</translation>
    </message>
    <message>
        <source>Governor marker</source>
        <extracomment>The name of the piece that marks the governor, for a screen reader.</extracomment>
        <translation>総督マーカー</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a role.</extracomment>
        <translation>役割%1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>%1が取得済み</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;ダブロン&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ドラッグするか、+キーと−キーを押してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;勝利点&lt;/b&gt;&lt;/p&gt;&lt;p&gt;ドラッグするか、+キーと−キーを押してください。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Governor marker&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag it onto another board. The role cards taken this round and the turn to choose move with it.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;総督マーカー&lt;/b&gt;&lt;/p&gt;&lt;p&gt;別の個人ボードにドラッグしてください。このラウンドに取られた役割カードと、次に選ぶ順番も一緒に移ります。&lt;/p&gt;</translation>
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
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>Victory points %1 has earned by shipping:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>%1が出荷で得た勝利点：</translation>
    </message>
    <message>
        <source>Doubloons on the role card %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a role.</extracomment>
        <translation>役割カード「%1」の上のダブロン：</translation>
    </message>
    <message>
        <source>Doubloons on the board of %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>%1の個人ボードのダブロン：</translation>
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
        <translation>共有とエクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>An entry of the menus: a picture of the table as a file.</extracomment>
        <translation>画像を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>An entry of the menus: a picture of the table on the clipboard.</extracomment>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>印刷(&amp;R)…</translation>
    </message>
    <message>
        <source>Save &amp;Log as Text…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ログをテキストで保存(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy L&amp;og</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>ログをコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy Game for C&amp;hat</source>
        <extracomment>An entry of the menus: the game as a text that can be sent through a chat.</extracomment>
        <translation>ゲームをチャット用にコピー(&amp;H)</translation>
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
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>The suggested name of a picture&apos;s file, before its ending.</extracomment>
        <translation>盤</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>画像 (*.png *.svg)</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .svg.</source>
        <extracomment>Why a picture cannot be saved; the endings are typed as they are.</extracomment>
        <translation>画像の名前の末尾は.pngか.svgにしてください。</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>画像を%1として保存しました。</translation>
    </message>
    <message>
        <source>The picture has been copied to the clipboard.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The table could not be printed.</source>
        <extracomment>Said in the prompt line after Print.</extracomment>
        <translation>盤を印刷できませんでした。</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>ログを保存</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>The suggested name of the log&apos;s file, before its ending.</extracomment>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of files in the dialog that asks for a file.</extracomment>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>The log has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>ログを%1として保存しました。</translation>
    </message>
    <message>
        <source>The log has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>ログをテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>This game is too long for a chat. Save it as a file instead.</source>
        <extracomment>Why Copy for a Chat is refused.</extracomment>
        <translation>このゲームはチャットには長すぎます。ファイルとして保存してください。</translation>
    </message>
    <message>
        <source>The game has been copied as text for a chat. To open it, copy the text from the chat and choose Paste Game.</source>
        <extracomment>Paste Game is an entry of the menu.</extracomment>
        <translation>ゲームをチャット用のテキストとしてコピーしました。開くには、チャットのテキストをコピーして「ゲームを貼り付け」を選びます。</translation>
    </message>
</context>
<context>
    <name>windrose::SpacesModel</name>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>入植者あり</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>入植者なし</translation>
    </message>
    <message>
        <source>Tiles and buildings stay where they are.</source>
        <extracomment>Why a tile or a building cannot be moved, in the prompt line.</extracomment>
        <translation>タイルと建物は動かせません。</translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <extracomment>In the text over a circle.</extracomment>
        <translation>この丸は空いています。</translation>
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
        <translation>全部</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>1樽</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>戻す</translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>すべて倉庫に残る</translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <extracomment>Read out for a barrel where goods to keep are chosen.</extracomment>
        <translation>1樽だけ残る</translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>サプライに戻る</translation>
    </message>
    <message>
        <source>Choose a kind of goods of which a single barrel stays.</source>
        <extracomment>Why the button Done is disabled at the end of the captain phase: one barrel outside the warehouses can be kept, and its kind is not chosen yet.</extracomment>
        <translation>1樽だけ残す商品を選んでください。</translation>
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
        <translation>まだ何もプレイされていません。</translation>
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
        <translation>プレイヤー</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice in the dialog for a new game.</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>席（時計回り）</translation>
    </message>
    <message>
        <source>Rule options</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>ルールの設定</translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>工場を8、大学を7にする(&amp;F)</translation>
    </message>
    <message>
        <source>In the printed game, the factory costs 7 and the university 8. Many groups swap the two prices, because the factory is the stronger building.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>ボードゲーム版では工場が7、大学が8です。工場の方が強いので、2つの価格を入れ替えて遊ぶ人も大勢います。</translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>5人：勝利点を122点ではなく126点に(&amp;V)</translation>
    </message>
    <message>
        <source>Later printings of the game include four more points, which can make a five-player game a little longer.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>ゲームの後の版では勝利点が4点多く、5人のゲームは少し長くなることがあります。</translation>
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
        <translation>コンピュータープレイヤーの手番です。ヒントを見るには席を交代してください。</translation>
    </message>
    <message>
        <source>There is no decision to give a hint for.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>ヒントを出せる場面ではありません。</translation>
    </message>
    <message>
        <source>Hints are for the current position. Return to the game first.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>ヒントは現在の局面に対するものです。先にゲームに戻ってください。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>考え中…</translation>
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
        <translation>ここに取れるものはありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a place on a board such as &quot;City space 1&quot;, %2 the player whose board it is</extracomment>
        <translation>%2の%1</translation>
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
        <translation>現在の見た目での盤の一部</translation>
    </message>
    <message>
        <source>A piece of the table as it looks now. Click it to see a barrel move.</source>
        <extracomment>What a screen reader says of the sample table in the preferences.</extracomment>
        <translation>現在の見た目での盤の一部です。クリックすると樽が動きます。</translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds it does not hold yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <extracomment>The text over the trading house; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;商店&lt;/b&gt;&lt;/p&gt;&lt;p&gt;商人フェイズごとに、各プレイヤーから、まだ置かれていない種類の商品を1樽ずつ買い取ります。4つのマスがすべて埋まると空になります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the trading house.</extracomment>
        <translation>商店のマス%1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>Barrels stay in the trading house until it is emptied.</source>
        <extracomment>Why a barrel in the trading house cannot be taken.</extracomment>
        <translation>樽は商店が空になるまで残ります。</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>満杯</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>
            <numerusform>空き%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>商店</translation>
    </message>
    <message>
        <source>Prices in doubloons: %1.</source>
        <extracomment>%1 is a list such as &quot;Corn 0, Indigo 1, Sugar 2&quot;</extracomment>
        <translation>価格（ダブロン）：%1。</translation>
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
        <translation>未保存</translation>
    </message>
    <message>
        <source>The last move is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>最後の手はまだディスクに書き込まれていません。今コンピューターが止まると失われます。</translation>
    </message>
    <message>
        <source>The last step is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>最後の操作はまだディスクに書き込まれていません。今コンピューターが止まると失われます。</translation>
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
        <translation>音量(&amp;O)：</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The button that plays a sound to try the volume.</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <extracomment>A button in the preferences that lets one hear how loud sounds are.</extracomment>
        <translation>音を鳴らします</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Why sounds cannot be turned on, in the preferences.</extracomment>
        <translation>サウンドにはQt Multimediaが必要ですが、インストールされていないか、このパッケージに含まれていません。</translation>
    </message>
    <message>
        <source></source>
        <comment>The volume of the sounds, in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 turns sounds off and on.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1キーで音のオン/オフを切り替えます。</translation>
    </message>
</context>
<context>
    <name>windrose::WelcomePage</name>
    <message>
        <source>Welcome! How would you like to begin?</source>
        <extracomment>The heading of the page of the very first start.</extracomment>
        <translation>ようこそ！ どのように始めますか？</translation>
    </message>
    <message>
        <source>Against Computers</source>
        <extracomment>A button of the first page: a game against computer players.</extracomment>
        <translation>コンピューターと対戦</translation>
    </message>
    <message>
        <source>You play alone against computer players. Choose how many and how strong they are.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>1人でコンピュータープレイヤーと対戦します。人数と強さを選べます。</translation>
    </message>
    <message>
        <source>Around This Table</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>みんなで対戦</translation>
    </message>
    <message>
        <source>Two to five people share this screen and take turns, as at a real table.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>2～5人で1つの画面を囲み、実際のテーブルのように交代でプレイします。</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>On the page of the very first start: begins the lesson &quot;A First Game&quot;</extracomment>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>Read how the game is played, with pictures of its pieces.</source>
        <extracomment>Below the button How to Play of the first start.</extracomment>
        <translation>ゲームの遊び方を、コマの絵とともに読みます。</translation>
    </message>
    <message>
        <source>Just Show the Table</source>
        <extracomment>A button of the page of the very first start.</extracomment>
        <translation>盤を見るだけ</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Play a first game that tells you what to do. It takes ten minutes.</source>
        <extracomment>Below the button Learn of the first start.</extracomment>
        <translation>何をするか教わりながら、はじめてのゲームを遊びます。10分かかります。</translation>
    </message>
    <message>
        <source>Read the Rules</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>ルールを読む</translation>
    </message>
</context>
<context>
    <name>windrose::WindowAutosave</name>
    <message>
        <source>The game on the table is not saved.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>盤上のゲームは保存されていません。</translation>
    </message>
    <message>
        <source>It could not be written and will be lost if you quit now.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>書き込めなかったため、今終了すると失われます。</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>それでも終了</translation>
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
        <translation>ラウンド%1</translation>
    </message>
    <message numerus="yes">
        <source>The best move in %1 of %n decision(s)</source>
        <extracomment>Below the name of a player in the findings about a game; %1 is how often the best order was found.</extracomment>
        <translation>
            <numerusform>%n回の選択のうち%1回が最善手</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Above an order among the turning points of a game: %1 is a number, %2 a player.</extracomment>
        <translation>ラウンド%1、%2</translation>
    </message>
    <message>
        <source>The chance of %1 to win fell.</source>
        <extracomment>Below an order among the turning points of a game, after which the chance of a player, %1, fell.</extracomment>
        <translation>%1の勝率が下がりました。</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>Below an order among the turning points of a game: %1 is an order.</extracomment>
        <translation>より良い手：%1。</translation>
    </message>
    <message>
        <source>Better (%1): %2.</source>
        <extracomment>After a sentence that the chance of a player fell: %1 is a chance such as &quot;43 % to win&quot;, %2 an order.</extracomment>
        <translation>より良い手（%1）：%2。</translation>
    </message>
    <message>
        <source>Nobody made a serious mistake.</source>
        <extracomment>In the list of turning points of a game, when it is empty.</extracomment>
        <translation>大きなミスをした人はいません。</translation>
    </message>
    <message>
        <source>Looking for turning points…</source>
        <extracomment>In the course of the game, while the moves are being judged.</extracomment>
        <translation>分岐点を探しています…</translation>
    </message>
    <message numerus="yes">
        <source>%1: the best move in %2 of %n decision(s) (%3 %).</source>
        <extracomment>In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent</extracomment>
        <translation>
            <numerusform>%1：%n回の選択のうち%2回が最善手（%3%）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: %3. The chance of %4 to win fell from %5 % to %6 %.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 a player (another or the same), %5 and %6 numbers</extracomment>
        <translation>ラウンド%1、%2：%3。%4の勝率が%5%から%6%に下がりました。</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 (%4). Better (%5): %6.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 and %5 chances such as &quot;43 % to win&quot;, %6 an order</extracomment>
        <translation>ラウンド%1、%2：%3（%4）。より良い手（%5）：%6。</translation>
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
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>%1 decides. Thinking…</source>
        <extracomment>In the panel of the analysis, before anything is known; %1 is a player who must decide.</extracomment>
        <translation>%1の番です。考え中…</translation>
    </message>
    <message>
        <source>%1 decides. Simulations: %2.</source>
        <extracomment>In the panel of the analysis: %1 is a player who must decide, %2 a number of simulated lines of play.</extracomment>
        <translation>%1の番です。シミュレーション：%2回。</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % of the search).</source>
        <extracomment>An order in the panel of the analysis: %1 is the order, %2 a chance such as &quot;43 % to win&quot;, %3 how much of the thinking was about it, in percent</extracomment>
        <translation>%1：%2（探索の%3%）。</translation>
    </message>
    <message>
        <source>%1: chance not known yet (%2 % of the search).</source>
        <extracomment>An order in the panel of the analysis, before its chance to win is known: %1 is the order, %2 how much of the thinking was about it, in percent</extracomment>
        <translation>%1：見込みはまだ不明（探索の%2%）。</translation>
    </message>
    <message>
        <source>Search: %1 %</source>
        <extracomment>Beside an order in the panel of the analysis: how much of the search was about it; %1 is a number.</extracomment>
        <translation>探索：%1%</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>The title of the panel that analyzes the position on the table.</extracomment>
        <translation>分析</translation>
    </message>
    <message>
        <source>Best moves</source>
        <extracomment>The list in the panel of the analysis.</extracomment>
        <translation>最善手</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>閉じる(&amp;C)</translation>
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
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <extracomment>What the bars of the analysis show.</extracomment>
        <translation>勝つ見込み</translation>
    </message>
</context>
</TS>
