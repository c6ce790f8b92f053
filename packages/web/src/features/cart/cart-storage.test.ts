import { readUnsentAdds, type UnsentAdd } from '@storefront/core/cart/unsent-adds';
import { expect, it } from 'vitest';
import { storeUnsentAdds, UNSENT_ADDS_KEY } from './cart-storage.ts';

const NOW_MS = 1_795_348_800_000;
const addOf = (variant: string): UnsentAdd => ({
  pieces: [{ merchandiseId: variant, quantity: 1 }],
  addToCartType: 'PDP',
  before: null,
});

it('an add that is handed on to the next page stands behind those before, and is taken back alone', () => {
  const stored = new Map<string, string>();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
  const read = () => readUnsentAdds(stored.get(UNSENT_ADDS_KEY) ?? '', NOW_MS);
  const takeSlipBack = storeUnsentAdds(storage, [addOf('slip')], NOW_MS);
  const takeRobeBack = storeUnsentAdds(storage, [addOf('robe')], NOW_MS);
  expect(read()).toEqual([addOf('slip'), addOf('robe')]);
  takeSlipBack();
  expect(read()).toEqual([addOf('robe')]);
  takeRobeBack();
  expect(stored.size).toBe(0);
});
