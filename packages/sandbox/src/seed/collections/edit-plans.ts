import type { CatalogueProduct } from '../../world/catalogue.ts';
import { type CollectionPlan, ofType, withTag } from './collection-plan.ts';
import { eveningFirst, highlyCoveted, newThisWeek } from './walls.ts';

const intangible = new Set(['Gift Card', 'Appointment']);
const dark = new Set(['Black', 'Oxblood', 'Emerald', 'Navy']);
const pale = new Set(['White', 'Ivory', 'Creme', 'Champagne']);
const garden = new Set(['Marigold', 'Sage', 'Rose', 'Blush']);

const has = (product: CatalogueProduct, ...tags: string[]) => tags.some((tag) => product.tags.includes(tag));

/** Collections composed by hand: the season, the occasions, the past collections. */
export const editPlans: readonly CollectionPlan[] = [
  {
    handle: 'new',
    title: 'New',
    copy: 'What has left the cutting table this month. Small runs; first come, first dressed.',
    picture: 'editorial/editorial-dusk-silk-cover.webp',
    first: newThisWeek,
    includes: (product) => has(product, 'new-in'),
  },
  {
    handle: 'highly-coveted',
    title: 'Highly coveted',
    copy: 'Most kept, most lent, most asked for again.',
    picture: 'editorial/editorial-pearls-cover.webp',
    first: highlyCoveted,
  },
  {
    handle: 'evening',
    title: 'The Evening Collection',
    copy: 'Slips, robes and the few things worn over them. Silk charmeuse from Como, Leavers lace from Calais, cut on the cross and left to hang for three days before anyone picks up the scissors.',
    picture: 'editorial/editorial-dusk-window-hero.webp',
    first: eveningFirst,
    includes: (product) => has(product, 'occasion-evening', 'category-nightwear', 'category-bralettes'),
    size: 64,
  },
  {
    handle: 'shop-all',
    title: 'Everything',
    copy: 'Everything that is on a hanger today.',
    sort: 'BEST_SELLING',
    includes: ({ productType }) => !intangible.has(productType),
  },
  {
    handle: 'nocturne',
    title: 'Nocturne',
    copy: 'Velvet, pearls and the last flowers of the year. Forty pieces for the long dark.',
    picture: 'editorial/editorial-ranunculus-hero.webp',
    first: [
      'severine-lace-bodysuit-black',
      'astor-wrap-coat-oxblood',
      'petite-vesper-bag-oxblood',
      'ninon-velvet-bow-oxblood',
      'perle-earrings-pearl',
      'lux-corset-mini-oxblood',
      'lune-lace-camisole-black',
      'ombre-velvet-bodysuit-oxblood',
    ],
    includes: ({ colour, productType }) =>
      dark.has(colour) && productType !== 'Swim' && !intangible.has(productType),
    size: 40,
  },
  {
    handle: 'bridal',
    title: 'Bridal',
    copy: 'Two gowns, a mini and a veil. We think that is enough to choose from.',
    picture: 'editorial/editorial-menu-bridal-menu.webp',
    ...ofType('Bridal'),
  },
  {
    handle: 'the-wedding-shop',
    title: 'The Wedding Shop',
    copy: 'The gown, what goes under it, what goes over it in the morning, and an hour with a fitter.',
    picture: 'apparel/bridal-gown-isolde-ivory-wide.webp',
    id: 265430761520,
    first: [
      'isolde-lace-gown-ivory',
      'margaux-bias-gown-ivory',
      'bijou-bow-mini-white',
      'celeste-tulle-veil-ivory',
    ],
    includes: (product) =>
      has(product, 'category-bridal') || (has(product, 'occasion-wedding') && pale.has(product.colour)),
  },
  {
    handle: 'wedding-guest',
    title: 'Wedding Guest',
    copy: 'Anything but white, and comfortable until the cake.',
    picture: 'apparel/maxi-dress-flora-blush-wide.webp',
    ...withTag('wedding-guest'),
  },
  {
    handle: 'fittings',
    title: 'Fittings',
    copy: 'An hour, a mirror, and every gown in your size.',
    picture: 'lingerie/appointment-atelier-ivory-front.webp',
    ...ofType('Appointment'),
  },
  {
    handle: 'mermaidcore',
    title: 'Mermaidcore',
    copy: 'Sequins, sage and dusk blue. Rinse in fresh water.',
    picture: 'editorial/editorial-lace-sage-hero.webp',
    ...withTag('mermaidcore'),
  },
  {
    handle: 'dollcore',
    title: 'Dollcore',
    copy: 'Bows, tulle and small flowers, for grown women who know exactly what they are doing.',
    picture: 'lingerie/babydoll-nuit-blush-front.webp',
    ...withTag('dollcore'),
  },
  {
    handle: 'gifts',
    title: 'Gifts',
    copy: 'For other people. Nobody will check.',
    picture: 'editorial/editorial-menu-gifts-menu.webp',
    first: [
      'ninon-velvet-bow-oxblood',
      'jardin-silk-scarf-marigold',
      'vesper-silk-robe-rose',
      'perle-earrings-pearl',
      'cosima-satin-mule-champagne',
      'reverie-pyjama-set-navy',
      'the-gift-card-oxblood',
    ],
    includes: (product) => has(product, 'gift-idea'),
  },
  {
    handle: 'gift-cards',
    title: 'Gift Cards',
    copy: 'Sent by email, final sale, good for ever.',
    picture: 'lingerie/gift-card-lettre-oxblood-wide.webp',
    ...ofType('Gift Card'),
  },
  {
    handle: 'sale',
    title: 'Sale',
    copy: 'The end of a roll, or of a colour. What is marked Final Sale stays with you.',
    picture: 'editorial/editorial-oxblood-velvet-hero.webp',
    ...withTag('sale'),
  },
  {
    handle: 'sale-lingerie',
    title: 'Lingerie Sale',
    copy: 'The last of a lace.',
    includes: (product) => has(product, 'sale') && has(product, 'category-lingerie'),
  },
  {
    handle: 'the-vday-edit',
    title: 'The Valentine Edit',
    copy: 'For a Saturday in February, or any other day that you decide upon.',
    picture: 'editorial/editorial-poppy-cover.webp',
    id: 273718902832,
    ...withTag('the-vday-edit'),
  },
  {
    handle: 'decorate-yourself',
    title: 'Decorate Yourself',
    copy: 'Bows, pearls, silk squares.',
    picture: 'lingerie/earrings-perle-pearl-front.webp',
    id: 273099522096,
    includes: (product) => has(product, 'category-accessories', 'category-shoes'),
  },
  {
    handle: 'first-refusal',
    title: 'First Refusal',
    copy: 'Small runs come here a day before anyone else sees them. Nothing is waiting today.',
    includes: () => false,
  },
  {
    handle: 'jardin',
    title: 'Jardin',
    copy: 'Summer 2026. Prints, sprigs and the colours of the kitchen garden.',
    picture: 'lingerie/scarf-jardin-marigold-front.webp',
    first: ['jardin-silk-scarf-marigold', 'flora-tiered-maxi-cream', 'odette-tea-dress-cream'],
    includes: ({ colour, productType }) => garden.has(colour) && !intangible.has(productType),
    size: 52,
  },
  {
    handle: 'white-ironing',
    title: 'White Ironing',
    copy: 'Spring 2026. Everything that wants an iron and a quiet morning.',
    picture: 'apparel/shirt-thea-white-front.webp',
    first: ['thea-pleated-shirt-white', 'fleur-lace-bralette-white', 'colette-bow-blouse-ivory'],
    includes: ({ colour, productType }) =>
      pale.has(colour) && !intangible.has(productType) && productType !== 'Bridal',
    size: 30,
  },
  {
    handle: 'salt',
    title: 'Salt',
    copy: 'Resort 2025. For the hour between the sea and dinner.',
    picture: 'lingerie/swimsuit-lido-marigold-front.webp',
    includes: (product) =>
      has(product, 'occasion-holiday', 'category-shirts', 'category-scarves', 'category-maxi-dresses'),
    size: 26,
  },
  {
    handle: 'velvet-underfoot',
    title: 'Velvet Underfoot',
    copy: 'Winter 2025. Velvet, satin mules, and carpets.',
    picture: 'apparel/mini-dress-lux-oxblood-wide.webp',
    includes: (product) => has(product, 'fabric-velvet', 'category-mules', 'category-robes'),
  },
  {
    handle: 'the-first-twelve',
    title: 'The First Twelve',
    copy: 'Autumn 2025. Twelve pieces, one rail, a borrowed room.',
    picture: 'apparel/slip-dress-noemie-ivory-wide.webp',
    first: [
      'noemie-lace-hem-slip-ivory',
      'mira-cowl-camisole-ivory',
      'delphine-bias-skirt-champagne',
      'thea-pleated-shirt-white',
      'vesper-silk-robe-ivory',
      'marguerite-nightgown-champagne',
      'lucienne-balconette-bra-champagne',
      'lucienne-high-brief-champagne',
      'cosima-satin-mule-black',
      'perle-earrings-pearl',
      'reverie-pyjama-set-ivory',
      'aurelia-slip-dress-champagne',
    ],
  },
];
