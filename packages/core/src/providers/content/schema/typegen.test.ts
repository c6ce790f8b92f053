import { describe, expect, it } from 'vitest';
import { generateQueryResults, readQueryResults } from './typegen.ts';

describe('types of the queries', () => {
  it('are generated from the present queries and schema', () => {
    const advice = 'Run: node packages/core/src/providers/content/schema/typegen.ts';
    expect(readQueryResults() === generateQueryResults(), advice).toBe(true);
  });

  it('reflect the schema', () => {
    const source = generateQueryResults();
    expect(source).toContain('tone: "dark" | "light" | null;');
    expect(source).not.toMatch(/: unknown|never/);
  });
});
