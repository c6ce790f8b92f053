import { type Target, toCampaign, toPage, toStory, toUrl } from '../compose.ts';

/** A title, its target (a collection's handle or a link), and the picture shown on hover. */
type Row = readonly [title: string, to: string | Target, picture?: string];

interface MenuColumn {
  title: string;
  links: readonly Row[];
}

export interface MenuRow {
  title: string;
  to: string | Target;
  left?: MenuColumn;
  middle?: MenuColumn;
  right?: MenuColumn;
  feature?: { picture: string; alt: string; caption: string; link: string; to: string };
}

const fit: MenuColumn = {
  title: 'Help with fit',
  links: [
    ['Find your size', toPage('size-guide')],
    ['Book a fitting', 'fittings'],
    ['Washing silk & lace', toStory('washing-silk')],
  ],
};

/** The header's menu, left to right. */
export const menuRows: readonly MenuRow[] = [
  {
    title: 'New',
    to: 'new',
    left: {
      title: 'Just in',
      links: [
        ['Everything new', 'new'],
        ['The Evening Collection', 'evening'],
        ['Nocturne', 'nocturne'],
        ['Highly coveted', 'highly-coveted'],
        ['Gifts', 'gifts'],
        ['Sale', 'sale'],
      ],
    },
    middle: {
      title: 'To read',
      links: [
        ['Cut on the cross', toStory('cut-on-the-cross')],
        ['The Hour After Six', toCampaign('the-hour-after-six')],
        ['Nocturne, the campaign', toCampaign('nocturne')],
      ],
    },
    feature: {
      picture: 'editorial/editorial-slip-window-cover.webp',
      alt: 'A champagne slip in window light',
      caption: 'The Evening Collection',
      link: 'Shop the evening',
      to: 'evening',
    },
  },
  {
    title: 'Clothing',
    to: 'clothing',
    left: {
      title: 'Shop',
      links: [
        ['All clothing', 'clothing'],
        ['Dresses', 'dresses', 'apparel/midi-dress-sabine-oxblood-detail.webp'],
        ['Slips', 'slips', 'apparel/slip-dress-aurelia-champagne-detail.webp'],
        ['Knitwear', 'knitwear', 'apparel/sweater-arran-creme-detail.webp'],
        ['Tops', 'tops', 'apparel/blouse-colette-ivory-detail.webp'],
        ['Skirts', 'skirts', 'apparel/skirt-delphine-champagne-detail.webp'],
        ['Trousers', 'pants', 'apparel/trousers-marlowe-camel-detail.webp'],
      ],
    },
    middle: {
      title: 'By occasion',
      links: [
        ['Evening', 'evening'],
        ['Wedding guest', 'wedding-guest'],
        ['Tailoring & coats', 'tailoring'],
        ['Extended sizes, 1x–2x', 'curve-styles'],
        ['Accessories', 'accessories'],
        ['Shoes', 'shoes'],
      ],
    },
    right: fit,
    feature: {
      picture: 'editorial/editorial-dusk-silk-cover.webp',
      alt: 'Dusk-blue silk in long folds',
      caption: 'Aurelia, in nineteen-momme silk',
      link: 'Shop slips',
      to: 'slips',
    },
  },
  {
    title: 'Lingerie',
    to: 'lingerie',
    left: {
      title: 'Shop',
      links: [
        ['All lingerie', 'lingerie'],
        ['Bras', 'bras', 'lingerie/bra-odile-blush-detail.webp'],
        ['Briefs & thongs', 'panties', 'lingerie/brief-odile-oxblood-detail.webp'],
        ['Bodysuits', 'bodysuits', 'lingerie/bodysuit-severine-black-detail.webp'],
        ['Suspenders', 'suspenders', 'lingerie/garter-belt-odile-ivory-detail.webp'],
        ['Bralettes', 'bralettes', 'lingerie/bralette-fleur-sage-detail.webp'],
      ],
    },
    middle: {
      title: 'By family',
      links: [
        ['Cup & band sizing', 'cup-and-band'],
        ['Extended sizes, 1x–2x', 'curve-styles'],
        ['The Odile family', 'odile'],
        ['The Lucienne family', 'lucienne'],
        ['Sets', 'sets'],
        ['Gift cards', 'gift-cards'],
      ],
    },
    right: fit,
    feature: {
      picture: 'editorial/editorial-menu-lingerie-menu.webp',
      alt: 'Blush blossom lace, close',
      caption: 'Odile, in Leavers lace from Calais',
      link: 'Shop bras',
      to: 'bras',
    },
  },
  {
    title: 'Nightwear',
    to: 'nightwear',
    left: {
      title: 'Shop',
      links: [
        ['All nightwear', 'nightwear'],
        ['Nightgowns', 'nightgowns'],
        ['Robes', 'robes'],
        ['Pyjamas', 'pajamas'],
        ['Camisoles', 'tanks'],
      ],
    },
    middle: fit,
    feature: {
      picture: 'editorial/editorial-menu-nightwear-menu.webp',
      alt: 'A silk slip in evening light',
      caption: 'Marguerite, hung for three days',
      link: 'Shop nightgowns',
      to: 'nightgowns',
    },
  },
  {
    title: 'Swim',
    to: 'swim',
    left: {
      title: 'Shop',
      links: [
        ['All swim', 'swim'],
        ['Salt, the resort edit', 'salt'],
        ['Scarves & wraps', 'accessories'],
        ['Robes for after', 'robes'],
      ],
    },
    feature: {
      picture: 'editorial/editorial-menu-swim-menu.webp',
      alt: 'A marigold one-piece on a brass hanger',
      caption: 'Lido, in marigold',
      link: 'Shop swim',
      to: 'swim',
    },
  },
  {
    title: 'Bridal',
    to: 'bridal',
    left: {
      title: 'Shop',
      links: [
        ['All bridal', 'bridal'],
        ['The Wedding Shop', 'the-wedding-shop'],
        ['Wedding guest', 'wedding-guest'],
        ['Bows', 'hair'],
      ],
    },
    middle: {
      title: 'The atelier',
      links: [
        ['Book a fitting', 'fittings'],
        ['How a gown is made', toPage('atelier')],
        ['A letter to brides', toStory('a-letter-to-brides')],
      ],
    },
    feature: {
      picture: 'editorial/editorial-menu-bridal-menu.webp',
      alt: 'Ivory lace, close',
      caption: 'Isolde, in ivory lace',
      link: 'Shop gowns',
      to: 'bridal',
    },
  },
  {
    title: 'Stories',
    to: toStory('cut-on-the-cross'),
    left: {
      title: 'Read',
      links: [
        ['Cut on the cross', toStory('cut-on-the-cross')],
        ['Washing silk & lace', toStory('washing-silk')],
        ['A letter to brides', toStory('a-letter-to-brides')],
      ],
    },
    middle: {
      title: 'The house',
      links: [
        ['Our story', toPage('our-story')],
        ['The atelier', toPage('atelier')],
        ['Campaigns', toUrl('/campaigns')],
        ['Archive', toUrl('/pages/archive')],
      ],
    },
    feature: {
      picture: 'editorial/editorial-pearls-cover.webp',
      alt: 'Pearls on black satin',
      caption: 'Nocturne, winter 2026',
      link: 'Shop Nocturne',
      to: 'nocturne',
    },
  },
];
