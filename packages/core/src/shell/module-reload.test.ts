import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { guardModuleReload, isModuleLoadError } from './module-reload.ts';

const noon = fixedClock('2026-11-21T12:00:00Z');
const after = (ms: number) => ({ now: () => noon.now() + ms });

describe('reload after a page module failed [state.deployment-and-loading.2] [const.timings.13]', () => {
  it.each([
    ['at once again', 0, false],
    ['9.999 s later', 9_999, false],
    ['10 s later', 10_000, true],
    ['the clock was set back', -1, true],
  ])('%s: the same path', (_, ms, isAllowed) => {
    const { store } = guardModuleReload(null, '/products/iris', noon);
    expect(guardModuleReload(store, '/products/iris', after(ms)).isAllowed).toBe(isAllowed);
  });

  it('is allowed for another path, and stores both', () => {
    const first = guardModuleReload(null, '/products/iris', noon);
    const second = guardModuleReload(first.store, '/cart', after(1_000));
    expect(second.isAllowed).toBe(true);
    expect(guardModuleReload(second.store, '/products/iris', after(2_000)).isAllowed).toBe(false);
    expect(guardModuleReload(second.store, '/cart', after(2_000)).isAllowed).toBe(false);
  });

  it('ignores query and hash', () => {
    const { store } = guardModuleReload(null, '/cart?a=1#main', noon);
    expect(guardModuleReload(store, '/cart?b=2', after(2_000)).isAllowed).toBe(false);
  });

  it('that is refused does not lengthen the guard', () => {
    const first = guardModuleReload(null, '/cart', noon);
    const refused = guardModuleReload(first.store, '/cart', after(9_000));
    expect(guardModuleReload(refused.store, '/cart', after(10_000)).isAllowed).toBe(true);
  });

  it('drops what is older than the guard', () => {
    const { store } = guardModuleReload(null, '/cart', noon);
    expect(guardModuleReload(store, '/', after(10_000)).store).not.toContain('/cart');
  });

  it.each(['', 'null', '{}', 'no json', '[1]', '[["/cart"]]', '[["/cart","12"]]', '[[1,2]]', '[null]'])(
    'stored junk counts as nothing: %j',
    (stored) => {
      expect(guardModuleReload(stored, '/cart', noon).isAllowed).toBe(true);
    },
  );

  it('is decided for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (stored, path) => {
        const { store } = guardModuleReload(stored, path, noon);
        return guardModuleReload(store, path, noon).isAllowed === false;
      }),
    );
  });
});

describe('a page module that fails to load [error.10]', () => {
  const chunk = new Error('x');
  chunk.name = 'ChunkLoadError';
  it.each([
    [new TypeError('Failed to fetch dynamically imported module: https://shop.example/a.js'), true],
    [new TypeError('error loading dynamically imported module'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Loading chunk 7 failed.'), true],
    [new Error('Loading CSS chunk 7 failed.'), true],
    [new Error('Failed to load script: /_next/static/chunks/pages/cart.js'), true],
    [new Error('Failed to load static props'), true],
    [new Error('Failed to load stylesheet: /_next/static/css/a.css'), true],
    [new Error('Failed to lookup route: /cart'), true],
    [new Error('Route did not complete loading: /cart'), true],
    [chunk, true],
    [new TypeError('Failed to fetch'), false],
    [new Error('Not found'), false],
    ['Loading chunk 7 failed.', false],
    [null, false],
  ])('%s: %s', (error, isLoadError) => {
    expect(isModuleLoadError(error)).toBe(isLoadError);
  });
});
