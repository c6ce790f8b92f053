import { bareShell } from '@storefront/core/content/bare-shell';
import type { GetStaticPropsContext } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { madePage } from './made-page.ts';
import { noteAbsentPath, noteLoss } from './page-build.ts';
import { isMadeWhole, recordPage } from './page-index.ts';
import type { FrameProps } from './page-props.ts';

vi.mock('./page-index.ts', () => ({ isMadeWhole: vi.fn(), recordPage: vi.fn() }));
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

const make = (isPoor: boolean, revalidateReason: Reason) =>
  madePage(async () => {
    if (isPoor) noteLoss();
    return { props: { frame } };
  })({ revalidateReason });

describe('[error.9] a page of which nobody can say all, because the CMS fails', () => {
  it.each<Reason>(['stale', 'on-demand'])(
    'stays as this build made it before, whole (%s)',
    async (reason) => {
      vi.mocked(isMadeWhole).mockResolvedValue(true);
      await expect(make(true, reason)).rejects.toThrow('/products/slip stays as it was');
      expect(isMadeWhole).toHaveBeenCalledWith('/products/slip');
      expect(recordPage).not.toHaveBeenCalled();
    },
  );

  it('is made without where there is nothing better, and known as poor', async () => {
    vi.mocked(isMadeWhole).mockResolvedValue(false);
    expect(await make(true, 'stale')).toHaveProperty('props.frame.title', 'Slip');
    expect(recordPage).toHaveBeenCalledWith('/products/slip', expect.anything(), false);
  });

  it('is made without by a build, which asks nobody', async () => {
    vi.mocked(isMadeWhole).mockClear();
    expect(await make(true, 'build')).toHaveProperty('props.frame.title', 'Slip');
    expect(isMadeWhole).not.toHaveBeenCalled();
  });

  it('stays a redirect where it was one', async () => {
    vi.mocked(isMadeWhole).mockResolvedValue(true);
    const gone = madePage<{ frame: FrameProps }>(async () => {
      noteAbsentPath('/pages/outlet');
      noteLoss();
      return { notFound: true };
    });
    await expect(gone({ revalidateReason: 'stale' })).rejects.toThrow('/pages/outlet stays as it was');
  });
});

it('a page of which all is known is made anew, and recorded as whole', async () => {
  vi.mocked(isMadeWhole).mockResolvedValue(true);
  expect(await make(false, 'stale')).toHaveProperty('props.frame.receipt.sources', {});
  expect(recordPage).toHaveBeenCalledWith('/products/slip', expect.anything(), true);
});
