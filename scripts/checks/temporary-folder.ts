import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and what it starts from then on, a folder of its own for temporary files. Returns what removes it:
 * bundles, browsers and synthesised stacks leave some hundred files there, which no test can remove while it is in use.
 */
export function takeTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  process.env.TMPDIR = folder;
  return () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch (error) {
      // Something still writes there. The tests' result is not changed by it, and the system removes it some day.
      console.warn(`${folder} stays: ${error instanceof Error ? error.message : error}`);
    }
  };
}
