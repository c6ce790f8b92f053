import type { Assistant } from '@storefront/core/providers/assistant/assistant';
import { createAssistant } from '@storefront/core/providers/assistant/browser';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let assistant: Assistant | null = null;

/** The page's one assistant and commerce analytics, not loaded yet; null when none is configured. */
export function findAssistant(): Assistant | null {
  assistant ??= publicPorts.assistant
    ? createAssistant({ ...publicPorts.assistant, report: reportFault })
    : null;
  return assistant;
}
