import { createTagManager } from '@storefront/core/providers/tag-manager/browser';
import type { TagManager } from '@storefront/core/providers/tag-manager/tag-manager';
import { whenAllowed } from './consent-port.ts';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let tagManager: TagManager | null = null;

/**
 * The page's one data layer; events wait in it until the visitor allows the container, which then loads. Null when no
 * tag manager is configured.
 */
export function findTagManager(): TagManager | null {
  if (tagManager || !publicPorts.tagManager) return tagManager;
  const created = createTagManager({ ...publicPorts.tagManager, report: reportFault });
  whenAllowed('tagManager', () => void created.load());
  tagManager = created;
  return created;
}
