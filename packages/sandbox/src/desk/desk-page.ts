import { html } from 'hono/html';
import { countryOf } from '../commerce/market/countries.ts';
import { formatMoney } from '../commerce/market/currency-amounts.ts';
import type { OrderState } from '../commerce/orders/order-state.ts';
import { pieceName, priceBefore } from '../commerce/orders/piece-text.ts';
import { piecesOfOrder, rowsOfOrder } from '../commerce/orders/sum-rows.ts';
import type { FaultState } from '../faults/make-faults.ts';
import { faultKinds } from '../faults/planned-fault.ts';
import type { GiftBody } from '../govalo/gift-schema.ts';
import { giftsOf } from '../govalo/server.ts';
import type { OwnedWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { Mail, World } from '../world/world.ts';
import type { BackOfficeEdit } from './control-client.ts';

interface DeskPageOptions {
  world: World & Pick<OwnedWorld, 'mails'>;
  country: string;
  faults: readonly FaultState[];
  providers: readonly string[];
}

/** The desk's page. `desk-script.js` sends its forms. */
export function deskPage({ world, country, faults, providers }: DeskPageOptions) {
  const { addresses, mails } = world;
  const { products, collections } = shownCatalogue(world);
  const orders = world.slice<OrderState[]>('commerce.orders', () => []).value;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The desk</title>
<link rel="stylesheet" href="/desk.css">
<script src="/desk.js" defer></script>
</head>
<body>
<h1>The desk</h1>
<p>What happens outside the shop: ${products.length} products in
${collections.length} collections; visitors come from ${country}; it is
${new Date(world.now()).toISOString()}.</p>
<p><a href="${addresses.site}">The shop</a> · <a href="${addresses.commerce}">Commerce double</a> ·
<a href="${addresses.content}">Content double</a></p>
<p id="message" role="status"></p>
<section aria-labelledby="orders"><h2 id="orders">Orders</h2>${orderList(orders, addresses.commerce)}</section>
<section aria-labelledby="gifts"><h2 id="gifts">Gifts</h2>${giftList(giftsOf(world))}</section>
<section aria-labelledby="e-mails"><h2 id="e-mails">E-mails</h2>${mailList(mails)}</section>
<section aria-labelledby="faults"><h2 id="faults">Faults</h2>${faultForms(faults, providers)}</section>
<section aria-labelledby="received"><h2 id="received">What each provider received</h2>
${providers.map(
  (name) => html`<details data-received="${name}">
<summary>${name} (${receivedBy(world, name).value.length})</summary><pre></pre></details>`,
)}</section>
<section aria-labelledby="stock"><h2 id="stock">Stock and prices</h2>
<form data-find-variants><label>Title or SKU <input name="q" required></label> <button>Find</button></form>
<div id="variants"></div></section>
<section aria-labelledby="world"><h2 id="world">World</h2>${worldForms(country)}</section>
<section aria-labelledby="calls"><h2 id="calls">More, by HTTP</h2>${callList(addresses.desk)}</section>
</body>
</html>`;
}

function orderList(orders: readonly OrderState[], commerce: string) {
  if (orders.length === 0) return html`<p>No order yet. Check out with card number 1.</p>`;
  return orders.toReversed().map((order) => {
    const { currency } = countryOf(order.countryCode);
    const money = (amount: number) => formatMoney(amount, currency);
    const total = `${currency.code} ${money(order.total - order.giftCardAmount)}`;
    return html`<article>
<h3><a href="${commerce}/orders/${order.token}">Order #${order.number}</a></h3>
<p>${order.processedAt}, ${order.email}, ${order.countryCode}</p>
<ul>${piecesOfOrder(order).map((line) => orderLine(line, money))}</ul>
<table><tbody>${rowsOfOrder(order).map(sumRow)}${sumRow({ label: 'Total', text: total })}</tbody></table>
${order.attributes.map(({ key, value }) => html`<p>${key}: ${value}</p>`)}
${parcelPart(order)}
</article>`;
  });
}

function sumRow({ label, text }: { label: string; text: string }) {
  return html`<tr><th scope="row">${label}</th><td>${text}</td></tr>`;
}

function parcelPart(order: OrderState) {
  if (order.fulfilments.length > 0) return html`<p>Fulfilled.</p>`;
  return order.shipping === null
    ? html`<p>Nothing in this order is shipped.</p>`
    : adminButton('Fulfil', { do: 'fulfil', order: order.token });
}

function orderLine(line: OrderState['lines'][number], money: (amount: number) => string) {
  const before = priceBefore(line);
  const old = before === null ? null : html`<s>${money(before)}</s> `;
  const said = [
    ...line.discounts.map(({ title }) => title),
    ...line.attributes.map(({ key, value }) => `${key}: ${value}`),
  ].map((remark) => ` · ${remark}`);
  return html`<li>${pieceName(line)}, ${old}${money(line.total)}${said.join('')}</li>`;
}

function giftList(gifts: readonly GiftBody[]) {
  if (gifts.length === 0) return html`<p>No gift yet. Send a gift card from its page.</p>`;
  return html`<ul>${gifts
    .toReversed()
    .map(
      ({ recipient, value, message, send_at: sendAt }) =>
        html`<li>${value.toFixed(2)} to ${recipient.name}, ${recipient.email}, at ${utc(sendAt)} (${sendAt})${message && html`: ${message}`}</li>`,
    )}</ul>`;
}

const utc = (moment: string) => new Date(moment).toISOString();

function adminButton(label: string, edit: Record<string, string>) {
  const fields = Object.entries(edit).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form data-post="/control/admin">${fields}<button>${label}</button></form>`;
}

function mailList(mails: readonly Mail[]) {
  if (mails.length === 0)
    return html`<p>No e-mail yet. Place an order, and its confirmation appears here.</p>`;
  return mails.toReversed().map(
    (mail) => html`<article>
<h3>${mail.subject}</h3>
<p>${mail.at}, to ${mail.to}</p>
<pre>${mail.text}</pre>
<ul>${mail.links.map((href) => html`<li><a href="${href}">${href}</a></li>`)}</ul>
</article>`,
  );
}

function faultForms(faults: readonly FaultState[], providers: readonly string[]) {
  const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`);
  return html`${faults.length === 0 ? html`<p>No provider fails.</p>` : ''}
<ul>${faults.map(
    ({ provider, operation, kind, probability, endsAt, met }) =>
      html`<li>${provider} ${operation ?? ''} ${kind}, ${Math.round(probability * 100)} % of requests,
${endsAt === null ? 'until it is cleared' : `until ${endsAt}`}; failed ${met} requests</li>`,
  )}</ul>
<form data-add-fault>
<label>Provider <select name="provider">${options(providers)}</select></label>
<label>Kind <select name="kind">${options(faultKinds)}</select></label>
<label>Operation <input name="operation" placeholder="all, or /boost/*"></label>
<label>Share, 0 to 1 <input name="probability" type="number" min="0" max="1" step="any" value="1"></label>
<label>Lasts, ms <input name="durationMs" type="number" min="0"></label>
<label>Delay, ms <input name="delayMs" type="number" min="0"></label>
<label>Retry after, s <input name="retryAfterS" type="number" min="0"></label>
<button>Add the fault</button>
</form>
<form data-delete="/control/faults"><button>Clear all faults</button></form>`;
}

function worldForms(country: string) {
  return html`<form data-post="/control/country"><label>Country of all visitors
<input name="country" value="${country}" pattern="[A-Z]{2}" maxlength="2" required></label> <button>Move</button></form>
<form data-post="/control/clock"><label>Advance the clock, ms
<input name="advanceMs" type="number" value="86400000" required></label> <button>Advance</button></form>
<form data-post="/control/admin"><input type="hidden" name="do" value="invite"><label>Invite a customer to an account
<input name="email" type="email" required></label> <button>Invite</button></form>
<form data-post="/control/reset"><button>Reset the world</button></form>`;
}

/** Edits without a form: each is the body of one `POST /control/admin`. */
const calls: readonly [string, BackOfficeEdit][] = [
  [
    'Create a product, like another one',
    {
      do: 'product',
      action: 'create',
      handle: 'nightfall-gown',
      title: 'Nightfall Gown',
      like: 'aurelia-slip-dress-black',
    },
  ],
  [
    'Change a product: title, tags, type, price of every size, whether it is published',
    {
      do: 'product',
      action: 'update',
      id: 'nightfall-gown',
      tags: ['main', 'new-in'],
      priceCents: 42000,
      published: false,
    },
  ],
  ['Delete a product', { do: 'product', action: 'delete', id: 'nightfall-gown' }],
  [
    'Create a collection',
    { do: 'collection', action: 'create', handle: 'silks', title: 'Silks', handles: ['nightfall-gown'] },
  ],
  [
    'Change a collection: title, products in their order',
    { do: 'collection', action: 'update', id: 'silks', handles: [] },
  ],
  ['Delete a collection', { do: 'collection', action: 'delete', id: 'silks' }],
  [
    'Create a metaobject',
    {
      do: 'metaobject',
      action: 'create',
      type: 'filter_group',
      handle: 'length',
      fields: { label: 'Length' },
    },
  ],
  ['Change a metaobject', { do: 'metaobject', action: 'update', id: 'length', fields: { label: 'Lengths' } }],
  ['Delete a metaobject', { do: 'metaobject', action: 'delete', id: 'length' }],
  [
    'Let reads of the commerce double lag behind edits of products and collections',
    { do: 'lag', milliseconds: 3000 },
  ],
];

function callList(desk: string) {
  return html`<p>Send each with <code>POST ${desk}/control/admin</code> and the headers
<code>content-type: application/json</code> and <code>x-sandbox-desk: 1</code>. An id is a number, a global id or
a handle.</p>
<dl>${calls.map(([what, edit]) => html`<dt>${what}</dt><dd><pre>${JSON.stringify(edit)}</pre></dd>`)}</dl>`;
}
