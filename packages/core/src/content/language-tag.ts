/** Of the shop's own words. */
export const PAGE_LANGUAGE = 'en';

/** What an editor wrote, as a BCP 47 tag: `fr_ca` → `fr-CA`. Null for what is none. */
export function languageTag(written: string | null): string | null {
  if (written === null) return null;
  try {
    return new Intl.Locale(written.trim().replaceAll('_', '-')).toString();
  } catch {
    return null;
  }
}

/** The tag of words that are in another language than the shop's own; null for those in the same. */
export function otherLanguage(written: string | null): string | null {
  const tag = languageTag(written);
  return tag === null || tag.split('-')[0] === PAGE_LANGUAGE ? null : tag;
}
