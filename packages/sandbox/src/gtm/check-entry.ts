import {
  amount,
  checkShape,
  listOf,
  oneOf,
  optional,
  type Shape,
  type ShapeProblem,
  text,
  texts,
} from '../check-shape.ts';

const decimal = text(/^\d+\.\d\d$/);
const maybeBlank = text(/^/);

/** A product as Elevar's schema lists it: texts, but for its position. */
const product: Shape = {
  id: text(),
  name: text(),
  brand: maybeBlank,
  category: maybeBlank,
  variant: maybeBlank,
  price: decimal,
  compare_at_price: decimal,
  quantity: text(/^\d+$/),
  list: maybeBlank,
  product_id: text(/^\d+$/),
  variant_id: text(/^\d+$/),
  image: maybeBlank,
  url: maybeBlank,
  position: optional(amount),
};

const action = (name: string): Shape => ({
  actionField: { list: maybeBlank, action: oneOf(name) },
  products: listOf(product),
});
const currencyCode = text(/^[A-Z]{3}$/);
const detail: Shape = { currencyCode, detail: action('detail') };
const add: Shape = { currencyCode, add: action('add') };

/** `[call.other-third-party-calls.8]` What each of the shop's events tells beside what all tell. */
const shopEvents: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  dl_user_data: {},
  dl_select_variant: { ecommerce: detail },
  dl_view_item: { ecommerce: detail },
  dl_add_to_cart: { ecommerce: add, add_to_cart_type: text() },
  dl_add_to_wishlist: { ecommerce: add },
  dl_help_click: { help_channel: oneOf('chat', 'email', 'phone') },
};

/** What others put into the data layer: the container's own start, and the consent manager's groups. */
const otherEvents: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  'gtm.js': { 'gtm.start': amount },
  OneTrustLoaded: { OnetrustActiveGroups: text() },
  OptanonLoaded: { OptanonActiveGroups: text() },
  OneTrustGroupsUpdated: { OnetrustActiveGroups: text() },
};

/** What is wrong with one entry of the data layer. */
export function checkEntry(entry: unknown): ShapeProblem[] {
  const name = String(Object(entry).event);
  const other = otherEvents[name];
  if (other) return checkShape(entry, { event: oneOf(name), ...other });
  return checkShape(entry, {
    event: oneOf(...Object.keys(shopEvents)),
    event_id: text(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    event_time: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    user_properties: texts,
    cart_total: decimal,
    ...shopEvents[name],
  });
}
