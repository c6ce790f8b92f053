import type { PageSection } from '@storefront/core/content/site-content';
import type { ProductCard as Card } from '@storefront/core/product/card';
import { copy } from '../copy.ts';
import type { HomeProps } from '../data/home-page.ts';
import { Editorial } from '../features/content/editorial.tsx';
import { Hero } from '../features/content/hero.tsx';
import { Quote } from '../features/content/quote.tsx';
import { Shoppable } from '../features/content/shoppable.tsx';
import { Tiles } from '../features/content/tiles.tsx';
import { PieceRow } from '../features/product/piece-row.tsx';
import { ProductRail } from '../features/product/product-rail.tsx';

interface SectionProps {
  section: PageSection;
  isFirst: boolean;
  cards: Record<string, Card>;
}

function Section({ section, isFirst, cards }: SectionProps) {
  const known = (handles: string[]) => handles.flatMap((handle) => cards[handle] ?? []);
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} isFirst={isFirst} />;
    case 'tiles':
      return <Tiles section={section} />;
    case 'editorial':
      return <Editorial section={section} />;
    case 'quote':
      return <Quote section={section} />;
    case 'productRail':
      return (
        <ProductRail
          heading={section.heading}
          link={section.link}
          cards={known(section.handles)}
          cardType="home"
        />
      );
    case 'shoppable': {
      const pieces = known(section.pins.map(({ handle }) => handle)).map((card) => ({
        handle: card.handle,
        name: card.title,
        card: <PieceRow card={card} />,
      }));
      return <Shoppable section={section} pieces={pieces} />;
    }
    case 'newsletter':
      // Shown once an e-mail provider is configured: a form that sends nowhere would be a lie.
      return null;
  }
}

/** Whatever editors compose, in their order. */
export function HomeScreen({ sections, cards }: HomeProps) {
  return (
    <>
      {sections[0]?.kind !== 'hero' && <h1 className="sr">{copy.shell.homepage}</h1>}
      {sections.map((section, place) => (
        <Section key={section.key} section={section} isFirst={place === 0} cards={cards} />
      ))}
    </>
  );
}
