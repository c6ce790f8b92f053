import { describe, expect, it } from 'vitest';
import { discountOfQuery, readDiscountLink } from './discount-link.ts';

describe('[screen.route-table.27] a discount link', () => {
  it('names the code of its path, decoded', () => {
    expect(readDiscountLink('/discount/WELCOME10', '')).toEqual({ code: 'WELCOME10', redirect: null });
    expect(readDiscountLink('/discount/ZEHN%20PROZENT', '')).toMatchObject({ code: 'ZEHN PROZENT' });
  });

  it('keeps a code whose encoding is malformed as it is', () => {
    expect(readDiscountLink('/discount/50%', '')).toMatchObject({ code: '50%' });
  });

  it('has no code where its path has none', () => {
    expect(readDiscountLink('/discount', '')).toMatchObject({ code: '' });
    expect(readDiscountLink('/discount/', '')).toMatchObject({ code: '' });
  });

  it('names the page to which it leads', () => {
    expect(readDiscountLink('/discount/A', '?redirect=/collections/silk')).toMatchObject({
      redirect: '/collections/silk',
    });
  });
});

describe('[screen.route-table.34] a code in the query of any page', () => {
  it('is read', () => {
    expect(discountOfQuery('?ref=mail&discount=WELCOME10')).toBe('WELCOME10');
    expect(discountOfQuery('?ref=mail')).toBeNull();
  });
});
