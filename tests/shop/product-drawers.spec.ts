import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

for (const [width, name] of [
  [390, 'Fabric + Care'],
  [768, 'Details'],
  [1440, 'Details'],
] as const) {
  test(`[screen.product-detail-page.10] the drawer of details has its close button in its corner, ${width} px wide`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/products/aurelia-slip-dress-oxblood');
    const expand = page.getByRole('button', { name: 'Expand details' });
    if (await expand.isVisible()) await expand.click();
    await page.getByRole('button', { name, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Details' });
    const title = drawer.getByRole('heading', { name: 'Details' });
    const close = drawer.getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    const [titleBox, closeBox] = [await title.boundingBox(), await close.boundingBox()];
    expect(closeBox?.width).toBeLessThan(60);
    expect(titleBox?.x).toBeLessThan(closeBox?.x ?? 0);
    await close.click();
    await expect(drawer).toBeHidden();
  });
}
