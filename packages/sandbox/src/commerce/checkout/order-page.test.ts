import { describe, expect, it } from 'vitest';
import { openTestShop } from '../fixture/test-shop.ts';
import { createOrderBook } from '../orders/order-book.ts';
import { checkoutOf, oneDress, open, pay } from './open-checkout.fixture.ts';

describe('the page of an order', () => {
  it('can be printed, and leads to the parcel once there is one', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const path = (await pay(shop, url)).headers.get('location') ?? '';
    const page = () => open(shop, `http://localhost:3001${path}`);
    expect(await page()).toMatch(
      /<script src="\/checkout-assets\/print\.js" defer>.*<button[^>]*>Print this page</s,
    );
    expect(await page()).not.toContain('Follow the parcel');

    const orders = createOrderBook(shop.world);
    for (const order of orders.all()) orders.fulfil(order);
    expect(await page()).toMatch(/href="https:\/\/hanger-post\.example\/tracking\/\w+">Follow the parcel/);
  });

  it('has its script beside it', async () => {
    const { server } = openTestShop();
    const response = await server(new Request('http://localhost:3001/checkout-assets/print.js'));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it('has all its stylesheets beside it', async () => {
    const shop = openTestShop();
    const { url } = await checkoutOf(shop, oneDress);
    const sheets = [...(await open(shop, url)).matchAll(/rel="stylesheet" href="([^"]*)"/g)];
    expect(sheets.length).toBeGreaterThan(1);
    for (const [, path] of sheets) {
      const { status } = await shop.server(new Request(`http://localhost:3001${path}`));
      expect([path, status]).toEqual([path, 200]);
    }
  });
});
