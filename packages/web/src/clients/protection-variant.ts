import { SHIPPING_PROTECTION_HANDLE } from '@storefront/core/cart/shipping-protection';
import { toGid } from '@storefront/core/product/identifiers';

/** The one variant of the product for shipping protection; null where the shop does not sell it. */
export async function findProtectionVariant(country: string): Promise<string | null> {
  const { commerceProduct } = await import(
    /* webpackChunkName: "commerce-product" */ './commerce-product.ts'
  );
  const product = await commerceProduct().product(SHIPPING_PROTECTION_HANDLE, country);
  const variant = product?.variants[0];
  return variant ? toGid('ProductVariant', variant.id) : null;
}
