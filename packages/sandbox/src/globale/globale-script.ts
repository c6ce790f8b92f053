import type { BrowserScript } from '../doubles/browser-script.ts';

/** The app for headless shops: it reads `GLBE_PARAMS`, and reports every change of it. */
export const globaleScript: BrowserScript<null> = {
  config: null,
  toServer: '../../',
  bytes: 200_000,
  delayMs: 180,
  run: (serverUrl) => {
    const name = 'GLBE_PARAMS';
    let params: unknown = Reflect.get(window, name);

    function report(): void {
      const headers = { 'content-type': 'application/json' };
      fetch(`${serverUrl}params`, { method: 'POST', headers, body: JSON.stringify(params ?? null) }).catch(
        () => {},
      );
    }

    Object.defineProperty(window, name, {
      configurable: true,
      get: () => params,
      set(next: unknown) {
        params = next;
        report();
      },
    });
    report();
  },
};
