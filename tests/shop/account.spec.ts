import { expect, type Page } from 'playwright/test';
import { endSession, makeCustomer, newEmail, openAs, PASSWORD } from './customers.ts';
import { desk } from './desk.ts';
import { requestsDone, test } from './journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

const linkIn = async (email: string, subject: string): Promise<string> => {
  const mails = (await desk.mails()).filter((mail) => mail.to === email && mail.subject === subject);
  return mails.at(-1)?.links[0] ?? '';
};

test('[screen.route-table.9] [screen.route-table.10] [screen.route-table.11] [state.session.1] [state.session.2] [role.4] a guest who wants her addresses registers, signs in, gets there, saves one, and signs out', async ({
  page,
}, { project }) => {
  const email = newEmail('ines');
  await page.goto('/account/addresses');
  await expect(page).toHaveURL('/account/login?next=%2Faccount%2Faddresses');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Make yourself at home')).toBeVisible();

  await main(page).getByLabel('First name').fill('Inès');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = main(page).getByRole('alert').filter({ hasText: 'Please look at this again' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Password' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(heading(page, 'Now sign in')).toBeFocused();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account/addresses');
  await expect(heading(page, 'Addresses')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(await stored()).toMatchObject({ email, firstName: 'Inès' });

  const form = page.getByRole('form', { name: 'A new address' });
  await form.getByLabel('Last name').fill('Marchetti');
  await form.getByLabel('Address', { exact: true }).fill('218 Bleecker Street');
  await form.getByLabel('City').fill('New York');
  await form.getByLabel('State').selectOption('New York');
  await form.getByLabel('ZIP code').fill('1001');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('A ZIP code has 5 digits')).toBeVisible();
  await expect(form.getByLabel('City')).toHaveValue('New York');
  await form.getByLabel('ZIP code').fill('10012');
  await form.getByRole('button', { name: 'Save address' }).click();
  const addresses = page.getByRole('list', { name: 'Your addresses' });
  await expect(addresses.getByText('218 Bleecker Street')).toBeVisible();
  await expect(addresses.getByText('Default')).toBeVisible();

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account' }).click();
  await expect(heading(page, /^Good .*, Inès$/)).toBeVisible();
  await expect(main(page).getByText('218 Bleecker Street')).toBeVisible();
  if (project.name === 'desktop')
    await expect(page.getByRole('banner').getByText('Hi, Inès').first()).toBeVisible();

  await page.evaluate(() => localStorage.setItem('wishlistChanges', '{}'));
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Log out' }).click();
  await expect(heading(page, 'You are signed out')).toBeVisible();
  await page.getByRole('button', { name: 'Forget what was looked at here' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'looked at here are forgotten' })).toBeFocused();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toEqual(expect.arrayContaining(['user']));
  for (const key of ['user', 'token', 'tokenExpiresAt', 'friendbuy', 'lastViewed', 'fit', 'wishlistChanges'])
    expect(kept).not.toContain(key);
  await page.goto('/account');
  await expect(page).toHaveURL('/account/login');
});

test.describe('a login that is refused', () => {
  test.use({ allowed: /Failed to load resource.*40[13]/ });

  test('[screen.route-table.12] [screen.route-table.13] a forgotten password is set anew by keyboard alone, and its link works once', {
    tag: '@desktop',
  }, async ({ page }) => {
    const email = newEmail('rosa');
    await makeCustomer(email, 'Rosa');
    await page.goto('/account/login');
    const submit = page.getByRole('button', { name: 'Sign in' });
    await expect(submit).toBeEnabled();
    await main(page).getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not her password');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('We could not sign you in.')).toBeVisible();
    await expect(main(page).getByLabel('Email')).toHaveValue(email);

    const tabTo = async (name: string, role: 'button' | 'link') => {
      const control = main(page).getByRole(role, { name });
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        if (await control.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`${name} cannot be reached by Tab`);
    };
    await tabTo('Forgotten your password?', 'button');
    await page.keyboard.press('Enter');
    await expect(main(page).getByLabel('Email')).toBeFocused();
    await expect(main(page).getByLabel('Email')).toHaveValue(email);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Look in your mail')).toBeFocused();
    await expect.poll(() => linkIn(email, 'Set a new password')).toContain('/account/reset/');

    const link = await linkIn(email, 'Set a new password');
    await page.goto(link);
    // The token is for the server only, and the link works after a reload.
    await expect(page).toHaveURL('/account/reset');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save and sign in' })).toBeEnabled();
    await main(page).getByLabel('New password').focus();
    await page.keyboard.type('another difference');
    await page.keyboard.press('Enter');
    await expect(heading(page, /^Good .*, Rosa$/)).toBeVisible();
    await expect(page).toHaveURL('/account');

    const [, id = '', token = ''] = /\/reset\/(\d+)\/(\w+)$/.exec(link) ?? [];
    await page.goto(`/_t/c/${Buffer.from(`${id}/${token}`).toString('base64url')}`);
    await expect(page.getByRole('button', { name: 'Save and sign in' })).toBeEnabled();
    await main(page).getByLabel('New password').focus();
    await page.keyboard.type('one more difference');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'This link has come undone')).toBeFocused();
    await tabTo('Request another link', 'link');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'A new password')).toBeVisible();
  });
});

test('[screen.route-table.14] [screen.route-table.6] an invitation opens an account, and a malformed link says so', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail('mara');
  await desk.edit({ do: 'invite', email });
  await page.goto(await linkIn(email, 'Activate your account'));
  await main(page).getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(heading(page, /^Good /)).toBeVisible();
  for (const path of ['/_t/c/nonsense', '/account/reset/seven/abc', '/account/activate/7']) {
    await page.goto(path);
    await expect(heading(page, 'This link has come undone')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request another link' })).toBeVisible();
  }
});

test.describe('[call.products-own-server.1] a login that the server refuses', { tag: '@desktop' }, () => {
  test.use({ allowed: /Failed to load|The session/ });

  test('says when to try again, keeps what was typed, and leads nowhere else', async ({ page }) => {
    const email = newEmail('lea');
    await makeCustomer(email, 'Lea');
    await page.goto('/account/login?next=https%3A%2F%2Felsewhere.example%2F');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);

    await page.route('/api/auth/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '801' },
        json: { error: { code: 'throttled' } },
      }),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByText('Please try again in 14 minutes.')).toBeVisible();
    await page.unroute('/api/auth/login');
    await page.route('/api/auth/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByText('We could not be reached just now.')).toBeVisible();
    await page.unroute('/api/auth/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page, /^Good .*, Lea$/)).toBeVisible();
    await expect(page).toHaveURL('/account');
  });
});

test.describe('[role.4] an account of which a part fails', { tag: '@desktop' }, () => {
  test.use({ allowed: /Failed to load|ERR_|could not be loaded|ChunkLoadError|Loading chunk|The account/ });

  test('shows the rest, tries again, and when its session is over leads to the login and back to what was typed', async ({
    page,
  }) => {
    const email = newEmail('vera');
    await makeCustomer(email, 'Vera');
    await page.route('**/graphql.json', (route) =>
      route.request().postData()?.includes('query Orders') ? route.abort() : route.fallback(),
    );
    await openAs(page, email, '/account');
    const latest = page.getByRole('region', { name: 'Latest order' });
    await expect(latest.getByText('This part cannot be shown just now.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Default address' })).toContainText('No address yet.');
    await page.unroute('**/graphql.json');
    await latest.getByRole('button', { name: 'Try again' }).click();
    await expect(latest.getByText('No order yet.')).toBeVisible();

    // What the page reads while its token is renewed is read, and nobody is signed out.
    const tokenOf = () => page.evaluate(() => localStorage.getItem('token'));
    const first = await tokenOf();
    const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
    await page.evaluate((expiresAt) => localStorage.setItem('tokenExpiresAt', expiresAt), soon);
    await page.reload();
    await expect.poll(tokenOf).not.toBe(first);
    await requestsDone(page);
    await expect(main(page).getByText('points to spend. 500 more from orders bring Twilight.')).toBeVisible();
    expect(await tokenOf()).not.toBeNull();

    const script = /\/address-book\b[^/]*\.js/;
    await page.route(script, (route) => route.abort());
    await page.goto('/account/addresses');
    await expect(main(page).getByText('Your account cannot be opened just now.')).toBeVisible();
    await page.unroute(script);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    const form = page.getByRole('form', { name: 'A new address' });
    await form.getByLabel('Country').selectOption('HK');
    await form.getByLabel('Region').selectOption('Kowloon');
    for (const [label, text] of Object.entries({ 'Last name': 'Sol', Address: '1 Quay', City: 'Kowloon' }))
      await form.getByLabel(label, { exact: true }).fill(text);
    const signInAgain = async () => {
      await expect(page).toHaveURL('/account/login?next=%2Faccount%2Faddresses');
      await main(page).getByLabel('Email').fill(email);
      await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/account/addresses');
    };
    await endSession(page);
    await form.getByRole('button', { name: 'Save address' }).click();
    await signInAgain();
    await expect(form.getByLabel('City')).toHaveValue('Kowloon');
    await requestsDone(page);
    await page.reload();
    const restored = page.getByRole('status').filter({ hasText: 'What you typed is still in the form.' });
    await expect(restored).toBeVisible();
    await expect(form.getByLabel('City')).toHaveValue('Kowloon');
    await expect(form.getByLabel('Country')).toHaveValue('HK');
    await expect(form.getByLabel('Region')).toHaveValue('KL');
    await form.getByRole('button', { name: 'Save address' }).click();
    const addresses = page.getByRole('list', { name: 'Your addresses' });
    await expect(addresses).toContainText('1 Quay');

    await addresses.getByRole('button', { name: 'Edit the address of Sol' }).click();
    const change = page.getByRole('form', { name: 'Change this address' });
    await change.getByLabel('City').fill('Wan Chai');
    await endSession(page);
    await addresses.getByRole('button', { name: 'Delete the address of Sol' }).click();
    await addresses.getByRole('button', { name: 'Delete', exact: true }).click();
    await signInAgain();
    await expect(change.getByLabel('City')).toHaveValue('Wan Chai');
    await expect(restored).toBeVisible();
    await change.getByRole('button', { name: 'Save address' }).click();
    await expect(addresses).toContainText('Wan Chai');
  });
});
