import { tags } from '@storefront/core/cache/page-tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  edit,
  LAG_MS,
  loseWebhook,
  pathOf,
  productHandles,
  publishSlug,
  publishTitle,
  queueAtRest,
  readMap,
  revalidate,
  visit,
  visitUntil,
} from './open-shop.ts';

const run = Date.now().toString(36);

let handles: string[];
/** Its webhook is lost first, so that its page can refresh by time until the end. */
let lost: string;
const lostTitle = `Lost ${run}`;

beforeAll(async () => {
  handles = await productHandles();
  lost = handles.pop() ?? '';
  await visit(pathOf(lost));
  await loseWebhook(() => publishTitle(lost, lostTitle));
  await edit({ do: 'lag', milliseconds: LAG_MS });
}, 60_000);
afterAll(() => edit({ do: 'lag', milliseconds: 0 }));

describe('an edit of a product', () => {
  it('is served by other pages that show it, with its version in their receipts', async () => {
    const home = await visit('/');
    const tag = Object.keys(home.receipt?.sources ?? {}).find((name) => name.startsWith('product:')) ?? '';
    const path = pathOf(tag.slice('product:'.length));
    const before = (await visit(path)).receipt?.sources[tag];
    await edit({ do: 'product', action: 'update', id: path.slice(pathOf('').length), title: `Seen ${run}` });
    const after = await visitUntil(path, ({ heading }) => heading.includes(`Seen ${run}`));
    const version = after.receipt?.sources[tag] ?? '';
    expect(Date.parse(version)).toBeGreaterThan(Date.parse(before ?? ''));
    expect(Date.parse(after.receipt?.builtAt ?? '')).toBeGreaterThan(Date.parse(version));
    await visitUntil('/', ({ receipt }) => receipt?.sources[tag] === version);
  });

  it('that unpublishes it makes its page a 404, and one that publishes it a 200', async () => {
    const handle = handles[111] ?? '';
    const change = { do: 'product', action: 'update', id: handle };
    await edit({ ...change, published: false });
    await visitUntil(pathOf(handle), ({ status }) => status === 404, 30_000);
    await edit({ ...change, published: true });
    await visitUntil(pathOf(handle), ({ status }) => status === 200, 30_000);
    await edit({ do: 'product', action: 'delete', id: handle });
    await visitUntil(pathOf(handle), ({ status }) => status === 404, 30_000);
    await edit({ do: 'product', action: 'create', handle, title: `Back ${run}` });
    await visitUntil(pathOf(handle), ({ heading }) => heading.includes(`Back ${run}`), 30_000);
  });
});

describe('another slug of a document', () => {
  it.each([
    ['story', '/stories/', 'story-washing-silk', 'washing-silk'],
    ['campaign', '/campaigns/', 'campaign-nocturne', 'nocturne'],
    ['page', '/pages/', 'page-returns', 'returns'],
  ])('of a %s, which nobody notes as the former one, leaves no dead address', async (_, folder, id, slug) => {
    const former = `${folder}${slug}`;
    const present = `${former}-${run}`;
    const leadsTo =
      (wanted: string) =>
      ({ path, status }: { path: string; status: number }) =>
        path === wanted && status === 200;
    await visitUntil(former, leadsTo(former));
    await publishSlug(id, `${slug}-${run}`);
    try {
      await visitUntil(former, leadsTo(present), 30_000);
      expect(await readMap()).toContain(`${present}<`);
    } finally {
      await publishSlug(id, slug);
    }
    await visitUntil(former, leadsTo(former), 30_000);
    await visitUntil(present, leadsTo(former), 30_000);
  });
});

describe('a deletion', () => {
  it.each([
    ['product', '/products/', () => handles[112] ?? '', () => ({ title: `Back ${run}` })],
    [
      'collection',
      '/collections/',
      () => 'velvet-underfoot',
      () => ({ title: `Back ${run}`, handles: handles.slice(0, 4) }),
    ],
  ])(
    'of a %s, prebuilt and never named by a webhook, makes its page a 404 for its first visitor and removes it from the sitemap',
    async (thing, folder, choose, values) => {
      const handle = choose();
      const address = `${folder}${handle}<`;
      expect(await readMap()).toContain(address);
      await edit({ do: thing, action: 'delete', id: handle });
      try {
        // No visits meanwhile, because a visit of a stale page makes it too.
        expect(await queueAtRest()).toEqual({ dead: 0 });
        expect((await visit(`${folder}${handle}`)).status).toBe(404);
        expect(await readMap()).not.toContain(address);
      } finally {
        await edit({ do: thing, action: 'create', handle, ...values() });
      }
      await visitUntil(`${folder}${handle}`, ({ status }) => status === 200, 30_000);
      expect(await readMap()).toContain(address);
    },
  );
});

describe('operators', () => {
  it('refresh the pages of a tag and get the list of them', async () => {
    const tag = tags.product(handles[1] ?? '');
    const before = Date.parse((await visit(pathOf(handles[1] ?? ''))).receipt?.builtAt ?? '');
    const { status, body } = await revalidate({ tags: [tag], paths: ['/cart'] });
    expect(status).toBe(200);
    expect(body).toEqual({
      refreshed: expect.arrayContaining(['/cart', pathOf(handles[1] ?? '')]),
      failed: [],
    });
    const after = Date.parse((await visit(pathOf(handles[1] ?? ''))).receipt?.builtAt ?? '');
    expect(after).toBeGreaterThan(before);
  });

  it.each([
    [{ paths: ['/'] }, 'guess', 401],
    [{}, undefined, 400],
    [{ paths: ['https://elsewhere.example/'] }, undefined, 400],
    [{ paths: ['//elsewhere.example/'] }, undefined, 400],
    [{ paths: ['/api/health'] }, undefined, 400],
    [{ paths: '/' }, undefined, 400],
    [{ tags: ['everything'] }, undefined, 400],
    [{ tags: [1] }, undefined, 400],
  ])('are refused %j with the secret %s: %i', async (wanted, secret, status) => {
    expect((await revalidate(wanted, secret)).status).toBe(status);
  });
});

it('a page whose webhook was lost refreshes by time', async () => {
  const seen = await visitUntil(pathOf(lost), ({ title }) => title.includes(lostTitle), 90_000);
  expect(seen.receipt?.sources).toHaveProperty(tags.product(lost));
});
