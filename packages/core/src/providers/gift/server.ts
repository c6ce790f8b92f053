import { createHttp, type HttpOptions } from '../http.ts';
import { requestJson } from '../request-json.ts';
import type { GiftProvider } from './gift.ts';
import { throwRefusal, throwUnknownSession, toGiftBody } from './map.ts';
import { giftShape, sessionShape } from './wire.ts';

export interface GiftOptions extends HttpOptions {
  /** Origin, and path where there is one, without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  timeoutMs: number;
}

const MAX_RESPONSE_BYTES = 100_000;

/**
 * Gifts by a neutral wire format of our own: the provider publishes none, so this file and `wire.ts` are the one
 * place to change once its documents are at hand. Make one per process; the key never leaves the server.
 */
export function createGiftProvider({ baseUrl, apiKey, timeoutMs, ...options }: GiftOptions): GiftProvider {
  const http = createHttp(options);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => ({
    provider: 'gift',
    url: `${baseUrl}${path}`,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${apiKey}`,
      ...headers,
    },
    body: JSON.stringify(body),
    timeoutMs,
    maxBytes: MAX_RESPONSE_BYTES,
  });

  return {
    async startSession() {
      const { session } = await requestJson(http, post('/v1/sessions', {}), sessionShape);
      return { sessionId: session.id };
    },

    async createGift(request) {
      const headers = { 'idempotency-key': request.idempotencyKey };
      // The key makes it harmless to send again.
      const sent = { ...post('/v1/gifts', toGiftBody(request), headers), isRepeatable: true };
      const { gift } = await requestJson(http, sent, giftShape, {
        404: throwUnknownSession,
        422: throwRefusal,
      });
      return { giftId: gift.gift_id };
    },
  };
}
