import type { Amount } from '../../cart/cart.ts';
import { sumCents, toDecimal } from '../../money.ts';
import type { Fulfillment, Order, OrderLine } from '../../order/order.ts';
import type { OrderDiscountNameFragment, OrderFieldsFragment } from './generated/storefront.generated.d.ts';
import { toAmount, toAttributes } from './map-cart.ts';
import { toOptions, toPicture } from './map-product.ts';
import { readList, readNumber, readText, readTexts, type Wire } from './wire.ts';

type WireLine = Wire<OrderFieldsFragment['lineItems']['nodes'][number]>;
type WireFulfillments = Wire<OrderFieldsFragment['successfulFulfillments']>;

/** Null without id, date or total. */
export function toOrder(order: Wire<OrderFieldsFragment>): Order | null {
  const [id, processedAt] = [readText(order?.id), readText(order?.processedAt)];
  const total = toAmount(order?.totalPrice);
  if (!order || id === null || processedAt === null || total === null) return null;
  const nothing: Amount = { amount: toDecimal(0), currencyCode: total.currencyCode };
  return {
    id,
    name: readText(order.name) ?? '',
    processedAt,
    canceledAt: readText(order.canceledAt),
    financialStatus: readText(order.financialStatus),
    fulfillmentStatus: readText(order.fulfillmentStatus) ?? '',
    statusUrl: readText(order.statusUrl),
    email: readText(order.email),
    subtotal: toAmount(order.subtotalPrice) ?? total,
    discounts: toDiscounts(order),
    shipping: toAmount(order.totalShippingPrice) ?? nothing,
    tax: toAmount(order.totalTax),
    duties: toAmount(order.originalTotalDuties),
    total,
    refunded: toAmount(order.totalRefunded) ?? nothing,
    shippingAddress: readTexts(order.shippingAddress?.formatted),
    billingAddress: readTexts(order.billingAddress?.formatted),
    lines: readList(order.lineItems?.nodes).flatMap((line) => toLine(line) ?? []),
    fulfillments: toFulfillments(order.successfulFulfillments),
  };
}

function toLine(line: WireLine): OrderLine | null {
  const total = toAmount(line?.discountedTotalPrice);
  if (!line || total === null) return null;
  const { variant } = line;
  const [id, productHandle] = [readText(variant?.id), readText(variant?.product?.handle)];
  return {
    title: readText(line.title) ?? '',
    variantTitle: readText(variant?.title),
    quantity: readNumber(line.quantity) ?? 0,
    attributes: toAttributes(line.customAttributes),
    selectedOptions: toOptions(variant?.selectedOptions),
    total,
    image: toPicture(variant?.image),
    variant:
      id === null || productHandle === null
        ? null
        : { id, availableForSale: variant?.availableForSale === true, productHandle },
  };
}

/**
 * A discount on several lines is one discount to the customer. A discount of the whole order may be on no line;
 * it is then the difference between lines and subtotal.
 */
function toDiscounts(order: NonNullable<Wire<OrderFieldsFragment>>): Order['discounts'] {
  const lines = readList(order.lineItems?.nodes);
  const allocations = [
    ...lines.flatMap(({ discountAllocations }) => readList(discountAllocations)),
    ...readList(order.shippingDiscountAllocations),
  ];
  const byLabel = new Map<string, Amount[]>();
  for (const { allocatedAmount, discountApplication } of allocations) {
    const [amount, label] = [toAmount(allocatedAmount), labelOf(discountApplication)];
    if (amount !== null && label !== null) byLabel.set(label, [...(byLabel.get(label) ?? []), amount]);
  }
  const discounts = [...byLabel].map(([label, amounts]) => ({
    label,
    amount: { amount: toDecimal(sumCents(amounts)), currencyCode: amounts[0]?.currencyCode ?? '' },
  }));

  const subtotal = toAmount(order.subtotalPrice);
  const totals = lines.flatMap(({ discountedTotalPrice }) => toAmount(discountedTotalPrice) ?? []);
  const restCents = subtotal === null ? 0 : sumCents(totals) - sumCents([subtotal]);
  const ofWholeOrder = readList(order.discountApplications?.nodes).flatMap((application) => {
    const label = application.targetType === 'LINE_ITEM' ? labelOf(application) : null;
    return label === null || byLabel.has(label) ? [] : [label];
  });
  if (subtotal !== null && restCents > 0 && ofWholeOrder.length > 0) {
    const amount = { amount: toDecimal(restCents), currencyCode: subtotal.currencyCode };
    discounts.push({ label: ofWholeOrder.join(', '), amount });
  }
  return discounts;
}

function labelOf(application: Wire<OrderDiscountNameFragment>): string | null {
  const { code, title }: { code?: unknown; title?: unknown } = application ?? {};
  return readText(code) ?? readText(title);
}

function toFulfillments(fulfillments: WireFulfillments): Fulfillment[] {
  return readList(fulfillments).map(({ trackingCompany, trackingInfo }) => ({
    company: readText(trackingCompany) || null,
    tracking: readList(trackingInfo).map(({ number, url }) => ({
      number: readText(number) || null,
      url: readText(url) || null,
    })),
  }));
}
