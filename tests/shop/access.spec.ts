import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

// Elements that are still fading in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page, path: string) {
  await openPage(page, path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // On phones the footer is laid out after the first paint; before, it has no background to compare with.
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);
}

test('listing, product and bag have no accessibility violation', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/collections/evening', '/products/aurelia-slip-dress-oxblood', '/cart'])
    await test.step(path, () => expectNoViolations(page, path));
});

test('pages on a phone, and the open cart drawer, have no accessibility violation', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of [
    '/',
    '/collections/first-refusal',
    '/products/aurelia-slip-dress-oxblood',
    '/products/odile-balconette-bra-black',
  ])
    await test.step(path, () => expectNoViolations(page, path));

  await test.step('the not-found page when its parts have loaded', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByText('The page you asked for is not on its hanger.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'While you are here' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the open cart drawer', async () => {
    await page.goto('/products/ninon-velvet-bow-black');
    await page.getByRole('button', { name: 'Add to Bag' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('the not-found page without recommendations has no accessibility violation', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route(/\/api\/recommendations/, (route) => route.fulfill({ json: { products: [] } }));
  await page.goto('/no/such/page');
  await expect(page.getByRole('navigation', { name: 'Start here' })).toBeVisible();
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

/** As a shopper who is done with a panel: nothing of it stays open. */
async function closePanel(page: Page) {
  await page.mouse.move(5, 700);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'The Odile family' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: "Let's chat" })).toBeHidden();
}

/** Opens each panel of a width, and closes it again. */
async function checkPanels(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  for (const [name, , open] of panels.filter(([, widths]) => widths.includes(width)))
    await test.step(`${name}, ${width} px wide`, async () => {
      await open(page);
      expect(await violationsOf(page)).toEqual([]);
      await closePanel(page);
    });
}

test('the home page and its panels on a desk have no accessibility violation', {
  tag: '@desktop',
}, async ({ page }) => {
  await expectNoViolations(page, '/');
  await checkPanels(page, 1440);
});

test('the panels in a narrow window have no accessibility violation', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/');
  await checkPanels(page, 768);
  await checkPanels(page, 390);
});
