import type { App } from 'sst/constructs';
import { alarms } from './alarms.ts';
import { api } from './api.ts';
import { cache } from './cache-stack.ts';
import { firewall } from './firewall.ts';
import { jobs } from './jobs.ts';
import { queue } from './queue-stack.ts';
import { site } from './site-stack.ts';

/** The stacks of a stage in the order in which they need each other. */
export function addStacks(app: App): void {
  app.stack(cache, { id: 'cache' });
  app.stack(queue, { id: 'queue' });
  app.stack(api, { id: 'api' });
  app.stack(firewall, { id: 'firewall' });
  app.stack(site, { id: 'site' });
  app.stack(jobs, { id: 'jobs' });
  app.stack(alarms, { id: 'alarms' });
}
