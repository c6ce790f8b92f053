import {
  currentBuild,
  type PageBuild,
  recordFormerSource,
  recordMissingSource,
  withSources,
} from './page-build.ts';

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
 * records both, and reads each name once. Never rejects.
 */
export function lastKnown<Value>({ problem, isAlwaysThere, read }: KnownPart<Value>) {
  /** `result` is null for documents known not to exist. */
  const known = new Map<string, Awaited<ReturnType<typeof withSources<Value | null>>>>();
  const inBuilds = new WeakMap<PageBuild, Map<string, Promise<Value | null>>>();

  async function readOrRecall(name: string): Promise<Value | null> {
    function former(): Value | null {
      const last = known.get(name);
      if (last === undefined) recordMissingSource();
      else recordFormerSource(last.sources);
      return last?.result ?? null;
    }
    try {
      const latest = await withSources(() => read(name));
      if (latest.result === null && isAlwaysThere) return former();
      known.delete(name);
      known.set(name, latest);
      const [oldest] = known.keys();
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
      return latest.result;
    } catch (error) {
      console.error(problem, name, error);
      return former();
    }
  }

  return (name = '') => {
    const build = currentBuild();
    if (build === null) return readOrRecall(name);
    const reads = inBuilds.get(build) ?? new Map<string, Promise<Value | null>>();
    inBuilds.set(build, reads);
    const reading = reads.get(name) ?? readOrRecall(name);
    reads.set(name, reading);
    return reading;
  };
}
