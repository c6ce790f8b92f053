import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { wasStored } from './was-stored.ts';

const server = readFileSync(
  createRequire(import.meta.url).resolve('next/dist/server/next-server.js'),
  'utf8',
);

describe('an error of a rebuild', () => {
  it('is worded by Next as it is read here', () => {
    expect(server).toMatch(/throw new Error\(`Invalid response \$\{mocked\.res\.statusCode\}`\)/);
  });

  it.each([404, 301, 302, 307, 308])('of status %i means that the page was stored', (status) => {
    expect(wasStored(new Error(`Failed to revalidate /slip: Invalid response ${status}`))).toBe(true);
  });

  it.each([new Error('Invalid response 500'), new Error('Invalid response 4040'), 'Invalid response 404'])(
    'like %s is a failure',
    (error) => {
      expect(wasStored(error)).toBe(false);
    },
  );
});
