import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { enviveScript } from '../envive/envive-script.ts';
import { campaignsScript, friendbuyScript } from '../friendbuy/friendbuy-script.ts';
import { globaleScript } from '../globale/globale-script.ts';
import { gorgiasBundle, gorgiasLoader } from '../gorgias/gorgias-script.ts';
import { gtmScript } from '../gtm/gtm-script.ts';
import { okendoScript } from '../okendo/okendo-script.ts';
import { bannerScript } from '../onetrust/banner-script.ts';
import { stubScript } from '../onetrust/stub-script.ts';
import { postscriptScript } from '../postscript/postscript-script.ts';
import { routeScript } from '../route/route-script.ts';
import { type BrowserScript, sendScript } from './browser-script.ts';

const noDelay = { scriptDelayMs: 0 };

interface Sent {
  bytes: number;
  send: () => Promise<Response>;
}

describe('a script that a double sends', () => {
  it.each<[string, Sent]>([
    ['envive', { bytes: enviveScript.bytes, send: () => sendScript(enviveScript, noDelay) }],
    ['friendbuy', { bytes: friendbuyScript.bytes, send: () => sendScript(friendbuyScript, noDelay) }],
    ['globale', { bytes: globaleScript.bytes, send: () => sendScript(globaleScript, noDelay) }],
    ['gorgias loader', { bytes: gorgiasLoader.bytes, send: () => sendScript(gorgiasLoader, noDelay) }],
    ['gorgias bundle', { bytes: gorgiasBundle.bytes, send: () => sendScript(gorgiasBundle, noDelay) }],
    ['gtm', { bytes: gtmScript.bytes, send: () => sendScript(gtmScript, noDelay) }],
    ['okendo', { bytes: okendoScript.bytes, send: () => sendScript(okendoScript, noDelay) }],
    ['onetrust stub', { bytes: stubScript.bytes, send: () => sendScript(stubScript, noDelay) }],
    ['onetrust banner', { bytes: bannerScript.bytes, send: () => sendScript(bannerScript, noDelay) }],
    ['postscript', { bytes: postscriptScript.bytes, send: () => sendScript(postscriptScript, noDelay) }],
    ['route', { bytes: routeScript.bytes, send: () => sendScript(routeScript, noDelay) }],
  ])('%s has its declared size, and compresses like code', async (_, { bytes, send }) => {
    const response = await send();
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(Math.abs(text.length / bytes - 1)).toBeLessThan(0.02);
    const packed = gzipSync(text).length / text.length;
    expect(packed).toBeGreaterThan(0.15);
    expect(packed).toBeLessThan(0.5);
  });

  it('has working code of 200 KB at least, together with what loads it', () => {
    const together = {
      envive: [enviveScript],
      friendbuy: [friendbuyScript, campaignsScript],
      globale: [globaleScript],
      gorgias: [gorgiasLoader, gorgiasBundle],
      gtm: [gtmScript],
      okendo: [okendoScript],
      onetrust: [stubScript, bannerScript],
      postscript: [postscriptScript],
      route: [routeScript],
    };
    const sizes = Object.entries(together).map(([name, scripts]) => ({
      name,
      bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    }));
    expect(sizes.filter(({ bytes }) => bytes < 200_000)).toEqual([]);
  });

  it('runs alone, with the URL of its double and its configuration', async () => {
    const script: BrowserScript<{ name: string }> = {
      run: (serverUrl, { name }) => Object.assign(globalThis, { seen: [serverUrl, name] }),
      config: { name: 'Iris "the slip"' },
      toServer: '../',
      bytes: 5_000,
      delayMs: 0,
    };
    const page = { document: { currentScript: { src: 'http://localhost:3003/okendo/js/widget.js' } }, URL };
    runInNewContext(await (await sendScript(script, noDelay)).text(), page);
    expect(page).toHaveProperty('seen', ['http://localhost:3003/okendo/', 'Iris "the slip"']);
  });

  it('arrives after its delay, unless another is set', async () => {
    vi.useFakeTimers();
    try {
      const arrived = vi.fn();
      void sendScript(routeScript, {}).then(arrived);
      await vi.advanceTimersByTimeAsync(routeScript.delayMs - 1);
      expect(arrived).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(arrived).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
