import type { ScrollDirection } from './scroll.ts';
import { sitePath } from './site-path.ts';

/** [const.layout.2], [const.layout.3] */
export const HEADER_CHANGES_AT_PX = 200;
export const HEADER_WHITENS_AT_PX = 300;

export interface HeaderSituation {
  /** The address shown; query and hash do not matter. */
  path: string;
  /** Pixels. */
  scrollY: number;
  scrollDirection: ScrollDirection | null;
  /** A menu, dropdown or panel that hangs from this header is open. */
  isMenuOpen: boolean;
  /** The picture that begins under the header; null where the page begins on white. */
  heroTone: 'dark' | 'light' | null;
}

export interface HeaderTone {
  text: 'white' | 'black';
  /** `clear` shows the picture; `veil` is translucent white, so that black text stays readable on any picture. */
  background: 'clear' | 'veil' | 'white';
}

const PLAIN: HeaderTone = { text: 'black', background: 'white' };

/**
 * `[screen.site-shell-desktop-header.10]` `[screen.site-shell-desktop-header.11]`
 * `[screen.site-shell-desktop-header.12]` `[screen.site-shell-desktop-header.13]`
 */
const blackTextPaths: readonly RegExp[] = [
  /^\/products\//,
  /^\/campaigns(\/|$)/,
  /account|search/,
  /^\/pages\/archive$/,
  /^\/(pages\/)?onetrust(-cookie-list)?$/,
];

/**
 * The narrow header: clear over the home page's picture until 200 px, while the menu is closed; otherwise white
 * ([screen.site-shell-mobile-header.7]).
 */
export function mobileHeaderTone({ path, scrollY, isMenuOpen, heroTone }: HeaderSituation): HeaderTone {
  if (sitePath(path) !== '/' || scrollY >= HEADER_CHANGES_AT_PX || isMenuOpen || heroTone === null)
    return PLAIN;
  return { text: heroTone === 'dark' ? 'white' : 'black', background: 'clear' };
}

/**
 * The wide header. Text is black by route, with an open menu and past 200 px; the background is white where there
 * is no picture, with an open menu, and when scrolling up past 300 px. `[screen.site-shell-desktop-header.10]`
 * `[screen.site-shell-desktop-header.11]` `[screen.site-shell-desktop-header.12]` `[screen.site-shell-desktop-header.13]`
 * `[screen.site-shell-desktop-header.14]` `[screen.site-shell-desktop-header.15]` `[screen.site-shell-desktop-header.16]`
 */
export function desktopHeaderTone(situation: HeaderSituation): HeaderTone {
  const { path, scrollY, scrollDirection, isMenuOpen, heroTone } = situation;
  const isReturning = scrollDirection === 'up' && scrollY > HEADER_WHITENS_AT_PX;
  if (heroTone === null || isMenuOpen || isReturning) return PLAIN;
  if (scrollY > HEADER_CHANGES_AT_PX) return { text: 'black', background: 'veil' };
  if (heroTone === 'light') return { text: 'black', background: 'clear' };
  const isBlackByRoute = blackTextPaths.some((pattern) => pattern.test(sitePath(path)));
  return isBlackByRoute ? { text: 'black', background: 'veil' } : { text: 'white', background: 'clear' };
}

/** The tones of both headers, e.g. `white-clear`. */
export interface HeaderLook {
  wide: string;
  narrow: string;
}

export function headerLook(situation: HeaderSituation): HeaderLook {
  return { wide: named(desktopHeaderTone(situation)), narrow: named(mobileHeaderTone(situation)) };
}

const named = ({ text, background }: HeaderTone) => `${text}-${background}`;
