import { expect, it, vi } from 'vitest';
import { callApi } from './api-call.fixture.ts';
import { shop } from './page-sources.fixture.ts';
import { serveSet } from './serve-set.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('../clients/site-config.ts', () => ({ buildId: 'build-1' }));

const setOf = (handle: string | string[]) => callApi(serveSet, { query: { handle } });

it('[entity.cms-settings-document.7] [entity.cms-settings-document.12] /api/get-the-set has what belongs with a product, while the CMS fails the former, before that an error that nothing stores', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.isCmsDown = true;
  expect(await setOf('bra')).toMatchObject({ status: 502, headers: { 'cache-control': 'no-store' } });

  shop.isCmsDown = false;
  shop.setOffer = {
    title: 'Wear it as a set',
    titleLingerie: 'The rest of the lace',
    bannerText: null,
    sets: [{ title: null, products: ['bra', 'brief'] }],
  };
  const offered = {
    title: 'Wear it as a set',
    titleLingerie: 'The rest of the lace',
    bannerText: null,
    handles: ['brief'],
  };
  const found = await setOf('bra');
  expect(found.status).toBe(200);
  expect(JSON.parse(found.body)).toEqual(offered);
  expect(JSON.parse((await setOf('slip')).body)).toEqual({ ...offered, handles: [] });

  shop.isCmsDown = true;
  expect(JSON.parse((await setOf('bra')).body)).toEqual(offered);
});

it('/api/get-the-set without the handle of a product says which field is wrong', async () => {
  for (const wrong of ['', 'a b', '<script>', ['bra', 'brief']]) {
    const response = await setOf(wrong);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body).error.field).toBe('handle');
  }
});
