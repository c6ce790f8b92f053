import { type ReactNode, useDeferredValue } from 'react';

/** Drawn in a render of its own after what stands beside it, which a press waits for. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
