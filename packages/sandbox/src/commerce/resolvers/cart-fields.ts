import { type CartPreferences, type CartState, cartGid, lineGid } from '../cart/cart-state.ts';
import { selectedAddress } from '../cart/change-cart.ts';
import type { Allocation, PricedCart } from '../cart/price-cart.ts';
import type { ShippingRate } from '../cart/shipping-rates.ts';
import { gid, stableNumber } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { type Connection, type PageArgs, pageByPlace } from '../graphql/page.ts';
import type { Country } from '../market/countries.ts';
import { moneyV2 } from '../market/currency-amounts.ts';
import { splitOrderDiscounts } from '../orders/split-order-discounts.ts';
import { cartMetafield, type MetafieldName } from './cart-metafields.ts';
import { type CartLineRecord, type CartRecord, linesOf } from './cart-record.ts';
import { allocationObject } from './discount-fields.ts';
import { planAllocation } from './selling-plan-fields.ts';

function linePage(record: CartRecord, args: PageArgs): Connection<CartLineRecord> {
  return pageByPlace(linesOf(record), args, ({ line }) => line.line.id);
}

function cost({ priced }: CartRecord): object {
  const money = (hundredths: number) => moneyV2(hundredths, priced.country.currency);
  return {
    checkoutChargeAmount: money(priced.subtotal),
    subtotalAmount: money(priced.subtotal),
    subtotalAmountEstimated: true,
    totalAmount: money(priced.total),
    totalAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: false,
    totalTaxAmount: null,
    totalTaxAmountEstimated: false,
  };
}

/**
 * As on the platform, the cart lists a discount of the whole order once per line, in the order of the lines: clients
 * share the list out over the lines and refuse any other number. Lines without a share have one of nothing.
 */
function orderShares(priced: PricedCart): Allocation[] {
  const shares = splitOrderDiscounts(priced);
  const lines = priced.lines.toReversed();
  return priced.allocations
    .filter(({ target }) => target === 'LINE_ITEM')
    .flatMap((allocation) =>
      lines.map((line) => {
        const share = shares.get(line)?.find(({ discount }) => discount === allocation.discount);
        return { ...allocation, amount: share?.amount ?? 0, isShare: true };
      }),
    );
}

function giftCards({ priced }: CartRecord): object[] {
  const { currency } = priced.country;
  let due = priced.total;
  return priced.giftCards.map(({ card, balance }) => {
    const used = Math.min(due, balance);
    due -= used;
    return {
      __typename: 'AppliedGiftCard',
      id: gid('AppliedGiftCard', card.id),
      lastCharacters: card.code.slice(-4).toLowerCase(),
      balance: moneyV2(balance, currency),
      balanceV2: moneyV2(balance, currency),
      amountUsed: moneyV2(used, currency),
      amountUsedV2: moneyV2(used, currency),
      presentmentAmountUsed: moneyV2(used, currency),
    };
  });
}

function deliveryOption(rate: ShippingRate, country: Country): object {
  return {
    handle: rate.handle,
    code: rate.handle,
    title: rate.title,
    description: rate.description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: moneyV2(rate.amount, country.currency),
  };
}

/** One group with everything that ships, once there is an address. */
function deliveryGroups(record: CartRecord): object[] {
  const { cart, priced } = record;
  const address = selectedAddress(cart);
  if (!address || !priced.requiresShipping || !record.hasKey) return [];
  return [
    {
      __typename: 'CartDeliveryGroup',
      id: gid('CartDeliveryGroup', stableNumber(cart.token)),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: { __typename: 'MailingAddress', id: cart.token, address },
      deliveryOptions: priced.rates.map((rate) => deliveryOption(rate, priced.country)),
      selectedDeliveryOption: priced.rate ? deliveryOption(priced.rate, priced.country) : null,
      cartLines: (args: PageArgs) =>
        pageByPlace(
          linesOf(record).filter(({ line }) => line.variant.data.requiresShipping),
          args,
          ({ line }) => line.line.id,
        ),
    },
  ];
}

export const cartFields: FieldMap<CartRecord> = {
  id: ({ cart, hasKey }) => (hasKey ? cartGid(cart) : gid('Cart', cart.token)),
  createdAt: ({ cart }) => cart.createdAt,
  updatedAt: ({ cart }) => cart.updatedAt,
  checkoutUrl: ({ cart, hasKey }, _args, { shop }) =>
    `${shop.world.addresses.commerce}/cart/c/${cart.token}${hasKey ? `?key=${cart.key}` : ''}`,
  note: ({ cart }) => cart.note,
  attributes: ({ cart }) => cart.attributes,
  attribute: ({ cart }, { key }: { key: string }) =>
    cart.attributes.find((attribute) => attribute.key === key) ?? null,
  totalQuantity: ({ priced }) => priced.lines.reduce((total, { line }) => total + line.quantity, 0),
  lines: linePage,
  cost,
  estimatedCost: cost,
  discountCodes: ({ priced }) =>
    priced.codes.map(({ code, problem }) => ({ code, applicable: problem === null })),
  discountAllocations: ({ priced }) =>
    [...orderShares(priced), ...priced.allocations.filter(({ target }) => target === 'SHIPPING_LINE')].map(
      (allocation) => allocationObject(allocation, priced.country),
    ),
  appliedGiftCards: giftCards,
  buyerIdentity: ({ cart, hasKey }, _args, context) => buyerIdentity(cart, hasKey, context),
  delivery: ({ cart, hasKey }) => ({
    addresses: ({ selected }: { selected?: boolean | null }) =>
      (hasKey ? cart.addresses : [])
        .filter(({ isSelected }) => !selected || isSelected)
        .map(({ id, address, isSelected, isOneTime }) => ({
          __typename: 'CartSelectableAddress',
          id: gid('CartSelectableAddress', id),
          selected: isSelected,
          oneTimeUse: isOneTime,
          address: { __typename: 'CartDeliveryAddress', id, address },
        })),
  }),
  deliveryGroups: (record, args: PageArgs) =>
    pageByPlace(deliveryGroups(record), args, () => record.cart.token),
  metafield: cartMetafield,
  metafields: (record, { identifiers }: { identifiers: MetafieldName[] }) =>
    identifiers.map((name) => cartMetafield(record, name)),
};

function buyerIdentity({ buyer, addresses }: CartState, hasKey: boolean, { shop }: Context): object {
  const customer = hasKey && buyer.customerId ? shop.customers.byId(buyer.customerId) : null;
  return {
    countryCode: buyer.countryCode,
    email: hasKey ? buyer.email : null,
    phone: hasKey ? buyer.phone : null,
    customer: customer ? { __typename: 'Customer', customer } : null,
    deliveryAddressPreferences: (hasKey ? addresses : []).map(({ id, address }) => ({
      __typename: 'MailingAddress',
      id,
      address,
    })),
    preferences: hasKey ? preferences(buyer.preferences) : null,
    purchasingCompany: null,
  };
}

function preferences(stated: CartPreferences | null | undefined): object | null {
  if (!stated) return null;
  const { delivery, wallet } = stated;
  return {
    delivery: delivery
      ? {
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
    wallet: wallet ?? null,
  };
}

function lineCost({ line, record }: CartLineRecord): object {
  const { currency } = record.priced.country;
  const compareAt = line.compareAt === null ? null : moneyV2(line.compareAt, currency);
  return {
    amountPerQuantity: moneyV2(line.unit, currency),
    compareAtAmountPerQuantity: compareAt,
    subtotalAmount: moneyV2(line.subtotal, currency),
    totalAmount: moneyV2(line.total, currency),
    amount: moneyV2(line.unit, currency),
    compareAtAmount: compareAt,
  };
}

export const cartLineFields: FieldMap<CartLineRecord> = {
  id: ({ line, record }) => lineGid(record.cart, line.line),
  quantity: ({ line }) => line.line.quantity,
  merchandise: ({ line }) => line.variant,
  attributes: ({ line }) => line.line.attributes,
  attribute: ({ line }, { key }: { key: string }) =>
    line.line.attributes.find((attribute) => attribute.key === key) ?? null,
  cost: lineCost,
  estimatedCost: lineCost,
  discountAllocations: ({ line, record }) =>
    line.allocations.map((allocation) => allocationObject(allocation, record.priced.country)),
  sellingPlanAllocation: ({ line, record }) =>
    planAllocation(line.variant.product, line.plan, line.listed, record.priced.country),
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  parentRelationship: ({ line, record }) => {
    const parent = linesOf(record).find((known) => known.line.line.id === line.line.parentId);
    return parent ? { parent } : null;
  },
};
