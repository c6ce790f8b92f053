import type { ProductCard } from '@storefront/core/product/card';

export interface SectionProps<Section> {
  section: Section;
  /** Whether the page's HTML begins with it: it holds the heading, and its picture is loaded first. */
  isFirst: boolean;
  /** The products that the page's sections show, by handle. */
  cards: Readonly<Record<string, ProductCard>>;
}
