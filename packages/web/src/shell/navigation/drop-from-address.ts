import { replaceShownAddress } from '../../next/history-state.ts';

/** Takes a parameter out of the address shown: loaded again or shared, it must not do again what it did. */
export function dropFromAddress(parameter: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  replaceShownAddress(url.pathname + url.search + url.hash);
}
