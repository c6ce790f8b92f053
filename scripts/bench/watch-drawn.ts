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
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      // The frame that finds it paints it; the message is read after that frame, or the next one begins before it.
      const look = () => {
        if (!document.querySelector(shown)) return requestAnimationFrame(look);
        port2.postMessage(null);
        return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    control.addEventListener(event, onEvent, { once: true, capture: true });
  });
  Object.assign(window, { drawnAfterMs: drawn });
}
