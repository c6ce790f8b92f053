import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while React takes over what the server drew, then true; at once where the browser draws by itself. */
export function useIsDrawnHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
