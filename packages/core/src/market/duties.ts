import { notUS } from './country.ts';

export type DutyMode = 'hidden' | 'partial' | 'forced' | 'default';

/** `[const.international-shipping-and-duties.3]` Countries by the message about duties and taxes. */
const countriesByDutyMode = {
  hidden:
    'AL AT AU BE BG CH CZ CY DE DK EE ES FI FR GB GI GR HK HR HU IE IS IT LI LT LU LV MT MC NL NO NZ PL PT RO RS SE SG SI',
  partial: 'CA',
  forced: 'BR',
} as const satisfies Partial<Record<DutyMode, string>>;

const dutyModes = new Map<string, DutyMode>(
  (['hidden', 'partial', 'forced'] as const).flatMap((mode) =>
    countriesByDutyMode[mode].split(' ').map((country) => [country, mode] as const),
  ),
);

/** Null in the US, where no message about duties is shown. */
export function dutyModeOf(country: string): DutyMode | null {
  return notUS(country) ? (dutyModes.get(country) ?? 'default') : null;
}
