import { describe, expect, it } from 'vitest';
import { toEdgeResponse } from './to-edge-response.ts';

describe('toEdgeResponse', () => {
  it('sends status, headers, each cookie as its own header, and the body', () => {
    const response = toEdgeResponse({
      statusCode: 201,
      headers: { 'Content-Type': 'text/plain' },
      cookies: ['a=1', 'b=2; Path=/'],
      body: 'made',
    });
    expect(response.status).toBe(201);
    expect(response.headers).toEqual({ 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2; Path=/'] });
    expect(response.body.toString()).toBe('made');
  });

  it('decodes a base64 body', () => {
    const { body } = toEdgeResponse({ statusCode: 200, body: 'AP8=', isBase64Encoded: true });
    expect([...body]).toEqual([0, 255]);
  });

  it('sends a bare value as JSON', () => {
    const response = toEdgeResponse({ country: 'FR' });
    expect(response.headers).toEqual({ 'content-type': 'application/json' });
    expect(response.body.toString()).toBe('{"country":"FR"}');
  });

  it.each([
    { statusCode: '200' },
    { statusCode: 200, body: { country: 'FR' } },
    { statusCode: 200, cookies: 'a=1' },
    { statusCode: 200, headers: [] },
  ])('returns 500 for the malformed result %j', (result) => {
    expect(toEdgeResponse(result).status).toBe(500);
  });
});
