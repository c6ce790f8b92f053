import { findConsentManager } from '../../clients/consent-port.ts';
import { noticeCopy } from '../../copy/notice-copy.ts';
import type { Notice } from '../notice/notice.ts';

/** `[screen.link-rules.6]` */
export async function openCookiePreferences(say: (notice: Notice | null) => void): Promise<void> {
  const manager = findConsentManager();
  if (await manager?.load()) manager?.openPreferences();
  else say({ text: noticeCopy.cookiesFailed });
}
