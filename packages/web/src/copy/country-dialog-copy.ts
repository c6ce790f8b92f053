/** Texts of the dialog that changes the country. */
export const countryDialogCopy = {
  title: 'Where shall we send it?',
  text: 'Prices, duties and delivery follow the country. Your bag comes with you; prices in it change.',
  find: 'Find a country',
  none: 'No country by that name among those we ship to.',
  retry: 'Try again',
  close: 'Close',
  found: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
};
