import { expect, type Locator, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { editSettings, paragraph, withSettings } from './edit-settings.ts';
import { enlargeText } from './enlarge-text.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Your choices' });
const reason = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'To chat, allow personal cookies.' });

/** Whether nothing lies over the first and the last line of a bar. */
const isUncovered = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 40, y)));
  });

test.afterEach(() => desk.clearFaults());

test('[screen.link-rules.5] [screen.link-rules.6] cookie: opens the cookie preferences, which load only then; chat: opens the chat with consent', {
  tag: '@desktop',
}, async ({ page }) => {
  // So low that the panel has no room below the notice unless it is left some.
  await page.setViewportSize({ width: 1280, height: 720 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Toggle Cart' })).toBeVisible();
  expect(requested.filter((url) => /gorgias|bundle-loader/.test(url))).toEqual([]);
  await footer(page).getByRole('link', { name: 'Cookie preferences' }).click();
  await expect(preferences(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toHaveCount(0);

  await footer(page).getByRole('link', { name: "Let's chat" }).click();
  await expect(preferences(page)).toBeVisible();
  await expect.poll(() => isUncovered(reason(page)), 'the panel does not lie over its reason').toBe(true);
  await preferences(page).getByRole('switch', { name: 'Personal' }).click();
  await preferences(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(chat(page)).toBeVisible();
  const sent = page.waitForRequest((request) => request.postData()?.includes('Is the hem lined?') ?? false);
  await chat(page).getByRole('textbox', { name: 'Message' }).fill('Is the hem lined?');
  await page.keyboard.press('Enter');
  expect((await (await sent).response())?.status()).toBe(204);
  await expect(chat(page).getByRole('log')).toContainText('Is the hem lined?');

  await chat(page).getByRole('button', { name: 'Close chat' }).click();
  await footer(page).getByRole('link', { name: "Let's chat" }).click();
  await expect(chat(page)).toBeVisible();
});

test('enlarged text leaves the reason and the buttons of the choices in view on a phone', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await openPage(page, '/');
  await footer(page).getByRole('link', { name: "Let's chat" }).click();
  for (const name of ['Save my choice', 'Necessary only', 'Accept all'])
    await expect(preferences(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(reason(page))).toBe(true);
});

test('from an advertisement’s address a link is followed client-side', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/', '/collections/evening', '/products/aurelia-slip-dress-oxblood'])
    await test.step(path, async () => {
      await page.mouse.move(700, 700);
      await openPage(page, `${path}?utm_source=letter&utm_campaign=autumn`);
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      const link = page.getByRole('banner').first().getByRole('link', { name: 'Lingerie', exact: true });
      // Next waits four seconds for its list of pages, which comes with the first sign of use.
      await link.hover();
      await expect.poll(() => page.evaluate(() => '__BUILD_MANIFEST' in window)).toBe(true);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lingerie' })).toBeVisible();
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    });
});

test('an absolute address of the shop is followed client-side', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const PATH = '/collections/evening';
  await withSettings<{ newBanner: object; banner: object }>(
    request,
    PATH,
    ['newBanner', 'banner'],
    async () => {
      const words = 'See what is in the bag';
      const bannerText = paragraph(words, `${baseURL}/cart?from=banner#main`);
      await editSettings(request, [PATH], { newBanner: { siteBanner: [{ _key: 'own', bannerText }] } });
      await openPage(page, PATH);
      // The banner is hydrated after the page.
      await page.waitForLoadState('networkidle');
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(request.url());
      });
      await page.getByRole('banner').locator('..').getByRole('link', { name: words }).click();
      await expect(page).toHaveURL('/cart?from=banner#main');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads).toEqual([]);
    },
  );
});

test.describe('while the chat is down', { tag: '@desktop' }, () => {
  test.use({ allowed: /gorgias|ERR_|Failed to load/ });

  test('the shop says so and offers its e-mail', async ({ page }) => {
    await desk.setFaults({ provider: 'gorgias', kind: 'down' });
    await openPage(page, '/');
    await footer(page).getByRole('link', { name: "Let's chat" }).click();
    await preferences(page).getByRole('switch', { name: 'Personal' }).click();
    await preferences(page).getByRole('button', { name: 'Save my choice' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'The chat cannot be reached just now.' });
    await expect(notice.getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('The chat cannot be reached just now.')).toHaveCount(0);
  });
});
