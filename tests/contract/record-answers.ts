import { isRecord } from '../../packages/core/src/providers/read-answer.ts';
import { type FragilePlace, patternOf } from './answer-mutilations.ts';
import { nullablePlaces } from './nullable-places.ts';
import { placesIn } from './places.ts';

/** What the platform returned to a request, and where it can be mutilated. */
export interface RecordedAnswer {
  /** The request's body. */
  request: string;
  body: unknown;
  /** By their pattern: many items of a list have the same places. */
  places: ReadonlyMap<string, readonly FragilePlace[]>;
}

/** A `fetch` that records what another returned. */
export function recordAnswers(send: typeof fetch): { fetch: typeof fetch; answers: RecordedAnswer[] } {
  const answers: RecordedAnswer[] = [];
  return {
    answers,
    async fetch(url, init) {
      const response = await send(url, init);
      const body: unknown = await response.clone().json();
      const request = String(init?.body);
      answers.push({ request, body, places: fragilePlaces(request, body) });
      return response;
    },
  };
}

/** A `fetch` that returns what was recorded for equal requests, in their order. */
export function replayAnswers(answers: readonly Pick<RecordedAnswer, 'request' | 'body'>[]): typeof fetch {
  const left = [...answers];
  return async (_url, init) => {
    const at = left.findIndex(({ request }) => request === String(init?.body));
    // A refused response is asked for once more.
    const [found] =
      at < 0 ? answers.filter(({ request }) => request === String(init?.body)) : left.splice(at, 1);
    if (found === undefined) throw new Error(`Nothing was recorded for ${String(init?.body)}`);
    return Response.json(found.body);
  };
}

/** Every place of a GraphQL response that somebody selected; fields of the response itself are the platform's own. */
function fragilePlaces(request: string, body: unknown): Map<string, FragilePlace[]> {
  const { query }: { query: string } = JSON.parse(request);
  const nullable = nullablePlaces(query, isRecord(body) ? body.data : null);
  const places = placesIn(body)
    .filter(([top]) => top === undefined || top === 'data')
    .map((place) => ({ place, mayBeNull: nullable.has(patternOf(place)), mayBeMissing: false }));
  return Map.groupBy(places, ({ place }) => patternOf(place));
}
