import type { Clock } from '../clock.ts';

/** [state.deployment-and-loading.2], [const.timings.13] */
export const RELOAD_GUARD_MS = 10_000;

/** `[error.10]` Messages of browsers and bundlers about code of the site that could not be fetched. */
const messages =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Loading (CSS )?chunk|Failed to load (script|stylesheet|static props|client build manifest)|Failed to lookup route|Route did not complete loading/i;

/** Whether an error means that a page's code could not be loaded, as happens to open tabs after a deployment. */
export function isModuleLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || messages.test(error.message));
}

export interface ReloadDecision {
  /** Whether to go to the full path now. */
  isAllowed: boolean;
  /** JSON for the session's storage, to be written before leaving the page. */
  store: string;
}

/**
 * Whether the browser may navigate to `path` in full because its code could not be loaded: at most once per 10 s
 * per path. `stored` is what the session's storage holds; malformed JSON counts as empty.
 */
export function guardModuleReload(stored: string | null, path: string, clock: Clock): ReloadDecision {
  const now = clock.now();
  // Query and hash do not change the code of a page.
  const page = path.replace(/[?#].*$/s, '');
  const recent = readReloads(stored).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_MS);
  const isAllowed = !recent.some(([reloaded]) => reloaded === page);
  if (isAllowed) recent.push([page, now]);
  return { isAllowed, store: JSON.stringify(recent) };
}

type Reload = [path: string, at: number];

function readReloads(stored: string | null): Reload[] {
  try {
    const reloads: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(reloads) ? reloads.filter(isReload) : [];
  } catch {
    return [];
  }
}

function isReload(value: unknown): value is Reload {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
