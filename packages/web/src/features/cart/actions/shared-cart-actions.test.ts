import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { sharedCartActions } from './shared-cart-actions.ts';

vi.mock('../../../clients/commerce-cart.ts', () => ({ commerceCart: () => ({}) }));

it('all parts of a page share one set of cart actions, and with it one queue', () => {
  vi.stubGlobal('addEventListener', vi.fn<typeof addEventListener>());
  const [store, other] = [createStore(), createStore()];
  expect(sharedCartActions(store)).toBe(sharedCartActions(store));
  expect(sharedCartActions(other)).not.toBe(sharedCartActions(store));
  vi.unstubAllGlobals();
});
