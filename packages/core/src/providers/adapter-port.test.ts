import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../fault.ts';
import { createExperiments } from './experiments/browser.ts';
import { createFitPrediction } from './fit/browser.ts';
import { createResaleMarket } from './resale/browser.ts';
import { stubPage } from './stub-page.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const piece = { productId: '71', handle: 'iris-slip' };

function open() {
  const { scripts } = stubPage();
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const faults: Fault[] = [];
  const place: Element = Object.create(null);
  return { scripts, fetched, faults, place, report: (fault: Fault) => faults.push(fault) };
}

describe('a role without a provider', () => {
  it('does nothing and loads nothing', async () => {
    const { scripts, fetched, faults, place, report } = open();
    expect(await createExperiments({ report }).variantOf('hero')).toBeNull();
    expect(await createResaleMarket({ report }).linkFor(piece)).toBeNull();
    const takeAway = await createFitPrediction({ report }).mount(place, { productId: '71', sizes: ['S'] });
    expect(takeAway()).toBeUndefined();
    expect([scripts, faults]).toEqual([[], []]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('calls its adapter, loaded once and only when it is needed', async () => {
    const { report } = open();
    const loadAdapter = vi.fn(async () => ({ variantOf: (experiment: string) => `${experiment}-b` }));
    const experiments = createExperiments({ report, loadAdapter });
    expect(loadAdapter).not.toHaveBeenCalled();
    expect(await experiments.variantOf('hero')).toBe('hero-b');
    expect(await experiments.variantOf('bag')).toBe('bag-b');
    expect(loadAdapter).toHaveBeenCalledTimes(1);
  });

  it('shows a fit widget, and takes it away again', async () => {
    const { place, report } = open();
    const takeAway = vi.fn();
    const mount = vi.fn(() => takeAway);
    const fit = createFitPrediction({ report, loadAdapter: async () => ({ mount }) });
    (await fit.mount(place, { productId: '71', sizes: ['S', 'M'] }))();
    expect(mount).toHaveBeenCalledWith(place, { productId: '71', sizes: ['S', 'M'] });
    expect(takeAway).toHaveBeenCalled();
  });

  it.each([
    ['https://resale.example/iris', 'https://resale.example/iris'],
    ['javascript:alert(1)', null],
    ['http://resale.example/iris', null],
    [null, null],
  ])('points to a second-hand offer at %j: %j', async (link, expected) => {
    const { report } = open();
    const market = createResaleMarket({ report, loadAdapter: async () => ({ linkFor: () => link }) });
    expect(await market.linkFor(piece)).toBe(expected);
  });

  it.each<[string, () => Promise<{ variantOf: () => string }>]>([
    ['does not load', () => Promise.reject(new Error('chunk'))],
    [
      'throws',
      async () => ({
        variantOf: () => {
          throw new Error('broken');
        },
      }),
    ],
  ])('goes on without an adapter that %s', async (_, loadAdapter) => {
    const { faults, report } = open();
    expect(await createExperiments({ report, loadAdapter }).variantOf('hero')).toBeNull();
    expect(faults).toMatchObject([{ code: 'experiments-unavailable', kind: 'outside' }]);
  });
});
