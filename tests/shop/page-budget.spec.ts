import { expect } from 'playwright/test';
import { rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';
import { MOST_BYTES, measurePage, type PageCost } from './measure-page.ts';

const KB = 1024;

/**
 * What a page may cost until it is quiet, at the width and density of a phone, before anybody touches it: with the
 * consent dialog of a first visit.
 */
const everyPage = { scripts: 12, scriptBytes: 150 * KB, requests: 30, longestWork: 200 };

interface MeasuredRoute {
  path: string;
  budget: PageCost;
  /** What it requests some time after it has loaded. */
  delayed?: RegExp;
}

/** Every kind has the same budget: a short page with its carousels behind the tray, a table of sizes, a form. */
const productPage = (handle: string): MeasuredRoute => ({
  path: `/products/${handle}`,
  budget: { ...everyPage, pictureBytes: 200 * KB },
  delayed: /\/api\/recommendations/,
});

const routes: Record<string, MeasuredRoute> = {
  home: { path: '/', budget: { ...everyPage, pictureBytes: 350 * KB } },
  'a listing': { path: '/collections/evening', budget: { ...everyPage, pictureBytes: 350 * KB } },
  'a product page': productPage('aurelia-slip-dress-oxblood'),
  'a bra with a matrix of sizes': productPage('odile-balconette-bra-black'),
  'a gift card': productPage('the-gift-card-oxblood'),
  'an appointment': productPage('atelier-fitting-ivory'),
  'a piece that is sold out': productPage('sabine-wrap-dress-dusk-blue'),
  'a piece that is coming soon': productPage('vesper-bias-nightgown-rose'),
  'a piece on presale': productPage('astor-wrap-coat-camel'),
  // It finds in the browser, which takes the platform's client and the words of the search.
  'the search page': {
    path: '/search?q=dress',
    budget: { scripts: 16, scriptBytes: 176 * KB, pictureBytes: 350 * KB, requests: 34, longestWork: 1_400 },
  },
  'a story': {
    path: '/stories/cut-on-the-cross',
    budget: { ...everyPage, scripts: 13, scriptBytes: 160 * KB, pictureBytes: 350 * KB },
  },
  // All that a bag can do stands on its page.
  'the bag': {
    path: '/cart',
    budget: { scripts: 24, scriptBytes: 234 * KB, pictureBytes: 100 * KB, requests: 50, longestWork: 1_000 },
  },
};

test.use({
  // The dialog of a first visit is part of what a page costs.
  isFirstVisit: true,
  deviceScaleFactor: 3,
  launchOptions: {
    // The one without windows loads pictures from twice as far away.
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

for (const [name, { path, budget, delayed }] of Object.entries(routes)) {
  test(
    `${name} keeps its budget until it is quiet`,
    { tag: ['@phone', '@budget'] },
    async ({ page }, info) => {
      // A page of the build knows the settings of the build's own world, and would load those of this one.
      await rebuildPages(page.request, [new URL(path, 'http://shop').pathname]);
      const cost = await measurePage(page, path, delayed);
      info.annotations.push({ type: 'cost', description: JSON.stringify(cost) });
      const over = Object.entries(budget).filter(([part, limit]) => Reflect.get(cost, part) > limit);
      expect(Object.fromEntries(over), `over the budget, of ${JSON.stringify(cost)}`).toEqual({});
      expect(cost.bytes).toBeLessThanOrEqual(MOST_BYTES);
    },
  );
}
