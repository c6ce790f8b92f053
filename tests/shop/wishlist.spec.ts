import { expect } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { makeCustomer, newEmail, openAs, PASSWORD } from './customers.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openProduct } from './open-product.ts';
import { expandTray, heart, modal, ROBE, saveRobe } from './save-robe.ts';

/** What the wishlist service received since `from`, by operation. */
async function receivedBySwym(operation: string, from = 0): Promise<Record<string, unknown>[]> {
  const received = (await desk.receivedBy('swym')).slice(from);
  return received.filter(({ path }) => path.includes(operation)).map(({ body }) => Object(body));
}

// What fades in is measured in its own colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(() => desk.clearFaults());

test('[screen.product-detail-page.8] [screen.product-detail-page.20] [screen.product-detail-page.21] [screen.product-detail-page.22] [screen.product-detail-page.23] [screen.product-detail-page.24] [role.1] [state.wishlist.1] [state.wishlist.2] [state.wishlist.3] [state.wishlist.4] [state.wishlist.5] [rule.wishlist.1] [entity.wishlist-list.3] a guest’s heart opens however soon it was closed, and leads through the login to the modal, where the piece is saved', async ({
  page,
}) => {
  const email = newEmail('wishlist');
  await makeCustomer(email);
  await openProduct(page, ROBE);
  await heart(page).click();
  await expect(modal(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(heart(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const toLogin = modal(page).getByRole('link', {
    name: 'To use the wishlist, please login or create an account',
  });
  for (let time = 0; time < 3; time += 1) {
    await expect(toLogin).toBeVisible();
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(modal(page).locator('a:focus, button:focus')).toHaveCount(1);
  }
  await toLogin.click();
  await expect(page).toHaveURL('/account/login?wishlistHandle=vesper-silk-robe-rose');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(ROBE);

  await expect(modal(page).getByRole('tab', { name: 'New List', selected: true })).toBeVisible();
  await expect(modal(page).getByLabel('List name')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await modal(page).getByLabel('Size').selectOption('XS');
  await modal(page).getByLabel('List name').fill('ab');
  await modal(page).getByRole('button', { name: 'Create' }).click();
  await expect(modal(page).getByText('The name needs at least 3 characters.')).toBeVisible();
  await expect(modal(page).getByLabel('List name')).toBeFocused();
  await modal(page).getByLabel('List name').fill('For December');
  await modal(page).getByRole('button', { name: 'Create' }).click();
  await expect(modal(page).getByText('Added to list')).toBeVisible();
  await expect(modal(page).getByRole('link', { name: 'View wishlist' })).toHaveAttribute(
    'href',
    '/account/wishlist',
  );

  await expect(modal(page).getByRole('tab', { name: 'Lists', selected: true })).toBeFocused();
  const list = modal(page).getByLabel('List', { exact: true });
  const save = modal(page).getByRole('button', { name: 'Save to list' });
  await expect(list.getByRole('option', { name: 'For December (added)' })).toBeDisabled();
  await expect(save).toBeDisabled();
  await modal(page).getByLabel('Size').selectOption('S');
  await expect(save).toBeDisabled();
  await list.selectOption('For December');
  expect(await violationsOf(page), 'the lists to choose from').toEqual([]);
  await save.click();
  await expect(list.getByRole('option', { name: 'For December (added)' })).toBeDisabled();
  await expect(list).toBeFocused();
  await expect(modal(page).getByText('Added to list')).toBeHidden();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expandTray(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  await expect.poll(() => receivedBySwym('/lists/update-ctx').then((sent) => sent.length)).toBeGreaterThan(1);
  const sent = (await receivedBySwym('/lists/update-ctx')).at(-1);
  expect(sent).toEqual({
    regid: expect.stringMatching(/./),
    sessionid: expect.stringMatching(/./),
    lid: expect.stringMatching(/./),
    a: expect.stringMatching(
      /^\[\{"epi":\d+,"empi":\d+,"du":"http:\/\/[^"]+\/products\/vesper-silk-robe-rose"\}\]$/,
    ),
  });
  await page.reload();
  await expandTray(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('[screen.product-card.10] [screen.product-card.11] [screen.product-card.12] hearts of cards select and drop their product, and are filled when it is saved', async ({
  page,
}, { project }) => {
  const email = newEmail('card');
  await makeCustomer(email);
  await openAs(page, email, '/collections/new');
  const card = page.getByRole('article').filter({ hasText: 'Sabine Wrap Dress' }).first();
  const cardHeart = card.getByRole('button', { name: 'Save Sabine Wrap Dress to a wishlist' });
  if (project.name === 'desktop') {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(cardHeart).toHaveCSS('opacity', '0');
    await card.hover();
  } else {
    await page.touchscreen.tap(200, 5);
  }
  await expect(cardHeart).toHaveCSS('opacity', '1');
  await cardHeart.click();
  await modal(page).getByLabel('Size').selectOption({ index: 1 });
  await modal(page).getByLabel('List name').fill('For the sea');
  await modal(page).getByRole('button', { name: 'Create' }).click();
  await expect(modal(page).getByText('Added to list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardHeart).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(5, 5);
  await expect(cardHeart).toHaveCSS('opacity', '1');

  await page.goto('/search?q=sabine+wrap+dress');
  const found = page.getByRole('main').getByRole('button', { name: 'Save Sabine Wrap Dress to a wishlist' });
  await expect(found.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
});

test('[screen.route-table.16] [screen.route-table.17] [entity.wishlist-list.2] [const.page-meta.3] lists are renamed, shared, emptied into the bag and deleted', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const email = newEmail('lists');
  await makeCustomer(email);
  await openAs(page, email, ROBE);
  await saveRobe(page, 'XS', 'My Wishlist');
  await modal(page).getByRole('tab', { name: 'New List' }).click();
  await modal(page).getByLabel('List name').fill('Honeymoon');
  await modal(page).getByRole('button', { name: 'Create' }).click();
  await expect(modal(page).getByRole('option', { name: 'Honeymoon (added)' })).toBeDisabled();
  await modal(page).getByRole('link', { name: 'See Your Wishlists' }).click();

  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toContainText(['Honeymoon', 'Saved items']);
  const saved = page.getByRole('region', { name: /^Saved items/ });
  await expect(saved.getByRole('heading', { name: 'Vesper Silk Robe' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Rename Honeymoon' }).click();
  await page.getByLabel('List name').fill('Saved Items');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('You have a list of this name already.')).toBeVisible();
  await page.getByLabel('List name').fill('Honeymoon, Capri');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Rename Honeymoon, Capri' })).toBeFocused();

  await saved.getByRole('button', { name: 'Remove Vesper Silk Robe' }).click();
  await expect(saved.getByText('Nothing on this list yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(saved.getByRole('heading', { name: 'Vesper Silk Robe' })).toBeVisible();

  await page.getByRole('button', { name: 'Share Saved items' }).click();
  const link = await page.getByLabel('Link to this list').inputValue();
  const friend = await browser.newPage({ reducedMotion: 'reduce' });
  await friend.goto(link);
  await expect(friend.getByText('Ines’s wishlist')).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'Vesper Silk Robe' })).toBeVisible();
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await violationsOf(friend), 'a shared list').toEqual([]);
  expect(await friend.content()).not.toMatch(/lists-\d+|Marchetti/);
  await expect(friend.getByRole('button', { name: /^(Remove|Move|Rename|Delete)/ })).toHaveCount(0);

  await friend.goto(`${new URL(link).pathname}?id=of-nobody`);
  await expect(friend.getByText('This list is not shared, or not any more.')).toBeVisible();
  expect(await violationsOf(friend), 'a list that is gone').toEqual([]);
  await friend.getByRole('link', { name: 'See what is new' }).click();
  await expect(friend).toHaveURL(/\/collections\/new$/);
  await friend.close();

  await saved.getByRole('button', { name: 'Move to bag, Vesper Silk Robe' }).click();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('link', { name: 'Vesper Silk Robe' }).first()).toBeVisible();
  await bag.getByRole('button', { name: 'Close' }).first().click();
  await expect(saved.getByText('Nothing on this list yet.')).toBeVisible();
  await expect(saved.getByRole('heading', { level: 2 })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Honeymoon, Capri' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Honeymoon, Capri?' });
  await expect(question).toBeVisible();
  expect(await violationsOf(page), 'the question before a list is deleted').toEqual([]);
  await question.getByRole('button', { name: 'Keep list' }).click();
  await expect(page.getByRole('button', { name: 'Delete Honeymoon, Capri' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  // Whoever opens it again before the browser has said that it was closed finds it open.
  await question.getByRole('button', { name: 'Keep list' }).evaluate(async (keep: HTMLElement) => {
    keep.click();
    await Promise.resolve();
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
  await question.getByRole('button', { name: 'Delete list' }).click();
  await expect(headings).toContainText(['Saved items']);
  await page.reload();
  await expect(headings).toHaveCount(1);
});

test('[screen.route-table.16] the first of the further pieces of a long list has the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = newEmail('long-list');
  await makeCustomer(email);
  // None of them is sold any more: each keeps its place.
  const du = `https://shop.example${ROBE}`;
  const listcontents = Array.from({ length: 25 }, (_, place) => ({ epi: place + 1, empi: place + 1, du }));
  const lists = [{ lid: 'long', lname: 'Wedding', cts: 1, listcontents }];
  await page.route('**/api/wishlists', (route) => route.fulfill({ json: { lists } }));
  await openAs(page, email, '/account/wishlist');
  const more = page.getByRole('main').getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(more).toBeHidden();
  await expect(
    page
      .getByRole('region', { name: /^Wedding/ })
      .getByRole('listitem')
      .nth(24),
  ).toBeFocused();
});

test('a heart that was pointed at before a size was chosen opens with that size, and follows what another tab takes off a list', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const email = newEmail('pointed');
  await makeCustomer(email);
  await openAs(page, email, ROBE);
  await heart(page).hover();
  const closed = page.getByRole('dialog', { name: 'Add to wishlist', includeHidden: true });
  await expect(closed.getByLabel('Size'), 'it is drawn for a press that may come').toBeAttached();
  await expect(closed).toBeHidden();
  await page.getByRole('radio', { name: /^M\b/ }).check();
  await heart(page).click();
  await expect(modal(page).getByText('Vesper Silk Robe in M goes on it as the first piece.')).toBeVisible();

  await modal(page).getByLabel('List name').fill('For December');
  await modal(page).getByRole('button', { name: 'Create' }).click();
  await expect(modal(page).getByText('Added to list')).toBeVisible();
  const other = await context.newPage();
  await openProduct(other, ROBE);
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account/wishlist');
  await page.getByRole('button', { name: 'Remove Vesper Silk Robe' }).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
});
