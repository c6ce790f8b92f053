import type { CartItem } from '../analytics/shop-event.ts';
import type { Cart, CartAttribute } from './cart.ts';
import { quantityInCart } from './objections.ts';
import type { PieceToAdd, ShownPiece } from './pending-piece.ts';
import { toCartItem } from './to-cart-item.ts';

/** An add that the platform has not confirmed. */
export interface UnsentAdd {
  pieces: readonly PieceToAdd[];
  /** Where it was added, for analytics; absent where the page says it. */
  addToCartType?: string;
  /** How many of each variant the cart held before the request; null while nothing was sent. */
  before: Readonly<Record<string, number>> | null;
  /** A quantity that the shopper chose afterwards contains it. */
  isCounted?: true;
}

/** What was added longer ago is no intent any more: the shopper has seen that it is not in the bag. */
const FRESH_MS = 60_000;

/** How many of each of the pieces the cart holds. */
export function quantitiesOf(cart: Cart, pieces: readonly PieceToAdd[]): Record<string, number> {
  return Object.fromEntries(
    pieces.map(({ merchandiseId }) => [merchandiseId, quantityInCart(cart, merchandiseId)]),
  );
}

/** The adds of a text, in their order, without those of a minute ago and what cannot be read. */
export function readUnsentAdds(text: string, nowMs: number): UnsentAdd[] {
  return text.split('\n').flatMap((line): UnsentAdd[] => {
    const { at, pieces, addToCartType, before, isCounted } = Object(parse(line));
    const ageMs = nowMs - Number(at);
    if (!(ageMs >= 0 && ageMs <= FRESH_MS) || !Array.isArray(pieces) || !pieces.every(isPiece)) return [];
    return [
      {
        pieces,
        ...(typeof addToCartType === 'string' && { addToCartType }),
        before: isQuantities(before) ? before : null,
        ...(isCounted === true && { isCounted }),
      },
    ];
  });
}

/** The pieces of an add that have not arrived: of which the cart does not hold more than before. */
export function piecesToAddAgain({ pieces, before }: UnsentAdd, cart: Cart): PieceToAdd[] {
  return pieces.filter(
    ({ merchandiseId }) =>
      before === null || quantityInCart(cart, merchandiseId) <= (before[merchandiseId] ?? 0),
  );
}

/** A lost add after the shopper has set the quantity of one of its pieces: only what comes on top of that has arrived. */
export function withQuantityChosen(add: UnsentAdd, cart: Cart, merchandiseId: string): UnsentAdd {
  const { before } = add;
  if (before?.[merchandiseId] === undefined) return add;
  return { ...add, before: { ...before, [merchandiseId]: quantityInCart(cart, merchandiseId) } };
}

/** What of a sent add has arrived although its page never learned it, for analytics. */
export function arrivedItems({ pieces, before }: UnsentAdd, cart: Cart): CartItem[] {
  if (before === null) return [];
  return [...new Set(pieces.map(({ merchandiseId }) => merchandiseId))].flatMap((id) => {
    const line = cart.lines.find(({ merchandise }) => merchandise.id === id);
    const quantity = quantityInCart(cart, id) - (before[id] ?? 0);
    return line && quantity > 0 ? [{ ...toCartItem(line), quantity }] : [];
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isPiece(value: unknown): value is PieceToAdd {
  const { merchandiseId, quantity, attributes = [], shown } = Object(value);
  return (
    typeof merchandiseId === 'string' &&
    Number.isInteger(quantity) &&
    Array.isArray(attributes) &&
    attributes.every(isAttribute) &&
    (shown === undefined || isShown(shown))
  );
}

function isAttribute(attribute: unknown): attribute is CartAttribute {
  const { key, value } = Object(attribute);
  return typeof key === 'string' && typeof value === 'string';
}

function isShown(shown: unknown): shown is ShownPiece {
  const { title, handle, choice, imageUrl, price, productType = '', tags = [] } = Object(shown);
  return (
    [title, handle, choice, productType].every((text) => typeof text === 'string') &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    [imageUrl, price].every((text) => text === null || typeof text === 'string')
  );
}

function isQuantities(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((quantity) => typeof quantity === 'number')
  );
}
