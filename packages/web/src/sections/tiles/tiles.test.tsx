import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Tiles } from './tiles.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

it('tiles are a list of links whose names are their titles', () => {
  const image = { src: 'http://cms.test/a.webp', width: 800, height: 1000, alt: 'A slip', focus: null };
  const link = { key: 'l1', title: 'Evening', href: '/collections/evening' };
  const html = renderToString(
    <Tiles
      section={{ key: 't1', kind: 'tiles', tiles: [{ key: 'evening', link, image }] }}
      isLargest={false}
    />,
  );
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain('href="/collections/evening"');
  expect(html, 'the title says it already').toContain('alt=""');
});
