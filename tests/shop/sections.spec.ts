import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';

const CONTENT = process.env.SANITY_API_HOST ?? 'http://localhost:3002';
const DATASET = 'production';

async function headings(page: Page): Promise<string[]> {
  await page.goto('/');
  return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
}

async function reverseSections(page: Page) {
  const query = encodeURIComponent('*[_type == "home" && !(_id in path("drafts.**"))][0]{_id, sections}');
  const response = await page.request.get(`${CONTENT}/v2026-01-01/data/query/${DATASET}?query=${query}`);
  const { result } = await response.json();
  const [hero, ...others] = result.sections;
  const mutated = await page.request.post(`${CONTENT}/v2026-01-01/data/mutate/${DATASET}`, {
    headers: { authorization: 'Bearer sk-sandbox-editor' },
    data: {
      mutations: [{ patch: { id: result._id, set: { sections: [hero, ...others.reverse()] } } }],
    },
  });
  expect(mutated.ok()).toBe(true);
  const refreshed = await page.request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET ?? 'sandbox-revalidate'}` },
    data: { paths: ['/'] },
  });
  expect(await refreshed.json()).toEqual({ refreshed: ['/'], failed: [] });
}

test('the home page shows its sections in the order that editors choose', { tag: '@desktop' }, async ({
  page,
}) => {
  const before = await headings(page);
  expect(before.length).toBeGreaterThanOrEqual(4);
  await reverseSections(page);
  expect(await headings(page)).toEqual(before.toReversed());
  await reverseSections(page);
  expect(await headings(page)).toEqual(before);
});
