import { describe, expect, it } from 'vitest';
import { fromResult } from './from-result.ts';

describe('what API Gateway makes of a result', () => {
  it('sends status, headers, each cookie as its own header, and the body', () => {
    const answer = fromResult({
      statusCode: 201,
      headers: { 'Content-Type': 'text/plain' },
      cookies: ['a=1', 'b=2; Path=/'],
      body: 'made',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers).toEqual({ 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2; Path=/'] });
    expect(answer.body.toString()).toBe('made');
  });

  it('decodes a base64 body', () => {
    const { body } = fromResult({ statusCode: 200, body: 'AP8=', isBase64Encoded: true });
    expect([...body]).toEqual([0, 255]);
  });

  it('sends a bare value as JSON', () => {
    const answer = fromResult({ country: 'FR' });
    expect(answer.headers).toEqual({ 'content-type': 'application/json' });
    expect(answer.body.toString()).toBe('{"country":"FR"}');
  });

  it.each([
    { statusCode: '200' },
    { statusCode: 200, body: { country: 'FR' } },
    { statusCode: 200, cookies: 'a=1' },
    { statusCode: 200, headers: [] },
  ])('is a 500 for the nonsense %j', (result) => {
    expect(fromResult(result).status).toBe(500);
  });
});
