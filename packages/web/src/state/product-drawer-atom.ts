import { atom } from 'jotai';

export type DrawerKey = 'details' | 'sizing' | 'shipping' | 'reviews';

/** The drawer of the product page that is open, or that opens once its part of the page has loaded. */
export const openDrawerAtom = atom<DrawerKey | null>(null);
