import { z } from 'zod';
import { amount, count, filledText } from '../doubles/check-body.ts';

const currencyCode = z.string().regex(/^[A-Z]{3}$/);
const id = z.string().regex(/^\d+$/);
const line = z.strictObject({ id, quantity: count, price: amount, currencyCode });
const cart = z.strictObject({
  currencyCode,
  items: z.array(z.strictObject({ id, productId: id, quantity: count, price: amount })),
  total: amount,
});
const purchase = cart.extend({ orderId: filledText });

function event(name: string, properties: z.ZodType) {
  return z.strictObject({
    event: z.literal(name),
    event_properties: properties,
    user_id: id.nullable(),
    user_properties: z.strictObject({}),
  });
}

/** `[call.other-third-party-calls.9]` The body of `track_event`. */
export const eventSchema = z.discriminatedUnion('event', [
  event('Product Viewed', cart),
  event('Add to Cart Clicked', line),
  event('Checkout Begin', cart),
  event('Checkout Complete', purchase),
  event('Commerce Transaction Complete', purchase),
]);

/** The body of `identify`, which takes ids of customers only. */
export const identitySchema = z.strictObject({
  user_id: id,
  user_properties: z.strictObject({ kind: z.literal('shopify-user-id') }),
});
