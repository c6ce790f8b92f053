import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const ours: Record<string, string> = require('../../packages/web/browser-constants.cjs');
const theirs: Record<string, unknown> = require('next/dist/lib/constants');

/** The modules of Next's router that read the constants in a browser. */
const readers = ['shared/lib/router/router.js', 'shared/lib/router/utils/route-regex.js'];

describe('parts of Next that browsers do not get', () => {
  it.each(Object.entries(ours))('%s is what Next calls it', (name, value) => {
    expect(theirs[name]).toBe(value);
  });

  it.each(readers)('no other constant is read by %s', (file) => {
    const source = readFileSync(require.resolve(`next/dist/${file}`), 'utf8');
    const read = [...source.matchAll(/\b_constants\.(\w+)/g)].map(([, name = '']) => name);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !(name in ours))).toEqual([]);
  });

  it('the page loader reads names of files in development or where there is middleware, and there is none', () => {
    const source = readFileSync(require.resolve('next/dist/client/page-loader.js'), 'utf8');
    const read = new Set([...source.matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name));
    expect([...read].sort()).toEqual(['DEV_CLIENT_MIDDLEWARE_MANIFEST', 'DEV_CLIENT_PAGES_MANIFEST']);
  });
});
