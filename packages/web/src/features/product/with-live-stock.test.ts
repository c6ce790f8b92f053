import { exampleVariant } from '@storefront/core/product/example-product';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { refusedAddAtom } from '../../state/refused-add-atom.ts';
import { showLiveStock } from './with-live-stock.ts';

const inventory = vi.hoisted(() => vi.fn());
vi.mock('../../clients/commerce-live.ts', () => ({ commerceLive: () => ({ inventory }) }));

const variants = [exampleVariant()];

beforeEach(() => void inventory.mockReset().mockResolvedValue(null));
afterEach(() => vi.restoreAllMocks());

it('a product that the platform does not sell in the country has nothing to choose there', async () => {
  const store = createStore();
  const show = vi.fn();
  await showLiveStock(store, 'slip', variants, show, () => true);
  store.set(currencyCountryAtom, 'JP');
  await showLiveStock(store, 'slip', variants, show, () => true);
  expect(show.mock.calls).toEqual([[variants], [[]]]);
  expect(inventory.mock.calls).toEqual([
    ['slip', 'US'],
    ['slip', 'JP'],
  ]);
});

describe('after an add that the platform refused', () => {
  const refuse = (store: ReturnType<typeof createStore>, id = exampleVariant().id) =>
    store.set(refusedAddAtom, [`gid://shopify/ProductVariant/${id}`]);

  it('is read again for one of these variants, each time', async () => {
    const store = createStore();
    const show = vi.fn();
    await showLiveStock(store, 'slip', variants, show, () => true);
    refuse(store, '1');
    expect(inventory).toHaveBeenCalledTimes(1);
    refuse(store);
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
    refuse(store);
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(3));
  });

  it('is not read for a page that was left', async () => {
    const store = createStore();
    const show = vi.fn();
    let isCurrent = true;
    await showLiveStock(store, 'slip', variants, show, () => isCurrent);
    isCurrent = false;
    refuse(store);
    isCurrent = true;
    refuse(store);
    expect([inventory.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not what an earlier request still brings', async () => {
    const store = createStore();
    const show = vi.fn();
    const late = Promise.withResolvers<null>();
    inventory.mockReturnValueOnce(late.promise);
    const first = showLiveStock(store, 'slip', variants, show, () => true);
    refuse(store);
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    late.resolve(null);
    await first;
    expect(show).toHaveBeenCalledOnce();
  });

  it('stays as it was when it cannot be read, and can be read at the next one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const store = createStore();
    const show = vi.fn();
    await showLiveStock(store, 'slip', variants, show, () => true);
    inventory.mockRejectedValueOnce(new Error('No answer'));
    refuse(store);
    await vi.waitFor(() => expect(inventory).toHaveBeenCalledTimes(2));
    refuse(store);
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  });
});
