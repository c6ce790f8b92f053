/** `[entity.user-session.1]` A customer as the browser stores it. */
export interface User {
  /** Global id, `…/Customer/{number}`. */
  id: string;
  email: string | null;
  firstName: string | null;
  phone: string | null;
  defaultAddress: UserAddress | null;
  orders: { totalPrice: { amount: string } }[];
}

/** `[entity.user-session.4]` */
export interface UserAddress {
  lastName: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  country: string | null;
  province: string | null;
  zip: string | null;
  phone: string | null;
}

/**
 * A user from the server or from local storage, which can hold anything: invalid fields become null, orders without
 * a total are left out. Null without an id.
 */
export function readUser(value: unknown): User | null {
  const { id, email, firstName, phone, defaultAddress, orders } = fieldsOf(value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    email: textOf(email),
    firstName: textOf(firstName),
    phone: textOf(phone),
    defaultAddress: readAddress(defaultAddress),
    orders: Array.isArray(orders) ? orders.flatMap(readOrder) : [],
  };
}

/** The number after '/Customer/' in the user's id, or null `[entity.user-session.11]`. */
export function cleanId(user: Pick<User, 'id'> | null): string | null {
  return /\/Customer\/(\d+)/.exec(user?.id ?? '')?.[1] ?? null;
}

function readAddress(value: unknown): UserAddress | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lastName, address1, address2, city, country, province, zip, phone } = fieldsOf(value);
  return {
    lastName: textOf(lastName),
    address1: textOf(address1),
    address2: textOf(address2),
    city: textOf(city),
    country: textOf(country),
    province: textOf(province),
    zip: textOf(zip),
    phone: textOf(phone),
  };
}

function readOrder(value: unknown): User['orders'] {
  const { amount } = fieldsOf(fieldsOf(value).totalPrice);
  return typeof amount === 'string' ? [{ totalPrice: { amount } }] : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
