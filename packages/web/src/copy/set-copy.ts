/** Texts of the set that is offered after an add; its title and banner are the editors'. */
export const setCopy = {
  title: 'Get the set',
  close: 'Close the set',
  size: 'Size',
  amount: 'Amount',
  select: 'Select',
  soldOut: (size: string) => `${size} — sold out`,
  add: 'Add',
  adding: 'Adding',
  addNamed: (title: string) => `Add ${title}`,
  inBag: 'In your bag',
  refused: 'This size has just sold out. Another one may be left.',
  back: 'Back to my bag',
};
