import type { ProductCard } from '@storefront/core/product/card';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import type { Product } from '@storefront/core/product/product';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { StyleRow } from './style-row.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));
const siteConfig = vi.hoisted(() => ({ hasWaitlist: true }));
vi.mock('../../clients/site-config.ts', () => ({ siteConfig }));
vi.stubGlobal(
  'DOMParser',
  class {
    parseFromString = () => ({ body: { textContent: '' } });
  },
);

const texts = { collectionSaleTags: [], colours: {} };
const soldOut = {
  available: false,
  variants: exampleProduct().variants.map((variant) => ({
    ...variant,
    availableForSale: false,
    available: false,
    inventory_quantity: 0,
  })),
};
const drawn = (
  lead: Product,
  others: Product[] = [],
  renderPrice = (card: ProductCard) => String(card.price),
) =>
  renderToString(
    <StyleRow
      design={{ colours: [lead, ...others], foundCount: 1 }}
      texts={texts}
      words="slip"
      renderPrice={renderPrice}
      onWait={() => {}}
      isEager={false}
    />,
  );

describe('a row of the search', () => {
  it('[const.tag-rules.6] names the brand of a partner beside the title', () => {
    const ours = exampleProduct();
    const theirs = exampleProduct({ vendor: 'Maison Lierre', tags: [...ours.tags, 'old-fll-for-vs'] });
    expect(drawn(theirs)).toContain('Maison Lierre');
    expect(drawn(ours)).not.toContain('Maison Lierre');
  });

  it('[screen.product-card.9] says of a sold-out piece what its card says', () => {
    const row = drawn(exampleProduct({ ...soldOut, tags: ['new-in'] }));
    expect(row).toMatch(/<button[^>]*>Sold Out - Join the Waitlist<span/);
    expect(row.indexOf('Sold Out')).toBeLessThan(row.indexOf('New!'));
  });

  it('promises no waitlist in a shop without one', () => {
    siteConfig.hasWaitlist = false;
    const row = drawn(exampleProduct(soldOut));
    siteConfig.hasWaitlist = true;
    expect(row).toContain('<small>Sold Out</small>');
    expect(row).not.toContain('<button');
  });

  it('[screen.product-card.8] [state.product-availability-and-status.7] says of a coming piece what its card says, and the day', () => {
    const coming = drawn(exampleProduct({ ...soldOut, tags: ['coming-soon-12-04'] }));
    expect(coming).toContain('Coming Soon - Join the Waitlist');
    expect(coming).toContain('Coming 12/04');
  });

  it('[screen.product-card.5] [const.tag-rules.5] [const.tag-rules.7] has the labels of the card', () => {
    expect(drawn(exampleProduct({ tags: ['new-in', 'pre-sale'] }))).toMatch(/New!|Presale/);
  });

  it.each([
    [['S', 'M', 'L', 'XL'], 'S to XL'],
    [['M', 'L'], 'M and L only'],
    [['L'], 'L only'],
    [['XS', 'M', 'XL'], 'XS, M and XL'],
    [['XS', 'M', 'L', 'XL'], 'XS and M to XL'],
  ])('names the sizes that can be bought, and none between them: %j', (forSale, said) => {
    const variants = ['XS', 'S', 'M', 'L', 'XL'].map((size) =>
      exampleVariant({
        selectedOptions: [{ name: 'Size', value: size }],
        availableForSale: forSale.includes(size),
      }),
    );
    expect(drawn(exampleProduct({ variants }))).toContain(`<small>${said}</small>`);
  });

  it('[error.14] is replaced by a sentence when it cannot be drawn', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const row = drawn(exampleProduct(), [], () => {
      throw new Error('broken for this test');
    });
    expect(row).toContain('Sorry, it looks like there was an error');
  });

  it('[error.14] keeps its other colours when one cannot be drawn', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const broken: Product = {
      ...exampleProduct({ handle: 'broken' }),
      get tags(): string[] {
        throw new Error('broken for this test');
      },
    };
    const row = drawn(exampleProduct({ handle: 'whole' }), [broken]);
    expect(row).toContain('Sorry, it looks like there was an error');
    expect(row).toContain('/products/whole');
  });
});
