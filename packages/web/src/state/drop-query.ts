import { replaceShownAddress } from '../next/history-state.ts';

/** Takes a parameter that has done its work out of the address shown, so that a reload does not repeat it. */
export function dropQuery(name: string): void {
  const address = new URL(location.href);
  address.searchParams.delete(name);
  replaceShownAddress(`${address.pathname}${address.search}${address.hash}`);
}
