import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

export type DismissedBy = 'escape' | 'outside';

/** Calls `onDismiss` on Escape, and on taps and focus outside of `within`, while something is open. */
export function useDismiss(
  within: RefObject<Element | null>,
  isOpen: boolean,
  onDismiss: (by: DismissedBy) => void,
) {
  const dismiss = useEffectEvent(onDismiss);

  // Before the paint: what is seen open can be closed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      // The Escape of an input method takes back a word that is being composed.
      const isMeant = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
      if (isMeant) dismiss('escape');
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !within.current?.contains(target)) dismiss('outside');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [within, isOpen]);
}
