import { bareShell } from '@storefront/core/content/bare-shell';
import type { GetStaticPropsContext } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordMissingSource, recordNotFoundPath } from './page-build.ts';
import type { FrameProps } from './page-props.ts';
import { recordPage, wasBuiltComplete } from './page-records.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

vi.mock('./page-records.ts', () => ({ wasBuiltComplete: vi.fn(), recordPage: vi.fn() }));
beforeEach(() => vi.mocked(recordPage).mockClear());

const frame: FrameProps = {
  shell: bareShell,
  heroTone: null,
  year: 2026,
  holdsNewsletter: false,
  rootClasses: '',
  title: 'Slip',
  isIndexed: true,
  canonical: 'https://shop.example/products/slip',
  description: null,
  image: null,
  structuredData: [],
};

type Reason = NonNullable<GetStaticPropsContext['revalidateReason']>;

const make = (isIncomplete: boolean, revalidateReason: Reason) =>
  withIsrFallback(async () => {
    if (isIncomplete) recordMissingSource();
    return { props: { frame } };
  })({ revalidateReason });

describe('[error.9] a page whose content is missing because the CMS fails', () => {
  it.each<Reason>(['stale', 'on-demand'])(
    'keeps the complete version of this deployment (%s)',
    async (reason) => {
      vi.mocked(wasBuiltComplete).mockResolvedValue(true);
      await expect(make(true, reason)).rejects.toThrow('/products/slip keeps its former version');
      expect(wasBuiltComplete).toHaveBeenCalledWith('/products/slip');
      expect(recordPage).not.toHaveBeenCalled();
    },
  );

  it('is built without the content when there is no complete version, and recorded as incomplete', async () => {
    vi.mocked(wasBuiltComplete).mockResolvedValue(false);
    expect(await make(true, 'stale')).toHaveProperty('props.frame.title', 'Slip');
    expect(recordPage).toHaveBeenCalledWith('/products/slip', expect.anything(), false);
  });

  it('is built without the content by `next build`, which does not read the records', async () => {
    vi.mocked(wasBuiltComplete).mockClear();
    expect(await make(true, 'build')).toHaveProperty('props.frame.title', 'Slip');
    expect(wasBuiltComplete).not.toHaveBeenCalled();
  });

  it('remains a redirect when it was one', async () => {
    vi.mocked(wasBuiltComplete).mockResolvedValue(true);
    const gone = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordNotFoundPath('/pages/outlet');
      recordMissingSource();
      return { notFound: true };
    });
    await expect(gone({ revalidateReason: 'stale' })).rejects.toThrow(
      '/pages/outlet keeps its former version',
    );
  });
});

it('records a page with all its content as complete', async () => {
  vi.mocked(wasBuiltComplete).mockResolvedValue(true);
  expect(await make(false, 'stale')).toHaveProperty('props.frame.receipt.sources', {});
  expect(recordPage).toHaveBeenCalledWith('/products/slip', expect.anything(), true);
});
