import type { Fault } from '../../fault.ts';
import type { CommerceClient } from './client.ts';
import type { CatalogueReader } from './commerce.ts';
import { METAOBJECTS_QUERY } from './documents/catalogue.ts';
import { metaobjectsShape } from './generated/answer-shapes.ts';
import { listTags } from './list-tags.ts';
import { type MetaobjectAnswer, toFilterMap } from './map-filter-map.ts';
import { readRemainingPages } from './read-remaining-pages.ts';

/** Reads the filter map; separate from the catalogue, because one function needs nothing else. */
export function createFilterReader(
  client: CommerceClient,
  report?: (fault: Fault) => void,
): Pick<CatalogueReader, 'collectionTags' | 'filterMap'> {
  return {
    collectionTags: (handle, country) => listTags(client, handle, country),

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
  const found: MetaobjectAnswer[] = [];
  const take = async (after: string | null) => {
    const { metaobjects } = await query(METAOBJECTS_QUERY, metaobjectsShape, { type, after, country });
    found.push(...metaobjects.nodes);
    return metaobjects.pageInfo;
  };
  await readRemainingPages(await take(null), take);
  return found;
}
