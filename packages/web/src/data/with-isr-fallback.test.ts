import type { BuiltPage } from '@storefront/core/cache/page-index';
import { bareShell } from '@storefront/core/content/bare-shell';
import type { GetStaticPropsContext } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentBuild,
  type PageBuild,
  recordFormerSource,
  recordMissingSource,
  recordNotFoundPath,
  recordRulePath,
  recordSource,
} from './page-build.ts';
import type { FrameProps } from './page-props.ts';
import { lastBuiltPage, recordPage } from './page-records.ts';
import { requestedBuilds } from './requested-builds.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

vi.mock('../clients/site-config.ts', () => ({ buildId: 'build-1' }));
vi.mock('./page-records.ts', () => ({ lastBuiltPage: vi.fn(), recordPage: vi.fn() }));

const complete: BuiltPage = { startedAt: 0, buildId: 'build-1', documents: {} };
const ofFormerDeployment: BuiltPage = { ...complete, buildId: 'build-0' };

beforeEach(() => vi.mocked(recordPage).mockClear());

const frame: FrameProps = {
  shell: bareShell,
  heroTone: null,
  lookAtTop: { wide: 'black-white', narrow: 'black-white' },
  year: 2026,
  holdsNewsletter: false,
  saleTags: [],
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
      vi.mocked(lastBuiltPage).mockResolvedValue(complete);
      await expect(make(true, reason)).rejects.toThrow('/products/slip keeps its former version');
      expect(lastBuiltPage).toHaveBeenCalledWith('/products/slip');
      expect(recordPage).not.toHaveBeenCalled();
    },
  );

  it('is built without the content when there is no complete version, and recorded as incomplete', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(ofFormerDeployment);
    expect(await make(true, 'stale')).toHaveProperty('props.frame.title', 'Slip');
    expect(recordPage).toHaveBeenCalledWith('/products/slip', expect.anything(), false);
    expect(await make(true, 'stale')).toHaveProperty('revalidate', 60);
    expect(await make(false, 'stale')).not.toHaveProperty('revalidate');
  });

  it('is built without the content by `next build`, which does not read the records', async () => {
    vi.mocked(lastBuiltPage).mockClear();
    expect(await make(true, 'build')).toHaveProperty('props.frame.title', 'Slip');
    expect(lastBuiltPage).not.toHaveBeenCalled();
  });

  it('remains a redirect when it was one', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(complete);
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

describe('a page that another server has built meanwhile', () => {
  const [older, newer] = ['2026-11-22T11:00:00Z', '2026-11-22T12:00:00Z'];
  const known: BuiltPage = { ...complete, documents: { 'document:slip': newer } };

  /** Makes the page from these versions in turn, or from what this server knows of them while the CMS fails. */
  function makeFrom(versions: (string | null)[], isFailing = false) {
    const reads: boolean[] = [];
    const page = withIsrFallback(async () => {
      const version = versions[reads.length] ?? null;
      reads.push(currentBuild()?.isOnDemand === true);
      if (isFailing) recordFormerSource(new Map([['document:slip', version]]));
      else recordSource('document:slip', version);
      return { props: { frame } };
    });
    return { page, reads };
  }

  it.each<Reason>(['stale', 'on-demand'])(
    'is made once more past all caches when it shows older content (%s)',
    async (reason) => {
      vi.mocked(lastBuiltPage).mockResolvedValue(known);
      const { page, reads } = makeFrom([older, newer]);
      expect(await page({ revalidateReason: reason })).toHaveProperty(
        ['props', 'frame', 'receipt', 'sources', 'document:slip'],
        newer,
      );
      expect(reads).toEqual([reason === 'on-demand', true]);
      expect(recordPage).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [9_000, [false, true]],
    [11_000, [false]],
  ])('is made once more past all caches when that was %i ms ago', async (ms, wanted) => {
    vi.mocked(lastBuiltPage).mockResolvedValue({ ...complete, startedAt: Date.now() - ms });
    const { page, reads } = makeFrom([older, older]);
    await page({ revalidateReason: 'stale' });
    expect(reads).toEqual(wanted);
  });

  it('is made once more when that build began later', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue({ ...known, startedAt: Date.now() + 60_000 });
    const { page, reads } = makeFrom([newer, newer]);
    await page({ revalidateReason: 'stale' });
    expect(reads).toEqual([false, true]);
  });

  it('is not replaced by older content that this server still knows while the CMS fails', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(known);
    const { page } = makeFrom([older, older], true);
    await expect(page({ revalidateReason: 'on-demand' })).rejects.toThrow('knows only older content');
    expect(recordPage).not.toHaveBeenCalled();
  });

  it.each([
    ['the same content', known, newer],
    ['content without a version', known, null],
    ['older content where this deployment has none', { ...known, buildId: 'build-0' }, older],
  ])('is replaced while the CMS fails by one with %s', async (_, last, version) => {
    vi.mocked(lastBuiltPage).mockResolvedValue(last);
    const { page } = makeFrom([version, version], true);
    expect(await page({ revalidateReason: 'stale' })).toHaveProperty('props.frame.title', 'Slip');
  });
});

it('records a page with all its content as complete', async () => {
  vi.mocked(lastBuiltPage).mockResolvedValue(complete);
  expect(await make(false, 'stale')).toHaveProperty('props.frame.receipt.sources', {});
  expect(recordPage).toHaveBeenCalledWith('/products/slip', expect.anything(), true);
});

describe('a path that redirects or is gone', () => {
  const redirect = { redirect: { destination: '/cart', permanent: true }, revalidate: 30 };

  it('[screen.client-redirects.8] is recorded when an editor’s rule redirects it, so that a change of the rule finds it', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(ofFormerDeployment);
    const moved = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordNotFoundPath('/pages/outlet');
      recordRulePath('/pages/outlet');
      recordSource('settings', 'r1');
      return redirect;
    });
    expect(await moved({ revalidateReason: 'stale' })).toEqual(redirect);
    const receipt = expect.objectContaining({ sources: { settings: 'r1' } });
    expect(vi.mocked(recordPage).mock.calls).toEqual([['/pages/outlet', receipt, true]]);
  });

  it('is not recorded without a rule, and is served although the CMS failed when no version was complete', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(ofFormerDeployment);
    const gone = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordNotFoundPath('/pages/gone');
      recordMissingSource();
      return { notFound: true, revalidate: 30 };
    });
    expect(await gone({ revalidateReason: 'stale' })).toEqual({ notFound: true, revalidate: 30 });
    expect(lastBuiltPage).toHaveBeenLastCalledWith('/pages/gone');
    expect(recordPage).not.toHaveBeenCalled();
  });

  it('is recorded when it is gone since an edit, for the visitors after it', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(complete);
    const gone = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordNotFoundPath('/pages/outlet');
      return { notFound: true };
    });
    await gone({ revalidateReason: 'stale' });
    expect(recordPage).not.toHaveBeenCalled();
    await gone({ revalidateReason: 'on-demand' });
    expect(recordPage).toHaveBeenCalledWith('/pages/outlet', expect.anything(), false);
  });

  it('is recorded as incomplete when the CMS failed', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(ofFormerDeployment);
    const moved = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordRulePath('/pages/outlet');
      recordMissingSource();
      return redirect;
    });
    await moved({ revalidateReason: 'stale' });
    expect(recordPage).toHaveBeenCalledWith('/pages/outlet', expect.anything(), false);
  });

  it('is a 404 of 30 seconds in `next build`, which cannot store redirects', async () => {
    const moved = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordRulePath('/pages/outlet');
      return redirect;
    });
    expect(await moved({ revalidateReason: 'build' })).toEqual({ notFound: true, revalidate: 30 });
    expect(recordPage).not.toHaveBeenCalled();
  });

  it('without a path keeps no former version', async () => {
    vi.mocked(lastBuiltPage).mockResolvedValue(complete);
    const moved = withIsrFallback<{ frame: FrameProps }>(async () => {
      recordMissingSource();
      return redirect;
    });
    expect(await moved({ revalidateReason: 'stale' })).toEqual(redirect);
  });
});

describe('the build of a page', () => {
  it.each<[Reason, boolean]>([
    ['on-demand', true],
    ['stale', false],
    ['build', false],
  ])('reads past caches only when a source has changed (%s)', async (revalidateReason, isOnDemand) => {
    let build: PageBuild | null = null;
    await withIsrFallback(async () => {
      build = currentBuild();
      return { props: { frame } };
    })({ revalidateReason });
    expect(build).toMatchObject({ isOnDemand });
    expect(currentBuild()).toBeNull();
  });

  it('has a receipt with its time and sources, which `next build` writes without the table', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00Z') });
    const result = await withIsrFallback(async () => {
      recordSource('settings', 'r1');
      return { props: { frame }, revalidate: 60 };
    })({ revalidateReason: 'build' });
    vi.useRealTimers();
    const receipt = { builtAt: '2026-11-22T12:00:00.000Z', sources: { settings: 'r1' } };
    expect(result).toEqual({ props: { frame: { ...frame, receipt } }, revalidate: 60 });
    expect(recordPage).not.toHaveBeenCalled();
  });

  it.each([
    ['has started', () => make(false, 'on-demand'), { hasStarted: true, isWithoutPage: false }],
    [
      'came to a 404',
      () => withIsrFallback<{ frame: FrameProps }>(async () => ({ notFound: true }))({}),
      { hasStarted: true, isWithoutPage: true },
    ],
    [
      'is not that of the requested page but of an error',
      () =>
        withIsrFallback<{ frame: FrameProps }>(async () => ({ notFound: true }), { isErrorPage: true })({}),
      { hasStarted: false, isWithoutPage: false },
    ],
  ])('tells the request for it that it %s', async (_, build, expected) => {
    vi.mocked(lastBuiltPage).mockResolvedValue(ofFormerDeployment);
    const requested = { hasStarted: false, isWithoutPage: false };
    await requestedBuilds().run(requested, async () => build());
    expect(requested).toEqual(expected);
  });

  it.each([
    ['a source that this process has never read', recordMissingSource],
    ['a source that is shown as it was before', recordFormerSource],
  ])('says in its receipt that a source failed: %s', async (_, record) => {
    vi.mocked(lastBuiltPage).mockResolvedValue(ofFormerDeployment);
    const failing = withIsrFallback(async () => {
      record();
      return { props: { frame } };
    });
    expect(await failing({ revalidateReason: 'stale' })).toHaveProperty(
      'props.frame.receipt.hasFailedSources',
      true,
    );
    expect(await make(false, 'stale')).not.toHaveProperty('props.frame.receipt.hasFailedSources');
  });

  it('rejects as the page does, and records nothing', async () => {
    const fails = withIsrFallback<{ frame: FrameProps }>(() => Promise.reject(new Error('no platform')));
    await expect(fails({ revalidateReason: 'stale' })).rejects.toThrow('no platform');
    expect(recordPage).not.toHaveBeenCalled();
  });
});
