/** Compares tags as the platform does, without regard to case and outer spaces; `name` is in lower case. */
export function hasTag(tags: readonly string[], name: string): boolean {
  return tags.some((tag) => tag.trim().toLowerCase() === name);
}
