import { describe, expect, it } from 'vitest';
import { bareShell } from './bare-shell.ts';
import { linkPictures, withoutLinkPictures } from './link-pictures.ts';
import type { ContentImage } from './site-content.ts';

const picture = (name: string): ContentImage => ({
  src: `https://cdn.example/${name}.webp`,
  width: 1200,
  height: 1500,
  alt: '',
  focus: null,
});
const link = (key: string, href: string, image: ContentImage | null) => ({ key, title: key, href, image });
const shell = {
  ...bareShell,
  menu: [
    {
      ...link('Clothing', '/collections/clothing', picture('own')),
      columns: [
        { title: 'Shop', links: [link('a', '/collections/slips', picture('slip')), link('b', '/x', null)] },
        { title: null, links: [link('c', '/collections/slips', picture('other'))] },
      ],
    },
    { ...link('Sale', '/collections/sale', null), columns: [] },
  ],
};

describe('[screen.site-shell-desktop-header.2] the pictures of the links in dropdowns', () => {
  it('are not in a page, which keeps the dropdown’s own', () => {
    const [clothing] = withoutLinkPictures(shell).menu;
    expect(clothing?.image).toEqual(picture('own'));
    expect(clothing?.columns).toEqual([
      {
        title: 'Shop',
        links: [
          { key: 'a', title: 'a', href: '/collections/slips' },
          { key: 'b', title: 'b', href: '/x' },
        ],
      },
      { title: null, links: [{ key: 'c', title: 'c', href: '/collections/slips' }] },
    ]);
  });

  it('are found by the word and the address of a link', () => {
    expect(linkPictures(shell)).toEqual({
      Clothing: { '/collections/slips': picture('slip') },
      Sale: {},
    });
  });

  it('are none of a shell that has none', () => {
    expect(linkPictures(withoutLinkPictures(shell))).toEqual({ Clothing: {}, Sale: {} });
  });
});
