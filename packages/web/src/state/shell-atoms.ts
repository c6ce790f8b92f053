import type { LinkPictures } from '@storefront/core/content/link-pictures';
import type { ShellContent } from '@storefront/core/content/site-content';
import { atom } from 'jotai';

/** The newest settings that this tab has seen; null until a page is hydrated. */
export const newestShellAtom = atom<ShellContent | null>(null);

/** The pictures of the links in the menu's dropdowns; null before the first of them was opened. */
export const linkPicturesAtom = atom<LinkPictures | null>(null);
