/** Texts of the list of reviews. */
export const reviewCopy = {
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  rating: (average: string, count: number) => `${average} from ${count}`,
  outOfFive: (stars: number | string) => `${stars} out of 5`,
  verified: 'Verified buyer',
  anonymous: 'A customer',
  more: 'More reviews',
  loading: 'Loading reviews',
  none: 'Nobody has reviewed this piece yet.',
  failed: 'The reviews cannot be shown at the moment.',
  moreFailed: 'Further reviews cannot be shown at the moment.',
  tryAgain: 'Try again',
};
