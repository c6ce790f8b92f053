import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { findBrief, hasSingleImage, hasSizing, isAppointment, isGiftCard } from './markers.ts';

describe('markers', () => {
  const dress = exampleProduct();
  const giftCard = exampleProduct({ vendor: 'Govalo' });
  const fitting = exampleProduct({ productType: 'Appointment' });

  it.each([
    ['a dress', dress, { gift: false, appointment: false, single: false }],
    ['a gift card', giftCard, { gift: true, appointment: false, single: true }],
    ['a fitting', fitting, { gift: false, appointment: true, single: true }],
  ])('[screen.product-detail-page.4] recognise %s', (_, product, expected) => {
    expect(isGiftCard(product)).toBe(expected.gift);
    expect(isAppointment(product)).toBe(expected.appointment);
    expect(hasSingleImage(product)).toBe(expected.single);
  });

  it("[screen.product-detail-page.11] hide the Sizing drawer of the partner vendor's products", () => {
    expect(hasSizing(exampleProduct({ vendor: 'Maison Lierre' }))).toBe(false);
    expect(hasSizing(dress)).toBe(true);
  });

  it('find the brief of a bra’s set by its name', () => {
    const set = [{ title: 'Odile Briefcase' }, { title: 'Odile High Brief' }, { title: 'Odile Brief' }];
    expect(findBrief(set)).toBe(set[1]);
    expect(findBrief(set.slice(0, 1))).toBeNull();
  });
});
