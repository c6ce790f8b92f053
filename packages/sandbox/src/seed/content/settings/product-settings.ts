import type { Json } from '../../../content/document.ts';
import { colours } from '../../colours.ts';
import type { CatalogueFinder } from '../catalogue-finder.ts';
import { block, bullet, keyed, p, picture, references, richText, toPage } from '../compose.ts';
import { sizeGuides } from './size-guides.ts';

const sets: readonly { title: string; pictured: readonly string[] }[] = [
  {
    title: 'The Odile set',
    pictured: ['bra-odile-black', 'brief-odile-black', 'garter-belt-odile-black', 'thong-odile-black'],
  },
  { title: 'The Lucienne set', pictured: ['bra-lucienne-sage', 'brief-lucienne-sage'] },
  { title: 'The Lido bikini', pictured: ['bikini-top-lido-marigold', 'bikini-bottom-lido-marigold'] },
];

const shipping = richText(
  p(
    'In the United States: standard $10, 4 to 12 business days; free from $250. Express $25, 2 to 4 business days.',
  ),
  p(
    'Returns by mail within 21 days, new, unworn and unwashed, with tags and packaging, for a full refund. Worn pieces carry a restocking fee of 25%. Pieces marked Final Sale stay with you; sent back, they return to you at your expense.',
  ),
  p(
    'Everything else is on our pages about ',
    { words: 'shipping', to: toPage('shipping') },
    ' and ',
    {
      words: 'returns',
      to: toPage('returns'),
    },
    '.',
  ),
);

const shippingCollective = richText(
  p('This piece is made and sent by our friends, from their own rooms. Allow five to eight business days.'),
  p('Returns go back to them within 14 days; the label is in the parcel.'),
);

const shippingBridal = richText(
  p('Made to order in Porto: eight to twelve weeks from your last measurement, and never in a hurry.'),
  p(
    'A gown travels flat, insured, and signed for. It cannot come back once it is cut; a fitting costs less than a doubt.',
  ),
  p('Need it sooner? ', { words: 'Write to us', to: toPage('contact') }, ' before you order.'),
);

/** The fields of the settings document that product pages read. */
export function productSettings(finder: CatalogueFinder): Record<string, Json> {
  return {
    customProductOptions: keyed([
      {
        _type: 'customProductOption.color',
        title: 'Color',
        colors: keyed(
          Object.entries(colours).map(([title, hex]) => ({
            title,
            color: { _type: 'color', hex, alpha: 1 },
          })),
        ),
      },
      {
        _type: 'customProductOption.size',
        title: 'Size',
        sizes: keyed(['XXS', 'XS', 'S', 'M', 'L', 'XL', '1X', '2X'].map((title) => ({ title }))),
      },
    ]),
    collectionSaleTags: keyed([
      { tag: 'sale-20', text: '20% off' },
      { tag: 'sale-30', text: '30% off' },
      { tag: 'sale-40', text: '40% off' },
      { tag: 'final-sale', text: 'Final Sale' },
    ]),
    productSaleTags: keyed([
      { tag: 'sale-20', text: '20% off, while this run lasts' },
      { tag: 'sale-30', text: '30% off, while this run lasts' },
      { tag: 'sale-40', text: '40% off, while this run lasts' },
      { tag: 'final-sale', text: 'It cannot come back.' },
    ]),
    sizeGuideTags: keyed([
      {
        tag: 'size-runs-small',
        text: 'Runs smaller: order one size up.',
        quickAddText: '*Runs smaller — order 1 size up',
      },
      {
        tag: 'size-runs-large',
        text: 'Runs larger: order one size down.',
        quickAddText: '*Runs larger — order 1 size down',
      },
      { tag: 'size-usual', text: 'Take your usual size.', quickAddText: 'Take your usual size' },
      {
        tag: 'cup-and-band',
        text: 'Band first, then cup. If the band rides up, it is too big.',
        quickAddText: 'Choose band and cup',
      },
    ]),
    getTheSet: {
      sets: keyed(
        sets
          .map(({ title, pictured }) => ({ title, products: references(finder.productIds(pictured)) }))
          .filter(({ products }) => products.length > 1),
      ),
    },
    shipping,
    shippingCollective,
    shippingBridal,
    sizeGuideInfo: {
      description: richText(
        p(
          'A note on the piece itself goes first. Otherwise, between two sizes, ',
          { words: 'ask us', to: toPage('contact') },
          '; somebody with a tape will answer.',
        ),
      ),
      instructionsHeading: 'How to measure',
      // Not in the description, which shoes and bras have, too.
      instructions: richText(
        p('Measure over the underwear you will wear it with.'),
        block('number', { words: 'Bust: ', strong: true }, 'around the fullest part, arms down, tape level.'),
        block(
          'number',
          { words: 'Under the bust: ', strong: true },
          'close to the ribs, after breathing out.',
        ),
        block('number', { words: 'Waist: ', strong: true }, 'where you bend when you lean to one side.'),
        block(
          'number',
          { words: 'Hip: ', strong: true },
          'the widest point, about eight inches below the waist.',
        ),
        bullet('Clothes, between two sizes: the smaller in silk, the larger in wool.'),
      ),
      instructionsImage: picture(
        'brand/measure-guide.svg',
        'Where to measure bust, underbust, waist and hips',
      ),
    },
    sizeGuides,
  };
}
