import { comingSoonTag } from './coming-soon.ts';

const dayInWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The day in words, 'December 4'; null without one. */
export function comingSoonDate(tags: readonly string[]): string | null {
  const day = comingSoonTag(tags)?.day ?? null;
  return day === null ? null : dayInWords.format(new Date(`2024-${day.replace('/', '-')}T00:00:00Z`));
}
