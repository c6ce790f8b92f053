/** `[const.gift-form.1]` 12AM … 11PM with the values '00' … '23'. */
export const giftHours: readonly { label: string; value: string }[] = Array.from(
  { length: 24 },
  (_, hour) => ({
    label: `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`,
    value: String(hour).padStart(2, '0'),
  }),
);

export const DEFAULT_GIFT_HOUR = '10';

/** The label of a value, e.g. '10AM'; null for a value that is not in the table. */
export function hourLabelOf(value: string): string | null {
  return giftHours.find((hour) => hour.value === value)?.label ?? null;
}

/** The value of a label, e.g. '10' of '10AM'; null for a label that is not in the table. */
export function hourOf(label: string): string | null {
  return giftHours.find((hour) => hour.label === label)?.value ?? null;
}
