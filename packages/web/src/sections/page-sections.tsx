import type { ProductCard } from '@storefront/core/product/card';
import type {
  PageSection,
  SectionsByKind,
} from '@storefront/core/providers/content/sections/section-registry';
import { Fragment, memo, type ReactNode } from 'react';
import { useSettledAtom } from '../hooks/use-settled-atom.ts';
import { currencyCountryAtom } from '../state/market-atoms.ts';
import { LoadedNear } from './loaded-near.tsx';
import type { SectionProps } from './section-props.ts';
import { type SectionPart, sectionParts } from './section-registry.ts';

interface PageSectionsProps {
  sections: readonly PageSection[];
  /** The products that the sections show, by handle. */
  cards: Readonly<Record<string, ProductCard>>;
  /** What of the page stands above them: its heading, or more than that. */
  above?: 'heading' | 'more' | undefined;
  /** The page's heading, for those who see no section that holds it. */
  heading?: string;
  /** Where their cards are shown, for `?ref={cardType}-card`. */
  cardType: string;
  /** Draws a rail of what is recommended; without it there is none. */
  recommended?: (rail: { heading: string; profile: string }) => ReactNode;
}

/**
 * The sections in the editor's order. Each waits and fails alone; a kind without a component is left out. The page is the
 * same for all visitors: the sections of another country come, and those of the page's own go, when the visitor's is known.
 * The first one of the page's HTML holds its heading for all of them.
 */
export function PageSections(props: PageSectionsProps) {
  const { sections, cards, above, heading, cardType, recommended } = props;
  const country = useSettledAtom(currencyCountryAtom, 'US');
  const shown = sections.filter(isFor(country));
  const first = sections.find(isFor('US'));
  const isHeaded = above || (first?.kind === 'hero' && shown.includes(first));
  return (
    <>
      {!isHeaded && heading && <h1 className="sr">{heading}</h1>}
      {shown.map((section) =>
        section.kind === 'productRail' && section.profile ? (
          <Fragment key={section.key}>
            {recommended?.({ heading: section.heading, profile: section.profile })}
          </Fragment>
        ) : (
          <Section
            key={section.key}
            section={section}
            isFirst={!above && section === first}
            isLargest={above !== 'more' && section === first}
            cards={cards}
            cardType={cardType}
          />
        ),
      )}
    </>
  );
}

const isFor =
  (country: string) =>
  ({ countries }: PageSection) =>
    countries?.includes(country) ?? true;

/** Not drawn again with the page: new props before its script has come would make React draw it from nothing. */
const Section = memo((props: SectionProps<PageSection>) => draw(props.section.kind, props));

function draw<Kind extends keyof SectionsByKind>(kind: Kind, props: SectionProps<SectionsByKind[Kind]>) {
  const row: SectionPart<Kind> | undefined = sectionParts[kind];
  if (row === undefined) return null;
  const { Part, load } = row;
  const part = <Part {...props} />;
  return load ? <LoadedNear load={load}>{part}</LoadedNear> : part;
}
