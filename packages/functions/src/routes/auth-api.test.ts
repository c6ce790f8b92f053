import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { address, ann, errorOf, sendTo } from './example-deps.fixture.ts';
import { accountFault, openAuth, outage, session } from './open-auth.fixture.ts';

const email = 'ann@vesper.example';
const quarterS = 900;
const dayS = 86_400;
const account = expect.stringMatching(/^account:[\w-]{43}$/);
const pair = expect.stringMatching(/^pair:account:[\w-]{43}:198\.51\.100\.7$/);
const loginByPair = { name: 'login', attempts: 10, withinS: quarterS };
const loginByPairOfGuessed = { name: 'login-day', attempts: 3, withinS: dayS };
const recoverByPair = { name: 'recover', attempts: 5, withinS: dayS };
const emailsOfAccount = { name: 'email', attempts: 15, withinS: dayS };

describe('POST /api/auth/user', () => {
  it('[call.products-own-server.1] returns the customer of the token, and 401 for another token', async () => {
    const { post, accounts, openAccounts, counted } = openAuth();
    const response = await post('user', { token: 'ann-token' });
    expect([response.status, response.body]).toEqual([200, { user: ann }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(accounts.customer).toHaveBeenCalledWith('ann-token', 'US');
    expect(openAccounts).toHaveBeenCalledWith('198.51.100.7');
    expect(counted).toEqual([[address, { name: 'session', attempts: 120, withinS: quarterS }]]);
    expect(errorOf(await post('user', { token: 'other' }))).toEqual([401, 'session-required']);
  });

  it.each(['', 'a b', 'a"', 'x'.repeat(513), '-ok\n'])('returns 400 for the token %j', async (token) => {
    const { post, accounts } = openAuth();
    expect(errorOf(await post('user', { token }))).toEqual([400, 'body-invalid']);
    expect(accounts.customer).not.toHaveBeenCalled();
  });

  it('accepts a token of 512 characters', async () => {
    expect((await openAuth().post('user', { token: 'x'.repeat(512) })).status).toBe(401);
  });
});

describe('POST /api/auth/login', () => {
  const body = { email, password: 'difference-1' };

  it('returns the customer with the new session', async () => {
    const { post, accounts, counted, forgotten } = openAuth();
    const response = await post('login', { ...body, email: ` ${email} ` });
    expect([response.status, response.body]).toEqual([200, { user: ann, ...session }]);
    expect(accounts.logIn).toHaveBeenCalledWith(email, 'difference-1', 'US');
    expect(counted).toEqual([
      [address, { name: 'login', attempts: 30, withinS: quarterS }],
      [pair, loginByPair],
      [account, { name: 'login', attempts: 50, withinS: dayS }],
      [pair, loginByPairOfGuessed],
    ]);
    expect(forgotten).toEqual([
      [pair, loginByPair],
      [pair, loginByPairOfGuessed],
    ]);
  });

  it('remembers attempts with a wrong password, and none that the platform could not check', async () => {
    const { post, accounts, forgotten } = openAuth();
    accounts.logIn.mockRejectedValueOnce(accountFault('account-unidentified'));
    await post('login', body);
    accounts.logIn.mockRejectedValueOnce(
      new Fault({ code: 'account-throttled', kind: 'refused', say: 'Too many.' }),
    );
    await post('login', body);
    accounts.logIn.mockRejectedValueOnce(new TypeError('broken'));
    await post('login', body);
    expect(forgotten).toEqual([]);
    accounts.logIn.mockRejectedValueOnce(outage);
    await post('login', body);
    expect(forgotten).toEqual([
      [pair, loginByPair],
      [pair, loginByPairOfGuessed],
    ]);
  });

  it('returns the same 401 at the same time for every refusal of the platform, and a session at once', async () => {
    const { post, accounts, waits } = openAuth();
    accounts.logIn.mockRejectedValueOnce(accountFault('account-unidentified'));
    const one = await post('login', body);
    accounts.logIn.mockRejectedValueOnce(accountFault('account-not-active'));
    expect(one).toMatchObject({
      status: 401,
      body: {
        error: { code: 'login-refused', message: 'The e-mail address or the password is not right.' },
      },
    });
    expect((await post('login', body)).body).toEqual(one.body);
    expect((await post('login', body)).status).toBe(200);
    expect(waits).toEqual([500, 500]);
  });

  it('returns 502 when the platform fails', async () => {
    const { post, accounts } = openAuth();
    accounts.logIn.mockRejectedValueOnce(outage);
    expect(errorOf(await post('login', body))).toEqual([502, 'commerce-unavailable']);
  });

  it('is possible for an account that is being guessed, until its pair has had its attempts', async () => {
    const { post, accounts, reached } = openAuth();
    reached.add('account:login');
    expect((await post('login', body)).status).toBe(200);
    reached.add('pair:login-day');
    const response = await post('login', body);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
    reached.delete('account:login');
    expect((await post('login', body)).status).toBe(200);
    expect(accounts.logIn).toHaveBeenCalledTimes(2);
  });

  it.each(['address:login', 'pair:login'])(
    'returns 429 when the limit %s is reached, without a login',
    async (name) => {
      const { post, accounts, reached } = openAuth();
      reached.add(name);
      const response = await post('login', body);
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
      expect(accounts.logIn).not.toHaveBeenCalled();
    },
  );

  it.each([
    'ann',
    'ann@shop',
    '@shop.example',
    'a b@shop.example',
    'a@b@shop.example',
    '<a@shop.example',
    `${'a'.repeat(250)}@shop.example`,
  ])('returns 400 for the e-mail address %j', async (wrong) => {
    const response = await openAuth().post('login', { ...body, email: wrong });
    expect(response).toMatchObject({ status: 400, body: { error: { field: 'email' } } });
  });

  it.each(['', 'x'.repeat(201)])('returns 400 for the password %j', async (password) => {
    const response = await openAuth().post('login', { ...body, password });
    expect(response).toMatchObject({ status: 400, body: { error: { field: 'password' } } });
  });

  it('accepts a password of 200 characters', async () => {
    expect((await openAuth().post('login', { ...body, password: 'x'.repeat(200) })).status).toBe(200);
  });
});

describe('POST /api/auth/register', () => {
  const required = { email, password: 'difference-1' };
  const full = {
    ...required,
    firstName: 'Ann',
    lastName: 'Lee',
    phone: '+12025550123',
    acceptsMarketing: false,
  };

  it('registers the customer with what the body has, in constant time', async () => {
    const { post, accounts, counted, waits } = openAuth();
    const response = await post('register', full);
    expect([response.status, response.body]).toEqual([202, { registered: true }]);
    expect(accounts.register).toHaveBeenLastCalledWith(full, 'US');
    expect(waits).toEqual([2_000]);
    expect(accounts.recover).toHaveBeenCalledWith(email, 'US');
    expect(counted).toEqual([
      [address, { name: 'register', attempts: 10, withinS: quarterS }],
      [pair, recoverByPair],
      [account, emailsOfAccount],
    ]);
  });

  it('leaves out what is absent or blank', async () => {
    const { post, accounts } = openAuth();
    await post('register', { ...required, firstName: ' ', lastName: '' });
    expect(accounts.register).toHaveBeenLastCalledWith(required, 'US');
  });

  it('accepts names of up to 100 characters without the spaces around them', async () => {
    const { post, accounts } = openAuth();
    await post('register', { ...required, firstName: ` ${'x'.repeat(100)} ` });
    expect(accounts.register).toHaveBeenLastCalledWith({ ...required, firstName: 'x'.repeat(100) }, 'US');
    expect(await post('register', { ...required, lastName: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { error: { field: 'lastName' } },
    });
  });

  it.each([
    '2025550123',
    '+0202555012',
    '+12025',
    '+1202555012345678',
    '+1 2025550123',
    'a+12025550123',
    '+12025550123a',
  ])('returns 400 for the phone number %j', async (phone) => {
    const response = await openAuth().post('register', { ...required, phone });
    expect(response).toMatchObject({ status: 400, body: { error: { field: 'phone' } } });
  });

  it('returns 429 when the limit of the address is reached', async () => {
    const { post, accounts, reached } = openAuth();
    reached.add('address:register');
    expect(errorOf(await post('register', full))).toEqual([429, 'throttled']);
    expect(accounts.register).not.toHaveBeenCalled();
  });

  it('registers without an e-mail for a pair that has had its e-mails, with the same response', async () => {
    const { post, accounts, reached, waits } = openAuth();
    const before = await post('register', full);
    accounts.recover.mockClear();
    reached.add('pair:recover');
    const response = await post('register', full);
    expect([response.status, response.body]).toEqual([before.status, before.body]);
    expect(accounts.register).toHaveBeenCalledTimes(2);
    expect(accounts.recover).not.toHaveBeenCalled();
    expect(waits).toEqual([2_000, 2_000]);
  });
});

describe('POST /api/auth/recover', () => {
  it('returns 202 in constant time, whether the e-mail address has an account or not', async () => {
    const { post, accounts, counted, waits } = openAuth();
    const known = await post('recover', { email });
    accounts.recover.mockRejectedValueOnce(accountFault('account-unidentified'));
    const unknown = await post('recover', { email: 'eve@vesper.example' });
    expect([known.status, known.body]).toEqual([202, { sent: true }]);
    expect([unknown.status, unknown.body]).toEqual([202, { sent: true }]);
    expect(accounts.recover).toHaveBeenCalledWith(email, 'US');
    expect(waits).toEqual([2_000, 2_000]);
    expect(counted.slice(0, 3)).toEqual([
      [address, { name: 'recover', attempts: 10, withinS: quarterS }],
      [pair, recoverByPair],
      [account, emailsOfAccount],
    ]);
  });

  it('returns the same for an account that has had its e-mails, whoever requested them', async () => {
    const { post, accounts, reached, waits } = openAuth();
    reached.add('account:email');
    expect((await post('recover', { email })).body).toEqual({ sent: true });
    expect(accounts.recover).toHaveBeenCalledTimes(1);
    reached.add('account:late-email');
    const response = await post('recover', { email });
    expect([response.status, response.body]).toEqual([202, { sent: true }]);
    expect(accounts.recover).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([2_000, 2_000]);
  });

  it.each(['address:recover', 'pair:recover'])(
    'sends no e-mail when the limit %s is reached',
    async (name) => {
      const { post, accounts, reached } = openAuth();
      reached.add(name);
      expect(errorOf(await post('recover', { email }))).toEqual([429, 'throttled']);
      expect(accounts.recover).not.toHaveBeenCalled();
    },
  );
});

describe('POST /api/auth/renew and /api/auth/logout', () => {
  it.each([
    ['renew', 'renew', session],
    ['logout', 'logOut', { loggedOut: true }],
  ] as const)('%s does what it says with the token', async (path, method, expected) => {
    const { post, accounts, counted } = openAuth();
    const response = await post(path, { token: 'ann-token' });
    expect([response.status, response.body]).toEqual([200, expected]);
    expect(accounts[method]).toHaveBeenCalledWith('ann-token', 'US');
    expect(counted).toEqual([[address, { name: 'session', attempts: 120, withinS: quarterS }]]);
  });

  it.each(['user', 'renew', 'logout'])('%s returns 429 when the limit is reached', async (path) => {
    const { post, reached, openAccounts } = openAuth();
    reached.add('address:session');
    expect(errorOf(await post(path, { token: 'ann-token' }))).toEqual([429, 'throttled']);
    expect(openAccounts).not.toHaveBeenCalled();
  });

  it('accept nothing from another site', async () => {
    const { app } = openAuth();
    const response = await sendTo(app, '/api/auth/logout', {
      body: { token: 'ann-token' },
      headers: { origin: 'https://evil.example' },
    });
    expect(errorOf(response)).toEqual([403, 'origin-refused']);
  });
});
