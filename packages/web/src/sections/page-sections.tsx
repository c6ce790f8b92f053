import type { ProductCard } from '@storefront/core/product/card';
import type {
  PageSection,
  SectionsByKind,
} from '@storefront/core/providers/content/sections/section-registry';
import { type ComponentType, Suspense } from 'react';
import { type SectionProps, sectionParts } from './section-registry.ts';

interface PageSectionsProps {
  sections: readonly PageSection[];
  /** The products that the sections show, by handle. */
  cards: Readonly<Record<string, ProductCard>>;
  /** Whether other sections stand above them. */
  hasSectionsAbove?: boolean;
}

/** The sections in the editor's order. Each waits and fails alone; a kind without a component is left out. */
export function PageSections({ sections, cards, hasSectionsAbove = false }: PageSectionsProps) {
  return sections.map((section, place) => (
    <Suspense key={section.key}>
      {draw(section.kind, { section, isFirst: place === 0 && !hasSectionsAbove, cards })}
    </Suspense>
  ));
}

function draw<Kind extends keyof SectionsByKind>(kind: Kind, props: SectionProps<SectionsByKind[Kind]>) {
  const Part: ComponentType<SectionProps<SectionsByKind[Kind]>> | undefined = sectionParts[kind];
  return Part && <Part {...props} />;
}
