import { describe, expect, it } from 'vitest';
import { openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';

describe('menus', () => {
  it('are the platform’s two defaults', async () => {
    const query = `{ menu(handle: "main-menu") { itemsCount items { title type url items { title } } }
      footer: menu(handle: "footer") { items { id title type url resource { ... on Page { handle } } } } nothing: menu(handle: "secret") { id } }`;
    const { data } = await openTestShop().execute(query);
    expect(valueAt(data, 'menu.items')).toHaveLength(Number(valueAt(data, 'menu.itemsCount')));
    expect(valueAt(data, 'menu.items.0')).toMatchObject({
      title: 'New',
      type: 'HTTP',
      url: 'http://localhost:3000/collections/new',
      items: expect.arrayContaining([{ title: 'Sale' }]),
    });
    expect(valueAt(data, 'footer.items.0')).toMatchObject({
      title: 'Our story',
      type: 'PAGE',
      url: 'http://localhost:3000/pages/our-story',
      resource: { handle: 'our-story' },
    });
    const id = textAt(data, 'footer.items.0.id');
    const node = await openTestShop().execute(`{ node(id: "${id}") { ... on MenuItem { title } } }`);
    expect(node.data).toEqual({ node: { title: 'Our story' } });
    expect(valueAt(data, 'nothing')).toBeNull();
  });
});

describe('media', () => {
  it('end with the Vimeo video, if there is one', async () => {
    const query = `{ product(handle: "odile-plunge-bra-black") { media(last: 1) { nodes { mediaContentType id
      ... on ExternalVideo { host originUrl embedUrl previewImage { url } } } } } }`;
    const video = valueAt((await openTestShop().execute(query)).data, 'product.media.nodes.0');
    expect(video).toMatchObject({ host: 'VIMEO', originUrl: 'https://vimeo.com/148751763' });
    const node = `{ node(id: "${String(valueAt(video, 'id'))}") { ... on ExternalVideo { host } } }`;
    expect(valueAt((await openTestShop().execute(node)).data, 'node')).toEqual({ host: 'VIMEO' });
  });
});
