import type { ProductCard } from '../product/card.ts';
import type { ProductPage } from '../product/to-product-page.ts';
import type { CarouselEvent } from '../recommendation/carousel-event.ts';
import type { Purchase } from './commerce-events.ts';
import type { HelpChannel } from './data-layer.ts';
import type { AnalyticsItem } from './item.ts';
import type { ItemSource, ListedVariant } from './page-item.ts';

/** A variant in the cart, or a part of its quantity. */
export interface CartItem {
  item: AnalyticsItem;
  quantity: number;
}

/** What a page shows. */
export type PageContent =
  /** `requestedVariant`: of the address. */
  | { kind: 'product'; product: ProductPage; requestedVariant: string | null }
  /** `listed` in the order of `cards`; null for a product without variants. */
  | { kind: 'list'; cards: readonly ProductCard[]; listed: readonly (ListedVariant | null)[] }
  | { kind: 'other' };

export interface ViewedPage {
  /** Without query and hash. */
  path: string;
  /** Absolute. */
  url: string;
  /** Absolute address of the page before it; empty without one. */
  referrer: string;
  content: PageContent;
}

export interface CartEvent {
  kind: 'add-to-cart' | 'remove-from-cart' | 'view-cart';
  lines: readonly CartItem[];
  currencyCode: string;
  /** Where the lines were added, where the page does not say it: 'gift card', 'get the set', 'bag'. */
  addToCartType?: string;
}

/** A card of a list that is a part of its page, such as a carousel. */
export interface ListedCard {
  card: ProductCard;
  listed: ListedVariant;
}

/** What happened in the shop, before it is written in the words of each analytics service. */
export type ShopEvent =
  | { kind: 'page-view'; page: ViewedPage }
  | { kind: 'select-variant' | 'add-to-wishlist'; product: ItemSource; variantId: string }
  | CartEvent
  | { kind: 'begin-checkout'; cartId: string; purchase: Purchase }
  /** The platform no longer has the stored cart. */
  | { kind: 'cart-gone'; cartId: string }
  | CarouselEvent
  /** A list came into sight, or a part of it; `from` is the first one's position, 1 by default. */
  | { kind: 'view-list'; list: string; items: readonly ListedCard[]; from?: number }
  /** Results of a search, likewise. */
  | { kind: 'view-search'; items: readonly ListedCard[]; from: number }
  /** A card of a carousel was chosen; `position` is from 1. */
  | { kind: 'select-item'; list: string; position: number; item: ListedCard }
  /** A card was chosen in the listing that the page shows. */
  | { kind: 'choose-card'; handle: string }
  | { kind: 'help-click'; channel: HelpChannel };

export interface RecordedEvent {
  event: ShopEvent;
  /** Milliseconds since the epoch. */
  atMs: number;
}
