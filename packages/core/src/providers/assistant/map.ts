import type { CommerceEvent } from '../../analytics/commerce-events.ts';
import { type EnviveMethod, type EnviveProperties, enviveMethods } from './wire.ts';

/** The method that tells an event, and what it is told. */
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
