import type { SanityClient } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { createPreviewReader } from '@storefront/core/providers/content/preview-reader';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { type ContentPlatform, contentClient, startContentDouble } from './content-platforms.ts';
import { marksIn } from './stega-marks.ts';

const handle = 'aurelia-slip-dress-oxblood';
const studioUrl = 'https://studio.test';

let platform: ContentPlatform;
let editor: SanityClient;

beforeAll(async () => {
  platform = await startContentDouble();
  editor = contentClient(platform, { token: contentProject.editorToken });
});
afterAll(() => platform.close());

const preview = (perspective?: string | string[]) =>
  createPreviewReader({
    ...platform.options,
    token: contentProject.viewerToken,
    studioUrl,
    ...(perspective === undefined ? {} : { perspective }),
  });

/** Everything that the provider reads. */
async function readAll(reader: ContentReader): Promise<Record<string, unknown>> {
  return {
    shell: await reader.shell(),
    home: await reader.home(),
    notFound: await reader.notFound(),
    product: await reader.product(handle),
    productTexts: await reader.productTexts(),
    collection: await reader.collection('evening'),
    setOffer: await reader.setOffer(),
    sizeGuides: await reader.sizeGuides(),
    siteData: await reader.siteData(),
    page: await reader.page('returns'),
    story: await reader.story('cut-on-the-cross'),
    campaign: await reader.campaign('nocturne'),
    stories: await reader.searchDocuments({ type: 'story' }),
    rule: await reader.routeRule('/pages/about'),
    products: await reader.storeProducts([handle]),
  };
}

describe('the reader of previews', () => {
  it('[state.content-preview.3] [state.content-preview.4] shows the draft, or the first release; the published reader shows neither', async () => {
    const page = { _type: 'page', slug: { current: 'note' } };
    await editor.create({ ...page, _id: 'page-note', title: 'Published' });
    await editor.create({ ...page, _id: 'drafts.page-note', title: 'Draft' });
    await editor.create({ ...page, _id: 'versions.rSpring.page-note', title: 'Spring' });
    const title = async (reader: ContentReader) => stegaClean((await reader.page('note'))?.title);
    expect(await title(preview())).toBe('Draft');
    expect(await title(preview('rSpring,drafts'))).toBe('Spring');
    expect(await title(preview(['rSpring']))).toBe('Spring');
    expect(await title(createContentReader(platform.options))).toBe('Published');
  });

  it('marks texts with their fields', async () => {
    const marks = marksIn(await preview().home());
    const hero = marks.find(({ text }) => text === 'The hour after six');
    expect(hero).toMatchObject({ id: 'home', type: 'home', path: 'sections[_key=="k1"][0].heading' });
    const everything = marksIn(await readAll(preview()));
    expect(everything.length).toBeGreaterThan(200);
    expect(new Set(everything.map(({ at }) => at.split('.')[1])).size).toBeGreaterThan(8);
  });

  it('marks only rendered texts: no handle, URL, key, colour, number, date, tag or SEO title', async () => {
    const drawn =
      /\.(title|titleLingerie|text|heading|quote|source|imageCaption|quickAddText|standfirst|byline|season|summary|instructionsHeading|bannerText|collectionTitle)$/;
    const marks = marksIn(await readAll(preview()));
    expect(marks.map(({ at }) => at).filter((at) => !drawn.test(at))).toEqual([]);
    expect(marks.map(({ at }) => at).filter((at) => /\.seo\.|\.colours\.|products\.\d+\./.test(at))).toEqual(
      [],
    );
  });

  it('returns the same as the published reader where there are no drafts', async () => {
    const [marked, plain] = [
      await readAll(preview('drafts')),
      await readAll(createContentReader({ ...platform.options, useCdn: false })),
    ];
    expect(stegaClean(marked)).toEqual(plain);
  });

  it('is refused without a token that can read drafts', async () => {
    const stranger = createPreviewReader({ ...platform.options, token: 'sk-stolen', studioUrl });
    await expect(stranger.home()).rejects.toMatchObject({ code: 'content-unavailable' });
  });
});

describe('the published reader', () => {
  it('never returns a mark, even where an editor pasted a marked text', async () => {
    const home = await preview().home();
    const marked = home?.sections.find(({ kind }) => kind === 'hero');
    const heading = marked?.kind === 'hero' ? marked.heading : '';
    expect(marksIn(heading)).toHaveLength(1);
    await editor.patch('home').set({ 'sections[_key=="k1"].heading': heading }).commit();
    expect(marksIn(await readAll(createContentReader(platform.options)))).toEqual([]);
  });

  it('requests no stale results of the CDN, and bypasses it when it needs a recent edit', async () => {
    const requested: URLSearchParams[] = [];
    const fetch = async (url: unknown) => {
      requested.push(new URL(String(url)).searchParams);
      return Response.json({ result: null });
    };
    await createContentReader({ ...platform.options, fetch }).home();
    await createContentReader({ ...platform.options, fetch, useCdn: false }).home();
    expect(requested.map((params) => [params.get('cacheMode'), params.get('perspective')])).toEqual([
      ['noStale', 'published'],
      [null, 'published'],
    ]);
  });
});
