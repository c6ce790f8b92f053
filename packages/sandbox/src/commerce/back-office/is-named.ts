import { parseGid } from '../gid.ts';

/** Whether `name` is the record's number, global id or handle. */
export function isNamed(record: { id: number; handle: string }, name: string): boolean {
  return record.handle === name || String(record.id) === (parseGid(name)?.id ?? name);
}
