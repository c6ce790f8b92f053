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
    ['<?xml version="1.0"?><!DOCTYPE html><p>Robe<![endif]></ p></> in silk</p>', 'Robe in silk'],
    ['<!-->Robe<!---> in<!-- x --!>silk', 'Robe in silk'],
    ['<p style="color:red"">Robe', 'Robe'],
    ["<p title=it's>Robe</p><p>doesn't fade</p>", "Robe doesn't fade"],
    ['<a href=/a?b="c>Robe</a><a title="x">, silk</a>', 'Robe, silk'],
    ['<p title="x>Robe</p>', 'Robe'],
    ['<p title=>Robe</p>', 'Robe'],
    ['<p>A <svg/>Robe in silk</p>', 'A Robe in silk'],
    ['<p>A <svg viewBox="0 0 > 8" />Robe <math><mi>x</mi></math>in silk</p>', 'A Robe in silk'],
    ['<svg-icon></svg-icon>Robe<script>alert(1)</script x>in silk', 'Robe in silk'],
    ['<b-x>Robe</b-x><o:p></o:p>, sizes <S', 'Robe, sizes <S'],
    ['<p> &nbsp; </p>', null],
    ['', null],
    [null, null],
  ])('%j becomes %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
