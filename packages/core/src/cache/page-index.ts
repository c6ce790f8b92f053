import type { Clock } from '../clock.ts';
import { cacheKeys } from './keys.ts';
import { ownPath } from './page-tags.ts';
import { readVersions, type Versions } from './receipt.ts';
import { type CacheStore, expiringEntry } from './store.ts';

/** A page as it was last built. */
export interface BuiltPage {
  /** Milliseconds since the epoch: when its sources began to be read. */
  startedAt: number;
  /** The build whose code made it; null where a source failed and the page is incomplete. */
  buildId: string | null;
  /** The CMS's documents on it: `document:{id}` and its version. */
  documents: Versions;
  /** The id of the document whose own page it is, or which was here before it got another slug. */
  subject?: string | null;
}

/** Which pages show which tags, and which are visited most. Rejects as the store does. */
export interface PageIndex {
  /** Call it whenever a page was built: a page that shoppers visit is built again and again. */
  record(path: string, tags: readonly string[], built: BuiltPage): Promise<void>;
  /** Null for a page that was never recorded. */
  lastBuilt(path: string): Promise<BuiltPage | null>;
  /** The id of the document whose own page was last at the path; null for other paths. */
  subjectAt(path: string): Promise<string | null>;
  /** Every page that shows one of these tags, built or not. */
  pathsOf(tags: readonly string[]): Promise<string[]>;
  /** Most visited first. */
  mostVisited(limit: number): Promise<string[]>;
}

interface PageRecord extends BuiltPage {
  tags: string[];
  /** Seconds since the epoch: when the tags were written, when the page was last built. */
  indexedAt: number;
  builtAt: number;
  /** How often it was built recently: a build counts half after a week. */
  visits: number;
}

const DAY_S = 86_400;
const STORED_S = 30 * DAY_S;
/** Addresses outlive their pages: links to them are printed, sent and saved. */
const ADDRESS_STORED_S = 3_650 * DAY_S;
const HALF_LIFE_S = 7 * DAY_S;
/** Sort keys hold 1,024 bytes, and longer paths are not visited twice. */
const LONGEST_PATH = 512;

export function createPageIndex(store: CacheStore, clock: Clock): PageIndex {
  const nowS = () => Math.floor(clock.now() / 1_000);
  const entry = (value: unknown) => expiringEntry(value, STORED_S, clock);
  const decayed = ({ visits, builtAt }: PageRecord) => visits * 2 ** ((builtAt - nowS()) / HALF_LIFE_S);

  return {
    async record(path, tags, built) {
      if (path.length > LONGEST_PATH) return;
      const known = readRecord((await store.read(cacheKeys.page(path)))?.value);
      const wanted = [...new Set(tags)].toSorted();
      const isIndexed = known !== null && nowS() - known.indexedAt < DAY_S;
      const missing = isIndexed ? wanted.filter((tag) => !known.tags.includes(tag)) : wanted;
      const gone = known === null ? [] : known.tags.filter((tag) => !wanted.includes(tag));
      await Promise.all([
        ...missing.map((tag) => store.write(cacheKeys.taggedPath(tag, path), entry(null))),
        ...gone.map((tag) => store.remove(cacheKeys.taggedPath(tag, path))),
      ]);
      const subject = built.subject ?? null;
      if (subject !== null && !(isIndexed && known.subject === subject))
        await store.write(cacheKeys.address(path), expiringEntry(subject, ADDRESS_STORED_S, clock));
      const record: PageRecord = {
        tags: wanted,
        indexedAt: isIndexed ? known.indexedAt : nowS(),
        builtAt: nowS(),
        visits: 1 + (known === null ? 0 : decayed(known)),
        ...built,
      };
      await store.write(cacheKeys.page(path), entry(record));
    },
    lastBuilt: async (path) => readRecord((await store.read(cacheKeys.page(path)))?.value),
    async subjectAt(path) {
      if (path.length > LONGEST_PATH) return null;
      const found = (await store.read(cacheKeys.address(path)))?.value;
      return typeof found === 'string' ? found : null;
    },
    async pathsOf(tags) {
      const rows = await Promise.all(tags.map((tag) => store.list(cacheKeys.taggedPath(tag, '').pk)));
      const own = tags.map(ownPath).filter((path) => path !== null);
      return [...new Set([...own, ...rows.flat().map(({ sk }) => sk)])];
    },
    async mostVisited(limit) {
      const rows = await store.list(cacheKeys.page('').pk);
      return rows
        .flatMap(({ sk, entry }) => {
          const record = readRecord(entry.value);
          return record === null ? [] : [{ path: sk, visits: decayed(record) }];
        })
        .toSorted((one, other) => other.visits - one.visits)
        .slice(0, limit)
        .map(({ path }) => path);
    },
  };
}

function readRecord(value: unknown): PageRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tags, indexedAt, builtAt, visits, startedAt, buildId, documents, subject } = value as Partial<
    Record<keyof PageRecord, unknown>
  >;
  if (!Array.isArray(tags) || typeof indexedAt !== 'number') return null;
  if (typeof builtAt !== 'number' || typeof visits !== 'number') return null;
  return {
    tags: tags.map(String),
    indexedAt,
    builtAt,
    visits,
    buildId: typeof buildId === 'string' ? buildId : null,
    // A record of an older deployment has neither of them.
    startedAt: typeof startedAt === 'number' ? startedAt : 0,
    documents: readVersions(documents),
    subject: typeof subject === 'string' ? subject : null,
  };
}
