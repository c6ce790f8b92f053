import { createHash } from 'node:crypto';
import { serverConfig } from '@storefront/core/config';
import { createHttp } from '@storefront/core/providers/http';
import { type RegisteredScript, scriptList } from '@storefront/core/providers/script-list';
import { scriptsCopy } from '../copy/scripts-copy.ts';
import { type PageProps, withFrame } from './page-props.ts';

export const SCRIPTS_PATH = '/scripts-test';

export interface ListedScript extends RegisteredScript {
  /** `sha256-…` and the length in bytes when the page was made; null where the script could not be fetched. */
  fetched: { hash: string; bytes: number } | null;
}

export interface ScriptsProps {
  kind: 'scripts';
  scripts: ListedScript[];
}

const http = createHttp();
const TIMEOUT_MS = 5_000;

async function fetchScript(url: string): Promise<ListedScript['fetched']> {
  try {
    const { status, text } = await http.send({ provider: 'script', url, timeoutMs: TIMEOUT_MS });
    if (status >= 300) return null;
    const hash = createHash('sha256').update(text).digest('base64');
    return { hash: `sha256-${hash}`, bytes: Buffer.byteLength(text) };
  } catch {
    return null;
  }
}

/** Every script of somebody else that a page of this shop may load. */
export async function makeScriptsPage(): Promise<PageProps<ScriptsProps>> {
  const scripts = await Promise.all(
    scriptList(serverConfig()).map(async (script) => ({
      ...script,
      fetched: await fetchScript(script.address),
    })),
  );
  const meta = { title: scriptsCopy.title, description: null, image: null, canonicalPath: SCRIPTS_PATH };
  return withFrame({ kind: 'scripts', scripts }, { isIndexed: false, meta });
}
