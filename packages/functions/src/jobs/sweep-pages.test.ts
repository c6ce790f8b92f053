import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { sweepPages } from './sweep-pages.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const old = '2026-11-22T10:00:00Z';
const newer = '2026-11-22T11:00:00Z';
const justNow = '2026-11-22T11:59:30Z';

const page = (sources: Record<string, string | null>) =>
  `<script type="application/json" id="receipt">${JSON.stringify({ builtAt: old, sources })}</script>`;

async function sweep(pages: Record<string, string>, versions: Record<string, string | null | Error>) {
  const queued: string[] = [];
  const failures: string[] = [];
  const result = await sweepPages({
    siteUrl: 'https://shop.example',
    http: {
      send: async ({ url }) => ({
        status: 200,
        headers: new Headers(),
        text: pages[new URL(url).pathname] ?? '',
      }),
    },
    pages: { mostVisited: async () => Object.keys(pages) },
    versions: {
      versionOf: async (subject) => {
        const version = versions['handle' in subject ? subject.handle : subject.id] ?? null;
        if (version instanceof Error) throw version;
        return version;
      },
    },
    refreshLater: async (path) => void queued.push(path),
    clock: { now: () => now },
    log: { info: () => {}, error: () => {} },
    meter: { failure: (of) => void failures.push(of) },
  });
  return { ...result, queued, failures };
}

describe('the sweep', () => {
  it('queues and counts a page that shows an older version than its source has', async () => {
    const pages = {
      '/products/slip': page({ 'product:slip': old }),
      '/': page({ 'product:slip': newer, home: null }),
    };
    const { stale, queued, failures } = await sweep(pages, { slip: newer });
    expect([stale, queued, failures]).toEqual([['/products/slip'], ['/products/slip'], ['freshness']]);
  });

  it('leaves a change alone that may still be on its way', async () => {
    const { stale } = await sweep({ '/': page({ 'document:home': old }) }, { home: justNow });
    expect(stale).toEqual([]);
  });

  it('says nothing about pages whose source fails, and goes on', async () => {
    const broken = new Fault({ code: 'commerce-timeout', kind: 'outside', say: 'late' });
    const pages = { '/a': page({ 'product:a': old }), '/b': page({ 'product:b': old }), '/c': '' };
    const { stale, pages: count } = await sweep(pages, { a: broken, b: newer });
    expect([stale, count]).toEqual([['/b'], 3]);
  });
});
