import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  places: string[];
}

/** WCAG 2.2 AA and best practice, as axe sees them; an empty list is a page without a known barrier. */
export async function barriersOf(page: Page): Promise<Violation[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = Object(globalThis);
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) => ({
      id,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  });
}
