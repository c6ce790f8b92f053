/** Next rejects a rebuild of a page that became a 404 or a redirect, although it has stored the new version. */
const stored = /Invalid response (404|30[1278])$/;

/** Whether an error of `revalidate` says only that the rebuilt page is a 404 or a redirect. */
export function wasStored(error: unknown): boolean {
  return error instanceof Error && stored.test(error.message);
}
