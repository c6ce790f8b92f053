import type { DataLayerEvent } from '../../analytics/data-layer.ts';
import { type Clock, systemClock } from '../../clock.ts';
import { type Report, toFault } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { TagManager } from './tag-manager.ts';

export interface TagManagerOptions {
  /** The container's script, with `?id=GTM-…`. */
  scriptUrl: string;
  report: Report;
  clock?: Clock;
}

declare global {
  interface Window {
    /** Other scripts push to it, too. */
    dataLayer?: unknown[];
    /** Left by the container's script. */
    google_tag_manager?: object;
  }
}

/** The container takes its own start time from the first entry. */
export interface ContainerStart {
  event: 'gtm.js';
  'gtm.start': number;
}

const MOST_WAITING = 50;

/** Google Tag Manager. Its data layer is a queue of its own, so that events need not wait for its script. */
export function createTagManager(options: TagManagerOptions): TagManager {
  const { scriptUrl, report, clock = systemClock } = options;
  const waiting: DataLayerEvent[] = [];
  let layer: unknown[] | null = null;

  const port = createScriptPort({
    role: 'tag-manager',
    src: scriptUrl,
    report,
    prepare() {
      if (layer) return;
      const start: ContainerStart = { event: 'gtm.js', 'gtm.start': clock.now() };
      window.dataLayer ??= [];
      layer = window.dataLayer;
      layer.push(start, ...waiting.splice(0));
    },
    find: () => window.google_tag_manager,
  });

  return {
    load: port.load,
    push(event) {
      if (layer) {
        try {
          layer.push(event);
        } catch (cause) {
          // Tags of the container wrap `push` and run inside it.
          report(toFault('tag-manager', cause));
        }
      } else if (waiting.push(event) > MOST_WAITING) waiting.shift();
    },
  };
}
