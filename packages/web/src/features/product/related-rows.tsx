import type { ProductCard as Card, ProductCard } from '@storefront/core/product/card';
import type { OtherColour } from '@storefront/core/product/other-colours';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { paths } from '../../paths.ts';
import { cardSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CardPrice } from './card-price.tsx';
import styles from './related-rows.module.css';

export interface RelatedRowsProps {
  /** Of a bra's set. */
  brief: ProductCard | null;
  /** Of a piece that is sold out: what can be bought of its design. */
  otherColours: OtherColour[];
}

/** Below the button: other pieces in whose place or with which this one is bought. */
export function RelatedRows({ brief, otherColours }: RelatedRowsProps) {
  return (
    <div className={styles.rows}>
      {brief && <Row piece={brief} from="matching-brief" title={copy.matchingBrief} note={brief.title} />}
      {otherColours.length > 0 && (
        <>
          <h2>{copy.otherColours}</h2>
          {otherColours.map((piece) => (
            <Row
              key={piece.handle}
              piece={piece}
              from="color-select"
              title={piece.colour}
              note={copy.inStock(piece.stock)}
            />
          ))}
        </>
      )}
    </div>
  );
}

interface RowProps {
  piece: Pick<Card, 'id' | 'handle' | 'price' | 'compareAtPrice' | 'image'>;
  from: string;
  title: string;
  note: string;
}

function Row({ piece, from, title, note }: RowProps) {
  const { handle, image } = piece;
  return (
    <Link href={paths.product(handle, from)} className={styles.row}>
      <span className="frame">
        {image && (
          <Picture
            sources={cardSources(image.src, 180)}
            width={image.width}
            height={image.height}
            alt=""
            sizes="52px"
          />
        )}
      </span>
      <span>
        {title}
        <small>{note}</small>
      </span>
      <CardPrice card={piece} />
    </Link>
  );
}
