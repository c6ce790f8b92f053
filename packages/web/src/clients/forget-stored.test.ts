import { expect, it, vi } from 'vitest';

it('[entity.browser-storage-and-cookies.2] a withdrawal removes the keys of the refused categories, also those that have a name for each customer', async () => {
  const keys: Record<string, string> = {
    ...{ __fby__customer_1: 'a', __fby__customer_2: 'b', cart: 'c', chat: 'd' },
  };
  const storage = Object.create(
    { removeItem: (key: string) => delete storage[key] },
    Object.getOwnPropertyDescriptors(keys),
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  const line = (consent: string, key: string) => ({
    consent,
    stored: { place: 'local-storage', key, why: '', retention: '' },
  });
  const lines = [
    line('marketing', '__fby__customer_*'),
    line('necessary', 'cart'),
    line('functional', 'chat'),
  ];
  vi.stubEnv('CONSENT_LINES', JSON.stringify(lines));
  const { forgetStored } = await import('./forget-stored.ts');
  forgetStored({ allowed: ['necessary', 'functional'], decidedAt: 0 });
  expect(Object.keys(storage)).toEqual(['cart', 'chat']);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
