import type { Catalogue } from './catalogue.ts';

/** A part of the world that one double owns; it is written to disk a moment after `changed()`. */
export interface Slice<T> {
  readonly value: T;
  /** Changes with every edit and reset. */
  readonly version: number;
  /** Call it after every edit in place; without it nothing is saved. */
  changed(): void;
}

/** An e-mail that a provider would have sent. The desk shows it. */
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

/** The origin of each double, for browsers and servers, without a trailing slash. */
export interface Addresses {
  site: string;
  commerce: string;
  content: string;
  desk: string;
  cloud: string;
}

/**
 * The shop's outside world: one seeded state, shared by all doubles of a process. It is deterministic from its
 * seed, can be reset, and is saved to disk so that a restart continues where it stopped.
 */
export interface World {
  readonly addresses: Addresses;
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch; the desk may move it. */
  now(): number;
  /** The named part of the state, of JSON values; `make` creates it in a new world and after a reset. */
  slice<T>(name: string, make: () => T): Slice<T>;
  post(mail: Omit<Mail, 'id' | 'at'>): void;
  /** Returns to the seed; doubles with derived state listen with `onReset`. */
  reset(): Promise<void>;
  onReset(listener: () => void): void;
}

/** Every double is one function from request to response, so tests need no port. */
export type SandboxServer = (request: Request) => Promise<Response> | Response;
