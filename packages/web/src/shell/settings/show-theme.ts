import type { ShellContent } from '@storefront/core/content/site-content';
import { themeColours } from '@storefront/core/content/theme';

/**
 * Lets the colours of these settings take the place of those in the style sheet that the page came with, which may
 * be of another revision.
 */
export function showTheme({ banner }: ShellContent): void {
  const root = document.documentElement;
  // `initial` is no colour: the house's own then shows, which `var()` falls back to.
  const colours = themeColours(banner) ?? { '--banner-background': 'initial', '--banner-colour': 'initial' };
  const shown = getComputedStyle(root);
  for (const [name, value] of Object.entries(colours)) {
    if (shown.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}
