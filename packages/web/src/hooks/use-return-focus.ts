import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `returnFocus` when a panel that holds the focus closes or leaves the page: the focus would be lost. */
export function useReturnFocus(panel: RefObject<Element | null>, isOpen: boolean, returnFocus: () => void) {
  const close = useEffectEvent(() => {
    if (panel.current?.contains(document.activeElement)) returnFocus();
  });
  useLayoutEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  useLayoutEffect(() => () => close(), []);
}
