import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseContentRequest,
  isPreviewing,
  requireVisualEditing,
  VISUAL_EDITING_PERSPECTIVE,
} from './preview.ts';

describe('the preview environment [state.content-preview.1] [state.content-preview.2]', () => {
  it.each([
    ['checking', null],
    ['presentation-iframe', true],
    ['presentation-window', true],
    ['live', false],
    ['static', false],
    ['unknown', false],
    ['', false],
  ])('%j: in preview %s', (environment, isPreview) => {
    expect(isPreviewing(environment)).toBe(isPreview);
  });
});

describe('how content is asked for', () => {
  it.each([
    ['no cookie', null],
    ['a cookie left behind', 'drafts'],
  ])('[state.content-preview.3] visitors, %s: published, by the CDN, not stale', (_, cookie) => {
    expect(chooseContentRequest({ isPreview: false, cookie })).toEqual({
      perspective: 'published',
      useCdn: true,
      cacheMode: 'noStale',
    });
  });

  it.each([
    ['no cookie', null, 'drafts'],
    ['an empty cookie', '', 'drafts'],
    ['published', 'published', 'published'],
    ['a release over the drafts', 'rSpring,drafts', ['rSpring', 'drafts']],
    ['a list in JSON', '["rSpring", "drafts"]', ['rSpring', 'drafts']],
    ['everything at once', 'raw', 'drafts'],
    ['query text', '*[_type=="x"]', 'drafts'],
    ['a name too long', 'r'.repeat(65), 'drafts'],
  ])('[state.content-preview.4] editors, %s', (_, cookie, perspective) => {
    expect(chooseContentRequest({ isPreview: true, cookie })).toEqual({
      perspective,
      useCdn: false,
      cacheMode: null,
    });
  });

  it('any cookie leads to names only', () => {
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        const { perspective } = chooseContentRequest({ isPreview: true, cookie });
        return [perspective].flat().every((name) => /^[\w-]+$/.test(name));
      }),
    );
  });
});

describe('visual editing [rule.visual-editing.1]', () => {
  const config = { baseUrl: 'https://studio.example', id: 'home', path: 'title' };

  it('passes with three strings', () => {
    expect(requireVisualEditing({ ...config, more: 1 })).toEqual(config);
  });

  it.each([
    ['nothing', null],
    ['no base URL', { ...config, baseUrl: '' }],
    ['a blank id', { ...config, id: ' ' }],
    ['a path that is none', { ...config, path: 7 }],
  ])('%s: says that it is not configured [error.11]', (_, given) => {
    expect(() => requireVisualEditing(given)).toThrow('Visual editing is not configured');
  });

  it('looks at drafts [state.content-preview.5]', () => {
    expect(VISUAL_EDITING_PERSPECTIVE).toBe('drafts');
  });
});
