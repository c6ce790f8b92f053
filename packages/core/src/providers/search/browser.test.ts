import { describe, expect, it, vi } from 'vitest';
import { exampleProduct } from '../../product/example-product.ts';
import { misbehaving, providerFaults, SECRET } from '../provider-faults.fixture.ts';
import { beaconEvents, clickUrl } from './beacon.ts';
import { createBrowserSearch } from './browser.ts';

const pageUrl = 'https://shop.example/search?q=silk';
const visitor = { userId: 'u', sessionId: 's', pageLoadIdOf: (url: string) => `load of ${url}` };
const profile = { tag: '404', placement: 'other', seedSkus: ['IRIS-S'] } as const;
const product = exampleProduct({ uid: '10', sku: 'VV-AUR', name: 'Aurelia' });
const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};

describe('the beacons of a carousel', () => {
  it('[call.site-search-provider.14] is one event of the profile, and one below it for each product', () => {
    const events = beaconEvents(
      { action: 'render', profile, products: [product, product], pageUrl },
      {
        visitor,
        siteId: 'abc123',
        makeId: ids(),
      },
    );
    expect(events.map(({ type, id, pid }) => [type, id, pid])).toEqual([
      ['profile.render', 'id-1', null],
      ['profile.product.render', 'id-2', 'id-1'],
      ['profile.product.render', 'id-3', 'id-1'],
    ]);
    expect(events[0]).toMatchObject({
      category: 'searchspring.recommendations.user-interactions',
      context: {
        userId: 'u',
        sessionId: 's',
        pageLoadId: `load of ${pageUrl}`,
        website: { trackingCode: 'abc123' },
      },
      event: {
        context: { type: 'product-recommendation', tag: '404', placement: 'other' },
        profile: { tag: '404', placement: 'other', seed: [{ sku: 'IRIS-S' }] },
      },
    });
    expect(events[1]?.event).toMatchObject({
      product: { id: '10', name: 'Aurelia', sku: 'VV-AUR', url: product.url },
    });
  });

  it('[call.site-search-provider.18] names a clicked product by its core mappings', () => {
    const [, clicked] = beaconEvents(
      { action: 'click', profile, products: [product], pageUrl },
      {
        visitor,
        siteId: 'abc123',
        makeId: ids(),
      },
    );
    expect(clicked?.event).toMatchObject({
      product: { id: '10', mappings: { core: { name: 'Aurelia', sku: 'VV-AUR', url: product.url } } },
    });
  });

  it('falls back to a variant’s sku', () => {
    const [, event] = beaconEvents(
      { action: 'render', profile, products: [exampleProduct()], pageUrl },
      {
        visitor,
        siteId: 'a',
        makeId: ids(),
      },
    );
    expect(event?.event).toMatchObject({ product: { id: '10', sku: 'VV-AUR-OXB-S' } });
  });
});

describe('a clicked product', () => {
  it('[call.site-search-provider.19] that the provider suggested is reported to it', () => {
    const suggested = { ...product, intellisuggestData: 'eJw', intellisuggestSignature: 'b26' };
    const url = new URL(
      clickUrl('https://search.example', suggested, 'https://shop.example/search?q=silk') ?? '',
    );
    expect(url.pathname).toBe('/api/track/track.json');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      d: 'eJw',
      s: 'b26',
      u: `https://shop.example${product.url}`,
      r: 'https://shop.example/search?q=silk',
    });
  });

  it('that it did not suggest is not', () => {
    expect(clickUrl('https://search.example', product, 'https://shop.example/')).toBeNull();
  });
});

describe('the browser’s line to the provider', () => {
  function open(answer: () => Promise<Response>) {
    const [send, report, loadImage] = [vi.fn(answer), vi.fn(), vi.fn()];
    const options = {
      beaconUrl: 'https://beacon.example',
      apiUrl: 'https://search.example',
      siteId: 'abc123',
    };
    const search = createBrowserSearch({ ...options, visitor, report, fetch: send, loadImage });
    return { search, send, report, loadImage };
  }

  it('sends a list of events that outlives the page', async () => {
    const { search, send, report } = open(async () => Response.json({ success: true }));
    search.send({ action: 'impression', profile, products: [product], pageUrl });
    await send.mock.results[0]?.value;
    expect(send).toHaveBeenCalledWith('https://beacon.example/beacon', {
      method: 'POST',
      keepalive: true,
      body: expect.stringMatching(/^\[\{.*profile\.impression.*profile\.product\.impression/),
    });
    expect(report).not.toHaveBeenCalled();
  });

  it.each(providerFaults)('[error.20] $name stops nothing, and a lost beacon is reported', async (fault) => {
    const { search, send, report } = open(misbehaving(fault, { success: true }).fetch);
    search.send({ action: 'render', profile, products: [product], pageUrl });
    expect(send).toHaveBeenCalledOnce();
    // The body is not read: a status of success is enough, and silence is not reported.
    const isLost = /^(\d+|a refused)/.test(fault.name) && !fault.name.startsWith('10 MB');
    if (!isLost) return;
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'search-beacon-lost', kind: 'outside' });
    expect(String(report.mock.calls[0]?.[0])).not.toContain(SECRET);
  });

  it('loads the picture of a click', () => {
    const { search, loadImage } = open(async () => new Response());
    search.sendClick(product, pageUrl);
    expect(loadImage).not.toHaveBeenCalled();
    search.sendClick({ ...product, intellisuggestData: 'd', intellisuggestSignature: 's' }, pageUrl);
    expect(loadImage).toHaveBeenCalledWith(
      expect.stringContaining('https://search.example/api/track/track.json?d=d'),
    );
  });
});
