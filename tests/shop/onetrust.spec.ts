import { expect, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { chooseGroups, withOneTrust } from './with-onetrust.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Privacy Preference Center' });
const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

function listenForChat(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bundle-loader/')) requested.push(request.url());
  });
  return requested;
}

test.describe('with OneTrust in the place of the shop’s own dialog', { tag: '@desktop' }, () => {
  test.use({ isFirstVisit: true });
  test.beforeEach(({ context }) => withOneTrust(context));
  test.afterEach(() => desk.clearFaults());

  test('[what.22] [screen.link-rules.6] its banner appears on a first visit; what it allows runs, and nothing before; cookie: opens its preference centre, where a consent is withdrawn', async ({
    page,
  }) => {
    const requested = listenForChat(page);
    await openPage(page, '/');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'A word about cookies' })).toHaveCount(0);
    expect(requested).toEqual([]);
    await banner(page).getByRole('button', { name: 'Accept All Cookies' }).click();
    await expect.poll(() => requested.length).toBe(1);
    await openPage(page, '/collections/evening');
    await expect.poll(() => requested.length).toBe(2);
    await expect(banner(page)).toHaveCount(0);

    await footerLink(page, 'Cookie preferences').click();
    await preferences(page)
      .getByRole('checkbox', { name: /Functional/ })
      .uncheck();
    const loaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name: 'Confirm My Choices' }).click();
    await loaded;
    await expect(page.getByRole('status').first()).toBeAttached();
    await footerLink(page, "Let's chat").click();
    await expect(page.getByText('To chat, allow functional cookies.')).toBeVisible();
    expect(requested).toHaveLength(2);
  });

  test('[screen.route-table.23] [screen.link-rules.5] its own list stands below the shop’s on the page of cookies; chat: opens the chat once its group is allowed', async ({
    page,
  }) => {
    await openPage(page, '/pages/onetrust-cookie-list');
    await expect(page.getByRole('region', { name: 'Necessary' })).toContainText('selectedCountry');
    const found = page.getByRole('region', { name: 'As our consent manager has found them' });
    await expect(found).toContainText(/OptanonConsent/);

    await footerLink(page, "Let's chat").click();
    await preferences(page)
      .getByRole('checkbox', { name: /Functional/ })
      .check();
    await preferences(page).getByRole('button', { name: 'Confirm My Choices' }).click();
    await expect(chat(page)).toBeVisible();
  });

  test('[what.22] Global Privacy Control counts as a refusal: no banner appears, and a choice in its preferences goes before', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const requested = listenForChat(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(banner(page)).toHaveCount(0);
    await footerLink(page, 'Cookie preferences').click();
    await expect(preferences(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(requested).toEqual([]);
    await preferences(page)
      .getByRole('checkbox', { name: /Functional/ })
      .check();
    await preferences(page).getByRole('button', { name: 'Confirm My Choices' }).click();
    await expect.poll(() => requested.length).toBe(1);
  });

  test('[what.22] Global Privacy Control that is turned on after an acceptance takes that back', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseGroups(context, baseURL ?? '', 'functional');
    await context.addCookies([{ url: baseURL ?? '', name: 'ssUserId', value: 'somebody' }]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const requested = listenForChat(page);
    await openPage(page, '/');
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('ssUserId');
    await footerLink(page, "Let's chat").click();
    await expect(page.getByText('To chat, allow functional cookies.')).toBeVisible();
    expect(requested).toEqual([]);
  });

  test.describe('that is down', () => {
    test.use({ allowed: /onetrust|ERR_|Failed to load/ });

    test('[error.20] [screen.link-rules.6] the shop says so, and offers its e-mail in place of the chat', async ({
      page,
    }) => {
      await desk.setFaults({ provider: 'onetrust', kind: 'down' });
      const requested = listenForChat(page);
      await openPage(page, '/');
      await footerLink(page, 'Cookie preferences').click();
      await expect(
        page.getByRole('status').getByText(/Cookie preferences cannot be opened just now/),
      ).toBeVisible();
      await footerLink(page, "Let's chat").click();
      const notice = page.getByRole('status').filter({ hasText: 'The chat cannot be reached just now.' });
      await expect(notice.getByRole('link', { name: 'Write to us instead' })).toBeVisible();
      expect(requested).toEqual([]);
    });
  });
});
