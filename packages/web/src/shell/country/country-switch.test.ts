import type { CountrySources } from '@storefront/core/market/country';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME, marketAtom } from '../../state/market-atom.ts';
import { countryIsSettledAtom, currencyCodeAtom } from '../../state/market-atoms.ts';
import { openPage, placeOf } from './country-switch.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('deciding on the country of a visit', () => {
  it.each<[string, Partial<CountrySources>, string]>([
    ['[state.currency-country.1] the address', { query: 'FR', cookie: 'GB', geolocation: 'JP' }, 'FR'],
    ['[state.currency-country.2] the cookie', { cookie: 'GB', geolocation: 'JP' }, 'GB'],
    ['[state.currency-country.3] the place', { geolocation: 'JP' }, 'JP'],
    ['[const.locale-and-currency.1] nothing', {}, 'US'],
    ['an address that is not served, then the cookie', { query: 'KP', cookie: 'GB' }, 'GB'],
    ['an address that the platform does not know, then the place', { query: 'QQ', geolocation: 'JP' }, 'JP'],
    ['sources that are all not served', { query: 'KP', cookie: 'KE', geolocation: 'XK' }, 'US'],
    ['US in the address over a cookie', { query: 'US', cookie: 'GB' }, 'US'],
  ])('goes by %s', async (_, given, country) => {
    const page = openPage();
    Object.assign(page.sources, given);
    await page.decide();
    expect(page.country()).toBe(country);
    expect(page.store.get(countryIsSettledAtom)).toBe(true);
    expect(page.marks.at(-1)).toBe(country === 'US' ? null : country);
    expect(page.priceOf('1') === null).toBe(country === 'US');
  });

  it('looks up where the visitor is only when no source names a country', async () => {
    const page = openPage({ located: 'GB' });
    await page.decide();
    expect(page.country()).toBe('GB');
  });

  it('[const.locale-and-currency.2] stores a country of the address, not a guess', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'JP' });
    await page.decide();
    expect(page.stored).toEqual([]);
    Object.assign(page.sources, { query: 'GB' });
    await page.decide();
    expect(page.stored).toEqual([['GB', '£']]);
  });

  it('stores a country of the cookie again where it was spelt in another way', async () => {
    const page = openPage();
    Object.assign(page.sources, { cookie: 'uk' });
    await page.decide();
    expect([page.country(), page.stored]).toEqual(['GB', [['GB', '£']]]);
    Object.assign(page.sources, { cookie: 'GB' });
    await page.decide();
    expect(page.stored).toHaveLength(1);
  });

  it('follows the choice of another tab, also against the address', async () => {
    const page = openPage();
    Object.assign(page.sources, { query: 'JP', cookie: 'FR' });
    await page.follow();
    expect([page.country(), page.priceOf('1'), page.stored]).toEqual(['FR', '€100', []]);
  });
});

describe('[call.commerce-storefront-api.31] prices', () => {
  it('come in one request, with the structured data; later only new ones are requested', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'JP' });
    await page.decide();
    expect(page.requested).toEqual([['JP', ['1', '2']]]);
    expect([page.priceOf('1'), page.store.get(currencyCodeAtom)]).toEqual(['¥100', 'JPY']);
    expect(page.offers.at(-1)).toEqual(['piece-1', 'piece-2']);
    await page.addToPage('3');
    expect(page.requested).toEqual([
      ['JP', ['1', '2']],
      ['JP', ['3']],
    ]);
    await vi.waitFor(() => expect(page.priceOf('3')).toBe('¥100'));
    page.change();
    expect(page.requested).toHaveLength(2);
  });

  it('[const.locale-and-currency.4] of a piece that is not sold in the country say so', async () => {
    const page = openPage({ unsold: ['2'] });
    Object.assign(page.sources, { geolocation: 'JP' });
    await page.decide();
    expect([page.priceOf('1'), page.priceOf('2')]).toEqual(['¥100', 'Not sold in JP']);
    expect(page.offers.at(-1)).toEqual(['piece-1']);
    expect(page.requested).toHaveLength(1);
  });

  it('of the last choice are shown when those of an earlier one come later', async () => {
    const page = openPage();
    const release = page.hold();
    const first = page.choose(placeOf('JP'));
    page.hold()();
    await page.choose(placeOf('GB'));
    release();
    await first;
    expect([page.country(), page.priceOf('1')]).toEqual(['GB', '£100']);
    expect(page.stored).toEqual([
      ['JP', '¥'],
      ['GB', '£'],
    ]);
  });

  it('follow a choice at once: the country first, the prices when they have come', async () => {
    const page = openPage();
    const release = page.hold();
    const choosing = page.choose(placeOf('FR'));
    expect([page.country(), page.priceOf('1'), page.marks.at(-1)]).toEqual(['FR', null, 'FR']);
    release();
    await choosing;
    expect(page.priceOf('1')).toBe('€100');
    await page.choose(placeOf('US'));
    expect([page.country(), page.priceOf('1'), page.marks.at(-1)]).toEqual(['US', null, null]);
  });

  it('[error.5] that cannot be loaded leave the page’s own, with a sentence', async () => {
    const page = openPage();
    page.fail();
    Object.assign(page.sources, { geolocation: 'GB' });
    await page.decide();
    expect([page.country(), page.priceOf('1'), page.marks.at(-1)]).toEqual(['GB', null, null]);
    expect(page.notice()).toMatch(/^Prices in your currency cannot be loaded/);
  });

  it('[error.5] that take too long have that sentence from the moment at which the page’s own show, until they come', async () => {
    const page = openPage();
    const release = page.hold();
    Object.assign(page.sources, { geolocation: 'GB' });
    const deciding = page.decide();
    expect([page.notice(), page.letWaitEnd()]).toEqual([null, 1]);
    expect(page.notice()).toMatch(/in US dollars/);
    expect(page.country(), 'the country of the bag, which the notice names').toBe('GB');
    release();
    await deciding;
    expect([page.priceOf('1'), page.notice(), page.letWaitEnd()]).toEqual(['£100', null, 0]);
  });

  it('[error.5] that cannot be loaded for a part of the page leave all of it in dollars, with a sentence', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'GB' });
    await page.decide();
    page.fail();
    await page.addToPage('3');
    await vi.waitFor(() => expect(page.notice()).toMatch(/in US dollars/));
    expect([page.country(), page.priceOf('1'), page.marks.at(-1), page.letWaitEnd()]).toEqual([
      'GB',
      null,
      null,
      0,
    ]);
    page.fail(false);
    await page.decide();
    expect([page.priceOf('3'), page.notice()]).toEqual(['£100', null]);
  });

  it('[error.5] of a part that take too long put all of the page into dollars, until they come', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'GB' });
    await page.decide();
    const release = page.hold();
    await page.addToPage('3');
    expect([page.priceOf('1'), page.priceCountry()]).toEqual(['£100', 'GB']);
    page.letWaitEnd();
    expect([page.priceOf('1'), page.priceCountry(), page.country()]).toEqual([null, 'US', 'GB']);
    expect(page.notice()).toMatch(/in US dollars. Your bag stays in GBP.$/);
    expect(page.offers.at(-1)).toEqual([]);
    release();
    await vi.waitFor(() => expect(page.priceOf('3')).toBe('£100'));
    expect([page.priceOf('1'), page.priceCountry(), page.notice()]).toEqual(['£100', 'GB', null]);
  });

  it('of what came into the page before the others were there are read next', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'GB' });
    const release = page.hold();
    const deciding = page.decide();
    page.ids.push('3');
    release();
    await deciding;
    await vi.waitFor(() => expect(page.priceOf('3')).toBe('£100'));
  });

  it('[error.4] are the page’s own again when a query elsewhere resets the country', async () => {
    const page = openPage();
    Object.assign(page.sources, { cookie: 'GB' });
    await page.decide();
    page.store.set(marketAtom, HOME);
    expect([page.priceOf('1'), page.marks.at(-1), page.stored.at(-1)]).toEqual([null, null, null]);
  });
});
