import { decodePathPart } from '../decode-path-part.ts';
import { sitePath } from './site-path.ts';

/** The second part of these paths is a handle or uid of the document shown. */
const handleFolders = new Set(['products', 'collections', 'pages', 'stories', 'campaigns']);
/** Folders of lists within these: the part after them is a tag or a page number, so that they are no uid. */
const listFolders: Readonly<Record<string, ReadonlySet<string>>> = {
  stories: new Set(['about', 'page']),
  campaigns: new Set(['page']),
};
/** The second part of these paths names the screen; of all others it is a value, which may be secret. */
const screenFolders = new Set(['account', 'wishlists']);

/**
 * Classes of the page's root: `route--{handle}` or `route--home` ([screen.page-root-classes.1]), `pdp-page` on
 * product pages ([screen.page-root-classes.2]) and `banner-active` ([screen.site-shell-banner.3]). Routes without
 * a handle are named after their path; ids and tokens in paths never become classes.
 */
export function pageRootClasses({ path, hasBanner }: { path: string; hasBanner: boolean }): string[] {
  const parts = sitePath(path).split('/').slice(1);
  const classes = [`route--${nameOf(parts)}`];
  if (parts[0] === 'products' && parts.length > 1) classes.push('pdp-page');
  if (hasBanner) classes.push('banner-active');
  return classes;
}

function nameOf([folder = '', second, third]: string[]): string {
  if (folder === '') return 'home';
  if (third !== undefined && isListFolder(folder, second)) return asClassName(folder);
  if (second !== undefined && handleFolders.has(folder)) return asClassName(second);
  if (second !== undefined && screenFolders.has(folder)) return asClassName(`${folder}-${second}`);
  return asClassName(folder);
}

function isListFolder(folder: string, second = ''): boolean {
  return Object.hasOwn(listFolders, folder) && listFolders[folder]?.has(second) === true;
}

function asClassName(part: string): string {
  return decodePathPart(part)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-');
}
