import { noteLoss } from './page-build.ts';

/** One document of the CMS, or the same part of many. */
export interface KnownPart<Value> {
  /** What the log says when it cannot be read. */
  problem: string;
  /** Whether nothing found means that something is wrong: the settings are always there. */
  isAlwaysThere: boolean;
  read: (name: string) => Promise<Value | null>;
}

/** So many are remembered, the latest read ones. */
const MOST_KNOWN = 500;

/**
 * Reads by name. While the CMS fails, it answers what this process found last ([error.9]): a page that is made
 * anew meanwhile for its prices keeps its words. Null where nothing was ever found; never rejects. A page that is
 * being made hears when nobody knows.
 */
export function lastKnown<Value>({ problem, isAlwaysThere, read }: KnownPart<Value>) {
  /** Null for what is known not to be there. */
  const known = new Map<string, Value | null>();
  return async (name = ''): Promise<Value | null> => {
    try {
      const value = await read(name);
      if (value === null && isAlwaysThere) return known.get(name) ?? null;
      known.delete(name);
      known.set(name, value);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return value;
    } catch (error) {
      console.error(problem, name, error);
      if (!known.has(name)) noteLoss();
      return known.get(name) ?? null;
    }
  };
}
