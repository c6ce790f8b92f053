import { describe, expect, it } from 'vitest';
import type { Fault } from '../../fault.ts';
import { misbehaving, type ProviderFault, providerFaults, SECRET } from '../provider-faults.fixture.ts';
import { createEmailMarketing, type EmailOptions } from './browser.ts';

const signUp = { email: 'ann@example.test', variantId: '40000000001' };

function open(own: Partial<EmailOptions>) {
  const faults: Fault[] = [];
  const email = createEmailMarketing({
    apiUrl: 'https://a.example',
    companyId: 'AbC123',
    listId: 'Y6nRLr',
    revision: '2023-12-15',
    timeoutMs: 1_000,
    report: (fault) => faults.push(fault),
    ...own,
  });
  return { email, faults };
}

/** What the shop makes of the status alone: the body is not read, so that only silence and refusals are left. */
const byStatus: Readonly<Record<string, number | null>> = {
  silence: null,
  'a refused connection': null,
  '401': 401,
  '404': 404,
  '429': 429,
  '429 with Retry-After': 429,
  '500': 500,
};

describe('a sign-up that fails [error.13]', () => {
  const failing = providerFaults.filter(({ name }) => name in byStatus);

  it('is known for every misbehaviour that has a status', () => {
    expect(failing).toHaveLength(Object.keys(byStatus).length);
  });

  it.each(failing)('$name: $code, and the outbox is told the status', async (fault) => {
    const { email, faults } = open(misbehaving(fault, {}));
    expect((await email.subscribeToBackInStock(signUp)).status).toBe(byStatus[fault.name]);
    expect((await email.subscribeToNewsletter(signUp.email)).status).toBe(byStatus[fault.name]);
    expect(faults.map(({ code }) => code)).toEqual([`email-${fault.code}`, `email-${fault.code}`]);
    expect(faults.map(({ say }) => say).join()).not.toContain(SECRET);
  });

  it.each(providerFaults.filter(({ name }) => !(name in byStatus)))(
    '$name with a status of success, which is not the agreed one, is reported, and its body not read',
    async (fault: ProviderFault) => {
      const { email, faults } = open(misbehaving(fault, { fine: 1 }));
      expect(await email.subscribeToBackInStock(signUp)).toEqual({ status: 200 });
      expect(faults).toMatchObject([{ code: 'email-refused' }]);
    },
  );

  it('carries when to come back', async () => {
    const fetch = async () => new Response(null, { status: 429, headers: { 'Retry-After': '30' } });
    expect(await open({ fetch }).email.subscribeToBackInStock(signUp)).toEqual({
      status: 429,
      retryAfterSeconds: 30,
    });
  });
});

describe('what is not sent', () => {
  const fetch = () => Promise.reject(new Error('asked'));

  it('a variant without a number, or a newsletter without a list', async () => {
    const { email, faults } = open({ fetch, listId: null });
    expect(email.hasNewsletter).toBe(false);
    expect(await email.subscribeToBackInStock({ ...signUp, variantId: 'slip' })).toEqual({ status: 400 });
    expect(await email.subscribeToNewsletter(signUp.email)).toEqual({ status: 400 });
    expect(faults.map(({ code }) => code)).toEqual(['email-refused', 'email-refused']);
  });
});
