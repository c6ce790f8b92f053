import type { ProductImage } from './product.ts';

/** All that a product card needs for its first paint, and nothing else: it is sent with every listing. */
export interface ProductCard {
  handle: string;
  title: string;
  /** Cents. */
  price: number;
  /** Cents; present only when on sale. */
  compareAtPrice: number | null;
  /** Picture at rest, and the one that fades in on hover. */
  image: ProductImage | null;
  hoverImage: ProductImage | null;
  isDoubleWide: boolean;
  /** Labels in the picture's corners and the badges beside the title, ready to be shown. */
  topLabels: string[];
  bottomLabels: CardLabel[];
  badges: string[];
  /** Line under the price: stock status or sizing note codes. */
  status: CardStatus;
  swatches: CardSwatch[];
}

export interface CardLabel {
  text: string;
  /** A reduction is the only label in wine. */
  isReduction: boolean;
}

export type CardStatus = 'available' | 'coming-soon' | 'sold-out' | 'pre-sale';

export interface CardSwatch {
  handle: string;
  colour: string;
  /** `#rrggbb` */
  hex: string;
  hasBorder: boolean;
  isCurrent: boolean;
  isSoldOut: boolean;
}
