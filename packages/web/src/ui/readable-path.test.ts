import { describe, expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

describe('[screen.unknown-routes.2] the path as people write it', () => {
  it.each([
    ['/caf%C3%A9', '/café'],
    ['/two%20words', '/two words'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s', (path, expected) => {
    expect(readablePath(path)).toBe(expected);
  });
});
