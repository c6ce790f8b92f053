/** A search and what is right about it. Written from the facts of the seeded catalogue, before any synonym existed. */
export interface JudgedSearch {
  kind: 'colour' | 'kind' | 'fabric' | 'occasion' | 'size' | 'typing error' | 'name';
  text: string;
  /** A right piece has all of these tags, in the colour that is shown first … */
  tags?: readonly string[];
  /** … or one of these titles. */
  titles?: readonly string[];
}

const byTags = (kind: JudgedSearch['kind'], rows: readonly (readonly [text: string, ...tags: string[]])[]) =>
  rows.map(([text, ...tags]): JudgedSearch => ({ kind, text, tags }));
const byTitle = (
  kind: JudgedSearch['kind'],
  rows: readonly (readonly [text: string, ...titles: string[]])[],
) => rows.map(([text, ...titles]): JudgedSearch => ({ kind, text, titles }));

/** Rows with an even place were looked at while words were chosen; the others were left unused until the end. */
export const judgedSearches: readonly JudgedSearch[] = [
  ...byTags('colour', [
    ['red', 'color-oxblood'],
    ['burgundy dress', 'color-oxblood', 'category-dresses'],
    ['wine coloured slip', 'color-oxblood', 'category-slips'],
    ['light blue dress', 'color-dusk-blue', 'category-dresses'],
    ['blue', 'color-dusk-blue'],
    ['green', 'color-sage'],
    ['dark green', 'color-emerald'],
    ['yellow swimsuit', 'color-marigold', 'category-one-pieces'],
    ['pink robe', 'color-rose', 'category-robes'],
    ['pink bra', 'color-blush', 'category-bras'],
    ['beige', 'color-camel'],
    ['gold mules', 'color-champagne', 'category-mules'],
    ['black thong', 'color-black', 'category-thongs'],
    ['white veil', 'color-white', 'category-veils'],
    ['cream jumper', 'color-creme', 'category-sweaters'],
    ['dusk blue nightgown', 'color-dusk-blue', 'category-nightgowns'],
  ]),
  ...byTags('kind', [
    ['nightie', 'category-nightgowns'],
    ['dressing gown', 'category-robes'],
    ['pajamas', 'category-pyjamas'],
    ['pyjama', 'category-pyjamas'],
    ['knickers', 'category-briefs'],
    ['panties', 'category-briefs'],
    ['garter belt', 'category-suspenders'],
    ['bathing suit', 'category-one-pieces'],
    ['pants', 'category-trousers'],
    ['jacket', 'category-jackets'],
    ['coats', 'category-coats'],
    ['handbag', 'category-bags'],
    ['shoes', 'category-mules'],
    ['jewelry', 'category-jewellery'],
    ['bras', 'category-bras'],
    ['minidress', 'category-mini-dresses'],
    ['jumper', 'category-sweaters'],
    ['cami', 'category-camisoles'],
    ['lingerie set', 'category-lingerie'],
    ['bikinis', 'category-bikinis'],
  ]),
  ...byTags('fabric', [
    ['satin dress', 'fabric-silk', 'category-dresses'],
    ['velvet', 'fabric-velvet'],
    ['lace', 'fabric-leavers-lace'],
    ['woollen', 'fabric-wool'],
    ['wool blazer', 'fabric-wool', 'category-jackets'],
    ['sequined', 'fabric-sequins'],
    ['silky pyjamas', 'fabric-silk', 'category-pyjamas'],
    ['cotton shirts', 'fabric-cotton', 'category-shirts'],
    ['pearls', 'fabric-pearl'],
    ['leather bag', 'fabric-leather', 'category-bags'],
  ]),
  ...byTags('occasion', [
    ['bride', 'category-bridal'],
    ['wedding dress', 'category-bridal', 'category-gowns'],
    ['something for the bride', 'category-bridal'],
    ['dress for a wedding guest', 'occasion-wedding-guest', 'category-dresses'],
    ['present', 'occasion-gifts'],
    ['gift for her', 'occasion-gifts'],
    ['party dress', 'occasion-evening', 'category-dresses'],
    ['holiday', 'occasion-holiday'],
    ['beach', 'occasion-holiday'],
    ['loungewear', 'occasion-at-home'],
    ['everyday bra', 'occasion-every-day', 'category-bras'],
    ['evening gown', 'occasion-evening', 'category-gowns'],
  ]),
  ...byTags('size', [
    ['plus size dress', 'extended-sizing', 'category-dresses'],
    ['plus size', 'extended-sizing'],
    ['2x slip', 'size-2x', 'category-slips'],
    ['size 1x bodysuit', 'size-1x', 'category-bodysuits'],
    ['large robe', 'size-l', 'category-robes'],
    ['extra small skirt', 'size-xs', 'category-skirts'],
    ['xxs cardigan', 'size-xxs', 'category-cardigans'],
    ['34dd bra', 'category-bras', 'cup-and-band'],
    ['34DD', 'category-bras', 'cup-and-band'],
    ['size 38 mules', 'category-mules'],
  ]),
  ...byTags('typing error', [
    ['balconnete', 'category-bras'],
    ['bodysiut', 'category-bodysuits'],
    ['camisol', 'category-camisoles'],
    ['nightgwon', 'category-nightgowns'],
    ['velvit', 'fabric-velvet'],
    ['brallete', 'category-bralettes'],
    ['trowsers', 'category-trousers'],
    ['earings', 'category-jewellery'],
    ['cardigen', 'category-cardigans'],
    ['champange slip', 'color-champagne', 'category-slips'],
  ]),
  ...byTitle('name', [
    ['aurelia', 'Aurelia Slip Dress'],
    ['aurelea', 'Aurelia Slip Dress'],
    ['reverie', 'Rêverie Pyjama Set'],
    ['noemie slip', 'Noémie Lace-Hem Slip'],
    ['odile bra', 'Odile Balconette Bra'],
    ['gift card', 'The Gift Card'],
    ['celeste veil', 'Céleste Tulle Veil'],
    ['cosimo mule', 'Cosima Satin Mule'],
  ]),
];
