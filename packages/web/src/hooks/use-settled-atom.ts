import { type Atom, useStore } from 'jotai';
import { useSyncExternalStore } from 'react';

/**
 * An atom's value for parts that come alive late: `atServer` until they have, so that what the server drew is
 * taken over even when the atom has changed meanwhile.
 */
export function useSettledAtom<Value>(atom: Atom<Value>, atServer: Value): Value {
  const store = useStore();
  return useSyncExternalStore(
    (hear) => store.sub(atom, hear),
    () => store.get(atom),
    () => atServer,
  );
}
