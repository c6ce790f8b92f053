/**
 * Runs once the next frame is on the screen, for work that would only delay it. The frame after the next begins when
 * the next is drawn; a timer set in the next can fire before the screen has it. Returns a cleanup function.
 */
export function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

/** A page in the background draws no frame. */
const NO_FRAME_MS = 250;

/** Resolves once the next frame is on the screen, or could have been for long. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, NO_FRAME_MS);
  });
}
