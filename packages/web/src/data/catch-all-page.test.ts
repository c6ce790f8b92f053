import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCatchAllPaths, getCatchAllProps } from './catch-all-page.ts';
import { makeCookieListPage } from './cookie-list-page.ts';
import { cms, noSiteData, pageContext, resetShop, shop, table } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(resetShop);

const cookieRows = {
  country: ['selectedCountry', 'Vesper & Vine', 'Country of prices and shipping', 'Cookie, 7 days'],
  consent: [
    'consent',
    'Vesper & Vine',
    'What the visitor allowed. The same, for the shop’s servers',
    'Local storage and cookie, 1 year',
  ],
  checkout: [
    'checkoutCart',
    'Vesper & Vine',
    'Which bag went to the checkout',
    'Local storage, until it is removed; session storage, until the tab is closed',
  ],
};

const result = (...path: string[]) => getCatchAllProps(pageContext({ path }));

describe('a path without a page of its own', () => {
  it('[screen.unknown-routes.1] [error.1] is a 404, looked for again after 30 seconds', async () => {
    expect(await result('pages', 'gone')).toEqual({ notFound: true, revalidate: 30 });
    expect(cms.routeRule.mock.calls).toEqual([['/pages/gone']]);
  });

  it.each([['discount'], ['cart', '1:1', '2']])(
    '[screen.route-table.5] [screen.route-table.27] is a 404 where /%s is no link that fills the bag',
    async (...path) => {
      expect(await result(...path)).toEqual({ notFound: true, revalidate: 30 });
    },
  );

  it.each(['api', '_next'])('is a 404 without a query for redirects below /%s', async (folder) => {
    shop.rules[`/${folder}/old`] = { target: '/', isPermanent: true };
    expect(await result(folder, 'old')).toEqual({ notFound: true, revalidate: 30 });
    expect(cms.routeRule).not.toHaveBeenCalled();
  });

  it('[screen.client-redirects.8] is redirected by an editor’s rule, and rebuilt when the rule changes', async () => {
    shop.rules['/pages/caf%C3%A9'] = { target: '/collections/silk', isPermanent: true };
    expect(await result('pages', 'café')).toEqual({
      redirect: { destination: '/collections/silk', permanent: true },
      revalidate: 30,
    });
    expect(await table.read({ pk: 'pages.1', sk: '/pages/caf%C3%A9' })).not.toBeNull();
  });

  it('[screen.client-redirects.1] [screen.client-redirects.2] is the redirect of a former folder', async () => {
    expect(await result('pages', 'stories', 'silk')).toHaveProperty('redirect.destination', '/stories/silk');
    expect(await result('pages', 'campaign', 'fall')).toHaveProperty(
      'redirect.destination',
      '/campaigns/fall',
    );
  });

  it('is a 404 when the path is empty', async () => {
    expect(await getCatchAllProps(pageContext())).toEqual({ notFound: true, revalidate: 30 });
    expect(cms.routeRule.mock.calls).toEqual([['/']]);
  });

  it('[screen.route-table.7] is a page of ours when it is /search, which search engines do not list', async () => {
    shop.siteData = noSiteData;
    expect(await result('search')).toMatchObject({
      props: { kind: 'search', frame: { isIndexed: false, title: expect.stringContaining('Search') } },
      revalidate: 300,
    });
  });

  it('[screen.route-table.23] is the list of cookies, with everything that shop and providers store', async () => {
    const page = await result('pages', 'onetrust-cookie-list');
    expect(page).toMatchObject({
      props: {
        kind: 'cookie-list',
        frame: {
          isIndexed: true,
          structuredData: [
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                { position: 1 },
                { position: 2, item: expect.stringMatching(/\/pages\/onetrust-cookie-list$/) },
              ],
            },
          ],
        },
      },
      revalidate: 300,
    });
    expect(page).toHaveProperty('props.parts.0', {
      id: 'necessary',
      heading: [{ text: 'Necessary' }],
      text: [
        { kind: 'p', spans: [{ text: expect.stringContaining('Your bag') }] },
        { kind: 'table', rows: expect.arrayContaining([cookieRows.country]) },
      ],
    });
  });

  it('names once what is stored under one name in two places', async () => {
    const { parts } = await makeCookieListPage();
    const rows = parts.flatMap(({ text }) =>
      text.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
    );
    expect(rows).toContainEqual(cookieRows.consent);
    expect(rows).toContainEqual(cookieRows.checkout);
    const names = parts.map(({ text }) =>
      text.flatMap((block) => (block.kind === 'table' ? block.rows.slice(1) : [])),
    );
    for (const rows of names) {
      const named = rows.map(([name, service, purpose]) =>
        name === 'A script' ? `${service} ${purpose}` : `${name} ${service}`,
      );
      expect(new Set(named).size).toBe(named.length);
    }
    expect(rows.every((row) => row.length === 4 && row.every((cell) => cell !== ''))).toBe(true);
  });

  it.each([
    ['account', 'account'],
    ['account/orders', 'account'],
    ['account/login', 'account-entry'],
    ['account/reset', 'account-entry'],
    ['_t/c', 'account-entry'],
  ])(
    '[screen.route-table.8] [screen.route-table.9] [screen.route-table.20] [screen.route-table.13] [screen.route-table.6] /%s is a screen of the %s that search engines do not list',
    async (path, kind) => {
      expect(await result(...path.split('/'))).toMatchObject({
        props: { kind, frame: { isIndexed: false } },
      });
    },
  );

  it('is prebuilt when it is a page of ours', async () => {
    const { paths, fallback } = await getCatchAllPaths({});
    expect(fallback).toBe('blocking');
    for (const path of [
      ['search'],
      ['scripts-test'],
      ['pages', 'onetrust-cookie-list'],
      ['account'],
      ['discount', 'link'],
      ['cart', 'link'],
    ]) {
      expect(paths).toContainEqual({ params: { path } });
    }
  });
});
