import { randomBytes } from 'node:crypto';
import type { World } from '../../world/world.ts';
import type { CartState } from './cart-state.ts';

export interface CartStore {
  create(): CartState;
  /** Null for unknown, completed and expired carts. A wrong key is an unknown cart. */
  find(id: string): { cart: CartState; hasKey: boolean } | null;
  /** The cart of a checkout URL, completed or not. */
  behindCheckout(token: string, key: string | null): CartState | null;
  drop(cart: CartState): void;
  /** Call after every edit. */
  touch(cart: CartState): void;
}

const lifetimeMs = 30 * 86_400_000;
/** Above this, old carts are deleted. */
const maxCarts = 5000;

export function createCartStore(world: World): CartStore {
  const carts = world.slice<Record<string, CartState>>('commerce.carts', () => ({}));
  const isExpired = (cart: CartState) => world.now() - Date.parse(cart.updatedAt) > lifetimeMs;
  const own = (token: string): CartState | null =>
    Object.hasOwn(carts.value, token) ? (carts.value[token] ?? null) : null;

  function deleteOld(): void {
    const all = Object.values(carts.value);
    if (all.length < maxCarts) return;
    const oldestFirst = all.sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
    for (const [at, cart] of oldestFirst.entries()) {
      if (isExpired(cart) || at < maxCarts / 10) delete carts.value[cart.token];
    }
  }

  return {
    create() {
      deleteOld();
      const now = new Date(world.now()).toISOString();
      const cart: CartState = {
        token: randomBytes(16).toString('hex'),
        key: randomBytes(16).toString('hex'),
        createdAt: now,
        updatedAt: now,
        lines: [],
        attributes: [],
        note: null,
        codes: [],
        giftCards: [],
        buyer: { countryCode: null, email: null, phone: null, customerId: null },
        addresses: [],
        shippingHandle: null,
        metafields: [],
        orderToken: null,
      };
      carts.value[cart.token] = cart;
      carts.changed();
      return cart;
    },
    find(id) {
      const found = /^gid:\/\/shopify\/Cart\/([^/?]+)(?:\?key=([^&]*))?$/.exec(id);
      const cart = found?.[1] ? own(found[1]) : null;
      if (!cart || cart.orderToken !== null || isExpired(cart)) return null;
      if (found?.[2] !== undefined && found[2] !== cart.key) return null;
      return { cart, hasKey: found?.[2] !== undefined };
    },
    behindCheckout(token, key) {
      const cart = own(token);
      return cart && cart.key === key && !isExpired(cart) ? cart : null;
    },
    drop(cart) {
      delete carts.value[cart.token];
      carts.changed();
    },
    touch(cart) {
      cart.updatedAt = new Date(world.now()).toISOString();
      carts.changed();
    },
  };
}
