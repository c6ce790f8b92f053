import { Fault } from '../../fault.ts';
import { createHttp, type HttpOptions } from '../http.ts';
import { readIfFits } from '../read-answer.ts';
import { requestJson } from '../request-json.ts';
import { mapRecommendations, recommendUrl } from './map.ts';
import type { RecommendationReader } from './search.ts';
import { messageShape, recommendShape } from './wire.ts';

export interface SearchOptions extends HttpOptions {
  /** Origin, and path where there is one, without a trailing slash: `https://{siteId}.a.searchspring.io`. */
  baseUrl: string;
  siteId: string;
  timeoutMs: number;
}

const MAX_RESPONSE_BYTES = 2_000_000;

/** Recommendations of Searchspring, by its recommend call, version 1. Make one per process. */
export function createRecommendationReader({
  baseUrl,
  siteId,
  timeoutMs,
  ...options
}: SearchOptions): RecommendationReader {
  const http = createHttp(options);

  return {
    async recommend(request) {
      if (request.profile.trim() === '') {
        throw new Fault({
          code: 'search-profile-missing',
          kind: 'input',
          say: 'Recommendations need the tag of a profile, such as customers-also-viewed.',
        });
      }
      const url = recommendUrl(baseUrl, siteId, request);
      const sent = { provider: 'search', url, timeoutMs, maxBytes: MAX_RESPONSE_BYTES };
      const response = await requestJson(
        http,
        { ...sent, headers: { accept: 'application/json' } },
        recommendShape,
        { 404: (body) => (isPaused(body) ? [] : throwUnknownProfile(request.profile)) },
      );
      return mapRecommendations(response);
    },
  };
}

function isPaused(body: unknown): boolean {
  return /paused/i.test(readIfFits(messageShape, body)?.message ?? '');
}

function throwUnknownProfile(profile: string): never {
  throw new Fault({
    code: 'search-profile-unknown',
    kind: 'absent',
    say: `search returned 404: it knows no profile "${profile.slice(0, 60)}", or not this site.`,
  });
}
