import { bareShell } from '@storefront/core/content/bare-shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from './footer.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const newsletter = { heading: 'Letters', text: 'One a month.', consent: [] };

const draw = (holdsNewsletter: boolean) =>
  renderToStaticMarkup(
    <Footer shell={{ ...bareShell, newsletter }} year={2026} pageHoldsNewsletter={holdsNewsletter} />,
  );

describe('the footer’s newsletter', () => {
  it('is a form where the page has none', () => {
    expect(draw(false)).toContain('<form');
    expect(draw(false)).toContain('id="newsletter"');
  });

  it('is a link where editors have placed the form in the page, so that its id is unique', () => {
    expect(draw(true)).not.toContain('<form');
    expect(draw(true)).not.toContain('id="newsletter"');
    expect(draw(true)).toContain('href="#newsletter"');
  });
});
