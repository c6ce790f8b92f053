import { createHttp } from '@storefront/core/providers/http';
import { expect, it } from 'vitest';
import { createCloudFrontCdn } from './cloudfront-cdn.ts';

function open(status: number) {
  const received: { url: string; method: string; authorization: string | null; body: string }[] = [];
  const http = createHttp({
    backoff: { wait: async () => {}, random: () => 0 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url, method, headers } = request;
      received.push({ url, method, authorization: headers.get('authorization'), body: await request.text() });
      return new Response('<Invalidation/>', { status });
    },
  });
  const cdn = createCloudFrontCdn({
    distributionId: 'E1',
    http,
    credentials: async () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' }),
    clock: { now: () => Date.UTC(2026, 10, 21) },
  });
  return { cdn, received };
}

it('invalidates the pages and their data in one signed request', async () => {
  const { cdn, received } = open(201);
  await cdn.invalidate(['/', '/collections/a&b']);
  expect(received).toHaveLength(1);
  const [{ url, method, authorization, body } = { url: '', method: '', authorization: '', body: '' }] =
    received;
  expect([method, url]).toEqual([
    'POST',
    'https://cloudfront.amazonaws.com/2020-05-31/distribution/E1/invalidation',
  ]);
  expect(authorization).toContain('Credential=AKID/20261121/us-east-1/cloudfront/aws4_request');
  expect(body).toContain(
    '<Quantity>3</Quantity><Items><Path>/</Path><Path>/collections/a&amp;b</Path><Path>/_next/data/*</Path>',
  );
  expect(body).toMatch(/<CallerReference>[\w-]+<\/CallerReference>/);
});

it('sends no request for an empty list', async () => {
  const { cdn, received } = open(201);
  await cdn.invalidate([]);
  expect(received).toEqual([]);
});

it('rejects when CloudFront refuses, so that the event is delivered again', async () => {
  await expect(open(403).cdn.invalidate(['/'])).rejects.toMatchObject({
    code: 'cdn-refused',
    kind: 'outside',
  });
});
