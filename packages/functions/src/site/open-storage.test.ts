import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBucketCache, openStaleQueue } from './open-storage.ts';

const calls: [string, RequestInit][] = [];
let status = 200;

beforeEach(() => {
  calls.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return new Response('{}', { status });
  });
  vi.stubEnv('CACHE_BUCKET_NAME', 'shop');
  vi.stubEnv('CACHE_BUCKET_KEY_PREFIX', '_cache');
  vi.stubEnv('CACHE_BUCKET_REGION', 'us-east-1');
  vi.stubEnv('REVALIDATION_QUEUE_URL', 'https://sqs.us-east-1.amazonaws.com/1/stale.fifo');
  vi.stubEnv('REVALIDATION_QUEUE_REGION', 'us-east-1');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const message = {
  MessageBody: { host: 'own.lambda-url.us-east-1.on.aws', url: '/', eTag: '', lastModified: 1 },
  MessageDeduplicationId: 'id',
  MessageGroupId: 'revalidate-1',
};

it('finds the pages in S3, or in a stand-in that the environment names', async () => {
  await openBucketCache().get('index');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
  await openBucketCache().get('index');
  expect(calls.map(([url]) => url)).toEqual([
    'https://shop.s3.us-east-1.amazonaws.com/_cache/index.cache',
    'http://127.0.0.1:9/shop/_cache/index.cache',
  ]);
});

it('sends the message of a stale page with its ids, signed, and says when SQS refuses it', async () => {
  await openStaleQueue().send(message);
  const [url, init] = calls[0] ?? [];
  expect(url).toBe('https://sqs.us-east-1.amazonaws.com/');
  expect(new Headers(init?.headers).get('authorization')).toContain('/us-east-1/sqs/aws4_request');
  expect(new Headers(init?.headers).get('x-amz-target')).toBe('AmazonSQS.SendMessage');
  expect(JSON.parse(String(init?.body))).toEqual({
    QueueUrl: 'https://sqs.us-east-1.amazonaws.com/1/stale.fifo',
    ...message,
    MessageBody: JSON.stringify(message.MessageBody),
  });
  status = 403;
  await expect(openStaleQueue().send(message)).rejects.toMatchObject({ code: 'stale-pages-refused' });
});

it('is opened where nothing of a deployment is known, as OpenNext does it, and then says what is missing', async () => {
  vi.stubEnv('CACHE_BUCKET_NAME', undefined);
  await expect(openBucketCache().get('index')).rejects.toThrow('CACHE_BUCKET_NAME is missing');
});
