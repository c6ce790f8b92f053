import type { Clock } from '../clock.ts';
import type { Token, TokenStore } from './token-store.ts';

/** A token is not used in its last minute, because it could expire on the way. */
const MARGIN_MS = 60_000;

/**
 * Holds one token until shortly before it expires. Callers that need one at the same time share one request; with
 * a store, tokens of other processes are used too.
 */
export function createTokenSource(
  fetchToken: () => Promise<Token>,
  clock: Clock,
  store: TokenStore | null = null,
) {
  let held: Token | null = null;
  let refused: string | null = null;
  let underWay: Promise<Token> | null = null;

  const isFresh = ({ expiresAt }: Token) => expiresAt - MARGIN_MS > clock.now();

  async function obtain(): Promise<Token> {
    const stored = store === null ? null : await store.read();
    if (stored !== null && stored.token !== refused && isFresh(stored)) return stored;
    const fetched = await fetchToken();
    await store?.write(fetched);
    return fetched;
  }

  async function renew(): Promise<string> {
    underWay ??= obtain().finally(() => {
      underWay = null;
    });
    held = await underWay;
    return held.token;
  }

  return {
    async read(): Promise<string> {
      return held !== null && isFresh(held) ? held.token : renew();
    },
    /** Call it when the provider refuses the token: it is not used again. */
    forget(token: string): void {
      refused = token;
      if (held?.token === token) held = null;
    },
  };
}
