import { expect, it } from 'vitest';
import {
  changeWaitlistModal,
  WAITLIST_CLEAR_MS,
  type WaitlistAction,
  type WaitlistModal,
} from './waitlist-modal.ts';

const closed: WaitlistModal<string> = { step: 'closed' };
const asking: WaitlistModal<string> = { step: 'asking', selected: 'slip in S' };
const thanking: WaitlistModal<string> = { step: 'thanking', selected: 'slip in S' };

it.each<[string, WaitlistModal<string>, WaitlistAction<string>, WaitlistModal<string>]>([
  ['[….1] opens on a variant', closed, { kind: 'select', selected: 'slip in S' }, asking],
  [
    '[….1] shows another variant',
    thanking,
    { kind: 'select', selected: 'robe' },
    { step: 'asking', selected: 'robe' },
  ],
  ['[….2] thanks on submit', asking, { kind: 'submit' }, thanking],
  ['[….2] thanks once', thanking, { kind: 'submit' }, thanking],
  ['[….2] cannot be submitted closed', closed, { kind: 'submit' }, closed],
  ['[….2] then closes', thanking, { kind: 'time-is-up' }, closed],
  ['[….2] but not when it asks anew', asking, { kind: 'time-is-up' }, asking],
  ['[….3] closes', asking, { kind: 'close' }, closed],
])('[state.waitlist-modal] %s', (_, modal, action, changed) => {
  expect(changeWaitlistModal(modal, action)).toEqual(changed);
});

it('thanks for 2 s [const.timings.4]', () => {
  expect(WAITLIST_CLEAR_MS).toBe(2000);
});
