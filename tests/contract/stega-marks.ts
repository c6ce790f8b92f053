import { stegaClean } from '@sanity/client/stega';

/** The origin that a mark names. */
export interface StegaMark {
  /** Result path and clean text, for messages. */
  at: string;
  text: string;
  id: string;
  type: string;
  /** The path in the document, as GROQ writes it. */
  path: string;
}

const alphabet = ['\u200b', '\u200c', '\u200d', '\ufeff'];
const hidden = new RegExp(`(?:${alphabet.join('|')}){8,}`);

/** The mark's text: four zero digits, then every byte as four digits of two bits. */
function decode(marked: string): string | null {
  const digits = [...(hidden.exec(marked)?.[0] ?? '')].map((digit) => alphabet.indexOf(digit)).slice(4);
  if (digits.length === 0) return null;
  const bytes = Array.from({ length: digits.length / 4 }, (_, place) =>
    digits.slice(place * 4, place * 4 + 4).reduce((byte, digit) => byte * 4 + digit, 0),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function readMark(marked: string, at: string): StegaMark | null {
  const text = decode(marked);
  if (text === null) return null;
  const { href }: { href: string } = JSON.parse(text);
  const params = new URL(href).searchParams;
  const [id, type, path] = ['id', 'type', 'path'].map((name) => params.get(name) ?? '');
  return {
    at,
    text: stegaClean(marked),
    id: id ?? '',
    type: type ?? '',
    path: (path ?? '').replace(/\[_key=="[^"]*"\]/g, '$&[0]'),
  };
}

/** All strings of a value that carry a mark. */
export function marksIn(value: unknown, at = '$'): StegaMark[] {
  if (typeof value === 'string') return [readMark(value, at)].filter((mark) => mark !== null);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => marksIn(member, `${at}.${name}`));
}
