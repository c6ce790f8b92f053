import type { CardStatus } from '@storefront/core/product/card';

/** Texts of product cards and rails. */
export const productCardCopy = {
  colours: 'Colours',
  soldOutColour: (colour: string) => `${colour}, sold out`,
  view: 'View',
  next: 'Next products',
  failed: 'Sorry, it looks like there was an error',
  previousImage: 'Go to prev image',
  nextImage: 'Go to next image',
  quickAdd: (title: string) => `Open quick add, ${title}`,
  status: {
    'sold-out': 'Sold Out - Join the Waitlist',
    'coming-soon': 'Coming Soon - Join the Waitlist',
    'pre-sale': 'Presale',
    available: '',
  } satisfies Record<Exclude<CardStatus, 'not-for-sale'>, string>,
};
