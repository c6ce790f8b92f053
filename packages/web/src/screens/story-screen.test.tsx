import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { StoryProps } from '../data/story-pages.ts';
import { StoryScreen } from './story-screen.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
vi.mock('next/head', () => ({ default: () => null }));

const story: StoryProps = {
  ...{ kind: 'story', title: 'La soie', standfirst: null, byline: null, minutes: null, cover: null },
  ...{ sections: [], cards: {}, language: null },
  next: { href: '/stories/lace', title: 'Lace', summary: null, category: null, cover: null, minutes: null },
};

it('[entity.content-document.1] a story in another language than the page’s names it, and the next story has the page’s', () => {
  expect(renderToStaticMarkup(<StoryScreen {...story} />)).not.toContain('lang=');
  const french = renderToStaticMarkup(<StoryScreen {...story} language="fr-FR" />);
  expect(french).toMatch(/^<article[^>]* lang="fr-FR".*<section[^>]*aria-label="Next story"[^>]* lang="en"/s);
});
