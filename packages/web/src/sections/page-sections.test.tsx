import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { createStore, Provider } from 'jotai';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { currencyCountryAtom } from '../state/market-atoms.ts';
import { PageSections } from './page-sections.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

const quote = (key: string, text: string): PageSection => ({ key, kind: 'quote', quote: text, source: null });
const broken: PageSection = {
  ...quote('b', ''),
  get quote(): string {
    throw new Error('broken for this test');
  },
};
const unknown: PageSection = JSON.parse('{"key":"u","kind":"carousel3d"}');

async function render(sections: PageSection[], country = 'US'): Promise<string> {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  const page = (
    <Provider store={store}>
      <PageSections sections={sections} cards={{}} cardType="page" />
    </Provider>
  );
  const stream = await renderToReadableStream(page, { onError: () => {} });
  await stream.allReady;
  return new Response(stream).text();
}

describe('the sections of a page', () => {
  it('stand in the editor’s order', async () => {
    expect(await render([quote('1', 'First'), quote('2', 'Second')])).toMatch(/First.*Second/s);
  });

  it('stay when one of them has an unknown kind or cannot be drawn', async () => {
    const page = await render([unknown, quote('1', 'Before'), broken, quote('2', 'After')]);
    expect(page).toContain('Before');
    expect(page).toContain('After');
  });

  it('are those of a visitor in the US in the HTML, whoever it is made for', async () => {
    const sections = [
      { ...quote('1', 'Canadian'), countries: ['CA'] },
      { ...quote('2', 'American'), countries: ['US', 'PR'] },
      quote('3', 'Everybody'),
    ];
    for (const country of ['US', 'CA'])
      expect(await render(sections, country)).toMatch(/^(?!.*Canadian).*American.*Everybody/s);
  });
});
