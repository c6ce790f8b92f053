import { isShellContent, reconcileShell } from '@storefront/core/content/reconcile-shell';
import type { ShellContent } from '@storefront/core/content/site-content';
import { swapsInPlace } from '@storefront/core/shell/swap-shell';

/** What a page does with settings that came: `next` is `shown` where they are not newer. */
export interface SettingsReading {
  next: ShellContent;
  /** Whether the page may show them at once, because nothing moves. */
  isInPlace: boolean;
}

/** Reads settings of the endpoint beside those shown; throws when they are malformed. Loaded when new ones come. */
export function readSettings(shown: ShellContent, settings: unknown): SettingsReading {
  if (!isShellContent(settings)) throw new TypeError('The settings are malformed');
  const next = reconcileShell(shown, settings);
  return { next, isInPlace: swapsInPlace(shown, next) };
}
