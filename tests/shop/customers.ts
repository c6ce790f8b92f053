import type { Page } from 'playwright/test';

export const PASSWORD = 'difference of opinion';

/** An address that no other journey uses. */
export const newEmail = (name: string) =>
  `${name}-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`;

/** What the platform's own endpoint returns. */
export async function storefront(
  query: string,
  variables: object = {},
): Promise<Record<string, Record<string, unknown>>> {
  const port = process.env.SANDBOX_COMMERCE_PORT ?? 3001;
  const response = await fetch(`http://localhost:${port}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = await response.json();
  return data;
}

/**
 * A customer of the platform, past the limits that our own server has for one address on the network. Returns the number
 * in the customer's id.
 */
export async function makeCustomer(email: string, firstName = 'Ines'): Promise<string> {
  const mutation =
    'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }';
  const input = { email, password: PASSWORD, firstName, lastName: 'Marchetti' };
  const { customerCreate } = await storefront(mutation, { input });
  return String(Object(customerCreate?.customer).id).replace(/^.*\//, '');
}

/** Ends a session at the platform, as a new password on another device does. */
export async function endSession(page: Page): Promise<void> {
  const customerAccessToken = await page.evaluate(() => localStorage.getItem('token'));
  const mutation = `mutation($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) { deletedAccessToken }
  }`;
  await storefront(mutation, { customerAccessToken });
}

/** A session at the platform, as a login on this browser starts it. */
export async function startSession(email: string): Promise<{ accessToken: string; expiresAt: string }> {
  const mutation = `mutation($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } }
  }`;
  const data = await storefront(mutation, { input: { email, password: PASSWORD } });
  const session: { accessToken?: string; expiresAt?: string } = Object(
    data.customerAccessTokenCreate?.customerAccessToken,
  );
  const { accessToken, expiresAt = '' } = session;
  if (accessToken === undefined) throw new Error(`The platform starts no session of ${email}.`);
  return { accessToken, expiresAt };
}

/** An address in the customer's book; the first one is her default. */
export async function addAddress(email: string, address: Readonly<Record<string, string>>): Promise<void> {
  const mutation = `mutation($customerAccessToken: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
      customerAddress { id }
      customerUserErrors { message }
    }
  }`;
  const { accessToken } = await startSession(email);
  const data = await storefront(mutation, { customerAccessToken: accessToken, address });
  const { customerAddress, customerUserErrors } = Object(data.customerAddressCreate);
  if (!customerAddress)
    throw new Error(`The platform keeps no address: ${JSON.stringify(customerUserErrors)}`);
}

/** Opens a page as a customer who has signed in before. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await page.addInitScript(
    ({ accessToken, expiresAt }) => {
      // Once: what the journey does with the session later must stay.
      if (localStorage.getItem('signed-in') !== null) return;
      localStorage.setItem('signed-in', '1');
      localStorage.setItem('token', accessToken);
      localStorage.setItem('tokenExpiresAt', expiresAt);
    },
    await startSession(email),
  );
  await page.goto(path);
}
