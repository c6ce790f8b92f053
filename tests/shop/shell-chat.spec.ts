import { expect, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const CHAT_SCRIPT = /\/bundle-loader\//;
const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const chatLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: "Let's chat" });

/** Addresses of the chat's scripts that the page has requested. */
function listenForChat(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (CHAT_SCRIPT.test(request.url())) requested.push(request.url());
  });
  return requested;
}

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Your choices' });

test.afterEach(() => desk.clearFaults());

test('[const.timings.6] [entity.cart.2] with consent the chat loads by itself 3.5 s after mount, and stays closed; the bag names whoever opens it, also a bag that is begun by that click', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await chooseCookies(context, baseURL ?? '', 'functional');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('cartAttributesUpdate')) writes.push(request.postData() ?? '');
  });
  await openPage(page, '/');
  const startsMs = () =>
    page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name, startTime }));
      return scripts.flatMap(({ name, startTime }) => (name.includes('/bundle-loader/') ? [startTime] : []));
    });
  await expect.poll(async () => (await startsMs()).length).toBe(1);
  expect((await startsMs())[0]).toBeGreaterThanOrEqual(3500);
  await page.waitForFunction(() => 'GorgiasChat' in window);
  await page.waitForLoadState('networkidle');
  await expect(chat(page)).toHaveCount(0);
  expect(writes).toEqual([]);
  await chatLink(page).click();
  await expect(chat(page)).toBeVisible();
  await expect.poll(() => writes.length).toBe(1);
  expect(writes[0]).toContain('gorgias.guest_id');
  expect(writes[0]).toContain('gorgias.session_id');
});

for (const [who, isFirstVisit] of [
  ['has not chosen', true],
  ['has refused', false],
] as const)
  test.describe(`a visitor who ${who}`, () => {
    test.use({ isFirstVisit });

    test('[const.timings.6] has no chat until that changes', {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.clock.install();
      const requested = listenForChat(page);
      await openPage(page, '/');
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(3500);
      // The consent manager's requests come after those that the chat would have sent.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
      await expect(preferences(page)).toBeVisible();
      expect(requested).toEqual([]);
      await preferences(page).getByRole('switch', { name: 'Personal' }).click();
      await preferences(page).getByRole('button', { name: 'Save my choice' }).click();
      await expect.poll(() => requested.length).toBe(1);
      await expect(chat(page)).toHaveCount(0);
    });
  });

test('[screen.site-shell-mobile-header.3] the logo closes the chat too, and a navigation does not', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await chooseCookies(context, baseURL ?? '', 'functional');
  await openPage(page, '/');
  await chatLink(page).click();
  await expect(chat(page)).toBeVisible();
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('slip');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
  await expect(chat(page)).toBeVisible();

  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(chat(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await chatLink(page).click();
  await expect(chat(page)).toBeVisible();
});

test('[screen.link-rules.5] a click on the chat does not wait for the timer', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await chooseCookies(context, baseURL ?? '', 'functional');
  // It never loads by itself here.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const withoutChat = (work: () => void, ms?: number) => (ms === 3500 ? 0 : wait(work, ms));
    Object.assign(window, { setTimeout: withoutChat });
  });
  const requested = listenForChat(page);
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await chatLink(page).click();
  await expect(chat(page)).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('the logo also cancels a chat that waits for consent', { tag: '@desktop' }, async ({ page }) => {
  const requested = listenForChat(page);
  await openPage(page, '/');
  await chatLink(page).click();
  await expect(preferences(page)).toBeVisible();
  await preferences(page).getByRole('button', { name: 'Save my choice' }).click();
  await page.getByRole('link', { name: 'Homepage' }).click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
  await preferences(page).getByRole('switch', { name: 'Personal' }).click();
  await preferences(page).getByRole('button', { name: 'Save my choice' }).click();
  await page.waitForFunction(() => 'GorgiasChat' in window);
  expect(requested).toHaveLength(1);
  // Callbacks that wait for the chat run before the next frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(chat(page)).toHaveCount(0);
});

test.describe('while the chat is down', { tag: '@desktop' }, () => {
  test.use({ allowed: /gorgias|ERR_|Failed to load/ });

  test('[error.20] there is no notice before a click on the chat', async ({ page, context, baseURL }) => {
    await desk.setFaults({ provider: 'gorgias', kind: 'down' });
    await chooseCookies(context, baseURL ?? '', 'functional');
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('chat-unavailable'));
    await openPage(page, '/');
    await failed;
    await expect(page.getByText('The chat cannot be reached just now.')).toHaveCount(0);
    await chatLink(page).click();
    await expect(page.getByRole('status').getByText('The chat cannot be reached just now.')).toBeVisible();
  });
});
