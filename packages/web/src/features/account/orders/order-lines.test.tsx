import type { OrderLine } from '@storefront/core/order/order';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OrderLines } from './order-lines.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

const line: OrderLine = {
  title: 'Slip',
  quantity: 1,
  attributes: [],
  selectedOptions: [],
  total: { amount: '10.0', currencyCode: 'USD' },
  image: null,
  variant: null,
};

it.each([
  [['S', 'Black'], 'Black, S, × 1'],
  [['Default Title'], '× 1'],
])('a line of the options %j says %s, as in the bag', (values, text) => {
  const selectedOptions = values.map((value) => ({ name: 'x', value }));
  const markup = renderToString(<OrderLines lines={[{ ...line, selectedOptions }]} onBuyAgain={() => {}} />);
  expect(markup).toContain(`>${text}</p>`);
});
