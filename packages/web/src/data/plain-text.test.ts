import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('descriptions of the platform as text', () => {
  it.each([
    ['<p>Two panels of <b>silk</b>.</p><p>Cut on the cross.</p>', 'Two panels of silk. Cut on the cross.'],
    ['Silk &amp; lace&nbsp;&#39;by hand&#39;', "Silk & lace 'by hand'"],
    ['<script>alert(1)</script>Robe', 'Robe'],
    ['<p> </p>', null],
    [null, null],
  ])('%j becomes %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
