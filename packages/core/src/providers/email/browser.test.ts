import { describe, expect, it } from 'vitest';
import type { Fault } from '../../fault.ts';
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

describe('a sign-up that fails [error.13]', () => {
  it('[call.email-marketing-provider.8] carries when to come back, whatever the body says', async () => {
    const fetch = async () => new Response('{"errors": 7', { status: 429, headers: { 'Retry-After': '30' } });
    expect(await open({ fetch }).email.subscribeToBackInStock(signUp)).toEqual({
      status: 429,
      retryAfterSeconds: 30,
    });
  });
});

describe('what is not sent', () => {
  const fetch = () => Promise.reject(new Error('requested'));

  it('a variant without a number, or a newsletter without a list', async () => {
    const { email, faults } = open({ fetch, listId: null });
    expect(email.hasNewsletter).toBe(false);
    expect(await email.subscribeToBackInStock({ ...signUp, variantId: 'slip' })).toEqual({ status: 400 });
    expect(await email.subscribeToNewsletter(signUp.email)).toEqual({ status: 400 });
    expect(faults.map(({ code }) => code)).toEqual(['email-refused', 'email-refused']);
  });
});
