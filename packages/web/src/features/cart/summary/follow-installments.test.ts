import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followInstallments } from './follow-installments.ts';

const { installments } = vi.hoisted(() => ({ installments: vi.fn() }));
vi.mock('../../../clients/commerce-look-up.ts', () => ({ commerceLookUp: () => ({ installments }) }));

const failure = new TypeError('NetworkError when attempting to fetch resource.');
const FOUND = [{ id: 'slip', isEligible: true }];

beforeEach(() => {
  vi.useFakeTimers();
  installments.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As soon as the first answer is there. */
async function follow() {
  const show = vi.fn();
  const cancel = followInstallments(['slip'], 'US', show);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(999);
  return { show, cancel };
}

describe('instalments [screen.cart-drawer.9] [rule.checkout-and-installments.2]', () => {
  it('are asked for once', async () => {
    installments.mockResolvedValue(FOUND);
    const { show } = await follow();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(show.mock.calls).toEqual([[FOUND]]);
    expect(installments.mock.calls).toEqual([[['slip'], 'US']]);
  });

  it('that fail are asked for once more by a page that is still there, and the log says nothing before', async () => {
    installments.mockRejectedValueOnce(failure).mockResolvedValueOnce(FOUND);
    const { show } = await follow();
    expect(installments).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(show.mock.calls).toEqual([[FOUND]]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('that fail twice are in the log', async () => {
    installments.mockRejectedValue(failure);
    const { show } = await follow();
    expect(console.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(vi.mocked(console.warn).mock.calls).toEqual([['The instalments could not be read', failure]]);
    expect(installments).toHaveBeenCalledTimes(2);
    expect(show).not.toHaveBeenCalled();
  });

  it('of other pieces are not asked for again', async () => {
    installments.mockRejectedValue(failure);
    const { cancel } = await follow();
    cancel();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(installments).toHaveBeenCalledTimes(1);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
