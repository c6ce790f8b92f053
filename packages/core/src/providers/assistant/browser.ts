import { outsideFault, type Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { Assistant } from './assistant.ts';
import { toCall } from './map.ts';
import './wire.ts';

export interface AssistantOptions {
  scriptUrl: string;
  /** Public: every page shows it. */
  apiKey: string;
  report: Report;
}

/** Envive's script: `_enviveOptions` before it, `envive` after it. */
export function createAssistant({ scriptUrl, apiKey, report }: AssistantOptions): Assistant {
  const port = createScriptPort({
    role: 'assistant',
    src: scriptUrl,
    report,
    prepare() {
      window._enviveOptions = { apiKey };
    },
    find: () => window.envive,
  });
  return {
    load: port.load,
    track: (event) =>
      port.use((envive) => {
        const { method, properties } = toCall(event);
        const tell = envive[method];
        if (!tell) throw outsideFault('assistant', 'unavailable', `has no ${method}`);
        return tell.call(envive, properties);
      }),
    identify: (customerId) => port.use((envive) => envive.identifyUser?.(customerId, 'shopify-user-id')),
  };
}
