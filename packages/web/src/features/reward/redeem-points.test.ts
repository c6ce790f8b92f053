import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, changeOwnAs } from '../../clients/api.ts';
import { tokenAtom } from '../../state/session-atoms.ts';
import { redeemPoints } from './redeem-points.ts';

vi.mock('../../clients/api.ts', async (load) => ({
  ...(await load<typeof import('../../clients/api.ts')>()),
  changeOwnAs: vi.fn<typeof changeOwnAs>(),
}));

const path = '/api/rewards/redeem';

function openStore() {
  const store = createStore();
  store.set(tokenAtom, 'old');
  return store;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.mocked(changeOwnAs).mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('returns the coupon', async () => {
  vi.mocked(changeOwnAs).mockResolvedValue({ couponCode: 'FB-1' });
  expect(await redeemPoints(openStore(), '10-off', 'key-00001')).toEqual({
    outcome: 'made',
    couponCode: 'FB-1',
  });
  expect(changeOwnAs).toHaveBeenCalledExactlyOnceWith(
    'old',
    'POST',
    path,
    { optionId: '10-off' },
    { 'idempotency-key': 'key-00001' },
  );
});

it('sends the same key once more with a token that was renewed meanwhile', async () => {
  const store = openStore();
  vi.mocked(changeOwnAs)
    .mockImplementationOnce(async () => {
      store.set(tokenAtom, 'new');
      throw new ApiError(path, 401);
    })
    .mockResolvedValueOnce({ couponCode: 'FB-1' });
  expect(await redeemPoints(store, '10-off', 'key-00001')).toMatchObject({ outcome: 'made' });
  const sent = vi.mocked(changeOwnAs).mock.calls.map(([token, , , , headers]) => [token, headers]);
  expect(sent).toEqual(['old', 'new'].map((token) => [token, { 'idempotency-key': 'key-00001' }]));
});

const throttled = new Response(null, { status: 429, headers: { 'retry-after': '900' } });

it.each([
  ['fewer points', new ApiError(path, 403), { outcome: 'points-missing' }],
  ['a choice that is gone', new ApiError(path, 404), { outcome: 'option-gone' }],
  ['a request that cannot be used', new ApiError(path, 400), { outcome: 'not-made' }],
  ['[role.4] a revoked token', new ApiError(path, 401), { outcome: 'session-over' }],
  ['a reached limit', new ApiError(path, 429, throttled), { outcome: 'throttled', retryAfterS: 900 }],
  ['a limit without a time', new ApiError(path, 429), { outcome: 'throttled', retryAfterS: 120 }],
  ['a first request under way', new ApiError(path, 409), { outcome: 'unknown' }],
  ['an outage', new ApiError(path, 502), { outcome: 'unknown' }],
  ['a timeout', new DOMException('The operation timed out', 'TimeoutError'), { outcome: 'unknown' }],
])('knows the outcome of %s', async (_, failure, outcome) => {
  vi.mocked(changeOwnAs).mockRejectedValue(failure);
  expect(await redeemPoints(openStore(), '10-off', 'key-00001')).toEqual(outcome);
});

it('does not know the outcome of a response without a coupon', async () => {
  vi.mocked(changeOwnAs).mockResolvedValue({});
  expect(await redeemPoints(openStore(), '10-off', 'key-00001')).toEqual({ outcome: 'unknown' });
});
