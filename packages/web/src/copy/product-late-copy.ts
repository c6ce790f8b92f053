import type { SizesInStock } from '@storefront/core/product/other-colours';
import { notForSale } from './not-for-sale.ts';

/** Texts of the product page's late parts that editors do not write. */
export const productLateCopy = {
  breadcrumb: 'Breadcrumb',
  colour: 'Colour',
  finalSale: 'Final Sale',
  arrives: 'Arrives ',
  soldOutInEverySize: 'Sold out in every size',
  states: {
    'coming-soon': 'Not here yet',
    'sold-out': 'Sold out',
    restocking: 'Being restocked',
    appointment: 'We write to you to arrange the hour.',
    'not-for-sale': notForSale,
  },
  joinWaitlist: (hasSizes: boolean, isComing: boolean) =>
    `${hasSizes ? 'Choose your size and join' : 'Join'} the waitlist: we write when it is ${isComing ? 'here' : 'back'}.`,
  afterTheOrder: 'By email, after your order. Nothing is shipped.',
  chooseHour: 'Or choose the hour yourself',
  completeTheLook: 'Complete the look',
  asSeenOn: 'As seen on',
  matchingBrief: 'The matching brief',
  otherColours: 'The same piece, in stock',
  inStock(stock: SizesInStock): string {
    if (stock.code === 'only-size') return 'In stock';
    if (stock.code === 'range') return `${stock.from} to ${stock.to} in stock`;
    if (stock.code === 'count') return `${stock.count} sizes in stock`;
    const [last = '', ...others] = stock.sizes.toReversed();
    return `${others.length > 0 ? `${others.toReversed().join(', ')} and ` : ''}${last} in stock`;
  },
  lastTime: (size: string) => `Last time you chose ${size}`,
  sizeGuide: 'Size guide',
  forget: 'Forget',
  forgetSize: (size: string) => `Forget that I chose ${size}`,
};
