import { expect, type Page } from 'playwright/test';
import { requestsDone, test } from './journey.ts';
import { bagPrepared } from './open-page.ts';
import { openSecondDeployment, type SecondDeployment } from './second-deployment.ts';

let deployment: SecondDeployment;

test.beforeAll(async ({ baseURL }) => {
  deployment = await openSecondDeployment(baseURL ?? '');
});

test.afterAll(async () => {
  await deployment?.close();
});

const bag = (page: Page) => page.getByRole('button', { name: 'Toggle Cart, Bag (1)' });

async function addBow(page: Page) {
  await page.goto(`${deployment.address}/products/ninon-velvet-bow-oxblood`);
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  const drawer = page.getByRole('dialog', { name: /^Bag/ });
  await expect(drawer.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  return drawer;
}

/** Waits until the tab has fetched which deployment is the latest; its clock is installed. */
async function letTabCheck(page: Page): Promise<void> {
  await requestsDone(page);
  const response = page.waitForResponse(/latest-build\.json/);
  await page.clock.fastForward(120_000);
  await (await response).finished();
}

async function openListing(page: Page): Promise<void> {
  deployment.show('first');
  await page.clock.install();
  await page.goto(`${deployment.address}/collections/evening`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  // What comes with the first use is there before the files of its deployment are gone.
  await page.mouse.move(700, 500);
  // The first place of a pointer is no movement of it.
  await page.mouse.move(705, 505);
  await bagPrepared(page);
}

/** Waits until the page shown came with a document of the second deployment. */
const expectSecondDeployment = (page: Page) =>
  page.waitForFunction((build) => Object(window).__NEXT_DATA__.buildId === build, deployment.secondBuild);

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

test('[state.deployment-and-loading.1] an open tab loads the new deployment with the next page, bag intact', {
  tag: '@desktop',
}, async ({ page }) => {
  deployment.show('first');
  await page.clock.install();
  const drawer = await addBow(page);
  await drawer.getByRole('button', { name: 'Close bag' }).click();

  // Without a new deployment, navigation stays client-side.
  await letTabCheck(page);
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL(`${deployment.address}/`);
  expect(await isFirstDocument(page)).toBe(true);

  deployment.show('second');
  await letTabCheck(page);
  expect(await isFirstDocument(page), 'the page shown is not reloaded').toBe(true);
  await bag(page).click();
  await page.getByRole('dialog', { name: /^Bag/ }).getByRole('link', { name: 'View My Bag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
  expect(await isFirstDocument(page)).toBe(false);
  await expectSecondDeployment(page);
  await expect(bag(page)).toBeVisible();
});

test('[state.deployment-and-loading.1] a filter and an anchor of the page shown do not load the new deployment', {
  tag: '@desktop',
}, async ({ page }) => {
  await openListing(page);
  deployment.show('second');
  await letTabCheck(page);
  await page.evaluate(() => Object(window).next.router.push('/collections/evening?sort=price'));
  await expect(page).toHaveURL(`${deployment.address}/collections/evening?sort=price`);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(`${deployment.address}/collections/evening?sort=price#main`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isFirstDocument(page)).toBe(true);
});

test.describe('the way back to a page of the old deployment', () => {
  test.use({ allowed: /status of 404|^Problem loading \// });

  test('[state.deployment-and-loading.2] leads to where the shopper stood, although its files are gone', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openListing(page);
    const piece = page.getByRole('list', { name: 'Products' }).getByRole('article').nth(9);
    await piece.scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => Math.round(window.scrollY));
    expect(from).toBeGreaterThan(500);
    await piece.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/products\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isFirstDocument(page)).toBe(true);
    await bagPrepared(page);
    deployment.show('second');
    await letTabCheck(page);
    await page.evaluate(() => void setTimeout(() => history.back(), 0));
    await expect(page).toHaveURL(/\/collections\/evening$/);
    await expectSecondDeployment(page);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(from);
    expect(await isFirstDocument(page)).toBe(false);
  });
});

test.describe('a tab that does not know of the new deployment', () => {
  test.use({ allowed: /status of 404|^Problem loading \/|net::ERR_FAILED/ });

  test('[state.deployment-and-loading.2] loads a page whose module is gone in full, bag intact', {
    tag: '@desktop',
  }, async ({ page }) => {
    deployment.show('first');
    const drawer = await addBow(page);
    deployment.show('second');
    await drawer.getByRole('link', { name: 'View My Bag' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
    expect(await isFirstDocument(page)).toBe(false);
    await expectSecondDeployment(page);
    await expect(bag(page)).toBeVisible();
  });

  test('[const.timings.13] does so at most once per 10 s for each path', { tag: '@desktop' }, async ({
    page,
  }) => {
    deployment.show('first');
    await page.route(/chunks\/pages\/cart/, (route) => route.abort());
    const toBag = async () => {
      const drawer = await addBow(page);
      await drawer.getByRole('link', { name: 'View My Bag' }).click();
    };
    await toBag();
    await expect(page).toHaveURL(`${deployment.address}/cart`);
    expect(await isFirstDocument(page)).toBe(false);

    // However long a small machine takes, the ten seconds are not over.
    await page.clock.setFixedTime(Date.now());
    await page.evaluate(() => localStorage.clear());
    const refused = page.waitForEvent('console', (message) =>
      message.text().startsWith('Problem loading /cart'),
    );
    await toBag();
    await refused;
    await expect(page).toHaveURL(/\/products\/ninon-velvet-bow-oxblood$/);
    expect(await isFirstDocument(page)).toBe(true);
  });
});
