import { expect, it } from 'vitest';
import { slugPath } from './slug-path.ts';

it.each([
  ['returns', 'returns'],
  [' returns ', 'returns'],
  ['été', '%C3%A9t%C3%A9'],
  ['care/silk', 'care/silk'],
  ['a/../b//c?d#e', 'a/b/c%3Fd%23e'],
  ['a\\b', 'a/b'],
  ["it's (new)!", "it's%20(new)!"],
  ['half \ud800', 'half%20%EF%BF%BD'],
  ['../..', ''],
])('the slug %j becomes the path %j', (slug, path) => {
  expect(slugPath(slug)).toBe(path);
});
