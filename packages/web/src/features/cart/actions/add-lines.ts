import type { Cart, CartChange, CartLineInput } from '@storefront/core/cart/cart';
import { arrivedSince, isSameRequest } from '@storefront/core/cart/lost-add';
import {
  isCartGone,
  linesWithoutRefused,
  quantitiesAfterAdding,
  quantityInCart,
} from '@storefront/core/cart/objections';
import { type PendingPiece, type PieceToAdd, toLineInput } from '@storefront/core/cart/pending-piece';
import { withoutSinglesInCart } from '@storefront/core/cart/quantity';
import {
  piecesToAddAgain,
  quantitiesOf,
  type UnsentAdd,
  withQuantityChosen,
} from '@storefront/core/cart/unsent-adds';
import { withMarkedDown } from '@storefront/core/product/line-attributes';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { refusedAddAtom } from '../../../state/refused-add-atom.ts';
import {
  cartAtom,
  cartIsBusyAtom,
  cartOpenAtom,
  isAddingAtom,
  isFetchingAtom,
  pendingPiecesAtom,
} from '../cart-atoms.ts';
import { drawnPieceAtom, preparedPieceAtom } from '../late-cart-atoms.ts';
import { type AddJob, addNamed, openJob, refusedOf, toUnsent } from './add-job.ts';
import { type AddSource, CART_LINK } from './add-source.ts';
import { messagesOf } from './cart-messages.ts';
import type { CartQueue } from './cart-queue.ts';
import type { KeptLostAdd } from './keep-lost-add.ts';

export interface AddOutcome {
  /** False: the platform is out of reach, so nothing is known. */
  isReached: boolean;
  /** Variants of which the cart did not get any. */
  refused: string[];
  /** Those of the refused that a message of the cart names. */
  explained: string[];
}

/** At once: each change by itself would draw again what depends on it. */
const beginAddAtom = atom(null, (get, set, pending: readonly PendingPiece[], isOpening: boolean) => {
  // Unless the shopper has closed it again.
  if (isOpening && get(drawnPieceAtom)?.isOpen()) set(cartOpenAtom, true);
  set(cartIsBusyAtom, true);
  set(isAddingAtom, true);
  set(preparedPieceAtom, null);
  set(pendingPiecesAtom, (before) => [...before, ...pending]);
});

export function createAddActions(
  {
    store,
    painted,
    currentCart,
    enqueue,
    say,
    request,
    accept,
    recordChange,
    recordArrived,
    takeBack,
    settle,
    onReached,
    fetchAfterLoss,
  }: CartQueue,
  lostAdd: KeptLostAdd,
) {
  /** Adds that the platform has not confirmed, in the order of the clicks. */
  const open = new Set<AddJob>();
  let pieces = 0;
  /** The shown cart may lack what an add whose response was lost has put there. */
  let isShownCartOld = false;
  /** The subject of the kept add; null where this page has not lost it, or its shopper does not see it arrive. */
  let lostHere: symbol | null = null;

  async function fetchCart(): Promise<Cart> {
    const cart = await currentCart.fetch();
    isShownCartOld = false;
    return cart;
  }

  async function send(cart: Cart, lines: readonly CartLineInput[], job: AddJob): Promise<CartChange> {
    try {
      return await request((service, country) => service.addLines(cart.id, lines, country));
    } catch (error) {
      // An add is never sent twice: the cart says whether it arrived.
      const found = await fetchAfterLoss();
      isShownCartOld = found === null;
      if (found === null) {
        lostAdd.write(toUnsent(job));
        // The page of a link goes on offering to try it again.
        lostHere = job.source.addToCartType === CART_LINK.addToCartType ? null : job.subject;
      }
      if (found === null || !arrivedSince(cart, found, lines)) throw error;
      return { cart: found, userErrors: [], warnings: [] };
    }
  }

  function acceptAdded(cart: Cart, change: CartChange, lines: readonly CartLineInput[], job: AddJob): void {
    const requested = quantitiesAfterAdding(cart, lines);
    accept(change, requested, job.titles);
    addNamed(job, change, requested);
    const ids = lines.map(({ merchandiseId }) => merchandiseId);
    // What was handed on when the page was left is recorded by whoever took it.
    if (open.has(job)) recordChange(cart, change.cart, ids, job.source);
    const after = change.cart;
    if (after === null) return;
    for (const id of ids) if (quantityInCart(after, id) > quantityInCart(cart, id)) job.added.add(id);
  }

  async function sendRest(cart: Cart, lines: readonly CartLineInput[], job: AddJob): Promise<void> {
    job.before ??= quantitiesOf(cart, job.pieces);
    const change = await send(cart, lines, job);
    // Paid in another tab, or expired since: the lines go to a new cart.
    if (isCartGone(change)) {
      job.before = null;
      return sendRest(await currentCart.replace(), job.lines, job);
    }
    // One line that the platform refuses must not keep the others out.
    const rest = linesWithoutRefused(lines, change);
    if (rest === null || rest.length === 0) return acceptAdded(cart, change, lines, job);
    const second = await send(cart, rest, job);
    const refusal = { ...change, cart: null };
    say(messagesOf(refusal, requestedOf(lines), job.titles));
    addNamed(job, refusal, requestedOf(lines));
    acceptAdded(cart, second, rest, job);
  }

  /** The lines to add: where the same add was lost before, without what of it has arrived after all. */
  async function linesNotArrived(job: AddJob): Promise<readonly CartLineInput[]> {
    const lost = lostAdd.read();
    if (lost === null) return job.lines;
    const isSame = isSameRequest(lost.pieces.map(toComparable), job.pieces.map(toComparable));
    // Whoever is handed this add looks for the lost one, too.
    if (isSame) job.before = lost.before;
    const cart = await fetchCart();
    lostAdd.write(null);
    recordArrived(isSame ? { ...lost, ...job.source } : lost, cart);
    if (!isSame) return job.lines;
    const missing = new Set(piecesToAddAgain(lost, cart).map(({ merchandiseId }) => merchandiseId));
    const arrived = job.lines.filter(({ merchandiseId }) => !missing.has(merchandiseId));
    const requested = arrived.map(({ merchandiseId, quantity }) => ({
      merchandiseId,
      quantity: quantity + (lost.before?.[merchandiseId] ?? 0),
    }));
    accept({ cart, userErrors: [], warnings: [] }, requested, job.titles);
    for (const { merchandiseId } of arrived) job.added.add(merchandiseId);
    return job.lines.filter(({ merchandiseId }) => missing.has(merchandiseId));
  }

  /** Once the bag that is shown has what was lost, whoever presses again wants one more. */
  function forgetArrived(): void {
    const lost = lostHere && lostAdd.read();
    const cart = store.get(cartAtom);
    if (lost === null || cart === null || piecesToAddAgain(lost, cart).length > 0) return;
    lostHere = null;
    lostAdd.write(null);
    recordArrived(lost, cart);
    takeBack(cartCopy.unreachable);
  }
  onReached(forgetArrived);

  /** For quantities that the shopper sets: what she sees holds, whatever becomes of an add. */
  const aroundQuantity = {
    /** At the click: the quantity contains what is being added. */
    countOpen(merchandiseId: string): void {
      for (const job of open) {
        if (job.pieces.some((piece) => piece.merchandiseId === merchandiseId)) job.isCounted = true;
      }
    },
    /** Before the request: the cart must not be one that lacks what was lost. */
    async settleLost(): Promise<void> {
      if (!isShownCartOld) return;
      await fetchCart();
      forgetArrived();
    },
    /** After the response: what is there now is no sign that the lost add has arrived. */
    acceptChosen(cart: Cart, merchandiseId: string): void {
      const lost = lostAdd.read();
      if (lost === null || lost.addToCartType === CART_LINK.addToCartType) return;
      const chosen = withQuantityChosen(lost, cart, merchandiseId);
      if (chosen !== lost) lostAdd.change(chosen);
      const isAll = lost.pieces.every((piece) => piece.merchandiseId === merchandiseId);
      // The bag is what the shopper saw when she chose.
      if (lostHere && lost.isCounted && isAll) settle(lostHere);
    },
  };

  async function addNow(job: AddJob): Promise<void> {
    if (!open.has(job)) return;
    const due = await linesNotArrived(job);
    const cart = isShownCartOld ? await fetchCart() : await currentCart.find();
    const wanted = withoutSinglesInCart(cart, due);
    if (wanted.length === 0 && job.lines.length > 0) return;
    await sendRest(cart, wanted, job);
  }

  /**
   * `[state.cart-lifecycle.9]` `[state.cart-lifecycle.10]` `[state.cart-lifecycle.11]` `[state.cart-lifecycle.12]` A
   * piece of which something is known is shown at once. Never rejects: refusals become messages that name the pieces,
   * below those that are there. The drawer that shows it is `isOpening` already: the rest follows after that frame.
   */
  async function addLines(
    toAdd: readonly PieceToAdd[],
    source: AddSource = {},
    isOpening = false,
  ): Promise<AddOutcome> {
    const job = openJob(toAdd, source);
    const pending = toPending(toAdd);
    open.add(job);
    const begin = () => store.set(beginAddAtom, pending, isOpening);
    if (isOpening) void painted().then(begin);
    else begin();
    const isReached = await enqueue(
      async () => {
        try {
          await addNow(job);
        } finally {
          const others = store.get(pendingPiecesAtom).filter((piece) => !pending.includes(piece));
          store.set(pendingPiecesAtom, others);
        }
      },
      cartCopy.unreachable,
      job.subject,
      isOpening,
    );
    open.delete(job);
    store.set(isFetchingAtom, false);
    store.set(isAddingAtom, open.size > 0);
    const refused = isReached ? refusedOf(job) : [];
    // What offers them looks at their stock again.
    if (refused.length > 0) store.set(refusedAddAtom, refused);
    return { isReached, refused, explained: refused.filter((id) => job.named.has(id)) };
  }

  function toPending(toAdd: readonly PieceToAdd[]): PendingPiece[] {
    let prepared = store.get(preparedPieceAtom);
    return toAdd.flatMap(({ shown, ...line }) => {
      pieces += 1;
      if (!shown) return [];
      if (prepared?.merchandiseId !== line.merchandiseId)
        return [{ ...line, shown, key: `pending-${pieces}` }];
      const { key } = prepared;
      // One line of it was drawn, however often it is added.
      prepared = null;
      return [{ ...line, shown, key }];
    });
  }

  /** Has the closed drawer drawn with the line of a piece that is about to be added. */
  function prepareAdd(piece: PieceToAdd): void {
    const before = store.get(preparedPieceAtom);
    if (before?.merchandiseId === piece.merchandiseId && before.shown.price === piece.shown?.price) return;
    const [prepared = null] = toPending([piece]);
    startTransition(() => store.set(preparedPieceAtom, prepared));
  }

  /** The adds that the platform has not confirmed. Whoever takes them sees to them: none is sent from here any more. */
  function takeUnconfirmed(): UnsentAdd[] {
    const taken = [...open];
    open.clear();
    return taken.map(toUnsent);
  }

  return { addLines, prepareAdd, takeUnconfirmed, aroundQuantity };
}

/** Without the price before, which follows the prices that are shown. */
function toComparable(piece: PieceToAdd): CartLineInput {
  return toLineInput({ ...piece, attributes: withMarkedDown(piece.attributes ?? [], null) });
}

function requestedOf(lines: readonly CartLineInput[]) {
  return lines.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity }));
}
