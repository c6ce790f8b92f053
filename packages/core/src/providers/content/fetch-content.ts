import type { QueryParams, SanityClient } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import { Fault, isFault } from '../../fault.ts';
import type { RecordShape } from '../read-answer.ts';
import { absenceProblem, brokenPartProblem, problemsIn, type ReportProblem } from './content-problems.ts';
import { type ContentAvailability, hideUnavailable } from './hide-unavailable.ts';
import type { ImageMapper } from './parts/map-image.ts';
import { readResult } from './read-result.ts';

/** Called with each document read, its version (ISO 8601) and the name of the query. */
export type OnRead = (id: string, version: string, query: string) => void;

export interface FetchContentOptions {
  client: SanityClient;
  toImage: ImageMapper;
  available: ContentAvailability | undefined;
  onRead: OnRead | undefined;
  report: ReportProblem | undefined;
  /** Whether texts keep the invisible marks by which the editing tool finds their fields. */
  keepsMarks: boolean;
}

export interface ContentQuery {
  /** For log messages. */
  name: string;
  query: string;
  params: QueryParams;
  /** Of its result. */
  shape: RecordShape;
}

export type FetchContent = <Result extends object, Content>(
  contentQuery: ContentQuery,
  map: (result: Result) => Content,
) => Promise<Content | null>;

/** Each page that shows a bad part reads it again; it is reported once. */
const mostRememberedProblems = 500;

/** The client's errors carry the request and the response body, so tokens and arbitrary text; ours carry neither. */
function withoutBody(error: unknown): Error {
  if (isFault(error)) return error;
  if (!(error instanceof Error)) return new Error(typeof error);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
  return new Error(status === null ? error.name : `${error.name} ${status}`);
}

function adviceOf(cause: unknown): string {
  return isFault(cause) ? cause.say : 'check that it is up and that project, dataset and token are right.';
}

/** Also removes marks that an editor copied from a preview into a text. */
function withoutMarks<Result>(result: Result): Result {
  return JSON.parse(JSON.stringify(result), (_, value) =>
    typeof value === 'string' ? stegaClean(value) : value,
  );
}

function recordDocuments(result: object, query: string, onRead: OnRead): void {
  if ('_id' in result && '_updatedAt' in result) onRead(String(result._id), String(result._updatedAt), query);
  for (const value of Object.values(result)) {
    for (const member of Array.isArray(value) ? value : []) {
      if (typeof member === 'object' && member !== null && '_updatedAt' in member)
        recordDocuments(member, query, onRead);
    }
  }
}

/**
 * Queries the CMS and maps the result. `[error.9]` Rejects with a `Fault` of kind `outside`, code
 * `content-unavailable`, when it refuses, fails, is late or returns a result of another shape: a result is used as a
 * whole, or what was read before stays.
 */
export function createFetchContent({
  client,
  toImage,
  available,
  onRead,
  report,
  keepsMarks,
}: FetchContentOptions): FetchContent {
  const reported = new Set<string>();

  const textOf = ({ say, cause }: Fault) => `${say}: ${String(cause)}`;

  function reportOnce(problem: Fault): void {
    const text = textOf(problem);
    if (reported.has(text)) return;
    if (reported.size >= mostRememberedProblems) reported.clear();
    reported.add(text);
    report?.(problem);
  }

  return async <Result extends object, Content>(
    { name, query, params, shape }: ContentQuery,
    map: (result: Result) => Content,
  ): Promise<Content | null> => {
    try {
      const { useCdn } = client.config();
      const result = await client.fetch<Result | null>(query, params, useCdn ? { cacheMode: 'noStale' } : {});
      const absence = absenceProblem(name);
      if (result === null) {
        if (absence) reportOnce(absence);
        return null;
      }
      // The document exists again: its next absence is reported again.
      if (absence) reported.delete(textOf(absence));
      // The client returns undefined for a body that is not JSON, which does not mean that the document is missing.
      const whole = readResult<Result>(result, shape, (broken) =>
        reportOnce(brokenPartProblem(name, result, broken)),
      );
      const read = keepsMarks ? whole : withoutMarks(whole);
      if (onRead) recordDocuments(read, name, onRead);
      if (report) for (const problem of problemsIn(name, read, toImage)) reportOnce(problem);
      return map(available ? hideUnavailable(read, available) : read);
    } catch (cause) {
      throw new Fault({
        code: 'content-unavailable',
        kind: 'outside',
        say: `Sanity returned no usable result for the query '${name}': ${adviceOf(cause)}`,
        cause: withoutBody(cause),
      });
    }
  };
}
