import { expect, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { requestsDone, test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';
import { openProduct } from './open-product.ts';

const SOLD_OUT = '/products/sabine-wrap-dress-dusk-blue';
const COMING = '/products/vesper-bias-nightgown-rose';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Waitlist' });
const email = (page: Page) => modal(page).getByRole('textbox', { name: 'Email' });
const submit = (page: Page) => modal(page).getByRole('button', { name: 'Submit' });

/** Every sign-up that the provider received for an address. */
async function signUps(address: string) {
  const received = await desk.receivedBy('klaviyo');
  return received.filter(({ body }) => JSON.stringify(body).includes(address));
}

const uniqueAddress = (name: string) =>
  `${name}-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`;

async function openWaitlist(page: Page): Promise<void> {
  await openPage(page, SOLD_OUT);
  const open = page.getByRole('button', { name: 'Expand details' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('radio', { name: 'M, sold out' }).check();
  await page.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(email(page)).toBeFocused();
}

test.afterEach(() => desk.clearFaults());

test('[screen.product-detail-page.29] [screen.back-in-stock-modal.1] [screen.back-in-stock-modal.2] [screen.back-in-stock-modal.3] [screen.back-in-stock-modal.4] [state.waitlist-modal.1] [state.waitlist-modal.2] [state.waitlist-modal.3] [rule.quick-add-and-waitlist.2] a sold-out size leads to the waitlist, which ends the selection when it is closed, and thanks and closes after a sign-up', async ({
  page,
}) => {
  const address = uniqueAddress('ines');
  const join = page.getByRole('button', { name: 'Join the Waitlist' });
  await openWaitlist(page);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await join.click();
  await expect(modal(page)).toBeVisible();
  await page.mouse.click(5, 20);
  await expect(modal(page)).toBeHidden();

  await join.click();
  await expect(email(page)).toBeFocused();
  await expect(modal(page)).toContainText('Sabine Wrap DressM / Dusk Blue');
  await expect(modal(page)).toContainText('Signup to receive an email if your size comes back in stock.');
  await bagPrepared(page);

  await email(page).fill('ines@');
  await submit(page).click();
  await expect(modal(page).getByText('Thank You!')).toBeHidden();
  expect(await email(page).evaluate((field) => field.matches(':invalid'))).toBe(true);

  await email(page).fill(address);
  const sent = page.waitForRequest(/\/client\/back-in-stock-subscriptions\//);
  await submit(page).click();
  await expect(modal(page).getByText('Thank You!')).toBeVisible();
  const request = await sent;
  const url = new URL(request.url());
  expect([
    request.method(),
    url.pathname.replace('/klaviyo', ''),
    url.searchParams.get('company_id'),
  ]).toEqual(['POST', '/client/back-in-stock-subscriptions/', 'SaNdBx']);
  expect(request.headers()).toMatchObject({ 'content-type': 'application/json', revision: '2023-12-15' });
  expect(request.postDataJSON()).toEqual({
    data: {
      type: 'back-in-stock-subscription',
      attributes: {
        profile: { data: { type: 'profile', attributes: { email: address } } },
        channels: ['EMAIL'],
      },
      relationships: {
        variant: {
          data: {
            type: 'catalog-variant',
            id: expect.stringMatching(/^\$shopify:::\$default:::\d+$/),
          },
        },
      },
    },
  });
  expect((await request.response())?.status()).toBe(202);
  await expect(modal(page)).toBeHidden();
  await expect(join).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
});

test('[state.product-detail-page.13] the field of a piece that is to come is whole above its button, takes Enter or its button without another question, corrects an address, and signs up once', async ({
  page,
}) => {
  const address = uniqueAddress('lune');
  const info = await openProduct(page, COMING);
  const field = info.getByRole('textbox', { name: 'Email' });
  const button = info.getByRole('button', { name: 'Join the Waitlist' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [above, below] = [await field.boundingBox(), await button.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();

  await info.getByRole('radio', { name: 'M', exact: true }).check();
  await field.fill('lune@');
  await button.click();
  await expect(field).toBeFocused();
  await expect(modal(page)).toBeHidden();
  await field.press('Enter');
  await expect(modal(page)).toBeHidden();

  await field.fill(address);
  await field.press('Enter');
  await expect(modal(page).getByText('Thank You!')).toBeVisible();
  await expect(modal(page)).toBeHidden();
  await expect(info.getByText(/^Thank You! We will write when/)).toBeVisible();
  await button.click();
  await expect(modal(page).getByText('Thank You!')).toBeVisible();
  await requestsDone(page);
  expect(await signUps(address)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  const other = uniqueAddress('vesper');
  await field.fill(other);
  await button.click();
  await expect(modal(page).getByText('Thank You!')).toBeVisible();
  await expect.poll(async () => (await signUps(other)).length).toBe(1);
});

test('[state.product-detail-page.13] an address in the closed tray is shown by the first press, and taken by the second', {
  tag: '@phone',
}, async ({ page }) => {
  const address = uniqueAddress('hidden');
  const info = await openProduct(page, COMING);
  const field = info.getByRole('textbox', { name: 'Email' });
  const button = info.getByRole('button', { name: 'Join the Waitlist' });
  await info.getByRole('radio', { name: 'M', exact: true }).check();
  await field.fill(address);
  await page.getByRole('button', { name: 'Collapse details' }).click();
  await expect(field).toBeHidden();

  await button.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(address);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(modal(page)).toBeHidden();
  await requestsDone(page);
  expect(await signUps(address)).toEqual([]);

  await button.click();
  await expect(modal(page).getByText('Thank You!')).toBeVisible();
  await expect.poll(async () => (await signUps(address)).length).toBe(1);
});

test.describe('[error.13] while the provider fails', { tag: '@desktop' }, () => {
  test.use({ allowed: /Failed to load|ERR_/ });

  test('the shopper is thanked, and the sign-up is sent once, from another tab after a minute', async ({
    page,
    context,
  }) => {
    const address = uniqueAddress('rosa');
    await openWaitlist(page);
    await bagPrepared(page);
    await desk.setFaults({ provider: 'klaviyo', kind: 'down' });
    await email(page).fill(address);
    await submit(page).click();
    await expect(modal(page).getByText('Thank You!')).toBeVisible();
    await requestsDone(page);
    const waiting = () => page.evaluate(() => localStorage.getItem('outbox'));
    await expect.poll(waiting).toContain(address);
    const before = (await signUps(address)).length;
    await desk.clearFaults();

    const other = await context.newPage();
    await other.clock.install({ time: Date.now() + 61_000 });
    await openPage(other, '/cart');
    await expect.poll(waiting).toBeNull();
    await requestsDone(other);
    expect(await signUps(address)).toHaveLength(before + 1);
  });

  test('a sign-up made offline is sent when the browser is online again', async ({ page, context }) => {
    const address = uniqueAddress('odile');
    await openWaitlist(page);
    await bagPrepared(page);
    await context.setOffline(true);
    await email(page).fill(address);
    await submit(page).click();
    await expect(modal(page).getByText('Thank You!')).toBeVisible();
    const waiting = () => page.evaluate(() => localStorage.getItem('outbox'));
    await expect.poll(waiting).toContain(address);
    await context.setOffline(false);
    await expect.poll(waiting).toBeNull();
    expect(await signUps(address)).toHaveLength(1);
  });

  test('a reload loses no sign-up, and two of one address and size are one', async ({ page }) => {
    const address = uniqueAddress('mara');
    await page.clock.install();
    await openWaitlist(page);
    await bagPrepared(page);
    await desk.setFaults({ provider: 'klaviyo', kind: 'down' });
    const waiting = (): Promise<unknown[]> =>
      page.evaluate(() => JSON.parse(localStorage.getItem('outbox') ?? '[]'));
    for (const again of ['', ' ']) {
      if (again) await page.getByRole('button', { name: 'Join the Waitlist' }).click();
      await email(page).fill(`${again}${address.toUpperCase()}`);
      await submit(page).click();
      await expect(modal(page).getByText('Thank You!')).toBeVisible();
      await requestsDone(page);
      await page.clock.runFor(2_000);
      await expect(modal(page)).toBeHidden();
    }
    expect(await waiting()).toHaveLength(1);
    const before = (await signUps(address.toUpperCase())).length;
    await desk.clearFaults();
    await page.reload();
    await bagPrepared(page);
    // Later than the next attempt, and no jump while it is under way: the clock would end it.
    await page.clock.fastForward(10 * 60_000);
    await expect.poll(waiting).toEqual([]);
    await requestsDone(page);
    expect(await signUps(address.toUpperCase())).toHaveLength(before + 1);
  });
});
