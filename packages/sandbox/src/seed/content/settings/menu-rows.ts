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
        ['Everything new', 'new', 'apparel/midi-dress-sabine-dusk-blue-front.webp'],
        ['The Evening Collection', 'evening', 'editorial/editorial-slip-window-cover.webp'],
        ['Nocturne', 'nocturne', 'lingerie/bodysuit-ombre-oxblood-detail.webp'],
        ['Highly coveted', 'highly-coveted', 'lingerie/bralette-fleur-sage-detail.webp'],
        ['Gifts', 'gifts', 'editorial/editorial-menu-gifts-menu.webp'],
        ['Sale', 'sale', 'apparel/mini-dress-lux-oxblood-detail.webp'],
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
        ['All clothing', 'clothing', 'apparel/blazer-rowan-camel-detail.webp'],
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
        ['Evening', 'evening', 'editorial/editorial-slip-window-cover.webp'],
        ['Wedding guest', 'wedding-guest', 'apparel/maxi-dress-flora-blush-detail.webp'],
        ['Tailoring & coats', 'tailoring', 'apparel/coat-astor-camel-detail.webp'],
        ['Extended sizes, 1x–2x', 'curve-styles', 'apparel/midi-dress-sabine-sage-detail.webp'],
        ['Accessories', 'accessories', 'lingerie/handbag-petite-vesper-oxblood-detail.webp'],
        ['Shoes', 'shoes', 'lingerie/mule-cosima-champagne-detail.webp'],
      ],
    },
    right: fit,
    feature: {
      picture: 'apparel/slip-dress-aurelia-dusk-blue-detail.webp',
      alt: 'The neckline of the Aurelia slip in dusk blue',
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
        ['All lingerie', 'lingerie', 'lingerie/bra-odile-ivory-detail.webp'],
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
        ['Cup & band sizing', 'cup-and-band', 'lingerie/bra-lucienne-dusk-blue-detail.webp'],
        ['Extended sizes, 1x–2x', 'curve-styles', 'lingerie/bodysuit-severine-ivory-detail.webp'],
        ['The Odile family', 'odile', 'lingerie/bra-odile-black-detail.webp'],
        ['The Lucienne family', 'lucienne', 'lingerie/bra-lucienne-sage-detail.webp'],
        ['Sets', 'sets', 'lingerie/garter-belt-odile-black-detail.webp'],
        ['Gift cards', 'gift-cards', 'lingerie/gift-card-lettre-oxblood-detail.webp'],
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
        ['All nightwear', 'nightwear', 'lingerie/nightgown-vesper-marigold-detail.webp'],
        ['Nightgowns', 'nightgowns', 'lingerie/nightgown-marguerite-dusk-blue-detail.webp'],
        ['Robes', 'robes', 'apparel/robe-vine-dusk-blue-detail.webp'],
        ['Pyjamas', 'pajamas', 'apparel/pyjama-set-reverie-navy-detail.webp'],
        ['Camisoles', 'tanks', 'apparel/camisole-lune-champagne-detail.webp'],
      ],
    },
    middle: fit,
    feature: {
      picture: 'lingerie/nightgown-marguerite-ivory-detail.webp',
      alt: 'The lace of the Marguerite nightgown in ivory',
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
        ['All swim', 'swim', 'lingerie/swimsuit-lido-black-detail.webp'],
        ['Salt, the resort edit', 'salt', 'lingerie/bikini-top-lido-sage-detail.webp'],
        ['Scarves & wraps', 'accessories', 'lingerie/scarf-jardin-marigold-detail.webp'],
        ['Robes for after', 'robes', 'apparel/robe-vine-black-detail.webp'],
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
        ['All bridal', 'bridal', 'apparel/bridal-mini-bijou-white-detail.webp'],
        ['Gowns', 'gowns', 'apparel/bridal-gown-margaux-ivory-front.webp'],
        ['Veils', 'veils', 'apparel/bridal-veil-celeste-ivory-detail.webp'],
        ['The Wedding Shop', 'the-wedding-shop', 'lingerie/garter-belt-odile-ivory-detail.webp'],
        ['Wedding guest', 'wedding-guest', 'apparel/maxi-dress-flora-dusk-blue-detail.webp'],
        ['Bows', 'hair', 'lingerie/hair-bow-coralie-ivory-detail.webp'],
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
      picture: 'apparel/bridal-gown-isolde-ivory-detail.webp',
      alt: 'The bodice of the Isolde gown in ivory lace',
      caption: 'Isolde, in ivory lace',
      link: 'Shop gowns',
      to: 'gowns',
    },
  },
  {
    title: 'Stories',
    to: toUrl('/stories'),
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
