import type { createStore } from 'jotai';
import { cartMessagesAtom, cartOpenAtom } from '../cart-atoms.ts';
import { unseenMessagesAtom } from '../unseen-messages-atom.ts';

/** What a change is about: a line, the protection. A change without one is about itself alone. */
export type Subject = string | symbol;

/** The messages about changes of the cart: each ends with its cause, or once the drawer that showed it is closed. */
export function createShownMessages(store: ReturnType<typeof createStore>) {
  /** Message → what it is about. */
  const causes = new Map<string, Set<Subject>>();

  function end(): void {
    causes.clear();
    const unseen = store.get(unseenMessagesAtom);
    const isClear = unseen.length === 0 && store.get(cartMessagesAtom).length === 0;
    if (!isClear) store.set(cartMessagesAtom, unseen);
  }

  store.sub(cartOpenAtom, () => {
    if (!store.get(cartOpenAtom)) end();
  });

  /** Ends a message that is no longer true. */
  function takeBack(message: string): void {
    causes.delete(message);
    for (const said of [cartMessagesAtom, unseenMessagesAtom]) {
      store.set(said, (before) => before.filter((one) => one !== message));
    }
  }

  return {
    end,
    takeBack,
    /** Shows messages below those that are there, each once: what one change has to say outlasts the next. */
    say(messages: readonly string[], subject: Subject): void {
      if (messages.length === 0) return;
      for (const message of messages) {
        causes.set(message, new Set([...(causes.get(message) ?? []), subject]));
      }
      store.set(cartMessagesAtom, (before) => [...new Set([...before, ...messages])]);
    },
    /** Once a change has succeeded: ends what earlier ones of its subject had to say, unless another's cause is left. */
    settle(subject: Subject, saidNow: ReadonlySet<string> = new Set()): void {
      for (const [message, subjects] of [...causes]) {
        if (!saidNow.has(message) && subjects.delete(subject) && subjects.size === 0) takeBack(message);
      }
    },
  };
}
