/** A part of a path, decoded; as it is when its encoding is malformed. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
