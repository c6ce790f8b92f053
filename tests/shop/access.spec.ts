import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

// Elements that are still fading in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** With the width of those that one is enough for. */
const pages: readonly [path: string, tag?: '@phone' | '@desktop'][] = [
  ['/'],
  ['/collections/evening', '@desktop'],
  ['/collections/first-refusal', '@phone'],
  ['/products/aurelia-slip-dress-oxblood'],
  ['/products/odile-balconette-bra-black', '@phone'],
  ['/cart', '@desktop'],
];

for (const [path, tag] of pages) {
  test(`${path} has no accessibility violation`, { tag: tag ?? [] }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // On phones the footer is laid out after the first paint; before, it has no background to compare with.
    await expect(page.locator('html[data-laid-out]')).toBeAttached();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('the not-found page has no accessibility violation when its parts have loaded', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('The page you asked for is not on its hanger.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'While you are here' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the not-found page without recommendations has no accessibility violation', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route(/\/api\/recommendations/, (route) => route.fulfill({ json: { products: [] } }));
  await page.goto('/no/such/page');
  await expect(page.getByRole('navigation', { name: 'Start here' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the open cart drawer has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-black');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

type Opening = (page: Page) => Promise<void>;

async function openSearch(page: Page, words: string) {
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(words);
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
  ['the mobile menu', [390, 768], openMobileMenu],
  ['the mega menu', [1440], openMegaMenu],
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
    'search without results',
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
    'the newsletter form with an error',
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
    test(`${name} has no accessibility violation, ${width} px wide`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, '/');
      await open(page);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
