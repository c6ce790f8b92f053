import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `giveBack` when a panel that holds the focus closes or leaves the page: the focus would be lost. */
export function useGivenBackFocus(panel: RefObject<Element | null>, isOpen: boolean, giveBack: () => void) {
  const close = useEffectEvent(() => {
    if (panel.current?.contains(document.activeElement)) giveBack();
  });
  useLayoutEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  useLayoutEffect(() => () => close(), []);
}
