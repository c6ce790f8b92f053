import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { hasWideNavigation, isMobileSize } from '../../packages/core/src/shell/viewport.ts';
import { editSettings, paragraph, rebuildPages, withSettings } from './edit-settings.ts';
import { test } from './journey.ts';

const PATH = '/collections/evening';
const WIDTHS = [320, 390, 767, 768, 1099, 1100, 1440];
/** Pixels, which the style sheet says; `withBanner` counts header and banner. */
const phone = { withBanner: 75, bare: 50 };
const wide = { withBanner: 80, bare: 54 };
const heightAt = (width: number) => (isMobileSize(width) ? phone : wide);

const header = (page: Page) => page.getByRole('banner');
const announcements = (page: Page) => page.getByRole('region', { name: 'Announcements' });
const root = (page: Page) => page.locator('.site');
const banners = (...texts: string[]) => ({
  newBanner: { siteBanner: texts.map((text) => ({ _key: text, bannerText: paragraph(text) })) },
  'banner.siteBanner': [],
});
interface Banners {
  newBanner: object;
  banner: object;
}

async function heightsOf(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const shell = await header(page).locator('..').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  return { shell: shell?.height, main: main?.y, header: (await header(page).boundingBox())?.height };
}

/** From left to right: where the last word ends, the logo, where the first control begins; pixels. */
const edges = (page: Page) =>
  header(page).evaluate((element) => {
    const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
    const words = [...element.querySelectorAll('nav > a')].map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect();
    });
    const logo = boxOf('a[aria-label="Homepage"]');
    const isApart = words.every(({ left }, place) => left > (words[place - 1]?.right ?? 0) + 6);
    const last = words.at(-1)?.right ?? 0;
    const tools = boxOf('[aria-label="Toggle Search"]');
    return {
      isApart,
      toLogo: (logo?.left ?? 0) - last,
      toTools: (tools?.left ?? 0) - (logo?.right ?? 0),
      toEdge: innerWidth - (boxOf('[aria-label^="Toggle Cart"]')?.right ?? innerWidth),
    };
  });
const widths = [1100, 1180, 1280, 1440];

async function expectRoom(page: Page) {
  for (const width of widths) {
    expect(hasWideNavigation(width)).toBe(true);
    await page.setViewportSize({ width, height: 800 });
    const { isApart, toLogo } = await edges(page);
    expect([width, isApart]).toEqual([width, true]);
    expect(toLogo, `to the logo at ${width} px`).toBeGreaterThanOrEqual(18);
  }
  await expectTools(page);
}

/** Whatever the words are: the controls keep their place. */
async function expectTools(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { toTools, toEdge } = await edges(page);
    expect(toTools, `from the logo to the controls at ${width} px`).toBeGreaterThanOrEqual(16);
    expect(toEdge, `from the controls to the edge at ${width} px`).toBeGreaterThanOrEqual(16);
  }
}

test('[const.layout.4] header and banner are 75 px high on phones and 80 px from 768 px, with the page right below, and the links have room', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await rebuildPages(request, [PATH]);
  await page.goto(PATH);
  await expect(announcements(page)).toBeVisible();
  await expect(root(page)).toHaveClass(/\bbanner-active\b/);
  for (const width of WIDTHS) {
    const { withBanner, bare } = heightAt(width);
    expect([width, await heightsOf(page, width)]).toEqual([
      width,
      { shell: withBanner, main: withBanner, header: bare },
    ]);
  }
  await expectRoom(page);
  for (const width of [1099, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({
      visible: hasWideNavigation(width),
    });
  }
});

test('[const.layout.4] [screen.site-shell-banner.4] header and banner follow what editors write', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const words = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const link = (title: string) => ({ _key: title, title, url: '/cart', hasDropdown: false });
  await withSettings<Banners & { menu: { links: object[] } }>(
    request,
    PATH,
    ['newBanner', 'banner', 'menu'],
    async ({ menu: { links } }) => {
      const linksOf = (...titles: string[]) => ({ 'menu.links': [...links, ...titles.map(link)] });

      await test.step('without a banner the header is 50 px and 54 px high', async () => {
        await editSettings(request, [PATH], { ...banners(), ...linksOf('Accessories', 'Gift cards') });
        await page.goto(PATH);
        await expect(announcements(page)).toHaveCount(0);
        await expect(root(page)).not.toHaveClass(/\bbanner-/);
        for (const width of WIDTHS) {
          const { bare } = heightAt(width);
          expect([width, await heightsOf(page, width)]).toEqual([
            width,
            { shell: bare, main: bare, header: bare },
          ]);
        }
      });

      await test.step('two more links do not overlap', async () => {
        await expect(words).toHaveCount(links.length + 2);
        await expectRoom(page);
      });

      const long = 'Complimentary shipping and returns on every order over $250, this week only';
      await test.step('it fits the lines of a long banner', async () => {
        const many = ['Accessories', 'Gift cards', 'Appointments at the atelier', 'Everything that is left'];
        await expectLong(page, request, { ...banners(long), ...linksOf(...many) }, long);
      });

      await test.step('links scroll where there are too many', async () => {
        await page.setViewportSize({ width: 1100, height: 800 });
        await expect(words).toHaveCount(links.length + 4);
        await expect(words.last()).not.toBeInViewport({ ratio: 0.5 });
        await words.last().focus();
        await expect(words.last()).toBeInViewport({ ratio: 0.9 });
        await expectTools(page);
      });

      await test.step('an older banner is long by its title or text alone, and short where both are', async () => {
        // Older settings: a title and a text, of which one alone is long ([entity.cms-settings-document.6]).
        const title = 'Everything is wrapped in unbleached tissue and tied by hand';
        const older = {
          newBanner: { siteBanner: [] },
          'banner.siteBanner': [{ _key: 'o', title, text: 'Always' }],
        };
        await expectLong(page, request, older, `${title} Always`);
        await expectShort(
          page,
          request,
          'Complimentary shipping on every order',
          'and returns within twenty-one days',
        );
      });
    },
  );
});

async function expectShort(shop: Page, request: APIRequestContext, title: string, text: string) {
  await editSettings(request, [PATH], {
    newBanner: { siteBanner: [] },
    'banner.siteBanner': [{ _key: 'o', title, text }],
  });
  await shop.goto(PATH);
  await expect(announcements(shop)).toContainText(`${title} ${text}`);
  await expect(root(shop)).not.toHaveClass(/\bbanner-long\b/);
  expect((await heightsOf(shop, 390)).shell).toBe(phone.withBanner);
}

async function expectLong(shop: Page, request: APIRequestContext, settings: object, words: string) {
  await editSettings(request, [PATH], settings);
  await shop.goto(PATH);
  await expect(announcements(shop)).toContainText(words);
  await expect(root(shop)).toHaveClass(/\bbanner-active banner-long\b/);
  for (const width of [390, 1440]) {
    await shop.setViewportSize({ width, height: 800 });
    const hidden = await announcements(shop)
      .getByRole('paragraph')
      .locator('> span')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect([width, hidden]).toEqual([width, 0]);
  }
}
