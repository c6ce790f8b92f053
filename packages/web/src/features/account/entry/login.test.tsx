import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Login } from './login.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

it('has the e-mail that was typed before the form for a forgotten password', () => {
  const markup = renderToString(<Login query="" email="ines@example.com" onForgotten={() => {}} />);
  expect(markup).toMatch(/<input[^>]*type="email"[^>]*value="ines@example\.com"/);
});
