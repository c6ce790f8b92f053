import { type RefObject, useEffect } from 'react';

/** Closes a native dialog on a press of its mask: such a click has the dialog itself as target. */
export function useCloseOnMask(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closeOnMask = ({ target }: MouseEvent) => {
      if (target === element) onClose();
    };
    element.addEventListener('click', closeOnMask);
    return () => element.removeEventListener('click', closeOnMask);
  }, [dialog, onClose]);
}
