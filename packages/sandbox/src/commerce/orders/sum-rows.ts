import { countryOf } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import { isProtection } from '../market/variant-price.ts';
import type { Bill } from './bill.ts';
import type { OrderDiscount, OrderState } from './order-state.ts';

export interface SumRow {
  label: string;
  text: string;
  /** It takes something off. */
  isOff?: boolean;
}

type Off = Pick<OrderDiscount, 'code' | 'title' | 'amount'>;

interface Sums extends Pick<OrderState, 'shipping' | 'duty' | 'giftCardAmount'> {
  lines: { subtotal: number; discounts: Off[]; isProtection: boolean }[];
  discounts: (Off & Pick<OrderDiscount, 'target'>)[];
}

/** Between the pieces and the total, as the bag of the shop has them: before discounts, which have rows of their own. */
function sumRows(sums: Sums, money: (amount: number) => string): SumRow[] {
  const { lines, discounts, shipping, duty, giftCardAmount } = sums;
  const subtotalOf = (some: Sums['lines']) => some.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const offFor = (target: OrderDiscount['target']) => discounts.filter((one) => one.target === target);
  const offRows = (offs: Off[]): SumRow[] => {
    const amounts = new Map<string, number>();
    for (const { code, title, amount } of offs) {
      const label = code ?? title;
      amounts.set(label, (amounts.get(label) ?? 0) + amount);
    }
    return [...amounts].map(([label, amount]) => ({ label, text: `−${money(amount)}`, isOff: true }));
  };
  const protection = lines.filter((line) => line.isProtection);
  return [
    { label: 'Subtotal', text: money(subtotalOf(lines.filter((line) => !line.isProtection))) },
    ...offRows([...lines.toReversed().flatMap((line) => line.discounts), ...offFor('LINE_ITEM')]),
    ...(protection.length > 0 ? [{ label: 'Shipping protection', text: money(subtotalOf(protection)) }] : []),
    ...(shipping
      ? [
          {
            label: `Shipping, ${shipping.title}`,
            text: shipping.amount === 0 ? 'Free' : money(shipping.amount),
          },
        ]
      : []),
    ...offRows(offFor('SHIPPING_LINE')),
    duty ? { label: duty.label, text: duty.text } : { label: 'Taxes', text: 'None in this demo' },
    ...(giftCardAmount > 0 ? [{ label: 'Gift card', text: `−${money(giftCardAmount)}`, isOff: true }] : []),
  ];
}

export function rowsOfBill({ priced, duty, giftCardAmount }: Bill): SumRow[] {
  const { lines, allocations, rate, country } = priced;
  const sums: Sums = {
    lines: lines.map((line) => ({
      subtotal: line.subtotal,
      discounts: line.allocations.map(({ discount, amount }) => ({ ...discount, amount })),
      isProtection: isProtection(line.variant.product),
    })),
    discounts: allocations.map(({ discount, amount, target }) => ({ ...discount, amount, target })),
    shipping: rate,
    duty,
    giftCardAmount,
  };
  return sumRows(sums, (amount) => formatMoney(amount, country.currency));
}

export function rowsOfOrder(order: OrderState): SumRow[] {
  const { currency } = countryOf(order.countryCode);
  const lines = order.lines.map((line) => ({ ...line, isProtection: line.isProtection === true }));
  return sumRows({ ...order, lines }, (amount) => formatMoney(amount, currency));
}

/** What the shopper counts as the bag does: shipping protection is no piece. The newest is on top, as in the bag. */
export function piecesOfOrder({ lines }: OrderState): OrderState['lines'] {
  return lines.filter((line) => line.isProtection !== true).toReversed();
}
