import { describe, expect, it } from 'vitest';
import {
  addToCartClicked,
  type CommerceEvent,
  checkoutBegin,
  productViewed,
} from '../../analytics/commerce-events.ts';
import { irisSmall } from '../../analytics/iris.fixture.ts';
import { toCall } from './browser.ts';

describe('the format of an event [call.other-third-party-calls.9]', () => {
  it('a piece put into the bag, flat, as the provider publishes it', () => {
    expect(toCall(addToCartClicked(irisSmall, 2, 'EUR'))).toEqual({
      method: 'trackAddToCartClicked',
      properties: { id: irisSmall.variantId, quantity: 2, price: 189, currencyCode: 'EUR' },
    });
  });

  it.each<[string, CommerceEvent]>([
    ['trackProductViewed', productViewed(irisSmall, 'USD')],
    ['trackCheckoutBegin', checkoutBegin({ lines: [], totalCents: 0, currencyCode: 'USD' })],
  ])('anything else with all its items: %s', (method, event) => {
    expect(toCall(event)).toEqual({ method, properties: event.properties });
  });
});
