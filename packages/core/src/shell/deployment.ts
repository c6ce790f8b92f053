/**
 * `[state.deployment-and-loading.1]` Whether the site was deployed since this tab was opened. `latest` is the parsed
 * latest-build file, `{buildId}`; anything else counts as no new deployment.
 */
export function isNewDeployment(openBuildId: string, latest: unknown): boolean {
  if (typeof latest !== 'object' || latest === null || !('buildId' in latest)) return false;
  return typeof latest.buildId === 'string' && latest.buildId !== '' && latest.buildId !== openBuildId;
}
