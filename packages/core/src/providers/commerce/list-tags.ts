import type { CommerceClient } from './client.ts';
import { COLLECTION_TAGS_QUERY } from './documents/tags.ts';
import { collectionTagsShape } from './generated/answer-shapes.ts';
import { readRemainingPages, requireStillThere } from './read-remaining-pages.ts';

/** The tags of every product in a collection, 250 a request; null for a collection that does not exist. */
export async function listTags(
  { query }: CommerceClient,
  handle: string,
  country: string,
): Promise<{ tags: string[] }[] | null> {
  const found: { tags: string[] }[] = [];
  const take = async (after: string | null) => {
    const variables = { handle, after, country };
    const { collection } = await query(COLLECTION_TAGS_QUERY, collectionTagsShape, variables);
    found.push(...(collection?.products.nodes ?? []));
    return collection;
  };
  const collection = await take(null);
  if (collection === null) return null;
  await readRemainingPages(
    collection.products.pageInfo,
    async (after) => requireStillThere(await take(after)).products.pageInfo,
  );
  return found;
}
