import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WaitlistField } from './waitlist-field.tsx';

it('the field of a piece that is to come has a label, and says what is sent', () => {
  const html = renderToString(<WaitlistField product={{ variants: [] }} />);
  const [, id = ''] = /<input[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<p id="${id}" class="small muted">One email, when it is here. Nothing else.</p>`);
  expect(html).toMatch(/<label[^>]*>Email<\/label>/);
  expect(html).toMatch(/<input[^>]* type="email"/);
  expect(html).not.toContain('<form');
});
