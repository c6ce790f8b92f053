import { atom } from 'jotai';

/** Messages about the bag that came without an act of the shopper and that no screen has shown yet. */
export const unseenMessagesAtom = atom<string[]>([]);
