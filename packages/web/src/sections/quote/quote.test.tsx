import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Quote } from './quote.tsx';

it.each([
  ['Ana Ferreira', 1],
  [null, 0],
])('a quote by %j has %i caption', (source, captions) => {
  const html = renderToString(
    <Quote section={{ key: 'q1', kind: 'quote', quote: 'Nobody sees it.', source }} />,
  );
  expect(html).toMatch(/<blockquote[^>]*>.*Nobody sees it\..*<\/blockquote>/);
  expect(html.match(/<figcaption/g) ?? []).toHaveLength(captions);
});
