import type { Cart, CartChange, CartLine } from '@storefront/core/cart/cart';
import { keyOfLine } from '@storefront/core/cart/line-order';
import { isCartGone, quantityInCart } from '@storefront/core/cart/objections';
import { chooseQuantityChange, quantityAfter } from '@storefront/core/cart/quantity';
import { linesRemovedWith } from '@storefront/core/cart/removal';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom, removedLinesAtom, requestedQuantitiesAtom } from '../cart-atoms.ts';
import { FROM_BAG } from './add-source.ts';
import type { CartQueue } from './cart-queue.ts';

/** Clicks that follow each other within this time are one intent: only the last quantity is sent. */
const QUIET_MS = 250;
/** The longest time without a request, however long the clicks go on. */
const LONGEST_WAIT_MS = 3_000;

/** What is to be done about adds that the platform has not confirmed. */
interface AroundQuantity {
  countOpen: (merchandiseId: string) => void;
  /** Rejects when the platform is out of reach. */
  settleLost: () => Promise<void>;
  acceptChosen: (cart: Cart, merchandiseId: string) => void;
}

export function createQuantityActions(
  {
    store,
    currentCart,
    enqueue,
    request,
    accept,
    recordChange,
    replaceGoneCart,
    cartWithLost,
    settleCart,
  }: CartQueue,
  { countOpen, settleLost, acceptChosen }: AroundQuantity,
) {
  /** Line → number of its clicks so far, while some of them await their response. */
  const clicks = new Map<string, number>();
  /** Lines whose quantity was sent just now. */
  const fresh = new Set<string>();

  const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

  /** The first click is sent at once; those that follow it quickly wait until the shopper has finished. */
  async function waitForLastClick(lineId: string): Promise<void> {
    if (!fresh.has(lineId)) return;
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += QUIET_MS) {
      const before = clicks.get(lineId);
      await pause();
      if (clicks.get(lineId) === before) return;
    }
  }

  function markFresh(lineId: string): void {
    fresh.add(lineId);
    setTimeout(() => fresh.delete(lineId), QUIET_MS);
  }

  function forgetRequested(lineId: string, quantity: number) {
    const { [lineId]: latest, ...others } = store.get(requestedQuantitiesAtom);
    if (latest !== quantity) return;
    store.set(requestedQuantitiesAtom, others);
    clicks.delete(lineId);
  }

  function withdrawUndo(lineId: string) {
    const removed = store.get(removedLinesAtom);
    store.set(
      removedLinesAtom,
      removed.filter(({ id }) => id !== lineId),
    );
  }

  /** Absolute quantity; 0 removes. Shown at once; of quick clicks only the last quantity is sent. */
  async function setQuantity(lineId: string, wanted: number): Promise<void> {
    const line = store.get(cartAtom)?.lines.find(({ id }) => id === lineId);
    if (!line) return;
    const quantity = quantityAfter(chooseQuantityChange(line, wanted), line);
    const requestedBefore = store.get(requestedQuantitiesAtom);
    countOpen(line.merchandise.id);
    clicks.set(lineId, (clicks.get(lineId) ?? 0) + 1);
    store.set(requestedQuantitiesAtom, { ...requestedBefore, [lineId]: quantity });
    // An undo brings back what was shown, which the platform may not have confirmed yet.
    const removed = { ...line, quantity: requestedBefore[lineId] || line.quantity };
    store.set(removedLinesAtom, quantity === 0 ? [...store.get(removedLinesAtom), removed] : []);
    if (quantity === 0) currentCart.order.keep();
    await enqueue(
      async () => {
        if (store.get(requestedQuantitiesAtom)[lineId] === undefined) return false;
        await waitForLastClick(lineId);
        const requested = store.get(requestedQuantitiesAtom)[lineId];
        if (requested === undefined) return false;
        try {
          return await changeLine(line, requested);
        } catch (error) {
          withdrawUndo(lineId);
          throw error;
        } finally {
          forgetRequested(lineId, requested);
        }
      },
      cartCopy.unreachable,
      lineId,
    );
  }

  /** False where the line is there no more. */
  async function changeLine(line: CartLine, requested: number): Promise<boolean> {
    await settleCart();
    await settleLost();
    const cart = store.get(cartAtom);
    const current = cart && lineNow(cart, line);
    if (!current) return false;
    const choice = chooseQuantityChange(current, requested);
    const { id: merchandiseId } = line.merchandise;
    if (choice.kind === 'none') {
      acceptChosen(cart, merchandiseId);
      return true;
    }
    const quantity = quantityAfter(choice, current);
    markFresh(line.id);
    const change = await sendQuantity(cart, current.id, quantity);
    if (isCartGone(change)) {
      await replaceGoneCart();
      return true;
    }
    // The same variant with other attributes has lines of its own.
    const others = quantityInCart(cart, merchandiseId) - current.quantity;
    accept(change, quantity === 0 ? [] : [{ merchandiseId, quantity: others + quantity }]);
    recordChange(cart, change.cart, [merchandiseId], FROM_BAG);
    if (change.cart) acceptChosen(change.cart, merchandiseId);
    return true;
  }

  async function sendQuantity(cart: Cart, lineId: string, quantity: number): Promise<CartChange> {
    try {
      return await request((service, country) =>
        quantity === 0
          ? service.removeLines(cart.id, linesRemovedWith(cart, lineId), country)
          : service.updateLines(cart.id, [{ id: lineId, quantity }], country),
      );
    } catch (error) {
      // The response was lost, perhaps not the request.
      const found = await cartWithLost(error, (now) => {
        const returned = now.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
        return now.id === cart.id && returned === quantity;
      });
      return { cart: found, userErrors: [], warnings: [] };
    }
  }

  return { setQuantity };
}

/** The line; in a cart that has replaced its own meanwhile, the one of the same piece. */
function lineNow({ lines }: Cart, line: CartLine): CartLine | undefined {
  const key = keyOfLine(line);
  return lines.find(({ id }) => id === line.id) ?? lines.find((one) => keyOfLine(one) === key);
}
