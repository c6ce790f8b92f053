import { externalHref, internalHref, type LinkTarget } from '../../content/links.ts';
import { readContentText } from './parts/content-value.ts';
import type { ImageMapper } from './parts/map-image.ts';
import { type FetchedLongTextBlock, mapLongText } from './parts/map-long-text.ts';

type Fields = Record<string, unknown>;

const DECORATORS: readonly string[] = ['strong', 'em'];

/** A member of a rich or a long text, as its projection names the fields. */
const isTextBlock = (value: Fields): value is Fields & FetchedLongTextBlock =>
  'children' in value && 'markDefs' in value;

const isTextLink = (value: Fields): value is Fields & { href: string | null; reference: LinkTarget | null } =>
  'href' in value && 'reference' in value;

/** What a text of the editors loses of one of its blocks or links. */
export function lossesOfText(value: Fields, toImage: ImageMapper): string[] {
  if (isTextLink(value)) {
    const href = internalHref(value.reference) ?? externalHref(value.href);
    return href === null ? [`a link in a text, '${String(value._key)}', leads nowhere`] : [];
  }
  if (!isTextBlock(value)) return [];
  if (value._type !== 'block') {
    const isShown = 'handles' in value && mapLongText([value], toImage).length > 0;
    const kind = readContentText(value._type) ?? 'block without a type';
    return isShown ? [] : [`the '${kind}' in a text is unknown or lacks what it needs`];
  }
  return unknownMarks(value).map((mark) => `the mark '${mark}' in a text is unknown`);
}

function unknownMarks({ children, markDefs }: FetchedLongTextBlock): string[] {
  const known = [...DECORATORS, ...(markDefs ?? []).map((mark) => mark?._key)];
  const used = (children ?? []).flatMap((span) => span?.marks ?? []);
  return [...new Set(used)].filter((mark) => !known.includes(mark));
}
