import type { NotFoundContent, SiteLink } from '@storefront/core/content/site-content';
import { type CardTexts, toCard } from '@storefront/core/product/card';
import { NOT_FOUND_PROFILE } from '@storefront/core/recommendation/profiles';
import { notFoundCopy } from '../copy/not-found-copy.ts';
import { ProductRail } from '../features/product/product-rail.tsx';
import { useRecommendations } from '../features/recommendation/use-recommendations.ts';
import { contentSources } from '../ui/image-sources.ts';
import { join } from '../ui/join.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import styles from './not-found-screen.module.css';

/** `[screen.not-found-error-page.3]` */
export function LostPicture({ page: { bannerImage } }: { page: NotFoundContent }) {
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

export function LostText({ page: { body } }: { page: NotFoundContent }) {
  return <RichTextView blocks={body} />;
}

interface LostPiecesProps {
  heading: string;
  cardTexts: CardTexts;
  /** What stands there when nothing is recommended. */
  waysOn: SiteLink[];
}

/** `[screen.not-found-error-page.4]` Nothing until somebody knows what to recommend. */
export function LostPieces({ heading, cardTexts, waysOn }: LostPiecesProps) {
  const products = useRecommendations(NOT_FOUND_PROFILE);
  if (products === null) return null;
  if (products.length === 0) return <WaysOn links={waysOn} />;
  return (
    <ProductRail
      heading={heading}
      cards={products.map((product) => toCard(product, cardTexts))}
      cardType="recommendations"
    />
  );
}

/** In the place of the pieces, so that nothing moves. */
function WaysOn({ links }: { links: SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={join('wrap', 'section', styles.ways)} aria-label={notFoundCopy.waysOn}>
      <h2 className={join('hang', 'hang-bleed', 'd3')}>{notFoundCopy.waysOn}</h2>
      <LinkRows links={links} size="t1" />
    </nav>
  );
}
