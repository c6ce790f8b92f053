import type { FormValues } from './checkout-form.ts';

const holder: FormValues = {
  email: 'ines@example.com',
  firstName: 'Inès',
  lastName: 'Marchetti',
  cardNumber: '1',
};

const home: FormValues = {
  address1: '218 Bleecker Street',
  address2: 'Apt 4B',
  city: 'New York',
  province: 'NY',
  zip: '10012',
};

/** Fills what is empty from the demo's wallet, as express payment does. Its address is in the US. */
export function fillFromWallet(values: FormValues): FormValues {
  const hasAddress = Boolean(values.address1 || values.city || values.zip);
  // Wholly its own: another state, or an apartment that was typed, would make an address that is none.
  const address = values.country === 'US' && !hasAddress ? home : {};
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const filled: FormValues = { ...values, ...holder, ...typed, ...address };
  const name = `${filled.firstName ?? ''} ${filled.lastName ?? ''}`.trim();
  return { ...filled, cardName: values.cardName || name };
}
