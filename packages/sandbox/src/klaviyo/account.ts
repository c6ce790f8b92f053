/** The shop's account with the double; both are public. */
export const klaviyoAccount = { companyId: 'SaNdBx', newsletterListId: 'NwsLtr' };

/** Revisions whose client bodies are the ones checked here. */
export const knownRevisions: readonly string[] = [
  '2023-12-15',
  '2024-02-15',
  '2024-05-15',
  '2024-06-15',
  '2024-07-15',
  '2024-10-15',
  '2025-01-15',
  '2025-04-15',
  '2025-07-15',
  '2025-10-15',
  '2026-01-15',
  '2026-04-15',
  '2026-07-15',
];
