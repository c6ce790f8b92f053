import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestPolicy } from '@storefront/core/request-policy';
import { routes } from '@storefront/core/routes';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shop/root.ts';

/** Set by the edge itself. */
const ofTheEdge = /^(?:cloudfront-.*|x-request-id|x-origin-secret)$/;

const readForms = [/\bheader\(\s*'([\w-]+)'\s*\)/g, /request\.headers\.([a-z]+)\b(?!\()/g];

function headersReadIn(files: string): string[] {
  const paths = globSync(files, { cwd: root }).filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path));
  const texts = paths.map((path) => readFileSync(join(root, path), 'utf8'));
  const names = texts.flatMap((text) =>
    readForms.flatMap((form) => [...text.matchAll(form)].map(([, name]) => name ?? '')),
  );
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => !ofTheEdge.test(name))
    .toSorted();
}

function headersPassedTo(isOfSite: boolean): string[] {
  return routes
    .filter(({ to }) => (to === 'site') === isOfSite)
    .flatMap((route) => requestPolicy(route).headers);
}

describe('the headers that the edge passes on', () => {
  it('are all that functions read', () => {
    const read = headersReadIn('packages/functions/src/**/*.ts');
    expect(read).toEqual(expect.arrayContaining(['authorization', 'x-storefront', 'x-shopify-hmac-sha256']));
    expect(read.filter((name) => !headersPassedTo(false).includes(name))).toEqual([]);
  });

  it('are all that endpoints of the site read', () => {
    const read = headersReadIn('packages/web/src/{data,pages/api}/**/*.ts');
    expect(read).toContain('authorization');
    expect(read.filter((name) => !headersPassedTo(true).includes(name))).toEqual([]);
  });
});
