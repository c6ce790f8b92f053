import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createReferralProvider, type ReferralOptions } from './server.ts';

const ann = { id: '77', email: `${SECRET}@example.test`, firstName: 'Ann' };
const token = { tokenType: 'Bearer', token: SECRET, expires: '2026-11-21T12:20:00Z' };
const backoff = { wait: async () => undefined, random: () => 0 };

function provider(options: Partial<ReferralOptions>) {
  return createReferralProvider({
    baseUrl: 'https://friendbuy.example/v1',
    secretKey: SECRET,
    apiKey: SECRET,
    apiSecret: SECRET,
    campaignId: 'c-1',
    pointsCurrency: 'points',
    timeoutMs: 500,
    clock: fixedClock('2026-11-21T12:00:00Z'),
    ...options,
  });
}

type Send = (url: string, init: RequestInit | undefined) => Promise<Response>;

/** Returns a token for every login request; `send` handles the others. */
const withToken =
  (send: Send): typeof fetch =>
  async (url, init) =>
    String(url).endsWith('/authorization') ? Response.json(token) : send(String(url), init);

describe('the token', () => {
  /** Hands out `t-1`, `t-2` …, and takes only what `isTaken` says. */
  function gatekeeper(isTaken: (token: string) => boolean) {
    let now = Date.parse('2026-11-21T12:00:00Z');
    let given = 0;
    const used: string[] = [];
    const referrals = provider({
      backoff,
      clock: { now: () => now },
      fetch: async (url, init) => {
        if (String(url).endsWith('/authorization')) {
          given += 1;
          return Response.json({ token: `t-${given}`, expires: new Date(now + 20 * 60_000).toISOString() });
        }
        const [, shown = ''] = (new Headers(init?.headers).get('authorization') ?? '').split(' ');
        used.push(shown);
        return Response.json({ balance: 5 }, { status: isTaken(shown) ? 200 : 401 });
      },
    });
    const wait = (milliseconds: number) => {
      now += milliseconds;
    };
    return { referrals, used, wait };
  }

  it('is requested once by concurrent callers, and used until its last minute', async () => {
    const { referrals, used, wait } = gatekeeper(() => true);
    await Promise.all(['1', '2', '3'].map((id) => referrals.fetchBalance(id)));
    wait(18 * 60_000);
    await referrals.fetchBalance('4');
    wait(60_000);
    await referrals.fetchBalance('5');
    expect(used).toEqual(['t-1', 't-1', 't-1', 't-1', 't-2']);
  });

  it('is replaced when the provider refuses it, and the call is repeated', async () => {
    const { referrals, used } = gatekeeper((shown) => shown !== 't-1');
    expect(await referrals.fetchBalance('77')).toBe(5);
    expect(used).toEqual(['t-1', 't-2']);
  });

  it('is replaced once only', async () => {
    const { referrals, used } = gatekeeper(() => false);
    await expect(referrals.fetchBalance('77')).rejects.toMatchObject({ code: 'referral-refused' });
    expect(used).toEqual(['t-1', 't-2']);
  });
});

describe('the referral provider', () => {
  it('[call.products-own-server.9] gets the customer’s identity signed with the current time', () => {
    const { authString, signature } = provider({ secretKey: 'campaign-secret' }).signCustomer({
      id: '77',
      email: 'ann@example.test',
    });
    expect(authString).toBe('1795262400:ann@example.test:77');
    expect(signature).toBe('9b2ee2e405cb3140ee5b7196d41e45a560efb15d9be414ee5ab8bed22d07e7a0');
  });

  it('gets a redemption request only once, also when it fails', async () => {
    let requests = 0;
    const referrals = provider({
      backoff,
      fetch: withToken(async () => {
        requests += 1;
        return new Response('', { status: 503 });
      }),
    });
    await expect(referrals.redeem('77', '10-off')).rejects.toMatchObject({ code: 'referral-unavailable' });
    expect(requests).toBe(1);
  });

  it('refuses a reward that costs more points than there are', async () => {
    const referrals = provider({ fetch: withToken(async () => Response.json({}, { status: 422 })) });
    await expect(referrals.redeem('77', '60-off')).rejects.toMatchObject({
      code: 'referral-points-missing',
      kind: 'refused',
    });
  });

  it('gets no request for links without a campaign', async () => {
    const refuse = () => Promise.reject(new Error('requested'));
    expect(await provider({ campaignId: null, fetch: refuse }).fetchReferralLink(ann)).toBeNull();
  });
});
