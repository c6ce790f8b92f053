import { readCountry } from './country.ts';

/**
 * The visitor's own country in the `Server-Timing` of a document, where the edge writes it behind its cache
 * (`countryTiming`): scripts read it without a request. Null without one.
 */
export function countryOfTiming(
  timings: readonly { name: string; description: string }[] | undefined,
): string | null {
  return readCountry(timings?.find(({ name }) => name === 'country')?.description);
}
