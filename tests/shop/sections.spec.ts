import { expect, type Page } from 'playwright/test';
import { enlargeText } from './enlarge-text.ts';
import { requestsDone, test } from './journey.ts';
import { openPage } from './open-page.ts';

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

test('the home page shows its sections in the order that editors choose, and the pins on a picture show their pieces by key', {
  tag: '@desktop',
}, async ({ page }) => {
  const before = await headings(page);
  expect(before.length).toBeGreaterThanOrEqual(4);
  await reverseSections(page);
  expect(await headings(page)).toEqual(before.toReversed());
  await reverseSections(page);
  expect(await headings(page)).toEqual(before);

  await expect(page.getByRole('status').first()).toBeAttached();
  const scene = page.getByRole('main').getByRole('region', { name: 'One slip, five evenings' });
  await scene.scrollIntoViewIfNeeded();
  const pin = scene.getByRole('button', { name: 'Noémie Lace-Hem Slip' });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-expanded', 'true');
  await expect(pin, 'a ring of white beside that of ink').toHaveCSS('box-shadow', /255, 255, 255.* inset/);
  await page.keyboard.press('Tab');
  await expect(scene.getByRole('link', { name: /^View Noémie/ })).toHaveAttribute('href', /noemie/);
});

test.describe('sections load their code when they near the viewport', { tag: '@phone' }, () => {
  /** Opens the home page, and returns the scripts that are requested from then on. */
  async function openQuiet(page: Page): Promise<string[]> {
    const requested: string[] = [];
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.push(request.url());
    });
    return requested;
  }

  test('also when the focus or an address leads there, and stand in the page before that, as the server drew them', async ({
    page,
  }) => {
    const requested = await openQuiet(page);
    const scene = page.getByRole('region', { name: 'One slip, five evenings' });
    await expect(scene).toBeAttached();
    expect(requested).toEqual([]);
    await scene.scrollIntoViewIfNeeded();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    const pin = scene.getByRole('button', { name: 'Noémie Lace-Hem Slip' });
    await pin.tap();
    await expect(pin).toHaveAttribute('aria-expanded', 'true');

    await requestsDone(page);
    requested.length = 0;
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.focus();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await expect(email).toBeFocused();
    await page.keyboard.type('ana@example.com');
    await expect(email).toHaveValue('ana@example.com');

    await page.goto('/#newsletter');
    await expect(email).toBeInViewport();
    // Before it is hydrated, the browser sends the form.
    await expect(async () => {
      await email.fill('no address');
      await email.press('Enter');
      await expect(email).toHaveAttribute('aria-invalid', 'true', { timeout: 1_000 });
    }).toPass();
  });
});

test('with text at 200 % a picture of pieces has its words above and its card below', {
  tag: '@desktop',
}, async ({ page }) => {
  await enlargeText(page);
  await openPage(page, '/');
  const scene = page.getByRole('main').getByRole('region', { name: 'One slip, five evenings' });
  await scene.scrollIntoViewIfNeeded();
  const words = await scene.getByRole('heading').boundingBox();
  const picture = await scene.getByRole('img').first().boundingBox();
  const card = await scene.getByRole('link', { name: /^View / }).boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
  expect(card?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));

  // On a low window the picture alone fills it: the piece that a pin names comes into sight.
  await page.setViewportSize({ width: 1280, height: 720 });
  const pin = scene.getByRole('button', { name: 'Noémie Lace-Hem Slip' });
  await pin.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pin.click();
  await expect(scene.getByRole('link', { name: /^View Noémie/ })).toBeInViewport({ ratio: 1 });
  await expect(pin).toBeInViewport({ ratio: 1 });
});
