import type { CataloguePicture } from '../world/catalogue.ts';
import type { World } from '../world/world.ts';
import type { CartState } from './cart/cart-state.ts';
import { type CartStore, keepCarts } from './cart/cart-store.ts';
import { type DiscountBook, keepDiscounts } from './cart/discount-book.ts';
import { type GiftCardBook, keepGiftCards } from './cart/gift-cards.ts';
import { type PricedCart, priceCart } from './cart/price-cart.ts';
import { type CatalogueEdits, keepCatalogueEdits } from './catalogue/catalogue-edits.ts';
import { type CatalogueIndex, indexCatalogue } from './catalogue/catalogue-index.ts';
import { keepLiveCatalogue } from './catalogue/live-catalogue.ts';
import { keepPriceEdits } from './catalogue/price-edits.ts';
import { keepStock, type Stock } from './catalogue/stock.ts';
import { type CustomerStore, keepCustomers } from './customers/customer-store.ts';
import { makeThrottle, type Throttle } from './customers/throttle.ts';
import { type Country, countryOf } from './market/countries.ts';
import { keepOrders, type OrderBook } from './orders/order-book.ts';
import { makeShopEvents, type ShopEvent, type ShopEvents } from './shop-events.ts';

/** Everything behind the double's doors, over one world. Nothing here knows GraphQL or HTML. */
export interface Shop {
  readonly world: World;
  /** What shoppers see; behind `latest` for a while when reads lag. Rebuilt after an edit and a reset. */
  readonly catalogue: CatalogueIndex;
  /** What the back office sees, without what is not published. */
  readonly latest: CatalogueIndex;
  readonly edits: CatalogueEdits;
  readonly stock: Stock;
  readonly events: ShopEvents;
  readonly carts: CartStore;
  readonly discounts: DiscountBook;
  readonly giftCards: GiftCardBook;
  readonly customers: CustomerStore;
  readonly orders: OrderBook;
  /** Failed logins by e-mail; forgotten at a restart. */
  readonly throttle: Throttle;
  /** To be called with what happened after every edit of `edits`: readers see it, others are told. */
  catalogueChanged(...happened: readonly ShopEvent[]): void;
  /** Keeps a variant's price; `catalogueChanged` brings it to the readers. */
  keepPrice(variantId: string, priceCents: number, compareAtCents: number | null): void;
  /** From the next edit on, readers see edits of products and collections so many milliseconds late. */
  lagReads(milliseconds: number): void;
  /** A cart in its buyer's country, or in the given one while the buyer named none. */
  price(cart: CartState, country: Country): PricedCart;
}

export function openShop(world: World, files: readonly CataloguePicture[] = []): Shop {
  const events = makeShopEvents();
  const prices = keepPriceEdits(world);
  const edits = keepCatalogueEdits(world);
  const lag = world.slice('commerce.lag', () => ({ milliseconds: 0 }));
  const freshIndex = () => {
    const shown = edits.products.all().filter(({ isPublished }) => isPublished);
    const published = {
      products: shown.map(({ data }) => data),
      collections: edits.collections.all().map(({ data }) => data),
      metaobjects: edits.metaobjects.all().map(({ data }) => data),
    };
    const ranks = shown.map(({ place }) => place);
    const index = indexCatalogue(published, files, ranks);
    prices.applyTo(index);
    return index;
  };
  const live = keepLiveCatalogue(freshIndex, world.now, () => lag.value.milliseconds);
  world.onReset(() => live.reset());
  const discounts = keepDiscounts(world);
  const giftCards = keepGiftCards(world);
  return {
    world,
    get catalogue() {
      return live.served;
    },
    get latest() {
      return live.latest;
    },
    edits,
    events,
    stock: keepStock(world, events),
    carts: keepCarts(world),
    discounts,
    giftCards,
    customers: keepCustomers(world),
    orders: keepOrders(world),
    throttle: makeThrottle(() => world.now(), 10),
    catalogueChanged(...happened) {
      live.changed();
      for (const event of happened) events.tell(event);
    },
    keepPrice: prices.keep,
    lagReads(milliseconds) {
      lag.value.milliseconds = milliseconds;
      lag.changed();
    },
    price(cart, country) {
      const { countryCode } = cart.buyer;
      return priceCart(cart, countryCode === null ? country : countryOf(countryCode), {
        variantById: live.served.variantById,
        collectionByHandle: live.served.collectionByHandle,
        discounts,
        giftCards,
      });
    },
  };
}
