import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { contrastOnScreen } from './contrast-on-screen.ts';
import { paragraph, publish, rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { visitFrom } from './visit-from.ts';

const main = (page: Page) => page.getByRole('main');

// What is still fading in has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[screen.route-table.22] a page of care is found from the footer, and its index leads to its parts', async ({
  page,
}) => {
  await openPage(page, '/pages/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expect(main(page)).toContainText('21 days from the day it reaches you');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'A fault' }).click();
  const part = main(page).getByRole('heading', { name: 'A fault' });
  await expect(part).toBeInViewport({ ratio: 1 });
  const top = await part.evaluate((heading) => heading.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(bar);
  expect(await violationsOf(page)).toEqual([]);
});

test('the contact page names every way to reach the house, and answers what is often in question; pieces within a text stand in one row, their tops at one height', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/pages/contact');
  await expect(main(page).getByRole('link', { name: 'care@vesperandvine.example' })).toHaveAttribute(
    'href',
    'mailto:care@vesperandvine.example',
  );
  await main(page).getByText('Do you mend it?').click();
  await expect(main(page).getByRole('link', { name: 'How that works' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'How that works' }).click();
  await expect(page).toHaveURL('/pages/repairs');
  const pieces = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^View / }) });
  await expect(pieces).toHaveCount(2);
  const tops = await pieces.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
});

/** Opens another page of the house by its link in the footer. */
async function followFooter(page: Page, name: string, path: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
}

test('pages of the house on a phone', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/pages/size-guide');

  await test.step('the size guide shows each table, in inches and centimetres', async () => {
    await expect(main(page).getByRole('row', { name: /^XXS/ })).toContainText('31');
    await main(page).getByRole('textbox', { name: 'Bust, in' }).fill('34½');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('You are S in silk, and M in wool.')).toBeVisible();
    const waist = main(page).getByRole('textbox', { name: 'Waist, in' });
    await waist.fill('wide');
    await main(page).getByRole('button', { name: 'Find my size' }).click();
    await expect(waist).toBeFocused();
    await expect(waist).toHaveAccessibleDescription('A number, please: 34, 34.5 or 34 1/2.');
    await main(page).getByRole('button', { name: 'Centimetres' }).click();
    await expect(main(page).getByRole('row', { name: /^XXS/ })).toContainText('78.7');
    await main(page).getByRole('button', { name: 'Shoes' }).click();
    await expect(main(page).getByRole('row', { name: /^35/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('an e-mail address stands in one line', async () => {
    await followFooter(page, 'Accessibility', '/pages/accessibility');
    const lines = await main(page)
      .getByText('care@vesperandvine.example')
      .first()
      .evaluate(({ firstChild }) => {
        const range = document.createRange();
        const address = 'care@vesperandvine.example';
        const start = firstChild?.textContent?.indexOf(address) ?? -1;
        if (!firstChild || start < 0) return 0;
        range.setStart(firstChild, start);
        range.setEnd(firstChild, start + address.length);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
  });

  await test.step('a step of white stands above the footer', async () => {
    await followFooter(page, 'Our story', '/pages/our-story');
    const last = await main(page).getByRole('link', { name: 'Book a fitting' }).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(72);
  });

  await test.step('a film loads nothing before the click, and nothing of its host that the visitor refused', async () => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/vimeo/.test(request.url())) requested.push(request.url());
    });
    await followFooter(page, 'The atelier', '/pages/atelier');
    const play = main(page).getByRole('button', { name: /^Play the film/ });
    await play.scrollIntoViewIfNeeded();
    expect(requested).toEqual([]);
    await play.click();
    await expect(main(page).getByRole('link', { name: 'Watch it on Vimeo' })).toBeVisible();
    await expect(main(page).getByText('To watch the film here, allow personal cookies.')).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'The long rail in the morning' })).toBeVisible();
    expect(requested).toEqual([]);
  });
});

/** As somebody who has set the browser's text to twice its size. */
const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

/** The words of large headings that do not stand in one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main :is(.d1, .d2, .d3)')].flatMap((heading) => {
      const text = heading.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return [];
      return [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
  });

const LARGE_TEXT_PAGES = ['/', '/campaigns', '/pages/accessibility', '/pages/privacy', '/lost'];

test('with text at 200 % the first words of a page stand below the header, no sentence is cut off, and no word of a heading is broken', async ({
  page,
}) => {
  await enlargeText(page);
  for (const path of LARGE_TEXT_PAGES) {
    await page.goto(path);
    const top = await main(page)
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect([path, top >= bar]).toEqual([path, true]);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, dt, dd):not(li *), footer a')]
        .filter((words) => words.getBoundingClientRect().right > innerWidth)
        .map((words) => words.textContent),
    );
    expect([path, cut]).toEqual([path, []]);
    expect([path, await brokenWords(page)]).toEqual([path, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('the heading over the home page’s picture stands on its shade', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await openPage(page, '/');
  const hero = main(page).locator('section').first();
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('html')).toHaveJSProperty('clientWidth', width);
    await expect.poll(() => hero.locator('img').evaluate((image) => Object(image).complete)).toBe(true);
    const heading = main(page).getByRole('heading', { level: 1 });
    expect(await contrastOnScreen(page, heading), `${width} px`).toBeGreaterThanOrEqual(3);
  }
});

test('with text at 200 % the words over the picture of a campaign stand on its shade', {
  tag: '@desktop',
}, async ({ page }) => {
  await enlargeText(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/campaigns/nocturne');
  const hero = main(page).getByRole('region', { name: 'Nocturne' });
  for (const [width, height] of [
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('html')).toHaveJSProperty('clientWidth', width);
    await expect.poll(() => hero.locator('img').evaluate((image) => Object(image).complete)).toBe(true);
    const words = hero.getByText('Velvet, pearls');
    await words.scrollIntoViewIfNeeded();
    // WCAG 2.2 AA for large letters.
    expect(await contrastOnScreen(page, words), `${width} px`).toBeGreaterThanOrEqual(3);
  }
});

test('with text at 200 % every word of the menu is read whole, behind its control or in a row, and links of the footer stand in a line each', {
  tag: '@desktop',
}, async ({ page }) => {
  await enlargeText(page);
  await openPage(page, '/');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Main' });
  const isWhole = (element: HTMLElement | SVGElement) =>
    [element, ...element.querySelectorAll('summary, a')].every(
      (part) => part.scrollWidth <= part.clientWidth && part.getBoundingClientRect().right <= innerWidth,
    );
  for (const width of [768, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeHidden();
    const line = await page.locator('footer nav').getByText('Book a fitting').boundingBox();
    expect(line?.height).toBeLessThan(60);
    await header.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByText('Nightwear', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    expect([width, await menu.evaluate(isWhole)]).toEqual([width, true]);
    if (width < 1440) await header.getByRole('button', { name: 'Close menu' }).click();
  }
  // A window that has become wide enough leaves nothing to close the menu with.
  await page.setViewportSize({ width: 2200, height: 800 });
  await expect(page.getByRole('contentinfo')).toHaveJSProperty('inert', false);
  await expect(header.getByRole('link', { name: 'Homepage' })).toBeFocused();
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Stories' })).toBeVisible();
  expect(await menu.evaluate(isWhole)).toBe(true);
});

test('a hidden section and one of another country are not in the page; visitors from there see it', {
  tag: '@desktop',
}, async ({ page }) => {
  const passage = (words: string, more: object) => ({
    ...{ _key: words, _type: 'passage', text: paragraph(words) },
    ...more,
  });
  const path = '/pages/terms';
  await publish(page.request, 'page-terms', {
    set: {
      sections: [
        passage('For nobody yet', { isHidden: true }),
        passage('For next year', { shownFrom: '2099-01-01T00:00:00Z' }),
        passage('For Canada', { countries: ['CA'] }),
        passage('For everybody', {}),
      ],
    },
  });
  try {
    await rebuildPages(page.request, [path]);
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain('For nobody yet');
    expect(html).not.toContain('For next year');
    await openPage(page, path);
    await expect(main(page).getByText('For everybody')).toBeVisible();
    await expect(main(page).getByText('For Canada')).toBeHidden();
    await page.context().clearCookies();
    await visitFrom(page, 'CA');
    // Another address: a copy that the browser has stored names the country of its own visit.
    await openPage(page, `${path}?visit=again`);
    await expect(main(page).getByText('For Canada')).toBeVisible();
  } finally {
    await publish(page.request, 'page-terms', { unset: ['sections'] });
    await rebuildPages(page.request, [path]);
  }
});

test('a page preloads the picture of the section that it begins with', { tag: '@desktop' }, async ({
  request,
}) => {
  const html = await (await request.get('/pages/our-story')).text();
  const [first = ''] = html.match(/<img[^>]*fetchpriority="high"[^>]*>/i) ?? [];
  const sources = /srcset="([^"]*)"/i.exec(first)?.[1];
  expect(sources).toBeTruthy();
  const preloads = html.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g) ?? [];
  expect(preloads.filter((tag) => tag.includes(`"${sources}"`)).length).toBeGreaterThan(0);
});
