import { describe, expect, it } from 'vitest';
import { countryApi } from './country.ts';

const ask = (country?: string) =>
  countryApi().request('/api/country', {
    headers: country === undefined ? {} : { 'CloudFront-Viewer-Country': country },
  });

describe('GET /api/country', () => {
  it.each([
    ['FR', 'FR'],
    ['XX', null],
    [undefined, null],
  ])('answers the bare viewer header: %j is %j', async (header, country) => {
    const answer = await ask(header);
    expect(await answer.json()).toEqual({ country });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
