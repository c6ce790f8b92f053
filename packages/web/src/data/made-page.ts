import type { GetStaticProps } from 'next';
import { askedBuilds } from './asked-builds.ts';
import { toReceipt, withinBuild } from './page-build.ts';
import { recordPage } from './page-index.ts';
import type { FrameProps } from './page-props.ts';

/**
 * Every page's props are made within it. It gives the page its receipt and records which sources it shows, so
 * that a change in one of them finds the page. Pages of `next build` are recorded from their receipts when the
 * shop is opened: while it builds there may be no table.
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
      sources: new Map<string, string | null>(),
      listed: new Map(),
    };
    return withinBuild(build, async () => {
      const result = await make(context);
      if (!('props' in result)) return result;
      const props = await result.props;
      const receipt = toReceipt(build);
      if (reason !== 'build') await recordPage(new URL(props.frame.canonical).pathname, receipt);
      return { ...result, props: { ...props, frame: { ...props.frame, receipt } } };
    });
  };
}
