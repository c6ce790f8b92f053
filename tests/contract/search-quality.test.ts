import { tidySearchText } from '@storefront/core/search/search-text';
import { expect, it } from 'vitest';
import { judgeSearches, openSearch, shareRight } from './judge-searches.ts';
import { exactSearches } from './judged-searches.ts';

it('shows a right piece among the first four styles of at least 95 % of the judged searches of each class', async () => {
  const judgements = await judgeSearches();
  expect(judgements.length).toBeGreaterThanOrEqual(60);
  for (const kind of new Set(judgements.map((judgement) => judgement.kind))) {
    const ofKind = judgements.filter((judgement) => judgement.kind === kind);
    const wrong = ofKind.filter(({ isRight }) => !isRight).map(({ text, shown }) => [text, ...shown]);
    expect(shareRight(ofKind), `${kind} ${JSON.stringify(wrong)}`).toBeGreaterThanOrEqual(95);
  }
}, 60_000);

it('shows pieces of the kind that was named and none that merely mention it, and nothing for what the shop does not sell', async () => {
  const search = await openSearch();
  for (const [text, ...titles] of exactSearches) {
    const { leads } = await search(text);
    expect([text, ...leads.map(({ title }) => title)]).toEqual([text, ...titles]);
  }
}, 60_000);

it('shows pieces of either kind that an “or” joins', async () => {
  const search = await openSearch();
  const { leads, corrected } = await search('red or blue dress');
  const colours = ['oxblood', 'dusk-blue', 'navy'];
  const colourOf = ({ tags }: { tags: readonly string[] }) =>
    colours.find((colour) => tags.includes(`color-${colour}`));
  expect(corrected).toBeNull();
  expect(new Set(leads.map(colourOf))).toContain('oxblood');
  expect(new Set(leads.map(colourOf)).size).toBeGreaterThan(1);
  expect(leads.map(colourOf)).not.toContain(undefined);
});

it('shows reduced pieces where a cheap one is wanted', async () => {
  const search = await openSearch();
  const { leads } = await search('cheap dress');
  expect(leads.length).toBeGreaterThan(0);
  for (const { handle, tags } of leads)
    expect([handle, ...tags]).toContainEqual(expect.stringMatching(/^sale/));
});

it('shows dresses where a gorgeous one is wanted and no text calls one so, and says so', async () => {
  const search = await openSearch();
  const { leads, corrected } = await search('gorgeous dress');
  expect(corrected).toBe('dress');
  expect(leads.length).toBeGreaterThan(4);
  expect((await search('gorgeous top')).corrected).toBe('top');
});

it.each([
  ['2,000 characters', 'chenille '.repeat(222)],
  ['emoji', '👗👗'],
  ['markup', '<img src=x onerror=alert(1)>qqzz'],
  ['marks of search syntax', '"(*) \\ -'],
  ['words that say nothing', 'something for women'],
  ['names of object fields', '__proto__ constructor'],
])('a search of %s finds nothing, and says so', async (_, text) => {
  const search = await openSearch();
  expect(await search(tidySearchText(text))).toEqual({ leads: [], corrected: null });
});
