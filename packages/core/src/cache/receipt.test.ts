import { describe, expect, it } from 'vitest';
import {
  findReceipt,
  isReached,
  type Receipt,
  readReceipt,
  readVersions,
  showsOlderDocument,
  showsVersions,
  subjectOf,
  subjectSource,
  type Versions,
} from './receipt.ts';

const builtAt = '2026-11-21T12:00:00.000Z';

describe('a receipt', () => {
  it('is read without malformed versions', () => {
    const sources = { 'product:slip': builtAt, 'product:gone': null, odd: 7 };
    expect(readReceipt({ builtAt, sources, more: 1 })).toEqual({
      builtAt,
      sources: { 'product:slip': builtAt, 'product:gone': null },
    });
  });

  it.each([
    null,
    'text',
    {},
    { builtAt },
    { sources: {} },
    { builtAt: 7, sources: {} },
    { builtAt, sources: null },
  ])('%j is none', (value) => {
    expect(readReceipt(value)).toBeNull();
  });

  it('is null when its sources are a text', () => {
    expect(readReceipt({ builtAt, sources: 'all' })).toBeNull();
  });

  it('says when a source failed', () => {
    const failed = { builtAt, sources: {}, hasFailedSources: true } as const;
    expect(readReceipt(failed)).toEqual(failed);
    expect(readReceipt({ ...failed, hasFailedSources: 'yes' })).toEqual({ builtAt, sources: {} });
  });

  it('is found in the HTML of its page', () => {
    const html = `<main></main><script type="application/json" id="receipt">{"builtAt":"${builtAt}","sources":{"product:a\\u003cb":null}}</script>`;
    expect(findReceipt(html)).toEqual({ builtAt, sources: { 'product:a<b': null } });
    expect(findReceipt('<main></main>')).toBeNull();
    expect(findReceipt('<script type="application/json" id="receipt">{</script>')).toBeNull();
  });
});

it('names the document that a page is about', () => {
  expect(subjectOf({ 'document:a': null, [subjectSource('b:c')]: builtAt })).toBe('b:c');
  expect(subjectOf({ 'document:a': null })).toBeNull();
});

describe('a page shows a version', () => {
  const older = '2026-11-21T11:59:59Z';
  const receipt = { builtAt, sources: { 'product:slip': builtAt, 'product:gone': null } };

  it.each([
    ['when it was built from it', { 'product:slip': builtAt }, true],
    ['when it was built from a newer one', { 'product:slip': older }, true],
    ['when each of several is there', { 'product:slip': older, 'product:gone': null }, true],
    ['unless it was built from an older one', { 'product:slip': '2026-11-21T12:00:01Z' }, false],
    ['unless one of several is older', { 'product:gone': null, 'product:slip': '2026-11-22' }, false],
    ['unless it shows what is gone', { 'product:slip': null }, false],
    ['unless it lacks what exists', { 'product:gone': builtAt }, false],
    ['when it does not show the source at all', { 'product:robe': builtAt, 'product:hat': null }, true],
    ['when nothing was announced', {}, true],
  ])('%s', (_, versions, isShown) => {
    expect(showsVersions(receipt, versions)).toBe(isShown);
  });

  it('unless a source failed, so that the page may show an older one', () => {
    const failed = { ...receipt, hasFailedSources: true } as const;
    expect(showsVersions(failed, { 'document:care': builtAt })).toBe(false);
    expect(showsVersions(failed, { 'product:slip': builtAt })).toBe(true);
  });

  it('in whatever time zone it is written', () => {
    expect(isReached('2026-11-21T07:00:00-05:00', '2026-11-21T12:00:00Z')).toBe(true);
    expect(isReached('2026-11-21T07:00:00-04:00', '2026-11-21T12:00:00Z')).toBe(false);
  });
});

describe('a document of the CMS on a page', () => {
  const [older, newer] = ['2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z'];
  const page = (sources: Receipt['sources']): Receipt => ({ builtAt: newer, sources });

  it.each<[boolean, string, Receipt['sources'], Versions]>([
    [true, 'older when another version is newer', { 'document:care': older }, { 'document:care': newer }],
    [false, 'not older when it is the known version', { 'document:care': newer }, { 'document:care': newer }],
    [false, 'not older when no other version is known', { 'document:care': older }, {}],
    [false, 'not older when it has no version', { 'document:care': null }, { 'document:care': newer }],
    [false, 'not meant when it is of the platform', { 'product:slip': older }, { 'product:slip': newer }],
  ])('[%s] is %s', (isOlder, _, sources, known) => {
    expect(showsOlderDocument(page(sources), known)).toBe(isOlder);
  });

  it('has a version that is a text, or none', () => {
    expect(readVersions({ 'document:care': newer, 'document:fit': null, 'document:bra': 5 })).toEqual({
      'document:care': newer,
      'document:fit': null,
    });
    expect([readVersions(null), readVersions('text')]).toEqual([{}, {}]);
  });
});
