import { type Fault, isFault } from '../../fault.ts';
import { isRecord, type RecordShape, readAnswer } from '../read-answer.ts';
import { sectionShapes } from './generated/query-shapes.ts';

/** One section that was left out. */
export interface BrokenSection {
  section: Readonly<Record<string, unknown>>;
  /** Says where in the section a value has another type than its field. */
  problem: string;
}

/**
 * Reads the result of a query, whole or not at all: every value has the type that the query has by the schema.
 * `Result` is that type, generated from the same query as `shape`. Only in one of several sections the fields that
 * editors fill in may have other types: `leaveOut` is called, and the result lacks the section. Throws a `Fault` of
 * kind `outside` for everything else.
 */
export function readResult<Result>(
  result: unknown,
  shape: RecordShape,
  leaveOut: (broken: BrokenSection) => void,
): Result {
  return withReadSections(readAnswer('content', shape, result), leaveOut) as Result;
}

function withReadSections(value: unknown, leaveOut: (broken: BrokenSection) => void): unknown {
  if (Array.isArray(value)) return value.map((one) => withReadSections(one, leaveOut));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [
    name,
    name === 'sections' && Array.isArray(one) ? readSections(one, leaveOut) : withReadSections(one, leaveOut),
  ]);
  return Object.fromEntries(fields);
}

/** What the CMS itself writes into a section. */
const ownShape = { '_key?': 'text', _type: 'text' } as const;

function readSections(sections: readonly unknown[], leaveOut: (broken: BrokenSection) => void): unknown[] {
  const broken: { section: BrokenSection['section']; fault: Fault }[] = [];
  const whole = sections.flatMap((section) => {
    const own = readAnswer('content', ownShape, section);
    const shape = Object.entries(sectionShapes).find(([kind]) => kind === own._type)?.[1];
    // The query has no fields for a section of a newer schema.
    if (shape === undefined) return [own];
    try {
      return [readAnswer('content', shape, section)];
    } catch (error) {
      if (!isFault(error)) throw error;
      broken.push({ section: own, fault: error });
      return [];
    }
  });
  const [first, ...others] = broken;
  if (first === undefined) return whole;
  if (others.length > 0 || whole.length === 0) throw first.fault;
  leaveOut({ section: first.section, problem: first.fault.say });
  return whole;
}
