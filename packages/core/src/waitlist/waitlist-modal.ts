/** `[const.timings.4]` */
export const WAITLIST_CLEAR_MS = 2000;

/** `[state.waitlist-modal.1]` `selected` is the back-in-stock variant with the data that the modal shows. */
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

/** `[state.waitlist-modal.2]` `[state.waitlist-modal.3]` The timer of an earlier thank-you does not close a modal that was opened again. */
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
