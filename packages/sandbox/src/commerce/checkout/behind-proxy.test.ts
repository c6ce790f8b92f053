import { expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { newCart, openTestShop, textAt } from '../fixture/test-shop.ts';

it('takes a form from its public address when a proxy replaces the host of requests', async () => {
  const world = smallWorld();
  const addresses = { ...world.addresses, commerce: 'https://pay.example' };
  const shop = openTestShop({ ...world, addresses });
  const id = await newCart(shop, { lines: [{ merchandiseId: variantId(1005, 0), quantity: 1 }] });
  const cart = await shop.execute('query($id: ID!) { cart(id: $id) { checkoutUrl } }', { id });
  const url = textAt(cart, 'data.cart.checkoutUrl');
  expect(url).toContain('https://pay.example/cart/c/');
  const send = (origin: string) => {
    const local = url.replace('https://pay.example', 'http://localhost:3001');
    return shop.server(new Request(local, { method: 'POST', body: 'do=update', headers: { origin } }));
  };
  expect((await send('https://pay.example')).status).toBe(303);
  expect((await send('https://pay.example.evil')).status).toBe(403);
});
