import { cdnAddress } from '../commerce/cdn/cdn-address.ts';
import type { CatalogueProduct, CatalogueVariant } from '../world/catalogue.ts';
import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { World } from '../world/world.ts';
import { swymAccount } from './account.ts';
import type { SwymItem, SwymList } from './lists.ts';

/** Returns a list in wire format without its items, with the e-mail of its owner. */
export function renderList({ owner, items, isPublic, ...list }: SwymList, email: string | null) {
  return {
    ...list,
    lty: 'wl',
    di: 'sandbox-device',
    uid: owner,
    pid: swymAccount.pid,
    ...(email === null ? {} : { cby: email }),
    st: isPublic ? 2 : 1,
    cnt: items.length,
  };
}

/** Returns a list's items with title, price and picture from the shop's feed. */
export function renderItems(world: World, { lid, items }: SwymList) {
  return items.map((item) => ({ ...item, ...describe(world, item), lid }));
}

function describe(world: World, { epi }: SwymItem): object {
  const found = findVariant(shownCatalogue(world).products, epi);
  if (found === null) return {};
  const [picture] = found.product.pictures;
  return {
    dt: found.product.title,
    pr: found.variant.priceCents / 100,
    ...(picture ? { iu: cdnAddress(world.addresses.commerce, picture.file) } : {}),
  };
}

function findVariant(
  products: readonly CatalogueProduct[],
  id: number,
): { product: CatalogueProduct; variant: CatalogueVariant } | null {
  for (const product of products) {
    const variant = product.variants.find((one) => one.id === id);
    if (variant) return { product, variant };
  }
  return null;
}
