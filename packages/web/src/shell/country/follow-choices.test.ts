import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countryIsSettledAtom,
  countryOpenAtom,
  currencyCountryAtom,
  localPricesAtom,
} from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { browserPlaces } from './country-sources.ts';
import { followChoices } from './follow-choices.ts';
import { sharedPlaces } from './shared-places.ts';

const { decideCountry, hasBegun, hasFailed, handlers } = vi.hoisted(() => ({
  decideCountry: vi.fn(async () => {}),
  hasBegun: vi.fn(() => true),
  hasFailed: vi.fn(() => false),
  handlers: new Set<() => void>(),
}));
vi.mock('./decide-country.ts', () => ({ decideCountry, hasBegun, hasFailed }));
vi.mock('next/router', () => ({
  default: {
    events: {
      on: (_: string, handler: () => void) => handlers.add(handler),
      off: (_: string, handler: () => void) => handlers.delete(handler),
    },
  },
}));

let tab = new EventTarget();
let cookies: Record<string, string> = {};
let search = '';

beforeEach(() => {
  tab = new EventTarget();
  cookies = {};
  search = '';
  handlers.clear();
  decideCountry.mockClear();
  hasBegun.mockReturnValue(true);
  hasFailed.mockReturnValue(false);
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('location', {
    protocol: 'https:',
    get search() {
      return search;
    },
  });
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies[name] = decodeURIComponent(value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tab whose country is settled. */
function open(country: string) {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  store.set(localPricesAtom, new Map());
  store.set(countryIsSettledAtom, true);
  return { store, stop: followChoices(store) };
}

const navigate = () => {
  for (const handler of handlers) handler();
};

describe('a tab', () => {
  it.each(['storage', 'visibilitychange'])('follows the country of another one on %s', (event) => {
    const { store } = open('US');
    cookies = { selectedCountry: 'GB' };
    tab.dispatchEvent(new Event(event));
    expect(decideCountry.mock.calls).toEqual([[store, 'follow']]);
    expect(store.get(countryIsSettledAtom), 'its bag waits').toBe(false);
    tab.dispatchEvent(new Event(event));
    expect(decideCountry).toHaveBeenCalledOnce();
  });

  it.each(['GB', '', 'nonsense'])('stays where it is with “%s” in the cookie', (cookie) => {
    open('GB');
    cookies = { selectedCountry: cookie };
    tab.dispatchEvent(new Event('storage'));
    expect(decideCountry).not.toHaveBeenCalled();
  });

  it('that is closed follows nothing any more', () => {
    open('US').stop();
    cookies = { selectedCountry: 'GB' };
    search = '?country=JP';
    for (const event of ['storage', 'visibilitychange']) tab.dispatchEvent(new Event(event));
    navigate();
    expect([handlers.size, decideCountry.mock.calls]).toEqual([0, []]);
  });
});

describe('another page', () => {
  it('closes the list, and is followed where its address names a country', () => {
    const { store } = open('US');
    store.set(countryOpenAtom, true);
    navigate();
    expect([store.get(countryOpenAtom), decideCountry.mock.calls]).toEqual([false, []]);
    search = '?country=JP';
    navigate();
    expect(decideCountry.mock.calls).toEqual([[store]]);
  });

  it('is another try for prices that could not be loaded', () => {
    const { store } = open('GB');
    navigate();
    expect(decideCountry).not.toHaveBeenCalled();
    store.set(localPricesAtom, null);
    navigate();
    expect(decideCountry.mock.calls).toEqual([[store]]);
  });
});

describe('a page on which nothing has decided yet', () => {
  it.each([
    ['a country in the address, also the US', '?country=US', '', null, true],
    ['a country in the cookie', '', 'GB', null, true],
    ['the US in the cookie', '', 'US', null, false],
    ['a place abroad', '', '', 'JP', true],
    ['a place that cannot be found out', '', '', null, false],
  ])('goes by %s', async (_, query, cookie, located, isDecided) => {
    hasBegun.mockReturnValue(false);
    search = query;
    cookies = { selectedCountry: cookie };
    vi.spyOn(browserPlaces, 'locate').mockResolvedValue(located);
    const store = createStore();
    followChoices(store);
    await vi.waitFor(() => expect(store.get(countryIsSettledAtom)).toBe(true));
    expect(decideCountry).toHaveBeenCalledTimes(isDecided ? 1 : 0);
  });
});

it.each([true, false])(
  'prices whose code could not be loaded have a notice, once it is certain (%s)',
  (isSettled) => {
    hasFailed.mockReturnValue(true);
    const store = createStore();
    store.set(countryIsSettledAtom, isSettled);
    const stop = followChoices(store);
    expect(store.get(noticeAtom) !== null).toBe(isSettled);
    store.set(countryIsSettledAtom, true);
    expect(store.get(noticeAtom)?.text).toMatch(/^Prices in your currency cannot be loaded/);
    stop();
    store.set(noticeAtom, null);
    store.set(countryIsSettledAtom, false);
    store.set(countryIsSettledAtom, true);
    expect(store.get(noticeAtom)).toBeNull();
  },
);

describe('a choice that is stored', () => {
  /** What the browser does in the other tabs, whose storage holds what is `given`. */
  function shareStorage(...given: [string, string][]) {
    const stored = new Map(given);
    const change = (work: () => void) => {
      work();
      tab.dispatchEvent(new Event('storage'));
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => change(() => stored.set(key, value)),
      removeItem: (key: string) => change(() => stored.delete(key)),
    });
    return stored;
  }

  it('is an event in other tabs, which find its cookie then; nothing of it stays in storage', () => {
    const { store } = open('US');
    const stored = shareStorage();
    sharedPlaces.store('JP', '¥');
    expect(decideCountry.mock.calls).toEqual([[store, 'follow']]);
    expect([cookies.selectedCountry, stored.size]).toEqual(['JP', 0]);
  });

  it('is left to the bag that the tabs share, so that only one takes it to the country', () => {
    open('US');
    shareStorage(['currentCart', 'gid://shopify/Cart/1']);
    sharedPlaces.store('JP', '¥');
    expect([decideCountry.mock.calls, cookies.selectedCountry]).toEqual([[], 'JP']);
  });

  it('is stored in a browser that refuses storage, too', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('refused');
      },
      removeItem: () => {
        throw new Error('refused');
      },
    });
    sharedPlaces.store('JP', '¥');
    expect(cookies).toEqual({ selectedCountry: 'JP', selectedCountrySymbol: '¥' });
  });
});
