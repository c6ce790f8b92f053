import type { DataLayerEvent } from '../../analytics/data-layer.ts';
import { type Clock, systemClock } from '../../clock.ts';
import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import { containerStart } from './map.ts';
import type { TagManager } from './tag-manager.ts';
import './wire.ts';

export interface TagManagerOptions {
  /** The container's script, with `?id=GTM-…`. */
  scriptUrl: string;
  report: Report;
  clock?: Clock;
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
      window.dataLayer ??= [];
      layer = window.dataLayer;
      layer.push(containerStart(clock.now()), ...waiting.splice(0));
    },
    find: () => window.google_tag_manager,
  });

  return {
    load: port.load,
    push(event) {
      if (layer) layer.push(event);
      else if (waiting.push(event) > MOST_WAITING) waiting.shift();
    },
  };
}
