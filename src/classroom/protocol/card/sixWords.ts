import type { Bytes } from '../bytes'

const WORDS = 6

/**
 * Six of 1,024 words (60 bits), computed from a class id. A learner who joins compares them with the teacher's screen,
 * because anyone can print a card with the same names. The words are the same in every language of the site. Cards
 * printed by earlier versions have the first five.
 */
export function sixWords(classId: Bytes): readonly string[] {
  const bits = Array.from(classId, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: WORDS }, (_, place) => {
    const index = Number.parseInt(bits.slice(place * 10, place * 10 + 10), 2)
    return CARD_WORDS[index] ?? ''
  })
}

/**
 * 1,024 unique simple words, sorted. Every existing class depends on each word's position in this list, so the order
 * must never change. Most words are from the English list of BIP 39 (MIT License).
 */
const LINES: readonly string[] = [
  'acid,acorn,action,add,aim,air,airport,alarm,album,almond,alpha,amazing,anchor,ancient,angle,annual,answer',
  'antenna,anthem,antique,appear,apple,april,apron,arch,arctic,area,arrive,arrow,art,artist,aspen,aster,athlete',
  'atom,author,auto,autumn,average,avocado,badge,badger,bag,bagel,bakery,balance,balcony,ballad,bamboo,banana',
  'banner,barley,barn,barrel,basil,basket,bay,beach,beacon,bean,beauty,beaver,bee,beet,beetle,bench,berry',
  'bicycle,bike,biology,birch,bird,birth,bison,blanket,blend,block,bloom,blossom,blouse,bluff,boat,bobcat,boil',
  'bolt,bonfire,bonnet,book,boost,boot,bottom,bough,boulder,bowl,box,boy,bracelet,bracket,braid,bramble,branch',
  'brass,bread,breeze,brick,bridge,bright,brisk,brook,broom,brown,bubble,bucket,buckle,bud,budget,buffalo,bugle',
  'bulb,bundle,bunny,bus,butter,button,cabbage,cabin,cable,caboose,cactus,cage,cake,calf,call,camel,camera,camp',
  'canal,canary,candle,candy,canoe,canopy,canvas,canyon,cap,captain,car,caramel,carbon,card,cardinal,carousel',
  'carpet,carrot,carry,cart,cashew,castle,cat,catalog,catch,catfish,cattle,cave,cedar,celery,cello,cement',
  'century,chair,chalk,change,chapel,chapter,charm,cheese,chef,cherry,cherub,chess,chestnut,chicken,chime',
  'chimney,chip,chord,chuckle,cider,cinema,circle,city,clam,clap,clay,clean,clever,cliff,climb,clinic,clock',
  'cloth,cloud,clover,coach,coat,cobalt,cobbler,cocoa,coconut,coffee,coin,come,comet,comic,compass,cookie',
  'copper,copy,coral,core,cork,corn,cottage,cotton,couch,cove,cow,coyote,crab,cradle,crayon,cream,creek',
  'crescent,crib,cricket,crocus,cross,crow,crown,cruise,crystal,cube,cuckoo,cup,curious,curry,curtain,curve',
  'cycle,cymbal,daffodil,dahlia,daisy,dance,dash,dawn,day,deer,dell,denim,desk,dewdrop,diagram,dial,diamond',
  'diary,dice,diesel,digital,diner,dinner,dish,dock,doctor,dog,dolphin,dome,domino,donkey,door,dough,dragon',
  'draw,dream,drift,drop,drum,drummer,duck,duckling,dumpling,dune,dust,eagle,early,earn,earth,easel,east,easy',
  'echo,ecology,edge,eel,egg,elbow,elegant,elk,elm,ember,embrace,emerald,energy,engine,engraver,enjoy,eye',
  'eyebrow,fable,fair,falcon,fancy,fantasy,farm,fawn,feather,fence,fern,ferry,fiber,fiddle,fig,file,finch',
  'finger,fir,firefly,first,fish,fjord,flag,flame,flamingo,flannel,flash,flavor,flax,fleece,flock,floor,flute',
  'fly,foam,fog,foil,food,foot,forest,fork,fortune,forum,fossil,fountain,fox,foxglove,freckle,fresh,friend,frog',
  'frost,frozen,fruit,funny,furrow,future,gable,gadget,galaxy,gallery,galley,game,garage,garbage,garden,garlic',
  'garment,gate,gather,gazelle,gentle,geyser,giant,gift,giggle,ginger,ginkgo,giraffe,glacier,glance,glass,glide',
  'glimpse,globe,glory,glove,glow,goat,gold,gong,good,goose,gopher,gorilla,gourd,grain,granite,grape,grass',
  'gravel,gravity,green,grid,grocery,group,grove,grow,guava,guide,guitar,gull,hail,half,hamlet,hammer,hamster',
  'hand,happy,harbor,harp,harvest,hat,hatch,hawk,hazel,hazelnut,heart,heather,hedge,hello,helm,helmet,herb',
  'heron,hickory,hidden,hill,history,hive,hobby,hockey,holiday,holly,home,honey,hoop,horn,horse,hotel,hound',
  'hour,hundred,hurdle,hut,hyacinth,ice,icicle,icon,idea,igloo,inch,indigo,inlet,iris,iron,island,ivory,ivy',
  'jackal,jacket,jade,jaguar,jar,jasmine,jay,jazz,jeans,jelly,jewel,jigsaw,job,join,journey,joy,juice,july,jump',
  'jumper,june,jungle,juniper,kale,kayak,kernel,ketchup,kettle,kingdom,kit,kitchen,kite,kitten,kiwi,knock,koala',
  'lab,label,ladder,ladle,lagoon,lake,lamp,lantern,laptop,larch,lark,lasso,laugh,lavender,lawn,leader,leaf',
  'learn,lemon,lemonade,leopard,letter,lettuce,library,life,lift,light,lilac,lily,linen,lion,liquid,listen',
  'lizard,llama,lobby,locket,loom,lotus,lounge,luggage,lumber,lunar,lunch,lupine,lute,lynx,machine,magpie,mail',
  'mallet,mandolin,mango,mansion,maple,marble,march,marigold,marine,market,marlin,marsh,mast,math,maze,meadow',
  'medal,meerkat,melody,melt,merry,metal,method,milk,million,mint,miracle,mirror,mitten,monday,monitor,monkey',
  'month,moon,moose,morning,mosaic,moss,moth,motor,mouse,move,movie,muffin,mulberry,mule,mural,museum,music',
  'myrtle,napkin,nature,nectar,needle,nest,net,news,night,noble,noise,noodle,north,novel,nurse,nutmeg,oak,oasis',
  'oat,oboe,ocean,office,olive,onion,opal,opera,opinion,orange,orbit,orca,orchard,orchid,oregano,osprey,ostrich',
  'otter,outdoor,oval,oven,owl,oxygen,oyster,ozone,pad,paddle,paddock,page,paint,palace,palm,pan,pancake,panda',
  'pansy,panther,papaya,paper,paprika,parade,parcel,park,parka,parrot,parsley,parsnip,party,pasta,pasture,path',
  'pattern,pave,pea,peach,peacock,peanut,pear,pebble,pelican,pen,pencil,pendulum,penguin,peony,pepper,perch,pet',
  'pewter,phone,photo,piano,picnic,picture,pie,pier,pigeon,pilot,pine,pinecone,pink,pipe,pitch,pizza,planet',
  'plastic,plate,play,plaza,plum,pocket,poem,poet,pole,pond,pony,pool,popcorn,poppy,porch,possum,poster,pottery',
  'powder,power,prairie,pretzel,print,prism,pudding,puffin,pumpkin,pupil,puppy,puzzle,pyramid,quail,quarter',
  'quartz,quick,quiet,quill,quilt,quince,quiz,rabbit,raccoon,rack,radar,radio,raft,rail,rain,rainbow,raisin',
  'rake,ramp,ranch,ready,recipe,record,reed,reef,rein,rhubarb,rhythm,ribbon,rice,ride,ridge,ring,river,roast',
  'robin,robot,rocket,romance,roof,room,rooster,rose,rosemary,round,rowboat,ruby,rug,runway,rye,saddle,sage',
  'sail,salad,salt,sand,sandal,sandbox,sapphire,satin,sauce,saucer,savanna,scarf,scooter,screen,seahorse,seal',
  'seashell,season,seaweed,seminar,sequoia,seven,shadow,shamrock,shed,sheep,shelf,shell,shield,ship,shoe,shore',
  'shovel,shrub,silent,silk,silo,silver,sing,skate,sketch,ski,skillet,skylark,slab,sled,sleep,slide,slipper',
  'smile,snack,snail,snow,snowball,soap,soccer,soft,solar,song,sound,soup,source,south,sparrow,sphere,spice',
  'spin,spinach,spoon,sport,spring,spruce,square,squash,squeeze,squirrel,stadium,stairs,stamp,starfish,stereo',
  'stool,stork,story,stove,stream,street,sugar,suitcase,summer,sundial,sunny,swallow,swamp,swan,sweet,swift',
  'swim,swing,sycamore,symbol,syrup,table,tag,talk,tape,tapestry,taxi,teach,teacup,teapot,tennis,thank,thistle',
  'three,thunder,thyme,ticket,tide,tiger,timber,tiny,toad,toast,toddler,together,tomato,tool,tooth,topaz,torch',
  'totem,tower,town,toy,tractor,train,travel,tray,treat,tree,treetop,trellis,trophy,trout,true,trumpet,tuba',
  'tuesday,tulip,tuna,tunnel,turkey,turnip,turtle,twelve,twenty,ukulele,umbrella,unicorn,unite,valley,vase',
  'vault,velvet,victory,village,vintage,violet,violin,visit,voice,volcano,waffle,wagon,walk,wall,walnut,walrus',
  'waltz,warm,wave,weather,weekend,west,whale,wharf,wheat,wheel,whisper,whistle,wild,willow,win,windmill,window',
  'wing,winter,wisdom,wombat,wool,world,wren,wrist,yarn,yellow,yodel,yogurt,zebra,zigzag,zinnia,zipper,zoo',
]

export const CARD_WORDS: readonly string[] = LINES.flatMap((line) => line.split(','))
