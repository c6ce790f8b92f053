import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalHref, internalHref, type LinkTarget } from './links.ts';
import { type PortableBlock, resolveRichText } from './resolve-rich-text.ts';

/** Any JSON, typed as the caller likes: the CMS does not check its own types. */
const wire = (json: string) => JSON.parse(json);
const block = (fields: object) => ({ _type: 'block', ...fields });
const text = { text: 'Silk', marks: [] };

describe('malformed content', () => {
  it.each<[string, string]>([
    ['[screen.link-rules.2] links a document without a type to its slug', '{"slug":{"current":"press"}}'],
    ['links a document whose type is null to its slug', '{"_type":null,"slug":"press"}'],
  ])('%s', (_, json) => {
    expect(internalHref(wire(json))).toBe('/press');
  });

  it.each(['{}', '{"slug":null}', '{"slug":7}', '{"slug":{"current":7}}', '{"store":{"slug":null}}'])(
    '[screen.link-rules.3] has no link for %s, which has no slug',
    (json) => {
      expect(internalHref(wire(json))).toBeNull();
    },
  );

  it.each<[string, object]>([
    ['without a style', block({ children: [text] })],
    ['with a style that is null', block({ style: null, children: [text] })],
    ['with malformed marks', block({ children: [{ text: 'Silk', marks: null }] })],
    ['with malformed mark definitions', block({ children: [text], markDefs: 'x' })],
    ['with a mark definition without a key', block({ children: [text], markDefs: [null, { href: '/' }] })],
    ['with malformed spans', block({ children: [null, {}, { text: '' }, { text: 7 }, text] })],
  ])('shows the text of a block %s', (_, given) => {
    expect(resolveRichText(wire(JSON.stringify([null, given])))).toEqual([
      { kind: 'p', spans: [{ text: 'Silk' }] },
    ]);
  });

  it.each(['{}', '"Silk"', '7', '[{"_type":"block","children":"Silk"}]'])('finds no text in %s', (json) => {
    expect(resolveRichText(wire(json))).toEqual([]);
  });

  it('[property] never throws and never links to a script', () => {
    const target = fc.record({ _type: fc.string(), slug: fc.jsonValue(), store: fc.jsonValue() });
    const span = fc.record({ text: fc.jsonValue(), marks: fc.constant(['a', 'strong', 'em']) });
    const mark = fc.record({ _key: fc.constant('a'), href: fc.jsonValue(), reference: target });
    const blocks = fc.array(
      fc.record({
        _type: fc.constant('block'),
        style: fc.jsonValue(),
        listItem: fc.jsonValue(),
        children: fc.array(span),
        markDefs: fc.array(mark),
      }),
    );
    fc.assert(
      fc.property(blocks, target, fc.string(), (given, link, url) => {
        const portable: PortableBlock[] = wire(JSON.stringify(given));
        const linked: LinkTarget = wire(JSON.stringify(link));
        const hrefs = resolveRichText(portable).flatMap(({ spans }) => spans.map(({ href }) => href));
        return [...hrefs, internalHref(linked), externalHref(url)].every(
          (href) => !href || !/^(javascript|data|vbscript):|^\/\//i.test(href),
        );
      }),
    );
  });
});
