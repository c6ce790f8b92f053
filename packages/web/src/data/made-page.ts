import { pageLives } from '@storefront/core/cache/manifest';
import type { GetStaticProps } from 'next';
import { askedBuilds } from './asked-builds.ts';
import { type PageBuild, toReceipt, withinBuild } from './page-build.ts';
import { isMadeWhole, recordPage } from './page-index.ts';
import type { FrameProps } from './page-props.ts';

/**
 * Every page's props are made within it. It gives the page its receipt and records which sources it shows, so
 * that a change in one of them finds the page; so it records a redirect that editors' rules made. Pages of
 * `next build` are recorded from their receipts when the shop is opened: while it builds there may be no table.
 *
 * [error.9]: a page that would lose words because the CMS fails and nobody remembers them is not made. It rejects
 * then, where this build has made the page whole before, and Next goes on serving that one.
 */
export function madePage<Props extends { frame: FrameProps }>(
  make: GetStaticProps<Props>,
): GetStaticProps<Props> {
  return (context) => {
    const { revalidateReason: reason } = context;
    const asked = askedBuilds().getStore();
    if (asked !== undefined) asked.hasBegun = true;
    const build: PageBuild = {
      startedAt: Date.now(),
      isOnDemand: reason === 'on-demand',
      ruledPath: null,
      absentPath: null,
      isPoor: false,
      sources: new Map(),
      listed: new Map(),
    };
    return withinBuild(build, async () => {
      const result = await make(context);
      const receipt = toReceipt(build);
      if (!('props' in result)) {
        // A build can make no redirects: a rule that was written while it ran waits for the page's next making.
        if (reason === 'build') return { notFound: true, revalidate: pageLives.notFound.revalidateS };
        await keepFormer(build, build.ruledPath ?? build.absentPath);
        if (build.ruledPath !== null) await recordPage(build.ruledPath, receipt, !build.isPoor);
        return result;
      }
      const props = await result.props;
      if (reason !== 'build') {
        const path = new URL(props.frame.canonical).pathname;
        await keepFormer(build, path);
        await recordPage(path, receipt, !build.isPoor);
      }
      return { ...result, props: { ...props, frame: { ...props.frame, receipt } } };
    });
  };
}

async function keepFormer({ isPoor }: PageBuild, path: string | null): Promise<void> {
  if (isPoor && path !== null && (await isMadeWhole(path)))
    throw new Error(`${path} stays as it was made before: the CMS cannot be asked for all that it shows`);
}
