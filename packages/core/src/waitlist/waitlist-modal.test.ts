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
  ['[state.waitlist-modal.1] opens on a variant', closed, { kind: 'select', selected: 'slip in S' }, asking],
  [
    '[state.waitlist-modal.1] shows another variant',
    thanking,
    { kind: 'select', selected: 'robe' },
    { step: 'asking', selected: 'robe' },
  ],
  ['[state.waitlist-modal.2] thanks on submit', asking, { kind: 'submit' }, thanking],
  ['[state.waitlist-modal.2] a second submit changes nothing', thanking, { kind: 'submit' }, thanking],
  ['[state.waitlist-modal.2] cannot be submitted while closed', closed, { kind: 'submit' }, closed],
  ['[state.waitlist-modal.2] closes after the thanks', thanking, { kind: 'time-is-up' }, closed],
  ['[state.waitlist-modal.2] stays open when it was opened again', asking, { kind: 'time-is-up' }, asking],
  ['[state.waitlist-modal.3] closes', asking, { kind: 'close' }, closed],
])('the waitlist modal: %s', (_, modal, action, changed) => {
  expect(changeWaitlistModal(modal, action)).toEqual(changed);
});

it('thanks for 2 s [const.timings.4]', () => {
  expect(WAITLIST_CLEAR_MS).toBe(2000);
});
