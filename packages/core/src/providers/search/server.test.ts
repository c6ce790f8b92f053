import { describe, expect, it } from 'vitest';
import { isFault } from '../../fault.ts';
import { recommendationRequest } from '../../recommendation/profiles.ts';
import { misbehaving, providerFaults, SECRET, withExtraFields } from '../provider-faults.fixture.ts';
import { createRecommendationReader, type SearchOptions } from './server.ts';

const core = { uid: '7', sku: 'IRIS-S', name: 'Iris', url: '/products/iris', price: 189 };
const fine = [
  { profile: { tag: 'similar' }, results: [{ id: '7', mappings: { core }, attributes: { handle: 'iris' } }] },
];
const request = recommendationRequest('similar', { shopper: SECRET });

function reader(options: Partial<SearchOptions>) {
  return createRecommendationReader({
    baseUrl: 'https://search.example',
    siteId: 'abc123',
    timeoutMs: 500,
    ...options,
  });
}

const answering = (body: unknown, status = 200) =>
  reader({ fetch: async () => Response.json(body, { status }) });

describe('recommendations of Searchspring', () => {
  it.each(providerFaults)('are a fault after $name', async (fault) => {
    const caught: unknown = await reader(misbehaving(fault, fine))
      .recommend(request)
      .catch((reason) => reason);
    if (!isFault(caught)) throw new Error(`Expected a fault, got ${caught}`);
    expect(caught).toMatchObject({ code: `search-${fault.code}`, kind: 'outside' });
    expect(JSON.stringify([caught, caught.message, caught.stack])).not.toContain(SECRET);
  });

  it('do not mind fields that nobody knew', async () => {
    const known = await answering(fine).recommend(request);
    expect(known.products).toHaveLength(1);
    expect(await answering(withExtraFields(fine)).recommend(request)).toEqual(known);
  });

  it('are none while the profile is paused', async () => {
    const paused = answering({ message: 'Profile is currently paused' }, 404);
    expect(await paused.recommend(request)).toEqual({ products: [], dropped: 0 });
  });

  it('are not asked for without a profile', async () => {
    await expect(answering(fine).recommend(recommendationRequest(' '))).rejects.toMatchObject({
      code: 'search-profile-missing',
      kind: 'input',
    });
  });
});
