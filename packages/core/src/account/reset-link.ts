export interface ResetLink {
  /** Number of the customer. */
  customerId: string;
  resetToken: string;
}

/**
 * `[screen.route-table.6]` The content of the path `/_t/c/{token}`: base64url of `{customerId}/{resetToken}`. Null for
 * a malformed token; only the platform knows whether it has expired.
 */
export function readResetLink(token: string): ResetLink | null {
  if (!/^[\w-]+={0,2}$/.test(token)) return null;
  const [, customerId, resetToken] = /^(\d+)\/([\w-]+)$/.exec(decode(token)) ?? [];
  return customerId && resetToken ? { customerId, resetToken } : null;
}

function decode(token: string): string {
  try {
    return atob(token.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  } catch {
    return '';
  }
}
