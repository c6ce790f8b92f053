import type { LongText, LongTextBlock } from '../../../content/long-text.ts';
import { type PortableBlock, resolveRichText } from '../../../content/resolve-rich-text.ts';
import { readContentText, readContentTexts, readRows } from './content-value.ts';
import type { FetchedPicture, ImageMapper } from './map-image.ts';

/** A member of a long text as queries project it: the fields of all kinds, those of other kinds null. */
export interface FetchedLongTextBlock extends PortableBlock {
  image?: FetchedPicture;
  caption?: string | null;
  handles?: readonly (string | null)[] | null;
  table?: readonly ({ cells: readonly (string | null)[] | null } | null)[] | null;
  pairs?: readonly ({ term: string | null; text: string | null } | null)[] | null;
}

type Fetched = readonly (FetchedLongTextBlock | null)[] | null | undefined;

/** In the editor's order, without members that are empty, malformed or of an unknown kind. */
export function mapLongText(blocks: Fetched, toImage: ImageMapper): LongText {
  return readRows(blocks).flatMap((block): readonly LongTextBlock[] => {
    switch (block._type) {
      case 'block':
        return resolveRichText([block]);
      case 'textImage': {
        const image = toImage(block.image);
        return image ? [{ kind: 'image', image, caption: readContentText(block.caption) }] : [];
      }
      case 'textPieces': {
        const handles = readContentTexts(block.handles);
        return handles.length > 0 ? [{ kind: 'pieces', handles }] : [];
      }
      case 'textTable':
        return mapTable(block.table);
      case 'textPairs':
        return mapPairs(block.pairs);
      default:
        return [];
    }
  });
}

/** A table without headings, or without a row below them, says nothing. */
function mapTable(table: FetchedLongTextBlock['table']): LongTextBlock[] {
  const rows = readRows(table).map(({ cells }) =>
    (Array.isArray(cells) ? cells : []).map((cell: unknown) => readContentText(cell) ?? ''),
  );
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width === 0) return [];
  const whole = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  return [{ kind: 'table', rows: whole }];
}

function mapPairs(fetched: FetchedLongTextBlock['pairs']): LongTextBlock[] {
  const pairs = readRows(fetched).flatMap((pair) => {
    const term = readContentText(pair.term);
    const text = readContentText(pair.text);
    return term !== null && text !== null ? [{ term, text }] : [];
  });
  return pairs.length > 0 ? [{ kind: 'pairs', pairs }] : [];
}
