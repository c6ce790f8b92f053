import { html } from 'hono/html';
import { countryOf } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import type { OrderState } from '../orders/order-state.ts';
import { priceBefore } from '../orders/piece-text.ts';
import { piecesOfOrder, rowsOfOrder } from '../orders/sum-rows.ts';
import { formatAddress } from '../resolvers/address-fields.ts';
import type { Shop } from '../shop.ts';
import { type GiftSend, giftSends } from './gift-sends.ts';
import { arrivalOf, dayOf } from './order-dates.ts';
import type { Html } from './page-frame.ts';
import { returnTerms } from './return-terms.ts';
import { giftMessage, linesList, type SummaryLine, totalsTable, visibleAttributes } from './summary.ts';

/** The order, shown after payment and from the e-mail. */
export function orderPage(shop: Shop, order: OrderState): Html {
  const { currency } = countryOf(order.countryCode);
  const money = (amount: number) => formatMoney(amount, currency);
  const name = order.shippingAddress?.firstName;
  // What nobody ships has no parcel to speak of.
  const isShipped = order.shipping !== null;
  const sent = isShipped ? order.fulfilments[0] : undefined;
  const lines = piecesOfOrder(order);
  const gifts = giftSends(
    lines.filter((line) => productOf(shop, line)?.data.isGiftCard),
    order.email,
  );
  const goesTo = [
    addressPart(order),
    sent
      ? html`<h2>Tracking</h2><p>${sent.company}, <a class="link" href="${sent.url}">${sent.number}</a></p>`
      : null,
    giftPart(gifts, isShipped),
  ].filter((part) => part !== null);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const returns = returnTerms(lines.map((line) => productOf(shop, line)));
  const { site, desk } = shop.world.addresses;
  return html`<main class="order" id="main">
<div class="order__top"><h1>Thank you${name ? `, ${name}` : ''}.</h1>
<div><p class="lede">Order #${order.number} is with us. An e-mail saying the same has gone to ${order.email}.</p>
<p class="no-print order__acts"><a class="button" href="${site}/">Continue shopping</a>${sent ? html`<a class="link" href="${sent.url}">Follow the parcel</a>` : null}<button class="link" type="button" id="print" hidden>Print this page</button></p></div></div>
${isShipped ? steps(order) : giftSteps(order, gifts)}
<div class="order__columns${goesTo.length === 0 ? ' order__columns--two' : ''}">
<section class="pane"><h2>${pieces === 1 ? 'One piece' : `${pieces} pieces`}</h2>
${linesList(
  lines.map((line) => orderLine(shop, line)),
  currency,
)}
${giftMessage(order.attributes)}
${totalsTable(rowsOfOrder(order), money(order.total - order.giftCardAmount), currency.code)}</section>
${goesTo.length === 0 ? null : html`<div class="pane">${goesTo}</div>`}
<div class="pane"><h2>Paid with</h2>${paidWith(order, money)}<p>${dayOf(Date.parse(order.processedAt), { year: 'numeric' })}</p>
${returns ? html`<h2>If it is not right</h2><p class="quiet">${returns}</p>` : null}</div>
</div>
<section class="order__next no-print"><h2>Meanwhile</h2>
${keepPart(order, site)}
<div class="pane"><h3>Only a demo</h3><p>Nothing was charged. The e-mail is on the desk${isShipped ? ', and so is the button that sends the parcel off' : ''}.</p><p><a class="link" href="${desk}/">Open the desk</a></p></div>
</section></main>`;
}

/** A guest can have an account; a customer finds the order in theirs. */
function keepPart({ customerId, id, number, email }: OrderState, site: string): Html {
  return customerId === null
    ? html`<div class="pane"><h3>Keep the order</h3><p>An account with ${email} has it, with all that follow.</p><p><a class="link" href="${site}/account/create-account">Make an account</a></p></div>`
    : html`<div class="pane"><h3>Follow the order</h3><p>It is in your account, with all the others.</p><p><a class="link" href="${site}/account/orders/${id}">Order #${number}</a></p></div>`;
}

const isNow = html` class="is-now" aria-current="step"`;

function steps(order: OrderState): Html {
  const placed = Date.parse(order.processedAt);
  const [sent] = order.fulfilments;
  return html`<ol class="steps" aria-label="What happens next"><li${sent ? html` class="is-done"` : isNow}>Placed<small>${dayOf(placed)}</small></li><li${sent ? isNow : null}>On its way<small>${sent ? dayOf(Date.parse(sent.at)) : 'We write when it leaves'}</small></li><li>With you<small>${arrivalOf(order)}</small></li></ol>`;
}

/** Where other orders have the days of their parcel. */
function giftSteps(order: OrderState, gifts: GiftSend[]): Html | null {
  if (gifts.length === 0) return null;
  const items = gifts.map(({ name, moment }) => html`<li>Gift card to ${name}<small>${moment}</small></li>`);
  return html`<ol class="steps steps--gifts" aria-label="What happens next"><li${isNow}>Placed<small>${dayOf(Date.parse(order.processedAt))}</small></li>${items}</ol>`;
}

/** The moments stand among the steps, too, which are not on paper. */
function giftPart(gifts: GiftSend[], isShipped: boolean): Html | null {
  if (gifts.length === 0) return null;
  const items = gifts.map(
    ({ name, email, moment }) =>
      html`<p class="order__gift">${name === 'you' ? 'You' : name}${name === email ? null : html`<br>${email}`}<span class="quiet${isShipped ? '' : ' print-only'}"><br>${moment}</span></p>`,
  );
  return html`<h2>${gifts.length === 1 ? 'Gift card to' : 'Gift cards to'}</h2>${items}`;
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
    ? html`<p class="quiet">${order.shipping.title}<span class="print-only">, with you: ${arrivalOf(order)}</span></p>`
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
    before: priceBefore(line),
    total: line.total,
    remarks: [...line.discounts.map(({ title }) => title), ...visibleAttributes(line.attributes)],
  };
}
