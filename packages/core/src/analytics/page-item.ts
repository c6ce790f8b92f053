import { isVariantAvailable } from '../product/availability.ts';
import type { ProductCard } from '../product/card.ts';
import type { ShownPrices } from '../product/local-price.ts';
import { isAppointment } from '../product/markers.ts';
import type { Product, ProductImage } from '../product/product.ts';
import { preselectedVariantId } from '../product/size-options.ts';
import type { PageVariant, ProductPage } from '../product/to-product-page.ts';
import type { AnalyticsItem } from './item.ts';

/** What a listing adds to a card for analytics: the variant that the card stands for. */
export interface ListedVariant {
  id: string;
  title: string;
  sku: string | null;
  brand: string;
  category: string;
}

/** The cheapest variant, of which a card shows the price: one that is available, where there is one. */
export function toListedVariant({
  price,
  variants,
  vendor,
  productType,
}: Pick<Product, 'price' | 'variants' | 'vendor' | 'productType'>): ListedVariant | null {
  const cheapest = variants.filter((one) => one.price === price);
  const variant = cheapest.find(isVariantAvailable) ?? cheapest[0] ?? variants[0];
  if (variant === undefined) return null;
  const { id, title, sku } = variant;
  return { id, title, sku, brand: vendor, category: productType };
}

/** `local` are the prices of the shopper's country; null for those of the page. */
export function itemOfCard(
  card: ProductCard,
  { id, title, sku, brand, category }: ListedVariant,
  local: ShownPrices | null,
): AnalyticsItem {
  return {
    productId: card.id,
    variantId: id,
    sku,
    name: card.title,
    brand,
    category,
    variant: title,
    priceCents: card.price,
    compareAtCents: card.compareAtPrice,
    ...pricesIn(local, id),
    image: card.image?.src ?? '',
    url: `/products/${card.handle}`,
  };
}

/** What an item needs of a product and its variants. */
export type ItemSource = Pick<ProductPage, 'id' | 'title' | 'handle' | 'vendor' | 'productType'> & {
  images: readonly Pick<ProductImage, 'src'>[];
  variants: readonly Pick<PageVariant, 'id' | 'title' | 'sku' | 'priceCents' | 'compareAtCents'>[];
};

/** A product that was read by itself, as quick add does. */
export function itemSourceOf(product: Product): ItemSource {
  const { legacy_id, title, handle, vendor, productType, images, variants } = product;
  return {
    ...{ id: legacy_id, title, handle, vendor, productType, images },
    variants: variants.map(({ id, title: variantTitle, sku, price, compareAtPrice }) => ({
      ...{ id, title: variantTitle, sku, priceCents: price, compareAtCents: compareAtPrice },
    })),
  };
}

/** The item of a product in one of its variants; null where the product does not have it. */
export function itemOfPage(
  product: ItemSource,
  variantId: string | null,
  local: ShownPrices | null,
): AnalyticsItem | null {
  const variant = product.variants.find(({ id }) => id === variantId);
  if (variant === undefined) return null;
  return {
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: product.title,
    brand: product.vendor,
    category: product.productType,
    variant: variant.title,
    priceCents: variant.priceCents,
    compareAtCents: variant.compareAtCents,
    ...pricesIn(local, variant.id),
    image: product.images[0]?.src ?? '',
    url: `/products/${product.handle}`,
  };
}

/** The variant that a product page is about before anything is chosen; null without variants. */
export function viewedVariantId(product: ProductPage, requested: string | null): string | null {
  const chosen = preselectedVariantId(product.variants, requested, isAppointment(product));
  return chosen ?? firstVariant(product)?.id ?? null;
}

function firstVariant({ variants }: ProductPage): PageVariant | undefined {
  return variants.find(isVariantAvailable) ?? variants[0];
}

function pricesIn(
  local: ShownPrices | null,
  variantId: string,
): Partial<Pick<AnalyticsItem, 'priceCents' | 'compareAtCents'>> {
  const own = local?.variants[variantId];
  return own ? { priceCents: own.priceCents, compareAtCents: own.compareAtCents } : {};
}
