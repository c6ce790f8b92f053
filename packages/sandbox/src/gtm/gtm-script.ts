import type { BrowserScript } from '../doubles/browser-script.ts';
import { gtmAccount } from './account.ts';

/** The container: it collects every entry of the data layer, and every later push. */
export const gtmScript: BrowserScript<{ containerId: string }> = {
  config: gtmAccount,
  toServer: './',
  bytes: 320_000,
  delayMs: 160,
  run: (serverUrl, { containerId }) => {
    const name = 'dataLayer';
    const layer: unknown[] = Reflect.get(window, name) ?? [];
    Reflect.set(window, name, layer);

    function collect(entries: readonly unknown[]): void {
      const headers = { 'content-type': 'application/json' };
      for (const entry of entries) {
        const body = JSON.stringify(entry);
        const init = { method: 'POST', headers, body, keepalive: true };
        fetch(`${serverUrl}collect?id=${containerId}`, init).catch(() => {});
      }
    }

    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      collect(entries);
      return push(...entries);
    };
    Object.assign(window, { google_tag_manager: { [containerId]: {} } });
    collect(layer);
  },
};
