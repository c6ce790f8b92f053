import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { World } from '../world/world.ts';
import { friendbuyAccount } from './account.ts';

interface FriendbuyCustomer {
  customerId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isNewCustomer: boolean;
}

export interface FriendbuyCustomers {
  find(who: { customerId: string | undefined; email: string | undefined }): FriendbuyCustomer | null;
  /** Stores the customer of a request to the API or the script; null when it has no id or e-mail. */
  save(body: unknown): FriendbuyCustomer | null;
}

/** Ids and names, which pages send as texts or numbers. */
const name = z
  .union([z.string().trim().min(1), z.number().transform(String)])
  .nullable()
  .catch(null);

const customerSchema = z.object({
  /** The API's name of the id. */
  customerId: name,
  /** The script's name of the id. */
  id: name,
  email: z.string().trim().toLowerCase().regex(/@/),
  firstName: name,
  lastName: name,
  isNewCustomer: z.boolean().catch(false),
});

export function createFriendbuyCustomers(world: World): FriendbuyCustomers {
  const state = world.slice<Record<string, FriendbuyCustomer>>('friendbuy.customers', () => ({}));
  return {
    find: ({ customerId, email }) =>
      Object.values(state.value).find((one) =>
        customerId === undefined ? one.email === email?.toLowerCase() : one.customerId === customerId,
      ) ?? null,
    save(body) {
      const { data } = customerSchema.safeParse(body);
      const customerId = data?.customerId ?? data?.id ?? null;
      if (data === undefined || customerId === null) return null;
      const { email, firstName, lastName, isNewCustomer } = data;
      const customer = { customerId, email, firstName, lastName, isNewCustomer };
      state.value[customerId] = customer;
      state.changed();
      return customer;
    },
  };
}

const LONGEST_AGE_MS = 60 * 60 * 1000;

/** Returns why the signature of a customer is invalid; null when it is valid. */
export function findAuthProblem(
  authString: unknown,
  signature: unknown,
  { customers, now }: { customers: FriendbuyCustomers; now: number },
): string | null {
  const [, epoch, email, customerId] = /^(\d{10}):(\S+@\S+):([^:\s]+)$/.exec(String(authString)) ?? [];
  if (epoch === undefined) return 'The authString is not {seconds}:{email}:{customerId}';
  const right = createHmac('sha256', friendbuyAccount.secretKey).update(String(authString)).digest('hex');
  if (!isSame(right, String(signature))) return 'The signature does not match the authString';
  if (Math.abs(now - Number(epoch) * 1000) > LONGEST_AGE_MS) return 'The authString is too old';
  const customer = customers.find({ customerId, email: undefined });
  return customer?.email === email?.toLowerCase() ? null : 'The customer was not tracked before';
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
