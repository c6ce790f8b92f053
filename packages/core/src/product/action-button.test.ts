import { describe, expect, it } from 'vitest';
import { actionLabel, actionOnClick, initialGiftCardMode, isActionBlocked } from './action-button.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import type { Product, Variant } from './product.ts';

const m = exampleVariant();
const gone = soldOutVariant({ id: '102', title: 'L / Oxblood' });
const dress = exampleProduct({ variants: [m, gone] });
const bag = exampleProduct({ variants: [m] });
const giftCard = exampleProduct({ vendor: 'Govalo', variants: [exampleVariant({ title: '$50' }), m] });
const fitting = exampleProduct({ productType: 'Appointment' });
const comingSoon = exampleProduct({ tags: ['coming-soon-12-04'], variants: [gone] });
const arrived = exampleProduct({ tags: ['coming-soon-12-04'], variants: [m, gone] });
const preSale = exampleProduct({ tags: ['pre-sale'] });
/** In stock, not for sale yet. */
const waiting = soldOutVariant({ inventory_quantity: 12 });

describe('the label of the action button; the first match wins', () => {
  it.each<[string, Product, Variant | null, ReturnType<typeof actionLabel>]>([
    ['[state.product-detail-page.4] an appointment', fitting, m, { code: 'book-appointment' }],
    [
      '[state.product-detail-page.4] an appointment that is coming soon',
      { ...comingSoon, productType: 'Appointment' },
      null,
      { code: 'book-appointment' },
    ],
    ['[state.product-detail-page.5] coming soon', comingSoon, null, { code: 'join-waitlist' }],
    [
      '[state.product-detail-page.5] coming soon before pre-sale',
      { ...comingSoon, tags: ['coming-soon', 'pre-sale'] },
      gone,
      { code: 'join-waitlist' },
    ],
    [
      '[state.product-detail-page.5] coming soon, but a variant is for sale',
      arrived,
      m,
      { code: 'add-to-bag', size: 'M' },
    ],
    ['[state.product-detail-page.6] pre-sale', preSale, null, { code: 'preorder' }],
    ['[state.product-detail-page.6] pre-sale with a size', preSale, m, { code: 'preorder' }],
    [
      '[state.product-detail-page.7] a gift card without an amount',
      giftCard,
      null,
      { code: 'select-amount' },
    ],
    [
      '[state.product-detail-page.8] a gift card with an amount',
      giftCard,
      giftCard.variants[0] ?? null,
      { code: 'add-to-bag', size: '$50' },
    ],
    ['[state.product-detail-page.8] a size in stock', dress, m, { code: 'add-to-bag', size: 'M' }],
    ['[state.product-detail-page.8] the only variant', bag, m, { code: 'add-to-bag', size: null }],
    ['[state.product-detail-page.9] a sold-out size', dress, gone, { code: 'join-waitlist' }],
    ['[state.product-detail-page.10] no size', dress, null, { code: 'select-size' }],
  ])('%s', (_, product, chosen, expected) => {
    expect(actionLabel(product, chosen)).toEqual(expected);
  });
});

describe('a click on the action button; the first match wins', () => {
  const desk = { isMobile: false, isTrayCollapsed: false, giftMode: 'buy-now' } as const;
  const phone = { isMobile: true, isTrayCollapsed: true, giftMode: 'buy-now' } as const;
  it.each<[string, Product, Parameters<typeof actionOnClick>[1], ReturnType<typeof actionOnClick>]>([
    [
      '[state.product-detail-page.11] the closed tray, no size',
      dress,
      { ...phone, chosen: null },
      'expand-tray',
    ],
    ['[state.product-detail-page.14] the closed tray, a size', dress, { ...phone, chosen: m }, 'add-to-bag'],
    [
      '[state.product-detail-page.16] the open tray, no size',
      dress,
      { ...phone, isTrayCollapsed: false, chosen: null },
      'open-sizes',
    ],
    [
      '[state.product-detail-page.16] a collapsed tray means nothing on desktop',
      dress,
      { ...desk, isTrayCollapsed: true, chosen: null },
      'open-sizes',
    ],
    [
      '[state.product-detail-page.12] a gift card to send',
      giftCard,
      { ...desk, giftMode: 'send-as-gift', chosen: m },
      'create-gift',
    ],
    [
      '[state.product-detail-page.16] a gift card to send, no amount',
      giftCard,
      { ...desk, giftMode: 'send-as-gift', chosen: null },
      'open-sizes',
    ],
    ['[state.product-detail-page.14] a gift card to buy', giftCard, { ...desk, chosen: m }, 'add-to-bag'],
    [
      '[state.product-detail-page.14] gift mode means nothing for a dress',
      dress,
      { ...desk, giftMode: 'send-as-gift', chosen: m },
      'add-to-bag',
    ],
    [
      '[state.product-detail-page.13] in stock but coming soon',
      { ...comingSoon, variants: [waiting] },
      { ...desk, chosen: waiting },
      'open-waitlist',
    ],
    [
      '[state.product-detail-page.14] coming soon, but for sale',
      arrived,
      { ...desk, chosen: m },
      'add-to-bag',
    ],
    ['[state.product-detail-page.14] in stock', dress, { ...desk, chosen: m }, 'add-to-bag'],
    ['[state.product-detail-page.15] sold out', dress, { ...desk, chosen: gone }, 'toggle-back-in-stock'],
    [
      '[state.product-detail-page.15] sold out and coming soon',
      comingSoon,
      { ...desk, chosen: gone },
      'toggle-back-in-stock',
    ],
    ['[state.product-detail-page.16] no size', dress, { ...desk, chosen: null }, 'open-sizes'],
  ])('%s', (_, product, context, expected) => {
    expect(actionOnClick(product, context)).toBe(expected);
  });

  it.each([
    ['a gift to send, form not valid', giftCard, 'send-as-gift', false, true],
    ['a gift to send, form valid', giftCard, 'send-as-gift', true, false],
    ['a gift card to buy', giftCard, 'buy-now', false, false],
    ['a dress', dress, 'send-as-gift', false, false],
  ] as const)('[rule.gift-form.7] is blocked for %s: %s', (_, product, mode, isValid, expected) => {
    expect(isActionBlocked(product, mode, isValid)).toBe(expected);
  });
});

it.each([
  [390, 'buy-now'],
  [768, 'buy-now'],
  [769, 'send-as-gift'],
  [1440, 'send-as-gift'],
])('[state.product-detail-page.18] at %s px a gift card starts as %s', (width, mode) => {
  expect(initialGiftCardMode(width)).toBe(mode);
});
