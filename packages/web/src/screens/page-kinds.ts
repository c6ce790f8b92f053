import type { CollectionProps } from '../data/collection-page.ts';
import type { ProductProps } from '../data/product-page.ts';

export const isProductPage = (page: object): page is ProductProps =>
  'product' in page && 'completeTheLook' in page;

export const isCollectionPage = (page: object): page is CollectionProps =>
  'cards' in page && 'listed' in page;
