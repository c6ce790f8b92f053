import { expect, it } from 'vitest';
import { signRequest } from './sign-request.ts';

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
const scope = { credentials, region: 'us-east-1', service: 'service', at: Date.UTC(2015, 7, 30, 12, 36) };

// From the test suite that AWS publishes with Signature Version 4.
it.each([
  ['get-vanilla', 'GET', '/', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  ['post-vanilla', 'POST', '/', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
  [
    'get-vanilla-query-order-key-case',
    'GET',
    '/?Param2=value2&Param1=value1',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
])('signs as AWS does: %s', async (_, method, path, signature) => {
  const url = `https://example.amazonaws.com${path}`;
  const signed = await signRequest({ method, url, headers: {}, body: '' }, scope);
  expect(signed['x-amz-date']).toBe('20150830T123600Z');
  expect(signed.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
  );
});

it('signs the session token of a role and every header of the request', async () => {
  const url = 'https://sqs.us-east-1.amazonaws.com/';
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };
  const session = { ...credentials, sessionToken: 'session' };
  const signed = await signRequest(
    { method: 'POST', url, headers, body: '{}' },
    { ...scope, credentials: session },
  );
  expect(signed).toMatchObject({ ...headers, 'x-amz-security-token': 'session' });
  expect(signed.authorization).toContain(
    'SignedHeaders=content-type;host;x-amz-date;x-amz-security-token;x-amz-target,',
  );
});

it('signs the body', async () => {
  const sign = async (body: string) =>
    (await signRequest({ method: 'POST', url: 'https://a.test/', headers: {}, body }, scope)).authorization;
  expect(await sign('{"a":1}')).not.toBe(await sign('{"a":2}'));
});
