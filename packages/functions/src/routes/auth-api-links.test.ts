import { AccountFault } from '@storefront/core/account/account-fault';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { address, ann, errorOf } from './example-deps.fixture.ts';
import { accountFault, openAuth, outage, session } from './open-auth.fixture.ts';

const quarterS = 900;

describe.each([
  ['reset', 'resetByUrl', 'resetToken', 'resetUrl'],
  ['activate', 'activateByUrl', 'activationToken', 'activationUrl'],
] as const)('POST /api/auth/%s', (path, byUrl, tokenField, urlField) => {
  const byId = { customerId: '7', [tokenField]: 'link_token-1', password: 'difference-2' };
  const url = 'https://shop.example/account/7/link';

  it('starts a session by the parts of the link', async () => {
    const { post, accounts, counted } = openAuth();
    const response = await post(path, byId);
    expect([response.status, response.body]).toEqual([200, { user: ann, ...session }]);
    expect(accounts[path]).toHaveBeenCalledWith('7', 'link_token-1', 'difference-2', 'US');
    expect(accounts[byUrl]).not.toHaveBeenCalled();
    expect(counted).toEqual([[address, { name: 'link', attempts: 20, withinS: quarterS }]]);
    expect((await post(path, { ...byId, customerId: 'gid://shopify/Customer/7' })).status).toBe(200);
  });

  it('forgets the failed logins of the address, because whoever has the link owns the account', async () => {
    const { post, accounts, forgotten } = openAuth();
    accounts.customer.mockResolvedValueOnce(null);
    await post(path, byId);
    expect(forgotten).toEqual([]);
    await post(path, byId);
    expect(forgotten.map(([who, { name }]) => [who.split(':')[0], name])).toEqual([
      ['pair', 'login'],
      ['pair', 'login-day'],
    ]);
  });

  it('starts a session by the whole link', async () => {
    const { post, accounts } = openAuth();
    const response = await post(path, { [urlField]: url, password: 'difference-2' });
    expect([response.status, response.body]).toEqual([200, { user: ann, ...session }]);
    expect(accounts[byUrl]).toHaveBeenCalledWith(url, 'difference-2', 'US');
    expect(accounts[path]).not.toHaveBeenCalled();
  });

  it('returns the same 403 for every link that the platform refuses', async () => {
    const { post, accounts } = openAuth();
    accounts[path].mockRejectedValueOnce(accountFault('account-unidentified'));
    expect(await post(path, byId)).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'account-link-over',
          message: 'This link was used before, is too old or is not ours. Request a new one.',
        },
      },
    });
  });

  it('returns a refused password, a throttled platform and an outage as they are', async () => {
    const { post, accounts } = openAuth();
    accounts[path].mockRejectedValueOnce(accountFault('account-password-short', 'input'));
    expect(errorOf(await post(path, byId))).toEqual([400, 'account-password-short']);
    const asOutage = new AccountFault({ code: 'account-unavailable', kind: 'outside', say: 'Down.' }, []);
    accounts[path].mockRejectedValueOnce(asOutage);
    expect(errorOf(await post(path, byId))).toEqual([502, 'account-unavailable']);
    const throttled = new Fault({ code: 'account-throttled', kind: 'refused', say: 'Too many.' });
    accounts[path].mockRejectedValueOnce(throttled);
    expect(errorOf(await post(path, byId))).toEqual([429, 'account-throttled']);
    accounts[path].mockRejectedValueOnce(outage);
    expect(errorOf(await post(path, byId))).toEqual([502, 'commerce-unavailable']);
    accounts[path].mockRejectedValueOnce(new TypeError('broken'));
    expect(errorOf(await post(path, byId))).toEqual([500, 'bug']);
  });

  it.each([
    { ...byId, customerId: 'x7' },
    { ...byId, customerId: '7x' },
    { ...byId, customerId: '7'.repeat(21) },
    { ...byId, [tokenField]: 'a b' },
    { ...byId, [tokenField]: 'x'.repeat(257) },
    { ...byId, password: '' },
    { [urlField]: 'not a url', password: 'difference-2' },
    { [urlField]: `${url}/${'x'.repeat(2_000)}`, password: 'difference-2' },
    { [urlField]: url, password: '' },
    {},
  ])('returns 400 for %j', async (body) => {
    expect(errorOf(await openAuth().post(path, body))).toEqual([400, 'body-invalid']);
  });

  it('returns 429 when the limit is reached', async () => {
    const { post, accounts, reached } = openAuth();
    reached.add('address:link');
    expect(errorOf(await post(path, byId))).toEqual([429, 'throttled']);
    expect(accounts[path]).not.toHaveBeenCalled();
  });
});
