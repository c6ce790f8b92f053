import { parseGid } from '../gid.ts';

/** Does a text name this record, by its number, its global id or its handle? */
export function isNamed(record: { id: number; handle: string }, name: string): boolean {
  return record.handle === name || String(record.id) === (parseGid(name)?.id ?? name);
}
