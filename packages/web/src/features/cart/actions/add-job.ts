import type { CartChange, CartLineInput } from '@storefront/core/cart/cart';
import { noticesOf, type RequestedQuantity } from '@storefront/core/cart/objections';
import { type PieceToAdd, toLineInput } from '@storefront/core/cart/pending-piece';
import type { UnsentAdd } from '@storefront/core/cart/unsent-adds';
import type { AddSource } from './add-source.ts';

/** An add from the click until the platform has confirmed or refused it. */
export interface AddJob {
  pieces: readonly PieceToAdd[];
  /** How many of each the cart held before the request; null before it was sent. */
  before: UnsentAdd['before'];
  lines: readonly CartLineInput[];
  /** Of the pieces that the cart may never have held, by variant. */
  titles: ReadonlyMap<string, string>;
  source: AddSource;
  /** The variants of which the cart got some. */
  added: Set<string>;
  /** The variants that the messages about this add name. */
  named: Set<string>;
  isCounted: boolean;
  /** What its messages are about. */
  subject: symbol;
}

export function openJob(pieces: readonly PieceToAdd[], source: AddSource): AddJob {
  return {
    pieces,
    before: null,
    lines: pieces.map(toLineInput),
    titles: new Map(
      pieces.flatMap(({ merchandiseId, shown }) => (shown ? [[merchandiseId, shown.title]] : [])),
    ),
    source,
    added: new Set(),
    named: new Set(),
    isCounted: false,
    subject: Symbol(),
  };
}

export function toUnsent({ pieces, source, before, isCounted }: AddJob): UnsentAdd {
  return { pieces, ...source, before, ...(isCounted && { isCounted }) };
}

export function addNamed(
  { named }: AddJob,
  change: CartChange,
  requested: readonly RequestedQuantity[],
): void {
  for (const notice of noticesOf(change, requested)) {
    if ('merchandiseId' in notice && notice.merchandiseId !== null) named.add(notice.merchandiseId);
  }
}

export function refusedOf({ lines, added }: AddJob): string[] {
  return [...new Set(lines.map(({ merchandiseId }) => merchandiseId))].filter((id) => !added.has(id));
}
