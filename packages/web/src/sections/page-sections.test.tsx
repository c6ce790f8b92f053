import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
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

async function render(sections: PageSection[]): Promise<string> {
  const page = <PageSections sections={sections} cards={{}} />;
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
});
