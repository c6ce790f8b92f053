import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const collectionLink = (page: Page) => page.getByRole('link', { name: 'Shop the Evening Collection' });
const cardLink = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link');
const evening = (page: Page) => page.getByRole('heading', { level: 1, name: 'Evening' });

/** Holds the data of pages whose address matches; returns a function that lets it come. */
async function holdData(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('search that is opened while the next page comes in stays, with what was typed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/cart');
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.pressSequentially('sil');
  await page.clock.runFor(1_000);
  await search.pressSequentially('k');
  await expect(search).toHaveValue('silk');
  await expect(search).toBeFocused();
});

test.describe('the last click wins', { tag: '@desktop' }, () => {
  test('over a page whose data has not come', async ({ page }) => {
    await openPage(page, '/');
    const letCollectionCome = await holdData(page, /\/_next\/data\/[^/]+\/collections\/evening\.json/);
    await collectionLink(page).click();
    const name = (await cardLink(page).textContent()) ?? '';
    await cardLink(page).click();
    letCollectionCome();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });

  test('over a page that is about to be drawn', async ({ page }) => {
    await openPage(page, '/');
    const name = (await cardLink(page).textContent()) ?? '';
    const letProductCome = await holdData(page, /\/_next\/data\/[^/]+\/products\//);
    await page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('main article :is(h2, h3, h4) a');
      const { events } = Object(window).next.router;
      // The address has changed by now, and React has not rendered the page yet.
      const click = () => {
        events.off('beforeHistoryChange', click);
        card?.click();
      };
      events.on('beforeHistoryChange', click);
    });
    await collectionLink(page).click();
    await expect(evening(page)).toBeVisible();
    await expect(page, 'the collection takes no query from the link after it').toHaveURL(
      /\/collections\/evening$/,
    );
    letProductCome();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  });

  test('also when its link goes with the page before the mouse is released', async ({ page }) => {
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await cardLink(page).scrollIntoViewIfNeeded();
    const name = (await cardLink(page).textContent()) ?? '';
    const letCollectionCome = await holdData(page, /\/_next\/data\/[^/]+\/collections\/evening\.json/);
    await page.evaluate(() => void Object(window).next.router.push('/collections/evening'));
    await cardLink(page).hover();
    await page.mouse.down();
    letCollectionCome();
    await expect(evening(page)).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });
});
