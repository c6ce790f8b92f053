/** The one project and dataset of the content double, and its tokens: not secret, as it is on loopback only. */
export const contentProject = {
  projectId: 'vespervine',
  dataset: 'production',
  /** Reads drafts. */
  viewerToken: 'sk-sandbox-viewer',
  /** Reads drafts and writes. */
  editorToken: 'sk-sandbox-editor',
} as const;

export type ContentRole = 'anonymous' | 'viewer' | 'editor';

/** Null for an unknown token. */
export function roleOf(authorization: string | null): ContentRole | null {
  if (authorization === null) return 'anonymous';
  if (authorization === `Bearer ${contentProject.viewerToken}`) return 'viewer';
  return authorization === `Bearer ${contentProject.editorToken}` ? 'editor' : null;
}
