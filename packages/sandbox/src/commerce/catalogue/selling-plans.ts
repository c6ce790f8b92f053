import { type SellingPlan, type SellingPlanGroup, sellingPlanGroups } from '../../seed/selling-plans.ts';
import { gid } from '../gid.ts';
import type { ProductRecord } from './records.ts';

export function planGroupsOf({ data }: ProductRecord): SellingPlanGroup[] {
  return sellingPlanGroups.filter(({ productHandles }) => productHandles.includes(data.handle));
}

/** The plan of a global id, if the product can be bought by it. */
export function planFor(product: ProductRecord, planId: string | null | undefined): SellingPlan | null {
  const plans = planGroupsOf(product).flatMap(({ plans: ofGroup }) => ofGroup);
  return plans.find(({ id }) => gid('SellingPlan', id) === planId) ?? null;
}

/** Hundredths after the plan's reduction. */
export function planPrice(hundredths: number, plan: SellingPlan | null): number {
  return plan ? (hundredths * (100 - plan.percentOff)) / 100 : hundredths;
}
