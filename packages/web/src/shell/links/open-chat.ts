import type { Chat } from '@storefront/core/providers/chat/chat';
import { openChatStep } from '@storefront/core/shell/chat';
import type { createStore } from 'jotai';
import { findChat } from '../../clients/chat-port.ts';
import { isOwnConsent } from '../../clients/consent-before.ts';
import { findConsentManager, isAllowed, whenAllowed } from '../../clients/consent-port.ts';
import { chatCopy } from '../../copy/chat-copy.ts';
import { noticeCopy } from '../../copy/notice-copy.ts';
import { chatAttributesAtom } from '../../state/chat-atoms.ts';
import type { Notice } from '../../state/notice-atom.ts';

type Store = ReturnType<typeof createStore>;
type Say = (notice: Notice | null) => void;
/** Sets whether the panels count the chat as open: from the click on, for the port does not report its window. */
type Show = (isOpen: boolean) => void;

let stopWaiting = () => {};

/** The page's chat; whoever opens it is named in the bag. */
function chatOf(store: Store): Chat | null {
  const chat = findChat();
  chat?.onOpen((attributes) => store.set(chatAttributesAtom, attributes));
  return chat;
}

/** `[screen.link-rules.5]` Opens the live chat; asks for consent first where the shopper has not given it. */
export async function openChat(store: Store, say: Say, show: Show): Promise<void> {
  const chat = chatOf(store);
  if (!chat) return fail(say, show);
  const manager = findConsentManager();
  const step = openChatStep({ isAllowed: isAllowed('chat'), isLoaded: chat.isReady() });
  if (step === 'open') return chat.open();
  if (step === 'load') return load(say, show);
  say({ text: isOwnConsent() ? chatCopy.askOwnConsent : chatCopy.askConsent });
  stopWaiting();
  stopWaiting = whenAllowed('chat', () => void load(say, show));
  if (!(await manager.load())) return fail(say, show);
  if (!isAllowed('chat')) manager.openPreferences();
}

/** Loads the chat where consent allows it, now or later on this page; a failure is only logged. */
export function loadChat(store: Store): void {
  whenAllowed('chat', () => void chatOf(store)?.load());
}

/** Closes the window, also one that still waits for consent. */
export function closeChat(): void {
  stopWaiting();
  findChat()?.close();
}

async function load(say: Say, show: Show): Promise<void> {
  const chat = findChat();
  say({ text: chatCopy.opening });
  show(true);
  chat?.open();
  if (!(await chat?.load())) return fail(say, show);
  say(null);
}

function fail(say: Say, show: Show): void {
  show(false);
  say({ text: noticeCopy.chatFailed, offersEmail: true });
}
