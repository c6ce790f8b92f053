import { afterEach, expect, it, vi } from 'vitest';
import { consentCopy } from '../../copy/consent-copy.ts';
import { readMark, watchMark } from './marked-country.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the law of the dialog follows the mark of the page until it is closed', () => {
  const dataset: { country?: string } = {};
  const documentElement = { dataset };
  const observers = new Set<() => void>();
  class Observer {
    readonly onChange: () => void;
    constructor(onChange: () => void) {
      this.onChange = onChange;
    }
    observe(element: object, options: object) {
      expect([element, options]).toEqual([documentElement, { attributeFilter: ['data-country'] }]);
      observers.add(this.onChange);
    }
    disconnect() {
      observers.delete(this.onChange);
    }
  }
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('MutationObserver', Observer);

  const laws: string[] = [];
  const stop = watchMark(() => laws.push(consentCopy.law(readMark() ?? 'US')));
  for (const country of ['GB', 'FR']) {
    dataset.country = country;
    for (const onChange of observers) onChange();
  }
  expect(laws.map((law) => /UK|European/.exec(law)?.[0])).toEqual(['UK', 'European']);
  stop();
  expect(observers.size).toBe(0);
});

it.each([
  ['AT', /European law/],
  ['SK', /European law/],
  ['GB', /UK law/],
  ['US', /neither sell nor share/],
  ['CH', /take your consent back/],
  ['KR', /take your consent back/],
])('the law of %s is its own', (country, law) => {
  expect(consentCopy.law(country)).toMatch(law);
});
