import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CartAlerts } from './cart-alerts.tsx';
import { cartMessagesAtom } from './cart-atoms.ts';
import { unseenMessagesAtom } from './unseen-messages-atom.ts';

// A server runs no effects: here they run as the screen is drawn.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useEffect: (work: () => void) => work(),
}));

/** What is unseen after the messages were on a screen, and what the screen shows. */
function show(messages: string[], unseen: string[]) {
  const store = createStore();
  store.set(cartMessagesAtom, messages);
  store.set(unseenMessagesAtom, unseen);
  const html = renderToString(
    <Provider store={store}>
      <CartAlerts />
    </Provider>,
  );
  return { html, unseen: store.get(unseenMessagesAtom) };
}

describe('[error.8] the messages of the bag', () => {
  it('are seen once a screen shows them', () => {
    const { html, unseen } = show(['Your bag expired.', 'Try again.'], ['Your bag expired.']);
    expect(html).toMatch(/<div role="alert"[^>]*><p>Your bag expired\.<\/p><p>Try again\.<\/p><\/div>/);
    expect(unseen).toEqual([]);
  });

  it('stay unseen while no screen shows any, whose place for them is there already', () => {
    const { html, unseen } = show([], ['Your bag expired.']);
    expect(html).toMatch(/^<div role="alert"[^>]*><\/div>$/);
    expect(unseen).toEqual(['Your bag expired.']);
  });
});
