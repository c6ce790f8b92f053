import { describe, expect, it } from 'vitest';
import { onlyOffered } from './only-offered.ts';

const all = { chat: true, cookiePreferences: true, newsletter: true };
const answer = {
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
const urls = ({ footer }: typeof answer) => footer.map(({ url }) => url);

describe('content that leads to a provider [screen.link-rules.4]', () => {
  it('stays as it is where the provider is there', () => {
    expect(onlyOffered(answer, all)).toEqual(answer);
  });

  it('[…5] without a chat nothing opens it; the words of a sentence stay', () => {
    const kept = onlyOffered(answer, { ...all, chat: false });
    expect(urls(kept)).toEqual(['/pages/contact', null, 'cookie:', '#newsletter']);
    expect(kept.note).toEqual([
      { children: [{ text: 'Ask us', marks: ['a'] }], markDefs: [{ _key: 'a', href: null }] },
    ]);
  });

  it('[…6] without a consent manager nothing opens its preferences', () => {
    expect(urls(onlyOffered(answer, { ...all, cookiePreferences: false }))[2]).toBeNull();
  });

  it('without a list there is no newsletter, no section and no link to it', () => {
    const kept = onlyOffered(answer, { ...all, newsletter: false });
    expect(kept.newsletter).toBeNull();
    expect(kept.sections).toEqual([null, { _type: 'quote' }]);
    expect(urls(kept)[3]).toBeNull();
  });
});
