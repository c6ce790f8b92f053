import { expect, type Page } from 'playwright/test';
import { sectionRows } from '../../packages/core/src/providers/content/sections/section-registry.ts';
import { mutateContent, queryContent, rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';
import { MOST_BYTES, measurePage } from './measure-page.ts';

const ID = 'page-thirty-sections';
const PATH = '/pages/thirty-sections';
const KINDS = Object.keys(sectionRows);
/** Once a page: they hold what has an id or a place of its own. */
const SINGLE = ['hero', 'newsletter', 'contact', 'sizeGuide'];
const MOST_PAGE_DATA = 64_000;

interface Section {
  _type: string;
}

/** Thirty sections of every kind, as editors wrote them on other pages: each kind once, then the others in turn. */
async function thirtySections(page: Page): Promise<Section[]> {
  const written = await queryContent<Section[]>(
    page.request,
    '*[_type in ["home", "page", "campaign"] && defined(sections)].sections[]',
  );
  const firsts = KINDS.flatMap((kind) => written.find(({ _type }) => _type === kind) ?? []);
  const others = written.filter((one) => !firsts.includes(one) && !SINGLE.includes(one._type));
  const sections = [...firsts, ...others, ...firsts.filter(({ _type }) => !SINGLE.includes(_type))];
  return sections.slice(0, 30).map((section, place) => ({ ...section, _key: `s${place}` }));
}

test.use({
  // The dialog of a first visit is part of what a page costs.
  isFirstVisit: true,
  deviceScaleFactor: 3,
  launchOptions: {
    // The one without windows loads pictures from twice as far away.
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

test.describe('a page of thirty sections of all kinds', { tag: ['@phone', '@budget'] }, () => {
  test.beforeEach(async ({ page }) => {
    const sections = await thirtySections(page);
    expect(new Set(sections.map(({ _type }) => _type))).toEqual(new Set(KINDS));
    expect(sections).toHaveLength(30);
    const slug = { _type: 'slug', current: 'thirty-sections' };
    await mutateContent(page.request, [
      { createOrReplace: { _id: ID, _type: 'page', title: 'Thirty sections', slug, sections } },
    ]);
    await rebuildPages(page.request, [PATH]);
  });

  test.afterEach(async ({ page }) => {
    await mutateContent(page.request, [{ delete: { id: ID } }]);
  });

  test('carries at most 64 kB of data, and loads at most 900 KB before it is used', async ({
    page,
  }, info) => {
    const html = await (await page.request.get(PATH)).text();
    const data = /<script id="__NEXT_DATA__"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(Buffer.byteLength(data)).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(MOST_PAGE_DATA);

    const cost = await measurePage(page, PATH);
    info.annotations.push({ type: 'cost', description: JSON.stringify({ ...cost, data: data.length }) });
    expect(cost.bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
