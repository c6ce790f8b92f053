import type { Assistant } from '@storefront/core/providers/assistant/assistant';
import { createAssistant } from '@storefront/core/providers/assistant/browser';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let assistant: Assistant | null = null;

/** The page's one assistant and commerce analytics, not loaded yet; null when none is configured. */
export function findAssistant(): Assistant | null {
  assistant ??= publicPorts.assistant ? openPort(createAssistant, publicPorts.assistant) : null;
  return assistant;
}
