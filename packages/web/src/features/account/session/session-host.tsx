import { useStore } from 'jotai';
import { useEffect } from 'react';
import { fetchPart } from '../../../hooks/late-part.ts';
import { localStore } from '../../../state/browser-storage.ts';
import { isFetchingUserAtom, sessionIsRestoredAtom, tokenAtom } from '../../../state/session-atoms.ts';

const loadSession = () => import(/* webpackChunkName: "session" */ './start-session.ts');

/** Starts after the first paint. A guest needs none of it before somebody signs in, in another tab too. Renders nothing. */
export function SessionHost() {
  const store = useStore();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const restoreNothing = () => {
      store.set(isFetchingUserAtom, false);
      store.set(sessionIsRestoredAtom, true);
    };
    const start = () => {
      stop();
      fetchPart(loadSession).then(
        ({ startSession }) => {
          if (!isOver) stop = startSession(store);
        },
        // Without its script the shopper is a guest until the next page.
        restoreNothing,
      );
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'token' && localStore.read('token') !== null) start();
    };
    if (localStore.read('token') !== null) start();
    else {
      restoreNothing();
      addEventListener('storage', onStorage);
      // A login on this page: from now on other tabs may end the session.
      const unsubscribe = store.sub(tokenAtom, () => {
        if (store.get(tokenAtom) !== null) start();
      });
      stop = () => {
        removeEventListener('storage', onStorage);
        unsubscribe();
      };
    }
    return () => {
      isOver = true;
      stop();
    };
  }, [store]);
  return null;
}
