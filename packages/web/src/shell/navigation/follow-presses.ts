import type { NextRouter } from 'next/router';
import { goTo } from '../../ui/go-to.ts';
import { isPlainClick, ownPage } from '../../ui/link.tsx';

/** A pointer that has moved further was dragged, in pixels. */
const DRAGGED_PX = 8;

/**
 * A page that is drawn or scrolled between press and release takes the link away from under the mouse, and the
 * browser sends the link no click: it is followed all the same. Returns a cleanup function.
 */
export function followPresses(router: Pick<NextRouter, 'push'>): () => void {
  const over = new AbortController();
  let press: { link: HTMLAnchorElement; x: number; y: number } | null = null;
  const onDown = (event: PointerEvent) => {
    const { pointerType, clientX: x, clientY: y } = event;
    const link = linkAt(event);
    press = link !== null && pointerType === 'mouse' && isPlainClick(event) ? { link, x, y } : null;
  };
  const onUp = (event: PointerEvent) => {
    const last = press;
    press = null;
    if (last === null || last.link === linkAt(event)) return;
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > DRAGGED_PX) return;
    const { link } = last;
    if (link.isConnected) return link.click();
    const page = ownPage(link);
    if (page !== null && !link.target) goTo(router, page);
  };
  const onCancel = () => {
    press = null;
  };
  const options = { capture: true, signal: over.signal };
  addEventListener('pointerdown', onDown, options);
  addEventListener('pointerup', onUp, options);
  addEventListener('pointercancel', onCancel, options);
  return () => over.abort();
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
