import { standingOf } from '@storefront/core/reward/tiers';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import { Rewards } from './rewards.tsx';
import { RewardsPreview } from './rewards-preview.tsx';
import type { RewardsState } from './use-rewards.ts';

const useRewards = vi.hoisted(() => vi.fn<() => { state: RewardsState; load: () => void }>());
vi.mock('./use-rewards.ts', () => ({ useRewards }));

function show(own: { canRedeem: boolean; balance: number; points: number }): void {
  const { canRedeem, balance, points } = own;
  const history = [{ orderName: '#1001', processedAt: '2026-11-20T10:00:00Z', points }];
  const rewards = {
    ...{ balance, canRedeem, history, standing: standingOf(points), uncounted: 0, orderLimit: null },
    ...{ choices: [], coupons: [], earning: [], referralLink: null, missing: [] },
  };
  useRewards.mockReturnValue({ state: { step: 'ready', rewards }, load: () => {} });
}

const drawPage = () =>
  renderToString(<Rewards onUse={async () => 'applied'} referral={() => null} endSession={() => {}} />);
const drawPreview = () => renderToString(<RewardsPreview endSession={() => {}} />);

beforeEach(() => void useRewards.mockReset());

describe('[screen.route-table.15] balance, tier and history', () => {
  it('with a ledger: the tier follows the points of the orders, and the balance is what can be spent', () => {
    show({ canRedeem: true, balance: 120, points: 1600 });
    const page = drawPage();
    for (const text of [
      '>120<',
      copy.standingOfOrders(1600, 'nocturne', null),
      copy.ofOrders,
      '1,600',
      copy.restIsBalance,
    ])
      expect(page).toContain(text);
    expect(page).not.toContain(copy.history);
    expect(drawPreview()).toContain(copy.previewOfOrders(null));
  });

  it('without one: the balance is that of the orders, and the tier follows it', () => {
    show({ canRedeem: false, balance: 620, points: 620 });
    const next = { tier: 'nocturne', missingPoints: 880 } as const;
    const page = drawPage();
    for (const text of ['>620<', copy.standing('twilight', next), copy.history]) expect(page).toContain(text);
    expect(page).not.toContain(copy.restIsBalance);
    expect(drawPreview()).toContain(copy.preview(next));
  });

  it('the line ends where the customer stands between the marks of the tiers', () => {
    show({ canRedeem: false, balance: 750, points: 750 });
    const widthOf = (markup: string) => Number(/<rect width="([\d.]+)"/.exec(markup)?.[1]);
    const page = drawPage();
    // A quarter of the second third.
    expect(widthOf(page)).toBeCloseTo(125 / 3);
    expect(page).toContain(copy.progress(0.25));
    // The preview has no marks: it shows the way to the next tier.
    expect(widthOf(drawPreview())).toBeCloseTo(25);
  });
});
