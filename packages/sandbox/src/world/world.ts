import type { Catalogue } from './catalogue.ts';

/** A part of the world that one double owns; it is written to disk a moment after `changed()`. */
export interface Slice<T> {
  readonly value: T;
  /** Another number after every edit and reset. */
  readonly version: number;
  /** Say so after every edit in place; nothing is saved without it. */
  changed(): void;
}

/** A letter that a provider would have sent. The desk shows them. */
export interface Mail {
  id: string;
  at: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** Links in the order of the text: reset, activation, tracking … */
  links: string[];
}

/** Where each double answers, as browsers and servers reach it, without a trailing slash. */
export interface Addresses {
  site: string;
  commerce: string;
  content: string;
  desk: string;
  cloud: string;
}

/**
 * The shop's outside world: one seeded state, shared by all doubles of a process. Deterministic from its
 * seed, resettable, and kept on disk so that a restart continues where it stopped.
 */
export interface World {
  readonly addresses: Addresses;
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch; the desk may move it. */
  now(): number;
  /** The named part of the state; `make` is called once for a new world and after a reset. JSON values only. */
  slice<T>(name: string, make: () => T): Slice<T>;
  post(mail: Omit<Mail, 'id' | 'at'>): void;
  /** Starts over from the seed; doubles that keep derived state listen with `onReset`. */
  reset(): Promise<void>;
  onReset(listener: () => void): void;
}

/** Every double is one function from request to answer, so tests need no port. */
export type Door = (request: Request) => Promise<Response> | Response;
