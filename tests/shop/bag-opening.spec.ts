import { expect, type Locator, type Page } from 'playwright/test';
import { requestsDone, test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';

/** Opens a page whose bag is there at the first press. */
async function prepareBag(page: Page) {
  await openPage(page, '/collections/evening');
  const opener = page.getByRole('button', { name: /^Toggle Cart/ });
  await opener.hover();
  await bagPrepared(page);
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  const isModal = () => bag.evaluate((dialog) => dialog.matches(':modal'));
  return { opener, bag, isModal };
}

/** From now on frames come one by one, when the journey asks for some. */
async function holdFrames(page: Page) {
  await page.evaluate(() => {
    const waiting = new Map<number, FrameRequestCallback>();
    let last = 0;
    window.requestAnimationFrame = (work) => {
      last += 1;
      waiting.set(last, work);
      return last;
    };
    window.cancelAnimationFrame = (frame) => void waiting.delete(frame);
    const drawFrame = () => {
      const due = [...waiting];
      for (const [frame] of due) waiting.delete(frame);
      for (const [, work] of due) work(performance.now());
    };
    Object.assign(window, { drawFrame });
  });
  return () =>
    page.evaluate(() => {
      for (let frame = 0; frame < 4; frame += 1) Object(window).drawFrame();
    });
}

/** Brings the pointer to the button that adds a piece, until the closed bag has drawn the piece. Returns the bag. */
async function pointAtAdd(page: Page): Promise<Locator> {
  await openPage(page, '/products/aurelia-slip-dress-black');
  const size = page.getByRole('radio', { name: 'M', exact: true });
  await size.hover();
  await bagPrepared(page);
  await size.check();
  await page.getByRole('button', { name: /^Add to Bag/ }).hover();
  const bag = page.locator('dialog[aria-labelledby]', { hasText: 'Bag' });
  await expect(bag.locator('li[aria-busy]')).toHaveCount(1);
  return bag;
}

test('while the drawer is painted but not yet modal, Enter stays out of the page, Escape closes it, and Tab leads into it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { opener, bag, isModal } = await prepareBag(page);
  await opener.focus();
  // The frame after the first never comes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const hasFocus = () => bag.evaluate((dialog) => dialog.contains(document.activeElement));
  await page.keyboard.press('Enter');
  await expect(bag).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await isModal()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(bag).toBeVisible();
  expect(await isModal()).toBe(false);
  await page.keyboard.press('Tab');
  expect([await isModal(), await hasFocus()]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a press on the mask that begins before the drawer is modal closes it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { opener, bag, isModal } = await prepareBag(page);
  const drawFrames = await holdFrames(page);
  await opener.click();
  await expect(bag).toBeVisible();
  await page.mouse.move(200, 450);
  await page.mouse.down();
  await drawFrames();
  expect(await isModal()).toBe(false);
  await page.mouse.up();
  await expect(bag).toBeHidden();

  await opener.click();
  await expect(bag).toBeVisible();
  const title = await bag.getByRole('heading', { level: 2 }).first().boundingBox();
  await page.mouse.move((title?.x ?? 0) + 5, (title?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.up();
  await drawFrames();
  expect(await isModal(), 'after a press in the drawer').toBe(true);
});

test('a piece whose button is pressed is in the bag from its first frame, and nothing else is drawn there in between', {
  tag: '@desktop',
}, async ({ page }) => {
  const bag = await pointAtAdd(page);
  await bag.evaluate((dialog) => {
    const seen: string[] = [];
    const piece = dialog.querySelector('ul > li[aria-busy]');
    Reflect.set(window, 'bagSeen', seen);
    new MutationObserver(() => {
      const isSame = piece?.isConnected && dialog.querySelector('ul > li[aria-busy]') === piece;
      const sum = dialog.textContent.includes('$0') ? 'a wrong sum' : 'no wrong sum';
      const state = dialog.hasAttribute('open') ? 'open' : 'closed';
      const title = dialog.querySelector('h2')?.textContent;
      seen.push(`${title}, ${state}, ${isSame ? 'with' : 'without'} the piece, ${sum}`);
    }).observe(dialog, { childList: true, characterData: true, subtree: true, attributeFilter: ['open'] });
  });
  await page.route('**/graphql.json', () => {});
  await page.mouse.down();
  // The frames of a transition would come before the bag.
  await expect(page.getByRole('button', { name: /^Add to Bag/ })).toHaveCSS('transition-property', 'none');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (1)' })).toBeAttached();
  const seen = await page.evaluate(() => [...new Set(Reflect.get(window, 'bagSeen'))]);
  // The dialog alone opens first; what counts the piece is drawn after that frame.
  expect(seen).toEqual([
    'Bag (0), open, with the piece, no wrong sum',
    'Bag (1), open, with the piece, no wrong sum',
  ]);
});

test('[state.cart-lifecycle.10] a bag that an add has opened, and that is closed before the add is drawn, stays closed', {
  tag: '@desktop',
}, async ({ page }) => {
  const bag = await pointAtAdd(page);
  await holdFrames(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(bag, 'before anything else is drawn').toBeInViewport();
  await page.mouse.click(200, 450);
  await expect(bag).not.toBeInViewport();
  const opener = page.getByRole('button', { name: 'Toggle Cart, Bag (1)' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a piece that was only pointed at is never seen in the bag, and a pointer that comes to the bag finds its lines drawn, with no request before it opens', {
  tag: '@desktop',
}, async ({ page }) => {
  const bag = await pointAtAdd(page);
  await page.getByRole('button', { name: /^Toggle Cart/ }).click();
  const empty = bag.getByRole('heading', { name: 'Nothing in here yet' });
  await expect(empty).toBeVisible();
  await expect(bag.locator('li[aria-busy]')).toHaveCount(0);
  await bag.evaluate((dialog) => {
    Reflect.set(window, 'sawPiece', false);
    new MutationObserver(() => {
      if (dialog.querySelector('li[aria-busy]')) Reflect.set(window, 'sawPiece', true);
    }).observe(dialog, { childList: true, characterData: true, subtree: true });
  });
  await bag.getByRole('button', { name: 'Close bag' }).click();
  await expect(empty, 'is gone when it has slid out').not.toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'sawPiece'))).toBe(false);

  await page.getByRole('button', { name: /^Add to Bag/ }).click();
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  await page.reload();
  const opener = page.getByRole('button', { name: 'Toggle Cart, Bag (1)' });
  await expect(opener).toBeVisible();
  await requestsDone(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requested.push(request.postData() ?? '');
  });
  await opener.hover();
  const closed = page.locator('dialog:not([open])', { hasText: 'Bag (1)' });
  await expect(closed.getByRole('listitem', { includeHidden: true })).toHaveCount(1);
  await requestsDone(page);
  expect(requested).toEqual([]);
  // It is painted beside the screen, where nobody finds it.
  await expect(closed).toHaveCSS('visibility', 'visible');
  await expect(closed).not.toBeInViewport();
  await expect(closed).toHaveAttribute('inert');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await opener.click();
  await expect(bag.getByText('4 payments', { exact: false })).toBeVisible();
  expect(requested.length, 'instalments').toBeGreaterThan(0);
});

test('[screen.cart-drawer.3] on its own page the bag does not open over itself, however long the button of an add is held', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/cart');
  const cards = page.getByRole('region', { name: 'Customers also viewed' }).getByRole('article');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await cards.first().hover();
  const size = cards
    .first()
    .getByRole('button', { name: /^Add size/ })
    .first();
  await size.hover();
  await bagPrepared(page);
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
  await page.mouse.up();
  await expect(
    page.getByRole('main').getByRole('list', { name: 'Pieces' }).getByRole('listitem'),
  ).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
