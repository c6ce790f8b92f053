import type { ProductRailSection as Section } from '@storefront/core/providers/content/sections/product-rail';
import { ProductRail } from '../../features/product/product-rail.tsx';
import type { SectionProps } from '../section-props.ts';

type ProductRailSectionProps = Pick<SectionProps<Section>, 'section' | 'cards' | 'cardType'>;

export function ProductRailSection({ section, cards, cardType }: ProductRailSectionProps) {
  return (
    <ProductRail
      heading={section.heading}
      link={section.link}
      cards={section.handles.flatMap((handle) => cards[handle] ?? [])}
      cardType={cardType}
    />
  );
}
