import { formatPrice } from '@storefront/core/market/price';
import { type ReactNode, useEffect, useRef } from 'react';
import { searchCopy } from '../../copy/search-copy.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { type SearchOption, splitSuggestion } from './search-options.ts';
import styles from './search-results.module.css';

const MAX_WIDTH_PX = 540;

function Face({ option, words }: { option: SearchOption; words: string }) {
  if (option.kind === 'query') {
    const [typed, added] = splitSuggestion(option.title, words);
    return (
      <span>
        {typed}
        {added && <b>{added}</b>}
      </span>
    );
  }
  if (option.kind !== 'product') return option.title;
  const { title, image, price, compareAtPrice, currencyCode, isAvailable } = option.product;
  return (
    <>
      <span className={join('frame', styles.frame, !isAvailable && styles.out)}>
        {image && (
          <Picture
            sources={commerceSources(image.src, MAX_WIDTH_PX)}
            width={image.width}
            height={image.height}
            alt=""
            sizes="(min-width: 768px) 18vw, 50vw"
            isEager
          />
        )}
      </span>
      <span className={styles.caption}>
        {title}
        <br />
        <Price
          now={formatPrice(price, currencyCode)}
          was={compareAtPrice === null ? null : formatPrice(compareAtPrice, currencyCode)}
        />
        {!isAvailable && <span className="faint"> {searchCopy.soldOut}</span>}
      </span>
    </>
  );
}

interface SearchResultsProps {
  id: string;
  options: SearchOption[];
  /** The words searched for. */
  words: string;
  /** What was found instead of the words. */
  corrected: string | null;
  active: number | null;
  isStale: boolean;
}

/** The listbox of the input: two columns on screen, one list for arrow keys. */
export function SearchResults({ id, options, words, corrected, active, isStale }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active !== null)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const draw = (kinds: SearchOption['kind'][]): ReactNode =>
    options.map((option, place) =>
      kinds.includes(option.kind) ? (
        <Link
          key={option.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          href={option.href}
          className={styles[option.kind]}
        >
          <Face option={option} words={words} />
        </Link>
      ) : null,
    );
  const has = (kind: SearchOption['kind']) => options.some((option) => option.kind === kind);
  const group = (kind: 'query' | 'collection' | 'product', title: string, rows: ReactNode) =>
    has(kind) && (
      <fieldset aria-labelledby={`${id}-${kind}`} className={join(styles.group, styles[`${kind}Group`])}>
        <span role="presentation" id={`${id}-${kind}`} className={join('label', styles.title)}>
          {title}
        </span>
        {rows}
      </fieldset>
    );

  return (
    <>
      {corrected !== null && (
        <p className={`ui muted ${styles.corrected}`}>{searchCopy.corrected(words, corrected)}</p>
      )}
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label={searchCopy.results}
        aria-busy={isStale}
        className={join(styles.results, isStale && styles.stale)}
      >
        {group('query', searchCopy.queries, draw(['query']))}
        {group('collection', searchCopy.collections, draw(['collection']))}
        {group('product', searchCopy.products, draw(['all', 'product']))}
      </div>
    </>
  );
}
