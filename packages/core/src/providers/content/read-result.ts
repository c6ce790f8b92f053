import { type Fault, isFault } from '../../fault.ts';
import { isRecord, type RecordShape, readAnswer } from '../read-answer.ts';
import { sectionShapes } from './generated/query-shapes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One section that was left out. */
export interface BrokenSection {
  section: Fields;
  /** Says where in the section a value has another type than its field. */
  problem: string;
}

/** One size table that was left out. */
export interface BrokenTable {
  table: Fields;
  problem: string;
}

export type LeaveOut = (broken: BrokenSection | BrokenTable) => void;

/**
 * Reads the result of a query, whole or not at all: every value has the type that the query has by the schema.
 * `Result` is that type, generated from the same query as `shape`. Only in one of several sections, and in size tables,
 * the fields that editors fill in may have other types: `leaveOut` is called, and the result lacks the section or the
 * table. A cell that is not a text is an empty one. Throws a `Fault` of kind `outside` for everything else.
 */
export function readResult<Result>(result: unknown, shape: RecordShape, leaveOut: LeaveOut): Result {
  return withReadSections(readAnswer('content', shape, withReadTables(result, leaveOut)), leaveOut) as Result;
}

const tableShape = { 'title?': 'text', 'rows?': [{ 'cells?': ['text'] }] } as const;

function withReadTables(value: unknown, leaveOut: LeaveOut): unknown {
  if (Array.isArray(value)) return value.map((one) => withReadTables(one, leaveOut));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => {
    if (!Array.isArray(one)) return [name, withReadTables(one, leaveOut)];
    if (name === 'cells') return [name, one.map((cell) => (typeof cell === 'string' ? cell : ''))];
    const items = one.map((item) => withReadTables(item, leaveOut));
    return [name, name === 'sizeGuideTables' ? items.filter((table) => isWhole(table, leaveOut)) : items];
  });
  return Object.fromEntries(fields);
}

function isWhole(table: unknown, leaveOut: LeaveOut): boolean {
  try {
    readAnswer('content', tableShape, table);
    return true;
  } catch (error) {
    if (!isFault(error)) throw error;
    leaveOut({ table: isRecord(table) ? table : {}, problem: error.say });
    return false;
  }
}

function withReadSections(value: unknown, leaveOut: LeaveOut): unknown {
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

function readSections(sections: readonly unknown[], leaveOut: LeaveOut): unknown[] {
  const broken: { section: Fields; fault: Fault }[] = [];
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
