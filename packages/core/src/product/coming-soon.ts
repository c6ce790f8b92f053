import type { Variant } from './product.ts';

/**
 * `[state.product-availability-and-status.5]` `[state.product-availability-and-status.6]` The day as 'MM/DD', or
 * null when no tag names a valid day. Null when the product is not coming soon.
 */
export function comingSoonTag(tags: readonly string[]): { day: string | null } | null {
  const marks = tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag.includes('coming-soon'));
  if (marks.length === 0) return null;
  const days = marks.flatMap((tag) => {
    const [, month = '', day = ''] = /coming-soon-(\d\d)-(\d\d)$/.exec(tag) ?? [];
    return isDay(month, day) ? [`${month}/${day}`] : [];
  });
  return { day: days[0] ?? null };
}

/** Whether the day exists, in a leap year because tags have no year: an invalid one overflows into another month. */
function isDay(month: string, day: string): boolean {
  const date = new Date(`2024-${month}-01T00:00:00Z`);
  date.setUTCDate(Number(day));
  return date.getUTCMonth() + 1 === Number(month);
}

/** `[state.product-availability-and-status.7]` 'Coming MM/DD', or 'Coming Soon' without a day. */
export function comingSoonText(tags: readonly string[]): string | null {
  const mark = comingSoonTag(tags);
  return mark && (mark.day === null ? 'Coming Soon' : `Coming ${mark.day}`);
}

/** `[state.product-detail-page.5]` A coming-soon tag and no variant for sale. */
export function isComingSoon(product: {
  tags: readonly string[];
  variants: readonly Pick<Variant, 'availableForSale'>[];
}): boolean {
  return (
    comingSoonTag(product.tags) !== null && !product.variants.some((variant) => variant.availableForSale)
  );
}
