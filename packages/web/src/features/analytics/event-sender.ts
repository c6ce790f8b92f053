import {
  addToCartClicked,
  type CommerceEvent,
  checkoutBegin,
  checkoutComplete,
  productViewed,
  transactionComplete,
} from '@storefront/core/analytics/commerce-events';
import {
  addToCartEvent,
  addToWishlistEvent,
  type DataLayerEvent,
  type EventContext,
  helpClickEvent,
  listOfPath,
  removeFromCartEvent,
  selectItemEvent,
  selectVariantEvent,
  userDataEvent,
  viewCartEvent,
  viewItemEvent,
  viewItemListEvent,
  viewSearchResultsEvent,
} from '@storefront/core/analytics/data-layer';
import type { AnalyticsItem } from '@storefront/core/analytics/item';
import {
  type ItemSource,
  itemOfCard,
  itemOfPage,
  viewedVariantId,
} from '@storefront/core/analytics/page-item';
import type { CartEvent, ListedCard, RecordedEvent, ViewedPage } from '@storefront/core/analytics/shop-event';
import { smsPageView } from '@storefront/core/analytics/sms-page-view';
import { userProperties, type VisitorFacts } from '@storefront/core/analytics/user-properties';
import { DEFAULT_MARKET } from '@storefront/core/market/market';
import type { ShownPrices } from '@storefront/core/product/local-price';
import type { Assistant } from '@storefront/core/providers/assistant/assistant';
import type { BrowserSearch } from '@storefront/core/providers/search/browser';
import type { SmsMarketing } from '@storefront/core/providers/sms/sms';
import type { TagManager } from '@storefront/core/providers/tag-manager/tag-manager';
import type { BegunCheckouts } from './begun-checkouts.ts';
import type { HeldPort } from './held-port.ts';
import { createListedPlaces, type ListedPlace } from './listed-places.ts';

export interface EventSenderDeps {
  tags: HeldPort<TagManager>;
  assistant: HeldPort<Assistant>;
  sms: HeldPort<SmsMarketing>;
  search: HeldPort<BrowserSearch>;
  checkouts: BegunCheckouts;
  readUser: () => VisitorFacts | null;
  readCartTotalCents: () => number;
  /** The allowed categories of consent. */
  readConsent: () => string;
  /** Prices of the shopper's country by a product's numeric id; null for those of the page. */
  readLocalPrices: (productId: string) => ShownPrices | null;
  makeId: () => string;
}

/** Writes each event in the words of the services that receive it, and sends it. See docs/decisions/0142. */
export function createEventSender(deps: EventSenderDeps): (recorded: RecordedEvent) => void {
  const { tags, assistant, sms, search, checkouts } = deps;
  /** The page that is shown. */
  let page: Pick<ViewedPage, 'path' | 'content'> = { path: '/', content: { kind: 'other' } };
  const places = createListedPlaces();

  function tag(atMs: number, currencyCode: string, write: (context: EventContext) => DataLayerEvent): void {
    const eventId = deps.makeId();
    const user = deps.readUser();
    const cartTotalCents = deps.readCartTotalCents();
    // The consent is that of the moment when the event leaves the page.
    tags((port) => {
      const properties = userProperties(user, deps.readConsent());
      port.push(write({ eventId, atMs, user: properties, cartTotalCents, currencyCode }));
    });
  }

  const track = (event: CommerceEvent) => assistant((port) => port.track(event));

  function sendPage({ url, referrer, content, path }: ViewedPage, atMs: number): void {
    tag(atMs, DEFAULT_MARKET.currencyCode, userDataEvent);
    if (content.kind === 'list') {
      const shown = content.cards.flatMap((card, at) => {
        const listed = content.listed[at];
        return listed ? [{ card, listed }] : [];
      });
      const list = listOfPath(path);
      places.show(list, shown);
      sendList(shown, atMs, (context, items) => viewItemListEvent(context, items, list));
    }
    if (content.kind !== 'product') return;
    const variantId = viewedVariantId(content.product, content.requestedVariant);
    const { item, currencyCode } = itemOf(content.product, variantId);
    if (item === null) return;
    tag(atMs, currencyCode, (context) => viewItemEvent(context, { item }));
    track(productViewed(item, currencyCode));
    // Its amount has no currency: always that of the page.
    const atHome = itemOfPage(content.product, variantId, null) ?? item;
    sms((port) => port.pageView(smsPageView({ shopId: port.shopId, url, referrer, item: atHome })));
  }

  function sendList(
    shown: readonly ListedCard[],
    atMs: number,
    write: (context: EventContext, items: readonly AnalyticsItem[]) => DataLayerEvent,
  ): void {
    const found = shown.map((one) => ({ ...one, local: localPrices(one.card.id, one.listed.id) }));
    const currencyCode = currencyOf(found[0]?.local ?? null);
    // An event has one currency.
    const items = found
      .filter(({ local }) => currencyOf(local) === currencyCode)
      .map(({ card, listed, local }) => itemOfCard(card, listed, local));
    if (items.length > 0) tag(atMs, currencyCode, (context) => write(context, items));
  }

  function sendChoice({ item: { card, listed }, list, position }: ListedPlace, atMs: number): void {
    const local = localPrices(card.id, listed.id);
    const item = itemOfCard(card, listed, local);
    tag(atMs, currencyOf(local), (context) => selectItemEvent(context, { item, list, position }));
  }

  /** Null also for a variant whose price in the shopper's country is not known. */
  function localPrices(productId: string, variantId: string | null): ShownPrices | null {
    const local = deps.readLocalPrices(productId);
    return variantId !== null && local?.variants[variantId] ? local : null;
  }

  function itemOf(
    product: ItemSource,
    variantId: string | null,
  ): { item: AnalyticsItem | null; currencyCode: string } {
    const local = localPrices(product.id, variantId);
    return { item: itemOfPage(product, variantId, local), currencyCode: currencyOf(local) };
  }

  function sendCart({ kind, lines, currencyCode, addToCartType }: CartEvent, atMs: number): void {
    if (kind === 'view-cart') {
      tag(atMs, currencyCode, (context) => viewCartEvent(context, lines));
      return;
    }
    const list = listOfPath(page.path);
    for (const { item, quantity } of lines) {
      if (kind === 'remove-from-cart') {
        tag(atMs, currencyCode, (context) => removeFromCartEvent(context, { item, quantity }));
        continue;
      }
      const type = addToCartType ?? (page.content.kind === 'product' ? 'PDP' : 'quick add');
      tag(atMs, currencyCode, (context) => addToCartEvent(context, { item, quantity, list }, type));
      track(addToCartClicked(item, quantity, currencyCode));
    }
  }

  return ({ event, atMs }) => {
    switch (event.kind) {
      case 'page-view':
        page = event.page;
        places.clear();
        return sendPage(event.page, atMs);
      case 'select-variant':
      case 'add-to-wishlist': {
        const write = event.kind === 'select-variant' ? selectVariantEvent : addToWishlistEvent;
        const { item, currencyCode } = itemOf(event.product, event.variantId);
        return item
          ? tag(atMs, currencyCode, (context) => write(context, { item, list: listOfPath(page.path) }))
          : undefined;
      }
      case 'begin-checkout':
        checkouts.begin(event.cartId, event.purchase);
        return track(checkoutBegin(event.purchase));
      case 'cart-gone': {
        const ended = checkouts.end(event.cartId);
        if (ended === null) return;
        track(checkoutComplete(ended.purchase, ended.orderId));
        return track(transactionComplete(ended.purchase, ended.orderId));
      }
      case 'carousel':
        return search((port) => {
          port.send(event);
          if (event.action !== 'click') return;
          for (const product of event.products) port.sendClick(product, event.pageUrl);
        });
      case 'view-list': {
        const { items, list, from } = event;
        places.show(list, items, from);
        return sendList(items, atMs, (context, seen) => viewItemListEvent(context, seen, list, from));
      }
      case 'view-search':
        places.showResults(event.items, event.from);
        return sendList(event.items, atMs, (context, seen) =>
          viewSearchResultsEvent(context, seen, event.from),
        );
      case 'select-item':
        return sendChoice(event, atMs);
      case 'choose-card': {
        const place = places.find(event.handle);
        return place ? sendChoice(place, atMs) : undefined;
      }
      case 'help-click':
        return tag(atMs, DEFAULT_MARKET.currencyCode, (context) => helpClickEvent(context, event.channel));
      default:
        return sendCart(event, atMs);
    }
  };
}

function currencyOf(local: ShownPrices | null): string {
  return local?.currencyCode ?? DEFAULT_MARKET.currencyCode;
}
