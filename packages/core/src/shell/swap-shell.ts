import type { ShellContent } from '../content/site-content.ts';
import { isLongBanner } from './banner.ts';

/**
 * Whether new settings can be shown without a navigation: nothing moves, because the banner has the same height, the
 * navigation the same words, mobile menu and footer as many lines. Otherwise they wait for the next page.
 */
export function swapsInPlace(shown: ShellContent, next: ShellContent): boolean {
  return outlineOf(shown) === outlineOf(next);
}

function outlineOf(shell: ShellContent): string {
  const { menu, mobileMenu, footer, newsletter } = shell;
  const columnsOf = mobileMenu.links.map(({ columns }) => columns.map(({ links }) => links.length));
  return JSON.stringify([
    bannerHeight(shell),
    menu.map(({ title }) => title),
    columnsOf,
    mobileMenu.quickLinks.map(({ subLinks }) => subLinks.length),
    footer.groups.map(({ title, links }) => [title === null, links.length]),
    footer.note,
    newsletter,
  ]);
}

function bannerHeight({ banner }: ShellContent): 'none' | 'short' | 'long' {
  if (banner === null || banner.messages.length === 0) return 'none';
  return isLongBanner(banner.messages) ? 'long' : 'short';
}
