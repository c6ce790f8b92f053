import { expect, test } from 'playwright/test';

const absent = [
  ['/products/no-such-piece', 'This product is sold out.'],
  ['/collections/no-such-line', 'Page Not Found: /collections/no-such-line'],
  ['/collections/evening/page/99', 'Page Not Found: /collections/evening/page/99'],
  ['/collections/evening/page/one', 'Page Not Found: /collections/evening/page/one'],
  ['/no/such/path', 'Page Not Found: /no/such/path'],
] as const;

for (const [path, text] of absent) {
  test(`[error.1] ${path} is a 404 that says so`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
