import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseContentRequest,
  isPreviewing,
  requireVisualEditing,
  VISUAL_EDITING_PERSPECTIVE,
} from './preview.ts';

describe('[state.content-preview.1] [state.content-preview.2] isPreviewing', () => {
  it.each([
    ['checking', null],
    ['presentation-iframe', true],
    ['presentation-window', true],
    ['live', false],
    ['static', false],
    ['unknown', false],
    ['', false],
  ])('in the environment %j: %s', (environment, isPreview) => {
    expect(isPreviewing(environment)).toBe(isPreview);
  });
});

describe('chooseContentRequest', () => {
  it.each([
    ['no cookie', null],
    ['an old preview cookie', 'drafts'],
  ])('[state.content-preview.3] requests published content by the CDN for visitors with %s', (_, cookie) => {
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
    ['the raw perspective', 'raw', 'drafts'],
    ['query text', '*[_type=="x"]', 'drafts'],
    ['a name too long', 'r'.repeat(65), 'drafts'],
  ])('[state.content-preview.4] requests the perspective of editors with %s', (_, cookie, perspective) => {
    expect(chooseContentRequest({ isPreview: true, cookie })).toEqual({
      perspective,
      useCdn: false,
      cacheMode: null,
    });
  });

  it('[property] returns plain perspective names for any cookie', () => {
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        const { perspective } = chooseContentRequest({ isPreview: true, cookie });
        return [perspective].flat().every((name) => /^[\w-]+$/.test(name));
      }),
    );
  });
});

describe('[rule.visual-editing.1] visual editing', () => {
  const config = { baseUrl: 'https://studio.example', id: 'home', path: 'title' };

  it('is configured by three strings', () => {
    expect(requireVisualEditing({ ...config, more: 1 })).toEqual(config);
  });

  it.each([
    ['nothing', null],
    ['no base URL', { ...config, baseUrl: '' }],
    ['a blank id', { ...config, id: ' ' }],
    ['a path that is not a text', { ...config, path: 7 }],
  ])('[error.11] is not configured with %s', (_, given) => {
    expect(() => requireVisualEditing(given)).toThrow('Visual editing is not configured');
  });

  it('[state.content-preview.5] shows drafts', () => {
    expect(VISUAL_EDITING_PERSPECTIVE).toBe('drafts');
  });
});
