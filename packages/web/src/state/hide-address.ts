import { replaceShownAddress } from '../next/history-state.ts';
import { entryKey, storeInEntry } from './history-entry.ts';

/** Shows another address for this entry of the history, which keeps the former one under `name` in this tab. */
export function hideAddress(former: string, name: string, shown: string): void {
  storeInEntry(entryKey(), name, former);
  replaceShownAddress(shown);
}

/** Shows another address for this entry of the history, which forgets the former one. */
export function showAddress(address: string): void {
  replaceShownAddress(address);
}
