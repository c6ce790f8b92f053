import { expect } from 'playwright/test';
import { desk } from './desk.ts';
import { test } from './journey.ts';

test.describe('a page that was never built while the platform is down', () => {
  // The cart calls the same platform.
  test.use({ allowed: /status of 500|ERR_EMPTY_RESPONSE|commerce-unavailable/ });
  test.afterEach(() => desk.clearFaults());

  test('is a styled 500 page with a link home', { tag: '@desktop' }, async ({ page }) => {
    await desk.setFaults({ provider: 'commerce', kind: 'down' });
    const response = await page.goto(`/products/never-made-${Date.now()}`);
    expect(response?.status()).toBe(500);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not ready.' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
