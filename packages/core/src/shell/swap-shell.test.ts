import { describe, expect, it } from 'vitest';
import { bareShell } from '../content/bare-shell.ts';
import type { ShellContent } from '../content/site-content.ts';
import { swapsInPlace } from './swap-shell.ts';

const banner = (...texts: string[]): ShellContent['banner'] => ({
  messages: texts.map((text) => ({ key: text, text: [{ kind: 'p', spans: [{ text }] }] })),
  background: null,
  colour: null,
});
const link = (title: string, href = '/') => ({ key: title, title, href, columns: [], image: null });
const shown: ShellContent = {
  ...bareShell,
  revision: '1000-a',
  banner: banner('Shipping is on us'),
  menu: [link('New'), link('Lingerie')],
};
const long = 'A line of more than fifty-five characters, which takes two lines on a phone';

describe('newer settings under a reader’s eyes', () => {
  it.each<[string, Partial<ShellContent>, boolean]>([
    ['another text in the banner', { banner: banner('Gifts are wrapped', 'Returns too') }, true],
    [
      'other addresses behind the same words',
      { menu: [link('New', '/collections/new'), link('Lingerie')] },
      true,
    ],
    ['another footer', { footer: { groups: [{ title: 'Help', links: [] }] } }, true],
    ['no banner any more', { banner: null }, false],
    ['a banner without messages', { banner: banner() }, false],
    ['a banner of two lines', { banner: banner('Short', long) }, false],
    ['another word in the navigation', { menu: [link('New in'), link('Lingerie')] }, false],
    ['a word more', { menu: [...shown.menu, link('Gifts')] }, false],
  ])('%s: %s', (_, change, isAllowed) => {
    expect(swapsInPlace(shown, { ...shown, ...change })).toBe(isAllowed);
  });
});
