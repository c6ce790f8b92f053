import { describe, expect, it } from 'vitest';
import { contentProject } from './project.ts';
import { lakeOrigin, openLake } from './testing/open-lake.ts';

const { editorToken: token, viewerToken } = contentProject;

async function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('The request succeeded.');
    },
    (error: unknown) => error,
  );
}

describe('content double, queries', () => {
  it('[call.cms.4] finds the product whose store slug equals the handle', async () => {
    const product = await openLake()
      .client()
      .fetch(
        '*[_type == "product" && store.slug.current == $handle][0]{"gid": store.gid, "options": store.options[].name}',
        {
          handle: 'aurelia-slip-dress-oxblood',
        },
      );
    expect(product).toEqual({ gid: 'gid://shopify/Product/101', options: ['Size', 'Color'] });
  });

  it('follows references, also in a long query sent in a body', async () => {
    const query = `*[_id == "settings"][0].menu.links[]{title, "slug": internalLink->store.slug.current}[0...1]`;
    const { client } = openLake();
    const long = `// ${'long '.repeat(3_000)}\n${query}`;
    const expected = [{ title: 'New', slug: 'new' }];
    expect(await client().fetch(query)).toEqual(expected);
    expect(await client().fetch(long)).toEqual(expected);
  });

  it('returns 400 with type and place for a query that does not parse', async () => {
    const error = await refusalOf(openLake().client().fetch('*[_type == "product"'));
    expect(error).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } });
    expect(error).toMatchObject({ details: { description: expect.any(String), start: expect.any(Number) } });
  });

  it('returns 404 for an unknown dataset and 401 for an unknown token', async () => {
    const { client } = openLake();
    expect(await refusalOf(client({ dataset: 'staging' }).fetch('*'))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(client({ projectId: 'other' }).fetch('*'))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(client({ token: 'sk-stolen' }).fetch('*'))).toMatchObject({ statusCode: 401 });
  });

  it('allows requests from pages of other origins, with preflight', async () => {
    const { server } = openLake();
    const headers = { origin: 'http://localhost:3000', 'access-control-request-headers': 'authorization' };
    const url = `${lakeOrigin}/v2026-01-01/data/query/production?query=1`;
    const preflight = await server(new Request(url, { method: 'OPTIONS', headers }));
    const response = await server(new Request(url, { headers }));
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });
});

describe('content double, drafts', () => {
  it('[call.cms.1] shows a draft in the drafts perspective only', async () => {
    const { client } = openLake();
    const query = '*[_id == "home"][0]{"heading": sections[0].heading, _originalId}';
    await client({ token }).createOrReplace({
      _id: 'drafts.home',
      _type: 'home',
      sections: [{ _key: 'k1', _type: 'hero', heading: 'The hour before' }],
    });
    expect(await client().fetch(query)).toEqual({ heading: 'The hour after six', _originalId: null });
    expect(await client({ token: viewerToken, perspective: 'drafts' }).fetch(query)).toEqual({
      heading: 'The hour before',
      _originalId: 'drafts.home',
    });
  });

  it('shows a release above the draft when it stands above it in the stack', async () => {
    const { client } = openLake();
    const editor = client({ token });
    await editor.create({ _id: 'drafts.page-note', _type: 'page', title: 'Draft' });
    await editor.create({ _id: 'versions.rSpring.page-note', _type: 'page', title: 'Spring' });
    const query = '*[_id == "page-note"][0].title';
    const stacked = client({ token: viewerToken, perspective: ['rSpring', 'drafts'] });
    expect(await stacked.fetch(query)).toBe('Spring');
    expect(await client({ token: viewerToken, perspective: ['drafts'] }).fetch(query)).toBe('Draft');
    expect(await client().fetch(query)).toBeNull();
  });

  it('hides drafts from anonymous clients in every perspective and by id', async () => {
    const { client } = openLake();
    await client({ token }).create({ _id: 'drafts.page-secret', _type: 'page', title: 'Secret' });
    expect(await refusalOf(client({ perspective: 'drafts' }).fetch('*'))).toMatchObject({ statusCode: 403 });
    expect(await client({ perspective: 'raw' }).fetch('*[title == "Secret"]')).toEqual([]);
    expect(await client().getDocument('drafts.page-secret')).toBeUndefined();
    expect(await client({ token }).getDocument('drafts.page-secret')).toMatchObject({ title: 'Secret' });
  });
});

describe('content double, mutations', () => {
  it('shows an edit to the next query and gives the document a new revision', async () => {
    const { client } = openLake();
    const before = await client().fetch('*[_id == "settings"][0]{_rev, _updatedAt}');
    await client({ token })
      .patch('settings')
      .set({ 'footer.footerLinkGroups[_key=="k2"].title': 'Looking after it' })
      .unset(['newBanner.siteBanner[0]'])
      .insert('after', 'emptyCart[-1]', [{ title: 'Swim', url: '/collections/swim' }])
      .commit({ autoGenerateArrayKeys: true });
    const after = await client().fetch(
      '*[_id == "settings"][0]{_rev, "title": footer.footerLinkGroups[1].title, "messages": count(newBanner.siteBanner), "last": emptyCart[-1]}',
    );
    expect(after).toMatchObject({
      title: 'Looking after it',
      messages: 2,
      last: { title: 'Swim', _key: expect.any(String) },
    });
    expect(after._rev).not.toBe(before._rev);
  });

  it('refuses writes without a token and by a viewer', async () => {
    const { client } = openLake();
    const page = { _type: 'page', title: 'Note' };
    expect(await refusalOf(client().create(page))).toMatchObject({ statusCode: 401 });
    expect(await refusalOf(client({ token: viewerToken }).create(page))).toMatchObject({ statusCode: 403 });
  });

  it('commits all of a transaction or nothing', async () => {
    const { client } = openLake();
    const editor = client({ token });
    const failed = editor
      .transaction()
      .create({ _id: 'page-one', _type: 'page' })
      .create({ _id: 'settings', _type: 'settings' })
      .commit();
    expect(await refusalOf(failed)).toMatchObject({ statusCode: 409 });
    expect(await client().getDocument('page-one')).toBeUndefined();
  });

  it('returns 409 for a patch of another revision, and 400 for an unknown operation', async () => {
    const { client } = openLake();
    const editor = client({ token });
    const stale = editor.patch('settings').ifRevisionId('old').set({ accountLinks: [] }).commit();
    expect(await refusalOf(stale)).toMatchObject({ statusCode: 409 });
    const operation = { unknownOperation: { title: 'x' } };
    const unknown = editor.mutate([{ patch: { id: 'settings', ...operation } }]);
    expect(await refusalOf(unknown)).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('unknownOperation'),
    });
  });

  it('returns 409 when a document to delete is referenced, and deletes any other', async () => {
    const { client } = openLake();
    const editor = client({ token });
    expect(await refusalOf(editor.delete('page-returns'))).toMatchObject({ statusCode: 409 });
    await editor.create({ _id: 'page-alone', _type: 'page' });
    await editor.delete('page-alone');
    expect(await client().getDocument('page-alone')).toBeUndefined();
  });

  it('supports createIfNotExists, patches by query, inc, setIfMissing and dryRun', async () => {
    const { client } = openLake();
    const editor = client({ token });
    await editor.createIfNotExists({ _id: 'page-note', _type: 'page', title: 'First', visits: 1 });
    await editor.createIfNotExists({ _id: 'page-note', _type: 'page', title: 'Second' });
    await editor
      .patch({ query: '*[_type == "page" && title == $title]', params: { title: 'First' } })
      .inc({ visits: 2 })
      .setIfMissing({ title: 'Third', season: 'Winter' })
      .commit();
    await editor.delete('page-note', { dryRun: true });
    expect(await client().getDocument('page-note')).toMatchObject({
      title: 'First',
      visits: 3,
      season: 'Winter',
    });
  });

  it('undoes every edit when the world is reset', async () => {
    const { client, world } = openLake();
    await client({ token }).patch('settings').set({ 'newsletter.heading': 'Changed' }).commit();
    expect(await client().fetch('*[_id == "settings"][0].newsletter.heading')).toBe('Changed');
    await world.reset();
    expect(await client().fetch('*[_id == "settings"][0].newsletter.heading')).toBe('Letters from the house');
  });
});

describe('content double, pictures', () => {
  it('[const.images.2] serves a picture at the requested width and in the requested format', async () => {
    const { client, server } = openLake();
    const path: string = await client().fetch('*[_id == "home"][0].sections[0].image.asset->path');
    const response = await server(new Request(`${lakeOrigin}/${path}?w=400&fm=webp&q=85`));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { default: sharp } = await import('sharp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 225, format: 'webp' });
  });

  it('crops by an editor’s rectangle before it scales', async () => {
    const { client, server } = openLake();
    const path: string = await client().fetch('*[_id == "home"][0].sections[0].image.asset->path');
    const response = await server(new Request(`${lakeOrigin}/${path}?rect=200,0,400,800&w=100&fm=png`));
    const { default: sharp } = await import('sharp');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 100,
      height: 200,
    });
  });

  it('serves drawings unchanged, returns 404 for a missing picture and 400 for invalid parameters', async () => {
    const { client, server } = openLake();
    const paths: string[] = await client().fetch(
      '*[_type == "sanity.imageAsset" && extension == "svg"].path',
    );
    const drawing = await server(new Request(`${lakeOrigin}/${paths[0]}?w=100`));
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    const missing = await server(
      new Request(`${lakeOrigin}/images/${contentProject.projectId}/production/abc-1x1.webp`),
    );
    expect(missing.status).toBe(404);
    const picture: string = await client().fetch('*[_id == "home"][0].sections[0].image.asset->path');
    expect((await server(new Request(`${lakeOrigin}/${picture}?w=wide`))).status).toBe(400);
  });
});
