import { SETTINGS_ANSWER } from '@storefront/core/cache/keys';
import { isShellContent } from '@storefront/core/content/reconcile-shell';
import type { ShellContent } from '@storefront/core/content/site-content';
import { Fault } from '@storefront/core/fault';
import type { ContentReader } from '@storefront/core/providers/content/content';
import type { Context, Hono } from 'hono';
import type { AnswerCache, AnswerLife } from '../doors.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';

export interface SettingsDoors {
  content: Pick<ContentReader, 'shell'>;
  cache: AnswerCache;
  log?: Log;
  meter?: Meter;
}

const settingsLife: AnswerLife = { freshS: 15, keptS: 7 * 24 * 60 * 60 };

/** GET /api/settings → the shell's content with its revision; the last one known while the CMS does not answer. */
export function settingsApi(doors: SettingsDoors): Hono {
  async function readShell(): Promise<ShellContent> {
    const shell = await doors.content.shell();
    if (shell !== null) return shell;
    const say = 'The settings were never published.';
    throw new Fault({ code: 'settings-absent', kind: 'absent', say });
  }

  async function settings(context: Context): Promise<Response> {
    const shell = await doors.cache.read(SETTINGS_ANSWER, settingsLife, {
      load: readShell,
      parse: (kept) => (isShellContent(kept) ? kept : null),
    });
    const tag = `"${encodeURIComponent(shell.revision)}"`;
    const headers = {
      etag: tag,
      'cache-control': 'public, max-age=0, s-maxage=15, stale-while-revalidate=86400',
    };
    if (context.req.header('if-none-match')?.includes(tag)) return context.body(null, 304, headers);
    return context.json(shell, 200, headers);
  }

  return makeApi({ '/api/settings': { GET: settings } }, doors);
}
