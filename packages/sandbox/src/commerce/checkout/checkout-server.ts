import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../brand.ts';
import type { CartState } from '../cart/cart-state.ts';
import { logInWithMultipass } from '../customers/accounts.ts';
import { orderPath } from '../orders/place-order.ts';
import type { Shop } from '../shop.ts';
import { vaultPath, vaultServer } from './card-vault.ts';
import { readForm } from './checkout-form.ts';
import { orderPage } from './order-page.ts';
import { assetPath, messagePage, pageResponse } from './page-frame.ts';
import { showCheckout, submitCheckout } from './run-checkout.ts';

const assets: Record<string, { file: string; type: string }> = {
  'base.css': { file: 'base.css', type: 'text/css; charset=utf-8' },
  'summary.css': { file: 'summary.css', type: 'text/css; charset=utf-8' },
  'order.css': { file: 'order.css', type: 'text/css; charset=utf-8' },
  'fields.css': { file: 'fields.css', type: 'text/css; charset=utf-8' },
  'checkout.css': { file: 'checkout.css', type: 'text/css; charset=utf-8' },
  'instrument-sans.woff2': { file: 'fonts/instrument-sans.woff2', type: 'font/woff2' },
  'print.js': { file: 'print.js', type: 'text/javascript; charset=utf-8' },
  'wordmark.svg': { file: '../../../media/brand/logo-wordmark.svg', type: 'image/svg+xml' },
  'newsreader-display.woff2': { file: 'fonts/newsreader-display.woff2', type: 'font/woff2' },
};

/** Serves `/cart/c/{token}?key=` (hosted checkout), `/orders/{token}` (an order's page) and their assets. */
export function checkoutServer(shop: Shop): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const { site } = shop.world.addresses;
    if (url.pathname.startsWith(assetPath)) return serveAsset(url.pathname.slice(assetPath.length));
    if (url.pathname === vaultPath) return vaultServer(shop, request);
    const order = /^\/orders\/([0-9a-f]+)$/.exec(url.pathname)?.[1];
    if (order) {
      const found = shop.orders.byToken(order);
      if (!found) return noOrder(site);
      return pageResponse(`Order #${found.number}`, orderPage(shop, found), { site, script: 'print.js' });
    }
    const tracking = /^\/tracking\/(\w+)$/.exec(url.pathname)?.[1];
    if (tracking) return messagePage('On its way', `Parcel ${tracking} is with Hanger Post.`, site, 200);
    const pass = /^\/account\/login\/multipass\/([^/]+)$/.exec(url.pathname)?.[1];
    if (pass) return enterWithMultipass(shop, pass, url);
    const token = /^\/cart\/c\/([^/]+)$/.exec(url.pathname)?.[1];
    if (token) return checkout(shop, request, token, url);
    if (url.pathname === '/') {
      return messagePage(brand.name, 'This is the commerce platform of the sandbox.', site, 200);
    }
    return messagePage('Page not found', 'There is nothing at this address.', site, 404);
  };
}

async function checkout(shop: Shop, request: Request, token: string, url: URL): Promise<Response> {
  const { site } = shop.world.addresses;
  const cart = shop.carts.behindCheckout(token, url.searchParams.get('key'));
  if (!cart) {
    return messagePage('This checkout has ended', 'The link is old or was not copied whole.', site, 404);
  }
  if (cart.orderToken !== null) return redirectToOrder(shop, cart, site);
  if (cart.lines.length === 0) {
    return messagePage('Your bag is empty', 'Put something in it, then come back.', site, 200);
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    const isExpress = url.searchParams.get('payment') === 'shop_pay';
    return showCheckout(shop, cart, { notice: url.searchParams.get('notice'), isExpress });
  }
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405 });
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== 'null' && !isOwn(origin, shop, url)) {
    return messagePage('Not from here', 'This form was sent from another site.', site, 403);
  }
  const form = new URLSearchParams(await request.text());
  // Another submission may have placed the order while the body arrived.
  if (cart.orderToken !== null) return redirectToOrder(shop, cart, site);
  return submitCheckout(shop, cart, form.get('do') ?? 'auto', readForm(form));
}

/** A proxy may replace the host of requests, so the public host of the checkout counts as its own. */
function isOwn(address: string, shop: Shop, { host }: URL): boolean {
  if (!URL.canParse(address)) return false;
  const own = new URL(address).host;
  return own === host || own === new URL(shop.world.addresses.commerce).host;
}

/** Signs the customer in and redirects to the target of the token: our checkout, or the shop. */
function enterWithMultipass(shop: Shop, token: string, url: URL): Response | Promise<Response> {
  const { site } = shop.world.addresses;
  const { customer, returnTo } = logInWithMultipass(shop, token);
  if (!customer) {
    return messagePage(
      'This link no longer works',
      'Log in again to get a new one.',
      `${site}/account/login`,
      403,
    );
  }
  const target = returnTo !== null && URL.canParse(returnTo) ? new URL(returnTo) : null;
  if (target && isOwn(target.href, shop, url)) {
    const found = /^\/cart\/c\/([^/]+)$/.exec(target.pathname)?.[1] ?? '';
    const cart = shop.carts.behindCheckout(found, target.searchParams.get('key'));
    if (cart) Object.assign(cart.buyer, { customerId: customer.id, email: customer.email });
    if (cart) shop.carts.touch(cart);
    return redirect(target.pathname + target.search);
  }
  return redirect(target?.host === new URL(site).host ? target.href : `${site}/`);
}

/** A second click, a reload or an old link leads to the order that was placed. */
function redirectToOrder(shop: Shop, cart: CartState, site: string): Response | Promise<Response> {
  const order = shop.orders.byToken(cart.orderToken ?? '');
  return order ? redirect(orderPath(order)) : noOrder(site);
}

function noOrder(site: string): Response | Promise<Response> {
  return messagePage('Order not found', 'The link is old or was not copied whole.', site, 404);
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

async function serveAsset(name: string): Promise<Response> {
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!asset) return new Response('Not Found', { status: 404 });
  const body = new Uint8Array(await readFile(join(import.meta.dirname, asset.file)));
  return new Response(body, {
    headers: { 'content-type': asset.type, 'cache-control': 'public, max-age=300' },
  });
}
