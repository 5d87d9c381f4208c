/**
 * Passwords that attackers try first: common passwords and English words, sorted, without duplicates. Taken from the
 * lists of zxcvbn-ts (MIT License), reduced to words of four letters or more that are not neighbors on a keyboard. The
 * list is only needed to rate passwords made of a few words and a number.
 */
const LINES = `
111111a 123123a 123123q 1232323q 123321a 123321q 1234567890a 1234567890q 123456789a 123456789q 123456789z 12345678a
12345678q 1234567a 1234567q 123456a 123456aa 123456k 123456q 123456qw 123456r 123456s 123456z 12345a 12345q 12345qwe
12345t 12345z 1234qwe 1234qwer 123aaa 123abc 123asd 123qaz 123qq123 123qwe 123qwe123 123qweasd 123qweasdzxc 123zxc
12qw12 12qw34er 12qwas 12qwaszx 1a2b3c 1a2b3c4d 1passwor 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed
1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1x2zkg8w 4runner 50cent 7ugd5hip2j 8j4ye3uz 9293709b13 a1b2c3 a1b2c3d4 a1s2d3
a1s2d3f4 aardvark aaron able about above absolutely accept access accident accord according account across acting
action actually adam address adgjmptw adidas admin admit adrian advantage advice afford afraid after afternoon again
against agent agree agreed ahead airborne airforce airplane alabama alarm alaska albert alex alexande alexander
alexandr alexis alfred alice alicia alison alive allison allow allowed almost alone along alpha already alright also
although always alyssa amanda amateur amazing amber america american among amount ancient anderson andre andrea
andreas andrew andrey andy angel angela angelina angels angry animal animals anna another answer answers anthony
antonio anybody anymore anyone anything anyway anywhere apache apart apartment apollo apologize apparently appear
applause apple apples appreciate aragorn area aren arizona arms army arnold around arrest arrested arrived arsenal
arthur artist asdasd ashley aside asked asking asleep assassin assman assume athena atlanta atlantis attack attacked
attention audience audrey august aunt aurora austin autumn avalon avatar avoid awake aware away awesome awful azerty
babe babes baby babydoll babygirl babylon back badboy badger bailey ball baller bambam banana band bandit bank
barbara barbie barcelona barely barney barry base baseball based basically basketba basketball bathroom batman
battle baxter beach bear beat beatles beautiful beauty beavis became because become becomes bedroom been beeping
before began begin beginning behind being believe believed bell belong belongs benjamin benson berlin bernie besides
best better between beyond bigboy bigdaddy bigdog bigfoot biggest bigmac bigman bigone bigred bike bill billy
billybob bird birdie birds birth birthday bishop bite blabla black blahblah blame blaster blazer blind blizzard
block blonde blondie blood bloody blue bluebird board boat bobafett bobby bobcat bodies body bollocks bomb bonnie
boogie book books boomer boring born boss boston both bother bottle bottom bought bowling boyfriend boys br0d3r
bradley brain brandi brandon brandy brave braves brazil bread break breakfast breaking breath breathe breathing
brenda brian bridge bright brilliant bring bringing brings british britney brittany broke broken bronco broncos
brooke brooklyn brother brothers brought brown browns bruins brutus bubba bubble bubbles buckeye buckeyes bucks
buddha buddy budlight buffalo build building built bulldog bulldogs bullet bunch bunny burger buried burn burning
burton business buster busy buying cadillac caesar cake call called calling calls calm calvin camaro came camera
cameron camp campbell canada cancer candy cannon cannot capable captain card cardinal cards care career careful
carefully cares carlos carmen carolina caroline carrie carry cars carter cartman case cases casey cash casino casper
cassie castle catch catdog catfish caught cause caused cavalier celebrate cell celtic center certain certainly
cessna chair challenge champion chance chandler change changed changeme changes changing character charge charger
charges charles charlie chatter check checked cheering cheers cheese chelsea cherokee cherry cheryl chest chester
chevelle chevy cheyenne chicago chicken chief chiefs child children chinese chipper chocolat choice choose chopper
chose chris chrissy christ christia christin christmas chronic chuckles church city cjkysirj claire classic claudia
clean clear clearly client clinton clock close closed closer clothes club coat cobra cocacola code coffee cold
college colonel color colorado colors come comes comfortable coming command commander committed common community
company compaq competition complete completely complicated computer concern concerned condition confused
congratulations connection connie connor consider consumer contact continue continues contract control conversation
cook cookie cookies cooking cool cooper copper cops copy corner corona correct corvette cost cougar could couldn
count country couple course court courtney cousin cover covered cowboy cowboys coyote crap crash crazy cream create
created creative credit crew cricket crime criminal cristina cross crowd crying crystal cthutq curious curtis cute
daddy daisy dakota dallas damage dance dancer dancing danger dangerous daniel danielle danny dare dark darkness
darkside darkstar darling data date dating daughter dave david days dbrnjhbz deal dealing dear debbie december
decide decided decision deep deeply defender definitely deftones delicious deliver denise dennis denver department
deserve design desk destiny destroy destroyed details detective detroit dexter dfvgbh diablo diamond diamonds didn
died diesel difference different difficult digger digital dilbert dinner direction director dirty disappeared
discovered discuss disney distance divorce doctor doctors dodgers does doesn doggie dogs doin doing dollar dollars
dolphin dolphins domino donald done donkey door doors double doubt douglas down downstairs dragon dragons dramatic
draw dream dreamer dreams dress dressed drink drinking drinks drive driver driving drop dropped drowssap drpepper
drug drummer ducati dude dudley duke dumb duncan during dustin duty dying each eagle eagles earlier early ears earth
easier easily easy eating eatme eclipse eddie edward eggs eight einstein either elaine electric elena elephant
elizabet elizabeth else elvis emergency emily eminem empire empty ended ends enemies enemy energy engine engineer
england english enigma enjoy enough enter enterpri entire eric escape especially eugene even evening event ever
everton every everybody everyone everything everywhere evidence evil exactly example except excited exciting excuse
exist expect expected expecting expensive experience explain explorer express extra extreme eyes face faces fact
failed fair faith fake falcon fall falling familiar families family famous fancy fantastic fantasy farm farmer fast
faster fatboy fate father fault favor favorite fear feed feel feeling feelings feels feet fell fellow felt female
fender ferrari ficken field fight fighting figure figured file fill filled film final finally find finding finds
fine finger fingers finish finished fire fireball firebird fired fireman first fish fisher fishing five fixed
fktrcfylh fktrctq flash flat flight flipper floor florida flower flowers fluffy flyers flying focus folks follow
followed following foobar food fool foot football force forced ford foreign forest forever forget forgive forgot
forgotten form forward fought found four france francis frank frankie franklin freaky fred freddie freddy fredfred
free freedom freeman freeuser french fresh friday friend friends froggy from front full funeral funny further future
fyfcnfcbz fylhtq gabriel galaxy galina galore gambit game games gandalf gang garcia garden garfield gary gasps gate
gateway gators gave gemini general genesis genius gentleman gentlemen george georgia german gets getting gfhjkm
ghbdtn ghost giant giants gibson gift ginger girl girlfriend girls give given gives giving gizmo glad gloria
gn56gn56 goblue godzilla goes goforit goin going gold goldberg golden goldfish goldie golf golfer gone gonna goober
good goodbye goodness google gordon gosh gotta gotten government grab grace gracie grand grandma grandpa grateful
great greatest green greenday gregory grew griffin groans ground group grow growing grown grunting grunts guard
guess guest guests guilty guinness guitar gundam guys hacker hadn hair half hall hamilton hamlet hammer hamster hand
handle hands handsome hang hanging hannah happen happened happening happens happiness happy hard harder hardly
hardon harley harm harold harrison harry harvey hasn hate have haven having hawaii hawkeye head headed heading heads
health healthy hear heard hearing heart heat heather heaven heavy held hell hellfire hello help helped helping
helpme hendrix henry hercules here herman hero herself hesoyam hidden hide hiding high higher highland highness
himself hiphop hired history hitman hjvfirf hobbes hobbit hockey hold holding hole holiday holland holy home homer
honda honest honestly honey honor hope hoping hornet horney horrible horse horses hospital hotdog hotel hotrod
hotstuff hottie hour hours house houston howard however huge human humans hummer hundred hungry hunter hunting hurry
hurt hurts husband ib6ub9 ibanez icecream iceman idea ideas idiot iloveu iloveyou imagine immediately impala
important impossible incredible indeed indian indiana indians indigo indistinct infinity information innocent insane
inside inspector instead insurance integra interest interested interesting internet interview into introduce
investigation invite invited involved ireland ironman island issue issues italia itself iwantu jack jackie jackson
jaguar jail jake james jane japanese jasmin jasmine jason jasper jealous jeff jeffrey jennifer jenny jeremy jerome
jerry jessica jessie jester jesus jimmy joanne jobs john johnny johnson join joke joker jonathan jones jordan joseph
joshua journey judge julian julie jump jungle junior jupiter just just4me justice justin justme juventus kaiser kang
karate karen karina katana kate kathleen katie kawasaki kcj9wx5n keep keeping keeps kelly kelsey kenneth kept kermit
kevin keys kick kicked kidding kids kimberly kind kinda king kirill kiss kissme kitchen kitten kitty klaster knew
knicks knife knight knock know knowing knowledge known knows kodiak kramer kristen kristin kristina lacrosse ladies
lady lakers lancer land language large larisa larry last lasvegas late lately later laugh laughing laughs laughter
laura lauren lawrence lawyer lead leader learn learned least leather leave leaves leaving left legal legend legs
lennon leonard leonardo leslie less lesson lestat letmein letter letters letting level liberty lickme lied lies
lieutenant life lifehack lift light lights like liked likely likes lincoln linda lindsay line lines lisa list listen
listening literally little live lived liverpoo liverpool lives living lizard local location lock locked logitech
lolita lollol london lonely lonewolf long longer longhorn look looked looking looks loose lord lose losing loss lost
lots loud louise love loved lovelove lovely loveme loves loveyou lucifer luck lucky lucy luke lunch lying machine
madam maddie maddog made madison madman madmax madonna maggie magic magnum maiden main majesty major make makes
making maksim male malibu mama manage managed manager manchester manson manutd many marathon marcus maria mariah
marie marina marine marines marino mario marion mark market marlboro marley marriage married marry marshall martha
martin marvin mary maryjane master match mate matrix matt matter matters matthew maverick maxima maximus maxwell
maybe meal mean meaning means meant meat medical medicine meet meeting melanie melissa member members memories
memory mention mentioned mercedes mercury merlin mess message metallic metallica mexico michael michele michelle
michigan mickey microsoft middle midnight might mike miles military milk miller millie million mind mine minecraft
minister minnie minute minutes miranda miss missed missing mission mistake mister mitchell model molly moment mommy
monday money monica monika monkey monster montana month months montreal mood mookie moon moose more morgan morning
morpheus morris most mother motorola mountain mouse mouth move moved moves movie movies moving mozart much muffin
murphy music must mustang mylove myself nadine name named names napoleon narrator naruto nascar natali natalie
natasha nathan natural nature ncc1701a ncc1701d ncc1701e near nearly necessary neck need needed needs neighborhood
neither nelson nemesis nervous never newport news newton newyork next nfnmzyf nice nicholas nick nicolas nicole
night nights nikita nine nintendo nirvana nissan nobody noise none nonsense nope normal norman north norton nose
note nothing notice noticed november nowhere number numbers nurse nuts nwo4life obvious obviously ocean october
offer offered office officer officers official often okay oksana older oliver olivia once ones online only onto open
opened opening opens openup operation opinion opportunity orange order ordered orders original orlando oscar other
others otherwise ought ours ourselves outlaw outside outta over owner pa55w0rd pa55word pack packard packers page
paid pain paint painting pair pakistan paladin pamela pandora pantera panther panthers panting pants panzer papa
paper papers paradise parents paris park parker part particular partner parts party pascal passed passion passport
passw0rd passwor password past patches path patient patients patricia patrick patriots paul pavilion paying peace
peaches peanut pearljam peekaboo peewee pegasus pencil penguin people pepper pepsi percent perfect perfectly perhaps
period permission person personal personally pete peter phantom philip phoenix phone photo photos phpbb picard pick
picked picking pickle picture pictures piece pieces pierre piglet pioneer pirate pitbull pizza place places plan
plane planet planned planning plans plant plate platinum play played player playing plays please pleasure plenty
pocket point points poison pokemon polaris police polina pontiac poohbear pookie pool poop poopoo poor popcorn
popeye porsche position possible possibly post potter pounds power powerful powers practice pray precious predator
prefer pregnant prelude prepare prepared presario present president press pressure pretend pretty price prince
princess prison private probably problem problems process professional professor program project promise promised
proof proper property protect proud prove psycho public pull pulled pumpkin purple purpose push putting pyramid
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazqaz qazwsx qazwsxedc qazxsw queen question questions quick quickly quiet
quit quite qwaszx qweasd qweasdzxc qweqwe r2d2c3po rabbit race rachel racing radio raider raiders rain rainbow raise
raised random ranger rangers raptor rascal rate rather raven raymond razz reach reached read reading ready real
reality realize realized really reaper reason reasons rebecca received recently recognize record records reddog
redhead redman redneck redrum redskins redsox redwings reggie regina regret regular relationship relax release
remain remember remind renegade rent report request research respect responsibility responsible rest restaurant
results return returned revenge rich richard ride ridiculous right rights ring ringing rings risk river road robbie
robert roberto rock rocket rocks rockstar rocky roger roland role roll rolltide romantic ronald ronaldo ronnie roof
room rooster roscoe rose rosebud rough round ruin ruined rule rules rulez runner running runs rush ruslan russell
russia russian rusty ryan sabrina safe safety said sailor saints sake samantha same sammie sammy sampson samson
samsung samuel samurai sandman sandra sandy santa sarah sasha saturday saturn savage savannah save saved saving
saying says scare scared scarface scary scene school science scooby scooter scorpio scorpion scotland scott scotty
screaming screams scully search season seat seattle second seconds secret secrets security seeing seem seemed seems
seen sees sell selling semperfi send sending sense sent serega serenity sergeant sergey serious seriously serve
service settle seven several shadow shaggy shall shame shamrock shannon shape share sharon shelby shelly sherlock
ship shirt shoes shoot shooter shooting shop short shorty shot shots should shouldn shouting show showed shower
showing shows shut sick side sidney siemens sierra sighs sight sign signal signed silly silver simon simone simple
simply simpson simpsons since sing singing single sister site sitting situation size skater skeeter skin skipper
skippy skyline slayer sleep sleeping slept slipknot slow slowly small smart smell smile smiley smith smitty smoke
smokey smooth snake snickers sniper snoopy snowball snowman soccer social society soft softball software
sojdlg123aljg sold soldier soldiers solve some somebody somehow someone something sometimes somewhere song soon
sooner sophia sophie sorry sort soso123aljg soul sound sounds soup source south space spanish spare sparky spartak
spartan speak speaking special speech speed speedy spell spencer spend spent spider spiderma spiderman spike spirit
spitfire split spoke spooky sports spot spread spring srinivas stacey staff stage stalker stand standing stanley
star stargate stars start started starting startrek starts starwars state statement states station stay stayed
staying steal stealth steelers stefan stella step stephani stephen sterling steve steven stewart stick still stinger
stingray stinky stole stolen stomach stone stones stop stopped stops store stories storm stormy story straight
strange street streets strength strike strong stronger stuck student students study stuff stupid style subaru
subject sublime success such sudden suddenly suffer sugar suggest suicide suit summer sunday sunset sunshine super
superman support suppose supposed sure surfer surgery surprise surprised survive suspect suzuki svetlana swear sweet
sweetheart sweetie sweetpea sweety swimming sword swordfis swordfish sydney system table take taken takes taking
talk talked talking tanner tape target tarheels taste tattoo taught taurus taylor teach teacher team tears techno
teens teeth tell telling tells tennis tense teresa terms terrible test tester testing testtest texas text thailand
than thank thanks that their them theman theme themselves then theone theory there therock these they thing things
think thinking thinks third this thomas those though thought thoughts thousand thousands threat three threw throat
through throw thuglife thunder ticket tickets tickle tiffany tiger tigers tigger tight till timber time times
timothy tinker tiny tired titanic today together told tomcat tommy tomorrow tomtom tongue tonight tony took tornado
toronto toshiba total totally touch tough tour towards town toyota track trade train training transam trap travel
travis treat tree trees trevor trfnthbyf trial trick tried trigger trinity trip tristan triumph trooper trouble
truck trucker trucks true truly trumpet trust truth trying tucker turkey turn turned turning turns turtle tweety
twice tyler type ugly uncle under understand understood unicorn unit united universe unless until upon upset
upstairs used using usual usually valentin valentina valera valerie vampire vanessa vegeta veronica veronika very
vfhbyf vfrcbv victim victims victor victoria victory video view viking vikings viktor village vincent viper vision
visit vladimir voice voodoo vote voyager wait waited waiting wake walk walked walker walking wall wallace walls
walter wanna want wanted wants warcraft warm warning warrior wash wasn waste watch watched watching water ways weak
weapon weapons wear wearing weasel weather wedding week weekend weeks weight weird welcome well went were weren west
westside what whatever when where whether which while white whoa whoever whole whom whoo whose whynot wicked wife
wild wildcat wildcats will william williams willie willing willow wilson wind window windows wine winner winnie
winston winter wish with within without witness wizard wolf wolfgang wolfpack wolverin wolves woman wombat women
wonder wonderful wondering woods woody word words work worked working works world worried worry worse worst worth
would wouldn wound wrangler write writing written wrong wrote wutang xavier xfiles yamaha yankee yankees yeah year
years yelling yellow yesterday yfnfif york young younger your yours yourself yourselves z1x2c3 z1x2c3v4 zachary
zaq12wsx zaq1xsw2 zaqwsx zeppelin zombie
`

export const GUESSED_WORDS: readonly string[] = LINES.trim().split(/\s+/u)
