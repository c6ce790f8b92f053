import type { BrowserScript } from '../browser-script.ts';

/** The app for headless shops: it reads `GLBE_PARAMS`, and hears of every new country. */
export const globaleScript: BrowserScript<null> = {
  config: null,
  toDoor: '../../',
  bytes: 140_000,
  delayMs: 180,
  run: (doorUrl) => {
    const name = 'GLBE_PARAMS';
    let params: unknown = Reflect.get(window, name);

    function tell(): void {
      const headers = { 'content-type': 'application/json' };
      fetch(`${doorUrl}params`, { method: 'POST', headers, body: JSON.stringify(params ?? null) }).catch(
        () => {},
      );
    }

    Object.defineProperty(window, name, {
      configurable: true,
      get: () => params,
      set(next: unknown) {
        params = next;
        tell();
      },
    });
    tell();
  },
};
