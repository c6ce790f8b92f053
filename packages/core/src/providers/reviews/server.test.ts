import { describe, expect, it } from 'vitest';
import { WIDGET_GIVE_UP_MS } from '../../review/widget-wait.ts';
import { SCRIPT_TIMEOUT_MS } from '../load-script.ts';
import { createReviewReader } from './server.ts';

const account = { apiUrl: 'https://api.example', subscriberId: 'ab-12', timeoutMs: 1_000 };

describe('reviews', () => {
  it('are not requested for a product without a numeric id', async () => {
    const fetch = () => Promise.reject(new Error('requested'));
    const reader = createReviewReader({ ...account, fetch });
    expect(await reader.aggregate('slip')).toBeNull();
    expect(await reader.list({ productId: 'slip' })).toEqual({ reviews: [], next: null });
  });

  it('[const.timings.12] give up on the widget when its script times out', () => {
    expect(SCRIPT_TIMEOUT_MS).toBe(WIDGET_GIVE_UP_MS);
  });
});
