import type { Cart, CartChange, CartLineInput, CartObjection } from './cart.ts';

/** The total quantity of a variant that the cart should hold after a change. */
export interface RequestedQuantity {
  /** Global id of the variant. */
  merchandiseId: string;
  quantity: number;
}

/** A notice to the shopper about a change of the cart. Screens hold the texts and the products' titles. */
export type CartNotice =
  /** Fewer than requested; `returned` 0: none is left. */
  | { code: 'quantity-reduced'; merchandiseId: string; requested: number; returned: number }
  /** The platform does not know the variant (any more). */
  | { code: 'unknown-merchandise'; merchandiseId: string | null }
  /** The platform does not know the cart any more: ordered, or expired. */
  | { code: 'cart-gone' }
  /** Stock ran short, and the response did not say of which variant. */
  | { code: 'stock-short' }
  /** Anything else that was refused or altered; `reason` is the platform's code, for the log. */
  | { code: 'change-refused'; reason: string };

const stockWarnings = new Set(['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK']);

/**
 * `[error.8]` Every difference between request and response, once each: first the refusals, then the variants of
 * which the cart holds less than requested, unless refused. The platform's own texts are never shown.
 */
export function noticesOf(change: CartChange, requested: readonly RequestedQuantity[]): CartNotice[] {
  const refusals = change.userErrors.map((error) => readError(error, requested));
  const differences = change.cart === null ? [] : findDifferences(change.cart, requested);
  const refused = change.userErrors.map(lineIndexOf);
  const reductions = differences.filter(
    ({ merchandiseId }) =>
      !refused.some((index) => index === null || requested[index]?.merchandiseId === merchandiseId),
  );
  // A warning about stock repeats a difference with less detail.
  const warnings = change.warnings.flatMap(({ code }): CartNotice[] => {
    // The cart's `applicable` says the same of a code, in every version of the platform.
    if (code.startsWith('DISCOUNT_')) return [];
    if (!stockWarnings.has(code)) return [{ code: 'change-refused', reason: code }];
    return reductions.length > 0 ? [] : [{ code: 'stock-short' }];
  });
  return unique([...refusals, ...reductions, ...warnings]);
}

/** The variants of which the cart holds less than requested, in the order of the request. */
export function findDifferences(
  cart: Cart,
  requested: readonly RequestedQuantity[],
): Extract<CartNotice, { code: 'quantity-reduced' }>[] {
  return requested.flatMap(({ merchandiseId, quantity }) => {
    const returned = quantityInCart(cart, merchandiseId);
    if (returned >= quantity) return [];
    return [{ code: 'quantity-reduced', merchandiseId, requested: quantity, returned }];
  });
}

/** What the cart should hold of each variant after the lines were added. */
export function quantitiesAfterAdding(cart: Cart, lines: readonly CartLineInput[]): RequestedQuantity[] {
  return lines.map(({ merchandiseId, quantity }) => ({
    merchandiseId,
    quantity: quantityInCart(cart, merchandiseId) + quantity,
  }));
}

/** The sum over the lines: a variant with different attributes has several. */
export function quantityInCart(cart: Cart, merchandiseId: string): number {
  return cart.lines
    .filter((line) => line.merchandise.id === merchandiseId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether a change failed because the platform no longer knows the cart. */
export function isCartGone(change: CartChange): boolean {
  return change.cart === null && change.userErrors.some(isAboutCart);
}

/** The lines without the refused ones, none where all were refused; null where the change refused no line. */
export function linesWithoutRefused<Line>(lines: readonly Line[], change: CartChange): Line[] | null {
  const refused = new Set(change.userErrors.map(lineIndexOf));
  const rest = lines.filter((_, index) => !refused.has(index));
  return rest.length === lines.length ? null : rest;
}

function readError(error: CartObjection, requested: readonly RequestedQuantity[]): CartNotice {
  if (isAboutCart(error)) return { code: 'cart-gone' };
  if (error.code === 'INVALID_MERCHANDISE_LINE' || error.field?.at(-1) === 'merchandiseId') {
    const index = lineIndexOf(error) ?? (requested.length === 1 ? 0 : -1);
    return { code: 'unknown-merchandise', merchandiseId: requested[index]?.merchandiseId ?? null };
  }
  return { code: 'change-refused', reason: error.code };
}

function isAboutCart({ field }: CartObjection): boolean {
  return field?.at(-1) === 'cartId';
}

/** n of ['lines', 'n', …], also below 'input'; null when no line is named. */
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
