import { describe, expect, it } from 'vitest';
import { bareShell } from '../content/bare-shell.ts';
import type { RichText } from '../content/rich-text.ts';
import type { ShellContent, SiteLink } from '../content/site-content.ts';
import { swapsInPlace } from './swap-shell.ts';

const banner = (...texts: string[]): ShellContent['banner'] => ({
  messages: texts.map((text) => ({ key: text, text: [{ kind: 'p', spans: [{ text }] }] })),
  background: null,
  colour: null,
});
const says = (text: string): RichText => [{ kind: 'p', spans: [{ text }] }];
const link = (title: string, href = '/') => ({ key: title, title, href, columns: [], image: null });
const shown: ShellContent = {
  ...bareShell,
  revision: '1000-a',
  banner: banner('Shipping is on us'),
  menu: [link('New'), link('Lingerie')],
  mobileMenu: {
    links: [{ ...link('New'), columns: [{ title: 'Shop', links: [link('Bras')] }] }],
    quickLinks: [{ ...link('Care'), subLinks: [link('Returns')] }],
  },
  footer: { groups: [{ title: 'Care', links: [link('Contact')] }], note: says('A house of silk') },
  newsletter: { heading: 'Letters', text: 'One a month.', consent: [] },
};
const footer = (...groups: ShellContent['footer']['groups']): Partial<ShellContent> => ({
  footer: { ...shown.footer, groups },
});
const phone = (links: SiteLink[], subLinks: SiteLink[]): Partial<ShellContent> => ({
  mobileMenu: {
    links: [{ ...link('New'), columns: [{ title: 'Shop', links }] }],
    quickLinks: [{ ...link('Care'), subLinks }],
  },
});
const long = 'A line of more than fifty-five characters, which takes two lines on a phone';

describe('newer settings shown without a navigation', () => {
  it.each<[string, Partial<ShellContent>, boolean]>([
    ['another text in the banner', { banner: banner('Gifts are wrapped', 'Returns too') }, true],
    [
      'other addresses behind the same words',
      { menu: [link('New', '/collections/new'), link('Lingerie')] },
      true,
    ],
    ['other words in the footer', footer({ title: 'Help', links: [link('Chat', '/chat')] }), true],
    ['other words in the phone’s menu', phone([link('Briefs')], [link('Shipping')]), true],
    ['the banner gone', { banner: null }, false],
    ['a banner without messages', { banner: banner() }, false],
    ['a banner of two lines', { banner: banner('Short', long) }, false],
    ['another word in the navigation', { menu: [link('New in'), link('Lingerie')] }, false],
    ['one word more', { menu: [...shown.menu, link('Gifts')] }, false],
    ['one more link in the footer', footer({ title: 'Care', links: [link('Contact'), link('Chat')] }), false],
    ['one group fewer in the footer', footer(), false],
    ['one heading fewer in the footer', footer({ title: null, links: [link('Contact')] }), false],
    ['another note in the footer', { footer: { ...shown.footer, note: says('Two lines') } }, false],
    ['the newsletter gone', { newsletter: null }, false],
    ['one more link in the phone’s menu', phone([link('Bras'), link('Sets')], [link('Returns')]), false],
    ['one quick link fewer in the phone’s menu', phone([link('Bras')], []), false],
  ])('%s: %s', (_, change, isAllowed) => {
    expect(swapsInPlace(shown, { ...shown, ...change })).toBe(isAllowed);
  });
});
