import { describe, expect, it } from 'vitest';
import { contentProject } from '../project.ts';
import { openLake } from '../testing/open-lake.ts';
import type { ContentSourceMap } from './source-map.ts';

interface Mapped {
  result: unknown;
  resultSourceMap: ContentSourceMap;
}

const note = {
  _id: 'page-note',
  _type: 'page',
  title: 'A note',
  label: 'same',
  other: 'same',
  count: 2,
  words: ['one', 'two'],
  'it’s': { "o'clock": 'six' },
  rows: [
    { _key: 'k1', kind: 'a', text: 'First', to: { _ref: 'page-returns' } },
    { _key: 'k2', kind: 'b', text: 'Second', quote: 'Said', to: { _ref: 'page-gone', _weak: true } },
  ],
  slug: { current: 'note' },
};

async function map(
  query: string,
  { params = {}, how = 'withKeyArraySelector' as const } = {},
): Promise<Mapped> {
  const { client } = openLake();
  const editor = client({ token: contentProject.editorToken });
  await editor.create(note);
  const { result, resultSourceMap } = await editor.fetch(query, params, {
    filterResponse: false,
    resultSourceMap: how,
    cacheMode: 'noStale',
  });
  return { result, resultSourceMap: JSON.parse(JSON.stringify(resultSourceMap)) };
}

/** Result path → document and path in it, or `literal` or `unknown`. */
function legible({ resultSourceMap: { documents, paths, mappings } }: Mapped): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mappings).map(([at, { source }]) => [
      at,
      source.type === 'documentValue'
        ? `${documents[source.document]?._id} ${paths[source.path]}`
        : source.type,
    ]),
  );
}

const noted = '*[_id == "page-note"][0]';

describe('content source maps of the double', () => {
  it('leave the result as it is without them', async () => {
    const query = `${noted}{title, "n": count(rows), rows[kind == "b"]{..., "to": to->title}, "x": {"y": slug}}`;
    const { client } = openLake();
    await client({ token: contentProject.editorToken }).create(note);
    expect((await map(query)).result).toEqual(await client().fetch(query));
  });

  it('follow projections, renamed and nested fields', async () => {
    const mapped = await map(`${noted}{title, "heading": title, "at": {"slug": slug.current}, slug}`);
    expect(legible(mapped)).toEqual({
      "$['title']": "page-note $['title']",
      "$['heading']": "page-note $['title']",
      "$['at']['slug']": "page-note $['slug']['current']",
      "$['slug']['current']": "page-note $['slug']['current']",
    });
    expect(mapped.resultSourceMap.documents).toEqual([{ _id: 'page-note', _type: 'page' }]);
  });

  it('follow references into their documents, and omit missing ones', async () => {
    const mapped = await map(`${noted}{rows[]{"to": to->title}, "all": rows[].to->title}`);
    expect(legible(mapped)).toEqual({
      "$['rows'][0]['to']": "page-returns $['title']",
      "$['all'][0]": "page-returns $['title']",
    });
  });

  it('follow fields spread with ...', async () => {
    const mapped = legible(await map(`${noted}{"row": rows[0]{..., "kind": "mine"}}`));
    expect([mapped["$['row']['text']"], mapped["$['row']['kind']"]]).toEqual([
      "page-note $['rows'][?(@._key=='k1')]['text']",
      'literal',
    ]);
  });

  it('name list members by key, or by place on request, also after a filter and an order', async () => {
    const query = `${noted}{"rows": rows[kind == "b"] | order(_key desc){text}}`;
    expect(legible(await map(query))).toEqual({
      "$['rows'][0]['text']": "page-note $['rows'][?(@._key=='k2')]['text']",
    });
    const { client } = openLake();
    const editor = client({ token: contentProject.editorToken });
    await editor.create(note);
    const { resultSourceMap } = await editor.fetch(
      query,
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    expect(resultSourceMap?.paths).toEqual(["$['rows'][1]['text']"]);
    expect(legible(await map(`${noted}{"first": words[-1], words}`))).toEqual({
      "$['first']": "page-note $['words'][1]",
      "$['words'][0]": "page-note $['words'][0]",
      "$['words'][1]": "page-note $['words'][1]",
    });
  });

  it('follow the branch that was evaluated', async () => {
    const query = `${noted}{
      "c": coalesce(missing, label), "d": coalesce(missing, "written"),
      "s": select(count > 1 => other, label), "t": select(count > 5 => label, "written"),
      rows[]{kind == "a" => {"words": text}, kind == "b" => {"words": quote}}
    }`;
    expect(legible(await map(query))).toEqual({
      "$['c']": "page-note $['label']",
      "$['d']": 'literal',
      "$['s']": "page-note $['other']",
      "$['t']": 'literal',
      "$['rows'][0]['words']": "page-note $['rows'][?(@._key=='k1')]['text']",
      "$['rows'][1]['words']": "page-note $['rows'][?(@._key=='k2')]['quote']",
    });
  });

  it('never map literals and computed values to content, even if equal', async () => {
    const query = `${noted}{"a": "same", "b": label + "", "c": $word, "d": count(rows), "e": "k1" in rows[]._key}`;
    expect(legible(await map(query, { params: { word: 'same' } }))).toEqual({
      "$['a']": 'literal',
      "$['b']": 'unknown',
      "$['c']": 'literal',
      "$['d']": 'unknown',
      "$['e']": 'unknown',
    });
  });

  it('map a bare value, a list of documents and names with quotes', async () => {
    expect(legible(await map(`${noted}.title`))).toEqual({ $: "page-note $['title']" });
    expect(legible(await map(`*[_id in ["page-note"]]{_id, "six": @["it’s"]["o'clock"]}`))).toEqual({
      "$[0]['_id']": "page-note $['_id']",
      "$[0]['six']": "page-note $['it’s']['o\\'clock']",
    });
    expect((await map('*[_id == "page-none"][0]')).resultSourceMap.mappings).toEqual({});
  });

  it('name the draft where the draft was read', async () => {
    const { client } = openLake();
    await client({ token: contentProject.editorToken }).create({ ...note, _id: 'drafts.page-note' });
    const { resultSourceMap } = await client({
      token: contentProject.viewerToken,
      perspective: 'drafts',
    }).fetch(`${noted}{title}`, {}, { filterResponse: false, resultSourceMap: true });
    expect(resultSourceMap?.documents).toEqual([{ _id: 'drafts.page-note', _type: 'page' }]);
  });
});
