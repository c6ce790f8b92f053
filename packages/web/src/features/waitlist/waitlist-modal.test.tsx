import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { selectedBackInStockVariantAtom, waitlistModalAtom } from '../../state/waitlist-atoms.ts';
import { WaitlistModal } from './waitlist-modal.tsx';

function wordsOf(variantTitle: string, tags: string[], isSent = false): string {
  const store = createStore();
  const product = { title: 'Iris', tags, image: null };
  store.set(selectedBackInStockVariantAtom, { variantId: '1', variantTitle, product });
  if (isSent) store.set(waitlistModalAtom, { kind: 'submit' });
  const html = renderToString(
    <Provider store={store}>
      <WaitlistModal />
    </Provider>,
  );
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the waitlist of a piece', () => {
  it('[screen.back-in-stock-modal.3] names piece and variant', () => {
    expect(wordsOf('M / Rose', [])).toContain('Iris M / Rose Back before you know it');
    expect(wordsOf('M / Rose', [], true)).toContain('We will write when Iris is back in M / Rose.');
  });

  it('[screen.back-in-stock-modal.2] does not call back what is coming for the first time', () => {
    expect(wordsOf('M / Rose', ['coming-soon'])).not.toContain('back');
    expect(wordsOf('M / Rose', ['coming-soon'], true)).toContain('when Iris is here in M / Rose.');
  });

  it('has no name for a variant without options', () => {
    expect(wordsOf('Default Title', [])).toContain('Iris Back before you know it');
    expect(wordsOf('Default Title', [], true)).toContain('We will write when Iris is back.');
  });
});
