import { type BrowserCall, type Report, recordReports } from '../provider-calls.fixture.ts';
import type { Means } from '../provider-faults.fixture.ts';
import { createEmailMarketing } from './browser.ts';

const email = (means: Means, report: Report) =>
  createEmailMarketing({
    apiUrl: 'https://a.example',
    companyId: 'AbC123',
    listId: 'Y6nRLr',
    revision: '2023-12-15',
    report,
    ...means,
  });

/** The outbox receives the status, whatever it is; anything but 202 is reported. */
const signUp = {
  fine: {},
  value: { status: 200 },
  failed: { status: 200 },
  isUnread: true,
  own: {
    silence: { returns: { status: null } },
    'a refused connection': { returns: { status: null } },
    '401': { returns: { status: 401 } },
    '404': { returns: { status: 404 } },
    '429': { returns: { status: 429 } },
    '429 with Retry-After': { returns: { status: 429, retryAfterSeconds: 1 } },
    '500': { returns: { status: 500 } },
  },
} as const;

export const browserCalls: readonly BrowserCall[] = [
  {
    call: 'subscribeToBackInStock',
    run: recordReports((means, report) =>
      email(means, report).subscribeToBackInStock({ email: 'ann@example.test', variantId: '40000000001' }),
    ),
    ...signUp,
  },
  {
    call: 'subscribeToNewsletter',
    run: recordReports((means, report) => email(means, report).subscribeToNewsletter('ann@example.test')),
    ...signUp,
  },
];
