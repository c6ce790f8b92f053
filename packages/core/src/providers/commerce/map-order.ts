import { shownAddressLines } from '../../account/address-lines.ts';
import type { Amount } from '../../cart/cart.ts';
import { sumCents, toDecimal } from '../../money.ts';
import type { Order, OrderLine, OrderSummary } from '../../order/order.ts';
import { decodeTitle } from '../../product/decode-title.ts';
import { type LineAttribute, lineAttributes } from '../../product/line-attributes.ts';
import type {
  OrderDiscountNameAnswer,
  OrderFieldsAnswer,
  OrderSummaryFieldsAnswer,
} from './generated/answer-shapes.ts';
import { toAttributes } from './map-cart.ts';
import { toPicture } from './map-product.ts';
import { requireCents } from './unreadable.ts';

type LineAnswer = OrderFieldsAnswer['lineItems']['nodes'][number];

/** Without what only the page of one order shows. */
export function toOrderSummary(order: OrderSummaryFieldsAnswer): OrderSummary {
  return {
    id: order.id,
    name: order.name,
    processedAt: order.processedAt,
    canceledAt: order.canceledAt,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    total: order.totalPrice,
    refunded: order.totalRefunded,
    lines: order.lineItems.nodes.map(({ quantity, variant }) => ({
      quantity,
      image: variant?.image ? toPicture(variant.image) : null,
    })),
  };
}

export function toOrder(order: OrderFieldsAnswer): Order {
  const discounts = toDiscounts(order);
  return {
    ...toOrderSummary(order),
    statusUrl: order.statusUrl,
    email: order.email,
    ...beforeDiscounts(order, discounts),
    discounts,
    tax: order.totalTax,
    duties: order.originalTotalDuties,
    shippingAddress: shownAddressLines(order.shippingAddress?.formatted ?? []),
    billingAddress: shownAddressLines(order.billingAddress?.formatted ?? []),
    lines: order.lineItems.nodes.map(toLine),
    fulfillments: (order.successfulFulfillments ?? []).map(({ trackingCompany, trackingInfo }) => ({
      company: trackingCompany || null,
      tracking: trackingInfo.map(({ number, url }) => ({ number: number || null, url: url || null })),
    })),
  };
}

/**
 * Goods and shipping as the rows of an order begin with them. The platform's subtotal is after all discounts of the
 * goods; whether those of the shipping are off its price, the total says.
 */
function beforeDiscounts(
  order: OrderFieldsAnswer,
  discounts: Order['discounts'],
): Pick<Order, 'subtotal' | 'shipping'> {
  const { subtotalPrice, totalShippingPrice, totalTax, originalTotalDuties, totalPrice } = order;
  if (subtotalPrice === null) return { subtotal: totalPrice, shipping: totalShippingPrice };
  const shippingOff = sumCents(
    order.shippingDiscountAllocations.map(({ allocatedAmount }) => allocatedAmount),
  );
  const goodsOff = sumCents(discounts.map(({ amount }) => amount)) - shippingOff;
  const dueWithoutTax = sumCents([subtotalPrice, totalShippingPrice, ...present(originalTotalDuties)]);
  const due = [dueWithoutTax, dueWithoutTax + sumCents(present(totalTax))];
  const isOff = due.includes(sumCents([totalPrice]));
  return {
    subtotal: plus(subtotalPrice, goodsOff),
    shipping: isOff ? plus(totalShippingPrice, shippingOff) : totalShippingPrice,
  };
}

const present = (amount: Amount | null): Amount[] => (amount === null ? [] : [amount]);

function plus(amount: Amount, cents: number): Amount {
  return cents === 0 ? amount : { ...amount, amount: toDecimal(sumCents([amount]) + cents) };
}

/** A variant that is no longer sold is null. */
function toLine({ variant, ...line }: LineAnswer): OrderLine {
  return {
    title: decodeTitle(line.title),
    quantity: line.quantity,
    attributes: toAttributes(line.customAttributes),
    selectedOptions: variant?.selectedOptions ?? [],
    total: line.originalTotalPrice,
    image: variant?.image ? toPicture(variant.image) : null,
    variant: variant && {
      id: variant.id,
      availableForSale: variant.availableForSale,
      productHandle: variant.product.handle,
      attributes: attributesNow(variant),
    },
  };
}

/** Tags and prices may have changed since the order. */
function attributesNow({ compareAtPrice, product }: NonNullable<LineAnswer['variant']>): LineAttribute[] {
  const variants = product.variants.nodes.map(({ price }) => ({ price: requireCents(price.amount) }));
  return lineAttributes(
    { tags: product.tags, variants, ...(compareAtPrice && { currencyCode: compareAtPrice.currencyCode }) },
    { compareAtPrice: compareAtPrice && requireCents(compareAtPrice.amount) },
  );
}

/**
 * A discount on several lines is one discount to the customer. A discount of the whole order may be on no line;
 * it is then the difference between lines and subtotal.
 */
function toDiscounts(order: OrderFieldsAnswer): Order['discounts'] {
  const lines = order.lineItems.nodes;
  const allocations = [
    ...lines.flatMap(({ discountAllocations }) => discountAllocations),
    ...order.shippingDiscountAllocations,
  ];
  const byLabel = new Map<string, Amount[]>();
  for (const { allocatedAmount, discountApplication } of allocations) {
    const label = labelOf(discountApplication);
    if (label !== null) byLabel.set(label, [...(byLabel.get(label) ?? []), allocatedAmount]);
  }
  const discounts = [...byLabel].map(([label, amounts]) => ({
    label,
    amount: { amount: toDecimal(sumCents(amounts)), currencyCode: amounts[0]?.currencyCode ?? '' },
  }));

  const subtotal = order.subtotalPrice;
  const totals = lines.map(({ discountedTotalPrice }) => discountedTotalPrice);
  const restCents = subtotal === null ? 0 : sumCents(totals) - sumCents([subtotal]);
  const ofWholeOrder = order.discountApplications.nodes.flatMap((application) => {
    const label = application.targetType === 'LINE_ITEM' ? labelOf(application) : null;
    return label === null || byLabel.has(label) ? [] : [label];
  });
  if (subtotal !== null && restCents > 0 && ofWholeOrder.length > 0) {
    const amount = { amount: toDecimal(restCents), currencyCode: subtotal.currencyCode };
    discounts.push({ label: ofWholeOrder.join(', '), amount });
  }
  return discounts;
}

function labelOf(application: OrderDiscountNameAnswer): string | null {
  if ('code' in application) return application.code;
  return 'title' in application ? application.title : null;
}
