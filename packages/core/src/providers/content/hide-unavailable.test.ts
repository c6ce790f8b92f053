import { describe, expect, it } from 'vitest';
import { hideUnavailable } from './hide-unavailable.ts';

const all = { chat: true, newsletter: true };
const result = {
  footer: [
    { title: 'Contact', url: '/pages/contact' },
    { title: "Let's chat", url: ' Chat: ' },
    { title: 'Cookie preferences', url: 'cookie:' },
    { title: 'Letters', url: '#newsletter' },
  ],
  note: [{ children: [{ text: 'Ask us', marks: ['a'] }], markDefs: [{ _key: 'a', href: 'chat:' }] }],
  newsletter: { heading: 'Letters from the house' },
  sections: [{ _type: 'newsletter' }, { _type: 'quote' }],
};
const urls = ({ footer }: typeof result) => footer.map(({ url }) => url);

describe('links to providers [screen.link-rules.4]', () => {
  it('stay when their provider is configured', () => {
    expect(hideUnavailable(result, all)).toEqual(result);
  });

  it('[screen.link-rules.5] to the chat are removed without a chat; a sentence keeps its words', () => {
    const shown = hideUnavailable(result, { ...all, chat: false });
    expect(urls(shown)).toEqual(['/pages/contact', null, 'cookie:', '#newsletter']);
    expect(shown.note).toEqual([
      { children: [{ text: 'Ask us', marks: ['a'] }], markDefs: [{ _key: 'a', href: null }] },
    ]);
  });

  it('[screen.link-rules.6] to cookie preferences stay in a shop without providers', () => {
    expect(urls(hideUnavailable(result, { chat: false, newsletter: false }))[2]).toBe('cookie:');
  });

  it('to the newsletter are removed with its section when no list is configured', () => {
    const shown = hideUnavailable(result, { ...all, newsletter: false });
    expect(shown.newsletter).toBeNull();
    expect(shown.sections).toEqual([null, { _type: 'quote' }]);
    expect(urls(shown)[3]).toBeNull();
  });
});
