import type {
  CollectionRecord,
  MetafieldRecord,
  MetaobjectRecord,
  ProductRecord,
} from '../catalogue/records.ts';
import { cdnAddress } from '../cdn/cdn-address.ts';
import { gid, parseGid } from '../gid.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import { type PageArgs, pageByPlace } from '../graphql/page.ts';
import { findNode } from './find-node.ts';
import { metafieldRecord } from './numbered-parts.ts';

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** `metafield` and `metafields` of products and collections. */
export const metafieldOwnerFields: FieldMap<ProductRecord | CollectionRecord> = {
  metafield: (owner, identifier: Identifier) => metafieldOf(owner, identifier),
  metafields: (owner, { identifiers }: { identifiers: Identifier[] }) =>
    identifiers.map((identifier) => metafieldOf(owner, identifier)),
};

function metafieldOf(
  parent: ProductRecord | CollectionRecord,
  { namespace, key }: Identifier,
): MetafieldRecord | null {
  const field = parent.data.metafields.find(
    (known) => known.key === key && known.namespace === (namespace ?? 'custom'),
  );
  return field ? metafieldRecord(parent, field) : null;
}

export const metafieldFields: FieldMap<MetafieldRecord> = {
  id: ({ id }) => gid('Metafield', id),
  key: ({ field }) => field.key,
  namespace: ({ field }) => field.namespace,
  type: ({ field }) => field.type,
  description: () => null,
  value: ({ field }, _args, context) => shownValue(field, context),
  createdAt: ({ updatedAt }) => updatedAt,
  parentResource: ({ parent }) => parent,
  reference: ({ field }, _args, context) => referenceOf(field, context),
  references: ({ field }, args: PageArgs, context) => referencesOf(field, args, context),
};

interface MetaobjectFieldRecord {
  key: string;
  type: string;
  value: string;
}

export const metaobjectFields: FieldMap<MetaobjectRecord> = {
  id: ({ data }) => gid('Metaobject', data.id),
  handle: ({ data }) => data.handle,
  type: ({ data }) => data.type,
  updatedAt: ({ data }) => data.updatedAt,
  fields: ({ data }) => data.fields,
  field: ({ data }, { key }: { key: string }) => data.fields.find((field) => field.key === key) ?? null,
  onlineStoreUrl: () => null,
  seo: () => null,
};

export const metaobjectFieldFields: FieldMap<MetaobjectFieldRecord> = {
  value: (field, _args, context) => shownValue(field, context),
  reference: (field, _args, context) => referenceOf(field, context),
  references: (field, args: PageArgs, context) => referencesOf(field, args, context),
};

interface Valued {
  type: string;
  value: string;
}

const mediaPath = /^(?:apparel|lingerie|editorial|video|brand)\/[\w./-]+\.\w+$/;
const quotedMediaPath = /"((?:apparel|lingerie|editorial|video|brand)\/[\w./-]+\.\w+)"/g;
const groupMediaPath = /(?<=:keyvalue:)(?:apparel|lingerie|editorial|video|brand)\/[\w./-]+\.\w+/g;

/** The seed has a file's path where the platform has a global id or a URL. */
function shownValue({ type, value }: Valued, { shop }: Context): string {
  const address = (file: string) => cdnAddress(shop.world.addresses.commerce, file);
  if (type === 'json') return value.replace(quotedMediaPath, (_whole, file: string) => `"${address(file)}"`);
  if (!mediaPath.test(value)) return value.replace(groupMediaPath, address);
  if (type !== 'file_reference') return address(value);
  const media = shop.catalogue.mediaByFile(value);
  return media ? gid(media.__typename, media.id) : value;
}

function referenceOf(field: Valued, context: Context): unknown {
  if (!field.type.endsWith('_reference') || field.type.startsWith('list.')) return null;
  return resolveReference(field.type, field.value, context);
}

function resolveReference(type: string, value: string, context: Context): unknown {
  const { catalogue } = context.shop;
  const node = parseGid(value) ? findNode(value, context) : null;
  if (node) return node;
  if (type.endsWith('file_reference')) return catalogue.mediaByFile(value);
  if (type.endsWith('product_reference')) return catalogue.productByHandle(value);
  if (type.endsWith('collection_reference')) return catalogue.collectionByHandle(value);
  return null;
}

function referencesOf(field: Valued, args: PageArgs, context: Context): unknown {
  if (!field.type.startsWith('list.') || !field.type.endsWith('_reference')) return null;
  const nodes = readList(field.value)
    .map((value) => ({ value, node: resolveReference(field.type, value, context) }))
    .filter(({ node }) => node !== null);
  const found = pageByPlace(nodes, args, ({ value }) => value);
  return {
    nodes: found.nodes.map(({ node }) => node),
    edges: found.edges.map(({ node, cursor }) => ({ node: node.node, cursor })),
    pageInfo: found.pageInfo,
  };
}

function readList(value: string): string[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
