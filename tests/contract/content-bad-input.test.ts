import type { SanityClient } from '@sanity/client';
import type { Fault } from '@storefront/core/fault';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';

let lake: ReturnType<typeof openLake>;
let editor: SanityClient;
let problems: string[];

beforeEach(() => {
  lake = openLake();
  editor = lake.client({ token: contentProject.editorToken });
  problems = [];
});
afterEach(() => lake.world.close());

function reader() {
  const { projectId, dataset } = contentProject;
  const report = ({ say, cause }: Fault) => problems.push(`${say}: ${String(Object(cause).message)}`);
  return createContentReader({
    projectId,
    dataset,
    apiHost: lakeOrigin,
    timeoutMs: 2_000,
    fetch: lake.fetch,
    report,
  });
}

/** The seeded settings with some fields changed, also to values that no editor could save. */
async function breakSettings(changes: Record<string, unknown>): Promise<void> {
  await editor.patch('settings').set(changes).commit();
}

describe('[error.9] invalid content', () => {
  it('valid content reports no fault', async () => {
    const { shell, home, notFound, productTexts, setOffer, sizeGuides, siteData, story } = reader();
    const found = await Promise.all([
      shell(),
      home(),
      notFound(),
      productTexts(),
      setOffer(),
      sizeGuides(),
      siteData(),
      story('cut-on-the-cross'),
    ]);
    expect(found.every((content) => content !== null)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('a menu link without slug gets the first target of its column, and nothing is dropped', async () => {
    const content = reader();
    const before = await content.shell();
    const clothing = before?.menu[1];
    if (clothing === undefined) throw new Error('The seed has no second line in its menu.');
    await editor.create({ _id: 'page-slugless', _type: 'page', title: 'Slugless' });
    await breakSettings({
      'menu.links[1].internalLink': { _type: 'reference', _ref: 'page-slugless' },
      'menu.links[1].url': null,
    });
    const after = await content.shell();
    expect(after?.menu).toEqual(before?.menu.with(1, { ...clothing, href: '/collections/clothing' }));
    expect(after?.footer).toEqual(before?.footer);
    expect(problems).toEqual([
      "Problem loading navigation: the link 'Clothing' has no title or leads nowhere",
    ]);
  });

  it('a picture with a malformed reference is dropped, and its link stays', async () => {
    await breakSettings({
      'menu.links[0].dropdownImage.asset': { _type: 'reference', _ref: 'image-z-jpg', _weak: true },
    });
    const shell = await reader().shell();
    expect(shell?.menu[0]).toMatchObject({ title: 'New', image: null });
    expect(shell?.menu[0]?.columns.length).toBeGreaterThan(0);
    expect(problems).toEqual(["Problem loading navigation: 'image-z-jpg' is no picture's reference"]);
  });

  it('an empty column and a dead link are dropped, and the other columns stay', async () => {
    await breakSettings({
      'mobileMenu.links[0].columnLeft': [],
      'mobileMenu.links[0].columnRight[0].storyLink': null,
      'footer.legalLinks[0].title': ' ',
    });
    const shell = await reader().shell();
    expect(shell?.mobileMenu.links[0]?.columns).toHaveLength(1);
    expect(problems.map((problem) => problem.replace(/:.*/, ''))).toEqual([
      'Problem loading mobile navigation',
      'Problem loading mobile navigation',
      'Problem loading footer',
    ]);
    expect(problems[0]).toContain("the column 'Just in' is empty");
  });

  it('a link with a missing target keeps its words', async () => {
    await breakSettings({
      'newBanner.siteBanner[0].bannerText[0].markDefs[0].reference': { _ref: 'page-gone', _weak: true },
    });
    const shell = await reader().shell();
    expect(shell?.banner?.messages[0]?.text[0]?.spans.at(-1)).toEqual({
      text: 'from $250',
      term: 'shipping terms',
    });
    expect(problems).toEqual(["Problem loading settings: a link in a text, 'm1', leads nowhere"]);
  });

  it('a message without words and an incomplete help entry are dropped, and the others stay', async () => {
    await breakSettings({ 'newBanner.siteBanner[0].bannerText': 'a string', 'help.phone.text': null });
    const shell = await reader().shell();
    expect(shell?.banner?.messages).toHaveLength(2);
    expect(shell?.help).toMatchObject({ phone: null, email: { text: expect.any(String) } });
    expect(problems).toEqual([
      expect.stringMatching(/^Problem loading settings: the banner's message '.+' has no words$/),
      "Problem loading settings: help's phone needs a text and an address that links may have",
    ]);
  });

  it('a footer group without a heading keeps its links', async () => {
    const before = (await reader().shell())?.footer.groups[2];
    await breakSettings({ 'footer.footerLinkGroups[2].title': null });
    const after = (await reader().shell())?.footer.groups[2];
    expect(after).toEqual({ title: null, links: before?.links });
  });

  it('a section without its required fields is dropped, and the fault names its kind and the page', async () => {
    await editor.patch('home').set({ 'sections[0].image': null }).commit();
    const home = await reader().home();
    expect(home?.sections.map(({ kind }) => kind)).not.toContain('hero');
    expect(home?.sections.length).toBeGreaterThan(4);
    expect(problems).toEqual([
      "Problem loading part of 'home', document home: the section 'hero' k1 lacks what it needs",
    ]);
  });

  it('a section with a value of another type is dropped, and the fault names the document and the field', async () => {
    const before = await reader().home();
    await editor.patch('home').set({ 'sections[0].heading': 7 }).commit();
    const after = await reader().home();
    expect(after).toEqual({ ...before, sections: before?.sections.slice(1) });
    expect(problems).toEqual([
      "Problem loading part of 'home', document home: the section 'hero' k1 is broken: content returned an answer of another shape, see heading.",
    ]);
  });

  it('two sections with values of other types are a failure of the CMS, so that the former page stays', async () => {
    await editor.patch('home').set({ 'sections[0].heading': 7, 'sections[1].heading': 7 }).commit();
    await expect(reader().home()).rejects.toMatchObject({ kind: 'outside', code: 'content-unavailable' });
    expect(problems).toEqual([]);
  });

  it('the only section with a value of another type is a failure, too: nothing of the page is readable', async () => {
    const { sections } = await editor.fetch('*[_id == "home"][0]{sections}');
    await editor
      .patch('home')
      .set({ sections: [{ ...sections[0], heading: 7 }] })
      .commit();
    await expect(reader().home()).rejects.toMatchObject({ kind: 'outside', code: 'content-unavailable' });
  });

  it('a section of a kind that is not known yet is dropped', async () => {
    const { sections } = await editor.fetch('*[_id == "home"][0]{sections}');
    await editor
      .patch('home')
      .set({ sections: [{ _key: 'new', _type: 'lookbook', pages: 7 }, ...sections] })
      .commit();
    expect((await reader().home())?.sections.map(({ key }) => key)).not.toContain('new');
    expect(problems).toEqual([
      "Problem loading part of 'home', document home: the section 'lookbook' new lacks what it needs",
    ]);
  });

  it('a story without a picture, with a deleted piece and an unknown mark keeps the rest, and each is logged with its id', async () => {
    const before = await reader().story('cut-on-the-cross');
    await editor
      .patch('story-cut-on-the-cross')
      .set({
        cover: null,
        'products[0]': { _key: 'gone', _type: 'reference', _ref: 'gone', _weak: true },
        'chapters[0].text[0].children[0].marks': ['blink'],
      })
      .commit();
    const after = await reader().story('cut-on-the-cross');
    expect(after).toEqual({ ...before, cover: null, products: before?.products.slice(1) });
    const part = "Problem loading part of 'story', document story-cut-on-the-cross";
    expect(problems.toSorted()).toEqual([
      `${part}: 1 of the 'products' are deleted or not published`,
      `${part}: the mark 'blink' in a text is unknown`,
      `${part}: the story has no picture`,
    ]);
  });

  it('a story without a title is left out of lists, which name it', async () => {
    const before = await reader().documents('story');
    await editor.patch('story-cut-on-the-cross').set({ title: ' ' }).commit();
    expect(await reader().documents('story')).toHaveLength(before.length - 1);
    expect(problems).toEqual([
      "Problem loading part of 'storyEntries', document cut-on-the-cross: it has no title",
    ]);
  });

  it('a picture that a list or the archive cannot show is logged with its document', async () => {
    await editor
      .patch('story-cut-on-the-cross')
      .set({ 'cover.asset': { _type: 'reference', _ref: 'image-z', _weak: true } })
      .commit();
    const content = reader();
    await content.documents('story');
    await content.searchDocuments({ type: 'story' });
    expect(problems).toEqual([
      expect.stringMatching(/'storyEntries', document cut-on-the-cross: 'image-z' is no picture/),
      expect.stringMatching(/'search for story', document story-cut-on-the-cross: 'image-z' is no picture/),
    ]);
  });

  it('a page without a title is a failure, not a missing page', async () => {
    await editor.patch('page-returns').set({ title: ' ' }).commit();
    await expect(reader().page('returns')).rejects.toMatchObject({
      kind: 'outside',
      say: expect.stringContaining('the document page-returns without a title'),
    });
  });

  it('unpublished settings are null, with a fault', async () => {
    const nobody = createContentReader({
      projectId: 'p1',
      dataset: 'production',
      timeoutMs: 500,
      fetch: async () => Response.json({ result: null }),
      report: ({ say }) => problems.push(say),
    });
    expect([await nobody.shell(), await nobody.siteData(), await nobody.product('gone')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(problems).toEqual(['Problem loading settings']);
  });

  it('settings that disappear, return and disappear again are reported twice', async () => {
    const settings = await editor.getDocument('settings');
    if (settings === undefined) throw new Error('The seed has no settings.');
    const content = reader();
    for (const _ of ['first', 'second']) {
      await editor.delete('settings');
      expect(await content.siteData()).toBeNull();
      expect(await content.siteData()).toBeNull();
      await editor.create(settings);
      expect(await content.siteData()).not.toBeNull();
    }
    const said = 'Problem loading settings: nobody has published the settings';
    expect(problems).toEqual([said, said]);
  });

  it('a problem on many pages is reported once', async () => {
    await breakSettings({ 'menu.links[1].title': '' });
    const content = reader();
    await content.shell();
    await content.shell();
    expect(problems).toHaveLength(1);
  });

  it('values of other types in the settings are a failure of the CMS, so that the former settings stay', async () => {
    const failure = { kind: 'outside', code: 'content-unavailable' };
    const content = reader();
    await breakSettings({ 'sizeGuides[0].shopifyTag': 5 });
    await expect(content.sizeGuides()).rejects.toMatchObject(failure);
    await breakSettings({ 'sizeGuides[0].shopifyTag': 'usg-bras', 'sizeGuides[1]': 7 });
    await expect(content.sizeGuides()).rejects.toMatchObject(failure);
    await breakSettings({ 'gtsBanner.showGtsBanner': 'yes' });
    await expect(content.setOffer()).rejects.toMatchObject(failure);
    await breakSettings({ 'searchService.productRecommendation.profile': 4 });
    await expect(content.siteData()).rejects.toMatchObject(failure);
    await breakSettings({ 'menu.links[0].title': { en: 'New' } });
    await expect(content.shell()).rejects.toMatchObject({
      ...failure,
      say: "Sanity returned no usable result for the query 'shell': content returned an answer of another shape, see menu.0.title.",
    });
    expect(await content.productTexts()).not.toBeNull();
  });
});
