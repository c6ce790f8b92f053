import type { Fault } from '../../fault.ts';
import type { CommerceClient } from './client.ts';
import type { CatalogueReader } from './commerce.ts';
import { COLLECTION_TAGS_QUERY, METAOBJECTS_QUERY } from './documents/catalogue.ts';
import type { MetaobjectsQuery } from './generated/storefront.generated.d.ts';
import { toFilterMap } from './map-filter-map.ts';
import { readRemainingPages } from './read-remaining-pages.ts';
import { readList, readTexts } from './wire.ts';

/** Reads the filter map; separate from the catalogue, because one function needs nothing else. */
export function createFilterReader(
  client: CommerceClient,
  report?: (fault: Fault) => void,
): Pick<CatalogueReader, 'collectionTags' | 'filterMap'> {
  const { query } = client;
  return {
    async collectionTags(handle, country) {
      const found: { tags: string[] }[] = [];
      const take = async (after: string | null) => {
        const { collection } = await query(COLLECTION_TAGS_QUERY, { handle, after, country });
        found.push(...readList(collection?.products?.nodes).map(({ tags }) => ({ tags: readTexts(tags) })));
        return collection;
      };
      const collection = await take(null);
      if (!collection) return null;
      await readRemainingPages(
        collection.products?.pageInfo,
        async (after) => (await take(after))?.products?.pageInfo,
      );
      return found;
    },

    async filterMap(country) {
      const [groups, rules] = await Promise.all([
        readMetaobjects(client, 'filter_group', country),
        readMetaobjects(client, 'collection_rule', country),
      ]);
      return toFilterMap(groups, rules, report);
    },
  };
}

async function readMetaobjects({ query }: CommerceClient, type: string, country: string) {
  const found: MetaobjectsQuery['metaobjects']['nodes'] = [];
  const take = async (after: string | null) => {
    const { metaobjects } = await query(METAOBJECTS_QUERY, { type, after, country });
    found.push(...readList(metaobjects?.nodes));
    return metaobjects?.pageInfo;
  };
  await readRemainingPages(await take(null), take);
  return found;
}
