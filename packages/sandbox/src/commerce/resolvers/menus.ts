import { type MenuRow, menuRows } from '../../seed/content/settings/menu-rows.ts';
import type { CollectionRecord } from '../catalogue/records.ts';
import { gid, stableNumber } from '../gid.ts';
import type { Context } from '../graphql/field-map.ts';

type Target = MenuRow['to'];

const footerRows: readonly (readonly [title: string, path: string])[] = [
  ['Our story', '/pages/our-story'],
  ['Contact', '/pages/contact'],
  ['Shipping', '/pages/shipping'],
  ['Returns', '/pages/returns'],
  ['Gift cards', '/collections/gift-cards'],
  ['Terms', '/pages/terms'],
  ['Privacy', '/pages/privacy'],
];

/** `main-menu` and `footer`, the platform's own two; the shop's pages take theirs from the content system. */
export function menuOf(handle: string, context: Context): object | null {
  if (handle === 'main-menu') {
    const items = menuRows.map((row, at) => mainItem(row, `main-menu/${at}`, context));
    return menu(handle, 'Main menu', items);
  }
  if (handle !== 'footer') return null;
  const items = footerRows.map(([title, path], at) => {
    const collection = context.shop.catalogue.collectionByHandle(path.replace('/collections/', ''));
    return item(title, path, collection, `footer/${at}`, [], context);
  });
  return menu(handle, 'Footer menu', items);
}

function menu(handle: string, title: string, items: object[]): object {
  return {
    __typename: 'Menu',
    id: gid('Menu', stableNumber(handle)),
    handle,
    title,
    items,
    itemsCount: items.length,
  };
}

function mainItem(row: MenuRow, key: string, context: Context): object {
  const links = [row.left, row.middle, row.right].flatMap((column) => column?.links ?? []);
  const items = links.map(([title, to], at) => linkItem(title, to, `${key}/${at}`, [], context));
  return linkItem(row.title, row.to, key, items, context);
}

function linkItem(title: string, to: Target, key: string, items: object[], context: Context): object {
  if (typeof to !== 'string') return item(title, pathOf(to), null, key, items, context);
  const collection = context.shop.catalogue.collectionByHandle(to);
  return item(title, `/collections/${to}`, collection, key, items, context);
}

/** Pages and stories live in the content system; the platform knows them by address only. */
function pathOf(to: Exclude<Target, string>): string {
  if ('url' in to) return to.url;
  return `/${to.ref
    .replace(/^story-/, 'stories/')
    .replace(/^campaign-/, 'campaigns/')
    .replace(/^page-/, 'pages/')}`;
}

function item(
  title: string,
  path: string,
  collection: CollectionRecord | null,
  key: string,
  items: object[],
  { shop }: Context,
): object {
  return {
    __typename: 'MenuItem',
    id: gid('MenuItem', stableNumber(key)),
    title,
    items,
    resource: collection,
    resourceId: collection ? gid('Collection', collection.data.id) : null,
    tags: [],
    type: collection ? 'COLLECTION' : 'HTTP',
    url: path.startsWith('/') ? `${shop.world.addresses.site}${path}` : path,
  };
}
