import { decimalAmount } from './decimal-amount.ts';
import type { AnalyticsItem } from './item.ts';
import type { UserProperties } from './user-properties.ts';

/** `[call.other-third-party-calls.8]` The events of the tag manager's data layer. */
export type DataLayerEventName =
  | 'dl_user_data'
  | 'dl_view_item_list'
  | 'dl_view_search_results'
  | 'dl_select_item'
  | 'dl_select_variant'
  | 'dl_view_item'
  | 'dl_add_to_cart'
  | 'dl_remove_from_cart'
  | 'dl_view_cart'
  | 'dl_add_to_wishlist'
  | 'dl_help_click';

/** What every event contains beside its subject. */
export interface EventContext {
  /** A fresh uuid. */
  eventId: string;
  /** When it happened, in milliseconds since the epoch. */
  atMs: number;
  user: UserProperties;
  cartTotalCents: number;
  currencyCode: string;
}

/** A product in Elevar's schema: all values are texts. */
export interface DataLayerProduct {
  /** The sku, or the variant's id where it has none. */
  id: string;
  name: string;
  brand: string;
  category: string;
  variant: string;
  price: string;
  /** '0.00' where there was no higher price. */
  compare_at_price: string;
  quantity: string;
  list: string;
  product_id: string;
  variant_id: string;
  image: string;
  url: string;
  /** From 1; only in lists. */
  position?: number;
}

export interface ProductAction {
  actionField: { list: string; action: 'click' | 'detail' | 'add' | 'remove' };
  products: DataLayerProduct[];
}

export interface DataLayerEvent {
  event: DataLayerEventName;
  event_id: string;
  /** ISO 8601. */
  event_time: string;
  user_properties: UserProperties;
  cart_total: string;
  ecommerce?: {
    currencyCode: string;
    click?: ProductAction;
    detail?: ProductAction;
    add?: ProductAction;
    remove?: ProductAction;
    actionField?: { list: string };
    /** All products of a list or of the cart. */
    impressions?: DataLayerProduct[];
  };
  add_to_cart_type?: string;
  help_channel?: HelpChannel;
}

export interface ItemFacts {
  item: AnalyticsItem;
  quantity?: number;
  /** `listOfPath`, or the label of a carousel. */
  list?: string;
  /** From 1, in a list. */
  position?: number;
}

/** Elevar's name for the cart as a list. */
const CART_LIST = 'Shopping Cart';
/** Its name for the results of a search. */
export const SEARCH_LIST = 'search results';

export type HelpChannel = 'chat' | 'email' | 'phone';

/** `[state.quick-add.1]` The list that an action belongs to: the collection's path, otherwise empty. */
export function listOfPath(path: string): string {
  return /^\/collections\/[^/?#]+/.exec(path)?.[0] ?? '';
}

/** The first event of every page. */
export function userDataEvent(context: EventContext): DataLayerEvent {
  return eventOf('dl_user_data', context);
}

/** The products of a listing, in their order; `from` is the position of the first. */
export function viewItemListEvent(
  context: EventContext,
  items: readonly AnalyticsItem[],
  list: string,
  from = 1,
): DataLayerEvent {
  const impressions = items.map((item, at) => productOf({ item, list, position: at + from }));
  return {
    ...eventOf('dl_view_item_list', context),
    ecommerce: { currencyCode: context.currencyCode, impressions },
  };
}

/** Results of a search, in their order; `from` is the position of the first. */
export function viewSearchResultsEvent(
  context: EventContext,
  items: readonly AnalyticsItem[],
  from: number,
): DataLayerEvent {
  const impressions = items.map((item, at) => productOf({ item, list: SEARCH_LIST, position: at + from }));
  return {
    ...eventOf('dl_view_search_results', context),
    ecommerce: { currencyCode: context.currencyCode, actionField: { list: SEARCH_LIST }, impressions },
  };
}

/** A product of a list was chosen: `item.list` names the list, or its place in a carousel. */
export function selectItemEvent(context: EventContext, item: ItemFacts): DataLayerEvent {
  const { currencyCode } = context;
  return {
    ...eventOf('dl_select_item', context),
    ecommerce: { currencyCode, click: actionOf('click', item) },
  };
}

/** A size, colour or amount was chosen. */
export function selectVariantEvent(context: EventContext, item: ItemFacts): DataLayerEvent {
  return { ...eventOf('dl_select_variant', context), ecommerce: detailOf(context, item) };
}

/** A product's details are shown. */
export function viewItemEvent(context: EventContext, item: ItemFacts): DataLayerEvent {
  return { ...eventOf('dl_view_item', context), ecommerce: detailOf(context, item) };
}

/** @param addToCartType where the item was added: 'PDP', 'get the set', 'gift card' … */
export function addToCartEvent(
  context: EventContext,
  item: ItemFacts,
  addToCartType: string,
): DataLayerEvent {
  return {
    ...eventOf('dl_add_to_cart', context),
    ecommerce: addOf(context, item),
    add_to_cart_type: addToCartType,
  };
}

/** `quantity` of the item are no longer in the cart. */
export function removeFromCartEvent(context: EventContext, item: ItemFacts): DataLayerEvent {
  const { currencyCode } = context;
  return {
    ...eventOf('dl_remove_from_cart', context),
    ecommerce: { currencyCode, remove: actionOf('remove', item) },
  };
}

/** The cart with its lines came into sight: the drawer or the page. */
export function viewCartEvent(context: EventContext, lines: readonly ItemFacts[]): DataLayerEvent {
  const impressions = lines.map((line, at) => productOf({ ...line, position: at + 1 }));
  return {
    ...eventOf('dl_view_cart', context),
    ecommerce: { currencyCode: context.currencyCode, actionField: { list: CART_LIST }, impressions },
  };
}

export function addToWishlistEvent(context: EventContext, item: ItemFacts): DataLayerEvent {
  return { ...eventOf('dl_add_to_wishlist', context), ecommerce: addOf(context, item) };
}

/** `[screen.link-rules.7]` The shopper chose chat, e-mail or telephone in the help menu or in a text. */
export function helpClickEvent(context: EventContext, channel: HelpChannel): DataLayerEvent {
  return { ...eventOf('dl_help_click', context), help_channel: channel };
}

function eventOf(event: DataLayerEventName, context: EventContext): DataLayerEvent {
  return {
    event,
    event_id: context.eventId,
    event_time: new Date(context.atMs).toISOString(),
    user_properties: context.user,
    cart_total: decimalAmount(context.cartTotalCents),
  };
}

function detailOf({ currencyCode }: EventContext, item: ItemFacts): DataLayerEvent['ecommerce'] & object {
  return { currencyCode, detail: actionOf('detail', item) };
}

function addOf({ currencyCode }: EventContext, item: ItemFacts): DataLayerEvent['ecommerce'] & object {
  return { currencyCode, add: actionOf('add', item) };
}

function actionOf(action: ProductAction['actionField']['action'], item: ItemFacts): ProductAction {
  return { actionField: { list: item.list ?? '', action }, products: [productOf(item)] };
}

function productOf({ item, quantity = 1, list = '', position }: ItemFacts): DataLayerProduct {
  return {
    id: item.sku || item.variantId,
    name: item.name,
    brand: item.brand,
    category: item.category,
    variant: item.variant,
    price: decimalAmount(item.priceCents),
    compare_at_price: decimalAmount(item.compareAtCents),
    quantity: String(quantity),
    list,
    product_id: item.productId,
    variant_id: item.variantId,
    image: item.image,
    url: item.url,
    ...(position === undefined ? {} : { position }),
  };
}
