import { randomUUID } from 'node:crypto';
import type { Clock } from '@storefront/core/clock';
import type { Catalogue } from './catalogue.ts';
import { SaveReport } from './save-report.ts';
import { type SliceFiles, StoredSlice } from './stored-slice.ts';
import type { Addresses, Mail, Slice, World } from './world.ts';

interface WorldOptions {
  addresses: Addresses;
  catalogue: Catalogue;
  /** Folder of the state's files; null for memory only. */
  stateDir: string | null;
  clock?: Clock;
  /** Replaces the system's writing of files in tests. */
  write?: SliceFiles['write'];
}

/** A world with an owner, who closes it: `close` writes what is not on disk yet. */
export interface OwnedWorld extends World {
  /** Newest last. */
  readonly mails: readonly Mail[];
  /** Moves the world's clock to a moment, in milliseconds since the epoch; from there it goes on. */
  moveClockTo(now: number): void;
  close(): void;
}

export function makeWorld({
  addresses,
  catalogue,
  stateDir,
  clock = { now: () => Date.now() },
  write,
}: WorldOptions): OwnedWorld {
  const files = { folder: stateDir, report: new SaveReport(), ...(write === undefined ? {} : { write }) };
  const slices = new Map<string, StoredSlice<unknown>>();
  const listeners: (() => void)[] = [];

  function slice<T>(name: string, make: () => T): Slice<T> {
    const known = slices.get(name);
    // Every caller of a name uses the same shape; the map cannot express that.
    if (known !== undefined) return known as StoredSlice<T>;
    const created = new StoredSlice(name, files, make);
    slices.set(name, created);
    return created;
  }

  const mails = slice<Mail[]>('mail', () => []);
  const clockOffset = slice('clock', () => ({ byMs: 0 }));
  const now = () => clock.now() + clockOffset.value.byMs;
  return {
    addresses,
    catalogue,
    now,
    moveClockTo(moment) {
      clockOffset.value.byMs = moment - clock.now();
      clockOffset.changed();
    },
    slice,
    get mails() {
      return mails.value;
    },
    post(mail) {
      mails.value.push({ id: randomUUID(), at: new Date(now()).toISOString(), ...mail });
      mails.changed();
    },
    async reset() {
      for (const part of slices.values()) part.reset();
      for (const listener of listeners) listener();
    },
    onReset(listener) {
      listeners.push(listener);
    },
    close() {
      for (const part of slices.values()) part.close();
    },
  };
}
