import { NO_TITLE } from '../product/size-options.ts';
import type { CartLineInput } from './cart.ts';

/** A line to add, with what the bag shows of it before the platform has responded. */
export interface PieceToAdd extends CartLineInput {
  shown?: ShownPiece;
}

export interface ShownPiece {
  title: string;
  handle: string;
  /** `Oxblood, S`; empty where there is nothing to choose. */
  choice: string;
  imageUrl: string | null;
  /** As the page showed it; null where the page did not know the price of the shopper's country. */
  price: string | null;
  /** Unknown of a piece of an order or a link. */
  productType?: string;
  tags?: readonly string[];
}

export interface PendingPiece extends CartLineInput {
  key: string;
  shown: ShownPiece;
}

/** The line as the platform receives it. */
export function toLineInput({ merchandiseId, quantity, attributes }: PieceToAdd): CartLineInput {
  return { merchandiseId, quantity, ...(attributes && { attributes }) };
}

/** What a page knows of a variant that is being added; `price` is null where it does not know the shopper's. */
export function toShownPiece(
  product: {
    title: string;
    handle: string;
    productType: string;
    tags: readonly string[];
    images: readonly { src: string }[];
  },
  { selectedOptions }: { selectedOptions: readonly { value: string }[] },
  price: string | null,
): ShownPiece {
  const { title, handle, productType, tags, images } = product;
  const imageUrl = images[0]?.src ?? null;
  return { title, handle, productType, tags, choice: choiceOf(selectedOptions), imageUrl, price };
}

/** The colour before the size, as a line of the bag names its variant. */
export function choiceOf(options: readonly { value: string }[]): string {
  const values = options.map(({ value }) => value).filter((value) => value !== NO_TITLE);
  return values.toReversed().join(', ');
}
