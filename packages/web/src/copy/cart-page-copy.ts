/** What only the page of the bag says. */
export const cartPageCopy = {
  summary: 'Summary',
  taxes: 'Taxes are worked out at checkout.',
  dutiesOnDelivery: 'Duties and taxes are due on delivery.',
};
