import { stegaClean } from '@sanity/client/stega';
import { contentQueries } from '@storefront/core/providers/content/queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { type ContentPlatform, contentClient, startContentDouble } from './content-platforms.ts';
import { marksIn } from './stega-marks.ts';

const { editorToken, viewerToken } = contentProject;
const studioUrl = 'https://studio.test';
const handle = 'aurelia-slip-dress-oxblood';
const paramsOf: Partial<Record<keyof typeof contentQueries, Record<string, unknown>>> = {
  product: { handle },
  storeProducts: { handles: [handle] },
  page: { handle: 'returns' },
  story: { handle: 'cut-on-the-cross' },
  campaign: { handle: 'nocturne' },
  collection: { handle: 'new' },
  routeRule: { spellings: ['/pages/about'] },
};
/** Paths, slugs and URLs are never marked. */
const {
  routeRule: _routeRule,
  pathsWithRouteRule: _ruledPaths,
  pageSlugs: _slugs,
  allPageSlugs: _allSlugs,
  documentPath: _path,
  ...textQueries
} = contentQueries;

let platform: ContentPlatform;

beforeAll(async () => {
  platform = await startContentDouble();
  const editor = contentClient(platform, { token: editorToken });
  const settings = await editor.getDocument('settings');
  if (!settings) throw new Error('The double has no settings.');
  await editor.create({ ...settings, _id: 'drafts.settings' });
});
afterAll(() => platform.close());

const preview = () =>
  contentClient(platform, {
    token: viewerToken,
    perspective: 'drafts',
    stega: { enabled: true, studioUrl },
  });

describe('edit marks that Sanity’s own client creates from the double’s source maps', () => {
  it.each(Object.entries(textQueries))(
    'lead from each text of the query ‘%s’ to that text in its document',
    async (name, query) => {
      const params = Object.entries(paramsOf).find(([one]) => one === name)?.[1] ?? {};
      const result = await preview().fetch(query, params);
      const marks = marksIn(result);
      const drafts = contentClient(platform, { token: viewerToken, perspective: 'drafts' });
      const found = await drafts.fetch(
        `[${marks.map(({ id, path }) => `*[_id == "${id}"][0].${path}`).join(', ')}]`,
      );
      expect(found).toEqual(marks.map(({ text }) => text));
      expect(marks.length).toBeGreaterThan(0);
      expect(stegaClean(result)).toEqual(await drafts.fetch(query, params));
    },
  );

  it('name the draft, and the referenced document', async () => {
    const result = await preview().fetch(
      '*[_id == "settings"][0]{"links": menu.links[]{title, "to": internalLink->store.title}}',
    );
    const marks = marksIn(result);
    const [own] = marks.filter(({ at }) => at.endsWith('.title'));
    const [referred] = marks.filter(({ at }) => at.endsWith('.to'));
    expect(own).toMatchObject({
      id: 'settings',
      type: 'settings',
      path: expect.stringMatching(/^menu\.links\[_key=="/),
    });
    expect(referred).toMatchObject({ type: 'collection', path: 'store.title' });
  });

  it('are absent from literals of the query', async () => {
    const result = await preview().fetch(
      '*[_id == "settings"][0]{"heading": newsletter.heading, "same": "Letters from the house", "sum": newsletter.heading + "!"}',
    );
    expect(marksIn(result).map(({ at }) => at)).toEqual(['$.heading']);
  });
});
