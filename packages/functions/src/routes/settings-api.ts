import type { Lifetime } from '@storefront/core/cache/cache';
import { SETTINGS_RESPONSE } from '@storefront/core/cache/keys';
import { isShellContent } from '@storefront/core/content/reconcile-shell';
import { revisionTag } from '@storefront/core/content/shell-revision';
import type { ShellContent } from '@storefront/core/content/site-content';
import { Fault } from '@storefront/core/fault';
import type { ContentReader } from '@storefront/core/providers/content/content';
import type { Context, Hono } from 'hono';
import type { ResponseCache } from '../cache/response-cache.ts';
import { makeApi } from '../http/make-api.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface SettingsDeps {
  content: Pick<ContentReader, 'shell'>;
  responses: ResponseCache;
  log?: Log;
  meter?: Meter;
}

const settingsLifetime: Lifetime = { freshS: 15, staleS: 7 * 24 * 60 * 60 - 15 };

/** GET /api/settings → the shell's content with its revision; the last known one while the CMS fails. */
export function settingsApi(deps: SettingsDeps): Hono {
  async function readShell(): Promise<ShellContent> {
    const shell = await deps.content.shell();
    if (shell !== null) return shell;
    const say = 'The settings have never been published.';
    throw new Fault({ code: 'settings-absent', kind: 'absent', say });
  }

  async function settings(context: Context): Promise<Response> {
    const shell = await deps.responses.read(SETTINGS_RESPONSE, settingsLifetime, {
      load: readShell,
      parse: (stored) => (isShellContent(stored) ? stored : null),
    });
    const tag = revisionTag(shell.revision);
    const headers = {
      etag: tag,
      'cache-control': 'public, max-age=0, s-maxage=15, stale-while-revalidate=86400',
    };
    if (context.req.header('if-none-match')?.includes(tag)) return context.body(null, 304, headers);
    return context.json(shell, 200, headers);
  }

  return makeApi({ '/api/settings': { GET: settings } }, deps);
}
