import { z } from 'zod';
import { amount, filledText } from '../doubles/check-body.ts';

const text = z.string();
const digits = text.regex(/^\d+$/);
const decimal = text.regex(/^\d+\.\d\d$/);

/** A product as Elevar's schema lists it: texts, except for its position. */
const product = z.strictObject({
  id: filledText,
  name: filledText,
  brand: text,
  category: text,
  variant: text,
  price: decimal,
  compare_at_price: decimal,
  quantity: digits,
  list: text,
  product_id: digits,
  variant_id: digits,
  image: text,
  url: text,
  position: amount.optional(),
});

function action<Name extends string>(name: Name) {
  return z.strictObject({
    actionField: z.strictObject({ list: text, action: z.literal(name) }),
    products: z.array(product),
  });
}

const currencyCode = text.regex(/^[A-Z]{3}$/);
const click = z.strictObject({ currencyCode, click: action('click') });
const detail = z.strictObject({ currencyCode, detail: action('detail') });
const add = z.strictObject({ currencyCode, add: action('add') });
const remove = z.strictObject({ currencyCode, remove: action('remove') });
const impressions = z.array(product.required({ position: true })).min(1);
const listed = z.strictObject({ currencyCode, impressions });
const cart = listed.extend({ actionField: z.strictObject({ list: filledText }) });

/** An event of the shop: its own fields beside those that every event has. */
function shopEvent(name: string, fields: z.ZodRawShape) {
  return z.strictObject({
    event: z.literal(name),
    event_id: text.regex(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    event_time: text.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    user_properties: z.record(text, text),
    cart_total: decimal,
    ...fields,
  });
}

function otherEvent(name: string, fields: z.ZodRawShape) {
  return z.strictObject({ event: z.literal(name), ...fields });
}

/** `[call.other-third-party-calls.8]` One entry of the data layer. */
export const entrySchema = z.discriminatedUnion('event', [
  shopEvent('dl_user_data', {}),
  shopEvent('dl_view_item_list', { ecommerce: listed }),
  shopEvent('dl_view_search_results', { ecommerce: cart }),
  shopEvent('dl_select_item', { ecommerce: click }),
  shopEvent('dl_select_variant', { ecommerce: detail }),
  shopEvent('dl_view_item', { ecommerce: detail }),
  shopEvent('dl_add_to_cart', { ecommerce: add, add_to_cart_type: filledText }),
  shopEvent('dl_remove_from_cart', { ecommerce: remove }),
  shopEvent('dl_view_cart', { ecommerce: cart }),
  shopEvent('dl_add_to_wishlist', { ecommerce: add }),
  shopEvent('dl_help_click', { help_channel: z.enum(['chat', 'email', 'phone']) }),
  // The container's own start, and the groups of the consent manager.
  otherEvent('gtm.js', { 'gtm.start': amount }),
  otherEvent('OneTrustLoaded', { OnetrustActiveGroups: filledText }),
  otherEvent('OptanonLoaded', { OptanonActiveGroups: filledText }),
  otherEvent('OneTrustGroupsUpdated', { OnetrustActiveGroups: filledText }),
]);
