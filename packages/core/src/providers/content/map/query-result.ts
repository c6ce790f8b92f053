import type { QueryResults } from '../generated/query-results.ts';

/** The part of a query's result that mappers read; id and version are for receipts only. */
export type QueryResult<Name extends keyof QueryResults> = Omit<
  NonNullable<QueryResults[Name]>,
  '_id' | '_updatedAt'
>;
