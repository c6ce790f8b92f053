import { showsVariantPanel, snapTray } from '@storefront/core/product/tray';
import { isMobileSize } from '@storefront/core/shell/viewport';

/** The click of a mouse that has dragged comes sooner, the next press of somebody later. */
const CLICK_MS = 150;
/** Less is a tap. */
const TAP_PX = 4;
const SLIDE_MS = 400;
const EASE = 'cubic-bezier(0.22, 0.61, 0.24, 1)';

interface Drag {
  pointerId: number;
  fromPx: number;
  /** Where the tray stood, and where it is: 0 is closed, `topBoundPx` open. */
  startPx: number;
  positionPx: number;
  closedPx: number;
  topBoundPx: number;
  direction: 'up' | 'down';
  hasMoved: boolean;
}

const isNarrow = () => isMobileSize(window.innerWidth);
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves the tray of a phone: by drag, with Escape, and down when the focus or a tap goes elsewhere, so that it never lies
 * over what has the focus. `data-open` on the panel says whether it is open, `data-moving` shows its content on the way.
 * Returns a cleanup function.
 *
 * @param handles what the tray is dragged by; the last ones only while it is closed
 */
export function runTray(
  panel: HTMLElement,
  [grip, head]: readonly [grip: HTMLElement, head: HTMLElement],
  setOpen: (isOpen: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let drag: Drag | null = null;
  /** The click that ends a drag is none. */
  let hasDragged = false;
  let heightPx = panel.offsetHeight;
  let slide: Animation | null = null;

  const isOpen = () => panel.dataset.open !== undefined;
  const showContent = (isShown: boolean) => panel.toggleAttribute('data-moving', isShown);

  function measure(): { closedPx: number; openPx: number } {
    showContent(false);
    const own = panel.offsetHeight;
    showContent(true);
    const withContent = panel.offsetHeight;
    showContent(false);
    return isOpen() ? { closedPx: closedHeight(), openPx: own } : { closedPx: own, openPx: withContent };
  }

  /** Measured without the attribute that React owns. */
  function closedHeight(): number {
    panel.removeAttribute('data-open');
    const closed = panel.offsetHeight;
    panel.setAttribute('data-open', 'true');
    return closed;
  }

  /** From where it stands to where it belongs. */
  function settle(): void {
    const fromPx = heightPx;
    slide?.cancel();
    panel.style.height = '';
    showContent(false);
    const toPx = panel.offsetHeight;
    heightPx = toPx;
    if (!isOpen() && panel.contains(document.activeElement) && !isShown(document.activeElement)) {
      grip.focus({ preventScroll: true });
    }
    if (!isNarrow() || isStill() || Math.abs(fromPx - toPx) < 1) return;
    if (!isOpen()) showContent(true);
    slide = panel.animate([{ height: `${fromPx}px` }, { height: `${toPx}px` }], {
      duration: SLIDE_MS,
      easing: EASE,
    });
    slide.onfinish = () => showContent(false);
  }

  function begin(event: PointerEvent, handle: HTMLElement): void {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
    const isOther = pressed !== null && pressed !== grip;
    if (!isNarrow() || !event.isPrimary || isOther || (handle === head && isOpen())) return;
    // A quick mouse leaves the handle with its first move.
    handle.setPointerCapture(event.pointerId);
    slide?.cancel();
    const { closedPx, openPx } = measure();
    const topBoundPx = closedPx - openPx;
    const startPx = isOpen() ? topBoundPx : 0;
    drag = {
      pointerId: event.pointerId,
      fromPx: event.clientY,
      startPx,
      positionPx: startPx,
      closedPx,
      topBoundPx,
      direction: 'up',
      hasMoved: false,
    };
  }

  function move({ pointerId, clientY }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    const wayPx = clientY - drag.fromPx;
    if (!drag.hasMoved) {
      if (Math.abs(wayPx) < TAP_PX) return;
      drag.hasMoved = true;
    }
    const positionPx = Math.min(0, Math.max(drag.topBoundPx, drag.startPx + wayPx));
    if (positionPx !== drag.positionPx) drag.direction = positionPx < drag.positionPx ? 'up' : 'down';
    drag.positionPx = positionPx;
    heightPx = drag.closedPx - positionPx;
    panel.style.height = `${heightPx}px`;
    // [state.product-detail-page.22]
    if (!isOpen()) showContent(showsVariantPanel(positionPx));
  }

  function end({ pointerId }: PointerEvent): void {
    if (drag?.pointerId !== pointerId) return;
    const { hasMoved, ...dragged } = drag;
    drag = null;
    if (!hasMoved) return;
    // A mouse that has dragged clicks next; a finger does not, and the next click is another press.
    hasDragged = true;
    setTimeout(() => {
      hasDragged = false;
    }, CLICK_MS);
    const shouldOpen = snapTray(dragged) === 'open';
    if (shouldOpen === isOpen()) settle();
    else setOpen(shouldOpen);
  }

  // That of a key has no detail, and is never the end of a drag.
  const endDrag = (click: MouseEvent) => hasDragged && click.detail > 0 && click.stopPropagation();
  panel.addEventListener('click', endDrag, { capture: true, signal });
  for (const handle of [grip, head]) {
    handle.addEventListener('pointerdown', (event) => begin(event, handle), { signal });
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', end, { signal });
  }

  // A mouse would drag the picture that the tray uncovers, and that cancels its own drag.
  document.addEventListener('dragstart', (event) => drag && event.preventDefault(), { signal });

  const leave = ({ target }: Event) => {
    const isElsewhere = target instanceof Element && !panel.contains(target) && !target.closest('dialog');
    if (isElsewhere && isOpen() && isNarrow()) setOpen(false);
  };
  // Safari gives a pressed radio no focus, but whatever around it can have it: that lies not under the tray.
  const leaveWithFocus = (event: Event) => {
    if (!(event.target instanceof Node && event.target.contains(panel))) leave(event);
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leaveWithFocus, { signal });
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog && isOpen() && isNarrow()) setOpen(false);
    },
    { signal },
  );

  const openings = new MutationObserver(() => {
    if (!drag) settle();
  });
  openings.observe(panel, { attributeFilter: ['data-open'] });
  const sizes = new ResizeObserver(() => {
    if (!drag && slide?.playState !== 'running') heightPx = panel.offsetHeight;
  });
  sizes.observe(panel);

  return () => {
    stop.abort();
    openings.disconnect();
    sizes.disconnect();
    slide?.cancel();
  };
}

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
