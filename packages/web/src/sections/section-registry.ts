import type { SectionsByKind } from '@storefront/core/providers/content/sections/section-registry';
import type { FunctionComponent } from 'react';
import { nearPart } from '../hooks/late-part.ts';
import { Hero } from './hero/hero.tsx';
import type { SectionProps } from './section-props.ts';
import './section-styles.ts';

export interface SectionPart<Kind extends keyof SectionsByKind> {
  Part: FunctionComponent<SectionProps<SectionsByKind[Kind]>>;
  /** Loads its script; absent where the page's own script holds it. */
  load?: () => void;
}

const MoreSection = nearPart(() =>
  import(/* webpackChunkName: "more-sections" */ './more-sections.tsx').then((module) => module.MoreSection),
);

/** One component per kind of section. All but the hero are hydrated once they are near: then their script loads. */
export const sectionParts: { readonly [Kind in keyof SectionsByKind]: SectionPart<Kind> } = {
  hero: { Part: Hero },
  productRail: nearPart(() =>
    import(/* webpackChunkName: "rail-section" */ './product-rail/product-rail-section.tsx').then(
      (module) => module.ProductRailSection,
    ),
  ),
  tiles: nearPart(() =>
    import(/* webpackChunkName: "sections" */ './tiles/tiles.tsx').then((module) => module.Tiles),
  ),
  editorial: nearPart(() =>
    import(/* webpackChunkName: "sections" */ './editorial/editorial.tsx').then((module) => module.Editorial),
  ),
  quote: nearPart(() =>
    import(/* webpackChunkName: "sections" */ './quote/quote.tsx').then((module) => module.Quote),
  ),
  shoppable: nearPart(() =>
    import(/* webpackChunkName: "sections" */ './shoppable/shoppable.tsx').then((module) => module.Shoppable),
  ),
  newsletter: nearPart(() =>
    import(/* webpackChunkName: "sections" */ './newsletter/newsletter.tsx').then(
      (module) => module.Newsletter,
    ),
  ),
  passage: MoreSection,
  imageGrid: MoreSection,
  video: MoreSection,
  faq: MoreSection,
  figures: MoreSection,
  marquee: MoreSection,
  contact: MoreSection,
  sizeGuide: MoreSection,
  archiveGrid: MoreSection,
};
