import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { draftName, storeDraft } from '../form/draft.ts';
import { AddressForm } from './address-form.tsx';

const draft = draftName('address new', { id: 'gid://shopify/Customer/7' });
const canada = { isoCode: 'CA', name: 'Canada', currency: { isoCode: 'CAD', symbol: '$' } };

afterEach(() => void vi.unstubAllGlobals());

/** A tab in which the form of a new address was left with this country. */
function leaveForm(country: string): void {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  const data = new FormData();
  data.append('country', country);
  data.append('lastName', 'Sol');
  storeDraft(draft, data);
}

function drawForm(countries: (typeof canada)[]): string {
  return renderToString(
    <AddressForm
      address={null}
      country="US"
      countries={countries}
      draft={draft}
      onSave={async () => {}}
      onCancel={() => {}}
    />,
  );
}

it.each([
  ['before the list has come', []],
  ['that the list lacks', [canada]],
])('a restored address keeps its country %s, with the fields of that country', (_, countries) => {
  leaveForm('HK');
  const html = drawForm(countries);
  expect(html).toContain('<option value="HK" selected="">');
  expect(html).toContain('<option value="US">');
  expect(html).toContain('Region');
  expect(html).toContain('value="Sol"');
  // It is still there for the next reload.
  expect(drawForm(countries)).toBe(html);
});

it('a country stands once in the choice', () => {
  leaveForm('CA');
  expect(drawForm([canada]).match(/value="CA"/g)).toHaveLength(1);
});
