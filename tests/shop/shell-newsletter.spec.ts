import { expect, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Letters from the house' });
const email = (page: Page) => panel(page).getByRole('textbox', { name: 'Email' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Subscribe' }).click();

const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Letters from the house' });

async function openPanel(page: Page) {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** The next time that it opens, its form is empty again. */
async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(panel(page).getByText('Thank you.')).toHaveCount(0);
}

test.afterEach(() => desk.clearFaults());

test('[screen.site-shell-desktop-header.18] [screen.site-shell-desktop-header.19] a shopper subscribes in the panel, on the home page and in the footer', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('an address that ends with #newsletter opens the panel', async () => {
    await openPage(page, '/#newsletter');
    await expect(email(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  await test.step('opening it focuses its input; closing gives the focus back', async () => {
    await openPanel(page);
    await expect(email(page)).toBeFocused();
    await expect(panel(page).getByRole('link', { name: 'privacy notice' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('a form whose script fails says so, and can be sent again', async () => {
    await openPanel(page);
    await email(page).fill('ines@example.com');
    await email(page).evaluate((input) => {
      const broken = () => {
        throw new Error('broken');
      };
      Object.defineProperty(input, 'validity', { get: broken, configurable: true });
    });
    await send(page);
    await expect(panel(page).getByRole('alert')).toContainText('We could not sign you up just now.');
    await email(page).evaluate((input) => Reflect.deleteProperty(input, 'validity'));
    await send(page);
    await expect(panel(page).getByText('Thank you.')).toBeVisible();
    await close(page);
  });

  await test.step('an e-mail is subscribed, and the shopper thanked', async () => {
    await openPanel(page);
    await email(page).fill('inès@');
    await send(page);
    await expect(panel(page).getByRole('alert')).toContainText('This address is not complete.');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await email(page).fill('');
    await send(page);
    await expect(panel(page).getByRole('alert')).toContainText('Write your email address');

    const address = `ines-${Date.now()}@example.com`;
    await email(page).fill(address);
    await send(page);
    await expect(panel(page).getByText('Thank you. The first letter is on its way.')).toBeFocused();
    const received = await desk.receivedBy('klaviyo');
    expect(JSON.stringify(received.at(-1)?.body)).toContain(address);
    await close(page);
  });

  await test.step('the form stands where editors placed it on the home page', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'First refusal' })).toBeVisible();
    await main.getByRole('textbox', { name: 'Email' }).fill(`rosa-${Date.now()}@example.com`);
    await main.getByRole('button', { name: 'Join the list' }).click();
    await expect(main.getByText('Thank you.')).toBeVisible();
  });

  await test.step('it stands in the footer of other pages', async () => {
    await page.goto('/collections/evening');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill(`vera-${Date.now()}@example.com`);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByText('Thank you.')).toBeVisible();
  });
});

test.describe('while the provider fails', { tag: '@desktop' }, () => {
  test.use({ allowed: /Failed to load|ERR_/ });

  test('the e-mail stays, and the shopper reads what to do', async ({ page }) => {
    await openPage(page, '/');
    for (const [kind, words] of [
      ['429', 'send it again in a minute'],
      ['500', 'We could not sign you up just now.'],
      ['down', 'We could not sign you up just now.'],
    ] as const)
      await test.step(kind, async () => {
        await desk.setFaults({ provider: 'klaviyo', kind });
        await openPanel(page);
        await email(page).fill('ines@example.com');
        await send(page);
        await expect(panel(page).getByRole('alert')).toContainText(words);
        await expect(email(page)).toHaveValue('ines@example.com');
        await desk.clearFaults();
        await send(page);
        await expect(panel(page).getByText('Thank you.')).toBeVisible();
        await close(page);
      });
  });
});

test.describe('a form before its script has come', { tag: '@desktop' }, () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('is not sent, and keeps the e-mail', async ({ page }) => {
    await page.route(/\/_next\/static\/.+\.js$/, (route) => route.abort());
    await page.goto('/collections/evening');
    const footer = page.getByRole('contentinfo');
    const address = footer.getByRole('textbox', { name: 'Email' });
    await address.fill('ines@example.com');
    await address.press('Enter');
    await footer.getByRole('button', { name: 'Subscribe' }).click({ force: true });
    await page.evaluate(() => document.fonts.ready);
    await expect(address).toHaveValue('ines@example.com');
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form says that it needs JavaScript, on the home page and in the footer', async ({ page }) => {
    for (const path of ['/', '/collections/evening']) {
      await page.goto(path);
      const need = page.locator('noscript p');
      await expect(need).toBeVisible();
      await expect(need).toContainText('Signing up needs JavaScript.');
      await expect(page.getByRole('button', { name: /Subscribe|Join the list/ })).toBeDisabled();
    }
  });
});
