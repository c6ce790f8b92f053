/** Returns the text of a percent-encoded path; null for a malformed one. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
