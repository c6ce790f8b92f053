import { describe, expect, it } from 'vitest';
import { countryApi } from './country.ts';

const fetchCountry = (country?: string) =>
  countryApi().request('/api/country', {
    headers: country === undefined ? {} : { 'CloudFront-Viewer-Country': country },
  });

describe('GET /api/country', () => {
  it.each([
    ['FR', 'FR'],
    ['UK', 'GB'],
    ['XX', null],
    [undefined, null],
  ])('returns for the viewer header %j the country %j', async (header, country) => {
    const response = await fetchCountry(header);
    expect(await response.json()).toEqual({ country });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
