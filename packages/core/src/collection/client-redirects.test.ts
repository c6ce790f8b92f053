import { describe, expect, it } from 'vitest';
import { clientRedirect } from './client-redirects.ts';
import { legacyProductHandles } from './legacy-handles.ts';

describe('clientRedirect', () => {
  it.each([
    ['[screen.client-redirects.1]', '/pages/stories/lace', '/stories/lace'],
    ['[screen.client-redirects.1]', '/en/pages/stories', '/en/stories'],
    ['[screen.client-redirects.2]', '/pages/campaigns', '/campaigns'],
    ['[screen.client-redirects.2]', '/pages/campaigns/nocturne', '/campaigns/nocturne'],
    ['[screen.client-redirects.2]', '/pages/campaign/nocturne', '/campaigns/nocturne'],
    ['[screen.client-redirects.2]', '/pages/campaign', '/campaigns'],
    ['[screen.client-redirects.3]', '/collections/new-in', '/collections/new'],
    ['[screen.client-redirects.4]', '/collections/the-favorites', '/collections/highly-coveted'],
    ['[screen.client-redirects.5]', '/collections/sunday-forever', '/'],
    ['[screen.client-redirects.6]', '/pages/get-in-contact', '/pages/contact'],
    ['[screen.client-redirects.7]', '/products/odette-tea-dress', '/products/odette-tea-dress-cream'],
    ['[screen.client-redirects.7]', '/products/aurelia-slip-dress-1', '/products/aurelia-slip-dress-black'],
    ['[screen.client-redirects.3] with a final slash', '/collections/new-in/', '/collections/new'],
    [
      '[screen.client-redirects.3] with query and hash',
      '/collections/new-in?country=GB#top',
      '/collections/new?country=GB#top',
    ],
  ])('%s redirects %s', (_, path, target) => {
    expect(clientRedirect(path)).toBe(target);
  });

  it.each([
    '/',
    '',
    '/collections/new',
    '/collections/new-in-lingerie',
    '/collections/new-in/page/2',
    '/pages/campaign-archive',
    '/pages/contact',
    '/products/odette-tea-dress-sage',
    '/products/aurelia-slip-dress',
    '/search?q=/pages/stories',
  ])('returns null for %s', (path) => {
    expect(clientRedirect(path)).toBeNull();
  });

  it('never redirects to a path that is redirected itself', () => {
    const targets = [
      ...legacyProductHandles.map((handle) => `/products/${handle}`),
      '/pages/stories/x',
      '/collections/new-in',
    ]
      .map(clientRedirect)
      .map((target) => clientRedirect(target ?? ''));
    expect(new Set(targets)).toEqual(new Set([null]));
  });

  it('[screen.client-redirects.7] knows eight legacy handles', () => {
    expect(new Set(legacyProductHandles).size).toBe(8);
  });
});
