import { describe, expect, it } from 'vitest';
import type { HeaderSituation } from './header-tone.ts';
import { desktopHeaderTone, headerLook, mobileHeaderTone } from './header-tone.ts';

function at(situation: Partial<HeaderSituation>): HeaderSituation {
  return {
    path: '/',
    scrollY: 0,
    scrollDirection: null,
    isMenuOpen: false,
    heroTone: 'dark',
    ...situation,
  };
}

describe('the narrow header [screen.site-shell-mobile-header.7] [const.layout.2]', () => {
  it.each<[string, Partial<HeaderSituation>, string]>([
    ['home, at the top', {}, 'white on clear'],
    ['home with a query', { path: '/?country=FR' }, 'white on clear'],
    ['home, 199 px down', { scrollY: 199 }, 'white on clear'],
    ['home, 200 px down', { scrollY: 200 }, 'black on white'],
    ['home, pulled beyond the top', { scrollY: -60 }, 'white on clear'],
    ['home, position unknown', { scrollY: Number.NaN }, 'white on clear'],
    ['home with the menu open', { isMenuOpen: true }, 'black on white'],
    ['home under a light picture', { heroTone: 'light' }, 'black on clear'],
    ['home without a picture', { heroTone: null }, 'black on white'],
    ['a campaign with a picture', { path: '/campaigns/evening' }, 'black on white'],
    ['a collection', { path: '/collections/new', heroTone: null }, 'black on white'],
  ])('%s: %s', (_, situation, expected) => {
    const { text, background } = mobileHeaderTone(at(situation));
    expect(`${text} on ${background}`).toBe(expected);
  });
});

describe('the wide header', () => {
  it.each<[string, Partial<HeaderSituation>, string]>([
    ['home, at the top', {}, 'white on clear'],
    ['a story under a dark picture', { path: '/stories/linen' }, 'white on clear'],
    ['a story under a light picture', { path: '/stories/linen', heroTone: 'light' }, 'black on clear'],
    ['a page that begins on white', { path: '/pages/care', heroTone: null }, 'black on white'],
    ['position unknown', { scrollY: Number.NaN }, 'white on clear'],
    ['[screen.site-shell-desktop-header.10] a product', { path: '/products/iris' }, 'black on veil'],
    ['[screen.site-shell-desktop-header.11] a campaign', { path: '/campaigns/evening' }, 'black on veil'],
    ['[screen.site-shell-desktop-header.11] the campaigns', { path: '/campaigns' }, 'black on veil'],
    [
      '[screen.site-shell-desktop-header.11] under a light picture',
      { path: '/campaigns', heroTone: 'light' },
      'black on clear',
    ],
    ['another path that begins alike', { path: '/pages/campaigns-of-old' }, 'white on clear'],
    ['[screen.site-shell-desktop-header.12] account', { path: '/account/orders/12' }, 'black on veil'],
    [
      '[screen.site-shell-desktop-header.12] anywhere in the path',
      { path: '/pages/your-account-explained' },
      'black on veil',
    ],
    ['[screen.site-shell-desktop-header.12] search', { path: '/search?q=slip' }, 'black on veil'],
    ['[screen.site-shell-desktop-header.12] not in the query', { path: '/?q=search' }, 'white on clear'],
    ['[screen.site-shell-desktop-header.13] the archive', { path: '/pages/archive' }, 'black on veil'],
    [
      '[screen.site-shell-desktop-header.13] the cookie list',
      { path: '/pages/onetrust-cookie-list' },
      'black on veil',
    ],
    [
      '[screen.site-shell-desktop-header.13] the cookie list’s other path',
      { path: '/onetrust' },
      'black on veil',
    ],
    ['[screen.site-shell-desktop-header.14] with the menu open', { isMenuOpen: true }, 'black on white'],
    [
      '[screen.site-shell-desktop-header.15] at 200 px',
      { scrollY: 200, scrollDirection: 'down' },
      'white on clear',
    ],
    [
      '[screen.site-shell-desktop-header.15] past 200 px',
      { scrollY: 201, scrollDirection: 'down' },
      'black on veil',
    ],
    [
      '[screen.site-shell-desktop-header.16] scrolling up at 300 px',
      { scrollY: 300, scrollDirection: 'up' },
      'black on veil',
    ],
    [
      '[screen.site-shell-desktop-header.16] scrolling up past 300 px',
      { scrollY: 301, scrollDirection: 'up' },
      'black on white',
    ],
    [
      '[screen.site-shell-desktop-header.16] scrolling down past 300 px',
      { scrollY: 900, scrollDirection: 'down' },
      'black on veil',
    ],
    [
      '[screen.site-shell-desktop-header.16] without a picture',
      { heroTone: null, scrollY: 900, scrollDirection: 'down' },
      'black on white',
    ],
  ])('%s: %s', (_, situation, expected) => {
    const { text, background } = desktopHeaderTone(at(situation));
    expect(`${text} on ${background}`).toBe(expected);
  });
});

it('[screen.site-shell-desktop-header.11] both headers of a page are named before anything is scrolled', () => {
  const top = { scrollY: 0, scrollDirection: null, isMenuOpen: false, heroTone: 'dark' } as const;
  expect(headerLook({ ...top, path: '/' })).toEqual({ wide: 'white-clear', narrow: 'white-clear' });
  expect(headerLook({ ...top, path: '/campaigns' })).toEqual({ wide: 'black-veil', narrow: 'black-white' });
});
