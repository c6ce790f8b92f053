import type { CatalogueProduct } from '../world/catalogue.ts';

const MOST_ALIKE = 8;
/** The same kind of piece, or two shared categories. */
const LEAST_SCORE = 2;

function score(product: CatalogueProduct, other: CatalogueProduct): number {
  const shared = (group: string) =>
    other.tags.filter((tag) => tag.startsWith(`${group}-`) && product.tags.includes(tag)).length;
  return (
    (other.productType === product.productType ? 2 : 0) +
    shared('category') +
    shared('fabric') * 0.4 +
    shared('occasion') * 0.2 +
    (other.colour === product.colour ? 0.5 : 0)
  );
}

/** Handles of pieces of the same kind, most alike first, one colour of each design. */
export function alikeHandles(product: CatalogueProduct, all: Iterable<CatalogueProduct>): string[] {
  if (product.variants.every(({ requiresShipping }) => !requiresShipping)) return [];
  const best = new Map<string, { handle: string; points: number }>();
  for (const other of all) {
    if (other.design === product.design || !other.variants.some((one) => one.requiresShipping)) continue;
    const points = score(product, other);
    const known = best.get(other.design);
    if (points >= LEAST_SCORE && (!known || points > known.points))
      best.set(other.design, { handle: other.handle, points });
  }
  return [...best.values()]
    .toSorted((one, other) => other.points - one.points || (one.handle < other.handle ? -1 : 1))
    .slice(0, MOST_ALIKE)
    .map(({ handle }) => handle);
}
