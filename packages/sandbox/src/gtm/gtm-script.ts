import type { BrowserScript } from '../browser-script.ts';
import { gtmAccount } from './account.ts';

/** The container: it reads the data layer from its beginning, then hears every push, and collects what it sees. */
export const gtmScript: BrowserScript<{ containerId: string }> = {
  config: gtmAccount,
  toDoor: './',
  bytes: 320_000,
  delayMs: 160,
  run: (doorUrl, { containerId }) => {
    const name = 'dataLayer';
    const layer: unknown[] = Reflect.get(window, name) ?? [];
    Reflect.set(window, name, layer);

    function collect(entries: readonly unknown[]): void {
      const headers = { 'content-type': 'application/json' };
      for (const entry of entries) {
        const body = JSON.stringify(entry);
        fetch(`${doorUrl}collect?id=${containerId}`, { method: 'POST', headers, body }).catch(() => {});
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
