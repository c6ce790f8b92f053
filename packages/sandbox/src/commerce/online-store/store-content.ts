import type { CataloguePicture } from '../../world/catalogue.ts';

export interface StorePage {
  __typename: 'Page';
  id: number;
  handle: string;
  title: string;
  bodyHtml: string;
  createdAt: string;
  updatedAt: string;
  /** How a search found it; absent elsewhere. */
  tracking?: string;
}

export interface StoreAuthor {
  firstName: string;
  lastName: string;
  email: string;
  bio: string;
}

export interface StoreArticle {
  __typename: 'Article';
  id: number;
  handle: string;
  title: string;
  bodyHtml: string;
  excerpt: string | null;
  tags: string[];
  author: StoreAuthor;
  picture: CataloguePicture | null;
  publishedAt: string;
  /** How a search found it; absent elsewhere. */
  tracking?: string;
}

export interface StoreBlog {
  __typename: 'Blog';
  id: number;
  handle: string;
  title: string;
  createdAt: string;
  articles: StoreArticle[];
}

/** When the shop opened; the platform's own content starts here. */
export const openedAt = '2024-03-04T09:00:00Z';

function page(id: number, handle: string, title: string, bodyHtml: string): StorePage {
  return { __typename: 'Page', id, handle, title, bodyHtml, createdAt: openedAt, updatedAt: openedAt };
}

/** The platform's own pages. The shop shows the content system's pages at the same paths. */
export const storePages: readonly StorePage[] = [
  page(31_001, 'our-story', 'Our story', '<p>A small house for silk, lace and knits.</p>'),
  page(31_002, 'contact', 'Contact', '<p>Write to us and a person answers, always within a day.</p>'),
  page(31_003, 'shipping', 'Shipping', '<p>Orders leave our house within two to five business days.</p>'),
  page(31_004, 'returns', 'Returns', '<p>Send back what does not fit within 21 days.</p>'),
  page(31_005, 'size-guide', 'Size guide', '<p>Measures of every piece, in inches and centimetres.</p>'),
  page(31_006, 'terms', 'Terms', '<p>What we promise each other when you buy here.</p>'),
  page(31_007, 'privacy', 'Privacy', '<p>What we keep about you, and how to have it deleted.</p>'),
];

const author: StoreAuthor = {
  firstName: 'Odile',
  lastName: 'Marchetti',
  email: 'journal@vesperandvine.example',
  bio: 'Cuts silk, writes about it.',
};

export const storeBlogs: readonly StoreBlog[] = [
  {
    __typename: 'Blog',
    id: 32_001,
    handle: 'journal',
    title: 'Journal',
    createdAt: openedAt,
    articles: [
      {
        __typename: 'Article',
        id: 33_001,
        handle: 'washing-silk',
        title: 'Washing silk at home',
        bodyHtml: '<p>Cold water, a drop of soap, no wringing. Hang it in the shade.</p>',
        excerpt: 'Cold water, a drop of soap, no wringing.',
        tags: ['care', 'silk'],
        author,
        picture: {
          file: 'editorial/editorial-dusk-silk-cover.webp',
          width: 1200,
          height: 1500,
          alt: 'Dusk-blue silk falling in long folds',
        },
        publishedAt: '2026-05-12T08:00:00Z',
      },
      {
        __typename: 'Article',
        id: 33_002,
        handle: 'the-evening-collection',
        title: 'Notes on the Evening Collection',
        bodyHtml: '<p>Bias cut, one seam less than last year.</p>',
        excerpt: null,
        tags: ['collections'],
        author,
        picture: null,
        publishedAt: '2026-09-01T08:00:00Z',
      },
    ],
  },
];

export const storeArticles: readonly StoreArticle[] = storeBlogs.flatMap(({ articles }) => articles);
