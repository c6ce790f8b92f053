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
])('signs as AWS does: %s', (_, method, path, signature) => {
  const url = `https://example.amazonaws.com${path}`;
  const signed = signRequest({ method, url, headers: {}, body: '' }, scope);
  expect(signed.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
  );
});

it('signs the session of a role, and every header', () => {
  const url = 'https://sqs.us-east-1.amazonaws.com/';
  const headers = { 'x-amz-target': 'AmazonSQS.SendMessage' };
  const session = { ...credentials, sessionToken: 'session' };
  const signed = signRequest(
    { method: 'POST', url, headers, body: '{}' },
    { ...scope, credentials: session },
  );
  expect(signed).toMatchObject({ 'x-amz-security-token': 'session', host: 'sqs.us-east-1.amazonaws.com' });
  expect(signed.authorization).toContain('SignedHeaders=host;x-amz-date;x-amz-security-token;x-amz-target,');
});

it('escapes the query as AWS reads it', () => {
  const sign = (query: string) =>
    signRequest({ method: 'GET', url: `https://a.test/?q=${query}`, headers: {}, body: '' }, scope)
      .authorization;
  expect(sign("it's")).toBe(sign('it%27s'));
});
