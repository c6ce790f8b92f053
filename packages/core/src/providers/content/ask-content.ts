import type { QueryParams, SanityClient } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import { Fault } from '../../fault.ts';
import { absenceProblem, problemsIn, type ReportProblem } from './content-problems.ts';
import type { ImageMapper } from './map-image.ts';
import { type ContentOffers, onlyOffered } from './only-offered.ts';

export interface AskContentOptions {
  client: SanityClient;
  toImage: ImageMapper;
  offers: ContentOffers | undefined;
  onRead: ((id: string, version: string) => void) | undefined;
  report: ReportProblem | undefined;
  /** Whether texts keep the marks that lead editors to their fields. */
  keepsMarks: boolean;
}

export interface ContentQuestion {
  /** For messages. */
  name: string;
  query: string;
  params: QueryParams;
}

export type AskContent = <Answer extends object, Content>(
  question: ContentQuestion,
  map: (answer: Answer) => Content,
) => Promise<Content | null>;

/** The same bad part is read again with every page that shows it. */
const mostRememberedProblems = 500;

/** The client's own errors carry request and answer: tokens, and whatever the other side wrote. */
function withoutBody(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(typeof error);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
  return new Error(status === null ? error.name : `${error.name} ${status}`);
}

/** Marks that came with a text which was copied out of a preview, too. */
function withoutMarks<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === 'string' ? stegaClean(value) : value,
  );
}

function noteDocuments(answer: object, onRead: (id: string, version: string) => void): void {
  if ('_id' in answer && '_updatedAt' in answer) onRead(String(answer._id), String(answer._updatedAt));
  for (const value of Object.values(answer)) {
    for (const member of Array.isArray(value) ? value : []) {
      if (typeof member === 'object' && member !== null && '_updatedAt' in member)
        noteDocuments(member, onRead);
    }
  }
}

/**
 * Asks the CMS and maps what it says. Rejects with a `Fault` of kind `outside`, code `content-unavailable`, when it
 * refuses, fails, is late or answers nonsense.
 */
export function createAskContent({
  client,
  toImage,
  offers,
  onRead,
  report,
  keepsMarks,
}: AskContentOptions): AskContent {
  const reported = new Set<string>();

  const textOf = ({ say, cause }: Fault) => `${say}: ${String(cause)}`;

  function tell(problem: Fault): void {
    const text = textOf(problem);
    if (reported.has(text)) return;
    if (reported.size >= mostRememberedProblems) reported.clear();
    reported.add(text);
    report?.(problem);
  }

  return async <Answer extends object, Content>(
    { name, query, params }: ContentQuestion,
    map: (answer: Answer) => Content,
  ): Promise<Content | null> => {
    try {
      const { useCdn } = client.config();
      const answer = await client.fetch<Answer | null>(query, params, useCdn ? { cacheMode: 'noStale' } : {});
      const absence = absenceProblem(name);
      if (answer === null) {
        if (absence) tell(absence);
        return null;
      }
      // It is there again: that it goes once more is news.
      if (absence) reported.delete(textOf(absence));
      // The client hands out undefined for a body that is not JSON: that is no document that is missing.
      if (typeof answer !== 'object') throw new TypeError(`Expected an object, got ${typeof answer}`);
      const read = keepsMarks ? answer : withoutMarks(answer);
      if (onRead) noteDocuments(read, onRead);
      if (report) for (const problem of problemsIn(name, read, toImage)) tell(problem);
      return map(offers ? onlyOffered(read, offers) : read);
    } catch (cause) {
      throw new Fault({
        code: 'content-unavailable',
        kind: 'outside',
        say: `Sanity did not answer the query '${name}' usefully: check that it is up and that project, dataset and token fit.`,
        cause: withoutBody(cause),
      });
    }
  };
}
