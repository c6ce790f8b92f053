import { type Design, sizes, vendors } from '../design.ts';
import { care } from './care.ts';

export const knitwear: readonly Design[] = [
  {
    drawn: 'sweater/arran',
    title: 'Arran Cable Sweater',
    productType: 'Knitwear',
    priceCents: 42500,
    sizes: sizes.regular,
    tags: ['collab-knitwear', 'usg-clothing'],
    categories: ['Knitwear', 'Sweaters'],
    fabrics: ['Wool'],
    occasions: ['Day'],
    description: [
      'Merino in four plies, with cables as thick as a thumb and a neck that goes over an earring without catching. Knitted in one piece at the shoulder, by a family in Viana do Castelo who will not be hurried.',
    ],
    details: [
      '100% merino wool, four-ply',
      'Shoulders knitted, not sewn',
      'Ribbed neck, cuffs and hem',
      'Length in size S, 23 inches',
    ],
    care: `Merino wool. ${care.knit}`,
    fit: 'Roomy, as a sweater should be. For a closer one, take a size down.',
    since: '2026-09-21',
    weightGrams: 620,
    isDoubleWide: true,
  },
  {
    drawn: 'cardigan/willow',
    title: 'Willow Rib Cardigan',
    productType: 'Knitwear',
    vendor: vendors.partner,
    priceCents: 39500,
    sizes: sizes.regular,
    tags: ['old-fll-for-vs', 'collab-knitwear', 'size-fits-true', 'usg-clothing'],
    categories: ['Knitwear', 'Cardigans'],
    fabrics: ['Wool'],
    occasions: ['Day', 'At home'],
    description: [
      'Made with Maison Lierre, who have knitted bed jackets since 1921 and lent us the rib. Merino and a little cashmere, a long V, five buttons of horn. It is meant for over a slip, and for being found on the chair next morning.',
    ],
    details: [
      '90% merino wool, 10% cashmere',
      'Half-cardigan rib',
      'Horn buttons, one spare',
      'Length in size S, 25 inches',
    ],
    care: `Merino and cashmere. ${care.knit}`,
    fit: 'Falls straight from the shoulder. Take your usual size.',
    since: '2026-09-28',
    weightGrams: 460,
  },
];
