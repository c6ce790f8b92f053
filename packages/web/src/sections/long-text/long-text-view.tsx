import { isRichBlock, type LongText, type LongTextBlock } from '@storefront/core/content/long-text';
import type { RichBlock } from '@storefront/core/content/rich-text';
import type { ProductCard } from '@storefront/core/product/card';
import { ProductRow } from '../../features/product/product-row.tsx';
import { contentSources } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import styles from './long-text.module.css';

type Figure = Exclude<LongTextBlock, RichBlock>;
type Cards = Readonly<Record<string, ProductCard>>;

interface LongTextViewProps {
  text: LongText;
  /** By handle, of the pieces within the text. */
  cards: Cards;
}

/** Neighbouring blocks of words belong together: items become one list. */
function runsOf(text: LongText): (RichBlock[] | Figure)[] {
  const runs: (RichBlock[] | Figure)[] = [];
  for (const block of text) {
    const last = runs.at(-1);
    if (!isRichBlock(block)) runs.push(block);
    else if (Array.isArray(last)) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** Words, pictures, tables and pieces in the editor's order; each block in the direction of its own script. */
export function LongTextView({ text, cards }: LongTextViewProps) {
  return byPlace(runsOf(text)).map(([place, run]) =>
    Array.isArray(run) ? (
      <RichTextView key={place} blocks={run} hasDirections />
    ) : (
      <FigureView key={place} figure={run} cards={cards} />
    ),
  );
}

/** With its place, which is all that a block is known by: texts may be repeated. */
const byPlace = <Item,>(items: readonly Item[]) => items.map((item, at) => [at, item] as const);

function FigureView({ figure, cards }: { figure: Figure; cards: Cards }) {
  switch (figure.kind) {
    case 'image':
      return <ImageView image={figure.image} caption={figure.caption} />;
    case 'pieces':
      return <PiecesView handles={figure.handles} cards={cards} />;
    case 'table':
      return <TableView rows={figure.rows} />;
    case 'pairs':
      return (
        <dl className={styles.pairs} dir="auto">
          {byPlace(figure.pairs).map(([place, { term, text }]) => (
            <div key={place}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

function ImageView({ image, caption }: Omit<Extract<Figure, { kind: 'image' }>, 'kind'>) {
  return (
    <figure className={styles.image}>
      <Picture
        sources={contentSources(image.src)}
        width={image.width}
        height={image.height}
        alt={image.alt}
        sizes="(min-width: 768px) 55vw, 100vw"
      />
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}

function PiecesView({ handles, cards }: { handles: readonly string[]; cards: Cards }) {
  const shown = handles.flatMap((handle) => cards[handle] ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.pieces}>
      {shown.map((card) => (
        <li key={card.handle}>
          <ProductRow card={card} />
        </li>
      ))}
    </ul>
  );
}

function TableView({ rows: [headings = [], ...rows] }: { rows: readonly string[][] }) {
  return (
    <div className={styles.tabular}>
      <table className={styles.table} dir="auto">
        <thead>
          <tr>
            {byPlace(headings).map(([place, heading]) => (
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(rows).map(([line, [name, ...cells]]) => (
            <tr key={line}>
              <th scope="row">{name}</th>
              {byPlace(cells).map(([place, cell]) => (
                <td key={place} data-label={headings[place + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
