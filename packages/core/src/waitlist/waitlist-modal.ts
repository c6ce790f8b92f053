/** `[const.timings.4]` */
export const WAITLIST_CLEAR_MS = 2000;

/** `[state.waitlist-modal]` `selected` is the back-in-stock variant with what the modal shows of it. */
export type WaitlistModal<Selected> =
  | { step: 'closed' }
  | { step: 'asking'; selected: Selected }
  | { step: 'thanking'; selected: Selected };

export type WaitlistAction<Selected> =
  | { kind: 'select'; selected: Selected }
  | { kind: 'submit' }
  /** `WAITLIST_CLEAR_MS` after the submit. */
  | { kind: 'time-is-up' }
  | { kind: 'close' };

/** `[state.waitlist-modal]` A modal that was opened anew meanwhile is not closed by an old thank-you. */
export function changeWaitlistModal<Selected>(
  modal: WaitlistModal<Selected>,
  action: WaitlistAction<Selected>,
): WaitlistModal<Selected> {
  switch (action.kind) {
    case 'select':
      return { step: 'asking', selected: action.selected };
    case 'submit':
      return modal.step === 'asking' ? { step: 'thanking', selected: modal.selected } : modal;
    case 'time-is-up':
      return modal.step === 'thanking' ? { step: 'closed' } : modal;
    case 'close':
      return { step: 'closed' };
  }
}
