import { toQueryAliases } from '../../../product/identifiers.ts';
import { PRODUCT_FRAGMENTS } from './catalogue.ts';

export interface AliasedQuery {
  document: string;
  variables: Record<string, string>;
  /** Key of the answer → handle. */
  aliases: Map<string, string>;
}

/** `[call.commerce-storefront-api.22]` One aliased product per handle; handles travel as variables. */
export function queryByHandles(handles: readonly string[]): AliasedQuery {
  const aliases = toQueryAliases(handles);
  const slots = [...aliases].map(([alias, handle], index) => ({ alias, handle, name: `handle${index}` }));
  return {
    document: `
  query ProductsByHandles($country: CountryCode, ${slots.map(({ name }) => `$${name}: String!`).join(', ')})
  @inContext(country: $country) {
    ${slots.map(({ alias, name }) => `${alias}: product(handle: $${name}) { ...ProductFields }`).join('\n    ')}
  }
  ${PRODUCT_FRAGMENTS}`,
    variables: Object.fromEntries(slots.map(({ name, handle }) => [name, handle])),
    aliases,
  };
}

/** The search that finds the products of many handles, for `PRODUCTS_SEARCH_QUERY`. */
export function searchByHandles(handles: readonly string[]): string {
  return handles.map((handle) => `handle:"${handle.replace(/["\\]/g, '\\$&')}"`).join(' OR ');
}
