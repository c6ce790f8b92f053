import type { AccountService } from '@storefront/core/providers/commerce/account';
import { openAccounts } from '@storefront/core/providers/commerce/open-accounts.fixture';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import { multipassUrl } from '../../packages/functions/src/account/multipass-url.ts';
import { type Calls, need, type TestPlatform, US } from './face-calls.ts';

type Account = Awaited<ReturnType<typeof prepareAccount>>;

const password = 'a silk slip';
const address = {
  firstName: 'Inès',
  lastName: 'Marchetti',
  address1: '218 Bleecker Street',
  city: 'New York',
  province: 'New York',
  country: 'United States',
  zip: '10012',
};

export async function prepareAccount({ server, browser, backOffice }: TestPlatform, merchandiseId: string) {
  const accounts = openAccounts(server);
  const emailOf = (name: string) => `${name}.mutilated@example.com`;
  const linkTo = (name: string) => need(backOffice.linksTo(emailOf(name)).at(-1));
  const partsOf = (link: string) => {
    const [, id, token] = /\/account\/(?:reset|activate)\/(\d+)\/([^/?]+)/.exec(link) ?? [];
    return { id: need(id), token: need(token) };
  };
  for (const name of ['ines', 'agnes', 'lou', 'mia']) {
    await accounts.register({ email: emailOf(name), password, firstName: 'Inès' }, US);
  }
  for (const name of ['agnes', 'lou']) await accounts.recover(emailOf(name), US);
  for (const name of ['vera', 'zoe']) await backOffice.invite(emailOf(name));
  const { token } = await accounts.logIn(emailOf('ines'), password, US);
  const [home, away] = [
    await accounts.createAddress(token, address, US),
    await accounts.createAddress(token, { ...address, city: 'Paris', province: null, country: 'FR' }, US),
  ];
  const bag = openBrowserCommerce(browser);
  const { cart } = await bag.createCart([{ merchandiseId, quantity: 2 }], US, [backOffice.discountCode]);
  const change = await bag.updateBuyer(need(cart?.id), { email: emailOf('ines'), token }, US);
  await backOffice.pay(need(change.cart?.checkoutUrl), emailOf('ines'));
  const page = await accounts.orders(token, { size: 1 }, US);
  const order = await accounts.order(token, need(page?.orders[0]?.id), US);
  await backOffice.fulfilOrderOf(need(order?.statusUrl));
  const pass = { email: emailOf('pass'), firstName: null, lastName: null };
  const returnTo = new URL('https://vesper-vine.myshopify.com/');
  return {
    emailOf,
    token,
    leaving: (await accounts.logIn(emailOf('mia'), password, US)).token,
    home,
    away,
    orderId: need(order?.id),
    reset: partsOf(linkTo('agnes')),
    resetUrl: linkTo('lou'),
    activation: partsOf(linkTo('vera')),
    activationUrl: linkTo('zoe'),
    pass:
      multipassUrl(backOffice.multipassSecret, pass, { returnTo, at: Date.now() }).split('/').at(-1) ?? '',
  };
}

export function accountCalls(account: Account): Calls<AccountService> {
  const { emailOf, token, leaving, home, away, reset, activation } = account;
  const wanted = 'a new silk slip';
  return {
    customer: (face) => face.customer(token, US),
    update: (face) => face.update(token, { firstName: 'Agnès' }, US),
    addresses: (face) => face.addresses(token, US),
    createAddress: (face) => face.createAddress(token, address, US),
    updateAddress: (face) => face.updateAddress(token, away.id, { ...address, zip: '10013' }, US),
    chooseDefaultAddress: (face) => face.chooseDefaultAddress(token, away.id, US),
    deleteAddress: (face) => face.deleteAddress(token, home.id, US),
    orders: (face) => face.orders(token, { size: 5 }, US),
    order: (face) => face.order(token, account.orderId, US),
    register: (face) => face.register({ email: emailOf('new'), password }, US),
    logIn: (face) => face.logIn(emailOf('ines'), password, US),
    logInWithMultipass: (face) => face.logInWithMultipass(account.pass, US),
    recover: (face) => face.recover(emailOf('ines'), US),
    reset: (face) => face.reset(reset.id, reset.token, wanted, US),
    resetByUrl: (face) => face.resetByUrl(account.resetUrl, wanted, US),
    activate: (face) => face.activate(activation.id, activation.token, wanted, US),
    activateByUrl: (face) => face.activateByUrl(account.activationUrl, wanted, US),
    renew: (face) => face.renew(leaving, US),
    logOut: (face) => face.logOut(token, US),
  };
}
