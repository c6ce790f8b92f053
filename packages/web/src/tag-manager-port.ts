import { createTagManager } from '@storefront/core/providers/tag-manager/browser';
import type { TagManager } from '@storefront/core/providers/tag-manager/tag-manager';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let tagManager: TagManager | null = null;

/** The page's one data layer; events wait in it until the container may load. Null while the shop has none. */
export function findTagManager(): TagManager | null {
  tagManager ??=
    publicPorts.tagManager && createTagManager({ ...publicPorts.tagManager, report: reportFault });
  return tagManager;
}
