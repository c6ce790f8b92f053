/** The build that made the page of this document. */
export function pageBuildId(): string {
  return window.__NEXT_DATA__.buildId;
}
