import { createChat } from '@storefront/core/providers/chat/browser';
import type { Chat } from '@storefront/core/providers/chat/chat';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let chat: Chat | null = null;

/** The page's one chat, not loaded yet; null when none is configured. */
export function findChat(): Chat | null {
  chat ??= publicPorts.chat ? createChat({ ...publicPorts.chat, report: reportFault }) : null;
  return chat;
}
