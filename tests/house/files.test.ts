import { describe, expect, it } from 'vitest';
import { fileRules } from './file-rules.ts';
import { sourceFiles } from './source-files.ts';

describe.each(fileRules)('$name', ({ complain, breaks, keeps }) => {
  it('holds for every file', () => {
    const complaints = sourceFiles().flatMap((file) => {
      const complaint = complain(file);
      return complaint === null ? [] : [`${file.path}: ${complaint}`];
    });
    expect(complaints).toEqual([]);
  });

  it('is noticed when it is broken, and lets the right way pass', () => {
    expect(complain(breaks)).not.toBeNull();
    expect(complain(keeps)).toBeNull();
  });
});
