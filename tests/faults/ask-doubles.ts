import type { OpenSandbox } from './open-sandbox.ts';

export const countryQuery = '{ localization { country { isoCode } } }';

/** One question to the commerce double, as the shop asks it. */
export function askCommerce(
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

/** One question to the content double, of anybody. */
export function askContent({ content }: OpenSandbox, query = 'count(*)'): Promise<Response> {
  return fetch(`${content}/v2024-01-01/data/query/production?${new URLSearchParams({ query })}`);
}
