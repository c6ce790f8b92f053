import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import {
  type AddressValues,
  addressRules,
  addressValues,
  checkAddress,
  toAddressFields,
} from './address-form.ts';
import { provincesOf } from './country-provinces.ts';

const bleecker: AddressValues = {
  firstName: 'Inès',
  lastName: 'Marchetti',
  company: '',
  address1: '218 Bleecker Street',
  address2: 'Apt 4B',
  city: 'New York',
  zip: '10012',
  country: 'US',
  province: 'NY',
  phone: '+1 212 555 0131',
};

const abroad = (country: string, zip: string, province = '') =>
  checkAddress({ ...bleecker, country, zip, province });

describe('an address', () => {
  it('passes as its country writes it', () => {
    expect(checkAddress(bleecker)).toEqual({});
    expect(abroad('PT', '4050-262', 'PT-13')).toEqual({});
    expect(abroad('MX', '77500', 'Q ROO')).toEqual({});
    expect(abroad('BR', '22290-175', 'RJ')).toEqual({});
    expect(abroad('NZ', '1010')).toEqual({});
    expect(abroad('GB', 'WC1R 4RG')).toEqual({});
    expect(abroad('CA', 'm5v 2t6', 'ON')).toEqual({});
    expect(abroad('JP', '100-0001', 'JP-13')).toEqual({});
    expect(abroad('ZW', 'anything')).toEqual({});
  });

  it.each([
    ['US', '1001', { zip: 'zip', province: 'missing' }],
    ['US', '', { zip: 'missing', province: 'missing' }],
    ['PT', '4050', { zip: 'zip', province: 'missing' }],
    ['IE', '', { province: 'missing' }],
    ['HK', '', { province: 'missing' }],
    ['DE', '', { zip: 'missing' }],
    ['TW', '', {}],
    ['AU', '20000', { zip: 'zip', province: 'missing' }],
  ])('in %s with the postcode %j has the problems %j', (country, zip, problems) => {
    expect(abroad(country, zip)).toEqual(problems);
  });

  it.each([
    ['CA', 'm5v2t6', 'M5V 2T6'],
    ['CA', ' M5V  2T6 ', 'M5V 2T6'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['NL', '1012ab', '1012 AB'],
    ['JP', '1000001', '100-0001'],
    ['PT', '4050262', '4050-262'],
    ['US', '10012-1234', '10012-1234'],
    ['US', '100121234', '10012-1234'],
    ['IE', 'd02 x285', 'd02 x285'],
  ])('[rule.account-forms.1] in %s sends the postcode %j as %j', (country, zip, sent) => {
    expect(abroad(country, zip)).not.toHaveProperty('zip');
    expect(toAddressFields({ ...bleecker, country, zip }, null).zip).toBe(sent);
  });

  it('keeps a postcode as it was typed that its country does not have', () => {
    expect(toAddressFields({ ...bleecker, country: 'CA', zip: ' m5v ' }, null).zip).toBe('m5v');
    expect(abroad('CA', 'm5v', 'ON')).toEqual({ zip: 'zip' });
  });

  it('needs a last name, a street and a city, and no tags', () => {
    const empty = { ...bleecker, firstName: '', lastName: ' ', address1: '', city: '', phone: '' };
    expect(checkAddress(empty)).toEqual({ lastName: 'missing', address1: 'missing', city: 'missing' });
    expect(checkAddress({ ...bleecker, address2: '<b>4B</b>' })).toEqual({ address2: 'html' });
    expect(checkAddress({ ...bleecker, firstName: 'مريم 🌿' })).toEqual({});
  });

  it('names its problems in the order of the form: the state before the city', () => {
    const empty = { ...bleecker, address1: '', city: '', zip: '', province: '', phone: '12' };
    expect(Object.keys(checkAddress(empty))).toEqual(['address1', 'province', 'city', 'zip', 'phone']);
  });

  it('has the fields of its country', () => {
    expect(addressRules('US').zip?.label).toBe('zip');
    expect(addressRules('CA').zip?.label).toBe('postal');
    expect(addressRules('GB').zip?.label).toBe('postcode');
    expect(addressRules('AE').zip).toBeNull();
    expect(addressRules('US').province).toEqual({ label: 'state', isRequired: true });
    expect(addressRules('IE').province).toEqual({ label: 'county', isRequired: true });
    expect(addressRules('NZ').province).toEqual({ label: 'region', isRequired: false });
    expect(addressRules('FR').province).toEqual({ label: 'region', isRequired: false });
  });

  it('is shown again as it was stored', () => {
    const { phone: _, ...lines } = bleecker;
    const stored: Address = {
      ...lines,
      ...{ id: 'a', phone: null, company: null, country: 'United States', countryCode: 'US' },
      ...{ province: 'New York', provinceCode: 'NY', lines: [], isDefault: true },
    };
    expect(addressValues(stored, 'FR')).toEqual({ ...bleecker, phone: '' });
    expect(addressValues(null, 'FR')).toMatchObject({ country: 'FR', province: '', lastName: '' });
    const porto = { ...stored, countryCode: 'PT', province: 'Porto', provinceCode: 'PT-13' };
    expect(addressValues(porto, 'US').province).toBe('PT-13');
    const vienna = { ...stored, countryCode: 'AT', province: 'Wien', provinceCode: null };
    expect(addressValues(vienna, 'US').province).toBe('Wien');
  });
});

describe('the list of provinces', () => {
  it.each([
    ['US', 62, { code: 'DC', name: 'District of Columbia' }],
    ['CA', 13, { code: 'ON', name: 'Ontario' }],
    ['AU', 8, { code: 'NSW', name: 'New South Wales' }],
    ['JP', 47, { code: 'JP-13', name: 'Tokyo' }],
    ['BR', 27, { code: 'SP', name: 'São Paulo' }],
    ['CO', 33, { code: 'DC', name: 'Bogotá, D.C.' }],
    ['ES', 52, { code: 'SS', name: 'Gipuzkoa' }],
    ['IN', 37, { code: 'TS', name: 'Telangana' }],
    ['IT', 109, { code: 'RM', name: 'Roma' }],
    ['MX', 32, { code: 'Q ROO', name: 'Quintana Roo' }],
    ['FR', 0, undefined],
  ])('of %s has %d', (country, count, one) => {
    const provinces = provincesOf(country);
    expect(provinces).toHaveLength(count);
    if (one) expect(provinces).toContainEqual(one);
  });
});

describe('the countries with a list', () => {
  it.each([
    'AE',
    'AR',
    'AU',
    'BR',
    'CA',
    'CL',
    'CO',
    'ES',
    'HK',
    'IE',
    'IN',
    'IT',
    'JP',
    'KR',
    'KW',
    'MX',
    'NZ',
    'PE',
    'PT',
    'RO',
    'US',
    'ZA',
  ])('%s names each code and each province once', (country) => {
    const provinces = provincesOf(country);
    expect(provinces.length).toBeGreaterThan(2);
    for (const { code, name } of provinces) {
      expect(code).toMatch(/^[A-Z][A-Z0-9 -]*$/);
      expect(name).toMatch(/^\p{Lu}[^:|]*\S$/u);
    }
    for (const field of ['code', 'name'] as const)
      expect(new Set(provinces.map((one) => one[field])).size).toBe(provinces.length);
  });
});

describe('an address that no country writes like this', () => {
  it('has a line that is too long, or a province that the country does not need', () => {
    expect(checkAddress({ ...bleecker, company: 'x'.repeat(256) })).toEqual({ company: 'long' });
    expect(abroad('ZW', 'anything', '<b>')).toEqual({ province: 'html' });
    expect(checkAddress({ ...bleecker, country: '' })).toMatchObject({ country: 'missing' });
  });

  it('is sent without a postcode to a country that has none', () => {
    expect(toAddressFields(bleecker, null).zip).toBe('10012');
    expect(toAddressFields({ ...bleecker, country: 'HK', zip: '999077' }, null)).toMatchObject({
      zip: addressRules('HK').zip === null ? null : '999077',
    });
    const without = ['HK', 'AE', 'MO', 'IE', 'QA', 'ZW', 'BO'].find(
      (code) => addressRules(code).zip === null,
    );
    expect(without, 'a country without postcodes').toBeDefined();
    expect(checkAddress({ ...bleecker, country: without ?? '', zip: '1', province: '' })).not.toHaveProperty(
      'zip',
    );
    expect(toAddressFields({ ...bleecker, country: without ?? '', zip: '1' }, null).zip).toBeNull();
  });
});
