import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { laidOut, openPage } from './open-page.ts';

/** Lists of further pieces, which the browser may leave out while they are far away. */
const further = (page: Page) => page.getByRole('list', { name: /^Pieces \d+ to \d+$/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function leftOut(page: Page): Promise<number> {
  const kinds = await further(page).evaluateAll((lists) =>
    lists.map((list) => getComputedStyle(list).contentVisibility),
  );
  return kinds.filter((kind) => kind === 'auto').length;
}

/** The height of the document as it is, and with everything in it laid out. */
function heights(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const lists = [...document.querySelectorAll<HTMLElement>('main > ul')];
    const asIs = root.scrollHeight;
    for (const list of lists) list.style.contentVisibility = 'visible';
    const whole = root.scrollHeight;
    for (const list of lists) list.style.contentVisibility = '';
    return [asIs, whole];
  });
}

test('a listing that goes on keeps its height where far pieces are left out, also in a window of another width', async ({
  page,
}) => {
  await openPage(page, '/collections/shop-all');
  // A press on what moves away before its script has come is none.
  await laidOut(page);
  for (const count of [40, 60, 80]) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  const lists = await further(page).count();
  expect(lists).toBeGreaterThan(3);
  await expect.poll(() => leftOut(page)).toBe(lists);
  const [asIs, whole] = await heights(page);
  expect(asIs).toBe(whole);
  expect(await violationsOf(page)).toEqual([]);

  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: width - 90, height });
  await expect
    .poll(async () => {
      const [now, unfolded] = await heights(page);
      return (await leftOut(page)) === lists && now === unfolded && now !== asIs;
    })
    .toBe(true);
});
