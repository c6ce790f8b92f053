import { PathCache, type ReceivedResponse, type SentRequest, sendUncached } from './path-cache.ts';

const AT_ONCE = 6;

type Poison = (
  attacks: readonly SentRequest[],
  path: string,
  keyOf?: (path: string) => string,
) => Promise<string[]>;

function whole({ status, headers, body }: ReceivedResponse): string {
  return `${status} ${headers['content-type']} ${headers.location} ${headers['set-cookie']}\n${body}`;
}

/**
 * For one site: sends each request through a cache of its own, and then requests the page. Returns the requests that
 * changed it.
 */
export function poisonAt(site: string): Poison {
  /** The references of each path: the page as it is, and as it was before it was made anew meanwhile. */
  const references = new Map<string, string[]>();

  async function isAsBefore(path: string, response: ReceivedResponse): Promise<boolean> {
    const before = references.get(path) ?? [];
    if (before.includes(whole(response))) return true;
    const now = whole(await sendUncached(site, { path }));
    references.set(path, [...before, now]);
    return now === whole(response);
  }

  /** The page that the request has changed, or null. */
  async function changedBy(attack: SentRequest, path: string, keyOf?: (path: string) => string) {
    const cache = new PathCache(site, keyOf);
    // The server may break the connection of a malformed request.
    await cache.send(attack).catch(() => null);
    const response = await cache.send({ path });
    return (await isAsBefore(path, response)) ? null : whole(response);
  }

  return async (attacks, path, keyOf) => {
    const found: string[] = [];
    const waiting = attacks.values();
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (const attack of waiting) {
        // A page that was made anew twice meanwhile differs once; one that the request changed differs again.
        if ((await changedBy(attack, path, keyOf)) === null) continue;
        const changed = await changedBy(attack, path, keyOf);
        if (changed === null) continue;
        const { method = 'GET', headers, path: sent } = attack;
        found.push(`${method} ${sent} ${JSON.stringify(headers ?? {})}: ${changed.slice(0, 200)}`);
      }
    });
    await Promise.all(workers);
    return found;
  };
}
