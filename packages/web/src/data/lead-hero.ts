import type { PageMeta } from '@storefront/core/content/site-content';
import type { ArchiveEntry } from '@storefront/core/providers/content/sections/archive-grid';
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

/** The first picture that a visitor in the US sees: it stands for a page without a picture for social sharing. */
export function leadPicture(sections: readonly PageSection[]): PageMeta['image'] {
  const shown = sections.filter((section) => isFor(section, PAGE_COUNTRY));
  return shown.map(pictureOf).find((image) => image !== null) ?? null;
}

function pictureOf(section: PageSection): PageMeta['image'] {
  switch (section.kind) {
    case 'hero':
    case 'editorial':
    case 'shoppable':
    case 'video':
      return section.image;
    case 'passage':
      return section.figure?.image ?? null;
    case 'imageGrid':
      return section.images[0]?.image ?? null;
    case 'tiles':
      return section.tiles[0]?.image ?? null;
    case 'archiveGrid':
      return section.entries.map(pictureOfEntry).find((image) => image !== null) ?? null;
    default:
      return null;
  }
}

const pictureOfEntry = ({ image, picture }: ArchiveEntry) =>
  image ?? (picture === undefined ? null : { src: picture });
