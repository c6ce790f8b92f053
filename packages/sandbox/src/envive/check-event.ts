import {
  amount,
  checkShape,
  count,
  listOf,
  oneOf,
  type Shape,
  type ShapeProblem,
  text,
} from '../check-shape.ts';

const currencyCode = text(/^[A-Z]{3}$/);
const id = text(/^\d+$/);
const item: Shape = { id, productId: id, quantity: count, price: amount };
const line: Shape = { id, quantity: count, price: amount, currencyCode };
const bag: Shape = { currencyCode, items: listOf(item), total: amount };
const purchase: Shape = { ...bag, orderId: text() };

/** `[call.other-third-party-calls.9]` What each event tells. */
const properties: Readonly<Record<string, Shape>> = {
  'Product Viewed': bag,
  'Add to Cart Clicked': line,
  'Checkout Begin': bag,
  'Checkout Complete': purchase,
  'Commerce Transaction Complete': purchase,
};

const anonymousOrId = (value: unknown) => (value === null ? null : id(value));

/** What is wrong with the body of `track_event`. */
export function checkEvent(body: unknown): ShapeProblem[] {
  const { event }: Record<string, unknown> = Object(body);
  return checkShape(body, {
    event: oneOf(...Object.keys(properties)),
    event_properties: properties[String(event)] ?? {},
    user_id: anonymousOrId,
    user_properties: {},
  });
}

/** What is wrong with the body of `identify`: made-up ids are refused. */
export function checkIdentity(body: unknown): ShapeProblem[] {
  return checkShape(body, { user_id: id, user_properties: { kind: oneOf('shopify-user-id') } });
}
