import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { bagOf, openProduct } from './open-product.ts';

const BRA = '/products/odile-balconette-bra-black';

test('a bra is chosen by band and cup, and a sold-out one leads to its sister sizes', async ({ page }) => {
  const info = await openProduct(page, BRA);
  const table = info.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'DD', exact: true })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: '34' })).toBeVisible();
  // [const.stock-labels.3]
  await expect(table.getByText('4 left')).toBeVisible();
  await expect(table.getByRole('radio', { name: '32DD, 4 left' })).toBeAttached();
  await table.getByRole('radio', { name: '34B, sold out' }).check();
  await expect(info.getByRole('button', { name: 'Join the Waitlist' })).toBeInViewport({ ratio: 1 });
  const sisters = 'Its sister sizes hold the same cup volume on another band.';
  await expect(info.getByText(`34B is sold out. ${sisters}`)).toBeInViewport({ ratio: 1 });
  const sister = info.getByRole('button', { name: '32C, a firmer band' });
  await expect(sister).toBeInViewport({ ratio: 1 });
  await sister.click();
  await expect(info.getByRole('radio', { name: '32C' })).toBeChecked();
  await info.getByRole('button', { name: 'Add to Bag — 32C' }).click();
  await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
});

test('the keyboard brings each size of the table wholly into view', { tag: '@phone' }, async ({ page }) => {
  const info = await openProduct(page, BRA);
  const table = info.getByRole('table');
  const slide = table.locator('..');
  await table.getByRole('radio').first().focus();
  const focused = table.locator(':focus');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowRight');
    const [frame, cell] = await Promise.all([slide.boundingBox(), focused.boundingBox()]);
    if (!frame || !cell) throw new Error('The table is not drawn');
    expect(cell.x).toBeGreaterThanOrEqual(frame.x);
    expect(cell.x + cell.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

test('a bra names the brief of its set', { tag: '@desktop' }, async ({ page }) => {
  const info = await openProduct(page, BRA);
  await info.getByRole('link', { name: /^The matching brief/ }).click();
  await expect(page).toHaveURL(/\/products\/odile-high-brief-black\?ref=matching-brief$/);
});

test('the size of last time is suggested on this device, and forgotten with one press', {
  tag: '@phone',
}, async ({ page }) => {
  let info = await openProduct(page, '/products/aurelia-slip-dress-oxblood');
  await info.getByRole('radio', { name: 'M', exact: true }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fit'))).toContain('"M"');

  info = await openProduct(page, '/products/aurelia-slip-dress-black');
  await info.getByRole('button', { name: 'Last time you chose M' }).click();
  await expect(info.getByRole('radio', { name: 'M', exact: true })).toBeChecked();

  info = await openProduct(page, '/products/aurelia-slip-dress-champagne');
  await info.getByRole('button', { name: 'Forget that I chose M' }).click();
  await expect(info.getByText('Last time you chose')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('fit'))).toBeNull();
  await openPage(page, '/products/aurelia-slip-dress-black');
  await expect(page.getByText('Last time you chose')).toHaveCount(0);
});
