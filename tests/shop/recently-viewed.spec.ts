import { expect, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const DRESS = '/products/aurelia-slip-dress-oxblood';

test.describe('[const.recently-viewed.1] [entity.site-state.9] [entity.browser-storage-and-cookies.1] pieces looked at', () => {
  const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed', exact: true });
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lastViewed'));

  test('stand below the next product page, newest first, and below an empty bag; they are stored with consent', {
    tag: '@desktop',
  }, async ({ page, context, baseURL }) => {
    await chooseCookies(context, baseURL ?? '', 'functional');
    for (const handle of ['odette-tea-dress-sage', 'cosima-satin-mule-blush']) {
      await openPage(page, `/products/${handle}`);
      await expect.poll(() => stored(page)).toContain(handle.toUpperCase());
    }
    await openPage(page, DRESS);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const titles = viewed(page).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Cosima Satin Mule', 'Odette Tea Dress']);
    await expect(viewed(page).getByRole('heading', { level: 3 }).first().getByRole('link')).toHaveAttribute(
      'href',
      '/products/cosima-satin-mule-blush?ref=recently-viewed-card',
    );
    await page.goto('/cart');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(titles).toHaveText(['Aurelia Slip Dress', 'Cosima Satin Mule', 'Odette Tea Dress']);
  });

  test('are known in the drawer of an empty bag without consent, and not stored', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openPage(page, DRESS);
    await page.getByRole('button', { name: /^Toggle Cart/ }).click();
    const bag = page.getByRole('dialog', { name: /^Bag/ });
    await expect(bag.getByRole('region', { name: 'Recently viewed' })).toContainText('Aurelia Slip Dress');
    expect(await stored(page)).toBeNull();
  });
});
