import { richTextToText } from '../content/rich-text.ts';
import { htmlToRichText } from './html-to-rich-text.ts';

/** The text of HTML on one line, without scripts, styles and tags. Null when nothing remains. For servers only. */
export function htmlToText(html: string | null): string | null {
  return richTextToText(htmlToRichText(html)) || null;
}
