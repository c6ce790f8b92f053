import type { GraphQLSchema } from 'graphql/index.js';
import type { Country } from '../market/countries.ts';
import type { Shop } from '../shop.ts';

/** What an operation is answered with, besides its own arguments. */
export interface Context {
  shop: Shop;
  /** Country of the prices: `@inContext(country:)`, else the home market. */
  country: Country;
  /** Null where the operation did not name a country. */
  statedCountry: Country | null;
  language: string;
  /** Nobody said who asks: a part of the API is closed, and questions must be small. */
  isTokenless: boolean;
  /** The served version's, which knows the codes that it may answer. */
  schema: GraphQLSchema | null;
  /** Token of `@inContext(buyer:)`. */
  customerAccessToken: string | null;
  /** Remarks on searches, sent beside the answer as the platform does. */
  searchNotes: SearchNote[];
}

export interface SearchNote {
  path: string[];
  query: string;
  warnings: { field: string; message: string; code: string }[];
}

interface Field<S> {
  /** A method, so that a resolver may narrow the arguments that the schema has already checked. */
  resolve(source: S, args: object, context: Context): unknown;
}

/** Resolvers of one type. What is not listed is read from the source; undefined there is "not implemented". */
export type FieldMap<S> = Record<string, Field<S>['resolve']>;

export type ResolverMap = Record<string, FieldMap<unknown>>;
