import type { GraphQLSchema } from 'graphql/index.js';
import type { Country } from '../market/countries.ts';
import type { Shop } from '../shop.ts';
import type { FieldBudget } from './complexity.ts';

/** What resolvers get besides arguments. */
export interface Context {
  shop: Shop;
  /** Country of the prices: `@inContext(country:)`, else the home market. */
  country: Country;
  /** Null when the operation named no country. */
  statedCountry: Country | null;
  language: string;
  /** Without a token a part of the API is closed, and operations must be small. */
  isTokenless: boolean;
  /** The address that the platform counts logins and recoveries for. */
  buyerIp: string;
  /** The served version's schema, which lists the error codes it may return. */
  schema: GraphQLSchema | null;
  /** Token of `@inContext(buyer:)`. */
  customerAccessToken: string | null;
  budget: FieldBudget;
  /** Warnings about searches, sent in `extensions` as on the platform. */
  searchNotices: SearchNotice[];
}

export interface SearchNotice {
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
