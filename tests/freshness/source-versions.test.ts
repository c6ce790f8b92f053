import { createHttp } from '@storefront/core/providers/http';
import { expect, it } from 'vitest';
import { createSourceVersions } from '../../packages/functions/src/queue/source-versions.ts';
import { commerceDoor } from '../../packages/sandbox/src/commerce/door.ts';
import { smallWorld } from '../../packages/sandbox/src/commerce/fixture/small-world.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';

const lake = openLake();
const shop = commerceDoor(smallWorld());
const http = createHttp({
  fetch: async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes('/graphql.json') ? shop(request) : lake.door(request);
  },
});

function ask(apiVersion: string) {
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
  'the commerce platform tells versions of products and collections in %s',
  async (at) => {
    const versions = ask(at);
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

it('the CMS tells versions of what is published', async () => {
  const versions = ask('2025-01');
  const client = lake.client({ token: contentProject.editorToken });
  const { _updatedAt } = await client.createOrReplace({ _id: 'care', _type: 'page', title: 'Care' });
  await client.createOrReplace({ _id: 'drafts.press', _type: 'page', title: 'Press' });
  expect(await versions.versionOf({ kind: 'document', id: 'care' })).toBe(_updatedAt);
  expect(await versions.versionOf({ kind: 'document', id: 'press' })).toBeNull();
});
