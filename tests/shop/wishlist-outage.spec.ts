import { expect } from 'playwright/test';
import { endSession, makeCustomer, newEmail, openAs, PASSWORD } from './customers.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openProduct } from './open-product.ts';
import { heart, modal, ROBE, saveRobe } from './save-robe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(() => desk.clearFaults());

test.describe('while the wishlist service is down', () => {
  test.use({ allowed: /\/api\/wishlists|Failed to load resource/ });

  test('[state.wishlist.6] [error.5] a saved piece waits in the browser and arrives once, also where the session was over @desktop', async ({
    page,
  }) => {
    const email = newEmail('down');
    await makeCustomer(email);
    await openAs(page, email, ROBE);
    await saveRobe(page, 'XS', 'For December');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlistChanges'))).toBeNull();
    await desk.setFaults({ provider: 'swym', kind: 'down' });
    await modal(page).getByLabel('Size').selectOption('S');
    await modal(page).getByLabel('List', { exact: true }).selectOption('For December');
    await modal(page).getByRole('button', { name: 'Save to list' }).click();
    await expect(modal(page).getByText('Added to list')).toBeVisible();
    // Until then the change is still being sent, and its success would show the lists without a press.
    const unsent = page.waitForEvent('console', (message) =>
      /change .* could not be sent/.test(message.text()),
    );
    await page.reload();
    await unsent;
    await heart(page).click();
    await expect(modal(page).getByText('Your wishlists cannot be reached just now.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('wishlistChanges'))).toContain('"add"');
    await desk.clearFaults();
    await modal(page).getByRole('button', { name: 'Try again' }).click();
    await modal(page).getByLabel('Size').selectOption('S');
    await expect(modal(page).getByRole('option', { name: 'For December (added)' })).toBeDisabled();
    await page.goto('/account/wishlist');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlistChanges'))).toBeNull();
    await expect(page.getByRole('heading', { name: 'Vesper Silk Robe' })).toHaveCount(2);

    await openProduct(page, ROBE);
    await heart(page).click();
    await modal(page).getByLabel('Size').selectOption('M');
    await modal(page).getByLabel('List', { exact: true }).selectOption('For December');
    await endSession(page);
    await modal(page).getByRole('button', { name: 'Save to list' }).click();
    await modal(page)
      .getByRole('link', { name: /^To use the wishlist/ })
      .click();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await modal(page).getByLabel('Size').selectOption('M');
    await expect(modal(page).getByRole('option', { name: 'For December (added)' })).toBeDisabled();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlistChanges'))).toBeNull();
  });

  test('[state.session.2] a change that could not be sent outlives a logout, without her name, and arrives after the next login @desktop', async ({
    page,
  }) => {
    const email = newEmail('left');
    await makeCustomer(email);
    await openAs(page, email, ROBE);
    await saveRobe(page, 'XS', 'For December');
    const stored = () => page.evaluate(() => localStorage.getItem('wishlistChanges'));
    await expect.poll(stored).toBeNull();
    await desk.setFaults({ provider: 'swym', kind: 'down' });
    await modal(page).getByLabel('Size').selectOption('S');
    await modal(page).getByLabel('List', { exact: true }).selectOption('For December');
    await modal(page).getByRole('button', { name: 'Save to list' }).click();
    await expect.poll(stored).toContain('"add"');
    await page.goto('/account/logout');
    await expect(page.getByText(/^One change to your lists could not be saved yet\./)).toBeVisible();
    expect(JSON.parse((await stored()) ?? '')).toMatchObject({
      customerId: null,
      changes: [{ kind: 'add' }],
    });

    await desk.clearFaults();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/account');
    await page.goto('/account/wishlist');
    await expect(page.getByRole('heading', { name: 'Vesper Silk Robe' })).toHaveCount(2);
    await expect.poll(stored).toBeNull();
  });
});
