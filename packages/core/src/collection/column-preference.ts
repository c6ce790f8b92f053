/** `[entity.site-state.10]` The size of a listing's columns; stored in local storage under 'preference--columns'. */
export type ColumnPreference = 'large' | 'small';

/** Reads the stored preference; 'large' for anything else. */
export function readColumnPreference(stored: string | null): ColumnPreference {
  return stored === 'small' ? 'small' : 'large';
}
