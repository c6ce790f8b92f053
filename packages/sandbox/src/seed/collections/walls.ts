import type { CatalogueProduct } from '../../world/catalogue.ts';

/** The first products of the season, in order. */
export const eveningFirst = [
  'aurelia-slip-dress-oxblood',
  'vesper-silk-robe-rose',
  'lux-corset-mini-oxblood',
  'marguerite-nightgown-ivory',
  'severine-lace-bodysuit-black',
  'odile-balconette-bra-black',
  'noemie-lace-hem-slip-ivory',
  'sabine-wrap-dress-dusk-blue',
  'vine-embroidered-robe-dusk-blue',
  'vesper-bias-nightgown-rose',
  'lune-lace-camisole-black',
  'delphine-bias-skirt-champagne',
  'astor-wrap-coat-camel',
  'reverie-pyjama-set-navy',
  'fleur-lace-bralette-sage',
  'nuit-babydoll-blush',
  'stella-sequin-mini-champagne',
  'cosima-satin-mule-champagne',
  'perle-earrings-pearl',
];

export const newThisWeek = [
  'aurelia-slip-dress-oxblood',
  'odile-balconette-bra-black',
  'vine-embroidered-robe-dusk-blue',
  'sabine-wrap-dress-dusk-blue',
  'severine-lace-bodysuit-black',
  'vesper-silk-robe-rose',
  'delphine-bias-skirt-champagne',
  'petite-vesper-bag-oxblood',
];

export const highlyCoveted = [
  'marguerite-nightgown-ivory',
  'fleur-lace-bralette-sage',
  'lux-corset-mini-oxblood',
  'willow-rib-cardigan-blush',
  'ninon-velvet-bow-oxblood',
  'reverie-pyjama-set-navy',
  'cosima-satin-mule-champagne',
  'odile-balconette-bra-black',
  'vesper-silk-robe-rose',
  'aurelia-slip-dress-oxblood',
  'margaux-bias-gown-ivory',
  'jardin-silk-scarf-marigold',
];

/**
 * Returns an order that looks good in a grid: colours of one design apart where possible, double-wide cards spread
 * among the rest. `first` comes first, in its own order.
 */
export function hang(
  products: readonly CatalogueProduct[],
  first: readonly string[],
  isWide: (product: CatalogueProduct) => boolean,
): CatalogueProduct[] {
  const leading = first.flatMap((handle) => products.filter((product) => product.handle === handle));
  const rest = products.filter((product) => !first.includes(product.handle));
  return [...leading, ...spreadWide(takeTurns(rest), isWide)];
}

/** The first colour of every design, then every second one, and so on. */
function takeTurns(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const designs = [...Map.groupBy(products, ({ design }) => design).values()];
  const rounds = Math.max(0, ...designs.map((colours) => colours.length));
  return Array.from({ length: rounds }, (_, round) =>
    designs.flatMap((colours) => colours.slice(round, round + 1)),
  ).flat();
}

function spreadWide(
  products: readonly CatalogueProduct[],
  isWide: (product: CatalogueProduct) => boolean,
): CatalogueProduct[] {
  const wide = products.filter(isWide);
  const narrow = products.filter((product) => !isWide(product));
  const gap = Math.max(1, Math.floor(narrow.length / Math.max(1, wide.length)));
  const hung = narrow.flatMap((product, at) => {
    const isEndOfGap = at % gap === Math.min(2, gap - 1);
    const next = isEndOfGap ? wide.shift() : undefined;
    return next ? [product, next] : [product];
  });
  return [...hung, ...wide];
}
