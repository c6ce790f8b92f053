import { expect, it, vi } from 'vitest';
import { callApi } from './api-call.fixture.ts';
import { shop } from './page-sources.fixture.ts';
import { serveSizeGuides } from './serve-size-guides.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('../clients/site-config.ts', () => ({ buildId: 'build-1' }));

it('/api/size-guides has the guides of the settings, while the CMS fails the former ones, before that an error that nothing stores', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.isCmsDown = true;
  const failed = await callApi(serveSizeGuides);
  expect(failed.status).toBe(502);
  expect(failed.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(failed.body).error.code).toBe('size-guides-unavailable');

  shop.isCmsDown = false;
  const found = await callApi(serveSizeGuides);
  expect(JSON.parse(found.body)).toEqual(shop.sizeGuides);
  expect(found.headers['cache-control']).toContain('s-maxage=60');

  shop.isCmsDown = true;
  expect((await callApi(serveSizeGuides)).body).toBe(found.body);
});
