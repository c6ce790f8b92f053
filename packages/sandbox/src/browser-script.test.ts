import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type BrowserScript, sendScript } from './browser-script.ts';
import { enviveScript } from './envive/envive-script.ts';
import { globaleScript } from './globale/globale-script.ts';
import { gorgiasBundle, gorgiasLoader } from './gorgias/gorgias-script.ts';
import { gtmScript } from './gtm/gtm-script.ts';
import { okendoScript } from './okendo/okendo-script.ts';
import { bannerScript } from './onetrust/banner-script.ts';
import { stubScript } from './onetrust/stub-script.ts';
import { postscriptScript } from './postscript/postscript-script.ts';
import { routeScript } from './route/route-script.ts';

const atOnce = { scriptDelayMs: 0 };

interface Sent {
  bytes: number;
  send: () => Promise<Response>;
}

describe('a script that a double sends', () => {
  it.each<[string, Sent]>([
    ['envive', { bytes: enviveScript.bytes, send: () => sendScript(enviveScript, atOnce) }],
    ['globale', { bytes: globaleScript.bytes, send: () => sendScript(globaleScript, atOnce) }],
    ['gorgias loader', { bytes: gorgiasLoader.bytes, send: () => sendScript(gorgiasLoader, atOnce) }],
    ['gorgias bundle', { bytes: gorgiasBundle.bytes, send: () => sendScript(gorgiasBundle, atOnce) }],
    ['gtm', { bytes: gtmScript.bytes, send: () => sendScript(gtmScript, atOnce) }],
    ['okendo', { bytes: okendoScript.bytes, send: () => sendScript(okendoScript, atOnce) }],
    ['onetrust stub', { bytes: stubScript.bytes, send: () => sendScript(stubScript, atOnce) }],
    ['onetrust banner', { bytes: bannerScript.bytes, send: () => sendScript(bannerScript, atOnce) }],
    ['postscript', { bytes: postscriptScript.bytes, send: () => sendScript(postscriptScript, atOnce) }],
    ['route', { bytes: routeScript.bytes, send: () => sendScript(routeScript, atOnce) }],
  ])('%s weighs what it says, and packs as code does', async (_, { bytes, send }) => {
    const answer = await send();
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(Math.abs(text.length / bytes - 1)).toBeLessThan(0.02);
    const packed = gzipSync(text).length / text.length;
    expect(packed).toBeGreaterThan(0.15);
    expect(packed).toBeLessThan(0.5);
  });

  it('runs alone, with where its double is and what it was given', async () => {
    const script: BrowserScript<{ name: string }> = {
      run: (doorUrl, { name }) => Object.assign(globalThis, { told: [doorUrl, name] }),
      config: { name: 'Iris "the slip"' },
      toDoor: '../',
      bytes: 5_000,
      delayMs: 0,
    };
    const page = { document: { currentScript: { src: 'http://localhost:3003/okendo/js/widget.js' } }, URL };
    runInNewContext(await (await sendScript(script, atOnce)).text(), page);
    expect(page).toHaveProperty('told', ['http://localhost:3003/okendo/', 'Iris "the slip"']);
  });

  it('takes its time, unless told otherwise', async () => {
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
