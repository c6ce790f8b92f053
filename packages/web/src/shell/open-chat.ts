import { type Consent, mayLoad } from '@storefront/core/consent/consent';
import { openChatStep } from '@storefront/core/shell/chat';
import { findChat } from '../chat-port.ts';
import { findConsentManager } from '../consent-port.ts';
import { noticeCopy } from '../copy/notice-copy.ts';
import { publicPorts } from '../public-ports.ts';
import type { Notice } from './notice.ts';

type Say = (notice: Notice | null) => void;
/** Tells the panels. That the shopper closed the chat's window, the port does not say. */
type Show = (isOpen: boolean) => void;

const chatIsAllowed = (consent: Consent) => mayLoad(publicPorts.categories.chat ?? 'functional', consent);

/** `[screen.link-rules.5]` Opens the live chat; who has not allowed it yet is asked first. */
export async function openChat(say: Say, show: Show): Promise<void> {
  const chat = findChat();
  if (!chat) return fail(say, show);
  const isAllowed = await readAllowed();
  const step = openChatStep({ isAllowed, isLoaded: chat.isReady() });
  if (step === 'open') return chat.open();
  if (step === 'load') return load(say, show);
  show(false);
  say({ text: noticeCopy.askConsent });
  const manager = findConsentManager();
  const forget = manager?.onChange((consent) => {
    if (!chatIsAllowed(consent)) return;
    forget?.();
    void load(say, show);
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

async function load(say: Say, show: Show): Promise<void> {
  const chat = findChat();
  say({ text: noticeCopy.openingChat });
  chat?.open();
  if (!(await chat?.load())) return fail(say, show);
  say(null);
  show(true);
}

function fail(say: Say, show: Show): void {
  show(false);
  say({ text: noticeCopy.chatFailed, offersEmail: true });
}
