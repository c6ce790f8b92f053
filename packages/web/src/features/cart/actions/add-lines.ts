import type { Cart, CartChange, CartLineInput } from '@storefront/core/cart/cart';
import { arrivedSince, isSameRequest } from '@storefront/core/cart/lost-add';
import {
  isCartGone,
  linesWithoutRefused,
  quantitiesAfterAdding,
  quantityInCart,
} from '@storefront/core/cart/objections';
import { type PendingPiece, type PieceToAdd, toLineInput } from '@storefront/core/cart/pending-piece';
import { linesNotBooked } from '@storefront/core/cart/quantity';
import {
  cartMessagesAtom,
  isAddingAtom,
  isFetchingAtom,
  pendingPiecesAtom,
  removedLinesAtom,
} from '../cart-atoms.ts';
import { messagesOf } from './cart-messages.ts';
import type { AddSource, CartQueue } from './cart-queue.ts';

export interface AddOutcome {
  /** False: the platform is out of reach, so nothing is known. */
  isReached: boolean;
  /** Variants of which the cart did not get any. */
  refused: string[];
}

export function createAddActions({
  store,
  currentCart,
  enqueue,
  request,
  accept,
  recordChange,
  fetchAfterLoss,
}: CartQueue) {
  let adds = 0;
  let pieces = 0;
  /** An add whose response was lost while the platform was out of reach: it may have arrived. */
  let lost: { before: Cart; lines: readonly CartLineInput[] } | null = null;

  async function send(cart: Cart, lines: readonly CartLineInput[]): Promise<CartChange> {
    try {
      return await request((service, country) => service.addLines(cart.id, lines, country));
    } catch (error) {
      // An add is never sent twice: the cart says whether it arrived.
      const found = await fetchAfterLoss();
      if (found === null) lost = { before: cart, lines };
      if (found === null || !arrivedSince(cart, found, lines)) throw error;
      return { cart: found, userErrors: [], warnings: [] };
    }
  }

  function acceptAdded(cart: Cart, change: CartChange, lines: readonly CartLineInput[], job: AddJob): void {
    accept(change, quantitiesAfterAdding(cart, lines), job.titles);
    const ids = lines.map(({ merchandiseId }) => merchandiseId);
    recordChange(cart, change.cart, ids, job.source);
    job.pairs.push([cart, change.cart]);
  }

  async function sendRest(cart: Cart, lines: readonly CartLineInput[], job: AddJob): Promise<void> {
    const change = await send(cart, lines);
    // Paid in another tab, or expired since: the lines go to a new cart.
    if (isCartGone(change)) return sendRest(await currentCart.replace(), job.lines, job);
    // One line that the platform refuses must not keep the others out.
    const rest = linesWithoutRefused(lines, change);
    if (rest === null) return acceptAdded(cart, change, lines, job);
    acceptAdded(cart, await send(cart, rest), rest, job);
    const refusals = messagesOf({ ...change, cart: null }, requestedOf(lines), job.titles);
    store.set(cartMessagesAtom, [...new Set([...refusals, ...store.get(cartMessagesAtom)])]);
  }

  /** Whether what is to be added is what was lost, and has arrived after all. */
  async function arrivedAfterAll(job: AddJob): Promise<boolean> {
    if (lost === null) return false;
    const { before, lines } = lost;
    const cart = await currentCart.fetch();
    lost = null;
    if (!isSameRequest(lines, job.lines) || !arrivedSince(before, cart, lines)) return false;
    acceptAdded(before, { cart, userErrors: [], warnings: [] }, lines, job);
    return true;
  }

  async function addNow(job: AddJob): Promise<void> {
    if (await arrivedAfterAll(job)) return;
    const cart = await currentCart.find();
    const wanted = linesNotBooked(cart, job.lines);
    if (wanted.length === 0 && job.lines.length > 0) return;
    await sendRest(cart, wanted, job);
  }

  /**
   * `[state.cart-lifecycle.9]` `[state.cart-lifecycle.10]` `[state.cart-lifecycle.11]` `[state.cart-lifecycle.12]` A
   * piece of which something is known is shown at once. Never rejects: refusals become messages that name the pieces.
   */
  async function addLines(toAdd: readonly PieceToAdd[], source: AddSource = {}): Promise<AddOutcome> {
    const job: AddJob = {
      lines: toAdd.map(toLineInput),
      titles: new Map(
        toAdd.flatMap(({ merchandiseId, shown }) => (shown ? [[merchandiseId, shown.title]] : [])),
      ),
      source,
      pairs: [],
    };
    const pending = toAdd.flatMap(({ shown, ...line }): PendingPiece[] => {
      pieces += 1;
      return shown ? [{ ...line, shown, key: `pending-${pieces}` }] : [];
    });
    adds += 1;
    store.set(isAddingAtom, true);
    store.set(cartMessagesAtom, []);
    store.set(removedLinesAtom, []);
    store.set(pendingPiecesAtom, [...store.get(pendingPiecesAtom), ...pending]);
    const isReached = await enqueue(async () => {
      try {
        await addNow(job);
      } finally {
        const others = store.get(pendingPiecesAtom).filter((piece) => !pending.includes(piece));
        store.set(pendingPiecesAtom, others);
      }
    });
    adds -= 1;
    store.set(isFetchingAtom, false);
    store.set(isAddingAtom, adds > 0);
    return { isReached, refused: isReached ? refusedOf(job) : [] };
  }

  return { addLines };
}

interface AddJob {
  lines: readonly CartLineInput[];
  /** Of the pieces that the cart may never have held, by variant. */
  titles: ReadonlyMap<string, string>;
  source: AddSource;
  /** The cart before and after each request that the platform carried out. */
  pairs: [Cart, Cart | null][];
}

function requestedOf(lines: readonly CartLineInput[]) {
  return lines.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity }));
}

function refusedOf({ lines, pairs }: AddJob): string[] {
  const isAdded = (id: string) =>
    pairs.some(([before, after]) => after && quantityInCart(after, id) > quantityInCart(before, id));
  return [...new Set(lines.map(({ merchandiseId }) => merchandiseId))].filter((id) => !isAdded(id));
}
