import { AccountFault } from '@storefront/core/account/account-fault';
import type { NewCustomer } from '@storefront/core/account/customer';
import { isFault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { Credentials } from '@storefront/core/providers/commerce/account';

type Registering = Pick<Credentials, 'register' | 'recover'>;

/** What the platform says of an e-mail that has an account, active or not. */
const knownCodes = new Set(['account-field-taken', 'account-already-active', 'account-not-active']);

/**
 * Makes an account, and looks the same when there is one already: its owner then gets the letter that opens it.
 * Rejects with an `AccountFault` for values that no account could have.
 */
export async function registerCustomer(accounts: Registering, customer: NewCustomer): Promise<void> {
  const known = await tryToRegister(accounts, customer);
  if (known === null) return;
  if (known === 'phone') {
    const { phone: _, ...others } = customer;
    return registerCustomer(accounts, others);
  }
  await sendRecoveryLetter(accounts, customer.email);
}

/** Sends the letter; an e-mail that nobody has gets none, and nobody is told. */
export async function sendRecoveryLetter(
  accounts: Pick<Credentials, 'recover'>,
  email: string,
): Promise<void> {
  try {
    await accounts.recover(email, DEFAULT_COUNTRY);
  } catch (error) {
    const isAboutAccount = error instanceof AccountFault;
    if (!isAboutAccount && !(isFault(error) && error.code === 'account-throttled')) throw error;
  }
}

/** What belongs to somebody already; null when the account was made. */
async function tryToRegister(
  accounts: Registering,
  customer: NewCustomer,
): Promise<'email' | 'phone' | null> {
  try {
    await accounts.register(customer, DEFAULT_COUNTRY);
    return null;
  } catch (error) {
    if (!(error instanceof AccountFault)) throw error;
    const others = error.objections.filter(({ code }) => !knownCodes.has(code));
    const [first] = others;
    if (first !== undefined) {
      const say = 'A value of the new account cannot be used.';
      throw new AccountFault({ code: first.code, kind: 'input', say }, others);
    }
    const isOnlyPhone = error.objections.every(({ field }) => field === 'phone');
    return isOnlyPhone && customer.phone !== undefined ? 'phone' : 'email';
  }
}
