import type { AnalyticsItem } from './item.ts';

/** A size of the Iris Slip, on sale. */
export const irisSmall: AnalyticsItem = {
  productId: '7130000001',
  variantId: '40000000001',
  sku: 'IRIS-INK-S',
  name: 'Iris Slip',
  brand: 'Vesper & Vine',
  category: 'Dresses',
  variant: 'S / Ink',
  priceCents: 18_900,
  compareAtCents: 24_900,
  image: 'https://cdn.example/iris.jpg',
  url: '/products/iris-ink',
};
