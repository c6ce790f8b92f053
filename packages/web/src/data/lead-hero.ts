import type { HeroSection } from '@storefront/core/providers/content/sections/hero';
import { isFor } from '@storefront/core/providers/content/sections/section-bounds';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { PAGE_COUNTRY } from './cards.ts';

interface LeadHero {
  /** The hero with which the page's HTML begins: it holds the heading and the picture that is preloaded. */
  hero: HeroSection | null;
  /** Of the header over its picture; null where some visitors see something else first. */
  heroTone: HeroSection['tone'] | null;
}

/** How a page of sections begins. Its HTML is that of a visitor in the US. */
export function leadHero(sections: readonly PageSection[]): LeadHero {
  const lead = sections.find((section) => isFor(section, PAGE_COUNTRY));
  if (lead?.kind !== 'hero') return { hero: null, heroTone: null };
  const isEverywhereFirst = lead === sections[0] && lead.countries === undefined;
  return { hero: lead, heroTone: isEverywhereFirst ? lead.tone : null };
}
