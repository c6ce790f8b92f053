import type { CartState } from '../cart/cart-state.ts';
import { error } from '../cart/cart-state.ts';
import { type Attempt, attemptId, findAttempt, obstacles, submitCart } from '../checkout/complete-cart.ts';
import { gid, parseGid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { orderUrl } from '../orders/place-order.ts';
import { cartRecord } from './cart-record.ts';

function checkoutUrl({ token, key }: CartState, { shop }: Context): string {
  return `${shop.world.addresses.commerce}/cart/c/${token}?key=${key}`;
}

const noSuchCart = {
  result: null,
  userErrors: [
    {
      __typename: 'CartUserError',
      ...error('INVALID', ['cartId'], 'The specified cart does not exist.'),
    },
  ],
};

function prepare(cartId: string, context: Context): object {
  const found = context.shop.carts.find(cartId);
  if (!found?.hasKey) return noSuchCart;
  const errors = obstacles(context.shop, found.cart);
  const cart = cartRecord(found.cart, context);
  const result =
    errors.length === 0
      ? { __typename: 'CartStatusReady', cart }
      : { __typename: 'CartStatusNotReady', cart, errors };
  return { result, userErrors: [] };
}

function submit(cartId: string, attemptToken: string, context: Context): object {
  const { shop } = context;
  const known = findAttempt(shop, attemptId(parseGid(cartId)?.id ?? '', attemptToken));
  if (known) return accepted(known);
  const found = shop.carts.find(cartId);
  if (!found?.hasKey) return noSuchCart;
  const { cart } = found;
  const done = submitCart(shop, cart, attemptToken);
  if (!done) {
    const errors = obstacles(shop, cart);
    const result = { __typename: 'SubmitFailed', checkoutUrl: checkoutUrl(cart, context), errors };
    return { result, userErrors: [] };
  }
  if (!done.isNew) return accepted(done.attempt);
  const order = done.attempt.orderToken === null ? null : shop.orders.byToken(done.attempt.orderToken);
  const redirectUrl = order ? orderUrl(shop, order) : checkoutUrl(cart, context);
  const result = { __typename: 'SubmitSuccess', attemptId: done.attempt.id, redirectUrl };
  return { result, userErrors: [] };
}

function accepted({ id }: Attempt): object {
  return { result: { __typename: 'SubmitAlreadyAccepted', attemptId: id }, userErrors: [] };
}

function completion(id: string, { shop }: Context): object | null {
  const attempt = findAttempt(shop, id);
  if (!attempt) return null;
  const order = attempt.orderToken === null ? null : shop.orders.byToken(attempt.orderToken);
  if (!order) {
    const declined = { code: 'PAYMENT_CARD_DECLINED', message: 'The card was declined.' };
    return { __typename: 'CartCompletionFailed', id, errors: [declined] };
  }
  return {
    __typename: 'CartCompletionSuccess',
    id,
    completedAt: attempt.at,
    orderId: `${gid('Order', order.id)}?key=${order.token}`,
    orderUrl: orderUrl(shop, order),
  };
}

export const cartCompletionMutations: FieldMap<unknown> = {
  cartPrepareForCompletion: (_root, { cartId }: { cartId: string }, context) => prepare(cartId, context),
  cartSubmitForCompletion: (
    _root,
    { cartId, attemptToken }: { cartId: string; attemptToken: string },
    context,
  ) => submit(cartId, attemptToken, context),
};

export const cartCompletionQueries: FieldMap<unknown> = {
  cartCompletionAttempt: (_root, { attemptId: id }: { attemptId: string }, context) =>
    completion(id, context),
};
