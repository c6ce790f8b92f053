import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { isSecondClick } from './is-second-click.ts';
import { useScrollLock } from './use-scroll-lock.ts';

interface ModalDialogOptions {
  /** It stands beside the page, in nothing that moves or clips it: it can be painted before it is modal. */
  isBesidePage?: boolean;
}

/**
 * Opens and closes a native dialog above its mask, and stops the page behind from scrolling. The dialog holds the focus
 * and gives it back, and closes on Escape; a click on the mask closes it as well.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
  { isBesidePage = false }: ModalDialogOptions = {},
) {
  useScrollLock(isOpen);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen || element.open) return;
    if (isBesidePage) return showModalAfterPaint(element, () => close());
    return showModal(element);
  }, [dialog, isOpen, isBesidePage]);

  // Before another dialog opens in the same frame, which would give the focus back to what this one has closed over.
  useLayoutEffect(() => {
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [dialog, isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A click on the mask has the dialog itself as target.
    const closeOnMask = (event: MouseEvent) => {
      // The second click of a double click was meant for what opened it.
      if (event.target === element && !isSecondClick(event)) close();
    };
    // Escape. The browser says only later that it was closed: whoever was quick has opened it again by then.
    const onCancel = ({ target }: Event) => {
      if (target === element) close();
    };
    const onClosed = () => {
      if (!element.open) close();
    };
    const showFocus = () => element.removeAttribute('data-pointed');
    element.addEventListener('click', closeOnMask);
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onClosed);
    element.addEventListener('keydown', showFocus);
    return () => {
      element.removeEventListener('click', closeOnMask);
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onClosed);
      element.removeEventListener('keydown', showFocus);
    };
  }, [dialog]);
}

/** Marks a dialog that a pointer has opened: what it focuses gets no ring. */
function showModal(element: HTMLDialogElement): void {
  // Safari gives a pressed button no focus, and takes what is focused next for the keyboard's.
  element.toggleAttribute('data-pointed', !document.activeElement?.matches(':focus-visible'));
  // Drawn ahead, it was not there for anybody.
  element.removeAttribute('inert');
  element.removeAttribute('aria-hidden');
  element.showModal();
}

/**
 * Shows the dialog at once and makes it modal after that frame: the browser restyles the whole page that becomes inert,
 * which would come before the first paint. Until then Escape and the page behind do what they do under a mask, Tab makes
 * it modal first, and no other key reaches the page. It waits for the end of a press that has begun by then, whose click
 * the browser would give to nobody; after one that the browser has cancelled, for the next. Returns a cleanup function.
 */
export function showModalAfterPaint(element: HTMLDialogElement, close: () => void): () => void {
  element.open = true;
  const hold = (event: KeyboardEvent | MouseEvent) => {
    const { type } = event;
    if (type === 'pointerdown') cancel();
    // A click comes before the next frame.
    if (type === 'pointerup') cancel = afterPaint(ready);
    const isKey = 'key' in event;
    if (isKey ? event.ctrlKey || event.metaKey || event.altKey : event.composedPath().includes(element))
      return;
    if (isKey && event.key === 'Tab') return ready();
    event.preventDefault();
    event.stopPropagation();
    if (isKey ? event.key === 'Escape' : type === 'click' && !isSecondClick(event)) {
      element.open = false;
      close();
    }
  };
  const settle = () => {
    for (const name of HELD) document.removeEventListener(name, hold, true);
    cancel();
  };
  const ready = () => {
    settle();
    if (!element.open) return;
    // A shown dialog cannot be made modal. Nothing is drawn between the two.
    element.open = false;
    showModal(element);
  };
  for (const name of HELD) document.addEventListener(name, hold, true);
  let cancel = afterPaint(ready);
  return settle;
}

const HELD = ['keydown', 'pointerdown', 'pointerup', 'click'] as const;
