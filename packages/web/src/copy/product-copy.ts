/** Texts of the product page's first paint that editors do not write. */
export const productCopy = {
  size: 'Size',
  amount: 'Amount',
  from: 'from',
  bandAndCup: 'Band and cup',
  soldOutChoice: (size: string) => `${size}, sold out`,
  action: {
    'book-appointment': 'Book Appointment',
    'join-waitlist': 'Join the Waitlist',
    preorder: 'Preorder',
    'select-amount': 'Select amount',
    'select-size': 'Select a size',
  },
  addToBag: (size: string | null) => (size === null ? 'Add to Bag' : `Add to Bag — ${size}`),
  chooseFirst: 'Please choose a size first.',
  chooseAmountFirst: 'Please choose an amount first.',
  left: (units: number) => `${units} left`,
  onlyLeftInYourSize: (units: number) => `Only ${units} left in your size!`,
  expand: 'Expand details',
  collapse: 'Collapse details',
  installments: (count: number, amount: string) =>
    `Pay in full or in ${count} interest-free installments of ${amount} with Shop Pay`,
  soldOut: 'Sold out',
};
