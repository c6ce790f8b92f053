/** `[const.gift-form.2]` */
export const giftTimeZones = [
  { label: 'Eastern Time', zone: 'America/New_York' },
  { label: 'Central Time', zone: 'America/Mexico_City' },
  { label: 'Mountain Time', zone: 'America/Denver' },
  { label: 'Arizona', zone: 'America/Phoenix' },
  { label: 'Pacific Time', zone: 'America/Los_Angeles' },
  { label: 'Alaska', zone: 'US/Alaska' },
  { label: 'Hawaii', zone: 'US/Hawaii' },
] as const;

export const DEFAULT_GIFT_TIME_ZONE = 'Pacific Time';

/** The IANA zone of a label; null for a label that is not in the table. */
export function zoneOf(label: string): string | null {
  return giftTimeZones.find((row) => row.label === label)?.zone ?? null;
}
