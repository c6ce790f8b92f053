import { expect, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { publishSettings, rebuildPages, withSettings } from './edit-settings.ts';
import { requestsDone, test } from './journey.ts';
import { watchShifts } from './watch-shifts.ts';

interface Settings {
  newBanner: { siteBanner: { bannerText: { children: { text: string }[] }[] }[] };
  banner: { siteBannerColors: object };
}

/** Publishes a change of the settings, and waits until the shop's own endpoint returns it. */
async function publish(page: Page, set: object) {
  const before = await revision(page);
  await publishSettings(page.request, set);
  await expect.poll(() => revision(page), { timeout: 40_000 }).not.toBe(before);
}

async function revision(page: Page): Promise<string> {
  return (await (await page.request.get('/api/settings')).json()).revision;
}

/** Advances the clock by the ten minutes after which an open tab requests the settings again. */
async function comeBackLater(page: Page) {
  await requestsDone(page);
  const response = page.waitForResponse(/\/api\/settings$/);
  await page.clock.fastForward(600_000);
  await (await response).finished();
}

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--banner-background'));

let shifted: () => Promise<number>;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  shifted = await watchShifts(page);
});

test('an open page applies newer settings without layout shift; what would shift it waits for the next page', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(150_000);
  await withSettings<Settings>(page.request, '/', ['newBanner', 'banner'], async (before) => {
    const once = page.waitForResponse(/\/api\/settings$/);
    await page.goto('/');
    // Its body is empty where the page has the newest settings.
    await once;
    const banner = page.getByRole('region', { name: 'Announcements' });
    await expect(banner).toBeVisible();
    const shiftBefore = await shifted();

    const message = structuredClone(before.newBanner.siteBanner[0]);
    const span = message?.bannerText[0]?.children[0];
    if (span === undefined) throw new Error('The seed has no banner to change.');
    span.text = 'Gifts are wrapped by hand ';
    await publish(page, {
      newBanner: { siteBanner: [message] },
      'banner.siteBannerColors': { bgColor: { hex: '#0b3d2e' }, textColor: { hex: '#ffffff' } },
    });
    await comeBackLater(page);
    await expect(banner).toContainText('Gifts are wrapped by hand');
    await expect.poll(() => ground(page)).toBe('#0b3d2e');
    // The banner's text is centred, so it alone moves.
    expect((await shifted()) - shiftBefore, 'nothing else moves').toBeLessThan(0.001);

    await publish(page, { newBanner: { siteBanner: [] }, 'banner.siteBanner': [] });
    await comeBackLater(page);
    await expect(banner, 'removing the banner would shift the page').toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(banner).toBeHidden();
  });
});

test.describe('while the CMS is down', () => {
  test.afterEach(() => desk.clearFaults());

  test('[error.9] a page that is rebuilt keeps its texts', { tag: '@desktop' }, async ({ page }) => {
    const path = '/products/aurelia-slip-dress-black';
    const texts = async () => {
      await rebuildPages(page.request, [path]);
      await page.goto(path);
      const { props } = JSON.parse((await page.locator('#__NEXT_DATA__').textContent()) ?? '');
      const { shipping, details, product } = props.pageProps;
      return { shipping, details, swatches: product.swatches };
    };
    const before = await texts();
    expect(before.shipping).not.toEqual([]);
    await desk.setFaults({ provider: 'content', kind: 'down' });
    expect(await texts()).toEqual(before);
  });
});

test.describe('while the settings cannot be read', () => {
  test.use({ allowed: /^Problem loading settings|status of 502/ });

  test('[error.9] the shell shown before stays, without an error message', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.route('**/api/settings', (route) => route.fulfill({ status: 502, body: '{}' }));
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Problem loading settings'),
    );
    await page.goto('/');
    await logged;
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible();
  });
});
