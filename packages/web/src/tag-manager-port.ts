import { createTagManager } from '@storefront/core/providers/tag-manager/browser';
import type { TagManager } from '@storefront/core/providers/tag-manager/tag-manager';
import { whenAllowed } from './consent-port.ts';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let tagManager: TagManager | null = null;

/**
 * The page's one data layer; events wait in it until the visitor allows the container, which then loads. Null while
 * the shop has none.
 */
export function findTagManager(): TagManager | null {
  if (tagManager || !publicPorts.tagManager) return tagManager;
  const made = createTagManager({ ...publicPorts.tagManager, report: reportFault });
  whenAllowed('tagManager', () => void made.load());
  tagManager = made;
  return made;
}
