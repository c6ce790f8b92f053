import lighthouse from 'lighthouse';
import { findFreePort } from '../shop/check-ports.ts';
import { type Line, serveCopies } from './serve-copies.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 5;

/**
 * Lighthouse's largest contentful paint (its phone: slow 4G and CPU ÷ 4, simulated) of a page, each time divided by
 * that of the page's copy without scripts, in turns. Both come over the line, because Lighthouse counts what came before
 * the paint that it saw: as fast as the machine can, that is the outcome of a race.
 */
export async function comparePaints(siteUrl: string, path: string, line: Line): Promise<number[]> {
  const port = await findFreePort();
  const copies = await serveCopies(siteUrl, line);
  try {
    return await withBrowser(async () => {
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const whole = await largestPaint(`${copies.whole}${path}`, port);
        ratios.push(whole / (await largestPaint(`${copies.bare}${path}`, port)));
      }
      return ratios;
    }, [`--remote-debugging-port=${port}`]);
  } finally {
    copies.close();
  }
}

/** Milliseconds. Lighthouse now and then misses the paint, so it may try again. Throws when it cannot measure the page. */
async function largestPaint(url: string, port: number, tries = 3): Promise<number> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyAudits: ['largest-contentful-paint'] });
  const value = result?.lhr.audits['largest-contentful-paint']?.numericValue;
  if (value !== undefined) return value;
  if (tries > 1) return largestPaint(url, port, tries - 1);
  throw new Error(`Lighthouse did not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no paint'}`);
}
