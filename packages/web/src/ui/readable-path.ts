/** A path as people write it, '/café'; as it is where it was encoded wrongly. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
