import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { withoutSecretSearchParams } from '@sanity/preview-url-secret/without-secret-search-params';
import { describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';

const { editorToken, viewerToken } = contentProject;
const studioUrl = 'https://studio.test/desk';

/** A lake with a secret that the editing tool has just created. */
async function openWithSecret() {
  const lake = openLake();
  const { secret } = await createPreviewSecret(lake.client({ token: editorToken }), 'tests', studioUrl, 'u1');
  const url = (given: string) =>
    `http://site.test/api/preview?sanity-preview-secret=${given}&sanity-preview-perspective=rSpring%2Cdrafts&sanity-preview-pathname=%2Fcollections%2Fnew`;
  return { ...lake, secret, url };
}

describe('preview secrets in the content double, with Sanity’s own package', () => {
  it('admit the tool that created one, to the requested page and perspective', async () => {
    const { client, secret, url } = await openWithSecret();
    const viewer = client({ token: viewerToken });
    expect(await validatePreviewUrl(viewer, url(secret))).toMatchObject({
      isValid: true,
      studioOrigin: 'https://studio.test',
      studioPreviewPerspective: 'rSpring,drafts',
      redirectTo: '/collections/new?sanity-preview-perspective=rSpring%2Cdrafts',
    });
    const { search } = withoutSecretSearchParams(new URL(url(secret)));
    expect(search).not.toContain('sanity-preview-secret');
  });

  it('are refused when wrong, missing or older than an hour', async () => {
    const { client, secret, url, world } = await openWithSecret();
    const viewer = client({ token: viewerToken });
    expect((await validatePreviewUrl(viewer, url('wrong'))).isValid).toBe(false);
    expect((await validatePreviewUrl(viewer, 'http://site.test/api/preview')).isValid).toBe(false);
    world.moveClockTo(world.now() + 3_599_000);
    expect((await validatePreviewUrl(viewer, url(secret))).isValid).toBe(true);
    world.moveClockTo(world.now() + 2_000);
    expect((await validatePreviewUrl(viewer, url(secret))).isValid).toBe(false);
  });

  it('are not readable without a token', async () => {
    const { client } = await openWithSecret();
    const shared = { _id: 'sanity-preview-url-secret.share-access', _type: 'sanity.previewUrlShareAccess' };
    await client({ token: editorToken }).create({ ...shared, secret: 'shared' });
    const query = '*[_type match "sanity.previewUrl*"].secret';
    expect(await client().fetch(query)).toEqual([]);
    expect(await client({ perspective: 'raw' }).fetch(query)).toEqual([]);
  });
});
