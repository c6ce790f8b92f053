import { Fault } from '../fault.ts';
import { type CacheKey, MAX_ENTRY_BYTES } from './store.ts';

/** What `CacheStore.write` rejects with when the table cannot take a value. */
export function tooLarge({ pk }: CacheKey): Fault {
  const say = `The entry ${pk} has more than ${MAX_ENTRY_BYTES} bytes: keep less in it, or split it.`;
  return new Fault({ code: 'cache-entry-too-large', kind: 'input', say });
}
