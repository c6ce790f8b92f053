import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sanityWebhook } from './sanity-webhook.ts';

const secret = 'hook-secret';
const body = Buffer.from('{"_id":"care"}');
const at = 1_800_000_000_000;
const sign = (text: string | Buffer, key = secret) =>
  createHmac('sha256', key).update(`${at}.`).update(text).digest('base64url');

const verify = (signature: string | null, given = body) =>
  sanityWebhook.verify({
    body: given,
    secret,
    header: (name) => (name === 'sanity-webhook-signature' ? signature : null),
  });

describe('sanityWebhook.verify', () => {
  it.each([`t=${at},v1=${sign(body)}`, ` t=${at}, v1=${sign(body)}= `])(
    'returns the time of %j',
    (header) => {
      expect(verify(header)).toBe(at);
    },
  );

  it.each([
    null,
    '',
    `t=${at}`,
    `v1=${sign(body)}`,
    `t=${at},v1=${sign(body, 'guess')}`,
    `t=${at + 1},v1=${sign(body)}`,
    `t=${at},v1=${sign(body)}!`,
    `x t=${at},v1=${sign(body)}`,
    `t=${at},v1=${sign(body).slice(0, -4)}`,
  ])('returns null for %j', (header) => {
    expect(verify(header)).toBeNull();
  });

  it('returns null for another body', () => {
    expect(verify(`t=${at},v1=${sign(body)}`, Buffer.from('{"_id":"press"}'))).toBeNull();
  });
});

describe('sanityWebhook.read', () => {
  const document = {
    _id: 'care',
    _type: 'page',
    _updatedAt: '2026-11-21T12:00:00Z',
    slug: 'care',
    operation: 'update',
  };
  const read = (change: object) => sanityWebhook.read({ ...document, ...change }, () => null);
  const event = {
    about: 'document',
    id: 'care',
    type: 'page',
    slug: 'care',
    version: '2026-11-21T12:00:00Z',
    isGone: false,
  };

  it.each([
    [{}, event],
    [{ operation: 'create' }, event],
    [{ operation: 'delete' }, { ...event, isGone: true }],
    [{ slug: null }, { ...event, slug: null }],
    [{ slug: undefined }, { ...event, slug: null }],
    [{ _updatedAt: null }, { ...event, version: null }],
    [{ more: 1 }, event],
  ])('reads the change %j', (change, expected) => {
    expect(read(change)).toEqual(expected);
  });

  it.each(['drafts.care', 'versions.spring.care'])('ignores the document %s', (_id) => {
    expect(read({ _id })).toBe('ignored');
  });

  it.each([
    { _id: '' },
    { _id: 'x'.repeat(129) },
    { _type: '' },
    { _type: 'x'.repeat(65) },
    { _updatedAt: 'x'.repeat(41) },
    { slug: '' },
    { slug: 'x'.repeat(256) },
    { operation: 'other' },
  ])('returns null for %j', (change) => {
    expect(read(change)).toBeNull();
  });

  it('returns null for what is no object', () => {
    for (const odd of [null, [], 'text']) expect(sanityWebhook.read(odd, () => null)).toBeNull();
  });
});

it('accepts webhooks for longer than Sanity repeats them', () => {
  expect([sanityWebhook.name, sanityWebhook.windowMs]).toEqual(['sanity', 3_600_000]);
});
