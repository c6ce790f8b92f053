import type { CommerceEvent, CommerceEventName } from '../../analytics/commerce-events.ts';
import { outsideFault, type Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { Assistant } from './assistant.ts';

export interface AssistantOptions {
  scriptUrl: string;
  /** Public: every page shows it. */
  apiKey: string;
  report: Report;
}

const enviveMethods = {
  'Product Viewed': 'trackProductViewed',
  'Add to Cart Clicked': 'trackAddToCartClicked',
  'Checkout Begin': 'trackCheckoutBegin',
  'Checkout Complete': 'trackCheckoutComplete',
  'Commerce Transaction Complete': 'trackCommerceTransactionComplete',
} as const satisfies Record<CommerceEventName, string>;

type EnviveMethod = (typeof enviveMethods)[CommerceEventName];

/** Published for `trackAddToCartClicked` only; the other events send all their items. */
interface EnviveLine {
  id: string;
  quantity: number;
  price: number;
  currencyCode: string;
}

type EnviveProperties = EnviveLine | CommerceEvent['properties'];

export type EnviveApi = Partial<Record<EnviveMethod, (properties: EnviveProperties) => unknown>> & {
  identifyUser?(id: string, kind: 'shopify-user-id'): unknown;
};

declare global {
  interface Window {
    _enviveOptions?: { apiKey: string };
    envive?: EnviveApi;
  }
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
        const track = envive[method];
        if (!track) throw outsideFault('assistant', 'unavailable', `has no ${method}`);
        return track.call(envive, properties);
      }),
    identify: (customerId) => port.use((envive) => envive.identifyUser?.(customerId, 'shopify-user-id')),
  };
}

/** The method that tracks an event, and its argument. */
export function toCall({ event, properties }: CommerceEvent): {
  method: EnviveMethod;
  properties: EnviveProperties;
} {
  const method = enviveMethods[event];
  const [item] = properties.items;
  if (method !== 'trackAddToCartClicked' || !item) return { method, properties };
  const { id, quantity, price } = item;
  return { method, properties: { id, quantity, price, currencyCode: properties.currencyCode } };
}
