import { AccountFault } from '@storefront/core/account/account-fault';
import { exampleStore } from '@storefront/core/cache/example-store';
import { createRateLimiter } from '@storefront/core/cache/rate-limiter';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it, vi } from 'vitest';
import { sendRecoveryEmail } from './send-recovery-email.ts';

const email = 'ann@vesper.example';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

const unknown = new AccountFault({ code: 'account-unidentified', kind: 'refused', say: 'Unknown.' }, []);
const throttled = new Fault({ code: 'account-throttled', kind: 'refused', say: 'Too many.' });
const outage = new Fault({ code: 'commerce-unavailable', kind: 'outside', say: 'Down.' });

/** A platform, and a clock at the start of a day that only a test moves. */
function openEmails() {
  const clock = { ms: dayMs, now: () => clock.ms };
  const rateLimiter = createRateLimiter(exampleStore(clock), clock);
  const recover = vi.fn(async (_email: string, _country: string) => {});
  const send = (to = email) => sendRecoveryEmail({ rateLimiter }, { recover }, to);
  /** As many as an account gets on one day without any delay. */
  const sendMany = async () => {
    for (let sent = 0; sent < 15; sent += 1) await send();
    recover.mockClear();
  };
  return { clock, recover, send, sendMany };
}

describe('sendRecoveryEmail', () => {
  it('requests 15 e-mails a day for an account at once, and then one an hour', async () => {
    const { clock, recover, send } = openEmails();
    for (let request = 0; request < 20; request += 1) await send();
    expect(recover).toHaveBeenCalledTimes(16);
    expect(recover).toHaveBeenCalledWith(email, 'US');
    clock.ms += hourMs - 1;
    await send();
    expect(recover).toHaveBeenCalledTimes(16);
    clock.ms += 1;
    for (let request = 0; request < 5; request += 1) await send();
    expect(recover).toHaveBeenCalledTimes(17);
  });

  it('requests at most 39 e-mails a day for an account', async () => {
    const { clock, recover, send } = openEmails();
    for (let quarter = 0; quarter < 96; quarter += 1) {
      for (let request = 0; request < 20; request += 1) await send();
      clock.ms += hourMs / 4;
    }
    expect(recover).toHaveBeenCalledTimes(39);
    await send();
    expect(recover).toHaveBeenCalledTimes(40);
  });

  it('counts each account for itself', async () => {
    const { recover, send, sendMany } = openEmails();
    await sendMany();
    await send();
    await send('eve@vesper.example');
    await send('eve@vesper.example');
    expect(recover.mock.calls.map(([to]) => to)).toEqual([email, 'eve@vesper.example', 'eve@vesper.example']);
  });

  it.each([
    ['no account has the address', unknown],
    ['the platform throttles', throttled],
  ])('resolves also when %s, and requests the e-mail of the hour again', async (_, fault) => {
    const { recover, send, sendMany } = openEmails();
    recover.mockRejectedValueOnce(fault);
    await expect(send('eve@vesper.example')).resolves.toBeUndefined();
    await sendMany();
    recover.mockRejectedValueOnce(fault);
    await expect(send()).resolves.toBeUndefined();
    await send();
    await send();
    expect(recover).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the platform is down', outage],
    ['an error is no fault', new TypeError('x is undefined')],
  ])('rejects when %s, and requests the e-mail of the hour again', async (_, fault) => {
    const { recover, send, sendMany } = openEmails();
    recover.mockRejectedValueOnce(fault);
    await expect(send('eve@vesper.example')).rejects.toBe(fault);
    await sendMany();
    recover.mockRejectedValueOnce(fault);
    await expect(send()).rejects.toBe(fault);
    await send();
    await send();
    expect(recover).toHaveBeenCalledTimes(2);
  });
});
