import { expect, type Page } from 'playwright/test';
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

test.describe('the height of header and banner [const.layout.4]', { tag: '@desktop' }, () => {
  test('is 75 px on phones and 80 px from 768 px with a banner, with the page right below', async ({
    page,
    request,
  }) => {
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
  });

  test('is 50 px and 54 px without a banner, and fits the lines of a long one', async ({ page, request }) => {
    test.setTimeout(120_000);
    await withSettings<Banners>(request, PATH, ['newBanner', 'banner'], async () => {
      await editSettings(request, [PATH], banners());
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

      const long = 'Complimentary shipping and returns on every order over $250, this week only';
      await expectLong(page, banners(long), long);
      // Older settings: a title and a text, of which one alone is long ([entity.cms-settings-document.6]).
      const title = 'Everything is wrapped in unbleached tissue and tied by hand';
      const older = {
        newBanner: { siteBanner: [] },
        'banner.siteBanner': [{ _key: 'o', title, text: 'Always' }],
      };
      await expectLong(page, older, `${title} Always`);
    });

    async function expectLong(shop: Page, settings: object, words: string) {
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
  });

  test('[screen.site-shell-banner.4] is short for an older banner with short title and text', async ({
    page,
    request,
  }) => {
    const [title, text] = ['Complimentary shipping on every order', 'and returns within twenty-one days'];
    await withSettings<Banners>(request, PATH, ['newBanner', 'banner'], async () => {
      await editSettings(request, [PATH], {
        newBanner: { siteBanner: [] },
        'banner.siteBanner': [{ _key: 'o', title, text }],
      });
      await page.goto(PATH);
      await expect(announcements(page)).toContainText(`${title} ${text}`);
      await expect(root(page)).not.toHaveClass(/\bbanner-long\b/);
      expect((await heightsOf(page, 390)).shell).toBe(phone.withBanner);
    });
  });
});

test.describe('the links of the wide header', { tag: '@desktop' }, () => {
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

  test('do not overlap each other, the logo or the controls at any width', async ({ page }) => {
    await page.goto(PATH);
    await expectRoom(page);
    for (const width of [1099, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({
        visible: hasWideNavigation(width),
      });
    }
  });

  test('do not overlap with two more of them, and scroll where there are too many', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const words = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const link = (title: string) => ({ _key: title, title, url: '/cart', hasDropdown: false });
    await withSettings<{ menu: { links: object[] } }>(
      request,
      PATH,
      ['menu'],
      async ({ menu: { links } }) => {
        const open = async (...titles: string[]) => {
          await editSettings(request, [PATH], { 'menu.links': [...links, ...titles.map(link)] });
          await page.goto(PATH);
          await expect(words).toHaveCount(links.length + titles.length);
        };
        await open('Accessories', 'Gift cards');
        await expectRoom(page);

        await page.setViewportSize({ width: 1100, height: 800 });
        await open('Accessories', 'Gift cards', 'Appointments at the atelier', 'Everything that is left');
        await expect(words.last()).not.toBeInViewport({ ratio: 0.5 });
        await words.last().focus();
        await expect(words.last()).toBeInViewport({ ratio: 0.9 });
        await expectTools(page);
      },
    );
  });
});
