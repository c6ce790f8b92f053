/**
 * Runs in the page: `window.drawnAfterMs` resolves with the milliseconds from the next click on `control` until an element
 * that `shown` selects is painted.
 */
export function watchDrawn(control: Element, shown: string): void {
  const drawn = new Promise((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      // The frame that finds it paints it; the message is read after that frame.
      const look = () => {
        if (document.querySelector(shown)) port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    control.addEventListener('click', onClick, { once: true, capture: true });
  });
  Object.assign(window, { drawnAfterMs: drawn });
}
