import type { Cart, CartChange, CartObjection } from './cart.ts';

/** How many of a variant the bag should hold in all after a change. */
export interface AskedQuantity {
  /** Global id of the variant. */
  merchandiseId: string;
  quantity: number;
}

/** What the shopper must be told about a change of the bag. Screens say it, titles come from what they show. */
export type CartNotice =
  /** Fewer than asked for; `got` 0: none is left. */
  | { code: 'quantity-reduced'; merchandiseId: string; asked: number; got: number }
  /** The platform does not know the piece (any more). */
  | { code: 'unknown-merchandise'; merchandiseId: string | null }
  /** The platform does not know the bag any more: ordered, or too long ago. */
  | { code: 'cart-gone' }
  /** Stock ran short, and the change did not say of which piece. */
  | { code: 'stock-short' }
  /** Anything else that was refused or altered; `reason` is the platform's code, for the log. */
  | { code: 'change-refused'; reason: string };

const stockWarnings = new Set(['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK']);

/**
 * `[error.8]` Everything that went otherwise than asked, each thing once: first what was refused, then where the
 * returned bag holds less than asked for. The platform's own texts are never shown.
 */
export function noticesOf(change: CartChange, asked: readonly AskedQuantity[]): CartNotice[] {
  const refusals = change.userErrors.map((error) => readError(error, asked));
  const differences = change.cart === null ? [] : findDifferences(change.cart, asked);
  const unknown = new Set(
    refusals.map((refusal) => (refusal.code === 'unknown-merchandise' ? refusal.merchandiseId : null)),
  );
  const reductions = differences.filter(({ merchandiseId }) => !unknown.has(merchandiseId));
  // A warning about stock says the same as a difference, but less of it.
  const warnings = change.warnings.flatMap(({ code }): CartNotice[] => {
    if (!stockWarnings.has(code)) return [{ code: 'change-refused', reason: code }];
    return reductions.length > 0 ? [] : [{ code: 'stock-short' }];
  });
  return unique([...refusals, ...reductions, ...warnings]);
}

/** Asked versus returned: the variants of which the bag holds less than asked for, in the order asked. */
export function findDifferences(
  cart: Cart,
  asked: readonly AskedQuantity[],
): Extract<CartNotice, { code: 'quantity-reduced' }>[] {
  return asked.flatMap(({ merchandiseId, quantity }) => {
    const got = quantityInCart(cart, merchandiseId);
    return got < quantity ? [{ code: 'quantity-reduced', merchandiseId, asked: quantity, got }] : [];
  });
}

/** The sum over the lines: a variant with different attributes stands on several. */
export function quantityInCart(cart: Cart, merchandiseId: string): number {
  return cart.lines
    .filter((line) => line.merchandise.id === merchandiseId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether a change failed because the platform no longer knows the bag: the wish then moves to a new one. */
export function isCartGone(change: CartChange): boolean {
  return change.cart === null && change.userErrors.some(isAboutCart);
}

/** The lines worth asking for again, without the refused ones; null when asking again would change nothing. */
export function linesWithoutRefused<Line>(lines: readonly Line[], change: CartChange): Line[] | null {
  const refused = new Set(change.userErrors.map(lineIndexOf));
  const rest = lines.filter((_, index) => !refused.has(index));
  return rest.length === lines.length || rest.length === 0 ? null : rest;
}

function readError(error: CartObjection, asked: readonly AskedQuantity[]): CartNotice {
  if (isAboutCart(error)) return { code: 'cart-gone' };
  if (error.code === 'INVALID_MERCHANDISE_LINE' || error.field?.at(-1) === 'merchandiseId') {
    const index = lineIndexOf(error) ?? (asked.length === 1 ? 0 : -1);
    return { code: 'unknown-merchandise', merchandiseId: asked[index]?.merchandiseId ?? null };
  }
  return { code: 'change-refused', reason: error.code };
}

function isAboutCart({ field }: CartObjection): boolean {
  return field?.at(-1) === 'cartId';
}

/** n of ['lines', 'n', …], also below 'input'; null where no line is named. */
function lineIndexOf({ field }: CartObjection): number | null {
  const index = field?.[field.indexOf('lines') + 1] ?? '';
  return field?.includes('lines') && /^\d+$/.test(index) ? Number(index) : null;
}

function unique(notices: readonly CartNotice[]): CartNotice[] {
  const seen = new Set<string>();
  return notices.filter((notice) => {
    const key = JSON.stringify(notice);
    return !seen.has(key) && seen.add(key);
  });
}
