/**
 * Whether the site was deployed anew since this tab was opened ([state.deployment-and-loading.1]). `answer` is the
 * parsed latest-build file, `{buildId}`; anything else means that nothing is known, which is no new deployment.
 */
export function isNewDeployment(openBuildId: string, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('buildId' in answer)) return false;
  return typeof answer.buildId === 'string' && answer.buildId !== '' && answer.buildId !== openBuildId;
}
