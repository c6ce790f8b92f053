import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';

describe('the newsletter section', () => {
  it('maps its example', async () => {
    expect(await mapExample('newsletter')).toMatchObject({
      key: 'k1',
      kind: 'newsletter',
      heading: 'First refusal',
      text: 'Small runs go to the list a day before anyone else.',
      consent: [{ spans: [{ text: 'By joining you agree.' }] }],
    });
  });

  it('is left out without its heading', async () => {
    expect(await mapExample('newsletter', { heading: null })).toBeNull();
  });
});
