import { decodeHTMLStrict } from 'entities/decode';
import { externalHref } from '../content/links.ts';
import type { RichBlock, RichSpan, RichText } from '../content/rich-text.ts';

/** Longer texts are cut: nobody reads them in a drawer. */
const MAX_LENGTH = 20_000;

const kindOfTag: ReadonlyMap<string, RichBlock['kind']> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['blockquote', 'quote'],
]);

/** Begin and end a block. */
const blockTags = new Set('p div br hr ul ol li table tr section article header footer'.split(' '));

/** What follows a tag's name, up to its `>`. A quote begins a value only at its first place: `title=it's`. */
const ATTRIBUTES = /(?:[^<>=]|=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>][^\s<>]*(?![^\s<>])|(?=[<>]|$)))*/.source;

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/.source;
/** The only containers that HTML lets close themselves. */
const EMPTY = `<(?:svg|math)(?![\\w:.-])${ATTRIBUTES}(?<=/)>`;
/** What is between these tags is no text, even when the end is missing. */
const CONTAINER =
  /<(script|style|template|noscript|iframe|object|svg|math|textarea|title)(?![\w:.-])[\s\S]*?(?:<\/\1(?=[\s/>])[^<>]*>|$)/
    .source;
const HIDDEN = new RegExp(`${COMMENT}|${EMPTY}|${CONTAINER}`, 'gi');

const TAG = `<(/?)([a-z][^\\s/<>]*)(?![^\\s/<>])(${ATTRIBUTES})>`;
/** Declarations, and tags with a mistake in them: `<!DOCTYPE html>`, `</ p>`, `<p title="x>`. */
const BROKEN = '(<[a-z/!?][^<>]*>)';
const TOKEN = new RegExp(`${TAG}|${BROKEN}|[^<]+|<`, 'gi');

/**
 * HTML of the platform as blocks of text: paragraphs, headings, lists, bold, italic and links to safe addresses. All other
 * tags, every attribute and every script is left out; browsers receive no markup of it. For servers only: the
 * table of character names weighs 30 KB.
 */
export function htmlToRichText(html: string | null): RichText {
  const blocks: RichText = [];
  const lists: ('bullet' | 'number')[] = [];
  const open = { strong: 0, em: 0, hrefs: [] as (string | null)[] };
  let current: RichBlock = { kind: 'p', spans: [] };
  let length = 0;

  function begin(kind: RichBlock['kind']): void {
    const spans = trimEnds(current.spans);
    if (spans.length > 0) blocks.push({ kind: current.kind, spans });
    current = { kind, spans: [] };
  }

  function write(raw: string): void {
    const whole = decodeHTMLStrict(raw).replace(/\s+/g, ' ');
    const text = whole.slice(0, MAX_LENGTH - length);
    length += text.length;
    const href = open.hrefs.at(-1);
    current.spans.push({
      text,
      ...(open.strong > 0 ? { strong: true } : {}),
      ...(open.em > 0 ? { em: true } : {}),
      ...(href ? { href } : {}),
    });
  }

  function readTag(name: string, isEnd: boolean, attributes: string): void {
    const step = isEnd ? -1 : 1;
    const kind = kindOfTag.get(name);
    if (name === 'b' || name === 'strong') open.strong = Math.max(0, open.strong + step);
    else if (name === 'i' || name === 'em') open.em = Math.max(0, open.em + step);
    else if (name === 'a') {
      if (isEnd) open.hrefs.pop();
      else open.hrefs.push(hrefIn(attributes));
    } else if (kind !== undefined) begin(isEnd ? 'p' : kind);
    else if (blockTags.has(name)) {
      if (name === 'ul' || name === 'ol') {
        if (isEnd) lists.pop();
        else lists.push(name === 'ol' ? 'number' : 'bullet');
      }
      begin(name === 'li' && !isEnd ? (lists.at(-1) ?? 'bullet') : 'p');
    }
  }

  const shown = (html ?? '').replace(HIDDEN, ' ');
  for (const [token, slash, name, attributes = '', broken] of shown.matchAll(TOKEN)) {
    if (name !== undefined) readTag(name.toLowerCase(), slash === '/', attributes);
    else if (broken === undefined) write(token);
  }
  begin('p');
  return blocks;
}

function hrefIn(attributes: string): string | null {
  const [, double, single, bare] =
    /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  return externalHref(decodeHTMLStrict(double ?? single ?? bare ?? ''));
}

/** Without the spaces around the text; nothing where there is no text. */
function trimEnds(spans: readonly RichSpan[]): RichSpan[] {
  const filled = spans.slice(
    spans.findIndex(({ text }) => text.trim() !== ''),
    spans.findLastIndex(({ text }) => text.trim() !== '') + 1,
  );
  return filled.map((span, at) => {
    const text = at === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: at === filled.length - 1 ? text.trimEnd() : text };
  });
}
