import type { Product } from '@storefront/core/product/product';
import { type Sibling, type Siblings, siblingHandles, toSibling } from '@storefront/core/product/swatches';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';

/** Ten requests; more would make a page of twenty products slow to build and its receipt heavy. */
const MAX_SIBLINGS = 100;

/**
 * `[rule.swatches.1]` The products themselves and the other colours of their designs, read in one batch. Beyond a
 * hundred, siblings stay unloaded.
 */
export async function readSiblings(
  catalogue: Pick<CatalogueReader, 'siblings'>,
  products: readonly Product[],
  country: string,
): Promise<Siblings> {
  const wanted = siblingHandles(products).slice(0, MAX_SIBLINGS);
  const siblings = new Map<string, Sibling | 'Stale'>(
    products.map((product) => [product.handle, toSibling(product)]),
  );
  if (wanted.length === 0) return siblings;
  const found = await catalogue.siblings(wanted, country);
  for (const handle of wanted) siblings.set(handle, found.get(handle) ?? 'Stale');
  return siblings;
}
