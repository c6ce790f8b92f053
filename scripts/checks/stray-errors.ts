import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/node';

/**
 * A reporter of Vitest that writes errors which no test threw (a promise that nobody awaits, a worker that ended) to the
 * file named by `STRAY_ERRORS`: `{ errors: [{ message, stack }] }`. Vitest's own report leaves them out, though they
 * fail the run. Nothing is written where there are none.
 */
export default class StrayErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env.STRAY_ERRORS;
    if (file === undefined || errors.length === 0) return;
    mkdirSync(dirname(file), { recursive: true });
    const written = errors.map(({ message, stack = '' }) => ({ message, stack }));
    writeFileSync(file, JSON.stringify({ errors: written }));
  }
}
