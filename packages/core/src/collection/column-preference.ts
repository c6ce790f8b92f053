/** `[entity.site-state.10]` How densely a listing stands; kept in local storage under 'preference--columns'. */
export type ColumnPreference = 'large' | 'small';

/** What is stored, or 'large' for anything else. */
export function readColumnPreference(stored: string | null): ColumnPreference {
  return stored === 'small' ? 'small' : 'large';
}
