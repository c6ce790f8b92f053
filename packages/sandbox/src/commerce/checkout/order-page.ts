import { html } from 'hono/html';
import { countryOf } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import type { OrderState } from '../orders/order-state.ts';
import { formatAddress } from '../resolvers/address-fields.ts';
import type { Shop } from '../shop.ts';
import type { Html } from './page-frame.ts';
import { linesList, type SummaryLine, type TotalRow, totalsTable, visibleAttributes } from './summary.ts';

/** The order, shown after payment and from the e-mail. */
export function orderPage(shop: Shop, order: OrderState): Html {
  const { currency } = countryOf(order.countryCode);
  const money = (amount: number) => formatMoney(amount, currency);
  const name = order.shippingAddress?.firstName;
  const sent = order.fulfilments[0];
  return html`<main class="order">
<p class="order__number">Order #${order.number}</p>
<h1>Thank you${name ? `, ${name}` : ''}.</h1>
<p class="lede">${sent ? 'Your order is on its way.' : 'Your order is confirmed.'} We sent an e-mail to ${order.email}.</p>
<div class="columns columns--order">
<div class="columns__main">
${sent ? html`<section class="part"><h2>Tracking</h2><p>${sent.company}, <a class="link" href="${sent.url}">${sent.number}</a></p></section>` : null}
${addressPart(order)}
<section class="part"><h2>Payment</h2>${paidWith(order, money)}</section>
<a class="button" href="${shop.world.addresses.site}/">Continue shopping</a>
</div>
<aside class="columns__side" aria-label="Order summary"><h2 class="side__title">Order summary</h2>
${linesList(
  order.lines.map((line) => orderLine(shop, line)),
  currency,
)}
${totalsTable(rows(order, money), money(order.total - order.giftCardAmount), currency.code)}</aside>
</div></main>`;
}

function paidWith(order: OrderState, money: (amount: number) => string): Html[] {
  const { cardTail, giftCardAmount, total } = order;
  return [
    giftCardAmount > 0 ? html`<p>Gift card, ${money(giftCardAmount)}</p>` : null,
    cardTail === null ? null : html`<p>Card ending ${cardTail}, ${money(total - giftCardAmount)}</p>`,
  ].filter((line) => line !== null);
}

function addressPart(order: OrderState): Html | null {
  if (!order.shippingAddress) return null;
  const lines = formatAddress(order.shippingAddress, true, true).map((line) => html`${line}<br>`);
  const method = order.shipping ? html`<p class="quiet">${order.shipping.title}</p>` : null;
  return html`<section class="part"><h2>Shipping to</h2><address>${lines}</address>${method}</section>`;
}

function orderLine(shop: Shop, line: OrderState['lines'][number]): SummaryLine {
  return {
    picture: shop.catalogue.variantById(line.variantId)?.product ?? null,
    title: line.title,
    variantTitle: line.variantTitle,
    quantity: line.quantity,
    before: line.total < line.subtotal ? line.subtotal : null,
    total: line.total,
    remarks: [...line.discounts.map(({ title }) => title), ...visibleAttributes(line.attributes)],
  };
}

function rows(order: OrderState, money: (amount: number) => string): TotalRow[] {
  const freed = order.discounts
    .filter(({ target }) => target === 'SHIPPING_LINE')
    .reduce((sum, { amount }) => sum + amount, 0);
  const list: TotalRow[] = [{ label: 'Subtotal', text: money(order.subtotal) }];
  for (const { code, title, amount, target } of order.discounts) {
    if (target === 'LINE_ITEM') list.push({ label: code ?? title, text: `−${money(amount)}` });
  }
  if (order.shipping) {
    const amount = order.shipping.amount - freed;
    list.push({ label: `Shipping, ${order.shipping.title}`, text: amount === 0 ? 'Free' : money(amount) });
  }
  if (order.duty) list.push({ label: order.duty.label, text: order.duty.text });
  if (order.giftCardAmount > 0) list.push({ label: 'Gift card', text: `−${money(order.giftCardAmount)}` });
  return list;
}
