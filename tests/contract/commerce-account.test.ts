import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { createBrowserClient } from '@storefront/core/providers/commerce/browser';
import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { openAccounts } from '@storefront/core/providers/commerce/open-accounts.fixture';
import { describe, expect, it } from 'vitest';
import { commercePlatforms } from './commerce-platforms.ts';

/** Not on a real store, which would keep the customers that these tests create. */
const platforms = commercePlatforms().flatMap((platform) =>
  platform.backOffice === null ? [] : [{ ...platform, backOffice: platform.backOffice }],
);

/** As the platform documents it: AES-128-CBC and HMAC-SHA256 with the halves of SHA-256(secret), base64url. */
function multipass(secret: string, customer: object): string {
  const keys = createHash('sha256').update(secret).digest();
  const start = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), start);
  const text = Buffer.concat([start, cipher.update(JSON.stringify(customer)), cipher.final()]);
  const signature = createHmac('sha256', keys.subarray(16)).update(text).digest();
  return Buffer.concat([text, signature]).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

describe.each(platforms)('customers of the commerce platform: $name', ({ server, browser, backOffice }) => {
  const account = openAccounts(server);
  const details = createAccountDetails(createBrowserClient(browser));
  const password = 'a silk slip';
  let made = 0;

  async function newcomer() {
    made += 1;
    const email = `ines.${made}.${browser.apiVersion}@example.com`;
    const id = await account.register({ email, password, firstName: 'Inès', lastName: 'Marchetti' }, 'US');
    const { token } = await account.logIn(email, password, 'US');
    return { email, id, token };
  }

  describe('authentication', () => {
    it('a new customer logs in, is identified by the token, and logs out', async () => {
      const { email, id } = await newcomer();
      expect(id).toMatch(/^gid:\/\/shopify\/Customer\/\d+$/);
      const { token, tokenExpiresAt } = await account.logIn(email, password, 'US');
      expect(Date.parse(tokenExpiresAt)).toBeGreaterThan(Date.now());
      expect(await details.customer(token, 'US')).toMatchObject({
        id,
        email,
        firstName: 'Inès',
        lastName: 'Marchetti',
        acceptsMarketing: false,
        defaultAddress: null,
        orders: [],
        orderCount: 0,
      });
      await account.logOut(token, 'US');
      expect(await details.customer(token, 'US')).toBeNull();
      await account.logOut(token, 'US');
    });

    it('registration with the e-mail of an existing account is refused', async () => {
      const { email } = await newcomer();
      await expect(account.register({ email, password }, 'US')).rejects.toMatchObject({
        code: 'account-field-taken',
        objections: [{ code: 'account-field-taken', field: 'email' }],
      });
    });

    it.each([
      ['of four letters', 'abcd', 'account-field-short'],
      ['of more than forty', 'x'.repeat(41), 'account-field-long'],
      ['with spaces around it', ' a silk slip ', 'account-password-spaces'],
      ['of nothing', '', 'account-field-blank'],
    ])('a password %s is refused', async (_what, badPassword, code) => {
      const email = `refused.${browser.apiVersion}@example.com`;
      await expect(account.register({ email, password: badPassword }, 'US')).rejects.toMatchObject({
        objections: [{ code, field: 'password' }],
      });
    });

    it.each([
      [{ firstName: '<b>Inès</b>' }, 'account-field-html', 'firstName'],
      [{ lastName: 'https://spam.example' }, 'account-field-url', 'lastName'],
      [{ email: 'ines' }, 'account-field-invalid', 'email'],
    ])('%j is refused', async (fields, code, field) => {
      const customer = { email: `refused.${browser.apiVersion}@example.com`, password, ...fields };
      await expect(account.register(customer, 'US')).rejects.toMatchObject({ objections: [{ code, field }] });
    });

    it('a wrong password and an unknown e-mail get the same refusal', async () => {
      const { email } = await newcomer();
      const fault = { code: 'account-unidentified', kind: 'refused' };
      await expect(account.logIn(email, 'a wool slip', 'US')).rejects.toMatchObject(fault);
      await expect(account.logIn('nobody@example.com', password, 'US')).rejects.toMatchObject(fault);
    });

    it('too many attempts are rate limited', async () => {
      const { email } = await newcomer();
      const codes: string[] = [];
      for (let tries = 0; tries < 30 && codes.at(-1) !== 'account-throttled'; tries += 1) {
        await account.logIn(email, 'a wool slip', 'US').catch(({ code }) => codes.push(String(code)));
      }
      expect(codes[0]).toBe('account-unidentified');
      expect(codes.at(-1)).toBe('account-throttled');
    });

    it('a valid token is renewed; an unknown one is not', async () => {
      const { token, email } = await newcomer();
      const renewed = await account.renew(token, 'US');
      expect(await details.customer(renewed.token, 'US')).toMatchObject({ email });
      await expect(account.renew('no-such-token', 'US')).rejects.toMatchObject({
        code: 'account-session-over',
      });
    });

    it('a Multipass token logs in once, a forged one never', async () => {
      const email = `multipass.${browser.apiVersion}@example.com`;
      const pass = { email, created_at: new Date().toISOString() };
      const good = multipass(backOffice.multipassSecret, pass);
      const { token } = await account.logInWithMultipass(good, 'US');
      expect(await details.customer(token, 'US')).toMatchObject({ email });
      const refused = { code: 'account-multipass-refused' };
      await expect(account.logInWithMultipass(good, 'US')).rejects.toMatchObject(refused);
      const forged = multipass('another secret', pass);
      await expect(account.logInWithMultipass(forged, 'US')).rejects.toMatchObject(refused);
    });
  });

  describe('e-mails', () => {
    const linkTo = (email: string) => {
      const link = backOffice.linksTo(email).at(-1);
      if (link === undefined) throw new Error(`no e-mail was sent to ${email}`);
      return link;
    };
    const partsOf = (link: string) => {
      const [, id = '', token = ''] = /\/account\/(?:reset|activate)\/(\d+)\/([^/?]+)/.exec(link) ?? [];
      return { id, token };
    };

    it('the link resets a forgotten password once, and ends earlier sessions', async () => {
      const { email, token } = await newcomer();
      await account.recover(email, 'US');
      const link = linkTo(email);
      const session = await account.resetByUrl(link, 'a new slip', 'US');
      expect(await details.customer(session.token, 'US')).toMatchObject({ email });
      expect(await details.customer(token, 'US')).toBeNull();
      await account.logIn(email, 'a new slip', 'US');
      await expect(account.resetByUrl(link, password, 'US')).rejects.toMatchObject({
        code: 'account-link-over',
      });
    });

    it('the id and token of the link reset a password, too', async () => {
      const { email } = await newcomer();
      await account.recover(email, 'US');
      const { id, token } = partsOf(linkTo(email));
      await expect(account.reset(id, 'forged', 'a new slip', 'US')).rejects.toMatchObject({
        code: 'account-link-over',
      });
      await account.reset(id, token, 'a new slip', 'US');
      await account.logIn(email, 'a new slip', 'US');
    });

    it('none is sent to an e-mail without an account', async () => {
      await expect(account.recover('nobody@example.com', 'US')).rejects.toMatchObject({
        code: 'account-unidentified',
      });
    });

    it('an invitation activates the account once, by link or by id and token', async () => {
      const email = `invited.${browser.apiVersion}@example.com`;
      await backOffice.invite(email);
      const link = linkTo(email);
      const { token } = await account.activateByUrl(link, password, 'US');
      expect(await details.customer(token, 'US')).toMatchObject({ email });
      await expect(account.activateByUrl(link, password, 'US')).rejects.toMatchObject({
        code: 'account-already-active',
      });

      const second = `second.${email}`;
      await backOffice.invite(second);
      const parts = partsOf(linkTo(second));
      await expect(account.activate(parts.id, 'forged', password, 'US')).rejects.toMatchObject({
        code: 'account-link-over',
      });
      await account.activate(parts.id, parts.token, password, 'US');
      await account.logIn(second, password, 'US');
    });
  });
});
