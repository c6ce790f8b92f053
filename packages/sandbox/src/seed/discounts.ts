import type { CatalogueDiscount } from '../world/catalogue.ts';

const always = {
  minimumCents: null,
  collectionHandle: null,
  startsAt: null,
  endsAt: null,
  oncePerCustomer: false,
} as const;

export const discounts: CatalogueDiscount[] = [
  { ...always, code: 'WELCOME10', title: 'WELCOME10', kind: 'percentage', value: 10 },
  { ...always, code: 'EVENING10', title: 'EVENING10', kind: 'percentage', value: 10 },
  {
    ...always,
    code: 'TWENTYFIVE',
    title: 'TWENTYFIVE',
    kind: 'amount',
    value: 2500,
    minimumCents: 15000,
  },
  { ...always, code: 'FREESHIP', title: 'FREESHIP', kind: 'free-shipping', value: 0 },
  {
    ...always,
    code: 'LINGERIE15',
    title: 'LINGERIE15',
    kind: 'percentage',
    value: 15,
    collectionHandle: 'lingerie',
  },
  {
    ...always,
    code: 'EXPIRED20',
    title: 'EXPIRED20',
    kind: 'percentage',
    value: 20,
    startsAt: '2026-10-01T00:00:00Z',
    endsAt: '2026-10-31T23:59:59Z',
  },
  { ...always, code: 'ONCE5', title: 'ONCE5', kind: 'percentage', value: 5, oncePerCustomer: true },
  {
    ...always,
    code: null,
    title: 'The long dark: $100 off over $2,000',
    kind: 'amount',
    value: 10000,
    minimumCents: 200000,
  },
];
