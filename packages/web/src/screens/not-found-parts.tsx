import type { NotFoundContent, SiteLink } from '@storefront/core/content/site-content';
import { type CardTexts, toCard } from '@storefront/core/product/card';
import type { CarouselProfile } from '@storefront/core/recommendation/carousel-event';
import { NOT_FOUND_PROFILE, placementOf } from '@storefront/core/recommendation/profiles';
import type { RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import { ProductRail } from '../features/product/product-rail.tsx';
import { useCarouselEvents } from '../features/recommendation/use-carousel-events.ts';
import { useRecommendations } from '../features/recommendation/use-recommendations.ts';
import { contentSources } from '../ui/image-sources.ts';
import { join } from '../ui/join.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import styles from './not-found-screen.module.css';

/** `[screen.not-found-error-page.3]` */
export function NotFoundPicture({ page: { bannerImage } }: { page: NotFoundContent }) {
  if (!bannerImage) return null;
  const { src, width, height, alt, focus } = bannerImage;
  return (
    <Picture
      sources={contentSources(src)}
      width={width}
      height={height}
      alt={alt}
      sizes="100vw"
      focus={focus}
      isEager
    />
  );
}

export function NotFoundText({ page: { body } }: { page: NotFoundContent }) {
  return <RichTextView blocks={body} />;
}

interface NotFoundProductsProps {
  heading: string;
  cardTexts: CardTexts;
  /** Shown when nothing is recommended. */
  startLinks: SiteLink[];
}

/** `[screen.not-found-error-page.4]` Empty until the recommendations have loaded. */
export function NotFoundProducts({ heading, cardTexts, startLinks }: NotFoundProductsProps) {
  const products = useRecommendations(NOT_FOUND_PROFILE);
  if (products === null) return null;
  if (products.length === 0) return <StartLinks links={startLinks} />;
  return <Recommended heading={heading} products={products} cardTexts={cardTexts} />;
}

const notFoundCarousel: CarouselProfile = {
  tag: NOT_FOUND_PROFILE,
  placement: placementOf('404'),
  seedSkus: [],
};

interface RecommendedProps extends Pick<NotFoundProductsProps, 'heading' | 'cardTexts'> {
  products: RecommendedProduct[];
}

function Recommended({ heading, products, cardTexts }: RecommendedProps) {
  const watched = useCarouselEvents(notFoundCarousel, products);
  return (
    <div {...watched}>
      <ProductRail
        heading={heading}
        cards={products.map((product) => toCard(product, cardTexts))}
        cardType="recommendations"
      />
    </div>
  );
}

/** Takes the place of the products, so that the layout does not shift. */
function StartLinks({ links }: { links: SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={join('wrap', 'section', styles.start)} aria-label={notFoundCopy.startHere}>
      <h2 className={join('hang', 'hang-bleed', 'd3')}>{notFoundCopy.startHere}</h2>
      <LinkRows links={links} size="t1" />
    </nav>
  );
}
