import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useScrollLock } from './use-scroll-lock.ts';

/**
 * Opens and closes a native dialog above its mask, and stops the page behind from scrolling. The dialog holds the focus
 * and gives it back, and closes on Escape; a click on the mask closes it as well.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
) {
  useScrollLock(isOpen);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      // Safari gives a pressed button no focus, and takes what is focused next for the keyboard's.
      element.toggleAttribute('data-pointed', document.querySelector(':focus-visible') === null);
      element.showModal();
    }
  }, [dialog, isOpen]);

  // Before another dialog opens in the same frame, which would give the focus back to what this one has closed over.
  useLayoutEffect(() => {
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [dialog, isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A click on the mask has the dialog itself as target.
    const closeOnMask = (event: MouseEvent) => {
      if (event.target === element) close();
    };
    // The browser says later that it was closed: whoever was quick has opened it again by then.
    const onClosed = () => {
      if (!element.open) close();
    };
    const showFocus = () => element.removeAttribute('data-pointed');
    element.addEventListener('click', closeOnMask);
    element.addEventListener('close', onClosed);
    element.addEventListener('keydown', showFocus);
    return () => {
      element.removeEventListener('click', closeOnMask);
      element.removeEventListener('close', onClosed);
      element.removeEventListener('keydown', showFocus);
    };
  }, [dialog]);
}
