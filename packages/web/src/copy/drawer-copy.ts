import { inSentence } from './country-notices.ts';

/** Texts of a product page's drawers that editors do not write. */
export const drawerCopy = {
  details: 'Details',
  fabricAndCare: 'Fabric + Care',
  shippingAndReturns: 'Shipping and Returns',
  headings: { fit: 'Fit', care: 'Care' },
  sizing: 'Sizing',
  reviews: 'Reviews',
  otherCustomers: 'Other customers said…',
  links: 'Product information',
  close: 'Close',
  deliveryTo: (country: string) => `To ${inSentence(country)}`,
  country: 'Country',
  units: 'Units',
  yours: 'Yours',
  inches: 'in',
  centimetres: 'cm',
  /** For an empty cell. */
  noValue: '–',
  notGiven: 'not given',
  howToMeasure: 'How to measure',
  loading: 'Loading the sizes',
  sizesFailed: 'The size table could not be loaded.',
  tryAgain: 'Try again',
};
