import { type Atom, useStore } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

/** An atom's value for a large part of a page that may follow after what the shopper waits for has been drawn. */
export function useLateAtom<Value extends string | number | boolean | null>(atom: Atom<Value>): Value {
  const store = useStore();
  const [value, setValue] = useState(() => store.get(atom));
  useEffect(() => {
    const follow = () => startTransition(() => setValue(store.get(atom)));
    follow();
    return store.sub(atom, follow);
  }, [atom, store]);
  return value;
}
