import { type Consent, mayLoad } from '@storefront/core/consent/consent';
import { openChatStep } from '@storefront/core/shell/chat';
import { findChat } from '../chat-port.ts';
import { findConsentManager } from '../consent-port.ts';
import { noticeCopy } from '../copy/notice-copy.ts';
import { publicPorts } from '../public-ports.ts';
import type { Notice } from './notice.ts';

type Say = (notice: Notice | null) => void;

const chatIsAllowed = (consent: Consent) => mayLoad(publicPorts.categories.chat ?? 'functional', consent);

/** `[screen.link-rules.5]` Opens the live chat; who has not allowed it yet is asked first. */
export async function openChat(say: Say): Promise<void> {
  const chat = findChat();
  if (!chat) return say({ text: noticeCopy.chatFailed, offersEmail: true });
  const isAllowed = await readAllowed();
  const step = openChatStep({ isAllowed, isLoaded: chat.isReady() });
  if (step === 'open') return chat.open();
  if (step === 'load') return load(say);
  say({ text: noticeCopy.askConsent });
  const manager = findConsentManager();
  const forget = manager?.onChange((consent) => {
    if (!chatIsAllowed(consent)) return;
    forget?.();
    void load(say);
  });
  manager?.openPreferences();
}

/** Where nobody keeps consent, asking for the chat is allowing it. */
async function readAllowed(): Promise<boolean> {
  const manager = findConsentManager();
  if (!manager) return true;
  if (!(await manager.load())) return false;
  return new Promise((resolve) => {
    const forget = manager.onChange((consent) => resolve(chatIsAllowed(consent)));
    queueMicrotask(forget);
  });
}

async function load(say: Say): Promise<void> {
  const chat = findChat();
  say({ text: noticeCopy.openingChat });
  chat?.open();
  say((await chat?.load()) ? null : { text: noticeCopy.chatFailed, offersEmail: true });
}
