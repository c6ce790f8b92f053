import { toCents } from '../money.ts';
import { decimalAmount } from './decimal-amount.ts';

/** `[entity.user-session.1]` What is known about the visitor; every field may be missing. */
export interface VisitorFacts {
  /** Global id of the customer. */
  id?: string | null;
  email?: string | null;
  firstName?: string | null;
  phone?: string | null;
  defaultAddress?: {
    lastName?: string | null;
    address1?: string | null;
    address2?: string | null;
    city?: string | null;
    country?: string | null;
    province?: string | null;
    zip?: string | null;
    phone?: string | null;
  } | null;
  orders?: readonly { totalPrice?: { amount?: string | null } | null }[] | null;
}

export type VisitorType = 'logged_in' | 'guest';

/** `[state.session.8]` 'logged_in' when the user has an email. */
export function visitorType(user: VisitorFacts | null): VisitorType {
  return user?.email?.trim() ? 'logged_in' : 'guest';
}

/** The data layer's `user_properties`: all values are texts; a guest has no customer fields. */
export type UserProperties = { visitor_type: VisitorType } & Record<string, string>;

/**
 * @param userConsent the allowed categories, as the consent manager or the shop writes them
 */
export function userProperties(user: VisitorFacts | null, userConsent: string): UserProperties {
  const type = visitorType(user);
  const properties: UserProperties = { visitor_type: type, user_consent: userConsent };
  if (user === null || type === 'guest') return properties;
  const address = user.defaultAddress;
  const totals = (user.orders ?? []).map((order) => toCents(order.totalPrice?.amount) ?? 0);
  const customer = {
    customer_id: user.id?.match(/\d+$/)?.[0],
    customer_email: user.email,
    customer_first_name: user.firstName,
    customer_last_name: address?.lastName,
    customer_phone: user.phone ?? address?.phone,
    customer_address_1: address?.address1,
    customer_address_2: address?.address2,
    customer_city: address?.city,
    customer_country: address?.country,
    customer_province: address?.province,
    customer_zip: address?.zip,
    customer_order_count: String(totals.length),
    customer_total_spent: decimalAmount(totals.reduce((sum, total) => sum + total, 0)),
  };
  for (const [name, value] of Object.entries(customer)) if (value) properties[name] = value;
  return properties;
}
