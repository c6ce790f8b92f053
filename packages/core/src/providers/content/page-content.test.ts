import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { problemsIn } from './content-problems.ts';
import type { QueryResults } from './generated/query-results.ts';
import { queryShapes } from './generated/query-shapes.ts';
import { mapPage } from './map/map-editorial.ts';
import { createImageMapper } from './parts/map-image.ts';
import { contentQueries } from './queries.ts';
import { readResult } from './read-result.ts';
import { mapSections } from './sections/section-registry.ts';

const toImage = createImageMapper({ projectId: 'p1', dataset: 'production', baseUrl: 'http://cms.test' });

const paragraph = (text: string, ...markDefs: object[]) => ({
  _key: 'b',
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text, marks: ['strong', 'blink', 'm1'] }],
  markDefs,
});
const quote = (key: string, more: object = {}) => ({
  _key: key,
  _type: 'quote',
  quote: `Quote ${key}`,
  ...more,
});

/** The page with these fields, as the CMS returns it and as the shop reads it. */
async function read(fields: object) {
  const page = { _id: 'page-care', _type: 'page', _updatedAt: '2026-11-01', title: 'Care', ...fields };
  const dataset = [{ ...page, slug: { current: 'care' } }];
  const found = await evaluate(parse(contentQueries.page), { dataset, params: { handle: 'care' } });
  const broken: unknown[] = [];
  const result = readResult<NonNullable<QueryResults['page']>>(await found.get(), queryShapes.page, (one) =>
    broken.push(one),
  );
  const problems = problemsIn('page', result, toImage).map(({ say, cause }) => `${say}: ${String(cause)}`);
  return { page: mapPage(result, toImage), problems, broken };
}

describe('a page as editors may leave it [screen.route-table.22]', () => {
  it('is complete with a title alone', async () => {
    const { page, problems } = await read({});
    expect(page).toMatchObject({ slug: 'care', title: 'Care', body: [], sections: [] });
    expect(problems).toEqual([]);
  });

  it('may link to itself, and to what is not published, which then stays words', async () => {
    const own = { _key: 'm1', _type: 'internalLink', reference: { _ref: 'page-care' } };
    const gone = { _key: 'm1', _type: 'internalLink', reference: { _ref: 'drafts.page-new' } };
    const { page, problems } = await read({ body: [paragraph('Here', own), paragraph('Nowhere', gone)] });
    expect(page?.body).toEqual([
      { kind: 'p', spans: [{ text: 'Here', strong: true, href: '/pages/care' }] },
      { kind: 'p', spans: [{ text: 'Nowhere', strong: true }] },
    ]);
    expect(problems).toContainEqual(
      expect.stringMatching(/'page', document page-care: .*'m1', leads nowhere/),
    );
  });

  it.each([
    ['a mark that nobody knows', [paragraph('Words')], "the mark 'blink' in a text is unknown"],
    [
      'an address that runs a script',
      [paragraph('Words', { _key: 'm1', _type: 'link', href: 'javascript:alert(1)' })],
      "'m1', leads nowhere",
    ],
    ['a block that nobody knows', [{ _key: 'x', _type: 'hologram' }], "the 'hologram' in a text is unknown"],
    [
      'a picture without a reference',
      [{ _key: 'x', _type: 'textImage', caption: 'Silk' }],
      "the 'textImage' in a text is unknown or lacks what it needs",
    ],
    [
      'pieces that were deleted',
      [{ _key: 'x', _type: 'textPieces', products: [{ _ref: 'gone' }, { _ref: 'drafts.robe' }] }],
      "2 of the 'handles' are deleted or not published",
    ],
    ['an empty table', [{ _key: 'x', _type: 'textTable', rows: [] }], "the 'textTable' in a text"],
  ])('logs with its id that its text has %s, and shows the rest', async (_, body, problem) => {
    const { page, problems } = await read({ body: [...body, paragraph('The rest')] });
    expect(page?.body.at(-1)).toMatchObject({ spans: [{ text: 'The rest' }] });
    expect(problems.join('\n')).toContain(`'page', document page-care: Error: `);
    expect(problems.join('\n')).toContain(problem);
  });

  it('[entity.page-metadata-source.2] may give its picture by an address instead of a reference', async () => {
    const src = 'https://cdn.example/care.webp';
    const { page, problems } = await read({ seo: { image: { src } } });
    expect(page?.seo.image).toEqual({ src });
    expect(problems).toEqual([]);
    const broken = await read({ seo: { image: { src: 'care.webp' } } });
    expect(broken.page?.seo.image).toBeNull();
    expect(broken.problems).toEqual([expect.stringContaining("is no picture's reference")]);
  });

  it('logs with its id which sections lost a piece or a pin', async () => {
    const image = { asset: { _ref: 'image-rail-1600x900-webp' } };
    const pins = [{ _key: 'gone', product: { _ref: 'gone' }, x: 1, y: 2 }];
    const { page, problems } = await read({
      sections: [
        { _key: 'a', _type: 'shoppable', heading: 'One slip', image, pins },
        { _key: 'b', _type: 'productRail', heading: 'New', products: [{ _ref: 'gone' }] },
        quote('c'),
      ],
    });
    expect(page?.sections.map(({ key }) => key)).toEqual(['a', 'c']);
    for (const lost of ["the pin 'gone' has no product", "1 of the 'handles'", "'productRail' b lacks"])
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`document page-care: .*${lost}`)));
  });

  it('logs which pins have no place on the picture that phones show instead', async () => {
    const image = { asset: { _ref: 'image-rail-1600x900-webp' } };
    const mobileImage = { asset: { _ref: 'image-rail-800x1000-webp' } };
    const pins = [{ _key: 'left', product: { _ref: 'gone' }, x: 1, y: 2, mobileX: 3 }];
    const rail = { _key: 'a', _type: 'shoppable', heading: 'One slip', image, pins };
    const loss = expect.stringContaining("'left' has no place on the picture for phones");
    expect((await read({ sections: [{ ...rail, mobileImage }] })).problems).toContainEqual(loss);
    expect((await read({ sections: [rail] })).problems).not.toContainEqual(loss);
  });

  it('keeps scripts as words, and no address that runs one', async () => {
    const bad = { _key: 'm1', _type: 'link', href: 'javascript:alert(1)' };
    const { page } = await read({ body: [paragraph('<script>alert(1)</script>', bad)] });
    expect(page?.body).toEqual([{ kind: 'p', spans: [{ text: '<script>alert(1)</script>', strong: true }] }]);
  });

  it('may have ten thousand words', async () => {
    const words = Array.from({ length: 100 }, (_, at) => paragraph(`${at} ${'silk '.repeat(100)}`));
    expect((await read({ body: words })).page?.body).toHaveLength(100);
  });

  it('loses only the section that is malformed, incomplete or unknown, and logs it with the document’s id', async () => {
    const { page, problems, broken } = await read({
      sections: [
        quote('a'),
        quote('b', { quote: 7 }),
        {
          _key: 'c',
          _type: 'imageGrid',
          images: [{ _key: 'i', image: { asset: { _ref: 'image-nonsense' } } }],
        },
        { _key: 'd', _type: 'carousel3d' },
        quote('e', { shownFrom: 'soon' }),
        quote('f'),
      ],
    });
    expect(page?.sections.map(({ key }) => key)).toEqual(['a', 'f']);
    expect(broken).toMatchObject([{ section: { _key: 'b' } }]);
    for (const lost of ["'imageGrid' c", "'image-nonsense'", "'carousel3d' d", "'quote' e"])
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`document page-care: .*${lost}`)));
  });

  it('has no hidden section, which is not a problem', async () => {
    const { page, problems } = await read({ sections: [quote('a', { isHidden: true }), quote('b')] });
    expect(page?.sections.map(({ key }) => key)).toEqual(['b']);
    expect(problems).toEqual([]);
  });

  it('[property] is mapped from any section whatsoever', () => {
    const kinds = fc.constantFrom(
      'passage',
      'faq',
      'video',
      'imageGrid',
      'contact',
      'figures',
      'marquee',
      'hero',
    );
    const section = fc.record({
      _key: fc.string({ minLength: 1 }),
      _type: kinds,
      text: fc.jsonValue(),
      questions: fc.jsonValue(),
      images: fc.jsonValue(),
      figures: fc.jsonValue(),
      phrases: fc.jsonValue(),
      heading: fc.jsonValue(),
      image: fc.jsonValue(),
      countries: fc.jsonValue(),
      shownFrom: fc.jsonValue(),
    });
    fc.assert(
      fc.property(section, (one) => {
        const sections: Parameters<typeof mapSections>[0] = JSON.parse(JSON.stringify([one]));
        expect(mapSections(sections, toImage).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
