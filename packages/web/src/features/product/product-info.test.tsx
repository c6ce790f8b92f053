import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct } from '@storefront/core/product/example-product';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ProductInfo } from './product-info.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const product = toProductPage(exampleProduct(), noTexts, {
  country: 'US',
  currencyCode: 'USD',
  siblings: new Map(),
});

const drawWith = (
  variants: typeof product.variants,
  { chosen = null, ...own }: Partial<typeof product> & { chosen?: (typeof variants)[number] | null } = {},
) =>
  renderToString(
    <ProductInfo
      product={{ ...product, variants, ...own }}
      trail={[]}
      variants={variants}
      chosen={chosen}
      onChoose={() => {}}
      isAdding={false}
      onAdd={() => {}}
      onWaitlist={() => {}}
      onIntent={() => {}}
      gift={null}
      usTerms="Returns within 30 days."
      hasSizeGuide={false}
      accordions={null}
    />,
  );

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
