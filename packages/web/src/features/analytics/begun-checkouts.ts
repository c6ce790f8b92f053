import type { Purchase } from '@storefront/core/analytics/commerce-events';
import type { BrowserStorage } from '../../state/browser-storage.ts';

interface BegunCheckout {
  cartId: string;
  /** Names the order to the analytics service: browsers never learn the platform's number. */
  orderId: string;
  purchase: Purchase;
}

export interface BegunCheckouts {
  begin(cartId: string, purchase: Purchase): void;
  /** The checkout that was begun with the cart, once; null where there is none. */
  end(cartId: string): Omit<BegunCheckout, 'cartId'> | null;
}

const KEY = 'begunCheckout';

/** The last checkout that was begun in this browser; stored only where the visitor has allowed analytics of purchases. */
export function createBegunCheckouts({
  storage,
  isAllowed,
  makeId,
}: {
  storage: BrowserStorage;
  isAllowed: () => boolean;
  makeId: () => string;
}): BegunCheckouts {
  return {
    begin(cartId, purchase) {
      if (!isAllowed()) return;
      const begun: BegunCheckout = { cartId, orderId: makeId(), purchase };
      storage.write(KEY, JSON.stringify(begun));
    },
    end(cartId) {
      const begun = readBegun(storage.read(KEY));
      if (begun?.cartId !== cartId) return null;
      storage.write(KEY, null);
      return begun;
    },
  };
}

function isBegun(value: object): value is BegunCheckout {
  const { cartId, orderId, purchase } = Object(value);
  const { lines, totalCents, currencyCode } = Object(purchase);
  return (
    [cartId, orderId, currencyCode].every((text) => typeof text === 'string') &&
    typeof totalCents === 'number' &&
    Array.isArray(lines)
  );
}

function readBegun(stored: string | null): BegunCheckout | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null && isBegun(value) ? value : null;
  } catch {
    return null;
  }
}
