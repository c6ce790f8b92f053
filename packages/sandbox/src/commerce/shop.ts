import type { CataloguePicture } from '../world/catalogue.ts';
import type { World } from '../world/world.ts';
import type { CartState } from './cart/cart-state.ts';
import { type CartStore, createCartStore } from './cart/cart-store.ts';
import { createDiscountBook, type DiscountBook } from './cart/discount-book.ts';
import { createGiftCardBook, type GiftCardBook } from './cart/gift-cards.ts';
import { type PricedCart, priceCart } from './cart/price-cart.ts';
import { type CatalogueEdits, createCatalogueEdits } from './catalogue/catalogue-edits.ts';
import { type CatalogueIndex, indexCatalogue } from './catalogue/catalogue-index.ts';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import { createPriceEdits } from './catalogue/price-edits.ts';
import { createStock, type Stock } from './catalogue/stock.ts';
import { type CustomerStore, createCustomerStore } from './customers/customer-store.ts';
import { createLoginRateLimit, type LoginRateLimit } from './customers/login-rate-limit.ts';
import { type Country, countryOf } from './market/countries.ts';
import { createOrderBook, type OrderBook } from './orders/order-book.ts';
import { createShopEvents, type ShopEvent, type ShopEvents } from './shop-events.ts';

/** Everything behind the double's endpoints, over one world. Nothing here knows GraphQL or HTML. */
export interface Shop {
  readonly world: World;
  /** What shoppers see; behind `latest` for a while when reads lag. Rebuilt after an edit and a reset. */
  readonly catalogue: CatalogueIndex;
  /** What the back office sees, without unpublished products. */
  readonly latest: CatalogueIndex;
  readonly edits: CatalogueEdits;
  readonly stock: Stock;
  readonly events: ShopEvents;
  readonly carts: CartStore;
  readonly discounts: DiscountBook;
  readonly giftCards: GiftCardBook;
  readonly customers: CustomerStore;
  readonly orders: OrderBook;
  /** Failed logins by address and e-mail; lost at a restart. */
  readonly loginRateLimit: LoginRateLimit;
  /** Call after every edit of `edits`: readers see it, listeners are notified of the events. */
  catalogueChanged(...changes: readonly ShopEvent[]): void;
  /** Changes a variant's price; readers see it after `catalogueChanged`. */
  setPrice(variantId: string, priceCents: number, compareAtCents: number | null): void;
  /** From the next edit on, readers see edits of products and collections this much later. */
  lagReads(milliseconds: number): void;
  /** Prices a cart in its buyer's country, or in the given one while the buyer has none. */
  price(cart: CartState, country: Country): PricedCart;
}

export function openShop(world: World, files: readonly CataloguePicture[] = []): Shop {
  const events = createShopEvents();
  const prices = createPriceEdits(world);
  const edits = createCatalogueEdits(world);
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
  const live = createLiveCatalogue(freshIndex, world.now, () => lag.value.milliseconds);
  world.onReset(() => live.reset());
  const discounts = createDiscountBook(world);
  const giftCards = createGiftCardBook(world);
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
    stock: createStock(world, events),
    carts: createCartStore(world),
    discounts,
    giftCards,
    customers: createCustomerStore(world),
    orders: createOrderBook(world),
    loginRateLimit: createLoginRateLimit(() => world.now(), 10),
    catalogueChanged(...changes) {
      live.changed();
      for (const event of changes) events.notify(event);
    },
    setPrice: prices.set,
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
