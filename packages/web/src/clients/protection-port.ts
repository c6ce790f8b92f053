import { createShippingProtection } from '@storefront/core/providers/protection/browser';
import type { ShippingProtection } from '@storefront/core/providers/protection/protection';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let protection: ShippingProtection | null = null;

/** The page's one source of quotes, not loaded yet; null when no provider is configured. */
export function findShippingProtection(): ShippingProtection | null {
  protection ??= publicPorts.protection ? openPort(createShippingProtection, publicPorts.protection) : null;
  return protection;
}
