import { html } from 'hono/html';
import { countryOf } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import type { OrderState } from '../orders/order-state.ts';
import { piecesOfOrder, rowsOfOrder } from '../orders/sum-rows.ts';
import { formatAddress } from '../resolvers/address-fields.ts';
import type { Shop } from '../shop.ts';
import { arrivalOf, dayOf } from './order-dates.ts';
import type { Html } from './page-frame.ts';
import { returnTerms } from './return-terms.ts';
import { giftMessage, linesList, type SummaryLine, totalsTable, visibleAttributes } from './summary.ts';

/** The order, shown after payment and from the e-mail. */
export function orderPage(shop: Shop, order: OrderState): Html {
  const { currency } = countryOf(order.countryCode);
  const money = (amount: number) => formatMoney(amount, currency);
  const name = order.shippingAddress?.firstName;
  const sent = order.fulfilments[0];
  const lines = piecesOfOrder(order);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const returns = returnTerms(lines.map((line) => productOf(shop, line)));
  const { site, desk } = shop.world.addresses;
  return html`<main class="order" id="main">
<div class="order__top"><h1>Thank you${name ? `, ${name}` : ''}.</h1>
<div><p class="lede">Order #${order.number} is with us. An e-mail saying the same has gone to ${order.email}.</p>
<p class="no-print order__acts"><a class="button" href="${site}/">Continue shopping</a>${sent ? html`<a class="link" href="${sent.url}">Follow the parcel</a>` : null}<button class="link" type="button" id="print" hidden>Print this page</button></p></div></div>
${order.shipping ? steps(order) : null}
<div class="order__columns">
<section class="pane"><h2>${pieces === 1 ? 'One piece' : `${pieces} pieces`}</h2>
${linesList(
  lines.map((line) => orderLine(shop, line)),
  currency,
)}
${giftMessage(order.attributes)}
${totalsTable(rowsOfOrder(order), money(order.total - order.giftCardAmount), currency.code)}</section>
<div class="pane">${addressPart(order)}
${sent ? html`<h2>Tracking</h2><p>${sent.company}, <a class="link" href="${sent.url}">${sent.number}</a></p>` : null}</div>
<div class="pane"><h2>Paid with</h2>${paidWith(order, money)}<p>${dayOf(Date.parse(order.processedAt), { year: 'numeric' })}</p>
${returns ? html`<h2>If it is not right</h2><p class="quiet">${returns}</p>` : null}</div>
</div>
<section class="order__next no-print"><h2>Meanwhile</h2>
${keepPart(order, site)}
<div class="pane"><h3>Only a demo</h3><p>Nothing was charged. The e-mail is on the desk, and so is the button that sends the parcel off.</p><p><a class="link" href="${desk}/">Open the desk</a></p></div>
</section></main>`;
}

/** A guest can have an account; a customer finds the order in theirs. */
function keepPart({ customerId, id, number, email }: OrderState, site: string): Html {
  return customerId === null
    ? html`<div class="pane"><h3>Keep the order</h3><p>An account with ${email} has it, with all that follow.</p><p><a class="link" href="${site}/account/create-account">Make an account</a></p></div>`
    : html`<div class="pane"><h3>Follow the order</h3><p>It is in your account, with all the others.</p><p><a class="link" href="${site}/account/orders/${id}">Order #${number}</a></p></div>`;
}

function steps(order: OrderState): Html {
  const placed = Date.parse(order.processedAt);
  const [sent] = order.fulfilments;
  const now = html` class="is-now" aria-current="step"`;
  return html`<ol class="steps" aria-label="What happens next"><li${sent ? html` class="is-done"` : now}>Placed<small>${dayOf(placed)}</small></li><li${sent ? now : null}>On its way<small>${sent ? dayOf(Date.parse(sent.at)) : 'We write when it leaves'}</small></li><li>With you<small>${arrivalOf(order)}</small></li></ol>`;
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
  const { shippingAddress } = order;
  const comma = ['US', 'CA'].includes(shippingAddress.countryCode ?? '') ? ',' : '';
  const lines = formatAddress(shippingAddress, true, true, comma).map((line) => html`${line}<br>`);
  // On paper, where the steps are not, the days stand beside the method.
  const method = order.shipping
    ? html`<p class="quiet">${order.shipping.title}<span class="print-only">, with you ${arrivalOf(order)}</span></p>`
    : null;
  return html`<h2>Going to</h2><address>${lines}</address>${method}`;
}

const productOf = (shop: Shop, { variantId }: OrderState['lines'][number]) =>
  shop.catalogue.variantById(variantId)?.product ?? null;

function orderLine(shop: Shop, line: OrderState['lines'][number]): SummaryLine {
  return {
    picture: productOf(shop, line),
    title: line.title,
    variantTitle: line.variantTitle,
    quantity: line.quantity,
    before: line.total < line.subtotal ? line.subtotal : null,
    total: line.total,
    remarks: [...line.discounts.map(({ title }) => title), ...visibleAttributes(line.attributes)],
  };
}
