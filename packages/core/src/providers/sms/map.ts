/** A phone number as the provider takes it: digits, perhaps behind a plus; null for what cannot be one. */
export function toPhone(text: string): string | null {
  const phone = text.replaceAll(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(phone) ? phone : null;
}
