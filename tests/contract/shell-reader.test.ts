import { createContentReader } from '@storefront/core/providers/content/sanity';
import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentPlatform, startContentDouble } from './content-platforms.ts';

describe('the shell by the query endpoint', () => {
  let platform: ContentPlatform;

  beforeAll(async () => {
    platform = await startContentDouble();
  });
  afterAll(() => platform.close());

  it('equals the one that the CMS’s own client reads', async () => {
    const { projectId, dataset, apiHost = null, timeoutMs } = platform.options;
    const shell = await createShellReader({ projectId, dataset, apiHost, timeoutMs }).shell();
    expect(shell?.menu.length).toBeGreaterThan(0);
    expect(shell).toEqual(await createContentReader(platform.options).shell());
  });

  it.each([
    ['an error', () => new Response('{"error":{}}', { status: 400 })],
    ['nonsense', () => new Response('<html>')],
    ['no result', () => Response.json({})],
    ['a text', () => Response.json({ result: 'x' })],
  ])('is a fault after %s', async (_, respond) => {
    const { projectId, dataset, apiHost = null, timeoutMs } = platform.options;
    const reader = createShellReader({
      projectId,
      dataset,
      apiHost,
      timeoutMs,
      fetch: async () => respond(),
    });
    await expect(reader.shell()).rejects.toThrow('content-unavailable');
  });

  it('is null where it is not published', async () => {
    const { projectId, dataset, timeoutMs } = platform.options;
    const fetch = async () => Response.json({ result: null });
    expect(
      await createShellReader({ projectId, dataset, apiHost: null, timeoutMs, fetch }).shell(),
    ).toBeNull();
  });
});
