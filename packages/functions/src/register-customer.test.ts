import { AccountFault } from '@storefront/core/account/account-fault';
import { describe, expect, it } from 'vitest';
import { registerCustomer } from './register-customer.ts';

const customer = { email: 'ann@vesper.example', password: 'difference-1', phone: '+13105550100' };

/** A platform with accounts of these e-mails and phones; it tells its calls in order. */
function platform({ emails = [], phones = [] }: { emails?: string[]; phones?: string[] }) {
  const calls: string[] = [];
  const letters: string[] = [];
  const objection = (field: string) => ({ code: 'account-field-taken', field });
  return {
    calls,
    letters,
    async register({ email, phone }: { email: string; phone?: string }) {
      calls.push('register');
      const taken = [
        ...(emails.includes(email) ? [objection('email')] : []),
        ...(phone !== undefined && phones.includes(phone) ? [objection('phone')] : []),
      ];
      if (taken.length > 0) {
        throw new AccountFault({ code: 'account-field-taken', kind: 'input', say: 'Taken.' }, taken);
      }
      return 'gid://shopify/Customer/1';
    },
    async recover(email: string) {
      calls.push('recover');
      if (emails.includes(email)) letters.push(email);
      else throw new AccountFault({ code: 'account-unknown', kind: 'absent', say: 'Nobody.' }, []);
    },
  };
}

describe('registering', () => {
  it('asks the platform alike for an e-mail that has an account and one that has none', async () => {
    const [known, unknown] = [platform({ emails: [customer.email] }), platform({})];
    await registerCustomer(known, customer);
    await registerCustomer(unknown, customer);
    expect(known.calls).toEqual(['recover', 'register']);
    expect(unknown.calls).toEqual(known.calls);
    expect([known.letters, unknown.letters]).toEqual([[customer.email], []]);
  });

  it('asks alike also when the phone is somebody’s', async () => {
    const phones = [customer.phone];
    const [known, unknown] = [platform({ emails: [customer.email], phones }), platform({ phones })];
    await registerCustomer(known, customer);
    await registerCustomer(unknown, customer);
    expect(known.calls).toEqual(['recover', 'register', 'register']);
    expect(unknown.calls).toEqual(known.calls);
  });
});
