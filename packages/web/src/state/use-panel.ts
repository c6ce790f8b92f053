import type { Panels } from '@storefront/core/shell/panels';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { panelsAtom } from './panels-atoms.ts';

/** One part of what is open above the page: its component is not drawn again for anything else that opens. */
export function usePanel<Name extends keyof Panels>(name: Name): Panels[Name] {
  return useAtomValue(useMemo(() => atom((get) => get(panelsAtom)[name]), [name]));
}
