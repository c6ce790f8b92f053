import { describe, expect, it } from 'vitest';
import { createContentProbe } from './content-probe.ts';

function probe(respond: () => Response) {
  const urls: URL[] = [];
  const sent: Headers[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    urls.push(new URL(request.url));
    sent.push(request.headers);
    return respond();
  };
  const backoff = { wait: async () => {}, random: () => 0 };
  const options = { projectId: 'abcd1234', dataset: 'production', apiHost: null, timeoutMs: 500 };
  return { ...createContentProbe({ ...options, fetch, backoff }), urls, sent };
}

describe('createContentProbe', () => {
  it('resolves for any result, also null', async () => {
    const { run, urls, sent } = probe(() => Response.json({ result: null }));
    await run();
    expect(urls[0]?.origin).toBe('https://abcd1234.apicdn.sanity.io');
    expect(urls[0]?.pathname).toBe('/v2026-01-01/data/query/production');
    expect(urls[0]?.search).toBe('?query=*%5B0%5D._id&perspective=published');
    expect(sent[0]?.get('accept')).toBe('application/json');
    expect(sent[0]?.get('x-sanity-project-id')).toBe('abcd1234');
  });

  it.each([
    ['another shape', () => Response.json({ message: 'moved' })],
    ['text', () => Response.json('result')],
    ['nothing', () => Response.json(null)],
    ['HTML', () => new Response('<html>')],
    ['status 401', () => Response.json({ result: null }, { status: 401 })],
    ['status 503', () => new Response(null, { status: 503 })],
  ])('rejects when the CMS returns %s', async (_, respond) => {
    await expect(probe(respond).run()).rejects.toMatchObject({ kind: 'outside' });
  });
});
