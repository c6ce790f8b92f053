import type { Clock } from '../clock.ts';
import type { Product, Variant } from '../product/product.ts';
import { decimalAmount } from './decimal-amount.ts';
import type { UserProperties } from './user-properties.ts';

/** `[call.other-third-party-calls.8]` The events of the tag manager's data layer. */
export type DataLayerEventName =
  | 'dl_user_data'
  | 'dl_select_variant'
  | 'dl_view_item'
  | 'dl_add_to_cart'
  | 'dl_add_to_wishlist'
  | 'dl_help_click';

/** What every event contains beside its subject. */
export interface EventContext {
  /** A fresh uuid. */
  eventId: string;
  clock: Clock;
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
  actionField: { list: string; action: 'detail' | 'add' };
  products: DataLayerProduct[];
}

export interface DataLayerEvent {
  event: DataLayerEventName;
  event_id: string;
  /** ISO 8601. */
  event_time: string;
  user_properties: UserProperties;
  cart_total: string;
  ecommerce?: { currencyCode: string; detail?: ProductAction; add?: ProductAction };
  add_to_cart_type?: string;
  help_channel?: HelpChannel;
}

export interface ItemFacts {
  product: Product;
  variant: Variant;
  quantity?: number;
  /** `listOfPath`, or the label of a carousel. */
  list?: string;
  /** From 1, in a list. */
  position?: number;
}

export type HelpChannel = 'chat' | 'email' | 'phone';

/** `[state.quick-add.1]` The list that an action belongs to: the collection's path, otherwise empty. */
export function listOfPath(path: string): string {
  return /^\/collections\/[^/?#]+/.exec(path)?.[0] ?? '';
}

/** The first event of every page. */
export function userDataEvent(context: EventContext): DataLayerEvent {
  return eventOf('dl_user_data', context);
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
    event_time: new Date(context.clock.now()).toISOString(),
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

function actionOf(action: 'detail' | 'add', item: ItemFacts): ProductAction {
  return { actionField: { list: item.list ?? '', action }, products: [productOf(item)] };
}

function productOf({ product, variant, quantity = 1, list = '', position }: ItemFacts): DataLayerProduct {
  return {
    id: variant.sku || variant.id,
    name: product.title,
    brand: product.vendor,
    category: product.productType,
    variant: variant.title,
    price: decimalAmount(variant.price),
    compare_at_price: decimalAmount(variant.compareAtPrice),
    quantity: String(quantity),
    list,
    product_id: product.legacy_id,
    variant_id: variant.id,
    image: (variant.image ?? product.selectedImage)?.src ?? '',
    url: product.url,
    ...(position === undefined ? {} : { position }),
  };
}
