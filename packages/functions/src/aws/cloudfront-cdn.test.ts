import { createHttp } from '@storefront/core/providers/http';
import { expect, it } from 'vitest';
import { createCloudFrontCdn } from './cloudfront-cdn.ts';

function open(...statuses: number[]) {
  const received: { url: string; method: string; headers: Headers; body: string }[] = [];
  const http = createHttp({
    backoff: { wait: async () => {}, random: () => 0 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url, method, headers } = request;
      received.push({ url, method, headers, body: await request.text() });
      return new Response('<Invalidation/>', { status: statuses.shift() ?? 201 });
    },
  });
  const cdn = createCloudFrontCdn({
    distributionId: 'E1',
    http,
    credentials: async () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' }),
    clock: { now: () => Date.UTC(2026, 10, 21) },
    dataPathOf: (path) => `/data${path}`,
  });
  return { cdn, received };
}

it('invalidates the pages and their data in one signed request', async () => {
  const { cdn, received } = open(201);
  await cdn.invalidate(['/', '/collections/a&b<c>']);
  expect(received).toHaveLength(1);
  const [{ url, method, headers, body } = { url: '', method: '', headers: new Headers(), body: '' }] =
    received;
  expect([method, url]).toEqual([
    'POST',
    'https://cloudfront.amazonaws.com/2020-05-31/distribution/E1/invalidation',
  ]);
  expect(headers.get('authorization')).toContain(
    'Credential=AKID/20261121/us-east-1/cloudfront/aws4_request',
  );
  expect(headers.get('content-type')).toBe('application/xml');
  const reference = /<CallerReference>([\w-]+)<\/CallerReference>/.exec(body)?.[1];
  expect(body).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>4</Quantity>',
      '<Items><Path>/</Path><Path>/collections/a&amp;b&lt;c&gt;</Path>',
      '<Path>/data/</Path><Path>/data/collections/a&amp;b&lt;c&gt;</Path></Items></Paths>',
      `<CallerReference>${reference}</CallerReference></InvalidationBatch>`,
    ].join(''),
  );
});

it('sends the same request again after an outage, which CloudFront takes for one invalidation', async () => {
  const { cdn, received } = open(503, 201);
  await cdn.invalidate(['/']);
  expect(received).toHaveLength(2);
  expect(received[1]?.body).toBe(received[0]?.body);
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
    say: 'CloudFront returned 403: check DISTRIBUTION_PARAMETER and our right to invalidate.',
  });
});
