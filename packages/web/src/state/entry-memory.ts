import { entryKey } from './history-entry.ts';

/** A shopper comes back to few of the pages that she left. */
const MOST_REMEMBERED = 12;

/** Remembers a value for each entry of the history, for the way back, until a page is loaded anew. */
export function createEntryMemory<Value>() {
  const values = new Map<string, Value>();
  return {
    remember(value: Value): void {
      const entry = entryKey();
      values.delete(entry);
      values.set(entry, value);
      for (const oldest of [...values.keys()].slice(0, -MOST_REMEMBERED)) values.delete(oldest);
    },
    /** The value of the entry that is shown; undefined without one. */
    recall: (): Value | undefined => values.get(entryKey()),
  };
}
