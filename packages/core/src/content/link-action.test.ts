import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkAction } from './link-action.ts';
import { linkAction } from './link-action.ts';

const siteUrl = 'https://shop.example';

describe('linkAction', () => {
  it.each<[string, string | null | undefined, LinkAction | null]>([
    ['[screen.link-rules.5] the chat', 'chat:', { kind: 'open-chat' }],
    ['[screen.link-rules.5] the chat in capitals', ' CHAT: ', { kind: 'open-chat' }],
    ['[screen.link-rules.6] cookie preferences', 'cookie:', { kind: 'open-cookie-preferences' }],
    [
      '[screen.link-rules.7] mail',
      'mailto:care@shop.example',
      { kind: 'contact', channel: 'email', href: 'mailto:care@shop.example' },
    ],
    ['a telephone', 'tel:+12125550100', { kind: 'contact', channel: 'phone', href: 'tel:+12125550100' }],
    ['a text message', 'sms:+12125550100', { kind: 'contact', channel: 'phone', href: 'sms:+12125550100' }],
    ['a page of ours', '/pages/care?x=1#silk', { kind: 'page', href: '/pages/care?x=1#silk' }],
    ['ours in full', 'https://shop.example/cart?a=1#b', { kind: 'page', href: '/cart?a=1#b' }],
    ['ours without a path', 'https://shop.example', { kind: 'page', href: '/' }],
    ['a place on this page', '#silk', { kind: 'anchor', href: '#silk' }],
    [
      'another site',
      'https://returns.example/start',
      { kind: 'site', href: 'https://returns.example/start' },
    ],
    ['ours on another port', 'http://shop.example/', { kind: 'site', href: 'http://shop.example/' }],
    ['another site in disguise', '/\t/elsewhere.example', null],
    ['a malformed path', '/\t/', null],
    ['a script', 'javascript:alert(1)', null],
    ['a disguised script', ' java\nscript:alert(1)', null],
    ['a protocol-relative address', '//elsewhere.example', null],
    ['an address without a host', 'https://', null],
    ['nothing', '', null],
    ['null', null, null],
    ['undefined', undefined, null],
  ])('%s: %j', (_, value, action) => {
    expect(linkAction(value, siteUrl)).toEqual(action);
  });

  it('[property] never returns a script, nor an address of another site as a page of ours', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const action = linkAction(value, siteUrl);
          if (action === null || !('href' in action)) return true;
          const url = new URL(action.href, siteUrl);
          return action.kind === 'page'
            ? url.origin === siteUrl
            : ['http:', 'https:', 'mailto:', 'tel:', 'sms:'].includes(url.protocol);
        },
      ),
    );
  });
});
