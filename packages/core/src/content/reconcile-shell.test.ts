import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcileShell } from './reconcile-shell.ts';
import type { ShellContent } from './site-content.ts';

const text = (words: string) => [{ kind: 'p' as const, spans: [{ text: words }] }];
const link = (title: string) => ({ key: title, title, href: `/pages/${title}` });

const shown: ShellContent = {
  revision: 'r1',
  banner: {
    messages: [{ key: 'm', text: text('Shipping is on us') }],
    background: '#64181f',
    colour: '#ffffff',
  },
  menu: [{ ...link('new'), image: null, columns: [{ title: null, links: [{ ...link('a'), image: null }] }] }],
  mobileMenu: {
    links: [{ ...link('new'), columns: [{ title: 'All', links: [link('b')] }] }],
    quickLinks: [{ ...link('gifts'), subLinks: [link('cards')] }],
  },
  footer: {
    groups: [{ title: 'Help', links: [link('care')] }],
    note: text('Made to hang well.'),
    legalLinks: [link('terms')],
  },
  help: { phone: null, email: null },
  newsletter: { heading: 'Letters', text: 'One a month', consent: text('Leave whenever you like.') },
  emptyCart: [link('dresses')],
  cartPageFooter: text('Returns are free.'),
  shippingBridal: text('Made to order.'),
  cartBanner: text('Wrapped by hand'),
  seo: { title: null, description: null, image: null },
};
const newer: ShellContent = { ...shown, revision: 'r2', emptyCart: [] };

describe('settings that arrive while the page is open', () => {
  it('replace the shell when they are newer', () => {
    expect(reconcileShell(shown, newer)).toBe(newer);
    const published = (at: number) => ({ ...shown, revision: `${at}-r` });
    const later = published(2_000);
    expect(reconcileShell(published(1_000), later)).toBe(later);
  });

  it('never replace newer ones, when an edge cached them too long', () => {
    const current = { ...shown, revision: '2000-b' };
    expect(reconcileShell(current, { ...shown, revision: '1000-a' })).toBe(current);
  });

  it('do not replace the shell of the same revision', () => {
    expect(reconcileShell(shown, { ...shown, emptyCart: [] })).toBe(shown);
  });

  it('may lack the optional parts', () => {
    const { shippingBridal: _bridal, ...rest } = newer;
    const bare = { ...rest, banner: null, newsletter: null, cartBanner: null, footer: { groups: [] } };
    expect(reconcileShell(shown, bare)).toBe(bare);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an error page', '<html>'],
    ['our error', { error: { code: 'content-down', message: '…' } }],
    ['no revision', { ...newer, revision: undefined }],
    ['an empty revision', { ...newer, revision: '' }],
    ['a menu that is not a list', { ...newer, menu: {} }],
    ['a menu link without an address', { ...newer, menu: [{ ...shown.menu[0], href: null }] }],
    ['a menu link without columns', { ...newer, menu: [link('new')] }],
    ['a column without links', { ...newer, menu: [{ ...shown.menu[0], columns: [{ title: 'x' }] }] }],
    ['no mobile menu', { ...newer, mobileMenu: undefined }],
    ['no quick links', { ...newer, mobileMenu: { links: [] } }],
    ['a quick link without sub-links', { ...newer, mobileMenu: { links: [], quickLinks: [link('x')] } }],
    ['a quick link without a title', { ...newer, mobileMenu: { links: [], quickLinks: [{ subLinks: [] }] } }],
    ['no footer', { ...newer, footer: null }],
    ['a footer group without a title', { ...newer, footer: { groups: [{ links: [] }] } }],
    ['a footer group without links', { ...newer, footer: { groups: [{ title: 'Help' }] } }],
    ['a footer note of strings', { ...newer, footer: { groups: [], note: ['x'] } }],
    ['a legal link without a title', { ...newer, footer: { groups: [], legalLinks: [{ href: '/' }] } }],
    ['no help', { ...newer, help: undefined }],
    ['a banner without messages', { ...newer, banner: {} }],
    ['a message without a text', { ...newer, banner: { messages: [{ key: 'm' }] } }],
    [
      'a message whose title is not a text',
      { ...newer, banner: { messages: [{ key: 'm', title: 1, text: [] }] } },
    ],
    ['a newsletter without a heading', { ...newer, newsletter: { text: 'x', consent: [] } }],
    ['a newsletter without a text', { ...newer, newsletter: { heading: 'x', consent: [] } }],
    ['a newsletter without consent', { ...newer, newsletter: { heading: 'x', text: 'x' } }],
    ['an empty bag without links', { ...newer, emptyCart: null }],
    ['a link without a key', { ...newer, emptyCart: [{ title: 'x', href: '/' }] }],
    ['a bridal text of strings', { ...newer, shippingBridal: ['x'] }],
    ['a cart footer of strings', { ...newer, cartPageFooter: ['x'] }],
    ['a cart banner of strings', { ...newer, cartBanner: 'x' }],
    ['a span without text', { ...newer, cartBanner: [{ kind: 'p', spans: [{}] }] }],
    ['no seo', { ...newer, seo: null }],
  ])('[error.9] do not replace the shell when they are %s', (_, settings) => {
    expect(reconcileShell(shown, settings)).toBe(shown);
  });

  it('[property] do not replace the shell when they are any other value', () => {
    fc.assert(fc.property(fc.anything(), (settings) => reconcileShell(shown, settings) === shown));
  });
});
