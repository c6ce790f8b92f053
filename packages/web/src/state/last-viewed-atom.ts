import { atom } from 'jotai';

/** `[entity.site-state.9]` SKUs of the pieces looked at last, newest first. */
export const lastViewedAtom = atom<readonly string[]>([]);
