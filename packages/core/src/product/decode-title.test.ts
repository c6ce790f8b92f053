import { expect, it } from 'vitest';
import { decodeTitle } from './decode-title.ts';

it.each([
  ['Silk &amp; Lace', 'Silk & Lace'],
  ['The &quot;Nuit&quot; of Noemie&#39;s', 'The "Nuit" of Noemie\'s'],
  ['&lt;b&gt; &apos;x&apos; a&nbsp;b', "<b> 'x' a\u00a0b"],
  ['once: &amp;quot;', 'once: &quot;'],
  ['as it is: Silk & Lace; &atelier; & &;', 'as it is: Silk & Lace; &atelier; & &;'],
  ['', ''],
])("[entity.normalized-product.30] '%s' reads '%s'", (title, expected) => {
  expect(decodeTitle(title)).toBe(expected);
});
