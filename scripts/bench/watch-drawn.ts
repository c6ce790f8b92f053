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
      // The frame that finds it paints it. What follows goes before all else that waits: that is no part of the answer.
      const look = () => {
        if (!document.querySelector(shown)) return requestAnimationFrame(look);
        return Object(window).scheduler.postTask(painted, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    control.addEventListener(event, onEvent, { once: true, capture: true });
  });
  Object.assign(window, { drawnAfterMs: drawn });
}
