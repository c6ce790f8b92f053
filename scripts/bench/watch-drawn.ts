/**
 * Runs in the page: `window.drawnAfterMs` resolves with the milliseconds from the next click on `control`, or another
 * event, until an element that `shown` selects is painted.
 */
export function watchDrawn(
  control: Element,
  { shown, event = 'click' }: { shown: string; event?: 'click' | 'pointerenter' },
): void {
  const drawn = new Promise((resolve) => {
    const onEvent = ({ timeStamp }: Event) => {
      const painted = () => resolve(performance.now() - timeStamp);
      // The frame that finds it paints it. What runs first after it, a task or the next frame, ends the answer.
      const look = () => {
        const isDrawn = document.querySelector(shown) !== null;
        requestAnimationFrame(isDrawn ? painted : look);
        if (isDrawn) Object(window).scheduler.postTask(painted, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    control.addEventListener(event, onEvent, { once: true, capture: true });
  });
  Object.assign(window, { drawnAfterMs: drawn });
}
