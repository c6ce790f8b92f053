import { type Design, vendors } from '../design.ts';

const dollars = [50, 100, 150, 250, 500, 750, 1000, 2500];

export const giftsAndServices: readonly Design[] = [
  {
    drawn: 'gift-card/lettre',
    title: 'The Gift Card',
    productType: 'Gift Card',
    vendor: vendors.giftCards,
    priceCents: 5000,
    amounts: dollars.map((amount) => ({
      label: `$${amount.toLocaleString('en-US')}`,
      priceCents: amount * 100,
    })),
    sizes: [],
    optionName: 'Amount',
    tags: ['gift-idea'],
    categories: ['Gift cards'],
    fabrics: [],
    occasions: ['Gifts'],
    description: ['Sent by email, good for ever.'],
    details: [
      'Arrives by email, on the day and at the hour you name',
      'Your message is printed on the card, as you write it',
      'Can be spent in parts, online or at a fitting',
    ],
    care: 'None. It does not fade.',
    fit: 'Fits.',
    since: '2025-10-01',
    weightGrams: 0,
    isIntangible: true,
    isGiftCard: true,
  },
  {
    drawn: 'appointment/atelier',
    title: 'Atelier Fitting',
    productType: 'Appointment',
    priceCents: 7500,
    sizes: ['One hour'],
    optionName: 'Length',
    // On the order, too: attributes are what goes with a line.
    tags: ['cart-We-write to you to arrange the hour.'],
    categories: ['Bridal'],
    fabrics: [],
    occasions: ['Wedding'],
    description: [
      'An hour with a fitter, a mirror and every gown in your size, at 41 Jane Street in New York or Rua das Flores 12 in Porto. Bring your shoes, and one person whose opinion you like.',
      'The price of the hour is taken off the gown.',
    ],
    details: [
      'Sixty minutes, one bride, one guest',
      'Moved or cancelled free of charge until the day before',
      'Taken off the price of a gown',
    ],
    care: 'We write the day before to ask how you take your coffee.',
    fit: 'For every size we make, and for some we do not yet.',
    since: '2026-01-12',
    weightGrams: 0,
    isIntangible: true,
  },
];
