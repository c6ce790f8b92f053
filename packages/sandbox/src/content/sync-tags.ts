import { createHash } from 'node:crypto';
import { versionOf } from './document.ts';
import type { Transaction } from './transaction.ts';

/** Opaque to clients: `s1:` and a hash of a source of a result. */
function syncTag(source: string): string {
  return `s1:${createHash('sha1').update(source).digest('base64url').slice(0, 6)}`;
}

/** What a query read: all documents of some types, or (null) of any, and references to missing documents. */
export interface ReadSources {
  types: ReadonlySet<string> | null;
  missingIds: ReadonlySet<string>;
}

export function tagsOfResult({ types, missingIds }: ReadSources): string[] {
  const sources = types === null ? ['*'] : [...types].map((type) => `type ${type}`);
  return [...sources, ...[...missingIds].map((id) => `id ${id}`)].map(syncTag).toSorted();
}

/** Returns at least one tag of every result that the transaction may have changed. */
export function tagsOfTransaction({ changes }: Transaction, includeDrafts: boolean): string[] {
  const seen = changes.filter(({ id }) => includeDrafts || versionOf(id).version === 'published');
  if (seen.length === 0) return [];
  const sources = seen.flatMap(({ id, before, after }) => [
    `id ${versionOf(id).publishedId}`,
    ...[before, after].flatMap((document) => (document === null ? [] : [`type ${document._type}`])),
  ]);
  return [...new Set(['*', ...sources])].map(syncTag).toSorted();
}
