import type { NotFoundContent } from '@storefront/core/content/site-content';
import { type CardTexts, toCard } from '@storefront/core/product/card';
import { NOT_FOUND_PROFILE } from '@storefront/core/recommendation/profiles';
import { ProductRail } from '../features/product/product-rail.tsx';
import { useRecommendations } from '../features/recommendation/use-recommendations.ts';
import { contentSources } from '../ui/image-sources.ts';
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
}

/** `[screen.not-found-error-page.4]` Its place is reserved until somebody knows what to recommend. */
export function LostPieces({ heading, cardTexts }: LostPiecesProps) {
  const products = useRecommendations(NOT_FOUND_PROFILE);
  if (products === null) return <div className={styles.pieces} />;
  return (
    <ProductRail
      heading={heading}
      cards={products.map((product) => toCard(product, cardTexts))}
      cardType="recommendations"
    />
  );
}
