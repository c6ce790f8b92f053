import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, type TestShop, textAt } from '../fixture/test-shop.ts';

export const three = variantId(1001, 1);
export const scarf = variantId(1005, 0);
export const giftCard = variantId(1004, 0);

export const typed = {
  email: 'Ada@Example.com',
  country: 'US',
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1 Analytical Way',
  city: 'Troy',
  province: 'NY',
  zip: '12180',
  shipping: 'standard',
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Ada Lovelace',
  cardExpiry: '12 / 30',
  cardCode: '123',
};

export async function checkoutOf(shop: TestShop, input: object): Promise<{ url: string; cartId: string }> {
  const cartId = await newCart(shop, input);
  const result = await shop.execute('query($id: ID!) { cart(id: $id) { checkoutUrl } }', { id: cartId });
  return { url: textAt(result, 'data.cart.checkoutUrl'), cartId };
}

export async function open(shop: TestShop, url: string): Promise<string> {
  return (await shop.server(new Request(url))).text();
}

export async function press(shop: TestShop, url: string, form: object): Promise<Response> {
  const body = new URLSearchParams(Object.entries(form));
  return shop.server(new Request(url, { method: 'POST', body }));
}

export const pay = (shop: TestShop, url: string, changes: object = {}) =>
  press(shop, url, { ...typed, do: 'pay', ...changes });

export const oneDress = { lines: [{ merchandiseId: three, quantity: 2 }] };
