import { expect, type Page } from 'playwright/test';
import { rebuildPages } from './edit-settings.ts';
import { enlargeText } from './enlarge-text.ts';
import { requestsDone, test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';
import { visitFrom } from './visit-from.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Announcements' });
const MESSAGES = [
  'Complimentary shipping from $250',
  'The Evening Collection is here',
  'For tonight, still: a card by email',
];

const shown = (page: Page) =>
  banner(page)
    .getByRole('paragraph')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        getComputedStyle(one).visibility === 'visible' && getComputedStyle(one).opacity === '1'
          ? [one.textContent]
          : [],
      ),
    );

const pauseOf = (page: Page) => banner(page).getByRole('button', { name: 'Pause announcements' });

// One that was made while another journey had taken the messages away shows none.
test.beforeAll(({ request }) => rebuildPages(request, ['/', '/collections/evening']));

/**
 * Opens a page and holds its clock, just before the message shown starts its four seconds. The banner is hydrated once
 * its control works. Returns the messages in their order, from the one shown.
 */
async function open(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto('/collections/evening');
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    if ((await pauseOf(page).getAttribute('aria-pressed')) !== 'true')
      await pauseOf(page).click({ timeout: 5_000 });
    await expect(pauseOf(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await bagPrepared(page);
  await page.clock.pauseAt(Date.now() + 3_000);
  // What the first press began ends before the clock runs past its time limit.
  await requestsDone(page);
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  const [message = ''] = await shown(page);
  const first = MESSAGES.indexOf(message);
  await pauseOf(page).click();
  await page.mouse.move(700, 700);
  await requestsDone(page);
  return [...MESSAGES.slice(first), ...MESSAGES.slice(0, first)];
}

/** Twelve seconds in steps that end no request: one that a step begins is done before the next. */
async function passThreeMessages(page: Page): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    await page.clock.runFor(3_000);
    await requestsDone(page);
  }
}

test('[screen.site-shell-banner.2] messages change every 4 seconds and start over at the end', {
  tag: '@desktop',
}, async ({ page }) => {
  const messages = await open(page);
  for (const message of [...messages, messages[0]]) {
    await expect.poll(() => shown(page)).toEqual([message]);
    await page.clock.runFor(4000);
  }
  const fade = await banner(page)
    .getByRole('paragraph')
    .first()
    .evaluate((one) => getComputedStyle(one).transitionDuration);
  expect(fade).toContain('0.5s');
});

test('messages stop for the pause control, keyboard focus and the mouse', { tag: '@desktop' }, async ({
  page,
}) => {
  const messages = await open(page);
  const pause = pauseOf(page);
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(700, 700);
  await passThreeMessages(page);
  await expect.poll(() => shown(page)).toEqual([messages[0]]);
  await pause.click();
  await page.mouse.move(700, 700);
  await page.clock.runFor(4000);
  await expect.poll(() => shown(page)).toEqual([messages[1]]);

  await banner(page).hover();
  await passThreeMessages(page);
  await expect.poll(() => shown(page)).toEqual([messages[1]]);
  await page.mouse.move(700, 700);

  await page.keyboard.press('Tab');
  await pause.focus();
  await passThreeMessages(page);
  await expect.poll(() => shown(page)).toEqual([messages[1]]);
});

test.describe('with reduced motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('messages do not rotate, and the control shows the next one', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/collections/evening');
    const next = banner(page).getByRole('button', { name: 'Next announcement' });
    await expect(next).toBeVisible();
    await expect(pauseOf(page)).toHaveCount(0);
    await requestsDone(page);
    await page.clock.runFor(20_000);
    await expect.poll(() => shown(page)).toEqual([MESSAGES[0]]);
    for (const message of [MESSAGES[1], MESSAGES[2], MESSAGES[0]]) {
      await next.press('Enter');
      await expect.poll(() => shown(page)).toEqual([message]);
    }
  });
});

test('the banner’s links navigate client-side', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  await page.clock.runFor(4000);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await banner(page).getByRole('link', { name: 'is here' }).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/collections/evening');
  expect(await page.evaluate(() => Object(window).isSamePage)).toBe(true);
});

for (const [country, message] of [
  ['GB', 'Complimentary shipping on all orders'],
  ['JP', 'Complimentary express shipping over ¥45,000'],
] as const)
  test(`[const.international-shipping-and-duties.2] a visitor in ${country} reads the shipping of that country, never that of the US`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await visitFrom(page, country);
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const isMarked = document.documentElement.dataset.country !== undefined;
        for (const one of document.querySelectorAll('section[aria-label="Announcements"] p'))
          if (isMarked && getComputedStyle(one).visibility === 'visible') seen.push(one.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/collections/evening');
    await expect(banner(page).getByRole('paragraph').filter({ hasText: message })).toBeVisible();
    const seen = (): Promise<string[]> => page.evaluate(() => Object(window).seen);
    await expect.poll(seen).toContain(message);
    expect((await seen()).filter((text) => text.includes('$250'))).toEqual([]);
  });

test('with text at 200 % what stands below the header knows how high the banner is', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeText(page);
  await openPage(page, '/collections/evening');
  const header = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom);
  const margin = await page.getByRole('main').evaluate((one) => getComputedStyle(one).scrollMarginTop);
  expect(Number.parseFloat(margin)).toBeCloseTo(header + 72, 0);
});
