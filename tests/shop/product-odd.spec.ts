import { expect } from 'playwright/test';
import type { ProductValues } from '../../packages/sandbox/src/desk/control-client.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { bagPrepared } from './open-page.ts';
import { openProduct } from './open-product.ts';

/** A piece that something is wrong with, on the platform while `look` looks at its page. */
async function withOddPiece(values: ProductValues, look: (path: string) => Promise<void>): Promise<void> {
  const handle = `odd-piece-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const like = 'aurelia-slip-dress-oxblood';
  // Of no type and without tags it is in no collection.
  await desk.edit({
    do: 'product',
    action: 'create',
    handle,
    like,
    productType: 'Samples',
    tags: [],
    ...values,
  });
  try {
    await look(`/products/${handle}`);
  } finally {
    await desk.edit({ do: 'product', action: 'delete', id: handle });
  }
}

test('a size that somebody else has just bought is sold out on the page, too, and leads to the waitlist', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = 'Dress With One Left';
  await withOddPiece({ title }, async (path) => {
    const info = await openProduct(page, path);
    await info.getByRole('radio', { name: 'XXS' }).check();
    await bagPrepared(page);
    const size = (await desk.findVariants(title)).find(({ values }) => values.includes('XXS'));
    await desk.edit({ do: 'stock', variantId: size?.variantId ?? '', units: 0 });
    await info.getByRole('button', { name: 'Add to Bag — XXS' }).click();
    const bag = page.getByRole('dialog', { name: /^Bag/ });
    await expect(bag.getByRole('alert')).toContainText(`${title} has just sold out`);
    await bag.getByRole('button', { name: 'Close bag' }).click();
    await expect(info.getByRole('radio', { name: 'XXS, sold out' })).toHaveCount(1);
    await expect(info.getByRole('button', { name: /^Add to Bag/ })).toHaveCount(0);
    await expect(info.getByRole('button', { name: 'Join the Waitlist' })).toBeVisible();
  });
});

test('a piece without pictures says so, and sells', { tag: '@phone' }, async ({ page }) => {
  await withOddPiece({ pictures: 0 }, async (path) => {
    const info = await openProduct(page, path);
    await expect(page.getByText('No picture yet')).toBeAttached();
    await info.getByRole('radio', { name: 'XXS' }).check();
    await expect(info.getByRole('button', { name: 'Add to Bag — XXS' })).toBeEnabled();
  });
});

test('a piece with one picture, a film without sources and variants without options shows the whole picture, without a count or a place for the film, and its variants have numbers', {
  tag: '@desktop',
}, async ({ page }) => {
  const film = 'gid://shopify/Video/1';
  await withOddPiece({ pictures: 1, video: film, options: false, variants: 2 }, async (path) => {
    const info = await openProduct(page, path);
    const gallery = page.getByRole('region', { name: /^Pictures,/ });
    await expect(gallery.getByRole('button')).toHaveCount(1);
    await expect(gallery.getByText('1 / 1')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /, Zoom$/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play the film' })).toHaveCount(0);
    await info.getByRole('radio', { name: /^No\. 2/ }).check();
    await expect(info.getByRole('button', { name: 'Add to Bag', exact: true })).toBeEnabled();
  });
});

test('a piece without variants says that it is not for sale, without a price and a button', {
  tag: '@phone',
}, async ({ page }) => {
  await withOddPiece({ variants: 0 }, async (path) => {
    const info = await openProduct(page, path);
    await expect(info.getByText('Not for sale at the moment')).toBeVisible();
    await expect(info.getByRole('button', { name: /Add|Select|Sold out/ })).toHaveCount(0);
    await expect(info.getByText('$')).toHaveCount(0);
  });
});

test('a name of 120 characters stays in its place, also without a space', async ({ page }) => {
  const title = `Dress ${'Charmeuse'.repeat(20)}`.slice(0, 120);
  await withOddPiece({ title }, async (path) => {
    const info = await openProduct(page, path);
    await expect(info.getByRole('heading', { level: 1 })).toHaveText(title);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    await expect(info.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 });
    await expect(info.getByRole('button', { name: 'Select a size' })).toBeInViewport({ ratio: 1 });
  });
});
