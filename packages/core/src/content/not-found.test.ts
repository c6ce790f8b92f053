import { describe, expect, it } from 'vitest';
import type { NotFoundPage } from './not-found.ts';
import { chooseNotFoundPage, NOT_FOUND_PROFILE, START_SHOPPING_HREF } from './not-found.ts';

const content = { title: 'Lost', body: [], bannerImage: null, collectionTitle: 'Found instead' };

describe('the not-found page [screen.not-found-error-page]', () => {
  it.each<[string, string, boolean, typeof content | null, NotFoundPage]>([
    ['[…2] a product', '/products/iris', false, content, { kind: 'sold-out' }],
    ['[…2] a product with a query', '/products/iris?variant=1', false, null, { kind: 'sold-out' }],
    ['[…3] any other path', '/pages/lost', false, content, { kind: 'editorial', content }],
    ['[…3] the products without one', '/products/', false, content, { kind: 'editorial', content }],
    ['[…3] the products and a query', '/products/?x', false, content, { kind: 'editorial', content }],
    ['[…3] products deeper down', '/x/products/iris', false, content, { kind: 'editorial', content }],
    ['[screen.unknown-routes.2] nothing written', '/lost', false, null, { kind: 'plain', path: '/lost' }],
    ['[error.1] query and hash', '/lost?token=1\n2#x', false, null, { kind: 'plain', path: '/lost' }],
    ['[…5] a bot', '/products/iris', true, content, { kind: 'bare' }],
    ['[…5] a bot elsewhere', '/lost', true, content, { kind: 'bare' }],
  ])('%s', (_, path, isBot, written, page) => {
    expect(chooseNotFoundPage({ path, isBot, content: written })).toEqual(page);
  });

  it('[…2] [error.2] leads to the new collection', () => {
    expect(START_SHOPPING_HREF).toBe('/collections/new');
  });

  it('[…4] recommends by its own profile', () => {
    expect(NOT_FOUND_PROFILE).toBe('404');
  });
});
