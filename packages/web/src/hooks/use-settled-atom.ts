import { type Atom, useStore } from 'jotai';
import { useSyncExternalStore } from 'react';

/**
 * An atom's value for parts that are hydrated late: `atServer` until then, so that the server's markup still fits when
 * the atom has changed meanwhile.
 */
export function useSettledAtom<Value>(atom: Atom<Value>, atServer: Value): Value {
  const store = useStore();
  return useSyncExternalStore(
    (onChange) => store.sub(atom, onChange),
    () => store.get(atom),
    () => atServer,
  );
}
