/** A JSON value of a document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A document of the content lake; the lake sets the underscored fields except `_id` and `_type`. */
export interface ContentDocument {
  _id: string;
  _type: string;
  _createdAt?: string;
  _updatedAt?: string;
  _rev?: string;
  [field: string]: Json | undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns which version of a document an id names: the published one, the draft, or a release's. */
export function versionOf(id: string): { version: string; publishedId: string } {
  if (id.startsWith('drafts.')) return { version: 'drafts', publishedId: id.slice('drafts.'.length) };
  const release = /^versions\.([^.]+)\.(.+)$/.exec(id);
  if (release?.[1] && release[2]) return { version: release[1], publishedId: release[2] };
  return { version: 'published', publishedId: id };
}
