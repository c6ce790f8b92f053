import type { Fault } from '../fault.ts';
import { createEmailMarketing } from './email/browser.ts';
import type { FaultName, Means } from './provider-faults.fixture.ts';
import { createReviewWidget } from './reviews/browser.ts';
import { createVideoHost } from './video/browser.ts';

/** What came of a call that never rejects: its answer, and what was reported. */
export interface BrowserOutcome {
  answer: unknown;
  reported: Fault[];
}

export interface BrowserCall {
  role: string;
  call: string;
  run: (means: Means) => Promise<BrowserOutcome>;
  fine: unknown;
  /** What the face makes of it. */
  value: unknown;
  /** What it answers when the provider fails; by fault where that differs. */
  failed: unknown;
  own?: Partial<Record<FaultName, { code?: string | null; answers?: unknown }>>;
  /** The body is never read: only the status counts. */
  isUnread?: boolean;
}

type Report = (fault: Fault) => void;

const watching =
  (run: (means: Means, report: Report) => Promise<unknown>): BrowserCall['run'] =>
  async (means) => {
    const reported: Fault[] = [];
    const answer = await run(means, (fault) => reported.push(fault));
    return { answer, reported };
  };

const review = { reviewId: 'r1', rating: 5, title: 'T', body: 'B', dateCreated: '2026-07-01T12:00:00Z' };
const film = { video_id: 76_979_871, title: 'The atelier', width: 1920, height: 1080 };

const email = (means: Means, report: Report) =>
  createEmailMarketing({
    apiUrl: 'https://a.example',
    companyId: 'AbC123',
    listId: 'Y6nRLr',
    revision: '2023-12-15',
    report,
    ...means,
  });

/** The outbox is told the status, whatever it is; anything but 202 is reported. */
const signUp = {
  fine: {},
  value: { status: 200 },
  failed: { status: 200 },
  isUnread: true,
  own: {
    silence: { answers: { status: null } },
    'a refused connection': { answers: { status: null } },
    '401': { answers: { status: 401 } },
    '404': { answers: { status: 404 } },
    '429': { answers: { status: 429 } },
    '429 with Retry-After': { answers: { status: 429, retryAfterSeconds: 1 } },
    '500': { answers: { status: 500 } },
  },
} as const;

/** Every call whose answer a page waits for, made without the provider's script. */
export const browserCalls: readonly BrowserCall[] = [
  {
    role: 'reviews',
    call: 'list',
    run: watching(async (means, report) => {
      const account = { apiUrl: 'https://api.example/v1', subscriberId: 'ab-12', scriptUrl: '' };
      const page = await createReviewWidget({ ...account, report, ...means }).list({ productId: '71' });
      return page?.reviews.map(({ id }) => id) ?? null;
    }),
    fine: { reviews: [review], nextUrl: null },
    value: ['r1'],
    failed: null,
  },
  {
    role: 'video',
    call: 'find',
    run: watching(async (means, report) => {
      const hosts = { apiUrl: 'https://vimeo.example', playerUrl: 'https://player.example' };
      const video = await createVideoHost({ ...hosts, report, ...means }).find('https://vimeo.com/76979871');
      return video?.title ?? null;
    }),
    fine: film,
    value: 'The atelier',
    failed: null,
    // An answer: there is no such film.
    own: { '404': { code: null } },
  },
  {
    role: 'email',
    call: 'subscribeToBackInStock',
    run: watching((means, report) =>
      email(means, report).subscribeToBackInStock({ email: 'ann@example.test', variantId: '40000000001' }),
    ),
    ...signUp,
  },
  {
    role: 'email',
    call: 'subscribeToNewsletter',
    run: watching((means, report) => email(means, report).subscribeToNewsletter('ann@example.test')),
    ...signUp,
  },
];
