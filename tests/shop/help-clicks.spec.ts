import { expect, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const help = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Help', exact: true }).getByRole('link', { name });

async function clickHelp(page: Page, name: string | RegExp) {
  await page.mouse.move(400, 700);
  await page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).hover();
  await help(page, name).click();
}

interface HelpClick {
  event_id: string;
  help_channel: string;
}

/** The help clicks that the tag manager's double has received, with its response status. */
async function helpClicks(): Promise<(HelpClick & { status: number })[]> {
  const requests = await desk.receivedBy('gtm');
  return requests.flatMap(({ body, status }) => {
    const entry: Record<string, unknown> = Object(body);
    if (entry.event !== 'dl_help_click') return [];
    return [{ event_id: String(entry.event_id), help_channel: String(entry.help_channel), status }];
  });
}

/** Returns a function that returns the channels of the help clicks received since, sorted. */
async function listenForHelpClicks(): Promise<() => Promise<string[]>> {
  const before = new Set((await helpClicks()).map(({ event_id }) => event_id));
  return async () => {
    const since = (await helpClicks()).filter(({ event_id }) => !before.has(event_id));
    expect(since.filter(({ status }) => status >= 400)).toEqual([]);
    return since.map(({ help_channel }) => help_channel).toSorted();
  };
}

test.describe('clicks on help', { tag: '@desktop' }, () => {
  test('[screen.link-rules.7] on phone, e-mail and chat are sent to the tag manager with marketing consent', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'marketing', 'functional');
    const received = await listenForHelpClicks();
    await openPage(page, '/');
    await clickHelp(page, "Let's chat");
    await expect.poll(received).toEqual(['chat']);
    // The chat closes open menus when it appears.
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
    await clickHelp(page, /^Email/);
    await expect.poll(received).toEqual(['chat', 'email']);
    // Last: after a `tel:` link the browser may ignore the mouse for a while.
    await clickHelp(page, /^Phone/);
    await expect.poll(received).toEqual(['chat', 'email', 'phone']);
    await expect(page).toHaveURL('/');
  });

  test('[screen.link-rules.7] are not sent without consent, and are sent when consent is given later', async ({
    page,
  }) => {
    const received = await listenForHelpClicks();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openPage(page, '/');
    await clickHelp(page, /^Email/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
    const preferences = page.getByRole('dialog', { name: 'Your choices' });
    await expect(preferences).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => url.includes('/gtm'))).toEqual([]);
    expect(await received()).toEqual([]);

    await preferences.getByRole('switch', { name: 'Marketing' }).click();
    await preferences.getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(received).toEqual(['email']);
  });
});
