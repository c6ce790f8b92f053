import type { Clock } from '@storefront/core/clock';
import {
  changesBeside,
  notificationToStore,
  type PendingChange,
  pendingToStore,
  queueChange,
  readLeft,
  readLeftOf,
  readPending,
  withoutSent,
  withPending,
} from '@storefront/core/wishlist/pending-changes';
import { readWishlists } from '@storefront/core/wishlist/read-wishlists';
import { shownListName } from '@storefront/core/wishlist/saved';
import type { Wishlist, WishlistItem } from '@storefront/core/wishlist/wishlist';
import { tidyListName } from '@storefront/core/wishlist/wishlist-modal';
import type { createStore } from 'jotai';
import { ApiError } from '../../clients/api.ts';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import type { BrowserStorage } from '../../state/browser-storage.ts';
import { WISHLIST_CHANGES_KEY } from '../../state/wishlist-atoms.ts';
import { NO_LISTS, pendingChangesAtom, serviceListsAtom, wishlistNoteAtom } from './lists-atoms.ts';

const BASE = '/api/wishlists';
/** After a change that could not be sent; doubled until an hour. */
const FIRST_RETRY_MS = 15_000;
const MAX_RETRY_MS = 60 * 60 * 1000;
const REFUSAL_NOTE_MS = 8000;

export interface WishlistsDeps {
  store: ReturnType<typeof createStore>;
  /** Numeric id of the customer whose token `call` sends. */
  customerId: string;
  /** One of our own endpoints, as the customer. */
  call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  storage: BrowserStorage;
  clock: Clock;
  /** The provider's identity of this browser before the login; `drop` forgets it. */
  guest: { read: () => string | null; drop: () => void };
  /** The platform does not know the token. */
  endSession: () => void;
}

/**
 * The wishlists of one customer. A change is shown at once and stored until the service has it, so that a service that
 * is down for an hour loses nothing; adding is repeatable at the service, so that nothing is doubled.
 */
export function createWishlists(deps: WishlistsDeps) {
  const { store, customerId, storage, clock, guest } = deps;
  let loading: Promise<boolean> | null = null;
  let sending: Promise<void> | null = null;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const readLists = () => store.get(serviceListsAtom).lists;
  const showLists = (lists: readonly Wishlist[]) => {
    if (!isOver) store.set(serviceListsAtom, { step: 'ready', lists });
  };
  const readChanges = () => readPending(storage.read(WISHLIST_CHANGES_KEY), customerId, clock.now());
  const storeText = (text: string | null) => {
    storage.write(WISHLIST_CHANGES_KEY, text);
    if (!isOver) store.set(pendingChangesAtom, readChanges());
  };
  const readLeftHere = () => readLeft(storage.read(WISHLIST_CHANGES_KEY), clock.now());
  const saveChanges = (changes: readonly PendingChange[], left: readonly PendingChange[] = readLeftHere()) =>
    storeText(pendingToStore(customerId, changes, left));
  const dropSent = (change: PendingChange) =>
    storeText(withoutSent(storage.read(WISHLIST_CHANGES_KEY), change, clock.now()));
  /** `[state.session.2]` What waited when she signed out waits for her again. */
  const takeLeft = (lists: readonly Wishlist[]) => {
    const hers = isOver ? [] : readLeftOf(storage.read(WISHLIST_CHANGES_KEY), lists, clock.now());
    if (hers.length > 0)
      saveChanges(readChanges().reduce(queueChange, hers), changesBeside(readLeftHere(), hers));
  };

  /** Other tabs read the lists again: what they have is written once more, with the time. */
  function announce(): void {
    const [changes, left] = [readChanges(), readLeftHere()];
    storage.write(WISHLIST_CHANGES_KEY, notificationToStore(customerId, changes, clock.now(), left));
    storage.write(WISHLIST_CHANGES_KEY, pendingToStore(customerId, changes, left));
  }

  async function call(...request: Parameters<WishlistsDeps['call']>): Promise<Record<string, unknown>> {
    try {
      return Object(await deps.call(...request));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !isOver) deps.endSession();
      throw error;
    }
  }

  async function fetchLists(): Promise<readonly Wishlist[]> {
    const regid = guest.read();
    if (regid !== null) {
      try {
        // [state.wishlist.6]
        const { lists } = await call('POST', `${BASE}/merge`, { regid });
        guest.drop();
        return readWishlists(lists).lists;
      } catch (error) {
        // The service does not know that visitor; whatever else failed is tried again with the next page.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) guest.drop();
      }
    }
    return readWishlists((await call('GET', BASE)).lists).lists;
  }

  /** Reads the lists; true when that worked. Never rejects. */
  function load(): Promise<boolean> {
    if (isOver) return Promise.resolve(false);
    const { step, lists } = store.get(serviceListsAtom);
    if (step !== 'ready') store.set(serviceListsAtom, { step: 'loading', lists });
    loading ??= fetchLists()
      .then(
        (found) => {
          takeLeft(found);
          showLists(found);
          return true;
        },
        (error: unknown) => {
          if (!isOver) console.warn('The wishlists could not be read', error);
          if (!isOver && store.get(serviceListsAtom).step !== 'ready')
            store.set(serviceListsAtom, { step: 'failed', lists: [] });
          return false;
        },
      )
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  /** Reads lists that are requested only now. */
  async function reload(): Promise<void> {
    if (loading !== null) await loading;
    await load();
  }

  /** Says what the service refused for good, beside the lists as they are now. */
  async function noteRefusal(lid: string, textOf: (name: string | null) => string): Promise<void> {
    const list = readLists().find((one) => one.lid === lid);
    const text = textOf(list ? shownListName(list, copy.savedItems) : null);
    await reload();
    if (!isOver) store.set(wishlistNoteAtom, { text, forMs: REFUSAL_NOTE_MS, action: null });
  }

  /** Lists that were requested before the change was sent may come without it; unknown ones are read now. */
  async function showSent(change: PendingChange): Promise<void> {
    if (loading !== null) await loading;
    if (store.get(serviceListsAtom).step === 'ready') showLists(withPending(readLists(), [change]));
    else if (!isOver) await load();
  }

  /** True when the service has the change, or will never take it. */
  async function sendChange(change: PendingChange): Promise<boolean> {
    const path = `${BASE}/${encodeURIComponent(change.lid)}/products`;
    try {
      await call(change.kind === 'add' ? 'POST' : 'DELETE', path, { items: [change.item] });
      await showSent(change);
      return true;
    } catch (error) {
      console.warn('A change of a wishlist could not be sent', error);
      if (!(error instanceof ApiError)) return false;
      const { status } = error;
      const isRefused = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
      if (!isRefused) return false;
      if (status !== 404) await noteRefusal(change.lid, copy.notChanged);
      else if (change.kind === 'add') await noteRefusal(change.lid, copy.pieceNotSaved);
      else await reload();
      return true;
    }
  }

  async function sendAll(): Promise<void> {
    for (let changes = readChanges(); !isOver && changes.length > 0; changes = readChanges()) {
      const [change] = changes;
      if (change === undefined) return;
      if (!(await sendChange(change))) {
        clearTimeout(timer);
        timer = setTimeout(() => void send(), retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
        return;
      }
      dropSent(change);
      retryMs = FIRST_RETRY_MS;
    }
  }

  /** Sends what waits, one change after the other. Never rejects. */
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  function change(kind: PendingChange['kind'], lid: string, item: WishlistItem): void {
    saveChanges(queueChange(readChanges(), { kind, lid, item, atMs: clock.now() }));
    void send();
  }

  /** A refused name may be taken, and a list that is not known deleted, since the lists were read. */
  async function callForList(
    lid: string | null,
    ...request: Parameters<WishlistsDeps['call']>
  ): Promise<Record<string, unknown>> {
    try {
      return await call(...request);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) await reload();
      if (error instanceof ApiError && error.status === 404 && lid !== null)
        await noteRefusal(lid, copy.listGone);
      throw error;
    }
  }

  async function createList(name: string): Promise<Wishlist> {
    const lname = tidyListName(name);
    try {
      const { list } = await callForList(null, 'POST', BASE, { name: lname });
      const [created] = readWishlists([list]).lists;
      if (created) return created;
      throw new Error('The response held no list');
    } catch (error) {
      // Its response may be what was lost, and a second list of the name would be refused.
      const known = new Set(readLists().map(({ lid }) => lid));
      const isRefusal = error instanceof ApiError && error.status < 500;
      const found = !isRefusal && (await load()) ? readLists() : [];
      const made = found.find((one) => one.lname === lname && !known.has(one.lid));
      if (made) return made;
      throw error;
    }
  }

  store.set(pendingChangesAtom, readChanges());

  return {
    load,
    reload,
    send,
    change,
    /**
     * Shows what another tab of this customer has stored. True when the lists are to be read again: it has sent a
     * change, or done something that is never stored.
     */
    showStored(): boolean {
      const before = store.get(pendingChangesAtom);
      const changes = readChanges();
      store.set(pendingChangesAtom, changes);
      // Until then it counts as accepted, so that no heart empties and fills again.
      const sent = changesBeside(before, changes);
      const { step, lists } = store.get(serviceListsAtom);
      if (step === 'ready') showLists(withPending(lists, sent));
      return changesBeside(changes, before).length === 0;
    },
    /**
     * `[state.wishlist.3]` Creates a list with a first piece. Rejects when it cannot be created; after a refusal, the
     * lists were read again before.
     */
    async create(name: string, item: WishlistItem | null): Promise<Wishlist> {
      const list = await createList(name);
      showLists([list, ...readLists().filter(({ lid }) => lid !== list.lid)]);
      announce();
      if (item !== null) change('add', list.lid, item);
      return list;
    },
    /** Rejects as `create` does. */
    async rename(lid: string, name: string): Promise<void> {
      const lname = tidyListName(name);
      await callForList(lid, 'PATCH', `${BASE}/${encodeURIComponent(lid)}`, { name: lname });
      showLists(readLists().map((list) => (list.lid === lid ? { ...list, lname } : list)));
      announce();
    },
    /** A list that is gone already is as good as deleted. */
    async remove(lid: string): Promise<void> {
      await call('DELETE', `${BASE}/${encodeURIComponent(lid)}`).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      saveChanges(readChanges().filter((one) => one.lid !== lid));
      showLists(readLists().filter((list) => list.lid !== lid));
      announce();
    },
    /** Returns the id under which anybody may read the list. */
    async share(lid: string): Promise<string> {
      const { id } = await callForList(lid, 'POST', `${BASE}/${encodeURIComponent(lid)}/share`);
      return typeof id === 'string' ? id : lid;
    },
    /** The customer has gone, or another one has come. */
    end(): void {
      isOver = true;
      clearTimeout(timer);
      store.set(serviceListsAtom, NO_LISTS);
      store.set(pendingChangesAtom, []);
    },
  };
}

export type Wishlists = ReturnType<typeof createWishlists>;
