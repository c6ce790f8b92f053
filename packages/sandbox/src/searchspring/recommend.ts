import { createHash } from 'node:crypto';
import type { ProfileAim } from './account-profiles.ts';
import type { IndexedProduct, ProductIndex, TraitKind } from './product-index.ts';
import type { RecommendRequest } from './recommend-request.ts';

type TraitWeights = Readonly<Record<TraitKind, number>>;

/** How much a shared trait counts. What goes with a product is of another type, in its colour, for its occasion. */
const alike: TraitWeights = { type: 1, category: 0.6, fabric: 0.4, occasion: 0.3, colour: 0.2 };
const goesWith: TraitWeights = { type: -1.2, category: -0.4, fabric: 0.2, occasion: 0.5, colour: 0.6 };

const viewedWeights = [0.5, 0.4, 0.3, 0.2, 0.1];
const cartWeight = 0.6;
/** An editor's choice ranks above every similar product. */
const chosenBonus = 3;
const soldOutPenalty = 1.5;
const tasteWeight = 0.6;

/**
 * Returns what a profile recommends, best first, one colour of each design. Equal requests have equal results;
 * seed, cart, viewed products, categories and shopper each change them.
 */
export function recommend(
  index: ProductIndex,
  aim: ProfileAim,
  request: RecommendRequest,
  { limit, now }: { limit: number; now: number },
): IndexedProduct[] {
  const seeds = findAll(index, request.seeds);
  const cart = findAll(index, request.cart);
  const weights = weigh(index, aim, request, seeds, cart);
  const chosen = new Set(seeds.flatMap((seed) => chosenHandles(seed, aim)));
  const blocked = new Set(findAll(index, request.blockedItems));
  const owned = new Set([...seeds, ...cart].map(({ design }) => design));
  const tasteOf = readTaste(request.shopper);

  /** By design: the score of its best colour, and that colour. */
  const scores = new Float64Array(index.designCount).fill(Number.NEGATIVE_INFINITY);
  const best: (IndexedProduct | undefined)[] = new Array(index.designCount);
  for (const product of index.products) {
    const { data, design, traits } = product;
    if (product.publishedAt > now || owned.has(design) || !isInScope(product, request)) continue;
    let score = product.popularity + tasteOf(data.id) * tasteWeight;
    for (const trait of traits) score += weights[trait] ?? 0;
    if (chosen.has(data.handle)) score += chosenBonus;
    if (!product.isAvailable) score -= soldOutPenalty;
    if (score <= (scores[design] ?? 0) || blocked.has(product)) continue;
    scores[design] = score;
    best[design] = product;
  }
  return best
    .filter((product) => product !== undefined)
    .sort((a, b) => (scores[b.design] ?? 0) - (scores[a.design] ?? 0))
    .slice(0, limit);
}

function isInScope({ data, collections }: IndexedProduct, { brands, categories }: RecommendRequest): boolean {
  if (brands.length > 0 && !brands.includes(data.vendor)) return false;
  if (categories.length === 0) return true;
  return collections.some(({ id, handle }) => categories.some((one) => one === String(id) || one === handle));
}

function findAll(index: ProductIndex, names: readonly string[]): IndexedProduct[] {
  return names.flatMap((name) => index.find(name) ?? []);
}

/** Returns, by the place of a trait, its weight for this shopper. */
function weigh(
  index: ProductIndex,
  aim: ProfileAim,
  request: RecommendRequest,
  seeds: readonly IndexedProduct[],
  cart: readonly IndexedProduct[],
): Float64Array {
  const weights = new Float64Array(index.traitKinds.length);
  const add = (product: IndexedProduct, table: TraitWeights, share: number) => {
    for (const trait of product.traits) {
      const kind = index.traitKinds[trait];
      if (kind !== undefined) weights[trait] = (weights[trait] ?? 0) + table[kind] * share;
    }
  };
  for (const seed of seeds) add(seed, aim === 'goes-with' ? goesWith : alike, 1 / seeds.length);
  for (const product of cart) add(product, goesWith, cartWeight / cart.length);
  for (const [at, name] of request.lastViewed.entries()) {
    const viewed = index.find(name);
    if (viewed) add(viewed, alike, viewedWeights[at] ?? 0);
  }
  return weights;
}

/** Returns the handles that editors chose for the product. */
function chosenHandles({ data }: IndexedProduct, aim: ProfileAim): string[] {
  const key = aim === 'goes-with' ? 'pdp_set_products' : 'pdp_similar_products';
  return data.metafields.find((field) => field.key === key)?.value.split(',') ?? [];
}

/** Returns a shopper's taste for a product, 0 to 1: fixed, and different for each shopper. */
function readTaste(shopper: string | null): (productId: number) => number {
  if (shopper === null) return () => 0;
  const own = createHash('sha1').update(shopper).digest().readUInt32BE(0);
  // Mixing two numbers this way is Knuth's multiplicative hash: cheap enough for every product of every response.
  return (productId) => (Math.imul(own ^ (productId % 0x100000000), 2_654_435_761) >>> 0) / 0x100000000;
}
