import { describe, expect, it } from 'vitest';
import { CHAT_LOADS_AFTER_MS, openChatStep } from './chat.ts';

describe('the chat', () => {
  it('loads 3.5 s after mount [const.timings.6]', () => {
    expect(CHAT_LOADS_AFTER_MS).toBe(3500);
  });

  it.each([
    [false, false, 'ask-consent'],
    [true, false, 'load'],
    [true, true, 'open'],
    [false, true, 'open'],
  ])('opened while allowed %s and loaded %s: %s [screen.link-rules.5]', (isAllowed, isLoaded, step) => {
    expect(openChatStep({ isAllowed, isLoaded })).toBe(step);
  });
});
