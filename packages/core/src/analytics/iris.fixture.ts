import type { Product, Variant } from '../product/product.ts';

/** A size of the Iris Slip, on sale. */
export const irisSmall: Variant = {
  id: '40000000001',
  title: 'S / Ink',
  sku: 'IRIS-INK-S',
  price: 18_900,
  compareAtPrice: 24_900,
  availableForSale: true,
  available: true,
  inventory_quantity: 4,
  selectedOptions: [
    { name: 'Size', value: 'S' },
    { name: 'Color', value: 'Ink' },
  ],
  installments: null,
  image: null,
};

export const iris: Product = {
  id: 'gid://shopify/Product/7130000001',
  legacy_id: '7130000001',
  title: 'Iris Slip',
  name: 'Iris Slip',
  handle: 'iris-ink',
  url: '/products/iris-ink',
  description: null,
  price: 18_900,
  compareAtPrice: 24_900,
  msrp: 24_900,
  created_at: null,
  updated_at: null,
  tags: [],
  images: [],
  variants: [irisSmall],
  productType: 'Dresses',
  vendor: 'Vesper & Vine',
  available: true,
  first_available_variant: irisSmall,
  selectedImage: { src: 'https://cdn.example/iris.jpg', width: null, height: null, altText: null },
  pdp_swatch_match_colors: null,
  collections: '',
  collection_handles: '',
  metafields: {},
  productCursor: null,
  pageCursor: null,
};
