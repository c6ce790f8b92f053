import { createHttp } from '@storefront/core/providers/http';
import { expect, it } from 'vitest';
import { createSourceVersions } from '../../packages/functions/src/sources/source-versions.ts';
import { smallWorld } from '../../packages/sandbox/src/commerce/fixture/small-world.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';

const lake = openLake();
const shop = commerceServer(smallWorld());
const http = createHttp({
  fetch: async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes('/graphql.json') ? shop(request) : lake.server(request);
  },
});

function openVersions(apiVersion: string) {
  return createSourceVersions({
    http,
    commerce: {
      endpoint: `http://commerce.test/api/${apiVersion}/graphql.json`,
      publicToken: 'public',
      privateToken: null,
      timeoutMs: 5_000,
    },
    content: {
      projectId: contentProject.projectId,
      dataset: contentProject.dataset,
      apiHost: 'http://content.test',
      readToken: null,
      timeoutMs: 5_000,
    },
  });
}

it.each(['2025-01', '2026-04'])(
  'reads versions of products, collections and metaobjects in the platform’s API %s',
  async (at) => {
    const versions = openVersions(at);
    const moment = expect.stringMatching(/^20\d\d-\d\d-\d\dT/);
    expect(await versions.versionOf({ kind: 'product', handle: 'celeste-silk-scarf' })).toEqual(moment);
    expect(await versions.versionOf({ kind: 'product', handle: 'nothing-of-the-kind' })).toBeNull();
    expect(await versions.versionOf({ kind: 'collection', handle: 'nothing-of-the-kind' })).toBeNull();
    const [{ id } = { id: 0 }] = smallWorld().catalogue.metaobjects;
    const metaobject = (at: number) =>
      ({ kind: 'metaobject', id: `gid://shopify/Metaobject/${at}` }) as const;
    expect(await versions.versionOf(metaobject(id))).toEqual(moment);
    expect(await versions.versionOf(metaobject(1))).toBeNull();
  },
);

it('reads versions of published documents, and null for drafts', async () => {
  const versions = openVersions('2025-01');
  const client = lake.client({ token: contentProject.editorToken });
  const { _updatedAt } = await client.createOrReplace({ _id: 'care', _type: 'page', title: 'Care' });
  await client.createOrReplace({ _id: 'drafts.press', _type: 'page', title: 'Press' });
  expect(await versions.versionOf({ kind: 'document', id: 'care' })).toBe(_updatedAt);
  expect(await versions.versionOf({ kind: 'document', id: 'press' })).toBeNull();
});
