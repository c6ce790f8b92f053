import type { Address, SavedAddress } from '../../account/address.ts';
import type { Order } from '../../order/order.ts';
import type { AccountDetails } from './account.ts';
import { missingResultFault, refuseObjections } from './account-errors.ts';
import type { CommerceClient } from './client.ts';
import * as documents from './documents/account.ts';
import { ORDER_IDS_QUERY, ORDER_QUERY, ORDERS_QUERY } from './documents/orders.ts';
import type { OrderFieldsFragment } from './generated/storefront.generated.d.ts';
import { toAccessToken, toAddress, toAddresses, toCustomer } from './map-account.ts';
import { toOrder } from './map-order.ts';
import { readRemainingPages } from './read-remaining-pages.ts';
import { readList, readText, type Wire } from './wire.ts';

/** A customer's own data, for browsers and for the server. */
export function createAccountDetails({ query, mutate }: CommerceClient): AccountDetails {
  /** The global id with its key, which only the customer's own list of orders contains. */
  async function findOrderId(token: string, id: string, country: string): Promise<string | null> {
    const wanted = numberOf(id);
    let found: string | null = null;
    const take = async (after: string | null) => {
      const variables = { customerAccessToken: token, after, country };
      const { customer } = await query(ORDER_IDS_QUERY, variables);
      const ids = readList(customer?.orders?.nodes).flatMap((order) => readText(order.id) ?? []);
      found = ids.find((known) => numberOf(known) === wanted) ?? null;
      return found === null ? customer?.orders?.pageInfo : null;
    };
    if (wanted !== null) await readRemainingPages(await take(null), take);
    return found;
  }

  return {
    async customer(token, country) {
      const { customer } = await query(documents.CUSTOMER_QUERY, { customerAccessToken: token, country });
      return toCustomer(customer);
    },

    async update(token, changes, country) {
      const variables = { customerAccessToken: token, customer: changes, country };
      const payload = (await mutate(documents.CUSTOMER_UPDATE, variables)).customerUpdate;
      refuseObjections(payload);
      const customer = toCustomer(payload?.customer);
      if (customer === null) throw missingResultFault('the customer');
      return { customer, session: toAccessToken(payload?.customerAccessToken) };
    },

    async addresses(token, country) {
      const addresses: Address[] = [];
      const take = async (after: string | null) => {
        const variables = { customerAccessToken: token, after, country };
        const { customer } = await query(documents.ADDRESSES_QUERY, variables);
        addresses.push(...toAddresses(customer?.addresses?.nodes, customer?.defaultAddress));
        return customer;
      };
      const customer = await take(null);
      if (!customer) return null;
      await readRemainingPages(
        customer.addresses?.pageInfo,
        async (after) => (await take(after))?.addresses?.pageInfo,
      );
      return addresses;
    },

    async createAddress(token, fields, country) {
      const variables = { customerAccessToken: token, address: fields, country };
      return readAddress((await mutate(documents.ADDRESS_CREATE, variables)).customerAddressCreate);
    },

    async updateAddress(token, id, fields, country) {
      const variables = { customerAccessToken: token, id, address: fields, country };
      return readAddress((await mutate(documents.ADDRESS_UPDATE, variables)).customerAddressUpdate);
    },

    async deleteAddress(token, id, country) {
      const variables = { customerAccessToken: token, id, country };
      refuseObjections((await mutate(documents.ADDRESS_DELETE, variables)).customerAddressDelete);
    },

    async chooseDefaultAddress(token, id, country) {
      const variables = { customerAccessToken: token, addressId: id, country };
      const data = await mutate(documents.DEFAULT_ADDRESS_UPDATE, variables);
      refuseObjections(data.customerDefaultAddressUpdate);
    },

    async orders(token, { size, after }, country) {
      const variables = { customerAccessToken: token, first: size, ...(after && { after }), country };
      const { customer } = await query(ORDERS_QUERY, variables);
      if (!customer) return null;
      const { nodes, pageInfo } = customer.orders ?? {};
      return {
        orders: readList(nodes).flatMap((order) => toOrder(order) ?? []),
        hasNextPage: pageInfo?.hasNextPage === true,
        endCursor: readText(pageInfo?.endCursor),
      };
    },

    async order(token, id, country): Promise<Order | null> {
      const found = await findOrderId(token, id, country);
      if (found === null) return null;
      const { node }: { node?: Wire<OrderFieldsFragment> } = await query(ORDER_QUERY, { id: found, country });
      return toOrder(node);
    },
  };
}

type AddressPayload = {
  customerAddress?: Parameters<typeof toAddress>[0];
} & NonNullable<Parameters<typeof refuseObjections>[0]>;

function readAddress(payload: AddressPayload | null | undefined): SavedAddress {
  refuseObjections(payload);
  const address = toAddress(payload?.customerAddress);
  if (address === null) throw missingResultFault('the address');
  return address;
}

function numberOf(id: string): string | null {
  return /^(?:gid:\/\/shopify\/Order\/)?(\d+)(?:\?.*)?$/.exec(id)?.[1] ?? null;
}
