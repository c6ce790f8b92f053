import type { ProductCard } from '@storefront/core/product/card';

export interface SectionProps<Section> {
  section: Section;
  /** Whether the page's HTML begins with it: it holds the heading. */
  isFirst: boolean;
  /** Whether its picture is the largest of the first view: it is loaded first. */
  isLargest: boolean;
  /** The products that the page's sections show, by handle. */
  cards: Readonly<Record<string, ProductCard>>;
  /** Where its cards are shown, for `?ref={cardType}-card`. */
  cardType: string;
}

/** Of a section that shows one picture, or several of which the first counts. */
export type PictureSectionProps<Section> = Pick<SectionProps<Section>, 'section' | 'isLargest'>;
