import { compare } from './compare.ts';
import { fold, words } from './platform-text.ts';
import { readMoment } from './read-moment.ts';
import { type Clause, invalidField, invalidValue, parseSearch, type SearchWarning } from './search-syntax.ts';

/** What a search can match in a record that is not a product. */
export interface Described {
  title: string;
  /** Compared as a whole; lists by each of their values. */
  texts?: Readonly<Record<string, string | readonly string[]>>;
  /** ISO 8601. */
  dates?: Readonly<Record<string, string>>;
}

type Test = (record: Described) => boolean;

/** Runs a query in the platform's search syntax over pages, articles, collections and the like. */
export function searchRecords<T>(
  query: string,
  records: readonly T[],
  describe: (record: T) => Described,
  now: number,
): { found: T[]; warnings: SearchWarning[] } {
  const known = records.map((record) => ({ record, described: describe(record) }));
  const names = new Set(
    known.flatMap(({ described: { texts, dates } }) => [
      ...Object.keys(texts ?? {}),
      ...Object.keys(dates ?? {}),
    ]),
  );
  const warnings: SearchWarning[] = [];
  const test = compile(parseSearch(query), names, now, warnings);
  return { found: known.filter(({ described }) => test(described)).map(({ record }) => record), warnings };
}

function compile(clause: Clause, names: Set<string>, now: number, warnings: SearchWarning[]): Test {
  if (clause.kind === 'text') return hasWords(clause.text, true);
  if (clause.kind === 'not') {
    const inner = compile(clause.clause, names, now, warnings);
    return (record) => !inner(record);
  }
  if (clause.kind !== 'field') {
    const parts = clause.clauses.map((part) => compile(part, names, now, warnings));
    return clause.kind === 'all'
      ? (record) => parts.every((part) => part(record))
      : (record) => parts.some((part) => part(record));
  }
  const { field, value, comparator, isPrefix } = clause;
  if (field === 'title') return hasWords(value, isPrefix);
  const name = field.replace(/_not$/, '');
  if (names.size > 0 && !names.has(name)) {
    warnings.push(invalidField(field));
    return () => true;
  }
  if (name.endsWith('_at')) {
    const moment = readMoment(value, now);
    if (!moment) {
      warnings.push(invalidValue(field));
      return () => true;
    }
    return ({ dates }) => compare(Date.parse(dates?.[name] ?? ''), moment.start, comparator, moment.lengthMs);
  }
  const wanted = fold(value);
  const isIn: Test = ({ texts }) =>
    [texts?.[name] ?? []]
      .flat()
      .some((text) => (isPrefix ? fold(text).startsWith(wanted) : fold(text) === wanted));
  return name === field ? isIn : (record) => !isIn(record);
}

function hasWords(text: string, isPrefix: boolean): Test {
  const wanted = words(text);
  return ({ title }) => {
    const known = words(title);
    return wanted.every((word) =>
      known.some((other) => (isPrefix ? other.startsWith(word) : other === word)),
    );
  };
}
