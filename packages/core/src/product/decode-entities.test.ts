import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

describe('[entity.normalized-product.30] character references in titles', () => {
  it.each([
    ['Silk &amp; Lace', 'Silk & Lace'],
    ['The &quot;Nuit&quot;', 'The "Nuit"'],
    ['&lt;b&gt; &apos;x&apos; a&nbsp;b', "<b> 'x' a\u00a0b"],
    ['Noemie&#39;s &#x2014; slip', "Noemie's — slip"],
    ['3&#8209;ply &mdash; Noemie&rsquo;s', '3\u2011ply — Noemie\u2019s'],
    ['decoded once: &amp;quot;', 'decoded once: &quot;'],
    ['whatever the case: &AMP; &Quot;', 'whatever the case: & "'],
    ['caf&eacute; cr&egrave;me &Eacute;t&eacute; &frac12; &copy; &trade;', 'café crème Été ½ © ™'],
    ['&CounterClockwiseContourIntegral;', '∳'],
    ['of an old editor: 5&#150;7', 'of an old editor: 5–7'],
    ['unknown: &atelier; &Atelier; & &;', 'unknown: &atelier; &Atelier; & &;'],
    ['without a semicolon: ?a=1&copy=2', 'without a semicolon: ?a=1&copy=2'],
    ['no character: &#0; &#x110000; &#xD800;', 'no character: &#0; &#x110000; &#xD800;'],
    ['', ''],
  ])("'%s' reads '%s'", (text, expected) => {
    expect(decodeEntities(text)).toBe(expected);
  });

  it('returns the original of any escaped text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeEntities(text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))).toBe(text);
        decodeEntities(`&#${text};&${text};`);
      }),
    );
  });
});
