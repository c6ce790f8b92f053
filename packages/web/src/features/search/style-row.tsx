import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { Product } from '@storefront/core/product/product';
import { colourOf } from '@storefront/core/product/swatches';
import { type Style, sizesForSale } from '@storefront/core/search/styles';
import { type ReactNode, useMemo } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { notForSale } from '../../copy/not-for-sale.ts';
import { productCardCopy } from '../../copy/product-card-copy.ts';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import { Guard } from '../../hooks/guarded.tsx';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { paths } from '../../paths.ts';
import { cardActionsAtom } from '../../state/wishlist-atoms.ts';
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
  /** Offers the waitlist of a card's sizes: another feature knows how. */
  onWait: (card: ProductCard) => void;
  isEager: boolean;
}

const logError = (error: unknown) => console.error('A row of the search could not be shown', error);
const failed = <p className={styles.failed}>{productCardCopy.failed}</p>;

/** A design on one line, all its colours on one rail. `[error.14]` The others stand when it cannot be drawn. */
export function StyleRow(props: StyleRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.line} />
      <Guard onError={logError} instead={failed}>
        <Row {...props} />
      </Guard>
    </article>
  );
}

function Row({ design: { colours }, texts, words, renderPrice, onWait, isEager }: StyleRowProps) {
  const [lead] = colours;
  const { title } = lead;
  const card = toShopCard(lead, texts);
  const sentence = useMemo(() => firstSentence(lead.description), [lead]);
  return (
    <div className={styles.inner}>
      <div className={styles.text}>
        <h2 className="t1">
          <Link href={paths.product(lead.handle, REF)}>
            <Marked text={title} words={words} />
          </Link>
          {card.badges.map((text) => (
            <span key={text} className={styles.badge}>
              {text}
            </span>
          ))}
        </h2>
        <div className="ui">{renderPrice(card)}</div>
        {sentence && (
          <p className="ui muted">
            <Marked text={sentence} words={words} />
          </p>
        )}
      </div>
      <ul className={styles.rail} aria-label={copy.colours(title)}>
        {colours.map((product, place) => (
          <li key={product.handle}>
            <Guard onError={logError} instead={failed}>
              <Colour product={product} texts={texts} onWait={onWait} isEager={isEager && place < 4} />
            </Guard>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ColourProps extends Pick<StyleRowProps, 'texts' | 'onWait' | 'isEager'> {
  product: Product;
}

function Colour({ product, texts, onWait, isEager }: ColourProps) {
  const card = useMemo(() => toShopCard(product, texts), [product, texts]);
  const actions = useSettledAtom(cardActionsAtom, null);
  const { image, status, topLabels, bottomLabels } = card;
  const { runs, isAll } = sizesForSale(product);
  const isOut = status === 'sold-out' || status === 'coming-soon';
  const colour = colourOf(product) || product.title;
  const note = isOut
    ? copy.status(status, siteConfig.hasWaitlist)
    : status === 'not-for-sale'
      ? notForSale
      : runs.length > 0 && copy.sizes(runs, isAll);
  const canWait = isOut && siteConfig.hasWaitlist;
  const labels = [...topLabels, ...bottomLabels.map(({ text }) => text)];
  const labelled = labels.length > 0 && <small>{labels.join(' · ')}</small>;
  return (
    <>
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
          {colour}
          {!canWait && note && <small>{note}</small>}
          {!canWait && labelled}
        </span>
      </Link>
      {canWait && (
        <div className={styles.wait}>
          <button type="button" onClick={() => onWait(card)}>
            {note}
            <span className="sr">
              , {product.title}, {colour}
            </span>
          </button>
          {labelled}
        </div>
      )}
      {actions && <actions.Actions card={card} />}
    </>
  );
}

/** The first sentence of a description; null without one. In the browser only. */
function firstSentence(html: string | null): string | null {
  const text = new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent ?? '';
  return /^.*?[.!?](?=\s|$)/.exec(text.replace(/\s+/g, ' ').trim())?.[0] ?? null;
}
