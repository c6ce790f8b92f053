import type { Product, Variant } from './product.ts';

/** A plain variant for tests: size M in oxblood, in stock. */
export function exampleVariant(own: Partial<Variant> = {}): Variant {
  return {
    id: '101',
    title: 'M / Oxblood',
    sku: 'VV-AUR-OXB-M',
    price: 62500,
    compareAtPrice: null,
    availableForSale: true,
    available: true,
    inventory_quantity: 20,
    selectedOptions: [
      { name: 'Size', value: 'M' },
      { name: 'Color', value: 'Oxblood' },
    ],
    installments: null,
    image: null,
    ...own,
  };
}

/** A variant that nobody can buy. */
export function soldOutVariant(own: Partial<Variant> = {}): Variant {
  return exampleVariant({ availableForSale: false, available: false, inventory_quantity: 0, ...own });
}

/** A plain product for tests: a dress in sizes S and M, both in stock. */
export function exampleProduct(own: Partial<Product> = {}): Product {
  const variants = own.variants ?? [
    exampleVariant({ id: '100', title: 'S / Oxblood', sku: 'VV-AUR-OXB-S' }),
    exampleVariant(),
  ];
  return {
    id: 'gid://shopify/Product/10',
    legacy_id: '10',
    title: 'Aurelia Slip Dress',
    name: 'Aurelia Slip Dress',
    handle: 'aurelia-slip-dress-oxblood',
    url: '/products/aurelia-slip-dress-oxblood',
    description: null,
    price: 62500,
    compareAtPrice: null,
    msrp: null,
    created_at: null,
    updated_at: null,
    tags: [],
    images: [],
    variants,
    productType: 'Dresses',
    vendor: 'Vesper & Vine',
    available: variants.some((variant) => variant.available),
    first_available_variant: variants.find((variant) => variant.available) ?? null,
    selectedImage: null,
    pdp_swatch_match_colors: null,
    collections: '',
    collection_handles: '',
    metafields: {},
    productCursor: null,
    pageCursor: null,
    ...own,
  };
}
