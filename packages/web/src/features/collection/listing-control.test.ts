import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listingAtom } from './listing-atoms.ts';
import {
  addressOf,
  continueListing,
  isChosen,
  type ListingPage,
  needsMap,
  recallListing,
  rememberListing,
  showChoice,
} from './listing-control.ts';

const { loadListing, loadCards, recordEvent } = vi.hoisted(() => ({
  loadListing: vi.fn(),
  loadCards: vi.fn(),
  recordEvent: vi.fn(),
}));
const entry = vi.hoisted(() => ({ key: 'first' }));
vi.mock('./load-listing.ts', () => ({ loadListing, loadCards }));
vi.mock('../../state/recorded-events.ts', () => ({ recordEvent }));
vi.mock('../../state/history-entry.ts', () => ({ entryKey: () => entry.key }));
vi.mock('./load-filters.ts', () => ({
  loadFilters: async () => {
    const options = [{ label: 'Silk', tag: 'silk', count: 2 }];
    const groups = [{ key: 'fabric', label: 'Fabric', options }];
    return { collections: {}, groups, counted: groups };
  },
}));

const card = (handle: string) => ({
  ...{ id: handle, handle, title: handle, price: 1, compareAtPrice: null, image: null, hoverImage: null },
  ...{ topLabels: [], bottomLabels: [], badges: [] },
  ...{ status: 'available' as const, swatches: [], mobileSwatchCount: 1 as const },
});
/** The last part of a listing, whose pieces have a variant each. */
const partOf = (...cards: ReturnType<typeof card>[]) => ({
  cards,
  listed: cards.map(({ handle: id }) => ({ id, title: 'M', sku: null, brand: '', category: '' })),
  endCursor: null,
});
const of: ListingPage = {
  ...{ handle: 'evening', page: 1, cards: [card('a')], endCursor: 'c1', total: 3 },
  cardTexts: { collectionSaleTags: [], colours: {} },
};
const shown = (store: ReturnType<typeof createStore>) =>
  store.get(listingAtom)?.cards.map(({ handle }) => handle);

beforeEach(() => {
  loadListing.mockReset();
  loadCards.mockReset();
  recordEvent.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('a choice of the address', () => {
  it('shows its pieces, and the page’s own again without it', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce(partOf(card('b')));
    await showChoice(store, of, 'fabric=silk', 'US');
    expect(shown(store)).toEqual(['b']);
    await showChoice(store, of, 'fabric=silk', 'US');
    expect(loadListing, 'what is shown is not loaded again').toHaveBeenCalledTimes(1);
    await showChoice(store, of, '', 'US');
    expect(store.get(listingAtom)).toBeNull();
  });

  it('is loaded again in another country', async () => {
    const store = createStore();
    loadListing.mockResolvedValue(partOf(card('b')));
    await showChoice(store, of, 'sort=newest', 'US');
    await showChoice(store, of, 'sort=newest', 'GB');
    expect(loadListing).toHaveBeenCalledTimes(2);
  });

  it('is the page’s own order where it names nothing that exists', async () => {
    const store = createStore();
    await showChoice(store, of, 'fabric=octarine', 'US');
    expect(store.get(listingAtom)).toBeNull();
    expect(loadListing).not.toHaveBeenCalled();
  });

  it('wins over an earlier one that comes later', async () => {
    const store = createStore();
    const late = Promise.withResolvers<ReturnType<typeof partOf>>();
    loadListing.mockReturnValueOnce(late.promise);
    const first = showChoice(store, of, 'sort=newest', 'US');
    await vi.waitFor(() => expect(loadListing).toHaveBeenCalledTimes(1));
    loadListing.mockResolvedValueOnce(partOf(card('cheap')));
    await showChoice(store, of, 'sort=price-low', 'US');
    late.resolve(partOf(card('new')));
    await first;
    expect(shown(store)).toEqual(['cheap']);
  });

  it('that cannot be loaded leaves the pieces from before', async () => {
    const store = createStore();
    loadListing.mockRejectedValueOnce(new Error('late'));
    await showChoice(store, of, 'sort=newest', 'US');
    expect(shown(store)).toEqual(['a']);
    expect(store.get(listingAtom)).toMatchObject({ failed: 'choice', loading: null });
    loadListing.mockResolvedValueOnce(partOf(card('new')));
    await showChoice(store, of, 'sort=newest', 'US');
    expect(store.get(listingAtom)).toMatchObject({ failed: null, cards: [{ handle: 'new' }] });
  });
});

describe('a grid that goes on', () => {
  it('adds the next pieces, each once, until the end', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce(partOf(card('a'), card('b')));
    await continueListing(store, of);
    expect(shown(store)).toEqual(['a', 'b']);
    await continueListing(store, of);
    expect(loadListing).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'utm_source=letter', 'fbclid=a1&ref=home'])(
    'goes on while the address is read, which chooses nothing else: ?%s',
    async (query) => {
      const store = createStore();
      const late = Promise.withResolvers<ReturnType<typeof partOf>>();
      loadListing.mockReturnValueOnce(late.promise);
      const continued = continueListing(store, of);
      await showChoice(store, of, query, 'US');
      late.resolve(partOf(card('b')));
      await continued;
      expect(shown(store)).toEqual(['a', 'b']);
    },
  );

  it('gives way to a choice', async () => {
    const store = createStore();
    const late = Promise.withResolvers<ReturnType<typeof partOf>>();
    loadListing.mockReturnValueOnce(late.promise);
    const continued = continueListing(store, of);
    await vi.waitFor(() => expect(loadListing).toHaveBeenCalledTimes(1));
    loadListing.mockResolvedValueOnce(partOf(card('cheap')));
    await showChoice(store, of, 'sort=price-low', 'US');
    late.resolve(partOf(card('b')));
    await continued;
    expect(shown(store)).toEqual(['cheap']);
  });

  it('is not left loading by a choice that fails', async () => {
    const store = createStore();
    loadListing.mockReturnValueOnce(new Promise(() => {}));
    void continueListing(store, of);
    await vi.waitFor(() => expect(loadListing).toHaveBeenCalledTimes(1));
    loadListing.mockRejectedValueOnce(new Error('late'));
    await showChoice(store, of, 'sort=price-low', 'US');
    expect(store.get(listingAtom)).toMatchObject({ loading: null, failed: 'choice' });
  });

  it('stays as it is when more cannot be loaded', async () => {
    const store = createStore();
    loadListing.mockRejectedValueOnce(new Error('late'));
    await continueListing(store, of);
    expect(store.get(listingAtom)).toMatchObject({ failed: 'more', cards: [{ handle: 'a' }] });
  });

  it('[call.other-third-party-calls.8] is a view of the pieces that came, at their places', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce({ ...partOf(card('b')), endCursor: 'c2' });
    await showChoice(store, of, 'sort=newest', 'US');
    loadListing.mockResolvedValueOnce(partOf(card('c')));
    await continueListing(store, of);
    const view = (handle: string, from: number) => ({
      ...{ kind: 'view-list', list: '/collections/evening', from },
      items: [{ card: expect.objectContaining({ handle }), listed: expect.objectContaining({ id: handle }) }],
    });
    expect(recordEvent.mock.calls).toEqual([[view('b', 1)], [view('c', 2)]]);
    loadListing.mockResolvedValueOnce({ cards: [], listed: [], endCursor: null });
    await showChoice(store, of, 'sort=price-low', 'US');
    expect(recordEvent, 'nothing came').toHaveBeenCalledTimes(2);
  });

  it('keeps its pieces in another country, whose prices follow', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce(partOf(card('b')));
    await continueListing(store, of);
    await showChoice(store, of, '', 'GB');
    expect(shown(store)).toEqual(['a', 'b']);
    expect(store.get(listingAtom)?.country).toBe('GB');
    expect(loadListing).toHaveBeenCalledTimes(1);
  });

  it('goes on while the country changes', async () => {
    const store = createStore();
    const late = Promise.withResolvers<ReturnType<typeof partOf>>();
    loadListing.mockReturnValueOnce(late.promise);
    const continued = continueListing(store, of);
    await showChoice(store, of, '', 'GB');
    expect(store.get(listingAtom)).toMatchObject({ country: 'GB', loading: 'more' });
    late.resolve(partOf(card('b')));
    await continued;
    expect(store.get(listingAtom)).toMatchObject({ country: 'GB', loading: null });
    expect(shown(store)).toEqual(['a', 'b']);
  });

  it('keeps its pieces where a choice is taken back before it has come', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce(partOf(card('b')));
    await continueListing(store, of);
    const late = Promise.withResolvers<ReturnType<typeof partOf>>();
    loadListing.mockReturnValueOnce(late.promise);
    const choosing = showChoice(store, of, 'sort=newest', 'US');
    await vi.waitFor(() => expect(loadListing).toHaveBeenCalledTimes(2));
    await showChoice(store, of, '', 'US');
    late.resolve(partOf(card('new')));
    await choosing;
    expect(shown(store)).toEqual(['a', 'b']);
    expect(store.get(listingAtom)?.loading).toBeNull();
  });

  it('has the dollars of pieces that were read abroad, once these are back', async () => {
    const store = createStore();
    const abroad = (handle: string) => ({ ...card(handle), currencyCode: 'GBP' });
    loadListing.mockResolvedValueOnce(partOf(abroad('b'), abroad('c')));
    await continueListing(store, of);
    await showChoice(store, of, '', 'GB');
    expect(loadCards).not.toHaveBeenCalled();
    loadCards.mockResolvedValueOnce(new Map([['b', card('b')]]));
    await showChoice(store, of, '', 'US');
    const [, , wanted] = loadCards.mock.calls[0] ?? [];
    expect(wanted.map(({ handle }: { handle: string }) => handle)).toEqual(['b', 'c']);
    expect(store.get(listingAtom)?.cards).toEqual([card('a'), card('b'), abroad('c')]);
    await showChoice(store, of, '', 'GB');
    loadCards.mockRejectedValueOnce(new Error('late'));
    await showChoice(store, of, '', 'US');
    expect(shown(store)).toEqual(['a', 'b', 'c']);
  });

  it('is one view, whatever the country: what another country adds is recorded', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce({ ...partOf(card('b')), endCursor: 'c2' });
    await showChoice(store, of, 'sort=newest', 'US');
    loadListing.mockResolvedValueOnce({ ...partOf(card('c')), endCursor: 'c3' });
    await continueListing(store, of);
    recordEvent.mockReset();
    loadListing.mockResolvedValueOnce({ ...partOf(card('b')), endCursor: 'c2' });
    await showChoice(store, of, 'sort=newest', 'GB');
    expect(recordEvent).not.toHaveBeenCalled();
    loadListing.mockResolvedValueOnce(partOf(card('c'), card('d')));
    await continueListing(store, of);
    expect(recordEvent.mock.calls).toEqual([
      [expect.objectContaining({ from: 3, items: [expect.objectContaining({ card: card('d') })] })],
    ]);
    loadListing.mockResolvedValueOnce(partOf(card('b')));
    await showChoice(store, of, 'sort=price-low', 'GB');
    expect(recordEvent, 'another choice').toHaveBeenCalledTimes(2);
  });

  it('is remembered for its entry of the history, the last twelve of them', async () => {
    const store = createStore();
    loadListing.mockResolvedValueOnce(partOf(card('b')));
    await continueListing(store, of);
    const listing = store.get(listingAtom);
    if (listing === null) throw new Error('The grid did not go on.');
    rememberListing({ ...listing, loading: 'more' });
    expect(recallListing('/collections/evening')).toBeNull();
    rememberListing(listing);
    expect(recallListing('/collections/evening')).toBe(listing);
    expect(recallListing('/collections/new')).toBeNull();
    for (let at = 0; at < 12; at += 1) {
      entry.key = `later ${at}`;
      rememberListing(listing);
    }
    entry.key = 'first';
    expect(recallListing('/collections/evening')).toBeNull();
  });
});

it.each([
  ['', false, false],
  ['utm_source=letter&country=GB', false, false],
  // Of the e-mail provider, and of a search engine's shopping results.
  ['_kx=a1.B2&srsltid=c3', false, false],
  ['sort=newest', true, false],
  ['fabric=silk&sort=newest', true, true],
])('"%s": a choice %s, of filters %s', (query, chosen, filtered) => {
  expect([isChosen(query), needsMap(query)]).toEqual([chosen, filtered]);
});

it('begins a choice on the first page', () => {
  expect(addressOf('evening', 'sort=newest')).toBe('/collections/evening?sort=newest');
  expect(addressOf('evening', '')).toBe('/collections/evening');
});
