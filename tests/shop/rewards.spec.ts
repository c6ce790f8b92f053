import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { addSize } from './add-size.ts';
import { chooseCookies } from './choose-cookies.ts';
import { makeCustomer, newEmail, openAs } from './customers.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';

const deskUrl = `http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}/friendbuy/v1`;

/** Books a purchase in the ledger, as the merchant does. */
async function earn(customerId: string, amount: number): Promise<void> {
  const send = async (path: string, body: object, token = '') => {
    const response = await fetch(`${deskUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const keys = { key: 'sandbox-friendbuy-key', secret: 'sandbox-friendbuy-api-secret' };
  const { token } = await send('/authorization', keys);
  await send('/event/purchase', { customerId, amount, orderId: `order-${customerId}` }, token);
}

const idOf = async (page: Page): Promise<string> => {
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id ?? '');
  await expect.poll(stored).toMatch(/Customer\/\d+$/);
  return (
    String(await stored())
      .split('/')
      .at(-1) ?? ''
  );
};

test('[screen.route-table.15] points of the ledger become a coupon that works in the bag', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = newEmail('rewards');
  await makeCustomer(email);
  await openAs(page, email, '/account/rewards');
  const main = page.getByRole('main');
  // The ledger knows of points that no order brought: they are spent, and are no tier that would go with them.
  const standing = main.getByText(
    /^points to spend\. Your orders have brought 0, .* Another 500 bring Twilight\.$/,
  );
  await expect(standing).toBeVisible();
  await earn(await idOf(page), 620);
  await page.reload();
  await expect(main.getByText('620', { exact: true })).toBeVisible();
  await expect(standing).toBeVisible();
  await expect(main.getByText('No order has brought points yet.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(main.getByLabel('Your link')).toHaveValue(/\?fbuy=/);
  await expect(main.getByText('Your link works as soon as you share it.')).toBeVisible();

  await main.getByRole('button', { name: 'Redeem $10 off for 500 points' }).click();
  await expect(main.getByText(/^Your coupon: /)).toBeVisible();
  expect(await violationsOf(page), 'with a coupon').toEqual([]);
  await expect(main.getByRole('button', { name: '380 to go', exact: true })).toBeDisabled();
  await expect(main.getByText('120', { exact: true })).toBeVisible();
  await expect(standing).toBeVisible();
  await main.getByRole('button', { name: /^Use in the bag: / }).click();
  await expect(main.getByText(/waits in the bag for a piece that it fits\.$/)).toBeVisible();
  await addSize(page, 'vesper-silk-robe-rose', 'XS');
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByText(/^FB-/).first()).toBeVisible();
  await expect(bag.getByText('−$10').first()).toBeVisible();
});

test('[state.session.7] [call.products-own-server.8] [call.products-own-server.11] Friendbuy is called for a customer after marketing consent, and not before @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newEmail('referral');
  await makeCustomer(email);
  const calls: [string, unknown][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/friendbuy/')) calls.push([pathname, request.postDataJSON()]);
  });
  await openAs(page, email, '/friendbuy-test');
  const id = await idOf(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const step = (name: string) => page.getByRole('main').getByText(name).locator('xpath=../dd');
  await expect(step('Its script may load')).toHaveText('No');
  expect(calls).toEqual([]);

  await chooseCookies(context, baseURL ?? '', 'marketing');
  await page.reload();
  await expect(step('The customer’s referral data is stored')).toHaveText('Yes');
  await expect(step('Our server has signed the customer')).toHaveText('Yes');
  await expect(step('Its scripts have loaded')).toHaveText('Yes');
  expect(calls).toEqual([
    ['/api/friendbuy/auth', { customerEmail: email, customerUserId: id }],
    ['/api/friendbuy/getCustomer', { id }],
  ]);
  const refused = (await desk.receivedBy('friendbuy')).filter(({ refusal }) => refusal?.includes(email));
  expect(refused).toEqual([]);
  await page.goto('/account/rewards');
  await expect(page.getByRole('main').getByText('You are signed up for referrals.')).toBeVisible();
});
