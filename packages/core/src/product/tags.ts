import { productMarkers } from './markers.ts';

/** Where cards and product pages show a label; notes stand below the labels. */
export type CardPlace = 'top-left' | 'bottom-right' | 'badge';
export type PagePlace = 'label' | 'badge' | 'note';

/** A fixed text, or one made of what follows the prefix. */
type TagText = string | ((rest: string) => string);

export interface TagRule {
  /** The whole tag, or with a final `*` its prefix. */
  tag: string;
  card: readonly [CardPlace, TagText] | null;
  page: readonly [PagePlace, TagText] | null;
}

/**
 * Every tag that has a label. The first row that matches a tag decides, so `tag-plp-` and `tag-pdp-` stand before `tag-`;
 * labels appear in the order of the rows. `[const.tag-rules.1]` `[const.tag-rules.2]` `[const.tag-rules.3]`
 * `[const.tag-rules.4]` `[const.tag-rules.5]` `[const.tag-rules.6]` `[const.tag-rules.7]` `[const.tag-rules.9]`
 * `[const.tag-rules.10]` `[const.tag-rules.11]`
 */
export const tagRules: readonly TagRule[] = [
  both('new-in', 'top-left', 'label', 'New!'),
  both('pre-sale', 'top-left', 'label', 'Presale'),
  both('site-*', 'top-left', 'label', toWords),
  { tag: 'tag-plp-*', card: ['top-left', toCapitalisedWords], page: null },
  { tag: 'tag-pdp-*', card: null, page: ['label', toWords] },
  { tag: 'tag-*', card: ['top-left', toCapitalisedWords], page: ['label', toWords] },
  both('extended-sizing', 'bottom-right', 'label', 'Available in 1x-2x'),
  both('cup-and-band', 'bottom-right', 'label', 'Cup and Band Sizing'),
  both('size-runs-small', 'bottom-right', 'label', '*Runs smaller — order 1 size up'),
  both('old-fll-for-vs', 'badge', 'badge', productMarkers.collabBrand),
  {
    tag: 'final-sale-promo',
    card: null,
    page: ['note', 'This item is final sale during our sitewide promotion.'],
  },
];

/** The texts of the tags at the places that `placeOf` returns, each once, in the table's order. */
export function textsOfTags<Place extends string>(
  tags: readonly string[],
  placeOf: (rule: TagRule) => readonly [Place, TagText] | null,
): { place: Place; text: string }[] {
  const found = tags.flatMap((tag) => {
    const matches = tagRules.flatMap((rule, order) => {
      const rest = restAfter(rule.tag, tag);
      return rest === null ? [] : [{ rule, order, rest }];
    });
    return matches.slice(0, 1).flatMap(({ rule, order, rest }) => {
      const [place, text] = placeOf(rule) ?? [];
      const shown = typeof text === 'function' ? text(rest) : text;
      return place === undefined || !shown ? [] : [{ order, place, text: shown }];
    });
  });
  return found
    .toSorted((a, b) => a.order - b.order)
    .filter((one, index, all) => all.findIndex(({ text }) => text === one.text) === index)
    .map(({ place, text }) => ({ place, text }));
}

function both(tag: string, onCard: CardPlace, onPage: PagePlace, text: TagText): TagRule {
  return { tag, card: [onCard, text], page: [onPage, text] };
}

/** The rest after the prefix, empty for a whole tag; null when the pattern does not match. */
function restAfter(pattern: string, tag: string): string | null {
  if (!pattern.endsWith('*')) return plain(tag) === pattern ? '' : null;
  const prefix = pattern.slice(0, -1);
  return plain(tag).startsWith(prefix) ? tag.trim().slice(prefix.length) : null;
}

function toWords(rest: string): string {
  return rest.replaceAll('-', ' ').replace(/\s+/g, ' ').trim();
}

function toCapitalisedWords(rest: string): string {
  return toWords(rest).replace(/(^|\s)\S/g, (start) => start.toUpperCase());
}

function plain(tag: string): string {
  return tag.trim().toLowerCase();
}
