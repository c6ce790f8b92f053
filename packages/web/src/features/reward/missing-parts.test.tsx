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
  const markup = renderToString(<PointHistory history={[]} uncounted={0} orderLimit={orderLimit} />);
  expect(markup.includes(copy.orderLimit(200))).toBe(isSaid);
});
