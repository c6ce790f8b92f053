import type { ProductCard as Card } from '@storefront/core/product/card';
import type { ReactNode } from 'react';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { paths } from '../../paths.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CardBoundary } from './card-boundary.tsx';
import { CardPrice } from './card-price.tsx';
import { HoverPicture, useHoverPicture } from './hover-picture.tsx';
import styles from './product-card.module.css';
import { SwatchDots } from './swatch-dots.tsx';

interface ProductCardProps {
  card: Card;
  /** Where the card is shown, for `?ref={cardType}-card`. */
  cardType: string;
  sizes: string;
  maxWidth: number;
  isEager?: boolean | undefined;
  isLargest?: boolean | undefined;
  /** Sliders and the product page show every card in one column. */
  isSingle?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Heart, quick add: slots for other features. */
  actions?: ReactNode;
}

const failed = (
  <div className={styles.media}>
    <p className={styles.failed}>{productCardCopy.failed}</p>
  </div>
);

export function ProductCard(props: ProductCardProps) {
  const { card, isSingle } = props;
  const isWide = card.isDoubleWide && !isSingle;
  const { isWanted, handlers } = useHoverPicture();
  return (
    <article
      className={join(
        styles.card,
        isWide && styles.wide,
        isSingle && styles.single,
        isUnavailable(card) && styles.out,
      )}
      {...handlers}
    >
      <CardBoundary fallback={failed}>
        <CardFace {...props} isHoverWanted={isWanted} />
      </CardBoundary>
    </article>
  );
}

function isUnavailable({ status }: Card): boolean {
  return status === 'sold-out' || status === 'coming-soon';
}

function CardFace({
  card,
  cardType,
  sizes,
  maxWidth,
  isEager,
  isLargest,
  isSingle,
  headingLevel: Heading = 'h3',
  actions,
  isHoverWanted,
}: ProductCardProps & { isHoverWanted: boolean }) {
  const href = paths.product(card.handle, `${cardType}-card`);
  const image = (card.isDoubleWide && !isSingle && card.wideImage) || card.image;
  return (
    <>
      <div className={styles.media}>
        <Link href={href} className={join('frame', styles.link)} tabIndex={-1} aria-hidden="true">
          {image && (
            <Picture
              sources={commerceSources(image.src, maxWidth)}
              width={image.width}
              height={image.height}
              alt=""
              sizes={sizes}
              isEager={isEager}
              isLargest={isLargest}
            />
          )}
          {isHoverWanted && card.hoverImage && (
            <HoverPicture image={card.hoverImage} sizes={sizes} maxWidth={maxWidth} />
          )}
        </Link>
        {card.topLabels.length > 0 && (
          <p className={styles.topLeft}>
            {card.topLabels.map((text) => (
              <span key={text} className="tag">
                {text}
              </span>
            ))}
          </p>
        )}
        {actions}
      </div>
      <div className={styles.text}>
        <div className={styles.row}>
          <Heading className={styles.title}>
            <Link href={href}>{card.title}</Link>
          </Heading>
          <p className={styles.meta}>
            <CardPrice card={card} />
          </p>
        </div>
        {card.swatches.length > 1 && (
          <SwatchDots swatches={card.swatches} mobileCount={card.mobileSwatchCount} />
        )}
        {card.bottomLabels.length > 0 && (
          <p className={styles.corner}>
            {card.bottomLabels.map(({ text, isReduction }) => (
              <span key={text} className={join('tag', isReduction && 'wine')}>
                {text}
              </span>
            ))}
          </p>
        )}
        {isUnavailable(card) && <p className={styles.note}>{productCardCopy.status[card.status]}</p>}
      </div>
    </>
  );
}
