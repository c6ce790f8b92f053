import type { PageSection } from '@storefront/core/content/site-content';
import type { ProductCard as Card } from '@storefront/core/product/card';
import { Suspense } from 'react';
import { shellCopy } from '../copy/shell-copy.ts';
import type { HomeProps } from '../data/home-page.ts';
import { Hero } from '../features/content/hero.tsx';
import { latePart } from '../hooks/late-part.ts';
import './home-styles.ts';

// Everything below the hero is in the HTML and comes alive when its script has come.
const Tiles = latePart(() => import('../features/content/tiles.tsx').then((module) => module.Tiles));
const Editorial = latePart(() =>
  import('../features/content/editorial.tsx').then((module) => module.Editorial),
);
const Quote = latePart(() => import('../features/content/quote.tsx').then((module) => module.Quote));
const NewsletterSection = latePart(() =>
  import('../shell/newsletter-section.tsx').then((module) => module.NewsletterSection),
);
const ProductRail = latePart(() =>
  import('../features/product/product-rail.tsx').then((module) => module.ProductRail),
);
const ShopTheLook = latePart(() => import('./shop-the-look.tsx').then((module) => module.ShopTheLook));

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
