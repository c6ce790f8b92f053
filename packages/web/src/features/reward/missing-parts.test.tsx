import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import { PointHistory } from './point-history.tsx';
import { SpendPoints } from './spend-points.tsx';

const texts = [copy.choicesMissing, copy.couponsMissing];

it.each([
  [[], [false, false]],
  [['choices'], [true, false]],
  [['coupons'], [false, true]],
] as const)('the page says what could not be read of %j', (missing, shown) => {
  const markup = renderToString(
    <SpendPoints
      rewards={{ choices: [], coupons: [], missing: [...missing] }}
      onRedeemed={() => {}}
      onUse={async () => 'applied'}
      endSession={() => {}}
    />,
  );
  expect(texts.map((text) => markup.includes(text))).toEqual(shown);
});

it.each([
  [200, true],
  [null, false],
])('the history says with the limit %j that older orders are not counted: %s', (orderLimit, isSaid) => {
  const markup = renderToString(
    <PointHistory canRedeem={false} history={[]} uncounted={0} orderLimit={orderLimit} />,
  );
  expect(markup.includes(copy.orderLimit(200))).toBe(isSaid);
});

it('the history names an order as the list of orders does', () => {
  // Noon of that day wherever the test runs.
  const processedAt = new Date(2001, 10, 26, 12).toISOString();
  const history = [{ orderName: '#1007', processedAt, points: 10 }];
  const markup = renderToString(
    <PointHistory canRedeem={false} history={history} uncounted={0} orderLimit={null} />,
  );
  expect(markup).toContain('№ 1007');
  expect(markup).toContain('26 November 2001');
});
