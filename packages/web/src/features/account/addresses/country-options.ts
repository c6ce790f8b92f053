import type { AvailableCountry } from '@storefront/core/market/country';

interface CountryOption {
  value: string;
  label: string;
}

/** The platform's list, which may come late or never; the countries that are in use stand above it where it lacks them. */
export function countryOptions(
  countries: readonly AvailableCountry[],
  inUse: readonly CountryOption[],
): CountryOption[] {
  const listed = countries.map(({ isoCode, name }) => ({ value: isoCode, label: name }));
  const missing = inUse.filter(
    ({ value }, place) =>
      !listed.some((option) => option.value === value) &&
      inUse.findIndex((other) => other.value === value) === place,
  );
  return [...missing, ...listed];
}
