import { recordFormerSource, recordMissingSource } from './page-build.ts';

/** One document of the CMS, or the same part of many. */
export interface KnownPart<Value> {
  /** The log message when it cannot be read. */
  problem: string;
  /** Whether a missing document is an error: the settings always exist. */
  isAlwaysThere: boolean;
  read: (name: string) => Promise<Value | null>;
}

/** The names read least recently are forgotten first. */
const MAX_KNOWN = 500;

/**
 * Returns a function that reads by name. `[error.9]` While the CMS fails it returns what this process read last, so a
 * page that is rebuilt meanwhile for its prices keeps its texts. Null when nothing was ever read. The page's build
 * records both. Never rejects.
 */
export function lastKnown<Value>({ problem, isAlwaysThere, read }: KnownPart<Value>) {
  /** Null for documents known not to exist. */
  const known = new Map<string, Value | null>();
  return async (name = ''): Promise<Value | null> => {
    function former(): Value | null {
      if (known.has(name)) recordFormerSource();
      else recordMissingSource();
      return known.get(name) ?? null;
    }
    try {
      const value = await read(name);
      if (value === null && isAlwaysThere) return former();
      known.delete(name);
      known.set(name, value);
      const [oldest] = known.keys();
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
      return value;
    } catch (error) {
      console.error(problem, name, error);
      return former();
    }
  };
}
