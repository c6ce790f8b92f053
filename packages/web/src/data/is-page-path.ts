const LONGEST_PATH = 512;
/** What `encodeURIComponent` leaves as it is, slashes, and what it makes. */
const PLAIN = /^\/(?!\/)[\w\-./%!'()*~]*$/;
/** Letters, digits, `!`, `'`, `(`, `)`, `*`, `-`, `.`, `/`, `\`, `_` and `~` in disguise. */
const NEEDLESSLY_ENCODED = /%(?:2[1789adef]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])/i;
const OURS = /^\/(?:api|_next)(?:\/|$)/i;

/** Whether it is the address of a page, written in the one way by which the site knows it. */
export function isPagePath(text: string): boolean {
  if (text.length > LONGEST_PATH || !PLAIN.test(text)) return false;
  if (NEEDLESSLY_ENCODED.test(text) || OURS.test(text)) return false;
  if (text.includes('//') || (text !== '/' && text.endsWith('/'))) return false;
  return isDecodable(text) && new URL(text, 'http://site.invalid').pathname === text;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
