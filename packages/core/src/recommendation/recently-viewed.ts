/** `[const.recently-viewed.1]` */
const MOST_VIEWED = 10;

/** The list with `sku` in front: at most 10, unique, newest first. A blank sku changes nothing. */
export function addViewed(viewed: readonly string[], sku: string | null): string[] {
  const name = sku?.trim() ?? '';
  return tidy(name === '' ? viewed : [name, ...viewed]);
}

/** `[entity.browser-storage-and-cookies.1]` Reads the list in browser storage; empty for anything else. */
export function readViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? tidy(list.filter((sku) => typeof sku === 'string')) : [];
  } catch {
    return [];
  }
}

/** The list for a product's own page: without the product itself. */
export function viewedBefore(viewed: readonly string[], ownSkus: readonly (string | null)[]): string[] {
  return viewed.filter((sku) => !ownSkus.includes(sku));
}

function tidy(skus: readonly string[]): string[] {
  return [...new Set(skus.map((sku) => sku.trim()).filter((sku) => sku !== ''))].slice(0, MOST_VIEWED);
}
