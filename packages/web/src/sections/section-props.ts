import type { ProductCard } from '@storefront/core/product/card';

export interface SectionProps<Section> {
  section: Section;
  /** Whether nothing stands above it on the page. */
  isFirst: boolean;
  /** The products that the page's sections show, by handle. */
  cards: Readonly<Record<string, ProductCard>>;
}
