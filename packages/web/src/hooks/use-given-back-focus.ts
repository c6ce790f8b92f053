import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** What holds the focus gives it back when it closes or leaves the page, whatever the reason: else nobody has it. */
export function useGivenBackFocus(panel: RefObject<Element | null>, isOpen: boolean, giveBack: () => void) {
  const close = useEffectEvent(() => {
    if (panel.current?.contains(document.activeElement)) giveBack();
  });
  useLayoutEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  useLayoutEffect(() => () => close(), []);
}
