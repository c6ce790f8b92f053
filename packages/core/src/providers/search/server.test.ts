import { describe, expect, it } from 'vitest';
import { recommendationRequest } from '../../recommendation/profiles.ts';
import { createRecommendationReader, type SearchOptions } from './server.ts';

const request = recommendationRequest('similar');

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
  it('are none while the profile is paused', async () => {
    const paused = answering({ message: 'Profile is currently paused' }, 404);
    expect(await paused.recommend(request)).toEqual({ products: [] });
  });

  it('are absent for a profile that the provider does not have, which is no failure of it', async () => {
    const unknown = answering({ message: 'Profile no-such-profile not found' }, 404);
    await expect(unknown.recommend(request)).rejects.toMatchObject({
      code: 'search-profile-unknown',
      kind: 'absent',
    });
    await expect(answering({}, 403).recommend(request)).rejects.toMatchObject({ kind: 'outside' });
  });

  it('are not requested without a profile', async () => {
    await expect(answering([]).recommend(recommendationRequest(' '))).rejects.toMatchObject({
      code: 'search-profile-missing',
      kind: 'input',
    });
  });
});
