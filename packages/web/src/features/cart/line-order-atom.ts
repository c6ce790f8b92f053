import { atom } from 'jotai';

/** The keys of the lines and undo rows from top to bottom, since a line was removed. */
export const lineOrderAtom = atom<readonly string[]>([]);
