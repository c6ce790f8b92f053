import { holdsVariant } from './saved.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/** A change that the shopper sees at once and the service does not have yet. */
export interface PendingChange {
  kind: 'add' | 'remove';
  lid: string;
  item: WishlistItem;
  /** Milliseconds since the epoch. */
  atMs: number;
}

/** So long a change waits for a service that is down. */
export const PENDING_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The lists as the shopper left them; changes of lists that are gone change nothing. */
export function withPending(
  lists: readonly Wishlist[],
  changes: readonly Pick<PendingChange, 'kind' | 'lid' | 'item'>[],
): Wishlist[] {
  return lists.map((list) => changes.filter(({ lid }) => lid === list.lid).reduce(changeList, list));
}

function changeList(list: Wishlist, { kind, item }: Pick<PendingChange, 'kind' | 'item'>): Wishlist {
  if (kind === 'add' && holdsVariant(list, item.epi)) return list;
  const others = list.listcontents.filter(({ epi }) => epi !== item.epi);
  return { ...list, listcontents: kind === 'add' ? [...others, item] : others };
}

/** Of several changes to one piece of a list only the last is sent. */
export function queueChange(changes: readonly PendingChange[], change: PendingChange): PendingChange[] {
  return [...changes.filter((one) => !isSamePlace(one, change)), change];
}

/** Without a change that was sent; a later one to the same piece stays. */
export function dropChange(changes: readonly PendingChange[], sent: PendingChange): PendingChange[] {
  return changes.filter(
    (one) => !(isSamePlace(one, sent) && one.atMs === sent.atMs && one.kind === sent.kind),
  );
}

/** The changes without those that stand among others, as before and after another tab has written. */
export function changesBeside(
  changes: readonly PendingChange[],
  others: readonly PendingChange[],
): readonly PendingChange[] {
  return others.reduce<readonly PendingChange[]>(dropChange, changes);
}

function isSamePlace(one: PendingChange, other: PendingChange): boolean {
  return one.lid === other.lid && one.item.epi === other.item.epi;
}

/**
 * The text that a browser stores: what waits for this customer, and what others left when they signed out. Without a
 * customer all of it is left. Null where nothing waits.
 */
export function pendingToStore(
  customerId: string | null,
  changes: readonly PendingChange[],
  left: readonly PendingChange[] = [],
): string | null {
  if (changes.length + left.length === 0) return null;
  if (customerId === null) return JSON.stringify({ customerId, changes: [...left, ...changes] });
  return JSON.stringify({ customerId, changes, ...(left.length > 0 && { left }) });
}

/** The text with what waits whose writing notifies other tabs that the lists have changed. */
export function notificationToStore(
  customerId: string,
  changes: readonly PendingChange[],
  atMs: number,
  left: readonly PendingChange[] = [],
): string {
  return JSON.stringify({ customerId, changes, left, atMs });
}

/** What waits for this customer: nothing of another one, nothing that is too old or cannot be read. */
export function readPending(text: string | null, customerId: string, nowMs: number): PendingChange[] {
  const { owner, changes } = readStored(text, nowMs);
  return owner === customerId ? changes : [];
}

/** What customers left when they signed out, whoever has signed in since. */
export function readLeft(text: string | null, nowMs: number): PendingChange[] {
  return readStored(text, nowMs).left;
}

/** What a customer left when she signed out, of these lists: they are hers. */
export function readLeftOf(text: string | null, lists: readonly Wishlist[], nowMs: number): PendingChange[] {
  return readLeft(text, nowMs).filter((change) => lists.some(({ lid }) => lid === change.lid));
}

/** The stored text after a logout, which says no more whose changes they are, and how many she has left. */
export function leaveChanges(text: string | null, nowMs: number): { text: string | null; count: number } {
  const { changes, left } = readStored(text, nowMs);
  return { text: pendingToStore(null, changes, left), count: changes.length };
}

/** Whether a text that may be of anybody holds changes that still wait. */
export function holdsChanges(text: string | null, nowMs: number): boolean {
  const { changes, left } = readStored(text, nowMs);
  return changes.length + left.length > 0;
}

/** The stored text without a change that was sent, whoever has signed in or out meanwhile. */
export function withoutSent(text: string | null, sent: PendingChange, nowMs: number): string | null {
  const { owner, changes, left } = readStored(text, nowMs);
  return pendingToStore(owner, dropChange(changes, sent), dropChange(left, sent));
}

interface Stored {
  owner: string | null;
  changes: PendingChange[];
  left: PendingChange[];
}

function readStored(text: string | null, nowMs: number): Stored {
  const { customerId, changes, left }: Record<string, unknown> = Object(parse(text));
  const isReadable = (customerId === null || typeof customerId === 'string') && Array.isArray(changes);
  if (!isReadable) return { owner: null, changes: [], left: [] };
  const own = readChanges(changes, nowMs);
  if (customerId === null) return { owner: null, changes: [], left: own };
  return { owner: customerId, changes: own, left: readChanges(left, nowMs) };
}

function readChanges(values: unknown, nowMs: number): PendingChange[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) => {
    const change = readChange(value);
    return change && nowMs - change.atMs < PENDING_KEPT_MS ? [change] : [];
  });
}

function readChange(value: unknown): PendingChange | null {
  const { kind, lid, item, atMs }: Record<string, unknown> = Object(value);
  const { epi, empi, du }: Record<string, unknown> = Object(item);
  const isKnown = kind === 'add' || kind === 'remove';
  if (!isKnown || typeof lid !== 'string' || typeof atMs !== 'number') return null;
  if (typeof epi !== 'number' || typeof empi !== 'number' || typeof du !== 'string') return null;
  return { kind, lid, item: { epi, empi, du }, atMs };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
