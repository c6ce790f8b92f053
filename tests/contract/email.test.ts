import type { Fault } from '@storefront/core/fault';
import { createEmailMarketing, type EmailOptions } from '@storefront/core/providers/email/browser';
import { describe, expect, it } from 'vitest';
import { klaviyoAccount } from '../../packages/sandbox/src/klaviyo/account.ts';
import { klaviyoServer } from '../../packages/sandbox/src/klaviyo/server.ts';
import { receivedBy } from '../../packages/sandbox/src/world/record-received.ts';
import { readRealKeys } from './provider-doubles.ts';
import { providerWorld } from './provider-world.ts';

function open(own: Partial<EmailOptions> = {}) {
  const world = providerWorld();
  const server = klaviyoServer(world);
  const faults: Fault[] = [];
  const email = createEmailMarketing({
    apiUrl: 'http://localhost:3003',
    companyId: klaviyoAccount.companyId,
    listId: klaviyoAccount.newsletterListId,
    revision: '2023-12-15',
    timeoutMs: 1_000,
    report: (fault) => faults.push(fault),
    fetch: async (url, init) => server(new Request(url, init)),
    ...own,
  });
  const variantId = String(world.catalogue.products[0]?.variants[0]?.id);
  return { email, faults, variantId, received: receivedBy(world, 'klaviyo'), server };
}

describe('back in stock against the double [call.email-marketing-provider.1]', () => {
  it('[call.email-marketing-provider.2] [call.email-marketing-provider.3] [call.email-marketing-provider.4] [call.email-marketing-provider.5] [call.email-marketing-provider.6] [call.email-marketing-provider.7] sends the published body and headers, and is accepted', async () => {
    const { email, variantId, received, faults } = open();
    expect(await email.subscribeToBackInStock({ email: ' ann@example.test ', variantId })).toEqual({
      status: 202,
    });
    expect(received.value).toMatchObject([
      {
        method: 'POST',
        path: '/client/back-in-stock-subscriptions/',
        query: { company_id: klaviyoAccount.companyId },
        headers: { revision: '2023-12-15', 'content-type': 'application/json' },
        body: {
          data: {
            type: 'back-in-stock-subscription',
            attributes: {
              channels: ['EMAIL'],
              profile: { data: { type: 'profile', attributes: { email: 'ann@example.test' } } },
            },
            relationships: {
              variant: { data: { type: 'catalog-variant', id: `$shopify:::$default:::${variantId}` } },
            },
          },
        },
        status: 202,
      },
    ]);
    expect(faults).toEqual([]);
  });

  it('accepts the newest revision, too', async () => {
    const { email, variantId } = open({ revision: '2026-07-15' });
    expect(await email.subscribeToBackInStock({ email: 'ann@example.test', variantId })).toEqual({
      status: 202,
    });
  });

  it.each<[string, Partial<EmailOptions>, string, number]>([
    ['an unknown company', { companyId: 'NOBODY' }, 'company_id', 400],
    ['a revision that never was', { revision: '2023-12-16' }, 'revision', 400],
  ])('is refused for %s', async (_, own, message, status) => {
    const { email, variantId, faults, received } = open(own);
    expect(await email.subscribeToBackInStock({ email: 'ann@example.test', variantId })).toEqual({ status });
    expect(faults.map(({ code }) => code)).toEqual(['email-refused']);
    expect(received.value[0]?.refusal).toContain(message);
  });

  it('is refused for an unknown variant, and for a malformed e-mail', async () => {
    const { email, variantId } = open();
    expect(await email.subscribeToBackInStock({ email: 'ann@example.test', variantId: '1' })).toEqual({
      status: 404,
    });
    expect(await email.subscribeToBackInStock({ email: 'ann', variantId })).toEqual({ status: 400 });
  });
});

describe('the newsletter against the double', () => {
  it('puts the address on the list', async () => {
    const { email, received } = open();
    expect(await email.subscribeToNewsletter('ann@example.test')).toEqual({ status: 202 });
    expect(received.value).toMatchObject([
      {
        path: '/client/subscriptions/',
        body: {
          data: {
            type: 'subscription',
            attributes: { profile: { data: { attributes: { email: 'ann@example.test' } } } },
            relationships: { list: { data: { type: 'list', id: klaviyoAccount.newsletterListId } } },
          },
        },
      },
    ]);
  });

  it('is refused for another list', async () => {
    const { email } = open({ listId: 'OTHER' });
    expect(await email.subscribeToNewsletter('ann@example.test')).toEqual({ status: 404 });
  });
});

/** A real account, with an e-mail and a variant from the environment: the tests sign both up there. */
function realSignUps() {
  const names = ['KLAVIYO_COMPANY_ID', 'KLAVIYO_CONTRACT_EMAIL', 'KLAVIYO_CONTRACT_VARIANT'] as const;
  const keys = readRealKeys(names, process.env.KLAVIYO_URL);
  return keys === null ? [] : [keys];
}

describe.each(realSignUps())('sign-ups at Klaviyo itself', (keys) => {
  it('are accepted in the configured revision', async () => {
    const faults: Fault[] = [];
    const email = createEmailMarketing({
      apiUrl: process.env.KLAVIYO_URL || 'https://a.klaviyo.com',
      companyId: keys.KLAVIYO_COMPANY_ID,
      listId: process.env.KLAVIYO_LIST_ID || null,
      revision: process.env.KLAVIYO_REVISION || '2023-12-15',
      timeoutMs: 10_000,
      report: (fault) => faults.push(fault),
    });
    const address = keys.KLAVIYO_CONTRACT_EMAIL;
    const signUp = { email: address, variantId: keys.KLAVIYO_CONTRACT_VARIANT };
    expect(await email.subscribeToBackInStock(signUp)).toEqual({ status: 202 });
    if (email.hasNewsletter) expect(await email.subscribeToNewsletter(address)).toEqual({ status: 202 });
    expect(faults).toEqual([]);
  }, 30_000);
});

describe('the double itself', () => {
  const body = { data: { type: 'subscription', attributes: { profile: {}, extra: 1 }, relationships: {} } };
  const post = (init: RequestInit) =>
    open().server(
      new Request(`http://localhost:3003/client/subscriptions/?company_id=${klaviyoAccount.companyId}`, {
        method: 'POST',
        ...init,
      }),
    );
  const headers = { revision: '2023-12-15', 'content-type': 'application/vnd.api+json' };

  it('returns every invalid field', async () => {
    const response = await post({ headers, body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    const pointers = errors.map(({ source }: { source: { pointer: string } }) => source.pointer);
    expect(pointers).toContain('/data/attributes/extra');
    expect(pointers).toContain('/data/relationships/list');
  });

  it.each<[string, Record<string, string>, number]>([
    ['a private key', { ...headers, authorization: 'Klaviyo-API-Key pk_1' }, 400],
    ['a form', { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses %s', async (_, own, status) => {
    expect((await post({ headers: own, body: JSON.stringify(body) })).status).toBe(status);
  });
});
