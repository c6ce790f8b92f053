import type { CatalogueMetaobject } from '../../world/catalogue.ts';
import type { Shop } from '../shop.ts';
import { nextUpdate } from '../whole-seconds.ts';
import { isNamed } from './is-named.ts';
import type { MetaobjectEdit } from './read-edit.ts';

const firstId = 9_400_000_000_000;

/** Creates, changes or deletes a metaobject. False when it does not exist, or the handle is taken. */
export function editMetaobject(shop: Shop, edit: MetaobjectEdit): boolean {
  const { metaobjects } = shop.edits;
  const isMeant = (data: CatalogueMetaobject) =>
    edit.action === 'create'
      ? data.type === edit.type && data.handle === edit.handle
      : isNamed(data, edit.id);
  const found = metaobjects.find(isMeant)?.data ?? null;
  if ((found === null) !== (edit.action === 'create')) return false;
  if (edit.action === 'delete') {
    if (!found) return false;
    metaobjects.remove(found.id);
    shop.catalogueChanged({ topic: 'metaobjects/delete', metaobject: found });
    return true;
  }
  const updatedAt = nextUpdate(found?.updatedAt ?? '', shop.world.now());
  const data =
    edit.action === 'create'
      ? { id: firstId + shop.edits.nextNumber(), type: edit.type, handle: edit.handle, fields: [], updatedAt }
      : found;
  if (!data) return false;
  metaobjects.put({ ...data, fields: withFields(data.fields, edit.fields), updatedAt }, true);
  const topic = found ? 'metaobjects/update' : 'metaobjects/create';
  shop.catalogueChanged({ topic, metaobjectId: data.id });
  return true;
}

/** Fields that are not given stay; new ones are plain text. */
function withFields(
  fields: CatalogueMetaobject['fields'],
  values: Record<string, string>,
): CatalogueMetaobject['fields'] {
  const known = fields.map((field) => ({ ...field, value: values[field.key] ?? field.value }));
  const fresh = Object.entries(values).filter(([key]) => !fields.some((field) => field.key === key));
  return [...known, ...fresh.map(([key, value]) => ({ key, type: 'single_line_text_field', value }))];
}
