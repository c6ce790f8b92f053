import { describe, expect, it } from 'vitest';
import { geolocationApi } from './geolocation.ts';

async function ask(country: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = country === null ? {} : { 'CloudFront-Viewer-Country': country };
  return geolocationApi().request('/api/geolocation', { headers, ...init });
}

describe('GET /api/geolocation', () => {
  it.each([
    ['FR', { country: 'FR', currency: 'EUR', symbol: '€' }],
    ['gb', { country: 'GB', currency: 'GBP', symbol: '£' }],
    ['KE', { country: 'KE', currency: 'USD', symbol: '$' }],
  ])('[call.products-own-server.6] tells a visitor from %s the market', async (country, market) => {
    const answer = await ask(country);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(market);
  });

  it.each([null, '', 'XX', 'Atlantis'])(
    '[const.locale-and-currency.1] takes %j for the home market',
    async (country) => {
      expect(await (await ask(country)).json()).toEqual({ country: 'US', currency: 'USD', symbol: '$' });
    },
  );

  it('is never kept by anyone between', async () => {
    expect((await ask('FR')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses other methods and says which it takes', async () => {
    const answer = await ask('FR', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toEqual({
      error: { code: 'method-not-allowed', message: 'POST is not possible here; use GET, HEAD.' },
    });
  });
});
