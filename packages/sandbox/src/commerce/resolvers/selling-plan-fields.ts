import type { SellingPlan, SellingPlanGroup } from '../../seed/selling-plans.ts';
import type { ProductRecord } from '../catalogue/records.ts';
import { planGroupsOf, planPrice } from '../catalogue/selling-plans.ts';
import { gid } from '../gid.ts';
import { type PageArgs, pageByPlace } from '../graphql/page.ts';
import type { Country } from '../market/countries.ts';
import { moneyV2, settle } from '../market/currency-amounts.ts';

function planObject(plan: SellingPlan, group: SellingPlanGroup): object {
  const every = { interval: 'MONTH', intervalCount: plan.everyMonths };
  return {
    __typename: 'SellingPlan',
    id: gid('SellingPlan', plan.id),
    name: plan.name,
    description: plan.description,
    options: [{ name: group.option, value: plan.choice }],
    billingPolicy: { __typename: 'SellingPlanRecurringBillingPolicy', ...every },
    deliveryPolicy: { __typename: 'SellingPlanRecurringDeliveryPolicy', ...every },
    checkoutCharge: {
      type: 'PERCENTAGE',
      value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
    },
    priceAdjustments: [
      {
        adjustmentValue: {
          __typename: 'SellingPlanPercentagePriceAdjustment',
          adjustmentPercentage: plan.percentOff,
        },
        orderCount: null,
      },
    ],
    recurringDeliveries: true,
    metafield: () => null,
    metafields: ({ identifiers }: { identifiers: object[] }) => identifiers.map(() => null),
  };
}

export function sellingPlanGroups(product: ProductRecord, args: PageArgs): unknown {
  const groups = planGroupsOf(product).map((group) => ({
    __typename: 'SellingPlanGroup',
    name: group.name,
    appName: null,
    options: [{ name: group.option, values: group.plans.map(({ choice }) => choice) }],
    sellingPlans: (inner: PageArgs) =>
      pageByPlace(
        group.plans.map((plan) => ({ key: plan.id, ...planObject(plan, group) })),
        inner,
        ({ key }) => key,
      ),
  }));
  return pageByPlace(groups, args, ({ name }) => name);
}

/** What a plan makes of a price. */
function allocationObject(
  plan: SellingPlan,
  group: SellingPlanGroup,
  price: number,
  { currency }: Country,
): { planId: number; priceAdjustments: object[] } & Record<string, unknown> {
  const reduced = moneyV2(settle(planPrice(price, plan), currency), currency);
  return {
    __typename: 'SellingPlanAllocation',
    planId: plan.id,
    sellingPlan: planObject(plan, group),
    checkoutChargeAmount: reduced,
    remainingBalanceChargeAmount: moneyV2(0, currency),
    priceAdjustments: [
      {
        price: reduced,
        perDeliveryPrice: reduced,
        compareAtPrice: moneyV2(price, currency),
        unitPrice: null,
      },
    ],
  };
}

/** `price` is in hundredths, before any plan. */
export function planAllocations(
  product: ProductRecord,
  price: number,
  country: Country,
  args: PageArgs,
): unknown {
  const allocations = planGroupsOf(product).flatMap((group) =>
    group.plans.map((plan) => allocationObject(plan, group, price, country)),
  );
  return pageByPlace(allocations, args, ({ planId }) => planId);
}

/** The allocation of the plan that a cart's line is bought by; null for none. */
export function planAllocation(
  product: ProductRecord,
  plan: SellingPlan | null,
  price: number,
  country: Country,
): object | null {
  const group = planGroupsOf(product).find(({ plans }) => plan && plans.includes(plan));
  return group && plan ? allocationObject(plan, group, price, country) : null;
}
