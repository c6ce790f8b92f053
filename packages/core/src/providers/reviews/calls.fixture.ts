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

const list = {
  fine: {
    reviews: [
      {
        reviewId: 'r1',
        rating: 5,
        title: 'T',
        body: 'B',
        dateCreated: '2026-07-01T12:00:00Z',
        isVerifiedBuyer: false,
        reviewer: { displayName: 'Lin T.', isVerified: true },
      },
    ],
    nextUrl: '/stores/ab-12/products/shopify-71/reviews?lastEvaluated=r1',
  },
  value: {
    reviews: [
      {
        id: 'r1',
        stars: 5,
        title: 'T',
        body: 'B',
        writtenAt: '2026-07-01T12:00:00Z',
        author: 'Lin T.',
        isVerifiedBuyer: true,
      },
    ],
    next: '/stores/ab-12/products/shopify-71/reviews?lastEvaluated=r1',
  },
  optional: ['title', 'isVerifiedBuyer', 'reviewer', 'displayName', 'isVerified', 'nextUrl'],
};

const levels = { level1Count: 0, level2Count: 0, level3Count: 0, level4Count: 1, level5Count: 1 };

const reviews: Operations<ReviewReader> = {
  aggregate: {
    run: (reader) => reader.aggregate('71'),
    fine: {
      reviewAggregate: {
        reviewCount: 2,
        ratingAndReviewValuesTotal: 9,
        ratingAndReviewCountByLevel: levels,
      },
    },
    value: {
      count: 2,
      average: 4.5,
      levels: [
        { stars: 5, count: 1, percent: 50 },
        { stars: 4, count: 1, percent: 50 },
        { stars: 3, count: 0, percent: 0 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 0, percent: 0 },
      ],
    },
    optional: ['ratingAndReviewCountByLevel', ...Object.keys(levels)],
  },
  list: { run: (reader) => reader.list({ productId: '71' }), ...list },
};

export const serverCalls = serverCallsOf(
  (means) => createReviewReader({ apiUrl: 'https://api.example/v1', subscriberId: 'ab-12', ...means }),
  reviews,
);

export const browserCalls: readonly BrowserCall[] = [
  {
    call: 'list',
    run: recordReports(async (means, report) => {
      const account = { apiUrl: 'https://api.example/v1', subscriberId: 'ab-12', scriptUrl: '' };
      return createReviewWidget({ ...account, report, ...means }).list({ productId: '71' });
    }),
    ...list,
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
