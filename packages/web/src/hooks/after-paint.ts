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
