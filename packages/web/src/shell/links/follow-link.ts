import type { User } from '@storefront/core/account/user';
import { helpClickEvent } from '@storefront/core/analytics/data-layer';
import { userProperties } from '@storefront/core/analytics/user-properties';
import { systemClock } from '@storefront/core/clock';
import { linkAction } from '@storefront/core/content/link-action';
import { siteConfig } from '../../clients/site-config.ts';
import { findTagManager } from '../../clients/tag-manager-port.ts';
import type { Notice } from '../notice/notice.ts';
import { openChat } from './open-chat.ts';
import { openCookiePreferences } from './open-cookie-preferences.ts';

/** What an event tells of the visit. */
export interface Visit {
  user: User | null;
  cartTotalCents: number;
  currencyCode: string;
}

/** Does what a link's special value means ([screen.link-rules.4] to .7); says what the shopper must know of it. */
export async function followLink(
  value: string,
  visit: Visit,
  say: (notice: Notice | null) => void,
  showChat: (isOpen: boolean) => void,
): Promise<void> {
  const action = linkAction(value, siteConfig.siteUrl);
  if (action?.kind === 'contact') return tellHelpClick(action.channel, visit);
  if (action?.kind === 'open-cookie-preferences') return openCookiePreferences(say);
  if (action?.kind !== 'open-chat') return;
  tellHelpClick('chat', visit);
  await openChat(say, showChat);
}

function tellHelpClick(channel: 'chat' | 'email' | 'phone', visit: Visit): void {
  const context = {
    eventId: crypto.randomUUID(),
    clock: systemClock,
    user: userProperties(visit.user, ''),
    cartTotalCents: visit.cartTotalCents,
    currencyCode: visit.currencyCode,
  };
  findTagManager()?.push(helpClickEvent(context, channel));
}
