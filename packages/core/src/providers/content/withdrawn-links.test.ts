import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { problemsIn } from './content-problems.ts';
import type { QueryResults } from './generated/query-results.ts';
import { queryShapes } from './generated/query-shapes.ts';
import { mapPage } from './map/map-editorial.ts';
import { mapShell } from './map/map-shell.ts';
import { createImageMapper } from './parts/map-image.ts';
import { contentQueries } from './queries.ts';
import { readResult } from './read-result.ts';

const toImage = createImageMapper({ projectId: 'p1', dataset: 'production', baseUrl: 'http://cms.test' });
const picture = { asset: { _ref: 'image-rail-1600x900-webp' } };

const linked = [
  { _id: 'slip', _type: 'product', store: { status: 'active', isDeleted: false } },
  { _id: 'deleted', _type: 'product', store: { status: 'active', isDeleted: true } },
  { _id: 'archived', _type: 'product', store: { status: 'archived', isDeleted: false } },
  { _id: 'silk', _type: 'collection', store: { isDeleted: false } },
  { _id: 'former', _type: 'collection', store: { isDeleted: true } },
].map((one) => ({ ...one, store: { ...one.store, slug: { current: one._id } } }));

const ids = linked.map(({ _id }) => _id);
const links = ids.map((_ref) => ({ _key: _ref, title: _ref, internalLink: { _ref } }));

/** The result of a query over these documents and those that they link to, and what is logged of it. */
async function find<Name extends 'page' | 'shell'>(name: Name, document: object) {
  const dataset = [...linked, { _rev: 'r1', _updatedAt: '2026-11-01', ...document }];
  const found = await evaluate(parse(contentQueries[name]), { dataset, params: { handle: 'care' } });
  const result = readResult<NonNullable<QueryResults[Name]>>(await found.get(), queryShapes[name], () => {});
  return { result, problems: problemsIn(name, result, toImage).map(({ cause }) => String(cause)) };
}

const pageWith = (fields: object) =>
  find('page', { _id: 'care', _type: 'page', slug: { current: 'care' }, title: 'Care', ...fields });

const shown = ['/products/slip', '/collections/silk'];

describe('a link to a product or collection that the commerce platform shows no more', () => {
  it('is left out of the menu, which is logged', async () => {
    const { result, problems } = await find('shell', { _id: 'settings', _type: 'settings', menu: { links } });
    expect(mapShell(result, toImage).menu.map(({ href }) => href)).toEqual(shown);
    for (const gone of ['deleted', 'archived', 'former'])
      expect(problems).toContainEqual(expect.stringContaining(`the link '${gone}'`));
    expect(problems).toHaveLength(3);
  });

  it('is left out of sections', async () => {
    const tiles = links.map((link) => ({ _key: link._key, image: picture, link }));
    const { result } = await pageWith({ sections: [{ _key: 't', _type: 'tiles', tiles }] });
    expect(mapPage(result, toImage)?.sections).toMatchObject([
      { tiles: shown.map((href) => ({ link: { href } })) },
    ]);
  });

  it('stays words in a text, which is logged', async () => {
    const markDefs = ids.map((_ref) => ({ _key: _ref, _type: 'internalLink', reference: { _ref } }));
    const children = ids.map((id) => ({ _type: 'span', text: id, marks: [id] }));
    const body = [{ _key: 'b', _type: 'block', style: 'normal', children, markDefs }];
    const { result, problems } = await pageWith({ body });
    expect(mapPage(result, toImage)?.body).toEqual([
      {
        kind: 'p',
        spans: [
          { text: 'slip', href: '/products/slip' },
          { text: 'deleted' },
          { text: 'archived' },
          { text: 'silk', href: '/collections/silk' },
          { text: 'former' },
        ],
      },
    ]);
    expect(problems).toHaveLength(3);
  });
});
