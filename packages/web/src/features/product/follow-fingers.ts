import {
  movedBy,
  NO_ZOOM,
  type Point,
  pinched,
  type Zoom,
  zoomOnDoubleTap,
} from '@storefront/core/product/zoom-gesture';

const DOUBLE_TAP_MS = 320;
const TAP_PX = 12;

/**
 * Zooms the picture in an element by pinch and double tap, and moves it while it is larger than its frame. A React ref
 * callback.
 */
export function followFingers(place: HTMLElement | null): (() => void) | undefined {
  const picture = place?.querySelector('img');
  if (!place || !picture) return;
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Point>();
  let zoom: Zoom = NO_ZOOM;
  let lastTap: (Point & { atMs: number }) | null = null;
  let pressed: Point | null = null;

  const frame = () => ({ widthPx: place.clientWidth, heightPx: place.clientHeight });
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { xPx: clientX - left - width / 2, yPx: clientY - top - height / 2 };
  };
  const isNear = (a: Point, b: Point) => Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx) < TAP_PX;

  function show(next: Zoom) {
    zoom = next;
    picture?.style.setProperty('transform', `translate(${next.xPx}px, ${next.yPx}px) scale(${next.scale})`);
    place?.toggleAttribute('data-zoomed', next.scale > 1);
  }

  function onDown(event: PointerEvent) {
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    pressed = fingers.size === 1 ? point : null;
    if (zoom.scale > 1 || fingers.size > 1) place?.setPointerCapture(event.pointerId);
  }

  function onMove(event: PointerEvent) {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
    if (other) show(pinched(zoom, [from, other[1]], [to, other[1]], frame()));
    else if (zoom.scale > 1) {
      show(movedBy(zoom, { xPx: to.xPx - from.xPx, yPx: to.yPx - from.yPx }, frame()));
    }
    fingers.set(event.pointerId, to);
  }

  function onUp(event: PointerEvent) {
    fingers.delete(event.pointerId);
    const point = pointOf(event);
    if (!pressed || !isNear(pressed, point)) {
      lastTap = null;
      return;
    }
    const isSecond = lastTap && event.timeStamp - lastTap.atMs < DOUBLE_TAP_MS && isNear(lastTap, point);
    lastTap = isSecond ? null : { ...point, atMs: event.timeStamp };
    if (isSecond) show(zoomOnDoubleTap(zoom, point, frame()));
  }

  place.addEventListener('pointerdown', onDown, { signal });
  place.addEventListener('pointermove', onMove, { signal });
  place.addEventListener('pointerup', onUp, { signal });
  place.addEventListener('pointercancel', ({ pointerId }) => fingers.delete(pointerId), { signal });
  return () => stop.abort();
}
