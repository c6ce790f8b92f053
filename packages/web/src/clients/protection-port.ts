import { createShippingProtection } from '@storefront/core/providers/protection/browser';
import type { ShippingProtection } from '@storefront/core/providers/protection/protection';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let protection: ShippingProtection | null = null;

/** The page's one source of quotes, not loaded yet; null when no provider is configured. */
export function findShippingProtection(): ShippingProtection | null {
  protection ??= publicPorts.protection
    ? createShippingProtection({ ...publicPorts.protection, report: reportFault })
    : null;
  return protection;
}
