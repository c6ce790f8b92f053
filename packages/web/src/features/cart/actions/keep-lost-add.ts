import { readUnsentAdds, type UnsentAdd } from '@storefront/core/cart/unsent-adds';
import { writeUnsentAdds } from '@storefront/core/cart/write-unsent-adds';
import type { CurrentCartDeps } from './current-cart.ts';

const LOST_ADD_KEY = 'lostAdd';

/**
 * The add whose response was lost while the platform was out of reach: it may have arrived. It is known for a
 * minute, by the next page of the tab too, because whoever loads the page anew tries the same add again.
 */
export function keepLostAdd({ tabStorage, clock }: Pick<CurrentCartDeps, 'tabStorage' | 'clock'>) {
  const write = (add: UnsentAdd | null, at = clock.now()) =>
    tabStorage.write(LOST_ADD_KEY, add && writeUnsentAdds([add], at));
  return {
    read(): UnsentAdd | null {
      return readUnsentAdds(tabStorage.read(LOST_ADD_KEY) ?? '', clock.now())[0] ?? null;
    },
    write(add: UnsentAdd | null): void {
      write(add);
    },
    /** What is known of the add that was read; its minute goes on. */
    change(add: UnsentAdd): void {
      write(add, Number(Object(JSON.parse(tabStorage.read(LOST_ADD_KEY) ?? 'null')).at));
    },
  };
}

export type KeptLostAdd = ReturnType<typeof keepLostAdd>;
