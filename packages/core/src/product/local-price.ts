import { formatPrice } from '../market/price.ts';
import { comparePrice } from './compare-price.ts';
import { markedDownFrom } from './line-attributes.ts';

/** `[entity.other-catalogue-entities.5]` A variant's price in a country; amounts are the platform's decimals. */
export interface LocalPrice {
  /** Numeric id. */
  variantId: string;
  amount: string;
  compareAtPrice: string | null;
  currencyCode: string;
}

/** A product's prices in a country, in cents. */
export interface LocalProduct {
  /** Numeric id. */
  id: string;
  handle: string;
  currencyCode: string;
  variants: { id: string; price: number; compareAtPrice: number | null }[];
}

/** Prices as they are shown: texts. */
export interface ShownPrice {
  price: string;
  /** Only when on sale. */
  before: string | null;
}

/** With the amounts that analytics services receive. */
export interface ShownVariantPrice extends ShownPrice {
  priceCents: number;
  /** Null without a compare price. */
  compareAtCents: number | null;
  /** For the attributes of a cart line, `[rule.cart-line-attributes-on-add.4]`. */
  markedDownFrom: string | null;
}

/** A product's prices in another country than that of the page, ready to be shown. */
export interface ShownPrices extends ShownPrice {
  currencyCode: string;
  /** By numeric id. */
  variants: Readonly<Record<string, ShownVariantPrice>>;
}

/** `[state.product-availability-and-status.3]` By the rules of a page that is made in that country. */
export function toShownPrices({ currencyCode, variants }: LocalProduct): ShownPrices | null {
  const [cheapest] = variants.toSorted((one, other) => one.price - other.price);
  const [first] = variants;
  if (first === undefined || cheapest === undefined) return null;
  const shown = (price: number, before: number | null): ShownPrice => ({
    price: formatPrice(price, currencyCode),
    before: before !== null && before > price ? formatPrice(before, currencyCode) : null,
  });
  return {
    currencyCode,
    ...shown(cheapest.price, comparePrice(variants, cheapest.price)),
    variants: Object.fromEntries(
      variants.map(({ id, price, compareAtPrice }) => [
        id,
        {
          ...shown(price, compareAtPrice),
          priceCents: price,
          compareAtCents: compareAtPrice,
          markedDownFrom: markedDownFrom(compareAtPrice, first.price, currencyCode),
        },
      ]),
    ),
  };
}
