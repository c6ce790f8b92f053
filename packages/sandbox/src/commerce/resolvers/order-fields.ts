import { splitDuty } from '../cart/shipping-rates.ts';
import { gid } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import { type Connection, mapConnection, type PageArgs, pageByPlace } from '../graphql/page.ts';
import { countryOf } from '../market/countries.ts';
import { type MoneyV2, moneyV2 } from '../market/currency-amounts.ts';
import type { OrderDiscount, OrderLineState, OrderState } from '../orders/order-state.ts';
import { orderUrl } from '../orders/place-order.ts';
import { noMetafieldFields } from './no-metafields.ts';

export interface OrderRecord {
  __typename: 'Order';
  order: OrderState;
}

interface OrderLineRecord {
  line: OrderLineState;
  order: OrderState;
}

export function orderRecord(order: OrderState): OrderRecord {
  return { __typename: 'Order', order };
}

function money({ countryCode }: OrderState, amount: number): MoneyV2 {
  return moneyV2(amount, countryOf(countryCode).currency);
}

function shippingPaid({ shipping, discounts }: OrderState): number {
  const off = discounts
    .filter(({ target }) => target === 'SHIPPING_LINE')
    .reduce((sum, { amount }) => sum + amount, 0);
  return (shipping?.amount ?? 0) - off;
}

function goods(order: OrderState): number {
  const off = order.discounts
    .filter(({ target }) => target === 'LINE_ITEM')
    .reduce((sum, { amount }) => sum + amount, 0);
  return order.subtotal - off;
}

function charges({ countryCode, duty }: OrderState): { tax: number; duties: number | null } {
  return duty ? splitDuty(countryCode, duty.amount) : { tax: 0, duties: null };
}

function lineTotal({ total, orderShares = [] }: OrderLineState): number {
  return orderShares.reduce((left, { amount }) => left - amount, total);
}

const subtotal = ({ order }: OrderRecord) => money(order, goods(order));
const total = ({ order }: OrderRecord) => money(order, order.total);
const shippingPrice = ({ order }: OrderRecord) => money(order, shippingPaid(order));
const tax = ({ order }: OrderRecord) => money(order, charges(order).tax);
const duties = ({ order }: OrderRecord) => {
  const amount = charges(order).duties;
  return amount === null ? null : money(order, amount);
};
const nothing = ({ order }: OrderRecord) => money(order, 0);

function application(order: OrderState, discount: OrderDiscount): object {
  const shared = {
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: discount.target,
    value: discount.isPercentage
      ? { __typename: 'PricingPercentageValue', percentage: discount.value }
      : money(order, discount.value),
  };
  return discount.code === null
    ? { __typename: 'AutomaticDiscountApplication', title: discount.title, ...shared }
    : { __typename: 'DiscountCodeApplication', code: discount.code, applicable: true, ...shared };
}

function allocation(order: OrderState, discount: OrderDiscount): object {
  return {
    allocatedAmount: money(order, discount.amount),
    discountApplication: application(order, discount),
  };
}

function allDiscounts(order: OrderState): OrderDiscount[] {
  const all = [...order.discounts, ...order.lines.flatMap(({ discounts }) => discounts)];
  return [...new Map(all.map((discount) => [discount.code ?? discount.title, discount])).values()];
}

function linePage(order: OrderState, lines: OrderLineState[], args: PageArgs): Connection<OrderLineRecord> {
  return pageByPlace(
    lines.map((line) => ({ line, order })),
    args,
    ({ line }) => line.variantId,
  );
}

export const orderFields: FieldMap<OrderRecord> = {
  ...noMetafieldFields,
  id: ({ order }) => `${gid('Order', order.id)}?key=${order.token}`,
  name: ({ order }) => `#${order.number}`,
  orderNumber: ({ order }) => order.number,
  processedAt: ({ order }) => order.processedAt,
  email: ({ order }) => order.email,
  phone: ({ order }) => order.phone,
  currencyCode: ({ order }) => countryOf(order.countryCode).currency.code,
  customerLocale: () => 'en',
  customerUrl: ({ order }, _args, { shop }) => `${shop.world.addresses.site}/orders/${order.id}`,
  statusUrl: ({ order }, _args, { shop }) => orderUrl(shop, order),
  billingAddress: ({ order }) => address(order),
  shippingAddress: ({ order }) => address(order),
  cancelReason: () => null,
  canceledAt: () => null,
  edited: () => false,
  customAttributes: ({ order }) => order.attributes,
  financialStatus: () => 'PAID',
  fulfillmentStatus: ({ order }) => (order.fulfilments.length > 0 ? 'FULFILLED' : 'UNFULFILLED'),
  currentSubtotalPrice: subtotal,
  subtotalPrice: subtotal,
  subtotalPriceV2: subtotal,
  currentTotalPrice: total,
  originalTotalPrice: total,
  totalPrice: total,
  totalPriceV2: total,
  currentTotalShippingPrice: shippingPrice,
  totalShippingPrice: shippingPrice,
  totalShippingPriceV2: shippingPrice,
  currentTotalTax: tax,
  totalTax: tax,
  totalTaxV2: tax,
  currentTotalDuties: duties,
  originalTotalDuties: duties,
  totalRefunded: nothing,
  totalRefundedV2: nothing,
  lineItems: ({ order }, args: PageArgs) => linePage(order, order.lines, args),
  discountApplications: ({ order }, args: PageArgs) =>
    pageByPlace(
      allDiscounts(order).map((discount) => ({ ...application(order, discount), key: discount.title })),
      args,
      ({ key }) => key,
    ),
  shippingDiscountAllocations: ({ order }) =>
    order.discounts
      .filter(({ target }) => target === 'SHIPPING_LINE')
      .map((discount) => allocation(order, discount)),
  successfulFulfillments: ({ order }, { first }: { first?: number | null }) =>
    order.fulfilments.slice(0, first ?? undefined).map((fulfilment) => ({
      trackingCompany: fulfilment.company,
      trackingInfo: [{ number: fulfilment.number, url: fulfilment.url }],
      fulfillmentLineItems: (args: PageArgs) =>
        mapConnection(
          linePage(
            order,
            order.lines.filter(({ requiresShipping }) => requiresShipping),
            args,
          ),
          (lineItem) => ({ quantity: lineItem.line.quantity, lineItem }),
        ),
    })),
};

function address(order: OrderState): object | null {
  const { shippingAddress } = order;
  return shippingAddress
    ? { __typename: 'MailingAddress', id: `${order.id}?model_name=Address`, address: shippingAddress }
    : null;
}

export const orderLineFields: FieldMap<OrderLineRecord> = {
  title: ({ line }) => line.title,
  quantity: ({ line }) => line.quantity,
  currentQuantity: ({ line }) => line.quantity,
  customAttributes: ({ line }) => line.attributes,
  originalTotalPrice: ({ line, order }) => money(order, line.subtotal),
  discountedTotalPrice: ({ line, order }) => money(order, lineTotal(line)),
  discountAllocations: ({ line, order }) =>
    [...line.discounts, ...(line.orderShares ?? [])].map((discount) => allocation(order, discount)),
  variant: ({ line, order }, _args, { shop }) => {
    const variant = shop.catalogue.variantById(line.variantId);
    if (variant) variant.country = countryOf(order.countryCode);
    return variant;
  },
};
