import { openChatStep } from '@storefront/core/shell/chat';
import { findChat } from '../../clients/chat-port.ts';
import { findConsentManager, isAllowed, whenAllowed } from '../../clients/consent-port.ts';
import { noticeCopy } from '../../copy/notice-copy.ts';
import type { Notice } from '../notice/notice.ts';

type Say = (notice: Notice | null) => void;
/** Tells the panels, for which the chat is open from the wish on. That its window was closed, the port does not say. */
type Show = (isOpen: boolean) => void;

let stopWaiting = () => {};

/** `[screen.link-rules.5]` Opens the live chat; who has not allowed it yet is asked first. */
export async function openChat(say: Say, show: Show): Promise<void> {
  const chat = findChat();
  if (!chat) return fail(say, show);
  const manager = findConsentManager();
  // Where nobody keeps consent, asking for the chat is allowing it.
  const step = openChatStep({ isAllowed: manager === null || isAllowed('chat'), isLoaded: chat.isReady() });
  if (step === 'open') return chat.open();
  if (step === 'load') return load(say, show);
  say({ text: noticeCopy.askConsent });
  stopWaiting();
  stopWaiting = whenAllowed('chat', () => void load(say, show));
  if (!(await manager?.load())) return fail(say, show);
  if (!isAllowed('chat')) manager?.openPreferences();
}

/** The window closes with the panels, and nothing that waits opens it any more. */
export function closeChat(): void {
  stopWaiting();
  findChat()?.close();
}

async function load(say: Say, show: Show): Promise<void> {
  const chat = findChat();
  say({ text: noticeCopy.openingChat });
  show(true);
  chat?.open();
  if (!(await chat?.load())) return fail(say, show);
  say(null);
}

function fail(say: Say, show: Show): void {
  show(false);
  say({ text: noticeCopy.chatFailed, offersEmail: true });
}
