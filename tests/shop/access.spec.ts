import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  places: string[];
}

/** WCAG 2.2 AA and best practice, as axe sees them; an empty list is a page without a known barrier. */
async function barriersOf(page: Page): Promise<Violation[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = Object(globalThis);
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) => ({
      id,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  });
}

const pages = [
  '/',
  '/collections/evening',
  '/collections/first-refusal',
  '/products/aurelia-slip-dress-oxblood',
  '/products/odile-balconette-bra-black',
  '/cart',
  '/no/such/page',
];

for (const path of pages) {
  test(`${path} has no barrier`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
  });
}

test('the open bag has no barrier', async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-black');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('the open menu has no barrier', async ({ page }, { project }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByText('Lingerie', { exact: true }).click();
  } else await menu.getByRole('link', { name: 'Lingerie' }).hover();
  await expect(page.getByRole('link', { name: 'The Odile family' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});
