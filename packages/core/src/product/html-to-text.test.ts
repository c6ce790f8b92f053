import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('the text of HTML', () => {
  it.each([
    ['<p>Two panels of <b>silk</b>.</p><p>Cut on the cross.</p>', 'Two panels of silk. Cut on the cross.'],
    ['Silk &amp; lace&nbsp;&#39;by hand&#39;', "Silk & lace 'by hand'"],
    ['Noemie&rsquo;s slip &mdash; 3&#8209;ply &eacute;toile', 'Noemie\u2019s slip — 3\u2011ply étoile'],
    ['Write &lt;b&gt; for bold', 'Write <b> for bold'],
    ['<script>alert(1)</script>Robe<style>p{}</style>', 'Robe'],
    ['<p>Robe</p><script>alert(1)', 'Robe'],
    ['<!-- a > b -->Robe<iframe>alert</iframe>', 'Robe'],
    ['<p title="a > b">Robe</p>', 'Robe'],
    ['<p> &nbsp; </p>', null],
    ['', null],
    [null, null],
  ])('%j becomes %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
