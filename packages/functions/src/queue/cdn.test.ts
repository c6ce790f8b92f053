import { expect, it } from 'vitest';
import { batchInvalidations, noCdn } from './cdn.ts';

it('sends the paths of a moment in one request, each path once', async () => {
  const requests: string[][] = [];
  const moments: (() => void)[] = [];
  const cdn = batchInvalidations(
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

it('invalidates nothing without a CDN', async () => {
  await expect(noCdn.invalidate(['/'])).resolves.toBeUndefined();
});
