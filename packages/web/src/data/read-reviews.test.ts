import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knownReviews, readReviews } from './read-reviews.ts';

vi.mock('@storefront/core/config', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@storefront/core/config')>()),
  serverConfig: () => ({ reviews: null }),
}));

const rating = { count: 2, average: 4.5, levels: [] };
const shown = { count: 2, average: 4.5 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReset();
});

it('a page has no reviews where no provider is configured', async () => {
  expect(await readReviews('71')).toBeNull();
});

describe('what a page carries of its reviews', () => {
  it('is the rating of its product; nothing for a product without reviews', async () => {
    const read = knownReviews(
      async (id) => (id === '71' ? rating : null),
      () => 0,
    );
    expect(await read('71')).toEqual({ productId: '71', rating: shown });
    expect(await read('72')).toBeNull();
  });

  it('is the rating read last while the provider fails; a product that was never read may have reviews', async () => {
    const aggregate = vi.fn(async () => rating);
    const read = knownReviews(aggregate, () => 0);
    await read('71');
    aggregate.mockRejectedValue(new Error('down'));
    expect(await read('71')).toEqual({ productId: '71', rating: shown });
    expect(await read('73')).toEqual({ productId: '73', rating: null });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Problem loading the rating of a product',
      '71',
      expect.anything(),
    );
  });

  it('is read again half a minute after a failure, so that pages do not wait one by one', async () => {
    let at = 0;
    const aggregate = vi.fn(async () => rating).mockRejectedValueOnce(new Error('down'));
    const read = knownReviews(aggregate, () => at);
    await read('71');
    at = 29_999;
    expect(await read('71')).toEqual({ productId: '71', rating: null });
    expect(aggregate).toHaveBeenCalledTimes(1);
    at = 30_000;
    expect(await read('71')).toEqual({ productId: '71', rating: shown });
  });

  it('is remembered of the 5,000 products that were read last', async () => {
    const aggregate = vi.fn(async () => rating);
    const read = knownReviews(aggregate, () => 0);
    for (let id = 0; id <= 5_000; id += 1) await read(String(id));
    aggregate.mockRejectedValue(new Error('down'));
    expect(await read('1')).toMatchObject({ rating: shown });
    expect(await read('0')).toMatchObject({ rating: null });
  });
});
