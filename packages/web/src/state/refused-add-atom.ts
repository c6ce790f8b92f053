import { atom } from 'jotai';

/** The global ids of the variants that the platform would not put into the bag, of the last add that was refused. */
export const refusedAddAtom = atom<readonly string[]>([]);
