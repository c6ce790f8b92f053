const characters = new Map(
  Object.entries({ amp: '&', quot: '"', '#39': "'", apos: "'", lt: '<', gt: '>', nbsp: '\u00a0' }),
);

/**
 * `[entity.normalized-product.30]` The title of a product as the platform has it: what an import escaped reads as it was
 * meant, once. For browsers too, so it knows only the names that escaping makes.
 */
export function decodeTitle(title: string): string {
  return title.replace(/&(#39|\w+);/g, (found, name) => characters.get(name) ?? found);
}
