import { expect, type Page } from 'playwright/test';
import { barriersOf } from './barriers.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

// What still fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [
  '/',
  '/collections/evening',
  '/collections/first-refusal',
  '/products/aurelia-slip-dress-oxblood',
  '/products/odile-balconette-bra-black',
  '/cart',
];

for (const path of pages) {
  test(`${path} has no barrier`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
  });
}

test('a lost page has no barrier once what visitors get has come', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('The page you asked for is not on its hanger.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'While you are here' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('a lost page without pieces has no barrier', async ({ page }) => {
  await page.route(/\/api\/recommendations/, (route) => route.fulfill({ json: { products: [] } }));
  await page.goto('/no/such/page');
  await expect(page.getByRole('navigation', { name: 'Start here' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('the open bag has no barrier', async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-black');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

type Opening = (page: Page) => Promise<void>;

async function openSearch(page: Page, words: string) {
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await page.getByRole('combobox').fill(words);
}

const openMobileMenu: Opening = async (page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Lingerie', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'The Odile family' })).toBeVisible();
};

const openMegaMenu: Opening = async (page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lingerie' }).hover();
  await expect(page.getByRole('link', { name: 'The Odile family' })).toBeVisible();
};

const panels: readonly [name: string, widths: readonly number[], open: Opening][] = [
  ['the menu of narrow windows', [390, 768], openMobileMenu],
  ['the dropdown', [1440], openMegaMenu],
  [
    'search with suggestions',
    [390, 768, 1440],
    async (page) => {
      await openSearch(page, 'slip');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  ],
  [
    'search that finds nothing',
    [390, 768, 1440],
    async (page) => {
      await openSearch(page, 'zzzzq');
      await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing hangs here' })).toBeVisible();
    },
  ],
  [
    'the help menu',
    [1440],
    async (page) => {
      await page.getByRole('button', { name: 'Help' }).press('Enter');
      await expect(page.getByRole('link', { name: "Let's chat" }).first()).toBeVisible();
    },
  ],
  [
    'the newsletter with a mistake in it',
    [390, 768, 1440],
    async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Letters from the house' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Write your email');
    },
  ],
];

for (const [name, widths, open] of panels) {
  for (const width of widths) {
    test(`${name} has no barrier, ${width} px wide`, { tag: '@desktop' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, '/');
      await open(page);
      expect(await barriersOf(page)).toEqual([]);
    });
  }
}
