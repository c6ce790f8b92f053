import { describe, expect, it } from 'vitest';
import { applyTextPatch } from './apply-text-patch.ts';

const bodyOf = (error: unknown) => JSON.stringify(Object(error).body);

describe('text patches', () => {
  it('change words in their place', () => {
    expect(
      applyTextPatch('The hour after six', '@@ -6,13 +6,15 @@\n our \n-after six\n+before seven\n'),
    ).toBe('The hour before seven');
  });

  it('add to an empty text, remove everything, and do nothing', () => {
    expect(applyTextPatch('', '@@ -0,0 +1,3 @@\n+New\n')).toBe('New');
    expect(applyTextPatch('Old', '@@ -1,3 +0,0 @@\n-Old\n')).toBe('');
    expect(applyTextPatch('Same', '')).toBe('Same');
  });

  it('read escaped characters, line breaks and per cent signs', () => {
    expect(applyTextPatch('No', '@@ -1,2 +1,12 @@\n No\n+%C3%A9mie%0A100%25+\n')).toBe('Noémie\n100%+');
  });

  it('count places in bytes of UTF-8, as the platform does', () => {
    expect(applyTextPatch('🦊 no, no', '@@ -9,2 +9,3 @@\n-no\n+yes\n')).toBe('🦊 no, yes');
  });

  it('find words that others moved, nearest first, through several changes', () => {
    const patch = '@@ -1,4 +1,5 @@\n one\n+!\n \n@@ -9,3 +10,4 @@\n two\n+?\n';
    expect(applyTextPatch('two, before: one then two', patch)).toBe('two, before: one! then two?');
  });

  it('find words that others changed a little', () => {
    const patch = '@@ -1,18 +1,18 @@\n The hour after \n-six\n+ten\n';
    expect(applyTextPatch('The hours after six', patch)).toBe('The hours after ten');
  });

  it('are refused with 409 where the words are gone', () => {
    expect(() => applyTextPatch('Nothing here', '@@ -1,3 +1,3 @@\n-Old\n+New\n')).toThrow('HTTP 409');
  });

  it.each(['Old', '@@ -1,3 +1,3 @@\n*Old\n', '@@ -1 +1 @@\n+%E0%A4%A\n'])(
    'are refused when unreadable: %j',
    (patch) => {
      let error: unknown;
      try {
        applyTextPatch('Old', patch);
      } catch (cause) {
        error = cause;
      }
      expect(bodyOf(error)).toContain('cannot read the patch');
    },
  );
});
