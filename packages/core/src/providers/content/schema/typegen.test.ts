import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { generateQueryResults, readQueryResults } from './typegen.ts';

describe('types of the queries', () => {
  it('are generated from the present queries and schema', () => {
    const advice = 'Run: node packages/core/src/providers/content/schema/typegen.ts';
    expect(isDeepStrictEqual(readQueryResults(), generateQueryResults()), advice).toBe(true);
  });

  it('reflect the schema', () => {
    const { types, shapes } = generateQueryResults();
    expect(types).toContain('tone: "dark" | "light" | null;');
    expect(types).not.toMatch(/: unknown|never/);
    expect(shapes).toContain('"tone?": "text"');
  });
});
