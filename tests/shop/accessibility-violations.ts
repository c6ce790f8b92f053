import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  places: string[];
}

/** The page's violations of WCAG 2.2 AA and best practices that axe finds, once what moves or fades in has come to rest. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  await page.evaluate(axe);
  await expect.poll(() => page.evaluate(countMoving), 'animations under way').toBe(0);
  return page.evaluate(async () => {
    const { axe: checker } = Object(globalThis);
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) => ({
      id,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  });
}

/** Those that time ends: not what turns while somebody waits, nor what follows the scrolling. Runs in the page. */
function countMoving(): number {
  const isEnding = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  return document.getAnimations().filter(isEnding).length;
}
