/** Identifies the logged-in customer to the platform. */
export interface AccessToken {
  token: string;
  /** ISO 8601. */
  tokenExpiresAt: string;
}
