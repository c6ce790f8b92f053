import { type MenuRow, menuRows } from '../../seed/content/settings/menu-rows.ts';
import { gid, stableNumber } from '../gid.ts';
import type { Context } from '../graphql/field-map.ts';
import { storePages } from '../online-store/store-content.ts';

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

/** `main-menu` and `footer`, the platform's own two; the shop's menus come from the content system. */
export function menuOf(handle: string, context: Context): MenuNode | null {
  if (handle === 'main-menu') {
    const items = menuRows.map((row, at) => mainItem(row, `main-menu/${at}`, context));
    return menu(handle, 'Main menu', items);
  }
  if (handle !== 'footer') return null;
  const items = footerRows.map(([title, path], at) => item(title, path, `footer/${at}`, [], context));
  return menu(handle, 'Footer menu', items);
}

interface MenuNode {
  id: string;
  items: MenuNode[];
}

/** The menu or menu item of a global id, at any depth; null when there is none. */
export function menuNode(id: string, context: Context): object | null {
  const search = (nodes: readonly MenuNode[]): MenuNode | null => {
    for (const node of nodes) {
      const found = node.id === id ? node : search(node.items);
      if (found) return found;
    }
    return null;
  };
  return search(['main-menu', 'footer'].flatMap((handle) => menuOf(handle, context) ?? []));
}

function menu(handle: string, title: string, items: MenuNode[]) {
  return {
    __typename: 'Menu',
    id: gid('Menu', stableNumber(handle)),
    handle,
    title,
    items,
    itemsCount: items.length,
  };
}

function mainItem(row: MenuRow, key: string, context: Context): MenuNode {
  const links = [row.left, row.middle, row.right].flatMap((column) => column?.links ?? []);
  const items = links.map(([title, to], at) => linkItem(title, to, `${key}/${at}`, [], context));
  return linkItem(row.title, row.to, key, items, context);
}

function linkItem(title: string, to: Target, key: string, items: MenuNode[], context: Context): MenuNode {
  return item(title, typeof to === 'string' ? `/collections/${to}` : pathOf(to), key, items, context);
}

/** The platform knows stories and campaigns of the content system by path only. */
function pathOf(to: Exclude<Target, string>): string {
  if ('url' in to) return to.url;
  return `/${to.ref
    .replace(/^story-/, 'stories/')
    .replace(/^campaign-/, 'campaigns/')
    .replace(/^page-/, 'pages/')}`;
}

/** The platform's object at a path of the shop; null when it has none. */
function resourceOf(path: string, { shop }: Context): { type: string; id: number; resource: object } | null {
  const [, kind, handle = ''] = path.split('/');
  if (kind === 'collections') {
    const collection = shop.catalogue.collectionByHandle(handle);
    return collection && { type: 'Collection', id: collection.data.id, resource: collection };
  }
  const page = kind === 'pages' ? storePages.find((known) => known.handle === handle) : undefined;
  return page ? { type: 'Page', id: page.id, resource: page } : null;
}

function item(title: string, path: string, key: string, items: MenuNode[], context: Context): MenuNode {
  const found = resourceOf(path, context);
  const node = {
    __typename: 'MenuItem',
    id: gid('MenuItem', stableNumber(key)),
    title,
    items,
    resource: found?.resource ?? null,
    resourceId: found ? gid(found.type, found.id) : null,
    tags: [],
    type: found?.type.toUpperCase() ?? 'HTTP',
    url: path.startsWith('/') ? `${context.shop.world.addresses.site}${path}` : path,
  };
  return node;
}
