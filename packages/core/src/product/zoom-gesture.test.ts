import { describe, expect, it } from 'vitest';
import { movedBy, NO_ZOOM, pinched, zoomAround, zoomOnDoubleTap } from './zoom-gesture.ts';

const frame = { widthPx: 400, heightPx: 500 };
const at = (xPx: number, yPx: number) => ({ xPx, yPx });

describe('[screen.product-detail-page.5] zooming into a picture', () => {
  it('keeps the point under the finger where it is', () => {
    expect(zoomAround(NO_ZOOM, at(100, -50), 2, frame)).toEqual({ scale: 2, xPx: -100, yPx: 50 });
    expect(zoomAround(NO_ZOOM, at(0, 0), 2, frame)).toEqual({ scale: 2, xPx: 0, yPx: 0 });
  });

  it('neither exceeds four times nor goes below the frame', () => {
    expect(zoomAround(NO_ZOOM, at(0, 0), 9, frame).scale).toBe(4);
    expect(zoomAround({ scale: 2, xPx: 150, yPx: -200 }, at(0, 0), 0.1, frame)).toEqual({
      scale: 1,
      xPx: 0,
      yPx: 0,
    });
  });

  it('a double tap zooms in to its place, and out again', () => {
    const zoom = zoomOnDoubleTap(NO_ZOOM, at(20, 0), frame);
    expect(zoom).toEqual({ scale: 2.5, xPx: -30, yPx: 0 });
    expect(zoomOnDoubleTap(zoom, at(0, 0), frame)).toBe(NO_ZOOM);
  });

  it('a dragged picture stops at its edges', () => {
    const zoom = { scale: 2, xPx: 0, yPx: 0 };
    expect(movedBy(zoom, at(50, 30), frame)).toEqual({ scale: 2, xPx: 50, yPx: 30 });
    expect(movedBy(zoom, at(900, -900), frame)).toEqual({ scale: 2, xPx: 200, yPx: -250 });
    expect(movedBy(NO_ZOOM, at(50, 30), frame)).toMatchObject({ scale: 1 });
  });

  it('two fingers scale it by their distance and take it along with their middle', () => {
    const apart = pinched(NO_ZOOM, [at(-50, 0), at(50, 0)], [at(-100, 0), at(100, 0)], frame);
    expect(apart).toEqual({ scale: 2, xPx: 0, yPx: 0 });
    expect(pinched(apart, [at(-50, 0), at(50, 0)], [at(-30, 10), at(70, 10)], frame)).toEqual({
      scale: 2,
      xPx: 20,
      yPx: 10,
    });
    expect(pinched(apart, [at(0, 0), at(0, 0)], [at(-30, 10), at(70, 10)], frame).scale).toBe(2);
  });
});
