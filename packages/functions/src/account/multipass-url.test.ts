import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { multipassUrl } from './multipass-url.ts';

const secret = 'a secret of the platform';
const returnTo = new URL('https://checkout.vesper.example/cart/c/1?key=2');
const at = Date.UTC(2026, 10, 21, 12);

/** Decrypts a token as the platform documents it; throws for a wrong signature. */
function readToken(token: string): unknown {
  const keys = createHash('sha256').update(secret).digest();
  const bytes = Buffer.from(token.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
  const [encrypted, signature] = [bytes.subarray(0, -32), bytes.subarray(-32)];
  const expected = createHmac('sha256', keys.subarray(16, 32)).update(encrypted).digest();
  if (!signature.equals(expected)) throw new Error('The signature is wrong.');
  const decipher = createDecipheriv('aes-128-cbc', keys.subarray(0, 16), encrypted.subarray(0, 16));
  return JSON.parse(
    Buffer.concat([decipher.update(encrypted.subarray(16)), decipher.final()]).toString('utf8'),
  );
}

it('encrypts and signs the customer as the platform expects', () => {
  const url = multipassUrl(
    secret,
    { email: 'ann@vesper.example', firstName: 'Ann', lastName: 'Lee' },
    { returnTo, at },
  );
  const [origin, token = ''] = url.split('/account/login/multipass/');
  expect(origin).toBe('https://checkout.vesper.example');
  expect(readToken(token)).toEqual({
    email: 'ann@vesper.example',
    created_at: '2026-11-21T12:00:00.000Z',
    first_name: 'Ann',
    last_name: 'Lee',
    return_to: 'https://checkout.vesper.example/cart/c/1?key=2',
  });
});

it('leaves out names that the customer does not have', () => {
  const url = multipassUrl(
    secret,
    { email: 'ann@vesper.example', firstName: null, lastName: null },
    { returnTo, at },
  );
  const names = Object.keys(Object(readToken(url.split('/').at(-1) ?? '')));
  expect(names.toSorted()).toEqual(['created_at', 'email', 'return_to']);
});

it('encrypts each token differently and writes it in characters that a URL keeps, with padding', () => {
  const customer = { email: 'ann@vesper.example', firstName: null, lastName: null };
  const tokens = Array.from(
    { length: 20 },
    () => multipassUrl(secret, customer, { returnTo, at }).split('/').at(-1) ?? '',
  );
  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]+=*$/);
    expect(token.length % 4).toBe(0);
  }
});
