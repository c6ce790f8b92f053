import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');

describe('the token in /_t/c/{token} [screen.route-table.6]', () => {
  it.each([
    ['as in an e-mail', encode('77/ab-12_f')],
    ['padded', `${encode('77/ab-12_f')}==`],
  ])('%s names customer and reset token', (_, token) => {
    expect(readResetLink(token)).toEqual({ customerId: '77', resetToken: 'ab-12_f' });
  });

  it('[property] is read with every character of base64url', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^[\w-]{1,64}$/), (id, resetToken) => {
        expect(readResetLink(encode(`${id}/${resetToken}`))).toEqual({ customerId: String(id), resetToken });
      }),
    );
  });

  it.each([
    ['an empty text', ''],
    ['text that is not base64', '%%%'],
    ['a length that base64 cannot have', 'abcde'],
    ['a token without a customer', encode('/token')],
    ['a token without a reset token', encode('77/')],
    ['a token without a slash', encode('77token')],
    ['a customer by name', encode('ines/token')],
    ['a token with a path', encode('77/token/../..')],
    ['a token with other characters', encode('77/tok en')],
  ])('%s is malformed', (_, token) => {
    expect(readResetLink(token)).toBeNull();
  });

  it('[property] no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (token) => readResetLink(token)?.customerId !== ''));
  });
});
