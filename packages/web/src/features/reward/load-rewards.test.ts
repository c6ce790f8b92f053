import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, getOwnAs } from '../../clients/api.ts';
import { tokenAtom } from '../../state/session-atoms.ts';
import { loadRewards } from './load-rewards.ts';

vi.mock('../../clients/api.ts', async (load) => ({
  ...(await load<typeof import('../../clients/api.ts')>()),
  getOwnAs: vi.fn<typeof getOwnAs>(),
}));

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['[role.4] a token that nobody knows any more', new ApiError('/api/rewards', 401), 1],
  ['a provider that is down', new ApiError('/api/rewards', 502), 0],
  ['a lost connection', new TypeError('Failed to fetch'), 0],
])('%s: ends the session %#', async (_, failure, times) => {
  const store = createStore();
  store.set(tokenAtom, 'secret');
  vi.mocked(getOwnAs).mockRejectedValue(failure);
  const endSession = vi.fn<() => void>();
  expect(await loadRewards(store, endSession)).toBeNull();
  expect(endSession).toHaveBeenCalledTimes(times);
});

it('has no rewards where the response holds none', async () => {
  vi.mocked(getOwnAs).mockResolvedValue({});
  expect(await loadRewards(createStore(), () => {})).toBeNull();
});
