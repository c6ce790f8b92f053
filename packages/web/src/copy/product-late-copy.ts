import type { SizesInStock } from '@storefront/core/product/other-colours';
import { notForSale } from './not-for-sale.ts';

/** Texts of the product page's late parts that editors do not write. */
export const productLateCopy = {
  breadcrumb: 'Breadcrumb',
  colour: 'Colour',
  finalSale: 'Final Sale',
  arrives: (day: string) => `Arrives ${day}`,
  notYet: 'Not here yet',
  soldOut: 'Sold out',
  soldOutInEverySize: 'Sold out in every size',
  notForSale,
  chooseForWaitlist: {
    'coming-soon': 'Choose your size and join the waitlist: we write on the day.',
    'sold-out': 'Choose your size and join the waitlist: we write when it is back.',
  },
  joinWaitlist: {
    'coming-soon': 'Join the waitlist: we write on the day.',
    'sold-out': 'Join the waitlist: we write when it is back.',
  },
  hour: 'We write to you to arrange the hour.',
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
