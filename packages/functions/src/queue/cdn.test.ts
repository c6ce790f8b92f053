import { expect, it } from 'vitest';
import { gatherInvalidations, noCdn } from './cdn.ts';

it('what the edge must forget within a moment is one request, each path once', async () => {
  const requests: string[][] = [];
  const moments: (() => void)[] = [];
  const cdn = gatherInvalidations(
    { invalidate: async (paths) => void requests.push([...paths]) },
    { wait: () => new Promise((resolve) => moments.push(resolve)) },
  );
  const done = [cdn.invalidate(['/']), cdn.invalidate(['/cart', '/'])];
  moments.shift()?.();
  await Promise.all(done);
  const next = cdn.invalidate(['/']);
  moments.shift()?.();
  await next;
  expect(requests).toEqual([['/', '/cart'], ['/']]);
});

it('without a CDN nothing is to be forgotten', async () => {
  await expect(noCdn.invalidate(['/'])).resolves.toBeUndefined();
});
