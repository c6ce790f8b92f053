import { expect, it, vi } from 'vitest';
import { callApi } from './api-call.fixture.ts';
import { shop } from './page-sources.fixture.ts';
import { serveSearchWords } from './serve-search-words.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('../clients/site-config.ts', () => ({ buildId: 'build-1' }));

const settings = {
  backupMetaDescription: null,
  productRecommendation: { heading: null, profile: null },
  synonyms: [{ says: 'red, wine', means: 'oxblood' }],
};

async function searchWords() {
  const { headers, body } = await callApi(serveSearchWords);
  return { headers, words: JSON.parse(body) };
}

function setDown(isDown: boolean): void {
  Object.assign(shop, { isCmsDown: isDown, isPlatformDown: isDown });
}

it('/api/search-words has the synonyms of the settings, while the sources fail the former ones, before that none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.siteData = settings;
  setDown(true);
  expect((await searchWords()).words).toEqual({ synonyms: [], names: [] });
  setDown(false);
  const { headers, words } = await searchWords();
  expect(words.synonyms).toEqual(settings.synonyms);
  expect(headers['cache-control']).toContain('s-maxage=60');
  setDown(true);
  expect((await searchWords()).words).toEqual(words);
});
