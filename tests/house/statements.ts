import statementIds from './statement-ids.json' with { type: 'json' };

/** The ids of the specification's statements, in its order. */
export const statements: readonly string[] = statementIds;

const known = new Set(statements);
const sections = new Set(statements.map((id) => id.replace(/\.\d+$/, '')));
const kinds = [...new Set(statements.map((id) => id.split('.')[0]))].join('|');
const bracketed = new RegExp(`\\[((?:${kinds})(?:\\.[a-z0-9–-]+)+)\\]`, 'g');
const openRange = new RegExp(
  `${bracketed.source}\`?(?=\\s+(?:and following|onwards|(?:to|until|through)\\s+\`?\\[))`,
  'g',
);
const written = new RegExp(`(?<![\\w.])(?:${kinds})(?:\\.[a-z][a-z0-9-]*)?(?:\\.\\d+)+(?:[-–]\\d+)?`, 'g');

/** The ids of statements that a text names. */
export function idsIn(text: string): string[] {
  return [...new Set([...text.matchAll(bracketed)].map(([, id = '']) => id))].filter((id) => known.has(id));
}

/** What looks like a statement's id and is none: unknown ids, ranges in digits or words, and sections where a number is meant. */
export function wrongIdsIn(text: string): string[] {
  const looksMeant = (id: string) => sections.has(id) || /\.[\d–-]+$/.test(id);
  const inBrackets = [...text.matchAll(bracketed)].map(([, id = '']) => id).filter(looksMeant);
  const inProse = [...text.matchAll(written)].map(([id]) => id);
  const ranges = [...text.matchAll(openRange)].map(([, id = '']) => `${id} and following`);
  return [...new Set([...inBrackets, ...inProse, ...ranges])].filter((id) => !known.has(id));
}

/** A text without the ids that it names. */
export function withoutIds(text: string): string {
  return text.replaceAll(bracketed, '').replaceAll(/\s+/g, ' ').trim();
}
