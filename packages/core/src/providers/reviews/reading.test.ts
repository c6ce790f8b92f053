import { describe, expect, it } from 'vitest';
import { createReviewReader } from './server.ts';

const account = { apiUrl: 'https://api.example', subscriberId: 'ab-12', timeoutMs: 1_000 };

describe('reviews', () => {
  it('nothing is asked for what has no number', async () => {
    const fetch = () => Promise.reject(new Error('asked'));
    const reader = createReviewReader({ ...account, fetch });
    expect(await reader.aggregate('slip')).toBeNull();
    expect(await reader.list({ productId: 'slip' })).toEqual({ reviews: [], next: null, dropped: 0 });
  });
});
