import type { FoundSize } from '@storefront/core/product/find-size';

/** Around what editors write in sections. */
export const sectionCopy = {
  marquee: 'Words in passing',
  pauseMarquee: 'Pause the words',
  pauseFilm: 'Pause the film',
  byLetter: 'By letter',
  byTelephone: 'By telephone',
  whileYouShop: 'While you shop',
  first: 'First, perhaps',
  whatFor: 'What for',
  unit: { in: 'Inches', cm: 'Centimetres' },
  numbers: 'Tell us the numbers',
  findSize: 'Find my size',
  noMeasure: 'A number, please: 34, 34.5 or 34 1/2.',
  size: (found: FoundSize) => {
    if (found.code === 'unmeasured') return 'One number is enough, all of them are better.';
    if (found.code === 'beyond') return `Our table ends at ${found.last}. Ask us: there is often a way.`;
    const { close, easy } = found;
    return close === easy ? `You are ${close}.` : `You are ${close} in silk, and ${easy} in wool.`;
  },
  noSizes: 'The tables cannot be shown at the moment. Every product page has its own.',
};
