import { bareShell } from '@storefront/core/content/bare-shell';
import { isOlderShell } from '@storefront/core/content/shell-revision';
import type { ShellContent } from '@storefront/core/content/site-content';
import { currentBuild, noteLoss, noteSource } from './page-build.ts';
import { content } from './sources.ts';

/** A build asks for hundreds of pages; one answer serves those that follow closely. */
const FRESH_MS = 2000;

let latest: { shell: ShellContent; askedAt: number } | null = null;
let asking: Promise<ShellContent | null> | null = null;

/** Null when it cannot be asked for and never could. */
async function ask(): Promise<ShellContent | null> {
  const askedAt = Date.now();
  try {
    const shell = (await content().shell()) ?? bareShell;
    // The CDN may still answer what was in force before an edit that others have seen past it.
    if (latest && isOlderShell(shell, latest.shell)) return latest.shell;
    latest = { shell, askedAt };
    return shell;
  } catch (error) {
    // [error.9]: logged only, and what was shown before stays.
    console.error('Problem loading settings', error);
    return latest?.shell ?? null;
  }
}

function askTogether(): Promise<ShellContent | null> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function findShell(): Promise<ShellContent | null> {
  // A page that is made because of an edit must see it: it takes no answer that was asked for before.
  if (currentBuild()?.isOnDemand) return ask();
  if (latest && Date.now() - latest.askedAt < FRESH_MS) return latest.shell;
  return askTogether();
}

/** Never rejects: a page without its CMS still sells. */
export async function readShell(): Promise<ShellContent> {
  const found = await findShell();
  if (found === null) noteLoss();
  const shell = found ?? bareShell;
  noteSource('settings', shell.revision);
  return shell;
}
