import { type CardTexts, cardStatus, type ProductCard } from '@storefront/core/product/card';
import { comingSoonText } from '@storefront/core/product/coming-soon';
import type { Product } from '@storefront/core/product/product';
import { colourOf } from '@storefront/core/product/swatches';
import { type Style, sizesForSale } from '@storefront/core/search/styles';
import { type ReactNode, useMemo } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import { paths } from '../../paths.ts';
import { cardSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Marked } from './marked.tsx';
import styles from './style-row.module.css';

const SIZES = '(min-width: 1100px) 18vw, (min-width: 768px) 22vw, 44vw';
const MAX_WIDTH = 1080;
const REF = 'search-card';

export interface StyleRowProps {
  design: Style;
  texts: CardTexts;
  /** The words searched for. */
  words: string;
  /** The price is drawn by the screen: another feature knows how. */
  renderPrice: (card: ProductCard) => ReactNode;
  isEager: boolean;
}

/** A design on one line, all its colours on one rail. */
export function StyleRow({ design: { colours }, texts, words, renderPrice, isEager }: StyleRowProps) {
  const [lead] = colours;
  const { title } = lead;
  const sentence = useMemo(() => firstSentence(lead.description), [lead]);
  return (
    <article className={styles.row}>
      <div className={styles.line} />
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className="t1">
            <Link href={paths.product(lead.handle, REF)}>
              <Marked text={title} words={words} />
            </Link>
          </h2>
          <div className="ui">{renderPrice(toShopCard(lead, texts))}</div>
          {sentence && (
            <p className="ui muted">
              <Marked text={sentence} words={words} />
            </p>
          )}
        </div>
        <ul className={styles.rail} aria-label={copy.colours(title)}>
          {colours.map((product, place) => (
            <li key={product.handle}>
              <Colour product={product} texts={texts} isEager={isEager && place < 4} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Colour({ product, texts, isEager }: { product: Product; texts: CardTexts; isEager: boolean }) {
  const { image } = toShopCard(product, texts);
  const status = cardStatus(product);
  const { sizes, isAll } = sizesForSale(product);
  const note =
    status === 'coming-soon'
      ? comingSoonText(product.tags)
      : status === 'sold-out' || sizes.length === 0
        ? copy.soldOut(siteConfig.hasWaitlist)
        : copy.sizes(sizes, isAll);
  return (
    <Link
      href={paths.product(product.handle, REF)}
      className={status === 'sold-out' ? styles.out : undefined}
    >
      <span className="frame">
        {image && (
          <Picture
            sources={cardSources(image.src, MAX_WIDTH)}
            width={4}
            height={5}
            alt=""
            sizes={SIZES}
            isEager={isEager}
          />
        )}
      </span>
      <span>
        {colourOf(product) || product.title}
        <small>{note}</small>
      </span>
    </Link>
  );
}

/** The first sentence of a description; null without one. In the browser only. */
function firstSentence(html: string | null): string | null {
  const text = new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent ?? '';
  return /^.*?[.!?](?=\s|$)/.exec(text.replace(/\s+/g, ' ').trim())?.[0] ?? null;
}
