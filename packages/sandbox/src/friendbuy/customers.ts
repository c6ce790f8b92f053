import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '../world/world.ts';
import { friendbuyAccount } from './account.ts';

export interface FriendbuyCustomer {
  customerId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isNewCustomer: boolean;
}

export interface FriendbuyCustomers {
  find(who: { customerId: string | undefined; email: string | undefined }): FriendbuyCustomer | null;
  /** The customer of a body of the interface or of the script, kept; null when it has no id or e-mail. */
  save(body: unknown): FriendbuyCustomer | null;
}

export function keepFriendbuyCustomers(world: World): FriendbuyCustomers {
  const state = world.slice<Record<string, FriendbuyCustomer>>('friendbuy.customers', () => ({}));
  return {
    find: ({ customerId, email }) =>
      Object.values(state.value).find((one) =>
        customerId === undefined ? one.email === email?.toLowerCase() : one.customerId === customerId,
      ) ?? null,
    save(body) {
      const { customerId, id, email, firstName, lastName, isNewCustomer }: Record<string, unknown> =
        Object(body);
      const own = readText(customerId) ?? readText(id);
      const address = readText(email);
      if (own === null || address === null || !address.includes('@')) return null;
      const customer = {
        customerId: own,
        email: address.toLowerCase(),
        firstName: readText(firstName),
        lastName: readText(lastName),
        isNewCustomer: isNewCustomer === true,
      };
      state.value[own] = customer;
      state.changed();
      return customer;
    },
  };
}

const LONGEST_AGE_MS = 60 * 60 * 1000;

/** Why a signed customer is not believed; null for one who is. */
export function findAuthProblem(
  authString: unknown,
  signature: unknown,
  { customers, now }: { customers: FriendbuyCustomers; now: number },
): string | null {
  const [, epoch, email, customerId] = /^(\d{10}):(\S+@\S+):([^:\s]+)$/.exec(String(authString)) ?? [];
  if (epoch === undefined) return 'The authString is not {seconds}:{email}:{customerId}';
  const right = createHmac('sha256', friendbuyAccount.secretKey).update(String(authString)).digest('hex');
  if (!isSame(right, String(signature))) return 'The signature does not fit the authString';
  if (Math.abs(now - Number(epoch) * 1000) > LONGEST_AGE_MS) return 'The authString is too old';
  const customer = customers.find({ customerId, email: undefined });
  return customer?.email === email?.toLowerCase() ? null : 'The customer was not tracked before';
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
