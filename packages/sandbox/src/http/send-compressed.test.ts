import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendCompressed } from './send-compressed.ts';

const asking = (encodings: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': encodings } });
const long = { words: 'silk '.repeat(1_000) };

describe('a response of a double', () => {
  it('is sent in gzip to whoever takes it, and is the same', async () => {
    const sent = await sendCompressed(
      asking('gzip, br'),
      Response.json(long, { headers: { vary: 'Origin' } }),
    );
    expect(sent.headers.get('content-encoding')).toBe('gzip');
    expect(sent.headers.get('vary')).toBe('Origin, Accept-Encoding');
    const packed = Buffer.from(await sent.arrayBuffer());
    expect(packed.length).toBeLessThan(500);
    expect(JSON.parse(gunzipSync(packed).toString())).toEqual(long);
  });

  it.each([
    ['a client that takes none', asking('identity'), Response.json(long)],
    ['a short one', asking('gzip'), Response.json({ words: 'silk' })],
    [
      'a picture',
      asking('gzip'),
      new Response('x'.repeat(5_000), { headers: { 'content-type': 'image/webp' } }),
    ],
    [
      'events that go on',
      asking('gzip'),
      new Response('x'.repeat(5_000), { headers: { 'content-type': 'text/event-stream' } }),
    ],
    ['an error', asking('gzip'), Response.json(long, { status: 500 })],
    [
      'one that is compressed',
      asking('gzip'),
      Response.json(long, { headers: { 'content-encoding': 'br' } }),
    ],
    ['one without a body', asking('gzip'), new Response(null, { headers: { 'content-type': 'text/plain' } })],
  ])('stays as it is for %s', async (_name, request, response) => {
    const expected = [
      response.headers.get('content-encoding'),
      response.status,
      await response.clone().text(),
    ];
    const sent = await sendCompressed(request, response);
    expect([sent.headers.get('content-encoding'), sent.status, await sent.text()]).toEqual(expected);
  });
});
