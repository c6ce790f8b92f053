import type { ProductCard } from '@storefront/core/product/card';
import type {
  PageSection,
  SectionsByKind,
} from '@storefront/core/providers/content/sections/section-registry';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSettledAtom } from '../hooks/use-settled-atom.ts';
import { currencyCountryAtom } from '../state/market-atoms.ts';
import type { SectionProps } from './section-props.ts';
import { sectionParts } from './section-registry.ts';

interface PageSectionsProps {
  sections: readonly PageSection[];
  /** The products that the sections show, by handle. */
  cards: Readonly<Record<string, ProductCard>>;
  /** Whether other sections stand above them. */
  hasSectionsAbove?: boolean;
  /** The page's heading, for those who see no section that holds it. */
  heading?: string;
  /** Draws a rail of what is recommended; without it there is none. */
  recommended?: (rail: { heading: string; profile: string }) => ReactNode;
}

/**
 * The sections in the editor's order. Each waits and fails alone; a kind without a component is left out. The page is the
 * same for all visitors: the sections of another country come, and those of the page's own go, when the visitor's is known.
 * The first one of the page's HTML holds its heading for all of them.
 */
export function PageSections(props: PageSectionsProps) {
  const { sections, cards, hasSectionsAbove = false, heading, recommended } = props;
  const country = useSettledAtom(currencyCountryAtom, 'US');
  const shown = sections.filter(isFor(country));
  const first = hasSectionsAbove ? undefined : sections.find(isFor('US'));
  const isHeaded = hasSectionsAbove || (first?.kind === 'hero' && shown.includes(first));
  return (
    <>
      {!isHeaded && heading && <h1 className="sr">{heading}</h1>}
      {shown.map((section) => (
        <Suspense key={section.key}>
          {section.kind === 'productRail' && section.profile
            ? recommended?.({ heading: section.heading, profile: section.profile })
            : draw(section.kind, { section, isFirst: section === first, cards })}
        </Suspense>
      ))}
    </>
  );
}

const isFor =
  (country: string) =>
  ({ countries }: PageSection) =>
    countries?.includes(country) ?? true;

function draw<Kind extends keyof SectionsByKind>(kind: Kind, props: SectionProps<SectionsByKind[Kind]>) {
  const Part: ComponentType<SectionProps<SectionsByKind[Kind]>> | undefined = sectionParts[kind];
  return Part && <Part {...props} />;
}
