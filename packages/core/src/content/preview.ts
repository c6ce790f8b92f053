import { Fault } from '../fault.ts';

/**
 * `[state.content-preview.1]` `[state.content-preview.2]` Whether the page shows drafts: null while the environment is
 * being checked, then true only inside the editing tool.
 */
export function isPreviewing(environment: string): boolean | null {
  if (environment === 'checking') return null;
  return environment === 'presentation-iframe' || environment === 'presentation-window';
}

/** The parameters of a content query. `drafts` is today's name of the specification's 'previewDrafts'. */
export interface ContentRequest {
  /** `published`, `drafts`, or names of releases, the first of which wins. */
  perspective: string | string[];
  useCdn: boolean;
  cacheMode: 'noStale' | null;
}

const perspectiveName = /^[A-Za-z][\w-]{0,63}$/;

/**
 * `[state.content-preview.3]` Visitors get published content through the CDN, never stale. `[state.content-preview.4]`
 * In preview: drafts, or the perspective of the editing tool's cookie. A malformed cookie is ignored.
 *
 * @param cookie a name, several joined by commas, or a JSON list of names
 */
export function chooseContentRequest({
  isPreview,
  cookie,
}: {
  isPreview: boolean;
  cookie: string | null;
}): ContentRequest {
  if (!isPreview) return { perspective: 'published', useCdn: true, cacheMode: 'noStale' };
  return { perspective: readPerspective(cookie) ?? 'drafts', useCdn: false, cacheMode: null };
}

function readPerspective(cookie: string | null): string | string[] | null {
  const names = (cookie ?? '').replace(/[[\]"\s]/g, '').split(',');
  if (!names.every((name) => perspectiveName.test(name) && name !== 'raw')) return null;
  return names.length === 1 ? names.join() : names;
}

/** `[state.content-preview.5]` */
export const VISUAL_EDITING_PERSPECTIVE = 'drafts';

export interface VisualEditingConfig {
  baseUrl: string;
  id: string;
  path: string;
}

/**
 * `[rule.visual-editing.1]` The configuration of visual editing: three strings that are not empty. `[error.11]` Throws a
 * `Fault` (refused, `visual-editing-not-configured`) otherwise.
 */
export function requireVisualEditing(config: unknown): VisualEditingConfig {
  const { baseUrl, id, path }: Record<string, unknown> = Object(config);
  if (isFilled(baseUrl) && isFilled(id) && isFilled(path)) return { baseUrl, id, path };
  throw new Fault({
    code: 'visual-editing-not-configured',
    kind: 'refused',
    say: 'Visual editing is not configured',
  });
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
