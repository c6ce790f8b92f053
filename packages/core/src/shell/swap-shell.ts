import type { ShellContent } from '../content/site-content.ts';
import { isLongBanner } from './banner.ts';

/**
 * Whether one shell can take the place of another under a reader's eyes: nothing would move, because the banner
 * has the same height and the navigation the same words. Otherwise it waits for the next page.
 */
export function swapsInPlace(shown: ShellContent, next: ShellContent): boolean {
  return bannerHeight(shown) === bannerHeight(next) && wordsOf(shown.menu) === wordsOf(next.menu);
}

function bannerHeight({ banner }: ShellContent): 'none' | 'short' | 'long' {
  if (banner === null || banner.messages.length === 0) return 'none';
  return isLongBanner(banner.messages) ? 'long' : 'short';
}

const wordsOf = (links: readonly { title: string }[]) => JSON.stringify(links.map(({ title }) => title));
