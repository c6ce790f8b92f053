import type { RichText } from './rich-text.ts';

/** The words of a rich text on one line, for titles, descriptions and the banner's length. */
export function plainText(text: RichText): string {
  return text
    .map((block) => block.spans.map((span) => span.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
