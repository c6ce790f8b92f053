/** What proves to the platform who is logged in. */
export interface AccessToken {
  token: string;
  /** ISO 8601. */
  tokenExpiresAt: string;
}
