import type { Page } from 'playwright/test';

/** As somebody who has set the browser's text to twice its size, which queries in `em` follow, too. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
