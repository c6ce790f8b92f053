import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct, soldOutVariant } from '@storefront/core/product/example-product';
import { type LiveVariant, variantsWithLiveInventory } from '@storefront/core/product/live-inventory';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ProductInfo } from './product-info.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

vi.mock('../../clients/site-config.ts', () => ({ siteConfig: { bookingUrl: null } }));

const context = { country: 'US', currencyCode: 'USD', siblings: new Map() };
const product = toProductPage(exampleProduct(), noTexts, context);

type Variants = typeof product.variants;
type Own = Partial<typeof product> & { chosen?: Variants[number] | null };

const panelOf = (variants: Variants, { chosen = null, ...own }: Own = {}) => (
  <ProductInfo
    product={{ ...product, variants, ...own }}
    trail={[]}
    variants={variants}
    chosen={chosen}
    onChoose={() => {}}
    isAdding={false}
    onNear={() => {}}
    onAdd={() => {}}
    onWaitlist={() => {}}
    waitlistField={<p>The waitlist's field</p>}
    onIntent={() => {}}
    gift={null}
    usTerms="Returns within 30 days."
    hasSizeGuide={false}
    accordions={null}
  />
);
const drawWith = (variants: Variants, own?: Own) => renderToString(panelOf(variants, own));

it('the panel of a piece without variants has no price, no button and no terms of a sale', () => {
  const button = '>Select a size<';
  const sold = drawWith(product.variants);
  expect(sold).toContain(product.price);
  expect(sold).toContain(button);
  expect(sold).toContain('Returns within 30 days.');
  const unsold = drawWith([]);
  expect(unsold).toContain(product.title);
  expect(unsold).not.toContain(product.price);
  expect(unsold).not.toContain(button);
  expect(unsold).not.toContain('Returns within 30 days.');
});

it('[const.stock-labels.2] counts the units of a size, and not the hours of an appointment', () => {
  const [only = null] = product.variants.map((variant) => ({ ...variant, inventory_quantity: 2 }));
  const left = 'left in your size';
  expect(drawWith(only ? [only] : [], { chosen: only })).toContain(left);
  const hour = { chosen: only, productType: 'Appointment' };
  expect(drawWith(only ? [only] : [], hour)).not.toContain(left);
});

it('[state.product-availability-and-status.5] [state.product-detail-page.1] a piece that was to come is for sale once the live stock says so', async () => {
  const soldOut = ['100', '101'].map((id) => soldOutVariant({ id }));
  const coming = toProductPage(
    exampleProduct({ tags: ['coming-soon-12-04'], variants: soldOut }),
    noTexts,
    context,
  );
  const markupWith = async (live: LiveVariant[]) => {
    const variants = variantsWithLiveInventory(coming.variants, live);
    const stream = await renderToReadableStream(panelOf(variants, { ...coming, variants }));
    await stream.allReady;
    return new Response(stream).text();
  };
  const stock = { availableForSale: false, inventory_quantity: 4 };
  const before = await markupWith([
    { id: '100', ...stock },
    { id: '101', ...stock },
  ]);
  const field = 'The waitlist&#x27;s field';
  // Both stick to the foot of the panel, so that the button never covers the field.
  expect(before).toMatch(
    /class="[^"]*action[^"]*">(?:<!--.*?-->)*<p>The waitlist&#x27;s field<.p>.*?<button/,
  );
  for (const words of ['Arrives <b>December 4</b>', 'Coming 12/04', 'Join the Waitlist', field]) {
    expect(before).toContain(words);
  }
  const after = await markupWith([
    { id: '100', ...stock, availableForSale: true },
    { id: '101', ...stock },
  ]);
  for (const words of ['Arrives', 'Coming', 'Join the Waitlist', field]) {
    expect(after).not.toContain(words);
  }
  expect(after).toContain('Select a size');
});
