import { describe, expect, it } from 'vitest';
import { fileRules } from './file-rules.ts';
import { sourceFiles } from './source-files.ts';

describe.each(fileRules)('$name', ({ check, breaks, keeps }) => {
  it('holds for every file', () => {
    const problems = sourceFiles().flatMap((file) => {
      const problem = check(file);
      return problem === null ? [] : [`${file.path}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('finds a violation, and accepts a correct file', () => {
    expect(check(breaks)).not.toBeNull();
    expect(check(keeps)).toBeNull();
  });
});
