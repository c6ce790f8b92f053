import { createTagManager } from '@storefront/core/providers/tag-manager/browser';
import type { TagManager } from '@storefront/core/providers/tag-manager/tag-manager';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let tagManager: TagManager | null = null;

/** The page's one data layer, not loaded yet; null when no tag manager is configured. */
export function findTagManager(): TagManager | null {
  tagManager ??= publicPorts.tagManager ? openPort(createTagManager, publicPorts.tagManager) : null;
  return tagManager;
}
