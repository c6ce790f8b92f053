import type { Cart, CartAttribute, CartChange, CartLine, CartLineDiscount } from '../../cart/cart.ts';
import { decodeTitle } from '../../product/decode-title.ts';
import type { Read } from '../read-answer.ts';
import type { CartAllocationAnswer, CartFieldsAnswer, cartLinesAddShape } from './generated/answer-shapes.ts';
import { unreadable } from './unreadable.ts';

type ChangeAnswer = NonNullable<Read<typeof cartLinesAddShape>['cartLinesAdd']>;

/** Throws the fault of `unreadable` for a cart whose checkout has no web address. */
export function toCart({ appliedGiftCards, ...cart }: CartFieldsAnswer): Cart {
  if (!/^https?:\/\//.test(cart.checkoutUrl)) throw unreadable('a cart without the address of its checkout');
  return {
    ...cart,
    completedAt: null,
    attributes: toAttributes(cart.attributes),
    note: cart.note || null,
    giftCards: appliedGiftCards,
    // What comes off shipping is no part of the cart's total.
    discountAllocations: cart.discountAllocations
      .filter(({ targetType }) => targetType !== 'SHIPPING_LINE')
      .map(toDiscount),
    lines: cart.lines.nodes.map(toLine),
  };
}

/** The outcome of a cart mutation, `[call.commerce-storefront-api.10]`. */
export function toCartChange({ cart, userErrors, warnings }: ChangeAnswer): CartChange {
  return {
    cart: cart && toCart(cart),
    userErrors: userErrors.map((error) => ({ ...error, code: error.code ?? 'INVALID' })),
    warnings: warnings.map((warning) => ({ ...warning, field: null })),
  };
}

function toLine(line: CartFieldsAnswer['lines']['nodes'][number]): CartLine {
  const { merchandise } = line;
  const { product } = merchandise;
  return {
    ...line,
    merchandise: { ...merchandise, product: { ...product, title: decodeTitle(product.title) } },
    attributes: toAttributes(line.attributes),
    discountAllocations: line.discountAllocations.map(toDiscount),
  };
}

export function toAttributes(attributes: CartFieldsAnswer['attributes']): CartAttribute[] {
  return attributes.map(({ key, value }) => ({ key, value: value ?? '' }));
}

function toDiscount(allocation: CartAllocationAnswer): CartLineDiscount {
  return {
    title: 'title' in allocation ? allocation.title : null,
    code: 'code' in allocation ? allocation.code : null,
    discountedAmount: allocation.discountedAmount,
  };
}
