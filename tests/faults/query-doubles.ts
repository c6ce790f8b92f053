import type { OpenSandbox } from './open-sandbox.ts';

export const countryQuery = '{ localization { country { isoCode } } }';

/** Queries the commerce double like the shop. */
export function queryCommerce(
  { commerce }: OpenSandbox,
  query = countryQuery,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${commerce}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
    body: JSON.stringify({ query }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Queries the content double without a token. */
export function queryContent({ content }: OpenSandbox, query = 'count(*)'): Promise<Response> {
  return fetch(`${content}/v2024-01-01/data/query/production?${new URLSearchParams({ query })}`);
}
