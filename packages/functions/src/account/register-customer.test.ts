import { AccountFault } from '@storefront/core/account/account-fault';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { registerCustomer } from './register-customer.ts';

const customer = { email: 'ann@vesper.example', password: 'difference-1', phone: '+13105550100' };

interface Platform {
  /** With an account. */
  emails?: string[];
  phones?: string[];
  /** Rejects every registration. */
  registerFault?: Error;
}

/** A platform that lists its calls in order. */
function openPlatform({ emails = [], phones = [], registerFault }: Platform) {
  const calls: string[] = [];
  const registered: object[] = [];
  const objection = (field: string) => ({ code: 'account-field-taken', field });
  return {
    calls,
    registered,
    async register(values: { email: string; phone?: string }) {
      calls.push('register');
      if (registerFault) throw registerFault;
      const { email, phone } = values;
      const taken = [
        ...(emails.includes(email) ? [objection('email')] : []),
        ...(phone !== undefined && phones.includes(phone) ? [objection('phone')] : []),
      ];
      if (taken.length > 0) {
        throw new AccountFault({ code: 'account-field-taken', kind: 'input', say: 'Taken.' }, taken);
      }
      registered.push(values);
      return 'gid://shopify/Customer/1';
    },
    sendEmail: async () => {
      calls.push('e-mail');
    },
  };
}

const accountFault = (...codes: string[]) =>
  new AccountFault(
    { code: codes[0] ?? 'account-unknown', kind: 'input', say: 'x' },
    codes.map((code) => ({ code, field: code })),
  );

describe('registerCustomer', () => {
  it('makes the same calls for an e-mail with an account and for one without', async () => {
    const [known, unknown] = [openPlatform({ emails: [customer.email] }), openPlatform({})];
    await registerCustomer(known, customer, known.sendEmail);
    await registerCustomer(unknown, customer, unknown.sendEmail);
    expect(known.calls).toEqual(['e-mail', 'register']);
    expect(unknown.calls).toEqual(known.calls);
    expect([known.registered, unknown.registered]).toEqual([[], [customer]]);
  });

  it('registers without the phone when another account has it, by the same calls too', async () => {
    const phones = [customer.phone];
    const [known, unknown] = [openPlatform({ emails: [customer.email], phones }), openPlatform({ phones })];
    await registerCustomer(known, customer, known.sendEmail);
    await registerCustomer(unknown, customer, unknown.sendEmail);
    expect(known.calls).toEqual(['e-mail', 'register', 'register']);
    expect(unknown.calls).toEqual(known.calls);
    const { phone: _, ...others } = customer;
    expect(unknown.registered).toEqual([others]);
  });

  it.each(['account-field-taken', 'account-already-active', 'account-not-active'])(
    'does not reveal the code %s',
    async (code) => {
      const platform = openPlatform({ registerFault: accountFault(code) });
      await expect(registerCustomer(platform, customer, platform.sendEmail)).resolves.toBeUndefined();
    },
  );

  it('rejects for values that no account could have, and names only those', async () => {
    const registerFault = accountFault('account-field-taken', 'password-too-short', 'phone-invalid');
    const platform = openPlatform({ registerFault });
    const registering = registerCustomer(platform, customer, platform.sendEmail);
    await expect(registering).rejects.toBeInstanceOf(AccountFault);
    await expect(registering).rejects.toMatchObject({
      code: 'password-too-short',
      kind: 'input',
      objections: [{ code: 'password-too-short' }, { code: 'phone-invalid' }],
    });
  });

  it('rejects as the platform does when it fails', async () => {
    const registerFault = new Fault({ code: 'commerce-unavailable', kind: 'outside', say: 'Down.' });
    const platform = openPlatform({ registerFault });
    await expect(registerCustomer(platform, customer, platform.sendEmail)).rejects.toBe(registerFault);
  });
});
