import type { PageSection } from '@storefront/core/content/site-content';
import type { ProductCard as Card } from '@storefront/core/product/card';
import { lazy, Suspense } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import type { HomeProps } from '../data/home-page.ts';
import { Hero } from '../features/content/hero.tsx';
import './home-styles.ts';

// Everything below the hero is in the HTML and comes alive when its script has come.
const Tiles = lazy(() =>
  import('../features/content/tiles.tsx').then((module) => ({ default: module.Tiles })),
);
const Editorial = lazy(() =>
  import('../features/content/editorial.tsx').then((module) => ({ default: module.Editorial })),
);
const Quote = lazy(() =>
  import('../features/content/quote.tsx').then((module) => ({ default: module.Quote })),
);
const NewsletterSection = lazy(() =>
  import('../shell/newsletter-section.tsx').then((module) => ({ default: module.NewsletterSection })),
);
const ProductRail = lazy(() =>
  import('../features/product/product-rail.tsx').then((module) => ({ default: module.ProductRail })),
);
const ShopTheLook = lazy(() =>
  import('./shop-the-look.tsx').then((module) => ({ default: module.ShopTheLook })),
);

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
    case 'shoppable':
      return <ShopTheLook section={section} cards={known(section.pins.map(({ handle }) => handle))} />;
    case 'newsletter':
      return <NewsletterSection section={section} />;
  }
}

/** Whatever editors compose, in their order. */
export function HomeScreen({ sections, cards }: HomeProps) {
  return (
    <>
      {sections[0]?.kind !== 'hero' && <h1 className="sr">{shellCopy.homepage}</h1>}
      {sections.map((section, place) => (
        <Suspense key={section.key}>
          <Section section={section} isFirst={place === 0} cards={cards} />
        </Suspense>
      ))}
    </>
  );
}
