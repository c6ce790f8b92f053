import { dutyModeOf } from '@storefront/core/market/duties';
import { deliveryCopy } from './delivery-copy.ts';

/**
 * `[const.international-shipping-and-duties.3]` Duties and returns in a country; empty in the US. Without
 * easy returns, of a piece that cannot be returned, or whose own text says how, they say nothing of returns.
 */
export function dutySentence(country: string, hasEasyReturns = true): string {
  const mode = dutyModeOf(country);
  if (mode === null) return '';
  return [deliveryCopy.duties[mode], hasEasyReturns && deliveryCopy.easyReturns].filter(Boolean).join(' ');
}
