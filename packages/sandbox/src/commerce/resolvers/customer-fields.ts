import { type CustomerAddress, customerAddressTail } from '../customers/customer-address.ts';
import type { CustomerState } from '../customers/customer-store.ts';
import { gid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { type PageArgs, page, pageByPlace } from '../graphql/page.ts';
import type { OrderState } from '../orders/order-state.ts';
import type { AddressRecord } from './address-fields.ts';
import { noMetafieldFields } from './no-metafields.ts';
import { orderRecord } from './order-fields.ts';

export interface CustomerRecord {
  __typename: 'Customer';
  customer: CustomerState;
}

function addressRecord(known: CustomerAddress): AddressRecord {
  return { __typename: 'MailingAddress', id: customerAddressTail(known), address: known.address };
}

function ordersOf({ id, email }: CustomerState, { shop }: Context): OrderState[] {
  return shop.orders.of(id, email);
}

const orderRanks: Record<string, (order: OrderState) => number | string> = {
  PROCESSED_AT: ({ processedAt }) => processedAt,
  TOTAL_PRICE: ({ total }) => total,
};

function orderPage(
  { customer }: CustomerRecord,
  args: PageArgs & { sortKey?: string | null },
  context: Context,
): object {
  const rankOf = orderRanks[args.sortKey ?? ''] ?? (({ id }: OrderState) => id);
  const orders = ordersOf(customer, context).toSorted((a, b) =>
    rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : a.id - b.id,
  );
  const connection = page(orders.map(orderRecord), args, ({ order }) => ({
    id: order.id,
    value: rankOf(order),
  }));
  return Object.assign(connection, { totalCount: String(orders.length) });
}

export const customerFields: FieldMap<CustomerRecord> = {
  ...noMetafieldFields,
  id: ({ customer }) => gid('Customer', customer.id),
  email: ({ customer }) => customer.email,
  firstName: ({ customer }) => customer.firstName,
  lastName: ({ customer }) => customer.lastName,
  displayName: ({ customer }) =>
    [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email,
  phone: ({ customer }) => customer.phone,
  acceptsMarketing: ({ customer }) => customer.acceptsMarketing,
  tags: ({ customer }) => customer.tags,
  createdAt: ({ customer }) => customer.createdAt,
  updatedAt: ({ customer }) => customer.updatedAt,
  avatarUrl: () => null,
  socialLoginProvider: () => null,
  addresses: ({ customer }, args: PageArgs) =>
    pageByPlace(customer.addresses.map(addressRecord), args, ({ id }) => id),
  defaultAddress: ({ customer }) => {
    const known = customer.addresses.find(({ id }) => id === customer.defaultAddressId);
    return known ? addressRecord(known) : null;
  },
  numberOfOrders: ({ customer }, _args, context) => String(ordersOf(customer, context).length),
  orders: orderPage,
};

export const customerQueries: FieldMap<unknown> = {
  customer: (_root, { customerAccessToken }: { customerAccessToken: string }, { shop }) => {
    const customer = shop.customers.byAccessToken(customerAccessToken);
    return customer ? { __typename: 'Customer', customer } : null;
  },
};
