import type { Catalogue, CatalogueProduct, CatalogueVariant } from '../world/catalogue.ts';
import { makeCollections } from './collections/make-collections.ts';
import { colours } from './colours.ts';
import { sizes } from './design.ts';
import { makeMetaobjects } from './filter-groups.ts';
import { filterTag } from './filter-tags.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { toHandle } from './to-handle.ts';

/** Far from `stableId`'s numbers, so that the two never collide. */
const firstId = { product: 8_000_000_000_000, variant: 8_100_000_000_000, inventoryItem: 8_200_000_000_000 };
const mostVariants = 72;
const coloursPerDesign = 4;

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${28 + at}`);
const sizeRanges: readonly (readonly string[])[] = [
  sizes.regular,
  sizes.extended,
  sizes.one,
  numbered(30),
  sizes.lingerie,
  numbered(mostVariants),
];

/**
 * Returns the demo catalogue, extended to `products` in total, for load tests.
 * Deterministic. Throws a RangeError for anything but a whole number above 0.
 */
export function largeCatalogue(products: number): Catalogue {
  if (!Number.isInteger(products) || products < 1) {
    throw new RangeError(`A catalogue needs a whole number of products above 0, not ${products}.`);
  }
  const seed = seedCatalogue();
  const patterns = seed.products.filter(({ pictures, isGiftCard }) => pictures.length > 0 && !isGiftCard);
  const own = seed.products.slice(0, products);
  const further = Array.from({ length: products - own.length }, (_, at) => {
    const family = Math.floor(at / coloursPerDesign);
    return makeFurtherProduct(patterns[family % patterns.length] ?? own[0], family, at);
  }).filter((product) => product !== null);
  const all = [...own, ...further];
  const collections = makeCollections(all, () => false);
  return { ...seed, products: all, collections, metaobjects: makeMetaobjects(collections) };
}

const palette = Object.entries(colours).slice(0, coloursPerDesign);

function makeFurtherProduct(
  pattern: CatalogueProduct | undefined,
  family: number,
  at: number,
): CatalogueProduct | null {
  const [colour, colourHex] = palette[at % coloursPerDesign] ?? [];
  if (!pattern || !colour || !colourHex) return null;
  const title = `${pattern.title} No. ${family + 2}`;
  const design = toHandle(title);
  const handle = `${design}-${toHandle(colour)}`;
  const siblings = palette.map(([name]) => [`${design}-${toHandle(name)}`, name] as const);
  return {
    ...pattern,
    id: firstId.product + at,
    handle,
    title,
    colour,
    colourHex,
    design,
    tags: [...pattern.tags.filter((tag) => !tag.startsWith('color-')), filterTag('color', colour)],
    variants: makeVariants(pattern, handle, colour, sizeRanges[family % sizeRanges.length] ?? [], at),
    metafields: pattern.metafields.map((field) => {
      if (field.key === 'pdp_swatch_products')
        return { ...field, value: siblings.map(([sibling]) => sibling).join(',') };
      if (field.key === 'pdp_swatch_match_colors')
        return { ...field, value: siblings.map(([, name]) => name).join(',') };
      if (field.key === 'swatch_products')
        return { ...field, value: JSON.stringify(Object.fromEntries(siblings)) };
      return field;
    }),
  };
}

function makeVariants(
  pattern: CatalogueProduct,
  handle: string,
  colour: string,
  range: readonly string[],
  at: number,
): CatalogueVariant[] {
  const [like] = pattern.variants;
  if (!like) return [];
  return range.map((size, place) => ({
    ...like,
    id: firstId.variant + at * 100 + place,
    inventoryItemId: firstId.inventoryItem + at * 100 + place,
    optionValues: [size, colour],
    sku: `${handle}-${size}`.toUpperCase(),
    stock: (at * 7 + place * 3) % 23,
  }));
}
