import { expect, type Locator } from 'playwright/test';
import { desk } from './desk.ts';
import {
  addButton,
  christmasEve,
  fillGift,
  GIFT_CARD,
  giftsFor,
  mode,
  nextYear,
  openGiftCard,
  recipient,
} from './gift-form.ts';
import { requestsDone, test } from './journey.ts';
import { bagOf } from './open-product.ts';
import { priceOf, visitFrom } from './visit-from.ts';

const noSuchDay = `02/31/${nextYear}`;
/** The second Sunday of March, when the hour after 1AM is 3AM. */
const skippedDay = 8 + ((7 - new Date(Date.UTC(nextYear, 2, 1)).getUTCDay()) % 7);
const skippedHour = `03/${String(skippedDay).padStart(2, '0')}/${nextYear}`;

test.afterEach(() => desk.clearFaults());

test('[state.product-detail-page.18] [screen.product-detail-page.4] a gift card is sent as a gift by default, with the collection above its name and half the page for its form', {
  tag: '@desktop',
}, async ({ page }) => {
  const info = await openGiftCard(page);
  await test.step('it is sent as a gift by default', async () => {
    await expect(mode(info, 'Send as Gift')).toHaveAttribute('aria-pressed', 'true');
    await expect(addButton(info)).toBeDisabled();
    await expect(info.getByLabel('Hour')).toHaveValue('10');
    await expect(info.getByLabel('Time zone')).toHaveValue('Pacific Time');
  });

  await test.step('its picture file fits its place', async () => {
    const picture = page
      .getByRole('region', { name: /^Pictures,/ })
      .getByRole('img')
      .first();
    await expect
      .poll(() =>
        picture.evaluate((image) => {
          if (!(image instanceof HTMLImageElement)) return null;
          const file = Number(new URL(image.currentSrc).searchParams.get('width'));
          return { file, isEnough: file >= image.clientWidth };
        }),
      )
      .toEqual({ file: 720, isEnough: true });
  });

  await test.step('it has the collection above its name, and half the page for its form', async () => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const trail = info.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('link')).toHaveText(['Gift cards']);
      expect((await info.boundingBox())?.width).toBe(width / 2);
    }
    // Sending is what a wide window offers first: both addresses stand in one row, their lines level.
    const form = page.getByRole('form');
    const [whole, email, confirm] = await Promise.all([
      form.boundingBox(),
      form.getByLabel("Recipient's email", { exact: true }).boundingBox(),
      form.getByLabel("Confirm Recipient's Email Address").boundingBox(),
    ]);
    expect(confirm?.y).toBe(email?.y);
    expect(email?.width).toBeCloseTo(confirm?.width ?? 0, 0);
    expect((confirm?.x ?? 0) + (confirm?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
  });
});

test('[state.product-detail-page.12] [rule.gift-form.7] a press before the form has come leads into the form', {
  tag: '@desktop',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("Confirm Recipient's")) await released;
    await route.fulfill({ response });
  });
  // The script that is held up holds up the end of loading, too.
  await page.goto(GIFT_CARD, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const info = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  await info.getByRole('radio', { name: '$150' }).check();
  await addButton(info).click();
  await expect(addButton(info)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(info.getByLabel('To', { exact: true })).toBeFocused();
  await expect(addButton(info)).toBeDisabled();
  await expect(bagOf(page)).toBeHidden();
  // Scripts that come with use may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[state.product-detail-page.17] [state.product-detail-page.18] [state.product-detail-page.19] on a phone a gift card is bought by default, its form slides into sight, and it is bought without a gift', {
  tag: '@phone',
}, async ({ page }) => {
  const info = await openGiftCard(page);
  const to = info.getByLabel('To', { exact: true });
  await test.step('a gift card is bought by default', async () => {
    await expect(mode(info, 'Buy Now')).toHaveAttribute('aria-pressed', 'true');
    await expect(to).toBeHidden();
    await expect(addButton(info)).toBeEnabled();
  });

  await test.step('the tray slides to the form of a gift', async () => {
    await mode(info, 'Send as Gift').click();
    await expect(mode(info, 'Send as Gift')).toBeInViewport({ ratio: 1 });
    const place = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const head = await info.boundingBox();
    // Below the grip.
    const belowPx = async () => (await place(mode(info, 'Send as Gift'))) - (head?.y ?? 0);
    await expect.poll(belowPx).toBeLessThan(100);
    expect(await place(to)).toBeLessThan(await place(addButton(info)));
    await expect(to).toBeVisible();
  });

  await test.step('a gift card is bought now, without a gift', async () => {
    await mode(info, 'Buy Now').click();
    await expect(to).toBeHidden();
    await addButton(info).click();
    await expect(bagOf(page).getByRole('link', { name: 'The Gift Card' }).first()).toBeVisible();
    await expect(bagOf(page).getByText('Pacific Time')).toHaveCount(0);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('govalo_gifting_session');
  });
});

test('[entity.variant.7] [state.currency-country.3] abroad the form and the bag say that the amount is in US dollars', {
  tag: '@desktop',
}, async ({ page }) => {
  const sentence = 'The amount on the card is in US dollars.';
  await visitFrom(page, 'CA');
  const info = await openGiftCard(page);
  await expect(info.getByText(sentence)).toBeVisible();
  await expect(priceOf(page)).toHaveText('$207');
  await mode(info, 'Buy Now').click();
  await addButton(info).click();
  await expect(bagOf(page).getByText(sentence)).toBeVisible();
});

test('[error.17] [error.18] [rule.gift-form.7] [state.product-detail-page.12] [entity.cart.15] [entity.browser-storage-and-cookies.5] what cannot be sent is named while it is typed, and then a gift is created for its hour, and its card is in the bag', async ({
  page,
}) => {
  const email = recipient();
  const info = await fillGift(page, email);
  const date = info.getByLabel('Date to Send (MM/DD/YYYY)');
  const wrongDate = info.getByText('Please select a future date');
  for (const wrong of ['01/01/2020', noSuchDay, skippedHour]) {
    await info.getByLabel('Hour').selectOption('2AM');
    await date.fill(wrong);
    await expect(wrongDate, wrong).toBeVisible();
    await expect(addButton(info)).toBeDisabled();
  }
  await date.fill(christmasEve);
  await expect(wrongDate).toBeHidden();
  await expect(addButton(info)).toBeEnabled();

  const confirm = info.getByLabel("Confirm Recipient's Email Address");
  await confirm.fill('eve@exmaple.com');
  await expect(info.getByText("Email addresses don't match")).toBeVisible();
  await expect(addButton(info)).toBeDisabled();

  await confirm.fill(email);
  await info.getByLabel('Hour').selectOption('10AM');
  await addButton(info).click();
  const bag = bagOf(page);
  await expect(bag.getByText('Marguerite Okafor')).toBeVisible();
  await expect(bag.getByText(`${christmasEve} 10AM Pacific Time`)).toBeVisible();
  await expect(bag.getByText('For the hour after six.')).toBeVisible();
  await requestsDone(page);

  const [gift, ...others] = await giftsFor(email);
  expect(others).toEqual([]);
  expect(gift?.body).toMatchObject({ value: 150, recipient: { name: 'Marguerite Okafor', email } });
  expect(new Date(String(Object(gift?.body).send_at)).toISOString()).toBe(`${nextYear}-12-24T18:00:00.000Z`);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'govalo_gifting_session');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(14);
});

test.describe('when the provider fails', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('[error.19] nothing is added, what was typed stays, and the same press works later', {
    tag: '@desktop',
  }, async ({ page }) => {
    const email = recipient();
    const info = await fillGift(page, email);
    await requestsDone(page);
    await desk.setFaults({ provider: 'govalo', kind: '500' });
    await addButton(info).click();
    await expect(info.getByText('The gift could not be made just now')).toBeVisible();
    await expect(bagOf(page)).toBeHidden();
    await expect(info.getByLabel('To', { exact: true })).toHaveValue('Marguerite Okafor');
    await desk.clearFaults();
    await addButton(info).click();
    await expect(bagOf(page).getByText('Marguerite Okafor')).toBeVisible();
  });

  test('a session that ended is replaced', { tag: '@desktop' }, async ({ page, baseURL }) => {
    const session = { name: 'govalo_gifting_session', value: 'gs_ended', url: baseURL ?? '' };
    await page.context().addCookies([session]);
    const info = await fillGift(page, recipient());
    await addButton(info).click();
    await expect(bagOf(page).getByText('Marguerite Okafor')).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === session.name)?.value).not.toBe('gs_ended');
  });
});
