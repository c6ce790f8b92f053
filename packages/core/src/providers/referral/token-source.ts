import type { Clock } from '../../clock.ts';

export interface Token {
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Where processes leave a token for each other. Neither verb rejects. */
export interface TokenKeeper {
  read(): Promise<Token | null>;
  write(token: Token): Promise<void>;
}

/** A token is not used in its last minute: it could end on the way. */
const MARGIN_MS = 60_000;

/**
 * Keeps one token until it nearly ends. Callers that need one at the same time wait for the same request; with a
 * keeper, other processes' tokens are used too.
 */
export function createTokenSource(
  fetchToken: () => Promise<Token>,
  clock: Clock,
  keeper: TokenKeeper | null = null,
) {
  let held: Token | null = null;
  let refused: string | null = null;
  let underWay: Promise<Token> | null = null;

  const isFresh = ({ expiresAt }: Token) => expiresAt - MARGIN_MS > clock.now();

  async function obtain(): Promise<Token> {
    const kept = keeper === null ? null : await keeper.read();
    if (kept !== null && kept.token !== refused && isFresh(kept)) return kept;
    const fetched = await fetchToken();
    await keeper?.write(fetched);
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
    /** The provider does not take this token any more. */
    forget(token: string): void {
      refused = token;
      if (held?.token === token) held = null;
    },
  };
}
