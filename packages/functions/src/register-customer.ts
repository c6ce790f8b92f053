import { AccountFault } from '@storefront/core/account/account-fault';
import type { NewCustomer } from '@storefront/core/account/customer';
import { isFault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { Credentials } from '@storefront/core/providers/commerce/account';

type Registering = Pick<Credentials, 'register' | 'recover'>;

/** What the platform says of an e-mail that has an account, active or not. */
const knownCodes = new Set(['account-field-taken', 'account-already-active', 'account-not-active']);

/**
 * Makes an account, and looks the same when there is one already: its owner gets the letter that opens it. The
 * letter is asked for first and of everybody, because the platform sends none to an e-mail without an account:
 * so both cases make the same calls and take the same time. Rejects with an `AccountFault` for values that no
 * account could have.
 */
export async function registerCustomer(accounts: Registering, customer: NewCustomer): Promise<void> {
  await sendRecoveryLetter(accounts, customer.email);
  const isPhoneTaken = await tryToRegister(accounts, customer);
  if (!isPhoneTaken) return;
  const { phone: _, ...others } = customer;
  await tryToRegister(accounts, others);
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

/** Whether the phone belongs to somebody already, whatever is said of the e-mail. */
async function tryToRegister(accounts: Registering, customer: NewCustomer): Promise<boolean> {
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
