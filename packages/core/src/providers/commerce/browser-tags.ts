import type { CommerceClient } from './client.ts';
import type { TagReader } from './commerce.ts';
import { listTags } from './list-tags.ts';

/** Counts for browsers, of collections whose size is known. */
export function createTagReader(client: CommerceClient): TagReader {
  return { collectionTags: (handle, country) => listTags(client, handle, country) };
}
