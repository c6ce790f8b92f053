import { describe, expect, it } from 'vitest';
import {
  createCommerceProbe,
  createSearchProbe,
  createWishlistProbe,
  type Probe,
} from './provider-probes.ts';

interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

type Role = 'commerce' | 'search' | 'wishlist';

/** A probe of a provider that responds like this, and what it sent. */
function open(role: Role, respond: () => Response, privateToken: string | null = null) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url, headers, body } = new Request(input, init);
    sent.push({
      method,
      url: new URL(url),
      headers,
      body: body === null ? '' : await new Response(body).text(),
    });
    return respond();
  };
  const http = { fetch, backoff: { wait: async () => {}, random: () => 0 }, timeoutMs: 500 };
  const endpoint = 'https://vesper.example/api/2025-01/graphql.json';
  const probes: Record<Role, () => Probe> = {
    commerce: () => createCommerceProbe({ ...http, endpoint, publicToken: 'public', privateToken }),
    search: () => createSearchProbe({ ...http, baseUrl: 'https://search.example', siteId: 'abc123' }),
    wishlist: () =>
      createWishlistProbe({ ...http, baseUrl: 'https://wishlist.example', pid: 'p', apiKey: 'k' }),
  };
  return { run: probes[role]().run, sent };
}

const country = { data: { localization: { country: { isoCode: 'US' } } } };
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('the probe of the commerce platform', () => {
  it('reads one field, with the public token', async () => {
    const { run, sent } = open('commerce', json(country));
    await run();
    expect(sent).toHaveLength(1);
    expect([sent[0]?.method, sent[0]?.url.pathname]).toEqual(['POST', '/api/2025-01/graphql.json']);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('x-shopify-storefront-access-token')).toBe('public');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      query: 'query Health { localization { country { isoCode } } }',
    });
  });

  it('uses the private token where there is one', async () => {
    const { run, sent } = open('commerce', json(country), 'private');
    await run();
    expect(sent[0]?.headers.get('shopify-storefront-private-token')).toBe('private');
    expect(sent[0]?.headers.get('x-shopify-storefront-access-token')).toBeNull();
  });
});

describe('the probe of the search provider', () => {
  it('reads the recommendations of the not-found page, without a shopper', async () => {
    const { run, sent } = open('search', json([{ results: [] }]));
    await run();
    expect(sent.map(({ method, url }) => [method, url.pathname, url.searchParams.get('tags')])).toEqual([
      ['GET', '/boost/abc123/recommend', '404'],
    ]);
    expect(sent[0]?.url.searchParams.get('shopper')).toBeNull();
  });

  it('takes a profile that is unknown or paused for a sign that the provider works', async () => {
    expect(await open('search', json({ message: 'Profile is currently paused' }, 404)).run()).toBeUndefined();
  });
});

describe('the probe of the wishlist service', () => {
  it('verifies our key, and changes nothing', async () => {
    const { run, sent } = open('wishlist', json({ pid: 'p' }));
    await run();
    expect(sent.map(({ method, url }) => [method, url.href])).toEqual([
      ['GET', 'https://wishlist.example/storeadmin/me'],
    ]);
    expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${btoa('p:k')}`);
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
  });
});

describe('a probe', () => {
  it.each<[Role, string, () => Response]>([
    ['commerce', 'errors', json({ errors: [{ message: 'Throttled' }] })],
    ['commerce', 'no country', json({ data: { localization: null } })],
    ['commerce', 'data with status 403', json(country, 403)],
    ['commerce', 'HTML', () => new Response('<html>')],
    ['search', 'an object', json({ results: [] })],
    ['search', 'a list with status 403', json([], 403)],
    ['search', 'HTML', () => new Response('<html>')],
    ['wishlist', 'status 401', json({ message: 'Unauthorized' }, 401)],
    ['wishlist', 'status 404', json({}, 404)],
    ['wishlist', 'status 503', json({}, 503)],
  ])('of %s rejects when it gets %s', async (role, _, respond) => {
    await expect(open(role, respond).run()).rejects.toMatchObject({
      kind: 'outside',
      code: `${role}-unavailable`,
    });
  });

  it('rejects when the provider cannot be reached, and names it', async () => {
    const unreachable = () => {
      throw new TypeError('fetch failed');
    };
    await expect(open('wishlist', unreachable).run()).rejects.toMatchObject({ code: 'wishlist-unavailable' });
  });
});
