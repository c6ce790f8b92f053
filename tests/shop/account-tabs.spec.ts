import { expect, type Page } from 'playwright/test';
import { makeCustomer, newEmail, openAs } from './customers.ts';
import { requestsDone, test } from './journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[state.session.4] [state.session.5] [state.session.2] the user of a token is fetched, and all tabs sign in and out together', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const email = newEmail('nora');
  await makeCustomer(email, 'Nora');
  await openAs(page, email, '/account');
  await expect(heading(page, /^Good .*, Nora$/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account/profile');
  const form = other.getByRole('form', { name: 'Name and letters' });
  await form.getByLabel('First name').fill('Noor 🌿');
  await form.getByLabel('Phone').fill('212 555 0131');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  await expect(heading(page, /^Good .*, Noor 🌿$/)).toBeVisible();
  await requestsDone(other);
  await other.goto('/account/logout');
  await expect(heading(other, 'You are signed out')).toBeVisible();
  await expect(page).toHaveURL('/account/login');
});

test.describe('two tabs that find a session in its last week', { tag: '@desktop' }, () => {
  // Requests of one tab with the token that the other replaces.
  test.use({ allowed: /Failed to load resource.*401/ });

  test('renew it once, and neither is signed out', async ({ page, context }) => {
    const email = newEmail('tess');
    await makeCustomer(email, 'Tess');
    await openAs(page, email, '/account');
    await expect(heading(page, /^Good .*, Tess$/)).toBeVisible();
    await requestsDone(page);
    const tokenOf = () => page.evaluate(() => localStorage.getItem('token'));
    const first = await tokenOf();
    const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
    await page.evaluate((expiresAt) => localStorage.setItem('tokenExpiresAt', expiresAt), soon);
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/renew')) renewals.push(request.method());
    });
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto('/account/wishlist')]);
    await expect.poll(tokenOf).not.toBe(first);
    await Promise.all([requestsDone(page), requestsDone(other)]);
    expect(await tokenOf()).not.toBeNull();
    expect(renewals).toEqual(['POST']);
    await expect(heading(page, /^Good .*, Tess$/)).toBeVisible();
    await expect(other).toHaveURL('/account/wishlist');
  });
});
