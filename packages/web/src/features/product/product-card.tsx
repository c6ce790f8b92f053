import type { ProductCard as Card } from '@storefront/core/product/card';
import { type ComponentProps, memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { latePart } from '../../hooks/late-part.ts';
import { loadWhenUsed } from '../../hooks/when-used.ts';
import { paths } from '../../paths.ts';
import { cardSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CardBoundary } from './card-boundary.tsx';
import { CardPrice } from './card-price.tsx';
import './card-tools.module.css';
import styles from './product-card.module.css';
import './swatch-dots.module.css';

// Cards lead to their products without script; what else they do comes when the page is used. React removes what the
// server drew of a part that is drawn again before its script has come: these are drawn again with another card only.
const LateTools = latePart(() =>
  loadWhenUsed(() =>
    import(/* webpackChunkName: "card" */ './card-tools.tsx').then((module) => module.CardTools),
  ),
);
const LateText = latePart(() =>
  loadWhenUsed(() =>
    import(/* webpackChunkName: "card" */ './card-text.tsx').then((module) => module.CardText),
  ),
);
const CardTools = memo(function CardTools(props: ComponentProps<typeof LateTools>) {
  return (
    <Suspense>
      <LateTools {...props} />
    </Suspense>
  );
});
const CardText = memo(function CardText(props: ComponentProps<typeof LateText>) {
  return (
    <Suspense>
      <LateText {...props} />
    </Suspense>
  );
});

interface ProductCardProps {
  card: Card;
  /** Where the card is shown, for `?ref={cardType}-card`. */
  cardType: string;
  sizes: string;
  maxWidth: number;
  /** False in a grid, below its first row: such a card is drawn once it is near. */
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
  const { isSingle } = props;
  const [swapped, setSwapped] = useState({ from: props.card, card: props.card });
  const card = swapped.from === props.card ? swapped.card : props.card;
  const setOther = useCallback((other: Card) => setSwapped({ from: props.card, card: other }), [props.card]);
  // Its place in the grid stays with another colour.
  const isWide = props.card.isDoubleWide && !isSingle;
  return (
    <article
      className={join(
        styles.card,
        isWide && styles.wide,
        isSingle && styles.single,
        isUnavailable(card) && styles.out,
      )}
    >
      <CardBoundary fallback={failed}>
        <CardFace {...props} card={card} isWide={isWide} onSwap={setOther} />
      </CardBoundary>
    </article>
  );
}

function isUnavailable({ status }: Card): boolean {
  return status !== 'available' && status !== 'pre-sale';
}

interface FaceProps extends Omit<ProductCardProps, 'isSingle'> {
  isWide: boolean | undefined;
  onSwap: (card: Card) => void;
}

function CardFace({
  card,
  cardType,
  sizes,
  maxWidth,
  isEager,
  isLargest,
  isWide,
  headingLevel: Heading = 'h3',
  actions,
  onSwap,
}: FaceProps) {
  const href = paths.product(card.handle, `${cardType}-card`);
  const image = (isWide && card.wideImage) || card.image;
  return (
    <>
      <div className={join(styles.media, isEager === false && styles.far)}>
        <Link
          href={href}
          className={join('frame', styles.link, card.hoverImage && styles.swipe)}
          tabIndex={-1}
          aria-hidden="true"
        >
          {image && (
            <Picture
              sources={cardSources(image.src, maxWidth)}
              width={image.width}
              height={image.height}
              alt=""
              sizes={sizes}
              isEager={isEager}
              isLargest={isLargest}
            />
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
        <CardTools key={card.handle} card={card} maxWidth={maxWidth} />
      </div>
      <div className={styles.text}>
        <div className={styles.row}>
          <Heading className={styles.title}>
            <Link href={href}>{card.title}</Link>
            {card.badges.map((text) => (
              <span key={text} className={styles.badge}>
                {text}
              </span>
            ))}
          </Heading>
          <p className={styles.meta}>
            <CardPrice card={card} />
          </p>
        </div>
        <CardText card={card} onSwap={onSwap} />
      </div>
    </>
  );
}
