import { expect, type Locator, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { desk } from './desk.ts';
import { dragFinger } from './drag-finger.ts';
import { test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';
import { listenToProviders } from './provider-traffic.ts';

const LISTING = '/collections/evening';

const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Products' }).getByRole('article').filter({ hasText: title }).first();
const bag = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Quick add/ });
const waitlist = (page: Page) => page.getByRole('dialog', { name: 'Waitlist' });

test.afterEach(() => desk.clearFaults());

test.describe('with a mouse', { tag: '@desktop' }, () => {
  test('[screen.quick-add.1] [screen.quick-add.2] [state.quick-add.1] [state.quick-add.3] [state.quick-add.4] [state.quick-add.5] [state.quick-add.6] the sizes of a hovered card say their stock, and add or lead to the waitlist', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'marketing');
    const traffic = listenToProviders(context);
    await openPage(page, LISTING);
    const aurelia = card(page, 'Aurelia Slip Dress');
    await aurelia.hover();
    const panel = aurelia.getByRole('group', { name: 'Quick add, Aurelia Slip Dress' });
    await expect(panel).toContainText('Quick Add');
    await expect(panel).toContainText('Take your usual size');
    await panel.getByRole('button', { name: 'Add size S to the bag', exact: true }).hover();
    await expect(panel).toContainText('Only 3 left');
    await panel.getByRole('button', { name: 'Join the waitlist for size L', exact: true }).hover();
    await expect(panel).toContainText('Join the Waitlist');
    await panel.getByText('Take your usual size').hover();
    await expect(panel).toContainText('Quick Add');

    await panel.getByRole('button', { name: 'Join the waitlist for size L', exact: true }).click();
    await expect(waitlist(page)).toContainText('Aurelia Slip DressL / Oxblood');
    await waitlist(page).getByRole('button', { name: 'Close' }).click();

    await aurelia.hover();
    await panel.getByRole('button', { name: 'Add size XS to the bag', exact: true }).click();
    await expect(bag(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
    const added = () => traffic.bodies('gtm').filter(({ event }) => event === 'dl_add_to_cart');
    await expect.poll(added).toMatchObject([{ ecommerce: { add: { actionField: { list: LISTING } } } }]);
    expect(JSON.stringify(added())).toContain('quick add');
    expect(await traffic.refusals()).toEqual([]);
  });

  test('[screen.product-card.2] [screen.product-card.9] [state.quick-add.2] the keyboard reaches the sizes of a card, a swatch swaps its product, and one that is sold out leads to the waitlist', async ({
    page,
  }) => {
    await openPage(page, LISTING);
    const aurelia = card(page, 'Aurelia Slip Dress');

    await test.step('the keyboard reaches the sizes of a card', async () => {
      // The pictures of the other card load with its first use.
      const slip = card(page, 'Noémie Lace-Hem Slip');
      await slip.getByRole('button', { name: 'Open quick add, Noémie Lace-Hem Slip' }).focus();
      const size = slip.getByRole('button', { name: 'Add size XXS to the bag' });
      await expect(size).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(size).toBeFocused();
      await expect(size).toBeVisible();
    });

    await test.step('a swatch swaps the product of its card', async () => {
      const link = aurelia.getByRole('heading').getByRole('link');
      await expect(link).toHaveAttribute('href', /aurelia-slip-dress-oxblood/);
      await expect(aurelia.locator('img')).toHaveCount(1);
      await aurelia.hover();
      await expect(aurelia.locator('img')).toHaveCount(2);
      await aurelia.getByRole('link', { name: 'Black' }).click();
      await expect(link).toHaveAttribute('href', /aurelia-slip-dress-black\?ref=collection-card/);
      await expect(aurelia.getByRole('link', { name: 'Black' })).toHaveAttribute('aria-current', 'true');
      await expect(aurelia.getByRole('link', { name: 'Black' })).toBeFocused();
      await expect(page).toHaveURL(LISTING);
    });

    await test.step('a card that is sold out leads to the waitlist', () => joinFromSoldOutCard(page));
  });
});

async function joinFromSoldOutCard(page: Page): Promise<void> {
  const sabine = card(page, 'Sabine Wrap Dress');
  await sabine.getByRole('button', { name: /^Sold Out - Join the Waitlist/ }).click();
  await drawer(page).getByRole('radio', { name: 'M, sold out' }).check();
  await drawer(page).getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(waitlist(page)).toContainText('Sabine Wrap DressM / Dusk Blue');
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('[screen.quick-add.3] [screen.quick-add.4] [screen.quick-add.5] [screen.quick-add.6] [screen.quick-add.7] [screen.quick-add.8] [screen.quick-add.9] [screen.quick-add.10] [screen.quick-add.11] [screen.product-card.4] [screen.product-card.9] [state.quick-add.2] [state.quick-add.7] [state.quick-add.8] [rule.quick-add-and-waitlist.1] [const.timings.3] cards are swiped, and their plus opens a drawer that closes, leads on and adds a size', async ({
    page,
  }) => {
    await openPage(page, LISTING);
    const aurelia = card(page, 'Aurelia Slip Dress');
    const plus = aurelia.getByRole('button', { name: /^Open quick add/ });

    await test.step('the pictures of a card are swiped, and turned by two buttons', () =>
      turnPictures(page, aurelia));

    await test.step('the close button and the mask close the drawer', async () => {
      await plus.click();
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
      await plus.click();
      await expect(drawer(page)).toBeVisible();
      await page.mouse.click(195, 20);
      await expect(drawer(page)).toBeHidden();
    });

    await test.step('a plus that is pressed while the drawer slides out opens it again', async () => {
      await plus.click();
      await expect(drawer(page)).toBeVisible();
      const closer = await drawer(page).getByRole('button', { name: 'Close' }).elementHandle();
      await plus.evaluate(async (again, close) => {
        if (close instanceof HTMLElement) close.click();
        await new Promise(requestAnimationFrame);
        if (again instanceof HTMLElement) again.click();
      }, closer);
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page)).toContainText('Aurelia Slip Dress$625');
      // It is visible as well while it slides out.
      await expect(drawer(page)).toHaveAttribute('open');
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
    });

    await test.step('a card that is sold out leads to the waitlist', async () => {
      await joinFromSoldOutCard(page);
      await waitlist(page).getByRole('button', { name: 'Close' }).click();
      await expect(waitlist(page)).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });

    await test.step('the plus opens a drawer that adds a size', () => addFromDrawer(page, plus));

    await test.step('a link of the drawer leads to the product and closes it', async () => {
      await plus.click();
      await expect(drawer(page)).toContainText('Select a size');
      await expect(drawer(page).getByRole('link').first()).toHaveAttribute(
        'href',
        /aurelia-slip-dress-oxblood/,
      );
      await drawer(page).getByRole('link', { name: 'More details' }).click();
      await expect(page).toHaveURL(/\/products\/aurelia-slip-dress-oxblood/);
      await expect(drawer(page)).toBeHidden();
    });
  });

  test('[state.quick-add.7] [rule.quick-add-and-waitlist.1] a piece of one size is chosen by the shopper, too', async ({
    page,
  }) => {
    await openPage(page, '/collections/accessories');
    await card(page, 'Petite Vesper Bag')
      .getByRole('button', { name: /^Open quick add/ })
      .click();
    const action = drawer(page).getByRole('button', { name: /Select a size|Add to bag/ });
    await expect(action).toHaveText('Select a size');
    await expect(action).toBeDisabled();
    await drawer(page).getByRole('radio').check();
    await expect(action).toHaveText(/^Add to bag — \$/);
  });

  test('[screen.quick-add.6] the arrows follow the bands and cups of a bra; the gallery of a piece with a clip plays it', async ({
    page,
  }) => {
    await openPage(page, '/collections/bras');
    const odile = (colour: string) =>
      page.getByRole('article').filter({
        has: page.locator(`a[href="/products/odile-balconette-bra-${colour}?ref=collection-card"]`),
      });
    await odile('black')
      .getByRole('button', { name: /^Open quick add/ })
      .click();
    await drawer(page).getByRole('radio', { name: '32B' }).focus();
    // There is no 30A.
    for (const [key, size] of [
      ['ArrowUp', '30B'],
      ['ArrowLeft', '30B'],
      ['ArrowRight', '30C'],
      ['ArrowDown', '32C'],
      ['ArrowLeft', '32B'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(drawer(page).getByRole('radio', { name: size }), key).toBeFocused();
      await expect(drawer(page).getByRole('radio', { name: size })).toBeChecked();
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();

    await odile('oxblood')
      .getByRole('button', { name: /^Open quick add/ })
      .click();
    const clip = drawer(page).locator('a[href*="odile-balconette-bra-oxblood"] video');
    await expect(clip).toHaveAttribute('src', /\.mp4/);
    await expect.poll(() => clip.evaluate((video) => 'muted' in video && video.muted)).toBe(true);
  });
});

async function turnPictures(page: Page, aurelia: Locator): Promise<void> {
  await expect(aurelia.locator('img')).toHaveCount(1);
  const previous = aurelia.getByRole('button', { name: 'Go to prev image' });
  await expect(previous, 'what does nothing is no stop of the keyboard').toBeHidden();
  await aurelia.getByRole('button', { name: 'Go to next image' }).tap();
  await expect(aurelia.locator('img')).toHaveCount(2);
  await expect(aurelia.locator('img').last()).toBeInViewport({ ratio: 0.9 });
  await previous.tap();
  await expect(aurelia.locator('img').first()).toBeInViewport({ ratio: 0.9 });

  const second = page.getByRole('article').nth(1);
  await second.getByRole('button', { name: 'Go to next image' }).waitFor();
  for (const [where, share] of [
    ['beside the buttons', 0.3],
    ['over a button', 0.5],
  ] as const) {
    await swipe(page, second.locator('img').first(), share, -1);
    await expect(second.locator('img')).toHaveCount(2);
    await expect(second.locator('img').last(), where).toBeInViewport({ ratio: 0.9 });
    await swipe(page, second.locator('img').last(), share, 1);
    await expect(second.locator('img').first(), where).toBeInViewport({ ratio: 0.9 });
  }
}

async function addFromDrawer(page: Page, plus: Locator): Promise<void> {
  await plus.click();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(drawer(page)).toContainText('Aurelia Slip Dress$625');
  const action = drawer(page).getByRole('button', { name: /Select a size|Add to bag|Join the Waitlist/ });
  await expect(action).toHaveText('Select a size');
  await expect(action).toBeDisabled();
  const sizes = drawer(page).getByRole('group', { name: 'Select a size' });
  await sizes.getByRole('radio', { name: 'L, sold out', exact: true }).check();
  await expect(action).toHaveText('Join the Waitlist');
  await sizes.getByRole('radio', { name: 'S', exact: true }).check();
  await expect(drawer(page).getByRole('status')).toHaveText('Only 3 left in your size!');
  await sizes.getByRole('radio', { name: 'XS', exact: true }).check();
  await expect(drawer(page).getByRole('status')).toHaveText('');
  await expect(action).toHaveText('Add to bag — $625');
  await bagPrepared(page);
  await action.click();
  await expect(drawer(page)).toBeHidden();
  await expect(bag(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plus).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

  await plus.click();
  await expect(action).toHaveText('Select a size');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

test.describe('[screen.quick-add.12] [error.15] while the platform fails', { tag: '@phone' }, () => {
  test.use({ allowed: /Failed to load|ERR_|could not be/ });

  test('the drawer says so and still leads to the product', async ({ page }) => {
    await openPage(page, LISTING);
    await bagPrepared(page);
    await desk.setFaults({ provider: 'commerce', kind: 'down' });
    await card(page, 'Aurelia Slip Dress')
      .getByRole('button', { name: /^Open quick add/ })
      .click();
    await expect(drawer(page).getByRole('alert')).toHaveText('Sorry, it looks like there was an issue.');
    await expect(drawer(page).getByRole('link', { name: 'More details' })).toBeVisible();
  });
});

/** With a finger, over most of a picture, so far down as `share` of its height; to the left with a `direction` of -1. */
async function swipe(page: Page, picture: Locator, share: number, direction: 1 | -1): Promise<void> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not drawn.');
  const [middle, y] = [box.x + box.width / 2, box.y + box.height * share];
  const way = direction * 0.4 * box.width;
  const session = await page.context().newCDPSession(page);
  await dragFinger(session, { x: middle - way, y }, { x: middle + way, y });
  await session.detach();
}
