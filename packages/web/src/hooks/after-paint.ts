/**
 * Runs once the next picture is on the screen, for what would only hold it up; answers how to call it off. The frame
 * after the next begins when the next is drawn; a timer set in the next can come before the screen has it.
 */
export function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
