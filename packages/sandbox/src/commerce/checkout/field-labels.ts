import type { FieldName } from './checkout-form.ts';

const addressLabels: Record<string, { province: string; zip: string }> = {
  US: { province: 'State', zip: 'ZIP code' },
  CA: { province: 'Province', zip: 'Postal code' },
  AU: { province: 'State or territory', zip: 'Postcode' },
};

/** What the fields are called, beside them and in the list of errors. */
export function fieldLabels(countryCode: string | undefined): Record<FieldName, string> {
  return {
    email: 'E-mail',
    country: 'Country',
    firstName: 'First name',
    lastName: 'Last name',
    address1: 'Street and number',
    address2: 'Apartment, floor',
    city: 'City',
    ...(addressLabels[countryCode ?? ''] ?? { province: 'Region', zip: 'Postcode' }),
    phone: 'Phone',
    shipping: 'Delivery',
    cardNumber: 'Card number',
    cardName: 'Name on card',
    cardExpiry: 'Expires (month / year)',
    cardCode: 'Security code',
    discount: 'Discount code',
    giftCard: 'Gift card',
  };
}
