import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Register } from './register.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

const terms = { key: 'a', title: 'Terms', href: '/pages/terms' };
const privacy = { key: 'b', title: 'Privacy', href: '/pages/privacy' };
const rewards = { key: 'c', title: 'Rules of rewards', href: '/pages/rewards-rules' };

it.each([
  [[terms, privacy], 'By creating an account you agree to our terms and privacy notice.'],
  [
    [terms, rewards, privacy],
    'By creating an account you agree to our terms, Rules of rewards and privacy notice.',
  ],
  [[privacy], 'By creating an account you agree to our privacy notice.'],
])('a new account names what is agreed to in one sentence with links: %#', (links, sentence) => {
  const markup = renderToString(<Register query="" terms={links} onRegistered={() => {}} />);
  expect(markup.replace(/<[^>]*>/g, '')).toContain(sentence);
  for (const { href } of links) expect(markup).toContain(`href="${href}"`);
});

it('a new account names nothing where the shop has no such page', () => {
  const markup = renderToString(<Register query="" terms={[]} onRegistered={() => {}} />);
  expect(markup).not.toContain('you agree');
});
