import type { User } from '@storefront/core/account/user';
import { helpClickEvent } from '@storefront/core/analytics/data-layer';
import { userProperties } from '@storefront/core/analytics/user-properties';
import { systemClock } from '@storefront/core/clock';
import { linkAction } from '@storefront/core/content/link-action';
import { findConsentManager } from '../../clients/consent-port.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { findTagManager } from '../../clients/tag-manager-port.ts';
import { noticeCopy } from '../../copy/notice-copy.ts';
import type { Notice } from '../../state/notice-atom.ts';
import { openChat } from './open-chat.ts';

/** What an event says about the visit. */
export interface Visit {
  user: User | null;
  cartTotalCents: number;
  currencyCode: string;
}

/**
 * `[screen.link-rules.4]` `[screen.link-rules.5]` `[screen.link-rules.6]` `[screen.link-rules.7]` Does what a link's
 * special value means; `say` shows a notice where the shopper has to know more.
 */
export async function followLink(
  value: string,
  visit: Visit,
  say: (notice: Notice | null) => void,
  showChat: (isOpen: boolean) => void,
): Promise<void> {
  const action = linkAction(value, siteConfig.siteUrl);
  if (action?.kind === 'contact') return recordHelpClick(action.channel, visit);
  if (action?.kind === 'open-cookie-preferences') return openCookiePreferences(say);
  if (action?.kind !== 'open-chat') return;
  recordHelpClick('chat', visit);
  await openChat(say, showChat);
}

/** `[screen.link-rules.6]` */
async function openCookiePreferences(say: (notice: Notice | null) => void): Promise<void> {
  const manager = findConsentManager();
  if (await manager.load()) manager.openPreferences();
  else say({ text: noticeCopy.cookiesFailed });
}

function recordHelpClick(channel: 'chat' | 'email' | 'phone', visit: Visit): void {
  const context = {
    eventId: crypto.randomUUID(),
    clock: systemClock,
    user: userProperties(visit.user, ''),
    cartTotalCents: visit.cartTotalCents,
    currencyCode: visit.currencyCode,
  };
  findTagManager()?.push(helpClickEvent(context, channel));
}
