import type { Address } from '../cart/cart-state.ts';
import { shipsTo } from '../market/countries.ts';
import { needsProvince, provincesOf } from './provinces.ts';

/** The fields of the checkout, by name. */
export const fieldNames = [
  'email',
  'country',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'phone',
  'shipping',
  'cardNumber',
  'cardName',
  'cardExpiry',
  'cardCode',
  'discount',
  'giftCard',
] as const;

export type FieldName = (typeof fieldNames)[number];
export type FormValues = Partial<Record<FieldName, string>>;

export interface FormError {
  field: FieldName;
  message: string;
}

export function readForm(form: URLSearchParams): FormValues {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = form.get(name);
      return value === null ? [] : [[name, value.trim().slice(0, 255)]];
    }),
  );
}

/** What stands in the card's fields before anything is typed. */
export const demoCard: FormValues = { cardExpiry: '12 / 34', cardCode: '123' };

/** Fields whose values are never stored: a reload empties them. */
const unstored: FieldName[] = ['cardNumber', 'cardName', 'cardExpiry', 'cardCode', 'discount', 'giftCard'];

export function storable(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !unstored.some((known) => known === name)),
  );
}

/** Whether a field has been filled in that only the response to this form can keep. */
export function hasUnstored(values: FormValues): boolean {
  return unstored.some((name) => Boolean(values[name]) && values[name] !== demoCard[name]);
}

/** Test cards: one pays, one is declined. */
export const testCards = {
  paying: ['1', '4242424242424242'],
  declined: ['2', '4000000000000002'],
};

const withoutPostcode = new Set(['AE', 'HK', 'QA']);
const postcodeExamples: Record<string, string> = {
  US: 'Enter five digits, such as 10012.',
  CA: 'Enter a postal code such as M5V 2T6.',
  DE: 'Enter five digits, such as 10117.',
  FR: 'Enter five digits, such as 75001.',
  GB: 'Enter a postcode such as SW1A 1AA.',
  AU: 'Enter four digits, such as 2000.',
  JP: 'Enter seven digits, such as 100-0001.',
  BR: 'Enter eight digits, such as 01310-100.',
};
const postcodes: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  JP: /^\d{3}-?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
};

/** The errors to correct before an order can be placed. */
export function checkForm(
  values: FormValues,
  needs: { address: boolean; card: boolean },
  now: Date,
): FormError[] {
  const errors: FormError[] = [];
  const need = (field: FieldName, message: string) => {
    if (!values[field]) errors.push({ field, message });
  };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email ?? '')) {
    errors.push({ field: 'email', message: 'Enter an e-mail address, such as name@example.com.' });
  }
  if (needs.address) {
    const country = values.country ?? '';
    if (!shipsTo(country)) errors.push({ field: 'country', message: 'Choose a country.' });
    need('firstName', 'Enter a first name.');
    need('lastName', 'Enter a last name.');
    need('address1', 'Enter a street and number.');
    need('city', 'Enter a city.');
    const provinces = provincesOf(country);
    const isChosen = Boolean(values.province) || needsProvince(country);
    if (isChosen && provinces.length > 0 && !provinces.some(({ code }) => code === values.province)) {
      errors.push({ field: 'province', message: 'Choose a state or province.' });
    }
    if (!withoutPostcode.has(country)) {
      need('zip', 'Enter a postcode.');
      if (values.zip && postcodes[country]?.test(values.zip) === false) {
        errors.push({ field: 'zip', message: postcodeExamples[country] ?? 'Enter a postcode.' });
      }
    }
  }
  if (needs.card) errors.push(...checkCard(values, now));
  return errors;
}

/** The errors of a card, including a declined one. */
export function checkCard(values: FormValues, now: Date): FormError[] {
  const errors: FormError[] = [];
  const number = cardDigits(values);
  if (testCards.declined.includes(number)) {
    errors.push({ field: 'cardNumber', message: 'Your card was declined. Try 1.' });
  } else if (!testCards.paying.includes(number)) {
    errors.push({
      field: 'cardNumber',
      message: 'Enter one of the test card numbers: 1 pays, 2 is declined.',
    });
  }
  if (!values.cardName) errors.push({ field: 'cardName', message: 'Enter the name on the card.' });
  const [, month, year] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(values.cardExpiry ?? '') ?? [];
  const ends = month && year ? Date.UTC(2000 + (Number(year) % 100), Number(month), 1) : 0;
  if (ends <= now.getTime() || Number(month) > 12) {
    errors.push({ field: 'cardExpiry', message: 'Enter a date in the future, such as 12 / 30.' });
  }
  if (!/^\d{3,4}$/.test(values.cardCode ?? '')) {
    errors.push({ field: 'cardCode', message: 'Enter the 3 or 4 digits of the security code.' });
  }
  return errors;
}

export function cardDigits({ cardNumber }: FormValues): string {
  return (cardNumber ?? '').replace(/[\s-]/g, '');
}

export function addressOf(values: FormValues): Address {
  return {
    firstName: values.firstName ?? null,
    lastName: values.lastName ?? null,
    company: null,
    address1: values.address1 ?? null,
    address2: values.address2 || null,
    city: values.city ?? null,
    zip: values.zip ?? null,
    provinceCode: values.province || null,
    countryCode: values.country ?? null,
    phone: values.phone || null,
  };
}
