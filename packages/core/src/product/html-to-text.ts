import { decodeHTMLStrict } from 'entities/decode';

/**
 * The text of HTML on one line, without scripts, styles and tags. Null when nothing remains. For servers only: the table
 * of character names weighs 30 KB.
 */
export function htmlToText(html: string | null): string | null {
  const bare = html
    ?.replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return (bare && decodeHTMLStrict(bare).replace(/\s+/g, ' ').trim()) || null;
}
