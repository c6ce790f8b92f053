import { describe, expect, it } from 'vitest';
import { type Fault, isFault } from '../../fault.ts';
import { examplePlatform } from './example-platform.ts';
import { openAccounts, openServerCart } from './open-accounts.fixture.ts';

const password = 'h"unter2 é';
const secrets = {
  password,
  token: 'token-8f0c77aa',
  resetToken: 'reset-19ab',
  activationToken: 'activate-77cd',
  multipass: 'multipass-55ef',
  email: 'ines.marchetti@example.test',
  link: 'https://vesper-vine.example/account/reset/77/link-31bd',
  cartKey: 'key-99aa',
};
const cartId = `gid://shopify/Cart/c1?key=${secrets.cartKey}`;

/** Error responses that repeat the request. */
const echoes: Record<string, (sent: string) => Response> = {
  'an error that repeats the variables': (sent) =>
    Response.json({ errors: [{ message: `Variable $input got invalid value ${sent}` }] }),
  'a gate that returns a text': (sent) => Response.json({ errors: sent }, { status: 400 }),
  'a gate that returns an object': (sent) => Response.json({ errors: { query: sent } }, { status: 403 }),
  'objections that repeat what was typed': (sent) => {
    const customerUserErrors = [{ code: sent, field: ['input', 'password'], message: sent }];
    const payload = { customerUserErrors, userErrors: customerUserErrors };
    return Response.json({ data: everyMutation(payload) });
  },
  'a throttle': (sent) =>
    Response.json({ data: null, errors: [{ message: sent, extensions: { code: 'THROTTLED' } }] }),
};

function everyMutation(payload: object): Record<string, unknown> {
  const names = [
    'customerCreate',
    'customerAccessTokenCreate',
    'customerAccessTokenCreateWithMultipass',
    'customerAccessTokenRenew',
    'customerRecover',
    'customerReset',
    'customerResetByUrl',
    'customerActivate',
    'customerActivateByUrl',
    'customerUpdate',
    'customerAddressCreate',
  ];
  return Object.fromEntries(names.map((name) => [name, payload]));
}

describe.each(Object.entries(echoes))('faults about accounts, of %s', (_name, echo) => {
  const reported: Fault[] = [];
  const { options } = examplePlatform(({ variables }) => echo(JSON.stringify(variables)));
  const patient = { ...options, report: (fault: Fault) => reported.push(fault) };
  const account = openAccounts(patient);
  const cart = openServerCart(patient);
  const { token, email } = secrets;

  it.each<[string, () => Promise<unknown>]>([
    ['register', () => account.register({ email, password }, 'US')],
    ['log in', () => account.logIn(email, password, 'US')],
    ['Multipass', () => account.logInWithMultipass(secrets.multipass, 'US')],
    ['renew', () => account.renew(token, 'US')],
    ['log out', () => account.logOut(token, 'US')],
    ['recover', () => account.recover(email, 'US')],
    ['reset', () => account.reset('77', secrets.resetToken, password, 'US')],
    ['reset by link', () => account.resetByUrl(secrets.link, password, 'US')],
    ['activate', () => account.activate('77', secrets.activationToken, password, 'US')],
    ['activate by link', () => account.activateByUrl(secrets.link, password, 'US')],
    ['update', () => account.update(token, { password }, 'US')],
    ['customer', () => account.customer(token, 'US')],
    ['address', () => account.createAddress(token, { address1: '218 Bleecker Street' }, 'US')],
    ['orders', () => account.orders(token, { size: 5 }, 'US')],
    ['cart', () => cart.cart(cartId, 'US')],
    ['buyer', () => cart.updateBuyer(cartId, { email, token }, 'US')],
  ])('%s: hold nothing that was sent', async (_verb, call) => {
    const faults = [...reported.splice(0), await call().catch((error: unknown) => error)].filter(isFault);
    const texts = faults.map((fault) => `${fault.stack} ${JSON.stringify(fault)} ${String(fault.cause)}`);
    const inside = [...Object.values(secrets), JSON.stringify(password).slice(1, -1), 'Bleecker'];
    expect(inside.filter((secret) => texts.join('\n').includes(secret))).toEqual([]);
  });
});

it('the fault of a failed login still names code and place', async () => {
  const { options } = examplePlatform(() =>
    Response.json({
      data: null,
      errors: [
        { message: 'secret', path: ['customerAccessTokenCreate'], extensions: { code: 'ACCESS_DENIED' } },
      ],
    }),
  );
  const login = openAccounts(options).logIn('ines@example.test', password, 'US');
  await expect(login).rejects.toThrow('ACCESS_DENIED at customerAccessTokenCreate');
});
