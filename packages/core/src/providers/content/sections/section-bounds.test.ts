import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';
import { isDue, isFor } from './section-bounds.ts';

const at = (iso: string) => Date.parse(iso);

describe('the bounds of a section', () => {
  it('leave out what editors hid', async () => {
    expect(await mapExample('quote', { isHidden: true })).toBeNull();
    expect(await mapExample('quote', { isHidden: false })).toMatchObject({ kind: 'quote' });
  });

  it('are times and countries of any kind of section', async () => {
    const bounds = {
      shownFrom: '2026-12-01T08:00:00Z',
      shownUntil: '2027-01-01T00:00:00Z',
      countries: ['ca', 'GB'],
    };
    const section = await mapExample('quote', bounds);
    expect(section).toMatchObject({
      from: at('2026-12-01T08:00:00Z'),
      until: at('2027-01-01T00:00:00Z'),
      countries: ['CA', 'GB'],
    });
  });

  it('are absent where editors set none', async () => {
    const section = await mapExample('quote', { countries: [] });
    expect(section).not.toHaveProperty('from');
    expect(section).not.toHaveProperty('countries');
  });

  it.each([{ shownFrom: 'after the holidays' }, { shownUntil: 'soon' }, { countries: ['Canada'] }])(
    'that nobody can tell the meaning of show the section to nobody: %j',
    async (bounds) => {
      expect(await mapExample('quote', bounds)).toBeNull();
    },
  );

  it('include their first moment and exclude their last', () => {
    const bounds = { from: 100, until: 200 };
    expect([99, 100, 199, 200].map((now) => isDue(bounds, now))).toEqual([false, true, true, false]);
    expect(isDue({}, 0)).toBe(true);
  });

  it('name the only countries that see it', () => {
    expect([isFor({ countries: ['CA'] }, 'CA'), isFor({ countries: ['CA'] }, 'US'), isFor({}, 'US')]).toEqual(
      [true, false, true],
    );
  });
});
