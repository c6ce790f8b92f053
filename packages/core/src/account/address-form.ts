import { checkName, collectProblems, type FormProblem, type FormProblems } from './account-form.ts';
import type { Address, AddressFields } from './address.ts';
import { provincesOf } from './country-provinces.ts';
import { checkPhone } from './phone-number.ts';

/** What somebody typed; `country` is a code, `province` a code where the country has a list. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  zip: string;
  country: string;
  province: string;
  phone: string;
}

type ProvinceLabel =
  | 'state'
  | 'province'
  | 'territory'
  | 'prefecture'
  | 'county'
  | 'emirate'
  | 'department'
  | 'governorate'
  | 'region';

export interface AddressRules {
  /** Null in countries without postcodes. */
  zip: { label: 'zip' | 'postal' | 'postcode'; isRequired: boolean; example: string | null } | null;
  province: { label: ProvinceLabel; isRequired: boolean };
}

/** Country → its postcode, and one to show. */
const postcodes: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  US: [/^\d{5}(-?\d{4})?$/, '10012'],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'M5V 2T6'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'WC1R 4RG'],
  AU: [/^\d{4}$/, '2000'],
  NZ: [/^\d{4}$/, '1010'],
  ZA: [/^\d{4}$/, '8001'],
  AT: [/^\d{4}$/, '1010'],
  BE: [/^\d{4}$/, '1000'],
  CH: [/^\d{4}$/, '8001'],
  DK: [/^\d{4}$/, '1050'],
  NO: [/^\d{4}$/, '0150'],
  DE: [/^\d{5}$/, '10115'],
  ES: [/^\d{5}$/, '28001'],
  FI: [/^\d{5}$/, '00100'],
  FR: [/^\d{5}$/, '75001'],
  IT: [/^\d{5}$/, '20121'],
  KR: [/^\d{5}$/, '04524'],
  MX: [/^\d{5}$/, '06000'],
  CZ: [/^\d{3} ?\d{2}$/, '110 00'],
  SE: [/^\d{3} ?\d{2}$/, '111 20'],
  JP: [/^\d{3}-?\d{4}$/, '100-0001'],
  NL: [/^\d{4} ?[A-Z]{2}$/i, '1012 AB'],
  PL: [/^\d{2}-?\d{3}$/, '00-001'],
  PT: [/^\d{4}-?\d{3}$/, '4050-262'],
  IN: [/^\d{6}$/, '110001'],
  SG: [/^\d{6}$/, '018956'],
  BR: [/^\d{5}-?\d{3}$/, '22290-175'],
};

const withoutPostcode = new Set(['AE', 'HK', 'MO', 'QA']);
const withOptionalPostcode = new Set(['BS', 'CL', 'CO', 'IE', 'JM', 'KW', 'PA', 'PE', 'RO', 'SA', 'TW']);

const provinceLabels: Readonly<Record<string, ProvinceLabel>> = {
  ...{ US: 'state', BR: 'state', IN: 'state', MX: 'state' },
  ...{ CA: 'province', AR: 'province', ES: 'province', IT: 'province', KR: 'province', ZA: 'province' },
  ...{ IE: 'county', RO: 'county' },
  AE: 'emirate',
  AU: 'territory',
  CO: 'department',
  JP: 'prefecture',
  KW: 'governorate',
};

/** Its post delivers by postcode alone, and the platform asks for no more. */
const withOptionalProvince = new Set(['NZ']);

/** Which fields the addresses of a country have. */
export function addressRules(country: string): AddressRules {
  const label = country === 'US' ? 'zip' : country === 'CA' ? 'postal' : 'postcode';
  return {
    zip: withoutPostcode.has(country)
      ? null
      : {
          label,
          isRequired: !withOptionalPostcode.has(country),
          example: postcodes[country]?.[1] ?? null,
        },
    province: {
      label: provinceLabels[country] ?? 'region',
      isRequired: provincesOf(country).length > 0 && !withOptionalProvince.has(country),
    },
  };
}

/** A postcode as its country writes it: `m5v2t6` is `M5V 2T6`. One that the country does not have stays as it is typed. */
function tidyZip(zip: string, country: string): string {
  const typed = zip.trim();
  const rule = postcodes[country];
  if (rule === undefined) return typed;
  const [pattern, example] = rule;
  if (country === 'US') return typed.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  const separator = /[ -]/.exec(example);
  if (separator === null) return typed;
  const bare = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!pattern.test(bare)) return typed;
  // Counted from the end: Great Britain's first part has two to four characters.
  const end = separator.index + 1 - example.length;
  return bare.slice(0, end) + separator[0] + bare.slice(end);
}

function checkZip(zip: string, country: string): FormProblem | null {
  const rule = addressRules(country).zip;
  const tidy = tidyZip(zip, country);
  if (rule === null) return null;
  if (tidy === '') return rule.isRequired ? 'missing' : null;
  return postcodes[country]?.[0].test(tidy) === false ? 'zip' : null;
}

/** Of a line that may be empty. */
function checkLine(text: string): FormProblem | null {
  if (text.trim().length > 255) return 'long';
  return /<[^>]*>/.test(text) ? 'html' : null;
}

const needed = (text: string) => (text.trim() === '' ? 'missing' : checkLine(text));

/** The fields with a problem; a house in any country passes that is written as its country writes it. */
export function checkAddress(values: AddressValues): FormProblems {
  const { province: rule } = addressRules(values.country);
  return collectProblems({
    firstName: checkName(values.firstName),
    lastName: values.lastName.trim() === '' ? 'missing' : checkName(values.lastName),
    company: checkLine(values.company),
    address1: needed(values.address1),
    address2: checkLine(values.address2),
    country: values.country === '' ? 'missing' : null,
    province: rule.isRequired ? needed(values.province) : checkLine(values.province),
    city: needed(values.city),
    zip: checkZip(values.zip, values.country),
    phone: checkPhone(values.phone, values.country),
  });
}

/** What the platform receives: empty fields are emptied, a field that the country does not have as well. */
export function toAddressFields(values: AddressValues, phone: string | null): AddressFields {
  const tidy = (text: string) => text.trim() || null;
  return {
    firstName: tidy(values.firstName),
    lastName: tidy(values.lastName),
    company: tidy(values.company),
    address1: tidy(values.address1),
    address2: tidy(values.address2),
    city: tidy(values.city),
    zip: addressRules(values.country).zip === null ? null : tidy(tidyZip(values.zip, values.country)),
    country: values.country,
    province: tidy(values.province),
    phone,
  };
}

/** The values of a stored address, or of a new one in `country`. */
export function addressValues(address: Address | null, country: string): AddressValues {
  const code = address?.countryCode ?? country;
  const hasList = provincesOf(code).length > 0;
  return {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    company: address?.company ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    zip: address?.zip ?? '',
    country: code,
    province: (hasList ? address?.provinceCode : address?.province) ?? '',
    phone: address?.phone ?? '',
  };
}
