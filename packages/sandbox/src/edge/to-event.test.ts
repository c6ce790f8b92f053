import { describe, expect, it } from 'vitest';
import { toEvent } from './to-event.ts';

const request = {
  method: 'POST',
  url: '/api/bag?tag=silk&tag=new&empty=',
  headers: {
    host: 'localhost:3000',
    'content-type': 'application/json',
    cookie: 'a=1; b=2',
    'x-request-id': 'r1',
  },
  body: Buffer.from('{"size":"M"}'),
  sourceIp: '127.0.0.1',
  at: 0,
};

describe('toEvent', () => {
  it('splits path and query string, and joins repeated parameters with commas', () => {
    expect(toEvent(request)).toMatchObject({
      version: '2.0',
      rawPath: '/api/bag',
      rawQueryString: 'tag=silk&tag=new&empty=',
      queryStringParameters: { tag: 'silk,new', empty: '' },
      requestContext: { http: { method: 'POST', path: '/api/bag', sourceIp: '127.0.0.1' }, requestId: 'r1' },
    });
  });

  it('moves cookies out of the headers', () => {
    const event = toEvent(request);
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
  });

  it('passes text as text and other bodies as base64', () => {
    expect(toEvent(request)).toMatchObject({ body: '{"size":"M"}', isBase64Encoded: false });
    const picture = { ...request, headers: { 'content-type': 'image/webp' }, body: Buffer.from([0, 255]) };
    expect(toEvent(picture)).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it('passes every byte, also of a body that is not valid UTF-8', () => {
    const json = (body: Buffer) => ({ ...request, headers: { 'content-type': 'application/json' }, body });
    const odd = '\uFEFF {"name" : "Zoë 🖤",\r\n"zero":1.0}';
    expect(toEvent(json(Buffer.from(odd)))).toMatchObject({ body: odd, isBase64Encoded: false });
    expect(toEvent(json(Buffer.from([123, 255, 125])))).toMatchObject({
      body: 'e/99',
      isBase64Encoded: true,
    });
  });

  it('omits body, cookies and query where the request has none', () => {
    const event = toEvent({ ...request, url: '/', headers: {}, body: Buffer.alloc(0) });
    expect(event).not.toHaveProperty('body');
    expect(event).not.toHaveProperty('cookies');
    expect(event).not.toHaveProperty('queryStringParameters');
    expect(event.isBase64Encoded).toBe(false);
  });
});
