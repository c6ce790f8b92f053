/** How a piece is praised, which its own texts may not say: a search that finds nothing does without them. */
export const vagueWords: ReadonlySet<string> = new Set(
  [
    'affordable amazing basic beautiful best bold budget cheap chic classic classy comfortable comfy cool cosy cozy cute',
    'discount elegant expensive favorite favourite flattering gorgeous great hot inexpensive lovely luxurious luxury',
    'modern nice perfect popular posh premium pretty quality sexy simple smart stylish sweet timeless trendy',
    'unique very',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Plain English of clothes, whether or not a shop sells them: colours, kinds, fabrics, patterns, qualities and occasions,
 * in the singular.
 * They are spelt right, so 'teal' is not meant to be 'tea', nor 'peach' to be 'beach'.
 */
export const garmentWords: ReadonlySet<string> = new Set(
  [
    'amber amethyst apricot aqua azure beige berry black blue bronze brown burgundy caramel charcoal cherry chocolate',
    'citrus cobalt cocoa coffee copper coral cream crimson cyan denim ecru emerald fuchsia gold golden gray green grey',
    'honey indigo ivory jade khaki lavender lemon lilac lime magenta mahogany maroon mauve metallic mint mocha mustard',
    'navy neon nude ochre olive orange orchid pastel peach pearl petrol pewter pink platinum plum purple red rose ruby',
    'russet rust salmon sand sapphire scarlet silver slate stone tan tangerine taupe teal terracotta turquoise umber',
    'vanilla violet white wine yellow',
    'anklet anorak apron balaclava bandana bangle basque beanie bedding belt beret bikini blanket blazer bloomer blouse',
    'boa bodice bodysuit bolero bonnet boot boxer bra bracelet bralette brief brooch bustier caftan camisole cap cape',
    'cardigan chemise choker cloak clog coat collar corset cufflink cummerbund dress dungaree duvet earring flat frock',
    'garter gilet glove gown handbag hat headband heel hoodie hose hosiery jacket jean jersey jumper jumpsuit kaftan',
    'kilt kimono knickers lanyard legging leotard loafer lounge mask mitten moccasin mule necklace negligee nightgown',
    'onesie overall overcoat pajama pant panty parka pashmina pinafore playsuit polo poncho pullover pump purse pyjama',
    'raincoat ring robe romper sandal sarong sari sash scarf shapewear shawl shirt shoe shorts shrug skirt skort slip',
    'slipper sneaker sock sole sport stocking stole suit sunglasses suspender sweater sweatshirt swimsuit tank tee thong',
    'throw tiara tie tight towel tracksuit trainer trench trouser trunk tunic turban tuxedo umbrella underwear uniform',
    'veil vest waistcoat wallet watch wedge wrap',
    'angora bamboo boucle brocade canvas cashmere chenille chiffon corduroy cotton crepe crochet damask elastane felt',
    'flannel fleece fur georgette gingham hemp jacquard lace leather linen lurex lycra mesh modal mohair muslin net nylon',
    'organza polyester rayon satin seersucker sequin shearling silk suede taffeta tulle tweed velour velvet viscose wool',
    'animal argyle camouflage check checked chevron dot dotted embroidered floral fringe herringbone houndstooth leopard',
    'ombre paisley plaid polka print printed quilted ruffle sheer snake spot spotted stripe striped tartan zebra',
    'baggy basic bold bright cheap classic cold cool cosy cozy cute dark elegant light long loose lined neutral pale',
    'petite sexy short sleeveless soft tall thermal thick thin vintage warm wide',
    'autumn birthday date fall gym hen mother night sleep spring summer travel winter work yoga',
  ]
    .join(' ')
    .split(' '),
);
