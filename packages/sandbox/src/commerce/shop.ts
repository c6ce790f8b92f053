import type { CataloguePicture } from '../world/catalogue.ts';
import type { World } from '../world/world.ts';
import type { CartState } from './cart/cart-state.ts';
import { type CartStore, keepCarts } from './cart/cart-store.ts';
import { type DiscountBook, keepDiscounts } from './cart/discount-book.ts';
import { type GiftCardBook, keepGiftCards } from './cart/gift-cards.ts';
import { type PricedCart, priceCart } from './cart/price-cart.ts';
import { type CatalogueIndex, indexCatalogue } from './catalogue/catalogue-index.ts';
import { keepPriceEdits } from './catalogue/price-edits.ts';
import { keepStock, type Stock } from './catalogue/stock.ts';
import { type CustomerStore, keepCustomers } from './customers/customer-store.ts';
import { makeThrottle, type Throttle } from './customers/throttle.ts';
import { type Country, countryOf } from './market/countries.ts';
import { keepOrders, type OrderBook } from './orders/order-book.ts';
import { makeShopEvents, type ShopEvents } from './shop-events.ts';

/** Everything behind the double's doors, over one world. Nothing here knows GraphQL or HTML. */
export interface Shop {
  readonly world: World;
  /** Rebuilt after a reset of the world. */
  readonly catalogue: CatalogueIndex;
  readonly stock: Stock;
  readonly events: ShopEvents;
  readonly carts: CartStore;
  readonly discounts: DiscountBook;
  readonly giftCards: GiftCardBook;
  readonly customers: CustomerStore;
  readonly orders: OrderBook;
  /** Failed logins by e-mail; forgotten at a restart. */
  readonly throttle: Throttle;
  /** False when there is no such variant. */
  setPrice(variantId: string, priceCents: number, compareAtCents: number | null): boolean;
  /** A cart in its buyer's country, or in the given one while the buyer named none. */
  price(cart: CartState, country: Country): PricedCart;
}

export function openShop(world: World, files: readonly CataloguePicture[] = []): Shop {
  const events = makeShopEvents();
  const prices = keepPriceEdits(world);
  const freshIndex = () => {
    const index = indexCatalogue(world.catalogue, files);
    prices.applyTo(index);
    return index;
  };
  let catalogue = freshIndex();
  world.onReset(() => {
    catalogue = freshIndex();
  });
  const discounts = keepDiscounts(world);
  const giftCards = keepGiftCards(world);
  return {
    world,
    get catalogue() {
      return catalogue;
    },
    events,
    stock: keepStock(world, events),
    carts: keepCarts(world),
    discounts,
    giftCards,
    customers: keepCustomers(world),
    orders: keepOrders(world),
    throttle: makeThrottle(() => world.now(), 10),
    setPrice(variantId, priceCents, compareAtCents) {
      const product = prices.set(catalogue, variantId, priceCents, compareAtCents);
      if (product) events.tell({ topic: 'products/update', productId: product.data.id });
      return product !== null;
    },
    price(cart, country) {
      const { countryCode } = cart.buyer;
      return priceCart(cart, countryCode === null ? country : countryOf(countryCode), {
        variantById: catalogue.variantById,
        collectionByHandle: catalogue.collectionByHandle,
        discounts,
        giftCards,
      });
    },
  };
}
