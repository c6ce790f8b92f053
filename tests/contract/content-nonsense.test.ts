import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '@storefront/core/fault';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';
import { type Mutilation, mutilationsAt, withMutilation } from './answer-mutilations.ts';
import { type Place, placesIn, valueAt } from './places.ts';

type Method = keyof ContentReader;
type Call = (reader: ContentReader) => Promise<unknown>;

/** Every method; the compiler complains about a missing one. */
const calls: Readonly<Record<Method, Call>> = {
  shell: (reader) => reader.shell(),
  home: (reader) => reader.home(),
  notFound: (reader) => reader.notFound(),
  product: (reader) => reader.product('aurelia-slip-dress-oxblood'),
  productTexts: (reader) => reader.productTexts(),
  collection: (reader) => reader.collection('evening'),
  setOffer: (reader) => reader.setOffer(),
  sizeGuides: (reader) => reader.sizeGuides(),
  siteData: (reader) => reader.siteData(),
  page: (reader) => reader.page('atelier'),
  pageSlugs: (reader) => reader.pageSlugs(),
  allPageSlugs: (reader) => reader.allPageSlugs(),
  story: (reader) => reader.story('cut-on-the-cross'),
  campaign: (reader) => reader.campaign('nocturne'),
  documentPath: (reader) => reader.documentPath({ type: 'story', slug: 'on-the-bias', id: null }),
  searchDocuments: (reader) => reader.searchDocuments({ type: 'campaign' }),
  documents: (reader) => reader.documents('story'),
  routeRule: (reader) => reader.routeRule('/pages/refer-a-friend'),
  pathsWithRouteRule: (reader) => reader.pathsWithRouteRule(['/pages/about', '/blogs/journal']),
  storeProducts: (reader) => reader.storeProducts(['odile-balconette-bra-black']),
};
const methods = Object.keys(calls).filter((name): name is Method => name in calls);

const { projectId, dataset } = contentProject;
const options = { projectId, dataset, apiHost: lakeOrigin, timeoutMs: 2_000 };

interface Answer {
  body: unknown;
  content: unknown;
}

const RUNS = 150;

/** What the CMS returned to each method, and what the reader made of it. */
const recorded = new Map<Method, Answer>();

beforeAll(async () => {
  const lake = openLake();
  for (const method of methods) {
    let body: unknown;
    const recording: typeof fetch = async (url, init) => {
      const response = await lake.fetch(url, init);
      body = await response.clone().json();
      return response;
    };
    const content = await calls[method](createContentReader({ ...options, fetch: recording }));
    recorded.set(method, { body, content });
  }
  lake.world.close();
});
afterAll(() => recorded.clear());

function answerTo(method: Method): Answer {
  const answer = recorded.get(method);
  if (answer === undefined) throw new Error(`Nothing is recorded of ${method}.`);
  return answer;
}

/** What a method makes of an answer, and what it reports. */
async function readFrom(method: Method, body: unknown) {
  const problems: string[] = [];
  const report = ({ say }: Fault) => problems.push(say);
  const reader = createContentReader({ ...options, fetch: async () => Response.json(body), report });
  const outcome = await calls[method](reader).then(
    (content) => ({ content }),
    (fault: Fault) => ({ fault: `${fault.kind} ${fault.code}` }),
  );
  return { outcome, problems };
}

const failure = { fault: 'outside content-unavailable' };

/** The section that editors filled in at this place; null for all other places. */
function sectionAt(place: Place): Place | null {
  const at = place.findIndex((step, index) => step === 'sections' && typeof place[index + 1] === 'number');
  const field = place[at + 2];
  return at < 0 || field === undefined || field === '_key' || field === '_type'
    ? null
    : place.slice(0, at + 2);
}

/** The size table that editors filled in at this place; null for all other places. */
function sizeTableAt(place: Place): Place | null {
  const at = place.indexOf('sizeGuideTables');
  return at < 0 || typeof place[at + 1] !== 'number' ? null : place.slice(0, at + 2);
}

/** The same mutilation with the list of size tables empty, where it has put something else into the list. */
function withoutTables({ place, value }: Mutilation): Mutilation | null {
  const isList = place.at(-1) === 'sizeGuideTables' && Array.isArray(value) && value.length > 0;
  return isList ? { place, value: [] } : null;
}

/** The same mutilation of a cell or of a list of cells, with the cells empty; null for all others. */
function withEmptyCells({ place, value }: Mutilation): Mutilation | null {
  if (place.at(-2) === 'cells') return { place, value: '' };
  return place.at(-1) === 'cells' && Array.isArray(value) ? { place, value: value.map(() => '') } : null;
}

/** Fields that the CMS itself fills in. Any other may be null: an editor left it empty. */
const ownFields: readonly unknown[] = ['_id', '_updatedAt', '_rev', '_type'];

/** Something that no editor can do to a recorded answer. */
function mutilationOf(method: Method): fc.Arbitrary<Mutilation> {
  const { body } = answerTo(method);
  const mutilations = placesIn(body)
    .filter(([first]) => first === 'result')
    .map((place) => {
      const mayBeNull = !ownFields.includes(place.at(-1));
      return mutilationsAt(body, { place, mayBeNull, mayBeMissing: false });
    });
  return fc
    .constantFrom(...mutilations.filter(({ length }) => length > 0))
    .chain((atOnePlace) => fc.constantFrom(...atOnePlace));
}

/** A copy of an answer without one of its sections or size tables. */
function withoutPart(body: unknown, part: Place): unknown {
  const place = part.slice(0, -1);
  const parts: unknown = valueAt(body, place);
  if (!Array.isArray(parts)) throw new Error(`No list is at ${place.join('.')}.`);
  const value = parts.toSpliced(Number(part.at(-1)), 1);
  return withMutilation(body, { place, value });
}

describe('[error.9] an answer of the CMS', () => {
  it.each(methods)('is read by %s, and the recorded one is not empty', (method) => {
    const { content } = answerTo(method);
    expect(content).not.toBeNull();
    expect(JSON.stringify(content).length).toBeGreaterThan(15);
  });

  it.each(methods)(
    '[property] is used by %s as a whole or not at all, and never as an absence',
    { timeout: 60_000 },
    async (method) => {
      const { body, content } = answerTo(method);
      let noticed = 0;
      await fc.assert(
        fc.asyncProperty(mutilationOf(method), async (mutilation) => {
          const { outcome, problems } = await readFrom(method, withMutilation(body, mutilation));
          if (isDeepStrictEqual(outcome, { content })) return;
          noticed += 1;
          const empty = withEmptyCells(mutilation);
          if (empty !== null) {
            expect({ outcome, problems }).toEqual(await readFrom(method, withMutilation(body, empty)));
            return;
          }
          const table = sizeTableAt(mutilation.place);
          const part = table ?? sectionAt(mutilation.place);
          const tables = withoutTables(mutilation);
          if (tables === null && (part === null || (table === null && 'fault' in outcome))) {
            expect(outcome).toEqual(failure);
            return;
          }
          const rest = tables ? withMutilation(body, tables) : withoutPart(body, part ?? []);
          const without = await readFrom(method, rest);
          expect(outcome).toEqual(without.outcome);
          expect(problems).toEqual([
            expect.stringMatching(/^Problem loading part of '.+'/),
            ...without.problems,
          ]);
        }),
        { numRuns: RUNS },
      );
      // Some change nothing: what the schema does not know is not read.
      expect(noticed).toBeGreaterThan(RUNS / 2);
    },
  );

  it.each(methods)('whose every text is a number is a failure of %s', async (method) => {
    const swapped = JSON.parse(JSON.stringify(answerTo(method).body), (_, value) =>
      typeof value === 'string' ? 7 : value,
    );
    expect((await readFrom(method, swapped)).outcome).toEqual(failure);
  });

  it('[property] is used as a whole or not at all by the reader of the settings’ endpoint, too', {
    timeout: 60_000,
  }, async () => {
    const { body, content } = answerTo('shell');
    await fc.assert(
      fc.asyncProperty(mutilationOf('shell'), async (mutilation) => {
        const answer = withMutilation(body, mutilation);
        const reader = createShellReader({ ...options, fetch: async () => Response.json(answer) });
        const outcome = await reader.shell().catch((fault: Fault) => fault.kind);
        expect(outcome === 'outside' ? content : outcome).toEqual(content);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('[error.9] a section that holds a value of another type', () => {
  const sections = ['result', 'sections'];
  const broken = (...places: number[]) =>
    places.reduce<unknown>(
      (body, at) =>
        withMutilation(body, { place: [...sections, at, at === 0 ? 'heading' : 'link'], value: 7 }),
      answerTo('home').body,
    );

  it('is left out alone, and the log names its document', async () => {
    const { outcome, problems } = await readFrom('home', broken(0));
    expect(outcome).toEqual(
      (await readFrom('home', withoutPart(answerTo('home').body, [...sections, 0]))).outcome,
    );
    expect(problems).toEqual(["Problem loading part of 'home', document home"]);
  });

  it('is a failure of the whole answer beside a second one', async () => {
    expect(await readFrom('home', broken(0, 1))).toEqual({ outcome: failure, problems: [] });
  });
});
