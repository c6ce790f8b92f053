import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const said = (page: Page) => page.getByRole('region', { name: 'Search' }).getByRole('status');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle Search' });

async function searchFor(page: Page, words: string) {
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill(words);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/collections/evening');
});

test('[screen.site-shell-desktop-header.3] a shopper with a phone finds pieces, collections and results while typing', {
  tag: '@phone',
}, async ({ page }) => {
  await searchFor(page, 'slip');
  await test.step('the sheet covers the page', async () => {
    await expect(options(page).first()).toBeVisible();
    const box = await page.getByRole('region', { name: 'Search' }).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(box?.width).toBe(390);
  });

  await test.step('products with picture and price, collections and searches appear', async () => {
    const piece = page.getByRole('group', { name: 'Pieces' }).getByRole('option', { name: /\$\d/ }).first();
    await expect(piece).toBeVisible();
    await expect(piece.locator('img')).toHaveAttribute('src', /width=\d+/);
    // What merely repeats the words is no suggestion.
    await expect(page.getByRole('group', { name: 'Searches' })).toHaveCount(0);
    await expect(
      page.getByRole('group', { name: 'Collections' }).getByRole('option', { name: 'Slips', exact: true }),
    ).toBeVisible();
    await expect(said(page)).toHaveText(/\d pieces, /);
    await piece.click();
    await expect(page).toHaveURL(/\/products\/.*ref=search/);
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('a search without results shows a sentence and links', async () => {
    await searchFor(page, 'zzzzq');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Nothing hangs here by the name of “zzzzq”.' }),
    ).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Start here' })
      .getByRole('link', { name: 'Highly coveted' })
      .click();
    await expect(page).toHaveURL('/collections/highly-coveted');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('Enter in the field leads to the results page', async () => {
    await searchFor(page, ' silk   slip ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=silk+slip');
  });
});

test.describe('while the platform is down', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('search says so, and works again with the next search', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/graphql.json', (route) =>
      route.request().postData()?.includes('predictiveSearch') ? route.abort() : route.continue(),
    );
    await searchFor(page, 'slip');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Search cannot be reached just now.' }),
    ).toBeVisible();
    await expect(said(page)).toHaveText(/^Search cannot be reached just now\./);
    await page.unroute('**/graphql.json');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});

test('search announces its results once, drops late ones, and has room for long names', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('the result is announced in one live region, once typing pauses', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql.json', async (route) => {
      if (route.request().postData()?.includes('"query":"slip"')) await held.promise;
      await route.continue();
    });
    await toggle(page).click();
    await expect(said(page)).toHaveText('');
    await said(page).evaluate((place) => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      new MutationObserver(() => {
        if (place.textContent) announced.push(place.textContent);
      }).observe(place, { childList: true, subtree: true, characterData: true });
    });
    await field(page).pressSequentially('slip', { delay: 30 });
    await expect(said(page)).toHaveText('Searching');
    held.resolve();
    await expect(said(page)).toHaveText(/^\d pieces/);
    await field(page).fill('zzzzq');
    await expect(said(page)).toHaveText(/^Nothing hangs here by the name of “zzzzq”\./);
    const announced: string[] = await page.evaluate(() => Object(window).announced);
    // A second search that takes longer is announced once more, and no more often.
    const isAgain = announced[2] === 'Searching';
    expect(isAgain ? announced.toSpliced(2, 1) : announced).toEqual([
      'Searching',
      expect.stringMatching(/^\d pieces/),
      expect.stringMatching(/^Nothing hangs here/),
    ]);
    await page.unroute('**/graphql.json');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('a response that arrives after the next request is dropped', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql.json', async (route) => {
      if (route.request().postData()?.includes('"query":"bra"')) await held.promise;
      await route.continue().catch(() => {});
    });
    await searchFor(page, 'bra');
    await page.waitForRequest((request) => request.postData()?.includes('"query":"bra"') ?? false);
    await field(page).fill('robe');
    await expect(options(page).filter({ hasText: /Robe/ }).first()).toBeVisible();
    const late = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('"query":"bra"') ?? false,
    );
    held.resolve();
    await (await late).finished();
    await expect(options(page).filter({ hasText: /Robe/ }).first()).toBeVisible();
    await expect(options(page).filter({ hasText: /Bra\b/ })).toHaveCount(0);
    await page.unroute('**/graphql.json');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('a hovered product keeps its picture, and long words wrap', async () => {
    const endless = 'Nightdress'.repeat(12);
    await page.route('**/graphql.json', async (route) => {
      if (!route.request().postData()?.includes('query PieceList')) return route.continue();
      const answer = await route.fetch();
      const json = await answer.json();
      for (const product of json.data.products.nodes) product.title = endless;
      return route.fulfill({ json });
    });
    await searchFor(page, 'gown');
    const piece = page.getByRole('group', { name: 'Pieces' }).getByRole('option', { name: /\$\d/ }).first();
    await piece.hover();
    await expect
      .poll(() => piece.locator('.frame').evaluate((frame) => getComputedStyle(frame, '::after').boxShadow))
      .toMatch(/inset/);
    const inFront = await piece.locator('img').evaluate((picture) => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === picture;
    });
    expect(inFront).toBe(true);
    const widths = () =>
      page
        .getByRole('region', { name: 'Search' })
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    const [found = 0, room] = await widths();
    expect(found).toBe(room);
    await expect(piece).toContainText(endless);
    const caption = await piece.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(caption).toBe(0);
    await field(page).fill(endless);
    await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing hangs here' })).toBeVisible();
    const [nothing = 0] = await widths();
    expect(nothing).toBe(room);
  });
});

test('search serves mouse and keyboard, and closes only when it should', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('a mouse that crosses the header does not close search; a click does', async () => {
    await searchFor(page, 'slip');
    await page.getByRole('button', { name: 'Help' }).hover();
    await expect(field(page)).toHaveValue('slip');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lingerie' }).hover();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('slip');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(field(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.move(700, 700);
    await expect(page.getByRole('navigation', { name: 'Help' })).toHaveCount(0);
  });

  await test.step('Escape that ends an input method’s composition does not close search', async () => {
    await searchFor(page, 'slip');
    const pressEscape = (isComposing: boolean) =>
      field(page).evaluate(
        (input, composing) =>
          input.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', isComposing: composing, bubbles: true }),
          ),
        isComposing,
      );
    await pressEscape(true);
    await expect(field(page)).toHaveValue('slip');
    await pressEscape(false);
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('Escape and the close button give the focus back, and the page is not inert any more', async () => {
    await searchFor(page, 'slip');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(toggle(page)).toBeFocused();
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.mouse.wheel(0, -1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('a click outside closes the panel', async () => {
    await searchFor(page, 'slip');
    await expect(options(page).first()).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('the chosen suggestion is marked in forced colours too', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await searchFor(page, 'slip');
    await expect(options(page).first()).toBeVisible();
    const kinds = await options(page).count();
    for (let step = 0; step < kinds; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(step)).toHaveCSS('outline-style', 'solid');
    }
    await page.emulateMedia({ forcedColors: null });
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('the panel becomes a sheet in a narrow window, and a panel again when it is turned', async () => {
    const isReachable = () => page.locator('#main').evaluate((main) => !main.hasAttribute('inert'));
    await page.setViewportSize({ width: 390, height: 844 });
    await searchFor(page, 'slip');
    await expect(options(page).first()).toBeVisible();
    await expect.poll(isReachable).toBe(false);

    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(isReachable).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await expect(field(page)).toHaveValue('slip');

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(isReachable).toBe(false);
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(isReachable).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('arrow keys walk through the suggestions and back to the field; Enter follows', async () => {
    await searchFor(page, 'slip');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/.*ref=search/);
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('Enter leads to the results page when the mouse has crossed the suggestions', async () => {
    await searchFor(page, 'silk');
    await options(page).first().hover();
    await page.mouse.move(2, 2);
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=silk');
  });
});
