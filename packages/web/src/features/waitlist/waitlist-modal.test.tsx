import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { selectedBackInStockVariantAtom, waitlistModalAtom } from '../../state/waitlist-atoms.ts';
import { type TypedEmail, typedEmailAtom } from './typed-email.ts';
import { WaitlistModal } from './waitlist-modal.tsx';

function draw(
  variantTitle: string,
  tags: string[],
  { isSent = false, typed = null }: { isSent?: boolean; typed?: TypedEmail | null } = {},
): string {
  const store = createStore();
  store.set(typedEmailAtom, typed);
  const product = { title: 'Iris', tags, image: null };
  store.set(selectedBackInStockVariantAtom, { variantId: '1', variantTitle, product });
  if (isSent) store.set(waitlistModalAtom, { kind: 'submit' });
  return renderToString(
    <Provider store={store}>
      <WaitlistModal />
    </Provider>,
  );
}

function wordsOf(variantTitle: string, tags: string[], isSent = false): string {
  return draw(variantTitle, tags, { isSent })
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

describe("what was typed into the page's field of a piece that is to come", () => {
  const ines = {
    email: 'ines@example.com',
    isAddress: true,
    variantIds: ['1', '2'],
    isShown: () => true,
    report() {},
    thanks: null,
  };
  const drawTyped = (typed: TypedEmail) => draw('M / Rose', ['coming-soon'], { typed });

  it('is taken without another question when it is an address', () => {
    expect(drawTyped(ines)).not.toContain('<form');
    expect(drawTyped(ines)).toContain('<button');
  });

  it('is corrected in that field when it is none', () => {
    expect(drawTyped({ ...ines, email: 'ines@', isAddress: false })).not.toMatch(/<form|<button/);
  });

  it('is shown in that field, and not taken, when it is out of sight in a closed tray', () => {
    const hidden = { ...ines, isShown: () => false };
    expect(drawTyped(hidden)).not.toMatch(/<form|<button/);
    expect(drawTyped({ ...hidden, email: 'ines@', isAddress: false })).not.toMatch(/<form|<button/);
  });

  it('is asked for here when it is nothing', () => {
    expect(drawTyped({ ...ines, email: '', isAddress: false })).toContain('<form');
    expect(drawTyped({ ...ines, email: '', isAddress: false, isShown: () => false })).toContain('<form');
  });

  it('is nothing to the waitlist of another piece', () => {
    const html = drawTyped({ ...ines, variantIds: ['7'] });
    expect(html).toContain('<form');
    expect(html).not.toContain('ines@');
  });
});
