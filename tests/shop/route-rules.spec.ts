import { type APIRequestContext, expect } from 'playwright/test';
import { mutateContent } from './edit-settings.ts';
import { test } from './journey.ts';

const product = '/products/arran-cable-sweater-cream';
const furtherPage = '/collections/dresses/page/2';
const listing = '/collections/jardin';
const target = '/collections/evening?sort=price-ascending';
const stays = [200, null];
/** As editors write paths, and the pages that they mean. */
const spellings = [
  ['/pages/spelling-slash/', '/pages/spelling-slash'],
  ['/pages/spelling-été', '/pages/spelling-%C3%A9t%C3%A9'],
  ['/pages/spelling black white', '/pages/spelling%20black%20white'],
  ['/pages/spelling-q&a', '/pages/spelling-q%26a'],
  ['/pages/spelling-a,b', '/pages/spelling-a%2Cb'],
  ['/@spelling', '/%40spelling'],
] as const;

/** Every address on the map: that of a small shop is one file. */
async function sitemap(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/sitemap.xml');
  return answer.text();
}

async function answerOf(request: APIRequestContext, path: string): Promise<(number | string | null)[]> {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? null];
}

/** Pages are rebuilt by webhook after an edit, long before they expire. */
const soon = (request: APIRequestContext, path: string) =>
  expect.poll(() => answerOf(request, path), { message: path, timeout: 20_000 });

/** Runs `work`, which publishes rules with these `ids`, and deletes them afterwards. */
async function withRules(
  request: APIRequestContext,
  ids: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } finally {
    await mutateContent(
      request,
      ids.map((id) => ({ delete: { id } })),
    );
  }
}

test.describe('[screen.client-redirects.8] an editor’s rule', { tag: '@desktop' }, () => {
  test('redirects a page once published, follows its changes, and ends when deleted', async ({ request }) => {
    for (const path of [product, furtherPage, listing]) expect(await answerOf(request, path)).toEqual(stays);
    const _id = 'rule-about-pages';
    const change = (set: object) => mutateContent(request, [{ patch: { id: _id, set } }]);
    await withRules(request, [_id], async () => {
      const rule = { _id, _type: 'routeRule', path: product, url: target, isPermanent: true };
      await mutateContent(request, [{ createOrReplace: rule }]);
      await soon(request, `${product}?discount=SAVE10`).toEqual([308, `${target}&discount=SAVE10`]);
      await change({ isPermanent: false, url: '/cart' });
      await soon(request, product).toEqual([307, '/cart']);
      await change({ path: furtherPage });
      await soon(request, furtherPage).toEqual([307, '/cart']);
      await soon(request, product).toEqual(stays);
      await change({ path: listing });
      await soon(request, listing).toEqual([307, '/cart']);
      await soon(request, furtherPage).toEqual(stays);
    });
    await soon(request, listing).toEqual(stays);
  });

  test('works for its page however the editor writes it, and so does a change', async ({ request }) => {
    const rules = spellings.map(([written, path], at) => ({
      path,
      document: { _id: `rule-spelling-${at}`, _type: 'routeRule', path: written, url: '/collections/new' },
    }));
    const ids = rules.map(({ document }) => document._id);
    const all = (answer: (number | string | null)[]) =>
      Promise.all(rules.map(({ path }) => soon(request, path).toEqual(answer)));
    const publish = (url: string) =>
      mutateContent(
        request,
        rules.map(({ document }) => ({ createOrReplace: { ...document, url } })),
      );
    await withRules(request, ids, async () => {
      await publish('/collections/new');
      await all([307, '/collections/new']);
      await publish('/cart');
      await all([307, '/cart']);
    });
    await all([404, null]);
  });

  test('removes its page from the sitemap, and puts it back when deleted', async ({ request }) => {
    const _id = 'rule-about-the-map';
    const isOnSitemap = () =>
      expect.poll(async () => (await sitemap(request)).includes(`${product}</loc>`), { timeout: 20_000 });
    await isOnSitemap().toBe(true);
    await withRules(request, [_id], async () => {
      const rule = { _id, _type: 'routeRule', path: `${product}/`, url: target };
      await mutateContent(request, [{ createOrReplace: rule }]);
      await isOnSitemap().toBe(false);
    });
    await isOnSitemap().toBe(true);
  });

  for (const path of ['/', '/cart'])
    test(`never redirects ${path}`, async ({ request }) => {
      const [id, wayId] = [`rule-about-${path.length}`, `rule-to-${path.length}`];
      const way = `/pages/way-to-${path.length}`;
      await withRules(request, [id, wayId], async () => {
        await mutateContent(request, [
          { createOrReplace: { _id: id, _type: 'routeRule', path, url: '/collections/new' } },
          { createOrReplace: { _id: wayId, _type: 'routeRule', path: way, url: path } },
        ]);
        await soon(request, way).toEqual([307, path]);
        expect(await answerOf(request, path)).toEqual(stays);
      });
    });

  test('that leads a page to itself has no effect', async ({ request }) => {
    const _id = 'rule-in-a-ring';
    const [way, path] = ['/pages/way-in-a-ring', '/collections/bustier'];
    const rule = { _id, _type: 'routeRule', path: way, url: '/collections/new' };
    await withRules(request, [_id], async () => {
      await mutateContent(request, [{ createOrReplace: rule }]);
      await soon(request, way).toEqual([307, rule.url]);
      await mutateContent(request, [{ createOrReplace: { ...rule, path, url: `${path}?again=1` } }]);
      await soon(request, way).toEqual([404, null]);
      expect(await answerOf(request, path)).toEqual(stays);
    });
  });
});
