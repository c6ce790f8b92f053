/** A way to buy a product again and again. */
export interface SellingPlan {
  id: number;
  name: string;
  description: string;
  /** What the shopper chooses. */
  choice: string;
  everyMonths: number;
  percentOff: number;
}

export interface SellingPlanGroup {
  name: string;
  /** What the choice is called. */
  option: string;
  productHandles: readonly string[];
  plans: readonly SellingPlan[];
}

export const sellingPlanGroups: readonly SellingPlanGroup[] = [
  {
    name: 'A fresh one in time',
    option: 'Deliver every',
    productHandles: ['odile-thong-blush'],
    plans: [
      {
        id: 61_001,
        name: 'Every three months, 10% less',
        description: 'Sent every three months until you say otherwise.',
        choice: '3 months',
        everyMonths: 3,
        percentOff: 10,
      },
      {
        id: 61_002,
        name: 'Every six months, 5% less',
        description: 'Sent twice a year until you say otherwise.',
        choice: '6 months',
        everyMonths: 6,
        percentOff: 5,
      },
    ],
  },
];
