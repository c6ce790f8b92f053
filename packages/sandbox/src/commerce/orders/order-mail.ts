import type { Mail } from '../../world/world.ts';
import { brand } from '../brand.ts';
import { giftSends } from '../checkout/gift-sends.ts';
import { arrivalOf, dayOf } from '../checkout/order-dates.ts';
import { returnTerms } from '../checkout/return-terms.ts';
import { visibleAttributes } from '../checkout/summary.ts';
import { countryOf } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import { formatAddress } from '../resolvers/address-fields.ts';
import type { Shop } from '../shop.ts';
import { giftIdOf } from './gift-mails.ts';
import type { OrderLineState, OrderState } from './order-state.ts';
import { pieceName, priceBefore } from './piece-text.ts';
import { piecesOfOrder, rowsOfOrder } from './sum-rows.ts';

interface MailOptions {
  /** The page of the order. */
  url: string;
  /** Codes of gift cards that the buyer keeps. */
  giftCodes: readonly string[];
}

type Money = (amount: number) => string;

/** The e-mail after payment: what the page of the order says, as plain text. */
export function orderMail(
  shop: Shop,
  order: OrderState,
  { url, giftCodes }: MailOptions,
): Omit<Mail, 'id' | 'at'> {
  const { currency } = countryOf(order.countryCode);
  const money: Money = (amount) => formatMoney(amount, currency);
  const pieces = piecesOfOrder(order);
  const products = pieces.map(({ variantId }) => shop.catalogue.variantById(variantId)?.product ?? null);
  const gifts = pieces.filter(
    ({ attributes }, at) =>
      products[at]?.data.isGiftCard === true && giftIdOf(shop.world, attributes) !== undefined,
  );
  const firstName = order.shippingAddress?.firstName;
  const message = order.attributes.find(({ key }) => key === 'gift_message')?.value.trim() ?? '';
  const parts = [
    [`Thank you${firstName ? `, ${firstName}` : ''}. Your order #${order.number} is with us.`],
    pieces.map((piece) => pieceLine(piece, money)),
    [
      ...rowsOfOrder(order).map(({ label, text }) => `${label}: ${text}`),
      `Total: ${money(order.total - order.giftCardAmount)}`,
    ],
    titled('Gift message', [message]),
    titled(gifts.length === 1 ? 'Gift card to' : 'Gift cards to', giftLines(gifts, order.email)),
    giftCodes.length > 0 ? [`Your gift card codes: ${giftCodes.join(', ')}`] : [],
    titled('Going to', addressLines(order)),
    titled('Paid with', paymentLines(order, money)),
    titled('If it is not right', [returnTerms(products)]),
    [`Look at your order: ${url}`],
  ];
  return {
    from: brand.mailFrom,
    to: order.email,
    subject: `Order #${order.number} confirmed`,
    text: parts
      .filter((part) => part.length > 0)
      .map((part) => part.join('\n'))
      .join('\n\n'),
    links: [url],
  };
}

/** Nothing where there is nothing below the title. */
function titled(title: string, lines: string[]): string[] {
  const filled = lines.filter((line) => line !== '');
  return filled.length > 0 ? [title, ...filled] : [];
}

function pieceLine(piece: OrderLineState, money: Money): string {
  const before = priceBefore(piece);
  const price = `${money(piece.total)}${before === null ? '' : ` instead of ${money(before)}`}`;
  const remarks = [...piece.discounts.map(({ title }) => title), ...visibleAttributes(piece.attributes)];
  // The message of a gift may have lines of its own; a piece is one line.
  return [`${pieceName(piece)}: ${price}`, ...remarks.map((remark) => remark.replace(/\s+/g, ' '))].join(
    ' · ',
  );
}

/** To whom gift cards go and when; their codes are in the e-mails to them. */
function giftLines(gifts: OrderLineState[], buyerEmail: string): string[] {
  return giftSends(gifts, buyerEmail).map(
    ({ name, email, moment }) =>
      `${name === email ? email : `${name}, ${email}`}: ${moment}, in an e-mail with the code`,
  );
}

function addressLines(order: OrderState): string[] {
  const { shippingAddress, shipping } = order;
  if (!shippingAddress) return [];
  const comma = ['US', 'CA'].includes(shippingAddress.countryCode ?? '') ? ',' : '';
  const method = shipping ? [shipping.title, arrivalOf(order)].filter(Boolean).join(', with you: ') : '';
  return [...formatAddress(shippingAddress, true, true, comma), method];
}

function paymentLines({ cardTail, giftCardAmount, total, processedAt }: OrderState, money: Money): string[] {
  return [
    giftCardAmount > 0 ? `Gift card, ${money(giftCardAmount)}` : '',
    cardTail === null ? '' : `Card ending ${cardTail}, ${money(total - giftCardAmount)}`,
    dayOf(Date.parse(processedAt), { year: 'numeric' }),
  ];
}
