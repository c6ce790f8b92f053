/** Tags are compared without regard to case and outer space, as the platform does; `name` is in lower case. */
export function hasTag(tags: readonly string[], name: string): boolean {
  return tags.some((tag) => tag.trim().toLowerCase() === name);
}
