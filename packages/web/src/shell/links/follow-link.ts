import { linkAction } from '@storefront/core/content/link-action';
import type { createStore } from 'jotai';
import { findConsentManager } from '../../clients/consent-port.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { noticeCopy } from '../../copy/notice-copy.ts';
import type { Notice } from '../../state/notice-atom.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { openChat } from './open-chat.ts';

/**
 * `[screen.link-rules.4]` `[screen.link-rules.5]` `[screen.link-rules.6]` `[screen.link-rules.7]` Does what a link's
 * special value means; `say` shows a notice where the shopper has to know more.
 */
export async function followLink(
  value: string,
  store: ReturnType<typeof createStore>,
  say: (notice: Notice | null) => void,
  showChat: (isOpen: boolean) => void,
): Promise<void> {
  const action = linkAction(value, siteConfig.siteUrl);
  if (action?.kind === 'contact') return recordEvent({ kind: 'help-click', channel: action.channel });
  if (action?.kind === 'open-cookie-preferences') return openCookiePreferences(say);
  if (action?.kind !== 'open-chat') return;
  recordEvent({ kind: 'help-click', channel: 'chat' });
  await openChat(store, say, showChat);
}

/** `[screen.link-rules.6]` */
async function openCookiePreferences(say: (notice: Notice | null) => void): Promise<void> {
  const manager = findConsentManager();
  if (await manager.load()) manager.openPreferences();
  else say({ text: noticeCopy.cookiesFailed });
}
