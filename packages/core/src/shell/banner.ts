import { richTextToText } from '../content/rich-text.ts';
import type { BannerMessage } from '../content/site-content.ts';

/** [screen.site-shell-banner.2], [const.timings.5] */
export const BANNER_HOLD_MS = 4000;
/** [const.layout.5] */
export const LONG_BANNER_OVER_CHARACTERS = 55;

/** The message after this one, starting over at the end; 0 where there is at most one or the index is none of theirs. */
export function nextMessage(index: number, count: number): number {
  return index >= 0 && index + 1 < count ? index + 1 : 0;
}

export interface BannerSituation {
  messageCount: number;
  /** By the banner's own control. */
  isPaused: boolean;
  isHovered: boolean;
  hasFocus: boolean;
  prefersReducedMotion: boolean;
}

/** Whether messages rotate: there are several, neither mouse nor focus is on them, and the visitor accepts motion. */
export function isBannerRotating(banner: BannerSituation): boolean {
  const isHeld = banner.isPaused || banner.isHovered || banner.hasFocus || banner.prefersReducedMotion;
  return banner.messageCount > 1 && !isHeld;
}

/**
 * Whether the long variant applies: a title or a text, each on its own, of more than 55 characters
 * ([screen.site-shell-banner.4]). One long message makes the whole banner long, so that its height does not change
 * while it rotates.
 */
export function isLongBanner(messages: readonly BannerMessage[]): boolean {
  return messages.some(({ title = '', text }) => isLong(title.trim()) || isLong(richTextToText(text)));
}

const isLong = (text: string) => Array.from(text).length > LONG_BANNER_OVER_CHARACTERS;

/** Classes of the page's root for these messages ([screen.site-shell-banner.3], [screen.site-shell-banner.4]). */
export function bannerRootClasses(messages: readonly BannerMessage[]): string[] {
  if (messages.length === 0) return [];
  return isLongBanner(messages) ? ['banner-active', 'banner-long'] : ['banner-active'];
}
