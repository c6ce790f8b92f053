import { systemClock } from '@storefront/core/clock';
import { bareShell } from '@storefront/core/content/bare-shell';
import { isOlderShell } from '@storefront/core/content/shell-revision';
import type { ShellContent } from '@storefront/core/content/site-content';
import { cacheUntilChanged } from './cache-until-changed.ts';
import { currentBuild, recordFormerSource, recordMissingSource, recordSource } from './page-build.ts';
import { content } from './sources.ts';

/** `next build` builds hundreds of pages at once; one read serves those that follow closely. */
const FRESH_MS = 2000;

let newest: ShellContent | null = null;
let editedAt = 0;
let failures = 0;

const findShell = cacheUntilChanged({
  async read() {
    const shell = await content().shell();
    // The settings always exist.
    if (shell === null) throw new Error('The CMS returned no settings.');
    // The CDN may still return the state before an edit that another page has read past it.
    if (newest === null || !isOlderShell(shell, newest)) newest = shell;
    return newest;
  },
  changedAt: async () => editedAt,
  freshMs: FRESH_MS,
  clock: systemClock,
  // [error.9] Logged only; the shell read before stays.
  report: logProblem,
});

function logProblem(error: unknown): null {
  failures += 1;
  console.error('Problem loading settings', error);
  return null;
}

/** Never rejects: without the CMS a page still sells, with a bare shell. */
export async function readShell(): Promise<ShellContent> {
  // A rebuild because of an edit must see the edit: it shares no read that started before.
  if (currentBuild()?.isOnDemand) editedAt = systemClock.now();
  const failuresBefore = failures;
  const found = await findShell().catch(logProblem);
  if (failures > failuresBefore) recordFormerSource();
  if (found === null) recordMissingSource();
  const shell = found ?? bareShell;
  recordSource('settings', shell.revision);
  return shell;
}
