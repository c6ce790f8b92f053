import { describe, expect, it } from 'vitest';
import { createContentProbe } from './content-probe.ts';

function probe(respond: () => Response) {
  const urls: URL[] = [];
  const fetch = async (input: string | URL | Request) => {
    urls.push(new URL(input instanceof Request ? input.url : input));
    return respond();
  };
  const backoff = { wait: async () => {}, random: () => 0 };
  const options = { projectId: 'abcd1234', dataset: 'production', apiHost: null, timeoutMs: 500 };
  return { ...createContentProbe({ ...options, fetch, backoff }), urls };
}

describe('createContentProbe', () => {
  it('resolves for any result, also null', async () => {
    const { run, urls } = probe(() => Response.json({ result: null }));
    await run();
    expect(urls[0]?.origin).toBe('https://abcd1234.apicdn.sanity.io');
    expect(urls[0]?.pathname).toBe('/v2026-01-01/data/query/production');
  });

  it.each([
    ['another shape', () => Response.json({ message: 'moved' })],
    ['HTML', () => new Response('<html>')],
    ['status 401', () => Response.json({ result: null }, { status: 401 })],
    ['status 503', () => new Response(null, { status: 503 })],
  ])('rejects when the CMS returns %s', async (_, respond) => {
    await expect(probe(respond).run()).rejects.toMatchObject({ kind: 'outside' });
  });
});
