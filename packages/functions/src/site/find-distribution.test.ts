import { expect, it } from 'vitest';
import { findDistribution } from './find-distribution.ts';

function find(status: number, text: string) {
  const sent: { url: string; headers?: Record<string, string>; body?: string }[] = [];
  const done = findDistribution({
    parameter: '/storefront/prod/distribution/id',
    region: 'us-east-1',
    http: {
      send: async (request) => {
        sent.push(request);
        return { status, headers: new Headers(), text };
      },
    },
    credentials: async () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret' }),
    clock: { now: () => Date.UTC(2026, 10, 22) },
  });
  return { sent, done };
}

it('reads the id in one signed request', async () => {
  const { done, sent } = find(200, '{"Parameter":{"Value":"E123"}}');
  expect(await done).toBe('E123');
  expect(sent[0]?.url).toBe('https://ssm.us-east-1.amazonaws.com/');
  expect(sent[0]?.headers).toMatchObject({
    'x-amz-target': 'AmazonSSM.GetParameter',
    authorization: expect.stringContaining('Credential=AKID/20261122/us-east-1/ssm/aws4_request'),
  });
  expect(sent[0]?.body).toBe('{"Name":"/storefront/prod/distribution/id"}');
});

it('says what to do when it is refused', async () => {
  await expect(find(400, '{}').done).rejects.toMatchObject({
    code: 'parameters-refused',
    say: expect.stringContaining('deploy the site again'),
  });
});
