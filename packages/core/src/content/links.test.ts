import { describe, expect, it } from 'vitest';
import { externalHref, internalHref, slugOf } from './links.ts';

describe('internalHref', () => {
  it.each([
    [
      '[screen.link-rules.1] a campaign',
      { _type: 'campaign', slug: { current: 'nocturne' } },
      '/campaigns/nocturne',
    ],
    [
      '[screen.link-rules.1] a story',
      { _type: 'story', slug: { current: 'washing-silk' } },
      '/stories/washing-silk',
    ],
    [
      '[screen.link-rules.2] a product',
      { _type: 'product', store: { slug: { current: 'slip' } } },
      '/products/slip',
    ],
    [
      '[screen.link-rules.2] a collection',
      { _type: 'collection', store: { slug: { current: 'new' } } },
      '/collections/new',
    ],
    ['[screen.link-rules.2] a page', { _type: 'page', slug: { current: 'returns' } }, '/pages/returns'],
    ['[screen.link-rules.2] any other', { _type: 'info', slug: { current: 'press' } }, '/press'],
    ['the home page', { _type: 'home' }, '/'],
  ])('%s', (_name, target, href) => {
    expect(internalHref(target)).toBe(href);
  });

  it('[screen.link-rules.3] takes slug.current, then slug, then store.slug.current', () => {
    const store = { slug: { current: 'from-store' } };
    expect(slugOf({ slug: { current: 'own' }, store })).toBe('own');
    expect(slugOf({ slug: 'plain', store })).toBe('plain');
    expect(slugOf({ slug: { current: null }, store })).toBe('from-store');
  });

  it('returns null without a target or a slug', () => {
    expect(internalHref(null)).toBeNull();
    expect(internalHref({ _type: 'page', slug: { current: ' ' } })).toBeNull();
    expect(internalHref({ _type: 'page', slug: { current: '../..' } })).toBeNull();
  });

  it('returns null for a product or collection that was deleted on the platform, and for a product that is not active', () => {
    const store = { slug: { current: 'slip' }, isDeleted: false, status: 'active' };
    expect(internalHref({ _type: 'product', store })).toBe('/products/slip');
    expect(internalHref({ _type: 'collection', store: { ...store, status: null } })).toBe(
      '/collections/slip',
    );
    for (const _type of ['product', 'collection'])
      expect(internalHref({ _type, store: { ...store, isDeleted: true } })).toBeNull();
    for (const status of ['archived', 'draft'])
      expect(internalHref({ _type: 'product', store: { ...store, status } })).toBeNull();
  });

  it('never leads to another site or out of its folder', () => {
    expect(internalHref({ _type: 'info', slug: '//evil.example/x' })).toBe('/evil.example/x');
    expect(internalHref({ _type: 'page', slug: '../account' })).toBe('/pages/account');
    expect(internalHref({ _type: 'page', slug: 'a b?c' })).toBe('/pages/a%20b%3Fc');
  });
});

describe('externalHref', () => {
  it.each([
    'chat:',
    'cookie:',
    'mailto:care@example.com',
    'https://example.com/a',
    '/campaigns',
    '#sizes',
    'tel:+1212',
  ])('[screen.link-rules.4] returns %s unchanged', (url) => {
    expect(externalHref(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'about us',
    '',
  ])('returns null for %j', (url) => {
    expect(externalHref(url)).toBeNull();
  });
});
