import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Newsletter } from './newsletter.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

it('the newsletter is where links to #newsletter lead, and shows its consent', () => {
  const consent = [{ kind: 'p' as const, spans: [{ text: 'By joining you agree.' }] }];
  const html = renderToString(
    <Newsletter section={{ key: 'n1', kind: 'newsletter', heading: 'First refusal', text: '', consent }} />,
  );
  expect(html).toContain('<section id="newsletter"');
  expect(html).toContain('type="email"');
  expect(html).toContain('By joining you agree.');
});
