import { describe, expect, it } from 'vitest';
import { createContentProbe } from './content-probe.ts';

function probe(answer: () => Response) {
  const urls: URL[] = [];
  const fetch = async (input: string | URL | Request) => {
    urls.push(new URL(input instanceof Request ? input.url : input));
    return answer();
  };
  const patience = { wait: async () => {}, random: () => 0 };
  const options = { projectId: 'abcd1234', dataset: 'production', apiHost: null, timeoutMs: 500 };
  return { ...createContentProbe({ ...options, fetch, patience }), urls };
}

describe('asking the CMS whether it answers', () => {
  it('takes any result for an answer, also none', async () => {
    const { ask, urls } = probe(() => Response.json({ result: null }));
    await ask();
    expect(urls[0]?.origin).toBe('https://abcd1234.apicdn.sanity.io');
    expect(urls[0]?.pathname).toBe('/v2026-01-01/data/query/production');
  });

  it.each([
    ['an answer of another kind', () => Response.json({ message: 'moved' })],
    ['a page', () => new Response('<html>')],
    ['a refusal', () => Response.json({ result: null }, { status: 401 })],
    ['an outage', () => new Response(null, { status: 503 })],
  ])('takes %s for a failure', async (_, answer) => {
    await expect(probe(answer).ask()).rejects.toMatchObject({ kind: 'outside' });
  });
});
