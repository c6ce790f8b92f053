import type { ShopperCountry } from './cross-border.ts';
import type { GlobalEParams } from './wire.ts';

/** `[call.other-third-party-calls.2]` */
export function toParams({ countryCode, currencyCode }: ShopperCountry): GlobalEParams {
  return { countryCode: countryCode || 'US', currencyCode: currencyCode || 'USD', isExternal: true };
}
