import { beforeEach, expect, it, vi } from 'vitest';
import { onceConsentIsPossible } from './once-consent-is-possible.ts';

const { mayHaveAllowed, whenUsed, cancel } = vi.hoisted(() => ({
  mayHaveAllowed: vi.fn<() => boolean>(),
  whenUsed: vi.fn<(work: () => void) => () => void>(),
  cancel: vi.fn(),
}));
vi.mock('../../clients/consent-before.ts', () => ({ mayHaveAllowed }));
vi.mock('../../hooks/when-used.ts', () => ({ whenUsed }));

beforeEach(() => {
  cancel.mockReset();
  whenUsed.mockReset().mockReturnValue(cancel);
});

it('runs at once where consent may have been given', () => {
  mayHaveAllowed.mockReturnValue(true);
  const work = vi.fn();
  onceConsentIsPossible(work)();
  expect([work.mock.calls.length, whenUsed.mock.calls]).toEqual([1, []]);
});

it('otherwise waits for somebody who uses the page, until it is cancelled', () => {
  mayHaveAllowed.mockReturnValue(false);
  const work = vi.fn();
  const stop = onceConsentIsPossible(work);
  expect([work.mock.calls, whenUsed.mock.calls]).toEqual([[], [[work]]]);
  stop();
  expect(cancel).toHaveBeenCalledOnce();
});
