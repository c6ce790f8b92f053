import type { ContentDocument } from './document.ts';

/** A document before and after a transaction; null where it does not exist. */
export interface DocumentChange {
  id: string;
  before: ContentDocument | null;
  after: ContentDocument | null;
  /** The mutations of the change, as they were sent. */
  mutations: readonly unknown[];
}

export interface Transaction {
  id: string;
  /** ISO 8601. */
  at: string;
  changes: readonly DocumentChange[];
}
