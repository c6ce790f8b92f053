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

/** Help clicks that the tag manager's double has been told, with what it made of them. */
async function helpClicks(): Promise<(HelpClick & { status: number })[]> {
  const received = await desk.receivedBy('gtm');
  return received.flatMap(({ body, status }) => {
    const entry: Record<string, unknown> = Object(body);
    if (entry.event !== 'dl_help_click') return [];
    return [{ event_id: String(entry.event_id), help_channel: String(entry.help_channel), status }];
  });
}

/** The channels of the help clicks told since, in their order. */
async function listenForHelpClicks(): Promise<() => Promise<string[]>> {
  const before = new Set((await helpClicks()).map(({ event_id }) => event_id));
  return async () => {
    const since = (await helpClicks()).filter(({ event_id }) => !before.has(event_id));
    expect(since.filter(({ status }) => status >= 400)).toEqual([]);
    return since.map(({ help_channel }) => help_channel).toSorted();
  };
}

test.describe('clicks on help', { tag: '@desktop' }, () => {
  test('[screen.link-rules.7] telephone, mail and chat are told to the tag manager of whom has allowed it', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'marketing', 'functional');
    const told = await listenForHelpClicks();
    await openPage(page, '/');
    await clickHelp(page, "Let's chat");
    await expect.poll(told).toEqual(['chat']);
    // It closes what is open when it comes.
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
    await clickHelp(page, /^Email/);
    await expect.poll(told).toEqual(['chat', 'email']);
    // Last: a browser that is sent to a telephone may hear no mouse for a while.
    await clickHelp(page, /^Phone/);
    await expect.poll(told).toEqual(['chat', 'email', 'phone']);
    await expect(page).toHaveURL('/');
  });

  test('[screen.link-rules.7] of whom has not, nobody is told anything; of whom allows it then, what was clicked', async ({
    page,
  }) => {
    const told = await listenForHelpClicks();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, '/');
    await clickHelp(page, /^Email/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
    const preferences = page.getByRole('dialog', { name: 'Privacy Preference Center' });
    await expect(preferences).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/gtm'))).toEqual([]);
    expect(await told()).toEqual([]);

    await preferences.getByRole('checkbox', { name: /Targeting/ }).check();
    await preferences.getByRole('button', { name: 'Confirm My Choices' }).click();
    await expect.poll(told).toEqual(['email']);
  });
});
