import {
  type BrowserCall,
  type Operations,
  recordReports,
  type ScriptPortCase,
  serverCallsOf,
} from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import { createReviewWidget } from './browser.ts';
import type { ReviewReader } from './reviews.ts';
import { createReviewReader } from './server.ts';

const reviews: Operations<ReviewReader> = {
  aggregate: {
    run: async (reader) => (await reader.aggregate('71'))?.average,
    fine: { reviewAggregate: { reviewCount: 2, ratingAndReviewValuesTotal: 9 } },
    value: 4.5,
  },
  list: {
    run: async (reader) => (await reader.list({ productId: '71' })).reviews.map(({ id }) => id),
    fine: {
      reviews: [{ reviewId: 'r1', rating: 5, title: 'T', body: 'B', dateCreated: '2026-07-01T12:00:00Z' }],
      nextUrl: null,
    },
    value: ['r1'],
  },
};

export const serverCalls = serverCallsOf(
  (means) => createReviewReader({ apiUrl: 'https://api.example/v1', subscriberId: 'ab-12', ...means }),
  reviews,
);

const review = { reviewId: 'r1', rating: 5, title: 'T', body: 'B', dateCreated: '2026-07-01T12:00:00Z' };

export const browserCalls: readonly BrowserCall[] = [
  {
    call: 'list',
    run: recordReports(async (means, report) => {
      const account = { apiUrl: 'https://api.example/v1', subscriberId: 'ab-12', scriptUrl: '' };
      const page = await createReviewWidget({ ...account, report, ...means }).list({ productId: '71' });
      return page?.reviews.map(({ id }) => id) ?? null;
    }),
    fine: { reviews: [review], nextUrl: null },
    value: ['r1'],
    failed: null,
  },
];

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;
const element = { setAttribute: () => undefined };

export const scriptPort: ScriptPortCase = {
  open(report) {
    const account = { apiUrl: '', subscriberId: SECRET, timeoutMs: 100 };
    const port = createReviewWidget({ ...account, scriptUrl, report });
    return { load: () => port.show(element, '71'), use: async () => undefined };
  },
  leaveNonsense: (page) => Object.assign(page, { okeWidgetApi: { initWidget: 7 } }),
};
