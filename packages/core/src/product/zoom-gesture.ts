/** How a picture is drawn in its frame: scaled around its centre, then moved. */
export interface Zoom {
  /** 1 fills the frame. */
  scale: number;
  xPx: number;
  yPx: number;
}

/** From the centre of the frame. */
export interface Point {
  xPx: number;
  yPx: number;
}

export interface Frame {
  widthPx: number;
  heightPx: number;
}

export const NO_ZOOM: Zoom = { scale: 1, xPx: 0, yPx: 0 };
const LARGEST = 4;
/** What a double tap leads to. */
const TAPPED = 2.5;

/** Scaled by `factor` with the point of the picture under `at` staying there. */
export function zoomAround(zoom: Zoom, at: Point, factor: number, frame: Frame): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return inFrame(
    { scale, xPx: at.xPx - grown * (at.xPx - zoom.xPx), yPx: at.yPx - grown * (at.yPx - zoom.yPx) },
    frame,
  );
}

/** In to the tapped place, or out. */
export function zoomOnDoubleTap(zoom: Zoom, at: Point, frame: Frame): Zoom {
  return zoom.scale > 1 ? NO_ZOOM : zoomAround(zoom, at, TAPPED, frame);
}

export function movedBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return inFrame({ ...zoom, xPx: zoom.xPx + by.xPx, yPx: zoom.yPx + by.yPx }, frame);
}

/** Two fingers that moved from `from` to `to`: the picture follows their middle and their distance. */
export function pinched(
  zoom: Zoom,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  frame: Frame,
): Zoom {
  const [before, after] = [middle(from), middle(to)];
  const moved = { ...zoom, xPx: zoom.xPx + after.xPx - before.xPx, yPx: zoom.yPx + after.yPx - before.yPx };
  const distancePx = distance(from);
  return zoomAround(moved, after, distancePx === 0 ? 1 : distance(to) / distancePx, frame);
}

/** A picture never leaves a gap at the edge of its frame. */
function inFrame({ scale, xPx, yPx }: Zoom, { widthPx, heightPx }: Frame): Zoom {
  if (scale === 1) return NO_ZOOM;
  const within = (value: number, lengthPx: number) => {
    const most = ((scale - 1) * lengthPx) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, xPx: within(xPx, widthPx), yPx: within(yPx, heightPx) };
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { xPx: (a.xPx + b.xPx) / 2, yPx: (a.yPx + b.yPx) / 2 };
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);
}
