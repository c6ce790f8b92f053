import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { findBreaches, textRules } from './text-rules.ts';

describe.each(textRules)('$name', (rule) => {
  it('holds in every file', () => {
    // The rules' own examples break them.
    const files = sourceFiles().filter(({ path }) => path !== 'tests/house/text-rules.ts');
    expect(findBreaches(rule, files)).toEqual([]);
  });

  it('finds a violation, and accepts correct text', () => {
    expect(findBreaches(rule, [rule.breaks])).toHaveLength(1);
    expect(findBreaches(rule, [rule.keeps])).toEqual([]);
  });
});
