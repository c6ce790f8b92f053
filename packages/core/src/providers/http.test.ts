import { describe, expect, it } from 'vitest';
import { Fault } from '../fault.ts';
import { withinBudget } from './deadline.ts';
import { createBoundedFetch, createHttp, type HttpRequest, redactUrl } from './http.ts';
import { MAX_RETRIES, retryDelayMs } from './retry.ts';

type Answer = () => Response | Promise<Response>;

/** A provider that sends these responses in turn and repeats the last one. */
function provider(answers: Answer[]) {
  const waits: number[] = [];
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const http = createHttp({
    fetch: async (url, init) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push({ url: String(url), init });
      if (answer === undefined) throw new Error('no answer');
      return answer();
    },
    backoff: { wait: async (delayMs) => void waits.push(delayMs), random: () => 0 },
  });
  return { http, waits, sent };
}

const request: HttpRequest = {
  provider: 'wishlist',
  url: 'https://swym.example/lists?regid=secret',
  timeoutMs: 500,
};
const fine = () => Response.json({ lists: [] });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('x', { status: code, headers });

describe('reads of a provider', () => {
  it.each([429, 500, 503])('are sent again after %i', async (code) => {
    const { http, waits, sent } = provider([status(code), fine]);
    expect(await http.readJson(request)).toEqual({ lists: [] });
    expect(waits).toEqual([125]);
    expect(sent).toHaveLength(2);
  });

  it('wait the seconds that Retry-After says', async () => {
    const { http, waits } = provider([status(503, { 'Retry-After': '3' }), fine]);
    await http.readJson(request);
    expect(waits).toEqual([3_000]);
  });

  it('wait until the date of Retry-After plus a random delay', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const date = 'Sat, 21 Nov 2026 12:00:03 GMT';
    expect(retryDelayMs(0, date, () => 0, now)).toBe(3_000);
    expect(retryDelayMs(0, date, () => 0.8, now)).toBe(3_200);
    expect(retryDelayMs(0, 'Sat, 21 Nov 2026 11:00:00 GMT', () => 0, now)).toBe(0);
    expect(retryDelayMs(0, 'Sat, 21 Nov 2026 13:00:00 GMT', () => 0, now)).toBeNull();
    expect(retryDelayMs(1, 'soon', () => 0.5, now)).toBe(375);
    expect(retryDelayMs(MAX_RETRIES, date, () => 0, now)).toBeNull();
  });

  it('are not sent again when the response was too long or timed out', async () => {
    const long = provider([() => new Response('x'.repeat(101))]);
    await expect(long.http.readJson({ ...request, maxBytes: 100 })).rejects.toThrow('more than 100 bytes');
    const late = provider([() => new Promise<Response>(() => undefined)]);
    await expect(late.http.readJson({ ...request, timeoutMs: 5 })).rejects.toThrow('within 5 ms');
    expect([long.sent.length, late.sent.length]).toEqual([1, 1]);
  });

  it('do not follow redirects, which would leak keys to another host', async () => {
    const { http, sent } = provider([status(302, { Location: 'https://elsewhere.example' })]);
    await expect(http.readJson(request)).rejects.toMatchObject({ code: 'wishlist-refused' });
    expect(sent.map(({ init }) => init?.redirect)).toEqual(['manual']);
  });

  it('are sent three times at most', async () => {
    const { http, sent } = provider([() => Promise.reject(new TypeError('fetch failed'))]);
    await expect(http.readJson(request)).rejects.toMatchObject({
      code: 'wishlist-unavailable',
      kind: 'outside',
    });
    expect(sent).toHaveLength(3);
  });

  it('are sent once while an equal one is under way', async () => {
    const { http, sent } = provider([fine]);
    await Promise.all([http.readJson(request), http.readJson(request)]);
    expect(sent).toHaveLength(1);
    await http.readJson(request);
    expect(sent).toHaveLength(2);
  });

  it('are sent separately for different tokens', async () => {
    const { http, sent } = provider([fine]);
    const as = (token: string) => ({ ...request, headers: { authorization: token } });
    await Promise.all([http.readJson(as('one')), http.readJson(as('two'))]);
    expect(sent).toHaveLength(2);
  });
});

describe('changes at a provider', () => {
  it('are sent once, whatever happens', async () => {
    const { http, sent } = provider([status(503)]);
    expect(await http.send({ ...request, method: 'POST', body: '{}' })).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{}' });
  });

  it('a POST is sent again when it is marked as repeatable', async () => {
    const { http, sent } = provider([status(503), fine]);
    await http.send({ ...request, method: 'POST', isRepeatable: true });
    expect(sent).toHaveLength(2);
  });
});

describe('a provider that fails', () => {
  it.each([
    [status(429, { 'Retry-After': '60' }), 'wishlist-throttled'],
    [status(502), 'wishlist-unavailable'],
    [status(404), 'wishlist-refused'],
    [() => new Response('<html>'), 'wishlist-unavailable'],
    [() => new Response('x'.repeat(101)), 'wishlist-unavailable'],
    [() => new Promise<Response>(() => undefined), 'wishlist-timeout'],
  ])('%# is a fault with the provider’s name and without the address’s query', async (answer, code) => {
    const { http } = provider([answer]);
    const fault: unknown = await http
      .readJson({ ...request, timeoutMs: 5, maxBytes: 100 })
      .catch((reason) => reason);
    expect(fault).toBeInstanceOf(Fault);
    expect(fault).toMatchObject({ code, kind: 'outside' });
    expect(String(fault)).not.toContain('secret');
  });

  it('the fault contains the connection’s error without its address', async () => {
    const cause = new Error(`connect ECONNREFUSED for ${request.url}`);
    const { http } = provider([() => Promise.reject(new TypeError('fetch failed', { cause }))]);
    await expect(http.send(request)).rejects.toThrow('ECONNREFUSED for https://swym.example/lists?…');
  });
});

describe('what a failed connection says', () => {
  it('repeats no header, though Node does', async () => {
    const http = createHttp();
    const headers = { authorization: 'Bearer hush\n-hush' };
    const requested = http.send({ ...request, url: 'http://127.0.0.1:9/', headers, method: 'POST' });
    const fault: unknown = await requested.catch((reason) => reason);
    expect(fault).toMatchObject({ code: 'wishlist-unavailable' });
    expect(String(fault)).toContain('invalid');
    expect(String(fault)).not.toContain('hush');
  });
});

describe('a provider within a budget of time', () => {
  it('times out when the budget ends', async () => {
    const { http } = provider([() => new Promise(() => {})]);
    const requested = withinBudget(20, () => http.readJson({ ...request, timeoutMs: 60_000 }));
    await expect(requested).rejects.toMatchObject({ code: 'wishlist-timeout', kind: 'outside' });
  });

  it('is not called after the budget’s end, which is a timeout', async () => {
    const { http, sent } = provider([fine]);
    const requested = withinBudget(0, () => http.readJson(request));
    await expect(requested).rejects.toMatchObject({ code: 'wishlist-timeout' });
    expect(sent).toEqual([]);
  });

  it('is not called again when the retry delay exceeds the budget', async () => {
    const { http, sent } = provider([status(503, { 'Retry-After': '5' }), fine]);
    const requested = withinBudget(4_000, () => http.readJson(request));
    await expect(requested).rejects.toMatchObject({ code: 'wishlist-unavailable' });
    expect(sent).toHaveLength(1);
  });
});

describe('addresses in the log', () => {
  it.each([
    ['https://api.example/a?token=t#f', 'https://api.example/a?…'],
    ['https://user:pass@api.example/a', 'https://api.example/a'],
    ['https://api.example/people/ann%40example.test/x', 'https://api.example/people/…/x'],
    ['nonsense', '(no address)'],
  ])('%s is shown as %s', (url, shown) => {
    expect(redactUrl(url)).toBe(shown);
  });
});

describe('a bounded fetch', () => {
  it('returns status, headers and text up to its limit', async () => {
    const text = 'Größe · 尺寸';
    const bounded = createBoundedFetch(
      100,
      async () => new Response(text, { status: 418, headers: { a: 'b' } }),
    );
    const answer = await bounded('https://api.example');
    expect([answer.status, answer.headers.get('a'), await answer.text()]).toEqual([418, 'b', text]);
  });

  it('rejects a longer response', async () => {
    const bounded = createBoundedFetch(100, async () => new Response('x'.repeat(101)));
    await expect(bounded('https://api.example')).rejects.toThrow('more than 100 bytes');
  });

  it('says why a connection failed', async () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:3001');
    const bounded = createBoundedFetch(100, () => Promise.reject(new TypeError('fetch failed', { cause })));
    await expect(bounded('https://api.example')).rejects.toThrow('ECONNREFUSED');
  });
});
