import { describe, expect, it } from 'vitest';
import { newCart, openTestShop, valueAt } from '../fixture/test-shop.ts';
import {
  checkoutOf,
  giftCard,
  oneDress,
  open,
  pay,
  press,
  scarf,
  three,
  typed,
} from './open-checkout.fixture.ts';

describe('the hosted checkout', () => {
  it('shows the lines of the cart, with labelled fields that browsers can fill', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await open(shop, url);
    expect(page).toContain('Aurelia Slip Dress');
    expect(page).toContain('$536');
    expect(page).toMatch(/<label for="email">E-mail<\/label>\s*<input\s+id="email"[^>]*autocomplete="email"/);
    expect(page).toContain('autocomplete="shipping address-line1"');
    expect(page).toMatch(/4242 4242 4242 4242/);
    expect(page).not.toContain('<script');
  });

  it('places an order: numbers from #1001, reduces the stock, ends the cart, sends an e-mail [state.cart-lifecycle.4]', async () => {
    const shop = openTestShop();
    const { url, cartId } = await checkoutOf(shop, oneDress);
    const response = await pay(shop, url);
    expect(response.status).toBe(303);
    const order = `http://localhost:3001${response.headers.get('location')}`;
    const page = await open(shop, order);
    expect(page).toContain('Order #1001');
    expect(page).toContain('Thank you, Ada.');
    expect(page).toContain('Troy, NY 12180');
    expect(page).toMatch(/href="http:\/\/localhost:3000\/">Continue shopping/);
    const stock = await shop.execute(
      'query($id: ID!, $cart: ID!) { node(id: $id) { ... on ProductVariant { quantityAvailable } } cart(id: $cart) { id } }',
      { id: three, cart: cartId },
    );
    expect(stock).toEqual({ data: { node: { quantityAvailable: 1 }, cart: null } });
    expect(shop.world.mails).toMatchObject([
      { to: 'ada@example.com', subject: 'Order #1001 confirmed', links: [order] },
    ]);
  });

  it('places one order when the button is pressed twice', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const responses = await Promise.all([pay(shop, url), pay(shop, url)]);
    const [first, second] = responses.map((response) => response.headers.get('location'));
    expect(first).toMatch(/^\/orders\/[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(shop.world.mails).toHaveLength(1);
    const later = await shop.server(new Request(url));
    expect(later.headers.get('location')).toBe(first);
  });

  it('shows a declined card beside the field and on top, and keeps all other values', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const response = await pay(shop, url, { cardNumber: '4000 0000 0000 0002' });
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain('href="#cardNumber">Card number: your card was declined.');
    expect(page).toContain('id="cardNumber-error"');
    expect(page).toContain('value="1 Analytical Way"');
    const reopened = await open(shop, url);
    expect(reopened).toContain('value="1 Analytical Way"');
    expect(reopened).not.toContain('4000 0000 0000 0002"');
    expect(shop.world.mails).toEqual([]);
  });

  it.each([
    [{ email: 'ada' }, 'email'],
    [{ firstName: ' ' }, 'firstName'],
    [{ zip: 'ABC' }, 'zip'],
    [{ province: '' }, 'province'],
    [{ cardNumber: '4111' }, 'cardNumber'],
    [{ cardExpiry: '01 / 20' }, 'cardExpiry'],
    [{ cardCode: 'x' }, 'cardCode'],
  ])('shows the error of %j', async (changes, field) => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await (await pay(shop, url, changes)).text();
    expect(page).toContain(`id="${field}-error"`);
    expect(page).toContain(`aria-describedby="${field}-error"`);
    expect(page).toContain('One thing to put right');
  });

  it('a number of the demo note fills the field and keeps what was typed, without paying', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const { cardNumber: _number, ...rest } = typed;
    const page = await (await press(shop, url, { ...rest, do: 'card 2' })).text();
    expect(page).toMatch(/id="cardNumber"[^>]*value="2"/);
    expect(page).toContain('value="1 Analytical Way"');
    expect(page).not.toContain('role="alert"');
    expect(shop.world.mails).toEqual([]);
  });

  it.each([
    ['Update', { do: 'update' }],
    ['a discount code', { do: 'discount', discount: 'tenoff' }],
    ['a gift card', { do: 'gift-card', giftCard: 'vesper 500' }],
    ['a code taken away', { do: 'remove-code tenoff' }],
  ])('%s loses nothing of the card, and sends its security code never back', async (_, changes) => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const card = { cardNumber: '4242', cardName: 'A. Lovelace', cardExpiry: '11 / 31', cardCode: '987' };
    const page = await (await press(shop, url, { ...typed, ...card, ...changes })).text();
    for (const value of ['4242', 'A. Lovelace', '11 / 31']) expect(page).toContain(`value="${value}"`);
    expect(page).not.toContain('"987"');
    expect(page).toContain('id="cardCode-note"');
    expect(page).not.toMatch(/id="(discount|giftCard)"[^>]*value="[^"]/);
    expect(await open(shop, url)).not.toContain('A. Lovelace');
  });

  it('without a card the form is left by a redirect, so that a reload sends nothing again', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const untouched = { ...typed, cardNumber: '', cardName: '', cardExpiry: '12 / 34' };
    expect((await press(shop, url, { ...untouched, do: 'update' })).status).toBe(303);
    const discount = { ...untouched, do: 'discount', discount: 'tenoff' };
    expect((await press(shop, url, discount)).status).toBe(303);
    const two = { ...untouched, do: 'gift-card', giftCard: 'vesper 500', discount: 'tenoff' };
    expect(await (await press(shop, url, two)).text()).toMatch(/id="discount"[^>]*value="tenoff"/);
  });

  it('the order page leads a customer to the order in the account, a guest to a new account [screen.route-table.20]', async () => {
    const shop = openTestShop();
    const orderOf = async (email: string) => {
      const { url } = await checkoutOf(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
      const order = (await pay(shop, url, { email })).headers.get('location');
      return open(shop, `http://localhost:3001${order}`);
    };
    await shop.execute(
      'mutation { customerCreate(input: { email: "ada@example.com", password: "corset-1" }) { customer { id } } }',
    );
    expect(await orderOf('ada@example.com')).toContain(
      'href="http://localhost:3000/account/orders/5001001">Order #1001</a>',
    );
    const guest = await orderOf('guest@example.com');
    expect(guest).toContain('href="http://localhost:3000/account/create-account">Make an account</a>');
    expect(guest).not.toContain('/account/orders/');
  });

  it('the gift message stands in the summary and on the order, escaped [entity.cart.2]', async () => {
    const shop = openTestShop();
    const attributes = [{ key: 'gift_message', value: 'For <you>' }];
    const { url } = await checkoutOf(shop, { ...oneDress, attributes });
    expect(await open(shop, url)).toContain('<p>For &lt;you&gt;</p>');
    const order = (await pay(shop, url)).headers.get('location');
    expect(await open(shop, `http://localhost:3001${order}`)).toContain('<p>For &lt;you&gt;</p>');
  });

  it('escapes what was typed', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await (await pay(shop, url, { email: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
  });
});

describe('codes and gift cards in the checkout', () => {
  it('Enter in the code field applies the code', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await (await press(shop, url, { ...typed, do: 'auto', discount: 'tenoff' })).text();
    expect(page).toContain('The discount code was applied.');
    expect(page).toContain('−$53.60');
    await press(shop, url, { ...typed, do: 'remove-code tenoff' });
    expect(await open(shop, url)).not.toContain('−$53.60');
  });

  it('a code of free shipping has a row in the checkout and on the order', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, {
      lines: [{ merchandiseId: scarf, quantity: 1 }],
      discountCodes: ['SHIPFREE'],
    });
    const rows = /Shipping, Standard<\/th><td>\$10<[^−]*>SHIPFREE<\/th><td>−\$10</;
    expect(await open(shop, url)).toMatch(rows);
    const order = (await pay(shop, url)).headers.get('location');
    expect(await open(shop, `http://localhost:3001${order}`)).toMatch(rows);
    const much = await checkoutOf(shop, { ...oneDress, discountCodes: ['SHIPFREE'] });
    expect(await open(shop, much.url)).toContain(
      '<b>SHIPFREE</b> <span class="quiet">shipping is free already',
    );
  });

  it('a code that does not apply is refused with its reason', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const page = await (await press(shop, url, { ...typed, do: 'discount', discount: 'LASTYEAR' })).text();
    expect(page).toContain('LASTYEAR is not running now.');
  });

  it('a code for one use per customer is refused the second time', async () => {
    const shop = openTestShop();
    const first = await checkoutOf(shop, { ...oneDress, discountCodes: ['ONCE'] });
    expect((await pay(shop, first.url)).status).toBe(303);
    const second = await checkoutOf(shop, {
      lines: [{ merchandiseId: scarf, quantity: 1 }],
      buyerIdentity: { email: 'ada@example.com' },
    });
    const page = await (await press(shop, second.url, { ...typed, do: 'discount', discount: 'once' })).text();
    expect(page).toContain('ONCE was already used.');
  });

  it('a code that the typed e-mail address has used is refused before payment', async () => {
    const shop = openTestShop();
    const first = await checkoutOf(shop, { ...oneDress, discountCodes: ['ONCE'] });
    expect((await pay(shop, first.url)).status).toBe(303);
    const second = await checkoutOf(shop, {
      lines: [{ merchandiseId: scarf, quantity: 1 }],
      discountCodes: ['ONCE'],
    });
    const page = await (await pay(shop, second.url)).text();
    expect(page).toContain('ONCE was already used. Please look at the new total and pay again.');
    expect(shop.world.mails).toHaveLength(1);
    expect((await pay(shop, second.url)).status).toBe(303);
  });

  it('a gift card that covers the total replaces the card, and is used up', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    await press(shop, url, { ...typed, do: 'gift-card', giftCard: 'vesper 500' });
    const page = await open(shop, url);
    expect(page).toContain('Nothing is left to pay.');
    expect(page).toContain('Pay now, $0');
    const { cardNumber: _number, ...withoutCard } = typed;
    expect((await press(shop, url, { ...withoutCard, do: 'pay' })).status).toBe(303);
    const next = await newCart(shop, { giftCardCodes: ['VESPER500'] });
    const balance = await shop.execute(
      'query($id: ID!) { cart(id: $id) { appliedGiftCards { balance { amount } } } }',
      { id: next },
    );
    expect(valueAt(balance, 'data.cart.appliedGiftCards.0.balance.amount')).toBe('460.05');
  });

  it('a bought gift card needs no address and is sent by e-mail', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, { lines: [{ merchandiseId: giftCard, quantity: 1 }] });
    expect(await open(shop, url)).toContain('Nothing in this bag is shipped.');
    const { address1: _street, ...withoutStreet } = typed;
    expect((await press(shop, url, { ...withoutStreet, do: 'pay' })).status).toBe(303);
    const code = /gift card codes: (\w+)/.exec(shop.world.mails[0]?.text ?? '')?.[1];
    const cart = await newCart(shop, { giftCardCodes: [code] });
    expect(cart).toContain('gid://shopify/Cart/');
  });
});

describe('the hosted checkout refuses', () => {
  it('an order for what someone else just bought', async () => {
    const shop = openTestShop();
    const slow = await checkoutOf(shop, oneDress);
    const fast = await checkoutOf(shop, oneDress);
    expect((await pay(shop, fast.url)).status).toBe(303);
    const response = await pay(shop, slow.url);
    expect(await response.text()).toContain('Someone was faster: Aurelia Slip Dress, S / Oxblood');
    expect(shop.world.mails).toHaveLength(1);
  });

  it('a checkout without its key, or from another site', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const [bare] = url.split('?');
    expect((await shop.server(new Request(`${bare}`))).status).toBe(404);
    expect((await shop.server(new Request(`${bare}?key=guess`))).status).toBe(404);
    const foreign = new Request(url, {
      method: 'POST',
      body: 'do=pay',
      headers: { origin: 'https://evil.example' },
    });
    expect((await shop.server(foreign)).status).toBe(403);
    const nowhere = new Request(url, { method: 'POST', body: 'do=pay', headers: { origin: 'nowhere' } });
    expect((await shop.server(nowhere)).status).toBe(403);
  });

  it('an order without its token', async () => {
    const shop = openTestShop();
    expect((await shop.server(new Request('http://localhost:3001/orders/0123abc'))).status).toBe(404);
    expect((await shop.server(new Request('http://localhost:3001/nowhere'))).status).toBe(404);
  });

  it('an empty cart', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, {});
    expect(await open(shop, url)).toContain('Your bag is empty');
  });
});
