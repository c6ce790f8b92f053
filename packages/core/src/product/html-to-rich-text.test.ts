import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToRichText } from './html-to-rich-text.ts';

const p = (text: string) => ({ kind: 'p', spans: [{ text }] });

describe('HTML of the platform as blocks of text', () => {
  it('[entity.normalized-product.23] has paragraphs, headings, lists and marks', () => {
    const html = `<h2>Silk &amp; lace</h2><p>Cut <b>on the <i>cross</i></b>,<br>twice.</p>
      <ul><li>100% silk</li><li>Lined</li></ul><ol><li>Wash</li></ol><h5>Care</h5><blockquote>Fold it.</blockquote>Loose`;
    expect(htmlToRichText(html)).toEqual([
      { kind: 'h2', spans: [{ text: 'Silk & lace' }] },
      {
        kind: 'p',
        spans: [
          { text: 'Cut ' },
          { text: 'on the ', strong: true },
          { text: 'cross', strong: true, em: true },
          { text: ',' },
        ],
      },
      p('twice.'),
      { kind: 'bullet', spans: [{ text: '100% silk' }] },
      { kind: 'bullet', spans: [{ text: 'Lined' }] },
      { kind: 'number', spans: [{ text: 'Wash' }] },
      { kind: 'h3', spans: [{ text: 'Care' }] },
      { kind: 'quote', spans: [{ text: 'Fold it.' }] },
      p('Loose'),
    ]);
  });

  it.each([
    ['<a href="/pages/care">Care</a>', '/pages/care'],
    ["<a class='x' href='https://shop.example/a?b=1&amp;c=2'>Care</a>", 'https://shop.example/a?b=1&c=2'],
    ['<a href=/pages/care>Care</a>', '/pages/care'],
    ['<a href="javascript:alert(1)">Care</a>', undefined],
    ['<a href="java&#10;script:alert(1)">Care</a>', undefined],
    ['<a href="//evil.example">Care</a>', undefined],
    ['<a name="care">Care</a>', undefined],
  ])('links only to safe addresses: %s', (html, href) => {
    expect(htmlToRichText(html)).toEqual([{ kind: 'p', spans: [{ text: 'Care', ...(href && { href }) }] }]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script>alert(1)',
    '<SCRIPT src=x>alert(1)</SCRIPT >',
    '<style>p{}</style>',
    '<svg onload=alert(1)><text>alert</text></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<!-- <p>alert</p> -->',
    '<!-- alert',
    '<script/>alert(1)',
    '<svg title="/>alert(1)',
    '<style>p{}</style <script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
  ])('shows nothing of %s', (html) => {
    expect(htmlToRichText(`${html}`)).toEqual([]);
    expect(htmlToRichText(`<p>Silk</p>${html}`)).toEqual([p('Silk')]);
  });

  it('shows entities as text: nothing becomes a tag after it was decoded', () => {
    expect(htmlToRichText('&lt;script&gt;alert(1)&lt;/script&gt;')).toEqual([p('<script>alert(1)</script>')]);
  });

  it('survives tags that do not match', () => {
    expect(htmlToRichText('</b></a></ul></i><li>Silk <3 lace</li></li><b>')).toEqual([
      { kind: 'bullet', spans: [{ text: 'Silk ' }, { text: '<' }, { text: '3 lace' }] },
    ]);
    expect(htmlToRichText('<table><tr>Silk</tr></table>')).toEqual([p('Silk')]);
  });

  it('is empty without text', () => {
    expect(htmlToRichText(null)).toEqual([]);
    expect(htmlToRichText('<p> </p><ul><li></li></ul>')).toEqual([]);
  });

  it('never lets an unsafe address or a script through, whatever the HTML', () => {
    const parts = [
      '<script>alert(1)</script>',
      '<script',
      '<svg a=',
      '/>',
      '<style>',
      '</style',
      '>',
      '</script>',
      '<a href="',
      'javascript:x',
      '"',
      "'",
      '<b',
      '<li>',
      ' on=',
      '-->',
      '<!--',
      'é',
      '&lt;',
    ];
    // A browser, too, takes what begins with a slash for a path of the shop, whatever follows.
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (some) => {
        for (const { spans } of htmlToRichText(some.join('')))
          for (const { text, href } of spans) {
            expect(text).not.toContain('alert');
            expect(new URL(href ?? '', 'https://shop.example').protocol).toBe('https:');
          }
      }),
    );
  });

  it('reads a long field of nonsense quickly, and shows no more than 20,000 characters', () => {
    const startedAt = performance.now();
    htmlToRichText('<a "'.repeat(50_000));
    htmlToRichText('<script'.repeat(50_000));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    htmlToRichText(`<a ${'b="<a c='.repeat(50_000)}`);
    expect(htmlToRichText('x'.repeat(30_000))[0]?.spans[0]?.text).toHaveLength(20_000);
  });

  it('cuts no tag in two, and counts only what is shown', () => {
    const tags = `<!-- ${'x'.repeat(20_000)} --><img src="data:${'x'.repeat(20_000)}"><p title="Silk > lace">`;
    expect(htmlToRichText(`${tags}Robe</p>`)).toEqual([p('Robe')]);
    const long = 'x'.repeat(19_990);
    expect(htmlToRichText(`<p>${long}</p>${tags}Robe in silk</p><p>Lined</p>`)).toEqual([
      p(long),
      p('Robe in s'),
    ]);
  });
});
