/** A path as people write it, '/café'; unchanged where it is malformed. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
