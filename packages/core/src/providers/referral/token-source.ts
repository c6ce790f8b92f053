import type { Clock } from '../../clock.ts';

export interface Token {
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A token is not used in its last minute: it could end on the way. */
const MARGIN_MS = 60_000;

/** Keeps one token until it nearly ends. Callers that need one at the same time wait for the same request. */
export function createTokenSource(fetchToken: () => Promise<Token>, clock: Clock) {
  let held: Token | null = null;
  let underWay: Promise<Token> | null = null;

  async function renew(): Promise<string> {
    underWay ??= fetchToken().finally(() => {
      underWay = null;
    });
    held = await underWay;
    return held.token;
  }

  return {
    async read(): Promise<string> {
      const isFresh = held !== null && held.expiresAt - MARGIN_MS > clock.now();
      return held !== null && isFresh ? held.token : renew();
    },
    /** The provider does not take this token any more. */
    forget(token: string): void {
      if (held?.token === token) held = null;
    },
  };
}
