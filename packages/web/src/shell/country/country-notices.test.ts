import type { CountrySources } from '@storefront/core/market/country';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME, marketAtom } from '../../state/market-atom.ts';
import { openPage, placeOf } from './country-switch.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The notice of a visit with these sources. */
async function noticeOf(sources: Partial<CountrySources>, down: string[] = []) {
  const page = openPage();
  Object.assign(page.sources, sources);
  page.failFor(...down);
  await page.decide();
  return page.notice();
}

describe('[error.4] the sentence about a country that is not served', () => {
  it.each<[string, Partial<CountrySources>, string | null]>([
    ['is missing about a guess', { geolocation: 'KE' }, null],
    ['is missing where the country is served', { query: 'GB', cookie: 'KE' }, null],
    [
      'names a stored one, and what is shown instead',
      { cookie: 'KE', geolocation: 'FR' },
      'We do not ship to Kenya yet. You see prices for FR.',
    ],
    [
      'names the first choice where several are refused',
      { query: 'KE', cookie: 'KP', geolocation: 'FR' },
      'We do not ship to Kenya yet. You see prices for FR.',
    ],
    [
      'names the US where nothing else is known',
      { query: 'KE' },
      'We do not ship to Kenya yet. You see prices for the United States.',
    ],
    [
      'names no place for a code that no country has',
      { query: 'QQ', geolocation: 'FR' },
      'We do not ship to that country yet. You see prices for FR.',
    ],
  ])('%s', async (_, sources, notice) => {
    expect(await noticeOf(sources)).toBe(notice);
  });

  it('[error.5] says that prices are in dollars where those of the country shown instead cannot be loaded', async () => {
    expect(await noticeOf({ query: 'KE', geolocation: 'FR' }, ['FR'])).toBe(
      'We do not ship to Kenya yet. Prices in your currency cannot be loaded just now; they are in US dollars. Your bag stays in EUR.',
    );
  });

  it('goes with the next decision, for a country that is served', async () => {
    const page = openPage();
    Object.assign(page.sources, { query: 'KE' });
    await page.decide();
    expect(page.notice()).toMatch(/Kenya/);
    Object.assign(page.sources, { query: 'FR' });
    await page.decide();
    expect(page.notice()).toBeNull();
  });

  it('names the country that the platform refuses later', async () => {
    const page = openPage();
    await page.choose({ ...placeOf('GB'), name: 'United Kingdom' });
    page.store.set(marketAtom, HOME);
    const text = 'We do not ship to GB yet. You see prices for the United States.';
    expect([page.notice(), page.stored.at(-1)]).toEqual([text, null]);
  });

  it('names it also while its prices cannot be loaded', async () => {
    const page = openPage();
    page.fail();
    await page.choose(placeOf('GB'));
    page.store.set(marketAtom, HOME);
    expect(page.notice()).toMatch(/^We do not ship to GB yet/);
  });
});
