import { expect } from 'playwright/test';
import { checkOut } from './check-out.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { watchConsole } from './watch-console.ts';

/** The number that a merchant copies into a cart link. */
async function variantOf(
  isFitting: (variant: { values: string; units: number | null }) => boolean,
): Promise<string> {
  const found = (await desk.findVariants('Aurelia Slip')).find(isFitting);
  if (!found) throw new Error('The catalogue has no such variant.');
  return found.variantId;
}
const mediumInBlack = () => variantOf(({ values }) => values === 'M / Black');

test('[screen.route-table.27] [state.cart-lifecycle.8] a discount link works without a bag, and the order has its code', {
  tag: '@phone',
}, async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/discount/WELCOME10?redirect=/products/aurelia-slip-dress-black');
  await expect(page).toHaveURL(/\/products\/aurelia-slip-dress-black$/);
  await expect(
    page.getByRole('status').filter({
      hasText: 'WELCOME10 is kept for your bag, and is checked with the first piece in it.',
    }),
  ).toBeVisible();

  await page.goto(`/cart/${await mediumInBlack()}:1`);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('WELCOME10').first()).toBeVisible();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await checkOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  complaints.expectSilence();
});

test('[screen.route-table.34] a code in the address of any page is put on the bag, and leaves the address', {
  tag: '@desktop',
}, async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/collections/lingerie?discount=NEVERHEARD&ref=mail');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'NEVERHEARD is kept for your bag, and is checked with the first piece in it.' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/collections\/lingerie\?ref=mail$/);
  complaints.expectSilence();
});

test('a discount link whose redirect leaves the shop leads home', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/discount/WELCOME10?redirect=//evil.example/');
  await expect(page.getByRole('status').filter({ hasText: /WELCOME10 is kept/ })).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('[screen.route-table.5] a cart link adds its pieces, names what it left out, and adds nothing when one goes back', {
  tag: '@desktop',
}, async ({ page }) => {
  const medium = await mediumInBlack();
  const gone = await variantOf(({ units }) => units === 0);
  await page.goto('/');
  await page.goto(`/cart/${medium}:2,99999999999:1,${gone}:1,${medium}:0,abc?discount=WELCOME10`);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (2)' })).toBeVisible();
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'left out' });
  await expect(said).toContainText('Piece 99999999999 of the link is no longer in the shop.');
  await expect(said).toContainText('“abc” in the link could not be read, so it was left out.');
  await expect(said).toContainText(`“${medium}:0” in the link could not be read`);
  await expect(said).toContainText('Aurelia Slip Dress is sold out, so it is not in your bag.');
  await expect(page.getByText('WELCOME10').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (2)' })).toBeVisible();
});

test('[screen.route-table.4] [screen.route-table.5] /cart/ is the bag, a cart link of which nothing can be added says why above it, and an address that is no link of pieces or of a code is a 404 page', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const slash = await request.get('/cart/', { maxRedirects: 0 });
  const leadsTo = new URL(slash.headers().location ?? '', slash.url()).pathname;
  expect([slash.status(), leadsTo]).toEqual([308, '/cart']);
  for (const path of ['/discount/', '/discount/WELCOME10/2', '/cart/1:1/2']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/cart/');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Your bag' })).toBeVisible();

  await page.goto('/cart/abc');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(
    '“abc” in the link could not be read, so it was left out.',
  );
});

test('a cart link adds its pieces once when the page is loaded anew meanwhile', {
  tag: '@desktop',
}, async ({ page }) => {
  const medium = await mediumInBlack();
  let isAdded = false;
  await page.route('**/graphql.json', async (route) => {
    if (isAdded || !route.request().postData()?.includes('cartLinesAdd')) return route.continue();
    // The platform has carried out the add when the page is loaded anew, and the page does not know.
    await route.fetch();
    isAdded = true;
  });
  await page.goto(`/cart/${medium}:2`);
  await expect.poll(() => isAdded).toBe(true);
  await page.reload();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (2)' })).toBeVisible();
});

test.describe('while the commerce platform is down', () => {
  test.use({ allowed: /could not|Failed to load resource|503|Problem/ });

  test('a cart link says so, keeps its address and adds once tried again', {
    tag: '@desktop',
  }, async ({ page }) => {
    const medium = await mediumInBlack();
    await desk.setFaults({ provider: 'commerce', kind: '500' });
    try {
      await page.goto(`/cart/${medium}:1`);
      await expect(page.getByRole('heading', { name: 'The bag cannot be reached' })).toBeVisible();
    } finally {
      await desk.clearFaults();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (1)' })).toBeVisible();
  });

  test('[screen.route-table.34] a code in the address stays there until the platform has responded', {
    tag: '@desktop',
  }, async ({ page }) => {
    await desk.setFaults({ provider: 'commerce', kind: '500' });
    try {
      await page.goto('/pages/contact?discount=WELCOME10');
      await expect(page.getByRole('status').filter({ hasText: 'Please try again' })).toBeVisible();
      await expect(page).toHaveURL(/\?discount=WELCOME10$/);
    } finally {
      await desk.clearFaults();
    }
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: /WELCOME10 is kept/ })).toBeVisible();
    await expect(page).toHaveURL(/\/pages\/contact$/);
  });

  for (const way of ['tried again', 'loaded anew']) {
    test(`[screen.route-table.5] a cart link whose add has arrived unknown to the page adds nothing more when it is ${way}`, {
      tag: '@desktop',
    }, async ({ page }) => {
      const medium = await mediumInBlack();
      let isLost = false;
      await page.route('**/graphql.json', async (route) => {
        if (route.request().postData()?.includes('cartLinesAdd')) {
          isLost = true;
          await route.fetch();
        }
        return isLost ? route.abort() : route.continue();
      });
      await page.goto(`/cart/${medium}:2`);
      await expect(page.getByRole('heading', { name: 'The bag cannot be reached' })).toBeVisible();
      await page.unroute('**/graphql.json');
      if (way === 'loaded anew') await page.reload();
      else await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (2)' })).toBeVisible();
    });
  }
});
