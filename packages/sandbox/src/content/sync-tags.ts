import { createHash } from 'node:crypto';
import { versionOf } from './document.ts';
import type { Transaction } from './lake.ts';

/** Opaque to clients: `s1:` and a hash of what an answer was made of. */
export function syncTag(source: string): string {
  return `s1:${createHash('sha1').update(source).digest('base64url').slice(0, 6)}`;
}

/** What a query looked at: all documents of some types, or (null) of any, and references that led nowhere. */
export interface ReadSources {
  types: ReadonlySet<string> | null;
  missingIds: ReadonlySet<string>;
}

export function tagsOfAnswer({ types, missingIds }: ReadSources): string[] {
  const sources = types === null ? ['*'] : [...types].map((type) => `type ${type}`);
  return [...sources, ...[...missingIds].map((id) => `id ${id}`)].map(syncTag).toSorted();
}

/** Every answer that the transaction may have changed has one of these; drafts and releases only on request. */
export function tagsOfTransaction({ changes }: Transaction, includeDrafts: boolean): string[] {
  const seen = changes.filter(({ id }) => includeDrafts || versionOf(id).version === 'published');
  if (seen.length === 0) return [];
  const sources = seen.flatMap(({ id, before, after }) => [
    `id ${versionOf(id).publishedId}`,
    ...[before, after].flatMap((document) => (document === null ? [] : [`type ${document._type}`])),
  ]);
  return [...new Set(['*', ...sources])].map(syncTag).toSorted();
}
