import type { Json } from '../../../content/document.ts';
import { keyed, p, richText, type Words } from '../compose.ts';

/** A section of questions, each with its answer. */
export function questions(
  heading: string,
  rows: readonly (readonly [string, ...Words[]])[],
): Record<string, Json> {
  return {
    _type: 'faq',
    heading,
    questions: keyed(rows.map(([question, ...answer]) => ({ question, answer: richText(p(...answer)) }))),
  };
}
