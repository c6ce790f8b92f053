import { describe, expect, it } from 'vitest';
import { generateQueryResults, readQueryResults } from './typegen.ts';

describe('types of the queries', () => {
  it('are those of the queries and the schema as they are now', () => {
    const advice = 'Run: node packages/core/src/providers/content/typegen.ts';
    expect(readQueryResults() === generateQueryResults(), advice).toBe(true);
  });

  it('say what the schema says', () => {
    const source = generateQueryResults();
    expect(source).toContain('tone: "dark" | "light" | null;');
    expect(source).not.toMatch(/: unknown|never/);
  });
});
