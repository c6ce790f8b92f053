import { seededAt } from '../seed/make-product.ts';
import type { CatalogueProduct } from '../world/catalogue.ts';

/** A review as the public list shows it. */
export interface OkendoReview {
  reviewId: string;
  productId: string;
  rating: number;
  title: string;
  body: string;
  /** ISO 8601. */
  dateCreated: string;
  isVerifiedBuyer: boolean;
  helpfulCount: number;
  media: [];
  reviewer: { displayName: string; isVerified: boolean };
}

const praise: readonly [string, string][] = [
  [
    'Worth the wait',
    'It arrived folded in tissue and I have not taken it off since. The cut is kinder than the pictures.',
  ],
  [
    'True to size',
    'I took my usual size and it sits exactly where it should. The fabric is heavier than I expected, in a good way.',
  ],
  ['For the drawer you open first', 'Third one I own. It survives the wash bag and still feels new.'],
  ['A gift to myself', 'Bought for an anniversary, worn on an ordinary Tuesday. Both were right.'],
  ['Beautiful finish', 'The seams are flat and nothing scratches. You notice the work on the inside.'],
  ['The colour is the colour', 'Deeper in person than on my screen, and lovely by candlelight.'],
];
const balance: readonly [string, string][] = [
  [
    'Lovely, with one reservation',
    'I would have liked the straps a touch longer. Everything else is as described.',
  ],
  [
    'Between two sizes',
    'The smaller one fits the body, the larger one the bust. I kept the larger one and had it taken in.',
  ],
];
const complaint: readonly [string, string][] = [
  [
    'Not for me',
    'It is well made, but it creased in the suitcase and I had no iron. Returned without trouble.',
  ],
  ['Ran small', 'I had to exchange it. The exchange was quick, so one star back for that.'],
];
const names = [
  'Ines M.',
  'Clara B.',
  'Odette R.',
  'Maya S.',
  'Ruth K.',
  'Lena V.',
  'Amara O.',
  'Sofia P.',
  'June H.',
  'Thea W.',
];

const MOST_REVIEWS = 34;

/**
 * Returns a product's reviews, newest first, always the same ones. Gift cards and services have none, and about
 * one product in six has none yet.
 */
export function writeReviews({ id, isGiftCard, productType, publishedAt }: CatalogueProduct): OkendoReview[] {
  if (isGiftCard || /gift|appointment|protection|service/i.test(productType) || id % 6 === 0) return [];
  const first = Date.parse(publishedAt);
  const total = 1 + (Math.floor(id / 7) % MOST_REVIEWS);
  // Nobody has reviewed a piece tomorrow.
  const stepMs = Math.max(0, Date.parse(seededAt) - first) / (total + 1);
  return Array.from({ length: total }, (_, at): OkendoReview => {
    const dice = Math.abs(Math.imul(id % 1_000_003, 31) + Math.imul(at + 1, 7_919)) % 100;
    const [rating, from] =
      dice < 62
        ? [5, praise]
        : dice < 82
          ? [4, praise]
          : dice < 93
            ? [3, balance]
            : [2 - (dice % 2), complaint];
    const [title, body] = from[dice % from.length] ?? ['', ''];
    const isVerified = dice % 5 !== 0;
    return {
      reviewId: `r-${id}-${at + 1}`,
      productId: `shopify-${id}`,
      rating,
      title,
      body,
      dateCreated: new Date(first + Math.round((at + 1) * stepMs)).toISOString(),
      isVerifiedBuyer: isVerified,
      helpfulCount: dice % 4,
      media: [],
      reviewer: {
        displayName: names[(id + at * 3) % names.length] ?? 'Anonymous',
        isVerified,
      },
    };
  }).toReversed();
}
