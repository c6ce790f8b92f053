import { randomUUID } from 'node:crypto';
import type { Clock } from '@storefront/core/clock';
import type { Catalogue } from './catalogue.ts';
import { KeptSlice } from './kept-slice.ts';
import type { Addresses, Mail, Slice, World } from './world.ts';

export interface WorldOptions {
  addresses: Addresses;
  catalogue: Catalogue;
  /** Folder of the state's files; null keeps everything in memory. */
  stateDir: string | null;
  clock?: Clock;
}

/** A world whose owner ends it: `close` writes what is not on disk yet. */
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
}: WorldOptions): OwnedWorld {
  const slices = new Map<string, KeptSlice<unknown>>();
  const listeners: (() => void)[] = [];

  function slice<T>(name: string, make: () => T): Slice<T> {
    const known = slices.get(name);
    // Whoever names a slice again owns it and asks for the same shape; the map cannot say so.
    if (known !== undefined) return known as KeptSlice<T>;
    const made = new KeptSlice(name, stateDir, make);
    slices.set(name, made);
    return made;
  }

  const mails = slice<Mail[]>('mail', () => []);
  const moved = slice('clock', () => ({ byMs: 0 }));
  const now = () => clock.now() + moved.value.byMs;
  return {
    addresses,
    catalogue,
    now,
    moveClockTo(moment) {
      moved.value.byMs = moment - clock.now();
      moved.changed();
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
      for (const part of slices.values()) part.save();
    },
  };
}
