import type { Amount, Cart, CartLine, CartLineDiscount } from './cart.ts';

/** Dollars, for examples. */
export function dollars(amount: string): Amount {
  return { amount, currencyCode: 'USD' };
}

/** A line of a slip dress at $625, for tests; `total` is before discounts. */
export function exampleLine({
  variant = 1,
  quantity = 1,
  price = '625.0',
  total = price,
  before = null,
  ...rest
}: {
  variant?: number;
  quantity?: number;
  price?: string;
  total?: string;
  before?: string | null;
  attributes?: CartLine['attributes'];
  discounts?: CartLineDiscount[];
  merchandise?: Partial<CartLine['merchandise']>;
  product?: Partial<CartLine['merchandise']['product']>;
} = {}): CartLine {
  return {
    id: `gid://shopify/CartLine/${variant}`,
    quantity,
    attributes: rest.attributes ?? [],
    cost: {
      amountPerQuantity: dollars(price),
      compareAtAmountPerQuantity: before === null ? null : dollars(before),
      totalAmount: dollars(total),
      subtotalAmount: dollars(total),
    },
    discountAllocations: rest.discounts ?? [],
    merchandise: {
      id: `gid://shopify/ProductVariant/${variant}`,
      title: 'S / Oxblood',
      sku: `SKU-${variant}`,
      availableForSale: true,
      quantityAvailable: 12,
      image: null,
      selectedOptions: [
        { name: 'Size', value: 'S' },
        { name: 'Color', value: 'Oxblood' },
      ],
      price: dollars(price),
      compareAtPrice: null,
      ...rest.merchandise,
      product: {
        id: `gid://shopify/Product/${variant}`,
        title: 'Aurelia Slip Dress',
        description: 'Two panels of charmeuse.',
        handle: `aurelia-${variant}`,
        productType: 'Dresses',
        vendor: 'Vesper & Vine',
        tags: [],
        ...rest.product,
      },
    },
  };
}

/** A cart of those lines, for tests. */
export function exampleCart({ total = '625.0', ...rest }: Partial<Cart> & { total?: string } = {}): Cart {
  return {
    id: 'gid://shopify/Cart/c1?key=k1',
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    completedAt: null,
    checkoutUrl: 'https://shop.example/cart/c/c1?key=k1',
    attributes: [],
    cost: {
      checkoutChargeAmount: dollars(total),
      subtotalAmount: dollars(total),
      totalAmount: dollars(total),
    },
    discountCodes: [],
    discountAllocations: [],
    buyerIdentity: { countryCode: 'US' },
    lines: [exampleLine()],
    ...rest,
  };
}

/** The line that protects the parcel, for tests. */
export function exampleProtection(): CartLine {
  return exampleLine({
    variant: 99,
    price: '3.55',
    merchandise: { sku: 'ROUTE' },
    product: { handle: 'route-package-protection', title: 'Shipping protection', vendor: 'Route' },
  });
}
