import type { CataloguePicture, CatalogueProduct, CatalogueVariant } from '../world/catalogue.ts';
import { colours } from './colours.ts';
import { type Design, vendors } from './design.ts';
import { filterSizes, filterTag, priceTag } from './filter-tags.ts';
import { type Colourway, pictureAt, videoNamed } from './media-manifest.ts';
import { type ProductState, productStates } from './product-states.ts';
import { stableId, stablePick } from './stable-id.ts';
import { toHandle } from './to-handle.ts';

/** The last update of everything in the seed. */
export const seededAt = '2026-11-20T09:00:00Z';

export function productHandle(title: string, colour: string): string {
  // Handles have 'cream' where the swatch is 'Creme'.
  return `${toHandle(title)}-${toHandle(colour === 'Creme' ? 'cream' : colour)}`;
}

/** Returns the product of a design in one colour; `siblings` are all its colourways in their order. */
export function makeProduct(
  design: Design,
  colourway: Colourway,
  siblings: readonly Colourway[],
): CatalogueProduct {
  const { colour } = colourway;
  const handle = productHandle(design.title, colour);
  const state = productStates[handle] ?? {};
  const variants = makeVariants(design, colour, handle, state);
  const createdAt = launchedAt(design.since, siblings.indexOf(colourway));
  return {
    id: stableId('product', handle),
    handle,
    title: design.title,
    colour,
    colourHex: colours[colour] ?? '#FFFFFF',
    design: toHandle(design.title),
    descriptionHtml: design.description.map((text) => `<p>${text}</p>`).join(''),
    productType: design.productType,
    vendor: design.vendor ?? vendors.house,
    tags: makeTags(design, colour, state),
    createdAt,
    publishedAt: createdAt,
    updatedAt: seededAt,
    optionNames: [design.optionName ?? 'Size', 'Color'],
    variants,
    pictures: gallery(design, colourway, siblings),
    videos: state.video ? [videoNamed(state.video)] : [],
    metafields: [],
    seo: { title: null, description: summary(design.description.join(' ')) },
    isGiftCard: design.isGiftCard ?? false,
  };
}

function makeVariants(
  design: Design,
  colour: string,
  handle: string,
  state: ProductState,
): CatalogueVariant[] {
  const offers = design.amounts ?? design.sizes.map((label) => ({ label, priceCents: design.priceCents }));
  return offers.map(({ label, priceCents }) => {
    const isReduced =
      state.formerCents !== undefined && (!state.reducedSizes || state.reducedSizes.includes(label));
    const name = `${handle}/${label}`;
    return {
      id: stableId('variant', name),
      inventoryItemId: stableId('inventory item', name),
      optionValues: [label, colour],
      sku: `${handle}-${toHandle(label)}`.toUpperCase(),
      priceCents: isReduced ? (state.priceCents ?? priceCents) : priceCents,
      compareAtCents: isReduced ? (state.formerCents ?? null) : null,
      stock: design.isIntangible ? 0 : stockOf(name, label, state.stock),
      tracked: !design.isIntangible,
      requiresShipping: !design.isIntangible,
      weightGrams: design.weightGrams,
      ...(design.contents ? { contents: design.contents } : {}),
    };
  });
}

/** One size in sixteen is sold out, one in ten nearly, picked by name. */
function stockOf(name: string, size: string, stock: ProductState['stock']): number {
  if (stock === 'none') return 0;
  const plenty = 6 + stablePick(`${name}/plenty`, 30);
  if (stock !== undefined) return stock === 'plenty' ? plenty : (stock[size] ?? plenty);
  const chance = stablePick(`${name}/chance`, 100);
  if (chance < 6) return 0;
  return chance < 16 ? 1 + (chance % 4) : plenty;
}

function makeTags(design: Design, colour: string, state: ProductState): string[] {
  const { label: _label, priceCents } = design.amounts?.[0] ?? { label: '', priceCents: design.priceCents };
  return [
    ...new Set([
      ...design.tags,
      ...(state.tags ?? []),
      ...design.categories.map((label) => filterTag('category', label)),
      ...design.fabrics.map((label) => filterTag('fabric', label)),
      ...design.occasions.map((label) => filterTag('occasion', label)),
      ...design.sizes.filter((size) => filterSizes.includes(size)).map((size) => filterTag('size', size)),
      filterTag('color', colour),
      priceTag(state.reducedSizes ? priceCents : (state.priceCents ?? priceCents)),
    ]),
  ];
}

/** A minute apart, so that the order by date is unique. */
function launchedAt(since: string, place: number): string {
  return new Date(Date.parse(`${since}T15:00:00Z`) + place * 60_000).toISOString();
}

const galleryOrder = ['front', 'detail', 'back', 'flat', 'wide'];

/** Returns the colour's own pictures, the one of several colours that has this one in its middle, and the set's. */
function gallery(design: Design, { colour, pictures }: Colourway, siblings: readonly Colourway[]) {
  const own = pictures.toSorted((a, b) => galleryOrder.indexOf(a.view) - galleryOrder.indexOf(b.view));
  const shared = siblings.flatMap((sibling) => sibling.pictures).map(({ picture }) => picture);
  return [
    ...own.map(({ picture }) => picture).filter((picture) => coloursOf(picture).length === 0),
    // A phone shows the middle of a wide picture.
    ...shared.filter((picture) => coloursOf(picture).length === 3 && coloursOf(picture)[1] === colour),
    ...(design.extraPictures?.[colour] ?? []).map(pictureAt),
  ];
}

/** The colours that hang side by side in a picture, from left to right; none in a picture of one piece. */
function coloursOf({ alt }: CataloguePicture): string[] {
  return / in ([^,]+(?:, [^,]+)*), side by side/.exec(alt)?.[1]?.split(/, | and /) ?? [];
}

/** Returns whole sentences of at most 155 characters in total, or the first one where it is longer. */
function summary(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text];
  return sentences
    .reduce((kept, next) => (kept !== '' && kept.length + next.length > 155 ? kept : kept + next), '')
    .trim();
}
