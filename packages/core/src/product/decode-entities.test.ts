import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

describe('[entity.normalized-product.30] entities in titles', () => {
  it.each([
    ['Silk &amp; Lace', 'Silk & Lace'],
    ['The &quot;Nuit&quot;', 'The "Nuit"'],
    ['&lt;b&gt; &apos;x&apos; a&nbsp;b', "<b> 'x' a b"],
    ['Noemie&#39;s &#x2014; slip', "Noemie's — slip"],
    ['read once: &amp;quot;', 'read once: &quot;'],
    ['&AMP; &Quot;', '& "'],
    ['&copy; & &; &#0; &#x110000; &#xD800;', '&copy; & &; &#0; &#x110000; &#xD800;'],
    ['', ''],
  ])("'%s' reads '%s'", (text, expected) => {
    expect(decodeEntities(text)).toBe(expected);
  });

  it('gives back what was escaped, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeEntities(text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))).toBe(text);
        decodeEntities(`&#${text};&${text};`);
      }),
    );
  });
});
