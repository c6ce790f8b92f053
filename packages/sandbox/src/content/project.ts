/** The one project and dataset of the content double, and who may ask it; loopback only, so no secrets. */
export const contentProject = {
  projectId: 'vespervine',
  dataset: 'production',
  /** Reads drafts. */
  viewerToken: 'sk-sandbox-viewer',
  /** Reads drafts and writes. */
  editorToken: 'sk-sandbox-editor',
} as const;

export type ContentRole = 'anonymous' | 'viewer' | 'editor';

/** Null for a token that nobody was given. */
export function roleOf(authorization: string | null): ContentRole | null {
  if (authorization === null) return 'anonymous';
  if (authorization === `Bearer ${contentProject.viewerToken}`) return 'viewer';
  return authorization === `Bearer ${contentProject.editorToken}` ? 'editor' : null;
}
