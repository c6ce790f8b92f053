import { describe, expect, it } from 'vitest';
import { loadProblem, type SitePart } from './load-problem.ts';

describe('[error.9] a part of the site that cannot be loaded', () => {
  it.each<[SitePart, string]>([
    ['navigation', 'Problem loading navigation'],
    ['mobile navigation', 'Problem loading mobile navigation'],
    ['footer', 'Problem loading footer'],
    ['settings', 'Problem loading settings'],
    ['filter map', 'Problem loading filter map'],
  ])('%s: is logged as %j with its cause', (part, say) => {
    const cause = new Error('timeout');
    expect(loadProblem(part, cause)).toMatchObject({ say, cause, kind: 'outside' });
  });
});
