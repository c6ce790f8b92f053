import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { typedEmailAtom } from './typed-email.ts';
import { WaitlistField } from './waitlist-field.tsx';

it('the field of a piece that is to come has a label, and says what is sent', () => {
  const html = renderToString(<WaitlistField product={{ variants: [] }} />);
  const [, id = ''] = /<input[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<p id="${id}" class="small muted">One email, when it is here. Nothing else.</p>`);
  expect(html).toMatch(/<label[^>]*>Email<\/label>/);
  expect(html).toMatch(/<input[^>]* type="email"/);
});

it('says that it is done once the address has been taken', () => {
  const store = createStore();
  const thanks = 'Thank You! We will write when Iris is here in M.';
  store.set(typedEmailAtom, {
    email: 'ines@example.com',
    isAddress: true,
    variantIds: ['1'],
    isShown: () => true,
    report() {},
    thanks,
  });
  const html = renderToString(
    <Provider store={store}>
      <WaitlistField product={{ variants: [{ id: '1' }] }} />
    </Provider>,
  );
  expect(html).toContain(thanks);
  expect(html).not.toContain('One email');
});
