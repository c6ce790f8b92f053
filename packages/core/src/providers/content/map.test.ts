import { describe, expect, it } from 'vitest';
import { emptyShell } from './empty-shell.fixture.ts';
import type { QueryResults } from './generated/query-results.ts';
import { mapShell } from './map/map-shell.ts';
import { mapHome, mapNotFound, mapProduct, mapProductTexts } from './map.ts';
import { createImageMapper } from './parts/map-image.ts';

type QueryResult<Name extends keyof QueryResults> = NonNullable<QueryResults[Name]>;

const toImage = createImageMapper({ projectId: 'p1', dataset: 'production', baseUrl: 'http://cms.test' });
const ref = 'image-abc123-1600x900-webp';
const picture = { ref, alt: 'Silk', crop: null, hotspot: null };
const target = { _type: 'page' as const, slug: 'returns', store: null };
const link = { _key: 'l1', title: 'Returns', url: null, target };
const block = (text: string) => ({
  _type: 'block' as const,
  style: 'normal',
  listItem: null,
  children: [{ text, marks: null }],
  markDefs: null,
});

const always = { isHidden: null, shownFrom: null, shownUntil: null, countries: null };
const rail = { ...always, _type: 'productRail' as const, link: null, collection: null, profile: null };

/** A result that breaks the schema, as a half-migrated dataset would return it. */
function broken<Name extends keyof QueryResults>(_name: Name, json: string): QueryResult<Name> {
  return JSON.parse(json);
}

describe('pictures', () => {
  it('have an address without a width, and the size of their id', () => {
    expect(toImage(picture)).toEqual({
      src: 'http://cms.test/images/p1/production/abc123-1600x900.webp',
      width: 1600,
      height: 900,
      alt: 'Silk',
      focus: null,
    });
  });

  it('have the editor’s crop, and the hotspot as the focus within the crop', () => {
    const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.5 };
    const image = toImage({ ...picture, crop, hotspot: { x: 0.5, y: 0.25 } });
    expect(image).toMatchObject({ width: 800, height: 450, focus: { x: 0.5, y: 0.5 } });
    expect(image?.src).toBe('http://cms.test/images/p1/production/abc123-1600x900.webp?rect=400,0,800,450');
  });

  it.each(['', 'image-abc', 'file-abc-pdf', 'image-abc-0x9-webp', 'http://evil.example/a.webp', null])(
    'are null for the reference %j',
    (bad) => {
      expect(toImage({ ...picture, ref: bad })).toBeNull();
    },
  );
});

describe('shell', () => {
  it('[entity.cms-settings-document.1] leaves out a menu link without slug and shows columns only in a dropdown', () => {
    const column = {
      title: 'Shop',
      links: [{ ...link, storyLinkToggle: null, story: null, linkImage: picture }],
    };
    const none = { title: null, links: null };
    const row = {
      ...link,
      hasDropdown: true,
      dropdownImage: picture,
      dropdownCaption: 'Odile',
      dropdownLink: null,
      left: column,
      middle: none,
      right: none,
    };
    const { menu } = mapShell(
      {
        ...emptyShell,
        menu: [
          row,
          { ...row, _key: 'l2', hasDropdown: false },
          { ...row, _key: 'l3', target: { ...target, slug: null } },
          { ...row, _key: 'l4', target: { ...target, slug: null }, left: none },
        ],
      },
      toImage,
    );
    expect(menu.map(({ key, columns }) => [key, columns.length])).toEqual([
      ['l1', 1],
      ['l2', 0],
      ['l3', 1],
    ]);
    expect(menu[2]?.href, 'a line without a target leads where its first link does').toBe(
      menu[2]?.columns[0]?.links[0]?.href,
    );
    expect(menu[0]).toMatchObject({ href: '/pages/returns', imageCaption: 'Odile', image: { alt: '' } });
  });

  it('[entity.cms-settings-document.2] links a toggled column link to its story', () => {
    const story = { _type: 'story' as const, slug: 'washing-silk', store: null };
    const links = [{ ...link, storyLinkToggle: true, story, linkImage: null }];
    const { mobileMenu } = mapShell(
      {
        ...emptyShell,
        mobileLinks: [{ ...link, left: { title: null, links }, right: { title: null, links: null } }],
      },
      toImage,
    );
    expect(mobileMenu.links[0]?.columns[0]?.links[0]?.href).toBe('/stories/washing-silk');
  });

  it('[entity.cms-settings-document.5] prefers the new banner, and accepts only two hexadecimal colours that are read well on each other', () => {
    const olderMessages = [{ _key: 'o1', title: 'Free shipping', text: 'over $250' }];
    const bannerColours = { background: '#17131a', text: 'red;}body{display:none' };
    const older = mapShell({ ...emptyShell, olderMessages, bannerColours }, toImage).banner;
    const unset = { background: null, colour: null };
    expect(older).toMatchObject(unset);
    const coloured = (background: string, text: string) =>
      mapShell({ ...emptyShell, olderMessages, bannerColours: { background, text } }, toImage).banner;
    expect(coloured('#ffffff', '#777777')).toMatchObject(unset);
    expect(coloured('#17131a', '#f6f1e7')).toMatchObject({ background: '#17131a', colour: '#f6f1e7' });
    const text = [{ kind: 'p', spans: [{ text: 'over $250' }] }];
    expect(older?.messages).toEqual([{ key: 'o1', title: 'Free shipping', text }]);
    const halves = [
      { _key: 'o1', title: ' ', text: 'over $250' },
      { _key: 'o2', title: 'Free shipping', text: null },
      { _key: 'o3', title: null, text: '' },
    ];
    expect(mapShell({ ...emptyShell, olderMessages: halves }, toImage).banner?.messages).toEqual([
      { key: 'o1', text },
      { key: 'o2', title: 'Free shipping', text: [] },
    ]);
    const messages = [{ _key: 'n1', bannerText: [block('New')] }];
    expect(
      mapShell({ ...emptyShell, messages, olderMessages }, toImage).banner?.messages.map(({ key }) => key),
    ).toEqual(['n1']);
    expect(mapShell(emptyShell, toImage).banner).toBeNull();
  });

  it('[const.us-policy.2] writes the shipping of the US for terms in a banner, which other countries replace', () => {
    const text = 'Complimentary {shipping} {shipping terms}';
    const { banner } = mapShell(
      { ...emptyShell, olderMessages: [{ _key: 'o1', title: null, text }] },
      toImage,
    );
    expect(banner?.messages[0]?.text[0]?.spans).toEqual([
      { text: 'Complimentary ' },
      { text: 'shipping', term: 'shipping' },
      { text: ' ' },
      { text: 'from $250', term: 'shipping terms' },
    ]);
  });

  it('[entity.cms-settings-document.8] joins the parts of the cart’s banner, or shows the shipping text', () => {
    const parts = [
      { _type: 'text' as const, text: 'Wrapped in tissue. ', ...link, title: null, target: null },
      { _type: 'internalLink' as const, text: null, ...link },
    ];
    const cartBanner = {
      showBanner: true,
      bannerType: 'custom' as const,
      shippingBanner: [block('By noon')],
      cartBanner: parts,
    };
    expect(mapShell({ ...emptyShell, cartBanner }, toImage).cartBanner?.[0]?.spans).toEqual([
      { text: 'Wrapped in tissue. ' },
      { text: 'Returns', href: '/pages/returns' },
    ]);
    const shipping = { ...cartBanner, bannerType: 'shipping' as const };
    expect(mapShell({ ...emptyShell, cartBanner: shipping }, toImage).cartBanner?.[0]?.spans).toEqual([
      { text: 'By noon' },
    ]);
    expect(
      mapShell({ ...emptyShell, cartBanner: { ...cartBanner, showBanner: false } }, toImage).cartBanner,
    ).toBeNull();
  });

  it('[entity.cms-settings-document.13] has the shipping text of bridal products, for the bag', () => {
    const shippingBridal = [block('Made to order.')];
    expect(mapShell({ ...emptyShell, shippingBridal }, toImage).shippingBridal?.[0]?.spans).toEqual([
      { text: 'Made to order.' },
    ]);
  });

  it('maps invalid values of a half-migrated dataset to empty parts', () => {
    const shell = mapShell(
      broken(
        'shell',
        '{"menu":[null,7,{"title":3}],"messages":"soon","footerGroups":[{"title":"Care","links":[{}]}],"help":{"phone":{"url":"javascript:x","text":"Call"}},"cartBanner":{"showBanner":true,"cartBanner":{}},"newsletter":{"heading":[]},"seo":{"image":{"ref":9}}}',
      ),
      toImage,
    );
    expect(shell).toMatchObject({ revision: '', banner: null, menu: [], newsletter: null, cartBanner: null });
    expect(shell.footer.groups).toEqual([]);
    expect(shell.help).toEqual({ phone: null, email: null });
  });

  it('has a revision made of the time of publication and the revision id', () => {
    expect(mapShell(emptyShell, toImage).revision).toBe(`${Date.UTC(2026, 10, 1, 8)}-r1`);
  });
});

describe('home', () => {
  const hero = {
    ...always,
    _key: 's1',
    _type: 'hero' as const,
    heading: 'Six',
    text: null,
    link: null,
    image: picture,
    mobileImage: null,
    film: null,
    tone: 'dark' as const,
  };

  it('keeps the editor’s order of sections and leaves out incomplete ones', () => {
    const home = mapHome(
      {
        sections: [
          { ...always, _key: 's2', _type: 'quote', quote: 'Nobody sees it.', source: null },
          hero,
          { ...hero, _key: 's3', image: { ...picture, ref: null } },
          { ...rail, _key: 's4', heading: 'New', handles: ['a', null, 'b'] },
          { ...rail, _key: 's5', heading: 'Gone', handles: [null] },
        ],
        seo: null,
      },
      toImage,
    );
    expect(home.sections.map(({ key }) => key)).toEqual(['s2', 's1', 's4']);
    expect(home.sections[2]).toMatchObject({ handles: ['a', 'b'] });
  });
});

describe('product and its texts', () => {
  it('[entity.cms-product.3] lists each slug of complete-the-look once', () => {
    const product = {
      seo: null,
      description: [block('Cut on the cross.')],
      setProducts: ['robe', null, 'mule', 'robe'],
    };
    expect(mapProduct(product, toImage)).toMatchObject({
      description: [{ kind: 'p', spans: [{ text: 'Cut on the cross.' }] }],
      setProducts: ['robe', 'mule'],
    });
  });

  it('[entity.cms-settings-document.9] maps colours by name, and leaves out tags without a text', () => {
    const texts = mapProductTexts({
      shipping: [block('Free from $250.')],
      shippingCollective: null,
      shippingBridal: null,
      collectionSaleTags: [
        { tag: 'sale-30', text: '30% off' },
        { tag: 'mute', text: null },
      ],
      productSaleTags: null,
      sizeGuideTags: [{ tag: 'size-runs-small', text: null, quickAddText: '*Runs smaller' }],
      colours: [
        {
          colors: [
            { title: 'Oxblood', hex: '#6a1522' },
            { title: 'Odd', hex: 'oxblood' },
          ],
        },
      ],
    });
    expect(texts.colours).toEqual({ Oxblood: '#6a1522' });
    expect(texts.collectionSaleTags).toEqual([{ tag: 'sale-30', text: '30% off' }]);
    expect(texts.sizeGuideTags).toEqual([
      { tag: 'size-runs-small', text: null, quickAddText: '*Runs smaller' },
    ]);
  });

  it('[entity.cms-settings-document.19] keeps what a not-found page without a title says', () => {
    const page = { title: 'Gone', body: null, bannerImage: null, collectionTitle: 'While you are here' };
    expect(mapNotFound(page, toImage)).toEqual({
      title: 'Gone',
      body: [],
      bannerImage: null,
      collectionTitle: 'While you are here',
    });
    expect(mapNotFound({ ...page, title: null }, toImage)).toMatchObject({
      title: null,
      collectionTitle: 'While you are here',
    });
  });
});
