import { pageLives } from '@storefront/core/cache/manifest';
import type { GetStaticProps } from 'next';
import { type PageBuild, toReceipt, withinBuild } from './page-build.ts';
import type { FrameProps } from './page-props.ts';
import { recordPage, wasBuiltComplete } from './page-records.ts';
import { requestedBuilds } from './requested-builds.ts';

/**
 * Wraps `make` of every page. Adds the page's receipt and records its sources, so that a change of a source finds the
 * page; records redirects by editors' rules in the same way. Pages of `next build` are recorded from their receipts
 * when the shop starts: there may be no table during the build.
 *
 * An error page (`isErrorPage`) is also rebuilt where another page was requested: such a build is not the requested one.
 *
 * `[error.9]` Rejects when the CMS fails, content is missing that this process has never read, and this deployment has
 * built the page with all its content before: Next then goes on serving that version.
 */
export function withIsrFallback<Props extends { frame: FrameProps }>(
  make: GetStaticProps<Props>,
  { isErrorPage = false }: { isErrorPage?: boolean } = {},
): GetStaticProps<Props> {
  return (context) => {
    const { revalidateReason: reason } = context;
    const requested = isErrorPage ? undefined : requestedBuilds().getStore();
    if (requested !== undefined) requested.hasStarted = true;
    const build: PageBuild = {
      startedAt: Date.now(),
      isOnDemand: reason === 'on-demand',
      rulePath: null,
      notFoundPath: null,
      isIncomplete: false,
      sources: new Map(),
      listed: new Map(),
    };
    return withinBuild(build, async () => {
      const result = await make(context);
      const receipt = toReceipt(build);
      if (!('props' in result)) {
        // `next build` cannot store redirects: a rule written during the build applies from the next revalidation.
        if (reason === 'build') return { notFound: true, revalidate: pageLives.notFound.revalidateS };
        await rejectIfWorse(build, build.rulePath ?? build.notFoundPath);
        if (build.rulePath !== null) await recordPage(build.rulePath, receipt, !build.isIncomplete);
        if (requested !== undefined) requested.isWithoutPage = true;
        return result;
      }
      const props = await result.props;
      if (reason !== 'build') {
        const path = new URL(props.frame.canonical).pathname;
        await rejectIfWorse(build, path);
        await recordPage(path, receipt, !build.isIncomplete);
      }
      return { ...result, props: { ...props, frame: { ...props.frame, receipt } } };
    });
  };
}

async function rejectIfWorse({ isIncomplete }: PageBuild, path: string | null): Promise<void> {
  if (isIncomplete && path !== null && (await wasBuiltComplete(path)))
    throw new Error(`${path} keeps its former version: the CMS does not return all of its content`);
}
