import type { LongText } from './long-text.ts';
import { type RichSpan, richTextToText } from './rich-text.ts';

/** A text below its heading. */
export interface OutlinePart {
  /** Of the heading, for links within the page. */
  id: string;
  heading: RichSpan[];
  text: LongText;
}

export interface PageOutline {
  /** What stands above the first heading. */
  intro: LongText;
  parts: OutlinePart[];
}

const LONGEST_ID = 60;

/** Letters and digits of any script, so that headings in all languages have readable addresses. */
function idOf(heading: string): string {
  const words =
    heading
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const id = [...words.join('-')].slice(0, LONGEST_ID).join('');
  return id === '' ? 'part' : id;
}

/** The text by its headings of the first rank. Every part has an id of its own. */
export function outlineOf(text: LongText): PageOutline {
  const intro: LongText = [];
  const parts: OutlinePart[] = [];
  const taken = new Set<string>();
  for (const block of text) {
    if (block.kind === 'h2') {
      const id = freeId(idOf(richTextToText([block])), taken);
      parts.push({ id, heading: block.spans, text: [] });
    } else {
      (parts.at(-1)?.text ?? intro).push(block);
    }
  }
  return { intro, parts };
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
