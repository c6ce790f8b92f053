import { exampleProduct } from '@storefront/core/product/example-product';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setCopy } from '../../../copy/set-copy.ts';
import { SetCard } from './set-card.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

it('[screen.get-the-set-drawer.3] a piece that is in the bag keeps the line of its colour', () => {
  const product = exampleProduct();
  const colour = product.variants[0]?.selectedOptions[1]?.value ?? '';
  const markupOf = (isInBag: boolean) =>
    renderToString(<SetCard product={product} isInBag={isInBag} onAdd={vi.fn()} />);
  expect(colour).not.toBe('');
  expect(markupOf(false)).toContain(`>${colour}</p>`);
  expect(markupOf(true)).toContain(`>${colour} · ${setCopy.inBag}</p>`);
});

it('[state.product-availability-and-status.3] a reduced piece has its price before, struck through', () => {
  const { variants } = exampleProduct();
  const product = exampleProduct({
    variants: variants.map((variant) => ({ ...variant, price: 40_000, compareAtPrice: 50_000 })),
  });
  const markup = renderToString(<SetCard product={product} isInBag={false} onAdd={vi.fn()} />);
  expect(markup).toMatch(/<s>.*\$500<\/s>.*\$400/);
});
