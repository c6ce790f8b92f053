import type { HttpRequest } from '@storefront/core/providers/http';
import { describe, expect, it } from 'vitest';
import { createSourceVersions, type SourceVersionsOptions } from './source-versions.ts';

interface Change {
  privateToken?: string | null;
  readToken?: string | null;
  apiHost?: string | null;
}

function open(response: unknown, { privateToken = null, readToken = null, apiHost = null }: Change = {}) {
  const sent: HttpRequest[] = [];
  const http: SourceVersionsOptions['http'] = {
    async readJson(request) {
      sent.push(request);
      return response;
    },
  };
  const endpoint = 'https://shop.example/graphql.json';
  const versions = createSourceVersions({
    http,
    commerce: { endpoint, publicToken: 'public', privateToken, timeoutMs: 500 },
    content: { projectId: 'abcd1234', dataset: 'production', apiHost, readToken, timeoutMs: 600 },
  });
  return { versions, sent };
}

const found = { data: { found: { updatedAt: '2026-11-21' } } };

describe('createSourceVersions', () => {
  it.each([
    [{ kind: 'product', handle: 'slip' }, { handle: 'slip' }, 'product(handle: $handle)'],
    [{ kind: 'collection', handle: 'silk' }, { handle: 'silk' }, 'collection(handle: $handle)'],
    [{ kind: 'metaobject', id: 'gid://9' }, { id: 'gid://9' }, 'metaobject(id: $id)'],
  ] as const)('reads the version of %j from the platform', async (subject, variables, query) => {
    const { versions, sent } = open(found);
    expect(await versions.versionOf(subject)).toBe('2026-11-21');
    expect(sent).toMatchObject([
      {
        provider: 'commerce',
        url: 'https://shop.example/graphql.json',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
        isRepeatable: true,
        timeoutMs: 500,
      },
    ]);
    const body = JSON.parse(sent[0]?.body ?? '');
    expect(body.variables).toEqual(variables);
    expect(body.query).toContain(query);
    expect(body.query).toContain('updatedAt');
  });

  it('prefers the private token', async () => {
    const { versions, sent } = open(found, { privateToken: 'private' });
    await versions.versionOf({ kind: 'product', handle: 'slip' });
    expect(sent[0]?.headers).toEqual({
      'content-type': 'application/json',
      'shopify-storefront-private-token': 'private',
    });
  });

  it('reads the version of a document from the CMS, past its CDN', async () => {
    const { versions, sent } = open({ result: '2026-11-21' });
    expect(await versions.versionOf({ kind: 'document', id: 'care' })).toBe('2026-11-21');
    const url = new URL(sent[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe(
      'https://abcd1234.api.sanity.io/v2026-01-01/data/query/production',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      query: '*[_id == $id][0]._updatedAt',
      $id: '"care"',
      perspective: 'published',
    });
    expect(sent[0]).toMatchObject({
      provider: 'content',
      headers: { 'x-sanity-project-id': 'abcd1234' },
      timeoutMs: 600,
    });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });

  it('uses the CMS’s configured origin and token', async () => {
    const { versions, sent } = open(
      { result: null },
      { apiHost: 'http://localhost:3002', readToken: 'hush' },
    );
    await versions.versionOf({ kind: 'document', id: 'care' });
    expect(sent[0]?.url).toMatch(/^http:\/\/localhost:3002\/v2026-01-01\//);
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer hush' });
  });

  it('waits as long as the caller says, and no longer than for the provider otherwise', async () => {
    const { versions, sent } = open(found);
    await versions.versionOf({ kind: 'product', handle: 'slip' }, 200);
    await versions.versionOf({ kind: 'product', handle: 'slip' }, 900);
    const content = open({ result: null });
    await content.versions.versionOf({ kind: 'document', id: 'care' }, 200);
    expect([...sent, ...content.sent].map(({ timeoutMs }) => timeoutMs)).toEqual([200, 500, 200]);
  });

  it('returns null for what shoppers cannot see', async () => {
    const product = open({ data: { found: null } }).versions;
    expect(await product.versionOf({ kind: 'product', handle: 'slip' })).toBeNull();
    const document = open({ result: null }).versions;
    expect(await document.versionOf({ kind: 'document', id: 'care' })).toBeNull();
  });

  it.each([
    ['commerce', { kind: 'product', handle: 'slip' }, { errors: [] }],
    ['commerce', { kind: 'product', handle: 'slip' }, { data: { found: {} } }],
    ['commerce', { kind: 'product', handle: 'slip' }, { data: { found: null }, errors: [{ message: 'x' }] }],
    ['content', { kind: 'document', id: 'care' }, {}],
  ] as const)('rejects when %s returns no version of %j', async (provider, subject, response) => {
    await expect(open(response).versions.versionOf(subject)).rejects.toMatchObject({
      code: `${provider}-unavailable`,
      kind: 'outside',
      say: `${provider} returned no version.`,
    });
  });
});
