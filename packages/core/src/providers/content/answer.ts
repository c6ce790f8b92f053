import type { QueryResults } from './generated/query-results.ts';

/** What mappers read of an answer: its id and version are for receipts only. */
export type Answer<Name extends keyof QueryResults> = Omit<
  NonNullable<QueryResults[Name]>,
  '_id' | '_updatedAt'
>;
