import { html } from 'hono/html';
import type { PricedLine } from '../cart/price-cart.ts';
import { choiceTitle } from '../catalogue/choice-title.ts';
import type { ProductRecord } from '../catalogue/records.ts';
import { cdnAddress } from '../cdn/cdn-address.ts';
import type { Currency } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import { priceBefore } from '../orders/piece-text.ts';
import type { SumRow } from '../orders/sum-rows.ts';
import type { Html } from './page-frame.ts';

/** A line of a cart or an order, with its picture. */
export interface SummaryLine {
  picture: ProductRecord | null;
  title: string;
  variantTitle: string;
  quantity: number;
  before: number | null;
  total: number;
  remarks: string[];
  /** Why it cannot be ordered as it is. */
  problem?: string | null;
}

export function summaryLine(
  { line, variant, subtotal, total, allocations }: PricedLine,
  problem: string | null,
): SummaryLine {
  return {
    picture: variant.product,
    title: variant.product.data.title,
    variantTitle: choiceTitle(variant.data),
    quantity: line.quantity,
    before: priceBefore({ subtotal, total }),
    total,
    remarks: [...allocations.map(({ discount }) => discount.title), ...visibleAttributes(line.attributes)],
    problem,
  };
}

/** Attributes whose key begins with an underscore are for machines. */
export function visibleAttributes(attributes: { key: string; value: string }[]): string[] {
  return attributes.filter(({ key }) => !key.startsWith('_')).map(({ key, value }) => `${key}: ${value}`);
}

export function linesList(lines: SummaryLine[], currency: Currency): Html {
  const items = lines.map(
    (line) => html`<li class="line">
<span class="line__picture">${picture(line.picture)}</span>
<span class="line__text"><span class="line__title">${line.title}</span>${line.variantTitle && html`<span class="line__meta">${line.variantTitle}</span>`}<span class="line__meta">Quantity ${line.quantity}</span>${line.remarks.map((remark) => html`<span class="line__meta">${remark}</span>`)}${line.problem ? html`<span class="line__problem">${line.problem}</span>` : null}</span>
<span class="line__price">${line.before === null ? null : html`<s>${formatMoney(line.before, currency)}</s> `}${formatMoney(line.total, currency)}</span></li>`,
  );
  return html`<ul class="lines">${items}</ul>`;
}

function picture(product: ProductRecord | null): Html {
  const first = product?.data.pictures[0];
  if (!first) return html`<span class="line__blank"></span>`;
  const src = `${cdnAddress('', first.file)}&width=180`;
  return html`<img src="${src}" alt="" width="60" height="75" loading="lazy">`;
}

/** `[entity.cart.2]` The message that goes with the order; null when there is none. */
export function giftMessage(attributes: { key: string; value: string }[]): Html | null {
  const text = attributes.find(({ key }) => key === 'gift_message')?.value.trim();
  return text ? html`<div class="gift"><p class="quiet">Gift message</p><p>${text}</p></div>` : null;
}

export function totalsTable(rows: SumRow[], total: string, code: string): Html {
  const body = rows.map(
    ({ label, text, isOff }) =>
      html`<tr${isOff ? html` class="is-off"` : null}><th scope="row">${label}</th><td>${text}</td></tr>`,
  );
  return html`<table class="totals"><tbody>${body}</tbody><tfoot><tr><th scope="row">Total</th><td>${total.startsWith(code) ? null : html`<span class="totals__code">${code}</span> `}${total}</td></tr></tfoot></table>`;
}
