import { AccountFault } from '@storefront/core/account/account-fault';
import type { NewCustomer } from '@storefront/core/account/customer';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { Credentials } from '@storefront/core/providers/commerce/account';

type Registration = Pick<Credentials, 'register'>;

/** Codes of the platform for an e-mail that has an account, active or not. */
const knownCodes = new Set(['account-field-taken', 'account-already-active', 'account-not-active']);

/**
 * Registers a customer, and behaves the same when the e-mail has an account already: its owner then gets the
 * recovery e-mail. `sendEmail` requests it first and for everybody, because the platform sends none to an address
 * without an account: both cases make the same calls and take the same time. Rejects with an `AccountFault` for
 * values that no account could have.
 */
export async function registerCustomer(
  accounts: Registration,
  customer: NewCustomer,
  sendEmail: () => Promise<void>,
): Promise<void> {
  await sendEmail();
  const isPhoneTaken = await tryToRegister(accounts, customer);
  if (!isPhoneTaken) return;
  const { phone: _, ...others } = customer;
  await tryToRegister(accounts, others);
}

/** Returns whether the phone belongs to another account. An e-mail that is taken is not an error here. */
async function tryToRegister(accounts: Registration, customer: NewCustomer): Promise<boolean> {
  try {
    await accounts.register(customer, DEFAULT_COUNTRY);
    return false;
  } catch (error) {
    if (!(error instanceof AccountFault)) throw error;
    const others = error.objections.filter(({ code }) => !knownCodes.has(code));
    const [first] = others;
    if (first !== undefined) {
      const say = 'A value of the new account cannot be used.';
      throw new AccountFault({ code: first.code, kind: 'input', say }, others);
    }
    return error.objections.some(({ field }) => field === 'phone');
  }
}
