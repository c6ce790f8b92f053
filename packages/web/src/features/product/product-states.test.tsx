import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct, soldOutVariant } from '@storefront/core/product/example-product';
import type { OtherColour } from '@storefront/core/product/other-colours';
import { type ProductPage, toProductPage } from '@storefront/core/product/to-product-page';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BandCupPicker } from './band-cup-picker.tsx';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductLead } from './product-lead.tsx';
import { RelatedRows } from './related-rows.tsx';
import { SeenOn } from './seen-on.tsx';
import { SizeTableView } from './size-table-view.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));
vi.mock('../../clients/site-config.ts', () => ({ siteConfig: { bookingUrl: null } }));

const context = { country: 'US', currencyCode: 'USD', siblings: new Map() };
const image = { src: 'https://cdn.example/slip.webp', width: 4, height: 5, altText: null };
const pageOf = (own: Parameters<typeof exampleProduct>[0] = {}) =>
  toProductPage(exampleProduct({ images: [image], ...own }), noTexts, context);
/** What markup says, without its tags and React's marks between texts. */
const wordsOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the label on the picture', () => {
  const labelOf = (product: ProductPage, variants = product.variants) =>
    wordsOf(renderToString(<Gallery product={product} variants={variants} />));
  const out = pageOf({ variants: [soldOutVariant()] });

  it('says that the piece is sold out, as the live stock says', () => {
    expect(labelOf(out)).toContain('Sold out');
    expect(labelOf(pageOf(), out.variants)).toContain('Sold out');
    expect(labelOf(out, pageOf().variants)).not.toContain('Sold out');
  });

  it('[state.product-availability-and-status.7] says when the piece comes', () => {
    const coming = pageOf({ variants: [soldOutVariant()], tags: ['coming-soon-12-04'] });
    expect(labelOf(coming)).toContain('Coming 12/04');
  });
});

it.each([
  [pageOf({ variants: [] }), 'Not for sale at the moment'],
  [pageOf(), 'Not sold in the United States'],
])('a piece without variants says whether it has some elsewhere', (product, words) => {
  const lead = <ProductLead trail={[]} product={product} variants={[]} hasSizes={false} hasWaitlist />;
  expect(wordsOf(renderToString(lead)).trim()).toBe(words);
});

describe('[const.tag-rules.13] a piece that is being restocked', () => {
  const restocked = pageOf({ variants: [soldOutVariant()], tags: ['restocking'] });
  const wordsFor = (hasSizes: boolean, hasWaitlist = true) =>
    wordsOf(
      renderToString(
        <ProductLead
          trail={[]}
          product={restocked}
          variants={restocked.variants}
          hasSizes={hasSizes}
          hasWaitlist={hasWaitlist}
        />,
      ),
    ).trim();

  it('says so where every size is out, and what follows', () => {
    expect(wordsFor(true)).toBe(
      'Being restocked Choose your size and join the waitlist: we write when it is back.',
    );
    expect(wordsFor(false)).toBe('Being restocked Join the waitlist: we write when it is back.');
    expect(wordsFor(true, false)).toBe('Being restocked');
  });

  it('has no label on its picture', () => {
    const html = renderToString(<Gallery product={restocked} variants={restocked.variants} />);
    expect(wordsOf(html)).not.toContain('Sold out');
  });
});

it.each([
  ['coming-soon', pageOf({ variants: [soldOutVariant()], tags: ['coming-soon-12-04'] })],
  ['appointment', pageOf({ productType: 'Appointment' })],
])('what is ahead has a look of its own: %s', (state, product) => {
  const { variants } = product;
  const lead = <ProductLead trail={[]} product={product} variants={variants} hasSizes hasWaitlist />;
  expect(renderToString(lead)).toMatch(new RegExp(`class="\\S*state\\S* \\S*${state}`));
});

it.each([
  ['coming-soon-12-04', 'Arrives December 4 Join the waitlist: we write when it is here.'],
  ['coming-soon', 'Not here yet Join the waitlist: we write when it is here.'],
])(
  'a piece that is to come has its day on a line of its own, and nothing of a day that nobody knows: %s',
  (tag, words) => {
    const product = pageOf({ variants: [soldOutVariant()], tags: [tag] });
    const { variants } = product;
    const html = renderToString(
      <ProductLead trail={[]} product={product} variants={variants} hasSizes={false} hasWaitlist />,
    );
    expect(wordsOf(html).trim()).toBe(words);
  },
);

describe('rows of other colours', () => {
  const colour = { id: '7', handle: 'slip-sage', price: 69_500, compareAtPrice: null, image };
  it.each<[OtherColour['stock'], string]>([
    [{ code: 'only-size' }, 'In stock'],
    [{ code: 'range', from: 'XS', to: '1X' }, 'XS to 1X in stock'],
    [{ code: 'list', sizes: ['S'] }, 'S in stock'],
    [{ code: 'list', sizes: ['XXS', 'S', 'L'] }, 'XXS, S and L in stock'],
    [{ code: 'count', count: 12 }, '12 sizes in stock'],
  ])('lead to the colour, with its price and sizes: %j', (stock, words) => {
    const html = renderToString(
      <RelatedRows brief={null} otherColours={[{ ...colour, colour: 'Sage', stock }]} />,
    );
    expect(html).toContain('href="/products/slip-sage?ref=color-select"');
    expect(wordsOf(html)).toContain(`The same piece, in stock Sage ${words}`);
    expect(wordsOf(html)).toContain('$695');
  });
});

describe("the shopper's row of a size table", () => {
  const table = {
    title: null,
    rows: [
      ['Size', 'Bust'],
      ['S', '34'],
      ['M', '36'],
    ],
  };
  const wordsFor = (size: string | null) =>
    wordsOf(
      renderToString(
        <SizeTableView table={table} country={null} isInCentimetres={false} size={size} isTitled={false} />,
      ),
    );

  it('is marked, and no other', () => {
    expect(wordsFor('M')).toBe(' Size Bust S 34 M Yours 36 ');
    expect(wordsFor('XL')).not.toContain('Yours');
    expect(wordsFor(null)).not.toContain('Yours');
  });
});

describe('[entity.product.11] where a piece was worn', () => {
  it('is shown with its lines; a picture without one says what it is', () => {
    const html = renderToString(
      <SeenOn
        places={[
          { image: image.src, text: 'In May' },
          { image: 'https://cdn.example/2.webp', text: null },
        ]}
      />,
    );
    expect(wordsOf(html)).toBe(' As seen on In May ');
    expect(html.match(/alt="[^"]*"/g)).toEqual(['alt=""', 'alt="As seen on"']);
    expect(renderToString(<SeenOn places={[]} />)).toBe('');
  });
});

it('[const.stock-labels.3] the table of bands and cups shows the number left beside its size', () => {
  const option = (size: string, unitsLeft: number | null) => ({
    variantId: size,
    size,
    isAvailable: true,
    unitsLeft,
  });
  const options = [option('32A', null), option('32B', 3), option('34A', null), option('34B', null)];
  const html = renderToString(<BandCupPicker options={options} chosenId={null} onChoose={() => {}} />);
  expect(wordsOf(html)).toBe(' A B 32 A B 3 left 34 A B Sold out Not made ');
  expect(html).toContain('aria-label="32B, 3 left"');
});

describe('[const.images.3] pictures of the wall', () => {
  const film = { metafields: { video: 'https://cdn.example/slip.mp4' } };
  const named = (...names: string[]) =>
    names.map((name) => ({ ...image, src: `https://cdn.example/${name}.webp` }));
  const wallOf = (own: Parameters<typeof pageOf>[0]) => {
    const product = pageOf(own);
    return renderToString(<Gallery product={product} variants={product.variants} />);
  };
  /** Below 1100 px, tile by tile. */
  const tabletSizes = (html: string) =>
    html.split('<li').flatMap((tile) => /\(min-width: 768px\) (\d+vw), 100vw/.exec(tile)?.[1] ?? []);

  it('are read in their width on tablets, where the last of an even number takes a row, as the first does', () => {
    expect(tabletSizes(wallOf({ images: named('a', 'b', 'c') }))).toEqual(['60vw', '34vw', '34vw']);
    expect(tabletSizes(wallOf({ images: named('a', 'b') }))).toEqual(['60vw', '60vw']);
    expect(tabletSizes(wallOf({ images: named('a', 'b', 'c'), ...film }))).toEqual([
      '60vw',
      '34vw',
      '34vw',
      '60vw',
    ]);
  });

  it("are read in half of the window from 768 px on where a gift card's form stands beside", () => {
    expect(wallOf({ vendor: 'Govalo', images: named('a') })).toContain(
      'sizes="(min-width: 768px) 50vw, 100vw"',
    );
  });

  it("are as wide as the film's still, which does not repeat the one beside it", () => {
    const widestIn = (html: string) =>
      html.split('<li').flatMap((tile) => /(\w+)\.webp\?width=1500 1500w/.exec(tile)?.[1] ?? []);
    expect(widestIn(wallOf({ images: named('a', 'b', 'c'), ...film }))).toEqual(['a', 'c', 'b', 'c']);
    expect(widestIn(wallOf({ images: named('a', 'b'), ...film }))).toEqual(['a', 'b', 'b']);
    expect(widestIn(wallOf({ images: named('a'), ...film }))).toEqual(['a', 'a']);
  });
});

describe('the colour of a piece', () => {
  it('has no label where neither the piece nor editors name it', () => {
    const page = pageOf();
    const variants = page.variants.map((variant) => ({ ...variant, selectedOptions: [] }));
    const swatches = ['', 'Rose'].map((colour) => ({
      ...{ handle: `slip-${colour}`, colour, hex: '#808080', isCurrent: colour === '' },
    }));
    const html = renderToString(
      <ProductFacts product={{ ...page, variants, swatches }} isComing={false} hasColour />,
    );
    expect(wordsOf(html)).not.toMatch(/Colour /);
    expect(html).toContain('/products/slip-Rose');
  });

  it('is named also where editors chose other colours only', () => {
    const swatches = ['Sage', 'Rose'].map((colour) => ({
      ...{ handle: colour.toLowerCase(), colour, hex: '#808080' },
    }));
    const page = pageOf();
    const html = renderToString(<ProductFacts product={{ ...page, swatches }} isComing={false} hasColour />);
    expect(wordsOf(html)).toContain(`Colour ${page.variants[0]?.selectedOptions[1]?.value} `);
  });
});
