import { pageLives } from '@storefront/core/cache/manifest';
import type { GetStaticProps } from 'next';
import { askedBuilds } from './asked-builds.ts';
import { toReceipt, withinBuild } from './page-build.ts';
import { recordPage } from './page-index.ts';
import type { FrameProps } from './page-props.ts';

/**
 * Every page's props are made within it. It gives the page its receipt and records which sources it shows, so
 * that a change in one of them finds the page; so it records a redirect that editors' rules made. Pages of
 * `next build` are recorded from their receipts when the shop is opened: while it builds there may be no table.
 */
export function madePage<Props extends { frame: FrameProps }>(
  make: GetStaticProps<Props>,
): GetStaticProps<Props> {
  return (context) => {
    const { revalidateReason: reason } = context;
    const asked = askedBuilds().getStore();
    if (asked !== undefined) asked.hasBegun = true;
    const build = {
      startedAt: Date.now(),
      isOnDemand: reason === 'on-demand',
      ruledPath: null,
      sources: new Map<string, string | null>(),
      listed: new Map(),
    };
    return withinBuild(build, async () => {
      const result = await make(context);
      const receipt = toReceipt(build);
      if (!('props' in result)) {
        // A build can make no redirects: a rule that was written while it ran waits for the page's next making.
        if (reason === 'build') return { notFound: true, revalidate: pageLives.notFound.revalidateS };
        if (build.ruledPath !== null) await recordPage(build.ruledPath, receipt);
        return result;
      }
      const props = await result.props;
      if (reason !== 'build') await recordPage(new URL(props.frame.canonical).pathname, receipt);
      return { ...result, props: { ...props, frame: { ...props.frame, receipt } } };
    });
  };
}
