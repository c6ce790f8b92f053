import { describe, expect, it } from 'vitest';
import { languageTag, otherLanguage } from './language-tag.ts';

describe('[entity.content-document.1] the language of a document', () => {
  it.each([
    ['en-us', 'en-US'],
    ['fr_ca', 'fr-CA'],
    [' he ', 'he'],
    ['', null],
    ['in French', null],
    [null, null],
  ])('written as %j is %j', (written, tag) => {
    expect(languageTag(written)).toBe(tag);
  });

  it.each([
    ['fr-fr', 'fr-FR'],
    ['en-GB', null],
    ['en', null],
    ['?', null],
  ])('%j differs from the page’s as %j', (written, tag) => {
    expect(otherLanguage(written)).toBe(tag);
  });
});
