import type { ProductCard } from '@storefront/core/product/card';
import type { ProductRailSection as Section } from '@storefront/core/providers/content/sections/product-rail';
import { ProductRail } from '../../features/product/product-rail.tsx';

interface ProductRailSectionProps {
  section: Section;
  /** By handle. */
  cards: Readonly<Record<string, ProductCard>>;
}

export function ProductRailSection({ section, cards }: ProductRailSectionProps) {
  return (
    <ProductRail
      heading={section.heading}
      link={section.link}
      cards={section.handles.flatMap((handle) => cards[handle] ?? [])}
      cardType="home"
    />
  );
}
