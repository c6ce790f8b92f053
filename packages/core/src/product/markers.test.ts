import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { hasSingleImage, hasSizing, isAppointment, isGiftCard } from './markers.ts';

describe('Special products', () => {
  const dress = exampleProduct();
  const giftCard = exampleProduct({ vendor: 'Govalo' });
  const fitting = exampleProduct({ productType: 'Appointment' });

  it.each([
    ['a dress', dress, { gift: false, appointment: false, single: false }],
    ['a gift card', giftCard, { gift: true, appointment: false, single: true }],
    ['a fitting', fitting, { gift: false, appointment: true, single: true }],
  ])('[screen.product-detail-page.4] %s', (_, product, expected) => {
    expect(isGiftCard(product)).toBe(expected.gift);
    expect(isAppointment(product)).toBe(expected.appointment);
    expect(hasSingleImage(product)).toBe(expected.single);
  });

  it("[screen.product-detail-page.11] the partner vendor's products have no Sizing drawer", () => {
    expect(hasSizing(exampleProduct({ vendor: 'Maison Lierre' }))).toBe(false);
    expect(hasSizing(dress)).toBe(true);
  });
});
