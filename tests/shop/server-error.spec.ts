import { expect } from 'playwright/test';
import { desk } from './desk.ts';
import { test } from './journey.ts';

test.describe('a page that was never made while the platform is down', () => {
  // The bag asks the same platform.
  test.use({ allowed: /status of 500|ERR_EMPTY_RESPONSE|commerce-unavailable/ });
  test.afterEach(() => desk.clearFaults());

  test('says so in the shop’s look and leads home', async ({ page }) => {
    await desk.setFaults({ provider: 'commerce', kind: 'down' });
    const answer = await page.goto(`/products/never-made-${Date.now()}`);
    expect(answer?.status()).toBe(500);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not ready.' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
