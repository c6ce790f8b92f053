import type { Address, SavedAddress } from '../../account/address.ts';
import type { Order } from '../../order/order.ts';
import type { Read } from '../read-answer.ts';
import type { AccountDetails } from './account.ts';
import { missingResultFault, requireConsent } from './account-errors.ts';
import type { CommerceClient } from './client.ts';
import * as documents from './documents/account.ts';
import { ORDER_IDS_QUERY, ORDER_QUERY, ORDERS_QUERY } from './documents/orders.ts';
import {
  addressCreateShape,
  addressDeleteShape,
  addressesShape,
  addressUpdateShape,
  customerShape,
  customerUpdateShape,
  defaultAddressUpdateShape,
  orderIdsShape,
  orderShape,
  ordersShape,
} from './generated/answer-shapes.ts';
import { toAccessToken, toAddress, toAddresses, toCustomer } from './map-account.ts';
import { toOrder, toOrderSummary } from './map-order.ts';
import { nextCursor, readRemainingPages, requireStillThere } from './read-remaining-pages.ts';

type AddressPayload = NonNullable<Read<typeof addressCreateShape>['customerAddressCreate']>;

/** A customer's own data, for browsers and for the server. */
export function createAccountDetails({ query, mutate }: CommerceClient): AccountDetails {
  /** The global id with its key, which only the customer's own list of orders contains. */
  async function findOrderId(token: string, id: string, country: string): Promise<string | null> {
    const wanted = numberOf(id);
    let found: string | null = null;
    const take = async (after: string | null) => {
      const variables = { customerAccessToken: token, after, country };
      const { customer } = await query(ORDER_IDS_QUERY, orderIdsShape, variables);
      if (customer === null) return null;
      found = customer.orders.nodes.find((order) => numberOf(order.id) === wanted)?.id ?? null;
      return found === null ? customer.orders.pageInfo : null;
    };
    if (wanted !== null) await readRemainingPages(await take(null), take);
    return found;
  }

  return {
    async customer(token, country) {
      const variables = { customerAccessToken: token, country };
      const { customer } = await query(documents.CUSTOMER_QUERY, customerShape, variables);
      return customer && toCustomer(customer);
    },

    async update(token, changes, country) {
      const variables = { customerAccessToken: token, customer: changes, country };
      const { customerUpdate } = await mutate(documents.CUSTOMER_UPDATE, customerUpdateShape, variables);
      const { customer, customerAccessToken } = requireConsent(customerUpdate);
      if (customer === null) throw missingResultFault('the customer');
      return {
        customer: toCustomer(customer),
        session: customerAccessToken && toAccessToken(customerAccessToken),
      };
    },

    async addresses(token, country) {
      const addresses: Address[] = [];
      const take = async (after: string | null) => {
        const variables = { customerAccessToken: token, after, country };
        const { customer } = await query(documents.ADDRESSES_QUERY, addressesShape, variables);
        if (customer !== null)
          addresses.push(...toAddresses(customer.addresses.nodes, customer.defaultAddress));
        return customer;
      };
      const customer = await take(null);
      if (customer === null) return null;
      await readRemainingPages(
        customer.addresses.pageInfo,
        async (after) => requireStillThere(await take(after)).addresses.pageInfo,
      );
      return addresses;
    },

    async createAddress(token, fields, country) {
      const variables = { customerAccessToken: token, address: fields, country };
      const data = await mutate(documents.ADDRESS_CREATE, addressCreateShape, variables);
      return readAddress(data.customerAddressCreate);
    },

    async updateAddress(token, id, fields, country) {
      const variables = { customerAccessToken: token, id, address: fields, country };
      const data = await mutate(documents.ADDRESS_UPDATE, addressUpdateShape, variables);
      return readAddress(data.customerAddressUpdate);
    },

    async deleteAddress(token, id, country) {
      const variables = { customerAccessToken: token, id, country };
      const data = await mutate(documents.ADDRESS_DELETE, addressDeleteShape, variables);
      requireConsent(data.customerAddressDelete);
    },

    async chooseDefaultAddress(token, id, country) {
      const variables = { customerAccessToken: token, addressId: id, country };
      const data = await mutate(documents.DEFAULT_ADDRESS_UPDATE, defaultAddressUpdateShape, variables);
      requireConsent(data.customerDefaultAddressUpdate);
    },

    async orders(token, { size, after }, country) {
      const variables = { customerAccessToken: token, first: size, ...(after && { after }), country };
      const { customer } = await query(ORDERS_QUERY, ordersShape, variables);
      if (customer === null) return null;
      const { nodes, pageInfo } = customer.orders;
      nextCursor(pageInfo);
      const orders = nodes.map(toOrderSummary);
      return { orders, hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor };
    },

    async order(token, id, country): Promise<Order | null> {
      const found = await findOrderId(token, id, country);
      if (found === null) return null;
      const { node } = await query(ORDER_QUERY, orderShape, { id: found, country });
      return node?.__typename === 'Order' ? toOrder(node) : null;
    },
  };
}

function readAddress(payload: AddressPayload | null): SavedAddress {
  const { customerAddress } = requireConsent(payload);
  if (customerAddress === null) throw missingResultFault('the address');
  return toAddress(customerAddress);
}

function numberOf(id: string): string | null {
  return /^(?:gid:\/\/shopify\/Order\/)?(\d+)(?:\?.*)?$/.exec(id)?.[1] ?? null;
}
