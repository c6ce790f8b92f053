import { atom } from 'jotai';
import { cartMessagesAtom } from './cart-atoms.ts';

/** Messages about the bag that no screen has shown yet: they outlast what the shopper does. */
export const unseenMessagesAtom = atom<string[]>([]);

/** Shows messages below those that are there, each once, and has them wait for a screen: perhaps none shows the bag now. */
export const sayUntilSeenAtom = atom(null, (_get, set, messages: readonly string[]) => {
  if (messages.length === 0) return;
  for (const said of [cartMessagesAtom, unseenMessagesAtom]) {
    set(said, (before) => [...new Set([...before, ...messages])]);
  }
});
