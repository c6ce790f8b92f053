import { createChat } from '@storefront/core/providers/chat/browser';
import type { Chat } from '@storefront/core/providers/chat/chat';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let chat: Chat | null = null;

/** The page's one chat, not loaded yet; null when none is configured. */
export function findChat(): Chat | null {
  chat ??= publicPorts.chat ? openPort(createChat, publicPorts.chat) : null;
  return chat;
}
