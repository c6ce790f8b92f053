import type { CatalogueCollection } from '../../world/catalogue.ts';
import type { Shop } from '../shop.ts';
import { nextUpdate } from '../whole-seconds.ts';
import { isNamed } from './is-named.ts';
import type { CollectionEdit } from './read-edit.ts';

const firstId = 9_300_000_000_000;

/** Creates, changes or deletes a collection. False when it does not exist, or the handle is taken. */
export function editCollection(shop: Shop, edit: CollectionEdit): boolean {
  const { collections } = shop.edits;
  const name = edit.action === 'create' ? edit.handle : edit.id;
  const found = collections.find((data) => isNamed(data, name))?.data ?? null;
  if ((found === null) !== (edit.action === 'create')) return false;
  if (edit.action === 'delete') {
    if (!found) return false;
    collections.remove(found.id);
    shop.catalogueChanged({ topic: 'collections/delete', collectionId: found.id });
    return true;
  }
  const { title, productHandles } = edit;
  const base = found ?? bareCollection(firstId + shop.edits.nextNumber(), name);
  const data: CatalogueCollection = {
    ...base,
    title: title ?? base.title,
    productHandles: productHandles ?? base.productHandles,
    updatedAt: nextUpdate(base.updatedAt, shop.world.now()),
  };
  collections.put(data, true);
  const topic = found ? 'collections/update' : 'collections/create';
  shop.catalogueChanged({ topic, collectionId: data.id });
  return true;
}

function bareCollection(id: number, handle: string): CatalogueCollection {
  return {
    id,
    handle,
    title: handle,
    descriptionHtml: '',
    picture: null,
    sort: 'MANUAL',
    productHandles: [],
    rule: null,
    metafields: [],
    seo: { title: null, description: null },
    updatedAt: '',
  };
}
