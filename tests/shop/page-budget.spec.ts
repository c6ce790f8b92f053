import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { measurePage, type PageCost } from './measure-page.ts';

const KB = 1024;

/**
 * What a page may cost until it is quiet, at the width and density of a phone, before anybody touches it: with the
 * consent dialog of a first visit.
 */
const everyPage = { scripts: 12, scriptBytes: 150 * KB, requests: 30, longestWork: 200 };

const routes: Record<string, { path: string; budget: PageCost }> = {
  home: { path: '/', budget: { ...everyPage, pictureBytes: 350 * KB } },
  'a listing': { path: '/collections/evening', budget: { ...everyPage, pictureBytes: 350 * KB } },
  'a product page': {
    path: '/products/aurelia-slip-dress-oxblood',
    budget: { ...everyPage, pictureBytes: 200 * KB },
  },
  'the search page': { path: '/search?q=dress', budget: { ...everyPage, pictureBytes: 350 * KB } },
  'a story': { path: '/stories/cut-on-the-cross', budget: { ...everyPage, pictureBytes: 350 * KB } },
  'the bag': { path: '/cart', budget: { ...everyPage, pictureBytes: 100 * KB } },
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

for (const [name, { path, budget }] of Object.entries(routes)) {
  test(
    `${name} keeps its budget until it is quiet`,
    { tag: ['@phone', '@budget'] },
    async ({ page }, info) => {
      const cost = await measurePage(page, path);
      info.annotations.push({ type: 'cost', description: JSON.stringify(cost) });
      const over = Object.entries(budget).filter(([part, limit]) => Reflect.get(cost, part) > limit);
      expect(Object.fromEntries(over), `over the budget, of ${JSON.stringify(cost)}`).toEqual({});
    },
  );
}
