import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');

describe('the token in /_t/c/{token} [screen.route-table.6]', () => {
  it.each([
    ['as mails carry it', encode('77/ab-12_f')],
    ['padded', `${encode('77/ab-12_f')}==`],
  ])('%s names customer and reset token', (_, token) => {
    expect(readResetLink(token)).toEqual({ customerId: '77', resetToken: 'ab-12_f' });
  });

  it('survives the letters that base64url has of its own', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^[\w-]{1,64}$/), (id, resetToken) => {
        expect(readResetLink(encode(`${id}/${resetToken}`))).toEqual({ customerId: String(id), resetToken });
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['a length that base64 has not', 'abcde'],
    ['no customer', encode('/token')],
    ['no token', encode('77/')],
    ['no slash', encode('77token')],
    ['a customer by name', encode('ines/token')],
    ['more than a token', encode('77/token/../..')],
    ['other characters', encode('77/tok en')],
  ])('%s is malformed', (_, token) => {
    expect(readResetLink(token)).toBeNull();
  });

  it('no text breaks it', () => {
    fc.assert(fc.property(fc.string(), (token) => readResetLink(token)?.customerId !== ''));
  });
});
