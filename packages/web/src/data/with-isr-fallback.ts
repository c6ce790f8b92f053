import { pageLives } from '@storefront/core/cache/manifest';
import type { BuiltPage } from '@storefront/core/cache/page-index';
import { showsOlderDocument } from '@storefront/core/cache/receipt';
import type { GetStaticProps, GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { buildId } from '../clients/site-config.ts';
import { openBuild, type PageBuild, toReceipt, withinBuild } from './page-build.ts';
import type { FrameProps } from './page-props.ts';
import { lastBuiltPage, recordPage } from './page-records.ts';
import { requestedBuilds } from './requested-builds.ts';
import { storeNewestPages } from './store-newest-page.ts';

/** So long after a build a CDN of the CMS may not show the edit that it was requested for. */
const EDIT_SPREADS_MS = 10_000;

/**
 * Wraps `make` of every page. Adds the page's receipt and records its sources, so that a change of a source finds the
 * page; records redirects by editors' rules in the same way. Pages of `next build` are recorded from their receipts
 * when the shop starts: there may be no table during the build.
 *
 * An error page (`isErrorPage`) is also rebuilt where another page was requested: such a build is not the requested one.
 *
 * What another server has built from newer content meanwhile is not replaced by older: the page is made once more, from
 * the present state of its sources; so is one that follows another build so closely that a CDN may still show the state
 * before it, because a 404 has no documents to compare. `[error.9]` Rejects when the CMS fails and this deployment, or another server, has
 * built the page with all its content, or newer: Next then goes on serving that version.
 * An incomplete page, where none stands, is soon made again. `[error.5]` A path of which nobody knows whether it was a
 * document's is no 404: it rejects, too, so that a redirect that was served stays.
 */
export function withIsrFallback<Props extends { frame: FrameProps }>(
  make: GetStaticProps<Props>,
  { isErrorPage = false }: { isErrorPage?: boolean } = {},
): GetStaticProps<Props> {
  return async (context) => {
    const { revalidateReason: reason } = context;
    storeNewestPages();
    const requested = isErrorPage ? undefined : requestedBuilds().getStore();
    if (requested !== undefined) requested.hasStarted = true;
    const { result, build, props, path } = await buildLatest(make, context);
    const receipt = toReceipt(build);
    if (props === null) {
      // `next build` cannot store redirects: a rule written during the build applies from the next revalidation.
      if (reason === 'build') return { notFound: true, revalidate: pageLives.notFound.revalidateS };
      if (build.isUnknown && 'notFound' in result)
        throw new Error(`${path} may be a former path: the table that knows it fails`);
      if (build.rulePath !== null) await recordPage(build.rulePath, receipt, !build.isIncomplete);
      // A server that does not store the 404 makes it again for the next visitor.
      else if (reason === 'on-demand' && path !== null) await recordPage(path, receipt, false);
      if (requested !== undefined) requested.isWithoutPage = true;
      return result;
    }
    if (reason !== 'build' && path !== null) await recordPage(path, receipt, !build.isIncomplete);
    const made = { ...result, props: { ...props, frame: { ...props.frame, receipt } } };
    return build.isIncomplete ? { ...made, revalidate: pageLives.incomplete.revalidateS } : made;
  };
}

interface BuildResult<Props> {
  result: GetStaticPropsResult<Props>;
  build: PageBuild;
  /** Null for a redirect or a 404. */
  props: Props | null;
  /** Null for a redirect or a 404 of no known path. */
  path: string | null;
}

async function buildLatest<Props extends { frame: FrameProps }>(
  make: GetStaticProps<Props>,
  context: GetStaticPropsContext,
): Promise<BuildResult<Props>> {
  const { revalidateReason: reason } = context;
  const made = await buildOnce(make, context, reason === 'on-demand');
  const last = reason === 'build' || made.path === null ? null : await lastBuiltPage(made.path);
  if (last === null) return made;
  const isAfterEdit = !made.build.isOnDemand && made.build.startedAt - last.startedAt < EDIT_SPREADS_MS;
  const isOutdated = last.startedAt > made.build.startedAt || isAfterEdit || isOlder(made, last);
  const latest = isOutdated ? await buildOnce(make, context, true) : made;
  rejectIfWorse(latest, last);
  return latest;
}

function buildOnce<Props extends { frame: FrameProps }>(
  make: GetStaticProps<Props>,
  context: GetStaticPropsContext,
  isOnDemand: boolean,
): Promise<BuildResult<Props>> {
  const build = openBuild(Date.now(), isOnDemand);
  return withinBuild(build, async () => {
    const result = await make(context);
    const props = 'props' in result ? await result.props : null;
    const canonical = props === null ? null : new URL(props.frame.canonical).pathname;
    return { result, build, props, path: canonical ?? build.rulePath ?? build.notFoundPath };
  });
}

const isOlder = ({ build }: BuildResult<unknown>, last: BuiltPage) =>
  showsOlderDocument(toReceipt(build), last.documents);

function rejectIfWorse(made: BuildResult<unknown>, last: BuiltPage): void {
  const { isIncomplete, hasFailedSources } = made.build;
  if (isIncomplete && last.buildId === buildId)
    throw new Error(`${made.path} keeps its former version: the CMS does not return all of its content`);
  // Only known to be stored by this deployment: a visitor may wait for the first version of a page.
  if (hasFailedSources && last.buildId === buildId && isOlder(made, last))
    throw new Error(`${made.path} keeps its former version: this server knows only older content of the CMS`);
}
