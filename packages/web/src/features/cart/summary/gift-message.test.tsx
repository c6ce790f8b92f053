import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { giftMessageCopy } from '../../../copy/gift-message-copy.ts';
import { giftEditorAtom } from './gift-editor-atom.ts';
import { GiftMessage, loadGiftEditor } from './gift-message.tsx';
import { saveGiftDraftAtom } from './save-gift-draft.ts';

// Whoever writes has fetched it before.
beforeAll(async () => void (await loadGiftEditor()));

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

/** A bag whose message is being saved; `open` draws it as it is when it is opened again. */
function saving(draft: string) {
  const store = createStore();
  store.set(giftEditorAtom, { isOpen: true, draft, saved: '' });
  const response = Promise.withResolvers<boolean>();
  const sent: string[] = [];
  const done = store.set(saveGiftDraftAtom, (text) => {
    sent.push(text);
    return response.promise;
  });
  const open = () => {
    const html = renderToString(
      <Provider store={store}>
        <GiftMessage />
      </Provider>,
    );
    const [, attributes, text] = /<textarea([^>]*)>([^<]*)/.exec(html) ?? [];
    return {
      text,
      canBeWrittenOn: attributes !== undefined && !/readonly/i.test(attributes),
      saysItIsSaving: html.includes('aria-busy="true"'),
      enabled: [giftMessageCopy.cancel, giftMessageCopy.clear].filter((name) =>
        new RegExp(`<button(?:(?!disabled)[^>])*>${name}<`).test(html),
      ),
    };
  };
  const respond = (isSaved: boolean) => {
    response.resolve(isSaved);
    return done;
  };
  return { open, sent, respond };
}

describe('[state.gift-message.2] a gift message that is being saved', () => {
  it('cannot be changed in a bag that is opened again, because what is typed would be lost', () => {
    const { open, sent } = saving('For Ada');
    expect(sent).toEqual(['For Ada']);
    expect(open()).toEqual({ text: 'For Ada', canBeWrittenOn: false, saysItIsSaving: true, enabled: [] });
  });

  it('is kept, and can be changed again, where the platform was not reached', async () => {
    const { open, respond } = saving('For Ada');
    await respond(false);
    expect(open()).toEqual({
      text: 'For Ada',
      canBeWrittenOn: true,
      saysItIsSaving: false,
      enabled: [giftMessageCopy.cancel, giftMessageCopy.clear],
    });
  });

  it('leaves its field once the platform has it', async () => {
    const { open, respond } = saving('For Ada');
    await respond(true);
    expect(open()).toMatchObject({ text: undefined, saysItIsSaving: false });
  });
});
