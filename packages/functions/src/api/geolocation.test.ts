import { describe, expect, it } from 'vitest';
import { geolocationApi } from './geolocation.ts';

async function fetchMarket(country: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = country === null ? {} : { 'CloudFront-Viewer-Country': country };
  return geolocationApi().request('/api/geolocation', { headers, ...init });
}

describe('GET /api/geolocation', () => {
  it.each([
    ['FR', { country: 'FR', currency: 'EUR', symbol: '€' }],
    ['gb', { country: 'GB', currency: 'GBP', symbol: '£' }],
    ['KE', { country: 'KE', currency: 'USD', symbol: '$' }],
  ])('[call.products-own-server.6] returns the market of a visitor from %s', async (country, market) => {
    const response = await fetchMarket(country);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(market);
  });

  it.each([null, '', 'XX', 'Atlantis'])(
    '[const.locale-and-currency.1] returns the home market for the country %j',
    async (country) => {
      expect(await (await fetchMarket(country)).json()).toEqual({
        country: 'US',
        currency: 'USD',
        symbol: '$',
      });
    },
  );

  it('lets no cache store the response', async () => {
    expect((await fetchMarket('FR')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('returns 405 for other methods and lists its own', async () => {
    const response = await fetchMarket('FR', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({
      error: { code: 'method-not-allowed', message: 'POST is not possible here; use GET, HEAD.' },
    });
  });
});
